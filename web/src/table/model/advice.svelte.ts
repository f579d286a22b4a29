/** A hint: what a sensible player would answer, and why. It belongs to one question and goes with it. */

import type { Hint, Offer, Status, Thing } from "../../lib/protocol";
import type { TableModel } from "./table.svelte";

type Fairness = Pick<Status, "sittings" | "together">;

/** Hints are for practice, for those who all want the same, and for whoever plays against bots only; a seat that waits
 * for somebody is a person's. */
export function isFair(practice: boolean, seat: string | null, { sittings, together }: Fairness): boolean {
  const others = sittings.filter((sitting) => sitting.seat !== seat);
  return practice || together !== null || others.every(({ player }) => player !== "person" && player !== "open");
}

export class Advice {
  #model: TableModel;
  #hint: { decision: number; hint: Hint } | null = $state.raw(null);
  asking = $state(false);
  /** Why there is none: a key of the interface's words, or "". */
  refused = $state("");

  /** The hint for the question that is asked now. */
  hint: Hint | null = $derived.by(() =>
    this.#hint !== null && this.#hint.decision === this.#model.question?.decision ? this.#hint.hint : null,
  );
  /** The offer that it names. */
  offer: Offer | null = $derived.by(() => {
    const wanted = JSON.stringify(this.hint?.option);
    return this.#model.question?.offers?.find((offer) => JSON.stringify(offer.option) === wanted) ?? null;
  });
  /** The things that it would click. */
  things: Thing[] = $derived((this.offer?.steps ?? []).map(([kind, id]): Thing => [kind, id]));
  fair: boolean = $derived.by(() => isFair(this.#model.practice, this.#model.seat, this.#model.status));

  constructor(model: TableModel) {
    this.#model = model;
  }

  async ask(): Promise<void> {
    const question = this.#model.question;
    if (question === null || question.kind !== "choice" || this.asking || !this.fair) return;
    this.asking = true;
    this.refused = "";
    const reply = await this.#model.asking.ask({ type: "ask_hint", decision: question.decision });
    this.asking = false;
    if (reply?.type === "hint") this.#hint = { decision: question.decision, hint: reply };
    else this.refused = reply?.type === "refusal" ? `table-refused-${reply.code}` : "asking-away";
  }

  /** Answers as the hint says. */
  take(): void {
    if (this.hint !== null) this.#model.answer(this.hint.option);
  }

  dismiss(): void {
    this.#hint = null;
    this.refused = "";
  }
}
