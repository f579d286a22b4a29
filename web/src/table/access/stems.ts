/** The words that make a question, from the `queries.json` of every language at once, so that none has to be chosen. */

import { plainWords } from "./query";

/** Stems of words by what they are for, in groups; of each group one has to be there. */
export type Stems = Record<string, string[][]>;

/** The stems of some files, spelled as what somebody types is compared. */
export function stemsIn(files: Record<string, Stems>): (id: string) => string[][] {
  return (id) => {
    const languages = Object.values(files).flatMap((stems) => (stems[id] ? [stems[id]] : []));
    const groups = languages[0] ?? [];
    return groups.map((_, place) => languages.flatMap((each) => each[place] ?? []).map(spelled));
  };
}

const spelled = (stem: string): string => plainWords(stem).join(" ");

/** Those of the questions that every game answers. */
export const houseStems = stemsIn(
  import.meta.glob<Stems>("../../words/*/queries.json", { import: "default", eager: true }),
);
