/** What cards say, line by line, and what decks can still hold. */

import type { DutchPrint, DutchView, TextPrint } from "../table";
import { say } from "../words";

export interface CardLine {
  kind: "effect" | "option" | "price";
  text: string;
}

/** What has to be done, what can be chosen, and what is paid or else comes. */
export function linesOf({ effects, options, price, otherwise }: TextPrint): CardLine[] {
  const lines: CardLine[] = [];
  if (effects.length > 0) lines.push({ kind: "effect", text: effects.join(", ") });
  for (const option of Object.values(options)) lines.push({ kind: "option", text: option.join(", ") });
  if (price.length > 0) {
    lines.push({
      kind: "price",
      text: say("dutch-price", { price: price.join(", "), otherwise: otherwise.join(", ") }),
    });
  }
  return lines;
}

export interface PileView {
  id: string;
  size: number;
  /** What can still come, each once. */
  holds: { id: string; name: string; text: string }[];
  /** What is known of the next card. */
  next: string;
}

const named = (printed: DutchPrint, id: string): string => printed.names.card?.[id] ?? id;

/** Everything that a deck can hold, as everybody can know it: what lies open elsewhere is not in it. */
export function pilesOf(view: DutchView, printed: DutchPrint): PileView[] {
  const { decks } = view;
  const { cards } = printed;
  const but = (all: string[], ...known: string[][]): string[] =>
    all.filter((id) => !known.some((each) => each.includes(id)));
  const isNext = (patrol: string): boolean => cards.patrols[patrol]!.region === view.regions[0];
  const piles: PileView[] = [
    occupierPile(view, printed),
    {
      id: "patrol",
      size: decks.patrol.cards,
      next: view.regions[0] === undefined ? "" : say("dutch-region", { region: view.regions[0] }),
      // Those of the known Region first: the next card is one of them.
      holds: but(Object.keys(cards.patrols), decks.patrol.bottom)
        .toSorted((one, other) => Number(isNext(other)) - Number(isNext(one)))
        .map((id) => ({
          id,
          name: say("dutch-region", { region: cards.patrols[id]!.region }),
          text: marches(printed, id),
        })),
    },
    {
      id: "raid",
      size: decks.raid.cards,
      next: "",
      holds: but(Object.keys(cards.raids), decks.raid.bottom, view.lasting).map((id) => ({
        id,
        name: named(printed, id),
        text: [
          say("dutch-raid-number", { number: cards.raids[id]!.number }),
          ...linesOf(cards.raids[id]!.text).map(({ text }) => text),
        ].join(" · "),
      })),
    },
    {
      id: "halt",
      size: decks.halt.cards,
      next: "",
      // Only the story: what options do is told after the choice.
      holds: but(Object.keys(cards.halts), decks.halt.bottom, [view.halt]).map((id) => ({
        id,
        name: named(printed, id),
        text: "",
      })),
    },
    {
      id: "helper",
      size: decks.helpers.reduce((sum, { cards: left }) => sum + left, 0),
      next: "",
      holds: but(Object.keys(cards.helpers), view.helpers, ...decks.helpers.map(({ bottom }) => bottom)).map((id) => ({
        id,
        name: named(printed, id),
        text: cards.helpers[id]!.join(", "),
      })),
    },
    { id: "ticket", size: decks.ticket, next: "", holds: [] },
    { id: "ausweis", size: decks.ausweis, next: "", holds: [] },
  ];
  if (view.officer !== "") {
    piles.push({
      id: "officer",
      size: decks.officer.cards,
      next: "",
      holds: but(Object.keys(cards.officer), decks.officer.bottom).map((id) => ({
        id,
        name: named(printed, id),
        text: cards.officer[id]!.effects.join(", "),
      })),
    });
  }
  return piles;
}

/** Some base cards left the game unseen: what is not known to be gone may still come, by Threat Level. */
function occupierPile(view: DutchView, printed: DutchPrint): PileView {
  const gone = new Set([...view.occupier_discard, ...Object.values(view.occupier_cards)]);
  const levels = [1, 2].filter((level) => (view.decks.occupier[level - 1] ?? 0) > 0);
  const number = printed.scenario.number;
  return {
    id: "occupier",
    size: view.decks.occupier.reduce((sum, left) => sum + left, 0),
    next:
      levels[0] === undefined
        ? ""
        : say("dutch-threat", { level: levels[0], count: view.decks.occupier[levels[0] - 1]! }),
    holds: Object.entries(printed.cards.occupiers)
      .filter(([id, { level, scenario }]) => levels.includes(level) && [0, number].includes(scenario) && !gone.has(id))
      .map(([id, { level, text }]) => ({
        id,
        name: `${named(printed, id)} (${"I".repeat(level)})`,
        text: linesOf(text)
          .map((line) => line.text)
          .join(" / "),
      })),
  };
}

/** How the Occupiers of a Patrol card move. */
function marches(printed: DutchPrint, id: string): string {
  const { policemen, soldiers } = printed.cards.patrols[id]!;
  return say("dutch-marches", {
    policemen: policemen.steps,
    sign: policemen.sign,
    soldiers: soldiers.steps,
    other: soldiers.sign,
  });
}
