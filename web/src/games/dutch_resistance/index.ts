/** Dutch Resistance at the table. */

import House from "@lucide/svelte/icons/house";
import Layers from "@lucide/svelte/icons/layers-2";
import Users from "@lucide/svelte/icons/users";

import "./palette.css";
import type { GameClient } from "../game_client";
import { exampleNames, queries, vocabulary } from "./asked/queries";
import { boardInWords } from "./asked/spoken";
import Board from "./Board.svelte";
import OwnHand from "./cards/Hand.svelte";
import Rounds from "./ending/Rounds.svelte";
import { keyframe } from "./keyframes";
import DecksPanel from "./panels/DecksPanel.svelte";
import GoalPanel from "./panels/GoalPanel.svelte";
import GroupPanel from "./panels/GroupPanel.svelte";
import HaltPanel from "./panels/HaltPanel.svelte";
import Sign from "./pieces/Sign.svelte";
import * as reading from "./reading";
import { storyOf } from "./story";
import type { DutchPrint, DutchView } from "./table";
import { say } from "./words";

export const client: GameClient = {
  id: "dutch-resistance",
  say,
  // Cards have ids that no other thing has.
  sections: { card: "", identity: "identity", place: "location", resource: "resource", road: "road" },
  Board,
  Hand: OwnHand,
  Sign,
  Ending: Rounds,
  panels: [
    {
      id: "group",
      titleKey: "dutch-panel-group",
      aboutKey: "dutch-panel-group-about",
      Component: GroupPanel,
      Icon: Users,
      leads: true,
      wanted: () => true,
      urgent: () => false,
    },
    {
      id: "halt",
      titleKey: "dutch-panel-halt",
      aboutKey: "dutch-panel-halt-about",
      Component: HaltPanel,
      wanted: (view) => view.halt !== "",
      urgent: (view) => view.halt !== "",
    },
    {
      id: "goal",
      titleKey: "dutch-panel-goal",
      aboutKey: "dutch-panel-goal-about",
      Component: GoalPanel,
      Icon: House,
      wanted: () => true,
      urgent: () => false,
    },
    {
      id: "decks",
      titleKey: "dutch-panel-decks",
      aboutKey: "dutch-panel-decks-about",
      Component: DecksPanel,
      Icon: Layers,
      wanted: () => true,
      urgent: () => false,
    },
  ],
  spoken: {
    board: (view, printed) => boardInWords(view as DutchView, printed as DutchPrint),
    queries,
    vocabulary: (printed) => vocabulary(printed as DutchPrint),
    examples: (printed) => exampleNames(printed as DutchPrint),
  },
  phases: (view) => reading.phasesOf(view as DutchView),
  order: (view, seat) => reading.orderOf(view as DutchView, seat),
  title: (view, printed) => say("dutch-title", { scenario: printed.scenario.name, round: view.round }),
  round: (view) => say("dutch-title-round", { round: view.round, rounds: view.round + view.rounds }),
  active: (view, question) => reading.activeOf(view as DutchView, question),
  sides: (view, seat) =>
    (view as DutchView).characters.filter((each) => each.seat === seat).map(({ colour }) => colour),
  handOf: (view, seat) =>
    (view as DutchView).characters.filter((each) => each.seat === seat).flatMap(({ cards }) => cards).length,
  goal: (printed) => (printed as DutchPrint).scenario.goal,
  seatName: (seat) => reading.seatName(seat),
  sideOf: reading.sideOf,
  opensTurn: reading.opensTurn,
  isPart: reading.isPart,
  diceOf: reading.diceOf,
  keyframe,
  changes: (before, after) => reading.changesOf(before as DutchView, after as DutchView),
  onTable: (view, kind, id) => reading.isOnTable(view as DutchView, kind, id),
  nameOf: (printed, kind, id, view) =>
    reading.nameOf(printed as DutchPrint, kind, String(id), view as DutchView | undefined),
  // The choice is made from the story alone.
  even: ["halt"],
  names: (printed, view) => reading.namesOf(printed as DutchPrint, view as DutchView),
  button: (view, offer, printed, several) => reading.button(view as DutchView, offer, printed as DutchPrint, several),
  face: (printed, prompt, id) => reading.faceOf(printed as DutchPrint, prompt, id),
  consequence: (view, offer, _, printed) => reading.consequence(view as DutchView, offer, printed as DutchPrint),
  hasParts: (kind) => kind === "place" || kind === "character" || kind === "track",
  hasOdds: () => false,
  merge: reading.merged,
  story: storyOf,
};
