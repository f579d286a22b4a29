import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { Clicks } from "../../../src/table/model/clicks.svelte";
import type { Offer, Step } from "../../../src/lib/protocol";
import { Atlas, labelBox, stackBox } from "../../../src/games/kampen_om_norge/map/atlas";
import { isInside, overlap } from "../../../src/board/geometry";
import { legible } from "../../../src/games/kampen_om_norge/map/lettering";
import type { BoardMap } from "../../../src/games/kampen_om_norge/map/map";
import { pieceScale } from "../../../src/board/panzoom.svelte";
import { arrival, isAtBorders, numbers, planned, senses } from "../../../src/games/kampen_om_norge/plans/plan";
import {
  attacksOn,
  basesFor,
  inScenario,
  markAt,
  stacksIn,
  standBox,
} from "../../../src/games/kampen_om_norge/plans/position";
import { pieceShape } from "../../../src/games/kampen_om_norge/map/shapes";
import { story } from "../../../src/games/kampen_om_norge/plans/travel";
import type { Here, KampenPrint, KampenView } from "../../../src/games/kampen_om_norge/table";

const file = new URL("../../../src/games/kampen_om_norge/map/map.json", import.meta.url);
const map = JSON.parse(readFileSync(file, "utf-8")) as BoardMap;
const atlas = new Atlas(map);

function view(areas: Record<string, Here>, more: Partial<KampenView> = {}): KampenView {
  return { active: "germany", areas, attacks: [], combat: null, ...more } as KampenView;
}

function printed(victory: "cities" | "objectives", objectives: string[] = []): KampenPrint {
  const fields = ["oslo", "kristiansand", "stavanger", "trondheim", "bardufoss"];
  const areas = Object.fromEntries(
    [...atlas.places.keys()].map((id) => [id, { name: id, in_play: true, air_field: fields.includes(id) }]),
  );
  const cards = { "G-05": { needs_range: true }, "G-01": { needs_range: false } };
  const enemies = { germany: ["norway", "allies"], norway: ["germany"], allies: ["germany"] };
  const dice = { land: [0, 1, 2, 3, 4, 5, 5], water: [0, 0, 1, 1, 2, 2, 2] };
  return { scenario: { victory, objectives }, areas, cards, enemies, dice } as unknown as KampenPrint;
}

function asking(...options: [string, ...Step[]][]): Clicks {
  const clicks = new Clicks(() => undefined);
  const offers: Offer[] = options.map(([head, ...steps]) => ({
    option: [head, ...steps.map(([, id]) => id)],
    saying: { key: "option", values: {} },
    steps,
  }));
  clicks.ask(offers);
  return clicks;
}

function move(from: string, to: string, count: number): [string, ...Step[]] {
  return ["move", ["area", from, "from"], ["area", to, "to"], ["number", count, "count"]];
}

describe("the atlas", () => {
  it("lays both sheets side by side, with Trondheim on both", () => {
    expect([atlas.width, atlas.height]).toEqual([1092, 668]);
    expect(atlas.places.size).toBe(44);
    expect([...atlas.ghosts.keys()]).toEqual(["trondheim"]);
    expect(atlas.place("narvik").town[0]).toBeGreaterThan(640);
  });

  it("knows the way over every border, by land and by water", () => {
    expect(atlas.approach("gjovik", "hamar").water).toBe(true);
    const land = atlas.approach("oslo", "kongsvinger");
    expect(land.water).toBe(false);
    expect(land.start).toEqual(atlas.place("oslo").town);
    expect(land.end).toEqual(atlas.place("kongsvinger").town);
    expect(atlas.approach("kongsvinger", "oslo").stand).toEqual(land.stand);
  });

  it("lets those from Steinkjer attack the Trondheim of their own sheet", () => {
    expect(atlas.approach("steinkjer", "trondheim").end).toEqual(atlas.ghosts.get("trondheim")?.town);
  });

  it("lets those wait on the water who come from the sea", () => {
    for (const id of ["bergen", "narvik", "andalsnes", "kristiansand", "harstad"]) {
      const { start } = atlas.approach("sea", id);
      const sheet = atlas.sheets.find((each) => each.map.id === atlas.place(id).sheet)!;
      const at: [number, number] = [start[0] - sheet.left, start[1]];
      const dry = Object.values(sheet.map.areas).filter((area) => isInside(area.shape, at));
      expect(dry, id).toEqual([]);
    }
  });

  it("draws a calm outline around each area that is not larger than the area needs", () => {
    for (const { map: sheet } of atlas.sheets) {
      for (const [id, area] of Object.entries(sheet.areas)) {
        expect(area.outline.length, id).toBeGreaterThan(0);
        expect(isInside([area.outline], area.town), id).toBe(true);
      }
    }
  });
});

describe("stacks", () => {
  it("stand on the town, a second one beside it", () => {
    const place = atlas.place("steinkjer");
    const stacks = stacksIn(place, { norway: 1, allies: 2 }, "germany", "Steinkjer");
    expect(stacks.map(({ faction, battalions }) => [faction, battalions])).toEqual([
      ["norway", 1],
      ["allies", 2],
    ]);
    expect(stacks[0]!.at).toEqual([0, 0]);
    expect(overlap(stackBox(stacks[1]!.at), labelBox(place, "Steinkjer"))).toBe(0);
  });

  it("look spent when all of the active faction's have moved", () => {
    const place = atlas.place("oslo");
    expect(stacksIn(place, { germany: 2, moved: 2 }, "germany", "Oslo")[0]!.spent).toBe(true);
    expect(stacksIn(place, { germany: 2, moved: 1 }, "germany", "Oslo")[0]!.spent).toBe(false);
    expect(stacksIn(place, { norway: 2 }, "germany", "Oslo")[0]!.spent).toBe(false);
  });

  it("have a shape of their own for each faction", () => {
    expect(pieceShape("germany").match(/L/g)).toHaveLength(5);
    expect(pieceShape("norway")).toContain("A");
    expect(pieceShape("allies")).toContain("C");
  });

  it("wear their mark where it covers no name", () => {
    for (const place of atlas.places.values()) {
      const stacks = stacksIn(place, { germany: 2 }, "germany", place.id);
      const [x, y] = markAt(place, stacks, place.id);
      const box = { x: x - 8, y: y - 8, width: 16, height: 16 };
      expect(overlap(box, labelBox(place, place.id)), place.id).toBeLessThan(40);
    }
  });
});

describe("attacks", () => {
  const attacking = view(
    { stavanger: { allies: 4 }, haugesund: { germany: 5 } },
    {
      attacks: [
        { area: "stavanger", from: "haugesund", battalions: 4 },
        { area: "stavanger", from: "egersund", battalions: 2 },
      ],
    },
  );

  it("show the dice of a stack across water as the server tells them", () => {
    expect(
      attacksOn(atlas, attacking, printed("cities"), { stacks: [], names: [] }, 1).map(({ dice }) => dice),
    ).toEqual([2, null]);
  });

  it("stand clear of other stacks, even where towns lie close together", () => {
    const towns = ["stavanger", "haugesund"].map((id) => standBox(atlas.place(id).town, 1, 4));
    const stands = attacksOn(atlas, attacking, printed("cities"), { stacks: towns, names: [] }, 1).map(
      ({ approach, battalions }) => standBox(approach.stand, 1, battalions),
    );
    for (const stand of stands) for (const town of towns) expect(overlap(stand, town)).toBeLessThan(60);
    expect(overlap(stands[0]!, stands[1]!)).toBe(0);
  });
});

describe("the scenario", () => {
  it("gives the star to its objectives", () => {
    const print = printed("objectives", ["hamar"]);
    expect(inScenario(atlas.place("hamar"), print).signs.map(([kind]) => kind)).toContain("victory_city");
    expect(inScenario(atlas.place("oslo"), print).signs.map(([kind]) => kind)).toEqual(["air_field"]);
    expect(inScenario(atlas.place("oslo"), printed("cities"))).toBe(atlas.place("oslo"));
  });

  it("shows the range of aircraft for the cards that need it", () => {
    const here = view({}, { air_bases: ["germany", "oslo"] });
    expect(basesFor("G-05", here, printed("cities"))).toEqual(["germany", "oslo"]);
    expect(basesFor("G-01", here, printed("cities"))).toEqual([]);
  });
});

describe("names", () => {
  const named = [...atlas.places.values()].map((place) => ({
    place,
    name: place.id,
    rank: place.id === "gjovik" ? 4 : place.isCity ? 2 : 0,
    occupied: false,
  }));

  it("are all written at the map's own size and larger", () => {
    expect(legible(named, 1).size).toBe(44);
    expect(legible(named, pieceScale(3) / 3).size).toBe(44);
  });

  it("give way to more important ones when the map is small", () => {
    const few = legible(named, pieceScale(0.36) / 0.36);
    expect(few.size).toBeLessThan(40);
    for (const id of ["gjovik", "oslo", "narvik", "bergen"]) expect(few, id).toContain(id);
  });
});

describe("clicks on the map", () => {
  const here = view({ oslo: { germany: 2 }, kongsvinger: { norway: 1 } });
  const moves = [move("oslo", "kongsvinger", 1), move("oslo", "kongsvinger", 2), move("oslo", "ostfold", 1)];

  it("mean taking up a stack first, then going or attacking", () => {
    const clicks = asking(...moves);
    expect([...senses(clicks, here, printed("cities"), "germany")]).toEqual([["oslo", "take"]]);
    clicks.click("area", "oslo");
    expect(new Map(senses(clicks, here, printed("cities"), "germany"))).toEqual(
      new Map([
        ["kongsvinger", "attack"],
        ["ostfold", "go"],
      ]),
    );
  });

  it("show the march that is being thought of", () => {
    const clicks = asking(...moves);
    clicks.click("area", "oslo");
    clicks.hover = { kind: "area", id: "kongsvinger" };
    expect(planned(clicks, atlas, here, printed("cities"), "germany")).toMatchObject([
      { from: "oslo", to: "kongsvinger", isAttack: true },
    ]);
    clicks.click("area", "kongsvinger");
    expect(numbers(clicks)).toEqual({ area: "kongsvinger", counts: [1, 2] });
    clicks.hover = { kind: "number", id: 2 };
    expect(planned(clicks, atlas, here, printed("cities"), "germany")).toMatchObject([{ count: 2, dice: 2 }]);
  });

  it("show where new battalions would come", () => {
    const clicks = asking(["place", ["area", "bodo", "area"]]);
    expect(arrival(clicks)).toBeNull();
    clicks.hover = { kind: "area", id: "bodo" };
    expect(arrival(clicks)).toEqual({ area: "bodo", count: 1 });
  });

  it("choose stacks at borders when a battalion is lost", () => {
    const clicks = asking(["remove", ["area", "oslo", "from"]], ["remove", ["area", "sea", "from"]]);
    expect(isAtBorders(clicks)).toBe(true);
    expect(senses(clicks, here, printed("cities"), "germany").size).toBe(0);
  });
});

describe("what happened", () => {
  const before = view({ oslo: { germany: 3 }, hamar: { norway: 2 } });

  it("is a stack on its way, to an area or to a border it attacks over", () => {
    const moved = view({ oslo: { germany: 1 }, ostfold: { germany: 2 }, hamar: { norway: 2 } });
    const [oslo, ostfold] = ["oslo", "ostfold"].map((id) => atlas.place(id).town);
    expect(story(before, moved, atlas)).toEqual({
      travels: [{ faction: "germany", battalions: 2, atSea: false, from: oslo, to: ostfold }],
      turns: [],
    });
    const attacks = [{ area: "kongsvinger", from: "oslo", battalions: 2 }];
    const attacking = view({ oslo: { germany: 1 }, hamar: { norway: 2 } }, { attacks });
    const stand = atlas.approach("oslo", "kongsvinger").stand;
    expect(story(before, attacking, atlas).travels).toMatchObject([{ from: oslo, to: stand }]);
  });

  it("is a loss or a gain where nobody went anywhere", () => {
    const lost = view({ oslo: { germany: 3 }, hamar: { norway: 1 }, bodo: { allies: 1 } });
    expect(story(before, lost, atlas)).toMatchObject({
      travels: [],
      turns: [
        { at: atlas.place("hamar").town, by: -1 },
        { at: atlas.place("bodo").town, by: 1 },
      ],
    });
  });

  it("is nothing to watch when the table jumps through time", () => {
    const areas = Object.fromEntries([...atlas.places.keys()].slice(0, 9).map((id) => [id, { allies: 1 }]));
    expect(story(before, view(areas), atlas)).toEqual({ travels: [], turns: [] });
  });
});
