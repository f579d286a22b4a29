/** What the client of Dutch Resistance says. */

import { wordsOf } from "../words";

export const { say } = wordsOf("dutch-resistance");
