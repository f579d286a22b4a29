/** Decides what is shown, in which order and for how long: nothing is shown over before it was seen.
 *
 * Episodes come in as fast as the server sends them; beats go out at the reader's pace. A beat that is being told holds
 * the next one back, until its time is over or the reader goes on. Nothing here knows a game or a clock. */

import type { Line } from "../lib/protocol";
import { beatsOf, together, viewAfter, type Beat, type Episode } from "./episodes";
import type { Keyframe } from "./keyframe";
import { stayFor, type Pace } from "./pace";

/** Where it is told. */
export interface Stage {
  keyframe(line: Line): Keyframe;
  /** How many letters and dice there are to read. */
  letters(line: Line): number;
  dice(line: Line): number;
  show(beat: Beat): void;
  /** Finds out how the table looked after each line of these episodes, then calls `known`. */
  ask(episodes: Episode[]): void;
  /** Calls `then` after so many milliseconds; returns how to call it off. */
  after(milliseconds: number, then: () => void): () => void;
}

/** So long is waited for what was asked; then it is told without. */
const PATIENCE = 1500;

export class Teller {
  pace: Pace = $state("normal");
  /** What is being told; null when there is nothing, or when it was there long enough. */
  beat: Beat | null = $state.raw(null);
  /** Is nobody looking? Then nothing is told. */
  away = $state(false);
  /** Does somebody else have to go on first, as at the end of a lesson? */
  paused = $state(false);

  /** Called when all has been told. */
  done: () => void = () => undefined;

  #queue: Beat[] = $state.raw([]);
  #stage: Stage;
  #asked: Episode[] = [];
  /** How to call off what is waited for; null if nothing is. */
  #holding: (() => void) | null = null;
  #going = false;

  /** How many beats wait behind the one that is told. */
  waiting: number = $derived(this.#queue.length);
  /** Is there more to tell? */
  telling: boolean = $derived(this.#queue.length > 0 && !this.paused);

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /** What is shown of the beat that is told. */
  keyframe: Keyframe | null = $derived.by(() =>
    this.beat === null || this.beat.line === null ? null : this.#stage.keyframe(this.beat.line),
  );

  /** The last episode that waits, for what is known of the table by now. */
  get newest(): Episode | null {
    return this.#queue[this.#queue.length - 1]?.episode ?? null;
  }

  add(episodes: Episode[]): void {
    const idle = this.#queue.length === 0;
    this.#queue = [...this.#queue, ...episodes.flatMap(beatsOf)];
    // What the reader did himself is not held back by what he has just read.
    if (idle && episodes[0]?.own) this.#release();
    this.go();
  }

  /** The reader has seen it: on to the next. */
  next(): void {
    if (this.#asked.length > 0) return;
    this.#release();
    this.go();
  }

  /** Tells all the rest at once. */
  skip(): void {
    this.#release();
    this.#asked = [];
    this.paused = false;
    while (this.#queue.length > 0 && !this.paused) this.#show();
    this.beat = null;
  }

  /** What is told stays no longer; what waits goes on waiting. */
  clear(): void {
    this.#release();
    this.beat = null;
  }

  close(): void {
    this.#release();
    this.#queue = [];
  }

  /** What was asked for has come, or never will. */
  known(): void {
    if (this.#asked.length === 0) return;
    this.#asked = [];
    this.#release();
    this.go();
  }

  attend(here: boolean): void {
    this.away = !here;
    if (here) this.go();
  }

  /** Tells what waits, until something has to be read. */
  go(): void {
    if (this.#going) return;
    this.#going = true;
    while (this.#holding === null && !this.paused && !this.away && this.#queue.length > 0) {
      if (this.#needsViews(this.#queue[0]!.episode)) {
        this.#ask();
        continue;
      }
      const stay = this.#stayOf(this.#show());
      if (stay > 0) this.#hold(stay);
    }
    this.#going = false;
    if (this.#holding === null && this.#queue.length === 0) {
      this.beat = null;
      this.done();
    }
  }

  #show(): Beat {
    const [beat, ...rest] = this.#queue as [Beat, ...Beat[]];
    beat.view = viewAfter(beat);
    this.#queue = rest;
    this.beat = beat;
    this.#stage.show(beat);
    return beat;
  }

  #hold(stay: number): void {
    if (stay === Infinity) {
      this.#holding = () => undefined;
      return;
    }
    this.#holding = this.#stage.after(stay, () => {
      this.#holding = null;
      this.go();
    });
  }

  #release(): void {
    this.#holding?.();
    this.#holding = null;
  }

  #stayOf({ line, episode }: Beat): number {
    if (line === null) return 0;
    const { weight } = this.#stage.keyframe(line);
    const sight = { weight, letters: this.#stage.letters(line), dice: this.#stage.dice(line), own: episode.own };
    return stayFor(sight, this.pace);
  }

  /** Has somebody time to look at the table between two lines of it? */
  #needsViews(episode: Episode): boolean {
    if (episode.views !== null || this.pace === "instant" || episode.lines.length === 0) return false;
    if (episode.end === null) return true;
    const before = this.#queue.filter((beat) => beat.episode === episode && !beat.last);
    return before.some((beat) => this.#stayOf(beat) > 0);
  }

  #ask(): void {
    const waiting = [...new Set(this.#queue.map((beat) => beat.episode))];
    const row = together(waiting);
    if (row.length === 0) {
      waiting[0]!.views = [];
      return;
    }
    this.#asked = row;
    this.#holding = this.#stage.after(PATIENCE, () => {
      for (const each of row) each.views ??= [];
      this.known();
    });
    this.#stage.ask(row);
  }
}
