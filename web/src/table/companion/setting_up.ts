/** What of the real box has been set up, remembered in this browser as long as the table is. */

const key = (table: string): string => `motstand.set-up.${table}`;

export interface SetUp {
  ticked: number[];
  ready: boolean;
}

export function keptSetUp(table: string): SetUp {
  try {
    const kept = JSON.parse(localStorage.getItem(key(table)) ?? "null") as SetUp | null;
    if (kept !== null && Array.isArray(kept.ticked)) return { ticked: kept.ticked, ready: kept.ready === true };
  } catch {
    // A browser that keeps nothing, or something else under this name: the list begins anew.
  }
  return { ticked: [], ready: false };
}

export function keepSetUp(table: string, now: SetUp): void {
  try {
    localStorage.setItem(key(table), JSON.stringify(now));
  } catch {
    // It is only a convenience.
  }
}
