/** The shapes of pieces: a Defender's glyph, a hexagon, the pips of a die. */

import type { Type } from "../table";

/** Type by glyph; the rim and the colour say it again. Drawn in a disc of radius 14. */
export const GLYPHS: Record<Type, string> = {
  officer: "M0-8.2 2.3-2.7 8-2.4 3.6 1.4 5.1 7 0 3.9-5.1 7-3.6 1.4-8-2.4-2.3-2.7Z",
  soldier: "M-6.6 2.4C-7-3.6-3.6-7 0-7S7-3.6 6.6 2.4ZM-9.2 3.6H9.2L8 6.2H-8Z",
  volunteer:
    "M-2.3-7.4a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0-4.6 0M-4.9 1.2C-5-2.8-2.4-4.9 0-4.9S5-2.8 4.9 1.2ZM-6 2.6H6V6.6H-6Z",
  medic: "M-2.5-7.5h5v5h5v5h-5v5h-5v-5h-5v-5h5Z",
  hunter: "M0-9 4.2-3.4H2.4L6.2 2.6H1.4V7H-1.4V2.6H-6.2L-2.4-3.4H-4.2Z",
};

export function hexagon(radius: number): string {
  const corners = [0, 1, 2, 3, 4, 5].map((corner) => {
    const turn = (Math.PI / 3) * corner;
    return `${(radius * Math.cos(turn)).toFixed(1)} ${(radius * Math.sin(turn)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

export const GUN_ON_HEXAGON = "M-6.5 4.2 6-4.2 7.2-2.3-5 5.6ZM-4.6 5.4a2.7 2.7 0 1 0 5.4 0 2.7 2.7 0 1 0-5.4 0";

export const INFANTRY = "M-6-4 0-10 6-4V7L3 10H-3L-6 7Z";

/** Where the discs of a crowd stand: as large as fits, smaller in steps of 2, never under 10. */
export function crowd(
  count: number,
  width: number,
  height: number,
  largest: number,
): { radius: number; across: number } {
  for (let radius = largest; radius > 10; radius -= 1) {
    const across = Math.max(1, Math.floor(width / (radius * 2 + 3)));
    if (Math.ceil(count / across) * (radius * 2 + 3) <= height) return { radius, across };
  }
  return { radius: 10, across: Math.max(1, Math.floor(width / 22)) };
}
