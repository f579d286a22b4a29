// Everything that client and server say to each other.
// Made by `python -m tools.protocol` from src/motstand/server/messages.py: change it there.

/** Data whose shape is the game's business. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Data = Record<string, any>;

/** A key of the words files and its values. The client says it in the reader's language. */
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

/** A seat: a person, a bot by its name, or open until somebody comes with the invitation. */
export interface Sitting {
  seat: string;
  /** "person", "open", or a bot: "random", "policy", "search:200" */
  player: string;
  name: string;
  present: boolean;
}

/** Somebody asks to go back; it happens when all people at the table agree. */
export interface Proposal {
  seat: string;
  to: number;
  agreed: string[];
}

/** Who is asked, since when, and what else everybody at the table knows. */
export interface Status {
  asked: string[];
  since: string;
  sittings: Sitting[];
  proposal: Proposal | null;
  outcome: Data | null;
  saying: Saying | null;
  undo: boolean;
}

/** Something that somebody at the table said. */
export interface Note {
  number: number;
  seat: string;
  name: string;
  text: string;
  at: string;
}

/** One event of the table as this seat may know it. `answer` is how many answers there were before it. */
export interface Happening {
  number: number;
  answer: number;
  kind: "answer" | "begin" | "chance" | "chat" | "proposal" | "resign" | "rollback" | "seat" | "undo";
  at: string;
  seat?: string;
  lines?: Line[];
  to?: number;
  note?: Note;
}

/** The first frame: where one sits, and all that happened after `since`. */
export interface Welcome {
  type: "welcome";
  table: string;
  game: string;
  scenario: string;
  seat: string | null;
  seats: string[];
  practice: boolean;
  dice: "mine" | "rolled";
  version: string;
  content: string;
  number: number;
  answers: number;
  happenings: Happening[];
  public: Data;
  private: Data;
  question: Question | null;
  status: Status;
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

/** A message that changed nothing. `code` is for the words, `expected` says what would have been right. */
export interface Refusal {
  type: "refusal";
  about: number;
  code: "cannot_seat" | "cannot_undo" | "malformed" | "not_offered" | "not_possible" | "not_seated" | "not_your_turn" | "over" | "stale" | "too_fast" | "too_large" | "unavailable" | "unknown_key" | "unknown_table";
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

/** Take back my last answer. `decision` is the question that is pending now. */
export interface Undo {
  type: "undo";
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

/** Give up. */
export interface Resign {
  type: "resign";
  id: number;
}

/** Say something to the table. */
export interface Chat {
  type: "chat";
  id: number;
  text: string;
}

/** Let a bot play a seat: the own one, or one whose person has left. */
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

/** POST /api/tables. */
export interface NewTable {
  game: string;
  scenario: string;
  seats: SeatWish[];
  practice?: boolean;
  dice?: "mine" | "rolled";
  options?: Data;
  name?: string;
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

/** A line of "my tables". `headline` is what the game says of how far it is. */
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
}

/** A scenario: its names as the box has them, and the seatings that it allows, the usual one first. */
export interface ScenarioInfo {
  id: string;
  name: string;
  subtitle: string;
  seatings: string[][];
}

/** GET /api/games: a box on the shelf. */
export interface GameInfo {
  id: string;
  title: string;
  code: string;
  credits: string;
  version: string;
  scenarios: ScenarioInfo[];
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

/** GET /api/games/{game}/rulebook. */
export interface RulebookText {
  chapters: ChapterText[];
  rules: RuleText[];
  rulings: RulingText[];
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
  | Preview
  | Moment
  | Refusal
  | Pong;

/** Every message that a client sends over the socket. */
export type FromClient =
  | Hello
  | Answer
  | Chance
  | AskPreview
  | AskMoment
  | Undo
  | AskRollback
  | Agree
  | Resign
  | Chat
  | GiveSeat
  | TakeSeat
  | Ping;
