import { describe, expect, it } from "vitest";

import {
  arrowPath,
  boxAround,
  coarser,
  curvePoint,
  distance,
  isInside,
  linePath,
  overlap,
  pointsAlong,
  shapeBox,
  shapePath,
  towards,
} from "../../../src/board/geometry";
import type { Point, Shape } from "../../../src/games/kampen_om_norge/map/map";

const SQUARE_WITH_A_HOLE: Shape = [
  [
    [0, 0, 10, 0, 10, 10, 0, 10],
    [4, 4, 6, 4, 6, 6, 4, 6],
  ],
];

function pointsOf(path: string): Point[] {
  return [...path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}

describe("paths", () => {
  it("writes lines, rings and shapes", () => {
    expect(linePath([1, 2, 3, 4, 5, 6])).toBe("M1,2L3,4 5,6");
    expect(linePath([1, 2, 3, 4], true)).toBe("M1,2L3,4Z");
    expect(linePath([1, 2])).toBe("");
    expect(shapePath(SQUARE_WITH_A_HOLE)).toBe("M0,0L10,0 10,10 0,10ZM4,4L6,4 6,6 4,6Z");
  });

  it("leaves out points that lie close together, but never the ends", () => {
    expect(coarser([0, 0, 1, 0, 2, 0, 5, 0, 6, 0], 3)).toEqual([0, 0, 5, 0, 6, 0]);
  });

  it("walks along a line in equal steps, round corners too", () => {
    expect(pointsAlong([0, 0, 3, 0, 3, 3], 2)).toEqual([
      [0, 0],
      [2, 0],
      [3, 1],
    ]);
  });
});

describe("places", () => {
  it("knows inside from outside and from a hole", () => {
    expect(isInside(SQUARE_WITH_A_HOLE, [2, 2])).toBe(true);
    expect(isInside(SQUARE_WITH_A_HOLE, [5, 5])).toBe(false);
    expect(isInside(SQUARE_WITH_A_HOLE, [12, 5])).toBe(false);
  });

  it("puts boxes around points and shapes", () => {
    expect(
      boxAround(
        [
          [1, 2],
          [4, 8],
        ],
        1,
      ),
    ).toEqual({ x: 0, y: 1, width: 5, height: 8 });
    expect(shapeBox(SQUARE_WITH_A_HOLE)).toEqual({ x: 0, y: 0, width: 10, height: 10 });
  });

  it("measures what two boxes have in common", () => {
    const one = { x: 0, y: 0, width: 4, height: 4 };
    expect(overlap(one, { x: 2, y: 3, width: 9, height: 9 })).toBe(2);
    expect(overlap(one, { x: 4, y: 0, width: 4, height: 4 })).toBe(0);
  });

  it("goes a length towards a point", () => {
    expect(towards([0, 0], [10, 0], 4)).toEqual([4, 0]);
    expect(towards([3, 3], [3, 3], 4)).toEqual([3, 3]);
  });
});

describe("arrows", () => {
  it("bend through the place where the attackers stand", () => {
    expect(curvePoint([0, 0], [5, 9], [10, 0], 0.5)).toEqual([5, 9]);
    expect(curvePoint([0, 0], [5, 9], [10, 0], 0)).toEqual([0, 0]);
    expect(curvePoint([0, 0], [5, 9], [10, 0], 1)).toEqual([10, 0]);
  });

  it("stay clear of the pieces at both ends and point at the target", () => {
    const [start, end]: [Point, Point] = [
      [0, 0],
      [100, 0],
    ];
    const points = pointsOf(arrowPath(start, [50, 12], end, 11, 18));
    for (const point of points) {
      expect(distance(point, start)).toBeGreaterThan(12);
      expect(distance(point, end)).toBeGreaterThanOrEqual(17.9);
    }
    const tip = points.reduce((one, other) => (distance(one, end) < distance(other, end) ? one : other));
    expect(distance(tip, end)).toBeCloseTo(18, 1);
  });

  it("are drawn between towns that lie close together, too", () => {
    expect(arrowPath([0, 0], [15, 0], [30, 0], 11, 18)).toMatch(/^M-?[\d.]+,.*Z$/);
    expect(arrowPath([0, 0], [15, 0], [30, 0], 11, 18)).not.toContain("NaN");
  });
});
