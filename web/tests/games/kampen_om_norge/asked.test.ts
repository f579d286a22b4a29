/** Questions about the map, in plain words. */

import { describe, expect, test } from "vitest";

import { queries, vocabulary } from "../../../src/games/kampen_om_norge/asked/queries";
import { crossings, shortestWay } from "../../../src/games/kampen_om_norge/asked/ways";
import type { KampenPrint, KampenView } from "../../../src/games/kampen_om_norge/table";
import { say } from "../../../src/games/kampen_om_norge/words";
import { LANGUAGES, reader } from "../../../src/lib/language.svelte";
import { suggest, understand, type Scene } from "../../../src/table/access/query";

const area = (name: string, neighbours: Record<string, "land" | "water">) => ({
  name,
  region: "east",
  in_play: true,
  victory_city: name === "Oslo",
  air_field: false,
  mobilization_point: false,
  sea_zones: [],
  neighbours,
});

const printed = {
  scenario: { victory: "cities", objectives: ["oslo"] },
  areas: {
    oslo: area("Oslo", { hamar: "land", more: "water" }),
    hamar: area("Hamar", { oslo: "land", more: "land" }),
    more: area("Møre og Romsdal", { hamar: "land", oslo: "water" }),
    andalsnes: area("Åndalsnes", {}),
  },
  regions: { east: ["oslo", "hamar", "more", "andalsnes"] },
  cards: {},
  ships: { "SA-01": { faction: "allies" }, "SG-01": { faction: "germany" } },
  zones: {
    III: { neighbours: ["IV", "VIII"], coast: ["more"], allied: true },
    IV: { neighbours: ["III", "VIII"], coast: ["andalsnes"], allied: true },
    VIII: { neighbours: ["III", "IV"], coast: [], allied: true },
    II: { neighbours: ["III"], coast: [], allied: false },
  },
  names: {},
  enemies: { germany: ["norway", "allies"], norway: ["germany"], allies: ["germany"] },
} as unknown as KampenPrint;

const view = {
  areas: { oslo: { germany: 2 }, hamar: { norway: 1 } },
  attacks: [],
  factions: { germany: {}, norway: {}, allies: {} },
} as unknown as KampenView;

const scene: Scene = {
  view,
  printed,
  sides: ["germany"],
  question: null,
  clicks: { nextSteps: [], plain: [] },
  say: ({ key }) => key,
};

function ask(text: string): string {
  const understood = understand(text, queries, vocabulary(printed));
  return understood === null ? "" : [understood.query.id, ...understood.things.map(([, id]) => id)].join(" ");
}

describe("a question about the map", () => {
  test.each([
    ["what can attack Hamar?", "attack hamar"],
    ["Hva kan angripe HAMAR", "attack hamar"],
    ["roads from Oslo to Hamar", "way oslo hamar"],
    ["veier fra hamar til oslo", "way hamar oslo"],
    ["who holds Møre", "holds more"],
    ["hvem holder more", "holds more"],
    ["neighbours of Aandalsnes", "neighbours andalsnes"],
    ["naboene til åndalsnes", "neighbours andalsnes"],
    ["where are Norwegian battalions", "where norway"],
    ["hvor er norske bataljoner", "where norway"],
    ["what can reach sea zone IV", "sail IV"],
    ["hva kan nå sjøsone IV", "sail IV"],
    ["who controls zone III", "zone III"],
    ["hvem kontrollerer sone III", "zone III"],
    ["my cards", "cards"],
    ["kortene mine", "cards"],
    ["what can I do", "choices"],
    ["hva kan jeg gjøre", "choices"],
    ["wat kan Hamar aanvallen?", "attack hamar"],
    ["wie houdt Møre", "holds more"],
    ["waar zijn Noorse bataljons", "where norway"],
    ["wat kan ik doen", "choices"],
    ["hamra", ""],
    ["Hamat", "about hamar"],
  ])("%s", (text, understood) => expect(ask(text)).toBe(understood));

  test("is answered from what stands on the board, with the thing it is about", () => {
    const { query, things } = understand("what can attack oslo", queries, vocabulary(printed))!;
    const [first, second] = query.answer(scene, things);
    expect(first!.text).toContain("Oslo");
    expect(second).toEqual({ text: expect.stringContaining("Hamar") as string, thing: ["area", "hamar"] });
  });

  test("about the sea counts the cards that everybody sees", () => {
    const zones = {
      III: { open: [], controller: "germany", germany: 2 },
      VIII: { open: [], controller: "", allies: 4 },
    };
    const atSea = { ...scene, view: { ...view, sea: { zones, reach: [] } } };
    const { query, things } = understand("what can reach sea zone IV", queries, vocabulary(printed))!;
    const told = query.answer(atSea, things);
    expect(told.map(({ thing }) => thing)).toEqual([
      ["zone", "IV"],
      ["zone", "III"],
      ["zone", "VIII"],
    ]);
    expect(told[1]!.text).toBe("2 German ship cards in zone III, one move away");
    const asked = understand("who controls zone III", queries, vocabulary(printed))!;
    const [control, coast] = asked.query.answer(atSea, asked.things);
    expect(control!.text).toContain("under German control");
    expect(coast!.text).toBe("Its coast: Møre og Romsdal.");
  });

  test("that nobody understands brings suggestions, those that come near first", () => {
    expect(suggest("attack!", queries, vocabulary(printed))[0]!.id).toBe("attack");
    expect(suggest("qwerty", queries, vocabulary(printed)).length).toBeGreaterThan(2);
  });

  test("has an example in words for every kind", () => {
    const names = { area: "A", other: "B" };
    for (const { id } of queries) expect(say(`query-example-${id}`, names)).not.toContain("[");
  });

  test.each(LANGUAGES)("is understood as its example in %s says", (language) => {
    reader.language = language;
    const examples = queries.map(({ id }) => say(`query-example-${id}`, { area: "Oslo", other: "Hamar" }));
    reader.language = "en";
    expect(examples.map((text) => ask(text).split(" ")[0])).toEqual(queries.map(({ id }) => id));
  });
});

test("a way by land is longer than one over water", () => {
  expect(shortestWay(printed, "oslo", "more", false)).toEqual(["oslo", "hamar", "more"]);
  const short = shortestWay(printed, "oslo", "more", true)!;
  expect([short, crossings(printed, short)]).toEqual([["oslo", "more"], 1]);
  expect(shortestWay(printed, "oslo", "andalsnes", true)).toBeNull();
});
