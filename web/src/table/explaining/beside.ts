/** Where a small window goes beside a thing: never over it, and wholly on the screen. */

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

const GAP = 10;
const EDGE = 8;

const between = (least: number, wanted: number, most: number): number => Math.max(least, Math.min(wanted, most));

/** The corner of a window of this size beside a thing: on its right, else its left, below, or above. */
export function placeBeside(thing: Rect, window: Size, screen: Size): { left: number; top: number } {
  const right = thing.left + thing.width + GAP;
  const left = thing.left - GAP - window.width;
  const below = thing.top + thing.height + GAP;
  const above = thing.top - GAP - window.height;
  const across = between(EDGE, thing.left + thing.width / 2 - window.width / 2, screen.width - EDGE - window.width);
  const down = between(EDGE, thing.top + thing.height / 2 - window.height / 2, screen.height - EDGE - window.height);
  if (right + window.width <= screen.width - EDGE) return { left: right, top: down };
  if (left >= EDGE) return { left, top: down };
  if (below + window.height <= screen.height - EDGE) return { left: across, top: below };
  return { left: across, top: Math.max(EDGE, above) };
}

/** On a phone a sheet lies at the bottom, or at the top if the thing is down there. */
export function sheetAt(thing: Rect, height: number, screen: Size): "top" | "bottom" {
  return thing.top + thing.height > screen.height - height && thing.top > height ? "top" : "bottom";
}

/** What must stay in sight: the thing, or, of a large one, the spot that was pointed at. */
export function keptFree(thing: Rect, at: { x: number; y: number } | null, largest = 240): Rect {
  if (at === null || (thing.width <= largest && thing.height <= largest)) return thing;
  return { left: at.x - 30, top: at.y - 30, width: 60, height: 60 };
}
