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

/** What everybody sees. */
export interface Public {
  scenario: string;
  level: "easy" | "extreme" | "hard" | "medium";
  side: "easy" | "standard";
  solo: "" | "group" | "helpers";
  round: number;
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
  /** Empty: nowhere on the board. */
  officer: Place | "";
}

/** What only one seat sees. */
export interface Private {
  occupier_cards: Partial<Record<Colour, string>>;
  patrol_card: string;
}
