/** How the table of Dutch Resistance reads view, log and offers. */

import { describe, expect, test } from "vitest";

import { queries, vocabulary } from "../../../src/games/dutch_resistance/asked/queries";
import { hand, placeInWords, roadInWords } from "../../../src/games/dutch_resistance/asked/spoken";
import { linesOf, pilesOf } from "../../../src/games/dutch_resistance/cards/cards";
import { keyframe } from "../../../src/games/dutch_resistance/keyframes";
import { tonightOf } from "../../../src/games/dutch_resistance/panels/tonight";
import {
  button,
  changesOf,
  characterName,
  diceOf,
  faceOf,
  inHandOf,
  inTurnOrder,
  isOnTable,
  isPart,
  nameOf,
  namesOf,
  opensTurn,
  orderOf,
  phasesOf,
  seatName,
  sideOf,
} from "../../../src/games/dutch_resistance/reading";
import type { DutchPrint, DutchView } from "../../../src/games/dutch_resistance/table";
import type { Line, Offer } from "../../../src/lib/protocol";
import { understand } from "../../../src/table/access/query";

const line = (key: string, values: object = {}): Line => ({ key, values, saying: { key, values: {} } }) as Line;

const character = (colour: string, more: object = {}): object => ({
  colour,
  seat: colour,
  identity: "joke",
  place: "C1",
  alibi: 9,
  cards: ["walk"],
  ...more,
});

function viewOf(changes: object = {}): DutchView {
  return {
    part: "action",
    first: "blue",
    turn: "blue",
    morale: 14,
    goal: { done: 0, wanted: 3 },
    characters: [character("green"), character("blue")],
    places: {
      C1: { tile: "bank", safety: 4, tonight: 0, costs: "" },
      L5: { tile: "farm", safety: 3, tonight: 3, costs: "down" },
      C2: { tile: "zoo", safety: 7, tonight: 1, costs: "" },
    },
    roads: { L: { policemen: 1, soldiers: 2 } },
    pieces: [
      { id: "student", place: "C1" },
      { id: "teacher", place: "" },
    ],
    officer: "",
    halt: "",
    lasting: [],
    helpers: ["baker"],
    regions: ["red"],
    occupier_discard: ["O1"],
    occupier_cards: { green: "O2" },
    decks: {
      occupier: [3, 8],
      ticket: 7,
      ausweis: 6,
      helpers: [
        { cards: 9, bottom: [] },
        { cards: 9, bottom: [] },
      ],
      patrol: { cards: 19, bottom: ["P-1"] },
      raid: { cards: 2, bottom: [] },
      halt: { cards: 2, bottom: [] },
      officer: { cards: 0, bottom: [] },
    },
    ...changes,
  } as unknown as DutchView;
}

const text = { effects: [], options: {}, price: [], otherwise: [] };
const march = { sign: "white", steps: 1 };
const printed = {
  names: {
    identity: { joke: "Joke", anton: "Anton de Kom" },
    token: { student: "Student" },
    card: { baker: "The Baker", "HALT-1": "The Bridge Post", R1: "Fear", O3: "Curfew" },
    resource: { money: "Money" },
    spot: { line: "Line" },
  },
  scenario: { number: 1, tiles: { C1: "bank", L5: "farm" }, actions: { recruit: { name: "Recruit", text: "" } } },
  tiles: { bank: { name: "Bank" }, farm: { name: "Farm" }, zoo: { name: "Zoo" } },
  places: {
    C1: { area: "city", number: 1 },
    L5: { area: "country", number: 5 },
    C2: { area: "city", number: 2 },
  },
  roads: { L: { ends: ["C1", "L5"], region: "red" } },
  costs: { "K-01": ["money", "money"] },
  cards: {
    patrols: {
      "P-1": { region: "red", policemen: march, soldiers: march },
      "P-2": { region: "blue", policemen: march, soldiers: march },
      "P-3": { region: "red", policemen: march, soldiers: march },
    },
    raids: { R1: { number: 6, text } },
    halts: { "HALT-1": { text: "A bridge.", options: { "1": "Wait." } } },
    helpers: { baker: ["+2 Rations"], nurse: ["+3 Alibi"] },
    officer: {},
    occupiers: {
      O1: { level: 1, scenario: 0, text },
      O2: { level: 1, scenario: 0, text },
      O3: { level: 1, scenario: 1, text },
      O4: { level: 2, scenario: 5, text },
    },
  },
} as unknown as DutchPrint;

describe("what changed", () => {
  test("is said of Morale, the goal, Safety and Alibi", () => {
    const after = viewOf({
      morale: 12,
      goal: { done: 1, wanted: 3 },
      characters: [character("green", { alibi: 7 }), character("blue")],
      places: { ...viewOf().places, C1: { tile: "bank", safety: 6 } },
    });
    expect(changesOf(viewOf(), after)).toEqual([
      { kind: "track", id: "morale", side: "", by: -2 },
      { kind: "track", id: "goal", side: "", by: 1 },
      { kind: "place", id: "C1", side: "", by: 2 },
      { kind: "character", id: "green", side: "green", by: -2 },
    ]);
    expect(changesOf(after, after)).toEqual([]);
  });

  test("is nothing where another tile was dealt", () => {
    const dealt = viewOf({ places: { ...viewOf().places, C1: { tile: "church", safety: 9 } } });
    expect(changesOf(viewOf(), dealt)).toEqual([]);
  });
});

describe("Characters", () => {
  test("take turns from the First Player on", () => {
    expect(inTurnOrder(viewOf()).map(({ colour }) => colour)).toEqual(["blue", "green"]);
    expect(orderOf(viewOf(), "green").map(({ id, now, mine }) => [id, now, mine])).toEqual([
      ["blue", true, false],
      ["green", false, true],
    ]);
    expect(orderOf(viewOf({ characters: [character("green")], first: "green" }), "green")).toEqual([]);
  });

  test("are called by their first name, or by their colour as long as they have none", () => {
    expect(characterName(printed, { colour: "green", identity: "anton" })).toBe("Anton");
    expect(characterName(printed, { colour: "green", identity: "" })).toBe("Green");
    expect(seatName("green+blue").values.seat).toBe("Green, Blue");
    expect(seatName("grey").values.seat).toBe("grey");
  });

  test("of several whom one leads the cards of one are held: in turn, or next", () => {
    const people = ["green", "blue", "yellow"].map((colour) => character(colour, { seat: "all" }));
    const held = (changes: object): string[] => {
      const view = viewOf({ characters: people, first: "blue", ...changes });
      return inHandOf(view, view.characters).map(({ colour }) => colour);
    };
    expect(held({ turn: "yellow" })).toEqual(["yellow"]);
    const played = [people[0]!, people[1]!, character("yellow", { seat: "all", cards: [] })];
    expect(held({ turn: "yellow", characters: played })).toEqual(["green"]);
    expect(held({ turn: "blue", characters: people.map((each) => ({ ...each, cards: [] })) })).toEqual(["blue"]);
    const alone = viewOf();
    expect(inHandOf(alone, alone.characters.slice(0, 1))).toEqual(alone.characters.slice(0, 1));
  });

  test("sentences call them by name and colour, as soon as it is known who they are", () => {
    const character = { green: "Green", blue: "Blue" };
    const named = { ...printed, names: { ...printed.names, character } } as DutchPrint;
    const view = viewOf();
    view.characters[1]!.identity = "";
    expect(namesOf(named, view)).toEqual({ ...named.names, character: { green: "Joke (Green)", blue: "Blue" } });
  });
});

describe("the log", () => {
  test("belongs to who is named, but for what the Occupiers do", () => {
    expect(sideOf(line("moved", { character: "green" }))).toBe("green");
    expect(sideOf(line("raided", { place: "C1" }))).toBe("");
    expect(sideOf(line("morale"))).toBe("");
  });

  test("begins a chapter with each round, and parts follow their line", () => {
    expect(opensTurn(line("round", { round: 2 }))).toContain("2");
    expect(opensTurn(line("moved"))).toBe("");
    expect(isPart(line("safety"))).toBe(true);
    expect(isPart(line("card"))).toBe(false);
  });

  test("shows dice, cards and places", () => {
    expect(diceOf(line("rolled", { dice: [3, 4] }))?.dice).toEqual([3, 4]);
    expect(diceOf(line("moved"))).toBeNull();
    expect(keyframe(line("raided", { card: "R1", place: "C1" }))).toMatchObject({
      weight: "chance",
      pictures: ["R1"],
      places: ["C1"],
    });
    expect(keyframe(line("marched", { from: "I", place: "C4", to: "J" })).places).toEqual(["C4", "I", "J"]);
    expect(keyframe(line("round")).weight).toBe("pass");
  });

  test("knows the phases of the rulebook", () => {
    expect(phasesOf(viewOf()).find(({ now }) => now)?.id).toBe("action");
    expect(phasesOf(viewOf({ part: "setup" })).some(({ now }) => now)).toBe(false);
  });
});

describe("offers", () => {
  test.each([
    ["place", "C1", true],
    ["road", "L", true],
    ["character", "green", true],
    ["character", "grey", false],
    ["token", "student", true],
    ["token", "teacher", false],
    ["guided", "student", true],
    ["guided", "blue", true],
    ["card", "walk", true],
    ["card", "R1", false],
    ["use", "point", false],
    ["resource", "money", false],
  ])("%s %s is on the table: %s", (kind, id, expected) => {
    expect(isOnTable(viewOf(), kind, id)).toBe(expected);
  });

  test("stand on buttons by who they are, and by an action's name where several are offered", () => {
    const offer = (...option: (string | number)[]): Offer => ({ option, saying: { key: "", values: {} } }) as Offer;
    expect(button(viewOf(), offer("character", "green"), printed, false)).toBe("Joke (Green)");
    expect(button(viewOf(), offer("raise"), printed, true)).toBe("Raising Safety");
    expect(button(viewOf(), offer("raise"), printed, false)).toBeNull();
    expect(button(viewOf(), offer("scenario", "recruit"), printed, true)).toBe("Recruit");
    expect(button(viewOf(), offer("scenario_for", "recruit", "student"), printed, true)).toBe("Recruit: Student");
    expect(button(viewOf(), offer("decline"), printed, true)).toBeNull();
    expect(nameOf(printed, "character", "green")).toBe("Green");
  });

  test("are called by what is printed", () => {
    expect(nameOf(printed, "place", "C1")).toBe("Bank");
    expect(nameOf(printed, "guided", "student")).toBe("Student");
    expect(nameOf(printed, "thing", "money")).toBe("Money");
    expect(nameOf(printed, "thing", "ticket")).toBe("Ticket card");
    expect(nameOf(printed, "deck", "baker")).toBe("The Baker");
    expect(nameOf(printed, "number", "3")).toBe("3");
  });

  test("of a real draw show what one sees", () => {
    expect(faceOf(printed, "costs", "K-01").about).toBe("Money, Money");
    expect(faceOf(printed, "patrol.card", "P-2").about).toContain("blue");
    expect(faceOf(printed, "spot", "line").name).toBe("Line");
    expect(faceOf(printed, "halt.card", "HALT-1").name).toBe("The Bridge Post");
  });
});

describe("tonight", () => {
  test("lists what would be lost, the worst first, and says what would be raided", () => {
    expect(tonightOf(viewOf(), printed).map(({ place, after, isRaided }) => [place, after, isRaided])).toEqual([
      ["L5", 0, true],
      ["C2", 6, false],
    ]);
    expect(tonightOf(viewOf({ part: "patrol" }), printed)).toEqual([]);
  });
});

describe("decks", () => {
  const pile = (id: string, view = viewOf()): string[] =>
    pilesOf(view, printed)
      .find((each) => each.id === id)!
      .holds.map((each) => each.id);

  test("can hold what does not lie open elsewhere", () => {
    expect(pile("patrol")).toEqual(["P-3", "P-2"]);
    expect(pile("helper")).toEqual(["nurse"]);
    expect(pile("raid", viewOf({ lasting: ["R1"] }))).toEqual([]);
    expect(pile("occupier")).toEqual(["O3"]);
  });

  test("tell of Halt! cards only their names", () => {
    const halts = pilesOf(viewOf(), printed).find(({ id }) => id === "halt")!;
    expect(halts.holds).toEqual([{ id: "HALT-1", name: "The Bridge Post", text: "" }]);
  });

  test("of the Officer are there only with him", () => {
    expect(pilesOf(viewOf(), printed).some(({ id }) => id === "officer")).toBe(false);
    expect(pilesOf(viewOf({ officer: "C1" }), printed).some(({ id }) => id === "officer")).toBe(true);
  });

  test("have cards that say effects, options and a price", () => {
    const lines = linesOf({ effects: ["-1 Morale"], options: { a: ["x"], b: ["y"] }, price: ["p"], otherwise: ["q"] });
    expect(lines.map(({ kind }) => kind)).toEqual(["effect", "option", "option", "price"]);
  });
});

describe("in words", () => {
  test("a Location says how safe it is and who is there, a Road who controls it", () => {
    expect(placeInWords(viewOf(), printed, "C1")).toBe("Bank, City 1, Safety 4, here: Joke, Joke, Student");
    expect(placeInWords(viewOf(), printed, "L5")).toBe(
      "Farm, Countryside 5, Safety 3, tonight 3 less, a Costs token face-down",
    );
    expect(roadInWords(viewOf(), printed, "L")).toBe(
      "Road L, red Region, between Bank and Farm, 1 Policeman, 2 Soldiers",
    );
  });

  test("the cards are those that everybody still has, and the own Occupier card", () => {
    const named = { ...printed, names: { ...printed.names, card: { walk: "On the Move", O2: "Curfew" } } };
    const view = viewOf({ characters: [character("green"), character("blue", { cards: [] })] });
    expect(hand(view, named).map(({ text: said }) => said)).toEqual(["Joke: On the Move", "Curfew"]);
  });

  test("Locations and Roads can be asked for by name", () => {
    const found = understand("how safe is the bank", queries, vocabulary(printed));
    expect(found).not.toBeNull();
  });
});
