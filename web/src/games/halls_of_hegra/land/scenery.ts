/** The land around the fortress, drawn once: mountains, trees, rock, masonry. All numbers are units of the board. */

import { stream } from "../../../board/chance";

type Point = [number, number];

const round = (value: number): string => String(Math.round(value * 10) / 10);
const spelled = (points: Point[]): string => points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L");

/** A line with a hand's tremble in it. */
export function rough(points: Point[], seed: number, tremble = 2, every = 18): string {
  const next = stream(seed);
  const by = (): number => (next() * 2 - 1) * tremble;
  const found: Point[] = [];
  points.forEach(([x, y], place) => {
    const [toX, toY] = points[(place + 1) % points.length]!;
    const pieces = Math.max(1, Math.floor(Math.hypot(toX - x, toY - y) / every));
    for (let piece = 0; piece < pieces; piece += 1) {
      const part = piece / pieces;
      found.push([x + (toX - x) * part + by(), y + (toY - y) * part + by()]);
    }
  });
  return `M${spelled(found)}Z`;
}

/** A vault cut into the rock, `rise` high at its crown. */
export function vault(x: number, y: number, width: number, height: number, rise: number): string {
  const points: Point[] = [
    [x, y + height],
    [x, y + rise],
  ];
  for (let step = 0; step <= 10; step += 1) {
    points.push([x + (width * step) / 10, y + rise - rise * Math.sin((Math.PI * step) / 10) ** 0.8]);
  }
  points.push([x + width, y + height]);
  return rough(points, Math.round(x * 31 + y), 1.2);
}

/** Snow that fills a vault to its middle. */
export function drift(x: number, y: number, width: number, height: number): string {
  const next = stream(Math.round(x * 7 + y));
  const points: Point[] = [
    [x + 1, y + height - 1],
    [x + 1, y + height * 0.42],
  ];
  for (let step = 0; step < 9; step += 1) {
    const part = step / 8;
    points.push([
      x + 1 + (width - 2) * part,
      y + height * 0.36 - 8 * Math.sin(part * Math.PI * 1.2 + 0.6) + next() * 4 - 2,
    ]);
  }
  points.push([x + width - 1, y + height - 1]);
  return rough(points, Math.round(x + y * 3), 1, 14);
}

export interface Peak {
  body: string;
  shade: string;
  lines: string;
}

function peak(x: number, y: number, width: number, base: number, next: () => number): Peak {
  const tall = base - y;
  const left = x - width * (0.45 + 0.2 * next());
  const right = x + width * (0.45 + 0.2 * next());
  const west: Point[] = [
    [left, base],
    [left + (x - left) * 0.4, base - tall * 0.34 + next() * 6 - 3],
    [left + (x - left) * 0.72, base - tall * 0.74],
    [x, y],
  ];
  const east: Point[] = [
    [x, y],
    [x + (right - x) * 0.26, y + tall * 0.3 + next() * 4 - 2],
    [x + (right - x) * 0.6, y + tall * 0.62],
    [right, base],
  ];
  const ridge: Point[] = [
    [x + width * 0.16, base],
    [x + width * 0.08, base - tall * 0.36],
    [x + width * 0.05, base - tall * 0.66],
  ];
  const lines = [0, 1, 2, 3]
    .map((line) => {
      const part = 0.25 + 0.16 * line;
      const from = `${round(x + (right - x) * part * 0.9)} ${round(y + tall * (part + 0.06))}`;
      return `M${from}l${round(-width * 0.05)} ${round(tall * 0.16)}`;
    })
    .join("");
  return {
    body: `M${spelled([...west, ...east.slice(1)])}Z`,
    shade: `M${spelled([...east, ...ridge])}Z`,
    lines,
  };
}

const FAR: [number, number, number][] = [
  ...([
    [40, 50, 150],
    [150, 60, 130],
    [265, 46, 170],
    [400, 58, 150],
    [520, 44, 170],
    [640, 60, 150],
    [770, 48, 170],
    [900, 56, 160],
    [1020, 42, 180],
    [1110, 58, 130],
  ] as [number, number, number][]),
];
const NEAR: [number, number, number][] = [
  [0, 70, 130],
  [100, 76, 120],
  [210, 72, 110],
  [330, 78, 120],
  [460, 70, 120],
  [590, 78, 110],
  [700, 70, 130],
  [850, 76, 130],
  [960, 74, 110],
  [1085, 70, 140],
];

const heights = stream(31);
export const FAR_PEAKS = FAR.map(([x, y, width]) => peak(x, y, width, 104, heights));
export const NEAR_PEAKS = NEAR.map(([x, y, width]) => peak(x, y, width, 116, heights));

export const PINE = "M0-12 3.6-4H2L5.4 2H1V5H-1V2H-5.4L-2-4H-3.6Z";

export interface Tree {
  x: number;
  y: number;
  size: number;
}

function trees(count: number, seed: number, place: (next: () => number) => Point): Tree[] {
  const next = stream(seed);
  return Array.from({ length: count }, () => {
    const [x, y] = place(next);
    return { x, y, size: 0.4 + (y - 100) / 240 };
  }).sort((one, other) => one.y - other.y);
}

/** Woods at both ends of the plateau. */
export const WOODS = [
  ...trees(26, 5, (next) => [next() * 104, 118 + next() * 112]),
  ...trees(14, 6, (next) => [938 + next() * 54, 244 + next() * 34]),
];

export interface Knoll {
  line: string;
  hatching: string;
}

/** Knolls on the plateau, where no trail runs. */
export function knolls(count: number, taken: Point[]): Knoll[] {
  const next = stream(14);
  const found: Knoll[] = [];
  for (let tries = 0; found.length < count && tries < 900; tries += 1) {
    const x = 10 + next() * 950;
    const y = 118 + next() * 132;
    const width = 16 + next() * 18;
    if (taken.some(([nearX, nearY]) => Math.abs(x - nearX) < width + 16 && Math.abs(y - 4 - nearY) < 20)) continue;
    if (x < 190 && y > 230) continue;
    const high = width * 0.36;
    const line =
      `M${round(x - width)} ${round(y)}Q${round(x - width * 0.3)} ${round(y - high * 1.6)} ` +
      `${round(x)} ${round(y - high)}T${round(x + width)} ${round(y)}`;
    const hatching = [0, 1, 2, 3]
      .map(
        (step) =>
          `M${round(x + width * (0.12 + 0.2 * step))} ${round(y - high * (0.8 - 0.22 * step))}l2.5 ${round(4 + 2 * next())}`,
      )
      .join("");
    found.push({ line, hatching });
  }
  return found;
}

export const ROCK = rough(
  [
    [476, 766],
    [470, 690],
    [458, 610],
    [448, 530],
    [442, 452],
    [432, 390],
    [440, 340],
    [496, 300],
    [546, 284],
    [574, 284],
    [640, 291],
    [760, 284],
    [880, 293],
    [1000, 283],
    [1126, 293],
    [1126, 766],
  ],
  8,
  3,
  22,
);

export const ROCK_CAP =
  "M440 342C470 312 510 292 546 282C600 276 640 290 700 286S860 282 900 290S1060 280 1126 290V300" +
  "C1060 292 1000 296 940 300S800 292 740 297S640 300 600 296S520 300 496 312S460 336 446 352Z";

function strokes(count: number, seed: number): string {
  const next = stream(seed);
  return Array.from({ length: count }, () => {
    const from = `M${Math.round(452 + next() * 668)} ${Math.round(304 + next() * 458)}`;
    const long = 4 + next() * 10;
    return next() < 0.5
      ? `${from}l${Math.round(long)} ${round(-long * 0.45)}`
      : `${from}l${round(long * 0.8)} ${round(-long * 0.36)}l${round(long * 0.3)} ${round(long * 0.4)}`;
  }).join("");
}

export const ROCK_STROKES = strokes(460, 9);

export const WALL = rough(
  [
    [0, 338],
    [446, 338],
    [446, 392],
    [0, 392],
  ],
  3,
  1.4,
  20,
);

function mortar(): string {
  const next = stream(4);
  let path = "";
  for (let row = 0; row < 4; row += 1) {
    let x = -6 + (row % 2) * 14;
    while (x < 446) {
      const width = Math.min(22 + next() * 12, 446 - x);
      path += `M${round(x)} ${338 + row * 13.5}h${round(width - 2)}M${round(x + width - 1)} ${338 + row * 13.5}v13`;
      x += width + 0.5;
    }
  }
  return path;
}

export const MORTAR = mortar();
export const WALL_CAP =
  "M-4 339C30 331 44 336 70 333S130 337 170 333S250 338 290 334S390 337 450 333V340" +
  "C400 344 370 338 330 343S250 340 210 344S130 339 90 343S20 340-4 345Z";
export const WIRE = `M0 397${"q6-5 12 0t12 0".repeat(18)}`;

const flakes = stream(77);
export const FLAKES = Array.from({ length: 150 }, () => ({
  x: Math.round(flakes() * 1120),
  y: Math.round(flakes() * flakes() * 420),
  r: 0.7 + flakes() * 1.1,
}));

const slopeWoods = stream(21);
/** Trees on the lower slopes, by Sector: the way up is bare. */
export function slopeTrees(sector: number, top: number): Tree[] {
  const count = { 1: 16, 2: 10 }[sector] ?? 0;
  return Array.from({ length: count }, (_, place) => ({
    x: place % 2 ? 206 + slopeWoods() * 50 : 404 + slopeWoods() * (34 + (4 - sector) * 8),
    y: top + 16 + slopeWoods() * 32,
    size: 0.9,
  }));
}
