/** The box of Crown & Courage, in preparation. */

import type { Box } from "../boxes";
import Cover from "./Cover.svelte";

export const box: Box = { id: "crown-and-courage", place: 3, Cover, spine: "#293d33", tall: 1.04 };
