/** What the client of Kampen om Norge says. */

import { wordsOf } from "../words";

export const { say } = wordsOf("kampen-om-norge");
