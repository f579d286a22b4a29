/** A finger is broad: a tap beside a small thing that may be clicked means that thing, if no other one is nearer. */

/** Half of what a finger covers, in pixels. */
const REACH = 22;

interface Target {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The place of the thing whose room, at least as large as a finger, holds the point; of several the nearest. */
export function meant(x: number, y: number, targets: Target[]): number {
  let best = -1;
  let least = Infinity;
  targets.forEach((target, place) => {
    const right = Math.abs(x - target.x - target.width / 2);
    const down = Math.abs(y - target.y - target.height / 2);
    const within = right <= Math.max(REACH, target.width / 2) && down <= Math.max(REACH, target.height / 2);
    const far = Math.hypot(right, down);
    if (within && far < least) [best, least] = [place, far];
  });
  return best;
}

export function forgive(board: HTMLElement): () => void {
  function clicked(event: MouseEvent): void {
    const finger = event instanceof PointerEvent && event.pointerType === "touch" && event.isTrusted;
    if (!finger || !(event.target instanceof Element) || event.target.closest(".may, button, a")) return;
    const things = [...board.querySelectorAll('[data-reach="may"]')];
    const thing =
      things[
        meant(
          event.clientX,
          event.clientY,
          things.map((each) => each.getBoundingClientRect()),
        )
      ];
    if (thing === undefined) return;
    event.stopPropagation();
    thing.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  }
  board.addEventListener("click", clicked, true);
  return () => board.removeEventListener("click", clicked, true);
}
