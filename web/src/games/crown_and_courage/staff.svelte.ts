/** The staff's table as its parts see it: the view, what is printed, what may be touched, what has just changed. */

import { getContext, setContext } from "svelte";

import { layOut, Tabletop } from "../../board/tabletop.svelte";
import type { Thing } from "../../lib/protocol";
import { inWords } from "./asked/spoken";
import type { CrownPrint, CrownView, Phrase } from "./table";
import type { TableModel } from "../../table/model/table.svelte";

const NAME = Symbol("staff");

export class Staff extends Tabletop {
  view: CrownView = $derived.by(() => this.model.view as CrownView);
  printed: CrownPrint = $derived.by(() => this.model.printed as CrownPrint);
  /** By how much the last event changed a number. */
  changed: Map<string, number> = $derived.by(
    () => new Map(this.model.changes.map((change) => [`${change.kind}:${change.id}`, change.by] as const)),
  );

  /** Brings a space of the map into its window; the map says how. */
  show: (place: string) => void = () => undefined;

  constructor(model: TableModel) {
    super(model);
  }

  override spoken(things: Thing[], label: string): string {
    return inWords(this.view, this.printed, things, label);
  }

  override seek([kind, id]: Thing): void {
    if (kind === "place") this.show(String(id));
  }

  /** Some phrases of the game, one after the other. */
  phrases(phrases: Phrase[], between = ", "): string {
    return phrases.map((phrase) => this.model.say(phrase)).join(between);
  }
}

export const layOutStaff = (model: TableModel): Staff => setContext(NAME, layOut(new Staff(model)));
export const theStaff = (): Staff => getContext<Staff>(NAME);
