/** How the chances changed in a combat on land or at sea, from what was shown on the way. */

import type { Seen } from "../../../table/model/log.svelte";
import type { Line } from "../../../lib/protocol";
import { fateOf, type NavalBattle } from "../sea/battles";
import type { Fight } from "./fights";
import type { KampenView, Odds } from "../table";

const ON_LAND = ["combat.card", "combat.cancelled"];
const AT_SEA = ["naval_combat.card", "naval_combat.cancelled", "april.dived"];

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
    const { combat } = each.view as KampenView;
    // What is left when half of the dice have fallen belongs to no card, nor to the start.
    if (combat?.area === fight.area && combat.attack_dice.length > 0) continue;
    const odds = oddsIn(each.view as KampenView, fight.area);
    if (odds === undefined) continue;
    const before = combat?.area === fight.area ? combat.plays.at(-1)?.card : undefined;
    turn(turnings, cardOf(each.lines, ON_LAND), odds.wins, before);
  }
  if (turnings.length > 0 && fight.winner !== "") {
    turnings.push({ card: "", rolled: 1, wins: fight.winner === "attacker" ? 100 : 0 });
  }
  return turnings;
}

/** The same at sea: how many of a side's ships come away unhurt, in percent; all have shot when it is decided. */
export function turningsAtSea(
  battle: NavalBattle,
  side: "attackers" | "defenders",
  seen: Seen[],
  decided = battle.over,
): Turning[] {
  const turnings: Turning[] = [];
  const whole = battle[side].length;
  for (const each of seen) {
    const now = (each.view as KampenView).sea?.battle;
    if (each.answers < battle.answer || now?.zone !== battle.zone || !now.odds) continue;
    const unhurt = now[side].filter((ship) => !now.sunk.includes(ship) && !now.chased.includes(ship)).length;
    const wins = Math.round((now.odds[side] * unhurt) / whole);
    turn(turnings, cardOf(each.lines, AT_SEA), wins, now.plays.at(-1));
  }
  if (turnings.length > 0 && decided) {
    const unhurt = battle[side].filter((ship) => fateOf(battle, ship) === "").length;
    turnings.push({ card: "", rolled: 1, wins: Math.round((100 * unhurt) / whole) });
  }
  return turnings;
}

/** A card turns the chance; what comes of it without another one is only known better. The start stays what it was.
 *
 * Who comes in the middle begins with the last card that was played `before`. */
function turn(turnings: Turning[], card: string, wins: number, before = ""): void {
  const last = turnings.at(-1);
  if (last === undefined) turnings.push({ card: card || before, rolled: 0, wins });
  else if (card !== "") turnings.push({ card, rolled: 0, wins });
  else if (last.card !== "") last.wins = wins;
}

function cardOf(lines: Line[], keys: string[]): string {
  const told = lines.find((line) => keys.includes(line.key));
  return String(told?.values?.card ?? "");
}
