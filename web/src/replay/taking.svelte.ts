/** What one takes along of a replay: the link to its moment, its record as a file. */

import { momentAddress } from "./moments";
import { keptTable } from "../lib/my_tables";
import type { ReplayModel } from "./replay.svelte";
import { saveRecord } from "./record";

export class Taking {
  /** Is there a link to tell of? */
  said = $state(false);
  /** The link that has to be copied by hand, or "". */
  link = $state("");
  /** The record did not arrive. */
  failed = $state(false);

  #replay: ReplayModel;

  constructor(replay: ReplayModel) {
    this.#replay = replay;
  }

  /** The spectators' key opens every view of a finished game, and no seat. */
  async copy(eyes: string | undefined): Promise<void> {
    const { id, key } = this.#replay.table;
    const shared = keptTable(id)?.watch || key;
    const at = this.#replay.step?.after ?? 0;
    const link = location.origin + momentAddress(id, { key: shared, at, eyes });
    try {
      await navigator.clipboard.writeText(link);
      this.link = "";
    } catch {
      // Without leave to use the clipboard the link is shown, to be copied by hand.
      this.link = link;
    }
    this.said = true;
  }

  async download(): Promise<void> {
    const { id, game, key } = this.#replay.table;
    this.failed = !(await saveRecord(id, game, key));
  }

  forget(): void {
    this.said = false;
  }
}
