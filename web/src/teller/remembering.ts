/** How far each table was told on this device: kept in this browser, so that the rest can be told when one comes back. */

const KEPT_AS = "motstand.told";
const MOST = 100;

function kept(): Record<string, number> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? "{}");
    return typeof read === "object" && read !== null ? (read as Record<string, number>) : {};
  } catch {
    return {};
  }
}

/** The number of the last event that was told; null if the table was never open here. */
export function lastTold(table: string): number | null {
  const number = kept()[table];
  return typeof number === "number" ? number : null;
}

export function keepTold(table: string, number: number): void {
  const { [table]: _, ...others } = kept();
  const rest = Object.entries(others).slice(1 - MOST);
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify(Object.fromEntries([...rest, [table, number]])));
  } catch {
    // A browser that keeps nothing tells nothing again.
  }
}
