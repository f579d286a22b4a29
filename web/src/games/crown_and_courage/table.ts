/** The table of Crown & Courage as the player sees it. */

import type { Printed, Public } from "./view";

export type {
  BattleView,
  CardPrint,
  Chain,
  Displayed,
  FrameView,
  German,
  LineChain,
  MapView,
  Phrase,
  PlacePrint,
  Square,
  SquareView,
  TilePrint,
} from "./view";

export type CrownView = Public;
export type CrownPrint = Printed;
