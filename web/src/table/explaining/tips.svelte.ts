/** The small text beside what the pointer or the keyboard rests on: when it comes, and when it goes. */

import type { Found } from "../../board/things";
import type { Thing } from "../../lib/protocol";
import type { Clock } from "./touching";

/** What is said of a thing: its name, what it is and does, what a click would do, and the rule. "" is left out. */
export interface Told {
  title: string;
  text: string;
  does: string;
  rule: string;
  /** The things that its title names, beside its own names. */
  named: Thing[];
}

export interface Shown extends Told {
  found: Found;
  /** Where the pointer rests; null if the keyboard does. */
  at: { x: number; y: number } | null;
}

/** So long the pointer rests on a thing before the text comes. Who has just read one need not wait. */
const REST = 450;
const WARM = 60;
/** So long the text stays when the pointer leaves, to be reached; and so long the next one comes at once. */
const LEAVE = 180;
const COOL = 600;

export class Tips {
  shown: Shown | null = $state.raw(null);

  #clock: Clock;
  #tell: (found: Found) => Promise<Told | null>;
  #element: Element | null = null;
  /** What was clicked: it says nothing more until the pointer has left it. */
  #silent: Element | null = null;
  /** Does the keyboard rest on it? Then a pointer that lies elsewhere has nothing to say. */
  #byKeys = false;
  #warm = false;
  #number = 0;
  #stop: () => void = () => undefined;
  #stopCooling: () => void = () => undefined;

  constructor(clock: Clock, tell: (found: Found) => Promise<Told | null>) {
    this.#clock = clock;
    this.#tell = tell;
  }

  /** The pointer or the focus rests on something, or on nothing. */
  rest(found: Found | null, at: { x: number; y: number } | null): void {
    const element = found?.element ?? null;
    if (element !== this.#silent) this.#silent = null;
    if (element === this.#element) return;
    if (found === null) return this.leave();
    if (element === this.#silent) return;
    this.#element = element;
    this.#byKeys = at === null;
    this.#wait(this.#warm ? WARM : REST, () => void this.#show(found, at));
  }

  /** The page moved under a pointer that stands still: no text comes for what appeared there, and none stays for what went. */
  stay(found: Found | null): void {
    if (!this.#byKeys && (found?.element ?? null) !== this.#element) this.close();
  }

  /** The pointer left: the text goes soon, unless the pointer reaches it. */
  leave(): void {
    this.#element = null;
    this.#byKeys = false;
    this.#wait(LEAVE, () => this.close());
  }

  /** The pointer has reached the text: it stays. */
  reach(): void {
    this.#stop();
    this.#element = this.shown?.found.element ?? null;
  }

  /** A click: the text goes, and does not come again for the same thing. */
  click(): void {
    this.#silent = this.#element;
    this.close();
  }

  close(): void {
    this.#stop();
    this.#number += 1;
    this.#element = null;
    this.#byKeys = false;
    if (this.shown !== null) {
      this.#warm = true;
      this.#stopCooling();
      this.#stopCooling = this.#clock.after(COOL, () => (this.#warm = false));
    }
    this.shown = null;
  }

  async #show(found: Found, at: { x: number; y: number } | null): Promise<void> {
    this.#number += 1;
    const number = this.#number;
    const told = await this.#tell(found);
    if (number !== this.#number) return;
    this.shown = told === null || !found.element.isConnected ? null : { ...told, found, at };
    if (this.shown !== null) this.#warm = true;
  }

  #wait(milliseconds: number, then: () => void): void {
    this.#stop();
    this.#number += 1;
    this.#stop = this.#clock.after(milliseconds, then);
  }
}
