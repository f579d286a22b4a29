/** A game that is looked at again: steps, whose eyes, play and pause, and a table that can only be read.
 *
 * The table is a TableModel without a socket: what it shows is put there step by step, so that board and panels are the
 * very same as in the game. Frames are fetched in chunks and kept. What is asked about a moment is asked of the archive. */

import { MOST_FRAMES } from "./afterwards";
import type { Link, LinkEvents, Unnumbered } from "../lib/connection";
import type { GameClient } from "../games/game_client";
import type {
  AskTrace,
  AskWhy,
  Happening,
  Replay,
  ReplayFrame,
  ReplayStep,
  Trace,
  Welcome,
  Why,
} from "../lib/protocol";
import { holdFor, TableModel, type Ground, type LogLine, type Seen, type Speed } from "../table/model/table.svelte";

/** What a replay stands on, beside the ground of every table. */
export interface Archive {
  replay(eyes: string | undefined): Promise<Replay>;
  frames(eyes: string | undefined, from: number, to: number): Promise<ReplayFrame[]>;
  ask(eyes: string | undefined, asked: AskWhy | AskTrace): Promise<Why | Trace>;
}

export type Unit = "answer" | "phase" | "turn";
export const UNITS: Unit[] = ["answer", "phase", "turn"];

/** So many earlier steps a panel may look back at. */
const REMEMBERED = 60;
/** How long a step without any words stays. */
const SILENT = 260;

export class ReplayModel {
  readonly table: TableModel;

  story: Replay | null = $state.raw(null);
  /** The step that is wanted; the table shows it as soon as its frame is here. */
  place = $state(0);
  shown = $state(-1);
  unit: Unit = $state("answer");
  playing = $state(false);
  speed: Speed = $state("normal");
  /** Why there is nothing to see: the code of the refusal. */
  problem = $state("");
  fetching = $state(false);

  steps: ReplayStep[] = $derived(this.story?.steps ?? []);
  last: number = $derived(Math.max(0, this.steps.length - 1));
  step: ReplayStep | null = $derived(this.steps[this.place] ?? null);
  /** The whole log, with the step that each line belongs to. */
  lines: LogLine[] = $derived(this.steps.flatMap(linesOf));

  #ground: Ground;
  #archive: Archive;
  #eyes: string | undefined = undefined;
  #frames = new Map<number, ReplayFrame>();
  #chunks = new Map<number, Promise<void>>();
  #marks = new Map<Unit, number[]>();
  #holding: (() => void) | null = null;
  #visit = 0;
  #asked = 0;

  constructor(id: string, key: string, ground: Ground, archive: Archive) {
    this.#ground = ground;
    this.#archive = archive;
    this.table = new TableModel(id, key, { ...ground, connect: (_table, _key, events) => this.#line(events) });
  }

  close(): void {
    this.pause();
    this.#visit += 1;
    this.table.close();
  }

  /** Opens the story through somebody's eyes, at a number of answers; where one was before if none is given. */
  async open(eyes: string | undefined, at: number | null): Promise<void> {
    this.#visit += 1;
    const visit = this.#visit;
    this.problem = "";
    const before = this.story === null ? null : (this.step?.after ?? 0);
    try {
      const story = await this.#archive.replay(eyes);
      if (visit !== this.#visit) return;
      const wanted = at ?? before ?? beginning(story);
      this.#eyes = eyes;
      this.#frames.clear();
      this.#chunks.clear();
      this.#marks.clear();
      this.shown = -1;
      this.story = story;
      this.place = this.placeOf(wanted);
      await this.#need(this.place);
      if (visit !== this.#visit) return;
      this.settle();
      void this.#fetchAll(visit);
    } catch (error) {
      if (visit === this.#visit) this.problem = codeOf(error);
    }
  }

  /** Shows the wanted step, once its frame and all that belongs to the table are here. */
  settle(): void {
    const frame = this.#frames.get(this.place);
    if (this.story === null || frame === undefined || this.shown === this.place) return;
    const next = this.shown === this.place - 1 && this.shown >= 0;
    const table = this.table;
    table.receive(this.#welcome(this.story, frame));
    table.lines = this.lines.filter((line) => line.number <= this.place);
    if (!table.ready || table.client === null) return;
    table.seen = this.#seen(table.client);
    if (!next) table.changes = [];
    // Only the next step is an event; after a leap nothing moves or falls.
    table.moment = next ? null : { answer: this.step?.after ?? 0, view: table.seen[table.seen.length - 1]!.view };
    this.shown = this.place;
  }

  // -- going through it ----------------------------------------------------------------------------------------

  /** The last step that was over after so many answers. */
  placeOf(answers: number): number {
    const place = this.steps.findLastIndex((step) => step.after <= answers);
    return Math.max(0, place);
  }

  go(place: number): void {
    const there = Math.min(this.last, Math.max(0, Math.round(place)));
    if (there === this.place) return;
    this.place = there;
    if (this.#frames.has(there)) {
      this.settle();
      return;
    }
    this.fetching = true;
    const visit = this.#visit;
    this.#need(there)
      .then(() => {
        if (visit === this.#visit) this.settle();
      })
      .catch((error: unknown) => {
        if (visit === this.#visit) this.problem = codeOf(error);
      })
      .finally(() => (this.fetching = false));
  }

  /** To the moment at which so many answers had been given. */
  lookAt(answers: number): void {
    this.pause();
    this.go(this.placeOf(answers));
  }

  forward(unit: Unit = this.unit): void {
    this.go(this.marks(unit).find((mark) => mark > this.place) ?? this.last);
  }

  backward(unit: Unit = this.unit): void {
    this.go(this.marks(unit).findLast((mark) => mark < this.place) ?? 0);
  }

  /** The steps with which a turn or a phase begins. */
  marks(unit: Unit): number[] {
    const known = this.#marks.get(unit);
    if (known !== undefined) return known;
    const marks = this.steps.map((_, place) => place).filter((place) => this.#opens(unit, place));
    // Before the game client is here nobody knows what opens a turn.
    if (unit !== "turn" || this.table.client !== null) this.#marks.set(unit, marks);
    return marks;
  }

  #opens(unit: Unit, place: number): boolean {
    if (unit === "answer" || place === 0) return true;
    const step = this.steps[place]!;
    if (unit === "turn") return (step.lines ?? []).some((line) => (this.table.client?.opensTurn(line) ?? "") !== "");
    return JSON.stringify(step.headline) !== JSON.stringify(this.steps[place - 1]!.headline);
  }

  // -- playing -------------------------------------------------------------------------------------------------

  play(): void {
    if (this.place >= this.last) this.go(0);
    this.playing = true;
    this.#hold();
  }

  pause(): void {
    this.playing = false;
    this.#holding?.();
    this.#holding = null;
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  #hold(): void {
    this.#holding?.();
    const client = this.table.client;
    const pace = client === null || this.step === null ? "short" : client.pace(happening(this.step, this.place));
    this.#holding = this.#ground.after(holdFor(pace, this.speed, 0) || SILENT, () => {
      this.#holding = null;
      // What is still being fetched is waited for.
      if (this.shown === this.place) this.forward();
      if (this.place >= this.last) this.playing = false;
      else this.#hold();
    });
  }

  // -- fetching ------------------------------------------------------------------------------------------------

  #need(place: number): Promise<void> {
    const chunk = Math.floor(place / MOST_FRAMES);
    let coming = this.#chunks.get(chunk);
    if (coming === undefined) {
      coming = this.#fetch(chunk);
      this.#chunks.set(chunk, coming);
      coming.catch(() => this.#chunks.delete(chunk));
    }
    return coming;
  }

  async #fetch(chunk: number): Promise<void> {
    const visit = this.#visit;
    const frames = await this.#archive.frames(this.#eyes, chunk * MOST_FRAMES, (chunk + 1) * MOST_FRAMES);
    if (visit === this.#visit) for (const frame of frames) this.#frames.set(frame.step, frame);
  }

  /** All the rest, one chunk after the other, so that the slider runs freely. */
  async #fetchAll(visit: number): Promise<void> {
    for (let place = 0; place <= this.last && visit === this.#visit; place += MOST_FRAMES) {
      try {
        await this.#need(place);
      } catch {
        return; // whoever goes there asks again
      }
    }
  }

  // -- the table -----------------------------------------------------------------------------------------------

  #seen(client: GameClient): Seen[] {
    const seen: Seen[] = [];
    for (let place = this.place; place >= Math.max(0, this.place - REMEMBERED); place -= 1) {
      const frame = this.#frames.get(place);
      const step = this.steps[place];
      if (frame === undefined || step === undefined) break;
      const view = client.merge(frame.public, frame.private);
      seen.unshift({ number: place, answers: step.after, view, lines: step.lines ?? [] });
    }
    return seen;
  }

  /** The line of a table that nobody plays at: questions go to the archive, and there is nothing else to send. */
  #line(events: LinkEvents): Link {
    return {
      send: (message) => (message.type === "ask_why" || message.type === "ask_trace" ? this.#ask(message, events) : 0),
      resume: () => undefined,
      close: () => undefined,
    };
  }

  #ask(message: Unnumbered & { type: "ask_why" | "ask_trace" }, events: LinkEvents): number {
    this.#asked += 1;
    this.#archive
      .ask(this.#eyes, { ...message, id: this.#asked })
      .then((reply) => events.message(reply))
      // Whoever waits for an answer hears that there is none.
      .catch(() => events.state("away"));
    return this.#asked;
  }

  #welcome(story: Replay, frame: ReplayFrame): Welcome {
    const atEnd = this.place === this.last;
    const { status } = story;
    return {
      type: "welcome",
      table: story.table,
      game: story.game,
      scenario: story.scenario,
      seat: story.seat,
      seats: story.seats,
      practice: story.practice,
      dice: "rolled",
      version: "",
      content: "",
      packs: [],
      number: this.place,
      answers: this.step?.after ?? 0,
      happenings: [],
      public: frame.public,
      private: frame.private,
      question: null,
      status: atEnd ? status : { ...status, outcome: null, saying: null },
    };
  }
}

/** Where one begins to look: whoever brings an unfinished record wants to go on where it ends. */
const beginning = (story: Replay): number => (story.record && story.status.outcome === null ? story.answers : 0);

function happening(step: ReplayStep, place: number): Happening {
  const { answer, seat, lines } = step;
  return { number: place, answer, kind: place === 0 ? "begin" : "answer", at: "", seat, lines };
}

function linesOf(step: ReplayStep, place: number): LogLine[] {
  const { answer, after, seat = "", lines = [] } = step;
  const kind = place === 0 ? "begin" : "answer";
  return lines.map((line) => ({ number: place, answer, after, at: "", seat, kind, line }));
}

function codeOf(error: unknown): string {
  return typeof error === "object" && error !== null && "code" in error ? String(error.code) : "away";
}
