/** Packs that this browser keeps, and how they come to a new table. */

import { beforeEach, describe, expect, test, vi } from "vitest";

import { Wishes } from "../src/home/laying/wishes.svelte";
import type { GameInfo } from "../src/lib/protocol";
import { forgetPack, keepPack, myPacks, packName, packsFor } from "../src/packs/my_packs";

const kept = new Map<string, string>();
const game: GameInfo = {
  id: "ferry-race",
  title: "Kampen om Norge",
  code: "KON",
  credits: "",
  version: "1",
  scenarios: [{ id: "basic", name: "", subtitle: "", seatings: [["germany", "norway+allies"]], options: [] }],
  lessons: [],
  packs: [],
  cooperative: false,
  thinks: {},
};

const checked = (name: string, hash: string, of = game.id) => ({
  game: of,
  edition: { name, title: `The ${name}`, hash },
});

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
});

describe("packs", () => {
  test("are kept by game, the newest first", () => {
    expect(keepPack({ name: "a.toml", text: "1" }, checked("a.toml", "h1"))).toBe(true);
    keepPack({ name: "b.toml", text: "2" }, checked("b.toml", "h2"));
    keepPack({ name: "c.toml", text: "3" }, checked("c.toml", "h3", "other-game"));
    expect(packsFor(game.id).map((pack) => pack.title)).toEqual(["The b.toml", "The a.toml"]);
  });

  test("replace an older text of the same file", () => {
    keepPack({ name: "a.toml", text: "1" }, checked("a.toml", "h1"));
    keepPack({ name: "a.toml", text: "2" }, checked("a.toml", "h2"));
    expect(myPacks().map((pack) => pack.hash)).toEqual(["h2"]);
    forgetPack("h2");
    expect(myPacks()).toEqual([]);
  });

  test("that make no sense are passed over", () => {
    kept.set("motstand.packs", '[{"name": 3}, null, "x"]');
    expect(myPacks()).toEqual([]);
    kept.set("motstand.packs", "{");
    expect(myPacks()).toEqual([]);
  });

  test("that find no room are not kept", () => {
    vi.stubGlobal("localStorage", {
      getItem: () => null,
      setItem: () => {
        throw new Error("full");
      },
    });
    expect(keepPack({ name: "a.toml", text: "1" }, checked("a.toml", "h1"))).toBe(false);
  });

  test("have a file's name", () => {
    expect(packName("My cards.TOML")).toBe("My cards.toml");
    expect(packName("  ")).toBe("pack.toml");
    expect(packName("x".repeat(200)).length).toBeLessThanOrEqual(80);
  });
});

test("a new table takes the chosen packs along, in the order in which they were chosen", () => {
  keepPack({ name: "a.toml", text: "1" }, checked("a.toml", "h1"));
  keepPack({ name: "b.toml", text: "2" }, checked("b.toml", "h2"));
  const wishes = new Wishes(game);
  expect(wishes.table("Kari").packs).toEqual([]);
  wishes.packs = ["h2", "gone", "h1"];
  expect(wishes.table("Kari").packs).toEqual([
    { name: "b.toml", text: "2" },
    { name: "a.toml", text: "1" },
  ]);
});
