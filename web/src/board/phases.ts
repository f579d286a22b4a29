/** The phases of a turn, as the tracker shows them. */

import type { Phase } from "../games/game_client";

/** The phases in the rulebook's order. `now` is the one that is played, with its step in words; those before it are done.
 *
 * `titleOf` gives the key of a phase's title. */
export function phasesAt(ids: readonly string[], now: string, titleOf: (id: string) => string, step = ""): Phase[] {
  const at = ids.indexOf(now);
  return ids.map((id, place) => ({
    id,
    number: place + 1,
    titleKey: titleOf(id),
    now: place === at,
    done: place < at,
    ...(place === at && step !== "" ? { sub: step } : {}),
  }));
}
