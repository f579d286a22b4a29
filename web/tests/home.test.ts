/** What the home page reckons: addresses, the order of tables, who sits where, how long ago. */

import { describe, expect, test } from "vitest";

import { quickTable } from "../src/home/laying/usual";
import { inOrder } from "../src/home/house.svelte";
import { resultOf, seatsOf, thinkingOf } from "../src/home/tables/telling";
import { Wishes } from "../src/home/laying/wishes.svelte";
import type { GameInfo, Sitting, TableSummary } from "../src/lib/protocol";
import { placeOf } from "../src/lib/route.svelte";
import { sinceWords } from "../src/home/tables/since";

const seatings = [
  ["germany", "norway+allies"],
  ["germany", "norway", "allies"],
];
const game: GameInfo = {
  id: "kampen-om-norge",
  title: "Kampen om Norge",
  code: "KON",
  credits: "",
  version: "1",
  scenarios: [
    { id: "basic", name: "The Battle of Norway", subtitle: "", seatings },
    { id: "gudbrandsdalen", name: "Gudbrandsdalen and Østerdalen", subtitle: "", seatings },
  ],
  lessons: [],
  packs: [],
};

const sitting = (seat: string, player: string, name = ""): Sitting => ({ seat, player, name, present: true });

function summary(changes: Partial<TableSummary>): TableSummary {
  return {
    table: "t",
    game: game.id,
    scenario: "basic",
    seat: "germany",
    headline: { key: "headline", values: { round: 3, faction: "germany", phase: 1 } },
    asked: ["germany"],
    since: "2026-01-01T00:00:00Z",
    yours: false,
    sittings: [sitting("germany", "person", "Kari"), sitting("norway", "person", "Ingrid"), sitting("allies", "open")],
    outcome: null,
    saying: null,
    record: false,
    packs: [],
    lesson: "",
    ...changes,
  };
}

test("an address leads to its place", () => {
  expect(placeOf("/")).toEqual({ name: "home" });
  expect(placeOf("/tables")).toEqual({ name: "tables" });
  expect(placeOf("/editions")).toEqual({ name: "editions" });
  expect(placeOf("/stop")).toEqual({ name: "stop" });
  expect(placeOf("/rules")).toEqual({ name: "rules", game: "" });
  expect(placeOf("/rules/kampen-om-norge")).toEqual({ name: "rules", game: "kampen-om-norge" });
  expect(placeOf("/table/a%20b")).toEqual({ name: "table", id: "a b" });
  expect(placeOf("/table")).toEqual({ name: "nowhere" });
  expect(placeOf("/table/a/b")).toEqual({ name: "nowhere" });
  expect(placeOf("/table/%")).toEqual({ name: "table", id: "%" });
});

test("what waits for me comes first, what is finished last", () => {
  const tables = [
    summary({ table: "finished", outcome: { winners: [] }, since: "2026-01-09T00:00:00Z" }),
    summary({ table: "older", since: "2026-01-02T00:00:00Z" }),
    summary({ table: "newer", since: "2026-01-03T00:00:00Z" }),
    summary({ table: "mine", yours: true }),
  ];
  expect(tables.sort(inOrder).map(({ table }) => table)).toEqual(["mine", "newer", "older", "finished"]);
});

describe("the lines of a table", () => {
  test("say who sits where", () => {
    expect(seatsOf(summary({}))).toBe("You are Germany; Ingrid has Norway, nobody has the Allies yet");
    expect(seatsOf(summary({ seat: null, sittings: [sitting("germany", "policy")] }))).toBe(
      "You watch: a bot has Germany",
    );
    expect(seatsOf(summary({ seat: "norway+allies", sittings: [sitting("norway+allies", "person")] }))).toBe(
      "You are Norway and the Allies",
    );
  });

  test("say who is thinking", () => {
    expect(thinkingOf(summary({ asked: ["norway"] }))).toBe("Ingrid is thinking");
    expect(thinkingOf(summary({ asked: ["allies"] }))).toBe("Waiting for a player to come");
    expect(thinkingOf(summary({ asked: ["norway", "allies"] }))).toBe("Several are thinking");
    expect(thinkingOf(summary({ asked: [] }))).toBe("Going on");
  });

  test("say how it ended", () => {
    expect(resultOf(summary({ outcome: { winners: ["germany"] } }))).toBe("You won");
    expect(resultOf(summary({ outcome: { winners: ["norway", "allies"] } }))).toBe("You lost");
    expect(resultOf(summary({ outcome: { winners: [] } }))).toBe("Nobody won");
    expect(resultOf(summary({ seat: null, outcome: { winners: ["norway+allies"] } }))).toBe(
      "Norway and the Allies won",
    );
  });
});

test("how long ago is said as people say it", () => {
  const now = new Date(2026, 3, 10, 15, 0).getTime();
  const before = (minutes: number) => sinceWords(new Date(now - minutes * 60_000).toISOString(), now);
  expect(before(0.5)).toBe("just now");
  expect(before(1)).toBe("for a minute");
  expect(before(12)).toBe("for 12 minutes");
  expect(before(3 * 60)).toBe("for 3 hours");
  expect(before(20 * 60)).toBe("since yesterday");
  expect(before(3 * 24 * 60)).toBe("for 3 days");
});

describe("a new table", () => {
  test("begins with me against a bot", () => {
    expect(new Wishes(game).table("Kari")).toEqual({
      game: "kampen-om-norge",
      scenario: "gudbrandsdalen",
      seats: [
        { seat: "germany", player: "person" },
        { seat: "norway+allies", player: "policy" },
      ],
      practice: false,
      dice: "rolled",
      name: "Kari",
      packs: [],
    });
  });

  test("has one seat for me: who takes another leaves the own to its player", () => {
    const wishes = new Wishes(game);
    wishes.give("norway+allies", "search:100");
    wishes.give("norway+allies", "person");
    expect(wishes.players).toEqual({ germany: "search:100", "norway+allies": "person" });
  });

  test("keeps who sits on a seat that stays, and always has a seat for me", () => {
    const wishes = new Wishes(game);
    wishes.seat(1);
    expect(wishes.players).toEqual({ germany: "person", norway: "policy", allies: "policy" });
    wishes.give("allies", "person");
    wishes.give("norway", "open");
    wishes.seat(0);
    expect(wishes.players).toEqual({ germany: "person", "norway+allies": "policy" });
  });

  test("is laid out by one click where the server has the game", () => {
    expect(quickTable(game, "Kari")).toMatchObject({ scenario: "gudbrandsdalen", name: "Kari" });
    expect(quickTable({ ...game, scenarios: [] }, "")).toBeNull();
    expect(quickTable(undefined, "")).toBeNull();
  });
});
