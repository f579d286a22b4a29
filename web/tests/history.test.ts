import { beforeEach, expect, test, vi } from "vitest";

import { finishedOf } from "../src/history/finished";
import { bundled, unbundle } from "../src/history/handover";
import { ratesOf, wilson } from "../src/history/rates";
import { keepDone, lessonsDone } from "../src/lib/lessons";
import { hide, keepMade, keepMyName, known, myName, myTables } from "../src/lib/my_tables";
import type { Sitting, TableSummary } from "../src/lib/protocol";
import { FERRY } from "./small_game";

/** What a browser keeps; another device has another one. */
function anotherDevice(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
}

beforeEach(anotherDevice);

const sitting = (seat: string, player: string): Sitting => ({ seat, player, name: "", present: false });

function played(table: string, seat: string, winner: string, more: Partial<TableSummary> = {}): TableSummary {
  return {
    table,
    game: FERRY,
    scenario: "long",
    seat,
    headline: { key: "headline", values: {} },
    asked: [],
    since: `2026-01-0${table}T00:00:00Z`,
    yours: false,
    sittings: [sitting("red", "person"), sitting("blue", "search:100")],
    outcome: { winners: [winner], key: "won.line" },
    saying: null,
    record: false,
    packs: [],
    lesson: "",
    practice: false,
    claimed: "",
    ...more,
  };
}

test("the history has my finished games alone, the latest first", () => {
  const tables = [
    played("1", "red", "red"),
    played("3", "red", "blue"),
    played("2", "red", "red", { outcome: null }),
    played("4", "red", "red", { seat: null }),
    played("5", "red", "red", { record: true }),
    played("6", "red", "red", { lesson: "first" }),
    played("7", "red", "red", { practice: true, sittings: [sitting("red", "person")] }),
  ];
  const told = finishedOf(tables).map(({ summary, verdict, against, counts }) => [
    summary.table,
    verdict,
    against,
    counts,
  ]);
  expect(told).toEqual([
    ["7", "won", "alone", false],
    ["3", "lost", "search:100", true],
    ["1", "won", "search:100", true],
  ]);
});

test("win rates by game, side, scenario and strength, without practice", () => {
  const people = [sitting("red", "person"), sitting("blue", "person")];
  const [rates, ...others] = ratesOf(
    finishedOf([
      played("1", "red", "red"),
      played("2", "red", "blue"),
      played("3", "blue", "blue", { scenario: "short", sittings: people }),
      played("4", "red", "red", { practice: true }),
    ]),
  );
  expect(others).toEqual([]);
  const brief = (name: "seats" | "scenarios" | "opponents"): unknown[] =>
    rates![name].map(({ what, won, games }) => [what, won, games]);
  expect([rates!.all.won, rates!.all.games]).toEqual([2, 3]);
  expect(brief("seats")).toEqual([
    ["red", 1, 2],
    ["blue", 1, 1],
  ]);
  expect(brief("scenarios")).toEqual([
    ["long", 1, 2],
    ["short", 1, 1],
  ]);
  expect(brief("opponents")).toEqual([
    ["search:100", 1, 2],
    ["person", 1, 1],
  ]);
});

test("the interval is Wilson's", () => {
  const near = (won: number, games: number, low: number, high: number): void => {
    const found = wilson(won, games);
    expect(found[0]).toBeCloseTo(low, 3);
    expect(found[1]).toBeCloseTo(high, 3);
  };
  near(5, 10, 0.237, 0.763);
  near(0, 10, 0, 0.278);
  near(1, 1, 0.207, 1);
  near(0, 0, 0, 1);
});

test("what is taken off the list stays in the history", () => {
  keepMade(FERRY, { table: "a", keys: [{ seat: "red", player: "person", key: "k" }], watch: "w" });
  hide("a");
  expect(known()).toEqual([]);
  expect(myTables().map(({ table, key }) => [table, key])).toEqual([["a", "k"]]);
});

test("everything goes to another device, where what is there already stays", () => {
  keepMyName("Anna");
  keepDone(FERRY, "first");
  keepMade(FERRY, { table: "a", keys: [{ seat: "red", player: "person", key: "one" }], watch: "w" });
  keepMade(FERRY, { table: "b", keys: [{ seat: "red", player: "person", key: "two" }], watch: "w" });
  const bundle = bundled();

  anotherDevice();
  keepMade(FERRY, { table: "a", keys: [{ seat: "red", player: "person", key: "mine" }], watch: "w" });
  expect(unbundle(bundle)).toBe(1);
  expect(
    myTables()
      .map(({ table, key }) => `${table} ${key}`)
      .toSorted(),
  ).toEqual(["a mine", "b two"]);
  expect(myName()).toBe("Anna");
  expect(lessonsDone(FERRY)).toEqual(["first"]);
  expect(unbundle(bundle)).toBe(0);
  expect(unbundle("nonsense")).toBeNull();
  expect(unbundle("{}")).toBeNull();
});
