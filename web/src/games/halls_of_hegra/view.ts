// What the server tells of the table of this game.
// Made by `python -m tools.protocol` from src/motstand/games/halls_of_hegra/view_types.py: change it there.

export type Type = "hunter" | "medic" | "officer" | "soldier" | "volunteer";

export type Stage = "attack" | "mobilisation" | "siege";

export type Column = "grenade" | "hit" | "move";

/** The markers. Fear and Doubt are there only with the Mobilisation board. */
export interface Tracks {
  weather: string;
  movement: number;
  snow: number;
  surrender: string;
  morale: number;
  suspicion: number;
  /** The least that a Suspicion Check passes with; 0 if nothing does. */
  unseen_from: number;
  defence: number;
  rations: number;
  fear?: number;
  doubt?: number;
}

export interface Patient {
  defender: Type;
  level: number;
}

/** Where the Defenders are, except for those on the map. */
export interface Defenders {
  ready: Partial<Record<Type, number>>;
  rest: Partial<Record<Type, number>>;
  tired: Partial<Record<Type, number>>;
  morgue: Partial<Record<Type, number>>;
  reserve: Partial<Record<Type, number>>;
  recruitment: Type[];
  positions: Record<string, Type | "">;
  placed: Record<string, Partial<Record<Type, number>>>;
  beds: (Patient | null)[];
  /** By level. */
  waiting: Record<string, Partial<Record<Type, number>>>;
}

/** Where the Snow marker will be after today's shovelling, and how many Snow cards that reveals. */
export interface Shovelled {
  level: number;
  cards: number;
}

export interface Modifier {
  id: string;
  by: number;
  count: number;
  rule: string;
}

export interface SurrenderCheck {
  id: string;
  now: number;
  limit: number;
  rule: string;
}

/** What the evening brings if nothing else is done: the server goes through it level by level. */
export interface Tonight {
  morale: number;
  modifiers: Modifier[];
  /** Levels above the end of the Morale track, as Hope cards. */
  hope: number;
  /** Levels below the end of the Morale track, as Defenders lost. */
  lost: number;
  deck: "" | "high" | "low";
  draw: number;
  resolve: number;
  surrender: SurrenderCheck[];
  healthy: number;
}

export interface SectorView {
  sector: number;
  standing: number;
  lying: number;
  boxes: Partial<Record<Column, number>>;
}

export interface RunView {
  defender: Type;
  place: string;
  token: string;
  moved: boolean;
}

/** What is on the map: Patrols, Artillery and Supply Runs. */
export interface MapView {
  patrols: Record<string, number>;
  artillery: string[];
  runs: RunView[];
}

/** The contents of the bags, without order. */
export interface Bags {
  recruit: Record<string, number>;
  hit: Record<string, number>;
  patrol: Record<string, number>;
}

export interface GunView {
  in_play: boolean;
  slots: ("blank" | "covered" | "fire" | "jammed")[];
  strength: number;
}

export interface MachineGunView {
  in_play: boolean;
  jammed: boolean;
}

export interface Guns {
  gun_1: GunView;
  gun_2: GunView;
  machine_gun: MachineGunView;
}

export interface ArtilleryTrack {
  marker: number;
  pieces: number[];
  tiles: number;
}

export interface ReserveView {
  doubt: number;
  miss: number;
  artillery: number;
  infantry: number;
  air: Record<string, number>;
  deliveries: string[];
}

/** How many cards are left; discard piles and the face-up piles of Hope and Despair lie open. */
export interface Decks {
  events: Record<string, number>;
  high: number;
  low: number;
  snow: number;
  high_discard: string[];
  low_discard: string[];
  hope: string[];
  despair: string[];
}

export interface Today {
  fired: string[];
  telephone: boolean;
  airfield: string[];
  no_relapse: boolean;
}

/** The table as everybody sees it. */
export interface Public {
  difficulty: string;
  day: number;
  stage: Stage;
  phase: string;
  part: "day" | "evening" | "event" | "morning";
  last_stand: boolean;
  /** Does the next Event card bring tiles from the Hit bag? */
  shelled_tomorrow: boolean;
  event: string;
  board: Stage;
  tracks: Tracks;
  supplies: number;
  defenders: Defenders;
  /** The Action spaces that can be used today. */
  open: string[];
  /** How often each Action that is manned will be resolved. */
  actions: Record<string, number>;
  shovelled: Shovelled;
  healthy: number;
  required: number;
  tonight: Tonight;
  sectors: SectorView[];
  charge: number;
  map: MapView;
  depots: Record<string, number>;
  running: number;
  movement_left: number;
  bags: Bags;
  tiles: string[];
  damage: Record<string, number>;
  dug: string[];
  guns: Guns;
  air_stacks: number[];
  artillery_track: ArtilleryTrack;
  reserve: ReserveView;
  decks: Decks;
  events_used: string[];
  items_found: string[];
  drawn: string[];
  to_resolve: number;
  acting: string;
  uses: number;
  today: Today;
}

/** What only the commander has looked at: Snow cards on top of their deck, the next one first. */
export interface Private {
  snow_on_top: string[];
}

export interface ScenarioSheet {
  id: string;
  name: string;
  subtitle: string;
}

export interface DefenderPrint {
  name: string;
  colour: string;
  text: string;
}

/** An Action space: how many it needs, who counts double, who is barred. */
export interface SpacePrint {
  name: string;
  section: string;
  text: string;
  number: number;
  double: Type[];
  barred: Type[];
  days: [number, number];
  snow: boolean;
  once: boolean;
  position: number;
}

export interface SectorPrint {
  sector: number;
  dice: ("grenade" | "hit" | "move" | "wait")[];
  red: boolean;
  criteria: number;
  range: Type[];
}

export interface SectorPrints {
  attack: SectorPrint[];
  siege: SectorPrint[];
}

export interface Track {
  least: number;
  most: number;
}

export interface DoubtPrint {
  discs: number;
  morale: number;
}

export interface WeatherPrint {
  id: string;
  name: string;
  movement: number;
}

/** A level of the Surrender track. */
export interface Outlook {
  id: string;
  name: string;
  required: number;
  skull: boolean;
}

export interface MoraleLevel {
  level: number;
  deck: string;
  draw: number;
  resolve: number;
}

export interface DayPrint {
  day: number;
  stage: Stage;
  deck: string;
  row: string;
  patrols: number;
  red: boolean;
  special: string;
}

export interface TrackPrints {
  snow: Track;
  suspicion: Track;
  defence: Track;
  fear: Track;
  artillery: Track;
  doubt: DoubtPrint[];
  supply: number[];
  weather: WeatherPrint[];
  surrender: Outlook[];
  morale: MoraleLevel[];
  days: DayPrint[];
}

export interface Target {
  name: string;
  criteria: number;
}

export interface PlacePrint {
  name: string;
  row: string;
  number: number;
  delivery: string;
  artillery: boolean;
  neighbours: string[];
  x: number;
  y: number;
}

export interface MapPrint {
  rows: Record<string, Target>;
  airfield: Target;
  places: Record<string, PlacePrint>;
}

export interface GunPrint {
  name: string;
  slots: string[];
}

export interface DeliveryPrint {
  name: string;
  text: string;
}

/** A card. A Morale card has a text for each stage. */
export interface CardPrint {
  deck: string;
  title: string;
  text: string | Record<string, string>;
  weather?: string;
  infantry?: number;
  chart?: Type[];
  opens?: string;
}

/** What is printed on boards, cards and tiles. */
export interface Printed {
  scenario: ScenarioSheet;
  defenders: Record<Type, DefenderPrint>;
  spaces: Record<string, SpacePrint>;
  sectors: SectorPrints;
  tracks: TrackPrints;
  map: MapPrint;
  guns: Record<string, GunPrint>;
  damage: Record<string, string>;
  air_stacks: string[];
  deliveries: Record<string, DeliveryPrint>;
  cards: Record<string, CardPrint>;
  names: Record<string, Record<string, string>>;
}
