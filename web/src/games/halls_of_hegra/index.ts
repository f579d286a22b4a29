/** Halls of Hegra at the table. */

import CalendarDays from "@lucide/svelte/icons/calendar-days";
import ShoppingBag from "@lucide/svelte/icons/shopping-bag";

import "./palette.css";
import type { GameClient } from "../game_client";
import { say } from "./words";
import { isFighting } from "./panels/attack";
import AttackPanel from "./panels/AttackPanel.svelte";
import BagsPanel from "./panels/BagsPanel.svelte";
import Board from "./Board.svelte";
import DayChart from "./panels/DayChart.svelte";
import DrawnPicture from "./pieces/DrawnPicture.svelte";
import { keyframe } from "./keyframes";
import Muster from "./panels/Muster.svelte";
import { exampleNames, queries, vocabulary } from "./asked/queries";
import * as reading from "./reading";
import Sign from "./pieces/Sign.svelte";
import { boardInWords } from "./asked/spoken";
import { storyOf } from "./panels/story";
import type { HegraPrint, HegraView } from "./table";
import TodayPanel from "./panels/TodayPanel.svelte";

export const client: GameClient = {
  id: "halls-of-hegra",
  say,
  // Cards have ids that no other thing has.
  sections: {
    card: "",
    damage: "damage",
    depot: "delivery",
    gun: "status",
    place: "place",
    space: "space",
    stack: "air",
  },
  Board,
  Beside: Muster,
  Sign,
  Ending: DayChart,
  Picture: DrawnPicture,
  panels: [
    {
      id: "today",
      titleKey: "hegra-panel-today",
      aboutKey: "hegra-panel-today-about",
      Component: TodayPanel,
      Icon: CalendarDays,
      leads: true,
      wanted: () => true,
      urgent: () => false,
    },
    {
      id: "attack",
      titleKey: "hegra-panel-attack",
      aboutKey: "hegra-panel-attack-about",
      Component: AttackPanel,
      wanted: (view) => view.board !== "mobilisation",
      urgent: (view) => isFighting(view.phase),
    },
    {
      id: "bags",
      titleKey: "hegra-panel-bags",
      aboutKey: "hegra-panel-bags-about",
      Component: BagsPanel,
      Icon: ShoppingBag,
      wanted: () => true,
      urgent: (view) => view.phase === "recruits" && view.defenders.recruitment.length > 0,
    },
  ],
  spoken: {
    board: (view, printed) => boardInWords(view as HegraView, printed as HegraPrint),
    queries,
    vocabulary: (printed) => vocabulary(printed as HegraPrint),
    examples: (printed) => exampleNames(printed as HegraPrint),
  },
  phases: (view) => reading.phasesOf(view as HegraView),
  order: () => [],
  title: (view, printed) =>
    say("hegra-title", { scenario: printed.scenario.name, day: view.day, days: printed.tracks.days.length }),
  round: (view, printed) => say("hegra-title-day", { day: view.day, days: printed.tracks.days.length }),
  active: () => "",
  sides: () => ["commander"],
  goal: () => ({ key: "goal", values: {} }),
  seatName: () => ({ key: "seat-name", values: {} }),
  sideOf: reading.sideOf,
  opensTurn: reading.opensTurn,
  isPart: reading.isPart,
  diceOf: reading.diceOf,
  keyframe,
  changes: (before, after) => reading.changesOf(before as HegraView, after as HegraView),
  onTable: (_, kind) => reading.isOnTable(kind),
  nameOf: (printed, kind, id) => reading.nameOf(printed as HegraPrint, kind, String(id)),
  face: (printed, prompt, id) => reading.faceOf(printed as HegraPrint, prompt, id),
  consequence: (view, offer, _, printed) => reading.consequence(view as HegraView, offer, printed as HegraPrint),
  hasParts: (kind) => kind === "gun" || kind === "track",
  hasOdds: () => false,
  merge: reading.merged,
  story: storyOf,
};
