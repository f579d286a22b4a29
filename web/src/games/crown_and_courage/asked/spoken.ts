/** The table in words, for whoever listens to it: numbers, the King, armies, towns, orders and cards. */

import type { Chapter, Sentence } from "../../../table/access/query";
import type { Thing } from "../../../lib/protocol";
import { germansOf, nameOf } from "../reading";
import type { CrownPrint, CrownView, Displayed, Square } from "../table";
import { say } from "../words";

const thing = (kind: string, id: string): Thing => [kind, id];

/** A thing of the table as it is read out: a space of the map says who stands there. */
export function inWords(view: CrownView, printed: CrownPrint, things: Thing[], label: string): string {
  const place = things.find(([kind]) => kind === "place")?.[1];
  return place === undefined ? label : placeInWords(view, printed, String(place));
}

export function placeInWords(view: CrownView, printed: CrownPrint, id: string): string {
  const { name, sector, mobilisation, drop, highway } = printed.map.spaces[id]!;
  return say("crown-place", {
    name,
    sector,
    town: view.map.bombed === id ? "bombed" : (view.map.towns[id] ?? "none"),
    icon: mobilisation ? "mobilisation" : drop ? "drop" : "none",
    road: highway ? "highway" : printed.map.route.includes(id) ? "road" : "none",
    germans: germansOf(view)[id] ?? 0,
    norwegians: view.map.norwegians[id] ?? 0,
    king: view.map.king !== id ? "none" : view.map.black ? "black" : "white",
  });
}

/** The numbers that one looks at all the time. */
export function numbers(view: CrownView): Sentence[] {
  const values: Record<string, number> = {
    stress: view.tracks.stress,
    threat: view.tracks.threat,
    momentum: view.tracks.momentum,
    morale: view.tracks.loyalty,
    willpower: view.willpower,
    pressure: view.pressure.king,
  };
  return Object.entries(values).map(([id, value]) => ({
    text: say("crown-number", { name: say(`crown-track-${id}`), value }),
    thing: thing("track", id),
  }));
}

export function king(view: CrownView, printed: CrownPrint): Sentence[] {
  const { king: place, black } = view.map;
  return [
    {
      text: say("crown-king-at", { king: black ? "black" : "white", place: printed.map.spaces[place]!.name }),
      thing: thing("place", place),
    },
  ];
}

export function armies(view: CrownView, printed: CrownPrint, side: "norwegians" | "germans"): Sentence[] {
  const troops = side === "germans" ? germansOf(view) : view.map.norwegians;
  return Object.entries(troops).map(([id, count]) => ({
    text: say("crown-army-at", { side, count, place: printed.map.spaces[id]!.name }),
    thing: thing("place", id),
  }));
}

export function towns(view: CrownView, printed: CrownPrint): Sentence[] {
  return printed.map.towns.map((id) => ({ text: placeInWords(view, printed, id), thing: thing("place", id) }));
}

/** Today's Plan and the tiles of the grid. */
export function orders(view: CrownView, printed: CrownPrint): Sentence[] {
  const shown: Displayed[] = ["top", "middle", "bottom"];
  const plan = view.display.map(({ tile }, place) => ({
    text: say("crown-tile-at", {
      where: nameOf(printed, "displayed", shown[place]!),
      tile: tile === "" ? "none" : nameOf(printed, "tile", tile),
      face: "unique",
      piece: "none",
    }),
    thing: thing("displayed", shown[place]!),
  }));
  const grid = Object.entries(view.grid).map(([square, { tile, army, piece }]) => ({
    text: say("crown-tile-at", {
      where: nameOf(printed, "space", square as Square),
      tile: tile === "" ? "none" : nameOf(printed, "tile", tile),
      face: army ? "army" : "unique",
      piece: piece || "none",
    }),
    thing: thing("space", square),
  }));
  return [...plan, ...grid];
}

export function frame(view: CrownView): Sentence[] {
  return view.frame.map(({ action, order, die, symbols }, place) => ({
    text: say("crown-frame-at", {
      position: place + 1,
      state: action !== "" ? "open" : order ? "order" : "hidden",
      action: say("crown-german-action", { action: action || "none" }),
      symbols,
      die,
    }),
    thing: thing("position", String(place + 1)),
  }));
}

export function hand(view: CrownView, printed: CrownPrint): Sentence[] {
  return view.cards.hand.map((id) => ({ text: nameOf(printed, "card", id), thing: thing("card", id) }));
}

export function dice({ pools }: CrownView): Sentence[] {
  const shown = (values: number[]): string => values.join(", ") || say("crown-no-dice");
  const text: Record<string, string> = {
    evacuation: shown(pools.evacuation),
    sabotage: shown(pools.sabotage),
    population: String(pools.population),
    quick_response: String(pools.quick_response),
  };
  return Object.entries(text).map(([id, value]) => ({
    text: say("crown-number", { name: say(`crown-pool-${id}`), value }),
    thing: thing("pool", id),
  }));
}

/** The whole table, part by part. */
export function boardInWords(view: CrownView, printed: CrownPrint): Chapter[] {
  const chapters = [
    { title: say("crown-access-numbers"), lines: numbers(view) },
    { title: say("crown-access-king"), lines: king(view, printed) },
    { title: say("crown-access-norwegians"), lines: armies(view, printed, "norwegians") },
    { title: say("crown-access-germans"), lines: armies(view, printed, "germans") },
    { title: say("crown-access-towns"), lines: towns(view, printed) },
    { title: say("crown-access-orders"), lines: orders(view, printed) },
    { title: say("crown-access-frame"), lines: frame(view) },
    { title: say("crown-access-dice"), lines: dice(view) },
    { title: say("crown-access-hand"), lines: hand(view, printed) },
  ];
  return chapters.map((chapter) =>
    chapter.lines.length > 0 ? chapter : { ...chapter, lines: [{ text: say("crown-nothing") }] },
  );
}
