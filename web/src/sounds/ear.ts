/** Listens to a table: what is heard when it goes on. What lay there when one came is no news. */

import type { Status } from "../lib/protocol";
import { verdictOf } from "../lib/verdict";
import type { TableModel } from "../table/model/table.svelte";
import type { Beat } from "../teller/episodes";
import type { Sound } from "./voices";

/** What can be heard of a table at a moment. */
export interface Audible {
  /** Is something asked of the reader, as far as the server has said? */
  asked: boolean;
  /** Has what led there been told, or is nobody looking who could be told? */
  shown: boolean;
  /** What is being told, and with how many dice. */
  beat: Beat | null;
  dice: number;
  /** How many notes of others there are. */
  notes: number;
  /** Which sound its end has; null while it goes on. */
  end: "won" | "lost" | null;
}

export function audible(model: TableModel, hidden: boolean): Audible {
  const { seat, status, teller, client } = model;
  const isAsked = (now: Status): boolean => seat !== null && now.outcome === null && now.asked.includes(seat);
  const { beat } = teller;
  const { outcome } = status;
  return {
    asked: isAsked(teller.newest?.end?.status ?? status),
    shown: hidden || isAsked(status),
    beat,
    dice: beat?.line ? (client?.diceOf(beat.line)?.dice.length ?? 0) : 0,
    notes: model.notes.filter((note) => note.seat !== seat).length,
    end: outcome === null ? null : seat !== null && verdictOf(outcome, seat) === "lost" ? "lost" : "won",
  };
}

export class Ear {
  #before: Audible | null = null;
  /** Was the turn that goes on heard already? One turn has many questions. */
  #rung = false;

  /** What is heard now: at most one sound, that which matters most. */
  hear(now: Audible): Sound | null {
    const before = this.#before;
    this.#before = now;
    const isTurn = now.asked && now.shown && !this.#rung;
    this.#rung = now.asked && (this.#rung || now.shown);
    if (before === null) {
      // A turn that is told only now was there before, too.
      this.#rung = now.asked;
      return null;
    }
    if (now.end !== null && before.end === null) return now.end;
    if (isTurn) return "turn";
    if (now.beat !== null && now.beat !== before.beat && now.beat.line !== null) return now.dice > 0 ? "dice" : "knock";
    return now.notes > before.notes ? "talk" : null;
  }
}
