/** Where it is my turn: what the title and the icon say, and when the bell rings. */

import { beforeEach, describe, expect, test, vi } from "vitest";

import type { TableSummary } from "../src/lib/protocol";
import { reader } from "../src/lib/language.svelte";
import { bell } from "../src/waiting/bell.svelte";
import { Waiting } from "../src/waiting/waiting.svelte";
import { FERRY } from "./small_game";

/** A game that this house doesn't have: it is called by its id. */
const OTHER = "other-game";

function table(id: string, yours: boolean, since = "2026-01-01T00:00:00Z", game = FERRY): TableSummary {
  return {
    table: id,
    game,
    scenario: "long",
    seat: "red",
    headline: { key: "headline", values: {} },
    asked: ["red"],
    since,
    yours,
    sittings: [],
    outcome: null,
    saying: null,
    record: false,
    packs: [],
    lesson: "",
    practice: false,
    claimed: "",
  };
}

class Shown {
  static permission: NotificationPermission = "granted";
  static all: Shown[] = [];
  static requestPermission = (): Promise<NotificationPermission> => Promise.resolve(Shown.permission);
  onclick: () => void = () => {};
  close = vi.fn();
  constructor(
    readonly title: string,
    readonly options: { tag: string },
  ) {
    Shown.all.push(this);
  }
}

const kept = new Map<string, string>();

beforeEach(async () => {
  kept.clear();
  Shown.all = [];
  Shown.permission = "granted";
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("Notification", Shown);
  vi.stubGlobal("window", { focus: vi.fn() });
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
  reader.language = "en";
  await bell.turn(true);
});

describe("the title", () => {
  test("is the page's own while nobody waits for me", () => {
    const waiting = new Waiting();
    expect(waiting.title).toBe("Motstand");
    waiting.page = "Ferry Race · Motstand";
    waiting.hear([table("a", false)]);
    expect(waiting.title).toBe("Ferry Race · Motstand");
    expect(waiting.icon).toBe("/mark.svg");
  });

  test("says my turn at the open table, in the reader's language", () => {
    const waiting = new Waiting();
    waiting.sit({ table: "a", game: FERRY, yours: true });
    expect(waiting.title).toBe("● Your turn – Ferry Race");
    expect(waiting.icon).toBe("/mark-turn.svg");
    reader.language = "nb";
    expect(waiting.title).toBe("● Din tur – Fergeløpet");
  });

  test("says my turn at other tables, too", () => {
    const waiting = new Waiting();
    waiting.sit({ table: "a", game: FERRY, yours: false });
    waiting.hear([table("b", true, undefined, OTHER)]);
    expect(waiting.title).toBe("● Your turn – other-game");
    waiting.hear([table("b", true), table("c", true)]);
    expect(waiting.title).toBe("● 2 tables wait – Motstand");
  });

  test("believes the open table's socket, not the list", () => {
    const waiting = new Waiting();
    waiting.sit({ table: "a", game: FERRY, yours: false });
    waiting.hear([table("a", true)]);
    expect(waiting.games).toEqual([]);
  });
});

describe("the bell", () => {
  test("rings once a turn, and only for a page that is out of sight", () => {
    const waiting = new Waiting();
    waiting.hear([table("a", false)]);
    waiting.hear([table("a", true, "1")]);
    expect(Shown.all).toEqual([]);
    vi.stubGlobal("document", { hidden: true });
    waiting.hear([table("a", true, "1")]);
    expect(Shown.all).toEqual([]);
    waiting.hear([table("a", true, "2")]);
    waiting.hear([table("a", true, "2")]);
    expect(Shown.all.map((shown) => shown.title)).toEqual(["Your turn – Ferry Race"]);
  });

  test("is silent about what waited when the page was opened", () => {
    vi.stubGlobal("document", { hidden: true });
    const waiting = new Waiting();
    waiting.hear([table("a", true)]);
    waiting.sit({ table: "b", game: FERRY, yours: true });
    expect(Shown.all).toEqual([]);
  });

  test("rings for the open table when its turn comes", () => {
    vi.stubGlobal("document", { hidden: true });
    const waiting = new Waiting();
    waiting.sit({ table: "a", game: FERRY, yours: false });
    waiting.sit({ table: "a", game: FERRY, yours: true });
    waiting.sit({ table: "a", game: FERRY, yours: true });
    expect(Shown.all).toHaveLength(1);
    Shown.all[0]!.onclick();
    expect(window.focus).toHaveBeenCalled();
    expect(Shown.all[0]!.close).toHaveBeenCalled();
  });

  test("rings only if it is wanted and allowed", async () => {
    await bell.turn(false);
    bell.ring("title", "body", "tag", () => {});
    expect(bell.state).toBe("off");
    Shown.permission = "denied";
    await bell.turn(true);
    bell.ring("title", "body", "tag", () => {});
    expect(bell.state).toBe("blocked");
    expect(Shown.all).toEqual([]);
    expect(kept.has("motstand.bell")).toBe(false);
  });
});
