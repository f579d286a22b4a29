/** What things are and do: asked of the server once for each thing, and forgotten when the table looks different. */

import type { Reason, Thing } from "../../lib/protocol";
import type { Asking } from "./asking";

/** What is looked at: a table now, or as it was at a moment. */
export interface Sight {
  answers: number;
  moment: { answer: number } | null;
  seat: string | null;
  asking: Asking;
}

/** Which question is meant: the one that is asked now, or that of the moment one looks at. */
export function whenOf({ moment, answers }: Sight): { decision: number; moment: boolean } {
  return { decision: moment?.answer ?? answers, moment: moment !== null };
}

export class Explanations {
  #sight: Sight;
  #seen = "";
  #known = new Map<string, Promise<Reason | null>>();

  constructor(sight: Sight) {
    this.#sight = sight;
  }

  /** What the first of these names is and does that the game knows; null if none is explained, or the line is down. */
  async first(things: Thing[]): Promise<Reason | null> {
    for (const thing of things) {
      const found = await this.of(thing);
      if (found !== null) return found;
    }
    return null;
  }

  of(thing: Thing): Promise<Reason | null> {
    const when = whenOf(this.#sight);
    const seen = `${when.decision} ${when.moment} ${this.#sight.seat ?? ""}`;
    if (seen !== this.#seen) this.#known.clear();
    this.#seen = seen;
    const name = `${thing[0]}:${thing[1]}`;
    const known = this.#known.get(name) ?? this.#ask(name, thing, when);
    this.#known.set(name, known);
    return known;
  }

  async #ask(name: string, thing: Thing, when: { decision: number; moment: boolean }): Promise<Reason | null> {
    const reply = await this.#sight.asking.ask({ type: "ask_thing", ...when, thing });
    if (reply?.type === "explained") return reply.explanation;
    // Nobody answered, or the table went on meanwhile: whoever looks again asks again.
    this.#known.delete(name);
    return null;
  }
}
