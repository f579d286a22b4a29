/** The box of Halls of Hegra on the shelf. */

import type { Box } from "../boxes";
import Cover from "./Cover.svelte";

export const box: Box = {
  id: "halls-of-hegra",
  place: 2,
  Cover,
  spine: "#0f191f",
  tall: 1.08,
  // The first siege is easier to survive with a few Germans less.
  quick: { scenario: "recruit", seats: [{ seat: "commander", player: "person" }] },
  scenarios: ["recruit", "standard", "veteran"],
};
