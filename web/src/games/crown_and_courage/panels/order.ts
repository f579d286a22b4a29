/** Offers of the question that the panel shows as ways to choose from. */

import type { Offer } from "../../../lib/protocol";

const WAYS = ["new_route", "plan_journey", "move_now"];

/** The ways of Evacuate that are open now. */
export const waysOf = (offers: Offer[]): Offer[] => offers.filter(({ option }) => WAYS.includes(String(option[0])));

/** The orders that wait to be carried out. */
export const waitingOf = (offers: Offer[]): Offer[] =>
  offers.filter(({ option }) => option[0] === "resolve" || option[0] === "resolve_frame");

/** The dice that can be given back or raised, from the highest down. */
export function diceOffers(offers: Offer[]): { offer: Offer; value: number }[] {
  return offers
    .filter(({ option }) => option[0] === "give_die" || option[0] === "raise_die")
    .map((offer) => ({ offer, value: Number(offer.option[1]) }))
    .sort((one, other) => other.value - one.value);
}

/** The offer of exactly this answer. */
export const offerOf = (offers: Offer[], head: string): Offer | undefined =>
  offers.find(({ option }) => option[0] === head && option.length === 1);
