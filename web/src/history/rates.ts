/** How often one wins: shares with the interval that so few games leave open. */

import type { Finished } from "./finished";

export interface Rate {
  /** What the games have in common; "" for all of a game. */
  what: string;
  games: number;
  won: number;
  /** The bounds of the share that is won, from 0 to 1: with 95 percent certainty it lies between them. */
  low: number;
  high: number;
}

export interface GameRates {
  game: string;
  all: Rate;
  /** The same for each side, scenario and opponent that there was, the most played first. */
  seats: Rate[];
  scenarios: Rate[];
  opponents: Rate[];
}

/** 95 percent of a normal distribution lie within so many standard deviations. */
const Z = 1.96;

/** The interval of Wilson: it stays within 0 and 1, and says something after a single game. */
export function wilson(won: number, games: number): [low: number, high: number] {
  if (games === 0) return [0, 1];
  const share = won / games;
  const weight = Z ** 2 / games;
  const middle = (share + weight / 2) / (1 + weight);
  const half = (Z / (1 + weight)) * Math.sqrt((share * (1 - share)) / games + Z ** 2 / (4 * games ** 2));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/** The rates of all games that count, the most played game first. */
export function ratesOf(finished: Finished[]): GameRates[] {
  const counted = finished.filter((each) => each.counts);
  const games = [...grouped(counted, (each) => each.summary.game)];
  return games
    .map(([game, played]) => ({
      game,
      all: rateOf("", played),
      seats: ratesBy(played, (each) => each.seat),
      scenarios: ratesBy(played, (each) => each.summary.scenario),
      opponents: ratesBy(played, (each) => each.against),
    }))
    .toSorted((one, other) => other.all.games - one.all.games);
}

function ratesBy(played: Finished[], what: (each: Finished) => string): Rate[] {
  const groups = [...grouped(played, what)].map(([name, some]) => rateOf(name, some));
  return groups.toSorted((one, other) => other.games - one.games || one.what.localeCompare(other.what));
}

function grouped(played: Finished[], what: (each: Finished) => string): Map<string, Finished[]> {
  const groups = new Map<string, Finished[]>();
  for (const each of played) groups.set(what(each), [...(groups.get(what(each)) ?? []), each]);
  return groups;
}

function rateOf(what: string, played: Finished[]): Rate {
  const won = played.filter((each) => each.verdict === "won").length;
  const [low, high] = wilson(won, played.length);
  return { what, games: played.length, won, low, high };
}
