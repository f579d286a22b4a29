/** Where things lie in the drawing of the grid and its frame: 396 units across and down. */

import type { Box, Point } from "../../../board/geometry";
import type { Square } from "../table";

export const TILE = 88;
const GAP = 5;
/** How deep the tiles of the frame are, and how far they lie from the grid. */
const FRAME = 48;
const AWAY = 11;
const EDGE = FRAME + AWAY;
/** The grid without its frame. */
export const INNER: Box = { x: EDGE, y: EDGE, width: 3 * TILE + 2 * GAP, height: 3 * TILE + 2 * GAP };
export const SIZE = INNER.width + 2 * EDGE;

export const SQUARES: readonly Square[] = [1, 2, 3].flatMap((row) =>
  [1, 2, 3].map((column) => `r${row}c${column}` as Square),
);

const middle = (place: number): number => EDGE + TILE / 2 + (place - 1) * (TILE + GAP);

/** Row and column of a space, from 1. */
export const rowOf = (square: string): number => Number(square[1]);
export const columnOf = (square: string): number => Number(square[3]);

/** The middle of a space of the grid. */
export const squareAt = (square: string): Point => [middle(columnOf(square)), middle(rowOf(square))];

/** A tile of the frame: around which point, and whether it stands upright beside the grid. */
export interface FramePlace {
  at: Point;
  upright: boolean;
}

/** Positions 1 to 12 run clockwise from the upper left corner, three to a side. */
export function framePlace(position: number): FramePlace {
  const side = Math.floor((position - 1) / 3);
  const along = ((position - 1) % 3) + 1;
  const [near, far] = [FRAME / 2, SIZE - FRAME / 2];
  if (side === 0) return { at: [middle(along), near], upright: false };
  if (side === 1) return { at: [far, middle(along)], upright: true };
  if (side === 2) return { at: [middle(4 - along), far], upright: false };
  return { at: [near, middle(4 - along)], upright: true };
}

/** How wide and high a tile of the frame is. */
export const frameSize = (upright: boolean): Point => (upright ? [FRAME, TILE] : [TILE, FRAME]);

/** The band of a row or a column through a space, over the frame and all. */
export function bandOf(line: "row" | "column", square: string): Box {
  const at = (line === "row" ? middle(rowOf(square)) : middle(columnOf(square))) - TILE / 2 - 4;
  const across = { x: 2, y: at, width: SIZE - 4, height: TILE + 8 };
  return line === "row" ? across : { x: at, y: 2, width: TILE + 8, height: SIZE - 4 };
}

/** The outline of a German tile around 0, 0: a box with its corners cut. */
export function cut(width: number, height: number, corner = 7): string {
  const [x, y] = [width / 2, height / 2];
  return (
    `M${corner - x} ${-y}H${x - corner}L${x} ${corner - y}V${y - corner}L${x - corner} ${y}` +
    `H${corner - x}L${-x} ${y - corner}V${corner - y}Z`
  );
}

/** The corners of a hexagon around a point, one to the right. */
export function hexagon(x: number, y: number, r: number): string {
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = (corner * Math.PI) / 3;
    return `${(x + r * Math.cos(angle)).toFixed(1)},${(y + r * Math.sin(angle)).toFixed(1)}`;
  }).join(" ");
}
