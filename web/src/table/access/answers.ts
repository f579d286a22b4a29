/** What the answers of all games have in common. */

import type { Thing } from "../../lib/protocol";
import type { Scene, Sentence } from "./query";
import { say } from "../../lib/words";

/** Several things in a row: "one, two and three". */
export function listed(parts: string[]): string {
  if (parts.length < 2) return parts[0] ?? "";
  return say("query-and", { one: parts.slice(0, -1).join(", "), other: parts.at(-1) });
}

/** What is asked, and everything that could be the next click. */
export function choices(scene: Scene, nameOf: (kind: string, id: string | number) => string): Sentence[] {
  if (scene.question === null) return [{ text: say("query-nothing-asked") }];
  const steps = scene.clicks.nextSteps.map(([kind, id]) => ({ text: nameOf(kind, id), thing: [kind, id] as Thing }));
  const plain = scene.clicks.plain.map((offer) => ({ text: scene.say(offer.saying) }));
  return [{ text: scene.say(scene.question.saying) }, ...steps, ...plain];
}
