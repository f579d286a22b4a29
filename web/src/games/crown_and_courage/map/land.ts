/** The shape of the map: where each space lies, its drawn borders, the sectors, and the road.
 *
 * What is printed has the spaces in columns and rows; here they get borders as a hand would draw them, the same each time. */

import { stream } from "../../../board/chance";
import type { Box, Point } from "../../../board/geometry";
import type { CrownPrint } from "../table";

export const WIDTH = 480;
export const HEIGHT = 776;
/** The columns and rows: where the first begins, and how far the next one is. */
export const LEFT = 46;
export const TOP = 56;
export const ACROSS = 106;
export const DOWN = 44.4;
const COLUMNS = 4;
const ROWS = 16;

export const FREEDOM = "freedom";

/** Column and row of a space, from the upper left: "b14" is [1, 2]. */
export function cellOf(id: string): Point {
  return ["a", "b", "c", "d"].indexOf(id[0]!) >= 0 ? [id.charCodeAt(0) - 97, ROWS - Number(id.slice(1))] : [2, -1];
}

/** The middle of a space; Freedom is a wide field above all. */
export function middleOf(id: string): Point {
  if (id === FREEDOM) return [LEFT + 2.5 * ACROSS, TOP - 26];
  const [column, row] = cellOf(id);
  return [LEFT + (column + 0.5) * ACROSS, TOP + (row + 0.5) * DOWN];
}

/** A space with its surroundings, for the camera. */
export function boxOf(id: string): Box {
  const [x, y] = middleOf(id);
  const [width, height] = id === FREEDOM ? [300, 50] : [ACROSS, DOWN];
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** The field of Freedom. */
export const FREEDOM_PATH = `M${LEFT + ACROSS - 6} 8H${WIDTH - 40}V${TOP - 4}H${LEFT + ACROSS - 6}Z`;

/** Where four spaces meet: near a corner of the columns and rows. */
function corner(column: number, row: number): Point {
  const next = stream(column * 131 + row * 7 + 5);
  const across = column === 0 || column === COLUMNS ? 0 : 6.5;
  const down = row === 0 ? 0 : 4.2;
  return [LEFT + column * ACROSS + (next() * 2 - 1) * across, TOP + row * DOWN + (next() * 2 - 1) * down];
}

const STEPS = 7;

/** The border from one corner to another, a little crooked; the same for both spaces beside it. */
function border(from: Point, to: Point): Point[] {
  const turned = from[0] > to[0] || (from[0] === to[0] && from[1] > to[1]);
  const [one, other] = turned ? [to, from] : [from, to];
  const [start, end] = [corner(...one), corner(...other)];
  const next = stream(one[0] * 977 + one[1] * 37 + other[0] * 11 + other[1]);
  const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
  const [aside, along] = [-(end[1] - start[1]) / length, (end[0] - start[0]) / length];
  const [wide, wave] = [next() * 2 - 1, next() * 2 - 1];
  const points: Point[] = [];
  for (let step = 0; step <= STEPS; step += 1) {
    const part = step / STEPS;
    const bulge = Math.sin(Math.PI * part);
    const off = 2.4 * (wide * bulge + 0.7 * wave * Math.sin(2 * Math.PI * part) + 0.35 * (next() * 2 - 1) * bulge);
    points.push([
      start[0] + (end[0] - start[0]) * part + aside * off,
      start[1] + (end[1] - start[1]) * part + along * off,
    ]);
  }
  return turned ? points.reverse() : points;
}

const said = (points: Point[]): string => points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");

/** A space's border as the data of a path. The Germans begin on rounded fields at sea. */
export function spacePath(id: string): string {
  if (id === FREEDOM) return FREEDOM_PATH;
  const [column, row] = cellOf(id);
  if (row >= ROWS - 2) return fieldPath(...middleOf(id));
  const corners: Point[] = [
    [column, row],
    [column + 1, row],
    [column + 1, row + 1],
    [column, row + 1],
  ];
  const points = corners.flatMap((from, at) => border(from, corners[(at + 1) % 4]!).slice(0, -1));
  return `M${said(points)}Z`;
}

const fieldPath = (x: number, y: number): string => `M${x - 26} ${y - 17}h52a17 17 0 0 1 0 34h-52a17 17 0 0 1 0 -34Z`;

/** All borders between spaces of different sectors. */
export function sectorBorders({ spaces }: CrownPrint["map"]): string {
  const at = new Map(Object.keys(spaces).map((id) => [cellOf(id).join(), id]));
  let path = "";
  for (const id of Object.keys(spaces)) {
    const [column, row] = cellOf(id);
    if (id === FREEDOM || spaces[id]!.red) continue;
    const above = at.get([column, row - 1].join());
    const beside = at.get([column + 1, row].join());
    const differs = (other: string | undefined): boolean =>
      other !== undefined && other !== FREEDOM && spaces[other]!.sector !== spaces[id]!.sector;
    if (differs(above)) path += `M${said(border([column, row], [column + 1, row]))}`;
    if (differs(beside)) path += `M${said(border([column + 1, row], [column + 1, row + 1]))}`;
  }
  return path;
}

/** A line through points that bends softly. */
export function smooth(points: Point[], bend = 0.5): string {
  let path = `M${said(points.slice(0, 1))}`;
  points.slice(1).forEach((to, at) => {
    const from = points[at]!;
    const before = points[Math.max(at - 1, 0)]!;
    const after = points[Math.min(at + 2, points.length - 1)]!;
    const one: Point = [from[0] + ((to[0] - before[0]) * bend) / 3, from[1] + ((to[1] - before[1]) * bend) / 3];
    const two: Point = [to[0] - ((after[0] - from[0]) * bend) / 3, to[1] - ((after[1] - from[1]) * bend) / 3];
    path += `C${said([one, two, to]).replaceAll("L", " ")}`;
  });
  return path;
}

/** Where the road passes through a space: below its name. */
export function roadAt(id: string): Point {
  const [x, y] = middleOf(id);
  return [x, y + 8];
}

/** The German road: the crossing of the fjord, the road on land, and an arrow on each part of it. */
export interface Road {
  crossing: string;
  land: string;
  arrows: { at: Point; turn: number }[];
}

export function roadOf({ route, spaces }: CrownPrint["map"]): Road {
  const points = route.map(roadAt);
  const landing = route.findIndex((id) => !spaces[id]!.red);
  const arrows = points.slice(1).map((to, at) => {
    const from = points[at]!;
    const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
    return { at: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as Point, turn: Math.round(turn) };
  });
  return { crossing: smooth(points.slice(0, landing + 1), 0.9), land: smooth(points.slice(landing), 0.9), arrows };
}

/** The sectors beside the map: their numbers, and from where to where they reach. */
export function sectorRanges({ spaces }: CrownPrint["map"]): { sector: number; from: number; to: number }[] {
  const rows = new Map<number, number[]>();
  for (const [id, { sector, red }] of Object.entries(spaces)) {
    if (id !== FREEDOM && !red) rows.set(sector, [...(rows.get(sector) ?? []), middleOf(id)[1]]);
  }
  return [...rows].map(([sector, heights]) => ({
    sector,
    from: Math.min(...heights) - DOWN / 2 + 5,
    to: Math.max(...heights) + DOWN / 2 - 5,
  }));
}
