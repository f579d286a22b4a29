/** What can be asked about the fortress in words, and the answers from what the seat sees. */

import type { Thing } from "../../../lib/protocol";
import type { Named, Query, Scene, Sentence } from "../../../table/access/query";
import { choices, listed } from "../../../table/access/answers";
import { houseStems, stemsIn, type Stems } from "../../../table/access/stems";
import { say } from "../words";
import { chanceOfNext, HIT_KINDS, hitKinds, percent } from "../panels/odds";
import { eveningInWords, nameOf, signed } from "../reading";
import { AREAS, germans, groups, numbers, patients, peopleIn, spaceInWords, trails } from "./spoken";
import { POSITIONS, sum, TYPES, type HegraPrint, type HegraView, type Type } from "../table";

const stems = stemsIn(import.meta.glob<Stems>("../words/*/queries.json", { import: "default", eager: true }));
const table = ({ view, printed }: Scene): [HegraView, HegraPrint] => [view as HegraView, printed as HegraPrint];

function group(scene: Scene, area: (typeof AREAS)[number]): Sentence[] {
  const [view, printed] = table(scene);
  const people = peopleIn(view.defenders[area], printed);
  return [{ text: say("query-group", { group: say(`hegra-${area}`), people }), thing: ["area", area] }];
}

function hitBag(scene: Scene): Sentence[] {
  const [view] = table(scene);
  const bag = view.bags.hit;
  const all = sum(bag);
  const kinds = hitKinds(bag);
  const shares = HIT_KINDS.map((kind) => ({
    text: say("query-share", {
      name: say(`hegra-kind-${kind}`),
      count: kinds[kind],
      percent: percent(kinds[kind] / (all || 1)),
    }),
  }));
  return [{ text: say("query-hit-bag", { count: all, draws: view.artillery_track.tiles }) }, ...shares];
}

function doubt(scene: Scene): Sentence[] {
  const bag = table(scene)[0].bags.recruit;
  const chance = percent(chanceOfNext(bag, (name) => name === "doubt"));
  return [{ text: say("query-doubt", { percent: chance, doubt: bag.doubt ?? 0, count: sum(bag) }) }];
}

/** Who of those that are Ready may go to an Action space, and who counts twice there. */
function able(scene: Scene, id: string): Sentence[] {
  const [view, printed] = table(scene);
  const { name, barred, double } = printed.spaces[id]!;
  const ready = TYPES.filter((type) => (view.defenders.ready[type] ?? 0) > 0 && !barred.includes(type));
  const counts = Object.fromEntries(ready.map((type) => [type, view.defenders.ready[type]]));
  const names = (types: Type[]): string => listed(types.map((type) => printed.defenders[type].name));
  return [
    { text: say("query-able", { name, people: peopleIn(counts, printed), count: ready.length }), thing: ["space", id] },
    ...(double.length > 0 ? [{ text: say("query-double", { people: names(double) }) }] : []),
    ...(barred.length > 0 ? [{ text: say("query-barred", { people: names(barred) }) }] : []),
    { text: spaceInWords(view, printed, id), thing: ["space", id] },
  ];
}

function evening(scene: Scene): Sentence[] {
  const [view] = table(scene);
  const reasons = view.tonight.modifiers.map(({ id, by, count }) => ({
    text: say("query-modifier", { reason: say(`hegra-modifier-${id}`, { count }), by: signed(by) }),
  }));
  const checks = view.tonight.surrender.map(({ id, now, limit }) => ({
    text: say("query-check", { name: say(`hegra-check-${id}`), now, limit }),
  }));
  return [
    { text: say("query-tonight", { morale: signed(view.tracks.morale) }) },
    ...reasons,
    { text: eveningInWords(view.tonight) },
    ...checks,
  ];
}

function whereabouts(scene: Scene, type: Type): Sentence[] {
  const [view, printed] = table(scene);
  const name = printed.defenders[type].name;
  const there = (where: string, count: number, thing: Thing): Sentence[] =>
    count > 0 ? [{ text: say("query-defender-there", { name, where, count }), thing }] : [];
  const areas = AREAS.flatMap((area) => there(say(`hegra-${area}`), view.defenders[area][type] ?? 0, ["area", area]));
  const placed = Object.entries(view.defenders.placed).flatMap(([space, counts]) =>
    there(printed.spaces[space]!.name, counts[type] ?? 0, ["space", space]),
  );
  const walls = POSITIONS.flatMap((position) =>
    there(printed.spaces[position]!.name, view.defenders.positions[position] === type ? 1 : 0, ["space", position]),
  );
  const found = [...areas, ...placed, ...walls];
  return found.length > 0 ? found : [{ text: say("query-defender-nowhere", { name }) }];
}

const orNobody = (found: Sentence[]): Sentence[] => (found.length > 0 ? found : [{ text: say("query-nobody-there") }]);

export const queries: Query[] = [
  {
    id: "tired",
    about: [],
    words: stems("tired"),
    answer: (scene) => group(scene, "tired"),
  },
  {
    id: "hit-bag",
    about: [],
    words: stems("hit-bag"),
    answer: hitBag,
  },
  { id: "doubt", about: [], words: stems("doubt"), answer: doubt },
  {
    id: "able",
    about: ["space"],
    words: stems("able"),
    answer: (scene, [space]) => able(scene, String(space![1])),
  },
  {
    id: "germans",
    about: [],
    words: stems("germans"),
    answer: (scene) => orNobody(germans(...table(scene))),
  },
  {
    id: "tonight",
    about: [],
    words: stems("tonight"),
    answer: evening,
  },
  {
    id: "trails",
    about: [],
    words: stems("trails"),
    answer: (scene) => orNobody(trails(...table(scene))),
  },
  {
    id: "defender",
    about: ["defender"],
    words: [],
    answer: (scene, [who]) => whereabouts(scene, who![1] as Type),
  },
  { id: "ready", about: [], words: stems("ready"), answer: (scene) => group(scene, "ready") },
  {
    id: "people",
    about: [],
    words: stems("people"),
    answer: (scene) => groups(...table(scene)),
  },
  {
    id: "wounded",
    about: [],
    words: stems("wounded"),
    answer: (scene) => orNobody(patients(...table(scene))),
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
    id: "space",
    about: ["space"],
    words: [],
    answer: (scene, [space]) => {
      const [view, printed] = table(scene);
      const id = String(space![1]);
      return [{ text: spaceInWords(view, printed, id), thing: space! }, { text: printed.spaces[id]!.text }];
    },
  },
];

/** The Action spaces and the Defenders, by all their names. */
export function vocabulary(printed: HegraPrint): Named[] {
  const spaces = Object.entries(printed.spaces).map(([id, { name }]) => ({
    thing: ["space", id] as Thing,
    names: [name, id.replaceAll("_", " ")],
  }));
  const people = TYPES.map((type) => ({
    thing: ["defender", type] as Thing,
    names: [...stems(type).flat(), printed.defenders[type].name],
  }));
  return [...spaces, ...people];
}

export function exampleNames(printed: HegraPrint): Record<string, string> {
  return { space: printed.spaces.repair!.name, defender: printed.defenders.officer.name };
}
