/** What happened between two views: which stacks went where, and where battalions came or were lost for good. */

import type { Atlas } from "../map/atlas";
import type { Point } from "../map/map";
import { FACTIONS, type Faction, type KampenView } from "../table";

export interface Travel {
  faction: Faction;
  battalions: number;
  from: Point;
  to: Point;
}

/** Battalions that came from nowhere or are no more. */
export interface Turn {
  key: string;
  at: Point;
  by: number;
}

export interface Story {
  travels: Travel[];
  turns: Turn[];
}

interface Spot {
  key: string;
  at: Point;
  by: number;
}

export const NOTHING: Story = { travels: [], turns: [] };
/** More than this at once is a jump through time, not something to watch. */
const WATCHABLE = 5;

export function story(before: KampenView, after: KampenView, atlas: Atlas): Story {
  const travels: Travel[] = [];
  const turns: Turn[] = [];
  for (const faction of FACTIONS) {
    const spots = changedSpots(before, after, faction, atlas);
    const gone = spots.filter(({ by }) => by < 0);
    const come = spots.filter(({ by }) => by > 0);
    for (const start of gone) {
      for (const end of come) {
        const battalions = Math.min(-start.by, end.by);
        if (battalions === 0) continue;
        travels.push({ faction, battalions, from: start.at, to: end.at });
        start.by += battalions;
        end.by -= battalions;
      }
    }
    for (const { key, at, by } of [...gone, ...come]) if (by !== 0) turns.push({ key: `${faction} ${key}`, at, by });
  }
  return travels.length + turns.length > WATCHABLE ? NOTHING : { travels, turns };
}

/** Where a faction has more or fewer battalions than before: in areas, and at the borders it attacks over. */
function changedSpots(before: KampenView, after: KampenView, faction: Faction, atlas: Atlas): Spot[] {
  const sums = new Map<string, Spot>();
  const add = (key: string, at: Point, by: number): void => {
    const spot = sums.get(key) ?? { key, at, by: 0 };
    sums.set(key, { ...spot, by: spot.by + by });
  };
  for (const [view, sign] of [
    [before, -1],
    [after, 1],
  ] as const) {
    for (const [id, here] of Object.entries(view.areas)) {
      if (atlas.places.has(id)) add(id, atlas.place(id).town, sign * (here[faction] ?? 0));
    }
    if (view.active !== faction) continue;
    for (const { area, from, battalions } of view.attacks) {
      add(`${from} ${area}`, atlas.approach(from, area).stand, sign * battalions);
    }
  }
  return [...sums.values()].filter(({ by }) => by !== 0);
}
