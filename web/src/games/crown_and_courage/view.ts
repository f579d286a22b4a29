// What the server tells of the table of this game.
// Made by `python -m tools.protocol` from src/motstand/games/crown_and_courage/view_types.py: change it there.

export type German = "bombing" | "chaos" | "collaborator" | "morale" | "move" | "paratrooper" | "reinforcements" | "stress" | "threat";

export type Square = "r1c1" | "r1c2" | "r1c3" | "r2c1" | "r2c2" | "r2c3" | "r3c1" | "r3c2" | "r3c3";

export type Displayed = "bottom" | "middle" | "top";

export type LineName = "column" | "row";

/** Something that the game's words say; a value may be a thing by its kind and id, as ``{"place": "c9"}``. */
export interface Phrase {
  key: string;
  values: Record<string, string | number | Record<string, string> | Phrase[]>;
}

/** The markers; rows and places of Morale count from 1, from the bottom and from the left. */
export interface Tracks {
  stress: number;
  threat: number;
  momentum: number;
  morale_row: number;
  morale_place: number;
  loyalty: number;
}

/** The cubes on the King and those that are left in the box. */
export interface Pressure {
  king: number;
  box: number;
}

/** The dice. Those of the population all show 1; those of the Quick Response box are rolled. */
export interface Pools {
  population: number;
  evacuation: number[];
  sabotage: number[];
  quick_response: number;
}

export interface TileView {
  /** Empty: no tile. */
  tile: string;
  discs: number;
}

/** A space of the grid. */
export interface SquareView {
  /** Empty: no tile. */
  tile: string;
  discs: number;
  /** Does the tile lie with its Army Orders up? */
  army: boolean;
  piece: "" | "primary" | "support";
  /** Does a printed German symbol show? */
  symbol: boolean;
}

export interface FrameView {
  /** Empty: nothing, or face down. */
  action: German | "";
  /** Is it a place of an Order tile? */
  order: boolean;
  /** What it shows; 0 where there is none. */
  die: number;
  /** Does the Frame piece stand there? */
  piece: boolean;
  /** How many German symbols its line shows. */
  symbols: number;
}

/** What the Resolve pieces would be if this line were active. */
export interface LineChain {
  supports: Square[];
  /** The position of the Frame piece; 0 for none. */
  frame: number;
  quick_response: boolean;
}

export interface ResponseTile {
  position: number;
  /** Empty: nothing, or face down. */
  action: German | "";
  times: number;
  /** What it shows; 0 where there is none. */
  die: number;
}

/** What a placement would set off. */
export interface Chain {
  lines: Partial<Record<LineName, LineChain>>;
  response: ResponseTile[];
  skipped: boolean;
}

/** A German tile of the Main Response that is going on; `times` is how often it is still to be resolved. */
export interface ResponseLeft {
  position: number;
  /** Empty: nothing, or face down. */
  action: German | "";
  times: number;
  /** What it shows; 0 where there is none. */
  die: number;
  /** Is it being resolved? */
  now: boolean;
}

/** Germans that attack from one space. */
export interface Attackers {
  from: string;
  regulars: number;
  paratroopers: number;
}

/** A battle before it is answered. */
export interface BattleView {
  place: string;
  attackers: Attackers[];
  germans: number;
  troops: number;
  king: "black" | "none" | "white";
  /** Of the Norwegians, without cards. */
  strength: number;
  /** The steps of Give them hell! */
  hell: Phrase[];
  /** Those of a retreat, or of the King's flight. */
  retreat: Phrase[];
}

export interface PushView {
  cubes: number[];
  /** Empty: nothing, or face down. */
  action: German | "";
}

/** What lies open, and what the decks hold, without order. */
export interface Cards {
  hand: string[];
  deck: string[];
  discards: string[];
  evacuated: string[];
  lost: string[];
  /** The one on top of the deck if it lies open. */
  collaborator: string;
  collaborators: string[];
}

export interface Demands {
  /** The Demand that waits for an answer, or nothing. */
  open: string;
  cost: number;
  deck: string[];
  declined: string[];
  ignored: string[];
}

/** Who stands where, by the ids of the spaces; where nobody stands is left out. */
export interface MapView {
  king: string;
  black: boolean;
  norwegians: Record<string, number>;
  regulars: Record<string, number>;
  paratroopers: Record<string, number>;
  towns: Record<string, "destroyed" | "free" | "occupied">;
  /** The town under bombs, or nothing. */
  bombed: string;
  /** What it shows; 0 where there is none. */
  bombing: number;
  /** The foremost space of the Germans on their route. */
  front: string;
  norwegian_supply: number;
  german_supply: number;
}

/** The table as everybody sees it. */
export interface Public {
  difficulty: string;
  turn: number;
  day: number;
  phase: string;
  part: "dawn" | "demands" | "execute" | "main_response" | "operations" | "plan" | "push" | "report";
  /** Where the player is, from the outside in. */
  path: Phrase[];
  tracks: Tracks;
  willpower: number;
  pressure: Pressure;
  pools: Pools;
  /** The dice of a Quick Response that are still to be resolved. */
  rolled: number[];
  /** Today's Plan, from the top. */
  display: TileView[];
  /** The tile that was chosen and waits for its place, or nothing. */
  placing: string;
  /** By the space of the tile that waits, or lies there. */
  chains: Partial<Record<Square, Chain>>;
  /** What is left of the Main Response that is going on. */
  response: ResponseLeft[];
  battle: BattleView | null;
  grid: Partial<Record<Square, SquareView>>;
  /** Positions 1 to 12. */
  frame: FrameView[];
  /** Faces that are still hidden, without order. */
  hidden_actions: German[];
  hidden_orders: German[];
  discs: number;
  chaos_reserve: number;
  /** Tiles in the bag, without order. */
  bag: Record<string, number>;
  push: PushView;
  cards: Cards;
  demands: Demands;
  map: MapView;
  /** German Moves of this turn that will be stopped. */
  halts: number;
}

/** Nobody knows more than everybody sees. */
export interface Private {

}

export interface ScenarioSheet {
  id: string;
  name: string;
  subtitle: string;
}

export interface TilePrint {
  kind: string;
  title: string;
  level: number;
  numeral: string;
  unique: Phrase[];
  reverse: Phrase[];
}

export interface ActionPrint {
  name: string;
  cost: number;
  effects: Phrase[];
}

export interface CardPrint {
  name: string;
  strength: number;
  gold: boolean;
  collaborator: boolean;
  actions: ActionPrint[];
  won: Phrase[];
}

export interface DemandPrint {
  name: string;
  cost: number;
  declined: Phrase[];
}

export interface FramePrint {
  position: number;
  /** 0 to 2 for rows, 3 to 5 for columns. */
  line: number;
}

export interface OperationsPrint {
  id: string;
  quick_response: boolean;
}

export interface DangerPrint {
  least: number;
  most: number;
  alarm: number;
}

export interface MoraleRow {
  loyalty: number;
  /** By place: may a card be drawn there? */
  cards: boolean[];
}

export interface PushSection {
  id: "left" | "middle" | "right";
  spaces: number;
  /** Empty: nothing, or face down. */
  action: German | "";
}

export interface OccupationPrint {
  town: string;
  effects: Phrase[];
  chaos: boolean;
}

export interface TrackPrints {
  danger: DangerPrint;
  momentum: number;
  /** From the bottom row up. */
  morale: MoraleRow[];
  push: PushSection[];
  occupation: OccupationPrint[];
}

export interface PlacePrint {
  name: string;
  sector: number;
  x: number;
  y: number;
  red: boolean;
  highway: boolean;
  town: boolean;
  mobilisation: boolean;
  drop: boolean;
  neighbours: string[];
}

export interface MapPrint {
  sectors: Record<string, string>;
  /** The road of the German regular troops, from its beginning. */
  route: string[];
  towns: string[];
  /** Where the King sets out. */
  start: string;
  spaces: Record<string, PlacePrint>;
}

/** What is printed on board, tiles and cards. */
export interface Printed {
  scenario: ScenarioSheet;
  tiles: Record<string, TilePrint>;
  german_actions: German[];
  order_actions: German[];
  order_front: Phrase[];
  cards: Record<string, CardPrint>;
  demands: Record<string, DemandPrint>;
  display: Partial<Record<Displayed, Phrase[]>>;
  symbols: Square[];
  frame: FramePrint[];
  operations: OperationsPrint[];
  tracks: TrackPrints;
  pieces: Record<string, number>;
  map: MapPrint;
  names: Record<string, Record<string, string>>;
}
