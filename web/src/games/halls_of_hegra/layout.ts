/** Where everything stands: on the large board, and in the four places of a phone. */

/** The board on a wide screen. */
export const BOARD = { width: 1120, height: 760 };

export interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type RoomId =
  | "gun_1"
  | "gun_2"
  | "supply_run"
  | "counter_patrol"
  | "store"
  | "shovel_snow"
  | "repair"
  | "bolster"
  | "inspire"
  | "promote"
  | "radio"
  | "map_room"
  | "infirmary"
  | "barracks";

export const ROOMS: Record<RoomId, Room> = {
  gun_1: { x: 456, y: 310, width: 204, height: 92 },
  gun_2: { x: 668, y: 316, width: 72, height: 86 },
  supply_run: { x: 750, y: 312, width: 156, height: 90 },
  counter_patrol: { x: 914, y: 318, width: 68, height: 84 },
  store: { x: 992, y: 308, width: 120, height: 94 },
  shovel_snow: { x: 450, y: 420, width: 190, height: 94 },
  repair: { x: 648, y: 420, width: 98, height: 94 },
  bolster: { x: 754, y: 420, width: 86, height: 94 },
  inspire: { x: 848, y: 420, width: 76, height: 94 },
  promote: { x: 932, y: 420, width: 74, height: 94 },
  radio: { x: 1014, y: 422, width: 48, height: 92 },
  map_room: { x: 1068, y: 422, width: 48, height: 92 },
  infirmary: { x: 480, y: 530, width: 308, height: 222 },
  barracks: { x: 798, y: 530, width: 314, height: 222 },
};

/** On a phone the halls stand in rows, two or three beside each other. */
export const PHONE_ROOMS: Record<RoomId, Room> = {
  gun_1: { x: 6, y: 8, width: 204, height: 92 },
  gun_2: { x: 218, y: 14, width: 76, height: 86 },
  supply_run: { x: 6, y: 116, width: 156, height: 90 },
  store: { x: 172, y: 112, width: 122, height: 94 },
  shovel_snow: { x: 6, y: 220, width: 196, height: 94 },
  counter_patrol: { x: 212, y: 228, width: 82, height: 86 },
  repair: { x: 6, y: 330, width: 98, height: 94 },
  bolster: { x: 112, y: 330, width: 88, height: 94 },
  inspire: { x: 208, y: 330, width: 86, height: 94 },
  promote: { x: 6, y: 440, width: 98, height: 94 },
  radio: { x: 112, y: 440, width: 88, height: 94 },
  map_room: { x: 208, y: 440, width: 86, height: 94 },
  infirmary: { x: 2, y: 6, width: 308, height: 222 },
  barracks: { x: 0, y: 240, width: 314, height: 222 },
};

// -- the trails ----------------------------------------------------------------------------------------------

export interface TrailPlan {
  /** The middle of the map, and the way from one space of a row to the next. */
  middle: number;
  step: number;
  /** Heights of the Depots, the four rows, and the Fortress. */
  depots: number;
  rows: Record<string, number>;
  fortress: number;
  /** How far the Depots stand from the middle, in steps. */
  depotSteps: [number, number];
  /** Rows farther up look shorter. */
  perspective: boolean;
}

export const WIDE_TRAILS: TrailPlan = {
  middle: 560,
  step: 147.75,
  depots: 74,
  rows: { yellow: 112, green: 148, light_blue: 184, dark_blue: 220 },
  fortress: 268,
  depotSteps: [1.66, 0.83],
  perspective: true,
};

export const PHONE_TRAILS: TrailPlan = {
  middle: 174,
  step: 48,
  depots: 34,
  rows: { yellow: 92, green: 134, light_blue: 176, dark_blue: 218 },
  fortress: 262,
  depotSteps: [2.35, 0.85],
  perspective: false,
};

const PERSPECTIVE: Record<string, number> = { yellow: 0.86, green: 0.9, light_blue: 0.95, dark_blue: 1 };
const DEPOTS = ["depot_supply", "depot_patrol", "depot_miss", "depot_morale"];

export function nodeOf(plan: TrailPlan, place: string): [number, number] {
  if (place === "fortress") return [plan.middle, plan.fortress];
  const depot = DEPOTS.indexOf(place);
  if (depot >= 0) {
    const [far, near] = plan.depotSteps;
    return [plan.middle + [-far, -near, near, far][depot]! * plan.step, plan.depots];
  }
  const cut = place.lastIndexOf("_");
  const row = place.slice(0, cut);
  const scale = plan.perspective ? (PERSPECTIVE[row] ?? 1) : 1;
  return [plan.middle + (Number(place.slice(cut + 1)) - 3.5) * plan.step * scale, plan.rows[row] ?? 0];
}

/** A trail bends a little, always to the same side. */
export function trail(plan: TrailPlan, from: string, to: string): string {
  const [x1, y1] = nodeOf(plan, from);
  const [x2, y2] = nodeOf(plan, to);
  if (to === "fortress") return `M${x1} ${y1}Q${(x1 + x2) / 2} ${y1 + 30} ${x2} ${y2 - 8}`;
  const long = Math.hypot(x2 - x1, y2 - y1);
  const side = (from.length * 7 + to.charCodeAt(to.length - 1) * 3 + from.charCodeAt(from.length - 1)) % 2 ? 1 : -1;
  const bend = side * (5 + long * 0.05);
  const middle = `${(x1 + x2) / 2 - ((y2 - y1) / long) * bend} ${(y1 + y2) / 2 + ((x2 - x1) / long) * bend}`;
  return `M${x1} ${y1}Q${middle} ${x2} ${y2}`;
}

// -- the walls and the slope ---------------------------------------------------------------------------------

export const ARCHES = [48, 128, 208, 288];
export const MACHINE_GUN_X = 360;

/** Columns of the Action boxes in a Sector: left edge and width. */
export const BOXES = { grenade: 204, hit: 270, move: 336 } as const;
export const BOX_WIDTH = 62;
export const BAND = 54;
const SLOPE_TOP = 420;
const SLOPE_FOOT = 650;

/** How much of the slope a Sector takes. */
const share = (sectors: number): number => (SLOPE_FOOT - SLOPE_TOP + 2) / sectors;

/** Where the things of a Sector begin; the highest one is nearest to the wall. */
export function sectorTop(sector: number, sectors: number): number {
  return SLOPE_TOP + (sectors - sector) * share(sectors) + (share(sectors) - 4 - BAND) / 2;
}

/** The band of a Sector, with the curve of the hill. */
export function band(sector: number, sectors: number): string {
  const y = SLOPE_TOP + (sectors - sector) * share(sectors);
  const foot = y + share(sectors) - 4;
  const right = 438 + ((sectors - sector) * 28) / sectors;
  return (
    `M0 ${y + 2}C110 ${y - 13} 300 ${y + 12} ${right} ${y - 1}L${right + 6} ${foot + 1}` +
    `C300 ${foot + 14} 110 ${foot - 11} 0 ${foot + 4}Z`
  );
}

/** A hollow in the slope, where an Infantry that does something stands. */
export function hollow(x: number, y: number): string {
  const right = x + BOX_WIDTH;
  return (
    `M${x + 3} ${y + 12}C${x + 8} ${y + 4} ${right - 10} ${y + 6} ${right - 3} ${y + 11}` +
    `C${right + 3} ${y + 22} ${right + 2} ${y + 40} ${right - 4} ${y + 48}` +
    `C${right - 14} ${y + 53} ${x + 10} ${y + 52} ${x + 3} ${y + 47}C${x - 2} ${y + 38} ${x - 2} ${y + 20} ${x + 3} ${y + 12}Z`
  );
}
