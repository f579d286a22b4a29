/** The walled town and the polder around it, drawn once. All numbers are units of the board. */

import { stream } from "../../../board/chance";
import type { Point } from "../../../board/geometry";

const spelled = (points: Point[]): string => points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");

/** A smooth line through some points. */
export function through(points: Point[], pieces = 12): Point[] {
  const found: Point[] = [];
  for (let place = 0; place < points.length - 1; place += 1) {
    const four = [-1, 0, 1, 2].map((by) => points[Math.min(points.length - 1, Math.max(0, place + by))]!);
    for (let piece = 0; piece < pieces; piece += 1) {
      const time = piece / pieces;
      found.push(
        [0, 1].map((axis) =>
          bent(
            four.map((point) => point[axis]!),
            time,
          ),
        ) as Point,
      );
    }
  }
  return [...found, points[points.length - 1]!];
}

const bent = ([a, b, c, d]: number[], time: number): number =>
  0.5 *
  (2 * b! + (c! - a!) * time + (2 * a! - 5 * b! + 4 * c! - d!) * time ** 2 + (3 * b! - a! - 3 * c! + d!) * time ** 3);

interface Walked {
  length: number;
  at: (far: number) => { point: Point; across: Point };
}

function walk(points: Point[]): Walked {
  const far = [0];
  for (let place = 1; place < points.length; place += 1) {
    const [one, other] = [points[place - 1]!, points[place]!];
    far.push(far[place - 1]! + Math.hypot(other[0] - one[0], other[1] - one[1]));
  }
  return {
    length: far[far.length - 1]!,
    at(wanted) {
      let place = 1;
      while (place < far.length - 1 && far[place]! < wanted) place += 1;
      const [one, other] = [points[place - 1]!, points[place]!];
      const [dx, dy] = [other[0] - one[0], other[1] - one[1]];
      const long = Math.hypot(dx, dy) || 1;
      const part = (wanted - far[place - 1]!) / (far[place]! - far[place - 1]! || 1);
      return { point: [one[0] + dx * part, one[1] + dy * part], across: [dy / long, -dx / long] };
    },
  };
}

// -- the town ----------------------------------------------------------------------------------------------------

const WALL = through([
  [602, -40],
  [598, 40],
  [622, 116],
  [664, 186],
  [682, 270],
  [668, 350],
  [618, 426],
  [538, 484],
  [430, 506],
  [366, 552],
  [354, 612],
  [350, 720],
]);
/** Along the wall and away from it: the outline of a bastion. */
const BASTION: Point[] = [
  [-15, 0],
  [-22, 15],
  [0, 31],
  [22, 15],
  [15, 0],
];

/** The outline of the town, so far inside its wall. */
function outline(inside: number): string {
  const way = walk(WALL);
  const count = Math.round(way.length / 104);
  const wall: Point[] = [];
  for (let bastion = 0; bastion <= count; bastion += 1) {
    for (const [along, out] of BASTION) {
      const far = Math.min(way.length, Math.max(0, (bastion * way.length) / count + along));
      const { point, across } = way.at(far);
      wall.push([point[0] + across[0] * (out - inside), point[1] + across[1] * (out - inside)]);
    }
  }
  return spelled([[-40, -40], ...wall, [350 - inside, 720], [-40, 720]]);
}

export interface Town {
  wall: string;
  within: string;
  blocks: { points: string; tone: number }[];
  yards: { points: string; park: boolean }[];
  canals: string[];
  ditches: string[];
}

const HEART: Point = [268, 300];
const CANALS = [92, 168, 246, 330];

/** A point so far from the heart of the town, in rings that are not quite round. */
function ringed(far: number, angle: number): Point {
  const uneven = far * (1 + 0.05 * Math.sin(3 * angle + 1) + 0.035 * Math.sin(5 * angle + 0.4));
  return [HEART[0] + uneven * 1.02 * Math.cos(angle), HEART[1] + uneven * 0.94 * Math.sin(angle)];
}

export function town(): Town {
  const next = stream(7);
  const found: Town = { wall: outline(0), within: outline(11), blocks: [], yards: [], canals: [], ditches: [] };
  const waters = [...CANALS];
  let far = 26;
  while (far < 560) {
    const deep = 26 + next() * 8;
    row(found, far, far + deep, next);
    far += deep + 7;
    if (waters.length > 0 && far > waters[0]!) {
      waters.shift();
      found.canals.push(spelled(Array.from({ length: 72 }, (_, step) => ringed(far + 5, (step / 72) * 2 * Math.PI))));
      far += 13;
    }
  }
  for (const angle of [0.35, 1.5, 2.7, 3.9, 5.3]) {
    const way = Array.from({ length: 27 }, (_, step) => 92 + step * 20);
    found.ditches.push(spelled(way.map((at) => ringed(at, angle + 0.05 * Math.sin(at / 70)))));
  }
  return found;
}

/** A row of blocks between two rings. */
function row(found: Town, inner: number, outer: number, next: () => number): void {
  const middle = (inner + outer) / 2;
  const count = Math.max(6, Math.round((2 * Math.PI * middle) / (46 + next() * 10)));
  const begin = next();
  for (let block = 0; block < count; block += 1) {
    if (next() < 0.035) continue;
    const [from, to] = [0, 1].map((edge) => ((block + begin + edge) / count) * 2 * Math.PI) as [number, number];
    const gap = 3.2 / middle;
    const angles = Array.from({ length: 5 }, (_, step) => from + gap + ((to - from - 2 * gap) * step) / 4);
    const points = [
      ...angles.map((angle) => ringed(outer, angle)),
      ...angles.toReversed().map((angle) => ringed(inner, angle)),
    ];
    const [x, y] = [0, 1].map((axis) => points.reduce((sum, point) => sum + point[axis]!, 0) / points.length) as Point;
    if (x < -30 || y < -30 || x > 720 || y > 700) continue;
    found.blocks.push({ points: spelled(points), tone: Math.floor(next() * 3) });
    if (next() >= 0.7 || outer - inner < 27) continue;
    const yard = points.map(([px, py]): Point => [x + (px - x) * 0.5, y + (py - y) * 0.46]);
    found.yards.push({ points: spelled(yard), park: next() < 0.35 });
  }
}

// -- the country -------------------------------------------------------------------------------------------------

export interface Field {
  points: string;
  /** How its ditches run, in degrees, and how far apart they are. */
  turn: number;
  apart: number;
  tone: number;
}

const field = (turn: number, tone: number, apart: number, ...points: Point[]): Field => ({
  points: spelled(points),
  turn,
  apart,
  tone,
});

export const FIELDS: Field[] = [
  field(18, 0, 13, [560, -20], [790, -20], [828, 40], [816, 112], [760, 168], [640, 190], [560, 120]),
  field(72, 1, 17, [790, -20], [1060, -20], [1060, 70], [950, 70], [828, 40]),
  field(8, 2, 11, [828, 40], [950, 70], [1060, 70], [1060, 270], [960, 262], [880, 224], [760, 168], [816, 112]),
  field(-28, 2, 15, [660, 190], [760, 168], [846, 212], [880, 250], [866, 360], [790, 392], [690, 372], [660, 300]),
  field(58, 0, 13, [880, 250], [960, 282], [1060, 290], [1060, 420], [1000, 470], [866, 360]),
  field(84, 1, 17, [690, 372], [790, 392], [866, 360], [930, 414], [880, 470], [700, 470], [620, 520], [600, 440]),
  field(30, 3, 11, [866, 360], [1000, 470], [1060, 420], [1060, 560], [940, 560], [850, 600], [800, 520], [880, 470]),
  field(
    12,
    0,
    15,
    [500, 480],
    [610, 440],
    [620, 520],
    [700, 470],
    [880, 470],
    [840, 560],
    [852, 600],
    [830, 720],
    [620, 720],
    [600, 600],
  ),
  field(64, 2, 13, [360, 720], [366, 560], [440, 510], [540, 500], [600, 600], [620, 720]),
];

export const RIVER = spelled(
  through([
    [660, 190],
    [730, 178],
    [800, 184],
    [846, 216],
    [892, 256],
    [952, 276],
    [1060, 288],
  ]),
);
export const LAKE = spelled(
  through([
    [1060, 548],
    [990, 560],
    [948, 574],
    [900, 606],
    [884, 640],
    [892, 700],
    [1060, 720],
  ]),
);

/** Mills: where they stand, and how large. */
export const MILLS: [number, number, number][] = [
  [650, 616, 1.15],
  [848, 196, 0.95],
  [884, 346, 1.1],
  [1002, 232, 0.95],
];

const ROWS: [number, Point[]][] = [
  [
    22,
    [
      [702, 470],
      [790, 474],
      [876, 470],
      [930, 420],
    ],
  ],
  [
    10,
    [
      [600, 580],
      [604, 640],
      [620, 690],
    ],
  ],
  [
    14,
    [
      [836, 44],
      [900, 58],
      [950, 72],
      [1020, 70],
    ],
  ],
  [
    14,
    [
      [700, 376],
      [750, 388],
      [790, 392],
      [862, 362],
    ],
  ],
];

/** Trees along dikes: where they stand, and how wide they are. */
export function trees(): [number, number, number][] {
  const next = stream(11);
  return ROWS.flatMap(([count, line]) => {
    const way = walk(through(line));
    return Array.from({ length: count }, (_, tree): [number, number, number] => {
      const { point } = way.at((tree * way.length) / (count - 1));
      return [point[0] + next() * 2, point[1] + next() * 2, 2.2 + next() * 1.2];
    });
  });
}
