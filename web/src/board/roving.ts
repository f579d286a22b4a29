/** Going about a board with the arrow keys: to the nearest thing in that direction.
 *
 * A thing that can be reached has `data-reach`: "may" if it can be clicked now. The whole board is one stop of the Tab
 * key. Arrows go among what may be clicked; with Shift, or when nothing may, among everything. */

export interface Spot {
  x: number;
  y: number;
}

const TOWARDS: Record<string, Spot> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** What lies aside counts as farther away than what lies straight ahead. */
const ASIDE = 2;
/** Nearer than this two things lie side by side, not one before the other. */
const BESIDE = 3;

type Thing = HTMLElement | SVGElement;

/** The place of the nearest spot in the direction of an arrow key; -1 if there is none. */
export function nearestTowards(from: Spot, spots: Spot[], key: string): number {
  const to = TOWARDS[key];
  let best = -1;
  let least = Infinity;
  if (to === undefined) return best;
  spots.forEach((spot, place) => {
    const [right, down] = [spot.x - from.x, spot.y - from.y];
    const ahead = right * to.x + down * to.y;
    const aside = Math.abs(right * to.y) + Math.abs(down * to.x);
    if (ahead > BESIDE && ahead + ASIDE * aside < least) [best, least] = [place, ahead + ASIDE * aside];
  });
  return best;
}

/** The place of the nearest spot in any direction; -1 if there are none. */
export function nearest(from: Spot, spots: Spot[]): number {
  const far = spots.map((spot) => Math.hypot(spot.x - from.x, spot.y - from.y));
  return far.length === 0 ? -1 : far.indexOf(Math.min(...far));
}

const middleOf = (thing: Element): Spot => {
  const { x, y, width, height } = thing.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

const isShown = (thing: Element): boolean => thing.getClientRects().length > 0;

/** Makes a board one stop of the Tab key, with arrows within. `lost` is called when the focus has nowhere to stay. */
export function rove(board: HTMLElement, lost: () => void): () => void {
  let stop: Thing | null = null;
  let last: { thing: Thing; at: Spot } | null = null;

  const things = (which: string): Thing[] => [...board.querySelectorAll<Thing>(which)].filter(isShown);
  const pool = (all: boolean): Thing[] => {
    const clickable = all ? [] : things('[data-reach="may"]');
    return clickable.length > 0 ? clickable : things("[data-reach]");
  };

  function stopAt(thing: Thing | null): void {
    if (thing === stop) return;
    stop?.setAttribute("tabindex", "-1");
    stop = thing;
    stop?.setAttribute("tabindex", "0");
  }

  function goTo(thing: Thing): void {
    stopAt(thing);
    thing.focus();
  }

  function focused(event: FocusEvent): void {
    const thing = event.target instanceof Element ? event.target.closest<Thing>("[data-reach]") : null;
    last = thing !== null && thing.matches(":focus-visible") ? { thing, at: middleOf(thing) } : null;
    if (thing !== null) stopAt(thing);
  }

  /** The table has changed: the stop may be gone, and the focus with it. */
  function settle(): void {
    const within = pool(false);
    if (stop === null || !stop.isConnected || !within.includes(stop)) {
      if (document.activeElement !== stop || stop === null) stopAt(within[0] ?? null);
    }
    if (last === null || last.thing.isConnected || document.activeElement !== document.body) return;
    const { at } = last;
    last = null;
    const clickable = things('[data-reach="may"]');
    const next = clickable[nearest(at, clickable.map(middleOf))];
    if (next === undefined) lost();
    else goTo(next);
  }

  function keyed(event: KeyboardEvent): void {
    const here = event.target instanceof Element ? event.target.closest<Thing>("[data-reach]") : null;
    if (here === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const others = pool(event.shiftKey).filter((thing) => thing !== here);
    const way = nextOf(event.key, here, others);
    if (way === null) return;
    // The map below would move otherwise.
    event.preventDefault();
    event.stopPropagation();
    if (way !== undefined) goTo(way);
  }

  const watch = new MutationObserver(settle);
  watch.observe(board, { subtree: true, childList: true, attributeFilter: ["data-reach"] });
  board.addEventListener("focusin", focused);
  board.addEventListener("keydown", keyed);
  settle();
  return () => {
    watch.disconnect();
    board.removeEventListener("focusin", focused);
    board.removeEventListener("keydown", keyed);
  };
}

/** Where a key leads; undefined if there is nothing, null if the key leads nowhere at all. */
function nextOf(key: string, here: Thing, others: Thing[]): Thing | undefined | null {
  if (key in TOWARDS) return others[nearestTowards(middleOf(here), others.map(middleOf), key)];
  const follows = (thing: Thing): boolean =>
    (here.compareDocumentPosition(thing) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  if (key === "PageDown") return others.find(follows) ?? others[0];
  if (key === "PageUp") return others.findLast((thing) => !follows(thing)) ?? others.at(-1);
  if (key === "Home") return others[0];
  if (key === "End") return others.at(-1);
  return null;
}

/** Brings the keyboard to the board: to what may be clicked first. */
export function enter(board: ParentNode): boolean {
  const thing = board.querySelector<Thing>('[data-reach][tabindex="0"]') ?? board.querySelector<Thing>("[data-reach]");
  thing?.focus();
  return thing !== null;
}
