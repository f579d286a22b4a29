/** How cards are read: their kind, what they can be played for now, and what the piles hold. */

import type { Offer } from "../../../lib/protocol";
import type { CardPrint, CrownPrint, CrownView } from "../table";

export type CardKind = "gold" | "collaborator" | "action";

export const kindOf = (card: CardPrint): CardKind =>
  card.gold ? "gold" : card.collaborator ? "collaborator" : "action";

/** The offers of one action of a card, from 1: by an Order tile, and at its full price. */
export const usesOf = (offers: Offer[], card: string, action: number): Offer[] =>
  offers.filter(
    ({ option: [head, id, number] }) => (head === "play" || head === "order") && id === card && number === action,
  );

/** The offer to use the strength of a card in a battle. */
export const supportOf = (offers: Offer[], card: string): Offer | undefined =>
  offers.find(({ option: [head, id] }) => head === "support" && id === card);

/** Gold Reserve cards are told apart by what carries the gold, which stands below the name. */
export function nameOf(name: string): { name: string; by: string } {
  const found = /^(.*) \((.*)\)$/.exec(name);
  return found === null ? { name, by: "" } : { name: found[1]!, by: found[2]! };
}

export interface PileView {
  id: "deck" | "discards" | "collaborators" | "demands" | "evacuated" | "lost";
  /** What is known of it: names, and how often each is there. */
  cards: { name: string; count: number }[];
  size: number;
}

/** All piles of cards with what everybody knows of them. */
export function pilesOf(view: Pick<CrownView, "cards" | "demands">, printed: CrownPrint): PileView[] {
  const { cards, demands } = view;
  const named = (id: string): string => printed.names.card?.[id] ?? printed.names.demand?.[id] ?? id;
  const pile = (id: PileView["id"], contents: string[]): PileView => ({
    id,
    cards: counted(contents.map(named)),
    size: contents.length,
  });
  const collaborators = cards.collaborator === "" ? cards.collaborators : [cards.collaborator, ...cards.collaborators];
  return [
    pile("deck", cards.deck),
    pile("discards", cards.discards),
    pile("evacuated", cards.evacuated),
    pile("lost", cards.lost),
    pile("collaborators", collaborators),
    pile("demands", demands.deck),
  ];
}

function counted(names: string[]): PileView["cards"] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count }));
}

/** Two or three cards can be discarded to lower the Threat: the offers to do so. */
export const calming = (offers: Offer[]): Offer[] => offers.filter(({ option }) => option[0] === "calm");
