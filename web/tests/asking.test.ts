/** Asking why not, for a hint, and where numbers come from. */

import { describe, expect, test } from "vitest";

import { Advice, isFair } from "../src/table/model/advice.svelte";
import { Asking } from "../src/table/model/asking";
import { keptFree, placeBeside, sheetAt, type Rect, type Size } from "../src/table/explaining/beside";
import { Clicks } from "../src/table/model/clicks.svelte";
import type { Unnumbered } from "../src/lib/connection";
import { Inquiry } from "../src/table/model/inquiry.svelte";
import type { FromServer, Line, Offer, Question, Sitting, Status, Step, Thing } from "../src/lib/protocol";
import type { TableModel } from "../src/table/model/table.svelte";
import { meantThing, pathTo, plannedOffer, thingOf, type Found } from "../src/board/things";
import { LongPress } from "../src/table/explaining/touching";

function move(from: string, to: string, count: number): Offer {
  const steps: Step[] = [
    ["area", from, "from"],
    ["area", to, "to"],
    ["number", count, "count"],
  ];
  return { option: ["move", from, to, count], saying: { key: "option-move", values: {} }, steps };
}

const MOVES = [move("oslo", "hamar", 1), move("oslo", "hamar", 2), move("bergen", "voss", 1)];

/** A table as far as asking needs one, and the server's end of the line. */
class Desk {
  sent: Unnumbered[] = [];
  clicks = new Clicks(() => undefined);
  asking = new Asking((message) => this.sent.push(message));
  seat: string | null = "germany";
  moment: object | null = null;
  answers = 11;
  practice = false;
  status: Pick<Status, "sittings" | "together"> = { sittings: [], together: null };
  question: Partial<Question> | null = { decision: 11, kind: "choice", offers: MOVES };
  answered: unknown[] = [];
  lines: { line: Line }[] = [];

  constructor() {
    this.clicks.ask(MOVES);
  }

  get model(): TableModel {
    return this as unknown as TableModel;
  }

  answer(option: unknown): void {
    this.answered.push(option);
  }

  say(reply: object): void {
    this.asking.hear(reply as FromServer);
  }
}

function found(things: Thing[], more: Partial<Found> = {}): Found {
  return { element: {} as Element, things, number: null, explain: "", tip: "", ...more };
}

describe("a thing", () => {
  test("is named as steps name it", () => {
    expect(thingOf("area:oslo")).toEqual(["area", "oslo"]);
    expect(thingOf("number:3")).toEqual(["number", 3]);
    expect(thingOf("stack:3")).toEqual(["stack", "3"]);
    expect(thingOf("patient:bed@2@medic")).toEqual(["patient", "bed@2@medic"]);
  });

  test("with several names is meant by the one that is asked for", () => {
    const { clicks } = new Desk();
    const names: Thing[] = [
      ["space", "fire_artillery"],
      ["area", "oslo"],
    ];
    expect(meantThing(names, clicks)).toEqual(["area", "oslo"]);
    clicks.ask([]);
    expect(meantThing(names, clicks)).toEqual(["space", "fire_artillery"]);
    expect(meantThing([], clicks)).toBeNull();
  });

  test("is asked about after the clicks that were made", () => {
    const { clicks } = new Desk();
    expect(pathTo(["area", "narvik"], clicks)).toEqual([["area", "narvik"]]);
    clicks.click("area", "oslo");
    expect(pathTo(["area", "narvik"], clicks)).toEqual([
      ["area", "oslo"],
      ["area", "narvik"],
    ]);
    expect(pathTo(["area", "oslo"], clicks)).toEqual([["area", "oslo"]]);
  });

  test("that a stack would go to is planned with as many as can go", () => {
    const { clicks } = new Desk();
    expect(plannedOffer(["area", "hamar"], clicks)).toBeNull();
    clicks.click("area", "oslo");
    expect(plannedOffer(["area", "hamar"], clicks)?.option).toEqual(["move", "oslo", "hamar", 2]);
    expect(plannedOffer(["area", "voss"], clicks)).toBeNull();
  });
});

describe("questions", () => {
  test("get the answer that is about them, and nobody else hears it", async () => {
    const desk = new Desk();
    const first = desk.asking.ask({ type: "ask_hint", decision: 1 });
    const second = desk.asking.ask({ type: "ask_hint", decision: 1 });
    expect(desk.asking.hear({ type: "why", about: 2, reasons: [], would: [], ways: 0 })).toBe(true);
    expect(desk.asking.hear({ type: "why", about: 2, reasons: [], would: [], ways: 0 })).toBe(false);
    expect(desk.asking.hear({ type: "refusal", about: 9, code: "stale", expected: "", decision: 0 })).toBe(false);
    expect((await second)?.type).toBe("why");
    desk.asking.forget();
    expect(await first).toBeNull();
  });

  test("are not asked when the line is down", async () => {
    expect(await new Asking(() => null).ask({ type: "ask_hint", decision: 1 })).toBeNull();
  });
});

describe("an inquiry", () => {
  const line: Line = { saying: { key: "log-trace-area", values: {} }, key: "trace.area" };

  test("asks why not and where the numbers come from", async () => {
    const desk = new Desk();
    const inquiry = new Inquiry(desk.model, (kind) => kind === "area");
    const opened = inquiry.open(found([["area", "narvik"]]));
    expect(inquiry.found).toBeNull();
    expect(desk.sent).toEqual([
      { type: "ask_why", decision: 11, moment: false, path: [["area", "narvik"]] },
      { type: "ask_trace", decision: 11, moment: false, thing: ["area", "narvik"], option: [] },
      { type: "ask_thing", decision: 11, moment: false, thing: ["area", "narvik"] },
    ]);
    const reason = { saying: { key: "whynot-far", values: {} }, rule: "KON-MOVE-02" };
    const about = { saying: { key: "log-about-area", values: {} }, rule: "KON-BOARD-04" };
    desk.say({ type: "why", about: 1, reasons: [reason] });
    desk.say({ type: "trace", about: 2, line });
    desk.say({ type: "explained", about: 3, explanation: about });
    await opened;
    expect(inquiry.found).toEqual({ about, reasons: [reason], would: [], ways: 0, verdict: "", line });
  });

  test("says what a click would do, why it is refused, or that there is nothing to say", async () => {
    const desk = new Desk();
    const inquiry = new Inquiry(desk.model, () => false);
    let opened = inquiry.open(found([["area", "oslo"]]));
    const would = [{ key: "option-move", values: {} }];
    desk.say({ type: "why", about: 1, reasons: [], would, ways: 5 });
    desk.say({ type: "explained", about: 2, explanation: null });
    await opened;
    expect(inquiry.found).toEqual({ about: null, reasons: [], would, ways: 5, verdict: "asking-may", line: null });
    opened = inquiry.open(found([["area", "oslo"]]));
    desk.say({ type: "refusal", about: 3, code: "stale" });
    await opened;
    expect(inquiry.found?.verdict).toBe("table-refused-stale");
    await inquiry.open(found([]));
    expect(inquiry.found?.verdict).toBe("asking-nothing");
  });

  test("at an earlier moment is about that moment", async () => {
    const desk = new Desk();
    desk.moment = { answer: 4 };
    desk.clicks.ask([]);
    const inquiry = new Inquiry(desk.model, (kind) => kind === "area");
    expect(inquiry.past).toBe(true);
    const opened = inquiry.open(found([["area", "oslo"]]));
    expect(desk.sent).toEqual([
      { type: "ask_why", decision: 4, moment: true, path: [["area", "oslo"]] },
      { type: "ask_trace", decision: 4, moment: true, thing: ["area", "oslo"], option: [] },
      { type: "ask_thing", decision: 4, moment: true, thing: ["area", "oslo"] },
    ]);
    desk.say({ type: "why", about: 1, reasons: [] });
    desk.say({ type: "trace", about: 2, line });
    desk.say({ type: "explained", about: 3, explanation: null });
    await opened;
    expect(inquiry.found).toEqual({ about: null, reasons: [], would: [], ways: 0, verdict: "asking-might", line });
  });

  test("of a grey button asks nobody, and a spectator asks only what a thing is", async () => {
    const desk = new Desk();
    const inquiry = new Inquiry(desk.model, () => false);
    await inquiry.open(found([], { explain: "asking-undo-dice" }));
    expect(inquiry.found?.verdict).toBe("asking-undo-dice");
    expect(desk.sent).toEqual([]);
    desk.seat = null;
    const opened = inquiry.open(found([["area", "oslo"]]));
    desk.say({ type: "explained", about: 1, explanation: null });
    await opened;
    expect(inquiry.found?.verdict).toBe("asking-watching");
    expect(desk.sent).toEqual([{ type: "ask_thing", decision: 11, moment: false, thing: ["area", "oslo"] }]);
  });

  test("about a number asks for nothing else", async () => {
    const desk = new Desk();
    const inquiry = new Inquiry(desk.model, () => false);
    const opened = inquiry.open(found([], { number: ["track", "morale"] }), "numbers");
    expect(desk.sent).toEqual([
      { type: "ask_trace", decision: 11, moment: false, thing: ["track", "morale"], option: [] },
    ]);
    desk.say({ type: "trace", about: 1, line });
    await opened;
    expect(inquiry.found).toEqual({ about: null, reasons: [], would: [], ways: 0, verdict: "", line });
  });

  test("about a line of the log has its parts already", async () => {
    const desk = new Desk();
    desk.lines = [{ line }];
    const inquiry = new Inquiry(desk.model, () => false);
    await inquiry.open(found([], { number: thingOf("line:0") }));
    expect(inquiry.found).toEqual({ about: null, reasons: [], would: [], ways: 0, verdict: "", line });
    await inquiry.open(found([], { number: thingOf("line:1") }));
    expect(inquiry.found?.verdict).toBe("asking-nothing");
    expect(desk.sent).toEqual([]);
  });

  test("forgets an answer that comes after something else was asked", async () => {
    const desk = new Desk();
    const inquiry = new Inquiry(desk.model, () => false);
    const first = inquiry.open(found([["area", "oslo"]]));
    inquiry.close();
    desk.say({ type: "why", about: 1, reasons: [] });
    desk.say({ type: "explained", about: 2, explanation: null });
    await first;
    expect(inquiry.about).toBeNull();
    expect(inquiry.found).toBeNull();
  });
});

describe("a hint", () => {
  const hint = { type: "hint", about: 1, option: ["move", "oslo", "hamar", 2], saying: { key: "why-x", values: {} } };

  test("names an offer and its things, and can be taken", async () => {
    const desk = new Desk();
    desk.status.sittings = [{ seat: "norway+allies", player: "policy", name: "", present: false }];
    const advice = new Advice(desk.model);
    const asked = advice.ask();
    expect(desk.sent).toEqual([{ type: "ask_hint", decision: 11 }]);
    desk.say(hint);
    await asked;
    expect(advice.offer).toBe(MOVES[1]);
    expect(advice.things).toEqual([
      ["area", "oslo"],
      ["area", "hamar"],
      ["number", 2],
    ]);
    advice.take();
    expect(desk.answered).toEqual([hint.option]);
    advice.dismiss();
    expect(advice.hint).toBeNull();
  });

  test("says why there is none", async () => {
    const desk = new Desk();
    const advice = new Advice(desk.model);
    const asked = advice.ask();
    desk.say({ type: "refusal", about: 1, code: "fair_play" });
    await asked;
    expect(advice.refused).toBe("table-refused-fair_play");
  });

  test("is not asked for where that is not fair", async () => {
    const desk = new Desk();
    const other = (player: string): Sitting[] => [{ seat: "norway+allies", player, name: "", present: true }];
    const against = (player: string): Pick<Status, "sittings" | "together"> => ({
      sittings: other(player),
      together: null,
    });
    expect(isFair(false, "germany", against("person"))).toBe(false);
    expect(isFair(false, "germany", against("open"))).toBe(false);
    expect(isFair(false, "germany", against("policy"))).toBe(true);
    expect(isFair(true, "germany", against("person"))).toBe(true);
    // In a cooperative game all want the same.
    const together = { questions: {}, suggestions: [], plan: [], stand_ins: [] };
    expect(isFair(false, "green", { sittings: other("person"), together })).toBe(true);
    desk.status.sittings = other("person");
    await new Advice(desk.model).ask();
    expect(desk.sent).toEqual([]);
  });
});

describe("the small window", () => {
  const screen: Size = { width: 1000, height: 700 };
  const size: Size = { width: 330, height: 200 };

  function covers(thing: Rect, at: { left: number; top: number }): boolean {
    const apart =
      at.left + size.width <= thing.left ||
      at.left >= thing.left + thing.width ||
      at.top + size.height <= thing.top ||
      at.top >= thing.top + thing.height;
    return !apart;
  }

  test("never covers the thing, and stays on the screen", () => {
    for (let left = 0; left <= 940; left += 47) {
      for (let top = 0; top <= 640; top += 40) {
        const thing = { left, top, width: 60, height: 60 };
        const at = placeBeside(thing, size, screen);
        expect(covers(thing, at)).toBe(false);
        expect(at.left).toBeGreaterThanOrEqual(0);
        expect(at.left + size.width).toBeLessThanOrEqual(screen.width);
        expect(at.top).toBeGreaterThanOrEqual(0);
        expect(at.top + size.height).toBeLessThanOrEqual(screen.height);
      }
    }
  });

  test("on a phone lies at the other end than the thing", () => {
    const phone: Size = { width: 390, height: 844 };
    expect(sheetAt({ left: 100, top: 200, width: 40, height: 40 }, 180, phone)).toBe("bottom");
    expect(sheetAt({ left: 100, top: 700, width: 100, height: 140 }, 180, phone)).toBe("top");
  });

  test("keeps of a large thing the spot free that was pointed at", () => {
    const area = { left: 0, top: 0, width: 600, height: 500 };
    expect(keptFree(area, { x: 300, y: 200 })).toEqual({ left: 270, top: 170, width: 60, height: 60 });
    expect(keptFree(area, null)).toBe(area);
    const town = { left: 10, top: 10, width: 40, height: 40 };
    expect(keptFree(town, { x: 20, y: 20 })).toBe(town);
  });
});

describe("a long touch", () => {
  class Finger {
    wait: (() => void) | null = null;
    asked: (EventTarget | null)[] = [];
    press = new LongPress(
      {
        after: (_, then) => {
          this.wait = then;
          return () => (this.wait = null);
        },
      },
      (target) => this.asked.push(target) > 0,
    );
    target = {} as EventTarget;

    event(x: number, y: number, pointerType = "touch"): PointerEvent {
      const event = { target: this.target, clientX: x, clientY: y, pointerType, isPrimary: true };
      return event as unknown as PointerEvent;
    }
  }

  test("asks when it stays, and its end is no click", () => {
    const finger = new Finger();
    finger.press.down(finger.event(10, 10));
    finger.press.move(finger.event(13, 12));
    finger.wait?.();
    expect(finger.asked).toEqual([finger.target]);
    expect(finger.press.asked).toBe(true);
    finger.press.down(finger.event(10, 10));
    expect(finger.press.asked).toBe(false);
  });

  test("asks nothing when it moves, or is a mouse", () => {
    const finger = new Finger();
    finger.press.down(finger.event(10, 10));
    finger.press.move(finger.event(30, 10));
    expect(finger.wait).toBeNull();
    finger.press.down(finger.event(10, 10, "mouse"));
    expect(finger.wait).toBeNull();
  });
});
