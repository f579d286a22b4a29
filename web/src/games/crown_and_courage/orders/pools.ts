/** The pools of dice, and which of them a question is about. */

import type { Offer } from "../../../lib/protocol";
import type { CrownView } from "../table";

export type PoolName = "evacuation" | "sabotage" | "population";

export interface Pool {
  id: PoolName;
  dice: number[];
}

/** From the highest die down; those of the people all show 1. */
export function poolsOf(view: Pick<CrownView, "pools">): Pool[] {
  const { evacuation, sabotage, population } = view.pools;
  const falling = (dice: number[]): number[] => [...dice].sort((one, other) => other - one);
  return [
    { id: "evacuation", dice: falling(evacuation) },
    { id: "sabotage", dice: falling(sabotage) },
    { id: "population", dice: Array<number>(population).fill(1) },
  ];
}

/** The pool whose dice can be clicked: a question is about the dice of one pool alone. */
export function poolAsked(offers: Offer[]): PoolName | "" {
  for (const { option } of offers) {
    if (option[0] === "give_die" || option[0] === "raise_die") return "evacuation";
    if (option[0] === "send") return "sabotage";
  }
  return "";
}
