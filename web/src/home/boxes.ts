/** The boxes on the shelf, in their order: what is drawn on each, and how its seats are called. */

import type { Component } from "svelte";

import FactionSign from "../games/kampen_om_norge/FactionSign.svelte";
import type { GameInfo, NewTable, Saying, ScenarioInfo } from "../lib/protocol";
import CrownAndCourage from "./covers/CrownAndCourage.svelte";
import DutchResistance from "./covers/DutchResistance.svelte";
import HallsOfHegra from "./covers/HallsOfHegra.svelte";
import KampenOmNorge from "./covers/KampenOmNorge.svelte";

export interface Box {
  id: string;
  Cover: Component;
  /** The colour of its spine, and how tall it stands beside the others. */
  spine: string;
  tall: number;
  /** A small sign of a seat, where the game has one. */
  Sign?: Component<{ faction: string; size?: number }>;
  /** What a seat is called within a sentence and at its beginning, by the game's words. */
  seatName?: (seat: string) => { within: Saying; start: Saying };
  /** The table that one click lays out: short, and against a bot that knows what it does. */
  quick?: Pick<NewTable, "scenario" | "seats">;
}

/** Fluent's selectors know no plus sign. */
const side = (seat: string): string => (seat === "norway+allies" ? "both" : seat);

export const BOXES: readonly Box[] = [
  {
    id: "kampen-om-norge",
    Cover: KampenOmNorge,
    spine: "#56696f",
    tall: 1.14,
    Sign: FactionSign,
    seatName: (seat) => ({
      within: { key: "faction-name", values: { faction: side(seat) } },
      start: { key: "faction-start", values: { faction: side(seat) } },
    }),
    // Germany moves first and has one hand to learn; the two valleys take half an hour.
    quick: {
      scenario: "gudbrandsdalen",
      seats: [
        { seat: "germany", player: "person" },
        { seat: "norway+allies", player: "policy" },
      ],
    },
  },
  {
    id: "halls-of-hegra",
    Cover: HallsOfHegra,
    spine: "#0f191f",
    tall: 1.08,
    seatName: () => ({ within: { key: "seat-within", values: {} }, start: { key: "seat-name", values: {} } }),
    // The first siege is easier to survive with a few Germans less.
    quick: { scenario: "recruit", seats: [{ seat: "commander", player: "person" }] },
  },
  { id: "crown-and-courage", Cover: CrownAndCourage, spine: "#293d33", tall: 1.04 },
  { id: "dutch-resistance", Cover: DutchResistance, spine: "#0b1219", tall: 1.1 },
];

export const boxOf = (game: string): Box | undefined => BOXES.find((box) => box.id === game);

/** Bots from the weakest to the strongest. The number is how many games each imagines before it answers. */
export const BOTS = ["random", "policy", "search:20", "search:100", "search:400"] as const;

/** The table that one click lays out, if this server can. */
export function quickTable(info: GameInfo | undefined, name: string): NewTable | null {
  const quick = info && boxOf(info.id)?.quick;
  if (!info || !quick || !info.scenarios.some((scenario) => scenario.id === quick.scenario)) return null;
  return { game: info.id, ...quick, name };
}

/** Who sits where when a form is opened: me first, a bot on every other seat. */
export function usualPlayers(scenario: ScenarioInfo, seating: number): Record<string, string> {
  const seats = scenario.seatings[seating] ?? [];
  return Object.fromEntries(seats.map((seat, index) => [seat, index === 0 ? "person" : "policy"]));
}

/** Who sits where after a seat was given to somebody. I have one seat: if I take this one, its player takes mine. */
export function given(players: Record<string, string>, seat: string, player: string): Record<string, string> {
  const mine = Object.keys(players).find((each) => players[each] === "person");
  const swapped = player === "person" && mine !== undefined ? { [mine]: players[seat] ?? "policy" } : {};
  return { ...players, ...swapped, [seat]: player };
}
