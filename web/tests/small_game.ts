/** A small game of the tests' own, so that what all games share is tested without any of them: Ferry Race, for up to five.
 *
 * It stands on the shelf like the others; its sentences are added to those that were fetched. */

import { FluentResource, type FluentBundle } from "@fluent/bundle";
import type { Component } from "svelte";

import { BOXES, type Box } from "../src/games/boxes";
import { wordsOf } from "../src/games/words";
import { LANGUAGES, type Language } from "../src/lib/language.svelte";
import type { GameInfo } from "../src/lib/protocol";
import { house, type Words } from "../src/lib/words";

export const FERRY = "ferry-race";

const seatings = [
  ["red", "blue+green"],
  ["red", "blue", "green"],
  ["red", "blue", "green", "white", "black"],
];

/** What the server says of it. */
export const ferryRace: GameInfo = {
  id: FERRY,
  title: "Ferry Race",
  code: "FER",
  credits: "",
  version: "1",
  scenarios: [
    { id: "long", name: "Around the fjord", subtitle: "", seatings, options: [] },
    { id: "short", name: "Across the fjord", subtitle: "", seatings, options: [] },
  ],
  lessons: [],
  packs: [],
  cooperative: false,
  thinks: {},
};

const box: Box = {
  id: FERRY,
  place: 99,
  Cover: (() => ({})) as Component,
  spine: "var(--ink)",
  tall: 1,
  quick: {
    scenario: "short",
    seats: [
      { seat: "red", player: "person" },
      { seat: "blue+green", player: "policy" },
    ],
  },
};

const seat = (green: string, both: string): string => `{ $seat ->
    [red] Red
    [blue] Blue
    [green] ${green}
   *[blue-and-green] ${both}
}`;
const BOX: Record<Language, string> = {
  en: `
box-${FERRY}-name = Ferry Race
box-${FERRY}-seat = ${seat("the Greens", "Blue and the Greens")}
box-${FERRY}-seat-start = ${seat("The Greens", "Blue and the Greens")}
`,
  nb: `
box-${FERRY}-name = Fergeløpet
box-${FERRY}-seat = ${seat("de grønne", "Blå og de grønne")}
box-${FERRY}-seat-start = ${seat("De grønne", "Blå og de grønne")}
`,
};
const CLIENT: Record<Language, string> = {
  en: `
component-section-card-ferry = Ferries
component-section-crossing = Crossings
component-value-speed = Speed
component-value-berths = Berths
component-value-harbours = Harbours
component-word-strait = strait
component-crossing = { $id }
component-day = Day { $id }
`,
  nb: "",
};

/** Words can only be fetched from folders of the client; those of a game that has none are put beside them. */
function add(words: Words, language: Language, text: string): void {
  const { ready } = words as unknown as { ready: Map<Language, FluentBundle> };
  ready.get(language)!.addResource(new FluentResource(text));
}

/** Puts it on the shelf. The words of the house have been fetched. */
export async function layOnTheShelf(): Promise<void> {
  (BOXES as Box[]).push(box);
  for (const language of LANGUAGES) {
    await wordsOf(FERRY).load(language);
    add(house, language, BOX[language] ?? "");
    add(wordsOf(FERRY), language, CLIENT[language] ?? "");
  }
}
