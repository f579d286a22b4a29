/** The fortress as its parts see it: the view, what may be touched, what is being carried, what has just changed. */

import { getContext, setContext } from "svelte";

import { layOut, Tabletop } from "../../board/tabletop.svelte";
import type { Thing } from "../../lib/protocol";
import type { TableModel } from "../../table/model/table.svelte";
import { inWords } from "./asked/spoken";
import type { HegraPrint, HegraView, Type } from "./table";

const NAME = Symbol("fort");

/** The type of a Defender's disc, which steps name by where it lies: "ready@soldier". */
export const typeOf = ([, id]: Thing): Type => String(id).split("@")[1] as Type;

export class Fort extends Tabletop {
  view: HegraView = $derived.by(() => this.model.view as HegraView);
  printed: HegraPrint = $derived.by(() => this.model.printed as HegraPrint);
  /** By how much the last event changed a number. */
  changed: Map<string, number> = $derived.by(
    () => new Map(this.model.changes.map((change) => [change.id, change.by] as const)),
  );
  /** The type of the disc that is chosen, "" if none is. */
  held: Type | "" = $derived.by(() => {
    const disc = this.clicks.chosen.find((step) => step[0] === "disc");
    return disc === undefined ? "" : typeOf([disc[0], disc[1]]);
  });
  /** The Action space that a Defender would be put in, as the pointer rests on it. */
  ghost: string = $derived.by(() => {
    const hover = this.clicks.hover;
    return hover !== null && hover.kind === "space" && this.held !== "" && this.may(["space", hover.id])
      ? String(hover.id)
      : "";
  });
  /** A place that is waiting for the disc that was just taken back. */
  #next: { type: Type; space: string; after: number } | null = null;

  constructor(model: TableModel) {
    super(model);
  }

  override spoken(things: Thing[], label: string): string {
    return inWords(this.view, this.printed, things, label);
  }

  // -- a Defender from one space to another is two answers: taken back, then placed ------------------------------

  override mayCarryAlone([kind]: Thing): boolean {
    return kind === "disc";
  }

  /** A disc is taken back when it is let go over Ready or over another space. */
  override dropAlone(disc: Thing, things: Thing[]): void {
    const [from] = String(disc[1]).split("@");
    const space = things.find(([kind]) => kind === "space")?.[1];
    const home = things.some(([kind, id]) => kind === "area" && id === "ready");
    if (space === from || (space === undefined && !home)) return;
    if (space !== undefined) this.#next = { type: typeOf(disc), space: String(space), after: this.model.answers };
    this.clicks.click(...disc);
  }

  /** Places the disc that was taken back, as soon as it is asked for. */
  follow(): void {
    const next = this.#next;
    if (next === null || this.model.question === null || this.model.answers <= next.after) return;
    this.#next = null;
    const option = ["place", next.type, next.space];
    const offered = this.clicks.offers.some((offer) => JSON.stringify(offer.option) === JSON.stringify(option));
    if (offered) this.model.answer(option);
  }
}

export const layOutFort = (model: TableModel): Fort => setContext(NAME, layOut(new Fort(model)));
export const theFort = (): Fort => getContext<Fort>(NAME);
