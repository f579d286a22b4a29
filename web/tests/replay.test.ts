/** A replay in the browser: steps, leaps, marks, eyes, play and pause, links to a moment; and an analysis on its way. */

import { describe, expect, test } from "vitest";

import { AnalysisModel } from "../src/replay/analysis/analysis.svelte";
import type { GameClient } from "../src/games/game_client";
import { Inquiry } from "../src/table/model/inquiry.svelte";
import type { Asked } from "../src/replay/afterwards";
import { momentAddress, momentOf } from "../src/replay/moments";
import type {
  AnalysisState,
  Data,
  Explained,
  Line,
  Replay,
  ReplayFrame,
  Trace,
  Turning,
  Why,
} from "../src/lib/protocol";
import { ReplayModel, type Archive } from "../src/replay/replay.svelte";
import { placeOf } from "../src/lib/route.svelte";
import { chance, change, telling, weight } from "../src/replay/analysis/amounts";
import type { Found } from "../src/board/things";
import { Footing } from "./footing";

const STEPS = 150;
/** A turn has ten steps, a phase five; every step but the first took two answers. */
const TURN = 10;
const PHASE = 5;

function line(key: string): Line {
  return { saying: { key, values: {} }, key };
}

function story(seat: string | null): Replay {
  const steps = Array.from({ length: STEPS }, (_, place) => ({
    answer: Math.max(0, 2 * place - 1),
    after: 2 * place + 1,
    seat: place % 2 ? "germany" : "norway",
    headline: { key: "headline", values: { phase: Math.floor(place / PHASE) } },
    lines: place > 0 && place % TURN === 0 ? [line("moved"), line("turn.begins")] : [line("moved")],
  }));
  return {
    table: "t",
    game: "ferry-race",
    scenario: "basic",
    seat,
    seats: ["germany", "norway"],
    views: ["germany", "norway"],
    record: false,
    practice: false,
    answers: 2 * STEPS - 1,
    steps,
    status: {
      asked: [],
      since: "",
      sittings: [],
      proposal: null,
      outcome: { winners: ["germany"] },
      saying: { key: "over", values: {} },
      undo: false,
    } as unknown as Replay["status"],
  };
}

/** Frames that come at once, or when they are let through. */
class Shelf extends Footing implements Archive {
  asked: string[] = [];
  held: (() => void)[] | null = null;
  refused = "";

  constructor() {
    super(client);
  }

  replay(eyes: string | undefined): Promise<Replay> {
    if (this.refused !== "") return Promise.reject(Object.assign(new Error(), { code: this.refused }));
    return Promise.resolve(story(eyes === "" ? null : (eyes ?? "germany")));
  }

  async frames(eyes: string | undefined, from: number, to: number): Promise<ReplayFrame[]> {
    this.asked.push(`${eyes} ${from}-${to}`);
    const held = this.held;
    if (held !== null) await new Promise<void>((resolve) => held.push(resolve));
    return Array.from({ length: Math.min(to, STEPS) - from }, (_, place) => ({
      step: from + place,
      public: { battalions: from + place },
      private: eyes === "" ? {} : { hand: [`${eyes ?? "germany"} ${from + place}`] },
      // The first of two lines changes half of it.
      changes: (from + place) % TURN === 0 ? [{ public: { battalions: from + place - 0.5 } }, {}] : [{}],
    }));
  }

  ask(eyes: string | undefined, asked: Asked): Promise<Why | Explained | Trace> {
    this.asked.push(`${eyes} ${asked.type} ${asked.decision}`);
    if (this.refused !== "") return Promise.reject(Object.assign(new Error(), { code: this.refused }));
    if (asked.type === "ask_trace") return Promise.resolve({ type: "trace", about: asked.id, line: null });
    if (asked.type === "ask_thing") return Promise.resolve({ type: "explained", about: asked.id, explanation: null });
    return Promise.resolve({ type: "why", about: asked.id, reasons: [] });
  }
}

const client: Partial<GameClient> = {
  keyframe: () => ({ weight: "plain" }),
  diceOf: () => null,
  merge: (open, own) => ({ ...open, ...own }),
  changes: (before: Data, after: Data) => [
    { kind: "area", id: "oslo", side: "germany", by: after.battalions - before.battalions },
  ],
  opensTurn: (each) => (each.key === "turn.begins" ? "A turn" : ""),
};

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function opened(at: number | null = null, eyes?: string): Promise<{ shelf: Shelf; replay: ReplayModel }> {
  const shelf = new Shelf();
  const replay = new ReplayModel("t", "k", shelf.ground, shelf);
  await replay.open(eyes, at);
  await settled();
  replay.settle();
  await settled();
  return { shelf, replay };
}

describe("going through a game", () => {
  test("begins at the beginning and fetches all frames in chunks, once", async () => {
    const { shelf, replay } = await opened();
    expect(replay.table.view).toEqual({ battalions: 0, hand: ["germany 0"] });
    expect(shelf.asked).toEqual(["undefined 0-64", "undefined 64-128", "undefined 128-192"]);
    replay.go(140);
    replay.go(3);
    expect(shelf.asked.length).toBe(3);
    expect(replay.table.view?.battalions).toBe(3);
  });

  test("a step on is an event, a leap is a look", async () => {
    const { replay } = await opened();
    replay.forward();
    expect(replay.table.moment).toBe(null);
    expect(replay.table.changes).toEqual([{ kind: "area", id: "oslo", side: "germany", by: 1 }]);
    replay.go(9);
    expect(replay.table.moment?.answer).toBe(19);
    expect(replay.table.changes).toEqual([]);
    replay.backward();
    expect(replay.table.moment?.answer).toBe(17);
  });

  test("the log goes as far as the moment, the story as far as the end", async () => {
    const { replay } = await opened();
    replay.go(20);
    expect(replay.table.lines.length).toBe(23);
    expect(replay.lines.length).toBe(STEPS + (STEPS / TURN - 1));
    replay.go(4);
    expect(replay.table.lines.map((each) => each.number)).toEqual([0, 1, 2, 3, 4]);
    expect(replay.table.seen.length).toBe(5);
  });

  test("turns, phases and answers are marked, and the ends hold", async () => {
    const { replay } = await opened();
    replay.forward("turn");
    expect(replay.place).toBe(TURN);
    replay.forward("phase");
    expect(replay.place).toBe(TURN + PHASE);
    replay.forward("answer");
    replay.backward("turn");
    expect(replay.place).toBe(TURN);
    replay.backward("phase");
    expect(replay.place).toBe(PHASE);
    replay.go(-7);
    expect(replay.place).toBe(0);
    replay.backward("turn");
    expect(replay.place).toBe(0);
    replay.go(1e9);
    replay.forward("turn");
    expect(replay.place).toBe(STEPS - 1);
  });

  test("an unfinished record is opened where it ends, all else at its beginning", async () => {
    const shelf = new Shelf();
    const whole = story("germany");
    shelf.replay = () => Promise.resolve({ ...whole, record: true, status: { ...whole.status, outcome: null } });
    const replay = new ReplayModel("t", "k", shelf.ground, shelf);
    await replay.open(undefined, null);
    expect(replay.place).toBe(replay.last);
    expect((await opened()).replay.place).toBe(0);
  });

  test("what is asked about a moment is asked through the chosen eyes, with its number", async () => {
    const { replay, shelf } = await opened(41, "norway");
    const inquiry = new Inquiry(replay.table, () => false, true);
    const oslo: Found = { element: {} as Element, things: [["area", "oslo"]], number: null, explain: "", tip: "" };
    shelf.asked = [];
    await inquiry.open(oslo);
    replay.forward();
    await inquiry.open(oslo);
    expect(shelf.asked).toEqual([
      "norway ask_why 41",
      "norway ask_thing 41",
      "norway ask_why 43",
      "norway ask_thing 43",
    ]);
    expect(inquiry.found?.verdict).toBe("asking-might");
    shelf.refused = "too_fast";
    await inquiry.open(oslo);
    expect(inquiry.found?.verdict).toBe("asking-away");
    shelf.refused = "";
    await replay.open("", null);
    await inquiry.open(oslo);
    expect(inquiry.found?.verdict).toBe("asking-eyes");
  });

  test("how it ended is told only at the end", async () => {
    const { replay } = await opened();
    expect(replay.table.status.outcome).toBe(null);
    replay.go(replay.last);
    expect(replay.table.status.outcome).toEqual({ winners: ["germany"] });
    expect(replay.table.question).toBe(null);
  });

  test("a moment opens by its number of answers, between two steps at the one before", async () => {
    expect((await opened(41)).replay.place).toBe(20);
    expect((await opened(42)).replay.place).toBe(20);
    expect((await opened(99_999)).replay.place).toBe(STEPS - 1);
  });

  test("only the last wish is shown when frames come late", async () => {
    const { replay, shelf } = await opened();
    shelf.held = [];
    void replay.open("norway", null);
    void replay.open("", 31);
    await settled();
    for (const pass of shelf.held) pass();
    shelf.held = null;
    await settled();
    expect(replay.story?.seat).toBe(null);
    expect(replay.table.view).toEqual({ battalions: 15 });
  });

  test("other eyes see the same moment", async () => {
    const { replay } = await opened(41);
    await replay.open("norway", null);
    expect(replay.place).toBe(20);
    expect(replay.table.seat).toBe("norway");
    expect(replay.table.view?.hand).toEqual(["norway 20"]);
    await replay.open("", null);
    expect(replay.table.view).toEqual({ battalions: 20 });
  });

  test("a refusal is kept by its code", async () => {
    const shelf = new Shelf();
    shelf.refused = "unknown_key";
    const replay = new ReplayModel("t", "k", shelf.ground, shelf);
    await replay.open(undefined, null);
    expect(replay.problem).toBe("unknown_key");
  });
});

describe("playing", () => {
  test("goes on by itself at its pace, pauses, and stops at the end", async () => {
    const { replay, shelf } = await opened();
    replay.toggle();
    const normal = shelf.waits[0]!.left;
    expect(replay.place).toBe(1);
    shelf.pass();
    expect(replay.place).toBe(2);
    shelf.pass();
    replay.table.teller.pace = "fast";
    shelf.pass();
    expect(shelf.waits[0]!.left).toBeLessThan(normal);
    replay.toggle();
    expect(shelf.waits).toEqual([]);
    replay.go(replay.last - 1);
    replay.play();
    shelf.pass();
    expect([replay.place, replay.playing]).toEqual([STEPS - 1, false]);
    replay.play();
    expect([replay.place, replay.playing]).toEqual([0, true]);
    replay.lookAt(41);
    expect([replay.place, replay.playing]).toEqual([20, false]);
  });
});

describe("a step that is played", () => {
  test("is told line by line, with the table after each", async () => {
    const { replay, shelf } = await opened();
    replay.go(9);
    replay.play();
    expect(replay.place).toBe(10);
    const seen = [1, 2].map(() => {
      const now = [replay.table.teller.beat?.line?.key, replay.table.view?.battalions as number];
      shelf.pass();
      return now;
    });
    expect(seen).toEqual([
      ["moved", 9.5],
      ["turn.begins", 10],
    ]);
    expect(replay.place).toBe(11);
    replay.pause();
    expect(replay.table.view?.battalions).toBe(11);
    expect(replay.table.lines.at(-1)?.number).toBe(11);
  });
});

describe("the address of a moment", () => {
  test("has the key, the answers and the eyes", () => {
    const moment = { key: "sPdgktZkP5NnsGYWvTOPZA", at: 57, eyes: "norway+allies" };
    const address = momentAddress("a/b", moment);
    expect(address).toBe("/replay/a%2Fb#sPdgktZkP5NnsGYWvTOPZA&at=57&seat=norway+allies");
    expect(momentOf(address.split("#")[1]!)).toEqual(moment);
    expect(placeOf("/replay/f9c143a890fe0760")).toEqual({ name: "replay", id: "f9c143a890fe0760" });
    expect(placeOf("/replay")).toEqual({ name: "nowhere" });
  });

  test("survives nonsense", () => {
    expect(momentOf("")).toEqual({ key: "", at: null, eyes: undefined });
    expect(momentOf("k&at=-3&seat=")).toEqual({ key: "k", at: null, eyes: "" });
    expect(momentOf("k&at=1e99&at").at).toBe(null);
  });
});

describe("looking back", () => {
  const state = (name: AnalysisState["state"], done = 0): AnalysisState => ({
    state: name,
    done,
    of: 9,
    analysis: null,
  });

  test("is begun once and asked about until it is done", async () => {
    const answers = [
      state("none"),
      state("waiting"),
      state("running", 3),
      state("none"),
      state("running"),
      state("done"),
    ];
    const asked: string[] = [];
    let wait: (() => void) | null = null;
    const model = new AnalysisModel({
      state: () => (asked.push("state"), Promise.resolve(answers.shift()!)),
      begin: () => (asked.push("begin"), Promise.resolve(answers.shift()!)),
      after: (_, then) => {
        wait = then;
        return () => (wait = null);
      },
    });
    await settled();
    expect([model.busy, wait]).toEqual([false, null]);
    model.begin();
    while (answers.length > 0) {
      await settled();
      wait!();
    }
    await settled();
    expect(model.now?.state).toBe("done");
    expect(asked).toEqual(["state", "begin", "state", "state", "begin", "state"]);
  });

  test("says so when the server is away", async () => {
    const model = new AnalysisModel({
      state: () => Promise.reject(new Error("away")),
      begin: () => Promise.reject(new Error("away")),
      after: () => () => undefined,
    });
    await settled();
    expect(model.away).toBe(true);
  });
});

describe("amounts", () => {
  test("chances of two sides add up to a hundred, and changes to nothing", () => {
    expect([chance([0.615, 0.02]), chance([0.385, 0.02])]).toEqual(["62 % ±2", "38 % ±2"]);
    expect([change([0.115, 0.04]), change([-0.115, 0.04])]).toEqual(["+12 % (±4)", "−12 % (±4)"]);
  });

  test("what is known has no error, and small ones do not vanish", () => {
    expect([chance([1, 0]), change([0, 0]), change([0.001, 0.002])]).toEqual(["100 %", "0 %", "0 % (±1)"]);
    expect([weight([0.09, 0.04]), weight([-0.09, 0.04]), weight([0.03, 0.04])]).toEqual([1, -1, 0]);
  });

  test("a combat is told by how it ended, a draw by itself", () => {
    const reader = {
      opensTurn: (each: Line) => (each.key === "turn.begins" ? "A turn" : ""),
      diceOf: (each: Line) => (each.key === "rolled" ? { side: "germany", dice: [6] } : null),
      isPart: (each: Line) => each.key === "lost",
    } as unknown as GameClient;
    const turning = (...keys: string[]): Turning => ({
      answer: 0,
      after: 1,
      clock: 1,
      seat: "germany",
      change: [0, 0],
      lines: keys.map(line),
    });
    expect(telling(turning("rolled", "rolled", "lost", "wins"), reader).told?.key).toBe("wins");
    expect(telling(turning("rolled", "rolled", "lost", "wins"), reader).dice.length).toBe(2);
    expect(telling(turning("rolled"), reader).told?.key).toBe("rolled");
    expect(telling(turning("turn.begins", "drawn"), reader).told?.key).toBe("drawn");
    expect(telling(turning(), reader)).toEqual({ told: null, dice: [] });
  });
});
