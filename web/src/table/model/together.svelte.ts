/** What people of a cooperative game do together: propose answers to each other, point at things, write a plan.
 *
 * Whoever proposes clicks through the question of another seat as if it were his own; the last click sends the proposal
 * instead of an answer. */

import type { Clock } from "../explaining/touching";
import type { Unnumbered } from "../../lib/connection";
import type {
  Offer,
  PlanLine,
  Pointed,
  Question,
  Sitting,
  Status,
  Suggestion,
  Thing,
  Together,
} from "../../lib/protocol";
import { stayFor } from "../../teller/pace";
import type { Teller } from "../../teller/teller.svelte";
import { isBot, sittingOf } from "./sittings";

/** Somebody points at a thing; `key` tells two of them apart. */
export interface Mark {
  key: number;
  seat: string;
  thing: Thing;
}

/** So long a ring is seen. */
const SEEN = 5000;

/** What it needs of the table. */
export interface Shared {
  readonly seat: string | null;
  readonly status: Status;
  readonly settled: boolean;
  /** Has the reader begun to click an answer of his own? */
  readonly begun: boolean;
  readonly teller: Teller;
  /** How many letters a bot's announcement has. */
  lettersOf(announced: Suggestion): number;
}

export class Cooperation {
  #table: Shared;
  #clock: Clock;
  #send: (message: Unnumbered) => number | null;
  #marked = 0;
  #wanted: string | null = $state(null);
  /** The announcement that the reader agreed to by saying nothing. */
  #seen = 0;

  marks: Mark[] = $state.raw([]);
  /** Is the next click on the board one that only points? */
  pointing = $state(false);

  now: Together | null = $derived.by(() => this.#table.status.together);
  suggestions: Suggestion[] = $derived(this.now?.suggestions ?? []);
  plan: PlanLine[] = $derived(this.now?.plan ?? []);
  /** May the reader take part? Not who looks on, nor whose seat a bot plays. */
  mayTakePart: boolean = $derived.by(() => this.now !== null && this.#sitting()?.player === "person");
  /** The seat that a proposal is being made to, by the reader; null while he makes none. */
  proposing: string | null = $derived.by(() =>
    this.#wanted !== null && this.now?.questions[this.#wanted] !== undefined ? this.#wanted : null,
  );
  /** The question of that seat. */
  question: Question | null = $derived(this.proposing === null ? null : (this.now?.questions[this.proposing] ?? null));
  /** What a bot is about to do, and waits with. */
  announced: Suggestion | null = $derived(this.suggestions.find((each) => this.isAnnounced(each)) ?? null);

  constructor(table: Shared, clock: Clock, send: (message: Unnumbered) => number | null) {
    this.#table = table;
    this.#clock = clock;
    this.#send = send;
  }

  #sitting(): Sitting | undefined {
    return sittingOf(this.#table.status, this.#table.seat);
  }

  // -- proposals -----------------------------------------------------------------------------------------------

  /** Is it what a bot says that it will do itself? */
  isAnnounced({ by, seat }: Suggestion): boolean {
    const sitting = sittingOf(this.#table.status, by);
    return by === seat && sitting !== undefined && isBot(sitting);
  }

  /** Whether the reader agrees to a proposal. */
  agrees({ agreed }: Suggestion): boolean {
    return this.#table.seat !== null && agreed.includes(this.#table.seat);
  }

  /** Begins a proposal to a seat, or (null) gives it up. */
  propose(seat: string | null): void {
    this.#wanted = seat;
  }

  suggest(option: Offer["option"]): void {
    const { question, proposing } = this;
    if (question === null || proposing === null) return;
    this.#send({ type: "suggest", decision: question.decision, seat: proposing, option });
    this.#wanted = null;
  }

  support({ number }: Suggestion, yes = true): void {
    this.#send({ type: "support", suggestion: number, yes });
  }

  /** A bot waits for the reader: who says nothing agrees, after as long as it takes to read. Returns how to stop that. */
  agreeInTime(): (() => void) | undefined {
    const { announced } = this;
    if (announced === null || !this.mayTakePart || !this.#table.settled) return undefined;
    if (this.#table.begun) {
      this.#stepIn(announced);
      return undefined;
    }
    const rival = this.suggestions.some((each) => each.seat === announced.seat && each !== announced);
    if (this.agrees(announced) || rival || this.proposing === announced.seat || this.#seen === announced.number)
      return undefined;
    const sight = { weight: "plain", letters: this.#table.lettersOf(announced), dice: 0, own: false } as const;
    const stay = stayFor(sight, this.#table.teller.pace);
    if (stay === Infinity) return undefined;
    const agree = (): void => {
      this.#seen = announced.number;
      this.support(announced);
    };
    return this.#clock.after(stay, agree);
  }

  /** Who begins an answer of his own does not agree any longer: the bot waits until it is given or given up. */
  #stepIn(announced: Suggestion): void {
    this.#seen = 0;
    if (this.agrees(announced)) this.support(announced, false);
  }

  // -- pointing ------------------------------------------------------------------------------------------------

  point(thing: Thing): void {
    this.pointing = false;
    this.#send({ type: "point", thing });
  }

  /** Somebody points at a thing: a ring is seen there for a while. */
  hear({ seat, thing }: Pointed): void {
    const key = (this.#marked += 1);
    this.marks = [...this.marks.filter((mark) => mark.seat !== seat), { key, seat, thing }];
    this.#clock.after(SEEN, () => (this.marks = this.marks.filter((mark) => mark.key !== key)));
  }

  // -- the plan ------------------------------------------------------------------------------------------------

  write(text: string): void {
    this.#send({ type: "write_plan", text });
  }

  /** Writes a line anew; without a text it is removed. */
  rewrite({ line, was }: PlanLine, text: string, done: boolean): void {
    this.#send({ type: "write_plan", line, was, text, done });
  }
}
