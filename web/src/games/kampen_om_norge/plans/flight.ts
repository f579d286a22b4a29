/** Paratroopers between the jump that was announced and where they come down; the table itself has no piece for them. */

import type { LogLine } from "../../../table/model/log.svelte";

export interface Flight {
  /** The area that they are over. */
  over: string;
  /** The area that they were driven from, or "". */
  from: string;
}

/** Who is in the air after what was told last. */
export function flightOf(lines: LogLine[]): Flight | null {
  const { key, values = {} } = lines[lines.length - 1]?.line ?? { key: "" };
  if (key === "drop.announced") return { over: values.area, from: "" };
  return key === "drop.diverted" ? { over: values.to, from: values.from } : null;
}
