/**
 * The tables that this browser knows, with the keys of their seats. There are no accounts: who has the key has the
 * seat, so the keys stay here, and go nowhere but into links and to the server.
 */

import type { Known, TableMade } from "./protocol";

export interface Invitation {
  seat: string;
  key: string;
}

export interface KeptTable {
  table: string;
  game: string;
  /** The key that this browser sits down with. */
  key: string;
  /** The keys of the open seats, for the links that are given to friends. */
  invitations: Invitation[];
  /** The key of the link for spectators; empty when this browser doesn't know it. */
  watch: string;
  /** When it was opened last, in milliseconds. */
  opened: number;
  /** How far its lesson is, if it has one: "done", or "left" when the game was played on after it. */
  lesson?: "done" | "left";
  /** Was it taken off the list? The history has it still. */
  hidden?: boolean;
  /** Is somebody invited there who has not sat down yet? He is greeted again when he comes back. */
  invited?: boolean;
}

const TABLES = "motstand.tables";
const NAME = "motstand.name";
/** As many as the server lets itself be asked about at once. */
export const MOST_ASKED = 100;
/** As many as are kept: years of finished games, for the history. */
const MOST = 2000;

export function myTables(): KeptTable[] {
  const kept: unknown = read(TABLES, []);
  return Array.isArray(kept) ? kept.filter(isKept) : [];
}

export function keptTable(table: string): KeptTable | undefined {
  return myTables().find((kept) => kept.table === table);
}

/** The game that was played last; empty if none was. */
export const lastPlayed = (): string => myTables().toSorted((one, other) => other.opened - one.opened)[0]?.game ?? "";

/** The tables of the list, the last opened first. */
export const known = (): Known[] =>
  myTables()
    .filter((kept) => !kept.hidden)
    .slice(0, MOST_ASKED)
    .map(({ table, key }) => ({ table, key }));

/** Keep a table that was just laid out here. Returns the key to sit down with; a table of bots alone is watched. */
export function keepMade(game: string, made: TableMade): string {
  const own = made.keys.find((key) => key.player === "person");
  const key = own?.key ?? made.watch;
  const invitations = made.keys.filter((each) => each !== own).map(({ seat, key }) => ({ seat, key }));
  keep({ table: made.table, game, key, invitations, watch: made.watch, opened: Date.now() });
  return key;
}

/** Remember a table that was opened by a link; what is known of it already stays. */
export function keepOpened(table: string, game: string, key: string): void {
  const before = keptTable(table);
  // Who looks at the own table by the spectators' link keeps the seat.
  const kept = before && before.watch === key ? before.key : key;
  keep({
    table,
    game,
    key: kept,
    invitations: before?.invitations ?? [],
    watch: before?.watch ?? "",
    opened: Date.now(),
    lesson: before?.lesson,
    invited: before?.invited,
  });
}

/** Remember how far the lesson of a table is. */
export function keepLesson(table: string, lesson: "done" | "left"): void {
  const before = keptTable(table);
  if (before !== undefined && before.lesson !== lesson) keep({ ...before, lesson });
}

/** Remember that somebody was invited to a table, or that he has sat down. */
export function keepInvited(table: string, invited: boolean): void {
  const before = keptTable(table);
  if (before !== undefined && (before.invited ?? false) !== invited) keep({ ...before, invited });
}

/** Puts tables back that were taken off the list. */
export function keepAgain(tables: KeptTable[]): void {
  for (const table of tables) keep(table);
}

/** Takes a table off the list; the history has it still. */
export function hide(table: string): void {
  write(
    TABLES,
    myTables().map((kept) => (kept.table === table ? { ...kept, hidden: true } : kept)),
  );
}

/** Adds tables of another device; what is known here stays as it is. Returns how many are new. */
export function keepBrought(tables: unknown[]): number {
  const before = myTables();
  const here = new Set(before.map((kept) => kept.table));
  const brought = tables.filter(isKept).filter((each) => !here.has(each.table));
  const all = [...before, ...brought].toSorted((one, other) => other.opened - one.opened);
  write(TABLES, all.slice(0, MOST));
  return brought.length;
}

export function forget(table: string): void {
  write(
    TABLES,
    myTables().filter((kept) => kept.table !== table),
  );
}

/** The address that opens a seat. The key stands behind the #, so that it is in no server's log. */
export const tableAddress = (table: string, key: string): string => `/table/${encodeURIComponent(table)}#${key}`;

/** The same as a link that can be sent to a friend. */
export const tableLink = (table: string, key: string): string => location.origin + tableAddress(table, key);

export const myName = (): string => {
  const name: unknown = read(NAME, "");
  return typeof name === "string" ? name : "";
};

export const keepMyName = (name: string): void => write(NAME, name);

function keep(table: KeptTable): void {
  const others = myTables().filter((kept) => kept.table !== table.table);
  write(TABLES, [table, ...others].slice(0, MOST));
}

function isKept(value: unknown): value is KeptTable {
  const kept = value as Partial<KeptTable> | null;
  return (
    typeof kept?.table === "string" &&
    typeof kept.game === "string" &&
    typeof kept.key === "string" &&
    Array.isArray(kept.invitations)
  );
}

function read(name: string, otherwise: unknown): unknown {
  try {
    const text = localStorage.getItem(name);
    return text === null ? otherwise : JSON.parse(text);
  } catch {
    return otherwise;
  }
}

function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Without storage (private windows) the link in the address bar is all that is left, and it is enough.
  }
}
