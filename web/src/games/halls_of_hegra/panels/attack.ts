/** The Infantry attack of today, read from the log: the dice by Sector and column, and what came of them. */

import type { Line } from "../../../lib/protocol";
import type { LogLine } from "../../../table/model/log.svelte";
import { COLUMNS, type Column } from "../table";

export interface SectorDice {
  sector: number;
  /** The place in the log of the line that tells them. */
  place: number;
  wait: number[];
  grenade: number[];
  hit: number[];
  move: number[];
}

export interface Attack {
  /** From the highest Sector down. */
  sectors: SectorDice[];
  unopposed: boolean;
  grenades: number;
  shots: number;
  defence: number;
  wounded: number;
  moved: number;
  charges: number;
  /** What is told of the attack, line by line. */
  lines: Line[];
  /** The places in the log of the lines that tell how many there were in a column. */
  told: Partial<Record<Column, number>>;
}

const BEGINNINGS = ["infantry.added", "attack.rolled", "attack.unopposed"];
const OVER = ["morning.", "day.", "evening.", "turn.", "placed", "game."];

function diceOf(line: Line, place: number): SectorDice {
  const dice: SectorDice = { sector: Number(line.values?.sector), place, wait: [], grenade: [], hit: [], move: [] };
  const left = [...((line.values?.dice ?? []) as number[])];
  for (const detail of line.details ?? []) {
    const column = detail.values?.column as Column;
    const die = Number(detail.values?.die);
    if (!COLUMNS.includes(column)) continue;
    dice[column].push(die);
    left.splice(left.indexOf(die), 1);
  }
  dice.wait = left;
  return dice;
}

/** The last attack of the log, if it belongs to this day; null if there has been none today. */
export function attackOf(lines: LogLine[]): Attack | null {
  let from = -1;
  for (let place = lines.length - 1; place >= 0; place -= 1) {
    const { key } = lines[place]!.line;
    if (key === "turn.begins") break;
    // Who comes up later in the day does not attack today.
    if (key.startsWith("morning.")) from = -1;
    if (BEGINNINGS.includes(key)) from = place;
  }
  if (from < 0) return null;
  const attack: Attack = {
    sectors: [],
    unopposed: false,
    grenades: 0,
    shots: 0,
    defence: 0,
    wounded: 0,
    moved: 0,
    charges: 0,
    lines: [],
    told: {},
  };
  for (const [after, { line }] of lines.slice(from).entries()) {
    const place = from + after;
    if (OVER.some((start) => line.key.startsWith(start))) break;
    attack.lines.push(line);
    const values = line.values ?? {};
    if (line.key === "attack.rolled") attack.sectors.unshift(diceOf(line, place));
    else if (line.key === "attack.unopposed") attack.unopposed = true;
    else if (line.key === "attack.grenades") {
      attack.grenades = Number(values.count);
      attack.told.grenade = place;
    } else if (line.key === "attack.hits") {
      attack.told.hit = place;
      attack.shots = Number(values.shots);
      attack.defence = Number(values.defence);
      attack.wounded = Number(values.count);
    } else if (line.key === "attack.moved") {
      attack.moved += Number(values.count);
      attack.told.move ??= place;
    } else if (line.key === "attack.charge") attack.charges += 1;
  }
  return attack;
}

/** Is the attack still being fought out? */
export const isFighting = (phase: string): boolean => ["attack", "grenades", "hits", "moves"].includes(phase);

/** The column of the Action boxes that is being resolved. */
export function columnNow(phase: string): Column | "" {
  return phase === "grenades" ? "grenade" : phase === "hits" ? "hit" : phase === "moves" ? "move" : "";
}
