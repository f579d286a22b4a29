/** Where Locations lie and how Roads run between them. All numbers are units of the board. */

import type { Box, Point } from "../../../board/geometry";
import type { DutchPrint, Letter, Place } from "../table";

export const WIDTH = 1024;
export const HEIGHT = 668;
/** A Location tile, around its middle. */
export const TILE = { width: 134, height: 102 };

const MIDDLES: Record<Place, Point> = {
  C1: [82, 76],
  C2: [284, 204],
  C3: [484, 70],
  C4: [574, 246],
  C5: [404, 410],
  C6: [238, 574],
  C7: [82, 364],
  L1: [702, 70],
  L2: [946, 150],
  L3: [784, 310],
  L4: [948, 422],
  L5: [724, 512],
  L6: [476, 602],
};

/** How far the middle of each Road lies off the straight line, and on which side of it Occupiers stand. */
const BENDS: Record<Letter, { by: number; side: 1 | -1 }> = {
  A: { by: 16, side: -1 },
  B: { by: -14, side: -1 },
  C: { by: -18, side: 1 },
  D: { by: -18, side: 1 },
  E: { by: -8, side: -1 },
  F: { by: -14, side: -1 },
  G: { by: 16, side: -1 },
  H: { by: 8, side: -1 },
  I: { by: 12, side: -1 },
  J: { by: 16, side: 1 },
  K: { by: -16, side: 1 },
  L: { by: 16, side: -1 },
  M: { by: 16, side: -1 },
  N: { by: 20, side: 1 },
  O: { by: -12, side: 1 },
  P: { by: -10, side: -1 },
  Q: { by: -34, side: 1 },
  R: { by: -10, side: 1 },
  S: { by: -16, side: 1 },
  T: { by: 10, side: 1 },
};

export const middleOf = (place: Place): Point => MIDDLES[place];

/** The tile of a Location, for what has to be brought into sight. */
export function boxOf(place: Place): Box {
  const [x, y] = middleOf(place);
  return { x: x - TILE.width / 2 - 8, y: y - TILE.height / 2 - 8, width: TILE.width + 16, height: TILE.height + 16 };
}

/** A Road as it is drawn: its line, and points and directions on the part that no tile covers. */
export interface Course {
  path: string;
  /** The point at so much of the open part, from 0 to 1, from its first end to its second. */
  at: (part: number) => Point;
  /** The direction there, in degrees. */
  turn: (part: number) => number;
  /** How long the open part is. */
  length: number;
  ends: [Place, Place];
  /** Where the signpost with its letter stands. */
  middle: Point;
  /** Where the first Occupier stands, and where the next ones do: a row away from the Road. */
  post: Point;
  row: Point;
}

const STEPS = 200;
const MARGIN = 3;
const POST = 23;

export function courseOf(printed: Pick<DutchPrint, "roads">, letter: Letter): Course {
  const ends = printed.roads[letter]!.ends as [Place, Place];
  const { by, side } = BENDS[letter];
  const [start, end] = [middleOf(ends[0]), middleOf(ends[1])];
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const far = Math.hypot(dx, dy);
  const bend: Point = [(start[0] + end[0]) / 2 - (dy / far) * by * 2, (start[1] + end[1]) / 2 + (dx / far) * by * 2];
  const on = (time: number): Point =>
    [0, 1].map(
      (axis) => (1 - time) ** 2 * start[axis]! + 2 * time * (1 - time) * bend[axis]! + time ** 2 * end[axis]!,
    ) as Point;
  const open = Array.from({ length: STEPS + 1 }, (_, step) => on(step / STEPS)).filter(
    (point) => !isUnder(point, start) && !isUnder(point, end),
  );
  const far_along = lengths(open);
  const length = far_along[far_along.length - 1] ?? 0;
  const index = (part: number): number => {
    const found = far_along.findIndex((each) => each >= part * length - 1e-6);
    return found < 0 ? open.length - 1 : found;
  };
  const at = (part: number): Point => open[index(part)]!;
  const turn = (part: number): number => {
    const here = Math.min(Math.max(1, index(part)), open.length - 2);
    const [one, other] = [open[here - 1]!, open[here + 1]!];
    return (Math.atan2(other[1] - one[1], other[0] - one[0]) * 180) / Math.PI;
  };
  const middle = at(0.5);
  const across = ((turn(0.5) + 90 * side) * Math.PI) / 180;
  const row: Point = [Math.cos(across), Math.sin(across)];
  return {
    path: `M${start.join(" ")}Q${bend.map((value) => value.toFixed(1)).join(" ")} ${end.join(" ")}`,
    at,
    turn,
    length,
    ends,
    middle,
    post: [middle[0] + row[0] * POST, middle[1] + row[1] * POST],
    row,
  };
}

function isUnder([x, y]: Point, [tileX, tileY]: Point): boolean {
  return Math.abs(x - tileX) < TILE.width / 2 + MARGIN && Math.abs(y - tileY) < TILE.height / 2 + MARGIN;
}

/** How far each point lies along a line. */
function lengths(points: Point[]): number[] {
  let sum = 0;
  return points.map((point, place) => {
    const before = points[place - 1] ?? point;
    sum += Math.hypot(point[0] - before[0], point[1] - before[1]);
    return sum;
  });
}

/** The way of an Occupier from one Road past a Location to the next, along both. */
export function marchOf(courses: Record<Letter, Course>, from: Letter, over: Place, to: Letter): Point[] {
  const half = (letter: Letter): Point[] => {
    const { ends, at } = courses[letter];
    const away = ends[1] === over ? 1 : 0;
    return Array.from({ length: 13 }, (_, step) => at(0.5 + ((away - 0.5) * step) / 12));
  };
  return [...half(from), ...half(to).reverse()];
}

/** Attributes that keep a text within its room; `letter` is how wide its letters are about. */
export function fitted(
  text: string,
  letter: number,
  room: number,
): { textLength?: number; lengthAdjust?: "spacingAndGlyphs" } {
  return text.length * letter > room ? { textLength: room, lengthAdjust: "spacingAndGlyphs" } : {};
}

/** The Road between two Locations, "" if there is none. */
export function roadBetween(printed: Pick<DutchPrint, "roads">, one: string, other: string): Letter | "" {
  const found = Object.entries(printed.roads).find(
    ([, { ends }]) => (ends as string[]).includes(one) && (ends as string[]).includes(other) && one !== other,
  );
  return (found?.[0] as Letter | undefined) ?? "";
}
