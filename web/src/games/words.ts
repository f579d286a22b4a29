/** The sentences of each game's client, from its own folder; fetched with the game, in the reader's language. */

import { house, Words, type Folders } from "../lib/words";

const FOLDERS: Folders = import.meta.glob<Record<string, string>>("./*/words/*/index.ts", { import: "default" });
const known = new Map<string, Words>();

/** The words of a game by the id that the server gives it. What they lack, the house says. */
export function wordsOf(game: string): Words {
  const words = known.get(game) ?? new Words(inFolder(folderOf(game)), house);
  known.set(game, words);
  return words;
}

const inFolder = (folder: string): Folders =>
  Object.fromEntries(Object.entries(FOLDERS).filter(([path]) => path.startsWith(`./${folder}/`)));

/** What the server calls "some-game" lies in the folder some_game. */
export const folderOf = (game: string): string => game.replaceAll("-", "_");
