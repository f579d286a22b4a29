/** The table of Kampen om Norge as a seat sees it: what lies open, and its own hands. */

import type { Faction, Fleet, OpenFaction, Printed, Public } from "./view";

export type { Attack, Combat, Faction, Here, Odds, Play, PrintedArea, PrintedCard } from "./view";

export const FACTIONS: readonly Faction[] = ["germany", "norway", "allies"];

export interface FactionView extends OpenFaction {
  /** Only of the own factions. */
  hand?: string[];
}

export interface KampenView extends Public {
  /** The own ships, in the advanced game. */
  fleet?: Fleet | null;
  factions: Record<Faction, FactionView>;
}

export type KampenPrint = Printed;
