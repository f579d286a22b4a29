/** The turn in the rulebook's order: who is on turn, which of the four phases, and which step of it. */

import { phasesAt } from "../../board/phases";
import type { Phase, Turn } from "../game_client";
import { say } from "./words";
import { FACTIONS, type KampenView } from "./table";

const PHASES = ["1", "2", "3", "4"];

/** Steps within a phase that have a name of their own. */
const STEPS = ["sabotage", "trade", "arrival", "placement", "submarines"];

export const phasesOf = (view: KampenView): Phase[] =>
  phasesAt(PHASES, String(view.phase_number), (id) => `phase-${id}`, stepWithin(view));

function stepWithin(view: KampenView): string {
  if (view.combat !== null) return say("kampen-combat-step", { step: Math.min(view.combat.step, 8) });
  return STEPS.includes(view.phase) ? say(`kampen-step-${view.phase}`) : "";
}

export function orderOf(view: KampenView, seat: string | null): Turn[] {
  return FACTIONS.map((faction) => ({
    id: faction,
    name: say("kampen-side", { faction }),
    about: `faction:${faction}`,
    now: view.active === faction,
    mine: seat !== null && view.seats[faction] === seat,
  }));
}
