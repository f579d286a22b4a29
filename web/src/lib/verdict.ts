/** How a game ended, as plainly as it can be told to whoever reads it. */

import { reader } from "./language.svelte";
import { say } from "./words";

export type Verdict = "won" | "lost" | "nobody";

export function verdictOf(outcome: Record<string, unknown>, seat: string): Verdict {
  const winners = winnersOf(outcome);
  if (winners.includes(seat)) return "won";
  // Whoever plays against the game itself loses to nobody.
  return winners.length > 0 || isLost(outcome) ? "lost" : "nobody";
}

/** "You won", "You lost together"; to spectators "North and West won". `seats` are all seats of the table. */
export function resultWords(
  outcome: Record<string, unknown>,
  seat: string | null,
  seats: string[],
  nameOf: (seat: string) => { start: string; within: string },
): string {
  const winners = winnersOf(outcome);
  const together = seats.length > 1 && (winners.length === seats.length || (winners.length === 0 && isLost(outcome)));
  if (seat !== null) return say(`result-${verdictOf(outcome, seat)}${together ? "-together" : ""}`);
  if (together) return say(winners.length > 0 ? "result-they-won" : "result-they-lost");
  if (winners.length === 0 && !isLost(outcome)) return say("result-nobody");
  const [first, ...others] = (winners.length > 0 ? winners : seats).map(nameOf);
  const list = new Intl.ListFormat(reader.language, { type: "conjunction" });
  const who = list.format([first!.start, ...others.map((each) => each.within)]);
  return say(winners.length > 0 ? "result-of" : "result-of-lost", { seat: who });
}

const winnersOf = (outcome: Record<string, unknown>): string[] => (outcome["winners"] ?? []) as string[];

const isLost = (outcome: Record<string, unknown>): boolean => String(outcome["key"]).startsWith("lost");
