/** The outlines of ship cards: Germany's have cut corners, the Allies' a pointed foot, Norway's are round. */

import type { Faction } from "../table";

export function cardShape(faction: Faction, { width, height }: { width: number; height: number }): string {
  const [x, y] = [width / 2, height / 2];
  const cut = Math.min(5, y / 2);
  if (faction === "germany") {
    return (
      `M${-x + cut},${-y}H${x - cut}L${x},${-y + cut}V${y - cut}L${x - cut},${y}` +
      `H${-x + cut}L${-x},${y - cut}V${-y + cut}Z`
    );
  }
  if (faction === "allies") return `M${-x},${-y}H${x}V${y - cut}L0,${y + 1.5}L${-x},${y - cut}Z`;
  const round = Math.min(9, y);
  return (
    `M${-x + round},${-y}H${x - round}A${round},${round} 0 0 1 ${x},${-y + round}V${y - round}` +
    `A${round},${round} 0 0 1 ${x - round},${y}H${-x + round}A${round},${round} 0 0 1 ${-x},${y - round}V${-y + round}` +
    `A${round},${round} 0 0 1 ${-x + round},${-y}Z`
  );
}
