import { describe, expect, test } from "vitest";

import { queries as fortQueries, vocabulary as fortVocabulary } from "../src/games/halls_of_hegra/asked/queries";
import type { HegraPrint } from "../src/games/halls_of_hegra/table";
import { queries, vocabulary } from "../src/games/kampen_om_norge/asked/queries";
import type { KampenPrint, KampenView } from "../src/games/kampen_om_norge/table";
import { crossings, shortestWay } from "../src/games/kampen_om_norge/asked/ways";
import { news } from "../src/table/access/announcing";
import { meant } from "../src/board/near";
import { isSlip, plainWords, suggest, understand, type Scene } from "../src/table/access/query";
import { nearest, nearestTowards } from "../src/board/roving";
import type { LogLine } from "../src/table/model/table.svelte";
import { KEYS } from "../src/table/access/keys";
import { say } from "../src/lib/words";

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
  names: {},
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
    ["my cards", "cards"],
    ["kortene mine", "cards"],
    ["what can I do", "choices"],
    ["hva kan jeg gjøre", "choices"],
    ["hamra", ""],
    ["Hamat", "about hamar"],
  ])("%s", (text, understood) => expect(ask(text)).toBe(understood));

  test("is answered from what stands on the board, with the thing it is about", () => {
    const { query, things } = understand("what can attack oslo", queries, vocabulary(printed))!;
    const [first, second] = query.answer(scene, things);
    expect(first!.text).toContain("Oslo");
    expect(second).toEqual({ text: expect.stringContaining("Hamar") as string, thing: ["area", "hamar"] });
  });

  test("that nobody understands brings suggestions, those that come near first", () => {
    expect(suggest("attack!", queries, vocabulary(printed))[0]!.id).toBe("attack");
    expect(suggest("qwerty", queries, vocabulary(printed)).length).toBeGreaterThan(2);
  });

  test("has an example in words for every kind", () => {
    const names = { area: "A", other: "B", space: "C", defender: "D" };
    for (const { id } of [...queries, ...fortQueries]) expect(say(`query-example-${id}`, names)).not.toContain("[");
  });
});

describe("a question about the fortress", () => {
  const spaces = { repair: { name: "Reparer" }, shovel_snow: { name: "Måk snø" } };
  const defenders = Object.fromEntries(
    ["officer", "soldier", "volunteer", "medic", "hunter"].map((type) => [type, { name: type }]),
  );
  const words = fortVocabulary({ spaces, defenders } as unknown as HegraPrint);

  test.each([
    ["who is tired", "tired"],
    ["hvem er sliten", "tired"],
    ["what is in the hit bag", "hit-bag"],
    ["hva er i treffposen?", "hit-bag"],
    ["chance of doubt", "doubt"],
    ["who can repair", "able"],
    ["hvem kan reparere", "able"],
    ["where are the Germans", "germans"],
    ["hvor er tyskerne", "germans"],
    ["what happens tonight", "tonight"],
    ["hva skjer i kveld", "tonight"],
    ["what is on the trails", "trails"],
    ["hva er på stiene", "trails"],
    ["where are the soldiers", "defender"],
    ["mak sno", "space"],
  ])("%s", (text, id) => expect(understand(text, fortQueries, words)?.query.id).toBe(id));
});

test("words are compared without case, accents and slips", () => {
  expect(plainWords("Møre, Å og Ålesund!")).toEqual(["more", "a", "og", "alesund"]);
  expect(plainWords("Aalesund")).toEqual(["alesund"]);
  expect([isSlip("hamar", "hamat"), isSlip("hamar", "hamr"), isSlip("hamar", "oslo")]).toEqual([true, true, false]);
});

test("a way by land is longer than one over water", () => {
  expect(shortestWay(printed, "oslo", "more", false)).toEqual(["oslo", "hamar", "more"]);
  const short = shortestWay(printed, "oslo", "more", true)!;
  expect([short, crossings(printed, short)]).toEqual([["oslo", "more"], 1]);
  expect(shortestWay(printed, "oslo", "andalsnes", true)).toBeNull();
});

test("an arrow leads to the nearest thing ahead, never to one beside or behind", () => {
  const spots = [
    { x: 100, y: 0 },
    { x: 40, y: 30 },
    { x: -10, y: 0 },
  ];
  expect(nearestTowards({ x: 0, y: 0 }, spots, "ArrowRight")).toBe(0);
  expect(nearestTowards({ x: 0, y: 0 }, spots, "ArrowDown")).toBe(1);
  expect(nearestTowards({ x: 0, y: 0 }, spots, "ArrowUp")).toBe(-1);
  expect(nearest({ x: 0, y: 0 }, spots)).toBe(2);
});

test("a tap beside a small thing means it, one farther away means nothing", () => {
  const small = { x: 0, y: 0, width: 20, height: 20 };
  const other = { x: 30, y: 0, width: 20, height: 20 };
  expect(meant(31, 10, [small, other])).toBe(1);
  expect(meant(10, 30, [small, other])).toBe(0);
  expect(meant(10, 40, [small, other])).toBe(-1);
});

test("what was told is said once, then the question; of much only the end", () => {
  const lines = [1, 2, 3, 4, 5, 6].map((number) => ({ number, order: number }) as LogLine);
  const sentence = ({ number }: LogLine): string => `${number}.`;
  const more = (count: number): string => `${count} more.`;
  const first = news({ order: 4, asked: "" }, lines, sentence, "What now?", more);
  expect(first).toEqual({ text: "5. 6. What now?", heard: { order: 6, asked: "What now?" } });
  expect(news(first.heard, lines, sentence, "What now?", more).text).toBe("");
  expect(news({ order: 0, asked: "" }, lines, sentence, "", more).text).toBe("2 more. 3. 4. 5. 6.");
});

test("every key on the sheet has words", () => {
  for (const { id, keys } of KEYS) {
    for (const key of [`access-keys-${id}`, ...keys.map((each) => `access-key-${each.id}`)])
      expect(say(key)).not.toContain("[");
  }
});
