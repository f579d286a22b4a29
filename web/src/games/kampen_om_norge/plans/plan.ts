/** What the clicks so far, and the thing that the pointer rests on, would do on the map. */

import type { Clicks } from "../../../table/model/clicks.svelte";
import type { Step } from "../../../lib/protocol";
import type { Approach, Atlas } from "../map/atlas";
import { factionsIn } from "./position";
import type { Faction, KampenPrint, KampenView } from "../table";

/** What a click on an area would be: taking up a stack, going there, attacking it, losing a battalion. */
export type Sense = "take" | "go" | "attack" | "lose";

/** Moves of a stack from area to area. */
const MARCHING = ["move", "march", "airlift", "sealift", "escape"];
/** New battalions that appear in an area. */
const ARRIVING = ["drop", "place", "land", "arrive", "airplace"];
/** Here it is a stack at a border that is chosen, by where it came from. */
const AT_BORDERS = ["remove", "send_back"];

export interface Plan {
  from: string;
  to: string;
  approach: Approach;
  isAttack: boolean;
  /** How many go, if it is known already. */
  count: number | null;
  dice: number | null;
}

/** The areas among some clicks. */
export function areaSteps(steps: Step[]): string[] {
  return steps.filter(([kind]) => kind === "area").map(([, id]) => String(id));
}

/** The area that the pointer rests on, if a click there would mean something. */
export function hoveredArea({ hover }: Clicks): string | null {
  return hover?.kind === "area" ? String(hover.id) : null;
}

/** Do the next clicks choose stacks at borders, not areas? */
export function isAtBorders(clicks: Clicks): boolean {
  return AT_BORDERS.includes(clicks.head) && clicks.nextSteps.every(([, , name]) => name === "from");
}

function isHostile(view: KampenView, printed: KampenPrint, area: string, mover: Faction): boolean {
  return factionsIn(view.areas[area]).some((faction) => printed.enemies[mover].includes(faction));
}

/** The areas that may be clicked, with what a click there means. */
export function senses(clicks: Clicks, view: KampenView, printed: KampenPrint, mover: Faction): Map<string, Sense> {
  const found = new Map<string, Sense>();
  if (isAtBorders(clicks)) return found;
  for (const [kind, id, name] of clicks.nextSteps) {
    if (kind !== "area") continue;
    const area = String(id);
    const hostile = isHostile(view, printed, area, mover);
    if (name === "from") found.set(area, "take");
    else found.set(area, hostile ? "attack" : "go");
  }
  return found;
}

/** The march that is being planned, leg by leg. */
export function planned(clicks: Clicks, atlas: Atlas, view: KampenView, printed: KampenPrint, mover: Faction): Plan[] {
  if (!MARCHING.includes(clicks.head)) return [];
  const areas = areaSteps(clicks.chosen);
  const { hover } = clicks;
  if (hover?.kind === "area" && areas.length > 0 && clicks.may("area", hover.id)) areas.push(String(hover.id));
  const count = countOf(clicks);
  return areas.slice(1).map((to, place) => {
    const from = areas[place]!;
    const approach = atlas.approach(from, to);
    const isAttack = isHostile(view, printed, to, mover);
    const dice = isAttack && count !== null ? printed.dice[approach.water ? "water" : "land"][count]! : null;
    return { from, to, approach, isAttack, count, dice };
  });
}

/** How many would go: as clicked, as the pointer says, or as there is no choice. */
function countOf(clicks: Clicks): number | null {
  const clicked = clicks.chosen.find(([kind]) => kind === "number");
  if (clicked !== undefined) return Number(clicked[1]);
  if (clicks.hover?.kind === "number") return Number(clicks.hover.id);
  const counts = new Set(clicks.remaining.map((offer) => offer.steps?.find(([kind]) => kind === "number")?.[1]));
  return counts.size === 1 ? Number([...counts][0]) : null;
}

/** The area where new battalions would appear, with how many. */
export function arrival(clicks: Clicks): { area: string; count: number } | null {
  const { hover } = clicks;
  if (!ARRIVING.includes(clicks.head)) return null;
  if (hover?.kind === "area" && clicks.may("area", hover.id)) return { area: String(hover.id), count: 1 };
  const chosen = areaSteps(clicks.chosen).at(-1);
  if (chosen === undefined || hover?.kind !== "number") return null;
  return { area: chosen, count: Number(hover.id) };
}

/** The numbers that may be chosen next, and the area they are about. */
export function numbers(clicks: Clicks): { area: string; counts: number[] } | null {
  const area = areaSteps(clicks.chosen).at(-1);
  const next = clicks.nextSteps;
  if (area === undefined || next.length === 0 || next.some(([kind]) => kind !== "number")) return null;
  return { area, counts: next.map(([, id]) => Number(id)).sort((one, other) => one - other) };
}
