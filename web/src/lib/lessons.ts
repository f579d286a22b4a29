/** The lessons of a game: the table that one is learned at, and which ones this browser has done. */

import { keptTable } from "./my_tables";
import type { GameInfo, LessonInfo, NewTable, TableSummary } from "./protocol";

const DONE = "motstand.lessons";
/** Who plays on against the newcomer when a lesson is done. */
const OPPONENT = "policy";

/** The table of a lesson: the newcomer at one seat, bots at all others. */
export function lessonTable(game: string, lesson: LessonInfo, name: string): NewTable {
  const seats = lesson.seats.map((seat) => ({ seat, player: seat === lesson.seat ? "person" : OPPONENT }));
  return { game, scenario: lesson.scenario, seats, options: { lesson: lesson.id }, practice: true, name };
}

/** Is this table still a lesson? Whoever plays on after the last step has a game like any other. */
export const isLesson = (table: TableSummary): boolean =>
  table.lesson !== "" && keptTable(table.table)?.lesson !== "left";

/** The table at which a lesson was begun and not done, the latest one; null if there is none. */
export function begunTable(tables: TableSummary[], game: string, lesson: LessonInfo): TableSummary | null {
  const begun = tables.filter((table) => table.game === game && table.lesson === lesson.id && table.seat !== null);
  return begun.find((table) => isLesson(table) && keptTable(table.table)?.lesson !== "done") ?? null;
}

/** Which lessons of a game were done in this browser. */
export function lessonsDone(game: string): string[] {
  const done: unknown = read()[game];
  return Array.isArray(done) ? done.filter((id) => typeof id === "string") : [];
}

export function keepDone(game: string, lesson: string): void {
  const done = lessonsDone(game);
  if (done.includes(lesson)) return;
  try {
    localStorage.setItem(DONE, JSON.stringify({ ...read(), [game]: [...done, lesson] }));
  } catch {
    // Without storage nobody remembers what was learned but the reader.
  }
}

/** All that was done, by game, for another device. */
export const allDone = read;

/** Adds what was done at another device. */
export function keepBroughtLessons(brought: unknown): void {
  if (typeof brought !== "object" || brought === null) return;
  for (const [game, lessons] of Object.entries(brought)) {
    if (!Array.isArray(lessons)) continue;
    for (const lesson of lessons) if (typeof lesson === "string") keepDone(game, lesson);
  }
}

/** The first lesson that was not done yet; null when all were. */
export function nextLesson(info: GameInfo, done: string[]): LessonInfo | null {
  return info.lessons.find((lesson) => !done.includes(lesson.id)) ?? null;
}

/** The lesson that comes after this one; null after the last. */
export function lessonAfter(info: GameInfo, id: string): LessonInfo | null {
  return info.lessons[info.lessons.findIndex((lesson) => lesson.id === id) + 1] ?? null;
}

function read(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(DONE) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
