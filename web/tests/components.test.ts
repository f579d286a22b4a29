/** The component book: what is told, counted and found in it. */

import { expect, test } from "vitest";

import type { ComponentBook } from "../src/lib/protocol";
import { wordsOf } from "../src/games/words";
import { counted, filtered, provenanceOf, told, unknownOf } from "../src/rules/components";
import { FERRY } from "./small_game";

const book: ComponentBook = {
  sections: [
    {
      id: "card-ferry",
      components: [
        {
          id: "paddle-steamer",
          name: "Paddle steamer",
          values: [
            { label: "name", value: "Paddle steamer", source: "rulebook" },
            { label: "speed", value: 2, source: "rulebook" },
          ],
          parts: [
            { id: "F-05", name: "F-05", values: [{ label: "berths", value: 1, source: "reconstructed" }] },
            { id: "F-06", name: "F-06", values: [{ label: "berths", value: 3, source: "owner" }] },
          ],
        },
      ],
    },
    {
      id: "crossing",
      components: [
        {
          id: "sund-rost",
          name: { key: "crossing", values: { id: "Sund – Røst" } },
          values: [{ label: "kind", value: { key: "word-strait", values: {} }, source: "reconstructed" }],
        },
      ],
    },
  ],
};
const { say } = wordsOf(FERRY);
const every = { typed: "", section: "", source: "" } as const;

test("values are told in words", () => {
  expect(told(true, say)).toBe("yes");
  expect(told([], say)).toBe("none");
  expect(told([{ key: "word-strait", values: {} }, 3], say)).toBe("strait, 3");
  expect(told({ key: "day", values: { id: 4 } }, say)).toBe("Day 4");
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
  expect(cards("paddle-steamer")).toEqual(["F-05", "F-06"]);
  expect(cards("f-06")).toEqual(["F-06"]);
  expect(filtered(book, { ...every, typed: "rost strait" }, say).map(({ id }) => id)).toEqual(["crossing"]);
  expect(filtered(book, { ...every, typed: "paddle strait" }, say)).toEqual([]);
});

test("a source leaves what has a value from there", () => {
  const owned = filtered(book, { ...every, source: "owner" }, say);
  expect(owned.map(({ id }) => id)).toEqual(["card-ferry"]);
  expect(owned[0]?.components[0]?.parts?.map(({ id }) => id)).toEqual(["F-06"]);
  expect(filtered(book, { ...every, section: "crossing", source: "rulebook" }, say)).toEqual([]);
});

test("an area answers for itself: what an inland town does not have is not unknown", () => {
  const inland: ComponentBook = {
    sections: [
      { id: "harbour", components: [{ id: "inland", name: "", values: [] }] },
      {
        id: "area",
        components: [
          {
            id: "inland",
            name: "Inland",
            note: "2.3 no harbour",
            values: [
              { label: "name", value: "Inland", source: "rulebook" },
              { label: "harbours", value: [], source: "reconstructed" },
            ],
          },
        ],
      },
    ],
  };
  const found = provenanceOf(inland, "area", "inland")!;
  expect(found.note).toBe("2.3 no harbour");
  expect(unknownOf(found, say)).toEqual([]);
});

test("a card answers for its kind, and says what we do not know of it", () => {
  const card = provenanceOf(book, "card", "F-05")!;
  expect(card.values).toHaveLength(3);
  expect(unknownOf(card, say)).toEqual(["Berths"]);
  expect(unknownOf(provenanceOf(book, "card", "F-06")!, say)).toEqual([]);
  expect(unknownOf(provenanceOf(book, "crossing", "sund-rost")!, say)).toBe("all");
  expect(provenanceOf(book, "area", "F-05")).toBeNull();
});
