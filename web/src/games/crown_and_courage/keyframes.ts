/** What the teller shows of the lines of Crown & Courage: how much there is to see, of what, and where. */

import type { Line } from "../../lib/protocol";
import type { Keyframe, Weight } from "../../teller/keyframe";

/** Lines that are more or less than something that happens; by their key, or by its beginning. */
const WEIGHTS: Record<string, Weight> = {
  "turn.begins": "pass",
  "plan.disc": "plain",
  "plan.drawn": "chance",
  "plan.": "quiet",
  "operations.": "quiet",
  "execute.": "quiet",
  "tile.": "quiet",
  upgraded: "quiet",
  "card.drawn": "chance",
  "card.": "quiet",
  "army.": "quiet",
  "sabotage.weakened": "plain",
  "sabotage.": "quiet",
  "evacuate.": "quiet",
  "king.went": "quiet",
  "king.black": "result",
  "fire.": "quiet",
  "collaborator.gained": "chance",
  "quick_response.rolled": "chance",
  "frame.turned_up": "chance",
  "push.turned": "chance",
  "demand.drawn": "chance",
  "demand.": "quiet",
  "threat.alarm": "result",
  "willpower.": "result",
  "pressure.added": "result",
  "bombing.destroyed": "result",
  "occupation.taken": "result",
  "battle.lost": "result",
  "battle.won": "result",
  "escape.fled": "result",
  "game.over": "result",
};

/** The parts of the table, which are pages on a phone. */
export const PAGES = ["map", "orders", "tracks"] as const;
export type Page = (typeof PAGES)[number];

const CLICKED_AT: Record<string, Page> = {
  place: "map",
  displayed: "orders",
  space: "orders",
  position: "orders",
  die: "tracks",
};

/** The page where a thing can be clicked; "" for what lies elsewhere. */
export const pageOf = (kind: string): Page | "" => CLICKED_AT[kind] ?? "";

/** Where a line without a space of the map is seen; by the beginnings of keys. */
const SEEN_AT: Record<Exclude<Page, "map">, string[]> = {
  orders: [
    "plan.",
    "operations.",
    "execute.",
    "tile.",
    "upgraded",
    "main_response.",
    "frame.",
    "sabotage.",
    "german.chaos",
  ],
  tracks: [
    "quick_response.",
    "momentum.",
    "threat.",
    "stress.",
    "morale.",
    "willpower.",
    "pressure.",
    "push.",
    "evacuate.",
    "escape.die_lost",
    "king.black",
  ],
};

export function keyframe(line: Line): Keyframe {
  const [chapter] = line.key.split(".");
  return {
    weight: WEIGHTS[line.key] ?? WEIGHTS[`${chapter}.`] ?? "plain",
    pictures: picturesOf(line),
    places: placesOf(line),
  };
}

/** The card, the tile or the Demand that was drawn or played. */
function picturesOf({ key, values = {} }: Line): string[] {
  if ("card" in values) return [String(values.card)];
  if (key === "plan.drawn") return [String(values.tile)];
  return key === "demand.drawn" ? [String(values.demand)] : [];
}

/** The spaces of the map where it happens, or the part of the table. Numbers are levels of tracks. */
function placesOf({ key, values = {} }: Line): string[] {
  const spaces = [values.place, values.from, values.to].filter((id): id is string => typeof id === "string");
  if (spaces.length > 0 && key !== "upgraded") return spaces;
  const pages = PAGES.filter((page) => page !== "map" && SEEN_AT[page].some((start) => key.startsWith(start)));
  return pages;
}
