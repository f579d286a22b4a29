/** Kampen om Norge at the table. */

import Swords from "@lucide/svelte/icons/swords";

import "./palette.css";
import type { GameClient } from "../game_client";
import { say } from "./words";
import Board from "./Board.svelte";
import CardPicture from "./cards/CardPicture.svelte";
import CardsPanel from "./cards/CardsPanel.svelte";
import CombatPanel from "./combat/CombatPanel.svelte";
import FactionSign from "./FactionSign.svelte";
import Forecast from "./combat/Forecast.svelte";
import Hand from "./cards/Hand.svelte";
import { keyframe } from "./keyframes";
import { orderOf, phasesOf } from "./phases";
import { exampleNames, queries, vocabulary } from "./asked/queries";
import * as reading from "./reading";
import { boardInWords } from "./asked/spoken";
import { FACTIONS, type KampenPrint, type KampenView, type Odds } from "./table";

export const client: GameClient = {
  id: "kampen-om-norge",
  say,
  // Cards have ids that no other thing has.
  sections: { area: "area", card: "" },
  Board,
  Hand,
  Sign: FactionSign,
  Below: Forecast,
  Picture: CardPicture,
  panels: [
    {
      id: "combat",
      titleKey: "kampen-panel-combat",
      aboutKey: "kampen-panel-combat-about",
      Component: CombatPanel,
      Icon: Swords,
      forecast: true,
      wanted: (view) => view.combat !== null,
      urgent: (view) => view.combat !== null,
    },
    {
      id: "cards",
      titleKey: "kampen-panel-cards",
      aboutKey: "kampen-panel-cards-about",
      Component: CardsPanel,
      withHand: true,
      wanted: () => true,
      urgent: () => false,
    },
  ],
  spoken: {
    board: (view, printed) => boardInWords(view as KampenView, printed as KampenPrint),
    queries,
    vocabulary: (printed) => vocabulary(printed as KampenPrint),
    examples: (printed) => exampleNames(printed as KampenPrint),
  },
  phases: (view) => phasesOf(view as KampenView),
  order: (view, seat) => orderOf(view as KampenView, seat),
  title: (view, printed) => say("kampen-title", { scenario: printed.scenario.name, round: view.round }),
  round: (view) => say("kampen-title-round", { round: view.round }),
  active: (view, question) => String(question?.saying.values.faction ?? view.active),
  sides: (view, seat) => FACTIONS.filter((faction) => view.seats[faction] === seat),
  goal: (printed) => reading.goalOf(printed as KampenPrint),
  seatName: (seat) => ({ key: "seat-name", values: { seat: seat === "norway+allies" ? "both" : seat } }),
  sideOf: reading.sideOf,
  opensTurn: reading.opensTurn,
  isPart: reading.isPart,
  diceOf: reading.diceOf,
  keyframe,
  changes: (before, after) => reading.changesOf(before as KampenView, after as KampenView),
  onTable: (view, kind, id) => reading.isOnTable(view as KampenView, kind, id),
  nameOf: (printed, kind, id) => reading.nameOf(printed as KampenPrint, kind, id),
  face: (printed, _, id) => reading.faceOf(printed as KampenPrint, id),
  consequence: (view, offer, odds) => reading.consequence(view as KampenView, offer, odds as Odds[]),
  hasParts: (kind) => kind === "area",
  hasOdds: (view, offer) => reading.hasOdds(view as KampenView, offer),
  merge: reading.merged,
  story: reading.storyOf,
};
