/** A game that is looked at again: steps, whose eyes, play and pause, and a table that can only be read.
 *
 * The table is a TableModel without a socket: what it shows is put there step by step, so that board and panels are the
 * very same as in the game. Frames are fetched in chunks and kept. What is asked about a moment is asked of the archive. */

import { isAsked, MOST_FRAMES, type Asked } from "./afterwards";
import type { Link, LinkEvents, Unnumbered } from "../lib/connection";
import type { GameClient } from "../games/game_client";
import type { Explained, Replay, ReplayFrame, ReplayStep, Trace, Welcome, Why } from "../lib/protocol";
import type { Ground } from "../table/model/ground";
import type { LogLine, Seen } from "../table/model/log.svelte";
import { TableModel } from "../table/model/table.svelte";
import { fill, type Episode } from "../teller/episodes";
import { stayFor } from "../teller/pace";

/** What a replay stands on, beside the ground of every table. */
export interface Archive {
  replay(eyes: string | undefined): Promise<Replay>;
  frames(eyes: string | undefined, from: number, to: number): Promise<ReplayFrame[]>;
  ask(eyes: string | undefined, asked: Asked): Promise<Why | Explained | Trace>;
}

export type Unit = "answer" | "phase" | "turn";
export const UNITS: Unit[] = ["answer", "phase", "turn"];

/** So many earlier steps a panel may look back at. */
const REMEMBERED = 60;
/** How long a step without any words stays. */
const SILENT = 260;
/** What is read of a whole turn or phase that is only leapt over. */
const LEAP = { weight: "plain", letters: 60, dice: 0, own: false } as const;

export class ReplayModel {
  readonly table: TableModel;

  story: Replay | null = $state.raw(null);
  /** The step that is wanted; the table shows it as soon as its frame is here. */
  place = $state(0);
  shown = $state(-1);
  unit: Unit = $state("answer");
  playing = $state(false);
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
    this.table = new TableModel(id, key, {
      ...ground,
      connect: (_table, _key, events) => this.#line(events),
      // What is seen again was told before.
      lastTold: () => null,
      keepTold: () => undefined,
    });
    this.table.teller.done = () => this.#told();
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
    this.playing = true;
    if (this.place < this.last) {
      this.#next();
      return;
    }
    this.go(0);
    this.#wait(stayFor(LEAP, this.table.teller.pace));
  }

  pause(): void {
    this.playing = false;
    this.#holding?.();
    this.#holding = null;
    this.table.skip();
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  /** Tells the next step line by line; a phase or a turn is leapt over. */
  #next(): void {
    if (this.place >= this.last) {
      this.playing = false;
      return;
    }
    const episode = this.unit === "answer" && this.shown === this.place ? this.#episode(this.place + 1) : null;
    if (episode === null) {
      // What is still being fetched is waited for.
      if (this.shown === this.place) this.forward();
      this.#wait(stayFor(LEAP, this.table.teller.pace));
      return;
    }
    this.place += 1;
    this.shown = this.place;
    this.table.moment = null;
    this.table.tell(episode);
  }

  /** A step was told: on to the next one. */
  #told(): void {
    if (!this.playing || this.#holding !== null || this.shown !== this.place) return;
    this.table.lines = this.lines.filter((line) => line.number <= this.place);
    if ((this.step?.lines ?? []).length === 0) this.#wait(SILENT);
    else this.#next();
  }

  #wait(milliseconds: number): void {
    this.#holding?.();
    this.#holding = this.#ground.after(Math.min(milliseconds, SILENT * 8), () => {
      this.#holding = null;
      this.#next();
    });
  }

  /** A step with the table after each of its lines; null as long as it is not here. */
  #episode(place: number): Episode | null {
    const [before, frame, step] = [this.#frames.get(place - 1), this.#frames.get(place), this.steps[place]];
    const { client } = this.table;
    if (before === undefined || frame === undefined || step === undefined || client === null) return null;
    const { answer, after, seat, lines = [] } = step;
    const { status } = this.#welcome(this.story!, frame, place);
    const view = client.merge(frame.public, frame.private);
    const episode: Episode = {
      happening: { number: place, answer, kind: "answer", at: "", seat },
      lines,
      after,
      own: false,
      views: null,
      end: { answers: after, question: null, status, view },
    };
    const changes = frame.changes ?? [];
    const told = { type: "telling", about: 0, since: answer, to: after, changes } as const;
    fill([episode], { ...told, public: before.public, private: before.private }, client.merge);
    return episode;
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
      send: (message) => (isAsked(message) ? this.#ask(message, events) : 0),
      resume: () => undefined,
      close: () => undefined,
    };
  }

  #ask(message: Unnumbered & { type: Asked["type"] }, events: LinkEvents): number {
    this.#asked += 1;
    this.#archive
      .ask(this.#eyes, { ...message, id: this.#asked })
      .then((reply) => events.message(reply))
      // Whoever waits for an answer hears that there is none.
      .catch(() => events.state("away"));
    return this.#asked;
  }

  #welcome(story: Replay, frame: ReplayFrame, place = this.place): Welcome {
    const atEnd = place === this.last;
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
      number: place,
      answers: this.steps[place]?.after ?? 0,
      happenings: [],
      public: frame.public,
      private: frame.private,
      question: null,
      status: atEnd ? status : { ...status, outcome: null, saying: null },
      earlier: false,
      key: "",
    };
  }
}

/** Where one begins to look: whoever brings an unfinished record wants to go on where it ends. */
const beginning = (story: Replay): number => (story.record && story.status.outcome === null ? story.answers : 0);

/** No step has more lines than this. */
const ORDERS = 1000;

function linesOf(step: ReplayStep, place: number): LogLine[] {
  const { answer, after, seat = "", lines = [] } = step;
  const kind = place === 0 ? "begin" : "answer";
  return lines.map((line, at) => ({
    number: place,
    order: place * ORDERS + at,
    answer,
    after,
    at: "",
    seat,
    kind,
    line,
  }));
}

function codeOf(error: unknown): string {
  return typeof error === "object" && error !== null && "code" in error ? String(error.code) : "away";
}
