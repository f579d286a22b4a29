/** The box of Crown & Courage on the shelf. */

import type { Box } from "../boxes";
import Cover from "./Cover.svelte";

export const box: Box = {
  id: "crown-and-courage",
  place: 3,
  Cover,
  spine: "#293d33",
  tall: 1.04,
  // The first flight succeeds more easily with a little more Morale.
  quick: { scenario: "recruit", seats: [{ seat: "king", player: "person" }] },
  scenarios: ["recruit", "standard", "veteran"],
};
