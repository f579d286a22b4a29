/** How the table of Halls of Hegra reads view and log. */

import { describe, expect, test } from "vitest";

import { attackOf } from "../../../src/games/halls_of_hegra/panels/attack";
import { nodeOf, PHONE_ROOMS, ROOMS, sectorTop, WIDE_TRAILS } from "../../../src/games/halls_of_hegra/layout";
import { chanceOfAny, chanceOfNext, expected, hitKinds, kindOf } from "../../../src/games/halls_of_hegra/panels/odds";
import { crowd } from "../../../src/games/halls_of_hegra/pieces/pieces";
import { placeOf } from "../../../src/games/halls_of_hegra/places";
import { changesOf, eveningInWords, isPart, phasesOf, sideOf, signed } from "../../../src/games/halls_of_hegra/reading";
import { daysOf } from "../../../src/games/halls_of_hegra/panels/story";
import { discsOf, type HegraView, type Tonight } from "../../../src/games/halls_of_hegra/table";
import type { Line } from "../../../src/lib/protocol";
import type { LogLine } from "../../../src/table/model/log.svelte";

const line = (key: string, values: object = {}, details: Line[] = []): LogLine => ({
  number: 0,
  order: 0,
  answer: 0,
  after: 0,
  at: "",
  seat: "",
  kind: "answer",
  line: { key, values, details, saying: { key, values: {} } },
});

function viewOf(changes: object = {}): HegraView {
  return {
    day: 8,
    part: "morning",
    phase: "placing",
    acting: "",
    board: "siege",
    stage: "siege",
    supplies: 5,
    healthy: 10,
    required: 7,
    tracks: { morale: 1, suspicion: 3, snow: 2, defence: 1 },
    sectors: [
      { sector: 1, standing: 3, lying: 0, boxes: {} },
      { sector: 4, standing: 1, lying: 1, boxes: {} },
    ],
    defenders: {
      ready: {},
      rest: {},
      tired: {},
      morgue: { volunteer: 1 },
      positions: {},
      placed: { repair: { soldier: 2 }, supply_run: { hunter: 1 }, reckless_defence: { soldier: 1 } },
      waiting: { "3": { volunteer: 1 } },
      beds: [],
    },
    map: { artillery: ["yellow_1", "yellow_3"], patrols: {}, runs: [] },
    artillery_track: { marker: 2, pieces: [], tiles: 6 },
    damage: { gun_1: 0 },
    dug: [],
    ...changes,
  } as unknown as HegraView;
}

test("tonight is told with its cards and with what lies beyond the ends of the track", () => {
  const evening = { modifiers: [], surrender: [], healthy: 9, hope: 0, lost: 0 };
  const told = (more: object): string =>
    eveningInWords({ ...evening, morale: 0, deck: "", draw: 0, resolve: 0, ...more } as Tonight);
  expect(told({})).toBe("0: a quiet evening");
  const high = { morale: 2, deck: "high", draw: 3, resolve: 1 };
  expect(told({ ...high, hope: 2 })).toBe("+2: draw 3 High cards, resolve 1, and 2 Hope cards are added");
  const low = { morale: -3, deck: "low", draw: 2, resolve: 2 };
  expect(told({ ...low, lost: 1 })).toBe("−3: draw 2 Low cards, resolve 2, and a Defender is lost");
});

describe("bags", () => {
  const bag = { miss: 4, gun_1: 2, position_a: 2, air_morale: 2, artillery: 2 };
  test("tiles are of four kinds", () => {
    expect(hitKinds(bag)).toEqual({ miss: 4, damage: 4, air: 2, artillery: 2 });
    expect(kindOf("radio")).toBe("damage");
  });
  test("the chance of the next draw and of several together", () => {
    expect(chanceOfNext(bag, (tile) => tile === "miss")).toBeCloseTo(1 / 3);
    // None of 4 misses among 2 draws: 8/12 * 7/11.
    expect(chanceOfAny(bag, (tile) => tile === "miss", 2)).toBeCloseTo(1 - (8 * 7) / (12 * 11));
    expect(chanceOfAny(bag, (tile) => tile === "miss", 12)).toBe(1);
    expect(chanceOfAny(bag, (tile) => tile === "miss", 0)).toBe(0);
    expect(chanceOfNext({}, () => true)).toBe(0);
    expect(expected(bag, (tile) => tile === "miss", 6)).toBeCloseTo(2);
  });
});

describe("the attack", () => {
  const rolled = (sector: number, dice: number[], boxes: [string, number][]): LogLine =>
    line(
      "attack.rolled",
      { sector, dice },
      boxes.map(([column, die]) => line("attack.allocated", { column, die }).line),
    );
  test("dice stand in their columns, those without a box wait", () => {
    const attack = attackOf([
      line("turn.begins", { day: 8 }),
      rolled(
        1,
        [6, 5, 3],
        [
          ["hit", 6],
          ["move", 5],
        ],
      ),
      rolled(
        4,
        [2, 6],
        [
          ["grenade", 2],
          ["hit", 6],
        ],
      ),
      line("attack.hits", { shots: 2, defence: 1, count: 1 }),
      line("attack.moved", { count: 1 }),
      line("attack.charge"),
      line("morning.rested", { count: 1 }),
      line("attack.charge"),
    ])!;
    expect(attack.sectors[0]).toEqual({ sector: 4, place: 2, wait: [], grenade: [2], hit: [6], move: [] });
    expect(attack.sectors[1]!.wait).toEqual([3]);
    expect([attack.shots, attack.defence, attack.wounded, attack.moved, attack.charges]).toEqual([2, 1, 1, 1, 1]);
    expect(attack.told).toEqual({ hit: 3, move: 4 });
  });
  test("yesterday's attack is over", () => {
    expect(attackOf([rolled(1, [6], []), line("turn.begins", { day: 9 })])).toBeNull();
  });
});

test("discs lie in the order of the types", () => {
  expect(discsOf({ hunter: 1, officer: 2 })).toEqual(["officer", "officer", "hunter"]);
});

test("what an event changed floats beside its number", () => {
  const after = viewOf({ supplies: 3, dug: ["radio"], tracks: { morale: 2, suspicion: 3, snow: 2, defence: 1 } });
  const changes = Object.fromEntries(changesOf(viewOf(), after).map(({ id, by }) => [id, by]));
  expect(changes).toEqual({ morale: 1, supplies: -2, "space:radio": 1 });
});

test("the log tells whose line it is", () => {
  expect(sideOf(line("attack.charge").line)).toBe("germany");
  expect(sideOf(line("injured", { defender: "medic" }).line)).toBe("medic");
  expect(sideOf(line("weather", { weather: "sun" }).line)).toBe("");
  expect(isPart(line("supplies.gained").line)).toBe(true);
  expect([signed(2), signed(-1), signed(0)]).toEqual(["+2", "−1", "0"]);
});

test("the day has four parts, and the step of the present one is named", () => {
  const phases = phasesOf(viewOf());
  expect(phases.map(({ now, done }) => [now, done])).toEqual([
    [false, true],
    [true, false],
    [false, false],
    [false, false],
  ]);
  expect(phases[1]!.sub).toBe("place Defenders");
  expect(phasesOf(viewOf({ part: "day", phase: "action", acting: "treat_patient" }))[2]!.sub).toBe("05 Infirmary");
});

test("the story counts day by day, with Morale as it was in the evening", () => {
  const days = daysOf([
    line("turn.begins", { day: 1 }),
    line("supplies.gained", { left: 4 }),
    line("morale.down", { level: -2 }),
    line("injured"),
    line("evening.level", { level: -2 }),
    line("turn.begins", { day: 2 }),
    line("died"),
    line("artillery.sector", { count: 3 }),
    line("infantry.removed"),
  ]);
  expect(days.map(({ morale, supplies, wounded, dead, fallen }) => [morale, supplies, wounded, dead, fallen])).toEqual([
    [-2, 4, 1, 0, 0],
    [0, 4, 0, 1, 4],
  ]);
});

describe("the drawing", () => {
  test.each([
    ["wide", ROOMS],
    ["phone halls", Object.fromEntries(Object.entries(PHONE_ROOMS).slice(0, 12))],
  ])("rooms of the %s board do not overlap", (_, rooms) => {
    const all = Object.entries(rooms);
    for (const [id, one] of all) {
      for (const [other, two] of all) {
        if (id >= other) continue;
        const apart =
          one.x + one.width <= two.x ||
          two.x + two.width <= one.x ||
          one.y + one.height <= two.y ||
          two.y + two.height <= one.y;
        expect(apart, `${id} and ${other}`).toBe(true);
      }
    }
  });
  test("the highest Sector is nearest to the wall, rows farther up look shorter", () => {
    expect(sectorTop(4, 4)).toBeLessThan(sectorTop(1, 4));
    expect(sectorTop(3, 3)).toBeLessThan(sectorTop(1, 3));
    const wide = (row: string): number => nodeOf(WIDE_TRAILS, `${row}_6`)[0] - nodeOf(WIDE_TRAILS, `${row}_1`)[0];
    expect(wide("yellow")).toBeLessThan(wide("dark_blue"));
  });
  test("all thirty Defenders find room, never too small", () => {
    const { radius, across } = crowd(12, 150, 112, 15);
    expect(radius).toBeGreaterThan(11);
    expect(across).toBeGreaterThan(3);
    expect(crowd(30, 86, 112, 13).radius).toBe(10);
  });
  test.each([
    ["disc", "ready@soldier", "infirmary"],
    ["space", "position_a", "walls"],
    ["space", "repair", "halls"],
    ["disc", "recruitment@medic", "trails"],
    ["target", "row@yellow", "trails"],
    ["target", "sector@2", "walls"],
    ["gun", "gun_1", "halls"],
  ])("%s %s is found in %s", (kind, id, place) => {
    expect(placeOf(kind, id)).toBe(place);
  });
});
