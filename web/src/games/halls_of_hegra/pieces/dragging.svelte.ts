/** Dragging a Defender: to an Action space, back to Ready, or from one space to another. */

import type { Fort } from "../fort.svelte";
import type { Type } from "../table";

/** So far the pointer may tremble before a press becomes a drag. */
const SLACK = 7;

interface Grip {
  pointer: number;
  x: number;
  y: number;
  /** The disc as the steps name it: "ready@soldier". */
  disc: string;
}

export class Dragging {
  /** The disc in the hand, where on the screen, and over which thing. */
  disc: { type: Type; x: number; y: number } | null = $state.raw(null);
  /** A place that is waiting for the disc that was just taken back. */
  #next: { type: Type; space: string; after: number } | null = null;
  #grip: Grip | null = null;
  #fort: Fort;

  constructor(fort: Fort) {
    this.#fort = fort;
  }

  press(event: PointerEvent): void {
    const disc = (event.target as Element).closest<SVGElement>("[data-disc]")?.dataset.disc;
    if (disc === undefined || event.button !== 0 || !this.#mayLift(disc)) return;
    this.#grip = { pointer: event.pointerId, x: event.clientX, y: event.clientY, disc };
  }

  move(event: PointerEvent): void {
    const grip = this.#grip;
    if (grip === null || event.pointerId !== grip.pointer) return;
    const far = Math.hypot(event.clientX - grip.x, event.clientY - grip.y) > SLACK;
    if (this.disc === null && !far) return;
    if (this.disc === null) this.#lift(grip);
    this.disc = { type: grip.disc.split("@")[1] as Type, x: event.clientX, y: event.clientY };
    this.#fort.point(keysAt(event.clientX, event.clientY));
    event.preventDefault();
  }

  /** Lets go. Returns whether something was dragged, so that the click that follows is no click. */
  release(event: PointerEvent): boolean {
    const grip = this.#grip;
    const dragged = this.disc !== null;
    this.#grip = null;
    this.disc = null;
    if (grip === null || !dragged) return false;
    this.#fort.point(null);
    this.#drop(grip.disc, keysAt(event.clientX, event.clientY));
    return true;
  }

  cancel(): void {
    this.#grip = null;
    this.disc = null;
  }

  /** A disc that was moved from one space to another is placed as soon as it is back in the hand. */
  follow(): void {
    const next = this.#next;
    const model = this.#fort.model;
    if (next === null || model.question === null || model.answers <= next.after) return;
    this.#next = null;
    const option = ["place", next.type, next.space];
    const offered = model.clicks.offers.some((offer) => JSON.stringify(offer.option) === JSON.stringify(option));
    if (offered) model.answer(option);
  }

  /** A disc can be lifted if it may be clicked now, or as the first step. */
  #mayLift(disc: string): boolean {
    return this.#fort.model.clicks.offers.some(
      (offer) => offer.steps?.[0]?.[0] === "disc" && offer.steps[0][1] === disc,
    );
  }

  /** What is lifted is chosen, unless choosing it alone would be an answer. */
  #lift(grip: Grip): void {
    const clicks = this.#fort.model.clicks;
    clicks.clear();
    const answers = clicks.next.get(`disc:${grip.disc}`)?.some((offer) => offer.steps?.length === 1) ?? false;
    if (!answers) clicks.click("disc", grip.disc);
  }

  #drop(disc: string, keys: [string, string][]): void {
    const fort = this.#fort;
    const clicks = fort.model.clicks;
    if (clicks.chosen.length > 0) {
      if (!keys.some((key) => fort.may(key)) || !fort.click(keys)) clicks.clear();
      return;
    }
    const [from, type] = disc.split("@") as [string, Type];
    const space = keys.find(([kind]) => kind === "space")?.[1];
    const home = keys.some(([kind, id]) => kind === "area" && id === "ready");
    if (space === from || (space === undefined && !home)) return;
    if (space !== undefined) this.#next = { type, space, after: fort.model.answers };
    clicks.click("disc", disc);
  }
}

/** What lies under a point of the screen, as the steps name it, the innermost first. */
function keysAt(x: number, y: number): [string, string][] {
  const found: [string, string][] = [];
  for (let at = document.elementFromPoint(x, y); at !== null; at = at.parentElement) {
    for (const key of (at as HTMLElement | SVGElement).dataset?.spot?.split(" ") ?? []) {
      const cut = key.indexOf(":");
      found.push([key.slice(0, cut), key.slice(cut + 1)]);
    }
  }
  return found;
}
