/** What the history page knows: every finished game whose key this browser keeps, asked for a hundred at a time. */

import { mine } from "../lib/api";
import { forget, MOST_ASKED, myTables } from "../lib/my_tables";
import type { TableSummary } from "../lib/protocol";
import { gameWords, type GameWords } from "../lib/words";
import { finishedOf, type Finished } from "./finished";
import { ratesOf } from "./rates";

export class History {
  /** null until the server has answered. */
  finished = $state.raw<Finished[] | null>(null);
  words = $state.raw<Record<string, GameWords>>({});
  failed = $state(false);
  rates = $derived(ratesOf(this.finished ?? []));

  async load(): Promise<void> {
    this.failed = false;
    try {
      const tables = await allMine();
      const games = [...new Set(tables.map((table) => table.game))];
      const words = await Promise.all(games.map(async (game) => [game, await gameWords(game)] as const));
      this.words = Object.fromEntries(words);
      this.finished = finishedOf(tables);
    } catch (error) {
      console.warn("the history did not come:", error);
      this.failed = true;
    }
  }

  /** Forgets a game for good, with its key. */
  remove(table: string): void {
    forget(table);
    this.finished = this.finished?.filter((each) => each.summary.table !== table) ?? null;
  }
}

async function allMine(): Promise<TableSummary[]> {
  const kept = myTables().map(({ table, key }) => ({ table, key }));
  const found: TableSummary[] = [];
  for (let at = 0; at < kept.length; at += MOST_ASKED) found.push(...(await mine(kept.slice(at, at + MOST_ASKED))));
  return found;
}
