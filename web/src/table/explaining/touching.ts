/** A finger that stays where it touches for half a second asks about what lies there. */

const LONG = 500;
const TREMBLE = 8;

export interface Clock {
  after(milliseconds: number, then: () => void): () => void;
}

export class LongPress {
  #clock: Clock;
  #pressed: (target: EventTarget | null, at: { x: number; y: number }) => boolean;
  #stop: (() => void) | null = null;
  #began = { x: 0, y: 0 };
  /** Did the last touch ask something? Then the click that ends it is none. */
  asked = false;

  constructor(clock: Clock, pressed: (target: EventTarget | null, at: { x: number; y: number }) => boolean) {
    this.#clock = clock;
    this.#pressed = pressed;
  }

  down(event: PointerEvent): void {
    this.cancel();
    this.asked = false;
    if (event.pointerType !== "touch" || !event.isPrimary) return;
    const { target } = event;
    this.#began = { x: event.clientX, y: event.clientY };
    this.#stop = this.#clock.after(LONG, () => {
      this.#stop = null;
      this.asked = this.#pressed(target, this.#began);
    });
  }

  move(event: PointerEvent): void {
    const { x, y } = this.#began;
    if (Math.hypot(event.clientX - x, event.clientY - y) > TREMBLE) this.cancel();
  }

  cancel(): void {
    this.#stop?.();
    this.#stop = null;
  }
}
