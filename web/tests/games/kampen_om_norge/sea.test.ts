/** The sea of the advanced game: the chart, where ship cards lie, what sailed, and naval combats as the log tells them. */

import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { distance, isInside } from "../../../src/board/geometry";
import { Atlas } from "../../../src/games/kampen_om_norge/map/atlas";
import type { BoardMap, Point } from "../../../src/games/kampen_om_norge/map/map";
import { story } from "../../../src/games/kampen_om_norge/plans/travel";
import { battlesOf, cancelledIn, fateOf } from "../../../src/games/kampen_om_norge/sea/battles";
import { berthOf, berthsIn } from "../../../src/games/kampen_om_norge/sea/berths";
import { seaChart } from "../../../src/games/kampen_om_norge/sea/chart";
import {
  freshOf,
  offeredShip,
  troopsBySea,
  zonePlaces,
  ZONES,
  zonesInShort,
  type Fleet,
} from "../../../src/games/kampen_om_norge/sea/sea";
import { turningsAtSea } from "../../../src/games/kampen_om_norge/combat/trail";
import type { KampenPrint, KampenView } from "../../../src/games/kampen_om_norge/table";
import type { Clicks } from "../../../src/table/model/clicks.svelte";
import type { LogLine } from "../../../src/table/model/log.svelte";

const file = new URL("../../../src/games/kampen_om_norge/map/map.json", import.meta.url);
const map = JSON.parse(readFileSync(file, "utf-8")) as BoardMap;
const chart = seaChart(map);
const atlas = new Atlas(chart);
const places = zonePlaces(atlas);

describe("the chart", () => {
  test("keeps every town where it was, seen from its neighbours", () => {
    const land = new Atlas(map);
    const apart = (board: Atlas, one: string, other: string): number =>
      distance(board.place(one).town, board.place(other).town);
    for (const [one, other] of [
      ["oslo", "bergen"],
      ["narvik", "tromso"],
    ] as const) {
      expect(apart(atlas, one, other)).toBeCloseTo(apart(land, one, other));
    }
    expect(atlas.width).toBeGreaterThan(land.width);
    expect(atlas.height).toBeGreaterThan(land.height);
  });

  test("has every zone once as a place, with its numeral and its stacks in its own water", () => {
    const homes = places.filter(({ ghost }) => !ghost);
    expect(homes.map(({ id }) => id).toSorted()).toEqual([...ZONES].toSorted());
    for (const zone of homes) {
      const { map: sheet, left } = atlas.sheets.find((each) => each.map.id === zone.sheet)!;
      const inside = ([x, y]: Point): boolean => isInside(sheet.zones[zone.id]!.shape, [x - left, y]);
      expect(inside(zone.at), zone.id).toBe(true);
      expect(inside(berthOf(zone)), zone.id).toBe(true);
      expect(zone.limits, zone.id).not.toBe("");
    }
  });

  test("parts neighbours by one line that both share", () => {
    for (const { limits, zones } of chart.sheets) {
      for (const { between } of limits) for (const id of between) expect(Object.keys(zones)).toContain(id);
    }
  });
});

describe("ship cards in a zone", () => {
  const fleet = (faction: Fleet["faction"], cards: number, open: string[] = [], own: string[] = []): Fleet => ({
    faction,
    cards,
    open,
    own,
  });

  test("are a stack with those that are hidden, and a face for each that is open", () => {
    const berths = berthsIn("IV", [fleet("allies", 3, ["SA-01"], ["SA-02", "SA-03"]), fleet("germany", 2)]);
    expect(berths.map(({ kind, faction }) => `${kind} ${faction}`)).toEqual([
      "face allies",
      "stack allies",
      "stack germany",
    ]);
    expect(berths[1]).toMatchObject({ cards: 2, ships: ["SA-02", "SA-03"] });
  });

  test("never lie over each other", () => {
    for (const zone of ZONES) {
      const open = Array.from({ length: 7 }, (_, place) => `SA-${place}`);
      const berths = berthsIn(zone, [fleet("allies", 9, open), fleet("germany", 3, ["SG-01"]), fleet("norway", 1)]);
      for (const one of berths) {
        for (const other of berths.filter((each) => each !== one)) {
          const [x, y] = [Math.abs(one.at[0] - other.at[0]), Math.abs(one.at[1] - other.at[1])];
          expect(x >= 42 || y >= 20, `${zone}: ${JSON.stringify([one, other])}`).toBe(true);
        }
      }
    }
  });
});

test("a ship that has moved is no twin of one that may sail", () => {
  const printed = {
    ships: Object.fromEntries(["SG-06", "SG-07", "SG-08"].map((id) => [id, { ship_class: "mindre_skip" }])),
  } as unknown as KampenPrint;
  const clicks = { may: (_: string, id: string) => id === "SG-06", isChosen: () => false } as unknown as Clicks;
  const at = (phase: string): KampenView => ({ phase, fleet: { moved: ["SG-08"] } }) as unknown as KampenView;
  const ships = ["SG-06", "SG-07", "SG-08"];
  const offered = (phase: string): (string | null)[] =>
    ships.map((ship) => offeredShip(ship, freshOf(ships, at(phase)), printed, clicks));
  expect(offered("naval movement")).toEqual(["SG-06", "SG-06", null]);
  expect(offered("joining")).toEqual(["SG-06", "SG-06", "SG-06"]);
});

describe("troops by sea", () => {
  const printed = {
    zones: Object.fromEntries(
      ZONES.map((zone) => [
        zone,
        { coast: zone === "VIII" ? [] : ["somewhere"], allied: zone !== "I" && zone !== "II" },
      ]),
    ),
  } as unknown as KampenPrint;
  const troops = (faction: "germany" | "allies", zones: object): string =>
    zonesInShort(troopsBySea(faction, { sea: { zones } } as unknown as KampenView, printed));

  test("come by I and II always, and further north as long as no Allied ship lies there or south of it", () => {
    expect(troops("germany", { V: { allies: 1, controller: "allies" } })).toBe("I–IV");
    expect(troops("germany", { VIII: { allies: 3, controller: "allies" } })).toBe("I–VII");
  });

  test("come through German control, too, which closes a coast to the Allies", () => {
    const zones = { III: { allies: 1, controller: "allies" }, VI: { germany: 2, controller: "germany" } };
    expect(troops("germany", zones)).toBe("I, II, VI");
    expect(troops("allies", zones)).toBe("III–V, VII");
  });
});

test("ships that left one zone and came to another have sailed", () => {
  const at = (zones: object): KampenView =>
    ({ active: "germany", areas: {}, attacks: [], sea: { zones } }) as unknown as KampenView;
  const berths = Object.fromEntries(places.filter(({ ghost }) => !ghost).map((zone) => [zone.id, berthOf(zone)]));
  const before = at({ III: { germany: 3 }, IV: { allies: 2 } });
  const sailed = story(before, at({ III: { germany: 1 }, IV: { germany: 2, allies: 2 } }), atlas, berths);
  expect(sailed.travels).toEqual([{ faction: "germany", battalions: 2, atSea: true, from: berths.III, to: berths.IV }]);
  const sunk = story(before, at({ III: { germany: 3 }, IV: { allies: 1 } }), atlas, berths);
  expect(sunk).toMatchObject({ travels: [], turns: [{ at: berths.IV, by: -1 }] });
});

describe("a naval combat", () => {
  const line = (key: string, values: object = {}, details: object[] = []): LogLine =>
    ({ line: { key, values, details, saying: { key, values } }, answer: 7 }) as unknown as LogLine;
  const ship = (id: string, side: string): object => ({ key: "naval_combat.ship", values: { ship: id, side } });
  const begins = line("naval_combat.begins", { zone: "IV", faction: "germany" }, [
    ship("SG-03", "attack"),
    ship("SG-07", "attack"),
    ship("SA-01", "defence"),
    ship("SA-02", "defence"),
  ]);

  test("has its shots with whom they struck, and who is put aside", () => {
    const [battle] = battlesOf([
      begins,
      line("naval_combat.card", { card: "G-20", faction: "germany" }),
      line("naval_combat.struck", { card: "G-20", die: 5 }),
      line("ship.sunk", { ship: "SA-02", faction: "allies" }),
      line("ship.voids", { ship: "SA-02", faction: "allies", count: 1 }),
      line("naval_combat.shot", { ship: "SG-03", die: 5, result: "chases" }),
      line("naval_combat.hit", { ship: "SA-01", result: "chases" }),
      line("naval_combat.shot", { ship: "SA-01", die: 6, result: "sinks" }),
      line("naval_combat.hit", { ship: "SG-07", result: "sinks" }),
      line("ship.sunk", { ship: "SG-07", faction: "germany" }),
      line("naval_combat.chased", { ship: "SA-01", to: "VIII" }),
      line("naval_combat.over", { zone: "IV" }),
    ]);
    expect(battle).toMatchObject({
      zone: "IV",
      attackers: ["SG-03", "SG-07"],
      defenders: ["SA-01", "SA-02"],
      over: true,
    });
    expect(battle!.strikes).toMatchObject([{ card: "G-20", die: 5, victim: "SA-02" }]);
    expect(battle!.shots.map(({ ship: by, victim }) => `${by} ${victim}`)).toEqual(["SG-03 SA-01", "SA-01 SG-07"]);
    expect(["SG-03", "SG-07", "SA-01", "SA-02"].map((id) => fateOf(battle!, id))).toEqual([
      "",
      "sunk",
      "chased",
      "sunk",
    ]);
    expect(battle!.chased).toEqual({ "SA-01": "VIII" });
    expect(battle!.voided).toEqual({ allies: 1 });
  });

  test("gives a card back whose canceller was cancelled", () => {
    const [battle] = battlesOf([
      begins,
      line("naval_combat.card", { card: "G-05", faction: "germany" }),
      line("naval_combat.cancelled", { card: "A-08", faction: "allies", cancelled: "G-05" }),
      line("naval_combat.cancelled", { card: "G-09", faction: "germany", cancelled: "A-08" }),
    ]);
    expect(cancelledIn(battle!)).toEqual(["A-08"]);
  });

  test("has a line through how many ships come away", () => {
    const lines = [
      begins,
      line("naval_combat.card", { card: "G-20", faction: "germany" }),
      line("ship.sunk", { ship: "SA-02", faction: "allies" }),
      line("naval_combat.shot", { ship: "SA-01", die: 6, result: "sinks" }),
      line("naval_combat.hit", { ship: "SG-07", result: "sinks" }),
      line("naval_combat.over", { zone: "IV" }),
    ];
    const [battle] = battlesOf(lines);
    const seen = (number: number, attackers: number, chased: string[], told: LogLine[]) => ({
      number,
      answers: 7 + number,
      view: {
        sea: {
          battle: {
            ...{ zone: "IV", attackers: ["SG-03", "SG-07"], defenders: ["SA-01", "SA-02"], sunk: [], chased },
            plays: told.length > 1 ? ["G-20"] : [],
            odds: { attackers, defenders: 50 },
          },
        },
      },
      lines: told.map((each) => each.line),
    });
    const trail = [seen(0, 60, [], [begins]), seen(1, 70, [], [lines[1]!]), seen(2, 80, ["SG-07"], [])];
    expect(turningsAtSea(battle!, "attackers", trail)).toEqual([
      { card: "", rolled: 0, wins: 60 },
      { card: "G-20", rolled: 0, wins: 40 },
      { card: "", rolled: 1, wins: 50 },
    ]);
  });
});
