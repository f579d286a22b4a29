/** The outlines of the pieces. Shapes tell the sides apart without colour: a hexagon, a circle, a shield. */

import type { Faction } from "../table";

/** The radius of a stack at the map's own size. */
export const PIECE = 14;
/** How much higher each battalion of a stack lies, and how many are drawn. */
export const LAYER = 3.2;
export const MOST_LAYERS = 4;

function hexagon(radius: number): string {
  const corners = [0, 60, 120, 180, 240, 300].map((degrees) => {
    const turn = (degrees * Math.PI) / 180;
    return `${(radius * 1.06 * Math.cos(turn)).toFixed(2)},${(radius * 1.02 * Math.sin(turn)).toFixed(2)}`;
  });
  return `M${corners.join("L")}Z`;
}

function circle(radius: number): string {
  const r = (radius * 0.96).toFixed(2);
  return `M-${r},0A${r},${r} 0 1 1 ${r},0A${r},${r} 0 1 1 -${r},0Z`;
}

function shield(radius: number): string {
  const at = (value: number): string => ((value * radius) / 14).toFixed(2);
  return (
    `M${at(-12)},${at(-12.5)}L${at(12)},${at(-12.5)}L${at(12)},${at(1)}` +
    `C${at(12)},${at(8)} ${at(5)},${at(12)} 0,${at(14.5)}C${at(-5)},${at(12)} ${at(-12)},${at(8)} ${at(-12)},${at(1)}Z`
  );
}

/** The outline of a faction's piece around 0, 0. */
export function pieceShape(faction: Faction, radius: number = PIECE): string {
  if (faction === "germany") return hexagon(radius);
  return faction === "norway" ? circle(radius) : shield(radius);
}

/** How far the top of a stack lies above its foot. */
export function stackHeight(battalions: number): number {
  return (Math.min(battalions, MOST_LAYERS) - 1) * LAYER;
}
