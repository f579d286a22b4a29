/** Sitting down at the table of a lesson. */

import { layOut } from "../lib/api";
import { lessonTable } from "../lib/lessons";
import { keepMade, myName, tableAddress } from "../lib/my_tables";
import type { LessonInfo } from "../lib/protocol";
import { route } from "../lib/route.svelte";

/** Lays out a lesson and goes to its table. Raises what `layOut` raises. */
export async function beginLesson(game: string, lesson: LessonInfo): Promise<void> {
  const made = await layOut(lessonTable(game, lesson, myName()));
  route.go(tableAddress(made.table, keepMade(game, made)));
}
