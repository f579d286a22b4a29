/** Hands on a board: what a click means, what is pointed at, and which pieces can be carried where. */

import { describe, expect, it } from "vitest";

import { pickerBox } from "../src/board/picker";
import { Tabletop } from "../src/board/tabletop.svelte";
import type { Layer } from "../src/board/things";
import type { GameClient } from "../src/games/game_client";
import type { Offer, Step, Thing } from "../src/lib/protocol";
import { Clicks } from "../src/table/model/clicks.svelte";
import type { TableModel } from "../src/table/model/table.svelte";

const offer = (head: string, ...steps: Step[]): Offer => ({
  option: [head, ...steps.map(([, id]) => id)],
  saying: { key: head, values: {} },
  steps,
});
const move = (from: string, to: string, count: number): Offer =>
  offer("move", ["area", from, "from"], ["area", to, "to"], ["number", count, "count"]);
const DRAW: Offer = { option: ["draw", "red"], saying: { key: "draw", values: {} } };
const MOVES = [move("home", "ford", 1), move("home", "ford", 2), move("ford", "hill", 1), move("ford", "hill", 2)];

/** A table top with these offers; "sea" is an area that isn't drawn. */
function asked<Top extends Tabletop>(
  offers: Offer[],
  build: (model: TableModel) => Top,
): { top: Top; clicks: Clicks; sent: unknown[][] } {
  const sent: unknown[][] = [];
  const clicks = new Clicks((taken) => sent.push(taken.option));
  clicks.ask(offers);
  const client: Partial<GameClient> = { onTable: (_, kind, id) => kind === "area" && id !== "sea" };
  const model = { clicks, client, view: {} } as unknown as TableModel;
  return { top: build(model), clicks, sent };
}
const plain = (model: TableModel): Tabletop => new Tabletop(model);
const layer = (...things: Thing[]): Layer => ({ things, answer: null });
const area = (id: string): Layer => layer(["area", id]);

describe("a click", () => {
  it("means the innermost thing that is asked for, by whichever of its names", () => {
    const { top, clicks } = asked(MOVES, plain);
    expect(top.click([layer(["piece", "rider"]), layer(["camp", "3"], ["area", "home"])])).toBe(true);
    expect(clicks.chosen).toEqual([["area", "home", "from"]]);
  });

  it("takes back what was chosen, if nothing there is asked for", () => {
    const { top, clicks } = asked(MOVES, plain);
    top.click([area("home")]);
    expect(top.click([area("home")])).toBe(true);
    expect(clicks.chosen).toEqual([]);
    expect(top.click([area("elsewhere")])).toBe(false);
  });

  it("on a thing that stands for an answer gives it, while nothing else is chosen", () => {
    const { top, clicks, sent } = asked([...MOVES, DRAW], plain);
    const bag: Layer = { things: [], answer: ["draw", "red"] };
    expect(top.click([{ things: [], answer: ["draw", "blue"] }])).toBe(false);
    expect(top.click([bag])).toBe(true);
    clicks.click("area", "home");
    expect(top.click([bag])).toBe(false);
    expect(sent).toEqual([["draw", "red"]]);
  });
});

describe("the pointer", () => {
  it("rests on what may be clicked, and on what that stands in", () => {
    const { top, clicks } = asked(MOVES, plain);
    top.point([layer(["piece", "rider"]), area("home")]);
    expect(clicks.hover).toEqual({ kind: "area", id: "home" });
    top.point([area("hill")]);
    expect(clicks.hover).toBeNull();
  });

  it("leaves alone what others say that it rests on", () => {
    const { top, clicks } = asked(MOVES, plain);
    clicks.hover = { kind: "card", id: "7" };
    top.point([]);
    top.leave([area("home")]);
    expect(clicks.hover).toEqual({ kind: "card", id: "7" });
  });
});

describe("a piece", () => {
  it("can be carried from where it is asked for to another place on the board", () => {
    const { top, clicks } = asked([...MOVES, offer("sail", ["area", "port", "from"], ["area", "sea", "to"])], plain);
    expect(top.mayCarry(["area", "home"])).toBe(true);
    expect(top.mayCarry(["area", "hill"])).toBe(false);
    expect(top.mayCarry(["area", "port"])).toBe(false);
    clicks.click("area", "home");
    expect(top.mayCarry(["area", "home"])).toBe(true);
    // Here it is where the first piece goes, and how many is asked next.
    expect(top.mayCarry(["area", "ford"])).toBe(false);
  });

  it("is chosen when it is taken up, and goes where it is let go", () => {
    const { top, clicks } = asked(MOVES, plain);
    top.take(["area", "home"]);
    top.carry(["area", "home"], 40, 50, [area("ford")]);
    expect(top.carried).toEqual({ piece: ["area", "home"], x: 40, y: 50 });
    expect(clicks.hover).toEqual({ kind: "area", id: "ford" });
    top.drop([area("ford")]);
    expect(top.carried).toBeNull();
    expect(clicks.chosen.map(([, id]) => id)).toEqual(["home", "ford"]);
  });

  it("goes back when it is let go over nothing, and stays chosen over its own place", () => {
    const { top, clicks } = asked(MOVES, plain);
    for (const [over, chosen] of [
      [area("home"), 1],
      [area("nowhere"), 0],
    ] as const) {
      top.take(["area", "home"]);
      top.carry(["area", "home"], 0, 0, []);
      top.drop([over]);
      expect(clicks.chosen.length).toBe(chosen);
    }
  });

  it("whose choice is an answer is carried only by a game that says what a drop means", () => {
    class Camp extends Tabletop {
      dropped: [Thing, Thing[]] | null = null;
      override mayCarryAlone(): boolean {
        return true;
      }
      override dropAlone(piece: Thing, things: Thing[]): void {
        this.dropped = [piece, things];
      }
    }
    const recall = [offer("recall", ["disc", "scout", "disc"])];
    expect(asked(recall, plain).top.mayCarry(["disc", "scout"])).toBe(false);
    const { top, sent } = asked(recall, (model) => new Camp(model));
    expect(top.mayCarry(["disc", "scout"])).toBe(true);
    top.take(["disc", "scout"]);
    top.carry(["disc", "scout"], 0, 0, []);
    top.drop([area("home")]);
    expect(sent).toEqual([]);
    expect(top.dropped).toEqual([["disc", "scout"], [["area", "home"]]]);
  });
});

describe("the picker", () => {
  const room = { width: 390, height: 399 };

  it("opens opposite to where the stack comes from and stays in the window", () => {
    expect(pickerBox([200, 200], [200, 300], room, 3).y).toBeLessThan(200 - 44);
    expect(pickerBox([200, 200], [200, 100], room, 3).y).toBeGreaterThan(200);
    for (const at of [
      [2, 2],
      [388, 390],
      [388, 2],
    ] as [number, number][]) {
      const box = pickerBox(at, [200, 200], room, 5);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(room.width);
      expect(box.y + box.height).toBeLessThanOrEqual(room.height);
    }
  });
});
