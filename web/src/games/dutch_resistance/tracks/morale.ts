/** The Morale Track as it is printed, and the tokens that were turned up for this round. */

import type { LogLine } from "../../../table/model/log.svelte";

export interface Band {
  least: number;
  most: number;
  /** So many Morale Action tokens a round begins with, from this band. */
  tokens: number;
}

/** Levels that give the same number of tokens. `tokens` has them by Morale, from 0. */
export function bandsOf(tokens: number[]): Band[] {
  const bands: Band[] = [];
  tokens.forEach((count, level) => {
    if (level === 0) return;
    const last = bands[bands.length - 1];
    if (last?.tokens === count) last.most = level;
    else bands.push({ least: level, most: level, tokens: count });
  });
  return bands;
}

/** How many tokens this round began with, as the log tells. */
export function turnedUp(lines: LogLine[]): number {
  return Number(lines.findLast(({ line }) => line.key === "tokens")?.line.values?.count ?? 0);
}
