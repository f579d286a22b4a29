/** Searching a rulebook. */

import { expect, test } from "vitest";

import type { RulebookText } from "../src/lib/protocol";
import { chaptersOf, marked, wordsOf } from "../src/rules/reading";

const book: RulebookText = {
  chapters: [
    { id: "MOVE", title: "Movement" },
    { id: "RET", title: "Retreat" },
  ],
  rules: [
    { id: "KON-MOVE-01", title: "One area", chapter: "MOVE", where: "4.1", text: "A battalion moves to Gjøvik." },
    { id: "KON-RET-01", title: "Fjords", chapter: "RET", where: "4.2", text: "A fjord stops a retreat." },
  ],
  rulings: [{ id: "KON-Q-1", text: "And lakes?", ruling: "A lake is a fjord.", reason: "", rules: ["KON-RET-01"] }],
};

const found = (typed: string) => chaptersOf(book, typed).flatMap(({ entries }) => entries.map(({ rule }) => rule.id));

test("all words must be there, in any case and without Norwegian letters", () => {
  expect(found("")).toEqual(["KON-MOVE-01", "KON-RET-01"]);
  expect(found("gjovik")).toEqual(["KON-MOVE-01"]);
  expect(found("RETREAT fjord")).toEqual(["KON-RET-01"]);
  expect(found("kon-move")).toEqual(["KON-MOVE-01"]);
  expect(found("battalion fjord")).toEqual([]);
});

test("a ruling is found with the rule that it stands under", () => {
  expect(found("lake")).toEqual(["KON-RET-01"]);
  expect(chaptersOf(book, "lake")[0]?.entries[0]?.rulings).toHaveLength(1);
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
