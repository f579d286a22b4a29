/** Which panel lies open beside the board, and which rule is being read. */

const KEPT_AS = "motstand.panel";

/** Was the panel folded away when a table was last looked at on this device? */
function wasFolded(): boolean {
  try {
    return localStorage.getItem(KEPT_AS) === "folded";
  } catch {
    return false;
  }
}

/** Panels of a phone, where only one thing can be seen: the board with what lies before it, and the hand. */
export const BOARD = "table";
export const HAND = "hand";

export class Desk {
  /** The panel that tells what happened: it lies open at first, and whenever no other does. */
  readonly story: string;
  /** A panel: the story, "rule", one of the room's or of the game's. On a phone also the board and the hand. */
  panel = $state("");
  /** The rule that is open in the rule panel; "" for the whole book. */
  rule = $state("");
  menu = $state(false);
  /** The sheet with all keys. */
  help = $state(false);
  /** The board as a text. */
  inWords = $state(false);
  /** The line in which one asks about the board. */
  query = $state(false);
  seats = $state(false);
  end = $state(true);
  /** Is the list open by which the real box is set up? */
  settingUp = $state(false);
  /** Is the screen too narrow for a panel beside the board? */
  narrow = $state(false);
  /** Is the panel beside the board folded away, so that the board has its room? */
  folded = $state(wasFolded());

  #before: string | null = null;
  #shown = "";

  constructor(story: string) {
    this.story = story;
    this.panel = story;
  }

  /** Does a panel lie where the board would be? */
  get isCovered(): boolean {
    return this.narrow && this.panel !== BOARD && this.panel !== HAND;
  }

  /** Does the hand fill a phone? */
  get isHandOpen(): boolean {
    return this.narrow && this.panel === HAND;
  }

  /** Brings a panel to the front by itself; "" puts back what lay there, unless the reader chose otherwise. */
  front(panel: string): void {
    if (panel === this.#shown) return;
    if (panel !== "") {
      this.#before ??= this.panel;
      this.panel = panel;
    } else if (this.#before !== null) {
      if (this.panel === this.#shown) this.panel = this.#before;
      this.#before = null;
    }
    this.#shown = panel;
  }

  /** Lays a panel open; under one that came to the front by itself, which goes back to it. */
  lay(panel: string): void {
    if (this.#before === null) this.panel = panel;
    else this.#before = panel;
  }

  /** Opens a panel because somebody asked for it. */
  open(panel: string): void {
    this.panel = panel;
    if (this.folded && !this.narrow) this.fold(false);
  }

  /** Opens a rule beside the board. */
  read(rule: string): void {
    this.rule = rule;
    this.open("rule");
  }

  /** Folds the panel away, or lays it open again; the device remembers it. */
  fold(folded: boolean): void {
    this.folded = folded;
    try {
      localStorage.setItem(KEPT_AS, folded ? "folded" : "open");
    } catch {
      // A browser that keeps nothing heeds it until the page is closed.
    }
  }
}
