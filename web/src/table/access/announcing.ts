/** What is said aloud of a table: the lines that were just told, then what is asked. Never more than can be followed. */

import type { LogLine } from "../model/log.svelte";

/** So many sentences are said at once; of more only how many there were. */
const SAID_AT_ONCE = 4;

export interface Heard {
  /** The last line that was said, by its order. */
  order: number;
  /** What was asked last. */
  asked: string;
}

/** The sentences that are new since the last time; `more` says how many were left out. */
export function news(
  heard: Heard,
  lines: LogLine[],
  sentence: (line: LogLine) => string,
  asked: string,
  more: (count: number) => string,
): { text: string; heard: Heard } {
  const told = lines.filter((line) => line.order > heard.order).map(sentence);
  const left = told.length - SAID_AT_ONCE;
  const said = left > 0 ? [more(left), ...told.slice(left)] : told;
  if (asked !== "" && asked !== heard.asked) said.push(asked);
  const order = Math.max(heard.order, lines[lines.length - 1]?.order ?? heard.order);
  return { text: said.join(" "), heard: { order, asked } };
}
