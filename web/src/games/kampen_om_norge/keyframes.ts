/** What the teller shows of the lines of Kampen om Norge: how much there is to see, in which panel, with which card. */

import type { Line } from "../../lib/protocol";
import { say } from "./words";
import type { Keyframe, Weight } from "../../teller/keyframe";

/** Lines that are more or less than something that happens; by their key, or by its beginning. */
const WEIGHTS: Record<string, Weight> = {
  "movement.": "quiet",
  "march.": "quiet",
  "airlift.": "quiet",
  "sealift.": "quiet",
  "invasion.": "quiet",
  "card.played": "quiet",
  "drop.announced": "quiet",
  "sabotage.played": "quiet",
  "sabotage.cancelled": "quiet",
  "sabotage.escaped": "quiet",
  "combat.card": "quiet",
  "combat.cancelled": "quiet",
  "combat.rolled": "chance",
  "combat.attacker_wins": "result",
  "combat.defender_wins": "result",
  "rescue.saved": "quiet",
  "trade.": "quiet",
  "placement.placed": "quiet",
  "submarine.": "chance",
  "new_cards.discarded": "quiet",
  "new_cards.drawn": "chance",
  "factions.": "chance",
  "april.drew_ships": "chance",
  "april.scouted": "chance",
  "april.lured": "chance",
  "april.dived_on_dummy": "chance",
  "april.rolled": "chance",
  "april.card_rolled": "chance",
  "april.dived": "chance",
  "april.bluffed": "chance",
  "april.resists": "chance",
  "april.surprised": "chance",
  "april.card": "quiet",
  "interception.rolled": "chance",
  "interception.intercepted": "chance",
  "interception.dummy": "chance",
  "naval_movement.": "quiet",
  "naval_combat.card": "quiet",
  "naval_combat.cancelled": "quiet",
  "naval_combat.struck": "chance",
  "naval_combat.shot": "chance",
  "naval_combat.hit": "chance",
  "card.voided": "chance",
  "ship.sunk": "result",
  "game.over": "result",
};
const IN_COMBAT = ["combat.", "retreat.", "rescue.", "naval_combat.", "ship."];
const AT_SEA = ["interception.", "naval_movement.", "ships.", "raiding."];

export function keyframe(line: Line): Keyframe {
  const [chapter] = line.key.split(".");
  return {
    weight: WEIGHTS[line.key] ?? WEIGHTS[`${chapter}.`] ?? "plain",
    panel: panelOf(line),
    pictures: picturesOf(line),
    places: placesOf(line),
    chance: chanceOf(line),
  };
}

function panelOf({ key }: Line): string | undefined {
  if (IN_COMBAT.some((start) => key.startsWith(start))) return "combat";
  return AT_SEA.some((start) => key.startsWith(start)) ? "fleet" : undefined;
}

/** The card that was played and the one that it cancels, or the cards drawn as far as the reader may see them. */
function picturesOf({ values = {}, details = [] }: Line): string[] {
  const drawn = details
    .filter((detail) => detail.key === "new_cards.card" || detail.key === "april.card")
    .map((detail) => detail.values?.card as string);
  const named: unknown[] = [values.card, values.cancelled, ...drawn];
  return named.filter((card): card is string => typeof card === "string");
}

/** From where to where; the sea and the air are no areas of the map. */
function placesOf({ values = {} }: Line): string[] {
  const named: unknown[] = [values.area, values.zone, values.from, values.to];
  return named.filter((id): id is string => typeof id === "string" && id !== "sea" && id !== "air");
}

/** A submarine sinks the ships with a number or more. */
function chanceOf(line: Line): string | undefined {
  const needed: unknown = line.details?.find((detail) => detail.key === "submarine.needed")?.values?.needed;
  if (typeof needed !== "number") return undefined;
  return say("teller-needed", { needed, percent: Math.round(((7 - needed) / 6) * 100) });
}
