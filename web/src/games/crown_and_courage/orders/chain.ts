/** Which chain is shown on the grid: that of a tile that is about to be placed, or of the line that is about to be active.
 *
 * What it holds comes from the server; here is only which of it a hand points at. */

import type { Clicks } from "../../../table/model/clicks.svelte";
import type { Chain, CrownView, LineChain, Square } from "../table";

export type LineName = "row" | "column";
export const LINES: readonly LineName[] = ["row", "column"];

export interface Shown {
  square: Square;
  chain: Chain;
  /** The lines that are shown: both, or the one that a hand points at. */
  lines: LineName[];
  /** Does the tile lie there already? */
  placed: boolean;
  /** The face that would be up: "unique", "army", or "" as long as nothing points at one. */
  face: string;
}

const idOf = (clicks: Pick<Clicks, "chosen" | "hover">, kind: string): string => {
  const chosen = clicks.chosen.find((step) => step[0] === kind);
  if (chosen !== undefined) return String(chosen[1]);
  return clicks.hover?.kind === kind ? String(clicks.hover.id) : "";
};

/** What the hands point at now; null if no chain belongs to it. */
export function chainShown(
  view: Pick<CrownView, "chains" | "placing">,
  clicks: Pick<Clicks, "chosen" | "hover">,
): Shown | null {
  const placed = view.placing === "";
  const square = (placed ? Object.keys(view.chains)[0] : idOf(clicks, "space")) as Square | undefined;
  const chain = square === undefined ? undefined : view.chains[square];
  if (square === undefined || chain === undefined) return null;
  const line = idOf(clicks, "line");
  return {
    square,
    chain,
    lines: LINES.filter((each) => line === "" || each === line),
    placed,
    face: placed ? "" : idOf(clicks, "face"),
  };
}

export const lineOf = (shown: Shown, line: LineName): LineChain => shown.chain.lines[line]!;

/** How a space or a position of the frame takes part in what is shown. */
export const isSupport = (shown: Shown, square: Square): boolean =>
  shown.lines.some((line) => lineOf(shown, line).supports.includes(square));

export const isFramed = (shown: Shown, position: number): boolean =>
  shown.lines.some((line) => lineOf(shown, line).frame === position);

/** Would the Germans be silent? The own face of some tiles keeps them so. */
export const isSilent = (shown: Shown): boolean => shown.chain.skipped && shown.face !== "army";
