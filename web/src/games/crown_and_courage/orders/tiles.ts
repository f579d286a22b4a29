/** What tiles, spaces and German actions are called, and what is printed on them. */

import type { TableModel } from "../../../table/model/table.svelte";
import type { CrownPrint, Phrase } from "../table";

const printedOf = (model: TableModel): CrownPrint => model.printed as CrownPrint;

/** A tile by title and level; Chaos has no level. */
export const titleOf = (model: TableModel, tile: string): string =>
  printedOf(model).names.tile?.[tile] ?? model.say({ key: "tile-chaos", values: {} });

/** What is printed on the reverse of a tile: how many Army Orders, and how many cards. */
export function reverseOf(printed: CrownPrint, tile: string): { orders: number; cards: number } {
  const count = (key: string): number =>
    Number(printed.tiles[tile]?.reverse.find((effect) => effect.key === key)?.values.count ?? 0);
  return { orders: count("effect-army"), cards: count("effect-draw") };
}

/** Phrases of the game, one after the other. */
export const saidAll = (model: TableModel, phrases: Phrase[]): string =>
  phrases.map((phrase) => model.say(phrase)).join(", ");

/** What one face of a tile does, in words; "" for Chaos. */
export function effectsOf(model: TableModel, tile: string, army: boolean): string {
  const printed = printedOf(model).tiles[tile];
  return printed === undefined ? "" : saidAll(model, army ? printed.reverse : printed.unique);
}

/** A German action by name. */
export const actionName = (model: TableModel, action: string): string =>
  model.say({ key: "german-action", values: { action } });

/** A space of the grid by where it is. */
export const spaceName = (model: TableModel, space: string): string =>
  model.say({ key: "space-name", values: { space } });

export const placeName = (model: TableModel, place: string): string =>
  printedOf(model).map.spaces[place]?.name ?? place;
