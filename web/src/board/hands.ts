/** What hands do on a board: click a thing, rest on it, carry a piece to another; on a board that can be moved also drag
 * the paper, pinch, and turn the wheel.
 *
 * They listen to the board's element alone. What lies where is written on the elements (see things.ts), what a touch
 * means is the table top's business. */

import type { Thing } from "../lib/protocol";
import { shortcutOf } from "../table/access/shortcuts.svelte";
import { distance, type Point } from "./geometry";
import type { PanZoom } from "./panzoom.svelte";
import type { Tabletop } from "./tabletop.svelte";
import { layersAt, pieceAt, type Layer } from "./things";

/** So far a finger trembles. */
const TREMBLE = 6;
const WHEEL = 0.0016;

type Doing = "nothing" | "waiting" | "panning" | "carrying" | "pinching";

/** Attaches hands to a board. Without a camera the board stays where it is. */
export function hands(board: HTMLElement, tabletop: Tabletop, camera: PanZoom | null = null): () => void {
  const fingers = new Map<number, Point>();
  let doing: Doing = "nothing";
  let began: Point = [0, 0];
  let piece: Thing | null = null;
  let moved = false;
  /** Did one of the last clicks mean something? */
  let answered = false;

  const inWindow = (event: MouseEvent): Point => {
    const edge = board.getBoundingClientRect();
    return [event.clientX - edge.left, event.clientY - edge.top];
  };

  function down(event: PointerEvent): void {
    if (fingers.size === 0) moved = false;
    if (event.button > 0 || isControl(event.target)) return;
    fingers.set(event.pointerId, inWindow(event));
    if (fingers.size > 1) return secondFinger();
    began = inWindow(event);
    const found = pieceAt(event.target);
    piece = found !== null && tabletop.mayCarry(found) ? found : null;
    doing = "waiting";
  }

  function secondFinger(): void {
    if (fingers.size > 2) return;
    if (doing === "carrying") tabletop.drop([]);
    doing = camera === null ? "nothing" : "pinching";
    moved = true;
  }

  function move(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    if (before === undefined) return;
    const at = inWindow(event);
    if (doing === "waiting" && distance(began, at) > TREMBLE) begin(event.pointerId);
    if (doing === "panning") camera?.panBy(at[0] - before[0], at[1] - before[1]);
    if (doing === "pinching") pinch(event.pointerId, before, at);
    if (doing === "carrying" && piece !== null) tabletop.carry(piece, event.clientX, event.clientY, layersUnder(event));
    fingers.set(event.pointerId, at);
  }

  function begin(pointer: number): void {
    if (piece === null && camera === null) {
      doing = "nothing";
      return;
    }
    moved = true;
    board.setPointerCapture(pointer);
    doing = piece === null ? "panning" : "carrying";
    if (piece !== null) tabletop.take(piece);
  }

  function pinch(pointer: number, before: Point, at: Point): void {
    const other = [...fingers].find(([id]) => id !== pointer)?.[1];
    if (other === undefined || camera === null) return;
    const apart = distance(before, other);
    if (apart > 0) camera.zoomAt([(at[0] + other[0]) / 2, (at[1] + other[1]) / 2], distance(at, other) / apart);
    camera.panBy((at[0] - before[0]) / 2, (at[1] - before[1]) / 2);
  }

  function up(event: PointerEvent): void {
    if (!fingers.delete(event.pointerId)) return;
    if (doing === "carrying") tabletop.drop(event.type === "pointerup" ? layersUnder(event) : []);
    doing = fingers.size === 1 && doing === "pinching" ? "panning" : "nothing";
  }

  /** What lies under the pointer, also while the pointer is held by the board. */
  function layersUnder(event: PointerEvent): Layer[] {
    return layersAt(document.elementFromPoint(event.clientX, event.clientY));
  }

  /** The end of a drag is no click; a click without a pointer comes from the keyboard or a screen reader. */
  function swallow(event: MouseEvent): void {
    if (moved && event.detail > 0) event.stopPropagation();
    moved = false;
  }

  function click(event: MouseEvent): void {
    if (event.detail < 2) answered = false;
    if (!isControl(event.target) && tabletop.click(layersAt(event.target))) answered = true;
  }

  /** Two clicks that meant nothing else show all of the board; if it is all there, they go nearer. */
  function doubleClick(event: MouseEvent): void {
    if (camera === null || answered || isControl(event.target)) return;
    if (camera.isFitted) camera.goNear(inWindow(event));
    else camera.fit();
  }

  function over(event: PointerEvent): void {
    if (event.pointerType !== "touch" && doing === "nothing") tabletop.point(layersAt(event.target));
  }

  function key(event: KeyboardEvent): void {
    const layers = isControl(event.target) ? [] : layersAt(event.target);
    if (layers.length === 0 || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    if (tabletop.click(layers)) event.stopPropagation();
  }

  function focus(event: FocusEvent): void {
    const layers = layersAt(event.target);
    const thing = layers[0]?.things[0];
    if (thing === undefined) return;
    tabletop.point(layers.slice(0, 1));
    if (event.target instanceof Element && event.target.matches(":focus-visible")) reveal(event.target);
  }

  function blur(event: FocusEvent): void {
    tabletop.leave(layersAt(event.target));
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    camera?.zoomAt(inWindow(event), Math.exp(-event.deltaY * lines * (event.ctrlKey ? 6 : 1) * WHEEL));
  }

  const listening = new AbortController();
  const { signal } = listening;
  board.addEventListener("pointerdown", down, { signal });
  board.addEventListener("pointermove", move, { signal });
  board.addEventListener("pointerup", up, { signal });
  board.addEventListener("pointercancel", up, { signal });
  board.addEventListener("pointerover", over, { signal });
  board.addEventListener("pointerleave", () => tabletop.point([]), { signal });
  board.addEventListener("click", swallow, { signal, capture: true });
  board.addEventListener("click", click, { signal });
  board.addEventListener("dblclick", doubleClick, { signal });
  board.addEventListener("keydown", key, { signal });
  board.addEventListener("focusin", focus, { signal });
  board.addEventListener("focusout", blur, { signal });
  if (camera !== null) board.addEventListener("wheel", wheel, { signal, passive: false });
  return () => listening.abort();
}

/** Asks the board that an element lies on to bring it into its window. */
export function reveal(element: Element): void {
  element.dispatchEvent(new CustomEvent("reveal", { bubbles: true }));
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, a, input") !== null;
}

const PANS: Record<string, Point> = {
  ArrowLeft: [80, 0],
  ArrowRight: [-80, 0],
  ArrowUp: [0, 80],
  ArrowDown: [0, -80],
};

/** Moves a board by a key: plus, minus, nought for all of it, arrows. Was it such a key? */
export function moveByKey(event: KeyboardEvent, camera: PanZoom): boolean {
  const { target } = event;
  const key = shortcutOf(event);
  const isOnBoard = target === document.body || (target instanceof Element && target.closest(".board") !== null);
  const pan = PANS[key];
  if (key === "+" || key === "=") camera.step(1);
  else if (key === "-") camera.step(-1);
  else if (key === "0") camera.fit();
  else if (pan !== undefined && isOnBoard) camera.panBy(...pan);
  else return false;
  event.preventDefault();
  return true;
}
