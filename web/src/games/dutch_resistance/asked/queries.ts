/** What can be asked about the table in words, and the answers from what the seat sees. */

import type { Thing } from "../../../lib/protocol";
import { choices } from "../../../table/access/answers";
import type { Named, Query, Scene, Sentence } from "../../../table/access/query";
import { houseStems, stemsIn, type Stems } from "../../../table/access/stems";
import { nameOf } from "../reading";
import type { DutchPrint, DutchView, Letter, Place } from "../table";
import { say } from "../words";
import { decks, goal, hand, numbers, people, placeInWords, places, roadInWords, roads, tonight } from "./spoken";

const stems = stemsIn(import.meta.glob<Stems>("../words/*/queries.json", { import: "default", eager: true }));
const table = ({ view, printed }: Scene): [DutchView, DutchPrint] => [view as DutchView, printed as DutchPrint];

const orNothing = (found: Sentence[]): Sentence[] => (found.length > 0 ? found : [{ text: say("dutch-nothing") }]);

export const queries: Query[] = [
  {
    id: "tonight",
    about: [],
    words: stems("tonight"),
    answer: (scene) => orNothing(tonight(...table(scene))),
  },
  {
    id: "occupiers",
    about: [],
    words: stems("occupiers"),
    answer: (scene) => orNothing(roads(...table(scene))),
  },
  {
    id: "people",
    about: [],
    words: stems("people"),
    answer: (scene) => orNothing(people(...table(scene))),
  },
  {
    id: "goal",
    about: [],
    words: stems("goal"),
    answer: (scene) => orNothing(goal(...table(scene))),
  },
  {
    id: "safety",
    about: [],
    words: stems("safety"),
    answer: (scene) => places(...table(scene)),
  },
  {
    id: "decks",
    about: [],
    words: stems("decks"),
    answer: (scene) => decks(...table(scene)),
  },
  {
    id: "cards",
    about: [],
    words: stems("cards"),
    answer: (scene) => orNothing(hand(...table(scene))),
  },
  {
    id: "numbers",
    about: [],
    words: stems("numbers"),
    answer: (scene) => numbers(table(scene)[0]),
  },
  {
    id: "choices",
    about: [],
    words: houseStems("choices"),
    answer: (scene) => choices(scene, (kind, id) => nameOf(table(scene)[1], kind, String(id))),
  },
  {
    id: "place",
    about: ["place"],
    words: [],
    answer: (scene, [place]) => [{ text: placeInWords(...table(scene), place![1] as Place), thing: place! }],
  },
  {
    id: "road",
    about: ["road"],
    words: [],
    answer: (scene, [road]) => [{ text: roadInWords(...table(scene), road![1] as Letter), thing: road! }],
  },
];

/** The Locations by the tiles that the Scenario puts there, and the Roads by their letters. */
export function vocabulary(printed: DutchPrint): Named[] {
  const locations = Object.entries(printed.scenario.tiles).map(([id, tile]) => ({
    thing: ["place", id] as Thing,
    names: [printed.tiles[tile]!.name, id],
  }));
  const letters = Object.keys(printed.roads).map((id) => ({
    thing: ["road", id] as Thing,
    names: [say("dutch-road", { road: id })],
  }));
  return [...locations, ...letters];
}

export const exampleNames = (printed: DutchPrint): Record<string, string> => ({
  place: printed.tiles[printed.scenario.tiles.C1!]!.name,
});
