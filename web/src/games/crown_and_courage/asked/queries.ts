/** What can be asked about the table in words, and the answers from what the seat sees. */

import type { Thing } from "../../../lib/protocol";
import { choices } from "../../../table/access/answers";
import type { Named, Query, Scene, Sentence } from "../../../table/access/query";
import { houseStems, stemsIn, type Stems } from "../../../table/access/stems";
import { nameOf } from "../reading";
import type { CrownPrint, CrownView } from "../table";
import { say } from "../words";
import { armies, dice, frame, hand, king, numbers, orders, placeInWords, towns } from "./spoken";

const stems = stemsIn(import.meta.glob<Stems>("../words/*/queries.json", { import: "default", eager: true }));
const table = ({ view, printed }: Scene): [CrownView, CrownPrint] => [view as CrownView, printed as CrownPrint];

const orNothing = (found: Sentence[]): Sentence[] => (found.length > 0 ? found : [{ text: say("crown-nothing") }]);

/** What the bag still holds. */
function bag(scene: Scene): Sentence[] {
  const [view, printed] = table(scene);
  return orNothing(
    Object.entries(view.bag).map(([tile, count]) => ({
      text: say("crown-number", { name: nameOf(printed, "tile", tile), value: count }),
    })),
  );
}

/** Where the player is. */
function where(scene: Scene): Sentence[] {
  const [view] = table(scene);
  const part = scene.say({ key: `part-${view.part}`, values: {} });
  return [{ text: [part, ...view.path.map((step) => scene.say(step))].join(" › ") }];
}

export const queries: Query[] = [
  {
    id: "king",
    about: [],
    words: stems("king"),
    answer: (scene) => king(...table(scene)),
  },
  {
    id: "germans",
    about: [],
    words: stems("germans"),
    answer: (scene) => orNothing(armies(...table(scene), "germans")),
  },
  {
    id: "troops",
    about: [],
    words: stems("troops"),
    answer: (scene) => orNothing(armies(...table(scene), "norwegians")),
  },
  {
    id: "towns",
    about: [],
    words: stems("towns"),
    answer: (scene) => towns(...table(scene)),
  },
  { id: "bag", about: [], words: stems("bag"), answer: bag },
  {
    id: "orders",
    about: [],
    words: stems("orders"),
    answer: (scene) => orders(...table(scene)),
  },
  {
    id: "frame",
    about: [],
    words: stems("frame"),
    answer: (scene) => frame(table(scene)[0]),
  },
  { id: "dice", about: [], words: stems("dice"), answer: (scene) => dice(table(scene)[0]) },
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
    id: "path",
    about: [],
    words: stems("path"),
    answer: where,
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
    answer: (scene, [place]) => [{ text: placeInWords(...table(scene), String(place![1])), thing: place! }],
  },
];

/** The spaces of the map, by their names. */
export function vocabulary(printed: CrownPrint): Named[] {
  return Object.entries(printed.map.spaces).map(([id, { name }]) => ({
    thing: ["place", id] as Thing,
    names: [name, id],
  }));
}

export const exampleNames = (printed: CrownPrint): Record<string, string> => ({
  place: printed.map.spaces[printed.map.towns[2]!]!.name,
});
