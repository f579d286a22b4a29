/** The pages beside a game: where they are, and which paragraph tells of a thing. */

import { expect, test } from "vitest";

import type { HistoryText } from "../src/lib/protocol";
import { placeOf } from "../src/lib/route.svelte";
import { namedIn, paragraphAbout } from "../src/pages/told";

const paragraph = (id: string, things: Record<string, string[]>) => ({
  id,
  title: id,
  text: "",
  sources: ["log"],
  things,
});

const history: HistoryText = {
  works: [{ id: "log", name: "The log of the ferry" }],
  paragraphs: [paragraph("quay", { place: ["quay"], card: ["F-01"] }), paragraph("storm", { card: ["F-02", "7"] })],
  departures: [],
};

test("each page has its address", () => {
  expect(placeOf("/past/ferry")).toEqual({ name: "past", game: "ferry" });
  expect(placeOf("/summary/ferry")).toEqual({ name: "summary", game: "ferry" });
  expect(placeOf("/past")).toEqual({ name: "nowhere" });
  expect(placeOf("/summary/ferry/more")).toEqual({ name: "nowhere" });
});

test("a thing leads to the paragraph that tells of it, by any of its names", () => {
  expect(paragraphAbout(history, [["card", "F-02"]])?.id).toBe("storm");
  expect(
    paragraphAbout(history, [
      ["area", "x"],
      ["place", "quay"],
    ])?.id,
  ).toBe("quay");
  expect(paragraphAbout(history, [["card", 7]])?.id).toBe("storm");
});

test("of most things nothing is told", () => {
  expect(paragraphAbout(history, [["place", "F-01"]])).toBeUndefined();
  expect(paragraphAbout(history, [])).toBeUndefined();
});

test("a title names things, too", () => {
  expect(namedIn({ place: "quay" })).toEqual([["place", "quay"]]);
  expect(namedIn("Quay")).toEqual([]);
  expect(namedIn(undefined)).toEqual([]);
});
