/** What hands on the map make of the clicks: an area clicked, one looked at, a stack carried to another area. */

import type { Clicks } from "../../../table/model/clicks.svelte";
import type { Hands } from "../../../board/gestures";
import type { Point } from "../map/map";
import { areaSteps, leadsOn } from "./plan";

/** What the map knows that the clicks do not. */
export interface Surroundings {
  hasStack(area: string): boolean;
  seek(area: string): void;
}

/** The area that the pointer rests on, if a click there would mean something. */
export function hoveredArea(clicks: Clicks): string | null {
  return clicks.hover?.kind === "area" ? String(clicks.hover.id) : null;
}

export class Carrying implements Hands {
  /** The stack in the hand: from where, and where it is in the window. */
  carried = $state.raw<{ area: string; at: Point } | null>(null);

  #clicks: Clicks;
  #around: Surroundings;

  constructor(clicks: Clicks, around: Surroundings) {
    this.#clicks = clicks;
    this.#around = around;
  }

  /** Ids are those of areas, or "sea" and "air" for stacks that come from there. */
  at(target: EventTarget | null): string | null {
    const element = target instanceof Element ? target.closest("[data-area], [data-shape], [data-attack]") : null;
    if (!(element instanceof SVGElement)) return null;
    return element.dataset.attack ?? element.dataset.area ?? element.dataset.shape ?? null;
  }

  isPiece(target: EventTarget | null): boolean {
    return target instanceof Element && target.closest("[data-stack]") !== null;
  }

  click(id: string): void {
    this.#clicks.click("area", id);
  }

  seek(id: string): void {
    this.#around.seek(id);
  }

  hover(id: string | null): void {
    if (id === hoveredArea(this.#clicks)) return;
    if (id !== null && this.#clicks.may("area", id)) this.#clicks.hover = { kind: "area", id };
    else if (this.#clicks.hover?.kind === "area") this.#clicks.hover = null;
  }

  mayCarry(id: string): boolean {
    const isStart = this.#clicks.may("area", id) || this.#last() === id;
    return isStart && leadsOn(this.#clicks, id) && this.#around.hasStack(id);
  }

  take(id: string): void {
    if (!this.#clicks.isChosen("area", id)) this.#clicks.click("area", id);
  }

  carry(at: Point): void {
    this.carried = { area: this.#last() ?? "", at };
  }

  drop(id: string | null): void {
    this.carried = null;
    if (id !== null && this.#clicks.may("area", id)) this.#clicks.click("area", id);
    else if (id !== this.#last()) this.#clicks.back();
    this.#clicks.hover = null;
  }

  /** The area that was chosen last. */
  #last(): string | undefined {
    return areaSteps(this.#clicks.chosen).at(-1);
  }
}
