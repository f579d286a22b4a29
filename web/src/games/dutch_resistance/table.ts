/** The table of Dutch Resistance as a seat sees it. */

import type { Character, Printed, Private, Public, RoadPrint } from "./view";

export type {
  AbilityPrint,
  Character,
  Colour,
  Deck,
  Location,
  OccupierPrint,
  Piece,
  Place,
  SignedPrint,
  TextPrint,
  TilePrint,
} from "./view";

/** What lies open for everybody, and what only this seat sees. */
export type DutchView = Public & Private;
export type DutchPrint = Printed;

export type Letter = keyof Printed["roads"];
export type Region = RoadPrint["region"];
export type Resource = keyof Character["resources"];
export type Identity = Character["identity"];
