/** How long ago something was, in words that suit a table: "for 12 minutes", "since yesterday". */

import { say } from "../../lib/words";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function sinceWords(since: string, now: number): string {
  const then = new Date(since);
  const passed = now - then.getTime();
  if (Number.isNaN(passed) || passed < MINUTE) return say("since-now");
  if (passed < HOUR) return say("since-minutes", { count: Math.floor(passed / MINUTE) });
  const nights = Math.round((midnight(new Date(now)) - midnight(then)) / DAY);
  if (nights === 0 || passed < 6 * HOUR) return say("since-hours", { count: Math.floor(passed / HOUR) });
  if (nights === 1) return say("since-yesterday");
  return say("since-days", { count: nights });
}

const midnight = (day: Date): number => new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime();
