/** How the view of grid, frame and plan is read and said. */

import type { TableModel } from "../../../table/model/table.svelte";
import type { CrownPrint, CrownView, Square } from "../table";
import { say } from "../words";
import type { LineName, Shown } from "./chain";
import { isSilent } from "./chain";
import { rowOf, SQUARES } from "./layout";
import { actionName, effectsOf, spaceName, titleOf } from "./tiles";

const viewOf = (model: TableModel): CrownView => model.view as CrownView;

/** The line along which Resolve pieces stand, and a space in it; null as long as they don't show which it is. */
export function activeLine(view: CrownView, printed: CrownPrint): { line: LineName; square: Square } | null {
  const pieces = SQUARES.filter((square) => view.grid[square]!.piece !== "");
  const framed = view.frame.findIndex((tile) => tile.piece);
  if (framed >= 0) {
    const { line } = printed.frame[framed]!;
    return line < 3
      ? { line: "row", square: `r${line + 1}c1` as Square }
      : { line: "column", square: `r1c${line - 2}` as Square };
  }
  const [one, other] = pieces;
  if (one === undefined || other === undefined) return null;
  return { line: rowOf(one) === rowOf(other) ? "row" : "column", square: one };
}

/** How often the tile at a position is resolved, in what is shown or in the response that is going on; null if it has
 * no part in it. */
export function timesAt(
  view: CrownView,
  shown: Shown | null,
  position: number,
): { count: number; now: boolean } | null {
  if (shown !== null) {
    if (isSilent(shown)) return null;
    const answer = shown.chain.response.find((each) => each.position === position);
    return answer === undefined ? null : { count: answer.times, now: false };
  }
  // The one that is being resolved counts itself, too.
  const answer = view.response.find((each) => each.position === position);
  return answer === undefined ? null : { count: answer.times + (answer.now ? 1 : 0), now: answer.now };
}

/** A space of the grid, as it is read aloud. */
export function squareInWords(model: TableModel, square: Square): string {
  const space = viewOf(model).grid[square]!;
  const where = spaceName(model, square);
  if (space.tile === "") return say("crown-cell-empty", { where, symbol: space.symbol ? "yes" : "no" });
  return say("crown-cell", {
    where,
    tile: titleOf(model, space.tile),
    face: space.army ? "army" : "unique",
    effects: effectsOf(model, space.tile, space.army) || "none",
    piece: space.piece === "" ? "none" : space.piece,
    discs: space.discs,
  });
}

/** A tile of the frame, as it is read aloud. */
export function frameInWords(model: TableModel, position: number): string {
  const tile = viewOf(model).frame[position - 1]!;
  if (tile.action === "") return say(tile.order ? "crown-frame-order" : "crown-frame-hidden", { position });
  return say("crown-frame-german", {
    position,
    action: actionName(model, tile.action),
    symbols: tile.symbols,
    die: tile.die,
  });
}
