/** The stems of the words that make a question, in all languages. */

import { stemsIn, type Stems } from "../../../table/access/stems";

export const stems = stemsIn(import.meta.glob<Stems>("../words/*/queries.json", { import: "default", eager: true }));
