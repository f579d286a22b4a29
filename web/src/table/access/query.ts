/** Questions about the board in plain words: what somebody types is matched with what a game can answer.
 *
 * A game lists its questions as data: the stems of the words that make one, in all languages at once, and the kinds of
 * things that it is about. Case, accents and a slip of the finger do not matter. */

import type { Clicks } from "../model/clicks.svelte";
import type { Data, Question, Saying, Thing } from "../../lib/protocol";

/** A sentence of an answer, with the thing of the board that it is about. */
export interface Sentence {
  text: string;
  thing?: Thing;
}

/** A part of the board as a text. */
export interface Chapter {
  title: string;
  lines: Sentence[];
}

/** What can be known about a table from one seat. */
export interface Scene {
  view: Data;
  printed: Data;
  /** The sides that the reader leads. */
  sides: string[];
  question: Question | null;
  clicks: Pick<Clicks, "nextSteps" | "plain">;
  say(saying: Saying): string;
}

/** A thing that can be named in a question. */
export interface Named {
  thing: Thing;
  names: string[];
}

export interface Query {
  /** Its example is the message `query-<id>`. */
  id: string;
  /** The kinds of things that it has to name, in this order. */
  about: string[];
  /** Stems of words: of each group one has to be there. Short ones must be the whole word. */
  words: string[][];
  answer(scene: Scene, things: Thing[]): Sentence[];
}

export type Understood = { query: Query; things: Thing[] };

const WHOLE = 3;
const FORGIVING = 5;
const MOST_SUGGESTIONS = 4;

/** A text as its words, without what tells apart only on paper: Møre and More, Å and Aa, å and a. */
export function plainWords(text: string): string[] {
  const bare = text.toLowerCase().replaceAll("ø", "o").replaceAll("æ", "ae").replaceAll("đ", "d");
  const letters = bare
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .replace(/[^\p{Letter}\p{Number}]+/gu, " ");
  const words = letters.split(" ").filter(Boolean);
  return words.map((word) => word.replaceAll("aa", "a").replaceAll("oe", "o"));
}

/** Is one word the other but for one letter? */
export function isSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [restOne, restOther] = [one.slice(start), other.slice(start)];
  return restOne.slice(1) === restOther.slice(1) || restOne.slice(1) === restOther || restOne === restOther.slice(1);
}

function isSame(word: string, wanted: string): boolean {
  return word === wanted || (wanted.length >= FORGIVING && (word.startsWith(wanted) || isSlip(word, wanted)));
}

const hasStem = (word: string, stem: string): boolean =>
  stem.length <= WHOLE ? word === stem : word.startsWith(stem) || isSame(word, stem);

interface Find {
  at: number;
  length: number;
  thing: Thing;
}

/** The things that a text names, in its order; of two names that overlap the longer one. */
function thingsIn(words: string[], vocabulary: Named[]): Find[] {
  const finds: Find[] = [];
  for (const { thing, names } of withParts(vocabulary)) {
    for (const name of names) {
      for (let at = 0; at + name.length <= words.length; at += 1) {
        if (name.every((part, place) => isSame(words[at + place]!, part)))
          finds.push({ at, length: name.length, thing });
      }
    }
  }
  finds.sort((one, other) => other.length - one.length || one.at - other.at);
  const kept: Find[] = [];
  for (const find of finds) {
    const clear = kept.every((other) => find.at + find.length <= other.at || other.at + other.length <= find.at);
    if (clear) kept.push(find);
  }
  return kept.sort((one, other) => one.at - other.at);
}

/** Names as words. Of a long name one word will do, if no other thing is called so. */
function withParts(vocabulary: Named[]): { thing: Thing; names: string[][] }[] {
  const spelled = vocabulary.map(({ thing, names }) => ({ thing, names: names.map(plainWords) }));
  const uses = new Map<string, Set<string>>();
  for (const { thing, names } of spelled) {
    for (const word of names.flat()) uses.set(word, (uses.get(word) ?? new Set()).add(String(thing)));
  }
  const alone = (word: string): boolean => word.length > WHOLE && uses.get(word)!.size === 1;
  return spelled.map(({ thing, names }) => {
    const parts = names.filter((name) => name.length > 1).flatMap((name) => name.filter(alone).map((word) => [word]));
    return { thing, names: [...names, ...parts].filter((name) => name.length > 0) };
  });
}

/** What is meant, or null. The question with the most words that fit it is the one. */
export function understand(text: string, queries: Query[], vocabulary: Named[]): Understood | null {
  const words = plainWords(text);
  const finds = thingsIn(words, vocabulary);
  let best: Understood | null = null;
  let most = 0;
  for (const query of queries) {
    const things = thingsFor(query, finds);
    if (things === null || matched(query, words) < query.words.length) continue;
    const fit = 2 * query.words.length + 3 * query.about.length;
    if (fit > most) [best, most] = [{ query, things }, fit];
  }
  return best;
}

const matched = (query: Query, words: string[]): number =>
  query.words.filter((group) => group.some((stem) => words.some((word) => hasStem(word, stem)))).length;

function thingsFor(query: Query, finds: Find[]): Thing[] | null {
  const left = [...finds];
  const things: Thing[] = [];
  for (const kind of query.about) {
    const at = left.findIndex(({ thing }) => thing[0] === kind);
    if (at < 0) return null;
    things.push(left[at]!.thing);
    left.splice(0, at + 1);
  }
  return things;
}

/** The questions that come nearest to a text; of one that nothing comes near, the first ones. */
export function suggest(text: string, queries: Query[], vocabulary: Named[]): Query[] {
  const words = plainWords(text);
  const finds = thingsIn(words, vocabulary);
  const near = (query: Query): number =>
    2 * matched(query, words) + query.about.filter((kind) => finds.some(({ thing }) => thing[0] === kind)).length;
  return [...queries].sort((one, other) => near(other) - near(one)).slice(0, MOST_SUGGESTIONS);
}
