/** What the night would cost as things stand; the server reckons it. */

import type { DutchPrint, DutchView, Place } from "../table";

export interface NightRow {
  place: Place;
  name: string;
  safety: number;
  after: number;
  /** Would nothing be left of its Safety? */
  isRaided: boolean;
}

/** Is the night still to come? In its phases the board shows what it costs. */
export const isToCome = ({ part }: Pick<DutchView, "part">): boolean => part !== "danger" && part !== "patrol";

/** The Locations that would lose Safety, the worst first. */
export function tonightOf(view: DutchView, printed: DutchPrint): NightRow[] {
  if (!isToCome(view)) return [];
  return Object.entries(view.places)
    .filter(([, { tonight }]) => tonight > 0)
    .map(([place, { tile, safety, tonight }]) => ({
      place: place as Place,
      name: printed.tiles[tile]!.name,
      safety,
      after: Math.max(0, safety - tonight),
      isRaided: tonight >= safety,
    }))
    .toSorted((one, other) => one.after - other.after);
}
