// What the server tells of the table of this game.
// Made by `python -m tools.protocol` from src/motstand/games/kampen_om_norge/view_types.py: change it there.

export type Faction = "allies" | "germany" | "norway";

/** Battalions in an area by faction; `moved` is how many of the active faction's have moved. */
export interface Here {
  germany?: number;
  norway?: number;
  allies?: number;
  moved?: number;
}

export interface Attack {
  area: string;
  /** An area, "sea" or "air". */
  from: string;
  battalions: number;
}

export interface Play {
  card: string;
  faction: Faction;
  effect: "attack" | "cancel" | "defence";
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

/** A faction's cards: how many there are; used cards lie face up. */
export interface OpenFaction {
  battalions: number;
  cards_in_hand: number;
  cards_in_deck: number;
  used: string[];
  used_a_card: boolean;
}

/** Ship cards in a sea zone by faction; `open` are those that lie face up. */
export interface Zone {
  open: string[];
  controller: "" | "allies" | "germany" | "norway";
  germany?: number;
  norway?: number;
  allies?: number;
}

/** How often, in percent, a ship of each side comes away from the shots to come. */
export interface Unhurt {
  attackers: number;
  defenders: number;
}

/** A zone where a task force can sail: who might intercept there, and how often somebody is caught on the way. */
export interface Reach {
  zone: string;
  /** The zone on the way, if it takes two moves; else "". */
  via: string;
  /** Ship cards that might intercept there. */
  hunters: number;
  /** In percent, with what might happen on the way. */
  caught: number;
}

export interface NavalCombat {
  zone: string;
  step: number;
  attackers: string[];
  defenders: string[];
  plays: string[];
  cancelled: string[];
  sunk: string[];
  chased: string[];
  dice: number[];
  odds: Unhurt | null;
}

export interface Landing {
  ship: string;
  area: string;
}

/** The advanced game: what everybody sees of the ships. */
export interface Sea {
  /** The 9 April turn is being played. */
  april: boolean;
  /** The parts of this turn in their order. */
  parts: string[];
  /** The one that is being played. */
  part: string;
  zones: Record<string, Zone>;
  raiding: string[];
  /** Allied ships that are still to come. */
  later: number;
  /** Ship cards that left the game, for everybody to see. */
  lost: string[];
  /** Ships of the task force that is formed or under way. */
  force: number;
  route: string[];
  reach: Reach[];
  intercepted: string[];
  battles: string[];
  battle: NavalCombat | null;
  landings: Landing[];
  closed: string[];
}

/** The ships of the factions that a seat leads, by zone. */
export interface Fleet {
  ships: Record<string, string[]>;
  waiting: string[];
  placing: Record<string, string>;
  later: string[];
  force: string[];
  moved: string[];
}

/** What lies open. */
export interface Public {
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
  factions: Record<Faction, OpenFaction>;
  /** Who holds the areas that decide. */
  objectives: Record<string, "germany" | "norway">;
  symbols: number;
  to_place: number;
  placed: string[];
  arrivals_due: number;
  allies_exhausted: boolean;
  odds: Odds[];
  /** Where German aircraft fly from: "germany" and air fields. None if they reach everywhere. */
  air_bases: string[];
  sea?: Sea | null;
}

/** The hands of the factions that a seat leads. */
export interface Private {
  hands: Partial<Record<Faction, string[]>>;
  fleet?: Fleet | null;
}

/** An area with its symbols and borders; `in_play` is the scenario's. */
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
  /** The same for naval combat; none without ships. */
  at_sea: string[];
  /** What it sinks a ship on there; 0 means never. */
  sinks_on: number;
  /** Does it only do something where German aircraft reach? */
  needs_range: boolean;
}

/** A ship card: its class, and what that sinks and chases on; 0 means never. */
export interface PrintedShip {
  faction: Faction;
  ship_class: string;
  sinks_on: number;
  chases_on: number;
  dummy: boolean;
}

/** A sea zone: which zones and areas border on it, and whether the Allies may enter. */
export interface PrintedZone {
  neighbours: string[];
  coast: string[];
  allied: boolean;
}

/** The scenario's name, what decides it, and how the decks begin. */
export interface ScenarioSheet {
  id: string;
  name: string;
  subtitle: string;
  victory: "cities" | "objectives";
  objectives: string[];
  hand: Record<Faction, number>;
  deck: Record<Faction, number>;
  symbols_per_battalion: number;
}

/** How many dice an attack of so many battalions has, by how it comes. */
export interface Dice {
  land: number[];
  water: number[];
}

/** What is printed on the board and the cards. */
export interface Printed {
  scenario: ScenarioSheet;
  areas: Record<string, PrintedArea>;
  regions: Record<string, string[]>;
  cards: Record<string, PrintedCard>;
  ships: Record<string, PrintedShip>;
  zones: Record<string, PrintedZone>;
  /** By how many cards are hunted, how often 0, 1, 2 … are found. */
  caught: number[][];
  names: Record<string, Record<string, string>>;
  enemies: Record<Faction, Faction[]>;
  /** The time on the cards that each question asks for. */
  times: Record<string, string[]>;
  dice: Dice;
}
