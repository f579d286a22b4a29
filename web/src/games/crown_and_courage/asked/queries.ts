/** What can be asked about the table in words: stems in English and Norwegian, and the answers from the view. */

import type { Thing } from "../../../lib/protocol";
import { choices } from "../../../table/access/answers";
import type { Named, Query, Scene, Sentence } from "../../../table/access/query";
import { nameOf } from "../reading";
import type { CrownPrint, CrownView } from "../table";
import { say } from "../words";
import { armies, dice, frame, hand, king, numbers, orders, placeInWords, towns } from "./spoken";

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
    words: [["king", "haakon", "konge", "kongen"]],
    answer: (scene) => king(...table(scene)),
  },
  {
    id: "germans",
    about: [],
    words: [["german", "germans", "tysk", "enem", "fiende"]],
    answer: (scene) => orNothing(armies(...table(scene), "germans")),
  },
  {
    id: "troops",
    about: [],
    words: [["troop", "norwegian", "army", "armies", "tropp", "norsk", "haer", "styrke"]],
    answer: (scene) => orNothing(armies(...table(scene), "norwegians")),
  },
  {
    id: "towns",
    about: [],
    words: [["town", "towns", "occup", "byer", "byene", "okkup"]],
    answer: (scene) => towns(...table(scene)),
  },
  { id: "bag", about: [], words: [["bag", "posen", "pose", "chaos", "kaos"]], answer: bag },
  {
    id: "orders",
    about: [],
    words: [["order", "grid", "plan", "tile", "ordre", "rutenett", "brikke"]],
    answer: (scene) => orders(...table(scene)),
  },
  {
    id: "frame",
    about: [],
    words: [["frame", "action", "response", "ramme", "handling", "svar"]],
    answer: (scene) => frame(table(scene)[0]),
  },
  { id: "dice", about: [], words: [["dice", "die", "pool", "terning"]], answer: (scene) => dice(table(scene)[0]) },
  {
    id: "cards",
    about: [],
    words: [["card", "hand", "kort", "handa", "handen"]],
    answer: (scene) => orNothing(hand(...table(scene))),
  },
  {
    id: "numbers",
    about: [],
    words: [["stress", "threat", "trussel", "morale", "moral", "momentum", "willpower", "vilje", "pressure", "press"]],
    answer: (scene) => numbers(table(scene)[0]),
  },
  {
    id: "path",
    about: [],
    words: [
      ["where", "hvor"],
      ["am", "jeg", "we", "vi"],
    ],
    answer: where,
  },
  {
    id: "choices",
    about: [],
    words: [
      ["can", "may", "kan", "what", "hva"],
      ["do", "now", "options", "choose", "gjor", "velge", "valg", "mulig"],
    ],
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
