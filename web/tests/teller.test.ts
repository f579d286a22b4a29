/** The teller: one beat after the other, each with the table after it, at the reader's pace. */

import { describe, expect, test } from "vitest";

import type { LinkEvents, Unnumbered } from "../src/lib/connection";
import type { GameClient } from "../src/games/game_client";
import type { Changed, Frame, Happening, Line, Question, Status, Welcome } from "../src/lib/protocol";
import { TableModel } from "../src/table/model/table.svelte";
import type { Weight } from "../src/teller/keyframe";
import { liesHigh } from "../src/teller/covering";
import { stayFor } from "../src/teller/pace";
import { Footing } from "./footing";

const STATUS: Status = {
  asked: ["germany"],
  since: "",
  sittings: [],
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
  together: null,
  thinks: {},
  clock: null,
};

/** The key of a line is its weight, after which anything may stand: "chance.rolled". */
const line = (key: string): Line => ({ saying: { key, values: {} }, key });
const BOT = "norway+allies";

function happening(number: number, seat: string, keys: string[], answer = number): Happening {
  return { number, answer, kind: "answer", at: "", seat, lines: keys.map(line) };
}

const question = (decision: number): Question => ({
  decision,
  kind: "choice",
  prompt: "",
  saying: { key: "ask", values: {} },
});

function frame(told: Happening, battalions: number, asked: Question | null = null): Frame {
  return {
    type: "frame",
    happening: told,
    answers: told.answer + 1,
    public: { battalions },
    private: {},
    question: asked,
    status: STATUS,
  };
}

function welcome(number: number, happenings: Happening[], asked: Question | null = null): Welcome {
  return {
    type: "welcome",
    table: "t",
    game: "some-game",
    scenario: "",
    seat: "germany",
    seats: ["germany", BOT],
    practice: false,
    dice: "rolled",
    version: "",
    content: "",
    packs: [],
    number,
    answers: number + 1,
    happenings,
    public: { battalions: number },
    private: {},
    question: asked,
    status: STATUS,
    earlier: false,
    key: "",
  };
}

const client: Partial<GameClient> = {
  keyframe: ({ key }) => ({ weight: key.split(".")[0] as Weight, panel: key.split(".")[1] }),
  diceOf: () => null,
  merge: (open, own) => ({ ...open, ...own }),
  changes: () => [],
  opensTurn: () => "",
};

class Bench extends Footing {
  sent: Unnumbered[] = [];
  events!: LinkEvents;
  told: number | null = null;

  constructor() {
    super(client);
    this.ground.connect = (_table, _key, events) => {
      this.events = events;
      return { send: (message) => this.sent.push(message), resume: () => undefined, close: () => undefined };
    };
    this.ground.lastTold = () => this.told;
    this.ground.keepTold = (_, number) => (this.told = number);
  }

  get asked(): Unnumbered[] {
    return this.sent.filter((each) => each.type === "ask_telling");
  }
}

async function laid(first: Welcome, told: number | null = null): Promise<{ bench: Bench; model: TableModel }> {
  const bench = new Bench();
  bench.told = told;
  const model = new TableModel("t", "k", bench.ground);
  model.receive(first);
  bench.events.state("open");
  await new Promise((resolve) => setTimeout(resolve));
  return { bench, model };
}

/** The server says how the table was, and what each line changed. */
function tell(model: TableModel, bench: Bench, before: number, ...after: (number | null)[]): void {
  const changes: Changed[] = after.map((battalions) => (battalions === null ? {} : { public: { battalions } }));
  const about = bench.sent.findLastIndex((each) => each.type === "ask_telling") + 1;
  model.receive({ type: "telling", about, since: 0, to: 9, public: { battalions: before }, private: {}, changes });
}

const shown = (model: TableModel): [string | undefined, number] => [
  model.teller.beat?.line?.key,
  model.view?.battalions as number,
];

describe("an event with many lines", () => {
  test("is told line by line, each with the table after it", async () => {
    const { bench, model } = await laid(welcome(0, []));
    model.receive(frame(happening(1, BOT, ["plain.a", "chance.b", "result.c"]), 7, question(2)));
    expect(bench.asked).toEqual([{ type: "ask_telling", since: 1, to: 2 }]);
    expect(model.lines).toEqual([]);
    tell(model, bench, 0, 4, null, 7);
    expect(shown(model)).toEqual(["plain.a", 4]);
    bench.pass();
    expect(shown(model)).toEqual(["chance.b", 4]);
    expect(model.question).toBe(null);
    bench.pass();
    expect(shown(model)).toEqual(["result.c", 7]);
    expect(model.question?.decision).toBe(2);
    expect(model.lines.map((each) => each.line.key)).toEqual(["plain.a", "chance.b", "result.c"]);
    bench.pass();
    expect(model.teller.beat).toBe(null);
  });

  test("is told all the same when the server doesn't say how the table was", async () => {
    const { bench, model } = await laid(welcome(0, []));
    model.receive(frame(happening(1, BOT, ["plain.a", "plain.b"]), 7));
    bench.pass();
    expect(shown(model)).toEqual(["plain.a", 0]);
    bench.pass();
    expect(shown(model)).toEqual(["plain.b", 7]);
  });

  test("that is refused is told without", async () => {
    const { bench, model } = await laid(welcome(0, []));
    model.receive(frame(happening(1, BOT, ["plain.a", "plain.b"]), 7));
    model.receive({ type: "refusal", about: 1, code: "not_possible", expected: "", decision: 2 });
    expect(shown(model)).toEqual(["plain.a", 0]);
    expect(model.refusal).toBe(null);
    expect(bench.waits).toHaveLength(1);
  });
});

describe("a burst of events", () => {
  test("is asked for at once, and told in its order", async () => {
    const { bench, model } = await laid(welcome(0, []));
    model.receive(frame(happening(1, BOT, ["plain.a"]), 1));
    model.receive(frame(happening(2, BOT, ["plain.b", "plain.c"]), 3));
    model.receive(frame(happening(3, BOT, ["plain.d"]), 4, question(4)));
    expect(bench.asked).toEqual([]);
    bench.pass();
    expect(bench.asked).toEqual([{ type: "ask_telling", since: 2, to: 4 }]);
    tell(model, bench, 1, 2, 3, 4);
    const seen = [];
    while (model.teller.beat !== null) {
      seen.push(shown(model));
      bench.pass();
    }
    expect(seen).toEqual([
      ["plain.b", 2],
      ["plain.c", 3],
      ["plain.d", 4],
    ]);
  });
});

describe("the pace", () => {
  test("waits for the reader's click", async () => {
    const { bench, model } = await laid(welcome(0, []));
    model.teller.pace = "click";
    model.receive(frame(happening(1, BOT, ["plain.a"]), 1));
    model.receive(frame(happening(2, BOT, ["result.b"]), 2, question(3)));
    expect(bench.waits).toEqual([]);
    expect(shown(model)).toEqual(["plain.a", 1]);
    model.teller.next();
    expect(shown(model)).toEqual(["result.b", 2]);
    model.teller.next();
    expect(model.teller.beat).toBe(null);
  });

  test("that is instant asks nothing and tells all", async () => {
    const { bench, model } = await laid(welcome(0, []));
    model.teller.pace = "instant";
    model.receive(frame(happening(1, BOT, ["plain.a", "result.b"]), 2, question(2)));
    expect(bench.asked).toEqual([]);
    expect(model.view?.battalions).toBe(2);
    expect(model.question?.decision).toBe(2);
    expect(model.lines).toHaveLength(2);
  });

  test("follows from what there is to read", () => {
    const sight = { weight: "plain" as Weight, letters: 60, dice: 0, own: false };
    const plain = stayFor(sight, "normal");
    expect(stayFor({ ...sight, letters: 120 }, "normal")).toBeGreaterThan(plain);
    expect(stayFor({ ...sight, dice: 5 }, "normal")).toBeGreaterThan(plain);
    expect(stayFor({ ...sight, weight: "result" }, "normal")).toBeGreaterThan(plain);
    expect(stayFor(sight, "slow")).toBeGreaterThan(plain);
    expect(stayFor(sight, "fast")).toBeLessThan(plain);
    expect(stayFor(sight, "click")).toBe(Infinity);
    expect(stayFor({ ...sight, weight: "pass" }, "click")).toBe(0);
    expect(stayFor({ ...sight, weight: "quiet" }, "normal")).toBe(plain);
    expect(stayFor({ ...sight, weight: "quiet", own: true }, "click")).toBe(0);
  });
});

describe("the time of a line", () => {
  test("is also for what stands below its sentence, but not for what a number is made of", async () => {
    const stays: number[] = [];
    for (const details of [[], [line("some.long.detail")], [{ ...line("some.long.part"), rule: "R-1" }]]) {
      const { bench, model } = await laid(welcome(0, []));
      const told = happening(1, BOT, ["plain.a"]);
      told.lines![0]!.details = details;
      model.receive(frame(told, 1));
      stays.push(bench.waits[0]!.left);
    }
    expect(stays[1]).toBeGreaterThan(stays[0]!);
    expect(stays[2]).toBe(stays[0]);
  });
});

describe("the place of the strip", () => {
  const [low, high] = [
    { left: 100, right: 500, top: 540, bottom: 600 },
    { left: 100, right: 500, top: 10, bottom: 70 },
  ];
  const at = (left: number, top: number) => ({ left, right: left + 40, top, bottom: top + 40 });

  test("is where it covers least of what it tells, and otherwise where it was", () => {
    expect(liesHigh(low, high, [], false)).toBe(false);
    expect(liesHigh(low, high, [at(200, 300)], false)).toBe(false);
    expect(liesHigh(low, high, [at(200, 560)], false)).toBe(true);
    expect(liesHigh(low, high, [at(700, 560)], false)).toBe(false);
    expect(liesHigh(low, high, [at(200, 300)], true)).toBe(true);
    expect(liesHigh(low, high, [at(200, 20)], true)).toBe(false);
    expect(liesHigh(low, high, [at(200, 20), at(200, 560), at(300, 560)], false)).toBe(true);
  });
});

describe("what the reader does", () => {
  test("takes no time, but what comes of it does", async () => {
    const { bench, model } = await laid(welcome(0, [], question(1)));
    model.answer(["attack"]);
    model.receive(frame(happening(1, "germany", ["quiet.played", "chance.rolled", "result.won"]), 3, question(2)));
    tell(model, bench, 0, 1, 2, 3);
    expect(model.lines.map((each) => each.line.key)).toEqual(["quiet.played", "chance.rolled"]);
    expect(shown(model)).toEqual(["chance.rolled", 2]);
    bench.pass();
    expect(shown(model)).toEqual(["result.won", 3]);
    expect(model.question?.decision).toBe(2);
  });

  test("takes what was told away when it answers", async () => {
    const { bench, model } = await laid(welcome(0, []));
    model.teller.pace = "click";
    model.receive(frame(happening(1, BOT, ["result.a"]), 1, question(2)));
    model.answer(["on"]);
    expect(model.teller.beat).toBe(null);
    expect(bench.sent).toHaveLength(1);
  });

  test("can be to look away: then nothing is told, but a question is known", async () => {
    const { bench, model } = await laid(welcome(0, []));
    model.attend(false);
    model.receive(frame(happening(1, BOT, ["plain.a"]), 1, question(2)));
    expect(model.lines).toEqual([]);
    expect(model.awaited).toBe(true);
    model.attend(true);
    expect(shown(model)).toEqual(["plain.a", 1]);
    expect(bench.waits).toHaveLength(1);
  });
});

describe("whoever comes back", () => {
  const past = [
    { ...happening(0, "", ["plain.begin"]), kind: "begin" as const },
    happening(1, "germany", ["quiet.mine"]),
    happening(2, BOT, ["plain.a", "plain.b"]),
    happening(3, BOT, ["plain.c"]),
  ];

  test("is told what happened since, and then asked", async () => {
    const { bench, model } = await laid(welcome(3, past, question(4)), 1);
    expect(bench.asked).toEqual([{ type: "ask_telling", since: 2, to: 4 }]);
    expect(model.ready).toBe(false);
    tell(model, bench, 10, 20, 30, 3);
    expect(model.ready).toBe(true);
    expect(model.lines.map((each) => each.number)).toEqual([0, 1, 2]);
    expect(shown(model)).toEqual(["plain.a", 20]);
    expect(model.question).toBe(null);
    bench.pass();
    expect(shown(model)).toEqual(["plain.b", 30]);
    bench.pass();
    expect(shown(model)).toEqual(["plain.c", 3]);
    expect(model.question?.decision).toBe(4);
    expect(bench.told).toBe(3);
  });

  test("for the first time is told nothing", async () => {
    const { bench, model } = await laid(welcome(3, past, question(4)));
    expect(bench.asked).toEqual([]);
    expect(model.question?.decision).toBe(4);
    expect(model.view?.battalions).toBe(3);
    expect(bench.told).toBe(3);
  });

  test("sees the present when nobody knows the past", async () => {
    const { model } = await laid(welcome(3, past, question(4)), 1);
    model.receive({ type: "refusal", about: 1, code: "unavailable", expected: "", decision: 4 });
    expect(model.view?.battalions).toBe(3);
    expect(model.question?.decision).toBe(4);
    expect(model.lines).toHaveLength(5);
  });

  test("is not told what was taken back meanwhile", async () => {
    const undo: Happening = { number: 4, answer: 4, kind: "undo", at: "", seat: BOT, to: 3 };
    const { bench, model } = await laid({ ...welcome(4, [...past, undo], question(3)), answers: 3 }, 1);
    tell(model, bench, 10, 20, 30);
    bench.pass();
    bench.pass();
    expect(model.lines.map((each) => each.line.key)).toEqual(["plain.begin", "quiet.mine", "plain.a", "plain.b"]);
    expect(model.question?.decision).toBe(3);
  });

  test("can be told the last turn again", async () => {
    const { bench, model } = await laid(welcome(3, past, question(4)));
    model.tellAgain(2);
    expect(model.question).toBe(null);
    expect(model.lines.map((each) => each.number)).toEqual([0, 1]);
    tell(model, bench, 10, 20, 30, 3);
    expect(shown(model)).toEqual(["plain.a", 20]);
    model.skip();
    expect(model.lines).toHaveLength(5);
    expect(model.view?.battalions).toBe(3);
    expect(model.question?.decision).toBe(4);
  });
});
