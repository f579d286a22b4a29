/** A cooperative game in the browser: proposals by clicks, bots that are agreed to in time, and rings that go again. */

import { describe, expect, test } from "vitest";

import type { GameClient } from "../src/games/game_client";
import type { LinkEvents, Unnumbered } from "../src/lib/connection";
import type { FromServer, Offer, Question, Status, Suggestion, Together, Welcome } from "../src/lib/protocol";
import { TableModel } from "../src/table/model/table.svelte";
import { Footing } from "./footing";

const GO: Offer = { option: ["go", "A"], saying: { key: "option-go", values: {} }, steps: [["road", "A", "road"]] };
const STAY: Offer = { option: ["stop"], saying: { key: "stop-move", values: {} }, quiet: true };
const MOVE: Question = {
  decision: 7,
  kind: "choice",
  prompt: "move",
  saying: { key: "ask-move", values: {} },
  offers: [GO, STAY],
};

function suggestion(by: string, more: Partial<Suggestion> = {}): Suggestion {
  const { option, saying, steps = [] } = GO;
  return { number: 12, by, seat: "green", option, saying, steps, agreed: [by], then: [], why: null, ...more };
}

function statusWith(together: Together | null, green = "person"): Status {
  return {
    asked: ["green"],
    since: "1943-02-25T06:00:00Z",
    sittings: [
      { seat: "green", player: green, name: "Anna", present: true },
      { seat: "blue", player: "person", name: "Bram", present: true },
    ],
    proposal: null,
    outcome: null,
    saying: null,
    undo: false,
    lesson: null,
    mistyped: false,
    held: null,
    rematch: null,
    series: null,
    redo: false,
    thinks: {},
    clock: null,
    together,
  };
}

const shared = (suggestions: Suggestion[] = []): Together => ({
  questions: { green: MOVE },
  suggestions,
  plan: [],
  stand_ins: [],
});

function welcome(status: Status): Welcome {
  return {
    type: "welcome",
    table: "t",
    game: "ferry-race",
    scenario: "basic",
    seat: "blue",
    seats: ["green", "blue"],
    practice: false,
    dice: "rolled",
    version: "1",
    content: "",
    packs: [],
    number: 3,
    answers: 7,
    happenings: [],
    public: {},
    private: {},
    question: null,
    status,
    earlier: false,
    key: "",
  };
}

class Bench extends Footing {
  sent: Unnumbered[] = [];
  events!: LinkEvents;

  constructor() {
    super({
      keyframe: () => ({ weight: "plain" }),
      diceOf: () => null,
      merge: (open, own) => ({ ...open, ...own }),
      changes: () => [],
    } as Partial<GameClient>);
    this.ground.connect = (_table, _key, events) => {
      this.events = events;
      return { send: (message) => this.sent.push(message), resume: () => undefined, close: () => undefined };
    };
  }
}

async function laid(status: Status): Promise<{ bench: Bench; model: TableModel }> {
  const bench = new Bench();
  const model = new TableModel("t", "k", bench.ground);
  bench.events.message(welcome(status));
  await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve));
  return { bench, model };
}

describe("proposals", () => {
  test("are made by clicking through the other's question, and are no answer", async () => {
    const { bench, model } = await laid(statusWith(shared()));
    expect(model.question).toBeNull();
    model.propose("green");
    expect(model.question).toEqual(MOVE);
    model.clicks.click("road", "A");
    expect(bench.sent).toEqual([{ type: "suggest", decision: 7, seat: "green", option: ["go", "A"] }]);
    expect(model.question).toBeNull();
    expect(model.clicks.offers).toEqual([]);
  });

  test("can be given up", async () => {
    const { bench, model } = await laid(statusWith(shared()));
    model.propose("green");
    model.propose(null);
    expect(model.question).toBeNull();
    expect(bench.sent).toEqual([]);
  });

  test("end with the question", async () => {
    const { model, bench } = await laid(statusWith(shared()));
    model.propose("green");
    bench.events.message({ type: "present", status: statusWith({ ...shared(), questions: {} }) });
    expect(model.together.proposing).toBeNull();
  });

  test("are for nobody whose game is against the others", async () => {
    const { model } = await laid(statusWith(null));
    expect(model.together.mayTakePart).toBe(false);
    model.propose("green");
    expect(model.question).toBeNull();
  });
});

describe("a bot that says what it will do", () => {
  test("is agreed to when there was time to read it", async () => {
    const { bench, model } = await laid(statusWith(shared([suggestion("green")]), "policy"));
    expect(model.together.announced?.number).toBe(12);
    model.teller.pace = "normal";
    model.together.agreeInTime();
    expect(bench.sent).toEqual([]);
    bench.pass();
    expect(bench.sent).toEqual([{ type: "support", suggestion: 12, yes: true }]);
    expect(model.together.agreeInTime()).toBeUndefined();
  });

  test("waits for a click where everything does", async () => {
    const { model } = await laid(statusWith(shared([suggestion("green")]), "policy"));
    model.teller.pace = "click";
    expect(model.together.agreeInTime()).toBeUndefined();
  });

  test("waits while somebody asks it for something else", async () => {
    const other = suggestion("blue", { number: 13, option: ["stop"] });
    const { model } = await laid(statusWith(shared([suggestion("green"), other]), "policy"));
    model.teller.pace = "normal";
    expect(model.together.agreeInTime()).toBeUndefined();
  });

  test("waits while the reader looks for something else", async () => {
    const { model } = await laid(statusWith(shared([suggestion("green")]), "policy"));
    model.teller.pace = "normal";
    model.propose("green");
    expect(model.together.agreeInTime()).toBeUndefined();
  });
});

/** What Blue may do in Green's turn: one click says with whom, the next one what. */
const TOKEN: Offer = {
  option: ["token", "blue"],
  saying: { key: "option-token", values: {} },
  steps: [
    ["character", "blue", "character"],
    ["use", "token", "use"],
  ],
};
const DROP: Offer = {
  option: ["drop", "blue", "money"],
  saying: { key: "option-drop", values: {} },
  steps: [
    ["character", "blue", "character"],
    ["resource", "money", "resource"],
  ],
};

describe("who steps in", () => {
  const beside = (decision: number, offers: Offer[]): Question => ({ ...MOVE, decision, prompt: "turn", offers });
  const waiting = (agreed: string[] = ["green"]): Status =>
    statusWith(shared([suggestion("green", { agreed })]), "policy");

  function answered(decision: number, question: Question | null): FromServer {
    const happening = { number: decision - 4, answer: decision - 1, kind: "answer", at: "", seat: "green", lines: [] };
    const view = { public: {}, private: {}, changes: [], status: statusWith(shared()) };
    return { type: "frame", happening, answers: decision, question, ...view } as unknown as FromServer;
  }

  async function asked(status: Status): Promise<{ bench: Bench; model: TableModel }> {
    const bench = new Bench();
    const model = new TableModel("t", "k", bench.ground);
    bench.events.message({ ...welcome(status), question: beside(7, [TOKEN, DROP]) });
    await Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve));
    model.teller.pace = "instant";
    return { bench, model };
  }

  test("is waited for by the bot from the first click on", async () => {
    const { bench, model } = await asked(waiting());
    model.teller.pace = "normal";
    model.clicks.click("character", "blue");
    expect(model.together.agreeInTime()).toBeUndefined();
    bench.pass();
    expect(bench.sent).toEqual([]);
    model.clicks.clear();
    model.together.agreeInTime();
    bench.pass();
    expect(bench.sent).toEqual([{ type: "support", suggestion: 12, yes: true }]);
  });

  test("takes back that he agreed", async () => {
    const { bench, model } = await asked(waiting(["green", "blue"]));
    model.clicks.click("character", "blue");
    model.together.agreeInTime();
    expect(bench.sent).toEqual([{ type: "support", suggestion: 12, yes: false }]);
  });

  test("goes on where he was when the same is asked again", async () => {
    const { bench, model } = await asked(waiting());
    model.clicks.click("character", "blue");
    bench.events.message(answered(8, beside(8, [TOKEN, DROP])));
    expect(model.question?.decision).toBe(8);
    expect(model.clicks.chosen).toEqual([["character", "blue", "character"]]);
    expect(model.refusal).toBeNull();
  });

  test("is told when there is nothing left to go on with", async () => {
    const { bench, model } = await asked(waiting());
    model.clicks.click("character", "blue");
    bench.events.message(answered(8, null));
    expect(model.clicks.chosen).toEqual([]);
    expect(model.refusal?.code).toBe("overtaken");
  });

  test("is told nothing when he had not begun", async () => {
    const { bench, model } = await asked(waiting());
    bench.events.message(answered(8, null));
    expect(model.refusal).toBeNull();
  });
});

test("a ring is seen for a while, one for each who points", async () => {
  const { bench, model } = await laid(statusWith(shared()));
  bench.events.message({ type: "pointed", seat: "green", thing: ["place", "church"] });
  bench.events.message({ type: "pointed", seat: "green", thing: ["place", "farm"] });
  bench.events.message({ type: "pointed", seat: "blue", thing: ["road", "A"] });
  expect(model.together.marks.map(({ seat, thing }) => [seat, thing[1]])).toEqual([
    ["green", "farm"],
    ["blue", "A"],
  ]);
  bench.pass();
  bench.pass();
  bench.pass();
  expect(model.together.marks).toEqual([]);
});
