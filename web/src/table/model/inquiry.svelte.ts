/** What is being explained: a thing of the table, why it cannot be clicked, and where its numbers come from. */

import type { Line, Reason, Thing } from "../../lib/protocol";
import type { TableModel } from "./table.svelte";
import { LINE, meantThing, pathTo, plannedOffer, type Found } from "../../board/things";

/** "all": everything that can be said of it; "numbers": only where they come from. */
export type About = "all" | "numbers";

/** What was found out. `verdict` is a key of the interface's words, "" if the reasons speak for themselves. */
export interface Explanation {
  reasons: Reason[];
  verdict: string;
  line: Line | null;
}

export class Inquiry {
  /** What is asked about; null when nothing is. */
  about: Found | null = $state.raw(null);
  thing: Thing | null = $state.raw(null);
  /** The answer; null while it is on its way. */
  found: Explanation | null = $state.raw(null);
  /** Are the numbers those after the move that is being planned? */
  planned = $state(false);

  #model: TableModel;
  #hasParts: (kind: string) => boolean;
  #replayed: boolean;
  #number = 0;

  /** `replayed`: the game is looked at again, so that all of it is past. */
  constructor(model: TableModel, hasParts: (kind: string) => boolean, replayed = false) {
    this.#model = model;
    this.#hasParts = hasParts;
    this.#replayed = replayed;
  }

  /** Is it about an earlier moment? */
  get past(): boolean {
    return this.#replayed || this.#model.moment !== null;
  }

  close(): void {
    this.#number += 1;
    this.about = null;
    this.found = null;
  }

  /** Asks about a thing, and shows the answer unless something else was asked meanwhile. */
  async open(about: Found, scope: About = "all"): Promise<void> {
    this.#number += 1;
    const number = this.#number;
    this.about = about;
    this.found = null;
    const numbers = this.#numbersOf(about);
    this.thing = meantThing(about.things, this.#model.clicks) ?? numbers;
    const [reasons, line] = await Promise.all([
      scope === "all" ? this.#reasons(about) : { reasons: [], verdict: "" },
      numbers === null ? null : this.#line(numbers),
    ]);
    if (number !== this.#number) return;
    const silent = reasons.reasons.length === 0 && reasons.verdict === "" && line === null;
    this.found = { ...reasons, verdict: silent ? "asking-nothing" : reasons.verdict, line };
  }

  /** The thing whose numbers the server can explain. */
  #numbersOf(about: Found): Thing | null {
    return about.number ?? about.things.find(([kind]) => this.#hasParts(kind)) ?? null;
  }

  async #reasons(about: Found): Promise<Pick<Explanation, "reasons" | "verdict">> {
    const model = this.#model;
    if (about.explain !== "") return { reasons: [], verdict: about.explain };
    const thing = meantThing(about.things, model.clicks);
    if (thing === null) return { reasons: [], verdict: "" };
    if (model.seat === null) return { reasons: [], verdict: this.#replayed ? "asking-eyes" : "asking-watching" };
    const may = this.past ? "asking-might" : "asking-may";
    const path = pathTo(thing, model.clicks);
    const reply = await model.asking.ask({ type: "ask_why", ...this.#when(), path });
    if (reply?.type === "why") return { reasons: reply.reasons, verdict: reply.reasons.length === 0 ? may : "" };
    return { reasons: [], verdict: reply?.type === "refusal" ? `table-refused-${reply.code}` : "asking-away" };
  }

  async #line(thing: Thing): Promise<Line | null> {
    const model = this.#model;
    if (thing[0] === LINE) {
      this.planned = false;
      return model.lines[Number(thing[1])]?.line ?? null;
    }
    const option = plannedOffer(thing, model.clicks)?.option ?? [];
    this.planned = option.length > 0;
    const reply = await model.asking.ask({ type: "ask_trace", ...this.#when(), thing, option });
    return reply?.type === "trace" ? reply.line : null;
  }

  /** Which question is meant: the one that is asked now, or that of the moment one looks at. */
  #when(): { decision: number; moment: boolean } {
    const { moment, answers } = this.#model;
    return { decision: moment?.answer ?? answers, moment: moment !== null };
  }
}
