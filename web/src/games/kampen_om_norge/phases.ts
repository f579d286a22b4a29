/** The turn in the rulebook's order: who is on turn, which of the four phases, and which step of it. */

import { phasesAt } from "../../board/phases";
import type { Phase, Turn } from "../game_client";
import { say } from "./words";
import { FACTIONS, type KampenView } from "./table";
import type { Sea } from "./view";

const PHASES = ["1", "2", "3", "4"];

/** Steps within a phase that have a name of their own. */
const STEPS = ["sabotage", "trade", "arrival", "placement", "submarines"];

/** With ships movement and combat have two parts each; 9 April opens with what everybody prepares. */
function phasesAtSea({ parts, part, april }: Sea, step: string): Phase[] {
  const phases = phasesAt(parts, part, (id) => (april ? `april-phase-${id}` : `phase-${id}`), step);
  return phases.map((phase) => ({ ...phase, mark: phase.id }));
}

export const phasesOf = (view: KampenView): Phase[] =>
  view.sea ? phasesAtSea(view.sea, stepWithin(view)) : phasesOnLand(view);

const phasesOnLand = (view: KampenView): Phase[] =>
  phasesAt(PHASES, String(view.phase_number), (id) => `phase-${id}`, stepWithin(view));

function stepWithin(view: KampenView): string {
  if (view.combat !== null) return say("kampen-combat-step", { step: Math.min(view.combat.step, 8) });
  if (view.sea?.battle) return say("kampen-combat-step", { step: Math.min(view.sea.battle.step, 8) });
  return STEPS.includes(view.phase) ? say(`kampen-step-${view.phase}`) : "";
}

/** On 9 April all act in one turn. */
export function orderOf(view: KampenView, seat: string | null): Turn[] {
  return FACTIONS.map((faction) => ({
    id: faction,
    name: say("kampen-side", { faction }),
    about: `faction:${faction}`,
    now: view.active === faction && !view.sea?.april,
    mine: seat !== null && view.seats[faction] === seat,
  }));
}
