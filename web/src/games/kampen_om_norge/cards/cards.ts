/** What a card can do, when, and why it cannot be played now. */

import type { Clicks } from "../../../table/model/clicks.svelte";
import type { Question } from "../../../lib/protocol";
import { say } from "../words";
import { FACTIONS, type Faction, type KampenPrint, type KampenView, type PrintedCard } from "../table";

/** An effect in one line, with all times at which it can be used. */
export interface Effect {
  times: string[];
  text: string;
}

/** The effects of a card. One without any is worth its symbols. */
export function effectsOf(card: PrintedCard, per: number): Effect[] {
  const effects: Effect[] = [];
  for (const time of card.when.length > 0 ? card.when : ["G3"]) {
    const text = say(`kampen-effect-${card.kind}-${time}`, { deck: card.deck, per, played: "no" });
    const same = effects.find((effect) => effect.text === text);
    if (same) same.times.push(time);
    else effects.push({ times: [time], text });
  }
  return effects;
}

/** Why a card lies grey: it is not the time, the time is right but there is nothing to do, or nobody asks. */
export type Reason = "" | "turn" | "time" | "nothing" | "symbols";

export function reasonAgainst(
  card: PrintedCard,
  question: Question | null,
  offered: boolean,
  asked: KampenPrint["times"],
): Reason {
  if (offered) return "";
  if (question === null) return "turn";
  if (card.when.length === 0) return "symbols";
  const times = asked[question.prompt] ?? [];
  return card.when.some((time) => times.includes(time)) ? "nothing" : "time";
}

/** The offered card that is the same to play: of two cards alike only one is offered. */
export function offeredAs(id: string, hand: string[], printed: KampenPrint, clicks: Clicks): string | null {
  if (clicks.may("card", id)) return id;
  const card = printed.cards[id]!;
  const alike = hand.find((other) => {
    const twin = printed.cards[other]!;
    return twin.kind === card.kind && twin.symbols === card.symbols && clicks.may("card", other);
  });
  return alike ?? null;
}

/** The factions whose hands lie open to this seat. */
export function ownHands(view: KampenView): { faction: Faction; hand: string[] }[] {
  return FACTIONS.flatMap((faction) => {
    const hand = view.factions[faction].hand;
    return hand === undefined ? [] : [{ faction, hand }];
  });
}
