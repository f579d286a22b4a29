/** How the table of Crown & Courage reads view and log. */

import { describe, expect, test } from "vitest";

import { queries, vocabulary } from "../../../src/games/crown_and_courage/asked/queries";
import { keyframe, pageOf } from "../../../src/games/crown_and_courage/keyframes";
import { client } from "../../../src/games/crown_and_courage";
import { lastBattle } from "../../../src/games/crown_and_courage/panels/battle";
import {
  changesOf,
  diceOf,
  faceOf,
  isPart,
  opensTurn,
  phasesOf,
  sideOf,
  signed,
} from "../../../src/games/crown_and_courage/reading";
import type { CrownPrint, CrownView } from "../../../src/games/crown_and_courage/table";
import { say } from "../../../src/games/crown_and_courage/words";
import type { Line } from "../../../src/lib/protocol";
import { understand } from "../../../src/table/access/query";
import type { LogLine } from "../../../src/table/model/log.svelte";
import { tabsBeside } from "../../../src/table/tabs";

const line = (key: string, values: object = {}): Line => ({ key, values, saying: { key, values: {} } }) as Line;

function viewOf(changes: object = {}): CrownView {
  return {
    part: "execute",
    tracks: { stress: 6, threat: 3, momentum: 2, loyalty: 2 },
    willpower: 5,
    pressure: { king: 0, box: 4 },
    map: { norwegians: { c9: 1 }, regulars: { c2: 4 }, paratroopers: {} },
    ...changes,
  } as unknown as CrownView;
}

describe("what changed", () => {
  test("is said of tracks, of the King's cubes, and of both sides' troops", () => {
    const after = viewOf({
      tracks: { stress: 8, threat: 3, momentum: 1, loyalty: 2 },
      pressure: { king: 1, box: 3 },
      map: { norwegians: {}, regulars: { c2: 3, c3: 1 }, paratroopers: { c3: 1 } },
    });
    expect(changesOf(viewOf(), after)).toEqual([
      { kind: "track", id: "stress", side: "", by: 2 },
      { kind: "track", id: "momentum", side: "", by: -1 },
      { kind: "track", id: "pressure", side: "", by: 1 },
      { kind: "place", id: "c9", side: "king", by: -1 },
      { kind: "place", id: "c2", side: "germany", by: -1 },
      { kind: "place", id: "c3", side: "germany", by: 2 },
    ]);
    expect(changesOf(after, after)).toEqual([]);
  });

  test("numbers have a sign", () => {
    expect([2, 0, -1].map(signed)).toEqual(["+2", "0", "−1"]);
  });
});

describe("the log", () => {
  test("says whose line it is", () => {
    expect(sideOf(line("move.regulars"))).toBe("germany");
    expect(sideOf(line("move.halted"))).toBe("king");
    expect(sideOf(line("king.went"))).toBe("king");
    expect(sideOf(line("deck.shuffled"))).toBe("");
  });

  test("has a heading for each turn, and parts of lines", () => {
    expect(opensTurn(line("turn.begins", { day: 2, turn: 14 }))).toBe("Day 2, turn 14");
    expect(opensTurn(line("plan.drawn"))).toBe("");
    expect(isPart(line("stress.gained"))).toBe(true);
    expect(isPart(line("move.regulars"))).toBe(false);
  });

  test("shows the dice of a Quick Response", () => {
    expect(diceOf(line("quick_response.rolled", { dice: [1, 4] }))).toEqual({ side: "germany", dice: [1, 4] });
    expect(diceOf(line("evacuate.raised", { value: 4 }))).toBeNull();
  });
});

test("what is drawn from the real box is named", () => {
  const printed = { names: { tile: { rest_1: "Rest I" }, card: { farmstead: "Farmstead" }, demand: {} } } as never;
  expect(faceOf(printed, "tile", "rest_1").name).toBe("Rest I");
  expect(faceOf(printed, "tile", "chaos").name).toBe("Chaos");
  expect(faceOf(printed, "card", "farmstead").name).toBe("Farmstead");
  expect(faceOf(printed, "frame", "move").name).toBe("Move");
});

describe("the last battle", () => {
  const told = (...keys: string[]): LogLine[] => keys.map((key, order) => ({ order, line: line(key) }) as LogLine);
  const keys = (lines: LogLine[]): string[] => lastBattle(lines).map((each) => each.line.key);

  test("is how it ended and what followed from it", () => {
    const lines = told("battle.won", "battle.back", "move.regulars", "battle.lost", "battle.removed", "escape.fled");
    expect(keys(lines)).toEqual(["battle.lost", "battle.removed", "escape.fled"]);
    expect(keys([...lines, ...told("turn.begins", "sabotage.sent")])).toEqual(keys(lines));
  });

  test("has a tab only when there was one, or is one", () => {
    const tabs = (view: object, lines: LogLine[]): string[] =>
      tabsBeside({ view, lines } as never, client, { id: "log", title: "", about: "" }, []).map(({ id }) => id);
    expect(tabs({ battle: null }, told("turn.begins"))).toEqual(["order", "log", "rule"]);
    expect(tabs({ battle: {} }, [])).toEqual(["order", "log", "battle", "rule"]);
    expect(tabs({ battle: null }, told("battle.won", "turn.begins"))).toContain("battle");
  });
});

describe("the teller", () => {
  test("goes to the spaces of the map where something happens", () => {
    expect(keyframe(line("move.regulars", { from: "c3", to: "c4", count: 1 })).places).toEqual(["c3", "c4"]);
    expect(keyframe(line("german.dropped", { place: "b8" })).places).toEqual(["b8"]);
  });

  test("goes to the part of the table where there is no space; a level of a track is none", () => {
    expect(keyframe(line("stress.gained", { from: 3, to: 5 })).places).toEqual(["tracks"]);
    expect(keyframe(line("frame.turned_up", { position: 4 })).places).toEqual(["orders"]);
    expect(keyframe(line("upgraded", { tile: "rest_1", to: "rest_2" })).places).toEqual(["orders"]);
  });

  test("gives chance and results more time than what was chosen", () => {
    expect(keyframe(line("frame.turned_up")).weight).toBe("chance");
    expect(keyframe(line("battle.won")).weight).toBe("result");
    expect(keyframe(line("army.marched")).weight).toBe("quiet");
    expect(keyframe(line("sabotage.weakened")).weight).toBe("plain");
    expect(keyframe(line("turn.begins")).weight).toBe("pass");
  });
});

test("the phases stand in the rulebook's order", () => {
  const phases = phasesOf(viewOf());
  expect(phases.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(phases.find(({ now }) => now)?.id).toBe("execute");
});

test("a phone has each thing on one page", () => {
  expect([pageOf("place"), pageOf("space"), pageOf("die"), pageOf("card")]).toEqual(["map", "orders", "tracks", ""]);
});

describe("a question about the table", () => {
  const spaces = { c9: { name: "Elverum" }, b12: { name: "Deset" } };
  const words = vocabulary({ map: { spaces } } as unknown as CrownPrint);

  test.each([
    ["where is the King", "king"],
    ["hvor er kongen?", "king"],
    ["where are the Germans", "germans"],
    ["hvor er tyskerne", "germans"],
    ["våre tropper", "troops"],
    ["hvilke byer er frie", "towns"],
    ["what is in the bag", "bag"],
    ["hva ligger i rammen", "frame"],
    ["stress", "numbers"],
    ["where am I now", "path"],
    ["Elverum", "place"],
  ])("%s", (text, id) => expect(understand(text, queries, words)?.query.id).toBe(id));

  test("has an example in words for every kind", () => {
    for (const { id } of queries) expect(say(`query-example-${id}`, { place: "C" })).not.toContain("[");
  });
});
