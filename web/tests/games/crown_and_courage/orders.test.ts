/** How the staff's table reads orders, dice, cards, battles and the flight. */

import { describe, expect, test } from "vitest";

import { calming, nameOf, pilesOf, supportOf, usesOf } from "../../../src/games/crown_and_courage/cards/cards";
import { daysOf, flightOf, goldOf } from "../../../src/games/crown_and_courage/ending/flight";
import { chainShown, isFramed, isSilent, isSupport } from "../../../src/games/crown_and_courage/orders/chain";
import { bandOf, framePlace, INNER, SIZE, squareAt, SQUARES } from "../../../src/games/crown_and_courage/orders/layout";
import { poolAsked, poolsOf } from "../../../src/games/crown_and_courage/orders/pools";
import { activeLine, timesAt } from "../../../src/games/crown_and_courage/orders/reading";
import { strengthOf } from "../../../src/games/crown_and_courage/panels/battle";
import { diceOffers, offerOf, waitingOf, waysOf } from "../../../src/games/crown_and_courage/panels/order";
import type { BattleView, CardPrint, Chain, CrownPrint, CrownView } from "../../../src/games/crown_and_courage/table";
import type { Line, Offer, Question } from "../../../src/lib/protocol";
import type { LogLine } from "../../../src/table/model/log.svelte";

const offer = (...option: (string | number)[]): Offer =>
  ({ option, saying: { key: "option", values: {} }, steps: [] }) as unknown as Offer;

const line = (key: string, values: object = {}, after = 0): LogLine => ({
  number: 0,
  order: 0,
  answer: 0,
  after,
  at: "",
  seat: "",
  kind: "answer",
  line: { key, values, details: [] as Line[], saying: { key, values: {} } } as Line,
});

const CHAIN: Chain = {
  lines: {
    row: { supports: ["r2c1"], frame: 11, quick_response: false },
    column: { supports: ["r1c2", "r3c2"], frame: 8, quick_response: true },
  },
  response: [{ position: 5, action: "stress", times: 3, die: 1 }],
  skipped: false,
};

describe("the drawing of the grid", () => {
  test("the frame runs clockwise around the grid, three to a side", () => {
    expect([1, 2, 3].map((position) => framePlace(position).at[0])).toEqual(
      ["r1c1", "r1c2", "r1c3"].map((at) => squareAt(at)[0]),
    );
    expect([4, 5, 6].map((position) => framePlace(position).at[1])).toEqual(
      ["r1c1", "r2c1", "r3c1"].map((at) => squareAt(at)[1]),
    );
    expect([7, 8, 9].map((position) => framePlace(position).at[0])).toEqual(
      ["r1c3", "r1c2", "r1c1"].map((at) => squareAt(at)[0]),
    );
    expect([10, 11, 12].map((position) => framePlace(position).at[1])).toEqual(
      ["r3c1", "r2c1", "r1c1"].map((at) => squareAt(at)[1]),
    );
    expect(framePlace(1).at[1]).toBeLessThan(INNER.y);
    expect(framePlace(8).at[1]).toBeGreaterThan(INNER.y + INNER.height);
  });
  test("a band goes through its line from edge to edge", () => {
    const row = bandOf("row", "r2c3");
    expect(row.width).toBe(SIZE - 4);
    expect(row.y).toBeLessThan(squareAt("r2c1")[1]);
    expect(row.y + row.height).toBeGreaterThan(squareAt("r2c1")[1]);
    expect(bandOf("column", "r2c3").height).toBe(SIZE - 4);
  });
});

describe("the chain of a placement", () => {
  const view = { placing: "rest_1", chains: { r2c2: CHAIN } } as unknown as CrownView;
  const still = { chosen: [], hover: null };

  test("is that of the space that is pointed at, or was clicked", () => {
    expect(chainShown(view, still)).toBeNull();
    expect(chainShown(view, { ...still, hover: { kind: "space", id: "r1c1" } })).toBeNull();
    const shown = chainShown(view, { ...still, hover: { kind: "space", id: "r2c2" } });
    expect(shown).toMatchObject({ square: "r2c2", lines: ["row", "column"], placed: false, face: "" });
    const clicked = chainShown(view, { chosen: [["space", "r2c2", "space"]], hover: { kind: "face", id: "army" } });
    expect(clicked).toMatchObject({ square: "r2c2", face: "army" });
  });
  test("tells who takes part", () => {
    const shown = chainShown(view, { ...still, hover: { kind: "space", id: "r2c2" } })!;
    expect(SQUARES.filter((square) => isSupport(shown, square))).toEqual(["r1c2", "r2c1", "r3c2"]);
    expect([7, 8, 9, 10, 11, 12].filter((position) => isFramed(shown, position))).toEqual([8, 11]);
    expect(timesAt(view, shown, 5)).toEqual({ count: 3, now: false });
    expect(timesAt(view, shown, 2)).toBeNull();
  });
  test("of a tile that lies there is that of the line that is pointed at", () => {
    const placed = { placing: "", chains: { r2c2: CHAIN } } as unknown as CrownView;
    expect(chainShown(placed, still)?.lines).toEqual(["row", "column"]);
    const column = chainShown(placed, { ...still, hover: { kind: "line", id: "column" } })!;
    expect(column.lines).toEqual(["column"]);
    expect(isSupport(column, "r2c1")).toBe(false);
  });
  test("a tile that keeps the Germans silent does so with its own face up alone", () => {
    const silent = { placing: "evacuate_2", chains: { r2c2: { ...CHAIN, skipped: true } } } as unknown as CrownView;
    const chosen: [string, string, string][] = [["space", "r2c2", "space"]];
    expect(isSilent(chainShown(silent, { chosen, hover: null })!)).toBe(true);
    const army = chainShown(silent, { chosen, hover: { kind: "face", id: "army" } })!;
    expect(isSilent(army)).toBe(false);
    expect(timesAt(silent, army, 5)).toEqual({ count: 3, now: false });
  });
});

test("in a response that is going on each tile says how often it still comes", () => {
  const view = { response: [{ position: 3, action: "move", times: 1, die: 0, now: true }] } as unknown as CrownView;
  expect(timesAt(view, null, 3)).toEqual({ count: 2, now: true });
  expect(timesAt(view, null, 7)).toBeNull();
});

describe("the active line", () => {
  const grid = (pieces: Record<string, string>): object =>
    Object.fromEntries(SQUARES.map((square) => [square, { piece: pieces[square] ?? "" }]));
  const printed = {
    frame: Array.from({ length: 12 }, (_, at) => ({
      position: at + 1,
      line: [3, 4, 5, 0, 1, 2, 5, 4, 3, 2, 1, 0][at],
    })),
  } as unknown as CrownPrint;
  const viewOf = (pieces: Record<string, string>, framed = 0): CrownView =>
    ({
      grid: grid(pieces),
      frame: Array.from({ length: 12 }, (_, at) => ({ piece: at + 1 === framed })),
    }) as unknown as CrownView;

  test("is seen by its pieces", () => {
    expect(activeLine(viewOf({ r2c2: "primary" }), printed)).toBeNull();
    expect(activeLine(viewOf({ r2c2: "primary", r2c3: "support" }), printed)?.line).toBe("row");
    expect(activeLine(viewOf({ r2c2: "primary", r1c2: "support" }), printed)?.line).toBe("column");
    expect(activeLine(viewOf({ r2c2: "primary" }, 11), printed)).toEqual({ line: "row", square: "r2c1" });
    expect(activeLine(viewOf({ r2c2: "primary" }, 8), printed)).toEqual({ line: "column", square: "r1c2" });
  });
});

describe("dice", () => {
  test("lie in their pools, the highest first", () => {
    const pools = poolsOf({ pools: { evacuation: [1, 4, 3], sabotage: [2], population: 2, quick_response: 1 } });
    expect(pools.map(({ dice }) => dice)).toEqual([[4, 3, 1], [2], [1, 1]]);
  });
  test("can be clicked in the pool that the question is about", () => {
    expect(poolAsked([offer("play", "farmstead", 1), offer("give_die", 4)])).toBe("evacuation");
    expect(poolAsked([offer("recruit"), offer("send", 4, 5)])).toBe("sabotage");
    expect(poolAsked([offer("go_on")])).toBe("");
    expect(diceOffers([offer("give_die", 1), offer("give_die", 4)]).map(({ value }) => value)).toEqual([4, 1]);
  });
});

describe("cards", () => {
  const print = (more: object): CardPrint =>
    ({ name: "", strength: 0, gold: false, collaborator: false, actions: [], won: [], ...more }) as CardPrint;
  const printed = {
    cards: { gold_a: print({ gold: true }), gold_b: print({ gold: true }), farmstead: print({ strength: 1 }) },
    names: { card: { farmstead: "Farmstead", gold_a: "Gold Reserve (truck)" }, demand: { abdicate: "Abdicate" } },
  } as unknown as CrownPrint;

  test("a part of the gold is told apart by what carries it", () => {
    expect(nameOf("Gold Reserve (truck)")).toEqual({ name: "Gold Reserve", by: "truck" });
    expect(nameOf("Farmstead")).toEqual({ name: "Farmstead", by: "" });
  });
  test("the offers of a card", () => {
    const offers = [offer("play", "farmstead", 1), offer("calm", 2), offer("retreat"), offer("plan_journey")];
    expect(usesOf(offers, "farmstead", 1)).toEqual([offers[0]]);
    expect(usesOf(offers, "farmstead", 2)).toEqual([]);
    const ordered = [offer("order", "farmstead", 1), ...offers, offer("support", "farmstead")];
    expect(usesOf(ordered, "farmstead", 1)).toEqual([ordered[0], offers[0]]);
    expect(supportOf(ordered, "farmstead")).toBe(ordered.at(-1));
    expect(supportOf(offers, "farmstead")).toBeUndefined();
    expect(calming(offers)).toEqual([offers[1]]);
    expect(offerOf(offers, "retreat")).toBe(offers[2]);
    expect(waysOf(offers)).toEqual([offers[3]]);
    const waiting = [offer("resolve", "r1c1"), offer("skip", "r1c1"), offer("resolve_frame", 8)];
    expect(waitingOf(waiting)).toEqual([waiting[0], waiting[2]]);
  });
  test("piles tell what they hold", () => {
    const view = {
      cards: {
        hand: [],
        deck: ["farmstead", "gold_a"],
        discards: ["farmstead", "farmstead"],
        evacuated: ["gold_a"],
        lost: [],
        collaborator: "x",
        collaborators: ["y"],
      },
      demands: { deck: ["abdicate"] },
    } as unknown as CrownView;
    const piles = Object.fromEntries(pilesOf(view, printed).map((pile) => [pile.id, pile]));
    expect(piles.discards!.cards).toEqual([{ name: "Farmstead", count: 2 }]);
    expect(piles.collaborators!.size).toBe(2);
    expect(piles.demands!.cards).toEqual([{ name: "Abdicate", count: 1 }]);
  });
  test("at the end each part of the gold has its fate", () => {
    const fates = goldOf(printed, { evacuated: ["gold_b"], lost: ["gold_a"] });
    expect(fates).toEqual([
      { card: "gold_a", fate: "taken" },
      { card: "gold_b", fate: "safe" },
    ]);
  });
});

describe("the bars of a battle", () => {
  const battle = { germans: 4, strength: 2 } as BattleView;
  const asked = (values: object): Question => ({ saying: { key: "ask", values } }) as unknown as Question;
  test("a card that is thought of lies on top", () => {
    expect(strengthOf(battle, null)).toMatchObject({ germans: 4, norwegians: 2, added: 0, most: 4 });
    expect(strengthOf(battle, null, { strength: 3 } as CardPrint)).toMatchObject({ added: 3, most: 5 });
  });
  test("cards that were discarded count", () => {
    expect(strengthOf(battle, asked({ missing: 1 }))).toMatchObject({ norwegians: 3, discarded: 1 });
  });
});

test("the flight is read from the log", () => {
  const printed = { cards: { gold: { gold: true }, farmstead: { gold: false } } } as unknown as CrownPrint;
  const turns = flightOf(
    [
      line("card.drawn", { card: "gold" }),
      line("turn.begins", { day: 1, turn: 1, king: "c4", front: "c2" }),
      line("king.went", { place: "c5" }),
      line("card.played", { card: "gold", action: "evacuate_the_gold" }, 7),
      line("card.played", { card: "farmstead", action: "a_night_under_a_roof" }),
      line("turn.begins", { day: 2, turn: 2, king: "c5", front: "c3" }),
      line("occupation.taken", { place: "c3" }, 9),
      line("escape.fled", { place: "c6" }),
    ],
    printed,
  );
  expect(turns).toHaveLength(2);
  expect(turns[0]).toMatchObject({ king: ["c4", "c5"], front: "c2", marks: [{ kind: "gold", of: "gold", after: 7 }] });
  expect(turns[1]!.king).toEqual(["c5", "c6"]);
  expect(turns[1]!.marks.map(({ kind }) => kind)).toEqual(["town", "escape"]);
  expect(daysOf(turns)).toEqual([
    { day: 1, first: 0, last: 0 },
    { day: 2, first: 1, last: 1 },
  ]);
});
