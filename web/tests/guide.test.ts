/** The guide in the browser: the table of a lesson, what was done before, and a lesson that waits when it is done. */

import { beforeEach, describe, expect, test, vi } from "vitest";

import { begunTable, isLesson, keepDone, lessonAfter, lessonsDone, lessonTable, nextLesson } from "../src/lib/lessons";
import { keepLesson, keepMade, keepOpened, keptTable } from "../src/lib/my_tables";
import type { GameInfo, LessonInfo, TableSummary } from "../src/lib/protocol";
import { placeOf } from "../src/lib/route.svelte";

const GAME = "ferry-race";

function lesson(id: string, seats: string[], seat: string): LessonInfo {
  const [title, about] = ["title", "about"].map((part) => ({ key: `lesson-${id}-${part}`, values: {} }));
  return { id, scenario: "basic", seats, seat, steps: 13, title: title!, about: about! };
}

const german = lesson("german-turn", ["germany", "norway+allies"], "germany");
const norwegian = lesson("norwegian-turn", ["germany", "norway+allies"], "norway+allies");
const narvik = lesson("narvik", ["germany", "norway", "allies"], "germany");
const info = { id: GAME, lessons: [german, norwegian, narvik] } as unknown as GameInfo;

describe("the table of a lesson", () => {
  test("has the newcomer at one seat and bots at the others", () => {
    expect(lessonTable(GAME, narvik, "Kari")).toEqual({
      game: GAME,
      scenario: "basic",
      seats: [
        { seat: "germany", player: "person" },
        { seat: "norway", player: "policy" },
        { seat: "allies", player: "policy" },
      ],
      options: { lesson: "narvik" },
      practice: true,
      name: "Kari",
    });
  });

  test("lies behind the page of its game", () => {
    expect(placeOf("/learn/ferry-race")).toEqual({ name: "learn", game: GAME });
    expect(placeOf("/learn")).toEqual({ name: "nowhere" });
  });
});

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
});

describe("what was done", () => {
  test("is kept by game, once", () => {
    expect(lessonsDone(GAME)).toEqual([]);
    keepDone(GAME, "narvik");
    keepDone(GAME, "german-turn");
    keepDone(GAME, "narvik");
    keepDone("other-game", "first-day");
    expect(lessonsDone(GAME)).toEqual(["narvik", "german-turn"]);
    expect(lessonsDone("other-game")).toEqual(["first-day"]);
  });

  test("is nothing when what was kept makes no sense", () => {
    kept.set("motstand.lessons", "{");
    expect(lessonsDone(GAME)).toEqual([]);
    kept.set("motstand.lessons", '{"ferry-race": 7}');
    expect(lessonsDone(GAME)).toEqual([]);
  });

  test("tells which lesson comes next", () => {
    expect(nextLesson(info, [])).toBe(german);
    expect(nextLesson(info, ["german-turn", "narvik"])).toBe(norwegian);
    expect(nextLesson(info, ["german-turn", "norwegian-turn", "narvik"])).toBeNull();
    expect(lessonAfter(info, "norwegian-turn")).toBe(narvik);
    expect(lessonAfter(info, "narvik")).toBeNull();
  });
});

describe("the table of a lesson among others", () => {
  const made = (table: string): void => {
    keepMade(GAME, { table, keys: [{ seat: "germany", player: "person", key: `key-${table}` }], watch: "w" });
  };
  const summary = (table: string, lesson: string): TableSummary =>
    ({ table, game: GAME, lesson, seat: "germany" }) as TableSummary;

  test("is no game until it is played on", () => {
    made("a");
    expect(isLesson(summary("a", ""))).toBe(false);
    expect(isLesson(summary("a", "narvik"))).toBe(true);
    keepLesson("a", "done");
    expect(isLesson(summary("a", "narvik"))).toBe(true);
    keepLesson("a", "left");
    keepOpened("a", GAME, "key-a");
    expect(isLesson(summary("a", "narvik"))).toBe(false);
    expect(keptTable("a")?.lesson).toBe("left");
  });

  test("is taken up while it is not done", () => {
    for (const table of ["a", "b", "c"]) made(table);
    const tables = [summary("a", "narvik"), summary("b", "narvik"), summary("c", "german-turn")];
    expect(begunTable(tables, GAME, narvik)?.table).toBe("a");
    keepLesson("a", "done");
    expect(begunTable(tables, GAME, narvik)?.table).toBe("b");
    keepLesson("b", "left");
    expect(begunTable(tables, GAME, narvik)).toBeNull();
    expect(begunTable(tables, GAME, norwegian)).toBeNull();
    expect(begunTable(tables, "other-game", german)).toBeNull();
    expect(begunTable(tables, GAME, german)?.table).toBe("c");
  });
});
