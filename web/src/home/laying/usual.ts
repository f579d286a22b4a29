/** What a table is usually laid out with: which bots there are, who sits where, the table of one click. */

import { boxOf } from "../../games/boxes";
import type { GameInfo, NewTable, OptionInfo, ScenarioInfo } from "../../lib/protocol";
import { say } from "../../lib/words";

/** Bots from the weakest to the strongest. The number says how often each looks ahead before it answers. */
export const BOTS = ["newcomer", "policy", "search:3", "search:12", "search:40"] as const;

/** What a bot is like, and how long a turn usually takes it, once that is known and long enough to matter. */
export function botWords(bot: string, thinks = 0): string {
  const player = say(`player-${bot.replace(":", "-")}`);
  return thinks < 1 ? player : say("player-thinks", { player, seconds: Math.round(thinks) });
}

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

/** The options that can be chosen when these sit down and so much was chosen. */
export function offered(
  options: readonly OptionInfo[],
  seats: readonly string[],
  chosen: Record<string, string>,
): OptionInfo[] {
  const value = (id: string): string | undefined => chosen[id] ?? options.find((option) => option.id === id)?.usual;
  const isSeated = ({ seatings }: OptionInfo): boolean =>
    seatings.length === 0 || seatings.some((seating) => seating.join() === seats.join());
  return options.filter(
    (option) => isSeated(option) && Object.entries(option.needs).every(([id, needed]) => value(id) === needed),
  );
}
