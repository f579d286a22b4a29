/** The box of Dutch Resistance, in preparation. */

import type { Box } from "../boxes";
import Cover from "./Cover.svelte";

export const box: Box = { id: "dutch-resistance", place: 4, Cover, spine: "#0b1219", tall: 1.1 };
