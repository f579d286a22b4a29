/** What the teller shows of the lines of Dutch Resistance: how much there is to see, of what, and where. */

import type { Line } from "../../lib/protocol";
import type { Keyframe, Weight } from "../../teller/keyframe";

/** Lines that are more or less than something that happens; by their key, or by its beginning. */
const WEIGHTS: Record<string, Weight> = {
  identity: "quiet",
  round: "pass",
  // Occupier cards were drawn before it.
  tokens: "chance",
  card: "quiet",
  token: "quiet",
  exchanged: "quiet",
  moved: "quiet",
  rode: "quiet",
  location: "quiet",
  chosen: "quiet",
  rolled: "chance",
  rerolled: "chance",
  halt: "chance",
  "halt.chosen": "result",
  patrol: "chance",
  "patrol.peeked": "chance",
  "patrol.seen": "chance",
  occupier: "chance",
  officer: "chance",
  raided: "chance",
  "helper.taken": "chance",
  "costs.turned": "chance",
  address: "chance",
  spot: "chance",
  marched: "plain",
  caught: "result",
  "search.nothing": "result",
  recruited: "result",
  hidden: "result",
  "task.done": "result",
  installed: "result",
  delivered: "result",
  "game.over": "result",
};

export function keyframe(line: Line): Keyframe {
  const [chapter] = line.key.split(".");
  return {
    weight: WEIGHTS[line.key] ?? WEIGHTS[`${chapter}.`] ?? "plain",
    pictures: "card" in (line.values ?? {}) ? [String(line.values!.card)] : [],
    places: placesOf(line),
  };
}

/** The Locations and Roads where it happens. */
function placesOf({ key, values = {} }: Line): string[] {
  const found = [values.place, values.road].filter((id): id is string => typeof id === "string");
  if (key === "marched") found.push(String(values.from), String(values.to));
  return found;
}
