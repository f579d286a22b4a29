/** Kampen om Norge at the table. */

import Ship from "@lucide/svelte/icons/ship";
import Swords from "@lucide/svelte/icons/swords";

import "./palette.css";
import type { GameClient } from "../game_client";
import { say } from "./words";
import Board from "./Board.svelte";
import CardPicture from "./cards/CardPicture.svelte";
import CardsPanel from "./cards/CardsPanel.svelte";
import CombatPanel from "./combat/CombatPanel.svelte";
import FactionSign from "./FactionSign.svelte";
import FleetPanel from "./sea/FleetPanel.svelte";
import Forecast from "./combat/Forecast.svelte";
import Hand from "./cards/Hand.svelte";
import { keyframe } from "./keyframes";
import { orderOf, phasesOf } from "./phases";
import { exampleNames, queries, vocabulary } from "./asked/queries";
import * as reading from "./reading";
import { boardInWords } from "./asked/spoken";
import { FACTIONS, type KampenPrint, type KampenView, type Odds } from "./table";

/** Phases in which ships are chosen: the Fleet has them all. */
const CHOOSING_SHIPS = ["naval movement", "sailing", "joining", "raiding", "landings"];

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
      // Before the first combat it says what comes.
      wanted: () => true,
      urgent: (view) => view.combat !== null || Boolean(view.sea?.battle),
    },
    {
      id: "fleet",
      titleKey: "kampen-panel-fleet",
      aboutKey: "kampen-panel-fleet-about",
      Component: FleetPanel,
      Icon: Ship,
      wanted: (view) => Boolean(view.sea),
      urgent: (view) => (view.fleet?.waiting.length ?? 0) > 0 || CHOOSING_SHIPS.includes(view.phase),
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
  title: (view, printed) =>
    say("kampen-title", { scenario: printed.scenario.name, round: reading.roundOf(view as KampenView) }),
  round: (view) => say("kampen-title-round", { round: reading.roundOf(view as KampenView) }),
  active: (view, question) => String(question?.saying.values.faction ?? view.active),
  sides: (view, seat) => FACTIONS.filter((faction) => view.seats[faction] === seat),
  handOf: (view, seat) =>
    FACTIONS.filter((faction) => view.seats[faction] === seat)
      .map((faction) => view.factions[faction].cards_in_hand)
      .reduce((all, cards) => all + cards, 0),
  goal: (printed) => reading.goalOf(printed as KampenPrint),
  seatName: (seat) => ({ key: "seat-name", values: { seat: seat === "norway+allies" ? "both" : seat } }),
  sideOf: reading.sideOf,
  opensTurn: reading.opensTurn,
  isPart: reading.isPart,
  diceOf: reading.diceOf,
  keyframe,
  changes: (before, after) => reading.changesOf(before as KampenView, after as KampenView),
  onTable: (view, kind, id) => reading.isOnTable(view as KampenView, kind, id),
  brief: ["zone", "ship", "card"],
  nameOf: (printed, kind, id) => reading.nameOf(printed as KampenPrint, kind, id),
  face: (printed, _, id) => reading.faceOf(printed as KampenPrint, id),
  consequence: (view, offer, odds, printed) =>
    reading.consequence(view as KampenView, offer, odds as Odds[], printed as KampenPrint),
  hasParts: (kind) => kind === "area",
  hasOdds: (view, offer) => reading.hasOdds(view as KampenView, offer),
  merge: reading.merged,
  story: reading.storyOf,
};
