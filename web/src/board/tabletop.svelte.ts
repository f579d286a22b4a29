/** The table top under the hands: what may be clicked, what the pointer rests on, and what is carried where.
 *
 * A board lays one out and attaches `hands` to its element. A game whose pieces mean more than clicks extends it. */

import { getContext, setContext } from "svelte";

import type { Offer, Thing } from "../lib/protocol";
import type { Clicks, Pointed } from "../table/model/clicks.svelte";
import type { TableModel } from "../table/model/table.svelte";
import type { Layer } from "./things";

/** A piece in the hand, and where on the screen it is. */
export interface Carried {
  piece: Thing;
  x: number;
  y: number;
}

const isSame = (one: Thing, other: Thing): boolean => one[0] === other[0] && one[1] === other[1];

export class Tabletop {
  readonly model: TableModel;
  carried: Carried | null = $state.raw(null);
  /** What this table top said that the pointer rests on; others, such as a hand of cards, say it, too. */
  #pointed: Pointed | null = null;

  constructor(model: TableModel) {
    this.model = model;
  }

  get clicks(): Clicks {
    return this.model.clicks;
  }

  may([kind, id]: Thing): boolean {
    return this.clicks.may(kind, id);
  }

  isChosen([kind, id]: Thing): boolean {
    return this.clicks.isChosen(kind, id);
  }

  /** The offer of exactly this answer, while nothing else is chosen. */
  offer(option: readonly string[]): Offer | undefined {
    if (this.clicks.chosen.length > 0) return undefined;
    return this.clicks.plain.find(
      (offer) => offer.option.length === option.length && option.every((part, place) => offer.option[place] === part),
    );
  }

  /** A thing as it is read aloud; a game says what stands in it. */
  spoken(_things: Thing[], label: string): string {
    return label;
  }

  // -- clicking and pointing -----------------------------------------------------------------------------------

  /** A click on what lies there. A piece that nobody asks for does not stand in the way of what it stands in. */
  click(layers: Layer[]): boolean {
    for (const { things, answer } of layers) {
      const offer = answer === null ? undefined : this.offer(answer);
      if (offer !== undefined) {
        this.clicks.take(offer);
        return true;
      }
      const asked = things.find((thing) => this.may(thing));
      if (asked !== undefined) return this.clicks.click(...asked);
    }
    return layers.some(({ things }) => things.some((thing) => this.clicks.click(...thing)));
  }

  /** The pointer or the keyboard rests there. */
  point(layers: Layer[]): void {
    const thing = layers.flatMap(({ things }) => things).find((each) => this.may(each));
    const { hover } = this.clicks;
    if (thing === undefined) {
      if (hover !== null && hover === this.#pointed) this.clicks.hover = null;
    } else if (hover?.kind !== thing[0] || hover.id !== thing[1]) {
      this.#pointed = { kind: thing[0], id: thing[1] };
      this.clicks.hover = this.#pointed;
    }
  }

  /** The keyboard leaves a thing; what the pointer rests on meanwhile stays. */
  leave(layers: Layer[]): void {
    const { hover } = this.clicks;
    const left = layers[0]?.things ?? [];
    if (left.some(([kind, id]) => hover?.kind === kind && hover.id === id)) this.point([]);
  }

  // -- carrying ------------------------------------------------------------------------------------------------

  /** May a piece be taken up? If it was chosen, or may be, and there is somewhere on the board to go. */
  mayCarry(piece: Thing): boolean {
    if (this.#isInHand(piece)) return this.clicks.nextSteps.some(([kind, id]) => this.#isOnTable(kind, id));
    const { offers, place } = this.#offersFrom(piece);
    return offers.some((offer) => {
      const after = offer.steps?.[place + 1];
      return after === undefined ? this.mayCarryAlone(piece) : this.#isOnTable(after[0], after[1]);
    });
  }

  /** May a piece be carried though choosing it is an answer already? What a drop means then, the game says. */
  mayCarryAlone(_piece: Thing): boolean {
    return false;
  }

  /** A piece is taken up: that is a click on it, unless the click alone would answer. */
  take(piece: Thing): void {
    if (this.#isInHand(piece)) return;
    if (this.#isAnswer(piece)) this.clicks.clear();
    else this.clicks.click(...piece);
  }

  carry(piece: Thing, x: number, y: number, over: Layer[]): void {
    this.carried = { piece, x, y };
    this.point(over);
  }

  /** The piece is let go: where it may go, or it goes back to where it was. */
  drop(over: Layer[]): void {
    const piece = this.carried?.piece;
    this.carried = null;
    this.point([]);
    if (piece === undefined) return;
    const things = over.flatMap((layer) => layer.things);
    if (!this.#isInHand(piece)) this.dropAlone(piece, things);
    else if (things.some((thing) => this.may(thing))) this.click(over);
    else if (!things.some((thing) => isSame(thing, piece))) this.clicks.back();
  }

  /** A piece was let go whose choice is an answer by itself. */
  dropAlone(_piece: Thing, _things: Thing[]): void {
    // Such a piece isn't carried, unless `mayCarryAlone` says so.
  }

  #isOnTable(kind: string, id: string | number): boolean {
    const { client, view } = this.model;
    return client !== null && view !== null && client.onTable(view, kind, id);
  }

  #isInHand(piece: Thing): boolean {
    const last = this.clicks.chosen.at(-1);
    return last !== undefined && isSame([last[0], last[1]], piece);
  }

  #isAnswer(piece: Thing): boolean {
    const { offers, place } = this.#offersFrom(piece);
    return offers.some((offer) => offer.steps?.length === place + 1);
  }

  /** The offers that a click on a piece would lead to, and which of their steps it would be: see `Clicks.click`. */
  #offersFrom(piece: Thing): { offers: Offer[]; place: number } {
    const { chosen } = this.clicks;
    for (let place = chosen.length; place >= 0; place -= 1) {
      const path: Thing[] = [...chosen.slice(0, place).map(([kind, id]): Thing => [kind, id]), piece];
      const offers = this.clicks.offers.filter(
        ({ quiet, steps = [] }) =>
          !quiet && path.every((thing, at) => steps[at]?.[0] === thing[0] && steps[at][1] === thing[1]),
      );
      if (offers.length > 0) return { offers, place };
    }
    return { offers: [], place: 0 };
  }
}

const NAME = Symbol("tabletop");

/** Lays out a table top for all parts of a board. */
export const layOut = <Top extends Tabletop>(tabletop: Top): Top => setContext(NAME, tabletop);
export const theTabletop = (): Tabletop => getContext<Tabletop>(NAME);
