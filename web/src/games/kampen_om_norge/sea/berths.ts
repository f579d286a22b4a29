/** Where the ship cards of a zone lie, seen from its numeral: stacks face down, open cards one below the other. */

import { boxAround, type Box } from "../../../board/geometry";
import type { Point } from "../map/map";
import type { Faction } from "../table";
import type { Fleet } from "./sea";

/** A stack of cards face down with the ships that only its owner knows, or one open card. */
export type Berth =
  | { kind: "stack"; faction: Faction; at: Point; cards: number; ships: string[] }
  | { kind: "face"; faction: Faction; at: Point; ship: string };

interface Room {
  /** Where the first card lies. */
  at: Point;
  /** Do the stacks lie side by side? Else one below the other. */
  across: boolean;
  /** So many open cards lie below each other. */
  rows: number;
}

const ROOMS: Record<string, Room> = {
  I: { at: [46, -2], across: true, rows: 4 },
  II: { at: [58, -4], across: true, rows: 2 },
  III: { at: [14, 54], across: false, rows: 5 },
  IV: { at: [-10, 54], across: false, rows: 8 },
  V: { at: [46, -10], across: true, rows: 4 },
  VI: { at: [-20, 50], across: false, rows: 9 },
  VII: { at: [-50, 54], across: true, rows: 5 },
  VIII: { at: [0, 54], across: false, rows: 12 },
};

const NUMERAL = { x: 24, y: 17 };
export const STACK = { width: 42, height: 28 };
export const FACE = { width: 48, height: 20 };
const COLUMN = 54;
/** So much more room has a ship that bears its name. */
const NAMED = 17;
const GAP = 7;
/** So much higher lies the lowest card of a stack. */
const LIFT = 4;
/** Two ships a row under a stack. */
export const ROW = 9.5;
const FEW = 2;

/** How high the rows of a stack's ships are. */
export const rowsHigh = (ships: string[]): number => Math.ceil(ships.length / FEW) * ROW;

/** Where a ship lies under its stack. */
export function underStack(place: number, ships: number): Point {
  const row = Math.floor(place / FEW);
  const inRow = Math.min(FEW, ships - row * FEW);
  return [((place % FEW) - (inRow - 1) / 2) * 25, STACK.height / 2 + 10 + row * ROW];
}

export function berthsIn(zone: string, fleets: Fleet[]): Berth[] {
  const { at, across, rows } = ROOMS[zone]!;
  const berths: Berth[] = [];
  const first = at[1] - STACK.height / 2;
  let [x, y] = [at[0], first];
  for (const { faction, cards, open, own } of fleets) {
    const top = y;
    if (across && faction === "norway") x += NAMED;
    open.forEach((ship, place) => {
      if (place > 0 && place % rows === 0) [x, y] = [x + COLUMN, top];
      berths.push({ kind: "face", faction, at: [x, y + FACE.height / 2], ship });
      // Norway's ship bears its name.
      y += FACE.height + (faction === "norway" ? 2 * GAP : GAP / 2);
    });
    const hidden = cards - open.length;
    if (hidden > 0) {
      if (open.length > 0 && across) [x, y] = [x + COLUMN, top];
      berths.push({ kind: "stack", faction, at: [x, y + LIFT + STACK.height / 2], cards: hidden, ships: own });
      y += LIFT + STACK.height + rowsHigh(own) + GAP;
    }
    if (across) [x, y] = [x + COLUMN + (faction === "norway" ? NAMED : 0), first];
    else y += GAP / 2;
  }
  return berths;
}

/** Where the first stack of a zone lies on the table. */
export function berthOf({ id, at: [x, y] }: { id: string; at: Point }): Point {
  const [right, down] = ROOMS[id]!.at;
  return [x + right, y + down];
}

/** The numeral of a zone and all cards below or beside it, seen from the numeral: this is clicked for the zone. */
export function roomOf(zone: string, berths: Berth[]): Box {
  const first: Point = ROOMS[zone]!.at;
  const [wide, high] = [STACK.width / 2 + 3, STACK.height / 2 + 3];
  const corners = [first, ...berths.map(({ at }) => at)].flatMap(([x, y]): Point[] => [
    [x - wide, y - high],
    [x + wide, y + high + ROW],
  ]);
  return boxAround([...corners, [-NUMERAL.x, -NUMERAL.y], [NUMERAL.x, NUMERAL.y]], 0);
}
