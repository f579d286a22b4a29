/** The time of this page, second by second, as long as somebody watches it. */

class Time {
  now = $state(performance.now());
  #watchers = 0;
  #timer = 0;

  /** Keeps it going; returns how to stop. */
  watch(): () => void {
    this.#watchers += 1;
    if (this.#watchers === 1) {
      this.now = performance.now();
      this.#timer = window.setInterval(() => (this.now = performance.now()), 1000);
    }
    return () => {
      this.#watchers -= 1;
      if (this.#watchers === 0) clearInterval(this.#timer);
    };
  }
}

export const time = new Time();
