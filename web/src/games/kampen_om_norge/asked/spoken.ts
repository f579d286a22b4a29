/** The board for those who hear it. */

import { listed } from "../../../table/access/answers";
import type { Chapter } from "../../../table/access/query";
import { say } from "../words";
import { factionsIn } from "../plans/position";
import { shipName, ZONES, zoneInWords } from "../sea/sea";
import type { Here, KampenPrint, KampenView } from "../table";

const SIGNS = ["mobilization_point", "air_field"] as const;

/** Who stands somewhere. */
export function forcesIn(here: Here | undefined): string {
  const forces = factionsIn(here).map((faction) => say(`board-force-${faction}`, { count: here?.[faction] ?? 0 }));
  return forces.length === 0 ? say("board-empty") : listed(forces);
}

/** What is printed on an area: that it decides the game, an air field, a mobilization point. */
export function signsOf(id: string, { areas, scenario }: KampenPrint): string[] {
  const area = areas[id]!;
  const decides = scenario.victory === "cities" ? area.victory_city : scenario.objectives.includes(id);
  const signs = SIGNS.filter((sign) => area[sign]).map((sign) => say(`access-sign-${sign}`));
  return decides ? [say(`board-sign-${scenario.victory}`), ...signs] : signs;
}

/** An area, who stands in it, and what is printed on it. */
export function inWords(id: string, view: KampenView, printed: KampenPrint): string {
  const spoken = say("board-area", { name: printed.areas[id]?.name ?? id, forces: forcesIn(view.areas[id]) });
  const signs = printed.areas[id] === undefined ? [] : signsOf(id, printed);
  const far = printed.areas[id]?.in_play === false ? [say("access-not-in-play")] : [];
  return [spoken, ...signs, ...far].join(", ");
}

/** The neighbours of an area, with those beyond water named as such. */
export function neighboursOf(id: string, printed: KampenPrint): string {
  const names = Object.entries(printed.areas[id]!.neighbours).map(([other, way]) => {
    const { name } = printed.areas[other]!;
    return way === "water" ? say("query-over-water", { name }) : name;
  });
  return listed(names);
}

/** The sea zones, and the raiders. */
function seaInWords(view: KampenView, printed: KampenPrint): Chapter {
  const zones = ZONES.map((id) => ({
    text: zoneInWords(id, view, printed),
    thing: ["zone", id] as [string, string],
  }));
  const names = (view.sea?.raiding ?? []).map((ship) => shipName(ship, printed)).join(", ");
  const raiders = say("sea-raiding-box", { count: view.sea?.raiding.length ?? 0, names: names || "none" });
  return { title: say("access-sea"), lines: [...zones, { text: raiders }] };
}

/** The whole board, region by region. */
export function boardInWords(view: KampenView, printed: KampenPrint): Chapter[] {
  const regions = Object.entries(printed.regions)
    .map(([region, areas]) => [region, areas.filter((id) => printed.areas[id]?.in_play)] as const)
    .filter(([, areas]) => areas.length > 0);
  const chapters: Chapter[] = regions.map(([region, areas]) => ({
    title: say("access-region", { region }),
    lines: areas.map((id) => ({
      text: say("access-area-line", { area: inWords(id, view, printed), neighbours: neighboursOf(id, printed) }),
      thing: ["area", id] as [string, string],
    })),
  }));
  const attacks = view.attacks.map(({ area, from, battalions }) => ({
    text: say(from === "sea" || from === "air" ? `board-attack-from-${from}` : "board-attack", {
      count: battalions,
      from: printed.areas[from]?.name ?? "",
      to: printed.areas[area]!.name,
    }),
    thing: ["area", area] as [string, string],
  }));
  if (view.sea) chapters.unshift(seaInWords(view, printed));
  return attacks.length > 0 ? [{ title: say("access-attacks"), lines: attacks }, ...chapters] : chapters;
}
