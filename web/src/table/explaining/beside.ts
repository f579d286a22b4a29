/** Where a small window goes beside a thing: never over it, wholly on the screen, and not over what is to be chosen. */

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

/** By how much two rectangles lie over each other. */
const shared = (one: Rect, other: Rect): number =>
  Math.max(0, Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top));

/** So much worse it is to lie over an answer than over something else that may be chosen. */
const ANSWER = 50;

/** The corner of a window of this size beside a thing: on its right, else its left, below, or above.
 *
 * Of the places that are wholly on the screen it takes the one that covers least of what is to be spared, answers before
 * all. */
export function placeBeside(
  thing: Rect,
  window: Size,
  screen: Size,
  spared: Rect[] = [],
  answers: Rect[] = [],
): { left: number; top: number } {
  const right = thing.left + thing.width + GAP;
  const left = thing.left - GAP - window.width;
  const below = thing.top + thing.height + GAP;
  const above = thing.top - GAP - window.height;
  const across = between(EDGE, thing.left + thing.width / 2 - window.width / 2, screen.width - EDGE - window.width);
  const down = between(EDGE, thing.top + thing.height / 2 - window.height / 2, screen.height - EDGE - window.height);
  const isCrowded = spared.length + answers.length > 0;
  const edges = [screen.width - EDGE - window.width, EDGE];
  const heights = [EDGE, Math.max(EDGE, screen.height - EDGE - window.height)];
  const places = [
    { left: right, top: down, fits: right + window.width <= screen.width - EDGE },
    { left, top: down, fits: left >= EDGE },
    { left: across, top: below, fits: below + window.height <= screen.height - EDGE },
    { left: across, top: Math.max(EDGE, above), fits: above >= EDGE },
    // Where everything around is to be chosen: at the edge of the screen, at last in a corner of it.
    ...[down, ...heights].flatMap((top) => edges.map((left) => ({ left, top, fits: isCrowded }))),
  ];
  const cost = (place: { left: number; top: number }): number => {
    const over = (all: Rect[]): number => all.reduce((sum, each) => sum + shared({ ...place, ...window }, each), 0);
    return over(spared) + ANSWER * over(isCrowded ? [...answers, thing] : answers);
  };
  const fitting = places.filter(({ fits }) => fits);
  const costs = fitting.map(cost);
  return fitting[costs.indexOf(Math.min(...costs))] ?? places[3]!;
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
