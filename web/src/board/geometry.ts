/** Points, boxes and paths of the drawing. */

export type Point = [number, number];
/** x, y, x, y, … */
export type Line = number[];
/** Polygons, each an outer ring and its holes. */
export type Shape = Line[][];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A line as the data of an SVG path. */
export function linePath(line: Line, closed = false): string {
  if (line.length < 4) return "";
  let path = `M${line[0]},${line[1]}L`;
  for (let at = 2; at < line.length; at += 2) path += `${at > 2 ? " " : ""}${line[at]},${line[at + 1]}`;
  return closed ? `${path}Z` : path;
}

export function linesPath(lines: Line[], closed = false): string {
  return lines.map((line) => linePath(line, closed)).join("");
}

/** A shape as the data of an SVG path, to be filled with the even-odd rule. */
export function shapePath(shape: Shape): string {
  return shape.map((polygon) => linesPath(polygon, true)).join("");
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(other[0] - one[0], other[1] - one[1]);
}

/** The point at `part` of the way from one to the other. */
export function between(one: Point, other: Point, part: number): Point {
  return [one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part];
}

/** A line with fewer points: none is nearer than `step` to the one before it. */
export function coarser(line: Line, step: number): Line {
  const kept: Line = line.slice(0, 2);
  for (let here = 2; here < line.length; here += 2) {
    const last: Point = [kept[kept.length - 2]!, kept[kept.length - 1]!];
    const point: Point = [line[here]!, line[here + 1]!];
    if (distance(last, point) >= step || here === line.length - 2) kept.push(...point);
  }
  return kept;
}

/** Points of a line, `step` apart. */
export function pointsAlong(line: Line, step: number): Point[] {
  const points: Point[] = [];
  let rest = 0;
  for (let here = 2; here < line.length; here += 2) {
    const start: Point = [line[here - 2]!, line[here - 1]!];
    const end: Point = [line[here]!, line[here + 1]!];
    const length = distance(start, end);
    for (; rest < length; rest += step) points.push(between(start, end, rest / length));
    rest -= length;
  }
  return points;
}

/** Does a point lie inside a shape? Even-odd, so a hole is outside. */
export function isInside(shape: Shape, [x, y]: Point): boolean {
  let inside = false;
  for (const polygon of shape) for (const ring of polygon) if (crossesOddly(ring, x, y)) inside = !inside;
  return inside;
}

function crossesOddly(ring: Line, x: number, y: number): boolean {
  let odd = false;
  for (let here = 0, before = ring.length - 2; here < ring.length; before = here, here += 2) {
    const [x1, y1, x2, y2] = [ring[here]!, ring[here + 1]!, ring[before]!, ring[before + 1]!];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) odd = !odd;
  }
  return odd;
}

/** The box around points, with a margin. */
export function boxAround(points: Point[], margin = 0): Box {
  const xs = points.map((point) => point[0]);
  const ys = points.map((point) => point[1]);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

export function shapeBox(shape: Shape): Box {
  const points: Point[] = [];
  for (const polygon of shape) {
    const outer = polygon[0] ?? [];
    for (let at = 0; at < outer.length; at += 2) points.push([outer[at]!, outer[at + 1]!]);
  }
  return boxAround(points);
}

/** How much of two boxes is common to both, in square units. */
export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** A point of the curve from `start` to `end` that passes through `via` halfway. */
export function curvePoint(start: Point, via: Point, end: Point, part: number): Point {
  const rest = 1 - part;
  const bend = (axis: 0 | 1): number => 2 * via[axis] - (start[axis] + end[axis]) / 2;
  const along = (axis: 0 | 1): number =>
    rest * rest * start[axis] + 2 * part * rest * bend(axis) + part * part * end[axis];
  return [along(0), along(1)];
}

/** An arrow that grows towards its head and bends through `via`.
 *
 * It begins `gap` after `start` and ends `gap` before `end`, so that it does not run under the pieces there. */
export function arrowPath(start: Point, via: Point, end: Point, width: number, gap: number): string {
  const steps = 24;
  const points: Point[] = [];
  for (let step = 0; step <= steps; step += 1) points.push(curvePoint(start, via, end, step / steps));
  const free = points.filter((point) => distance(point, start) >= gap && distance(point, end) >= gap);
  const tip = towards(end, free[free.length - 1] ?? via, gap);
  const head = width * 1.5;
  const shaft = free.filter((point) => distance(point, tip) > head);
  if (shaft.length < 2) shaft.splice(0, shaft.length, towards(tip, start, head * 1.6), towards(tip, start, head));
  const left: Point[] = [];
  const right: Point[] = [];
  shaft.forEach((point, place) => {
    const next = shaft[place + 1] ?? tip;
    const across = normal(point, next);
    const half = (width / 2) * (0.4 + (0.6 * place) / (shaft.length - 1));
    left.push([point[0] + across[0] * half, point[1] + across[1] * half]);
    right.push([point[0] - across[0] * half, point[1] - across[1] * half]);
  });
  const neck = shaft[shaft.length - 1]!;
  const across = normal(neck, tip);
  const wing = width * 1.05;
  const outline: Point[] = [
    ...left,
    [neck[0] + across[0] * wing, neck[1] + across[1] * wing],
    tip,
    [neck[0] - across[0] * wing, neck[1] - across[1] * wing],
    ...right.reverse(),
  ];
  return linePath(
    outline.flatMap(([x, y]) => [rounded(x), rounded(y)]),
    true,
  );
}

/** The point `length` away from `from` in the direction of `to`. */
export function towards(from: Point, to: Point, length: number): Point {
  const whole = distance(from, to);
  return whole === 0 ? from : between(from, to, length / whole);
}

function normal(from: Point, to: Point): Point {
  const length = distance(from, to) || 1;
  return [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
