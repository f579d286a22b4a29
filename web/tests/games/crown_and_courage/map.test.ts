/** The map of Crown & Courage: its drawn borders, the road, and what the log tells of it. */

import { describe, expect, test } from "vitest";

import {
  boxOf,
  FREEDOM,
  middleOf,
  roadOf,
  sectorBorders,
  sectorRanges,
  spacePath,
} from "../../../src/games/crown_and_courage/map/land";
import { contours, firs } from "../../../src/games/crown_and_courage/map/scenery";
import { battleAt, goingIn, kingsWay } from "../../../src/games/crown_and_courage/map/story";
import type { CrownPrint, CrownView } from "../../../src/games/crown_and_courage/table";
import type { Line } from "../../../src/lib/protocol";
import type { LogLine } from "../../../src/table/model/log.svelte";

const space = (sector: number, red = false): object => ({ sector, red });
const printed = {
  map: {
    start: "c4",
    route: ["c1", "c2", "c3", "c4"],
    spaces: {
      c1: space(1, true),
      c2: space(1, true),
      c3: space(2),
      c4: space(2),
      b4: space(2),
      c5: space(3),
      [FREEDOM]: space(0),
    },
  },
} as unknown as CrownPrint;

const line = (key: string, values: object): Line => ({ key, values, saying: { key, values: {} } }) as Line;
const told = (key: string, values: object): LogLine => ({ line: line(key, values) }) as LogLine;
const view = (changes: object): CrownView => ({ path: [], map: { king: "c4" }, ...changes }) as unknown as CrownView;

describe("spaces", () => {
  test("lie in columns from the west and rows from the south", () => {
    const [west, south] = [middleOf("a9"), middleOf("b8")];
    const middle = middleOf("b9");
    expect(west[0]).toBeLessThan(middle[0]);
    expect(west[1]).toBe(middle[1]);
    expect(south[1]).toBeGreaterThan(middle[1]);
    expect(middleOf(FREEDOM)[1]).toBeLessThan(middleOf("b16")[1]);
  });

  test("share one drawn border with their neighbour", () => {
    const points = (id: string): string[] => spacePath(id).slice(1, -1).split("L");
    const shared = points("b9").filter((point) => points("b10").includes(point));
    expect(shared.length).toBeGreaterThan(6);
    expect(points("b9").filter((point) => points("d12").includes(point))).toEqual([]);
  });

  test("are the same every time", () => {
    expect(spacePath("c9")).toBe(spacePath("c9"));
    expect(firs(["c9"])).toBe(firs(["c9"]));
    expect(contours().strong).toBe(contours().strong);
  });

  test("have a box around their middle", () => {
    const { x, y, width, height } = boxOf("d11");
    expect([x + width / 2, y + height / 2]).toEqual(middleOf("d11"));
  });
});

describe("what is printed", () => {
  test("a border stands where sectors meet, and not at sea", () => {
    // Between c4 and c5 alone.
    expect(sectorBorders(printed.map).split("M")).toHaveLength(2);
    expect(sectorRanges(printed.map).map(({ sector }) => sector)).toEqual([2, 3]);
  });

  test("the road has an arrow for each of its parts and goes on land after the red spaces", () => {
    const road = roadOf(printed.map);
    expect(road.arrows).toHaveLength(3);
    expect(road.arrows.map(({ turn }) => turn)).toEqual([-90, -90, -90]);
    expect(road.land.split("C")).toHaveLength(2);
  });
});

describe("the log on the map", () => {
  test("tells the King's way from where he set out, also the flights", () => {
    const lines = [told("king.went", { place: "c5" }), told("stress.gained", {}), told("escape.fled", { place: "b4" })];
    expect(kingsWay(lines, view({ map: { king: "b4" } }), printed)).toEqual(["c4", "c5", "b4"]);
    expect(kingsWay([], view({}), printed)).toEqual(["c4"]);
  });

  test("tells who goes from where to where; levels of a track are no spaces", () => {
    expect(goingIn(line("move.regulars", { from: "c3", to: "c4", count: 2 }))).toEqual({
      from: "c3",
      to: "c4",
      side: "germany",
    });
    expect(goingIn(line("army.marched", { from: "b4", to: "c4" }))?.side).toBe("king");
    expect(goingIn(line("stress.gained", { from: 3, to: 4 }))).toBeNull();
    expect(goingIn(null)).toBeNull();
  });

  test("the innermost battle of the path is the one that is fought", () => {
    const path = [
      { key: "path-move", values: {} },
      { key: "path-battle", values: { place: { place: "c9" } } },
      { key: "path-forced_escape", values: {} },
    ];
    expect(battleAt(view({ path }))).toBe("c9");
    expect(battleAt(view({}))).toBe("");
  });
});
