/** What a table or a replay stands on in tests. */

import type { GameClient } from "../src/games/game_client";
import type { Ground } from "../src/table/model/ground";

/** Everything is there at once, but for a line; the clock runs only when it is told to. */
export class Footing {
  waits: { left: number; then: () => void }[] = [];
  readonly ground: Ground;

  constructor(client: Partial<GameClient>) {
    this.ground = {
      connect: () => {
        throw new Error("there is no line");
      },
      client: () => Promise.resolve(client as GameClient),
      printed: () => Promise.resolve({}),
      words: () => Promise.resolve((saying) => saying.key),
      after: (left, then) => {
        const wait = { left, then };
        this.waits.push(wait);
        return () => (this.waits = this.waits.filter((each) => each !== wait));
      },
      name: () => "Anna",
      lastTold: () => null,
      keepTold: () => undefined,
      keepKey: () => undefined,
    };
  }

  /** Lets the first wait end. */
  pass(): void {
    this.waits.shift()?.then();
  }
}
