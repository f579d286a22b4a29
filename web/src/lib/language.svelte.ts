/** The language of the reader: as the browser says, until the reader says otherwise. The choice is kept in this browser. */

import listed from "../../../src/motstand/kernel/words/languages.json";

export type Language = string;
/** The languages of the house: the server's list, which says for each what other tags ask for it. */
export const LANGUAGES: Language[] = Object.keys(listed);
/** The message with which a language names itself. */
const ITSELF = "language-itself";
const files = import.meta.glob<string>("../words/*/language.ftl", { query: "?raw", import: "default", eager: true });
/** What each language calls itself. */
export const NAMES: Record<Language, string> = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    new RegExp(`^${ITSELF} = (.*)$`, "m").exec(files[`../words/${language}/language.ftl`]!)![1]!,
  ]),
);

const KEPT_AS = "motstand.language";
/** Other tags of a language: a reader of Nynorsk gets Bokmål. */
const ALSO: Record<string, Language> = Object.fromEntries(
  Object.entries(listed).flatMap(([language, tags]) => tags.map((tag) => [tag, language])),
);

class Reader {
  /** Whatever is said reads this, so that all of it is said anew when it changes. */
  language = $state<Language>(kept() ?? wanted(globalThis.navigator?.languages ?? []));

  /** Tells the browser what the page is written in, for those who hear it. */
  apply(): void {
    document.documentElement.lang = this.language;
  }

  choose(language: Language): void {
    this.language = language;
    this.apply();
  }

  /** Remembers a choice for the next visit. */
  keep(language: Language): void {
    try {
      localStorage.setItem(KEPT_AS, language);
    } catch {
      // A browser that keeps nothing still speaks the language until the page is closed.
    }
  }
}

/** The first of the languages a reader wants that is spoken here; English if none is. */
export function wanted(tags: readonly string[]): Language {
  for (const tag of tags) {
    const [name = ""] = tag.toLowerCase().split("-");
    const language = ALSO[name] ?? name;
    if (isSpoken(language)) return language;
  }
  return "en";
}

function kept(): Language | null {
  try {
    const value = localStorage.getItem(KEPT_AS) ?? "";
    return isSpoken(value) ? value : null;
  } catch {
    return null;
  }
}

function isSpoken(name: string): boolean {
  return name in NAMES;
}

export const reader = new Reader();
