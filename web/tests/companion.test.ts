/** Telling what the real dice and cards showed, and what to do on the real board. */

import { expect, test } from "vitest";

import type { LogLine } from "../src/table/model/log.svelte";
import { groupsOf, matching } from "../src/table/companion/drawing";
import { linesSince } from "../src/table/companion/on_board";
import { faceOf, isComplete, withNext, withoutLast } from "../src/table/companion/throwing";

test("digits fill the dice one after the other, and are taken back from the end", () => {
  let dice = withNext([null, null], 6);
  expect(isComplete(dice)).toBe(false);
  dice = withNext(dice, 4);
  expect(dice).toEqual([6, 4]);
  expect(isComplete(dice)).toBe(true);
  expect(withNext(dice, 1)).toEqual([6, 4]);
  expect(withoutLast(dice)).toEqual([6, null]);
  expect(withoutLast([null, null])).toEqual([null, null]);
});

test("a key that no face has means none", () => {
  expect(["1", "6", "0", "7", "F6", "Enter"].map((key) => faceOf(key, 6))).toEqual([1, 6, 0, 0, 0, 0]);
});

const cards: Record<string, { name: string; symbols: number }> = {
  "G-05": { name: "Bombefly", symbols: 1 },
  "G-06": { name: "Bombefly", symbols: 1 },
  "G-07": { name: "Bombefly", symbols: 3 },
  "G-01": { name: "Artilleri", symbols: 2 },
};
const face = (id: string) => {
  const { name, symbols } = cards[id]!;
  return { key: `${name} ${symbols}`, name, about: `${symbols} symbols` };
};

test("cards alike are one choice with how many are left", () => {
  const groups = groupsOf(Object.keys(cards), face);
  expect(groups.map(({ name, left }) => [name, left])).toEqual([
    ["Artilleri", 1],
    ["Bombefly", 2],
    ["Bombefly", 1],
  ]);
  expect(matching(groups, "bombe 3").map(({ id }) => id)).toEqual(["G-07"]);
  expect(matching(groups, "panzer")).toEqual([]);
});

test("numbers are in the order of numbers", () => {
  const groups = groupsOf(["10", "2", "2"], (id) => ({ key: id, name: id, about: "" }));
  expect(groups.map(({ name, left }) => `${name} ×${left}`)).toEqual(["2 ×2", "10 ×1"]);
});

test("what is to be done begins with the own last answer; told dice interrupt nothing", () => {
  const told = (number: number, kind: LogLine["kind"], seat: string): LogLine => ({
    ...{ number, order: number, answer: number, after: number + 1, at: "", seat, kind },
    line: { key: "x", saying: { key: "x", values: {} } },
  });
  const lines = [told(0, "begin", ""), told(1, "answer", "germany"), told(2, "answer", "norway")];
  const chance = told(3, "chance", "germany");
  expect(linesSince(lines, "germany").map(({ number }) => number)).toEqual([1, 2]);
  expect(linesSince([...lines, chance], "germany").map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(linesSince(lines, "allies")).toEqual(lines);
});
