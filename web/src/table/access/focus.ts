/** Where the keyboard is: kept inside a dialog, given back when it closes, and never lost when a button goes away. */

type Focusable = HTMLElement | SVGElement;

const REACHABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex]:not([tabindex="-1"])';

const isShown = (element: Element): boolean => element.getClientRects().length > 0;

/** The Tab key goes round within a dialog. */
export function loop(dialog: HTMLElement): () => void {
  function keyed(event: KeyboardEvent): void {
    if (event.key !== "Tab") return;
    const within = [...dialog.querySelectorAll<HTMLElement>(REACHABLE)].filter(isShown);
    const [first, last] = [within[0], within.at(-1)];
    const at = document.activeElement;
    const leaves = event.shiftKey ? at === first || at === dialog : at === last;
    if (!leaves && first !== undefined) return;
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }
  dialog.addEventListener("keydown", keyed);
  return () => dialog.removeEventListener("keydown", keyed);
}

/** A dialog takes the focus when it opens, keeps it, and gives it back to whoever had it. */
export function trap(dialog: HTMLElement): () => void {
  const before = document.activeElement as Focusable | null;
  const stop = loop(dialog);
  // A dialog that is a page to read takes the focus itself; another one gives it to the first thing to do.
  const first = dialog.hasAttribute("tabindex") ? dialog : dialog.querySelector<HTMLElement>(REACHABLE);
  if (!dialog.contains(before)) first?.focus({ preventScroll: true });
  return () => {
    stop();
    const lost = document.activeElement === document.body || dialog.contains(document.activeElement);
    if (lost && before?.isConnected) before.focus({ preventScroll: true });
  };
}

/** When the button that had the focus goes away, the keyboard stays near: at what is marked `data-home`. */
export function hold(part: HTMLElement): () => void {
  let within = false;
  const came = (event: FocusEvent): void => {
    within = event.target instanceof Element && event.target.matches(":focus-visible");
  };
  const went = (event: FocusEvent): void => {
    // The browser says nothing when an element that has the focus is removed.
    if (event.relatedTarget !== null) within = false;
  };
  const watch = new MutationObserver(() => {
    if (within && document.activeElement === document.body) toHome(part);
  });
  watch.observe(part, { subtree: true, childList: true });
  part.addEventListener("focusin", came);
  part.addEventListener("focusout", went);
  return () => {
    watch.disconnect();
    part.removeEventListener("focusin", came);
    part.removeEventListener("focusout", went);
  };
}

export function toHome(part: ParentNode): void {
  part.querySelector<HTMLElement>("[data-home]")?.focus({ preventScroll: true });
}
