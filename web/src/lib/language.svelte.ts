/** English or Norwegian: as the browser says, until the reader says otherwise. The choice is kept in this browser. */

export const LANGUAGES = ["en", "nb"] as const;
export type Language = (typeof LANGUAGES)[number];

const KEPT_AS = "motstand.language";
/** A reader of Nynorsk, or of "Norwegian", gets Bokmål. */
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
    try {
      localStorage.setItem(KEPT_AS, language);
    } catch {
      // A browser that keeps nothing still speaks the language until the page is closed.
    }
    this.apply();
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

function isSpoken(name: string): name is Language {
  return (LANGUAGES as readonly string[]).includes(name);
}

export const reader = new Reader();
