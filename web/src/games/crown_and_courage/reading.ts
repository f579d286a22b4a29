/** How the table reads the view, the log and the offers of Crown & Courage. */

import { phasesAt } from "../../board/phases";
import type { Data, Line } from "../../lib/protocol";
import type { Change, Face, Phase } from "../game_client";
import type { CrownPrint, CrownView } from "./table";
import { say } from "./words";

/** A number with its sign, and a real minus. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}

// -- the log -------------------------------------------------------------------------------------------------

/** Lines that tell what the Germans do. */
const GERMAN = [
  "main_response.",
  "quick_response.rolled",
  "frame.",
  "german.",
  "bombing.",
  "move.",
  "momentum.",
  "occupation.",
  "push.",
  "demand.drawn",
  "threat.gained",
  "threat.alarm",
  "threat.no_die",
  "escape.gold_lost",
];
/** Those that tell what the King and his people do. */
const NORWEGIAN = ["king.", "army.", "sabotage.", "evacuate.", "fire.", "escape.fled", "battle.", "demand."];

const begins = (line: Line, starts: string[]): boolean => starts.some((start) => line.key.startsWith(start));

export function sideOf(line: Line): string {
  if (line.key === "move.halted" || line.key === "move.will_halt") return "king";
  if (begins(line, GERMAN)) return "germany";
  return begins(line, NORWEGIAN) ? "king" : "";
}

export function opensTurn(line: Line): string {
  return line.key === "turn.begins" ? say("crown-turn", { day: line.values?.day, turn: line.values?.turn }) : "";
}

/** What follows from the line before it. */
const PARTS = [
  "stress.",
  "threat.",
  "morale.",
  "pressure.",
  "willpower.",
  "momentum.",
  "sabotage.weakened",
  "card.drawn",
];

export const isPart = (line: Line): boolean => begins(line, PARTS);

export function diceOf(line: Line): { side: string; dice: number[] } | null {
  return line.key === "quick_response.rolled" ? { side: "germany", dice: line.values?.dice as number[] } : null;
}

// -- what changed --------------------------------------------------------------------------------------------

type Counts = Record<string, number>;

export function changesOf(before: CrownView, after: CrownView): Change[] {
  const changes: Change[] = [];
  const compare = (kind: string, id: string, side: string, was: number, is: number): void => {
    if (is !== was) changes.push({ kind, id, side, by: is - was });
  };
  for (const id of ["stress", "threat", "momentum", "loyalty"] as const) {
    compare("track", id, "", before.tracks[id], after.tracks[id]);
  }
  compare("track", "willpower", "", before.willpower, after.willpower);
  compare("track", "pressure", "", before.pressure.king, after.pressure.king);
  const troops = (side: string, was: Counts, is: Counts): void => {
    for (const id of new Set([...Object.keys(was), ...Object.keys(is)])) {
      compare("place", id, side, was[id] ?? 0, is[id] ?? 0);
    }
  };
  troops("king", before.map.norwegians, after.map.norwegians);
  troops("germany", germansOf(before), germansOf(after));
  return changes;
}

/** All Germans by their spaces. */
export function germansOf(view: CrownView): Counts {
  const all: Counts = { ...view.map.regulars };
  for (const [id, count] of Object.entries(view.map.paratroopers)) all[id] = (all[id] ?? 0) + count;
  return all;
}

// -- the phases of a turn ------------------------------------------------------------------------------------

export const PARTS_OF_TURN = [
  "plan",
  "operations",
  "main_response",
  "execute",
  "report",
  "demands",
  "push",
  "dawn",
] as const;

export const phasesOf = (view: CrownView): Phase[] => phasesAt(PARTS_OF_TURN, view.part, (id) => `part-${id}`);

// -- offers --------------------------------------------------------------------------------------------------

/** What can be clicked on the board; all else has buttons. */
const ON_TABLE = ["place", "card", "calm", "space", "displayed", "position", "die"];

export const isOnTable = (kind: string): boolean => ON_TABLE.includes(kind);

/** What one sees on a card or a tile. There are many tiles alike, and several German tiles with one action. */
export function faceOf(printed: CrownPrint, prompt: string, id: string): Face {
  const name = nameOf(printed, prompt === "tile" ? "tile" : "card", id);
  if (name !== id) return { key: id, name, about: "" };
  if (printed.names.demand?.[id] !== undefined) return { key: id, name: printed.names.demand[id]!, about: "" };
  return { key: id, name: say("crown-german-action", { action: id }), about: "" };
}

export function nameOf(printed: CrownPrint, kind: string, id: string): string {
  switch (kind) {
    case "action":
    case "card":
    case "demand":
    case "place":
      return printed.names[kind]?.[id] ?? id;
    case "ordered":
      return printed.names.action?.[id] ?? id;
    case "support":
      return nameOf(printed, "card", id.split("@")[0]!);
    case "tile":
      return id === "chaos" ? say("crown-chaos") : (printed.names.tile?.[id] ?? id);
    case "space":
      return say("crown-square", { square: id });
    case "displayed":
      return say("crown-displayed", { displayed: id });
    case "position":
      return say("crown-position", { position: id });
    case "line":
      return say("crown-line", { line: id });
    case "face":
      return say("crown-face", { face: id });
    case "unit":
      return say("crown-unit", { unit: id });
    case "die":
      return say("crown-die", { value: id });
    default:
      return id;
  }
}

export const merged = (open: Data, own: Data): Data => ({ ...open, ...own });
