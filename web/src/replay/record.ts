/** Saving the record of a game as a file. */

import { record } from "../lib/api";

/** Fetches the record and hands it to the browser; false if it did not arrive. */
export async function saveRecord(table: string, game: string, key: string): Promise<boolean> {
  try {
    const text = await record(table, key);
    const address = URL.createObjectURL(new Blob([text], { type: "application/jsonl" }));
    const link = document.createElement("a");
    link.href = address;
    link.download = `${game}-${table}.jsonl`;
    link.click();
    URL.revokeObjectURL(address);
    return true;
  } catch {
    return false;
  }
}
