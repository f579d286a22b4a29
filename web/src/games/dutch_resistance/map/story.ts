/** What the map shows of the lines that were told last: who goes where, who is stopped, whose Region is patrolled. */

import type { Line } from "../../../lib/protocol";
import type { LogLine } from "../../../table/model/log.svelte";
import type { Colour, DutchView, Letter, Place, Region } from "../table";

export interface Halted {
  colour: Colour;
  road: Letter;
  to: Place;
}

/** Who is stopped on which Road: the last move before the Halt! card that lies open. */
export function haltedOn(view: DutchView, lines: LogLine[]): Halted | null {
  if (view.halt === "") return null;
  const values = lines.findLast(({ line }) => line.key === "moved")?.line.values;
  return values === undefined ? null : { colour: values.character, road: values.road, to: values.place };
}

export interface March {
  occupier: "policeman" | "soldier";
  from: Letter;
  over: Place;
  to: Letter;
}

/** The Occupier that is on its way in the line that is told. */
export function marchIn(line: Line | null | undefined): March | null {
  if (line?.key !== "marched") return null;
  const { occupier, from, place, to } = line.values ?? {};
  return { occupier, from, over: place, to };
}

/** The Character that goes over a Road in the line that is told. */
export function walkIn(line: Line | null | undefined): { colour: Colour; road: Letter; to: Place } | null {
  if (line?.key !== "moved") return null;
  const { character, road, place } = line.values ?? {};
  return { colour: character, road, to: place };
}

/** The Region of the Patrol card that is resolved now. */
export function patrolled(view: DutchView, lines: LogLine[]): Region | "" {
  if (view.part !== "patrol") return "";
  const last = lines.findLast(({ line }) => line.key === "patrol" || line.key === "first");
  return last?.line.key === "patrol" ? (last.line.values?.region as Region) : "";
}
