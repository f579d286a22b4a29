/** A table of which nothing is known yet. */

import type { Status } from "../../lib/protocol";

export const NOBODY: Status = {
  asked: [],
  since: "",
  sittings: [],
  proposal: null,
  outcome: null,
  saying: null,
  undo: false,
  mistyped: false,
  lesson: null,
  held: null,
  rematch: null,
  series: null,
  redo: false,
  together: null,
  thinks: {},
  clock: null,
};
