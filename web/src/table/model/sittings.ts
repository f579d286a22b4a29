/** Who sits where. */

import type { Sitting, Status } from "../../lib/protocol";
import { seatWords } from "../../games/boxes";
import { resultWords } from "../../lib/verdict";
import { say } from "../../lib/words";
import type { TableModel } from "./table.svelte";

export function sittingOf(status: Status, seat: string | null): Sitting | undefined {
  return status.sittings.find((sitting) => sitting.seat === seat);
}

export function isBot(sitting: Sitting): boolean {
  return sitting.player !== "person" && sitting.player !== "open";
}

/** What a player is called in lists: a name, "open", or the kind of bot. */
export function playerName(sitting: Sitting): string {
  if (sitting.player === "open") return say("table-seat-open");
  if (!isBot(sitting)) return sitting.name || say("table-seat-person");
  const [kind, strength] = sitting.player.split(":");
  return say("table-seat-bot", { kind, strength: Number(strength ?? 0) });
}

/** How it came about, in the words of the game, unless somebody's time had run out. */
export function howEnded(model: TableModel): string {
  const { clock, saying, sittings } = model.status;
  const claim = claimWords(model.game, sittings, clock?.claimed ?? "");
  return claim || (saying === null ? say("table-over") : model.say(saying));
}

/** "The other side’s time had run out, and Kari claimed the game"; "" if nobody claimed it. */
export function claimWords(game: string, sittings: Sitting[], claimed: string): string {
  const by = sittings.find((sitting) => sitting.seat === claimed);
  return by === undefined ? "" : say("clock-claimed", { who: by.name || seatWords(game, by.seat).within });
}

/** How the game ended, as plainly as it can be told to this reader; "" while it goes on. */
export function resultAt(model: TableModel): string {
  const { outcome } = model.status;
  return outcome === null ? "" : resultWords(outcome, model.seat, model.seats, (seat) => seatWords(model.game, seat));
}
