/** What hands do on a board that can be moved: drag the paper, pinch, turn the wheel, click a thing, carry one to another. */

import { shortcutOf } from "../table/access/shortcuts.svelte";
import { distance, type Point } from "./geometry";
import type { PanZoom } from "./panzoom.svelte";

/** What a game makes of it. Ids are the game's own. */
export interface Hands {
  /** The id of the thing that an element of the drawing belongs to; null if it is none. */
  at(target: EventTarget | null): string | null;
  /** Does the element belong to a piece that could be carried, and not to the ground? */
  isPiece(target: EventTarget | null): boolean;
  click(id: string): void;
  hover(id: string | null): void;
  /** The keyboard has come to a thing: it has to be seen. */
  seek(id: string): void;
  /** May the piece there be carried to another place? */
  mayCarry(id: string): boolean;
  /** A piece is taken up. */
  take(id: string): void;
  /** It is carried; `at` is in pixels of the window. */
  carry(at: Point): void;
  /** It is let go over a thing, or over none. */
  drop(id: string | null): void;
}

/** So far a finger trembles. */
const TREMBLE = 6;
const WHEEL = 0.0016;

type Doing = "nothing" | "waiting" | "panning" | "carrying" | "pinching";

export function gestures(node: HTMLElement, camera: PanZoom, hands: Hands): () => void {
  const fingers = new Map<number, Point>();
  let doing: Doing = "nothing";
  let began: Point = [0, 0];
  let carried = "";
  let moved = false;

  const inWindow = (event: PointerEvent | WheelEvent): Point => {
    const edge = node.getBoundingClientRect();
    return [event.clientX - edge.left, event.clientY - edge.top];
  };

  function down(event: PointerEvent): void {
    if (event.button > 0 || isControl(event.target)) return;
    fingers.set(event.pointerId, inWindow(event));
    if (fingers.size === 2) {
      if (doing === "carrying") hands.drop(null);
      doing = "pinching";
      moved = true;
      return;
    }
    if (fingers.size > 2) return;
    began = inWindow(event);
    moved = false;
    const id = hands.at(event.target);
    carried = id !== null && hands.isPiece(event.target) && hands.mayCarry(id) ? id : "";
    doing = "waiting";
  }

  function move(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    if (before === undefined) return;
    const at = inWindow(event);
    if (doing === "waiting" && distance(began, at) > TREMBLE) begin(event.pointerId);
    if (doing === "panning") camera.panBy(at[0] - before[0], at[1] - before[1]);
    if (doing === "pinching") pinch(event.pointerId, before, at);
    if (doing === "carrying") {
      hands.carry(at);
      hands.hover(thingUnder(event));
    }
    fingers.set(event.pointerId, at);
  }

  function begin(pointer: number): void {
    moved = true;
    node.setPointerCapture(pointer);
    if (carried === "") {
      doing = "panning";
      return;
    }
    doing = "carrying";
    hands.take(carried);
  }

  function pinch(pointer: number, before: Point, at: Point): void {
    const other = [...fingers].find(([id]) => id !== pointer)?.[1];
    if (other === undefined) return;
    const apart = distance(before, other);
    if (apart > 0) camera.zoomAt([(at[0] + other[0]) / 2, (at[1] + other[1]) / 2], distance(at, other) / apart);
    camera.panBy((at[0] - before[0]) / 2, (at[1] - before[1]) / 2);
  }

  function up(event: PointerEvent): void {
    if (!fingers.delete(event.pointerId)) return;
    if (doing === "carrying") hands.drop(event.type === "pointerup" ? thingUnder(event) : null);
    doing = fingers.size === 1 && doing === "pinching" ? "panning" : "nothing";
  }

  /** What lies under the pointer, also while the pointer is held by the map. */
  function thingUnder(event: PointerEvent): string | null {
    return hands.at(document.elementFromPoint(event.clientX, event.clientY));
  }

  function click(event: MouseEvent): void {
    const id = hands.at(event.target);
    // The end of a drag is no click; a click without a pointer comes from the keyboard or a screen reader.
    if (id !== null && !(moved && event.detail > 0)) hands.click(id);
    moved = false;
  }

  function over(event: PointerEvent): void {
    if (event.pointerType !== "touch" && doing === "nothing") hands.hover(hands.at(event.target));
  }

  function key(event: KeyboardEvent): void {
    const id = hands.at(event.target);
    if (id === null || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    hands.click(id);
  }

  function focus(event: FocusEvent): void {
    const id = hands.at(event.target);
    if (id === null) return;
    hands.hover(id);
    if (event.target instanceof Element && event.target.matches(":focus-visible")) hands.seek(id);
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    camera.zoomAt(inWindow(event), Math.exp(-event.deltaY * lines * (event.ctrlKey ? 6 : 1) * WHEEL));
  }

  const leave = (): void => hands.hover(null);
  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", up);
  node.addEventListener("pointerover", over);
  node.addEventListener("pointerleave", leave);
  node.addEventListener("click", click);
  node.addEventListener("keydown", key);
  node.addEventListener("focusin", focus);
  node.addEventListener("wheel", wheel, { passive: false });
  return () => {
    node.removeEventListener("pointerdown", down);
    node.removeEventListener("pointermove", move);
    node.removeEventListener("pointerup", up);
    node.removeEventListener("pointercancel", up);
    node.removeEventListener("pointerover", over);
    node.removeEventListener("pointerleave", leave);
    node.removeEventListener("click", click);
    node.removeEventListener("keydown", key);
    node.removeEventListener("focusin", focus);
    node.removeEventListener("wheel", wheel);
  };
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

/** Moves the map by a key: plus, minus, nought for all of it, arrows. Was it such a key? */
export function mapKey(event: KeyboardEvent, camera: PanZoom): boolean {
  const { target } = event;
  const key = shortcutOf(event);
  const isOnMap = target === document.body || (target instanceof Element && target.closest(".board") !== null);
  const pan = PANS[key];
  if (key === "+" || key === "=") camera.step(1);
  else if (key === "-") camera.step(-1);
  else if (key === "0") camera.fit();
  else if (pan !== undefined && isOnMap) camera.panBy(...pan);
  else return false;
  event.preventDefault();
  return true;
}
