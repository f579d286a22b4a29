/** Where the strip lies: at the lower edge of the board, unless it would lie over what it tells. */

export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

const overlap = (from: number, to: number, start: number, end: number): number =>
  Math.max(0, Math.min(to, end) - Math.max(from, start));

/** How much of some places a box covers. */
export function covered(box: Box, places: Box[]): number {
  return places.reduce(
    (area, place) =>
      area +
      overlap(box.left, box.right, place.left, place.right) * overlap(box.top, box.bottom, place.top, place.bottom),
    0,
  );
}

/** Should the strip lie at the upper edge? It stays where it is as long as it covers no more there. */
export function liesHigh(low: Box, high: Box, places: Box[], now: boolean): boolean {
  const [below, above] = [covered(low, places), covered(high, places)];
  return below === above ? now : above < below;
}

/** The places of a board by their names, as far as they are drawn. */
export function placesOn(board: Element, names: string[]): Box[] {
  const ways = names.map((name) => `[data-area="${CSS.escape(name)}"], [data-place="${CSS.escape(name)}"]`);
  if (ways.length === 0) return [];
  return [...board.querySelectorAll(ways.join(", "))].map((place) => place.getBoundingClientRect());
}
