/** What the evening brings if nothing else is done: Morale, cards, and the three checks of Surrender. */

import { sectorsOf, sum, type HegraPrint, type HegraView, type MoraleLevel } from "./table";

export interface Modifier {
  /** What it is for: a key of the words. */
  id: string;
  by: number;
  count: number;
}

export interface Evening {
  modifiers: Modifier[];
  sum: number;
  /** Where the marker would stand, and what that level says. */
  level: MoraleLevel;
}

/** HOH-EVENING-03 to 08: every reason for which Morale goes up or down tonight. */
export function tonight(view: HegraView, printed: HegraPrint): Evening {
  const modifiers: Modifier[] = [];
  const add = (id: string, by: number, count = 0): void => {
    if (by !== 0) modifiers.push({ id, by, count });
  };
  if (view.tracks.doubt !== undefined) add("doubt", printed.tracks.doubt[view.tracks.doubt]?.morale ?? 0);
  if (printed.tracks.days[view.day - 1]?.red) add("red-day", -1);
  if (view.supplies === 0) add("no-supplies", -1);
  const waiting = waitingCount(view);
  if (waiting > 0) add("waiting", -1, waiting);
  const morgue = sum(view.defenders.morgue);
  add("morgue", -morgue, morgue);
  for (const sector of sectorsOf(view, printed)) {
    const here = view.sectors.find((each) => each.sector === sector.sector);
    const count = here === undefined ? 0 : here.standing + here.lying + sum(here.boxes);
    if (sector.red && count > 0) add("red-sector", -1, count);
  }
  const total = modifiers.reduce((all, modifier) => all + modifier.by, 0);
  const levels = printed.tracks.morale;
  const bounded = Math.max(levels[0]!.level, Math.min(levels[levels.length - 1]!.level, view.tracks.morale + total));
  return { modifiers, sum: total, level: levels.find((each) => each.level === bounded)! };
}

export function waitingCount(view: HegraView): number {
  return Object.values(view.defenders.waiting).reduce((total, types) => total + sum(types), 0);
}

export interface Check {
  id: string;
  now: number;
  limit: number;
}

/** HOH-EVENING-17 to 19: what brings Surrender a level nearer, each. */
export function surrenderChecks(view: HegraView, printed: HegraPrint): Check[] {
  const batteries = Object.values(printed.map.places).filter((place) => place.artillery).length;
  return [
    { id: "morgue", now: sum(view.defenders.morgue), limit: 3 },
    { id: "waiting", now: waitingCount(view), limit: 4 },
    { id: "batteries", now: view.map.artillery.length, limit: batteries },
  ];
}

/** Those who count in the evening: who works today is Tired by then, except on the trails and in a reckless charge. */
export function healthyTonight(view: HegraView): number {
  const working = Object.entries(view.defenders.placed)
    .filter(([space]) => space !== "supply_run" && space !== "reckless_defence")
    .reduce((total, [, types]) => total + sum(types), 0);
  return view.healthy + working;
}
