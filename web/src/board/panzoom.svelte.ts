/** How the map is looked at: pan, zoom, fit, and going to what is asked.
 *
 * The map has units of its own; the camera says how many pixels a unit has and where the map's corner lies. */

import { overlap, type Box, type Point } from "./geometry";

export interface Camera {
  /** Where the map's upper left corner lies in the window, in pixels. */
  x: number;
  y: number;
  /** Pixels for a unit of the map. */
  scale: number;
}

/** How much of the window's edges is covered by buttons. */
export interface Covered {
  top: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

/** How a board wants to be looked at. */
export interface Look {
  /** The least scale at which all of it can be read; a window that is too small for that shows a part. */
  legible?: number;
  /** The scale at which such a window shows a part, and how near it goes by itself to what is asked. */
  reading?: number;
  closest?: number;
  /** What lies over the edges of such a window. */
  covered?: Covered;
}

const OPEN: Covered = { top: 0, bottom: 0 };
/** No letter on a board is smaller, in pixels. */
const SMALLEST_LETTER = 10;
const NEAREST = 5;
const ZOOM_STEP = 1.4;
const GLIDE = 250;
/** So long after the last movement the map lies still. */
const SETTLES = 160;
const READING = 0.9;
const CLOSEST = 1.35;
/** So far from the edge of the window does it come, in pixels. */
const MARGIN = 16;

/** Names keep their size on a small map: those at its edges need room beside it. */
const BESIDE = 16;
const CROWDED = 0.8;

export function fitting(world: Size, view: Size): Camera {
  const beside = view.width < CROWDED * world.width ? 2 * BESIDE : 0;
  const scale = Math.min((view.width - beside) / world.width, view.height / world.height) || 1;
  return {
    x: (view.width - world.width * scale) / 2,
    y: (view.height - world.height * scale) / 2,
    scale,
  };
}

/** The nearest camera that shows the map and not what lies beyond it. */
export function clamped(camera: Camera, world: Size, view: Size): Camera {
  const least = fitting(world, view).scale;
  const scale = Math.min(Math.max(camera.scale, least), NEAREST * Math.max(1, least));
  return {
    x: clampedAxis(camera.x, world.width * scale, view.width),
    y: clampedAxis(camera.y, world.height * scale, view.height),
    scale,
  };
}

function clampedAxis(at: number, size: number, room: number): number {
  if (size <= room) return (room - size) / 2;
  return Math.min(0, Math.max(room - size, at));
}

/** The camera after zooming by `factor`, with the point under the pointer staying where it is. */
export function zoomed(camera: Camera, factor: number, at: Point, world: Size, view: Size): Camera {
  const { scale } = clamped({ ...camera, scale: camera.scale * factor }, world, view);
  const real = scale / camera.scale;
  return clamped({ x: at[0] - (at[0] - camera.x) * real, y: at[1] - (at[1] - camera.y) * real, scale }, world, view);
}

/** The camera that has a box of the map in the middle of what is not covered, at most `largest` pixels a unit. */
export function showing(box: Box, largest: number, world: Size, view: Size, covered = OPEN): Camera {
  const height = view.height - covered.top - covered.bottom;
  const scale = Math.min(largest, view.width / box.width, height / box.height);
  const middle: Point = [box.x + box.width / 2, box.y + box.height / 2];
  const held = clamped({ x: 0, y: 0, scale }, world, view).scale;
  const x = view.width / 2 - middle[0] * held;
  const y = covered.top + height / 2 - middle[1] * held;
  return clamped({ x, y, scale: held }, world, view);
}

/** The part of the map that is in the window. */
export function sight(camera: Camera, view: Size): Box {
  return {
    x: -camera.x / camera.scale,
    y: -camera.y / camera.scale,
    width: view.width / camera.scale,
    height: view.height / camera.scale,
  };
}

export function isInSight(box: Box, camera: Camera, view: Size, covered: Covered = OPEN): boolean {
  const open = sight(
    { ...camera, y: camera.y - covered.top },
    { width: view.width, height: view.height - covered.top - covered.bottom },
  );
  return overlap(box, open) >= box.width * box.height * 0.6;
}

/** Pieces and names grow with the map up to its own size, then slower, and never shrink until they can't be read. */
export function pieceScale(scale: number): number {
  if (scale > 1.3) return 1.3 * (scale / 1.3) ** 0.3;
  return scale >= 1 ? scale : Math.max(0.78, Math.sqrt(scale));
}

/** Lines stay thin: at four times the size a border is not four times as wide. */
export function lineScale(scale: number): number {
  return scale > 1 ? scale ** 0.4 : Math.max(0.6, scale);
}

export class PanZoom {
  readonly world: Size;
  readonly legible: number;
  readonly reading: number;
  readonly closest: number;
  view: Size = $state.raw({ width: 0, height: 0 });
  camera: Camera = $state.raw({ x: 0, y: 0, scale: 1 });
  /** Is the map being moved now? It is then drawn coarser and faster. */
  moving = $state(false);
  /** Did the person choose this view, so that it should not be changed without need? */
  chosen = false;

  /** The scale that everything is drawn for: while the map moves its picture is only stretched, which is fast. */
  #drawn = $state(1);
  /** Units of the map for a unit of a piece. */
  pieces: number = $derived(pieceScale(this.#drawn) / this.#drawn);
  /** Units of the map for the width of a line. */
  lines: number = $derived(lineScale(this.#drawn) / this.#drawn);
  /** What is printed on the map grows with it at first, then slower, as the pieces do. */
  words: number = $derived(Math.min(1, this.pieces));
  isFitted: boolean = $derived.by(() => Math.abs(this.camera.scale - fitting(this.world, this.view).scale) < 0.001);
  /** A window too small for the whole map to be read. */
  isSmall: boolean = $derived.by(() => this.view.width > 0 && fitting(this.world, this.view).scale < this.legible);
  /** Can the small print on the map be read? */
  isFinePrint: boolean = $derived.by(() => this.camera.scale >= 0.85);
  /** Units of the map for the smallest letters that can be read; only who wants to see all of it gets smaller ones. */
  letters: number = $derived.by(() => SMALLEST_LETTER / Math.max(this.#drawn, this.legible));

  /** What lies over the edges: in a small window buttons of the board, and below perhaps a long question. */
  covered: Covered = $derived.by(() => {
    const { top, bottom } = this.isSmall ? this.#covered : OPEN;
    return { top, bottom: bottom + this.below };
  });
  /** How much of the lower edge a long question covers. */
  below = $state(0);

  #covered: Covered;
  #glide = 0;
  #settle: ReturnType<typeof setTimeout> | undefined;

  constructor(world: Size, { legible = 0.59, reading = READING, closest = CLOSEST, covered = OPEN }: Look = {}) {
    this.world = world;
    this.legible = legible;
    this.reading = reading;
    this.closest = closest;
    this.#covered = covered;
  }

  resize(view: Size): void {
    const fitted = this.view.width === 0 || this.isFitted;
    const middle = this.#middle();
    this.view = view;
    if (fitted) this.camera = fitting(this.world, view);
    else this.#put({ ...this.#centred(middle), scale: this.camera.scale });
    this.#drawn = this.camera.scale;
  }

  fit(): void {
    this.chosen = true;
    this.glideTo(fitting(this.world, this.view));
  }

  /** Zooms in or out around the middle. */
  step(direction: 1 | -1): void {
    this.chosen = true;
    const middle: Point = [this.view.width / 2, this.view.height / 2];
    this.glideTo(zoomed(this.camera, ZOOM_STEP ** direction, middle, this.world, this.view));
  }

  /** Goes near to a point of the window: so near that all can be read, or a step nearer. */
  goNear(at: Point): void {
    this.chosen = true;
    const factor = Math.max(ZOOM_STEP, this.reading / this.camera.scale);
    this.glideTo(zoomed(this.camera, factor, at, this.world, this.view));
  }

  zoomAt(at: Point, factor: number): void {
    this.chosen = true;
    this.#stopGliding();
    this.#put(zoomed(this.camera, factor, at, this.world, this.view));
    this.#stir();
  }

  panBy(x: number, y: number): void {
    this.chosen = true;
    this.#stopGliding();
    this.#put({ ...this.camera, x: this.camera.x + x, y: this.camera.y + y });
    this.#stir();
  }

  /** Goes to a place of the overview or to a sheet. */
  goTo(box: Box, largest = this.closest): void {
    this.chosen = true;
    this.glideTo(showing(box, largest, this.world, this.view, this.covered));
  }

  /** Goes to what is asked, if it can't be seen as it is.
   *
   * A window that shows all of the map is left alone; a small one goes near enough for the names to be read, and to where
   * most of the places are, if they don't fit together. It moves no farther than it must. */
  focus(places: Box[]): void {
    if (places.length === 0 || this.view.width === 0) return;
    const seen = places.filter((place) => isInSight(place, this.camera, this.view, this.covered)).length;
    const legible = !this.isSmall || this.camera.scale >= this.reading - 0.001;
    const enough = this.chosen ? 1 : places.length / 2;
    if (!this.isSmall && !this.chosen) return this.#showAll(places);
    if (seen === places.length ? legible || this.chosen : legible && seen >= enough) return;
    this.chosen = false;
    this.glideTo((legible && this.#pannedTo(places)) || this.cameraFor(places));
  }

  /** All of the map; only what lies under a question that has grown over it is pushed up from there. */
  #showAll(places: Box[]): void {
    const target = this.#raised(fitting(this.world, this.view), enclosing(places));
    if (target.y !== this.camera.y || !this.isFitted) this.glideTo(target);
  }

  /** Pushed up as far as a box would lie under the question, farther than the edge of the map if need be. */
  #raised(camera: Camera, box: Box): Camera {
    const bottom = (box.y + box.height) * camera.scale + camera.y;
    const hidden = Math.max(0, bottom + MARGIN - (this.view.height - this.below));
    return { ...camera, y: camera.y - Math.min(hidden, this.below) };
  }

  /** The view that nobody chose: all of the map if it can be read, else what is asked, or the middle. */
  home(places: Box[]): void {
    if (!this.isSmall) this.openAt(fitting(this.world, this.view));
    else if (places.length > 0) this.openAt(this.cameraFor(places));
    else if (this.isFitted) {
      const { width, height } = this.world;
      this.openAt(showing({ x: width / 2, y: height / 2, width: 1, height: 1 }, this.reading, this.world, this.view));
    }
  }

  /** The camera that shows as many of these places as can be read together. */
  cameraFor(places: Box[]): Camera {
    const least = this.isSmall ? this.reading : fitting(this.world, this.view).scale;
    const largest = this.isSmall ? this.closest : Math.max(least, this.camera.scale);
    const crowd = crowded(places, this.#roomAt(least));
    return this.#raised(showing(crowd, largest, this.world, this.view, this.covered), crowd);
  }

  /** The nearest camera of the same scale that shows as many of these places as fit; null if not even one does. */
  #pannedTo(places: Box[]): Camera | null {
    const { x, y, scale } = this.camera;
    const room = this.#roomAt(scale);
    const crowd = crowded(places, room);
    if (crowd.width > room.width || crowd.height > room.height) return null;
    const { top, bottom } = this.covered;
    const along = (at: number, from: number, size: number, start: number, end: number): number =>
      Math.max(start + MARGIN - from * scale, Math.min(end - MARGIN - (from + size) * scale, at));
    return this.#held({
      x: along(x, crowd.x, crowd.width, 0, this.view.width),
      y: along(y, crowd.y, crowd.height, top, this.view.height - bottom),
      scale,
    });
  }

  /** What can be seen at once at a scale, in units of the map. */
  #roomAt(scale: number): Size {
    const { top, bottom } = this.covered;
    return {
      width: (this.view.width - 2 * MARGIN) / scale,
      height: (this.view.height - top - bottom - 2 * MARGIN) / scale,
    };
  }

  glideTo(target: Camera): void {
    this.#stopGliding();
    const start = this.camera;
    if (isStill() || this.view.width === 0) {
      this.#put(target);
      this.#rest();
      return;
    }
    const begin = performance.now();
    this.moving = true;
    const frame = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - begin) / GLIDE));
      const eased = 1 - (1 - part) ** 3;
      const scale = start.scale * (target.scale / start.scale) ** eased;
      // Around the point that both cameras show in the same place, or straight if there is none.
      const reached = target.scale === start.scale ? eased : (scale - start.scale) / (target.scale - start.scale);
      this.camera = {
        x: start.x + (target.x - start.x) * reached,
        y: start.y + (target.y - start.y) * reached,
        scale,
      };
      if (part < 1) {
        this.#glide = requestAnimationFrame(frame);
      } else {
        this.camera = target;
        this.#rest();
      }
    };
    this.#glide = requestAnimationFrame(frame);
  }

  /** A point of the window on the map. */
  onMap(at: Point): Point {
    return [(at[0] - this.camera.x) / this.camera.scale, (at[1] - this.camera.y) / this.camera.scale];
  }

  /** A point of the map in the window. */
  inWindow(at: Point): Point {
    return [at[0] * this.camera.scale + this.camera.x, at[1] * this.camera.scale + this.camera.y];
  }

  /** A box of the window on the map. */
  boxOnMap({ x, y, width, height }: Box): Box {
    const [left, top] = this.onMap([x, y]);
    return { x: left, y: top, width: width / this.camera.scale, height: height / this.camera.scale };
  }

  /** Where a box in units of pieces lies on the map, measured from a point of it. */
  boxAt([x, y]: Point, box: Box): Box {
    return {
      x: x + box.x * this.pieces,
      y: y + box.y * this.pieces,
      width: box.width * this.pieces,
      height: box.height * this.pieces,
    };
  }

  close(): void {
    this.#stopGliding();
    clearTimeout(this.#settle);
  }

  #middle(): Point {
    return this.onMap([this.view.width / 2, this.view.height / 2]);
  }

  #centred(middle: Point): { x: number; y: number } {
    return {
      x: this.view.width / 2 - middle[0] * this.camera.scale,
      y: this.view.height / 2 - middle[1] * this.camera.scale,
    };
  }

  #put(camera: Camera): void {
    this.camera = this.#held(camera);
  }

  /** Shows the map and not what lies beyond it; below that, as much as a question covers. */
  #held(camera: Camera): Camera {
    const held = clamped(camera, this.world, this.view);
    return camera.y < held.y ? { ...held, y: Math.max(camera.y, held.y - this.below) } : held;
  }

  #stir(): void {
    this.moving = true;
    clearTimeout(this.#settle);
    this.#settle = setTimeout(() => this.#rest(), SETTLES);
  }

  /** The map lies still: it is drawn anew for its scale. */
  #rest(): void {
    this.moving = false;
    this.#drawn = this.camera.scale;
  }

  #stopGliding(): void {
    cancelAnimationFrame(this.#glide);
    clearTimeout(this.#settle);
  }

  /** Shows a place at once, for the first look. */
  openAt(camera: Camera): void {
    this.#put(camera);
    this.#rest();
  }
}

/** The box around those places that fit into the room together, as many as possible. */
export function crowded(places: Box[], room: Size): Box {
  let best: Box[] = [];
  for (const place of places) {
    const middle: Point = [place.x + place.width / 2, place.y + place.height / 2];
    const window = { x: middle[0] - room.width / 2, y: middle[1] - room.height / 2, ...room };
    const inside = places.filter((other) => isWithin(other, window));
    if (inside.length > best.length) best = inside;
  }
  return enclosing(best.length > 0 ? best : places.slice(0, 1));
}

function isWithin(box: Box, window: Box): boolean {
  return (
    box.x >= window.x &&
    box.y >= window.y &&
    box.x + box.width <= window.x + window.width &&
    box.y + box.height <= window.y + window.height
  );
}

function enclosing(boxes: Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

function isStill(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}
