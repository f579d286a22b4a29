/** Searching a rulebook. */

import { expect, test } from "vitest";

import type { RulebookText } from "../src/lib/protocol";
import { chaptersOf, entryOf, looseOf, marked, ruleOf, wordsOf } from "../src/rules/reading";

const book: RulebookText = {
  chapters: [
    { id: "MOVE", title: "Movement" },
    { id: "RET", title: "Retreat" },
  ],
  rules: [
    { id: "KON-MOVE-01", title: "One area", chapter: "MOVE", where: "4.1", text: "A battalion moves to Gjøvik." },
    { id: "KON-RET-01", title: "Fjords", chapter: "RET", where: "4.2", text: "A fjord stops a retreat." },
  ],
  rulings: [
    {
      id: "KON-Q-1",
      text: "And lakes?",
      ruling: "A lake is a fjord.",
      reason: "Water is water.",
      rules: ["KON-RET-01", "KON-MOVE-01"],
    },
    { id: "KON-Q-2", text: "May one sing?", ruling: "Always.", reason: "", rules: [] },
  ],
  examples: [{ id: "KON-EX-1", given: "Two boats.", when: "One sinks.", then: "One is left.", rules: ["KON-MOVE-01"] }],
};

const found = (typed: string) => chaptersOf(book, typed).flatMap(({ entries }) => entries.map(({ rule }) => rule.id));

test("all words must be there, in any case and without Norwegian letters", () => {
  expect(found("")).toEqual(["KON-MOVE-01", "KON-RET-01"]);
  expect(found("gjovik")).toEqual(["KON-MOVE-01"]);
  expect(found("RETREAT fjord")).toEqual(["KON-RET-01"]);
  expect(found("kon-move")).toEqual(["KON-MOVE-01"]);
  expect(found("battalion stops")).toEqual([]);
});

test("a ruling is found, by its reason too, with every rule that it touches", () => {
  expect(found("lake")).toEqual(["KON-MOVE-01", "KON-RET-01"]);
  expect(found("retreat water")).toEqual(["KON-RET-01"]);
  expect(chaptersOf(book, "lake")[0]?.entries[0]?.rulings).toHaveLength(1);
  expect(ruleOf(book, "KON-Q-1")?.id).toBe("KON-RET-01");
});

test("a ruling that touches no rule is not lost", () => {
  expect(looseOf(book, "").map(({ id }) => id)).toEqual(["KON-Q-2"]);
  expect(looseOf(book, "fjord")).toEqual([]);
  expect(ruleOf(book, "KON-Q-2")).toBeUndefined();
});

test("an example stands with its rule and is searched with it", () => {
  expect(found("boats sinks")).toEqual(["KON-MOVE-01"]);
  expect(entryOf(book, book.rules[0]!).examples.map(({ id }) => id)).toEqual(["KON-EX-1"]);
  expect(entryOf(book, book.rules[1]!).examples).toEqual([]);
  expect(ruleOf(book, "KON-EX-1")?.id).toBe("KON-MOVE-01");
});

test("what was found is marked where it stands", () => {
  expect(marked("To Gjøvik, to Oslo", wordsOf("gjovik TO"))).toEqual([
    { text: "To", found: true },
    { text: " ", found: false },
    { text: "Gjøvik", found: true },
    { text: ", ", found: false },
    { text: "to", found: true },
    { text: " Oslo", found: false },
  ]);
});
