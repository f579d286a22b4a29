/** What the home page knows: the games of the server, my tables, and whether the server is there at all. */

import * as api from "../lib/api";
import { reader } from "../lib/language.svelte";
import { isLesson } from "../lib/lessons";
import {
  forget,
  hide,
  keepAgain,
  keepMyName,
  keptTable,
  known,
  myName,
  myTables,
  type KeptTable,
} from "../lib/my_tables";
import type { GameInfo, LobbyTable, TableSummary } from "../lib/protocol";
import { gameWords, type GameWords } from "../lib/words";
import { waiting } from "../waiting/waiting.svelte";

const LOOK_AGAIN = 15_000;
const FIRST_RETRY = 4_000;
const LONGEST_RETRY = 30_000;

class House {
  /** null until the server has answered once. */
  games = $state.raw<GameInfo[] | null>(null);
  tables = $state.raw<TableSummary[] | null>(null);
  /** The tables of lessons: they are no games, and are taken up where lessons are learned. */
  lessons = $state.raw<TableSummary[]>([]);
  /** The words of the games that I have tables of. */
  words = $state.raw<Record<string, GameWords>>({});
  /** The tables of the lobby that are not mine; null where the server has none. */
  lobby = $state.raw<LobbyTable[] | null>(null);
  /** How many of this browser's tables the server doesn't know. */
  lost = $state(0);
  /** When the server is tried again, while it is away. */
  retryAt = $state<number | null>(null);
  now = $state(Date.now());
  name = $state(myName());
  /** The tables that were taken off the list last, until the page is left. */
  forgotten = $state.raw<KeptTable[]>([]);

  waiting = $derived(this.tables?.filter((table) => table.yours).length ?? 0);
  running = $derived(this.tables?.filter((table) => table.outcome === null).length ?? 0);

  private failures = 0;
  private timer = 0;

  game(id: string): GameInfo | undefined {
    return this.games?.find((game) => game.id === id);
  }

  /** Takes tables off the list of this browser; those that the server doesn't know are `lost` for the history, too. */
  takeOff(tables: string[], lost = false): void {
    this.forgotten = myTables().filter((kept) => tables.includes(kept.table));
    tables.forEach(lost ? forget : hide);
    void this.refresh();
  }

  /** Puts back what was taken off last. */
  putBack(): void {
    keepAgain(this.forgotten);
    this.forgotten = [];
    void this.refresh();
  }

  rename(name: string): void {
    this.name = name.trim();
    keepMyName(this.name);
  }

  /** Look after the page while somebody sees it. Returns how to stop. Another language is a new visit. */
  visit(): () => void {
    void reader.language;
    const seen = () => {
      if (!document.hidden) void this.refresh();
    };
    const clock = setInterval(() => (this.now = Date.now()), 1000);
    document.addEventListener("visibilitychange", seen);
    void this.refresh();
    return () => {
      clearInterval(clock);
      clearTimeout(this.timer);
      document.removeEventListener("visibilitychange", seen);
    };
  }

  async refresh(): Promise<void> {
    clearTimeout(this.timer);
    try {
      await this.ask();
      this.failures = 0;
      this.retryAt = null;
      this.timer = window.setTimeout(() => this.lookAgain(), LOOK_AGAIN);
    } catch (error) {
      console.warn("the server did not answer:", error);
      const wait = Math.min(FIRST_RETRY * 2 ** this.failures, LONGEST_RETRY);
      this.failures += 1;
      this.now = Date.now();
      this.retryAt = this.now + wait;
      this.timer = window.setTimeout(() => void this.refresh(), wait);
    }
  }

  /** Nobody sees a hidden page; as soon as it is seen again, it is refreshed. */
  private lookAgain(): void {
    if (!document.hidden) void this.refresh();
  }

  private async ask(): Promise<void> {
    const mine = known();
    const [games, tables, lobby] = await Promise.all([api.games(), mine.length > 0 ? api.mine(mine) : [], api.lobby()]);
    // A table's headline is said by its game; the words of the others stay where they are.
    const played = [...new Set([...tables, ...lobby.tables].map((table) => table.game))];
    const words = await Promise.all(played.map(async (game) => [game, await gameWords(game)] as const));
    this.words = Object.fromEntries(words);
    this.games = games;
    this.lobby = lobby.on ? lobby.tables.filter((table) => keptTable(table.table) === undefined) : null;
    this.tables = tables.filter((table) => !isLesson(table)).toSorted(inOrder);
    this.lessons = tables.filter(isLesson);
    this.lost = mine.length - tables.length;
    waiting.hear(this.tables);
    this.now = Date.now();
  }
}

/** What waits for me comes first, what is finished last; within each, the latest first. */
export function inOrder(one: TableSummary, other: TableSummary): number {
  const rank = (table: TableSummary) => (table.yours ? 0 : table.outcome === null ? 1 : 2);
  return rank(one) - rank(other) || other.since.localeCompare(one.since);
}

export const house = new House();
