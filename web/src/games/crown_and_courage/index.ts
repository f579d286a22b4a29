/** Crown & Courage at the table. */

import "./palette.css";
import type { GameClient } from "../game_client";
import { exampleNames, queries, vocabulary } from "./asked/queries";
import { boardInWords } from "./asked/spoken";
import Board from "./Board.svelte";
import { keyframe } from "./keyframes";
import Sign from "./pieces/Sign.svelte";
import * as reading from "./reading";
import { storyOf } from "./story";
import type { CrownPrint, CrownView } from "./table";
import { say } from "./words";

export const client: GameClient = {
  id: "crown-and-courage",
  say,
  // Cards and Collaborators have ids that no other thing has.
  sections: { card: "", demand: "demand", displayed: "display", place: "space", position: "frame" },
  Board,
  Sign,
  panels: [],
  spoken: {
    board: (view, printed) => boardInWords(view as CrownView, printed as CrownPrint),
    queries,
    vocabulary: (printed) => vocabulary(printed as CrownPrint),
    examples: (printed) => exampleNames(printed as CrownPrint),
  },
  phases: (view) => reading.phasesOf(view as CrownView),
  order: () => [],
  title: (view, printed) => say("crown-title", { scenario: printed.scenario.name, day: view.day, turn: view.turn }),
  round: (view) => say("crown-title-turn", { day: view.day, turn: view.turn }),
  active: () => "",
  sides: () => ["king"],
  goal: () => ({ key: "goal", values: {} }),
  seatName: () => ({ key: "seat-name", values: {} }),
  sideOf: reading.sideOf,
  opensTurn: reading.opensTurn,
  isPart: reading.isPart,
  diceOf: reading.diceOf,
  keyframe,
  changes: (before, after) => reading.changesOf(before as CrownView, after as CrownView),
  onTable: (_, kind) => reading.isOnTable(kind),
  nameOf: (printed, kind, id) => reading.nameOf(printed as CrownPrint, kind, String(id)),
  face: (printed, prompt, id) => reading.faceOf(printed as CrownPrint, prompt, id),
  consequence: () => "",
  hasParts: (kind) => kind === "place" || kind === "position" || kind === "demand",
  hasOdds: () => false,
  merge: reading.merged,
  story: storyOf,
};
