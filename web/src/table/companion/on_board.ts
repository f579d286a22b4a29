/** What has changed on the board since a person last answered, and has to be done with the real pieces, too. */

import type { LogLine } from "../model/log.svelte";

/** The lines since the last own answer, with what followed from it; dice and cards that were told interrupt nothing. */
export function linesSince(lines: LogLine[], seat: string | null): LogLine[] {
  const own = lines.findLast((each) => each.kind === "answer" && each.seat === seat);
  return own === undefined ? lines : lines.filter((each) => each.number >= own.number);
}
