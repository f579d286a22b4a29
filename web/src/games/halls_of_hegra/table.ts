/** What the server says of Halls of Hegra: the view of the table, and what is printed on boards and cards. */

import type { Names } from "../../lib/words";

export const TYPES = ["officer", "soldier", "volunteer", "medic", "hunter"] as const;
export type Type = (typeof TYPES)[number];
export type Counts = Partial<Record<Type, number>>;

export const POSITIONS = ["position", "position_a", "position_b", "position_c"] as const;
export const COLUMNS = ["grenade", "hit", "move"] as const;
export type Column = (typeof COLUMNS)[number];

export interface Patient {
  defender: Type;
  level: number;
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

export interface GunView {
  in_play: boolean;
  slots: ("covered" | "jammed" | "fire" | "blank")[];
  strength: number;
}

/** What the evening brings if nothing else is done: the server goes through it level by level. */
export interface Tonight {
  morale: number;
  modifiers: { id: string; by: number; count: number; rule: string }[];
  /** What lies beyond the ends of the Morale track: Hope cards above, Defenders lost below. */
  hope: number;
  lost: number;
  deck: "high" | "low" | "";
  draw: number;
  resolve: number;
  surrender: { id: string; now: number; limit: number; rule: string }[];
  healthy: number;
}

export interface HegraView {
  difficulty: string;
  day: number;
  stage: "mobilisation" | "attack" | "siege";
  phase: string;
  part: "event" | "morning" | "day" | "evening";
  last_stand: boolean;
  event: string;
  board: "mobilisation" | "attack" | "siege";
  tracks: {
    weather: string;
    movement: number;
    snow: number;
    surrender: string;
    morale: number;
    suspicion: number;
    defence: number;
    rations: number;
    fear?: number;
    doubt?: number;
  };
  supplies: number;
  defenders: {
    ready: Counts;
    rest: Counts;
    tired: Counts;
    morgue: Counts;
    reserve: Counts;
    recruitment: Type[];
    positions: Record<string, Type | "">;
    placed: Record<string, Counts>;
    beds: (Patient | null)[];
    waiting: Record<string, Counts>;
  };
  healthy: number;
  required: number;
  tonight: Tonight;
  sectors: SectorView[];
  charge: number;
  map: { patrols: Record<string, number>; artillery: string[]; runs: RunView[] };
  depots: Record<string, number>;
  running: number;
  movement_left: number;
  bags: { recruit: Record<string, number>; hit: Record<string, number>; patrol: Record<string, number> };
  tiles: string[];
  damage: Record<string, number>;
  dug: string[];
  guns: { gun_1: GunView; gun_2: GunView; machine_gun: { in_play: boolean; jammed: boolean } };
  air_stacks: number[];
  artillery_track: { marker: number; pieces: number[]; tiles: number };
  reserve: {
    doubt: number;
    miss: number;
    artillery: number;
    infantry: number;
    air: Record<string, number>;
    deliveries: string[];
  };
  decks: {
    events: Record<string, number>;
    high: number;
    low: number;
    snow: number;
    high_discard: string[];
    low_discard: string[];
    hope: string[];
    despair: string[];
  };
  drawn: string[];
  to_resolve: number;
  acting: string;
  uses: number;
  today: { fired: string[]; telephone: boolean; airfield: string[]; no_relapse: boolean };
  snow_on_top?: string[];
}

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
  dice: (Column | "wait")[];
  red: boolean;
  criteria: number;
  range: Type[];
}

export interface PlacePrint {
  name: string;
  row: string;
  number: number;
  delivery: string;
  artillery: boolean;
  neighbours: string[];
}

export interface CardPrint {
  deck: string;
  title: string;
  text: string | Record<string, string>;
  weather?: string;
  infantry?: number;
  chart?: Type[];
}

export interface DayPrint {
  day: number;
  stage: HegraView["stage"];
  deck: string;
  row: string;
  patrols: number;
  red: boolean;
  special: string;
}

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

export interface HegraPrint {
  scenario: { id: string; name: string; subtitle: string };
  defenders: Record<Type, { name: string; colour: string; text: string }>;
  spaces: Record<string, SpacePrint>;
  sectors: { attack: SectorPrint[]; siege: SectorPrint[] };
  tracks: {
    snow: Track;
    suspicion: Track;
    defence: Track;
    fear: Track;
    artillery: Track;
    doubt: { discs: number; morale: number }[];
    supply: number[];
    weather: { id: string; name: string; movement: number }[];
    surrender: Outlook[];
    morale: MoraleLevel[];
    days: DayPrint[];
  };
  map: {
    rows: Record<string, { name: string; criteria: number }>;
    airfield: { name: string; criteria: number };
    places: Record<string, PlacePrint>;
  };
  guns: Record<string, { name: string; slots: string[] }>;
  damage: Record<string, string>;
  air_stacks: string[];
  deliveries: Record<string, { name: string; text: string }>;
  cards: Record<string, CardPrint>;
  names: Names;
}

export interface Track {
  least: number;
  most: number;
}

/** The discs of an area one by one, in the order of the types. */
export function discsOf(counts: Counts | undefined): Type[] {
  return TYPES.flatMap((type) => Array<Type>(counts?.[type] ?? 0).fill(type));
}

export function sum(counts: Record<string, number | undefined> | undefined): number {
  return Object.values(counts ?? {}).reduce<number>((total, count) => total + (count ?? 0), 0);
}

/** The Sectors that are printed on the board of this stage, the lowest first. */
export function sectorsOf(view: HegraView, printed: HegraPrint): SectorPrint[] {
  return view.board === "mobilisation" ? [] : printed.sectors[view.board];
}

/** Can an Action space be used today, as far as day and snow are concerned? */
export function isOpen(view: HegraView, printed: HegraPrint, id: string): boolean {
  const space = printed.spaces[id]!;
  return view.day >= space.days[0] && view.day <= space.days[1] && (!space.snow || view.dug.includes(id));
}

/** How often an Action space will be resolved with these Defenders. */
export function usesOf(space: SpacePrint, placed: Counts | undefined): number {
  const worth = discsOf(placed).reduce((total, type) => total + (space.double.includes(type) ? 2 : 1), 0);
  const times = Math.floor(worth / space.number);
  return space.once ? Math.min(1, times) : times;
}
