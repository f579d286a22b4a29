/** The component book: what is told, counted and found in it. */

import { expect, test } from "vitest";

import type { ComponentBook } from "../src/lib/protocol";
import { wordsOf } from "../src/games/words";
import { counted, filtered, provenanceOf, told, unknownOf } from "../src/rules/components";

const book: ComponentBook = {
  sections: [
    {
      id: "card-germany",
      components: [
        {
          id: "bombefly",
          name: "Bombefly",
          values: [
            { label: "name", value: "Bombefly", source: "rulebook" },
            { label: "attack-dice", value: 2, source: "rulebook" },
          ],
          parts: [
            { id: "G-05", name: "G-05", values: [{ label: "symbols", value: 1, source: "reconstructed" }] },
            { id: "G-06", name: "G-06", values: [{ label: "symbols", value: 3, source: "owner" }] },
          ],
        },
      ],
    },
    {
      id: "border",
      components: [
        {
          id: "oslo-honefoss",
          name: { key: "border", values: { id: "Oslo – Hønefoss" } },
          values: [{ label: "kind", value: { key: "word-fjord", values: {} }, source: "reconstructed" }],
        },
      ],
    },
  ],
};
const { say } = wordsOf("kampen-om-norge");
const every = { typed: "", section: "", source: "" } as const;

test("values are told in words", () => {
  expect(told(true, say)).toBe("yes");
  expect(told([], say)).toBe("none");
  expect(told([{ key: "word-fjord", values: {} }, 3], say)).toBe("fjord, 3");
  expect(told({ key: "day", values: { id: 4 } }, wordsOf("halls-of-hegra").say)).toBe("Day 4");
  expect(told(null, say)).toBe("");
});

test("single cards are counted, and the values of their kind too", () => {
  expect(counted(book.sections)).toEqual({
    components: 3,
    values: 5,
    sources: [
      { source: "rulebook", count: 2 },
      { source: "reconstructed", count: 2 },
      { source: "owner", count: 1 },
    ],
  });
});

test("a kind is found with all its cards, a card with its kind", () => {
  const cards = (typed: string) =>
    filtered(book, { ...every, typed }, say)[0]?.components[0]?.parts?.map(({ id }) => id);
  expect(cards("bombefly")).toEqual(["G-05", "G-06"]);
  expect(cards("g-06")).toEqual(["G-06"]);
  expect(filtered(book, { ...every, typed: "honefoss fjord" }, say).map(({ id }) => id)).toEqual(["border"]);
  expect(filtered(book, { ...every, typed: "bombefly fjord" }, say)).toEqual([]);
});

test("a source leaves what has a value from there", () => {
  const owned = filtered(book, { ...every, source: "owner" }, say);
  expect(owned.map(({ id }) => id)).toEqual(["card-germany"]);
  expect(owned[0]?.components[0]?.parts?.map(({ id }) => id)).toEqual(["G-06"]);
  expect(filtered(book, { ...every, section: "border", source: "rulebook" }, say)).toEqual([]);
});

test("an area answers for itself: what an inland area does not have is not unknown", () => {
  const hamar: ComponentBook = {
    sections: [
      { id: "sea_zone", components: [{ id: "hamar", name: "", values: [] }] },
      {
        id: "area",
        components: [
          {
            id: "hamar",
            name: "Hamar",
            note: "2.3 mobilization point",
            values: [
              { label: "name", value: "Hamar", source: "rulebook" },
              { label: "sea_zones", value: [], source: "reconstructed" },
            ],
          },
        ],
      },
    ],
  };
  const found = provenanceOf(hamar, "area", "hamar")!;
  expect(found.note).toBe("2.3 mobilization point");
  expect(unknownOf(found, say)).toEqual([]);
});

test("a card answers for its kind, and says what we do not know of it", () => {
  const card = provenanceOf(book, "card", "G-05")!;
  expect(card.values).toHaveLength(3);
  expect(unknownOf(card, say)).toEqual(["Symbols"]);
  expect(unknownOf(provenanceOf(book, "card", "G-06")!, say)).toEqual([]);
  expect(unknownOf(provenanceOf(book, "border", "oslo-honefoss")!, say)).toBe("all");
  expect(provenanceOf(book, "area", "G-05")).toBeNull();
});
