/** How the table reads the view, the log and the offers of Halls of Hegra. */

import { phasesAt } from "../../board/phases";
import type { Change, Face, Phase } from "../game_client";
import type { Data, Line, Offer } from "../../lib/protocol";
import { called } from "../../lib/words";
import type { Answer } from "./answers";
import { say } from "./words";
import { percent } from "./panels/odds";
import { sum, TYPES, type HegraPrint, type HegraView, type Tonight, type Type } from "./table";

/** A number with its sign, and a real minus. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}

/** Tonight as it stands: the level, its cards, and what lies beyond the ends of the track. */
export function eveningInWords({ morale, deck, draw, resolve, hope, lost }: Tonight): string {
  return say("hegra-tonight-level", { level: signed(morale), deck: deck || "none", draw, resolve, hope, lost });
}

// -- the log -------------------------------------------------------------------------------------------------

/** Lines that tell what the Germans do. */
const GERMAN = ["attack.", "infantry.added", "air.", "hit.", "artillery.marker", "artillery.placed", "patrol.added"];

export function sideOf(line: Line): string {
  if (GERMAN.some((start) => line.key.startsWith(start))) return "germany";
  const defender: unknown = line.values?.defender;
  return TYPES.some((type) => type === defender) ? String(defender) : "";
}

export function opensTurn(line: Line): string {
  return line.key === "turn.begins" ? say("hegra-turn", { day: line.values?.day }) : "";
}

/** What follows from the line before it. */
const PARTS = [
  "injured",
  "infirmary.bed",
  "position.hit",
  "supplies.",
  "morale.",
  "relieved",
  "damaged",
  "evening.drawn",
];

export const isPart = (line: Line): boolean => PARTS.some((start) => line.key.startsWith(start));

export function diceOf(line: Line): { side: string; dice: number[] } | null {
  const values = line.values ?? {};
  if (line.key === "attack.rolled") return { side: "germany", dice: values.dice };
  if (line.key === "injured") return { side: String(values.defender), dice: [values.level] };
  if (["walls.hit", "walls.missed", "run.unseen", "run.seen", "artillery.rolled"].includes(line.key)) {
    return { side: String(values.defender ?? ""), dice: [values.die] };
  }
  return null;
}

// -- what changed --------------------------------------------------------------------------------------------

export function changesOf(before: HegraView, after: HegraView): Change[] {
  const changes: Change[] = [];
  const compare = (id: string, was: number | undefined, is: number | undefined): void => {
    const by = (is ?? 0) - (was ?? 0);
    if (by !== 0) changes.push({ kind: "area", id, side: "", by });
  };
  const levels = ["morale", "suspicion", "snow", "defence"] as const;
  for (const id of levels) compare(id, before.tracks[id], after.tracks[id]);
  if (after.tracks.fear !== undefined) {
    compare("fear", before.tracks.fear, after.tracks.fear);
    compare("doubt", before.tracks.doubt, after.tracks.doubt);
  }
  compare("supplies", before.supplies, after.supplies);
  compare("surrender", before.required, after.required);
  compare("tiles", before.artillery_track.tiles, after.artillery_track.tiles);
  for (const sector of after.sectors) {
    const was = before.sectors.find((each) => each.sector === sector.sector);
    const count = (each: typeof was): number => (each ? each.standing + each.lying + sum(each.boxes) : 0);
    compare(`sector:${sector.sector}`, count(was), count(sector));
  }
  for (const id of Object.keys(after.damage)) compare(`damage:${id}`, before.damage[id], after.damage[id]);
  for (const id of after.dug)
    if (!before.dug.includes(id)) changes.push({ kind: "area", id: `space:${id}`, side: "", by: 1 });
  return changes;
}

// -- the phases of a day -------------------------------------------------------------------------------------

const PARTS_OF_DAY = ["event", "morning", "day", "evening"] as const;
/** Phases with a name of their own; the others are said by the part of the day. */
const STEPS: Record<string, string> = {
  recruits: "recruits",
  "air raid": "shelling",
  attack: "attack",
  grenades: "attack",
  hits: "attack",
  moves: "attack",
  morning: "waking",
  waking: "waking",
  placing: "placing",
  mobilisation: "mobilisation",
  walls: "walls",
  artillery: "artillery",
  "supply run": "supply",
  "counter patrol": "supply",
  runs: "supply",
  meeting: "supply",
  homecoming: "supply",
  maintenance: "maintenance",
  infirmary: "infirmary",
  relapse: "infirmary",
  "morale cards": "cards",
  posting: "coup",
  coup: "coup",
};
const SECTIONS: Record<string, string> = { supply_run: "supply" };

function stepWithin(view: HegraView, sectionOf: (space: string) => string): string {
  if (view.phase === "action" && view.acting !== "") {
    const section = sectionOf(view.acting);
    return say(`hegra-step-${SECTIONS[section] ?? section}`);
  }
  if (view.phase === "morning" && view.day === 1) return say("hegra-step-placing");
  const step = STEPS[view.phase];
  return step === undefined ? "" : say(`hegra-step-${step}`);
}

const SPACES_OF: Record<string, string[]> = {
  mobilisation: ["negotiate", "open_supply_route"],
  supply_run: ["counter_patrol", "supply_run"],
  infirmary: ["treat_patient", "medicine_cabinet"],
};
const sectionOf = (space: string): string =>
  Object.entries(SPACES_OF).find(([, spaces]) => spaces.includes(space))?.[0] ?? "maintenance";

export const phasesOf = (view: HegraView): Phase[] =>
  phasesAt(PARTS_OF_DAY, view.part, (id) => `part-${id}`, stepWithin(view, sectionOf));

// -- offers --------------------------------------------------------------------------------------------------

/** What one sees on a card, a tile or a disc. All cards are different; of tiles, tokens and discs there are many alike. */
export function faceOf(printed: HegraPrint, prompt: string, id: string): Face {
  const card = printed.cards[id];
  if (card !== undefined) {
    const text = typeof card.text === "string" ? card.text : Object.values(card.text)[0]!;
    return { key: id, name: card.title, about: text };
  }
  if (prompt === "draw.patrol") return { key: id, name: id, about: "" };
  if (prompt === "draw.tile")
    return { key: id, name: say("companion-tile", { tile: say(`hegra-tile-${id}`) }), about: "" };
  const name = id === "doubt" ? say("hegra-doubt") : (printed.defenders[id as Type]?.name ?? id);
  return { key: id, name, about: "" };
}

/** Buttons for things on the board, too, where a name says more than the thing: what is repaired, which card. */
const NAMED = ["card", "damage", "gun", "supplies", "fate", "run"];

export function isOnTable(kind: string): boolean {
  return !NAMED.includes(kind);
}

export function nameOf(printed: HegraPrint, kind: string, id: string): string {
  const parts = id.split("@");
  switch (kind) {
    case "disc":
      return printed.defenders[parts[1] as Type]?.name ?? id;
    case "space":
      return printed.spaces[id]?.name ?? id;
    case "area":
      return say("hegra-to-area", { area: id });
    case "place":
      return printed.map.places[id]?.name ?? id;
    case "card":
      return printed.cards[id]?.title ?? id;
    case "gun":
      return printed.guns[id]?.name ?? id;
    case "damage":
      return say("hegra-rubble", { what: printed.damage[id] ?? id });
    case "depot":
      return printed.deliveries[id]?.name ?? id;
    case "stack":
      return say("hegra-stack-name", { number: id });
    case "supplies":
      return say("hegra-supplies-for-gun", { supplies: id });
    case "fate":
      return say("hegra-fate", { fate: id });
    case "infantry":
      return say("hegra-german", { state: parts[0], sector: parts[1] });
    case "enemy":
      return say("hegra-enemy", { enemy: parts[0], place: printed.map.places[parts[1]!]?.name });
    case "patient":
      return say("hegra-patient", { defender: printed.defenders[parts[2] as Type]?.name, level: parts[1] });
    case "run":
      return say("hegra-run", {
        defender: printed.defenders[parts[2] as Type]?.name,
        place: printed.map.places[parts[0]!]?.name,
        token: parts[1],
      });
    case "target":
      return parts[0] === "sector"
        ? say("hegra-sector", { sector: parts[1] })
        : parts[0] === "row"
          ? say("hegra-row-name", { row: printed.map.rows[parts[1]!]?.name })
          : printed.map.airfield.name;
    default:
      return id;
  }
}

/** What kind of answer an offer is. */
export const headOf = (offer: Offer): Answer[0] => (offer.option as Answer)[0];

/** Chances that are worth knowing before one decides, and what a card or space says. */
export function consequence(view: HegraView, offer: Offer, printed: HegraPrint): string {
  const answer = offer.option as Answer;
  const [head] = answer;
  if (head === "draw") {
    const doubt = view.bags.recruit.doubt ?? 0;
    return say("hegra-then-draw", { percent: percent(doubt / Math.max(1, sum(view.bags.recruit))) });
  }
  if (head === "stop") return say("hegra-then-stop", { count: view.defenders.recruitment.length });
  if (head === "sneak") return say("hegra-then-sneak", { percent: percent((6 - view.tracks.suspicion) / 6) });
  if (head === "begin") {
    const ready = sum(view.defenders.ready);
    return ready > 0 ? say("hegra-then-begin", { count: ready }) : "";
  }
  if (answer[0] === "spend" && answer[1] === "supply") return say("hegra-then-spend", { count: view.tracks.rations });
  if (["resolve", "use", "next"].includes(head)) return called(offer.saying.values.text, printed.names);
  return "";
}

export const merged = (open: Data, own: Data): Data => ({ ...open, ...own });
