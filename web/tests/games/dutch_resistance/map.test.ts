/** The map of Dutch Resistance: how Roads run, who goes where, and what the tracks and the goal show. */

import { describe, expect, test } from "vitest";

import { tippedIn, roundsOf } from "../../../src/games/dutch_resistance/ending/rounds";
import {
  boxOf,
  courseOf,
  fitted,
  marchOf,
  middleOf,
  roadBetween,
  TILE,
} from "../../../src/games/dutch_resistance/map/land";
import { town, trees } from "../../../src/games/dutch_resistance/map/scenery";
import { haltedOn, marchIn, patrolled, walkIn } from "../../../src/games/dutch_resistance/map/story";
import type { DutchPrint, DutchView, Letter, Place } from "../../../src/games/dutch_resistance/table";
import { goalRows } from "../../../src/games/dutch_resistance/tracks/goal";
import { bandsOf, turnedUp } from "../../../src/games/dutch_resistance/tracks/morale";
import type { Line } from "../../../src/lib/protocol";
import type { LogLine } from "../../../src/table/model/log.svelte";

const ENDS: Record<string, [Place, Place]> = {
  F: ["L1", "L2"],
  H: ["C4", "L3"],
  I: ["C2", "C4"],
  J: ["C4", "C5"],
  L: ["C5", "L5"],
  Q: ["L2", "L4"],
};
const roads = Object.fromEntries(Object.entries(ENDS).map(([letter, ends]) => [letter, { ends }]));
const printed = { roads } as unknown as DutchPrint;
const courses = Object.fromEntries(
  Object.keys(ENDS).map((letter) => [letter, courseOf(printed, letter as Letter)]),
) as Record<Letter, ReturnType<typeof courseOf>>;

const line = (key: string, values: object = {}): Line => ({ key, values, saying: { key, values: {} } }) as Line;
const told = (key: string, values: object = {}, after = 0): LogLine => ({ line: line(key, values), after }) as LogLine;

const isUnder = ([x, y]: [number, number], place: Place): boolean =>
  Math.abs(x - middleOf(place)[0]) < TILE.width / 2 && Math.abs(y - middleOf(place)[1]) < TILE.height / 2;

describe("a Road", () => {
  test.each(Object.keys(ENDS) as Letter[])("%s shows its letter and both signs between its tiles", (letter) => {
    const { length, middle, ends, at } = courses[letter];
    // A letter of 24 and a plate of 20 at each side of it.
    expect(length).toBeGreaterThan(64);
    expect(ends.some((end) => isUnder(middle, end))).toBe(false);
    expect(isUnder(at(0.02), ends[1])).toBe(false);
  });

  test("has its Occupiers beside the letter, never on it", () => {
    for (const { middle, post } of Object.values(courses)) {
      expect(Math.hypot(post[0] - middle[0], post[1] - middle[1])).toBeCloseTo(23);
    }
  });

  test("is found by its two ends, whichever comes first", () => {
    expect(roadBetween(printed, "C5", "L5")).toBe("L");
    expect(roadBetween(printed, "L5", "C5")).toBe("L");
    expect(roadBetween(printed, "C5", "C5")).toBe("");
    expect(roadBetween(printed, "", "C5")).toBe("");
  });

  test("is walked by an Occupier from its middle past the Location to the middle of the next", () => {
    const way = marchOf(courses, "I", "C4", "J");
    expect(way[0]).toEqual(courses.I.middle);
    expect(way[way.length - 1]).toEqual(courses.J.middle);
    const [x, y] = middleOf("C4");
    expect(Math.min(...way.map((point) => Math.hypot(point[0] - x, point[1] - y)))).toBeLessThan(90);
  });
});

describe("the land", () => {
  test("is the same every time", () => {
    expect(town()).toEqual(town());
    expect(trees()).toEqual(trees());
    expect(town().blocks.length).toBeGreaterThan(200);
  });

  test("has boxes around its tiles, and names that stay within them", () => {
    expect(boxOf("C1").width).toBeGreaterThan(TILE.width);
    expect(fitted("Bank", 7.6, 103)).toEqual({});
    expect(fitted("Rasjoneringskontoret", 7.6, 103).textLength).toBe(103);
  });
});

describe("what is told", () => {
  test("is a march, a walk, or none of them", () => {
    const values = { occupier: "soldier", from: "I", place: "C4", to: "J" };
    expect(marchIn(line("marched", values))).toEqual({ occupier: "soldier", from: "I", over: "C4", to: "J" });
    expect(walkIn(line("moved", { character: "green", road: "L", place: "L5" }))).toEqual({
      colour: "green",
      road: "L",
      to: "L5",
    });
    expect(marchIn(line("moved"))).toBeNull();
    expect(walkIn(null)).toBeNull();
  });

  test("says who is stopped on which Road, as long as a Halt! card lies open", () => {
    const lines = [told("moved", { character: "green", road: "L", place: "L5" }), told("halt", { card: "HALT-01" })];
    const open = { halt: "HALT-01" } as DutchView;
    expect(haltedOn(open, lines)).toEqual({ colour: "green", road: "L", to: "L5" });
    expect(haltedOn({ halt: "" } as DutchView, lines)).toBeNull();
    expect(haltedOn(open, [])).toBeNull();
  });

  test("says which Region is patrolled, until the round is over", () => {
    const night = { part: "patrol" } as DutchView;
    expect(patrolled(night, [told("patrol", { region: "red" }), told("marched")])).toBe("red");
    expect(patrolled(night, [told("patrol", { region: "red" }), told("first")])).toBe("");
    expect(patrolled({ part: "action" } as DutchView, [told("patrol", { region: "red" })])).toBe("");
  });

  test("gives rounds with their Morale, what was reached and what was lost", () => {
    const lines = [
      told("round", { round: 1 }),
      told("morale", { from: 14, to: 13 }),
      told("hidden", {}, 7),
      told("round", { round: 2 }),
      told("morale", { from: 13, to: 9 }),
      told("raided", {}, 9),
    ];
    const rounds = roundsOf(lines);
    expect(rounds.map(({ morale }) => morale)).toEqual([
      [14, 13],
      [13, 9],
    ]);
    expect(rounds[0]!.marks).toEqual([{ kind: "reached", key: "hidden", after: 7 }]);
    expect(tippedIn(rounds)).toBe(2);
    expect(tippedIn(roundsOf([...lines.slice(0, 3), told("caught"), ...lines.slice(3)]))).toBe(1);
    expect(tippedIn([])).toBe(0);
    // Whose Alibi is gone is arrested, and with that the game is lost: whatever Morale did, there it tipped.
    const arrest = told("alibi", { character: "green", from: 1, to: -1 });
    expect(tippedIn(roundsOf([...lines.slice(0, 3), arrest, ...lines.slice(3)]))).toBe(1);
    expect(roundsOf([lines[0]!, told("alibi", { character: "green", from: 3, to: 1 })])[0]!.marks).toEqual([]);
  });
});

describe("the Morale Track", () => {
  test("has a band for each number of tokens", () => {
    expect(bandsOf([0, 1, 1, 2, 2, 2])).toEqual([
      { least: 1, most: 2, tokens: 1 },
      { least: 3, most: 5, tokens: 2 },
    ]);
  });

  test("knows how many were turned up for this round", () => {
    expect(turnedUp([told("tokens", { count: 4 }), told("tokens", { count: 3 }), told("token", { left: 2 })])).toBe(3);
    expect(turnedUp([])).toBe(0);
  });
});

describe("the goal", () => {
  const names = {
    token: { student: "Student", teacher: "Teacher", musician: "Musician", nurse: "Nurse" },
    tile: { farm: "Farm" },
  };
  const tiles = { farm: { name: "Farm" }, bank: { name: "Bank" } };
  const pieces = Object.fromEntries(Object.keys(names.token).map((id) => [id, { shape: "hexagon", border: "blue" }]));
  const scenario = (id: string, number: number, tasks = {}): DutchPrint =>
    ({
      names,
      tiles,
      pieces,
      scenario: { id, number, goal: { values: { count: 6, telephones: 3 } } },
      cards: { tasks },
    }) as unknown as DutchPrint;
  const piece = (id: string, more: object = {}): object => ({
    id,
    place: "L5",
    address: "",
    fixed: false,
    progress: 0,
    ...more,
  });
  const places = { L5: { tile: "farm", costs: "" }, C2: { tile: "bank", costs: "down" } };
  const view = (more: object): DutchView =>
    ({ places, pieces: [], goal: { done: 0, wanted: 3 }, delivered: 0, ...more }) as unknown as DutchView;

  test("says of everybody who has to disappear what comes next", () => {
    const rows = goalRows(
      view({
        pieces: [
          piece("student", { fixed: true }),
          piece("teacher", { address: "C2" }),
          piece("musician", { place: "" }),
        ],
      }),
      scenario("safe_houses", 2),
    );
    expect(rows.map(({ state }) => state)).toEqual(["done", "go", "gone"]);
    expect(rows[1]!.text).toContain("Bank");
  });

  test("says of each Task its next step, and leaves guests out", () => {
    const tasks = { nurse: { scenario: 3, steps: [{ tile: "farm", cost: [] }] }, student: { scenario: 2, steps: [] } };
    const rows = goalRows(view({ pieces: [piece("nurse"), piece("student")] }), scenario("essential_hands", 3, tasks));
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ id: "nurse", state: "go" });
    expect(
      goalRows(view({ pieces: [piece("nurse", { progress: 1 })] }), scenario("essential_hands", 3, tasks))[0]!.state,
    ).toBe("done");
  });

  test("counts places that take part, Telephones and Newspapers", () => {
    expect(goalRows(view({}), scenario("network", 1)).map(({ text }) => text)).toEqual(["0", "0", "1"]);
    const named = {
      ...scenario("lines_and_papers", 4),
      names: { token: { telephone: "Telephone", newspaper: "Newspaper" } },
    };
    const rows = goalRows(
      view({ pieces: [piece("telephone", { fixed: true })], delivered: 6 }),
      named as unknown as DutchPrint,
    );
    expect(rows.map(({ state }) => state)).toEqual(["open", "done"]);
  });
});
