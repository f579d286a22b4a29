/** What the home page reckons: addresses, the order of tables, who sits where, how long ago. */

import { describe, expect, test } from "vitest";

import { botWords, quickTable } from "../src/home/laying/usual";
import { seatingWords } from "../src/games/boxes";
import { inOrder } from "../src/home/house.svelte";
import { resultOf, seatsOf, thinkingOf } from "../src/home/tables/telling";
import { Wishes } from "../src/home/laying/wishes.svelte";
import type { OptionInfo, Sitting, TableSummary } from "../src/lib/protocol";
import { placeOf } from "../src/lib/route.svelte";
import { sinceWords } from "../src/home/tables/since";
import { FERRY, ferryRace as game } from "./small_game";

const sitting = (seat: string, player: string, name = ""): Sitting => ({ seat, player, name, present: true });

function summary(changes: Partial<TableSummary>): TableSummary {
  return {
    table: "t",
    game: game.id,
    scenario: "long",
    seat: "red",
    headline: { key: "headline", values: { round: 3 } },
    asked: ["red"],
    since: "2026-01-01T00:00:00Z",
    yours: false,
    sittings: [sitting("red", "person", "Kari"), sitting("blue", "person", "Ingrid"), sitting("green", "open")],
    outcome: null,
    saying: null,
    record: false,
    packs: [],
    lesson: "",
    practice: false,
    claimed: "",
    ...changes,
  };
}

test("an address leads to its place", () => {
  expect(placeOf("/")).toEqual({ name: "home" });
  expect(placeOf("/tables")).toEqual({ name: "tables" });
  expect(placeOf("/editions")).toEqual({ name: "editions" });
  expect(placeOf("/stop")).toEqual({ name: "stop" });
  expect(placeOf("/history")).toEqual({ name: "history" });
  expect(placeOf("/bring")).toEqual({ name: "bring" });
  expect(placeOf("/rules")).toEqual({ name: "rules", game: "" });
  expect(placeOf(`/rules/${FERRY}`)).toEqual({ name: "rules", game: FERRY });
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
    expect(seatsOf(summary({}))).toBe("You are Red; Ingrid has Blue, nobody has the Greens yet");
    expect(seatsOf(summary({ seat: null, sittings: [sitting("red", "policy")] }))).toBe("You watch: a bot has Red");
    expect(seatsOf(summary({ seat: "blue+green", sittings: [sitting("blue+green", "person")] }))).toBe(
      "You are Blue and the Greens",
    );
  });

  test("say who is thinking", () => {
    expect(thinkingOf(summary({ asked: ["blue"] }))).toBe("Ingrid is thinking");
    expect(thinkingOf(summary({ asked: ["green"] }))).toBe("Waiting for a player to come");
    expect(thinkingOf(summary({ asked: ["blue", "green"] }))).toBe("Several are thinking");
    expect(thinkingOf(summary({ asked: [] }))).toBe("Going on");
  });

  test("say how it ended", () => {
    expect(resultOf(summary({ outcome: { winners: ["red"] } }))).toBe("You won");
    expect(resultOf(summary({ outcome: { winners: ["blue", "green"] } }))).toBe("You lost");
    expect(resultOf(summary({ outcome: { winners: [] } }))).toBe("Nobody won");
    expect(resultOf(summary({ seat: null, outcome: { winners: ["blue+green"] } }))).toBe("Blue and the Greens won");
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

test("a bot is offered with the time that it usually takes, if that is worth a word", () => {
  expect(botWords("search:40")).toBe("bot: hard to beat, takes some seconds");
  expect(botWords("search:40", 0.4)).toBe("bot: hard to beat, takes some seconds");
  expect(botWords("search:12", 3.6)).toBe("bot: strong, looks ahead, about 4 s a turn");
});

describe("a new table", () => {
  test("begins with me against a bot", () => {
    expect(new Wishes(game).table("Kari")).toEqual({
      game: FERRY,
      scenario: "short",
      seats: [
        { seat: "red", player: "person" },
        { seat: "blue+green", player: "policy" },
      ],
      practice: false,
      dice: "rolled",
      options: {},
      name: "Kari",
      packs: [],
      clock: null,
      seeks: false,
      watched: false,
    });
  });

  test("offers what can be chosen at its seating, and takes the usual where nothing was", () => {
    const always = { seatings: [], needs: {}, variant: false };
    const options: OptionInfo[] = [
      { ...always, id: "wind", usual: "calm", values: ["calm", "storm"] },
      { ...always, id: "pilot", usual: "none", values: ["none", "old"], seatings: [["red", "blue", "green"]] },
      { ...always, id: "fog", usual: "thin", values: ["thin", "thick"], needs: { wind: "storm" } },
    ];
    const short = { ...game.scenarios[1]!, options };
    const wishes = new Wishes({ ...game, scenarios: [game.scenarios[0]!, short] });
    const offered = (): string[] => wishes.options.map(({ id }) => id);
    expect(offered()).toEqual(["wind"]);
    wishes.chosen["wind"] = "storm";
    expect(offered()).toEqual(["wind", "fog"]);
    wishes.seat(1);
    expect(wishes.table("").options).toEqual({ wind: "storm", pilot: "none", fog: "thin" });
    wishes.chosen["wind"] = "calm";
    expect(wishes.table("").options).toEqual({ wind: "calm", pilot: "none" });
  });

  test("says who sits at a seating if another has as many seats", () => {
    const [two, three] = game.scenarios[0]!.seatings as [string[], string[]];
    expect(seatingWords(FERRY, [two, three], two)).toBe("two seats");
    expect(seatingWords(FERRY, [two, three, ["red+blue", "green"]], two)).toMatch(/^two seats: .* · /);
  });

  test("has one seat for me: who takes another leaves the own to its player", () => {
    const wishes = new Wishes(game);
    wishes.give("blue+green", "search:100");
    wishes.give("blue+green", "person");
    expect(wishes.players).toEqual({ red: "search:100", "blue+green": "person" });
  });

  test("keeps who sits on a seat that stays, and always has a seat for me", () => {
    const wishes = new Wishes(game);
    wishes.seat(1);
    expect(wishes.players).toEqual({ red: "person", blue: "policy", green: "policy" });
    wishes.give("green", "person");
    wishes.give("blue", "open");
    wishes.seat(0);
    expect(wishes.players).toEqual({ red: "person", "blue+green": "policy" });
  });

  test("is laid out by one click where the server has the game", () => {
    expect(quickTable(game, "Kari")).toMatchObject({ scenario: "short", name: "Kari" });
    expect(quickTable({ ...game, scenarios: [] }, "")).toBeNull();
    expect(quickTable(undefined, "")).toBeNull();
  });
});
