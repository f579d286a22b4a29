import { expect, test } from "vitest";

import { verdictOf } from "../src/lib/verdict";

test("a game is won, lost to others, lost to the game itself, or a draw", () => {
  expect(verdictOf({ winners: ["north"], key: "won.line" }, "north")).toBe("won");
  expect(verdictOf({ winners: ["north"], key: "won.line" }, "south")).toBe("lost");
  expect(verdictOf({ winners: [], key: "lost.fallen" }, "north")).toBe("lost");
  expect(verdictOf({ winners: [], key: "drawn" }, "north")).toBe("nobody");
});
