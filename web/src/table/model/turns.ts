/** What happened, turn by turn. */

import type { GameClient } from "../../games/game_client";
import type { LogLine } from "./log.svelte";
import { say } from "../../lib/words";

export interface Turn {
  heading: string;
  lines: LogLine[];
}

/** The lines of a log under the headings of their turns; what comes before the first turn has one, too. */
export function turnsOf(lines: LogLine[], client: GameClient): Turn[] {
  const turns: Turn[] = [{ heading: say("table-log-before"), lines: [] }];
  for (const each of lines) {
    const heading = client.opensTurn(each.line);
    if (heading !== "") turns.push({ heading, lines: [] });
    else turns[turns.length - 1]!.lines.push(each);
  }
  return turns;
}

/** The answer with which the last turn began that something has happened in since; null if there is none. */
export function lastTurnStart(lines: LogLine[], client: GameClient): number | null {
  const newest = lines[lines.length - 1]?.number ?? 0;
  const opening = lines.findLast((each) => each.number < newest && client.opensTurn(each.line) !== "");
  return opening?.answer ?? null;
}
