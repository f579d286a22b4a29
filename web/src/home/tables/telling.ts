/** How a line of "my tables" is told: who sits where, who is thinking, how it ended. */

import { seatWords } from "../../games/boxes";
import { reader } from "../../lib/language.svelte";
import type { Sitting, TableSummary } from "../../lib/protocol";
import { resultWords } from "../../lib/verdict";
import { say } from "../../lib/words";

/** "You are North; Ingrid has West, nobody East yet." */
export function seatsOf(table: TableSummary): string {
  const others = table.sittings.filter((sitting) => sitting.seat !== table.seat);
  const told = sittingsOf(table.game, others);
  if (table.seat === null) return say("seats-watching", { others: told });
  const own = seatWords(table.game, table.seat).within;
  return others.length > 0 ? say("seats-own-and-others", { own, others: told }) : say("seats-own", { own });
}

/** "Ingrid has West, nobody East yet." */
export function sittingsOf(game: string, sittings: Sitting[]): string {
  const list = new Intl.ListFormat(reader.language, { style: "short", type: "unit" });
  return list.format(sittings.map((sitting) => otherSeat(game, sitting)));
}

function otherSeat(game: string, sitting: Sitting): string {
  const seat = seatWords(game, sitting.seat).within;
  if (sitting.player === "open") return say("seats-open", { seat });
  if (sitting.player !== "person") return say("seats-bot", { seat });
  return say("seats-person", { seat, name: sitting.name || say("somebody") });
}

/** "Ingrid is thinking", "Waiting for West". */
export function thinkingOf(table: TableSummary): string {
  const asked = table.sittings.filter((sitting) => table.asked.includes(sitting.seat));
  const [first] = asked;
  if (!first) return say("mine-going-on");
  if (asked.length > 1) return say("mine-several-thinking");
  if (first.player === "open") return say("mine-nobody-yet");
  if (first.player !== "person") return say("mine-bot-thinking");
  return say("mine-thinking", { name: first.name || seatWords(table.game, first.seat).start });
}

/** "You won", "North won". */
export function resultOf(table: TableSummary): string {
  const seats = table.sittings.map((sitting) => sitting.seat);
  return resultWords(table.outcome ?? {}, table.seat, seats, (seat) => seatWords(table.game, seat));
}
