/** The view of Kampen om Norge as the server sends it, and what is printed on its board and cards. */

import type { Names } from "../../lib/words";

export type Faction = "germany" | "norway" | "allies";

export const FACTIONS: readonly Faction[] = ["germany", "norway", "allies"];

/** Battalions in an area by faction; `moved` is how many of the active faction's have moved. */
export type Here = Partial<Record<Faction | "moved", number>>;

export interface Attack {
  area: string;
  /** An area, "sea" or "air". */
  from: string;
  battalions: number;
}

export interface Play {
  card: string;
  faction: Faction;
  effect: "attack" | "defence" | "cancel";
  cancelled: boolean;
}

export interface Combat {
  area: string;
  step: number;
  plays: Play[];
  attack_dice: number[];
  defence_dice: number[];
  rescued: boolean;
  winner: "" | "attacker" | "defender";
  attack_dice_count: number;
  defence_dice_count: number;
}

/** The chances of a combat with what lies on the table; `wins` in percent, for the attacker. */
export interface Odds {
  area: string;
  attack_dice: number;
  defence_dice: number;
  wins: number;
  attacker_losses: number;
  defender_losses: number;
}

export interface FactionView {
  battalions: number;
  cards_in_hand: number;
  cards_in_deck: number;
  used: string[];
  used_a_card: boolean;
  /** Only of the own factions. */
  hand?: string[];
}

export interface KampenView {
  scenario: string;
  round: number;
  active: Faction;
  phase: string;
  phase_number: number;
  /** The seat that leads each faction. */
  seats: Record<Faction, string>;
  areas: Record<string, Here>;
  attacks: Attack[];
  combat: Combat | null;
  factions: Record<Faction, FactionView>;
  /** Who holds the areas that decide. */
  objectives: Record<string, "germany" | "norway">;
  symbols: number;
  to_place: number;
  placed: string[];
  arrivals_due: number;
  allies_exhausted: boolean;
  odds: Odds[];
}

export interface PrintedArea {
  name: string;
  region: string;
  in_play: boolean;
  victory_city: boolean;
  air_field: boolean;
  mobilization_point: boolean;
  sea_zones: string[];
  neighbours: Record<string, "land" | "water">;
}

export interface PrintedCard {
  kind: string;
  deck: Faction;
  name: string;
  /** What the name means, for those who read no Norwegian; else "". */
  english: string;
  text: string;
  caption: string;
  symbols: number;
  /** G own turn, R the opponent's, C the own turn in answer; the number is the phase. */
  when: string[];
}

export interface KampenPrint {
  scenario: {
    id: string;
    name: string;
    subtitle: string;
    victory: "cities" | "objectives";
    objectives: string[];
    hand: Record<Faction, number>;
    deck: Record<Faction, number>;
    symbols_per_battalion: number;
  };
  areas: Record<string, PrintedArea>;
  regions: Record<string, string[]>;
  cards: Record<string, PrintedCard>;
  names: Names;
}
