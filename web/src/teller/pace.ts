/** How long something stays before the next is told: as long as it takes to read it, as fast as this reader likes. */

import type { Weight } from "./keyframe";

/** `click` waits for the reader; `instant` tells nothing one by one, for tests of other things. */
export type Pace = "click" | "slow" | "normal" | "fast" | "instant";

/** What the menu offers. */
export const PACES: Pace[] = ["click", "slow", "normal", "fast"];

const KEPT_AS = "motstand.pace";
const FACTOR: Record<Pace, number> = { click: 1, slow: 1.8, normal: 1, fast: 0.4, instant: 0 };
const SHARE: Record<Weight, number> = { pass: 0, quiet: 1, plain: 1, chance: 1.1, result: 1.8 };
/** Milliseconds: to look there, to read a letter, to read a die. */
const LOOK = 400;
const LETTER = 16;
const DIE = 260;
const LONGEST = 7000;

export interface Sight {
  weight: Weight;
  letters: number;
  dice: number;
  /** Did the reader choose it? */
  own: boolean;
}

/** So many milliseconds it stays; Infinity until the reader goes on. */
export function stayFor({ weight, letters, dice, own }: Sight, pace: Pace): number {
  if (pace === "instant" || weight === "pass" || (own && weight === "quiet")) return 0;
  if (pace === "click") return Infinity;
  const reading = (LOOK + LETTER * letters + DIE * dice) * SHARE[weight];
  return Math.min(LONGEST, reading) * FACTOR[pace];
}

export function keptPace(): Pace {
  try {
    const kept = localStorage.getItem(KEPT_AS) as Pace | null;
    return kept !== null && kept in FACTOR ? kept : "normal";
  } catch {
    return "normal";
  }
}

export function keepPace(pace: Pace): void {
  try {
    localStorage.setItem(KEPT_AS, pace);
  } catch {
    // A browser that keeps nothing tells at the usual pace next time.
  }
}
