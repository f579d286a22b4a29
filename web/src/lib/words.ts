/**
 * All sentences. Those of the interface stand in src/words/<language>/*.ftl; a game brings its own, from the same
 * Fluent files that the server and the terminal read.
 */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { reader, type Language } from "./language.svelte";
import type { Saying } from "./protocol";

export type Values = Record<string, unknown>;
/** What things are called in one language: by kind, then by id. */
export type Names = Record<string, Record<string, string>>;

const files = import.meta.glob<string>("../words/*/*.ftl", { query: "?raw", import: "default", eager: true });
const house: Record<Language, FluentBundle> = {
  en: bundleOf(textsIn("en"), "en"),
  nb: bundleOf(textsIn("nb"), "nb"),
};

/** A sentence of the interface, in the reader's language. What lacks a translation is said in English. */
export function say(key: string, values: Values = {}): string {
  const bundle = house[reader.language];
  return format(bundle.hasMessage(key) ? bundle : house.en, key, values);
}

/** How a game speaks. */
export class GameWords {
  private readonly bundle: FluentBundle;

  constructor(text: string, language: Language) {
    this.bundle = bundleOf([text], language);
  }

  /** The sentence of what the server sent as a key with values. */
  say(saying: Saying, names: Names = {}): string {
    const values = Object.entries(saying.values).map(([name, value]) => [name, this.spoken(value, names)]);
    return format(this.bundle, saying.key, Object.fromEntries(values));
  }

  /** A value as sentences take it: a thing by its name, a saying said, a list one after the other. */
  private spoken(value: unknown, names: Names): unknown {
    if (Array.isArray(value)) return value.map((part) => this.spoken(part, names)).join(", ");
    if (typeof value !== "object" || value === null) return value;
    if ("key" in value) return this.say(value as Saying, names);
    return called(value, names);
  }
}

/** What a thing is called that a saying names by its kind and id: `{"area": "oslo"}`. */
export function called(thing: object, names: Names): string {
  const [[kind, id] = ["", ""]] = Object.entries(thing) as [string, string][];
  return names[kind]?.[id] ?? id;
}

const fetched = new Map<string, Promise<GameWords>>();

/** The words of a game, fetched once. A fetch that failed is tried again when somebody asks again. */
export function gameWords(game: string): Promise<GameWords> {
  const language = reader.language;
  const wanted = `${game} ${language}`;
  let words = fetched.get(wanted);
  if (!words) {
    words = fetchWords(game, language);
    words.catch(() => fetched.delete(wanted));
    fetched.set(wanted, words);
  }
  return words;
}

async function fetchWords(game: string, language: Language): Promise<GameWords> {
  const answer = await fetch(`/api/games/${encodeURIComponent(game)}/words/${language}`);
  if (!answer.ok) throw new Error(`the words of ${game}: status ${answer.status}`);
  return new GameWords(await answer.text(), language);
}

function textsIn(language: Language): string[] {
  const texts = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
  return texts.map(([, text]) => text);
}

/** A bundle of some Fluent texts. A message that two of them have is a mistake of ours, not to be hidden. */
export function bundleOf(texts: string[], language: Language): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
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
