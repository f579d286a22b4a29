/** Where it is my turn, whichever page is open: the title and the icon say it, and a bell rings if it is wanted. */

import { mine } from "../lib/api";
import { isLesson } from "../lib/lessons";
import { keptTable, known, tableAddress } from "../lib/my_tables";
import type { TableSummary } from "../lib/protocol";
import { route } from "../lib/route.svelte";
import { titleOf } from "../games/boxes";
import { say } from "../lib/words";
import { bell } from "./bell.svelte";

const LOOK_AGAIN = 20_000;
/** Nobody sees a hidden page, so it asks seldom. */
const LOOK_AGAIN_HIDDEN = 60_000;

/** The table that this page shows; its socket knows better than the list whose turn it is. */
export interface Here {
  table: string;
  game: string;
  yours: boolean;
}

export class Waiting {
  /** What the page is called while nobody waits for me. */
  page = $state("");
  private tables = $state.raw<TableSummary[]>([]);
  private here = $state.raw<Here | null>(null);

  private others = $derived(this.tables.filter((table) => table.yours && table.table !== this.here?.table));
  /** The games of the tables where it is my turn; the one that is open comes first. */
  games: string[] = $derived([
    ...(this.here?.yours ? [this.here.game] : []),
    ...this.others.map((table) => table.game),
  ]);

  title = $derived.by(() => {
    const [game] = this.games;
    if (game === undefined) return this.page || say("title");
    // At an open table its own name says more than a number.
    if (this.here?.yours || this.games.length === 1) return say("waiting-title", { game: titleOf(game) });
    return say("waiting-title-many", { count: this.games.length });
  });

  icon = $derived(this.games.length > 0 ? "/mark-turn.svg" : "/mark.svg");

  /** The turns that were heard of: a table's id and since when. They are told once. */
  private turns: Set<string> | null = null;
  private heardAt = 0;
  private timer = 0;

  /** Look after my tables as long as any page is open. Returns how to stop. */
  watch(): () => void {
    const seen = () => void this.look();
    document.addEventListener("visibilitychange", seen);
    void this.look();
    return () => {
      clearTimeout(this.timer);
      document.removeEventListener("visibilitychange", seen);
    };
  }

  /** A list that somebody has asked for, here or for the home page. */
  hear(tables: TableSummary[]): void {
    const turns = tables.filter((table) => table.yours).map((table) => `${table.table} ${table.since}`);
    const before = this.turns;
    this.heardAt = Date.now();
    this.turns = new Set(turns);
    this.tables = tables;
    // What waited already when the page was opened is no news.
    if (before === null) return;
    for (const table of this.others) {
      if (!before.has(`${table.table} ${table.since}`)) this.ring(table.table, table.game);
    }
  }

  /** The open table as its socket tells it. */
  sit(here: Here): void {
    const before = this.here;
    this.here = here;
    if (here.yours && before?.table === here.table && !before.yours) this.ring(here.table, here.game);
  }

  /** The table was left. */
  rise(): void {
    this.here = null;
    this.page = "";
    void this.look();
  }

  private ring(table: string, game: string): void {
    if (!document.hidden) return;
    const title = say("waiting-notice-title", { game: titleOf(game) });
    bell.ring(title, say("waiting-notice-body"), `motstand ${table}`, () => {
      const key = keptTable(table)?.key;
      if (key !== undefined && this.here?.table !== table) route.go(tableAddress(table, key));
    });
  }

  private async look(): Promise<void> {
    clearTimeout(this.timer);
    const pause = document.hidden ? LOOK_AGAIN_HIDDEN : LOOK_AGAIN;
    const asked = known().filter((one) => one.table !== this.here?.table);
    // The home page asks for the same list; there is no need to ask twice.
    if (asked.length > 0 && Date.now() - this.heardAt > pause / 2) {
      try {
        this.hear((await mine(asked)).filter((table) => !isLesson(table)));
      } catch {
        // The server is away; whoever plays or looks at the list is told so there.
      }
    }
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.look(), pause);
  }
}

export const waiting = new Waiting();
