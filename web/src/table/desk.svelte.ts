/** Which panel lies open beside the board, and which rule is being read. */

export class Desk {
  /** A panel: "log", "rule", "talk", or one of the game's. On a phone also "table" and "hand". */
  panel = $state("log");
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

  #before: string | null = null;
  #shown = "";

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

  /** Opens a rule beside the board. */
  read(rule: string): void {
    this.rule = rule;
    this.panel = "rule";
  }
}
