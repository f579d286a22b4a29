/** Who sits where. */

import type { Sitting, Status } from "../../lib/protocol";
import { say } from "../../lib/words";

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
