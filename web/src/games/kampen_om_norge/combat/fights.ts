/** The combats of a game as its log tells them, from the first card to the retreat.
 *
 * Dice fall between two questions, so that one event may take a combat from its cards to its end: the log has it all
 * when the view has already forgotten it. */

import type { LogLine } from "../../../table/model/log.svelte";
import type { Line } from "../../../lib/protocol";
import type { Faction, Play } from "../table";

export interface Force {
  faction: Faction | "";
  /** For attackers: an area, "sea" or "air". */
  from: string;
  count: number;
}

export interface Told {
  begins: number;
  attack?: number;
  defence?: number;
  sums?: number;
  cards: Record<string, number>;
  losses: Partial<Record<Faction, number>>;
}

export interface Fight {
  area: string;
  attacker: Faction;
  attackers: Force[];
  defenders: Force[];
  plays: Play[];
  /** The place of each play among all cards: the card it cancels, by its id. */
  struck: Record<string, string>;
  attackDice: number[] | null;
  defenceDice: number[] | null;
  losses: { faction: Faction; count: number }[];
  winner: "" | "attacker" | "defender";
  /** What followed the comparison: retreats, surrenders, rescues. */
  after: Line[];
  /** The places in the log of the lines that its numbers come from; a card by its id, losses by their faction. */
  told: Told;
  /** How many answers there were before it began. */
  answer: number;
  round: number;
}

/** What the last step of a combat tells, by the beginnings of keys. */
const AFTERWARDS = ["retreat.", "rescue.saved", "combat.occupied"];

/** All combats that a log tells, the first one first. */
export function fightsOf(lines: LogLine[]): Fight[] {
  const fights: Fight[] = [];
  let fight: Fight | null = null;
  let round = 1;
  for (const [place, { line, answer }] of lines.entries()) {
    const values = line.values ?? {};
    if (line.key === "turn.begins") {
      round = Number(values.round);
      fight = null;
    } else if (line.key === "combat.begins") {
      fight = begun(line, place, answer, round);
      fights.push(fight);
    } else if (fight !== null) {
      tell(fight, line, place);
    }
  }
  return fights;
}

function begun(line: Line, place: number, answer: number, round: number): Fight {
  const values = line.values ?? {};
  const attacker = values.faction as Faction;
  const attackers: Force[] = [];
  const defenders: Force[] = [];
  for (const detail of line.details ?? []) {
    const its = detail.values ?? {};
    if (detail.key === "combat.attackers") attackers.push({ faction: attacker, from: its.from, count: its.count });
    if (detail.key === "combat.defenders") defenders.push({ faction: its.faction, from: "", count: its.count });
  }
  return {
    area: values.area,
    attacker,
    attackers,
    defenders,
    plays: [],
    struck: {},
    attackDice: null,
    defenceDice: null,
    losses: [],
    winner: "",
    after: [],
    told: { begins: place, cards: {}, losses: {} },
    answer,
    round,
  };
}

function tell(fight: Fight, line: Line, place: number): void {
  const values = line.values ?? {};
  const { told } = fight;
  switch (line.key) {
    case "combat.card":
      told.cards[values.card] = place;
      fight.plays.push({ card: values.card, faction: values.faction, effect: values.effect, cancelled: false });
      break;
    case "combat.cancelled":
      told.cards[values.card] = place;
      fight.plays.push({ card: values.card, faction: values.faction, effect: "cancel", cancelled: false });
      strike(fight, values.card, values.cancelled);
      break;
    case "combat.rolled":
      if (fight.attackDice === null) {
        fight.attackDice = values.dice;
        told.attack = place;
      } else {
        fight.defenceDice = values.dice;
        told.defence = place;
      }
      break;
    case "combat.lost":
      fight.losses.push({ faction: values.faction, count: values.count });
      told.losses[values.faction as Faction] = place;
      break;
    case "combat.attacker_wins":
      fight.winner = "attacker";
      told.sums = place;
      break;
    case "combat.defender_wins":
      fight.winner = "defender";
      told.sums = place;
      break;
    default:
      if (AFTERWARDS.some((start) => line.key.startsWith(start))) fight.after.push(line);
  }
}

/** A cancelled card that had itself cancelled one gives that one back. */
function strike(fight: Fight, by: string, card: string): void {
  const struck = fight.plays.find((play) => play.card === card);
  if (struck === undefined) return;
  struck.cancelled = true;
  fight.struck[by] = card;
  const revived = fight.struck[card];
  const back = fight.plays.find((play) => play.card === revived);
  if (struck.effect === "cancel" && back !== undefined) back.cancelled = false;
}

/** The step that a combat has reached: 1 to 8, and 9 when it is over. */
export function stepOf(fight: Fight, stepInView: number): number {
  if (stepInView > 0) return stepInView;
  return fight.winner === "" ? 6 : 9;
}

export function sum(dice: number[] | null): number {
  return (dice ?? []).reduce((total, die) => total + die, 0);
}

/** The faction whose colours the defence bears. */
export function defender(fight: Fight): Faction {
  return fight.defenders[0]?.faction || (fight.attacker === "germany" ? "norway" : "germany");
}

/** Who defends: a faction, or "both" of them. */
export function defenders(fight: Fight): string {
  return fight.defenders.length > 1 ? "both" : defender(fight);
}
