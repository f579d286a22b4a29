/** What the log tells of the map: the King's way so far, who moves at this moment, and where a battle is fought. */

import type { Line } from "../../../lib/protocol";
import type { LogLine } from "../../../table/model/log.svelte";
import type { CrownPrint, CrownView } from "../table";

const WALKED = ["king.went", "escape.fled"];

/** The spaces that the King came through, from where he set out to where he stands. */
export function kingsWay(lines: LogLine[], view: CrownView, printed: CrownPrint): string[] {
  const walked = lines.filter(({ line }) => WALKED.includes(line.key)).map(({ line }) => String(line.values?.place));
  const way = [printed.map.start, ...walked];
  return way[way.length - 1] === view.map.king ? way : [...way, view.map.king];
}

export interface Going {
  from: string;
  to: string;
  side: "king" | "germany";
}

/** Who goes from where to where in a line of the log. */
export function goingIn(line: Line | null | undefined): Going | null {
  const { from, to } = line?.values ?? {};
  if (typeof from !== "string" || typeof to !== "string") return null;
  if (line!.key.startsWith("move.")) return { from, to, side: "germany" };
  return line!.key === "army.marched" ? { from, to, side: "king" } : null;
}

/** The space of the battle that is going on, "" if there is none: also when its question has passed to a flight within. */
export function battleAt(view: CrownView): string {
  const place = view.path.findLast(({ key }) => key === "path-battle")?.values.place;
  return typeof place === "object" ? String((place as Record<string, unknown>).place ?? "") : "";
}
