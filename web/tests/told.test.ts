/** The kept playthroughs of every game, told by its own client: every roll, draw, card and move is shown, in its order.
 *
 * `tests/games/<game>/golden` has a whole seeded game of each scenario, with dice and draws one by one before the lines
 * that they lead to. A game that keeps playthroughs is told here without a word of its own. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

import type { GameClient } from "../src/games/game_client";
import { gameClient } from "../src/games";
import type { Line } from "../src/lib/protocol";
import { beatsOf, type Beat, type Episode } from "../src/teller/episodes";
import { stayFor } from "../src/teller/pace";
import { Teller } from "../src/teller/teller.svelte";
import { Footing } from "./footing";

const GAMES = join(import.meta.dirname, "../../tests/games");
const CLIENTS = join(import.meta.dirname, "../src/games");

/** What a playthrough tells: dice that fell, something that was drawn, or a line of the log. */
type Event = { dice: number[] } | { drawn: string } | { line: Line };

const numbers = (text: string): number[] => text.split(" ").map(Number);

/** "sector 1, dice 5 1 1": names and values. */
function valuesOf(text: string): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const part of text.split(", ")) {
    const [name, ...rest] = part.split(" ");
    const value = rest.join(" ");
    if (name === "dice") values.dice = value === "" ? [] : numbers(value);
    else if (name === "tiles" || name === "cards") values[name] = rest;
    else values[name!] = /^-?\d+$/.test(value) ? Number(value) : (rest[0] ?? "");
  }
  return values;
}

function lineOf(text: string): Line {
  const [, key, told, rule] = /^([a-z_.]+):\s?(.*?)(?: {2}\[(.*)\])?$/.exec(text)!;
  return { key: key!, values: valuesOf(told!), rule, saying: { key: `log-${key}`, values: {} } } as Line;
}

function read(text: string): Event[] {
  const events: Event[] = [];
  for (const row of text.split("\n")) {
    const rolled = /^ {6}\S+ rolls ([\d ]+) \(/.exec(row);
    const drawn = /^ {6}\S+ draws (\S+)/.exec(row);
    const last = events[events.length - 1];
    if (rolled) events.push({ dice: numbers(rolled[1]!) });
    else if (drawn) events.push({ drawn: drawn[1]! });
    else if (/^ {6}[a-z_.]+:/.test(row)) events.push({ line: lineOf(row.trim()) });
    else if (/^ {8}[a-z_.]+:/.test(row) && last !== undefined && "line" in last)
      (last.line.details ??= []).push(lineOf(row.trim()));
  }
  return events;
}

const playthroughs = readdirSync(GAMES)
  .filter((game) => existsSync(join(GAMES, game, "golden")) && existsSync(join(CLIENTS, game, "index.ts")))
  .flatMap((game) =>
    readdirSync(join(GAMES, game, "golden")).map((file) => [game.replaceAll("_", "-"), file] as const),
  );

function told(client: GameClient, lines: Line[]): { line: Line; stayed: number }[] {
  const footing = new Footing(client);
  const seen: { line: Line; stayed: number }[] = [];
  const teller = new Teller({
    keyframe: (line) => client.keyframe(line),
    letters: (line) => line.saying.key.length,
    dice: (line) => client.diceOf(line)?.dice.length ?? 0,
    show: ({ line }: Beat) => void (line && seen.push({ line, stayed: 0 })),
    ask: (episodes) => {
      for (const each of episodes) each.views = [];
      teller.known();
    },
    after: (milliseconds, then) => {
      seen[seen.length - 1] && (seen[seen.length - 1]!.stayed = milliseconds);
      return footing.ground.after(milliseconds, then);
    },
  });
  const happening = { number: 1, answer: 0, kind: "answer" as const, at: "", seat: "somebody" };
  const episode: Episode = { happening, lines, after: 1, own: false, views: [], end: null };
  expect(beatsOf(episode)).toHaveLength(lines.length);
  teller.add([episode]);
  while (footing.waits.length > 0) footing.pass();
  return seen;
}

describe.each(playthroughs)("%s, %s", async (game, file) => {
  const client = await gameClient(game);
  const events = read(readFileSync(join(GAMES, game.replaceAll("-", "_"), "golden", file), "utf8"));
  const lines = events.flatMap((event) => ("line" in event ? [event.line] : []));
  const beats = told(client, lines);

  test("every line is told, in its order, and stays unless it only opens a chapter", () => {
    expect(lines.length).toBeGreaterThan(20);
    expect(beats.map(({ line }) => line)).toEqual(lines);
    const passed = beats.filter(({ stayed }) => stayed === 0).map(({ line }) => line);
    expect(passed.filter((line) => client.keyframe(line).weight !== "pass")).toEqual([]);
    // What passes has nothing to see: no die, no picture, and no number that changed.
    expect(passed.filter((line) => client.diceOf(line) !== null || client.keyframe(line).pictures?.length)).toEqual([]);
  });

  test("every roll is shown as the dice that fell, before the next one", () => {
    let waiting: number[] | null = null;
    for (const event of events) {
      if ("dice" in event) {
        expect(waiting, "dice that were not shown").toBeNull();
        waiting = event.dice.toSorted();
      } else if ("line" in event) {
        const dice = client.diceOf(event.line)?.dice.toSorted();
        if (waiting !== null && dice?.join() === waiting.join()) waiting = null;
      }
    }
    expect(waiting).toBeNull();
  });

  test("every draw is followed by a line that stays as long as chance does", () => {
    let waiting = "";
    for (const event of events) {
      if ("drawn" in event) waiting = event.drawn;
      else if ("line" in event && client.keyframe(event.line).weight === "chance") waiting = "";
      else if ("dice" in event) expect(waiting, "a draw that was not shown").toBe("");
    }
    expect(waiting).toBe("");
  });

  test("every card that is played has its picture, and every throw more time than its sentence alone", () => {
    for (const { line, stayed } of beats) {
      const { weight, pictures } = client.keyframe(line);
      if (client.Hand && "card" in (line.values ?? {})) {
        expect(pictures, line.key).toContain(line.values!.card);
      }
      const alone = stayFor({ weight, letters: line.saying.key.length, dice: 0, own: false }, "normal");
      if (client.diceOf(line) !== null) expect(stayed, line.key).toBeGreaterThan(alone);
    }
  });
});
