/** Crown & Courage at the table. */

import Swords from "@lucide/svelte/icons/swords";
import ScrollText from "@lucide/svelte/icons/scroll-text";

import "./palette.css";
import type { GameClient } from "../game_client";
import { exampleNames, queries, vocabulary } from "./asked/queries";
import { boardInWords } from "./asked/spoken";
import { lastBattle } from "./panels/battle";
import BattlePanel from "./panels/BattlePanel.svelte";
import Board from "./Board.svelte";
import Flight from "./ending/Flight.svelte";
import Hand from "./cards/Hand.svelte";
import { keyframe } from "./keyframes";
import OrderPanel from "./panels/OrderPanel.svelte";
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
  Hand,
  Sign,
  Ending: Flight,
  panels: [
    {
      id: "order",
      titleKey: "crown-panel-order",
      aboutKey: "crown-panel-order-about",
      Component: OrderPanel,
      Icon: ScrollText,
      leads: true,
      wanted: () => true,
      urgent: (view) => view.demands.open !== "",
    },
    {
      id: "battle",
      titleKey: "crown-panel-battle",
      aboutKey: "crown-panel-battle-about",
      Component: BattlePanel,
      Icon: Swords,
      wanted: (view, lines) => view.battle !== null || lastBattle(lines).length > 0,
      urgent: (view) => view.battle !== null,
    },
  ],
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
