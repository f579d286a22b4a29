/** What a game says of a line of its log, so that the teller can show it. */

import type { Line } from "../lib/protocol";

/** How much there is to see:
 * - `pass`: nothing of its own, it goes with what comes next;
 * - `quiet`: what somebody has just chosen; who chose it needs no time to see it;
 * - `plain`: something happens;
 * - `chance`: a die falls, a card or a tile is drawn;
 * - `result`: what a combat, an attack or a turn came to. */
export type Weight = "pass" | "quiet" | "plain" | "chance" | "result";

export interface Keyframe {
  weight: Weight;
  /** The panel that shows it, and comes to the front for it. */
  panel?: string;
  /** What was played or drawn, for the pictures of it. */
  pictures?: string[];
  /** Where it happens: a board that is larger than its window brings it into sight, and nothing lies over it. */
  places?: string[];
  /** What the chances were, in words. */
  chance?: string;
}

/** A line that a game says nothing of. */
export const PLAIN: Keyframe = { weight: "plain" };

/** What belongs to the sentence; what a number is made of can be read in the log. */
export const detailsOf = (line: Line): Line[] => (line.details ?? []).filter((detail) => !detail.rule);
