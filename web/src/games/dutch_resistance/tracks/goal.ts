/** What is left to do for the goal, piece by piece. */

import type { DutchPrint, DutchView, Piece, Place } from "../table";
import { say } from "../words";

export interface GoalRow {
  /** The Person or Item, "" for something without a piece of its own. */
  id: string;
  name: string;
  state: "open" | "go" | "done" | "gone";
  text: string;
}

const tileAt = (view: DutchView, printed: DutchPrint, place: string): string =>
  printed.tiles[view.places[place as Place]!.tile]!.name;

export function goalRows(view: DutchView, printed: DutchPrint): GoalRow[] {
  switch (printed.scenario.id) {
    case "network":
      return networkRows(view);
    case "safe_houses":
      return ofPieces(view, printed, (piece) => hiding(view, printed, piece));
    case "lines_and_papers":
      return linesRows(view, printed);
    default:
      return ofPieces(view, printed, (piece) => task(view, printed, piece));
  }
}

function networkRows(view: DutchView): GoalRow[] {
  const places = Object.values(view.places);
  const up = places.filter(({ costs }) => costs !== "" && costs !== "down").length;
  const down = places.filter(({ costs }) => costs === "down").length;
  const row = (id: string, count: number): GoalRow => ({
    id: "",
    name: say("dutch-goal-network", { part: id }),
    state: id === "recruited" && count > 0 ? "done" : id === "known" && count > 0 ? "go" : "open",
    text: String(count),
  });
  return [row("recruited", view.goal.done), row("known", up), row("unknown", down)];
}

/** Telephones that stand, Newspapers that were delivered, and the Costs tokens that an Install can still pay. */
function linesRows(view: DutchView, printed: DutchPrint): GoalRow[] {
  const { count = 0, telephones = 0 } = printed.scenario.goal.values;
  const standing = view.pieces.filter(({ id, fixed, place }) => id === "telephone" && fixed && place !== "").length;
  const row = (id: string, done: number, of: number): GoalRow => ({
    id,
    name: printed.names.token![id]!,
    state: done >= of ? "done" : "open",
    text: say("dutch-goal-of", { done, of }),
  });
  return [row("telephone", standing, telephones), row("newspaper", view.delivered, count)];
}

type Told = Pick<GoalRow, "state" | "text">;

/** A row for each piece of the Scenario; those who joined from another one have no part in its goal. */
function ofPieces(view: DutchView, printed: DutchPrint, told: (piece: Piece) => Told | null): GoalRow[] {
  return view.pieces.flatMap((piece) => {
    const found = told(piece);
    return found === null ? [] : [{ id: piece.id, name: printed.names.token![piece.id]!, ...found }];
  });
}

function hiding(view: DutchView, printed: DutchPrint, piece: Piece): Told | null {
  if (printed.pieces[piece.id]?.shape !== "hexagon" || printed.cards.tasks[piece.id] !== undefined) return null;
  if (piece.place === "") return { state: "gone", text: say("dutch-goal-arrested") };
  if (piece.fixed)
    return { state: "done", text: say("dutch-goal-hidden", { place: tileAt(view, printed, piece.place) }) };
  if (piece.address === "") return { state: "open", text: say("dutch-goal-address") };
  return { state: "go", text: say("dutch-goal-bring", { place: tileAt(view, printed, piece.address) }) };
}

function task(view: DutchView, printed: DutchPrint, piece: Piece): Told | null {
  const steps = printed.cards.tasks[piece.id]?.steps;
  if (steps === undefined || printed.cards.tasks[piece.id]!.scenario !== printed.scenario.number) return null;
  if (piece.progress >= steps.length) return { state: "done", text: say("dutch-goal-done") };
  if (piece.place === "") return { state: "gone", text: say("dutch-goal-arrested") };
  const { tile } = steps[piece.progress]!;
  const next = tile === "" ? say("dutch-goal-near") : printed.names.tile![tile]!;
  const isThere = tile !== "" && view.places[piece.place]!.tile === tile;
  return {
    state: isThere ? "go" : "open",
    text: say("dutch-goal-step", { done: piece.progress, of: steps.length, next }),
  };
}
