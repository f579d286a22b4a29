/** Where the small picker of numbers opens: beside the thing it is about, in the window. */

import type { Box, Point } from "./geometry";
import type { Size } from "./panzoom.svelte";

const BUTTON = 44;
const ROW = 6;
const FRAME = 8;
const EDGE = 6;

/** Opposite to where the arrow comes from, as far as there is room. */
export function pickerBox(at: Point, from: Point, room: Size, count: number): Box {
  const width = Math.min(count, ROW) * BUTTON + FRAME;
  const height = Math.ceil(count / ROW) * (BUTTON + 4) + FRAME;
  const isAbove = at[1] > room.height - height - 56 || (from[1] >= at[1] && at[1] > height + 44);
  return {
    x: Math.min(Math.max(EDGE, at[0] - width / 2), Math.max(EDGE, room.width - width - EDGE)),
    y: isAbove ? at[1] - height - 30 : at[1] + 34,
    width,
    height,
  };
}
