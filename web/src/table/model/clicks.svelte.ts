/** The way from a question to an answer, click by click.
 *
 * Every offer names the clicks that lead to it: a stack, where it goes, how many. What may be clicked next is what the
 * offers that agree with the clicks so far have in common. When one offer is left and all its clicks are made, it is
 * sent. */

import type { Offer, Step } from "../../lib/protocol";

export interface Pointed {
  kind: string;
  id: string | number;
}

export function stepKey(kind: string, id: string | number): string {
  return `${kind}:${id}`;
}

function stepsOf(offer: Offer): Step[] {
  return offer.steps ?? [];
}

function same(one: Step, other: Step): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

/** Does a step name a part of what was clicked just before it: an action of a card? */
function isOf(step: Step, last: Step | undefined): boolean {
  return last !== undefined && String(step[1]).startsWith(`${last[1]}@`);
}

function beginsWith(offer: Offer, path: Step[]): boolean {
  const steps = stepsOf(offer);
  return path.length <= steps.length && path.every((step, place) => same(step, steps[place]!));
}

/** Do these clicks begin an answer to one of the offers? */
export function leadsOn(offers: Offer[], path: Step[]): boolean {
  return offers.some((offer) => !offer.quiet && stepsOf(offer).length > path.length && beginsWith(offer, path));
}

export class Clicks {
  /** All offers of the question. */
  offers: Offer[] = $state.raw([]);
  chosen: Step[] = $state.raw([]);
  /** What the pointer or the keyboard rests on, for previews. */
  hover: Pointed | null = $state.raw(null);

  /** Offers that are reached by clicks, as far as they agree with what was clicked. */
  remaining: Offer[] = $derived(
    this.offers.filter((offer) => !offer.quiet && stepsOf(offer).length > 0 && beginsWith(offer, this.chosen)),
  );
  /** What may be clicked now, with the offers that it leads to. */
  next: Map<string, Offer[]> = $derived.by(() => {
    const next = new Map<string, Offer[]>();
    for (const offer of this.remaining) {
      const step = stepsOf(offer)[this.chosen.length];
      if (step === undefined) continue;
      const key = stepKey(step[0], step[1]);
      const known = next.get(key);
      if (known) known.push(offer);
      else next.set(key, [offer]);
    }
    return next;
  });
  /** The next clicks in the order of the offers. */
  nextSteps: Step[] = $derived([...this.next.values()].map((offers) => stepsOf(offers[0]!)[this.chosen.length]!));
  /** Offers without any click: they are plain buttons. */
  plain: Offer[] = $derived(this.offers.filter((offer) => offer.quiet || stepsOf(offer).length === 0));
  /** Offers that what the pointer rests on leads to. */
  hovered: Offer[] = $derived(
    this.hover === null ? [] : (this.next.get(stepKey(this.hover.kind, this.hover.id)) ?? []),
  );

  #send: (offer: Offer) => void;

  constructor(send: (offer: Offer) => void) {
    this.#send = send;
  }

  /** A new question, or none. */
  ask(offers: Offer[]): void {
    this.offers = offers;
    this.chosen = [];
    this.hover = null;
  }

  /** Takes up what was clicked at a question that is asked again, as far as it still leads somewhere. */
  resume(path: Step[]): void {
    if (leadsOn(this.offers, path)) this.chosen = path;
  }

  /** May it be clicked as the next step? */
  may(kind: string, id: string | number): boolean {
    return this.next.has(stepKey(kind, id));
  }

  /** Was it clicked? */
  isChosen(kind: string, id: string | number): boolean {
    return this.chosen.some((step) => step[0] === kind && step[1] === id);
  }

  /** The step of this name, if it was clicked: "from", "to", "card". */
  step(name: string): Step | undefined {
    return this.chosen.find((step) => step[2] === name);
  }

  /** The values that the sentence after these clicks needs. */
  head: string = $derived(this.remaining.length > 0 ? String(this.remaining[0]!.option[0]) : "");

  /** Clicks a thing. A second click on what was chosen takes it back; a click elsewhere begins there, if it may. */
  click(kind: string, id: string | number): boolean {
    for (let length = this.chosen.length; length >= 0; length -= 1) {
      const path = this.chosen.slice(0, length);
      const step = this.#stepAfter(path, kind, id);
      if (step !== undefined) {
        this.#go([...path, step]);
        return true;
      }
      const last = path[path.length - 1];
      if (last !== undefined && last[0] === kind && last[1] === id) {
        this.chosen = path.slice(0, -1);
        return true;
      }
    }
    return false;
  }

  /** Answers with an offer that has a button of its own. */
  take(offer: Offer): void {
    this.#send(offer);
  }

  back(): void {
    this.chosen = this.chosen.slice(0, -1);
    // A step that was taken by itself is taken back with the click before it.
    while (this.chosen.length > 0 && this.#forced(this.chosen) !== undefined) this.chosen = this.chosen.slice(0, -1);
  }

  clear(): void {
    this.chosen = [];
  }

  #stepAfter(path: Step[], kind: string, id: string | number): Step | undefined {
    for (const offer of this.offers) {
      if (offer.quiet || !beginsWith(offer, path)) continue;
      const step = stepsOf(offer)[path.length];
      if (step !== undefined && step[0] === kind && step[1] === id) return step;
    }
    return undefined;
  }

  /** The step that follows by itself: one battalion, when only one can go; the only action of a card. */
  #forced(path: Step[]): Step | undefined {
    let only: Step | undefined;
    for (const offer of this.offers) {
      if (offer.quiet || stepsOf(offer).length === 0 || !beginsWith(offer, path)) continue;
      const step = stepsOf(offer)[path.length];
      if (step === undefined || (only !== undefined && !same(step, only))) return undefined;
      only = step;
    }
    if (only === undefined) return undefined;
    const isOne = only[0] === "number" && only[1] === 1;
    return isOne || (isOf(only, path.at(-1)) && this.#isOnlyUse(only, path)) ? only : undefined;
  }

  /** Is this all that such a thing can be clicked for now? Where another card can be used in another way, one is asked. */
  #isOnlyUse(step: Step, path: Step[]): boolean {
    const place = path.length;
    return this.offers.every((offer) => {
      const steps = stepsOf(offer);
      return steps[place - 1]?.[0] !== path[place - 1]![0] || steps[place]?.[0] === step[0];
    });
  }

  #go(path: Step[]): void {
    let forced = this.#forced(path);
    while (forced !== undefined) {
      path = [...path, forced];
      forced = this.#forced(path);
    }
    this.chosen = path;
    const left = this.remaining;
    if (left.length === 1 && stepsOf(left[0]!).length === path.length) this.#send(left[0]!);
  }
}
