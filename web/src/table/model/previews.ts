/** What would follow an option, asked of the server once for each. */

import type { Unnumbered } from "../../lib/connection";
import type { Data, Offer, Question } from "../../lib/protocol";

export class Previews {
  /** Those that have not come yet, by the number of the message that asked. */
  #waiting = new Map<number, (odds: Data[]) => void>();
  #asked = new Map<string, Promise<Data[]>>();
  #send: (message: Unnumbered) => number | null;

  constructor(send: (message: Unnumbered) => number | null) {
    this.#send = send;
  }

  /** The combats that would be planned after an option, with their odds; none if nobody can say. */
  ask(question: Question, option: Offer["option"]): Promise<Data[]> {
    const key = `${question.decision} ${JSON.stringify(option)}`;
    const known = this.#asked.get(key);
    if (known !== undefined) return known;
    const number = this.#send({ type: "ask_preview", decision: question.decision, option });
    if (number === null) return Promise.resolve([]);
    const odds = new Promise<Data[]>((resolve) => this.#waiting.set(number, resolve));
    this.#asked.set(key, odds);
    return odds;
  }

  /** The answer to a message; nothing happens if it was about something else. */
  hear(about: number, odds: Data[]): void {
    this.#waiting.get(about)?.(odds);
    this.#waiting.delete(about);
  }

  /** The table went back: the same options may lead elsewhere. */
  forget(): void {
    this.#asked.clear();
  }

  /** The line is cut: nothing comes any more. */
  giveUp(): void {
    for (const resolve of this.#waiting.values()) resolve([]);
    this.#waiting.clear();
    this.forget();
  }
}
