/** What the client of Crown & Courage says. */

import { wordsOf } from "../words";

export const { say } = wordsOf("crown-and-courage");
