/** The drawings of the pages beside a game, each made of the parts of its table and fetched when its page is opened. */

import type { Component } from "svelte";

import { folderOf, wordsOf } from "../games/words";

const DRAWN = import.meta.glob<{ default: Component }>("../games/*/pages/*.svelte");

/** The drawing of a game with this name, with the words that are written on its parts; null if there is none. */
export async function picture(game: string, name: string): Promise<Component | null> {
  const load = DRAWN[`../games/${folderOf(game)}/pages/${name}.svelte`];
  if (load === undefined) return null;
  const [{ default: drawing }] = await Promise.all([load(), wordsOf(game).load()]);
  return drawing;
}
