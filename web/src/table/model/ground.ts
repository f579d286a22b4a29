/** What an open table stands on in a browser: a socket, the server's words and prints, and the clock. */

import { printed } from "../../lib/api";
import { connect, type Link, type LinkEvents } from "../../lib/connection";
import { keepOpened, myName, tableAddress } from "../../lib/my_tables";
import { keepTold, lastTold } from "../../teller/remembering";
import { gameWords, type Names } from "../../lib/words";
import { gameClient } from "../../games";
import type { GameClient } from "../../games/game_client";
import type { Data, Saying } from "../../lib/protocol";

/** How the game of the table speaks, with the names of things as they are printed. */
export type Speech = (saying: Saying, names: Names) => string;

/** What the table stands on; tests put their own under it. */
export interface Ground {
  connect(table: string, key: string, events: LinkEvents): Link;
  client(game: string): Promise<GameClient>;
  printed(table: string): Promise<Data>;
  words(game: string): Promise<Speech>;
  /** Calls `then` after so many milliseconds; returns how to call it off. */
  after(milliseconds: number, then: () => void): () => void;
  name(): string;
  /** The last event of a table that was told on this device; null if none was. */
  lastTold(table: string): number | null;
  keepTold(table: string, number: number): void;
  /** Remembers the key of a seat that was taken by an invitation, which opens nothing any more. */
  keepKey(table: string, game: string, key: string): void;
}

export const ground: Ground = {
  connect,
  client: gameClient,
  printed,
  words: async (game) => {
    const words = await gameWords(game);
    return (saying, names) => words.say(saying, names);
  },
  after(milliseconds, then) {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
  name: myName,
  lastTold,
  keepTold,
  keepKey(table, game, key) {
    keepOpened(table, game, key);
    history.replaceState(history.state, "", tableAddress(table, key));
  },
};
