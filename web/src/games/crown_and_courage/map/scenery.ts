/** What grows and flows on the map, and has nothing to do with the rules: fjord, lakes, rivers, mountains, firs. */

import { stream } from "../../../board/chance";
import type { Point } from "../../../board/geometry";
import { ACROSS, DOWN, HEIGHT, LEFT, middleOf, smooth, TOP, WIDTH } from "./land";

const beside = (id: string, x = 0, y = 0): Point => [middleOf(id)[0] + x, middleOf(id)[1] + y];
const column = (place: number): number => LEFT + place * ACROSS;

/** The Oslofjord, with the sea west of it. */
export function fjord(): string {
  const y = TOP + 14 * DOWN;
  const shore: Point[] = [
    [-10, y + 44],
    [30, y + 26],
    [column(0) + 40, y + 30],
    [column(1) + 20, y + 20],
    [column(1) + 74, y + 14],
    [column(2) - 14, y + 4],
    [column(2) + 30, y - 4],
    [column(3) - 26, y - 3],
    [column(3) + 10, y + 8],
    [column(3) + 30, y + 34],
    [column(3) + 16, y + 58],
    [column(3) + 40, y + 84],
    [column(3) + 34, y + 130],
  ];
  return `${smooth(shore, 1)}L-10 ${HEIGHT + 10}Z`;
}

/** Mjøsa, west of Hamar, and the lake of Osen. */
export function lakes(): string {
  const [, y] = middleOf("b6");
  const mjosa: Point[] = [
    [LEFT - 60, y - 40],
    [LEFT + 10, y - 26],
    [LEFT + 60, y - 24],
    [LEFT + 96, y - 14],
    [LEFT + 112, y + 4],
    [LEFT + 104, y + 20],
    [LEFT + 70, y + 22],
    [LEFT + 36, y + 16],
    [LEFT + 6, y + 22],
    [LEFT - 60, y + 14],
  ];
  const osen = [beside("c11", -6, 12), beside("c11", 14, 6), beside("c11", 34, -2), beside("c11", 40, 8)];
  return `${smooth(mjosa, 1)}Z${smooth([...osen, beside("c11", 22, 16), osen[0]!], 1)}Z`;
}
/** What is written on it. */
export const MJOSA = { name: "Mjøsa", x: LEFT + 44, y: middleOf("b6")[1] + 3 };

/** Glomma, Trysilelva and Lågen. */
export const rivers = (): { path: string; width: number }[] => [
  {
    width: 2.6,
    path: smooth(
      [
        beside("b16", -30, -30),
        beside("b16", -34, 4),
        beside("b15", 30, 0),
        beside("b14", 38, 2),
        beside("b13", 44, 6),
        beside("b12", 48, 0),
        beside("c11", -40, 6),
        beside("c10", -42, 2),
        beside("c9", -44, 0),
        beside("c8", 40, 8),
        beside("d7", -38, 4),
        beside("d6", -42, 0),
        beside("d5", -40, 4),
        beside("d4", -36, 0),
        beside("d4", -46, 26),
        beside("d3", -40, 20),
        beside("d3", 20, 40),
      ],
      1,
    ),
  },
  {
    width: 2,
    path: smooth(
      [
        beside("d16", 36, -26),
        beside("d15", 44, 0),
        beside("d14", 34, 10),
        beside("d12", 40, -10),
        beside("d12", 44, 10),
        beside("d11", 44, 4),
        beside("d10", 48, 8),
        beside("d9", 60, 30),
      ],
      1,
    ),
  },
  {
    width: 2.2,
    path: smooth(
      [
        beside("a15", -20, -20),
        beside("a14", -38, 0),
        beside("a12", -36, 10),
        beside("a11", -40, 4),
        beside("a10", -36, 6),
        beside("a9", -30, 0),
        beside("a8", -34, 6),
        beside("a7", -34, 0),
      ],
      1,
    ),
  },
];

/** A row of mountains around a point: their outlines, and the edges within. */
function range(middle: Point, count: number, apart: number, seed: number): { hills: string; edges: string } {
  const next = stream(seed);
  const between = (least: number, most: number): number => least + next() * (most - least);
  let [hills, edges] = ["", ""];
  for (let place = 0; place < count; place += 1) {
    const x = middle[0] + (place - (count - 1) / 2) * apart + between(-4, 4);
    const y = middle[1] + between(-4, 5);
    const high = between(15, 23);
    const wide = high * 0.95;
    const at = (across: number, down: number): string =>
      `${(x + wide * across).toFixed(1)} ${(y + high * down).toFixed(1)}`;
    hills += `M${at(-1, 0.5)}L${at(-0.2, -0.5)}L${at(0.15, -0.2)}L${at(1, 0.5)}Z`;
    edges += `M${at(-0.2, -0.5)}L${at(-0.05, 0)}L${at(-0.3, 0.2)}L${at(0.05, 0.5)}`;
  }
  return { hills, edges };
}

/** Mountains where no space is. */
export const mountains = (): { hills: string; edges: string }[] => [
  range([column(0.5) - 16, TOP + 0.5 * DOWN - 36], 4, 26, 8),
  range([column(0.5), TOP + 0.5 * DOWN - 4], 4, 25, 3),
  range([column(3.5), TOP + 3.5 * DOWN], 3, 26, 5),
  range([column(3.5), TOP + 8.5 * DOWN], 3, 27, 12),
  range([column(0.45), TOP + 13.5 * DOWN], 3, 26, 21),
];

/** Firs in some spaces, at their edges, where no piece stands. */
export function firs(ids: string[]): string {
  const next = stream(4);
  let path = "";
  for (const id of ids) {
    const [x, y] = middleOf(id);
    for (let tree = 0; tree < 7; tree += 1) {
      const across = [14 + next() * 34, 24 + next() * 26, -50 + next() * 6][Math.floor(next() * 3)]!;
      const down = -14 + next() * 33;
      const high = 6 + next() * 3;
      if (Math.abs(down - 8) < 8 && Math.abs(across) < 22) continue;
      path += `M${(x + across).toFixed(1)} ${(y + down - high).toFixed(1)}`;
      path += `l${(high * 0.32).toFixed(1)} ${high.toFixed(1)}h${(-high * 0.64).toFixed(1)}z`;
    }
  }
  return path;
}

/** The houses of a town, above and below the road. */
export function houses(id: string): string {
  const [x, y] = beside(id, 0, 8);
  const next = stream(id.charCodeAt(0) * 7 + id.length + Number(id.slice(1)));
  let path = "";
  for (let house = 0; house < 9; house += 1) {
    const left = x - 34 + house * 8.5 + next() * 2;
    const top = y + [-9.5, 2, -8, 3][Math.floor(next() * 4)]!;
    path += `M${left.toFixed(1)} ${top.toFixed(1)}h${(4 + next() * 2.5).toFixed(1)}v${(3.5 + next() * 1.5).toFixed(1)}`;
    path += `h-5v-4z`;
  }
  return path;
}

// -- heights --------------------------------------------------------------------------------------------------

const GRAIN = 8;
const WAVES = 14;

/** How high the land lies, from a few long waves; higher to the north and at the edges. */
function heights(): (x: number, y: number) => number {
  const next = stream(11);
  const waves = Array.from({ length: WAVES }, (_, place) => {
    const length = 260 / (1 + place * 0.55);
    const turn = next() * Math.PI * 2;
    return { x: Math.cos(turn) / length, y: Math.sin(turn) / length, at: next() * 7, high: length / 210 };
  });
  return (x, y) => {
    const hills = waves.reduce(
      (sum, wave) => sum + wave.high * Math.sin(6.28 * (x * wave.x + y * wave.y) + wave.at),
      0,
    );
    return hills + 1.3 * (1 - y / HEIGHT) + 1.6 * Math.abs(x / WIDTH - 0.5);
  };
}

/** Lines of the same height, as surveyors draw them: thin ones, and every fifth a little stronger. */
export function contours(): { thin: string; strong: string } {
  const height = heights();
  const [across, down] = [Math.ceil(WIDTH / GRAIN) + 2, Math.ceil(HEIGHT / GRAIN) + 2];
  const field = Array.from({ length: down }, (_, y) =>
    Array.from({ length: across }, (_, x) => height((x - 0.5) * GRAIN, (y - 0.5) * GRAIN)),
  );
  const lines = { thin: "", strong: "" };
  for (let level = 0; level < 17; level += 1) {
    const at = -3 + level * 0.46;
    lines[level % 5 === 0 ? "strong" : "thin"] += contour(field, at);
  }
  return lines;
}

/** One line through all squares of the field that it crosses. */
function contour(field: number[][], level: number): string {
  let path = "";
  for (let y = 0; y < field.length - 1; y += 1) {
    for (let x = 0; x < field[y]!.length - 1; x += 1) {
      const [a, b] = [field[y]![x]! - level, field[y]![x + 1]! - level];
      const [d, c] = [field[y + 1]![x]! - level, field[y + 1]![x + 1]! - level];
      const crossed: Point[] = [];
      if (a * b < 0) crossed.push([x + a / (a - b), y]);
      if (b * c < 0) crossed.push([x + 1, y + b / (b - c)]);
      if (d * c < 0) crossed.push([x + d / (d - c), y + 1]);
      if (a * d < 0) crossed.push([x, y + a / (a - d)]);
      for (let end = 1; end < crossed.length; end += 2)
        path += `M${pointOf(crossed[end - 1]!)}L${pointOf(crossed[end]!)}`;
    }
  }
  return path;
}

const pointOf = ([x, y]: Point): string => `${((x - 0.5) * GRAIN).toFixed(1)} ${((y - 0.5) * GRAIN).toFixed(1)}`;
