/** The box of Kampen om Norge on the shelf. */

import type { Box } from "../boxes";
import Cover from "./Cover.svelte";
import Sign from "./FactionSign.svelte";

export const box: Box = {
  id: "kampen-om-norge",
  place: 1,
  Cover,
  spine: "#56696f",
  tall: 1.14,
  Sign,
  // Germany moves first and has one hand to learn; the two valleys take half an hour.
  quick: {
    scenario: "gudbrandsdalen",
    seats: [
      { seat: "germany", player: "person" },
      { seat: "norway+allies", player: "policy" },
    ],
  },
};
