/** The address of a moment in a replay: `/replay/<table>#<key>&at=57&seat=north`. The key stays behind the #. */

export interface Moment {
  key: string;
  /** How many answers had been given; null for the beginning. */
  at: number | null;
  /** Through whose eyes; "" for a spectator, undefined as the key sees it. */
  eyes: string | undefined;
}

export function momentOf(fragment: string): Moment {
  const [key = "", ...rest] = fragment.split("&");
  const values = new Map(rest.map((part) => part.split("=", 2) as [string, string]));
  const at = values.get("at") ?? "";
  return { key, at: /^\d{1,9}$/.test(at) ? Number(at) : null, eyes: values.get("seat") };
}

export function momentAddress(table: string, { key, at, eyes }: Moment): string {
  const parts = [key];
  if (at !== null) parts.push(`at=${at}`);
  if (eyes !== undefined) parts.push(`seat=${eyes}`);
  return `/replay/${encodeURIComponent(table)}#${parts.join("&")}`;
}

export const replayAddress = (table: string, key: string): string =>
  momentAddress(table, { key, at: null, eyes: undefined });
