/** The naval combats of a game as its log tells them, from the first card to the last chase. */

import type { LogLine } from "../../../table/model/log.svelte";
import type { Line } from "../../../lib/protocol";
import type { Faction } from "../table";

export interface Shot {
  ship: string;
  die: number;
  result: "sinks" | "chases" | "misses";
  /** Whom it struck; "" as long as nobody knows. */
  victim: string;
  /** The place of its line in the log. */
  told: number;
}

export interface Strike {
  card: string;
  die: number;
  /** The ship that it sank, or "". */
  victim: string;
  told: number;
}

export interface NavalBattle {
  zone: string;
  attacker: Faction;
  attackers: string[];
  defenders: string[];
  plays: { card: string; faction: Faction; cancelled: string; told: number }[];
  strikes: Strike[];
  shots: Shot[];
  sunk: string[];
  /** Where each chased ship went; "" as long as it has not. */
  chased: Record<string, string>;
  /** How many cards each faction has lost. */
  voided: Partial<Record<Faction, number>>;
  over: boolean;
  told: { begins: number };
  answer: number;
}

/** All naval combats that a log tells, the first one first. */
export function battlesOf(lines: LogLine[]): NavalBattle[] {
  const battles: NavalBattle[] = [];
  for (const [place, { line, answer }] of lines.entries()) {
    const last = battles.at(-1);
    if (line.key === "naval_combat.begins") battles.push(begun(line, place, answer));
    else if (last !== undefined && !last.over) tell(last, line, place);
  }
  return battles;
}

function begun(line: Line, place: number, answer: number): NavalBattle {
  const ships = (line.details ?? []).filter(({ key }) => key === "naval_combat.ship");
  const on = (side: string): string[] =>
    ships.filter(({ values }) => values?.side === side).map(({ values }) => String(values?.ship));
  return {
    zone: line.values?.zone,
    attacker: line.values?.faction,
    attackers: on("attack"),
    defenders: on("defence"),
    plays: [],
    strikes: [],
    shots: [],
    sunk: [],
    chased: {},
    voided: {},
    over: false,
    told: { begins: place },
    answer,
  };
}

function tell(battle: NavalBattle, line: Line, place: number): void {
  const values = line.values ?? {};
  switch (line.key) {
    case "naval_combat.card":
      battle.plays.push({ card: values.card, faction: values.faction, cancelled: "", told: place });
      break;
    case "naval_combat.cancelled":
      battle.plays.push({ card: values.card, faction: values.faction, cancelled: values.cancelled, told: place });
      break;
    case "naval_combat.struck":
    case "april.dived":
      battle.strikes.push({ card: values.card, die: values.die, victim: "", told: place });
      break;
    case "naval_combat.shot":
      battle.shots.push({ ship: values.ship, die: values.die, result: values.result, victim: "", told: place });
      break;
    case "naval_combat.hit":
      hit(battle, values.ship, values.result);
      break;
    case "ship.sunk":
      sunk(battle, values.ship);
      break;
    case "ship.voids":
      battle.voided[values.faction as Faction] = (battle.voided[values.faction as Faction] ?? 0) + values.count;
      break;
    case "naval_combat.chased":
      battle.chased[values.ship] = values.to;
      break;
    case "naval_combat.over":
      battle.over = true;
  }
}

function hit(battle: NavalBattle, ship: string, result: string): void {
  const shot = battle.shots.at(-1);
  if (shot !== undefined) shot.victim = ship;
  if (result === "sinks") battle.sunk.push(ship);
  else battle.chased[ship] = "";
}

/** A card sinks at once; of those who were shot at everybody knows already, but for one that may not be chased. */
function sunk(battle: NavalBattle, ship: string): void {
  const strike = battle.strikes.at(-1);
  if (battle.sunk.includes(ship)) return;
  if (strike !== undefined && battle.shots.length === 0) strike.victim = ship;
  battle.sunk.push(ship);
  delete battle.chased[ship];
}

/** The cards that were cancelled and not given back. */
export function cancelledIn({ plays }: NavalBattle): string[] {
  const struck = new Set<string>();
  for (const { cancelled } of plays) {
    if (cancelled === "") continue;
    struck.add(cancelled);
    const back = plays.find(({ card }) => card === cancelled)?.cancelled;
    if (back) struck.delete(back);
  }
  return [...struck];
}

/** What has become of a ship: "", "sunk" or "chased". */
export function fateOf(battle: NavalBattle, ship: string): "" | "sunk" | "chased" {
  if (battle.sunk.includes(ship)) return "sunk";
  return battle.chased[ship] === undefined ? "" : "chased";
}
