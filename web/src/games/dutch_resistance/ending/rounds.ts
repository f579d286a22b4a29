/** A game round by round, as the log tells it: Morale, what was reached, what was lost. */

import type { LogLine } from "../../../table/model/log.svelte";
import type { Character } from "../table";

type Told = Pick<LogLine["line"], "key" | "values">;

export type Mark = "reached" | "raid" | "caught";

export interface RoundOfGame {
  round: number;
  /** Morale after each change of this round. */
  morale: number[];
  marks: { kind: Mark; key: string; after: number }[];
}

const MARKS: Record<string, Mark> = {
  recruited: "reached",
  hidden: "reached",
  "task.done": "reached",
  installed: "reached",
  delivered: "reached",
  raided: "raid",
  caught: "caught",
};

/** Is this where a Character was arrested, and the game lost? */
export const isArrest = ({ key, values }: Told): boolean =>
  key === "alibi" && isArrested({ alibi: Number(values?.to) });

/** Below 1 there is no Alibi left. */
export const isArrested = ({ alibi }: Pick<Character, "alibi">): boolean => alibi < 1;

export function roundsOf(lines: LogLine[]): RoundOfGame[] {
  const rounds: RoundOfGame[] = [];
  let morale: number | null = null;
  for (const { line, after } of lines) {
    const values = line.values ?? {};
    if (line.key === "round")
      rounds.push({ round: Number(values.round), morale: morale === null ? [] : [morale], marks: [] });
    const now = rounds[rounds.length - 1];
    if (now === undefined) continue;
    if (line.key === "morale") {
      if (now.morale.length === 0) now.morale.push(Number(values.from));
      morale = Number(values.to);
      now.morale.push(morale);
    }
    const kind = isArrest(line) ? "caught" : MARKS[line.key];
    if (kind !== undefined) now.marks.push({ kind, key: line.key, after });
  }
  return rounds;
}

/** The round in which it tipped: that with the deepest fall of Morale, or what was caught if something was; 0 if none. */
export function tippedIn(rounds: RoundOfGame[]): number {
  const caught = rounds.findLast(({ marks }) => marks.some(({ kind }) => kind === "caught"));
  if (caught !== undefined) return caught.round;
  let [worst, deepest] = [0, 0];
  for (const { round, morale } of rounds) {
    const fall = (morale[0] ?? 0) - (morale[morale.length - 1] ?? 0);
    if (fall > deepest) [worst, deepest] = [round, fall];
  }
  return worst;
}
