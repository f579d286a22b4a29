/** The guide in the browser: the table of a lesson, what was done before, and a lesson that waits when it is done. */

import { beforeEach, describe, expect, test, vi } from "vitest";

import { keepDone, lessonAfter, lessonsDone, lessonTable, nextLesson } from "../src/lib/lessons";
import type { GameInfo, LessonInfo } from "../src/lib/protocol";
import { placeOf } from "../src/lib/route.svelte";

const GAME = "kampen-om-norge";

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
    expect(placeOf("/learn/kampen-om-norge")).toEqual({ name: "learn", game: GAME });
    expect(placeOf("/learn")).toEqual({ name: "nowhere" });
  });
});

describe("what was done", () => {
  const kept = new Map<string, string>();

  beforeEach(() => {
    kept.clear();
    vi.stubGlobal("localStorage", {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
    });
  });

  test("is kept by game, once", () => {
    expect(lessonsDone(GAME)).toEqual([]);
    keepDone(GAME, "narvik");
    keepDone(GAME, "german-turn");
    keepDone(GAME, "narvik");
    keepDone("halls-of-hegra", "first-day");
    expect(lessonsDone(GAME)).toEqual(["narvik", "german-turn"]);
    expect(lessonsDone("halls-of-hegra")).toEqual(["first-day"]);
  });

  test("is nothing when what was kept makes no sense", () => {
    kept.set("motstand.lessons", "{");
    expect(lessonsDone(GAME)).toEqual([]);
    kept.set("motstand.lessons", '{"kampen-om-norge": 7}');
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
