/** What can be asked about the sea: who controls a zone, and who could come there. */

import type { Named, Query, Scene, Sentence } from "../../../table/access/query";
import type { Thing } from "../../../lib/protocol";
import { listed } from "../../../table/access/answers";
import { fleetInWords, fleetsIn, zoneInWords } from "../sea/sea";
import type { KampenPrint, KampenView } from "../table";
import { say } from "../words";
import { stems } from "./stems";

const zone = (id: string): Thing => ["zone", id];

/** The zones from which ships come to this one, with how many moves it takes them: two at most. */
function zonesAround(id: string, printed: KampenPrint): [string, number][] {
  const near = printed.zones[id]!.neighbours;
  const far = near.flatMap((next) => printed.zones[next]!.neighbours).filter((each) => each !== id);
  const beyond = [...new Set(far)].filter((each) => !near.includes(each));
  return [...near.map((each): [string, number] => [each, 1]), ...beyond.map((each): [string, number] => [each, 2])];
}

/** Who could sail to a zone, as far as everybody sees it: stacks by their number, and the own ships by name. */
function sailing({ view, printed }: Scene, id: string): Sentence[] {
  const [now, print] = [view as KampenView, printed as KampenPrint];
  const found = zonesAround(id, print).flatMap(([from, moves]) =>
    fleetsIn(from, now, print)
      // The panserskip moves one zone a turn, and some zones are closed to the Allies.
      .filter(
        ({ faction }) => (faction !== "norway" || moves === 1) && (faction !== "allies" || print.zones[id]!.allied),
      )
      .map((fleet) => ({
        text: say("query-sail-from", { zone: from, moves, fleet: fleetInWords(fleet, print) }),
        thing: zone(from),
      })),
  );
  const reach = now.sea?.reach.find((each) => each.zone === id);
  const force = reach === undefined ? [] : [{ text: say("query-sail", { zone: id, caught: reach.caught }) }];
  return [{ text: say("query-sail-of", { zone: id, count: found.length }), thing: zone(id) }, ...found, ...force];
}

/** A zone with its ships, who controls it, and the coast it borders on. */
function control({ view, printed }: Scene, id: string): Sentence[] {
  const print = printed as KampenPrint;
  const coast = print.zones[id]!.coast.map((area) => print.areas[area]!.name);
  const first = { text: zoneInWords(id, view as KampenView, print), thing: zone(id) };
  return coast.length === 0 ? [first] : [first, { text: say("query-coast", { areas: listed(coast) }) }];
}

export const queriesAtSea: Query[] = [
  {
    id: "sail",
    about: ["zone"],
    words: stems("sail"),
    answer: (scene, [at]) => sailing(scene, String(at![1])),
  },
  {
    id: "zone",
    about: ["zone"],
    words: [],
    answer: (scene, [at]) => control(scene, String(at![1])),
  },
];

/** The sea zones, where there are ships. */
export function zonesOf(printed: KampenPrint): Named[] {
  return Object.keys(printed.zones).map((id) => ({
    thing: zone(id),
    names: stems("zone").flatMap((names) => names.map((name) => `${name} ${id}`)),
  }));
}
