// What the server tells of the table of this game.
// Made by `python -m tools.protocol` from src/motstand/games/dutch_resistance/view_types.py: change it there.

export type Colour = "blue" | "green" | "grey" | "purple" | "yellow";

export type Place = "C1" | "C2" | "C3" | "C4" | "C5" | "C6" | "C7" | "L1" | "L2" | "L3" | "L4" | "L5" | "L6";

/** The Safety that a Character would cost its Location in the Danger Phase. */
export interface Tonight {
  alibi: number;
  resources: number;
}

export interface Character {
  colour: Colour;
  seat: string;
  identity: "anda" | "anton" | "cornelia" | "filip" | "frits" | "jacoba" | "jo" | "joke" | "selma" | "wim" | "";
  /** Empty: nowhere on the board. */
  place: Place | "";
  alibi: number;
  resources: Partial<Record<"contacts" | "documents" | "information" | "money" | "rations", number>>;
  slots: number;
  tickets: number;
  ausweis: number;
  /** Character cards that were not played yet. */
  cards: string[];
  has_occupier_card: boolean;
  tonight: Tonight;
}

export interface Location {
  tile: "bank" | "black_market" | "cafe" | "church" | "distribution_office" | "farm" | "forger" | "hairdresser" | "hospital" | "informant" | "meeting_place" | "police_station" | "printer" | "station" | "university" | "zoo";
  safety: number;
  /** What the Danger Phase would take as things stand. */
  tonight: number;
  vonk: boolean;
  /** down, the id of a Costs token, or nothing. */
  costs: string;
  spot: "" | "down" | "line" | "readers";
}

export interface Road {
  policemen: number;
  soldiers: number;
}

/** A Person in Hiding, an Item or a Resistance Group token. */
export interface Piece {
  id: string;
  /** Empty: nowhere on the board. */
  place: Place | "";
  fixed: boolean;
  progress: number;
  /** Empty: nowhere on the board. */
  address: Place | "";
  secured: boolean;
}

export interface Deck {
  /** So many come before those at the bottom. */
  cards: number;
  bottom: string[];
}

export interface Decks {
  /** By Threat Level. */
  occupier: number[];
  ticket: number;
  ausweis: number;
  helpers: Deck[];
  patrol: Deck;
  raid: Deck;
  halt: Deck;
  officer: Deck;
}

export interface Goal {
  done: number;
  wanted: number;
}

/** What everybody sees. */
export interface Public {
  scenario: string;
  level: "easy" | "extreme" | "hard" | "medium";
  side: "easy" | "standard";
  solo: "" | "group" | "helpers";
  round: number;
  /** So many more the Occupier cards last for, after this one. */
  rounds: number;
  /** The phase as the rulebook calls it. */
  part: "action" | "danger" | "patrol" | "setup" | "start";
  phase: string;
  first: Colour;
  active: Colour;
  turn: Colour;
  morale: number;
  tokens: number;
  characters: Character[];
  places: Partial<Record<Place, Location>>;
  roads: Partial<Record<"A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T", Road>>;
  raids_due: Place[];
  supply: Partial<Record<"contacts" | "documents" | "information" | "money" | "rations", number>>;
  decks: Decks;
  helpers: string[];
  /** Of the next Patrol cards, as far as they are known. */
  regions: ("blue" | "brown" | "green" | "red" | "yellow")[];
  /** The Halt! card whose option is being chosen. */
  halt: string;
  lasting: string[];
  occupier_discard: string[];
  pieces: Piece[];
  costs_on_card: string[];
  delivered: number;
  completed: number;
  caught: number;
  goal: Goal;
  /** Empty: nowhere on the board. */
  officer: Place | "";
}

/** What only one seat sees. */
export interface Private {
  occupier_cards: Partial<Record<Colour, string>>;
  patrol_card: string;
}

export interface Phrase {
  key: string;
  values: Record<string, number>;
}

export interface ActionPrint {
  name: string;
  text: string;
}

export interface ScenarioPrint {
  id: string;
  number: number;
  name: string;
  subtitle: string;
  tiles: Partial<Record<Place, "bank" | "black_market" | "cafe" | "church" | "distribution_office" | "farm" | "forger" | "hairdresser" | "hospital" | "informant" | "meeting_place" | "police_station" | "printer" | "station" | "university" | "zoo">>;
  goal: Phrase;
  /** The game is lost with so many that are caught; 0: never. */
  lost: number;
  actions: Record<string, ActionPrint>;
}

export interface PlacePrint {
  area: "city" | "country";
  number: number;
  /** x and y on a canvas of 1000 by 800. */
  at: number[];
}

export interface SignPrint {
  to: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T";
  over: Place;
}

export interface RoadPrint {
  ends: Place[];
  region: "blue" | "brown" | "green" | "red" | "yellow";
  /** x and y on a canvas of 1000 by 800. */
  at: number[];
  signs: Partial<Record<"black" | "white", SignPrint>>;
}

export interface RegionPrint {
  name: string;
  area: "city" | "country";
  shape: string;
}

export interface MoralePrint {
  /** Morale Action tokens by Morale, from 0. */
  tokens: number[];
  slots: number[];
}

export interface SidePrint {
  name: string;
  /** From Alibi 1. */
  alibi: number[];
  /** From no Resource. */
  resources: number[];
}

/** What an effect gives or takes, for a drawing of it; a verb of the content files. */
export interface SignedPrint {
  verb: string;
  amount: number;
  most: number;
}

export interface TilePrint {
  name: string;
  text: string;
  start: number;
  most: number;
  cost: SignedPrint[];
  effects: SignedPrint[];
}

export interface IdentityPrint {
  text: string;
  start: "bank" | "black_market" | "cafe" | "church" | "distribution_office" | "farm" | "forger" | "hairdresser" | "hospital" | "informant" | "meeting_place" | "police_station" | "printer" | "station" | "university" | "zoo";
  cards: string[];
}

export interface AbilityPrint {
  /** What they do, in words. */
  cost: string[];
  options: Record<string, string[]>;
  /** What they do, in words. */
  effects: string[];
}

export interface CharacterCardPrint {
  kind: "and" | "or" | "special";
  text: string;
  abilities: AbilityPrint[];
}

export interface TextPrint {
  /** What they do, in words. */
  effects: string[];
  options: Record<string, string[]>;
  /** What they do, in words. */
  price: string[];
  /** What they do, in words. */
  otherwise: string[];
}

export interface OccupierPrint {
  level: number;
  scenario: number;
  text: TextPrint;
}

export interface RaidPrint {
  number: number;
  text: TextPrint;
  /** What they do, in words. */
  after: string[];
  rule: string;
}

/** Only the story: what the options do is told by the log, after the choice. */
export interface HaltPrint {
  text: string;
  options: Record<string, string>;
}

export interface MarchPrint {
  sign: "black" | "white";
  steps: number;
}

export interface PatrolPrint {
  region: "blue" | "brown" | "green" | "red" | "yellow";
  policemen: MarchPrint;
  soldiers: MarchPrint;
  /** What they do, in words. */
  nobody: string[];
}

export interface OfficerPrint {
  steps: number;
  target: string;
  area: "city" | "country" | "";
  /** What they do, in words. */
  effects: string[];
}

export interface GroupPrint {
  side: "basic" | "challenging";
  request: AbilityPrint;
  /** What they do, in words. */
  unused: string[];
  rule: string;
}

export interface StepPrint {
  /** Empty: next to the Officer. */
  tile: string;
  /** What they do, in words. */
  cost: string[];
}

export interface TaskPrint {
  scenario: number;
  steps: StepPrint[];
}

export interface CardsPrint {
  identities: Partial<Record<"anda" | "anton" | "cornelia" | "filip" | "frits" | "jacoba" | "jo" | "joke" | "selma" | "wim", IdentityPrint>>;
  characters: Record<string, CharacterCardPrint>;
  occupiers: Record<string, OccupierPrint>;
  raids: Record<string, RaidPrint>;
  halts: Record<string, HaltPrint>;
  patrols: Record<string, PatrolPrint>;
  helpers: Record<string, string[]>;
  officer: Record<string, OfficerPrint>;
  groups: Record<string, GroupPrint>;
  tasks: Record<string, TaskPrint>;
}

export interface PiecePrint {
  shape: "hexagon" | "square";
  border: string;
}

/** What is printed on board and cards. */
export interface Printed {
  names: Record<string, Record<string, string>>;
  scenario: ScenarioPrint;
  places: Partial<Record<Place, PlacePrint>>;
  roads: Partial<Record<"A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T", RoadPrint>>;
  regions: Partial<Record<"blue" | "brown" | "green" | "red" | "yellow", RegionPrint>>;
  decks: Record<string, number[]>;
  morale: MoralePrint;
  sides: Record<string, SidePrint>;
  colours: Partial<Record<Colour, string>>;
  tiles: Partial<Record<"bank" | "black_market" | "cafe" | "church" | "distribution_office" | "farm" | "forger" | "hairdresser" | "hospital" | "informant" | "meeting_place" | "police_station" | "printer" | "station" | "university" | "zoo", TilePrint>>;
  pieces: Record<string, PiecePrint>;
  costs: Record<string, ("contacts" | "documents" | "information" | "money" | "rations")[]>;
  cards: CardsPrint;
}
