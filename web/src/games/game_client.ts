/** What a game adds to the table: its board, its hand, its panels, and how to read its view. */

import type { Component } from "svelte";
import type { Chapter, Named, Query } from "../table/access/query";
import type { LogLine } from "../table/model/log.svelte";
import type { TableModel } from "../table/model/table.svelte";
import type { Names, Say } from "../lib/words";
import type { Keyframe } from "../teller/keyframe";
import type { Data, Line, Offer, Question, Saying } from "../lib/protocol";

/** Something that an event changed: a number beside a thing on the table, floating up as +1 or -2. */
export interface Change {
  /** The kind of thing it stands beside. */
  kind: string;
  id: string;
  /** Whose piece; "" if nobody's. */
  side: string;
  by: number;
}

/** A phase of the turn. */
export interface Phase {
  id: string;
  number: number;
  /** What stands before its title, if the rulebook has more than a number for it: "2a". */
  mark?: string;
  /** A key of the game's words. */
  titleKey: string;
  now: boolean;
  done: boolean;
  /** The step within the phase, in words. */
  sub?: string;
}

/** A side in the order of turns. */
export interface Turn {
  id: string;
  name: string;
  /** What it is as a thing of the game, to be explained. */
  about: string;
  now: boolean;
  /** Does the person at this screen lead it? */
  mine: boolean;
}

/** Everything that a component of a game is given. */
export interface TableProps {
  model: TableModel;
  /** Say only what the panel above does not show already. */
  brief?: boolean;
}

export interface Panel {
  id: string;
  /** A key of the interface's words. */
  titleKey: string;
  /** The same for what one finds there, in a sentence. */
  aboutKey: string;
  Component: Component<TableProps>;
  /** On a phone a panel with an icon has a tab of its own. */
  Icon?: Component<{ size?: number }>;
  /** Does it stand before the log, and lie open when one sits down? */
  leads?: boolean;
  /** On a phone it lies below the hand. */
  withHand?: boolean;
  /** Does what the game shows under the log stand under this panel, too? */
  forecast?: boolean;
  /** Does it have something to show? Only then it has a tab. */
  wanted(view: Data, lines: readonly LogLine[]): boolean;
  /** Should it be in front as long as the table looks like this? What is told brings its panel by itself. */
  urgent(view: Data): boolean;
}

/** What tells something apart that was drawn from a real deck or bag; things alike have the same key. */
export interface Face {
  key: string;
  name: string;
  about: string;
}

/** The game in words: its board as a text, and what can be asked about it. */
export interface Spoken {
  board(view: Data, printed: Data): Chapter[];
  queries: Query[];
  /** What can be named in a question. */
  vocabulary(printed: Data): Named[];
  /** Names for the examples. */
  examples(printed: Data): Record<string, string>;
}

export interface GameClient {
  id: string;
  /** The words of its client. */
  say: Say;
  /** The section of the component book for a kind of thing on the table, "" for any; none if it isn't in the book. */
  sections: Record<string, string>;
  Board: Component<TableProps>;
  Hand?: Component<TableProps>;
  /** What a game without a hand of cards shows beside the question; the bar is lower then. */
  Beside?: Component<TableProps>;
  /** A small sign of a seat or a side, for the top bar and the log. */
  Sign: Component<{ seat: string; size?: number }>;
  /** Shown under the log. */
  Below?: Component<TableProps>;
  /** A small picture of something that can be drawn from a real deck or bag. */
  Picture?: Component<{ printed: Data; prompt: string; id: string }>;
  /** Shown on the last page, below its numbers. */
  Ending?: Component<TableProps>;
  panels: Panel[];
  spoken: Spoken;
  phases(view: Data): Phase[];
  order(view: Data, seat: string | null): Turn[];
  /** Scenario and round, in words. */
  title(view: Data, printed: Data): string;
  /** The round alone, for where the scenario's name may be cut short. */
  round(view: Data, printed: Data): string;
  /** The side that acts, or that a question is put to; "" where there is none. */
  active(view: Data, question: Question | null): string;
  /** The sides that a seat leads. */
  sides(view: Data, seat: string): string[];
  /** How many cards everybody knows to be in the hand of a seat, where the game has hands. */
  handOf?(view: Data, seat: string): number;
  /** What decides the game. */
  goal(printed: Data): Saying;
  /** What a seat is called at the beginning of a sentence. */
  seatName(seat: string): Saying;
  /** Whose line of the log it is; "" if nobody's. */
  sideOf(line: Line): string;
  /** The heading of the turn that a line of the log opens, or "". */
  opensTurn(line: Line): string;
  /** Does a line belong to the one before it, as the dice belong to their combat? */
  isPart(line: Line): boolean;
  /** The dice of a line of the log. */
  diceOf(line: Line): { side: string; dice: number[] } | null;
  /** What the teller shows of a line. */
  keyframe(line: Line): Keyframe;
  changes(before: Data, after: Data): Change[];
  /** Can this thing be clicked on the board or in the hand? If not, the question bar shows a button for it. */
  onTable(view: Data, kind: string, id: string | number): boolean;
  /** Kinds of things of which many buttons side by side bear the name alone. */
  brief?: string[];
  /** Questions whose answers have the same weight: none of their buttons is set off. */
  even?: string[];
  /** What the button of an answer bears instead of its sentence, which is then its tip: who is meant, or only the name of
   * an action where `several` stand in a row. Null: the sentence. */
  button?(view: Data, offer: Offer, printed: Data, several: boolean): string | null;
  /** What a thing is called: an area, a card, a number of battalions. The view tells who it is now. */
  nameOf(printed: Data, kind: string, id: string | number, view?: Data): string;
  /** What things are called in sentences: as it is printed, unless the view tells who they are now. */
  names?(printed: Data, view: Data): Names;
  /** What a person with the real box sees on something that was drawn for this question. */
  face(printed: Data, prompt: string, id: string): Face;
  /** What an offer would lead to, for the small line under its button; "" if there is nothing to say. */
  consequence(view: Data, offer: Offer, odds: Data[], printed: Data): string;
  /** Can the server say where the numbers of such a thing come from? */
  hasParts(kind: string): boolean;
  /** Is it worth asking for the odds of this offer? */
  hasOdds(view: Data, offer: Offer): boolean;
  /** The public part with the private part of the own seat merged in. */
  merge(open: Data, own: Data): Data;
  /** The story of the game in numbers, for its last page. */
  story(model: TableModel): Story;
}

/** Rows of numbers by side, and the lines of the log that decided the game. */
export interface Story {
  sides: string[];
  rows: { label: string; values: (number | string)[] }[];
  turns: { heading: string; lines: LogLine[] }[];
}
