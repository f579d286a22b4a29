/** The flight turn by turn, as the log tells it. */

import type { LogLine } from "../../../table/model/log.svelte";
import type { CrownPrint } from "../table";

export type Mark = "town" | "ruins" | "escape" | "won" | "lost" | "gold" | "gold_lost" | "declined" | "ignored";

export interface Marked {
  kind: Mark;
  /** The space of the map where it happened, the Demand, or the card. */
  of: string;
  /** How many answers there were after it, to look at that moment again. */
  after: number;
}

export interface TurnOfFlight {
  turn: number;
  day: number;
  /** Where the King was when it began, and then each space that he came to. */
  king: string[];
  /** How far the Germans had come when it began. */
  front: string;
  marks: Marked[];
}

const MARKS: Record<string, [Mark, string]> = {
  "occupation.taken": ["town", "place"],
  "bombing.destroyed": ["ruins", "place"],
  "escape.fled": ["escape", "place"],
  "escape.gold_lost": ["gold_lost", "card"],
  "battle.won": ["won", "place"],
  "battle.lost": ["lost", "place"],
  "demand.declined": ["declined", "demand"],
  "demand.ignored": ["ignored", "demand"],
};

export function flightOf(lines: LogLine[], printed: Pick<CrownPrint, "cards">): TurnOfFlight[] {
  const turns: TurnOfFlight[] = [];
  for (const { line, after } of lines) {
    const values = line.values ?? {};
    if (line.key === "turn.begins") {
      turns.push({
        turn: Number(values.turn),
        day: Number(values.day),
        king: [String(values.king)],
        front: String(values.front),
        marks: [],
      });
    }
    const now = turns[turns.length - 1];
    if (now === undefined) continue;
    if (line.key === "king.went" || line.key === "escape.fled") now.king.push(String(values.place));
    const mark = MARKS[line.key];
    if (mark !== undefined) now.marks.push({ kind: mark[0], of: String(values[mark[1]]), after });
    const card = String(values.card);
    if (line.key === "card.played" && printed.cards[card]?.gold) now.marks.push({ kind: "gold", of: card, after });
  }
  return turns;
}

/** The days with the turns that each had. */
export function daysOf(turns: TurnOfFlight[]): { day: number; first: number; last: number }[] {
  const days: { day: number; first: number; last: number }[] = [];
  turns.forEach(({ day }, place) => {
    const last = days[days.length - 1];
    if (last?.day === day) last.last = place;
    else days.push({ day, first: place, last: place });
  });
  return days;
}

export type Fate = "safe" | "taken" | "left";

/** What became of each part of the Gold Reserve. */
export function goldOf(
  printed: Pick<CrownPrint, "cards">,
  cards: { evacuated: string[]; lost: string[] },
): { card: string; fate: Fate }[] {
  return Object.entries(printed.cards)
    .filter(([, { gold }]) => gold)
    .map(([card]) => ({
      card,
      fate: cards.evacuated.includes(card) ? "safe" : cards.lost.includes(card) ? "taken" : "left",
    }));
}
