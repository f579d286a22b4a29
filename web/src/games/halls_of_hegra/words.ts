/** What the client of Halls of Hegra says. */

import { wordsOf } from "../words";

export const { say } = wordsOf("halls-of-hegra");
