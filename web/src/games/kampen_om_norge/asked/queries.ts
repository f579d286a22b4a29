/** What can be asked about the map in words, and the answers from what the seat sees. */

import type { Named, Query, Scene, Sentence } from "../../../table/access/query";
import type { Thing } from "../../../lib/protocol";
import { choices, listed } from "../../../table/access/answers";
import { houseStems } from "../../../table/access/stems";
import { say } from "../words";
import { factionsIn } from "../plans/position";
import { nameOf } from "../reading";
import { queriesAtSea, zonesOf } from "./at_sea";
import { stems } from "./stems";
import { forcesIn, inWords, neighboursOf } from "./spoken";
import { FACTIONS, type Faction, type KampenPrint, type KampenView } from "../table";
import { crossings, shortestWay } from "./ways";

const table = ({ view, printed }: Scene): [KampenView, KampenPrint] => [view as KampenView, printed as KampenPrint];
const area = (id: string): Thing => ["area", id];

/** Whoever could come over a border with battalions against those who stand there. */
function attackers(scene: Scene, id: string): Sentence[] {
  const [view, printed] = table(scene);
  const here = factionsIn(view.areas[id]);
  const name = printed.areas[id]!.name;
  const against = (faction: Faction): boolean =>
    here.length === 0 || here.some((each) => printed.enemies[faction].includes(each));
  const found = Object.entries(printed.areas[id]!.neighbours).flatMap(([from, way]) =>
    factionsIn(view.areas[from])
      .filter(against)
      .map((faction) => ({
        text: say(way === "water" ? "query-attack-water" : "query-attack-land", {
          from: printed.areas[from]!.name,
          forces: say(`board-force-${faction}`, { count: view.areas[from]?.[faction] ?? 0 }),
        }),
        thing: area(from),
      })),
  );
  const count = found.length;
  const first = { text: say("query-attack-of", { name, forces: forcesIn(view.areas[id]), count }), thing: area(id) };
  return [first, ...found];
}

function ways(scene: Scene, from: string, to: string): Sentence[] {
  const [, printed] = table(scene);
  const land = shortestWay(printed, from, to, false);
  const any = shortestWay(printed, from, to, true);
  const told = (way: string[]): Sentence => ({
    text: say("query-way", {
      count: way.length - 1,
      way: way.map((id) => printed.areas[id]!.name).join(", "),
      crossings: crossings(printed, way),
    }),
    thing: area(to),
  });
  const both = [land, any !== null && (land === null || any.length < land.length) ? any : null];
  const found = both.filter((way) => way !== null).map(told);
  const names = { from: printed.areas[from]!.name, to: printed.areas[to]!.name };
  return found.length > 0 ? found : [{ text: say("query-no-way", names) }];
}

function whereabouts(scene: Scene, faction: Faction): Sentence[] {
  const [view, printed] = table(scene);
  const found = Object.entries(view.areas).filter(([, here]) => (here[faction] ?? 0) > 0);
  const count = found.reduce((total, [, here]) => total + (here[faction] ?? 0), 0);
  const first = { text: say("query-where", { forces: say(`board-force-${faction}`, { count }), count: found.length }) };
  const places = found.map(([id, here]) => ({
    text: say("query-there", { name: printed.areas[id]!.name, count: here[faction] }),
    thing: area(id),
  }));
  return [first, ...places];
}

function cards(scene: Scene): Sentence[] {
  const [view, printed] = table(scene);
  const own = FACTIONS.flatMap((faction) => view.factions[faction].hand ?? []);
  if (own.length === 0) return [{ text: say("query-no-cards") }];
  return own.map((id) => {
    const { name, text, symbols } = printed.cards[id]!;
    return { text: say("query-card", { name, text, symbols }), thing: ["card", id] as Thing };
  });
}

function standing(scene: Scene): Sentence[] {
  const [view, printed] = table(scene);
  const holding = (side: "germany" | "norway"): string[] =>
    Object.entries(view.objectives).flatMap(([id, by]) => (by === side ? [printed.areas[id]!.name] : []));
  const of = (side: "germany" | "norway"): string => listed(holding(side)) || say("board-empty");
  return [
    { text: say("query-standing", { german: of("germany"), norwegian: of("norway") }) },
    { text: say("query-clock", { count: view.factions.germany.cards_in_deck }) },
  ];
}

export const queries: Query[] = [
  ...queriesAtSea,
  {
    id: "attack",
    about: ["area"],
    words: stems("attack"),
    answer: (scene, [target]) => attackers(scene, String(target![1])),
  },
  {
    id: "way",
    about: ["area", "area"],
    words: [],
    answer: (scene, [from, to]) => ways(scene, String(from![1]), String(to![1])),
  },
  {
    id: "holds",
    about: ["area"],
    words: stems("holds"),
    answer: (scene, [at]) => [{ text: inWords(String(at![1]), ...table(scene)), thing: at! }],
  },
  {
    id: "where",
    about: ["faction"],
    words: stems("where"),
    answer: (scene, [side]) => whereabouts(scene, side![1] as Faction),
  },
  {
    id: "neighbours",
    about: ["area"],
    words: stems("neighbours"),
    answer: (scene, [at]) => {
      const [, printed] = table(scene);
      const id = String(at![1]);
      const name = printed.areas[id]!.name;
      return [{ text: say("query-beside", { name, neighbours: neighboursOf(id, printed) }), thing: at! }];
    },
  },
  {
    id: "cards",
    about: [],
    words: stems("cards"),
    answer: cards,
  },
  {
    id: "choices",
    about: [],
    words: houseStems("choices"),
    answer: (scene) => choices(scene, (kind, id) => nameOf(table(scene)[1], kind, id)),
  },
  {
    id: "standing",
    about: [],
    words: stems("standing"),
    answer: standing,
  },
  {
    id: "about",
    about: ["area"],
    words: [],
    answer: (scene, [at]) => {
      const [view, printed] = table(scene);
      const id = String(at![1]);
      const neighbours = neighboursOf(id, printed);
      return [{ text: say("access-area-line", { area: inWords(id, view, printed), neighbours }), thing: at! }];
    },
  },
];

/** The areas and the sides, by all their names. */
export function vocabulary(printed: KampenPrint): Named[] {
  const areas = Object.entries(printed.areas).map(([id, { name }]) => ({ thing: area(id), names: [name, id] }));
  const sides = FACTIONS.map((id) => ({ thing: ["faction", id] as Thing, names: stems(id).flat() }));
  return [...areas, ...sides, ...zonesOf(printed)];
}

/** Names for the examples: two areas that decide the game, and a side. */
export function exampleNames(printed: KampenPrint): Record<string, string> {
  const [one = "", other = one] = printed.scenario.objectives;
  const name = (id: string): string => printed.areas[id]?.name ?? id;
  return { area: name(one), other: name(other) };
}
