/** The colours of sides. A game's palette.css declares `--side-<id>`; without it sides are told apart by their seats. */

/** Lines of different sides are told apart without colour, too. */
export const DASHES = ["7 3", "none", "2 3", "9 3 2 3", "1 4"];

/** The colour of a side as CSS takes it. `place` is its place among the seats, from 0, where it is known. */
export function toneOf(side: string, place: number | null = null): string {
  const otherwise = place === null ? "var(--ink-2)" : `var(--seat-${(place % DASHES.length) + 1})`;
  return side === "" ? otherwise : `var(--side-${side.replaceAll("+", "-and-")}, ${otherwise})`;
}
