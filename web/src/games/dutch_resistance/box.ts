/** The box of Dutch Resistance on the shelf. */

import type { Box } from "../boxes";
import Cover from "./Cover.svelte";
import Sign from "./pieces/Sign.svelte";

export const box: Box = {
  id: "dutch-resistance",
  place: 4,
  Cover,
  spine: "#0b1219",
  tall: 1.1,
  Sign,
  // Two Characters are the smallest group that can help each other.
  quick: {
    scenario: "network",
    seats: [
      { seat: "green", player: "person" },
      { seat: "blue", player: "policy" },
    ],
  },
};
