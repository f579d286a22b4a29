/** What is being explained: a thing of the table, why it cannot be clicked, and where its numbers come from. */

import type { Line, Reason, Saying, Thing } from "../../lib/protocol";
import { Explanations, whenOf } from "./explanations";
import type { TableModel } from "./table.svelte";
import { LINE, meantThing, namesOf, pathTo, plannedOffer, type Found } from "../../board/things";

/** "all": everything that can be said of it; "numbers": only where they come from. */
export type About = "all" | "numbers";

/** What was found out. `verdict` is a key of the interface's words, "" if the reasons speak for themselves. */
export interface Explanation {
  /** What it is and what it does now. */
  about: Reason | null;
  reasons: Reason[];
  /** What a click would do, of several ways the first ones; and how many ways there are. */
  would: Saying[];
  ways: number;
  verdict: string;
  line: Line | null;
}

type Verdict = Pick<Explanation, "reasons" | "would" | "ways" | "verdict">;

const verdict = (key: string): Verdict => ({ reasons: [], would: [], ways: 0, verdict: key });

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
  #explanations: Explanations;

  /** `replayed`: the game is looked at again, so that all of it is past. */
  constructor(model: TableModel, hasParts: (kind: string) => boolean, replayed = false) {
    this.#model = model;
    this.#explanations = new Explanations(model);
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
    const [reasons, line, told] = await Promise.all([
      scope === "all" ? this.#reasons(about) : verdict(""),
      numbers === null ? null : this.#line(numbers),
      scope === "all" ? this.#explanations.first(namesOf(about, this.thing)) : null,
    ]);
    if (number !== this.#number) return;
    const silent = told === null && about.tip === "" && reasons.verdict === "" && line === null;
    const nothing = silent && reasons.reasons.length + reasons.would.length === 0;
    this.found = { ...reasons, about: told, verdict: nothing ? "asking-nothing" : reasons.verdict, line };
  }

  /** The thing whose numbers the server can explain. */
  #numbersOf(about: Found): Thing | null {
    return about.number ?? about.things.find(([kind]) => this.#hasParts(kind)) ?? null;
  }

  async #reasons(about: Found): Promise<Verdict> {
    const model = this.#model;
    if (about.explain !== "") return verdict(about.explain);
    const thing = meantThing(about.things, model.clicks);
    if (thing === null) return verdict("");
    if (model.seat === null) return verdict(this.#replayed ? "asking-eyes" : "asking-watching");
    const path = pathTo(thing, model.clicks);
    const reply = await model.asking.ask({ type: "ask_why", ...whenOf(model), path });
    if (reply?.type !== "why")
      return verdict(reply?.type === "refusal" ? `table-refused-${reply.code}` : "asking-away");
    if (reply.reasons.length > 0) return { ...verdict(""), reasons: reply.reasons };
    return { ...verdict(this.past ? "asking-might" : "asking-may"), would: reply.would ?? [], ways: reply.ways ?? 0 };
  }

  async #line(thing: Thing): Promise<Line | null> {
    const model = this.#model;
    if (thing[0] === LINE) {
      this.planned = false;
      return model.lines[Number(thing[1])]?.line ?? null;
    }
    const option = plannedOffer(thing, model.clicks)?.option ?? [];
    this.planned = option.length > 0;
    const reply = await model.asking.ask({ type: "ask_trace", ...whenOf(model), thing, option });
    return reply?.type === "trace" ? reply.line : null;
  }
}
