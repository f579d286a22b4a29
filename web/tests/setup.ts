/** Tests speak every language, of the house and of every game; a small game of their own stands on the shelf, too. */

import { readdirSync } from "node:fs";
import { join } from "node:path";

import { wordsOf } from "../src/games/words";
import { LANGUAGES } from "../src/lib/language.svelte";
import { house } from "../src/lib/words";
import { layOnTheShelf } from "./small_game";

const folders = readdirSync(join(import.meta.dirname, "../src/games"), { withFileTypes: true });
const games = folders.filter((each) => each.isDirectory()).map(({ name }) => wordsOf(name.replaceAll("_", "-")));
await Promise.all([house, ...games].flatMap((words) => LANGUAGES.map((language) => words.load(language))));
await layOnTheShelf();
