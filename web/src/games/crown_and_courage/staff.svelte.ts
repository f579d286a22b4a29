/** The staff's table as its parts see it: the view, what is printed, what may be touched, what has just changed. */

import { getContext, setContext, untrack } from "svelte";

import { layOut, Tabletop } from "../../board/tabletop.svelte";
import type { Layer } from "../../board/things";
import type { Thing } from "../../lib/protocol";
import type { TableModel } from "../../table/model/table.svelte";
import { inWords } from "./asked/spoken";
import type { CrownPrint, CrownView, Phrase, Square } from "./table";

const NAME = Symbol("staff");

const isPlacing = ([kind]: Thing): boolean => kind === "placing";

export class Staff extends Tabletop {
  view: CrownView = $derived.by(() => this.model.view as CrownView);
  printed: CrownPrint = $derived.by(() => this.model.printed as CrownPrint);
  /** By how much the last event changed a number. */
  changed: Map<string, number> = $derived.by(
    () => new Map(this.model.changes.map((change) => [`${change.kind}:${change.id}`, change.by] as const)),
  );

  /** The space that a tile of Today's Plan was carried to, and how many answers there were then. */
  #carriedTo: { square: string; after: number } | null = $state.raw(null);

  constructor(model: TableModel) {
    super(model);
  }

  override spoken(things: Thing[], label: string): string {
    return inWords(this.view, this.printed, things, label);
  }

  // -- a tile from Today's Plan to the grid is two answers: chosen, then placed ---------------------------------

  override mayCarryAlone([kind]: Thing): boolean {
    return kind === "displayed";
  }

  /** The tile that was chosen already is no step of an answer: where it goes is. */
  override mayCarry(piece: Thing): boolean {
    return isPlacing(piece) ? this.clicks.nextSteps.some(([kind]) => kind === "space") : super.mayCarry(piece);
  }

  override take(piece: Thing): void {
    if (isPlacing(piece)) this.clicks.clear();
    else super.take(piece);
  }

  override drop(over: Layer[]): void {
    if (this.carried === null || !isPlacing(this.carried.piece)) {
      super.drop(over);
      return;
    }
    this.carried = null;
    this.point([]);
    if (over.some(({ things }) => things.some(([kind, id]) => kind === "space" && this.may([kind, id]))))
      this.click(over);
  }

  override dropAlone(displayed: Thing, things: Thing[]): void {
    const square = things.find(([kind]) => kind === "space")?.[1];
    if (square === undefined || this.view.grid[square as Square]?.tile !== "") return;
    this.#carriedTo = { square: String(square), after: this.model.answers };
    this.clicks.click(...displayed);
  }

  /** Puts the chosen tile down where it was carried, as soon as that is asked: its price may be asked first. */
  placeCarried(): void {
    const carried = this.#carriedTo;
    if (carried === null || this.model.question === null || this.model.answers === carried.after) return;
    const taken = this.model.answers > carried.after && this.view.placing !== "";
    const asked = this.clicks.nextSteps.some(([kind]) => kind === "space");
    if (taken && !asked) return;
    this.#carriedTo = null;
    if (taken && this.may(["space", carried.square])) untrack(() => this.clicks.click("space", carried.square));
  }

  /** Some phrases of the game, one after the other. */
  phrases(phrases: Phrase[], between = ", "): string {
    return phrases.map((phrase) => this.model.say(phrase)).join(between);
  }
}

export const layOutStaff = (model: TableModel): Staff => setContext(NAME, layOut(new Staff(model)));
export const theStaff = (): Staff => getContext<Staff>(NAME);
