/** What happened between two views: which stacks went where, and where battalions came or were lost for good. */

import type { Atlas } from "../map/atlas";
import type { Point } from "../map/map";
import { FACTIONS, type Faction, type KampenView } from "../table";

export interface Travel {
  faction: Faction;
  /** Battalions, or ship cards. */
  battalions: number;
  atSea: boolean;
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

/** `zones` are where the ships of each sea zone lie. */
export function story(before: KampenView, after: KampenView, atlas: Atlas, zones: Record<string, Point> = {}): Story {
  const found = FACTIONS.flatMap((faction) => [
    paired(changedSpots(before, after, faction, atlas), faction, false),
    paired(changedZones(before, after, faction, zones), faction, true),
  ]);
  const travels = found.flatMap((each) => each.travels);
  const turns = found.flatMap((each) => each.turns);
  return travels.length + turns.length > WATCHABLE ? NOTHING : { travels, turns };
}

/** Those who went are those who came elsewhere; the rest came from nowhere or are no more. */
function paired(spots: Spot[], faction: Faction, atSea: boolean): Story {
  const travels: Travel[] = [];
  const gone = spots.filter(({ by }) => by < 0);
  const come = spots.filter(({ by }) => by > 0);
  for (const start of gone) {
    for (const end of come) {
      const battalions = Math.min(-start.by, end.by);
      if (battalions === 0) continue;
      travels.push({ faction, battalions, atSea, from: start.at, to: end.at });
      start.by += battalions;
      end.by -= battalions;
    }
  }
  const left = [...gone, ...come].filter(({ by }) => by !== 0);
  return { travels, turns: left.map(({ key, at, by }) => ({ key: `${faction} ${key}`, at, by })) };
}

/** Sea zones in which a faction has more or fewer ship cards than before. */
function changedZones(before: KampenView, after: KampenView, faction: Faction, zones: Record<string, Point>): Spot[] {
  const cards = (view: KampenView, id: string): number => view.sea?.zones[id]?.[faction] ?? 0;
  return Object.entries(zones)
    .map(([id, at]) => ({ key: `zone ${id}`, at, by: cards(after, id) - cards(before, id) }))
    .filter(({ by }) => by !== 0);
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
