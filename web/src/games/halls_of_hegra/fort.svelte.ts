/** The fortress as its parts see it: the view, what may be touched, what is being dragged, what has just changed. */

import { getContext, setContext } from "svelte";

import type { Offer } from "../../lib/protocol";
import type { TableModel } from "../../table/model/table.svelte";
import { Dragging } from "./pieces/dragging.svelte";
import type { HegraPrint, HegraView, Type } from "./table";

/** A thing of the table as the steps of an offer name it. */
export type Key = [kind: string, id: string];

const NAME = Symbol("fort");

export class Fort {
  readonly model: TableModel;
  readonly dragging: Dragging;

  view: HegraView = $derived.by(() => this.model.view as HegraView);
  printed: HegraPrint = $derived.by(() => this.model.printed as HegraPrint);
  /** By how much the last event changed a number. */
  changed: Map<string, number> = $derived.by(
    () => new Map(this.model.changes.map((change) => [change.id, change.by] as const)),
  );
  /** The type of the disc that is chosen, "" if none is. */
  held: Type | "" = $derived.by(() => {
    const disc = this.model.clicks.chosen.find((step) => step[0] === "disc");
    return disc === undefined ? "" : (String(disc[1]).split("@")[1] as Type);
  });
  /** The Action space that a Defender would be put in, as the pointer rests on it. */
  ghost: string = $derived.by(() => {
    const hover = this.model.clicks.hover;
    return hover !== null && hover.kind === "space" && this.held !== "" && this.may(["space", String(hover.id)])
      ? String(hover.id)
      : "";
  });

  constructor(model: TableModel) {
    this.model = model;
    this.dragging = new Dragging(this);
  }

  may([kind, id]: Key): boolean {
    return this.model.clicks.may(kind, id);
  }

  isChosen([kind, id]: Key): boolean {
    return this.model.clicks.isChosen(kind, id);
  }

  /** The offer of exactly this answer, while nothing else is chosen. */
  offer(option: string[]): Offer | undefined {
    const clicks = this.model.clicks;
    if (clicks.chosen.length > 0) return undefined;
    return clicks.plain.find(
      (offer) => offer.option.length === option.length && option.every((part, place) => offer.option[place] === part),
    );
  }

  /** Clicks the first of these names that leads anywhere. */
  click(keys: Key[]): boolean {
    const clicks = this.model.clicks;
    const now = keys.find((key) => this.may(key));
    if (now !== undefined) return clicks.click(now[0], now[1]);
    return keys.some(([kind, id]) => clicks.click(kind, id));
  }

  point(keys: Key[] | null): void {
    const key = keys?.find((each) => this.may(each));
    this.model.clicks.hover = key === undefined ? null : { kind: key[0], id: key[1] };
  }

  /** Pointer or keyboard leave a thing; what they rest on meanwhile stays. */
  leave(keys: Key[]): void {
    const hover = this.model.clicks.hover;
    if (keys.some(([kind, id]) => hover?.kind === kind && hover.id === id)) this.point(null);
  }
}

export const layOutFort = (model: TableModel): Fort => setContext(NAME, new Fort(model));
export const theFort = (): Fort => getContext<Fort>(NAME);
