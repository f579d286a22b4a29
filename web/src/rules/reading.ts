/** Finding one's way in a rulebook: its chapters with their rules, and what a search leaves of them. */

import type { ChapterText, RulebookText, RuleText, RulingText } from "../lib/protocol";

export interface Entry {
  rule: RuleText;
  rulings: RulingText[];
}

export interface Chapter {
  chapter: ChapterText;
  entries: Entry[];
}

/** The chapters with what matches all the words that were typed. A ruling stands under the first rule it touches. */
export function chaptersOf(book: RulebookText, typed: string): Chapter[] {
  const words = wordsOf(typed);
  return book.chapters
    .map((chapter) => ({
      chapter,
      entries: book.rules
        .filter((rule) => rule.chapter === chapter.id)
        .map((rule) => ({ rule, rulings: book.rulings.filter((ruling) => ruling.rules[0] === rule.id) }))
        .filter((entry) => matches(entry, words)),
    }))
    .filter(({ entries }) => entries.length > 0);
}

export const wordsOf = (typed: string): string[] => plain(typed).split(/\s+/).filter(Boolean);

function matches({ rule, rulings }: Entry, words: string[]): boolean {
  const texts = [rule.id, rule.title, rule.text, ...rulings.flatMap(({ id, text, ruling }) => [id, text, ruling])];
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
