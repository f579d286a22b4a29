/** Questions of a person to the server: why not, what to do, where a number comes from. Each gets one answer. */

import type { Unnumbered } from "../../lib/connection";
import type { Explained, FromServer, Hint, Refusal, Trace, Why } from "../../lib/protocol";

export type Reply = Why | Hint | Trace | Explained | Refusal;

const REPLIES: readonly string[] = ["why", "hint", "trace", "explained", "refusal"];

const isReply = (message: FromServer): message is Reply => REPLIES.includes(message.type);

export class Asking {
  #waiting = new Map<number, (reply: Reply | null) => void>();
  #send: (message: Unnumbered) => number | null;

  constructor(send: (message: Unnumbered) => number | null) {
    this.#send = send;
  }

  /** Asks, and resolves with the answer; null if the line is down or breaks. */
  ask(message: Unnumbered): Promise<Reply | null> {
    const number = this.#send(message);
    if (number === null) return Promise.resolve(null);
    return new Promise((resolve) => this.#waiting.set(number, resolve));
  }

  /** Is this the answer to something that was asked? Then whoever asked hears it. */
  hear(message: FromServer): boolean {
    if (!isReply(message)) return false;
    const resolve = this.#waiting.get(message.about);
    if (resolve === undefined) return false;
    this.#waiting.delete(message.about);
    resolve(message);
    return true;
  }

  /** The line broke: nothing that was asked will be answered. */
  forget(): void {
    for (const resolve of this.#waiting.values()) resolve(null);
    this.#waiting.clear();
  }
}
