/** How fast other players' turns are told: kept in this browser. */

import type { Speed } from "./table.svelte";

const KEPT_AS = "motstand.speed";

export function keptSpeed(): Speed {
  try {
    const kept = localStorage.getItem(KEPT_AS);
    return kept === "slow" || kept === "fast" ? kept : "normal";
  } catch {
    return "normal";
  }
}

export function keepSpeed(speed: Speed): void {
  try {
    localStorage.setItem(KEPT_AS, speed);
  } catch {
    // A browser that keeps nothing tells at the usual pace next time.
  }
}
