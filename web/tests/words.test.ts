/** Every visible sentence stands in the words files, every one of them is used, and all can be said. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { parse } from "svelte/compiler";
import { expect, test } from "vitest";

import { LANGUAGES, reader, wanted } from "../src/lib/language.svelte";
import { bundleOf, GameWords, say } from "../src/lib/words";

const SOURCE = join(import.meta.dirname, "../src");
/** Attributes that are read out or shown. */
const SHOWN = new Set(["title", "placeholder", "alt", "label", "aria-label", "aria-description", "aria-valuetext"]);

const files = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" }).filter((file) => /\.(svelte|ts)$/.test(file));
const texts = new Map(files.map((file) => [file, readFileSync(join(SOURCE, file), "utf-8")]));
/** Where sentences stand: in the folder of the house, and in that of each game. */
const FOLDERS = ["words", ...gameFolders().map((game) => join("games", game, "words"))];
const ftl = Object.fromEntries(
  LANGUAGES.map((language) => [language, FOLDERS.flatMap((each) => textsOf(each, language))]),
);
const messages = new Map(ftl.en!.flatMap((text) => [...messagesOf(text)]));

function gameFolders(): string[] {
  const found = readdirSync(join(SOURCE, "games"), { withFileTypes: true });
  return found.filter((each) => each.isDirectory()).map(({ name }) => name);
}

/** The Fluent files of a folder in a language. */
function textsOf(words: string, language: string): string[] {
  const folder = join(SOURCE, words, language);
  return readdirSync(folder)
    .filter((file) => file.endsWith(".ftl"))
    .map((file) => readFileSync(join(folder, file), "utf-8"));
}

/** The messages that a source can say: those of the house and its boxes, and those of its own game. */
function messagesFor(file: string): Set<string> {
  const [, own] = /^games\/(\w+)\//.exec(file) ?? [];
  const others = gameFolders().filter((game) => game !== own);
  const foreign = others.flatMap((game) =>
    textsOf(join("games", game, "words"), "en").flatMap((text) => [...messagesOf(text).keys()]),
  );
  return new Set([...messages.keys()].filter((key) => /^(box|cover)-/.test(key) || !foreign.includes(key)));
}

/** The messages of a Fluent file with their patterns. */
function messagesOf(text: string): Map<string, string> {
  const parts = text.split(/^([a-z][\w-]*) *=/m).slice(1);
  return new Map(parts.flatMap((part, index) => (index % 2 === 0 ? [[part, parts[index + 1] ?? ""]] : [])));
}

/** What stands as the first argument in each call of `say`, as source. */
function firstArguments(text: string): string[] {
  return [...text.matchAll(/(?<![\w.])say\(/g)].map((call) => {
    let depth = 0;
    const rest = text.slice(call.index + call[0].length);
    const end = [...rest].findIndex((letter) => {
      if (depth === 0 && (letter === "," || letter === ")")) return true;
      if ("({[".includes(letter)) depth += 1;
      if (")}]".includes(letter)) depth -= 1;
      return false;
    });
    return rest.slice(0, end);
  });
}

/** A template such as `box-${id}-name` as a pattern of keys. */
function patternOf(template: string): RegExp {
  const fixed = template.split(/\$\{.*?\}/);
  return new RegExp(`^${fixed.join("[\\w-]+")}$`);
}

const templatesIn = (text: string): string[] =>
  [...text.matchAll(/`([a-z][\w-]*(?:\$\{[^`]*?\}[\w-]*)+)`/g)].map((found) => found[1]!);

/** The keys in an argument: literals, and patterns where a part is filled in. What compares is no key. */
function keysIn(argument: string): { literals: string[]; templates: string[] } {
  const values = argument.replace(/[=!]==? *(["'])[^"']*\1/g, "");
  const outside = values.replace(/`[^`]*`/g, "");
  return { literals: [...outside.matchAll(/"([^"]*)"/g)].map((found) => found[1]!), templates: templatesIn(values) };
}

test.each(files)("%s says only what the words files have", (file) => {
  const sayable = messagesFor(file);
  for (const argument of firstArguments(texts.get(file)!)) {
    const { literals, templates } = keysIn(argument);
    for (const key of literals) expect(sayable.has(key), `say(${argument})`).toBe(true);
    for (const template of templates) {
      // Shared parts are handed the words of whichever game is open.
      const some = [...(file.startsWith("games/") ? sayable : messages.keys())].some((key) =>
        patternOf(template).test(key),
      );
      expect(some, `say(${argument})`).toBe(true);
    }
  }
});

test.each(files.filter((file) => file.endsWith(".svelte")))("%s has no sentence of its own", (file) => {
  expect(bareTexts(texts.get(file)!)).toEqual([]);
});

/** The texts in a component's markup that a person would read. */
function bareTexts(source: string): string[] {
  const found: string[] = [];
  const isWord = (text: string) => /\p{L}{2,}/u.test(text);
  const visit = (node: unknown, attribute: string | null): void => {
    if (Array.isArray(node)) node.forEach((each) => visit(each, attribute));
    if (typeof node !== "object" || node === null || Array.isArray(node)) return;
    const { type, name, data } = node as { type?: string; name?: string; data?: string };
    if (type === "Text" && (attribute === null || SHOWN.has(attribute)) && isWord(data ?? "")) found.push(data!.trim());
    const isSetting = type === "Attribute" || (type?.endsWith("Directive") ?? false);
    const within = isSetting ? (name ?? "") : attribute;
    for (const child of Object.values(node)) visit(child, within);
  };
  visit(parse(source, { modern: true }).fragment, null);
  return found;
}

test("a component with a sentence of its own would be found", () => {
  expect(bareTexts("<p>Hello there</p>")).toEqual(["Hello there"]);
  expect(bareTexts('{#if a}<button title="Close it"><b class="some thing">{say("x")}</b> ×</button>{/if}')).toEqual([
    "Close it",
  ]);
});

test("every sentence is used", () => {
  const all = [...texts.values()].join("\n");
  const templates = templatesIn(all).map(patternOf);
  const quoted = new Set(
    [...messages.values()].flatMap((text) => [...text.matchAll(/\{ *([a-z][\w-]*) *\}/g)].map((each) => each[1]!)),
  );
  const unused = [...messages.keys()].filter(
    (key) => !all.includes(`"${key}"`) && !quoted.has(key) && !templates.some((pattern) => pattern.test(key)),
  );
  expect(unused).toEqual([]);
});

/** What can be said at one time: the sentences of the house, with those of one game. */
const TOGETHER = gameFolders().map((game) => ["words", join("games", game, "words")]);

test.each(TOGETHER)("no sentence stands twice in %s and %s", (...folders) => {
  for (const language of LANGUAGES) {
    const keys = folders.flatMap((folder) => textsOf(folder, language)).flatMap((text) => [...messagesOf(text).keys()]);
    expect(keys.filter((key, place) => keys.indexOf(key) < place)).toEqual([]);
  }
});

const said = LANGUAGES.flatMap((language) =>
  FOLDERS.flatMap((folder) => {
    const own = textsOf(folder, language);
    const bundle = bundleOf(folder === "words" ? own : [...textsOf("words", language), ...own], language);
    return own.flatMap((text) => [...messagesOf(text)].map(([key]) => ({ key, folder, language, bundle })));
  }),
);

const names = new Set([...messages.values()].flatMap((text) => [...text.matchAll(/\$(\w+)/g)].map((each) => each[1]!)));

test.each(said)("$key can be said in $language by $folder", ({ key, bundle }) => {
  for (const value of [0, 1, 2, "other"]) {
    const mistakes: Error[] = [];
    const values = Object.fromEntries([...names].map((name) => [name, value]));
    const pattern = bundle.getMessage(key)?.value;
    expect(pattern, key).toBeTruthy();
    expect(bundle.formatPattern(pattern!, values, mistakes).trim()).not.toBe("");
    expect(mistakes).toEqual([]);
  }
});

test("numbers and names find their way into sentences", () => {
  expect(say("greet-waiting", { count: 1 })).toBe("One table waits for you.");
  expect(say("greet-waiting", { count: 12 })).toBe("12 tables wait for you.");
  expect(say("greet-hello", { time: "evening", named: "yes", name: "Kari" })).toBe("Good evening, Kari.");
  expect(say("greet-hello", { time: "day", named: "no", name: "" })).toBe("Good day.");
  expect(say("no-such-key")).toBe("[no-such-key]");
});

test("the browser's languages decide, and Norwegian has three names", () => {
  expect(wanted(["nn-NO", "en-GB"])).toBe("nb");
  expect(wanted(["no"])).toBe("nb");
  expect(wanted(["de-DE", "en-GB", "nb"])).toBe("en");
  expect(wanted(["de-DE"])).toBe("en");
  expect(wanted(["nl-BE", "fr-BE"])).toBe("nl");
});

test("another language says everything anew, numbers too", () => {
  reader.language = "nb";
  expect(say("greet-waiting", { count: 1 })).toBe("Ett bord venter på deg.");
  expect(say("language")).toBe("Språk");
  reader.language = "en";
  expect(say("language")).toBe("Language");
});

test("a game names things in the reader's language", () => {
  const words = new GameWords("seen = Vi ser { $what }: { $more }.\nships = { $count } skip ved { $area }\n", "nb");
  const ships = { key: "ships", values: { count: 1234, area: { area: "bergen" } } };
  const saying = { key: "seen", values: { what: { card: "A-1" }, more: [ships, { area: "oslo" }] } };
  const names = { card: { "A-1": "Bakhold" }, area: { oslo: "Oslo", bergen: "Bergen" } };
  expect(words.say(saying, names)).toBe("Vi ser Bakhold: 1\u00a0234 skip ved Bergen, Oslo.");
});
