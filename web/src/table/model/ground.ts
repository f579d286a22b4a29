/** What an open table stands on in a browser: a socket, the server's words and prints, and the clock. */

import { printed } from "../../lib/api";
import { connect } from "../../lib/connection";
import { keepOpened, myName, tableAddress } from "../../lib/my_tables";
import type { Ground } from "./table.svelte";
import { keepTold, lastTold } from "../../teller/remembering";
import { gameWords } from "../../lib/words";
import { gameClient } from "../../games";

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
