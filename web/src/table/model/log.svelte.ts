/** What was told at a table so far, and the views that were shown on the way. */

import type { Data, Happening, Line } from "../../lib/protocol";

export interface LogLine {
  number: number;
  /** Its place among all lines that were ever told here. */
  order: number;
  /** How many answers, dice and draws included, there were before it. */
  answer: number;
  /** How many there were after it: the moment at which the board shows what the line tells. */
  after: number;
  at: string;
  seat: string;
  kind: Happening["kind"];
  line: Line;
}

/** A view that was shown, kept for what a panel tells of the way so far. */
export interface Seen {
  number: number;
  answers: number;
  view: Data;
  lines: Line[];
}

const REMEMBERED = 240;

export class Log {
  lines: LogLine[] = $state.raw([]);
  seen: Seen[] = $state.raw([]);

  #order = 0;

  /** Writes lines of an event down. */
  write(happening: Happening, lines: Line[], after: number): void {
    const { number, answer, at, seat = "", kind } = happening;
    const told = lines.map((line) => ({ number, order: (this.#order += 1), answer, after, at, seat, kind, line }));
    if (told.length > 0) this.lines = [...this.lines, ...told];
  }

  see(seen: Seen): void {
    this.seen = [...this.seen.slice(1 - REMEMBERED), seen];
  }

  /** What was taken back, the answer `to` and all after it, leaves the log. */
  goBack(to: number): void {
    this.lines = this.lines.filter((each) => each.answer < to || each.kind === "begin");
    this.seen = this.seen.filter((each) => each.answers <= to);
  }
}
