/** The language of the reader: as the browser says, until the reader says otherwise. The choice is kept in this browser. */

/** The message with which a language names itself. */
const ITSELF = "language-itself";
/** The languages of src/words by their folders, and what each calls itself. */
const files = import.meta.glob<string>("../words/*/language.ftl", { query: "?raw", import: "default", eager: true });
export const NAMES: Record<string, string> = Object.fromEntries(
  Object.entries(files).map(([path, text]) => [
    path.split("/").at(-2)!,
    new RegExp(`^${ITSELF} = (.*)$`, "m").exec(text)![1]!,
  ]),
);
export const LANGUAGES = Object.keys(NAMES);
export type Language = string;

const KEPT_AS = "motstand.language";
/** Other names of a language: a reader of Nynorsk gets Bokmål. */
const ALSO: Record<string, Language> = { no: "nb", nn: "nb" };

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
