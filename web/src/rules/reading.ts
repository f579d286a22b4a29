/** Finding one's way in a rulebook: its chapters with their rules, and what a search leaves of them. */

import type { ChapterText, ExampleText, RulebookText, RuleText, RulingText } from "../lib/protocol";

export interface Entry {
  rule: RuleText;
  rulings: RulingText[];
  examples: ExampleText[];
}

export interface Chapter {
  chapter: ChapterText;
  entries: Entry[];
}

/** The chapters with what matches all the words that were typed. Rulings and examples stand by every rule they touch. */
export function chaptersOf(book: RulebookText, typed: string): Chapter[] {
  const words = wordsOf(typed);
  return book.chapters
    .map((chapter) => ({
      chapter,
      entries: book.rules
        .filter((rule) => rule.chapter === chapter.id)
        .map((rule) => entryOf(book, rule))
        .filter((entry) => matches(entry, words)),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** A rule with the rulings and the worked examples that touch it. */
export function entryOf(book: RulebookText, rule: RuleText): Entry {
  return {
    rule,
    rulings: book.rulings.filter((ruling) => ruling.rules.includes(rule.id)),
    examples: book.examples.filter((example) => example.rules.includes(rule.id)),
  };
}

/** The rule under which something with an id is to be found: itself, or the first that a ruling or example touches. */
export function ruleOf(book: RulebookText, id: string): RuleText | undefined {
  const touched = [...book.rulings, ...book.examples].find((each) => each.id === id)?.rules[0];
  return book.rules.find((rule) => rule.id === (touched ?? id));
}

/** Does this rule show a ruling or an example in full? The others that it touches point to the first. */
export const isFirst = (touching: { rules: string[] }, rule: RuleText): boolean => touching.rules[0] === rule.id;

/** Rulings that touch no rule of the book: they are shown at its end. */
export function looseOf(book: RulebookText, typed: string): RulingText[] {
  const words = wordsOf(typed);
  return book.rulings.filter((each) => each.rules.length === 0 && holds(textsOf(each), words));
}

export const wordsOf = (typed: string): string[] => plain(typed).split(/\s+/).filter(Boolean);

function matches({ rule, rulings, examples }: Entry, words: string[]): boolean {
  const own = [rule.id, rule.title, rule.text];
  return holds([...own, ...rulings.flatMap(textsOf), ...examples.flatMap(told)], words);
}

const textsOf = ({ id, text, ruling, reason }: RulingText): string[] => [id, text, ruling, reason];
const told = ({ id, given, when, then }: ExampleText): string[] => [id, given, when, then];

/** Do these texts hold all the words that were typed? */
export function holds(texts: string[], words: string[]): boolean {
  const all = plain(texts.join(" "));
  return words.every((word) => all.includes(word));
}

/** A text cut where the words that were typed begin and end, for marking them. */
export function marked(text: string, words: string[]): { text: string; found: boolean }[] {
  if (words.length === 0) return [{ text, found: false }];
  const low = plain(text);
  const parts: { text: string; found: boolean }[] = [];
  let at = 0;
  while (at < text.length) {
    const next = words
      .map((word) => ({ word, start: low.indexOf(word, at) }))
      .filter(({ start }) => start >= 0)
      .sort((one, other) => one.start - other.start || other.word.length - one.word.length)[0];
    if (!next) break;
    if (next.start > at) parts.push({ text: text.slice(at, next.start), found: false });
    at = next.start + next.word.length;
    parts.push({ text: text.slice(next.start, at), found: true });
  }
  if (at < text.length) parts.push({ text: text.slice(at), found: false });
  return parts;
}

/** Without capitals, and with ø as o and å as a, letter by letter, so that places in the text stay the same. */
function plain(text: string): string {
  return [...text.toLowerCase()].map((letter) => bare[letter] ?? letter).join("");
}

const bare: Record<string, string> = { ø: "o", å: "a", æ: "a", é: "e", ö: "o", ä: "a" };
