import { beforeEach, expect, test, vi } from "vitest";

import { Ear, type Audible } from "../src/sounds/ear";
import { Sounds } from "../src/sounds/sounds.svelte";
import type { Sound } from "../src/sounds/voices";
import type { Beat } from "../src/teller/episodes";

const QUIET: Audible = { asked: false, shown: false, beat: null, dice: 0, notes: 0, end: null };
const told = (): Beat => ({ line: {} }) as unknown as Beat;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
});

/** What is heard of moments one after the other. */
const heard = (...moments: Partial<Audible>[]): (Sound | null)[] => {
  const ear = new Ear();
  return moments.map((each) => ear.hear({ ...QUIET, ...each }));
};

test("the own turn is heard once, however many questions it has, and again when it comes back", () => {
  const mine = { asked: true, shown: true };
  expect(heard({}, mine, mine, {}, mine)).toEqual([null, "turn", null, null, "turn"]);
});

test("a turn is heard when what led to it has been told, and not once more after it was heard in hiding", () => {
  expect(heard({}, { asked: true }, { asked: true, shown: true })).toEqual([null, null, "turn"]);
  const hidden = { asked: true, shown: true };
  expect(heard({}, hidden, { asked: true }, hidden)).toEqual([null, "turn", null, null]);
});

test("what lay there when one came is no news", () => {
  expect(heard({ asked: true, shown: true, notes: 3, end: "won" }, { asked: true, shown: true, notes: 3 })).toEqual([
    null,
    null,
  ]);
});

test("dice rattle, other lines knock, talk rings, and the end is heard before all else", () => {
  const dice = { beat: told(), dice: 2 };
  expect(heard({}, dice, dice, { beat: told() }, { notes: 1 }, { end: "lost", notes: 2 })).toEqual([
    null,
    "dice",
    null,
    "knock",
    "talk",
    "lost",
  ]);
});

test("nothing is heard until it is wanted; the choice is kept, and a hidden page rings for the own turn alone", () => {
  const played: Sound[] = [];
  const make = (): Sounds => new Sounds({ play: (sound) => played.push(sound) });
  const all: Sound[] = ["turn", "dice", "talk", "won"];
  const sounds = make();
  expect(sounds.hearing).toBe("off");
  all.forEach((sound) => sounds.play(sound, false));
  expect(played).toEqual([]);

  sounds.choose("turn");
  expect(played.splice(0)).toEqual(["turn"]);
  all.forEach((sound) => sounds.play(sound, false));
  expect(played.splice(0)).toEqual(["turn"]);

  sounds.choose("all");
  expect(make().hearing).toBe("all");
  played.splice(0);
  all.forEach((sound) => sounds.play(sound, false));
  expect(played.splice(0)).toEqual(all);
  all.forEach((sound) => sounds.play(sound, true));
  expect(played.splice(0)).toEqual(["turn"]);

  sounds.choose("off");
  expect(make().hearing).toBe("off");
});
