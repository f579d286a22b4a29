/** The clocks of a table: what is left to each seat now, in a few signs. */

import type { ClockState } from "../../lib/protocol";
import { say } from "../../lib/words";

/** What the server said of the clocks, and when it was heard, in milliseconds of this page. */
export interface HeardClock {
  state: ClockState;
  at: number;
}

/** The clocks as they are heard now; null where there are none. */
export const heardClock = (state: ClockState | null): HeardClock | null =>
  state ? { state, at: performance.now() } : null;

/** The same while the server is away: nobody's time runs. */
export function stopped(clock: HeardClock): HeardClock {
  const now = performance.now();
  const left = Object.keys(clock.state.left).map((seat) => [seat, leftOf(clock, seat, now) ?? 0]);
  return { state: { ...clock.state, left: Object.fromEntries(left), running: [] }, at: now };
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The seconds that a seat has left, at least 0; `now` as in `at`. */
export function leftOf({ state, at }: HeardClock, seat: string, now: number): number | null {
  const left = state.left[seat];
  if (left === undefined) return null;
  const passed = state.running.includes(seat) ? (now - at) / 1000 : 0;
  return Math.max(0, left - passed);
}

/** The seats of others whose time has run out, and who could be claimed. */
export function outOf(clock: HeardClock, own: string | null, now: number): string[] {
  return clock.state.running.filter((seat) => seat !== own && leftOf(clock, seat, now) === 0);
}

/** "2 d 4 h", "1:04:09", "4:07". */
export function clockWords(seconds: number): string {
  const whole = Math.floor(seconds);
  if (whole >= DAY) {
    return say("clock-days", { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / HOUR) });
  }
  const two = (number: number): string => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / MINUTE)];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % MINUTE)}` : `${minutes}:${two(whole % MINUTE)}`;
}

/** What can be chosen at a new table: for how long, and by turn or by game. */
export const CLOCKS = ["", "turn:120", "turn:600", "turn:86400", "turn:259200", "game:1800", "game:3600", "game:7200"];

/** A choice as the server takes it; null for none. */
export function ruleOf(choice: string): { per: "turn" | "game"; seconds: number } | null {
  const [per, seconds] = choice.split(":");
  return per === "turn" || per === "game" ? { per, seconds: Number(seconds) } : null;
}

/** "10 minutes for each turn". */
export function ruleWords(rule: { per: string; seconds: number } | null): string {
  if (rule === null) return say("clock-none");
  const [unit, size] =
    rule.seconds % DAY === 0 ? ["day", DAY] : rule.seconds % HOUR === 0 ? ["hour", HOUR] : ["minute", MINUTE];
  return say("clock-rule", { per: rule.per, unit, count: rule.seconds / size });
}
