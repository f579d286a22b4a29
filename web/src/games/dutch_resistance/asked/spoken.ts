/** The table in words, for whoever listens to it: numbers, Locations, Roads, Characters, pieces, decks. */

import type { Chapter, Sentence } from "../../../table/access/query";
import type { Thing } from "../../../lib/protocol";
import { pilesOf } from "../cards/cards";
import { tonightOf } from "../panels/tonight";
import { characterName, inTurnOrder, pieceName } from "../reading";
import type { DutchPrint, DutchView, Letter, Place, Resource } from "../table";
import { goalRows } from "../tracks/goal";
import { say } from "../words";

const thing = (kind: string, id: string): Thing => [kind, id];
const NONE = "none";

/** A thing of the table as it is read out: a Location says how safe it is and who is there, a Road who controls it. */
export function inWords(view: DutchView, printed: DutchPrint, things: Thing[], label: string): string {
  const [kind, id] = things[0] ?? ["", ""];
  if (kind === "place") return placeInWords(view, printed, id as Place);
  if (kind === "road") return roadInWords(view, printed, id as Letter);
  return label;
}

export function placeInWords(view: DutchView, printed: DutchPrint, id: Place): string {
  const { tile, safety, tonight, costs } = view.places[id]!;
  const people = view.characters.filter(({ place }) => place === id).map((each) => characterName(printed, each));
  const pieces = view.pieces.filter(({ place }) => place === id).map((piece) => pieceName(printed, piece));
  const all = [...people, ...pieces, ...(view.officer === id ? [say("dutch-officer")] : [])];
  const { area, number } = printed.places[id]!;
  return say("dutch-place", {
    name: printed.tiles[tile]!.name,
    area,
    number,
    safety,
    tonight,
    costs: costs === "" ? NONE : costs === "down" ? "down" : "up",
    who: all.length > 0 ? all.join(", ") : NONE,
  });
}

export function roadInWords(view: DutchView, printed: DutchPrint, id: Letter): string {
  const { ends, region } = printed.roads[id]!;
  const { policemen, soldiers } = view.roads[id] ?? { policemen: 0, soldiers: 0 };
  const [one, other] = ends.map((end) => printed.tiles[view.places[end]!.tile]!.name);
  return say("dutch-road-spoken", { road: id, region, one, other, policemen, soldiers });
}

export function numbers(view: DutchView): Sentence[] {
  const values: [string, string, string | number][] = [
    ["morale", say("dutch-morale"), view.morale],
    ["tokens", say("dutch-tokens"), view.tokens],
    ["goal", say("dutch-goal"), `${view.goal.done} / ${view.goal.wanted}`],
    ["round", say("dutch-rounds-left"), view.rounds],
  ];
  return values.map(([id, name, value]) => ({
    text: say("dutch-number-of", { name, value }),
    thing: thing("track", id),
  }));
}

export function places(view: DutchView, printed: DutchPrint): Sentence[] {
  return (Object.keys(view.places) as Place[]).map((id) => ({
    text: placeInWords(view, printed, id),
    thing: thing("place", id),
  }));
}

/** The Roads with Occupiers. */
export function roads(view: DutchView, printed: DutchPrint): Sentence[] {
  return (Object.keys(view.roads) as Letter[]).map((id) => ({
    text: roadInWords(view, printed, id),
    thing: thing("road", id),
  }));
}

export function people(view: DutchView, printed: DutchPrint): Sentence[] {
  return inTurnOrder(view)
    .filter(({ place }) => place !== "")
    .map((each) => {
      const held = (Object.entries(each.resources) as [Resource, number][])
        .map(([id, count]) => `${count} ${printed.names.resource![id]}`)
        .join(", ");
      return {
        text: say("dutch-person", {
          name: characterName(printed, each),
          colour: each.colour,
          place: printed.tiles[view.places[each.place as Place]!.tile]!.name,
          alibi: each.alibi,
          held: held === "" ? NONE : held,
          tickets: each.tickets,
          ausweis: each.ausweis,
          tonight: each.tonight.alibi + each.tonight.resources,
        }),
        thing: thing("character", each.colour),
      };
    });
}

export function goal(view: DutchView, printed: DutchPrint): Sentence[] {
  return goalRows(view, printed).map(({ id, name, text }) => ({
    text: say("dutch-number-of", { name, value: text }),
    ...(id === "" ? {} : { thing: thing("token", id) }),
  }));
}

export function tonight(view: DutchView, printed: DutchPrint): Sentence[] {
  return tonightOf(view, printed).map(({ place, name, safety, after, isRaided }) => ({
    text: say("dutch-night-of", { name, safety, after, raid: isRaided ? "yes" : "no" }),
    thing: thing("place", place),
  }));
}

export function decks(view: DutchView, printed: DutchPrint): Sentence[] {
  return pilesOf(view, printed).map(({ id, size, next }) => ({
    text: say("dutch-deck-of", { deck: id, size, next: next === "" ? NONE : next }),
    thing: thing("deck", id),
  }));
}

/** The Character cards that were not played yet, which lie open for all, and the own Occupier cards. */
export function hand(view: DutchView, printed: DutchPrint): Sentence[] {
  const open = inTurnOrder(view)
    .filter(({ cards }) => cards.length > 0)
    .map((each) => ({
      text: say("dutch-number-of", {
        name: characterName(printed, each),
        value: each.cards.map((id) => printed.names.card![id]!).join(", "),
      }),
      thing: thing("character", each.colour),
    }));
  const own = Object.values(view.occupier_cards).filter((id) => id !== "");
  return [...open, ...own.map((id) => ({ text: printed.names.card![id]!, thing: thing("card", id) }))];
}

/** The whole table, part by part. */
export function boardInWords(view: DutchView, printed: DutchPrint): Chapter[] {
  const chapters = [
    { title: say("dutch-access-numbers"), lines: numbers(view) },
    { title: say("dutch-access-goal"), lines: goal(view, printed) },
    { title: say("dutch-access-people"), lines: people(view, printed) },
    { title: say("dutch-access-places"), lines: places(view, printed) },
    { title: say("dutch-access-roads"), lines: roads(view, printed) },
    { title: say("dutch-access-tonight"), lines: tonight(view, printed) },
    { title: say("dutch-access-decks"), lines: decks(view, printed) },
    { title: say("dutch-access-hand"), lines: hand(view, printed) },
  ];
  return chapters.map((chapter) =>
    chapter.lines.length > 0 ? chapter : { ...chapter, lines: [{ text: say("dutch-nothing") }] },
  );
}
