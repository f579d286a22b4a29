/** One open table: what is shown now, what is asked, and what can be done.
 *
 * Events of other players are shown one after the other at a pace that can be read; the question appears when the
 * telling has caught up. The own answers are never held back. */

import { Asking } from "./asking";
import { Clicks } from "./clicks.svelte";
import type { Link, LinkEvents, LinkState, Unnumbered } from "../../lib/connection";
import type { Change, GameClient, Pace } from "../../games/game_client";
import type {
  Data,
  Edition,
  Frame,
  FromServer,
  Guide,
  Happening,
  Line,
  Moment,
  Note,
  Offer,
  Question,
  Refusal,
  Saying,
  Status,
  Welcome,
} from "../../lib/protocol";
import type { Names } from "../../lib/words";

export interface LogLine {
  number: number;
  /** How many answers, dice and draws included, there were before it. */
  answer: number;
  /** How many there were after it: the moment at which the board shows what the line tells. */
  after: number;
  at: string;
  seat: string;
  kind: Happening["kind"];
  line: Line;
}

/** How the game of the table speaks, with the names of things as they are printed. */
export type Speech = (saying: Saying, names: Names) => string;

/** What the table stands on; tests put their own under it. */
export interface Ground {
  connect(table: string, key: string, events: LinkEvents): Link;
  client(game: string): Promise<GameClient>;
  printed(table: string): Promise<Data>;
  words(game: string): Promise<Speech>;
  /** Calls `then` after so many milliseconds; returns how to call it off. */
  after(milliseconds: number, then: () => void): () => void;
  name(): string;
}

export type Speed = "slow" | "normal" | "fast";

/** A view that was shown, kept for what a panel tells of the way so far. */
export interface Seen {
  number: number;
  answers: number;
  view: Data;
  lines: Line[];
}

const HOLD: Record<Pace, number> = { none: 0, short: 900, long: 2000 };
const FACTOR: Record<Speed, number> = { slow: 1.7, normal: 1, fast: 0.4 };
/** So many waiting events are told at the usual pace; more of them faster. */
const PATIENCE = 6;
const SHORTEST = 120;
const REMEMBERED = 120;

const NOBODY: Status = {
  asked: [],
  since: "",
  sittings: [],
  proposal: null,
  outcome: null,
  saying: null,
  undo: false,
  mistyped: false,
  lesson: null,
};

export function holdFor(pace: Pace, speed: Speed, waiting: number): number {
  if (pace === "none") return 0;
  const hurry = Math.max(1, waiting / PATIENCE);
  return Math.max(SHORTEST, (HOLD[pace] * FACTOR[speed]) / hurry);
}

export class TableModel {
  readonly id: string;
  readonly key: string;

  seat: string | null = $state(null);
  seats: string[] = $state.raw([]);
  game = $state("");
  scenario = $state("");
  practice = $state(false);
  /** The owner's packs that it is played with. */
  packs = $state.raw<Edition[]>([]);
  dice: Welcome["dice"] = $state("rolled");

  client: GameClient | null = $state.raw(null);
  printed: Data | null = $state.raw(null);
  status: Status = $state.raw(NOBODY);
  lines: LogLine[] = $state.raw([]);
  notes: Note[] = $state.raw([]);
  changes: Change[] = $state.raw([]);
  seen: Seen[] = $state.raw([]);
  moment: { answer: number; view: Data } | null = $state.raw(null);
  link: LinkState = $state("connecting");
  refusal: Refusal | null = $state.raw(null);
  speed: Speed = $state("normal");
  /** The answer that is on its way to the server: its question takes no second one. */
  sent: number | null = $state(null);
  /** What keeps the table from opening: words or the printed board could not be fetched. */
  failed = $state(false);

  #shown: Data | null = $state.raw(null);
  #question: Question | null = $state.raw(null);
  #queue: Frame[] = $state.raw([]);
  #answers = $state(0);
  #say: Speech | null = $state.raw(null);

  /** What lies on the table: now, or at the earlier moment one is looking at. */
  view: Data | null = $derived(this.moment?.view ?? this.#shown);
  /** A lesson that is done keeps the table as it left it until the reader plays on. */
  paused = $state(false);
  /** Are there events that still have to be told? */
  playing: boolean = $derived(this.#queue.length > 0 && !this.paused);
  /** The lesson that is not done yet, or that was just done. */
  guide: Guide | null = $derived(
    this.status.lesson === null || (this.status.lesson.done && !this.paused) ? null : this.status.lesson,
  );
  /** How many answers the game has had, as far as it is shown. */
  answers: number = $derived(this.#answers);
  question: Question | null = $derived(
    this.playing || this.moment !== null || this.sent !== null ? null : this.#question,
  );
  ready: boolean = $derived(
    this.client !== null && this.printed !== null && this.#say !== null && this.#shown !== null,
  );
  readonly clicks: Clicks;
  /** Asks the server what changes nothing: why not, a hint, where a number comes from. */
  readonly asking: Asking;

  #ground: Ground;
  #link: Link;
  #newest = -1;
  #here = true;
  #holding: (() => void) | null = null;
  #previews = new Map<number, (odds: Data[]) => void>();
  #asked = new Map<string, Promise<Data[]>>();
  #wantedMoment = 0;
  #translations = 0;
  #spelled = "";

  constructor(id: string, key: string, ground: Ground) {
    this.id = id;
    this.key = key;
    this.#ground = ground;
    this.clicks = new Clicks((offer) => this.answer(offer.option));
    this.asking = new Asking((message) => this.#send(message));
    this.#link = ground.connect(id, key, {
      message: (message) => this.receive(message),
      state: (state) => this.#linked(state),
      since: () => this.#newest,
      name: () => ground.name(),
    });
  }

  close(): void {
    this.#holding?.();
    this.#link.close();
  }

  say(saying: Saying): string {
    return this.#say === null ? "" : this.#say(saying, (this.printed?.names ?? {}) as Names);
  }

  /** Says everything anew after the reader has chosen another language; the game goes on meanwhile. */
  async translate(): Promise<void> {
    if (this.#say === null) return;
    this.#translations += 1;
    const wanted = this.#translations;
    try {
      const [printed, say] = await Promise.all([this.#ground.printed(this.id), this.#ground.words(this.game)]);
      if (wanted !== this.#translations) return;
      this.printed = printed;
      this.#say = say;
    } catch (error) {
      console.warn("the table still speaks the other language:", error);
    }
  }

  /** The sides that the person at this screen leads. */
  get sides(): string[] {
    if (this.client === null || this.seat === null || this.view === null) return [];
    return this.client.sides(this.view, this.seat);
  }

  // -- what the person does ------------------------------------------------------------------------------------

  answer(option: Offer["option"]): void {
    const question = this.question;
    if (question === null) return;
    this.refusal = null;
    this.paused = false;
    this.sent = this.#send({ type: "answer", decision: question.decision, option });
    this.#settle();
  }

  chance(value: number[] | string): void {
    const question = this.question;
    if (question === null) return;
    this.refusal = null;
    this.sent = this.#send({ type: "chance", decision: question.decision, value });
    this.#settle();
  }

  undo(): void {
    this.back();
    this.skip();
    this.#send({ type: "undo", decision: this.#answers });
  }

  askRollback(to: number): void {
    this.#send({ type: "ask_rollback", to });
  }

  agree(yes: boolean): void {
    this.#send({ type: "agree", yes });
  }

  /** Says whether the page is before somebody's eyes: who is away may want to be told of a turn elsewhere. */
  attend(here: boolean): void {
    this.#here = here;
    this.#send({ type: "attention", here });
  }

  resign(): void {
    this.#send({ type: "resign" });
  }

  talk(text: string): void {
    this.#send({ type: "chat", text });
  }

  giveSeat(seat: string, player: string): void {
    this.#send({ type: "give_seat", seat, player });
  }

  takeSeat(): void {
    this.#send({ type: "take_seat" });
  }

  /** The combats that would be planned after an option, with their odds. */
  preview(option: Offer["option"]): Promise<Data[]> {
    const question = this.question;
    if (question === null) return Promise.resolve([]);
    const key = `${question.decision} ${JSON.stringify(option)}`;
    const known = this.#asked.get(key);
    if (known !== undefined) return known;
    const number = this.#send({ type: "ask_preview", decision: question.decision, option });
    if (number === null) return Promise.resolve([]);
    const odds = new Promise<Data[]>((resolve) => this.#previews.set(number, resolve));
    this.#asked.set(key, odds);
    return odds;
  }

  /** Shows the table as it was before an answer. */
  lookAt(answer: number): void {
    if (answer >= this.#answers) {
      this.back();
      return;
    }
    this.#wantedMoment = this.#send({ type: "ask_moment", answer }) ?? 0;
  }

  /** Back from an earlier moment to the present. */
  back(): void {
    this.#wantedMoment = 0;
    this.moment = null;
    this.#settle();
  }

  /** Jumps to the present. */
  skip(): void {
    this.#holding?.();
    this.#holding = null;
    this.paused = false;
    while (this.#queue.length > 0 && !this.paused) this.#showNext();
    this.changes = [];
  }

  /** The lesson is done: from here on it is a game. */
  playOn(): void {
    this.paused = false;
    this.#play();
  }

  forgetRefusal(): void {
    this.refusal = null;
  }

  // -- what the server says ------------------------------------------------------------------------------------

  receive(message: FromServer): void {
    if (this.asking.hear(message)) return;
    switch (message.type) {
      case "welcome":
        this.#welcome(message);
        break;
      case "frame":
        this.#frame(message);
        break;
      case "present":
        this.#present(message.status);
        break;
      case "preview":
        this.#previews.get(message.about)?.(message.odds);
        this.#previews.delete(message.about);
        break;
      case "moment":
        this.#look(message);
        break;
      case "refusal":
        this.#refused(message);
        break;
      case "pong":
        break;
    }
  }

  #welcome(welcome: Welcome): void {
    const first = this.game === "";
    this.seat = welcome.seat;
    this.seats = welcome.seats;
    this.game = welcome.game;
    this.scenario = welcome.scenario;
    this.practice = welcome.practice;
    this.packs = welcome.packs;
    this.dice = welcome.dice;
    this.sent = null;
    this.#holding?.();
    this.#holding = null;
    while (this.#queue.length > 0) this.#showNext();
    welcome.happenings.forEach((happening, place) => {
      const after = welcome.happenings[place + 1]?.answer ?? welcome.answers;
      if (happening.number > this.#newest) this.#tell(happening, after);
    });
    this.#newest = welcome.number;
    this.#answers = welcome.answers;
    this.#question = welcome.question;
    this.status = welcome.status;
    this.changes = [];
    if (first) {
      void this.#fetch(welcome);
    } else {
      this.#put(welcome.public, welcome.private, welcome.number, []);
    }
    this.#settle();
  }

  async #fetch(welcome: Welcome): Promise<void> {
    try {
      const [client, printed, say] = await Promise.all([
        this.#ground.client(welcome.game),
        this.#ground.printed(this.id),
        this.#ground.words(welcome.game),
      ]);
      this.client = client;
      this.printed = printed;
      this.#say = say;
    } catch {
      this.failed = true;
      return;
    }
    if (this.#shown === null) this.#put(welcome.public, welcome.private, welcome.number, []);
    this.#play();
  }

  #frame(frame: Frame): void {
    const number = frame.happening.number;
    if (number <= this.#newest) return;
    if (number > this.#newest + 1) {
      this.#link.resume();
      return;
    }
    this.#newest = number;
    this.#queue = [...this.#queue, frame];
    const mine = frame.happening.seat === this.seat && this.seat !== null;
    if (mine && this.#queue.length === 1) {
      this.#holding?.();
      this.#holding = null;
    }
    this.#play();
  }

  #present(status: Status): void {
    const last = this.#queue[this.#queue.length - 1];
    if (last === undefined) {
      this.status = status;
    } else {
      last.status = status;
      this.status = { ...this.status, sittings: status.sittings, proposal: status.proposal };
    }
  }

  #look(moment: Moment): void {
    if (moment.about !== this.#wantedMoment || this.client === null) return;
    this.moment = { answer: moment.answer, view: this.client.merge(moment.public, moment.private) };
    this.changes = [];
    this.#settle();
  }

  #refused(refusal: Refusal): void {
    this.#previews.get(refusal.about)?.([]);
    this.#previews.delete(refusal.about);
    if (this.sent === refusal.about) {
      this.sent = null;
      this.#settle();
    }
    this.refusal = refusal;
  }

  #linked(state: LinkState): void {
    this.link = state;
    if (state === "open" && !this.#here) this.attend(false);
    if (state !== "open") {
      this.sent = null;
      for (const resolve of this.#previews.values()) resolve([]);
      this.#previews.clear();
      this.#asked.clear();
      this.asking.forget();
    }
  }

  // -- telling -------------------------------------------------------------------------------------------------

  /** Shows what is waiting, each event for as long as it takes to read. */
  #play(): void {
    while (this.#holding === null && !this.paused && this.#queue.length > 0 && this.client !== null) {
      const frame = this.#showNext();
      const hold = holdFor(this.client.pace(frame.happening), this.speed, this.#queue.length);
      if (hold === 0) continue;
      this.#holding = this.#ground.after(hold, () => {
        this.#holding = null;
        this.#play();
      });
    }
  }

  #showNext(): Frame {
    const [frame, ...rest] = this.#queue as [Frame, ...Frame[]];
    this.#queue = rest;
    this.sent = null;
    this.#tell(frame.happening, frame.answers);
    this.#answers = frame.answers;
    this.#question = frame.question;
    if (frame.status.lesson?.done && !this.status.lesson?.done) this.paused = true;
    this.status = frame.status;
    this.#put(frame.public, frame.private, frame.happening.number, frame.happening.lines ?? []);
    this.#settle();
    return frame;
  }

  #put(open: Data, own: Data, number: number, lines: Line[]): void {
    if (this.client === null) return;
    const before = this.#shown;
    const after = this.client.merge(open, own);
    this.#shown = after;
    this.changes = before === null ? [] : this.client.changes(before, after);
    this.seen = [...this.seen.slice(1 - REMEMBERED), { number, answers: this.#answers, view: after, lines }];
  }

  /** Writes an event into the log; what was taken back leaves it. */
  #tell(happening: Happening, after: number): void {
    if (happening.kind === "undo" || happening.kind === "rollback") {
      const to = happening.to ?? 0;
      this.lines = this.lines.filter((each) => each.answer < to || each.kind === "begin");
      this.seen = this.seen.filter((each) => each.answers <= to);
      this.#asked.clear();
    }
    if (happening.note !== undefined) this.notes = [...this.notes, happening.note];
    const told = (happening.lines ?? []).map((line) => ({
      number: happening.number,
      answer: happening.answer,
      after,
      at: happening.at,
      seat: happening.seat ?? "",
      kind: happening.kind,
      line,
    }));
    if (told.length > 0) this.lines = [...this.lines, ...told];
  }

  /** Gives the clicks the question that is shown, or none. */
  #settle(): void {
    const offers = this.question?.offers ?? [];
    // Talk and presence bring the same question again: what was clicked stays clicked.
    const spelled = JSON.stringify([this.question?.decision, offers]);
    if (spelled === this.#spelled) return;
    this.#spelled = spelled;
    this.clicks.ask(offers);
  }

  #send(message: Unnumbered): number | null {
    const number = this.#link.send(message);
    return number === 0 ? null : number;
  }
}
