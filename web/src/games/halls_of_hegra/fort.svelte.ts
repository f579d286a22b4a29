/** The fortress as its parts see it: the view, what may be touched, what is being carried, what has just changed. */

import { getContext, setContext } from "svelte";

import { layOut, Tabletop } from "../../board/tabletop.svelte";
import type { Layer } from "../../board/things";
import type { Thing } from "../../lib/protocol";
import type { TableModel } from "../../table/model/table.svelte";
import { inWords } from "./asked/spoken";
import type { HegraPrint, HegraView, Type } from "./table";

const NAME = Symbol("fort");

/** The type of a Defender's disc, which steps name by where it lies: "ready@soldier". */
export const typeOf = ([, id]: Thing): Type => String(id).split("@")[1] as Type;

const SUPPLY = ["spend", "supply"];
const isTired = (id: string | number): boolean => String(id).startsWith("tired@");

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
  /** The answer that is waiting for another one to be heard. */
  #next: { option: string[]; after: number } | null = null;

  constructor(model: TableModel) {
    super(model);
  }

  override spoken(things: Thing[], label: string): string {
    return inWords(this.view, this.printed, things, label);
  }

  override may(thing: Thing): boolean {
    return super.may(thing) || this.#isUnpaid(thing);
  }

  // -- some clicks are two answers: a Tired Defender is paid for, then Ready; a placed one is taken back, then placed --

  /** Whoever is clicked among the Tired becomes Ready; if nobody is paid for, a Supply is spent first. */
  override click(layers: Layer[]): boolean {
    const disc = layers.flatMap(({ things }) => things).find((thing) => this.#isUnpaid(thing));
    if (disc === undefined) return super.click(layers);
    this.#next = { option: ["ready", typeOf(disc)], after: this.model.answers };
    this.model.answer(SUPPLY);
    return true;
  }

  /** Is it a Tired Defender who would become Ready if a Supply were spent, which can be? */
  #isUnpaid([kind, id]: Thing): boolean {
    if (kind !== "disc" || !isTired(id) || this.clicks.chosen.length > 0) return false;
    return this.offer(SUPPLY) !== undefined && !this.#isOffered(["ready", typeOf([kind, id])]);
  }

  #isOffered(option: string[]): boolean {
    return this.clicks.offers.some((offer) => JSON.stringify(offer.option) === JSON.stringify(option));
  }

  /** The Tired can be carried to Rest, too. */
  override mayCarry(piece: Thing): boolean {
    return super.mayCarry(piece) || (isTired(piece[1]) && this.#isOffered(["rest", typeOf(piece)]));
  }

  override mayCarryAlone([kind]: Thing): boolean {
    return kind === "disc";
  }

  override take(piece: Thing): void {
    if (isTired(piece[1])) this.clicks.clear();
    else super.take(piece);
  }

  /** A disc goes where it is let go: to Rest, to Ready, or to another space. */
  override dropAlone(disc: Thing, things: Thing[]): void {
    const [from] = String(disc[1]).split("@");
    const type = typeOf(disc);
    const area = things.find(([kind]) => kind === "area")?.[1];
    const space = things.find(([kind]) => kind === "space")?.[1];
    if (isTired(disc[1])) {
      if (area === "rest" && this.#isOffered(["rest", type])) this.model.answer(["rest", type]);
      if (area === "ready") this.click([{ things: [disc], answer: null }]);
      return;
    }
    if (space === from || (space === undefined && area !== "ready")) return;
    if (space !== undefined) this.#next = { option: ["place", type, String(space)], after: this.model.answers };
    this.clicks.click(...disc);
  }

  /** Gives the answer that was waiting, as soon as it is asked for. */
  follow(): void {
    // Read before anything else, so that whoever follows is told of every question.
    const { question, answers } = this.model;
    const next = this.#next;
    if (next === null || question === null || answers <= next.after) return;
    this.#next = null;
    if (this.#isOffered(next.option)) this.model.answer(next.option);
  }
}

export const layOutFort = (model: TableModel): Fort => setContext(NAME, layOut(new Fort(model)));
export const theFort = (): Fort => getContext<Fort>(NAME);
