/** Chances and changes of chances, as they are written. */

import type { GameClient } from "../../games/game_client";
import type { Amount, Line, Turning } from "../../lib/protocol";
import { say } from "../../lib/words";

/** Halves are rounded outwards on both sides, so that what adds up to nothing, or to everything, still does. */
const outwards = (value: number): number => Math.sign(value) * Math.round(Math.abs(value));

/** The error in full percent, never less than one where there is any. */
const spread = (error: number): number => (error > 0 ? Math.max(1, Math.round(error * 100)) : 0);

export const chance = ([value, error]: Amount): string =>
  say("replay-chance", { chance: 50 + outwards(100 * value - 50), error: spread(error) });

/** "+9 % (±4)". */
export function change([value, error]: Amount): string {
  const by = outwards(100 * value);
  return say("replay-change", {
    sign: by > 0 ? "plus" : by < 0 ? "minus" : "none",
    by: Math.abs(by),
    error: spread(error),
  });
}

/** Is it more than its error, for better (1) or worse (-1)? */
export function weight([value, error]: Amount): -1 | 0 | 1 {
  if (Math.abs(value) <= error || outwards(100 * value) === 0) return 0;
  return value > 0 ? 1 : -1;
}

/** The line that tells of a turning, and the lines with its dice: how a combat ended says more than what was thrown. */
export function telling(turning: Turning, client: GameClient): { told: Line | null; dice: Line[] } {
  const lines = turning.lines.filter((line) => client.opensTurn(line) === "");
  const dice = lines.filter((line) => client.diceOf(line) !== null).slice(0, 2);
  const ending = dice.length > 0 ? lines.find((line) => !dice.includes(line) && !client.isPart(line)) : undefined;
  return { told: ending ?? dice[0] ?? lines[0] ?? null, dice };
}
