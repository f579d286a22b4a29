/** How the table reads the view, the log and the offers of Dutch Resistance. */

import { phasesAt } from "../../board/phases";
import type { Names } from "../../lib/words";
import type { Data, Line, Offer, Question, Saying } from "../../lib/protocol";
import type { Change, Face, Phase, Turn } from "../game_client";
import type { Character, DutchPrint, DutchView, Piece } from "./table";
import { say } from "./words";

/** A number with its sign, and a real minus. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}

// -- who is who ----------------------------------------------------------------------------------------------

/** What a Character is called: by its Identity, or by its colour as long as it has none. The surname is on its card. */
export function characterName(
  printed: DutchPrint,
  { colour, identity }: Pick<Character, "colour" | "identity">,
): string {
  const name = printed.names.identity?.[identity];
  return name === undefined ? say("dutch-colour", { colour }) : name.split(" ")[0]!;
}

/** Names for sentences: Characters by name and colour, so that they are found on the board. */
export function namesOf(printed: DutchPrint, view: DutchView): Names {
  const known = view.characters.map(({ colour }) => [colour, whoIs(printed, colour, view)] as const);
  return { ...printed.names, character: { ...printed.names.character, ...Object.fromEntries(known) } };
}

/** A seat by its Character, or by all that it leads. */
export function seatName(seat: string): Saying {
  const colours = seat.split("+");
  const named = colours.map((colour) => say("dutch-colour", { colour })).join(", ");
  return { key: "seat-name", values: { seat: colours.length > 1 ? named : seat } };
}

/** The Characters in the order of turns. */
export function inTurnOrder(view: DutchView): Character[] {
  const first = view.characters.findIndex(({ colour }) => colour === view.first);
  return [...view.characters.slice(first), ...view.characters.slice(0, first)];
}

/** Whose cards a seat with several Characters holds: those of the one in turn, or of who comes next. The others' lie
 * face-down until then. */
export function inHandOf(view: DutchView, led: Character[]): Character[] {
  if (led.length < 2) return led;
  const order = inTurnOrder(view);
  const now = order.findIndex(({ colour }) => colour === view.turn);
  const coming = [...order.slice(now), ...order.slice(0, now)].filter((each) => led.includes(each));
  return [coming.find(({ cards }) => cards.length > 0) ?? coming[0]!];
}

export function orderOf(view: DutchView, seat: string | null): Turn[] {
  // Alone with one Character there is no order.
  if (view.characters.length === 1) return [];
  return inTurnOrder(view).map(({ colour, seat: whose }) => ({
    id: colour,
    name: say("dutch-colour", { colour }),
    about: `character:${colour}`,
    now: view.part === "action" && view.turn === colour,
    mine: seat === whose,
  }));
}

/** Whom a question is put to: the Character that it names, else who acts. */
export function activeOf(view: DutchView, question: Question | null): string {
  return String(question?.saying.values.character ?? view.active);
}

// -- the log -------------------------------------------------------------------------------------------------

/** Lines that tell what the Occupiers do. */
const OCCUPIERS = ["patrol", "marched", "raided", "search.", "caught", "intensified.", "officer"];

const begins = (line: Line, starts: string[]): boolean => starts.some((start) => line.key.startsWith(start));

export function sideOf(line: Line): string {
  const colour: unknown = line.values?.character;
  if (begins(line, OCCUPIERS) && line.key !== "patrol.peeked") return "";
  return typeof colour === "string" ? colour : "";
}

export function opensTurn(line: Line): string {
  return line.key === "round" ? say("dutch-round", { round: line.values?.round }) : "";
}

/** What follows from the line before it. */
const PARTS = [
  "morale",
  "alibi",
  "safety",
  "gained",
  "lost",
  "cards.",
  "gain.",
  "rerolled",
  "search.",
  "caught",
  "chosen",
];

export const isPart = (line: Line): boolean => begins(line, PARTS);

export function diceOf(line: Line): { side: string; dice: number[] } | null {
  if (line.key !== "rolled" && line.key !== "rerolled") return null;
  return { side: sideOf(line), dice: line.values?.dice ?? [] };
}

// -- what has changed ----------------------------------------------------------------------------------------

export function changesOf(before: DutchView, after: DutchView): Change[] {
  const changes: Change[] = [];
  const compare = (kind: string, id: string, side: string, was: number, is: number): void => {
    if (is !== was) changes.push({ kind, id, side, by: is - was });
  };
  compare("track", "morale", "", before.morale, after.morale);
  compare("track", "goal", "", before.goal.done, after.goal.done);
  for (const [id, { safety, tile }] of Object.entries(after.places)) {
    const was = before.places[id as keyof typeof before.places];
    if (was?.tile === tile) compare("place", id, "", was.safety, safety);
  }
  for (const { colour, alibi } of after.characters) {
    const was = before.characters.find((each) => each.colour === colour);
    if (was !== undefined) compare("character", colour, colour, was.alibi, alibi);
  }
  return changes;
}

// -- the phases of a round -----------------------------------------------------------------------------------

export const PARTS_OF_ROUND = ["start", "action", "danger", "patrol"] as const;

export const phasesOf = (view: DutchView): Phase[] => phasesAt(PARTS_OF_ROUND, view.part, (id) => `title-phase-${id}`);

// -- offers --------------------------------------------------------------------------------------------------

/** What can be clicked on the board or in a hand; all else has buttons. */
export function isOnTable(view: DutchView, kind: string, id: string | number): boolean {
  switch (kind) {
    case "place":
    case "road":
    case "identity":
      return true;
    case "character":
      return isStanding(view, id);
    case "guided":
      return isStanding(view, id) || isLying(view, id);
    case "token":
      return isLying(view, id);
    case "card":
      return view.characters.some(({ cards }) => cards.includes(String(id)));
    default:
      return false;
  }
}

const isStanding = (view: DutchView, id: string | number): boolean =>
  view.characters.some(({ colour, place }) => colour === id && place !== "");

const isLying = (view: DutchView, id: string | number): boolean =>
  view.pieces.some((piece) => piece.id === id && piece.place !== "");

/** What an offer leads to, where its button does not say it. */
export function consequence(view: DutchView, { option: [head, id] }: Offer, printed: DutchPrint): string {
  if (head === "scenario" || head === "scenario_for") return printed.scenario.actions[String(id)]?.text ?? "";
  if (head === "ride" || head === "safety" || head === "target") {
    const { safety, tonight } = view.places[id as keyof typeof view.places] ?? { safety: 0, tonight: 0 };
    return tonight > 0 ? say("dutch-then-tonight", { safety, tonight }) : "";
  }
  return "";
}

/** Standard Actions, whose names alone stand on their buttons when several can be chosen. */
const ACTIONS = ["raise", "gather", "location"];

/** What stands on the button of an answer instead of its sentence. */
export function button(view: DutchView, offer: Offer, printed: DutchPrint, several: boolean): string | null {
  const [head, id, token] = offer.option;
  if (head === "character") return nameOf(printed, "character", String(id), view);
  if (!several) return null;
  if (ACTIONS.includes(String(head))) return say("dutch-standard-action", { action: String(head) });
  if (head === "scenario") return printed.scenario.actions[String(id)]?.name ?? null;
  if (head === "scenario_for") {
    const name = printed.scenario.actions[String(id)]?.name;
    return name === undefined
      ? null
      : say("dutch-action-for", { action: name, token: nameOf(printed, "token", String(token)) });
  }
  return null;
}

/** A Character by its name and its colour, as soon as the view tells who it is. */
function whoIs(printed: DutchPrint, colour: string, view: DutchView | undefined): string {
  const found = view?.characters.find((each) => each.colour === colour);
  const said = say("dutch-colour", { colour });
  return found === undefined || found.identity === ""
    ? said
    : say("dutch-who", { name: characterName(printed, found), colour: said });
}

export function nameOf(printed: DutchPrint, kind: string, id: string, view?: DutchView): string {
  switch (kind) {
    case "character":
      return whoIs(printed, id, view);
    case "guided":
      return printed.names.token?.[id] ?? whoIs(printed, id, view);
    case "place":
      return placeName(printed, id);
    case "road":
      return say("dutch-road", { road: id });
    case "use":
      return say("dutch-use", { use: id });
    case "occupier":
      return say("dutch-occupier", { occupier: id });
    case "sign":
      return say("dutch-sign", { sign: id });
    case "thing":
      return printed.names.resource?.[id] ?? say("dutch-thing", { thing: id });
    case "deck":
      return printed.names.card?.[id] ?? say("dutch-deck", { deck: id });
    case "token":
      return printed.names.token?.[id] ?? say("dutch-token", { token: id });
    default:
      return printed.names[kind]?.[id] ?? id;
  }
}

/** A Person, an Item or a Resistance Group; Newspapers differ in how often they were delivered. */
export function pieceName(printed: DutchPrint, { id, progress }: Pick<Piece, "id" | "progress">): string {
  const name = printed.names.token?.[id] ?? say("dutch-group");
  return id === "newspaper" && progress > 0 ? say("dutch-delivered-once", { name }) : name;
}

/** A Location by the tile that the Scenario puts there; with random tiles the board says which one it is. */
const placeName = (printed: DutchPrint, id: string): string => {
  const tile = printed.scenario.tiles[id as keyof typeof printed.scenario.tiles];
  return (tile && printed.tiles[tile]?.name) ?? id;
};

/** What one sees on a card, a token or a tile that was drawn from the real box. */
export function faceOf(printed: DutchPrint, prompt: string, id: string): Face {
  if (prompt === "occupier.border") return { key: id, name: say("dutch-border", { border: id }), about: "" };
  if (prompt === "patrol.back") return { key: id, name: say("dutch-region", { region: id }), about: "" };
  if (prompt === "address") return { key: id, name: say("dutch-number", { number: id }), about: "" };
  if (prompt === "spot") return { key: id, name: printed.names.spot?.[id] ?? id, about: "" };
  if (prompt === "tile") return { key: id, name: printed.names.tile?.[id] ?? id, about: "" };
  if (prompt === "costs")
    return {
      key: id,
      name: id,
      about: (printed.costs[id] ?? []).map((each) => printed.names.resource![each]).join(", "),
    };
  const patrol = printed.cards.patrols[id];
  if (patrol !== undefined) return { key: id, name: id, about: say("dutch-region", { region: patrol.region }) };
  return { key: id, name: printed.names.card?.[id] ?? id, about: "" };
}

export const merged = (open: Data, own: Data): Data => ({ ...open, occupier_cards: {}, patrol_card: "", ...own });
