/** The fortress for those who hear it. */

import { listed } from "../../../table/access/answers";
import type { Chapter, Sentence } from "../../../table/access/query";
import type { Thing } from "../../../lib/protocol";
import { say } from "../words";
import { signed } from "../reading";
import { POSITIONS, sectorsOf, sum, TYPES, type Counts, type HegraPrint, type HegraView } from "../table";

/** Some Defenders: "Soldier, 2 Volunteers". */
export function peopleIn(counts: Counts | undefined, printed: HegraPrint): string {
  const people = TYPES.filter((type) => (counts?.[type] ?? 0) > 0).map((type) =>
    say("query-people", { count: counts?.[type], name: printed.defenders[type].name }),
  );
  return listed(people) || say("hegra-nobody");
}

/** A thing of the fortress as it is read out: an Action space also says what it needs and who is there. */
export function inWords(view: HegraView, printed: HegraPrint, things: Thing[], label: string): string {
  const space = String(things.find(([kind]) => kind === "space")?.[1] ?? "");
  const area = things.find(([kind]) => kind === "area")?.[1];
  if (area === "ready" || area === "rest" || area === "tired") {
    return say("query-group", { group: label, people: peopleIn(view.defenders[area], printed) });
  }
  const spaces = printed.spaces[space];
  if (spaces === undefined || POSITIONS.some((position) => position === space)) return label;
  return spaceInWords(view, printed, space);
}

export function spaceInWords(view: HegraView, printed: HegraPrint, id: string): string {
  const { name, number } = printed.spaces[id]!;
  const placed = view.defenders.placed[id];
  const state = !view.open.includes(id) ? "shut" : sum(placed) > 0 ? "manned" : "empty";
  return say("access-space", { name, number, state, people: peopleIn(placed, printed) });
}

const spot = (kind: string, id: string): [string, string] => [kind, id];

/** Who mans the walls. */
function walls(view: HegraView, printed: HegraPrint): Sentence[] {
  return POSITIONS.map((position) => {
    const who = view.defenders.positions[position];
    const state = (view.damage[position] ?? 0) > 0 ? "damaged" : who ? "manned" : "empty";
    const defender = who ? printed.defenders[who].name : "none";
    return {
      text: say("hegra-position", { name: printed.spaces[position]!.name, defender, state }),
      thing: spot("space", position),
    };
  });
}

/** Every German who can be seen: in the Sectors, on the trails, and their batteries. */
export function germans(view: HegraView, printed: HegraPrint): Sentence[] {
  const sectors = sectorsOf(view, printed).flatMap(({ sector }) => {
    const here = view.sectors.find((each) => each.sector === sector);
    const standing = (here?.standing ?? 0) + sum(here?.boxes);
    if (here === undefined || standing + here.lying === 0) return [];
    return [
      { text: say("query-sector", { sector, standing, lying: here.lying }), thing: spot("target", `sector@${sector}`) },
    ];
  });
  return [...sectors, ...enemiesOnTrails(view, printed)];
}

export function enemiesOnTrails(view: HegraView, printed: HegraPrint): Sentence[] {
  const patrols = Object.entries(view.map.patrols)
    .filter(([, count]) => count > 0)
    .map(([place, count]) => ({
      text: say("query-patrols", { count, place: printed.map.places[place]!.name }),
      thing: spot("place", place),
    }));
  const batteries = view.map.artillery.map((place) => ({
    text: say("hegra-enemy", { enemy: "artillery", place: printed.map.places[place]!.name }),
    thing: spot("place", place),
  }));
  return [...patrols, ...batteries];
}

/** What is on the trails: enemies, those who run, and what lies in the Depots. */
export function trails(view: HegraView, printed: HegraPrint): Sentence[] {
  const runs = view.map.runs.map(({ defender, place, token }) => ({
    text: say("hegra-run", {
      defender: printed.defenders[defender].name,
      place: printed.map.places[place]!.name,
      token: token || "nothing",
    }),
    thing: spot("place", place),
  }));
  const depots = Object.entries(printed.map.places)
    .filter(([, place]) => (view.depots[place.delivery] ?? 0) > 0)
    .map(([id, place]) => ({
      text: say("query-depot", { name: place.name, count: view.depots[place.delivery] ?? 0 }),
      thing: spot("place", id),
    }));
  return [...enemiesOnTrails(view, printed), ...runs, ...depots];
}

export const AREAS = ["ready", "rest", "tired"] as const;

export function groups(view: HegraView, printed: HegraPrint): Sentence[] {
  const areas = AREAS.map((area) => ({
    text: say("query-group", { group: say(`hegra-${area}`), people: peopleIn(view.defenders[area], printed) }),
    thing: spot("area", area),
  }));
  const morgue = {
    text: say("query-group", { group: say("hegra-morgue"), people: peopleIn(view.defenders.morgue, printed) }),
  };
  return [...areas, morgue];
}

export function patients(view: HegraView, printed: HegraPrint): Sentence[] {
  const beds = view.defenders.beds.flatMap((patient) =>
    patient === null ? [] : [{ defender: patient.defender, level: patient.level, where: "bed" }],
  );
  const waiting = Object.entries(view.defenders.waiting).flatMap(([level, counts]) =>
    TYPES.flatMap((defender) =>
      Array.from({ length: counts[defender] ?? 0 }, () => ({ defender, level, where: "waiting" })),
    ),
  );
  return [...beds, ...waiting].map(({ defender, level, where }) => ({
    text: say("hegra-patient", { defender: printed.defenders[defender].name, level }),
    thing: spot("patient", `${where}@${level}@${defender}`),
  }));
}

/** The numbers that one looks at all the time. */
export function numbers(view: HegraView): Sentence[] {
  const values: Record<string, number | string> = {
    supplies: view.supplies,
    morale: signed(view.tracks.morale),
    suspicion: view.tracks.suspicion,
    steps: view.tracks.movement,
    tiles: view.artillery_track.tiles,
  };
  const told = Object.entries(values).map(([id, value]) => ({
    text: say("query-number", { name: say(`hegra-vital-${id}`), value }),
  }));
  return [...told, { text: say("query-healthy", { healthy: view.healthy, required: view.required }) }];
}

/** The whole fortress, place by place. */
export function boardInWords(view: HegraView, printed: HegraPrint): Chapter[] {
  const spaces = Object.keys(printed.spaces)
    .filter((id) => !POSITIONS.some((position) => position === id))
    .map((id) => ({ text: spaceInWords(view, printed, id), thing: spot("space", id) }));
  const chapters = [
    { title: say("access-numbers"), lines: numbers(view) },
    { title: say("hegra-barracks"), lines: groups(view, printed) },
    { title: say("hegra-section-walls"), lines: walls(view, printed) },
    { title: say("access-germans"), lines: germans(view, printed) },
    { title: say("access-spaces"), lines: spaces },
    { title: say("hegra-section-infirmary"), lines: patients(view, printed) },
    { title: say("hegra-place-trails"), lines: trails(view, printed) },
  ];
  return chapters.map((chapter) =>
    chapter.lines.length > 0 ? chapter : { ...chapter, lines: [{ text: say("hegra-nobody") }] },
  );
}
