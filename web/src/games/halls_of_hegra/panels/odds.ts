/** Chances of what is drawn from the bags: they lie open as counts, so these are exact. */

import { sum } from "../table";

export type Bag = Record<string, number>;

export const HIT_KINDS = ["miss", "damage", "air", "artillery"] as const;
export type HitKind = (typeof HIT_KINDS)[number];

export function kindOf(tile: string): HitKind {
  if (tile === "miss" || tile === "artillery") return tile;
  return tile.startsWith("air_") ? "air" : "damage";
}

/** The Hit bag by kind of tile. */
export function hitKinds(bag: Bag): Record<HitKind, number> {
  const kinds = { miss: 0, damage: 0, air: 0, artillery: 0 };
  for (const [tile, count] of Object.entries(bag)) kinds[kindOf(tile)] += count;
  return kinds;
}

/** The chance that the next thing drawn is one of these. */
export function chanceOfNext(bag: Bag, wanted: (name: string) => boolean): number {
  const all = sum(bag);
  if (all === 0) return 0;
  return countOf(bag, wanted) / all;
}

/** The chance that at least one of so many things drawn together is one of these. */
export function chanceOfAny(bag: Bag, wanted: (name: string) => boolean, draws: number): number {
  const all = sum(bag);
  const others = all - countOf(bag, wanted);
  let none = 1;
  for (let drawn = 0; drawn < Math.min(draws, all); drawn += 1) none *= Math.max(0, others - drawn) / (all - drawn);
  return draws > 0 && all > 0 ? 1 - none : 0;
}

/** How many of these are among so many drawn, on average. */
export function expected(bag: Bag, wanted: (name: string) => boolean, draws: number): number {
  return Math.min(draws, sum(bag)) * chanceOfNext(bag, wanted);
}

function countOf(bag: Bag, wanted: (name: string) => boolean): number {
  return Object.entries(bag).reduce((total, [name, count]) => total + (wanted(name) ? count : 0), 0);
}

/** In full percent; only what is certain is 100, only what cannot be is 0. */
export function percent(chance: number): number {
  if (chance <= 0) return 0;
  if (chance >= 1) return 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}
