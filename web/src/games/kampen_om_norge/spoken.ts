/** The board for those who hear it. */

import { say } from "../../lib/words";
import { factionsIn } from "./position";
import type { Here } from "./table";

/** An area and who stands in it. */
export function inWords(name: string, here: Here | undefined): string {
  const forces = factionsIn(here).map((faction) => say(`board-force-${faction}`, { count: here?.[faction] ?? 0 }));
  const all =
    forces.length === 0 ? say("board-empty") : forces.reduce((one, other) => say("board-and", { one, other }));
  return say("board-area", { name, forces: all });
}
