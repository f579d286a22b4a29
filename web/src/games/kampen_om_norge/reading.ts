/** How the table reads the view, the log and the offers of Kampen om Norge. */

import type { Change, Face, Story } from "../game_client";
import type { Data, Line, Offer, Saying } from "../../lib/protocol";
import type { LogLine } from "../../table/model/log.svelte";
import type { TableModel } from "../../table/model/table.svelte";
import type { Answer } from "./answers";
import { effectsOf } from "./cards/cards";
import { say } from "./words";
import { fightsOf, sum } from "./combat/fights";
import { FACTIONS, type Faction, type KampenPrint, type KampenView, type Odds } from "./table";

/** Combat lines that only go on with the combat that began before them. */
const PARTS = [
  "combat.card",
  "combat.cancelled",
  "combat.rolled",
  "combat.lost",
  "combat.disagreed",
  "combat.occupied",
  "interception.rolled",
  "interception.intercepted",
  "interception.dummy",
  "interception.failed",
  "naval_combat.card",
  "naval_combat.cancelled",
  "naval_combat.struck",
  "naval_combat.shot",
  "naval_combat.hit",
  "naval_combat.chased",
  "naval_combat.over",
];

/** Lines of ships and of 9 April. */
const AT_SEA = ["april.", "interception.", "naval_combat."];

/** Lines that tell of one faction without naming it. */
const TOLD_OF: Record<string, Faction> = {
  drop: "germany",
  airlift: "germany",
  sealift: "allies",
  invasion: "allies",
  arrival: "allies",
  rescue: "allies",
  withdrawal: "allies",
};
const SABOTEURS: Record<string, Faction> = {
  "sabotage.played": "norway",
  "sabotage.escaped": "norway",
  "sabotage.sent_back": "germany",
  "sabotage.cancelled": "germany",
  "sabotage.occupied": "germany",
  "drop.diverted": "allies",
};

export function merged(open: Data, own: Data): Data {
  const factions: Data = {};
  for (const [faction, shown] of Object.entries(open.factions as Data)) {
    const hand: unknown = own.hands?.[faction];
    factions[faction] = hand === undefined ? shown : { ...shown, hand };
  }
  return { ...open, ...own, factions };
}

export function sideOf(line: Line): string {
  const faction: unknown = line.values?.faction;
  // The line names whose ships they are.
  if (line.key.startsWith("submarine."))
    return String(line.values?.hunter ?? (faction === "germany" ? "allies" : "germany"));
  if (typeof faction === "string" && line.key !== "combat.defender_wins") return faction;
  return SABOTEURS[line.key] ?? TOLD_OF[line.key.split(".")[0]!] ?? "";
}

export function goalOf({ scenario, areas }: KampenPrint): Saying {
  const names = scenario.objectives.map((area) => areas[area]!.name).join(", ");
  return { key: "board-goal", values: { victory: scenario.victory, areas: names } };
}

export function opensTurn(line: Line): string {
  if (line.key !== "turn.begins") return "";
  return say("kampen-turn", { round: line.values?.round, faction: line.values?.faction });
}

export function isPart(line: Line): boolean {
  return PARTS.includes(line.key);
}

export function diceOf(line: Line): { side: string; dice: number[] } | null {
  const values = line.values ?? {};
  if (line.key === "combat.rolled" && values.dice.length > 0) return { side: values.faction, dice: values.dice };
  if (line.key.startsWith("submarine.")) return { side: sideOf(line), dice: [values.die] };
  if (AT_SEA.some((start) => line.key.startsWith(start))) {
    const dice: number[] = values.dice ?? (values.die === undefined ? [] : [values.die]);
    return dice.length > 0 ? { side: sideOf(line) || "germany", dice } : null;
  }
  return null;
}

function battalionsOf(view: KampenView, id: string, faction: Faction): number {
  const attacking = view.attacks.filter((attack) => attack.from === id && view.active === faction);
  const here = view.areas[id]?.[faction] ?? 0;
  return attacking.reduce((total, attack) => total + attack.battalions, here);
}

/** Battalions that came or went, those that stand on a border to attack counted where they came from. */
export function changesOf(before: KampenView, after: KampenView): Change[] {
  const changes: Change[] = [];
  const areas = new Set([...Object.keys(before.areas), ...Object.keys(after.areas)]);
  for (const id of areas) {
    for (const faction of FACTIONS) {
      const by = battalionsOf(after, id, faction) - battalionsOf(before, id, faction);
      if (by !== 0) changes.push({ kind: "area", id, side: faction, by });
    }
  }
  return changes;
}

export function isOnTable(view: KampenView, kind: string, id: string | number): boolean {
  // An attack may come from the sea or the air, which are no areas of the board.
  if (kind === "area") return id !== "sea" && id !== "air";
  // Where to sail has buttons, too: each says who might be met there.
  if (kind === "zone") return view.sea?.part !== "1a" && view.sea?.part !== "1";
  if (kind === "ship") return isAtSea(view, String(id));
  if (kind === "card") return FACTIONS.some((faction) => view.factions[faction].hand?.includes(String(id)) ?? false);
  return false;
}

/** Does a ship lie on the map for this seat, as an open card or as one of its own? */
function isAtSea({ sea, fleet }: KampenView, id: string): boolean {
  const open = [...(sea?.raiding ?? []), ...Object.values(sea?.zones ?? {}).flatMap((zone) => zone.open)];
  return open.includes(id) || Object.values(fleet?.ships ?? {}).some((ships) => ships.includes(id));
}

/** The round, or the day before all rounds. */
export const roundOf = (view: KampenView): string | number => (view.sea?.april ? "april" : view.round);

export function nameOf(printed: KampenPrint, kind: string, id: string | number): string {
  if (kind === "area") return printed.areas[String(id)]?.name ?? say("kampen-origin", { origin: id });
  if (kind === "card") return printed.cards[String(id)]?.name ?? String(id);
  if (kind === "ship") return printed.names.ship?.[String(id)] ?? String(id);
  if (kind === "zone") return say("sea-name", { zone: id });
  if (kind === "number") return say("kampen-battalions", { count: Number(id) });
  return String(id);
}

/** Cards of a kind with as many symbols cannot be told apart: the pictures on them are ours. */
export function faceOf(printed: KampenPrint, id: string): Face {
  const card = printed.cards[id]!;
  const symbols = say("companion-symbols", { count: card.symbols });
  return {
    key: `${card.kind} ${card.symbols}`,
    name: card.name,
    about: card.english ? `${card.english}, ${symbols}` : symbols,
  };
}

// -- what an offer leads to ----------------------------------------------------------------------------------

/** What kind of answer an offer is. */
export const headOf = (offer: Offer): Answer[0] => (offer.option as Answer)[0];

/** The area into which an answer leads battalions, or "". */
function target(answer: Answer): string {
  switch (answer[0]) {
    case "move":
      return answer[2];
    case "march":
      return answer[3];
    case "drop":
    case "land":
      return answer[1];
    default:
      return "";
  }
}

/** The area that an offer would attack, or "". */
export function attacked(view: KampenView, offer: Offer): string {
  const answer = offer.option as Answer;
  if (answer[0] === "play") return view.combat?.area ?? "";
  const area = target(answer);
  const here = view.areas[area] ?? {};
  const enemies: Faction[] = view.active === "germany" ? ["norway", "allies"] : ["germany"];
  return enemies.some((enemy) => (here[enemy] ?? 0) > 0) ? area : "";
}

export function hasOdds(view: KampenView, offer: Offer): boolean {
  return attacked(view, offer) !== "" || (view.combat !== null && headOf(offer) === "cancel");
}

/** What an answer at sea leads to: who might be met, and how likely somebody is caught. */
function consequenceAtSea(view: KampenView, answer: Answer, printed: KampenPrint): string {
  if (answer[0] === "sail") {
    const reach = view.sea?.reach.find(({ zone }) => zone === answer[1]);
    return reach === undefined ? "" : say("sea-then-sail", { hunters: reach.hunters, caught: reach.caught });
  }
  if (answer[0] === "intercept") {
    const here = view.sea?.zones[answer[1]];
    const enemies = FACTIONS.filter((faction) => view.fleet?.ships[answer[1]] !== undefined && !isOwn(view, faction));
    const cards = enemies.reduce((total, faction) => total + (here?.[faction] ?? 0), 0);
    return say("sea-then-intercept", { cards, caught: 100 - (printed.caught[cards]?.[0] ?? 100) });
  }
  if (answer[0] === "as_in_1940") {
    const known = (view.fleet?.waiting ?? []).filter((ship) => !printed.ships[ship]?.dummy);
    return say("sea-then-history", { count: known.length });
  }
  if (answer[0] === "keep") {
    const per = printed.scenario.symbols_per_battalion;
    const effects = effectsOf(printed.cards[answer[1]]!, per).map(({ text }) => text);
    return effects.join(", ");
  }
  return "";
}

const isOwn = (view: KampenView, faction: Faction): boolean => view.factions[faction].hand !== undefined;

/** The odds of the combat that is going on, until its dice are thrown. */
const fought = (view: KampenView): Odds | undefined => view.odds.find(({ area }) => area === view.combat?.area);

export function consequence(view: KampenView, offer: Offer, odds: Odds[], printed: KampenPrint): string {
  const answer = offer.option as Answer;
  const [head] = answer;
  const atSea = consequenceAtSea(view, answer, printed);
  if (atSea !== "") return atSea;
  if (head === "end" && view.sea && view.phase !== "movement") return "";
  if (head === "end") return say("kampen-then-combats", { count: new Set(view.attacks.map((each) => each.area)).size });
  const area = attacked(view, offer) || (head === "cancel" ? (view.combat?.area ?? "") : "");
  // Whoever fights with what lies there, fights at the odds that the view has.
  const chance = head === "pass" && view.combat !== null ? fought(view) : odds.find((each) => each.area === area);
  if (chance !== undefined) {
    return say("kampen-then-odds", {
      attack: chance.attack_dice,
      defence: chance.defence_dice,
      wins: chance.wins,
    });
  }
  if (answer[0] === "move") {
    const [, from, , count] = answer;
    const here = view.areas[from]?.[view.active] ?? 0;
    return say("kampen-then-stay", { count: here - count });
  }
  return "";
}

// -- the last page -------------------------------------------------------------------------------------------

export function storyOf(model: TableModel): Story {
  const view = model.view as KampenView;
  const fights = fightsOf(model.lines).filter((fight) => fight.winner !== "");
  const count = (test: (faction: Faction) => number): number[] => FACTIONS.map(test);
  const lost = (faction: Faction): number =>
    fights.reduce(
      (total, fight) =>
        total + fight.losses.reduce((dead, loss) => dead + (loss.faction === faction ? loss.count : 0), 0),
      0,
    );
  const rows = [
    { label: say("kampen-story-left"), values: count((faction) => view.factions[faction].battalions) },
    { label: say("kampen-story-lost"), values: count(lost) },
    {
      label: say("kampen-story-attacks"),
      values: count((faction) => fights.filter((fight) => fight.attacker === faction).length),
    },
    {
      label: say("kampen-story-won"),
      values: count(
        (faction) => fights.filter((fight) => fight.attacker === faction && fight.winner === "attacker").length,
      ),
    },
    {
      label: say("kampen-story-highest"),
      values: count((faction) =>
        Math.max(0, ...fights.filter((fight) => fight.attacker === faction).map((fight) => sum(fight.attackDice))),
      ),
    },
    {
      label: say("kampen-story-cards"),
      values: count((faction) => model.lines.filter(({ line }) => usesCard(line) && sideOf(line) === faction).length),
    },
  ];
  return { sides: [...FACTIONS], rows, turns: decisiveTurns(model.lines, Object.keys(view.objectives)) };
}

/** Does a line tell of a card that left a hand? A march or an airlift tells of it in the line of its card. */
function usesCard(line: Line): boolean {
  return line.values?.card !== undefined && line.key !== "new_cards.card";
}

/** The combats for the areas that decide, by turn. */
function decisiveTurns(lines: LogLine[], objectives: string[]): Story["turns"] {
  const turns: Story["turns"] = [];
  let heading = "";
  for (const each of lines) {
    heading = opensTurn(each.line) || heading;
    if (!each.line.key.endsWith("_wins") || !objectives.includes(each.line.values?.area)) continue;
    const last = turns[turns.length - 1];
    if (last?.heading === heading) last.lines.push(each);
    else turns.push({ heading, lines: [each] });
  }
  return turns;
}
