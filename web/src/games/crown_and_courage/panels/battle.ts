/** The two bars of a battle, whose strengths come from the server, and what was told of the last one. */

import type { Question } from "../../../lib/protocol";
import type { LogLine } from "../../../table/model/log.svelte";
import type { BattleView, CardPrint } from "../table";

export interface Bars {
  germans: number;
  /** Norway's strength with the cards that were discarded already. */
  norwegians: number;
  /** What those cards gave. */
  discarded: number;
  /** What the card that is thought of would add. */
  added: number;
  /** The higher one of both. */
  most: number;
}

export function strengthOf(battle: BattleView, question: Question | null, card?: CardPrint): Bars {
  const missing = question?.saying.values?.missing;
  const norwegians = typeof missing === "number" ? battle.germans - missing : battle.strength;
  const added = card?.strength ?? 0;
  return {
    germans: battle.germans,
    norwegians,
    discarded: norwegians - battle.strength,
    added,
    most: Math.max(1, battle.germans, norwegians + added),
  };
}

const ENDS = ["battle.won", "battle.lost"];
/** What follows from a battle: the King flees, troops become saboteurs, a town is taken. */
const FOLLOWS = ["battle.", "escape.", "sabotage.", "morale.", "stress.", "threat.", "pressure.", "occupation."];

/** How the last battle ended, and what followed until something else happened. */
export function lastBattle(lines: readonly LogLine[]): LogLine[] {
  const told: LogLine[] = [];
  const begins = lines.findLastIndex(({ line }) => ENDS.includes(line.key));
  for (const each of begins < 0 ? [] : lines.slice(begins)) {
    if (!FOLLOWS.some((start) => each.line.key.startsWith(start))) break;
    told.push(each);
  }
  return told;
}
