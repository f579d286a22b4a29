/** The boxes on the shelf: every folder here with a box.ts, also of games that are still in preparation. */

import type { Component } from "svelte";

import type { NewTable } from "../lib/protocol";
import { house, say } from "../lib/words";

export interface Box {
  id: string;
  /** Its place on the shelf; the first lies ready. */
  place: number;
  Cover: Component;
  /** The colour of its spine, and how tall it stands beside the others. */
  spine: string;
  tall: number;
  /** A small sign of a seat, where the game has one. */
  Sign?: Component<{ seat: string; size?: number }>;
  /** The table that one click lays out: short, and against a bot that knows what it does. */
  quick?: Pick<NewTable, "scenario" | "seats">;
  /** Its scenarios from the easiest to the hardest, if they differ in nothing else. */
  scenarios?: string[];
}

const found = import.meta.glob<{ box: Box }>("./*/box.ts", { eager: true });
export const BOXES: readonly Box[] = Object.values(found)
  .map(({ box }) => box)
  .toSorted((one, other) => one.place - other.place);

export const boxOf = (game: string): Box | undefined => BOXES.find((box) => box.id === game);

/** What a game is called, as its box says. */
export const titleOf = (game: string): string => onBox(game, "name", game);

/** What a seat is called within a sentence and at its beginning. Fluent's selectors know no plus sign. */
export function seatWords(game: string, seat: string): { within: string; start: string } {
  const values = { seat: seat.replaceAll("+", "-and-") };
  return { within: onBox(game, "seat", seat, values), start: onBox(game, "seat-start", seat, values) };
}

/** How many sit down, and who, where other seatings have as many seats. */
export function seatingWords(game: string, seatings: readonly string[][], seating: readonly string[]): string {
  const count = say("new-seats-count", { count: seating.length });
  if (seatings.filter((other) => other.length === seating.length).length === 1) return count;
  return say("new-seats-who", { count, who: seating.map((seat) => seatWords(game, seat).start).join(" · ") });
}

/** A sentence from a box, if it has it. */
export function onBox(game: string, part: string, otherwise = "", values = {}): string {
  return house.has(`box-${game}-${part}`) ? say(`box-${game}-${part}`, values) : otherwise;
}
