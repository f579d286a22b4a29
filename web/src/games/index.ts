/** The games that have a table in the browser: every folder here with an index.ts. Each is fetched when it is played. */

import type { GameClient } from "./game_client";
import { folderOf, wordsOf } from "./words";

const CLIENTS = import.meta.glob<{ client: GameClient }>("./*/index.ts");

/** The client of a game, ready to speak the reader's language. */
export async function gameClient(game: string): Promise<GameClient> {
  const load = CLIENTS[`./${folderOf(game)}/index.ts`];
  if (load === undefined) throw new Error(`no table for ${game}`);
  const [{ client }] = await Promise.all([load(), wordsOf(game).load()]);
  return client;
}
