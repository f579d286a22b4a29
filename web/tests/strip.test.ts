import { expect, test } from "vitest";

import type { Sitting, Status } from "../src/lib/protocol";
import { aboutPlayer, doingOf, playersOf, type Player } from "../src/table/players/strip";
import { FERRY } from "./small_game";

const sitting = (seat: string, player: string, present: boolean, name = ""): Sitting => ({
  seat,
  player,
  name,
  present,
});

const status = {
  asked: ["blue", "white"],
  outcome: null,
  sittings: [
    sitting("blue", "search:100", false),
    sitting("red", "person", true, "Anna"),
    sitting("green", "person", false, "Bjarne"),
    sitting("white", "open", false),
  ],
  thinks: { blue: 4.2 },
} as unknown as Status;

const client = { sides: (_: unknown, seat: string) => [seat], handOf: (_: unknown, seat: string) => seat.length };

const shown = (): Player[] => playersOf({ status, seat: "red", view: {}, game: FERRY }, client);

test("the strip has the reader first, then the others in their order, with presence and hand", () => {
  expect(shown().map(({ seat, presence, hand, asked }) => [seat, presence, hand, asked])).toEqual([
    ["red", "here", 3, false],
    ["blue", "bot", 4, true],
    ["green", "away", 5, false],
    ["white", "open", 5, true],
  ]);
  expect(shown().map(({ name }) => name)).toEqual(["Anna", "Blue", "Bjarne", "open"]);
  expect(shown().map(doingOf)).toEqual(["you", "thinking …", "away", "seat free"]);
});

test("a reader without a name is called by the side, and another person is a person", () => {
  const nameless = { ...status, sittings: [sitting("red", "person", true), sitting("green", "person", true)] };
  const players = playersOf({ status: nameless, seat: "red", view: {}, game: FERRY }, client);
  expect(players.map(({ name }) => name)).toEqual(["Red", "a person"]);
});

test("a bot of the form is called as there", () => {
  const levels = ["search:3", "search:12", "search:40"].map((player) => sitting("blue", player, false));
  const names = playersOf({ status: { ...status, sittings: levels }, seat: null, view: {}, game: FERRY }, client);
  expect(names.map(({ player }) => player)).toEqual(["bot, looks ahead a little", "bot, strong", "bot, hard to beat"]);
});

test("how long a bot usually thinks is told as soon as it is known", () => {
  const [, bot] = shown() as [Player, Player];
  expect(aboutPlayer(bot)).toBe("A bot plays here (bot, thoughtful (100)). A turn usually takes it about 4 seconds.");
  expect(aboutPlayer({ ...bot, thinks: 0.2 })).toContain("less than a second");
  expect(aboutPlayer({ ...bot, thinks: null }).trim()).toBe("A bot plays here (bot, thoughtful (100)).");
});

test("after the game nobody thinks", () => {
  const over = { ...status, outcome: { winners: ["red"], key: "won" } };
  expect(playersOf({ status: over, seat: null, view: {}, game: FERRY }, client).some((player) => player.asked)).toBe(
    false,
  );
});

test("where nobody has a card no hand is told", () => {
  const empty = { ...client, handOf: () => 0 };
  expect(playersOf({ status, seat: null, view: {}, game: FERRY }, empty).map(({ hand }) => hand)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
