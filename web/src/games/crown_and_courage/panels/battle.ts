/** The two bars of a battle. Strengths come from the server; here they are only laid on top of each other. */

import type { Question } from "../../../lib/protocol";
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
