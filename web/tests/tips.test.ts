/** The small text beside what the pointer rests on: when it comes and goes, what it asks, and where it lies. */

import { describe, expect, test } from "vitest";

import { namesOf, type Found } from "../src/board/things";
import type { Thing } from "../src/lib/protocol";
import { placeBeside } from "../src/table/explaining/beside";
import { Tips, type Told } from "../src/table/explaining/tips.svelte";
import { Asking } from "../src/table/model/asking";
import { Explanations } from "../src/table/model/explanations";
import { Footing } from "./footing";

function found(name: string, more: Partial<Found> = {}): Found {
  const element = { isConnected: true, name } as unknown as Element;
  return { element, things: [["area", name]], number: null, explain: "", tip: "", ...more };
}

const told = (text: string): Told => ({ title: "", text, does: "", rule: "", named: [] });
const POINT = { x: 10, y: 10 };

class Pointer {
  footing = new Footing({});
  asked: string[] = [];
  tips = new Tips(this.footing.ground, (each) => {
    const name = String(each.things[0]![1]);
    this.asked.push(name);
    return Promise.resolve(name === "silent" ? null : told(name));
  });

  /** The first wait ends, and what it asked for comes. */
  async pass(): Promise<void> {
    this.footing.pass();
    await Promise.resolve();
    await Promise.resolve();
  }
}

describe("a tip", () => {
  test("comes when the pointer rests, and goes when it leaves", async () => {
    const pointer = new Pointer();
    pointer.tips.rest(found("oslo"), POINT);
    expect(pointer.tips.shown).toBeNull();
    await pointer.pass();
    expect(pointer.tips.shown?.text).toBe("oslo");
    pointer.tips.rest(null, POINT);
    expect(pointer.tips.shown?.text).toBe("oslo");
    await pointer.pass();
    expect(pointer.tips.shown).toBeNull();
  });

  test("asks nothing of what the pointer only passes over", async () => {
    const pointer = new Pointer();
    pointer.tips.rest(found("oslo"), POINT);
    pointer.tips.rest(found("hamar"), POINT);
    await pointer.pass();
    expect(pointer.asked).toEqual(["hamar"]);
  });

  test("waits less after another one, until that is long ago", async () => {
    const pointer = new Pointer();
    pointer.tips.rest(found("oslo"), POINT);
    const first = pointer.footing.waits[0]!.left;
    await pointer.pass();
    pointer.tips.rest(found("hamar"), POINT);
    expect(pointer.footing.waits[0]!.left).toBeLessThan(first);
    pointer.tips.close();
    await pointer.pass();
    pointer.tips.rest(found("oslo"), POINT);
    expect(pointer.footing.waits[0]!.left).toBe(first);
  });

  test("stays when the pointer reaches it", async () => {
    const pointer = new Pointer();
    const oslo = found("oslo");
    pointer.tips.rest(oslo, POINT);
    await pointer.pass();
    pointer.tips.leave();
    pointer.tips.reach();
    expect(pointer.footing.waits).toEqual([]);
    expect(pointer.tips.shown?.found).toBe(oslo);
  });

  test("goes with a click, and does not come again before the pointer has left", async () => {
    const pointer = new Pointer();
    const oslo = found("oslo");
    pointer.tips.rest(oslo, POINT);
    await pointer.pass();
    pointer.tips.click();
    expect(pointer.tips.shown).toBeNull();
    pointer.tips.rest(oslo, POINT);
    await pointer.pass();
    expect(pointer.tips.shown).toBeNull();
    pointer.tips.rest(null, POINT);
    pointer.tips.rest(oslo, POINT);
    await pointer.pass();
    expect(pointer.tips.shown?.text).toBe("oslo");
  });

  test("does not come for what appears under a pointer that stands still, and goes with what went", async () => {
    const pointer = new Pointer();
    pointer.tips.stay(found("oslo"));
    await pointer.pass();
    expect(pointer.asked).toEqual([]);
    const hamar = found("hamar");
    pointer.tips.rest(hamar, POINT);
    pointer.tips.stay(hamar);
    await pointer.pass();
    expect(pointer.tips.shown?.text).toBe("hamar");
    pointer.tips.stay(found("oslo"));
    expect(pointer.tips.shown).toBeNull();
  });

  test("of what has the focus does not mind a pointer that stands still elsewhere", async () => {
    const pointer = new Pointer();
    pointer.tips.rest(found("oslo"), null);
    pointer.tips.stay(found("hamar"));
    await pointer.pass();
    expect(pointer.tips.shown?.text).toBe("oslo");
    pointer.tips.stay(null);
    expect(pointer.tips.shown?.text).toBe("oslo");
    pointer.tips.rest(found("hamar"), POINT);
    pointer.tips.stay(null);
    expect(pointer.tips.shown).toBeNull();
  });

  test("does not come for what has nothing to say, or is gone", async () => {
    const pointer = new Pointer();
    pointer.tips.rest(found("silent"), POINT);
    await pointer.pass();
    expect(pointer.tips.shown).toBeNull();
    pointer.tips.rest(found("gone", { element: { isConnected: false } as Element }), POINT);
    await pointer.pass();
    expect(pointer.tips.shown).toBeNull();
  });
});

describe("an explanation", () => {
  test("is asked for once, until the table looks different", async () => {
    let sent = 0;
    const asking: Asking = new Asking((message) => {
      sent += 1;
      const [, id] = (message as unknown as { thing: Thing }).thing;
      const explanation = id === "nowhere" ? null : { saying: { key: "log-about-area", values: {} }, rule: "KON-1" };
      const about = sent;
      queueMicrotask(() => asking.hear({ type: "explained", about, explanation }));
      return sent;
    });
    const sight = { answers: 4, moment: null, seat: "norway", asking };
    const explanations = new Explanations(sight);
    expect(
      (
        await explanations.first([
          ["area", "nowhere"],
          ["area", "oslo"],
        ])
      )?.rule,
    ).toBe("KON-1");
    await explanations.first([
      ["area", "nowhere"],
      ["area", "oslo"],
    ]);
    expect(sent).toBe(2);
    sight.answers = 5;
    await explanations.of(["area", "oslo"]);
    expect(sent).toBe(3);
    expect(await explanations.first([])).toBeNull();
  });

  test("that nobody gave is asked for again", async () => {
    let sent = 0;
    const asking = new Asking(() => {
      sent += 1;
      return null;
    });
    const explanations = new Explanations({ answers: 4, moment: null, seat: null, asking });
    expect(await explanations.of(["area", "oslo"])).toBeNull();
    expect(await explanations.of(["area", "oslo"])).toBeNull();
    expect(sent).toBe(2);
  });

  test("is about the name that is meant, then about the others; a line of the log has none", () => {
    const each = found("oslo", {
      things: [
        ["space", "guns"],
        ["gun", "gun_1"],
      ],
      number: ["track", "tiles"],
    });
    expect(namesOf(each, ["gun", "gun_1"])).toEqual([
      ["gun", "gun_1"],
      ["track", "tiles"],
      ["space", "guns"],
    ]);
    expect(namesOf(found("", { things: [], number: ["line", "3"] }), ["line", "3"])).toEqual([]);
  });
});

describe("its place", () => {
  test("spares what is to be chosen", () => {
    const thing = { left: 400, top: 300, width: 40, height: 40 };
    const [size, screen] = [
      { width: 200, height: 80 },
      { width: 1000, height: 700 },
    ];
    const right = placeBeside(thing, size, screen);
    expect(right.left).toBeGreaterThan(440);
    const choice = { left: 460, top: 280, width: 100, height: 80 };
    expect(placeBeside(thing, size, screen, [choice]).left).toBeLessThan(400 - 200);
    const around = { left: 150, top: 150, width: 560, height: 340 };
    expect(placeBeside(thing, size, screen, [around]).left).toBeGreaterThan(710);
    // Rather over a thing of the board than over an answer; and never over the thing itself.
    const everywhere = { left: 0, top: 0, width: 1000, height: 560 };
    const answers = { left: 0, top: 560, width: 1000, height: 140 };
    const { left, top } = placeBeside(thing, size, screen, [everywhere], [answers]);
    expect(top + size.height).toBeLessThanOrEqual(560);
    expect(left > 440 || left + size.width < 400 || top > 340 || top + size.height < 300).toBe(true);
  });
});
