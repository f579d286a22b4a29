import { expect, test } from "vitest";

import { resultWords, verdictOf } from "../src/lib/verdict";

test("a game is won, lost to others, lost to the game itself, or a draw", () => {
  expect(verdictOf({ winners: ["north"], key: "won.line" }, "north")).toBe("won");
  expect(verdictOf({ winners: ["north"], key: "won.line" }, "south")).toBe("lost");
  expect(verdictOf({ winners: [], key: "lost.fallen" }, "north")).toBe("lost");
  expect(verdictOf({ winners: [], key: "drawn" }, "north")).toBe("nobody");
});

test("the result is told plainly to players, to those who play together, and to spectators", () => {
  const named = (seat: string) => ({ start: `The ${seat}`, within: `the ${seat}` });
  const told = (winners: string[], key: string, seat: string | null, seats: string[]): string =>
    resultWords({ winners, key }, seat, seats, named);
  const three = ["north", "west", "east"];
  expect(told(["north"], "won.line", "north", three)).toBe("You won");
  expect(told(["north"], "won.line", "east", three)).toBe("You lost");
  expect(told(["north", "west"], "won.line", "west", three)).toBe("You won");
  expect(told(["north", "west"], "won.line", null, three)).toBe("The north and the west won");
  expect(told(three, "won.goal", "west", three)).toBe("You won together");
  expect(told([], "lost.caught", "west", three)).toBe("You lost together");
  expect(told(three, "won.goal", null, three)).toBe("The players won");
  expect(told([], "lost.caught", null, three)).toBe("The players lost");
  expect(told([], "lost.fallen", "north", ["north"])).toBe("You lost");
  expect(told([], "lost.fallen", null, ["north"])).toBe("The north lost");
  expect(told([], "drawn", null, three)).toBe("Nobody won");
});
