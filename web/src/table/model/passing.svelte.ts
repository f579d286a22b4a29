/** Going on by itself where nothing else can be answered.
 *
 * Against bots it happens at once. Before other people a quick answer would say that there was nothing to choose, and so
 * tell of the hand: there the question stays as long as this person usually takes, and only the click is spared. */

import { untrack } from "svelte";

import type { Offer, Question } from "../../lib/protocol";
import type { TableModel } from "./table.svelte";

const KEPT_AS = "motstand.passing";
/** Milliseconds that a question stays before its only answer is given, while too few answers tell how long is usual. */
const USUAL = [2000, 2800, 3600, 4500];
const SHORTEST = 1500;
const LONGEST = 9000;
const REMEMBERED = 12;

class Wish {
  on = $state(kept());

  choose(on: boolean): void {
    this.on = on;
    try {
      localStorage.setItem(KEPT_AS, on ? "on" : "off");
    } catch {
      // A browser that keeps nothing heeds it until the page is closed.
    }
  }
}

function kept(): boolean {
  try {
    return localStorage.getItem(KEPT_AS) !== "off";
  } catch {
    return true;
  }
}

/** Does this reader want to pass by itself? */
export const passing = new Wish();

/** The answer of a question at which one can only go on; null if there is something to choose. */
export function onlyAnswer(question: Question | null): Offer | null {
  const offers = question?.kind === "choice" ? (question.offers ?? []) : [];
  return offers.length === 1 && offers[0]!.quiet ? offers[0]! : null;
}

export class Passing {
  /** The prompt that was last answered by hand. */
  #byHand = "";
  /** Decisions that were answered by themselves. */
  #passed = new Set<number>();
  /** How long the last answers by hand took, and since when the question is there. */
  #took: number[] = [];
  #since = 0;
  #asked = -1;
  /** When the question that is there is answered by itself. */
  #due = 0;

  /** Will the question of the table be answered by itself? */
  isDue(model: TableModel): boolean {
    const { question, status } = model;
    // A proposal is made by hand.
    if (model.together.proposing !== null) return false;
    if (!passing.on || model.wentBack || status.lesson !== null || onlyAnswer(question) === null) return false;
    // Who has just answered the same question may still want to take that back; afterwards it would be too late.
    return model.practice || !status.undo || question!.prompt !== this.#byHand;
  }

  /** The table asks: goes on by itself, or waits for the reader. Returns how to call it off. */
  attend(model: TableModel, now: () => number = Date.now): (() => void) | undefined {
    const { question } = model;
    if (question === null) return undefined;
    if (question.decision !== this.#asked) {
      this.#asked = question.decision;
      this.#since = now();
      this.#due = this.#since + this.#pause();
    }
    if (model.wentBack) {
      this.#goFurtherBack(model, question);
      return undefined;
    }
    // What is being told stays as long as it takes to read it.
    if (!this.isDue(model) || model.teller.beat !== null) return undefined;
    const go = (): void => {
      this.#passed.add(question.decision);
      model.pass(onlyAnswer(question)!);
    };
    if (model.alone) {
      untrack(go);
      return undefined;
    }
    return model.after(Math.max(0, this.#due - now()), go);
  }

  /** Somebody answered by hand. */
  answered(question: Question, now = Date.now()): void {
    this.#byHand = question.prompt;
    if (this.#since > 0) this.#took = [...this.#took, now - this.#since].slice(-REMEMBERED);
  }

  /** What was answered by itself is taken back together with the answer before it. */
  #goFurtherBack(model: TableModel, { decision }: Question): void {
    const mine = this.#passed.has(decision);
    for (const passed of this.#passed) if (passed >= decision) this.#passed.delete(passed);
    if (mine && model.status.undo) untrack(() => model.undo());
  }

  #pause(): number {
    const known = this.#took.length < USUAL.length ? USUAL : this.#took;
    const drawn = known[Math.floor(Math.random() * known.length)]!;
    return Math.min(LONGEST, Math.max(SHORTEST, drawn));
  }
}
