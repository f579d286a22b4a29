import { expect, test } from "vitest";

import { news } from "../src/table/access/announcing";
import { meant } from "../src/board/near";
import { isSlip, plainWords } from "../src/table/access/query";
import { nearest, nearestTowards } from "../src/board/roving";
import type { LogLine } from "../src/table/model/log.svelte";
import { KEYS } from "../src/table/access/keys";
import { say } from "../src/lib/words";

test("words are compared without case, accents and slips", () => {
  expect(plainWords("Møre, Å og Ålesund!")).toEqual(["more", "a", "og", "alesund"]);
  expect(plainWords("Aalesund")).toEqual(["alesund"]);
  expect([isSlip("hamar", "hamat"), isSlip("hamar", "hamr"), isSlip("hamar", "oslo")]).toEqual([true, true, false]);
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
