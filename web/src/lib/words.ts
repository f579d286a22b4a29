/**
 * All sentences. Those of the house stand in src/words/<language>/*.ftl and are fetched in the reader's language alone.
 * Those of a game's client lie in its folder and come with it. What the server sends as a key with values is said by
 * the game's own words, from the same Fluent files that the server and the terminal read.
 */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { reader, type Language } from "./language.svelte";
import type { Saying } from "./protocol";

export type Values = Record<string, unknown>;
/** What things are called in one language: by kind, then by id. */
export type Names = Record<string, Record<string, string>>;
/** The texts of the Fluent files of a folder, by the path of the module that gathers them, `…/<language>/index.ts`. */
export type Folders = Record<string, () => Promise<Record<string, string>>>;
export type Say = (key: string, values?: Values) => string;

/** The sentences of some Fluent files, language by language; what they lack, the words behind them say. */
export class Words {
  /** All that somebody speaks with: another language is fetched for each of them before it is chosen. */
  static readonly spoken: Words[] = [];

  private readonly bundles = new Map<Language, Promise<FluentBundle>>();
  private readonly ready = new Map<Language, FluentBundle>();

  constructor(
    private readonly folders: Folders,
    private readonly behind: Words | null = null,
  ) {}

  /** Fetches a language, once. A fetch that failed is tried again when somebody asks again. */
  async load(language: Language = reader.language): Promise<void> {
    if (!Words.spoken.includes(this)) Words.spoken.push(this);
    const bundle = this.bundles.get(language) ?? this.fetch(language);
    this.bundles.set(language, bundle);
    bundle.catch(() => this.bundles.delete(language));
    this.ready.set(language, await bundle);
  }

  private async fetch(language: Language): Promise<FluentBundle> {
    const wanted = Object.entries(this.folders).filter(([path]) => path.endsWith(`/${language}/index.ts`));
    const texts = await Promise.all(wanted.map(([, folder]) => folder()));
    return bundleOf(texts.flatMap(Object.values<string>), language);
  }

  has(key: string): boolean {
    return this.ready.get(reader.language)?.hasMessage(key) ?? false;
  }

  /** A sentence in the reader's language. */
  say: Say = (key, values = {}) => {
    const bundle = this.ready.get(reader.language);
    if (this.behind !== null && !bundle?.hasMessage(key)) return this.behind.say(key, values);
    return format(bundle, key, values);
  };
}

/** The words of the house, and what stands on the boxes on its shelf. */
export const house = new Words(import.meta.glob<Record<string, string>>("../words/*/index.ts", { import: "default" }));
export const say: Say = house.say;

/** Speaks another language from now on, as soon as all that is being said can be said in it. */
export async function speak(language: Language): Promise<void> {
  reader.keep(language);
  await Promise.all(Words.spoken.map((words) => words.load(language)));
  reader.choose(language);
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
function format(bundle: FluentBundle | undefined, key: string, values: Values): string {
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) {
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
