/** What every room with a board does by itself: keep the pace, wear the game's colours, speak the reader's language, fit
 * the screen, and bring to the front what is told. Called while a component is set up. */

import { untrack } from "svelte";

import { paint } from "../board/palette";
import { watched } from "../breakpoints";
import { reader } from "../lib/language.svelte";
import { keepPace, keptPace } from "../teller/pace";
import { BOARD, HAND, type Desk } from "./desk.svelte";
import type { TableModel } from "./model/table.svelte";

/** `leading` is the panel that belongs to the front now, or "". */
export function furnish(model: TableModel, desk: Desk, leading: () => string): void {
  model.teller.pace = keptPace();
  $effect(() => keepPace(model.teller.pace));
  $effect(() => paint(model.game));
  $effect(() => {
    void reader.language;
    untrack(() => void model.translate());
  });

  $effect(() => {
    const wide = watched("wide");
    const fit = (): void => {
      desk.narrow = !wide.matches;
      if (desk.narrow) desk.panel = BOARD;
      else if (desk.panel === BOARD || desk.panel === HAND) desk.panel = desk.story;
    };
    fit();
    wide.addEventListener("change", fit);
    return () => wide.removeEventListener("change", fit);
  });

  $effect(() => {
    const panel = leading();
    untrack(() => desk.front(panel));
  });
}
