import { expect, test } from "vitest";

import { Wishes } from "../src/home/laying/wishes.svelte";
import type { ClockState } from "../src/lib/protocol";
import { CLOCKS, clockWords, leftOf, outOf, ruleOf, ruleWords, stopped } from "../src/table/players/clock";
import { ferryRace } from "./small_game";

const state: ClockState = {
  per: "game",
  seconds: 600,
  left: { red: 90, blue: 30.5 },
  running: ["blue"],
  started: true,
  claimed: "",
};
const heard = { state, at: 1000 };

test("only the clock of the seat that is awaited runs, and never below nothing", () => {
  expect(leftOf(heard, "red", 61_000)).toBe(90);
  expect(leftOf(heard, "blue", 11_000)).toBe(20.5);
  expect(leftOf(heard, "blue", 61_000)).toBe(0);
  expect(leftOf(heard, "white", 61_000)).toBeNull();
});

test("others may be claimed when their time has run out, oneself never", () => {
  expect(outOf(heard, "red", 11_000)).toEqual([]);
  expect(outOf(heard, "red", 61_000)).toEqual(["blue"]);
  expect(outOf(heard, "blue", 61_000)).toEqual([]);
});

test("while the server is away no time runs", () => {
  const still = stopped({ state, at: performance.now() });
  expect(still.state.running).toEqual([]);
  expect(leftOf(still, "blue", performance.now() + 1e6)).toBeCloseTo(30.5, 0);
});

test("times are written as short as they can be", () => {
  expect([0, 67.9, 3849, 187_200].map(clockWords)).toEqual(["0:00", "1:07", "1:04:09", "2 d 4 h"]);
});

test("what can be chosen is said in words, and sent as numbers", () => {
  expect(CLOCKS.map(ruleOf).map(ruleWords)).toEqual([
    "as much as you like",
    "2 minutes for each turn",
    "10 minutes for each turn",
    "one day for each turn",
    "3 days for each turn",
    "30 minutes for each player",
    "one hour for each player",
    "2 hours for each player",
  ]);
  expect(ruleOf("turn:600")).toEqual({ per: "turn", seconds: 600 });
});

test("a clock is offered where two people play against each other, with the server's dice", () => {
  const wishes = new Wishes(ferryRace);
  wishes.clock = "turn:600";
  expect(wishes.mayHaveClock).toBe(false);
  expect(wishes.table("").clock).toBeNull();
  wishes.give(wishes.seats[1]!, "open");
  expect(wishes.mayHaveClock).toBe(true);
  expect(wishes.table("").clock).toEqual({ per: "turn", seconds: 600 });
  wishes.dice = "mine";
  expect(wishes.table("").clock).toBeNull();
  expect(new Wishes({ ...ferryRace, cooperative: true }).mayHaveClock).toBe(false);
});
