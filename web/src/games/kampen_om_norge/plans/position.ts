/** What stands where: the view of the game as stacks, attacks and marks on the map. */

import type { Atlas, Approach, Place } from "../map/atlas";
import { labelBox, signBox, stackBox } from "../map/atlas";
import { between, boxAround, distance, overlap, type Box } from "../../../board/geometry";
import type { Point } from "../map/map";
import { stackHeight } from "../map/shapes";
import { FACTIONS, type Faction, type Here, type KampenPrint, type KampenView } from "../table";

export interface Stack {
  faction: Faction;
  battalions: number;
  /** Seen from the town. */
  at: Point;
  /** All of them have moved this turn. */
  spent: boolean;
}

export interface AttackOnMap {
  area: string;
  from: string;
  battalions: number;
  faction: Faction;
  approach: Approach;
  /** What the stack is worth across water, if less. */
  dice: number | null;
}

const SIDE_BY_SIDE: Point[] = [
  [30, 0],
  [-30, 0],
  [24, 19],
  [-24, 19],
  [0, 31],
];

export function factionsIn(here: Here | undefined): Faction[] {
  return FACTIONS.filter((faction) => (here?.[faction] ?? 0) > 0);
}

/** Whose colour an area wears: of those that stand in it, else nobody's. */
export function holder(here: Here | undefined): Faction | null {
  return factionsIn(here)[0] ?? null;
}

/** An area as this scenario knows it: where objectives decide, they bear the star and the victory cities don't. */
export function inScenario(place: Place, printed: KampenPrint): Place {
  if (printed.scenario.victory === "cities") return place;
  const isCity = printed.scenario.objectives.includes(place.id);
  const signs = place.signs.filter(([kind]) => kind !== "victory_city");
  if (isCity) {
    const name = printed.areas[place.id]?.name ?? "";
    const taken = [labelBox({ ...place, isCity }, name), ...signs.map(([, at]) => signBox(at))];
    signs.push(["victory_city", freest(AROUND_TOWN, taken, signBox)]);
  }
  return { ...place, isCity, signs };
}

/** The stacks of an area: the first on the town, the others beside it where they cover neither names nor signs.
 *
 * `crowd` is what else is written and stands around, seen from this town. */
export function stacksIn(
  place: Place,
  here: Here | undefined,
  active: Faction,
  name: string,
  crowd: Box[] = [],
): Stack[] {
  const taken: Box[] = [labelBox(place, name), ...place.signs.map(([, at]) => signBox(at)), ...crowd];
  const stacks: Stack[] = [];
  for (const faction of factionsIn(here)) {
    const battalions = here?.[faction] ?? 0;
    const at: Point = stacks.length === 0 ? [0, 0] : freest([...place.beside, ...SIDE_BY_SIDE], taken);
    taken.push(stackBox(at));
    stacks.push({ faction, battalions, at, spent: faction === active && (here?.moved ?? 0) >= battalions });
  }
  return stacks;
}

/** Farther away than this nothing can be in a stack's way. */
const EARSHOT = 140;

/** Names, signs and towns of the other areas, seen from a town. */
export function crowdAround({ id, town: [x, y] }: Place, places: Place[], names: Record<string, string>): Box[] {
  return places
    .filter((other) => other.id !== id && distance(other.town, [x, y]) < EARSHOT)
    .flatMap((other) => {
      const signs = other.signs.map(([, at]) => signBox(at));
      const boxes = [labelBox(other, names[other.id] ?? ""), stackBox([0, 0]), ...signs];
      return boxes.map((box) => ({ ...box, x: box.x + other.town[0] - x, y: box.y + other.town[1] - y }));
    });
}

const AROUND_TOWN: Point[] = [
  [-23, -3],
  [23, -3],
  [-20, 14],
  [20, 14],
  [-18, -17],
  [18, -17],
];
const MARK = 8;
const AROUND_STACK: Point[] = [
  [17, -15],
  [-17, -15],
  [18, 13],
  [-18, 13],
  [0, -25],
  [21, 0],
  [-21, 0],
  [0, 21],
];

/** Where the sign of what may be done stands: on an empty town, else beside the stacks, off name and signs. */
export function markAt(place: Place, stacks: Stack[], name: string): Point {
  if (stacks.length === 0) return [0, 0];
  const taken = [labelBox(place, name), ...place.signs.map(([, at]) => signBox(at))];
  for (const { at } of stacks.slice(1)) taken.push(stackBox(at));
  const lift = stackHeight(stacks[0]!.battalions);
  const spots = AROUND_STACK.map(([x, y]): Point => [x, y < 0 ? y - lift : y]);
  return freest(spots, taken, (spot) => boxAround([spot], MARK));
}

/** The first of some spots where a box covers least of what is there. */
export function freest(spots: Point[], taken: Box[], boxAt: (spot: Point) => Box = stackBox): Point {
  let best = spots[0]!;
  let least = Infinity;
  for (const spot of spots) {
    const covered = taken.reduce((sum, box) => sum + overlap(boxAt(spot), box), 0);
    if (covered < least - 1) [best, least] = [spot, covered];
  }
  return best;
}

/** What is on the map already: other stacks, which must not be covered, and names, which should not. */
export interface Crowd {
  stacks: Box[];
  names: Box[];
}

/** The attacks that are under way, each with the way it comes; their stacks stand clear of the crowd and each other.
 *
 * `pieces` is how many units of the map a unit of a piece has. */
export function attacksOn(
  atlas: Atlas,
  view: KampenView,
  printed: KampenPrint,
  crowd: Crowd,
  pieces: number,
): AttackOnMap[] {
  const stacks = [...crowd.stacks];
  return view.attacks.map(({ area, from, battalions }) => {
    const way = atlas.approach(from, area);
    const stand = standFor(way, { ...crowd, stacks }, pieces, battalions);
    stacks.push(standBox(stand, pieces, battalions));
    const dice = way.water ? printed.dice.water[battalions]! : null;
    const approach = way.start === way.stand ? way : { ...way, stand };
    return { area, from, battalions, faction: view.active, approach, dice };
  });
}

/** On the border, or as near to it as there is room for a stack of so many battalions. */
export function standFor(way: Approach, crowd: Crowd, pieces: number, battalions = 1): Point {
  let best = way.stand;
  let least = Infinity;
  const middle: Point = between(way.start, way.end, 0.5);
  const beside = [18, -18, 30, -30].flatMap((far) => [way.stand, middle].map((spot) => aside(spot, way, far * pieces)));
  for (const spot of [way.stand, middle, ...way.line, ...beside]) {
    const box = standBox(spot, pieces, battalions);
    const covers = (boxes: Box[]): number => boxes.reduce((sum, other) => sum + overlap(box, other), 0);
    const covered = (covers(crowd.stacks) / 4 + covers(crowd.names) / 10) / (pieces * pieces);
    const cost = covered + distance(spot, way.stand) / pieces;
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}

/** A point beside the way, to its right if `far` is positive. */
function aside([x, y]: Point, { start, end }: Approach, far: number): Point {
  const length = distance(start, end) || 1;
  return [x - ((end[1] - start[1]) / length) * far, y + ((end[0] - start[0]) / length) * far];
}

/** The box of a stack that stands somewhere on the map. */
export function standBox([x, y]: Point, pieces: number, battalions: number): Box {
  const box = stackBox([0, 0], stackHeight(battalions));
  return { x: x + box.x * pieces, y: y + box.y * pieces, width: box.width * pieces, height: box.height * pieces };
}

/** The bases whose range matters for a card, none if it needs no range. */
export function basesFor(card: string, view: KampenView, printed: KampenPrint): string[] {
  return printed.cards[card]?.needs_range ? view.air_bases : [];
}
