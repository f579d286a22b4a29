/**
 * All sentences. Those of the interface stand in src/words/en/*.ftl; a game brings its own, from the same Fluent
 * files that the server and the terminal read.
 */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Saying } from "./protocol";

export type Values = Record<string, unknown>;

export const LANGUAGE = "en";

const files = import.meta.glob<string>("../words/en/*.ftl", { query: "?raw", import: "default", eager: true });
const house = bundleOf(Object.values(files));

/** A sentence of the interface. */
export function say(key: string, values: Values = {}): string {
  return format(house, key, values);
}

/** How a game speaks. */
export class GameWords {
  private readonly bundle: FluentBundle;

  constructor(text: string) {
    this.bundle = bundleOf([text]);
  }

  /** The sentence of what the server sent as a key with values. */
  say(saying: Saying): string {
    return format(this.bundle, saying.key, saying.values);
  }

  /** The sentence of a key that the client itself names. */
  format(key: string, values: Values = {}): string {
    return format(this.bundle, key, values);
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }
}

const fetched = new Map<string, Promise<GameWords>>();

/** The words of a game, fetched once. A fetch that failed is tried again when somebody asks again. */
export function gameWords(game: string): Promise<GameWords> {
  let words = fetched.get(game);
  if (!words) {
    words = fetchWords(game);
    words.catch(() => fetched.delete(game));
    fetched.set(game, words);
  }
  return words;
}

async function fetchWords(game: string): Promise<GameWords> {
  const answer = await fetch(`/api/games/${encodeURIComponent(game)}/words/${LANGUAGE}`);
  if (!answer.ok) throw new Error(`the words of ${game}: status ${answer.status}`);
  return new GameWords(await answer.text());
}

/** A bundle of some Fluent texts. A message that two of them have is a mistake of ours, not to be hidden. */
export function bundleOf(texts: string[]): FluentBundle {
  const bundle = new FluentBundle(LANGUAGE, { useIsolating: false });
  for (const text of texts) {
    const [mistake] = bundle.addResource(new FluentResource(text));
    if (mistake) throw mistake;
  }
  return bundle;
}

/** A missing sentence shows as its key in brackets: ugly enough to be reported, and the page lives on. */
function format(bundle: FluentBundle, key: string, values: Values): string {
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) {
    console.error(`no words for ${key}`);
    return `[${key}]`;
  }
  const mistakes: Error[] = [];
  const text = bundle.formatPattern(pattern, spoken(values), mistakes);
  for (const mistake of mistakes) console.error(`${key}:`, mistake, values);
  return text;
}

/** Fluent takes strings and numbers; what is neither is said as the text that it makes. */
function spoken(values: Values): Record<string, FluentVariable> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === "number" ? value : String(value)]),
  );
}
