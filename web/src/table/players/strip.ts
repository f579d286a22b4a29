/** Who sits at the table, seat by seat, as the strip above the panels tells it. */

import { seatWords } from "../../games/boxes";
import type { GameClient } from "../../games/game_client";
import type { Sitting } from "../../lib/protocol";
import { say } from "../../lib/words";
import { isBot, playerName } from "../model/sittings";
import type { TableModel } from "../model/table.svelte";

export type Presence = "here" | "away" | "bot" | "open";

export interface Player {
  seat: string;
  /** The sides that the seat leads, for their signs. */
  sides: string[];
  /** Of a person; a bot, and a reader who has no name, is called by the side. */
  name: string;
  /** What its player is called in lists: a name, or the kind of bot. */
  player: string;
  you: boolean;
  presence: Presence;
  /** Is the seat asked, and does the table wait for it? */
  asked: boolean;
  /** How many cards everybody knows to be in its hand; null where there is no such number. */
  hand: number | null;
  /** How many seconds a turn of its bot usually takes; null if that is not known. */
  thinks: number | null;
}

type Seen = Pick<TableModel, "status" | "seat" | "view" | "game">;

/** All who sit here, the reader first: the order of turns has its place in the top bar. */
export function playersOf(model: Seen, client: Pick<GameClient, "sides" | "handOf">): Player[] {
  const { status, view } = model;
  const hands = status.sittings.map(({ seat }) => (view === null ? undefined : client.handOf?.(view, seat)) ?? 0);
  const players = status.sittings.map((sitting, place) => ({
    seat: sitting.seat,
    sides: view === null ? [] : client.sides(view, sitting.seat),
    name: calledBySide(sitting, model.seat) ? seatWords(model.game, sitting.seat).start : playerName(sitting),
    player: playerName(sitting),
    you: sitting.seat === model.seat,
    presence: presenceOf(sitting),
    asked: status.outcome === null && status.asked.includes(sitting.seat),
    // Where nobody has a card, as in most variants of a game with few, there is nothing to tell.
    hand: hands.some((cards) => cards > 0) ? hands[place]! : null,
    thinks: status.thinks[sitting.seat] ?? null,
  }));
  return players.toSorted((one, other) => Number(other.you) - Number(one.you));
}

const calledBySide = (sitting: Sitting, reader: string | null): boolean =>
  isBot(sitting) || (sitting.seat === reader && sitting.name === "");

function presenceOf(sitting: Sitting): Presence {
  if (isBot(sitting)) return "bot";
  if (sitting.player === "open") return "open";
  return sitting.present ? "here" : "away";
}

/** What a seat does, in a word or two. */
export function doingOf(player: Player): string {
  if (player.presence === "open") return say("strip-open");
  if (player.asked && player.you && player.presence !== "bot") return say("strip-your-turn");
  if (player.asked) return say(player.presence === "away" ? "strip-awaited" : "strip-thinking");
  if (player.presence === "away") return say("strip-away");
  return say(player.you ? "strip-you" : player.presence === "bot" ? "strip-bot" : "strip-here");
}

/** The same in a sentence, with how long a bot usually thinks. */
export function aboutPlayer(player: Player): string {
  const thinks = player.presence === "bot" && player.thinks !== null ? player.thinks : -1;
  const seconds = Math.max(1, Math.round(thinks));
  return say("tip-strip", {
    player: player.player,
    presence: player.you && player.presence === "here" ? "you" : player.presence,
    known: thinks < 0 ? "no" : thinks < 1 ? "short" : "yes",
    seconds,
  });
}
