/** The way from a question to an answer, click by click. */

import { describe, expect, test } from "vitest";

import { Clicks } from "../src/table/model/clicks.svelte";
import type { Offer, Step } from "../src/lib/protocol";

function offer(option: unknown[], ...steps: Step[]): Offer {
  return { option, saying: { key: `option-${String(option[0])}`, values: {} }, steps };
}

function move(from: string, to: string, count: number): Offer {
  return offer(["move", from, to, count], ["area", from, "from"], ["area", to, "to"], ["number", count, "count"]);
}

const played = (card: string, action: number): Offer =>
  offer(["play", card, action], ["card", card, "card"], ["action", `${card}@${action}`, "action"]);

const END: Offer = { option: ["end"], saying: { key: "end-movement", values: {} }, quiet: true };
const MOVES = [
  END,
  move("oslo", "hamar", 1),
  move("oslo", "hamar", 2),
  move("oslo", "ostfold", 1),
  move("bergen", "voss", 1),
  offer(["card", "G-31"], ["card", "G-31", "card"]),
];

function asked(offers: Offer[]): { clicks: Clicks; sent: unknown[][] } {
  const sent: unknown[][] = [];
  const clicks = new Clicks((taken) => sent.push(taken.option));
  clicks.ask(offers);
  return { clicks, sent };
}

describe("what may be clicked", () => {
  test("at first: every start and every card, and the quiet answer is a button", () => {
    const { clicks } = asked(MOVES);
    expect([...clicks.next.keys()]).toEqual(["area:oslo", "area:bergen", "card:G-31"]);
    expect(clicks.plain).toEqual([END]);
    expect(clicks.may("area", "hamar")).toBe(false);
  });

  test("after a start: only where it can go", () => {
    const { clicks } = asked(MOVES);
    clicks.click("area", "oslo");
    expect([...clicks.next.keys()]).toEqual(["area:hamar", "area:ostfold"]);
    expect(clicks.isChosen("area", "oslo")).toBe(true);
    expect(clicks.head).toBe("move");
  });

  test("what the pointer rests on leads to its offers", () => {
    const { clicks } = asked(MOVES);
    clicks.click("area", "oslo");
    clicks.hover = { kind: "area", id: "hamar" };
    expect(clicks.hovered.map((each) => each.option)).toEqual([
      ["move", "oslo", "hamar", 1],
      ["move", "oslo", "hamar", 2],
    ]);
  });
});

describe("answers", () => {
  test("are sent when the last click is made", () => {
    const { clicks, sent } = asked(MOVES);
    clicks.click("area", "oslo");
    clicks.click("area", "hamar");
    expect(sent).toEqual([]);
    clicks.click("number", 2);
    expect(sent).toEqual([["move", "oslo", "hamar", 2]]);
  });

  test("need no number where only one battalion can go", () => {
    const { clicks, sent } = asked(MOVES);
    clicks.click("area", "oslo");
    clicks.click("area", "ostfold");
    expect(sent).toEqual([["move", "oslo", "ostfold", 1]]);
  });

  test("ask for a number other than one even where there is no other", () => {
    const { clicks, sent } = asked([move("oslo", "hamar", 2)]);
    clicks.click("area", "oslo");
    clicks.click("area", "hamar");
    expect(sent).toEqual([]);
    expect(clicks.may("number", 2)).toBe(true);
  });

  test("need no second click for the only action of a card", () => {
    const { clicks, sent } = asked([played("farmstead", 1), played("radio", 1), played("radio", 2)]);
    clicks.click("card", "farmstead");
    expect(sent).toEqual([["play", "farmstead", 1]]);
    clicks.click("card", "radio");
    expect(sent).toHaveLength(1);
    clicks.click("action", "radio@2");
    expect(sent.at(-1)).toEqual(["play", "radio", 2]);
  });

  test("ask what a card is used for where cards can be used in two ways", () => {
    const support = offer(
      ["support", "farmstead"],
      ["card", "farmstead", "card"],
      ["support", "farmstead@battle", "support"],
    );
    const { clicks, sent } = asked([support, played("farmstead", 1), played("radio", 1)]);
    clicks.click("card", "radio");
    expect(sent).toEqual([]);
    clicks.click("card", "farmstead");
    expect([...clicks.next.keys()]).toEqual(["support:farmstead@battle", "action:farmstead@1"]);
    clicks.click("support", "farmstead@battle");
    expect(sent).toEqual([["support", "farmstead"]]);
  });

  test("of one click are sent at once", () => {
    const { clicks, sent } = asked(MOVES);
    clicks.click("card", "G-31");
    expect(sent).toEqual([["card", "G-31"]]);
  });

  test("that are buttons are sent as they are", () => {
    const { clicks, sent } = asked(MOVES);
    clicks.take(END);
    expect(sent).toEqual([["end"]]);
  });
});

describe("changing one's mind", () => {
  test("a click on another start begins there", () => {
    const { clicks } = asked(MOVES);
    clicks.click("area", "oslo");
    clicks.click("area", "bergen");
    expect(clicks.chosen).toEqual([["area", "bergen", "from"]]);
  });

  test("a click on another end replaces the end", () => {
    const { clicks } = asked([...MOVES, move("oslo", "kongsvinger", 1), move("oslo", "kongsvinger", 2)]);
    clicks.click("area", "oslo");
    clicks.click("area", "hamar");
    clicks.click("area", "kongsvinger");
    expect(clicks.chosen.map((step) => step[1])).toEqual(["oslo", "kongsvinger"]);
  });

  test("a second click takes the first back", () => {
    const { clicks } = asked(MOVES);
    clicks.click("area", "oslo");
    clicks.click("area", "oslo");
    expect(clicks.chosen).toEqual([]);
  });

  test("back goes one click back, clear to the beginning", () => {
    const { clicks } = asked(MOVES);
    clicks.click("area", "oslo");
    clicks.click("area", "hamar");
    clicks.back();
    expect(clicks.chosen.map((step) => step[1])).toEqual(["oslo"]);
    clicks.click("area", "hamar");
    clicks.clear();
    expect(clicks.chosen).toEqual([]);
  });

  test("a click on what is not offered changes nothing", () => {
    const { clicks, sent } = asked(MOVES);
    expect(clicks.click("area", "narvik")).toBe(false);
    expect(clicks.chosen).toEqual([]);
    expect(sent).toEqual([]);
  });

  test("a new question forgets the clicks", () => {
    const { clicks } = asked(MOVES);
    clicks.click("area", "oslo");
    clicks.ask([move("bergen", "voss", 2)]);
    expect(clicks.chosen).toEqual([]);
    expect([...clicks.next.keys()]).toEqual(["area:bergen"]);
  });
});
