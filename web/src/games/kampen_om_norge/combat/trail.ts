/** How the attacker's chance changed in a combat, from what was shown on the way. */

import type { Seen } from "../../../table/model/table.svelte";
import type { Line } from "../../../lib/protocol";
import type { Fight } from "./fights";
import type { KampenView, Odds } from "../table";

export interface Turning {
  /** The card that turned it; "" where it began. */
  card: string;
  /** How many points were rolled, when the dice turned it; 0 otherwise. */
  rolled: number;
  wins: number;
}

export function oddsIn(view: KampenView, area: string): Odds | undefined {
  return view.odds.find((each) => each.area === area);
}

/** The chances of a fight in the order in which they turned. Needs the views since it began; else it is empty. */
export function turningsOf(fight: Fight, seen: Seen[]): Turning[] {
  const turnings: Turning[] = [];
  for (const each of seen) {
    if (each.answers < fight.answer) continue;
    const odds = oddsIn(each.view as KampenView, fight.area);
    const card = cardOf(each.lines);
    const last = turnings[turnings.length - 1];
    if (odds === undefined || (last !== undefined && card === "" && last.wins === odds.wins)) continue;
    if (last !== undefined && card === "") last.wins = odds.wins;
    else turnings.push({ card: last === undefined ? "" : card, rolled: 0, wins: odds.wins });
  }
  if (turnings.length > 0 && fight.winner !== "") {
    turnings.push({ card: "", rolled: 1, wins: fight.winner === "attacker" ? 100 : 0 });
  }
  return turnings;
}

function cardOf(lines: Line[]): string {
  const told = lines.find((line) => line.key === "combat.card" || line.key === "combat.cancelled");
  return String(told?.values?.card ?? "");
}
