/** One open table: what is shown now, what is asked, and what can be done.
 *
 * What happens is shown beat by beat, as the teller decides; the question appears when the telling has caught up. */

import { Asking } from "./asking";
import { Clicks, leadsOn } from "./clicks.svelte";
import { heardClock, stopped, type HeardClock } from "../players/clock";
import type { Ground, Speech } from "./ground";
import { Log, type LogLine, type Seen } from "./log.svelte";
import { Passing } from "./passing.svelte";
import { Previews } from "./previews";
import { NOBODY } from "./status";
import { Cooperation } from "./together.svelte";
import type { Link, LinkState, Unnumbered } from "../../lib/connection";
import type { Change, GameClient } from "../../games/game_client";
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
  Step,
  Suggestion,
  Talk,
  Telling,
  Welcome,
} from "../../lib/protocol";
import type { Names } from "../../lib/words";
import {
  endOf,
  episodeOf,
  episodesAgain,
  fill,
  missedEpisodes,
  MOST_ANSWERS,
  type Beat,
  type End,
  type Episode,
} from "../../teller/episodes";
import { detailsOf, PLAIN } from "../../teller/keyframe";
import { Teller } from "../../teller/teller.svelte";

export class TableModel {
  readonly id: string;
  key = $state("");
  /** Has somebody just come by an invitation, to be greeted before the table is shown? */
  invited = $state(false);

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
  /** Does nobody else sit here who could be talked to, nor may come? */
  alone = $derived(this.status.sittings.filter(({ player }) => player === "person" || player === "open").length < 2);
  notes: Note[] = $state.raw([]);
  /** Was more said before the first of the notes? */
  earlier = $state(false);
  changes: Change[] = $state.raw([]);
  /** What is left of everybody's time, as it was heard last. */
  clock: HeardClock | null = $state.raw(null);
  moment: { answer: number; view: Data } | null = $state.raw(null);
  link: LinkState = $state("connecting");
  refusal: Refusal | null = $state.raw(null);
  /** The answer that is on its way to the server: its question takes no second one. */
  sent: number | null = $state(null);
  /** An answer that waits for the line: it is sent when the server is back, unless the table has moved on. */
  unsent = $state.raw<{ decision: number; option: Offer["option"] } | null>(null);
  /** What keeps the table from opening: words or the printed board could not be fetched. */
  failed = $state(false);

  #shown: Data | null = $state.raw(null);
  #question: Question | null = $state.raw(null);
  #answers = $state(0);
  #say: Speech | null = $state.raw(null);
  #names: Names = $derived.by(() => {
    const { client, printed, view } = this;
    if (printed !== null && view !== null && client?.names !== undefined) return client.names(printed, view);
    return (printed?.names ?? {}) as Names;
  });

  /** What lies on the table: now, or at the earlier moment one is looking at. */
  view: Data | null = $derived(this.moment?.view ?? this.#shown);
  readonly teller: Teller;
  /** A lesson that is done keeps the table as it left it until the reader plays on. */
  paused: boolean = $derived.by(() => this.teller.paused);
  /** Are there events that still have to be told? */
  playing: boolean = $derived.by(() => this.teller.telling);
  /** The lesson that is not done yet, or that was just done. */
  guide: Guide | null = $derived(
    this.status.lesson === null || (this.status.lesson.done && !this.paused) ? null : this.status.lesson,
  );
  /** How many answers the game has had, as far as it is shown. */
  answers: number = $derived(this.#answers);
  /** Is the present shown, with nothing left to tell and no answer on its way? */
  settled: boolean = $derived(!this.playing && this.moment === null && this.sent === null && this.unsent === null);
  /** What is asked: of this seat, or of another one while the reader makes a proposal to it. */
  question: Question | null = $derived.by(() => (this.settled ? (this.together.question ?? this.#question) : null));
  ready: boolean = $derived(
    this.client !== null && this.printed !== null && this.#say !== null && this.#shown !== null,
  );
  readonly clicks: Clicks;
  readonly #log = new Log();
  /** Goes on where nothing else can be answered. */
  readonly passing = new Passing();
  /** Was the last thing that happened that somebody went back? */
  wentBack = $state(false);
  /** Asks the server what changes nothing: why not, a hint, where a number comes from. */
  readonly asking: Asking;
  /** What people do together in a cooperative game. */
  readonly together: Cooperation;

  #ground: Ground;
  #link: Link;
  #newest = -1;
  #here = true;
  /** The newest event that is in the log, or waits to be told. */
  #written = -1;
  /** What came before the game's part of the client was here. */
  #opening: Welcome | null = null;
  #early: Frame[] = [];
  /** Is the table being told again, from an earlier moment? */
  #again = false;
  #tellings = new Map<number, Episode[]>();
  #previews: Previews;
  #wantedMoment = 0;
  #translations = 0;
  /** The last answer that was given here. */
  #given: { decision: number; option: Offer["option"] } | null = null;
  #spelled = "";
  /** What the reader had clicked when somebody else answered, for the question that is asked again. */
  #begun: { decision: number; path: Step[] } | null = null;

  constructor(id: string, key: string, ground: Ground) {
    this.id = id;
    this.key = key;
    this.#ground = ground;
    this.clicks = new Clicks((offer) => this.answer(offer.option));
    this.asking = new Asking((message) => this.#send(message));
    this.#previews = new Previews((message) => this.#send(message));
    this.together = new Cooperation(this, ground, (message) => this.#send(message));
    this.teller = new Teller({
      keyframe: (line) => this.client?.keyframe(line) ?? PLAIN,
      letters: (line) => this.#lettersOf(line),
      dice: (line) => this.client?.diceOf(line)?.dice.length ?? 0,
      show: (beat) => this.#show(beat),
      ask: (episodes) => this.#askTelling(episodes),
      after: (milliseconds, then) => ground.after(milliseconds, then),
    });
    this.#link = ground.connect(id, key, {
      message: (message) => this.receive(message),
      state: (state) => this.#linked(state),
      since: () => this.#newest,
      name: () => ground.name(),
    });
  }

  close(): void {
    this.teller.close();
    this.#link.close();
  }

  say(saying: Saying): string {
    return this.#say === null ? "" : this.#say(saying, this.#names);
  }

  /** How many letters of a line are to be read while it is told: the sentence, what belongs to it, and its odds. */
  #lettersOf(line: Line): number {
    const details = detailsOf(line).map((detail) => this.say(detail.saying));
    const chance = this.client?.keyframe(line).chance ?? "";
    return [this.say(line.saying), ...details, chance].join("").length;
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

  /** What was told so far; a replay lays down what was told by its moment. */
  get lines(): LogLine[] {
    return this.#log.lines;
  }

  set lines(lines: LogLine[]) {
    this.#log.lines = lines;
  }

  /** The views that were shown on the way. */
  get seen(): Seen[] {
    return this.#log.seen;
  }

  set seen(seen: Seen[]) {
    this.#log.seen = seen;
  }

  /** The sides that the person at this screen leads. */
  get sides(): string[] {
    if (this.client === null || this.seat === null || this.view === null) return [];
    return this.client.sides(this.view, this.seat);
  }

  // -- what the person does ------------------------------------------------------------------------------------

  answer(option: Offer["option"]): void {
    if (this.question === null) return;
    this.passing.answered(this.question);
    this.#answer(option);
  }

  /** Answers where there was nothing to choose. */
  pass(offer: Offer): void {
    this.#answer(offer.option);
  }

  /** Calls `then` after so many milliseconds; returns how to call it off. */
  after(milliseconds: number, then: () => void): () => void {
    return this.#ground.after(milliseconds, then);
  }

  #answer(option: Offer["option"]): void {
    const question = this.question;
    if (question === null) return;
    this.refusal = null;
    if (this.together.proposing !== null) {
      this.together.suggest(option);
      this.#settle();
      return;
    }
    this.teller.paused = false;
    this.teller.clear();
    this.#given = { decision: question.decision, option };
    this.sent = this.#send({ type: "answer", ...this.#given });
    if (this.sent === null) this.unsent = this.#given;
    this.#settle();
  }

  /** Takes back an answer that waits for the line. */
  takeBackUnsent(): void {
    this.unsent = null;
    this.#settle();
  }

  /** The line is back: what waited for it is sent, if the table still asks for it. */
  #sendUnsent(): void {
    const waited = this.unsent;
    if (waited === null) return;
    this.takeBackUnsent();
    if (this.question?.decision === waited.decision) this.#answer(waited.option);
  }

  chance(value: number[] | string): void {
    const question = this.question;
    if (question === null) return;
    this.refusal = null;
    this.teller.clear();
    this.#given = null;
    this.sent = this.#send({ type: "chance", decision: question.decision, value });
    this.#settle();
  }

  undo(): void {
    this.back();
    this.skip();
    this.#send({ type: "undo", decision: this.#answers });
  }

  /** Gives again what was taken back last. */
  redo(): void {
    this.back();
    this.skip();
    this.#send({ type: "redo", decision: this.#answers });
  }

  askRollback(to: number): void {
    this.#send({ type: "ask_rollback", to });
  }

  askRematch(yes: boolean): void {
    this.#send({ type: "ask_rematch", yes });
  }

  agree(yes: boolean): void {
    this.#send({ type: "agree", yes });
  }

  /** Begins a proposal to a seat, or (null) gives it up: the clicks are about its question meanwhile. */
  propose(seat: string | null): void {
    this.together.propose(seat);
    this.#settle();
  }

  lettersOf({ saying, then, why }: Suggestion): number {
    return [saying, ...then, ...(why === null ? [] : [why])].map((each) => this.say(each)).join("").length;
  }

  /** Says whether the page is before somebody's eyes: who is away may want to be told of a turn elsewhere. */
  attend(here: boolean): void {
    this.#here = here;
    this.teller.attend(here);
    this.#send({ type: "attention", here });
  }

  resign(): void {
    this.#send({ type: "resign" });
  }

  /** Ends the game because somebody's time has run out. */
  claim(seat: string): void {
    this.#send({ type: "claim", seat });
  }

  talk(text: string): void {
    this.#send({ type: "chat", text });
  }

  /** What was said before the first of the notes. */
  addEarlier({ notes, earlier }: Talk): void {
    this.notes = [...notes, ...this.notes];
    this.earlier = earlier;
  }

  giveSeat(seat: string, player: string): void {
    this.#send({ type: "give_seat", seat, player });
  }

  takeSeat(): void {
    this.#send({ type: "take_seat" });
  }

  /** The combats that would be planned after an option, with their odds. */
  preview(option: Offer["option"]): Promise<Data[]> {
    return this.question === null ? Promise.resolve([]) : this.#previews.ask(this.question, option);
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
    this.teller.skip();
    this.changes = [];
  }

  /** The lesson is done: from here on it is a game. */
  playOn(): void {
    this.teller.paused = false;
    this.teller.go();
  }

  /** Tells an episode that is known already, as a replay has it. */
  tell(episode: Episode): void {
    this.teller.add([episode]);
  }

  /** Tells once more what has happened since an answer. */
  tellAgain(since: number): void {
    if (this.#shown === null) return;
    this.back();
    this.skip();
    const again = this.lines.filter((each) => each.answer >= since && this.#answers - each.answer <= MOST_ANSWERS);
    if (again.length === 0) return;
    const episodes = episodesAgain(again);
    const end = { answers: this.#answers, view: this.#shown, question: this.#question, status: this.status };
    episodes[episodes.length - 1]!.end = end;
    this.lines = this.lines.filter((each) => !again.includes(each));
    this.#question = null;
    this.#again = true;
    this.#settle();
    this.teller.add(episodes);
  }

  /** Is something asked of the reader, even if it is not told yet? */
  get awaited(): boolean {
    const newest = this.teller.newest;
    return (newest === null ? this.#question : (newest.end?.question ?? null)) !== null;
  }

  forgetRefusal(): void {
    this.refusal = null;
  }

  // -- what the server says ------------------------------------------------------------------------------------

  receive(message: FromServer): void {
    if (this.asking.hear(message)) return;
    if ("status" in message) this.clock = heardClock(message.status.clock);
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
      case "pointed":
        this.together.hear(message);
        break;
      case "preview":
        this.#previews.hear(message.about, message.odds);
        break;
      case "moment":
        this.#look(message);
        break;
      case "telling":
        this.#learn(message.about, message);
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
    if (welcome.key !== "") {
      this.key = welcome.key;
      this.invited = true;
      this.#ground.keepKey(this.id, this.game, this.key);
      this.#send({ type: "key_kept" });
    }
    if (welcome.earlier) {
      // What was said in between is a page of its own, too.
      this.notes = [];
      this.earlier = true;
    }
    this.sent = null;
    this.teller.skip();
    this.status = welcome.status;
    this.changes = [];
    const known = this.client === null ? this.#ground.lastTold(this.id) : this.#newest;
    this.#newest = welcome.number;
    if (this.client !== null) this.#catchUp(welcome, known);
    else this.#opening = welcome;
    if (first) void this.#fetch(welcome.game, known);
    this.#settle();
  }

  /** What happened while nobody looked is told, as far as it can be; all before that is only written down. */
  #catchUp(welcome: Welcome, known: number | null): void {
    const client = this.client!;
    const all = missedEpisodes(welcome, this.#written, client.merge);
    const start = all.findIndex(
      ({ happening }) =>
        known !== null && happening.number > known && welcome.answers - happening.answer <= MOST_ANSWERS,
    );
    const told = start < 0 || this.teller.pace === "instant" ? all : all.slice(0, start);
    const missed = all.slice(told.length);
    for (const each of told) this.#write(each);
    this.#written = welcome.number;
    if (missed.some((each) => each.lines.length > 0)) {
      this.#answers = missed[0]!.happening.answer;
      this.#question = null;
      this.teller.add(missed);
    } else {
      for (const each of missed) this.#write(each);
      const end = endOf(welcome, client.merge);
      this.#end(end, welcome.number);
      this.#put(end.view, welcome.number, []);
    }
    this.#settle();
  }

  async #fetch(game: string, known: number | null): Promise<void> {
    try {
      const [client, printed, say] = await Promise.all([
        this.#ground.client(game),
        this.#ground.printed(this.id),
        this.#ground.words(game),
      ]);
      this.client = client;
      this.printed = printed;
      this.#say = say;
    } catch {
      this.failed = true;
      return;
    }
    this.#catchUp(this.#opening!, known);
    this.#early.splice(0).forEach((frame) => this.#frame(frame));
  }

  #frame(frame: Frame): void {
    if (this.client === null) {
      this.#early.push(frame);
      return;
    }
    const number = frame.happening.number;
    if (number <= this.#newest) return;
    if (number > this.#newest + 1) {
      this.#link.resume();
      return;
    }
    this.#newest = number;
    this.#written = number;
    this.#keepClicks(frame);
    this.sent = null;
    this.teller.add([episodeOf(frame, this.seat, this.client.merge)]);
    this.#settle();
  }

  /** Has the reader begun to click an answer of his own? */
  get begun(): boolean {
    return this.together.proposing === null && this.question !== null && this.clicks.chosen.length > 0;
  }

  /** Somebody else answers while the reader clicks: he goes on if the same is asked again, otherwise he is told. */
  #keepClicks({ happening, question }: Frame): void {
    if (happening.kind !== "answer" || happening.seat === this.seat) return;
    const path = this.begun ? this.clicks.chosen : this.#begun?.path;
    this.#begun = null;
    if (path === undefined) return;
    if (question !== null && leadsOn(question.offers ?? [], path)) {
      this.#begun = { decision: question.decision, path };
    } else {
      this.refusal = { type: "refusal", about: 0, code: "overtaken", expected: "", decision: 0 };
    }
  }

  #present(status: Status): void {
    const end = this.teller.newest?.end ?? null;
    if (end === null) {
      this.status = status;
    } else {
      end.status = status;
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
    this.#previews.hear(refusal.about, []);
    if (this.#tellings.has(refusal.about)) {
      this.#learn(refusal.about, null);
      return;
    }
    if (this.sent === refusal.about) {
      this.sent = null;
      this.#settle();
    }
    this.refusal = refusal;
  }

  #linked(state: LinkState): void {
    if (state !== "open" && this.clock !== null) this.clock = stopped(this.clock);
    this.link = state;
    if (state === "open" && !this.#here) this.attend(false);
    if (state === "open") this.#sendUnsent();
    if (state !== "open") {
      // Nobody knows whether the server has heard it.
      if (this.sent !== null && this.#given !== null) this.unsent = this.#given;
      this.sent = null;
      this.#previews.giveUp();
      this.asking.forget();
      for (const about of [...this.#tellings.keys()]) this.#learn(about, null);
    }
  }

  // -- telling -------------------------------------------------------------------------------------------------

  #show({ episode, line, first, last, view }: Beat): void {
    const { happening, after, end } = episode;
    if (first) this.#goBack(happening);
    if (line !== null) this.#log.write(happening, [line], after);
    if (last && end !== null) this.#end(end, happening.number);
    if (last) this.#ground.keepTold(this.id, happening.number);
    this.#put(view ?? this.#shown ?? end?.view ?? null, happening.number, line === null ? [] : [line]);
    this.#settle();
  }

  #end({ answers, question, status }: End, number: number): void {
    this.#answers = answers;
    this.#question = question;
    if (status.lesson?.done && !this.status.lesson?.done) this.teller.paused = true;
    this.status = status;
    this.#ground.keepTold(this.id, number);
  }

  #put(after: Data | null, number: number, lines: Line[]): void {
    const before = this.#shown;
    if (this.client === null || after === null) return;
    this.#shown = after;
    this.changes = before === null || before === after ? [] : this.client.changes(before, after);
    this.#log.see({ number, answers: this.#answers, view: after, lines });
  }

  #askTelling(episodes: Episode[]): void {
    const since = episodes[0]!.happening.answer;
    const about = this.#send({ type: "ask_telling", since, to: episodes[episodes.length - 1]!.after });
    if (about === null) this.#fill(episodes, null);
    else this.#tellings.set(about, episodes);
  }

  #learn(about: number, telling: Telling | null): void {
    const episodes = this.#tellings.get(about);
    this.#tellings.delete(about);
    if (episodes !== undefined) this.#fill(episodes, telling);
  }

  #fill(episodes: Episode[], telling: Telling | null): void {
    const before = fill(episodes, telling, this.client!.merge);
    if (before === null && this.#shown === null) {
      this.skip();
      return;
    }
    // Who has just sat down sees the table as it was when they left.
    if (this.#shown === null || this.#again) this.#put(before, episodes[0]!.happening.number, []);
    this.#again = false;
    this.teller.known();
  }

  /** What was taken back leaves the log. */
  #goBack({ kind, to = 0, note }: Happening): void {
    const back = kind === "undo" || kind === "rollback";
    if (back || kind === "answer" || kind === "chance") this.wentBack = back;
    if (back) {
      this.#log.goBack(to);
      this.#previews.forget();
    }
    if (note !== undefined) this.notes = [...this.notes, note];
  }

  #write({ happening, lines, after }: Episode): void {
    this.#goBack(happening);
    this.#log.write(happening, lines, after);
  }

  /** Gives the clicks the question that is shown, or none. */
  #settle(): void {
    const offers = this.question?.offers ?? [];
    // Talk and presence bring the same question again: what was clicked stays clicked.
    const spelled = JSON.stringify([this.question?.decision, offers]);
    if (spelled === this.#spelled) return;
    this.#spelled = spelled;
    this.clicks.ask(offers);
    if (this.#begun !== null && this.question?.decision === this.#begun.decision) {
      this.clicks.resume(this.#begun.path);
      this.#begun = null;
    }
  }

  #send(message: Unnumbered): number | null {
    const number = this.#link.send(message);
    return number === 0 ? null : number;
  }
}
