/** A table in the browser: it tells at a readable pace, resumes without gaps, and never holds the own answers back. */

import { describe, expect, test } from "vitest";

import type { LinkEvents, Unnumbered } from "../src/lib/connection";
import type { GameClient } from "../src/games/game_client";
import type { Data, Frame, Guide, Happening, Line, Note, Question, Status, Welcome } from "../src/lib/protocol";
import { TableModel } from "../src/table/model/table.svelte";
import { Footing } from "./footing";

const STATUS: Status = {
  asked: ["germany"],
  since: "2026-04-09T04:20:00Z",
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

function line(key: string): Line {
  return { saying: { key: `log-${key}`, values: {} }, key };
}

function question(decision: number): Question {
  return {
    decision,
    kind: "choice",
    prompt: "movement",
    saying: { key: "ask-movement", values: {} },
    offers: [{ option: ["end", decision], saying: { key: "end", values: {} }, quiet: true }],
  };
}

function happening(number: number, seat: string, lines: Line[] = [line("moved")], answer = number): Happening {
  return { number, answer, kind: "answer", at: STATUS.since, seat, lines };
}

function frame(told: Happening, asked: Question | null, battalions = told.number): Frame {
  return {
    type: "frame",
    happening: told,
    answers: told.answer + 1,
    public: { battalions },
    private: { hand: ["G-01"] },
    question: asked,
    status: STATUS,
  };
}

function welcome(number: number, happenings: Happening[], asked: Question | null): Welcome {
  return {
    type: "welcome",
    table: "t",
    game: "ferry-race",
    scenario: "basic",
    seat: "germany",
    seats: ["germany", "norway+allies"],
    practice: false,
    dice: "rolled",
    version: "1",
    content: "",
    packs: [],
    number,
    answers: number + 1,
    happenings,
    public: { battalions: number },
    private: { hand: ["G-01"] },
    question: asked,
    status: STATUS,
    earlier: false,
    key: "",
  };
}

/** A line that keeps what is sent. */
class Bench extends Footing {
  sent: Unnumbered[] = [];
  resumed = 0;
  events!: LinkEvents;

  constructor() {
    super(client);
    this.ground.connect = (_table, _key, events) => {
      this.events = events;
      return {
        send: (message) => this.sent.push(message),
        resume: () => (this.resumed += 1),
        close: () => undefined,
      };
    };
  }
}

const client: Partial<GameClient> = {
  keyframe: () => ({ weight: "plain" }),
  diceOf: () => null,
  merge: (open, own) => ({ ...open, ...own }),
  changes: (before: Data, after: Data) => [
    { kind: "area", id: "oslo", side: "germany", by: after.battalions - before.battalions },
  ],
};

async function laid(first: Welcome): Promise<{ bench: Bench; model: TableModel }> {
  const bench = new Bench();
  const model = new TableModel("t", "k", bench.ground);
  model.receive(first);
  bench.events.state("open");
  await Promise.resolve();
  await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve));
  return { bench, model };
}

describe("a first welcome", () => {
  test("shows the table, its log and the question", async () => {
    const { model } = await laid(welcome(1, [happening(0, ""), happening(1, "germany")], question(2)));
    expect(model.ready).toBe(true);
    expect(model.view).toEqual({ battalions: 1, hand: ["G-01"] });
    expect(model.lines.map((each) => each.number)).toEqual([0, 1]);
    expect(model.question?.decision).toBe(2);
    expect(model.clicks.plain).toHaveLength(1);
  });

  test("knows the moment after each line", async () => {
    const { model } = await laid(
      welcome(1, [happening(0, "", [line("drawn")], 0), happening(1, "germany", [line("moved")], 11)], null),
    );
    expect(model.lines.map((each) => each.after)).toEqual([11, 2]);
  });
});

describe("the turn of another player", () => {
  test("is told one event at a time, and the question waits until it is told", async () => {
    const { bench, model } = await laid(welcome(0, [], null));
    model.receive(frame(happening(1, "norway+allies"), null));
    model.receive(frame(happening(2, "norway+allies"), null));
    model.receive(frame(happening(3, "norway+allies"), question(4)));
    expect(model.view?.battalions).toBe(1);
    expect(model.playing).toBe(true);
    expect(model.question).toBe(null);
    bench.pass();
    expect(model.view?.battalions).toBe(2);
    expect(model.changes[0]?.by).toBe(1);
    expect(model.question).toBe(null);
    bench.pass();
    expect(model.view?.battalions).toBe(3);
    expect(model.playing).toBe(false);
    expect(model.question?.decision).toBe(4);
  });

  test("can be skipped", async () => {
    const { bench, model } = await laid(welcome(0, [], null));
    for (const number of [1, 2, 3]) model.receive(frame(happening(number, "norway+allies"), null));
    model.receive(frame(happening(4, "norway+allies"), question(5)));
    model.skip();
    expect(model.view?.battalions).toBe(4);
    expect(model.question?.decision).toBe(5);
    expect(model.lines).toHaveLength(4);
    expect(bench.waits).toHaveLength(0);
  });

  test("loses no time with events that tell nothing", async () => {
    const { bench, model } = await laid(welcome(0, [], null));
    model.receive(frame(happening(1, "norway+allies", []), null));
    model.receive(frame(happening(2, "norway+allies", []), question(3)));
    expect(model.question?.decision).toBe(3);
    expect(bench.waits).toHaveLength(0);
  });
});

describe("the own answer", () => {
  test("is sent with the decision's number, and only once", async () => {
    const { bench, model } = await laid(welcome(0, [], question(1)));
    model.answer(["end", 1]);
    model.answer(["end", 1]);
    expect(bench.sent.filter((each) => each.type === "answer")).toEqual([
      { type: "answer", decision: 1, option: ["end", 1] },
    ]);
    expect(model.question).toBe(null);
  });

  test("is shown at once, even while another's event is still being read", async () => {
    const { model } = await laid(welcome(0, [], null));
    model.receive(frame(happening(1, "norway+allies"), question(2)));
    model.answer(["end", 2]);
    model.receive(frame(happening(2, "germany"), question(3)));
    expect(model.view?.battalions).toBe(2);
    expect(model.question?.decision).toBe(3);
  });

  test("that is refused gives the question back", async () => {
    const { model } = await laid(welcome(0, [], question(1)));
    model.answer(["end", 1]);
    model.receive({ type: "refusal", about: 1, code: "not_offered", expected: "", decision: 1 });
    expect(model.question?.decision).toBe(1);
    expect(model.refusal?.code).toBe("not_offered");
  });
});

describe("a broken line", () => {
  test("resumes after the last known event, and old events change nothing", async () => {
    const { bench, model } = await laid(welcome(0, [happening(0, "")], null));
    model.receive(frame(happening(1, "norway+allies"), null));
    expect(bench.events.since()).toBe(1);
    model.receive(frame(happening(1, "norway+allies"), null));
    expect(model.lines).toHaveLength(2);
    model.receive(welcome(3, [happening(2, "norway+allies"), happening(3, "norway+allies")], question(4)));
    expect(model.question).toBe(null);
    model.skip();
    expect(model.lines.map((each) => each.number)).toEqual([0, 1, 2, 3]);
    expect(model.view?.battalions).toBe(3);
    expect(model.question?.decision).toBe(4);
    expect(bench.events.since()).toBe(3);
  });

  test("a gap in the numbers asks for what is missing", async () => {
    const { bench, model } = await laid(welcome(0, [], null));
    model.receive(frame(happening(2, "norway+allies"), null));
    expect(bench.resumed).toBe(1);
    expect(model.view?.battalions).toBe(0);
  });

  test("an answer that was on its way waits, and is sent again when the line is back", async () => {
    const { bench, model } = await laid(welcome(0, [], question(1)));
    model.answer(["end", 1]);
    bench.events.state("away");
    expect(model.unsent?.decision).toBe(1);
    model.receive(welcome(0, [], question(1)));
    bench.events.state("open");
    expect(model.unsent).toBeNull();
    expect(bench.sent.filter((each) => each.type === "answer")).toHaveLength(2);
  });

  test("an answer that waits can be taken back", async () => {
    const { bench, model } = await laid(welcome(0, [], question(1)));
    model.answer(["end", 1]);
    bench.events.state("away");
    model.takeBackUnsent();
    model.receive(welcome(0, [], question(1)));
    bench.events.state("open");
    expect(model.question?.decision).toBe(1);
    expect(bench.sent.filter((each) => each.type === "answer")).toHaveLength(1);
  });

  test("an answer that was heard before the line broke isn't sent again", async () => {
    const { bench, model } = await laid(welcome(0, [], question(1)));
    model.answer(["end", 1]);
    bench.events.state("away");
    model.receive(welcome(1, [happening(1, "germany")], question(2)));
    bench.events.state("open");
    expect(model.unsent).toBeNull();
    expect(bench.sent.filter((each) => each.type === "answer")).toHaveLength(1);
  });
});

describe("going back", () => {
  test("takes what was undone out of the log", async () => {
    const { model } = await laid(welcome(0, [{ ...happening(0, ""), kind: "begin" }], null));
    model.receive(frame(happening(1, "germany"), null));
    model.receive(frame(happening(2, "germany"), question(3)));
    const undo: Happening = { number: 3, answer: 3, kind: "undo", at: STATUS.since, seat: "germany", to: 2 };
    model.receive({ ...frame(undo, question(2)), answers: 2 });
    expect(model.lines.map((each) => each.number)).toEqual([0, 1]);
    expect(model.answers).toBe(2);
    expect(model.question?.decision).toBe(2);
  });

  test("an earlier moment is shown instead of the present, without a question", async () => {
    const { bench, model } = await laid(welcome(5, [], question(6)));
    model.lookAt(2);
    expect(bench.sent).toContainEqual({ type: "ask_moment", answer: 2 });
    model.receive({ type: "moment", about: 1, answer: 2, public: { battalions: 2 }, private: {} });
    expect(model.view?.battalions).toBe(2);
    expect(model.question).toBe(null);
    model.back();
    expect(model.view?.battalions).toBe(5);
    expect(model.question?.decision).toBe(6);
  });
});

describe("talk", () => {
  test("does not disturb the clicks that were made", async () => {
    const steps: [string, string, string][] = [
      ["area", "oslo", "from"],
      ["area", "hamar", "to"],
    ];
    const asked = { ...question(1), offers: [{ option: ["move"], saying: { key: "m", values: {} }, steps }] };
    const { model } = await laid(welcome(0, [], asked));
    model.clicks.click("area", "oslo");
    const note = { number: 1, seat: "norway+allies", name: "Bjørn", text: "Hei", at: STATUS.since };
    const said: Happening = { number: 1, answer: 1, kind: "chat", at: STATUS.since, seat: "norway+allies", note };
    model.receive({ ...frame(said, JSON.parse(JSON.stringify(asked))), answers: 1 });
    expect(model.notes).toEqual([note]);
    expect(model.clicks.chosen).toHaveLength(1);
  });
});

describe("previews", () => {
  test("are asked once for an option and a question", async () => {
    const { bench, model } = await laid(welcome(0, [], question(1)));
    const first = model.preview(["move", "oslo", "hamar", 2]);
    const second = model.preview(["move", "oslo", "hamar", 2]);
    model.receive({ type: "preview", about: 1, odds: [{ area: "hamar", wins: 78 }] });
    expect(await first).toEqual([{ area: "hamar", wins: 78 }]);
    expect(await second).toEqual(await first);
    expect(bench.sent).toHaveLength(1);
  });
});

describe("another language", () => {
  test("says all anew, and the table stays as it is", async () => {
    const { bench, model } = await laid(welcome(1, [happening(1, "germany")], question(2)));
    const moved = { key: "moved", values: {} };
    expect(model.say(moved)).toBe("moved");
    bench.ground.words = () => Promise.resolve((saying, names) => `${saying.key} til ${names.area?.oslo}`);
    bench.ground.printed = () => Promise.resolve({ names: { area: { oslo: "Oslo" } } });
    await model.translate();
    expect(model.say(moved)).toBe("moved til Oslo");
    expect(model.question?.decision).toBe(2);
    expect(model.lines).toHaveLength(1);
  });

  test("that cannot be fetched leaves the old one", async () => {
    const { bench, model } = await laid(welcome(0, [], question(1)));
    bench.ground.printed = () => Promise.reject(new Error("away"));
    await model.translate();
    expect(model.say({ key: "moved", values: {} })).toBe("moved");
  });
});

describe("a lesson", () => {
  const guide = (done: boolean): Guide => ({
    lesson: "german-turn",
    step: 13,
    steps: 13,
    told: [],
    say: done ? null : { key: "lesson-german-turn-place", values: {} },
    rule: "",
    point: [],
    done,
  });
  const during = (told: Frame, done: boolean): Frame => ({ ...told, status: { ...STATUS, lesson: guide(done) } });

  async function lastStep(): Promise<{ bench: Bench; model: TableModel }> {
    const { bench, model } = await laid({
      ...welcome(0, [], question(1)),
      status: { ...STATUS, lesson: guide(false) },
    });
    expect(model.guide?.done).toBe(false);
    model.answer(["end", 1]);
    model.receive(during(frame(happening(1, "germany"), null), true));
    model.receive(during(frame(happening(2, "norway+allies"), question(3)), true));
    return { bench, model };
  }

  test("that is done shows the table as it left it, until the reader plays on", async () => {
    const { bench, model } = await lastStep();
    bench.pass();
    expect(model.guide?.done).toBe(true);
    expect(model.view?.battalions).toBe(1);
    expect(model.playing).toBe(false);
    model.playOn();
    expect(model.guide).toBe(null);
    expect(model.view?.battalions).toBe(2);
    expect(model.question?.decision).toBe(3);
  });

  test("that is done can be skipped into the game", async () => {
    const { model } = await lastStep();
    model.skip();
    expect(model.view?.battalions).toBe(2);
    expect(model.guide).toBe(null);
  });

  test("that was done before is a game like any other", async () => {
    const { model } = await laid({ ...welcome(5, [], question(6)), status: { ...STATUS, lesson: guide(true) } });
    expect(model.guide).toBe(null);
    expect(model.question?.decision).toBe(6);
  });
});

describe("talk", () => {
  const note = (number: number): Note => ({
    number,
    seat: "germany",
    name: "Kari",
    text: `${number}`,
    at: STATUS.since,
  });
  const said = (number: number): Happening => ({
    ...happening(number, "germany", []),
    kind: "chat",
    note: note(number),
  });
  const texts = (model: TableModel): string[] => model.notes.map((each) => each.text);

  test("of long ago is put before what was said lately", async () => {
    const { model } = await laid({ ...welcome(9, [said(8), said(9)], null), earlier: true });
    expect(texts(model)).toEqual(["8", "9"]);
    expect(model.earlier).toBe(true);
    model.addEarlier({ notes: [note(3), note(5)], earlier: false });
    expect(texts(model)).toEqual(["3", "5", "8", "9"]);
    expect(model.earlier).toBe(false);
  });

  test("that was missed for long begins a page of its own", async () => {
    const { model } = await laid(welcome(2, [said(1), said(2)], null));
    expect(model.earlier).toBe(false);
    model.receive({ ...welcome(300, [said(299), said(300)], null), earlier: true });
    expect(texts(model)).toEqual(["299", "300"]);
    expect(model.earlier).toBe(true);
  });
});

describe("an invitation", () => {
  test("becomes a key of one's own, which is kept before the server forgets the invitation", async () => {
    const { bench, model } = await laid(welcome(1, [], null));
    const kept: string[] = [];
    bench.ground.keepKey = (table, game, key) => kept.push(`${table} ${game} ${key} ${bench.sent.length}`);
    model.receive({ ...welcome(2, [], null), key: "own" });
    expect(model.key).toBe("own");
    expect(kept).toEqual([`t ferry-race own ${bench.sent.length - 1}`]);
    expect(bench.sent.at(-1)).toEqual({ type: "key_kept" });
  });
});
