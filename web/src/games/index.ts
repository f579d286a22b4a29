/** The games that have a table in the browser; each is fetched when it is played. */

import type { GameClient } from "./game_client";

const CLIENTS: Record<string, () => Promise<{ client: GameClient }>> = {
  "kampen-om-norge": () => import("./kampen_om_norge"),
  "halls-of-hegra": () => import("./halls_of_hegra"),
};

export async function gameClient(game: string): Promise<GameClient> {
  const load = CLIENTS[game];
  if (load === undefined) throw new Error(`no table for ${game}`);
  return (await load()).client;
}
