// Everything that client and server say to each other.
// Made by `python -m tools.protocol` from src/motstand/server/protocol/: change it there.

/** Data whose shape is the game's business. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Data = Record<string, any>;

/** A key of the words files and its values, for a client to say in the reader's language. A value is a number or a word; ``{"area": "oslo"}``, a thing by its kind and id, to be looked up among the `names` of what is printed; a Saying within the saying; or a list of these. */
export interface Saying {
  key: string;
  values: Data;
}

/** A line of the log: what happened, the rule behind it, and its details. */
export interface Line {
  saying: Saying;
  key: string;
  values?: Data;
  rule?: string;
  details?: Line[];
}

/** One click on the way to an option: what kind of thing, which one, and what sentences call it. */
export type Step = [kind: string, id: string | number, name: string];

/** A thing of the table, named as steps name it: what kind of thing, and which one. */
export type Thing = [kind: string, id: string | number];

/** One option: the value that is sent back, its sentence, and the clicks that lead to it. */
export interface Offer {
  option: any[];
  saying: Saying;
  steps?: Step[];
  quiet?: boolean;
}

/** What is asked of this seat. `kind` roll and draw ask for real dice or cards. */
export interface Question {
  decision: number;
  kind: "choice" | "draw" | "roll";
  prompt: string;
  saying: Saying;
  rule?: string;
  offers?: Offer[];
  count?: number;
  sides?: number;
  among?: string[];
}

/** An answer that `by` suggests to `seat`, in words, with the clicks that lead to it and who agrees. A bot suggests to itself what it is about to do: `then` is what follows without dice or cards in between, and `why` its reason, as far as everybody may know it. It waits until the people who are here agree to this, or to something else. */
export interface Suggestion {
  number: number;
  by: string;
  seat: string;
  option: any[];
  saying: Saying;
  steps: Step[];
  agreed: string[];
  then: Saying[];
  why: Saying | null;
}

/** A line of the plan: `line` is its own number, `was` that of the event in which it was written last, by `seat`. */
export interface PlanLine {
  line: number;
  was: number;
  seat: string;
  text: string;
  done: boolean;
}

/** Those in `agreed` want a bot to play for the person of `seat`, who is away; it does when all who are here do. */
export interface StandIn {
  seat: string;
  player: string;
  agreed: string[];
}

/** What everybody at the table of a cooperative game knows: the questions of seats, as far as all may know them, what people suggest, their plan, and for whom bots are wanted. Spectators see it, too. */
export interface Together {
  questions: Record<string, Question>;
  suggestions: Suggestion[];
  plan: PlanLine[];
  stand_ins: StandIn[];
}

/** A seat: a person, a bot by its name, or open until somebody comes with the invitation. */
export interface Sitting {
  seat: string;
  /** "person", "open", or a bot: "random", "policy", "search:200" */
  player: string;
  name: string;
  present: boolean;
}

/** A pack that a table is played with: the name of its file, what it calls itself, and its text's hash. */
export interface Edition {
  name: string;
  title: string;
  hash: string;
}

/** Somebody asks to go back; it happens when all people at the table agree. */
export interface Proposal {
  seat: string;
  to: number;
  agreed: string[];
}

/** Who wants a rematch. As soon as all do, `table` is laid out: each key opens the next seat there. */
export interface Rematch {
  agreed: string[];
  table: string;
}

/** Games in a row at tables of a rematch, this one included once it is over, and how many each seat's person won. */
export interface Series {
  games: number;
  wins: Record<string, number>;
}

/** How much time people have: so many seconds for each turn, or for all their turns of a game. */
export interface ClockRule {
  per: "game" | "turn";
  seconds: number;
}

/** The clocks of a table now: the seconds that are `left` to each seat of a person, below zero when its time has run out, and those seats whose time is `running`. It has `started` when everybody has come. `claimed` is the seat that ended the game because another's time had run out. */
export interface ClockState {
  per: "game" | "turn";
  seconds: number;
  left: Record<string, number>;
  running: string[];
  started: boolean;
  claimed: string;
}

/** How far a lesson is: sentence `step` of `steps`. `told` is what happened since the newcomer's last answer, `say` what to do now and why (null while another side answers), `point` what to look at, as kind and id: "area:oslo". */
export interface Guide {
  lesson: string;
  step: number;
  steps: number;
  told: Saying[];
  say: Saying | null;
  rule: string;
  point: string[];
  done: boolean;
}

/** The rules have changed since the table began, from version `was` to `now`, and it would have gone otherwise. It has so many answers, and stays as it is. All its people together may take it up before answer `to`, at the last phase that is the same under both; 0 if there is none. `changes` says what each version since has touched. */
export interface Held {
  was: string;
  now: string;
  answers: number;
  to: number;
  changes: Saying[];
}

/** Who is asked, since when, and what else everybody at the table knows. `redo`: this seat may give again what it took back last. `mistyped`: what this seat would take back are real dice, or a card, that were told last. `together` is null unless the game is cooperative. `thinks`: how many seconds a turn of the bot at a seat usually takes at this server, once that is known. `clock` is null where people take their time. */
export interface Status {
  asked: string[];
  since: string;
  sittings: Sitting[];
  proposal: Proposal | null;
  outcome: Data | null;
  saying: Saying | null;
  undo: boolean;
  lesson: Guide | null;
  mistyped: boolean;
  held: Held | null;
  rematch: Rematch | null;
  series: Series | null;
  redo: boolean;
  together: Together | null;
  thinks: Record<string, number>;
  clock: ClockState | null;
}

/** What a line of the log changed on the table: the keys of the view with their new values, and those that went. */
export interface Changed {
  public?: Data;
  private?: Data;
  gone?: string[];
}

/** Something that somebody at the table said. */
export interface Note {
  number: number;
  seat: string;
  name: string;
  text: string;
  at: string;
}

/** What people said before an event, the oldest first; `earlier` if they had said more before. */
export interface Talk {
  notes: Note[];
  earlier: boolean;
}

/** One event of the table as this seat may know it. `answer` is how many answers there were before it. */
export interface Happening {
  number: number;
  answer: number;
  kind: "answer" | "begin" | "chance" | "chat" | "plan" | "proposal" | "rematch" | "resign" | "rollback" | "seat" | "stand_in" | "suggestion" | "undo";
  at: string;
  seat?: string;
  lines?: Line[];
  to?: number;
  note?: Note;
}

/** The first frame: where one sits, and all that happened after `since`. Of what people said it holds the last hundred notes; `earlier` if there are more, at `GET /api/tables/{table}/talk`. `key` is new for whoever came by an invitation: to be kept instead of it, and confirmed by `key_kept`. */
export interface Welcome {
  type: "welcome";
  table: string;
  game: string;
  scenario: string;
  seat: string | null;
  seats: string[];
  practice: boolean;
  dice: "box" | "mine" | "rolled";
  version: string;
  content: string;
  packs: Edition[];
  number: number;
  answers: number;
  happenings: Happening[];
  public: Data;
  private: Data;
  question: Question | null;
  status: Status;
  earlier: boolean;
  key: string;
}

/** The table after an event. Numbers have no gaps: who misses one comes back with `since`. */
export interface Frame {
  type: "frame";
  happening: Happening;
  answers: number;
  public: Data;
  private: Data;
  question: Question | null;
  status: Status;
}

/** Somebody came, left, or asked to go back; the game itself did not change. */
export interface Present {
  type: "present";
  status: Status;
}

/** Somebody points at a thing of the table. It is shown for some seconds, and not kept. */
export interface Pointed {
  type: "pointed";
  seat: string;
  thing: Thing;
}

/** What an option would lead to, from what lies open on the table. */
export interface Preview {
  type: "preview";
  about: number;
  odds: Data[];
}

/** The table as it was before answer `answer`. */
export interface Moment {
  type: "moment";
  about: number;
  answer: number;
  public: Data;
  private: Data;
}

/** The table before answer `since`, and what every line of the log up to answer `to` changed, in their order. */
export interface Telling {
  type: "telling";
  about: number;
  since: number;
  to: number;
  public: Data;
  private: Data;
  changes: Changed[];
}

/** What speaks against something, and the rule that forbids it. */
export interface Reason {
  saying: Saying;
  rule?: string;
}

/** Why something cannot be done now, most telling first. Without reasons it may be done: `would` says what it would do, of several ways the first ones, `ways` how many. */
export interface Why {
  type: "why";
  about: number;
  reasons: Reason[];
  would?: Saying[];
  ways?: number;
}

/** What a sensible player would answer, as far as this seat can know, and why. */
export interface Hint {
  type: "hint";
  about: number;
  option: any[];
  saying: Saying;
  rule: string;
}

/** Where the numbers of a thing come from: a line whose details are its parts; null if there is nothing to tell. */
export interface Trace {
  type: "trace";
  about: number;
  line: Line | null;
}

/** What a thing is and what it does now, and its rule; null if there is no such thing. */
export interface Explained {
  type: "explained";
  about: number;
  explanation: Reason | null;
}

/** A message that changed nothing. `code` is for the words, `expected` says what would have been right. */
export interface Refusal {
  type: "refusal";
  about: number;
  code: "cannot_seat" | "cannot_undo" | "damaged" | "fair_play" | "lesson" | "malformed" | "not_offered" | "not_possible" | "not_seated" | "not_your_turn" | "other_rules" | "over" | "overtaken" | "rules_failed" | "stale" | "too_fast" | "too_large" | "unavailable" | "unknown_key" | "unknown_table";
  expected: string;
  decision: number;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
  about: number;
}

/** The first message: the key of the link, and the number of the last event that is known (-1: none). */
export interface Hello {
  type: "hello";
  id: number;
  /** 128 bits that open a seat, as in its link */
  key: string;
  since?: number;
  name?: string;
}

/** An option of the question with this decision number. */
export interface Answer {
  type: "answer";
  id: number;
  decision: number;
  option: any[];
}

/** What the real dice or cards showed: a list of numbers, or the id of a card. */
export interface Chance {
  type: "chance";
  id: number;
  decision: number;
  value: number[] | string;
}

/** What would this option lead to? */
export interface AskPreview {
  type: "ask_preview";
  id: number;
  decision: number;
  option: any[];
}

/** How did the table look before this answer? */
export interface AskMoment {
  type: "ask_moment";
  id: number;
  answer: number;
}

/** How did the table look after each line of the log, from answer `since` up to, not including, answer `to`? */
export interface AskTelling {
  type: "ask_telling";
  id: number;
  since: number;
  to: number;
}

/** Why can these things not be clicked one after the other? With `moment`, of the question `decision` of earlier. */
export interface AskWhy {
  type: "ask_why";
  id: number;
  decision: number;
  path: Thing[];
  moment?: boolean;
}

/** What would a sensible player answer? */
export interface AskHint {
  type: "ask_hint";
  id: number;
  decision: number;
}

/** Where do the numbers of this thing come from, now or after an option of the question? With `moment`, as the table was before answer `decision`; there are no options then. */
export interface AskTrace {
  type: "ask_trace";
  id: number;
  decision: number;
  thing: Thing;
  option?: any[];
  moment?: boolean;
}

/** What is this thing, and what does it do now? With `moment`, as the table was before answer `decision`. */
export interface AskThing {
  type: "ask_thing";
  id: number;
  decision: number;
  thing: Thing;
  moment?: boolean;
}

/** Take back my last answer. `decision` is the question that is pending now. */
export interface Undo {
  type: "undo";
  id: number;
  decision: number;
}

/** Give again what I took back last. `decision` is the question that is pending now. */
export interface Redo {
  type: "redo";
  id: number;
  decision: number;
}

/** Ask the others to go back to before answer `to`. */
export interface AskRollback {
  type: "ask_rollback";
  id: number;
  to: number;
}

/** Agree to going back, or refuse. */
export interface Agree {
  type: "agree";
  id: number;
  yes: boolean;
}

/** Want a rematch of a game that is over, or want none. */
export interface AskRematch {
  type: "ask_rematch";
  id: number;
  yes?: boolean;
}

/** Give up. */
export interface Resign {
  type: "resign";
  id: number;
}

/** End the game because the time of this seat has run out. */
export interface Claim {
  type: "claim";
  id: number;
  seat: string;
}

/** Say something to the table. */
export interface Chat {
  type: "chat";
  id: number;
  text: string;
}

/** Suggest an answer to the question that a seat is asked: somebody else's, a bot's, or one's own. */
export interface Suggest {
  type: "suggest";
  id: number;
  decision: number;
  seat: string;
  option: any[];
}

/** Agree to a suggestion, or no longer. Whoever made it takes it back so. */
export interface Support {
  type: "support";
  id: number;
  suggestion: number;
  yes?: boolean;
}

/** Write a line of the plan: a new one (`line` 0), or one of those there anew; without a text it is removed. `was` is the line's own as the writer saw it: if somebody else wrote it since, this is refused as `stale`. */
export interface WritePlan {
  type: "write_plan";
  id: number;
  text: string;
  line?: number;
  was?: number;
  done?: boolean;
}

/** Point at a thing of the table, for everybody to see. */
export interface Point {
  type: "point";
  id: number;
  thing: Thing;
}

/** Let a bot play a seat: the own one, or one whose person was waited for very long and is not here. In a cooperative game it is enough if the person is away and all others who are here want it. */
export interface GiveSeat {
  type: "give_seat";
  id: number;
  seat: string;
  player?: string;
}

/** Take the own seat back from a bot. */
export interface TakeSeat {
  type: "take_seat";
  id: number;
}

/** The key of the welcome is kept: the invitation may be forgotten. */
export interface KeyKept {
  type: "key_kept";
  id: number;
}

/** Whether the page is visible. Who has it open but hidden counts as away, and may be notified of a turn. */
export interface Attention {
  type: "attention";
  id: number;
  here: boolean;
}

/** Are you there? */
export interface Ping {
  type: "ping";
  id: number;
}

/** Who shall sit here: "person" (me), "open" (somebody with the invitation) or a bot. */
export interface SeatWish {
  seat: string;
  player: string;
}

/** A pack: its file's name and its text, which is TOML. */
export interface PackText {
  name: string;
  text: string;
}

/** POST /api/packs/check, with a PackText: the pack is good, and for this game. */
export interface PackChecked {
  game: string;
  edition: Edition;
}

/** POST /api/tables. `packs` are laid over the game's content in their order. A `clock` is for people who play against each other, with dice that the server rolls. Where the server has a lobby the table is listed there if it `seeks` somebody for its open seats, or may be `watched` by everybody. */
export interface NewTable {
  game: string;
  scenario: string;
  seats: SeatWish[];
  practice?: boolean;
  dice?: "box" | "mine" | "rolled";
  options?: Data;
  name?: string;
  packs?: PackText[];
  clock?: ClockRule | null;
  seeks?: boolean;
  watched?: boolean;
}

/** The secret of a seat; shown once, kept only as a hash. */
export interface SeatKey {
  seat: string;
  player: string;
  key: string;
}

/** The table was laid out. `keys` are for the seats of people, `watch` is the spectators' key. */
export interface TableMade {
  table: string;
  keys: SeatKey[];
  watch: string;
}

/** A table that the browser remembers. */
export interface Known {
  table: string;
  /** 128 bits that open a seat, as in its link */
  key: string;
}

/** POST /api/mine. */
export interface MyTables {
  tables: Known[];
}

/** A line of "my tables". `headline` is what the game says of how far it is; a `record` can only be replayed. `since` is when my turn began if it is mine, through all its questions; else when something was played last. `lesson` is the lesson that the table was laid out for, "" at other tables. `claimed` is the seat that claimed the game when the other side's time had run out, "" if nobody did. */
export interface TableSummary {
  table: string;
  game: string;
  scenario: string;
  seat: string | null;
  headline: Saying;
  asked: string[];
  since: string;
  yours: boolean;
  sittings: Sitting[];
  outcome: Data | null;
  saying: Saying | null;
  record: boolean;
  packs: Edition[];
  lesson: string;
  practice: boolean;
  claimed: string;
}

/** An answer of a seat, with the dice and draws that followed it; the first step is how the table was laid out. `answer` is how many answers there were before it, `after` how many after it. */
export interface ReplayStep {
  answer: number;
  after: number;
  headline: Saying;
  seat?: string;
  lines?: Line[];
}

/** GET /api/tables/{table}/replay: what happened, step by step, as `seat` may know it (null: a spectator). `views` are the seats through whose eyes the game may be seen; a spectator's view is always open. */
export interface Replay {
  table: string;
  game: string;
  scenario: string;
  seat: string | null;
  seats: string[];
  views: string[];
  record: boolean;
  practice: boolean;
  answers: number;
  steps: ReplayStep[];
  status: Status;
}

/** GET /api/tables/{table}/replay/frames: the table as it was after a step, and what each of its lines changed. */
export interface ReplayFrame {
  step: number;
  public: Data;
  private: Data;
  changes?: Changed[];
}

/** POST /api/tables/{table}/play_on: a new table that goes on from the moment after so many answers. The game must lie open: it is over, or a record that was brought. From anywhere but a record's end it is practice. */
export interface PlayOn {
  answer: number;
  seats: SeatWish[];
  practice?: boolean;
  name?: string;
}

/** POST /api/records: the record is good. It can be replayed with this key. */
export interface RecordOpened {
  table: string;
  game: string;
  key: string;
}

/** An estimated chance, or a change of one, with its standard error: 0.5 is 50 %. */
export type Amount = [value: number, error: number];

/** The chances of the seats, in their order, before answer `answer`. `clock` is the round or day. */
export interface ChancePoint {
  answer: number;
  clock: number;
  chances: Amount[];
}

/** What luck, the own decisions and those of others changed for each seat, in the seats' order. */
export interface LedgerRow {
  clock: number;
  luck: Amount[];
  own: Amount[];
  others: Amount[];
}

/** Dice and draws, or decisions, that changed the chances of a seat much; `seat` is who decided before them. */
export interface Turning {
  answer: number;
  after: number;
  clock: number;
  seat: string;
  change: Amount;
  lines: Line[];
}

/** A decision that cost its seat chances to win: what was answered, and what a search found to be better. Only answers in which the two differ are said; either may be without any. */
export interface Loss {
  answer: number;
  after: number;
  clock: number;
  lost: Amount;
  played: Saying[];
  better: Saying[];
}

/** The decisions of a seat beside the best that a search found: how many, how many cost something, the costliest. */
export interface Judgement {
  decisions: number;
  faults: number;
  lost: number;
  losses: Loss[];
}

/** A finished game by rollouts of the policy player: chances over time, and luck told apart from decisions. `clock` names what the game counts: round, day. `luck` and `decisions` have each seat's turnings, the best first. `judgements` has the seats whose decisions were judged. */
export interface Analysis {
  seats: string[];
  clock: string;
  rollouts: number;
  positions: number;
  points: ChancePoint[];
  rows: LedgerRow[];
  total: LedgerRow;
  luck: Record<string, Turning[]>;
  decisions: Record<string, Turning[]>;
  judgements: Record<string, Judgement>;
}

/** GET and POST /api/tables/{table}/analysis: `done` of `of` positions have been played on from. */
export interface AnalysisState {
  state: "done" | "failed" | "none" | "running" | "waiting";
  done: number;
  of: number;
  analysis: Analysis | null;
}

/** A way to reach people who are away, as the server's operator has set it up; `kind` is what it asks for. */
export interface Channel {
  id: string;
  kind: "mail" | "phone" | "topic";
}

/** POST /api/tables/{table}/notice, with the seat's key: tell me there when it is my turn. */
export interface NoticeWish {
  channel: string;
  address: string;
  language?: string;
}

/** GET /api/tables/{table}/notice: which channels there are, and what this seat left, but for a few letters. */
export interface NoticeState {
  channels: Channel[];
  channel: string;
  address: string;
}

/** POST /api/notices/stop: no more messages, with what stands in their link. */
export interface StopNotice {
  /** 128 bits that open a seat, as in its link */
  stop: string;
}

/** POST /api/handovers, and the answer to POST /api/handovers/take: what a client keeps, in a form of its own. */
export interface Handover {
  body: string;
}

/** With this code it can be fetched once, until then. */
export interface HandoverMade {
  code: string;
  until: string;
}

/** POST /api/handovers/take: the code, as somebody typed it. */
export interface TakeHandover {
  code: string;
}

/** A table of the lobby. `open` are the seats that somebody is looked for; `watch` is the spectators' key, "" where only those with the link may watch. */
export interface LobbyTable {
  table: string;
  game: string;
  scenario: string;
  headline: Saying;
  since: string;
  sittings: Sitting[];
  open: string[];
  watch: string;
  practice: boolean;
  packs: Edition[];
  clock: ClockRule | null;
}

/** GET /api/lobby: the tables, the last changed first. Most servers have no lobby: then it is not `on`. */
export interface Lobby {
  on: boolean;
  tables: LobbyTable[];
}

/** POST /api/lobby/{table}/seat: sit down at an open seat of a table that looks for a player. */
export interface LobbySeat {
  seat: string;
  name?: string;
}

/** The seat is taken; this is its key. */
export interface SatDown {
  table: string;
  game: string;
  key: string;
}

/** What can be chosen at a new table: one of `values`, as an option of the table. It is offered at these `seatings` (none named: at all) if the other options have the values that it `needs`. */
export interface OptionInfo {
  id: string;
  usual: string;
  values: string[];
  seatings: string[][];
  needs: Record<string, string>;
  variant: boolean;
}

/** A scenario: its names as the box has them, the seatings that it allows, the usual one first, and its options. */
export interface ScenarioInfo {
  id: string;
  name: string;
  subtitle: string;
  seatings: string[][];
  options: OptionInfo[];
}

/** A lesson: the table to lay out with ``options: {"lesson": id}``, where the newcomer sits, and its words. */
export interface LessonInfo {
  id: string;
  scenario: string;
  seats: string[];
  seat: string;
  steps: number;
  title: Saying;
  about: Saying;
}

/** GET /api/games: a box on the shelf. `packs` are laid over every new table of this server. `thinks`: how many seconds a turn of each bot usually takes here, as far as that was seen. */
export interface GameInfo {
  id: string;
  title: string;
  code: string;
  credits: string;
  version: string;
  scenarios: ScenarioInfo[];
  lessons: LessonInfo[];
  packs: Edition[];
  cooperative: boolean;
  thinks: Record<string, number>;
}

/** A chapter of the rules. */
export interface ChapterText {
  id: string;
  title: string;
}

/** A rule in our own words; `where` is its place in the publisher's book. */
export interface RuleText {
  id: string;
  title: string;
  chapter: string;
  where: string;
  text: string;
}

/** What the printed rules leave open, how this house decides it, and why. */
export interface RulingText {
  id: string;
  text: string;
  ruling: string;
  reason: string;
  rules: string[];
}

/** A worked example, and the rules that it shows. */
export interface ExampleText {
  id: string;
  given: string;
  when: string;
  then: string;
  rules: string[];
}

/** GET /api/games/{game}/rulebook. */
export interface RulebookText {
  chapters: ChapterText[];
  rules: RuleText[];
  rulings: RulingText[];
  examples: ExampleText[];
}

/** A book or a page that history rests on; `address` is that of its page. */
export interface WorkText {
  id: string;
  name: string;
  author?: string;
  published?: string;
  address?: string;
}

/** A paragraph of history. `sources` are ids of works, `things` ids of the game's things by their kind. */
export interface ParagraphText {
  id: string;
  title: string;
  text: string;
  sources: string[];
  things: Record<string, string[]>;
  picture?: string;
  caption?: string;
}

/** Where the game departs from history, and the rules that do. */
export interface DepartureText {
  id: string;
  text: string;
  rules: string[];
}

/** GET /api/games/{game}/history: what happened. */
export interface HistoryText {
  works: WorkText[];
  paragraphs: ParagraphText[];
  departures: DepartureText[];
}

/** One thing to know, and the rules that it sums up. `title` may be empty. */
export interface SummaryLine {
  id: string;
  title: string;
  text: string;
  rules: string[];
}

/** Lines that belong together, beside a picture. */
export interface SummarySection {
  id: string;
  title: string;
  lines: SummaryLine[];
  picture?: string;
  caption?: string;
}

/** GET /api/games/{game}/summary: the rules on one page. */
export interface SummaryText {
  sections: SummarySection[];
}

/** A value that is printed on a component, and where we have it from. `value` is a text, a number, true or false, a Saying, or a list of these; null where only the source is told. */
export interface ComponentValue {
  label: string;
  value: any;
  source: "owner" | "public" | "reconstructed" | "rulebook";
}

/** A card, a tile, a space, a level of a track. `name` is a text or a Saying; `parts` are the cards of a kind. */
export interface ComponentText {
  id: string;
  name: any;
  values: ComponentValue[];
  note?: string;
  parts?: ComponentText[];
}

/** Components that belong together, as a deck does. */
export interface ComponentSection {
  id: string;
  components: ComponentText[];
}

/** GET /api/games/{game}/components, and /api/tables/{table}/components with the packs of that table. */
export interface ComponentBook {
  sections: ComponentSection[];
}

/** GET /api/tables/{table}/preparations: a step of setting up the real box; `seat` has to do it, "" is anybody. */
export interface Preparation {
  seat: string;
  saying: Saying;
}

/** An HTTP request that was refused. */
export interface Problem {
  code: string;
  expected: string;
}

/** Every frame that a server sends over the socket. */
export type FromServer =
  | Welcome
  | Frame
  | Present
  | Pointed
  | Preview
  | Moment
  | Telling
  | Why
  | Hint
  | Trace
  | Explained
  | Refusal
  | Pong;

/** Every message that a client sends over the socket. */
export type FromClient =
  | Hello
  | Answer
  | Chance
  | AskPreview
  | AskMoment
  | AskTelling
  | AskWhy
  | AskHint
  | AskTrace
  | AskThing
  | Undo
  | Redo
  | AskRollback
  | Agree
  | AskRematch
  | Resign
  | Chat
  | Claim
  | Suggest
  | Support
  | WritePlan
  | Point
  | GiveSeat
  | TakeSeat
  | KeyKept
  | Attention
  | Ping;
