/** What a game says of a line of its log, so that the teller can show it. */

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
  /** The card that was played or drawn, for its picture. */
  card?: string;
  /** Where it happens, for a board that is larger than its window. */
  places?: string[];
  /** What the chances were, in words. */
  chance?: string;
}

/** A line that a game says nothing of. */
export const PLAIN: Keyframe = { weight: "plain" };
