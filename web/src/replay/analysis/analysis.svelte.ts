/** Looking back at a finished game: begins on demand, then asks how far it is until it is there. */

import type { AnalysisState } from "../../lib/protocol";

export interface Desk {
  state(): Promise<AnalysisState>;
  begin(): Promise<AnalysisState>;
  after(milliseconds: number, then: () => void): () => void;
}

const LOOK_AGAIN = 1000;

export class AnalysisModel {
  /** null until the server has answered once. */
  now: AnalysisState | null = $state.raw(null);
  away = $state(false);
  busy: boolean = $derived(this.now?.state === "waiting" || this.now?.state === "running");

  #desk: Desk;
  #waiting: (() => void) | null = null;
  #closed = false;
  #wanted = false;

  constructor(desk: Desk) {
    this.#desk = desk;
    void this.#ask(() => desk.state());
  }

  begin(): void {
    this.#wanted = true;
    void this.#ask(() => this.#desk.begin());
  }

  close(): void {
    this.#closed = true;
    this.#waiting?.();
  }

  async #ask(question: () => Promise<AnalysisState>): Promise<void> {
    this.#waiting?.();
    this.#waiting = null;
    try {
      const now = await question();
      if (this.#closed) return;
      this.away = false;
      this.now = now;
    } catch (error) {
      if (this.#closed) return;
      console.warn("the server did not say how far looking back is:", error);
      this.away = true;
    }
    // Another worker of the server may not know of it: then it is asked to begin, too.
    const lost = this.#wanted && this.now?.state === "none";
    if (this.busy || lost) this.#waiting = this.#desk.after(LOOK_AGAIN, () => this.#again(lost));
  }

  #again(lost: boolean): void {
    void this.#ask(() => (lost ? this.#desk.begin() : this.#desk.state()));
  }
}
