/** The keys of a replay: arrows, the way to both ends, and the space bar to play it. */

import type { ReplayModel } from "./replay.svelte";

/** What has a use of its own for these keys. */
const BUSY = "input, textarea, select, dialog, [role=tab], [role=radio]";

/** Does what the key says; false if it is none of the replay's. */
export function steered(event: KeyboardEvent, replay: ReplayModel): boolean {
  const target = event.target instanceof Element ? event.target : null;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (target?.closest(BUSY) && target.getAttribute("data-timeline") === null) return false;
  if (event.key === " " && target?.closest("button, a, summary")) return false;
  const unit = event.shiftKey ? "turn" : replay.unit;
  if (event.key === "ArrowRight") replay.forward(unit);
  else if (event.key === "ArrowLeft") replay.backward(unit);
  else if (event.key === "Home") replay.go(0);
  else if (event.key === "End") replay.go(replay.last);
  else if (event.key === " " && replay.playing && replay.table.teller.pace === "click") replay.table.teller.next();
  else if (event.key === " ") replay.toggle();
  else return false;
  if (event.key !== " ") replay.pause();
  return true;
}
