/** The games that were played to their end, as the history tells them. */

import { isLesson } from "../lib/lessons";
import type { TableSummary } from "../lib/protocol";
import { verdictOf, type Verdict } from "../lib/verdict";
import { isBot } from "../table/model/sittings";

export interface Finished {
  summary: TableSummary;
  seat: string;
  verdict: Verdict;
  /** Who sat at the other seats: "person", or a bot by its name; "alone" in a game for one. */
  against: string;
  /** Does it count for the rates? What was played for practice, with all taken back that one likes, does not. */
  counts: boolean;
}

/** My finished games, the latest first. What was only watched, opened as a record or learned is none. */
export function finishedOf(tables: TableSummary[]): Finished[] {
  return tables
    .flatMap((summary) => {
      const { seat, outcome } = summary;
      if (seat === null || outcome === null || summary.record || isLesson(summary)) return [];
      const verdict = verdictOf(outcome, seat);
      return [{ summary, seat, verdict, against: againstOf(summary, seat), counts: !summary.practice }];
    })
    .toSorted((one, other) => other.summary.since.localeCompare(one.summary.since));
}

function againstOf({ sittings }: TableSummary, seat: string): string {
  const others = sittings.filter((sitting) => sitting.seat !== seat);
  if (others.length === 0) return "alone";
  if (!others.every(isBot)) return "person";
  return [...new Set(others.map((sitting) => sitting.player))].toSorted().join(" ");
}
