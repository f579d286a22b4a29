/** The table of Halls of Hegra as the commander sees it, and what follows from it. */

import type { Column, Printed, Private, Public, SectorPrint, Type } from "./view";

export type {
  CardPrint,
  Column,
  DayPrint,
  GunView,
  Outlook,
  Patient,
  PlacePrint,
  RunView,
  SectorPrint,
  SectorView,
  SpacePrint,
  Tonight,
  Type,
} from "./view";

export const TYPES: readonly Type[] = ["officer", "soldier", "volunteer", "medic", "hunter"];
export const POSITIONS = ["position", "position_a", "position_b", "position_c"] as const;
export const COLUMNS: readonly Column[] = ["grenade", "hit", "move"];

export type Counts = Partial<Record<Type, number>>;

export type HegraView = Public & Partial<Private>;
export type HegraPrint = Printed;

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
