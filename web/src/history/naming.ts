/** What games, scenarios and opponents are called in the history. */

import { house } from "../home/house.svelte";
import { reader } from "../lib/language.svelte";
import { say } from "../lib/words";
import { isBot, playerName } from "../table/model/sittings";
import type { Finished } from "./finished";

export const scenarioName = (game: string, scenario: string): string =>
  house.game(game)?.scenarios.find((each) => each.id === scenario)?.name ?? scenario;

/** Who played at the other seats, as a rate names them: people, or bots by their strength. */
export function opponentName(against: string): string {
  if (against === "alone" || against === "person") return say(`history-against-${against}`);
  const bots = against.split(" ").map((player) => playerName({ seat: "", player, name: "", present: false }));
  return listed(bots);
}

/** The same of one game, with the names of people. */
export function othersOf({ summary, seat }: Finished): string {
  const others = summary.sittings.filter((sitting) => sitting.seat !== seat);
  const names = others.map((sitting) => (isBot(sitting) ? playerName(sitting) : sitting.name || say("somebody")));
  return listed([...new Set(names)]);
}

const listed = (names: string[]): string =>
  new Intl.ListFormat(reader.language, { style: "short", type: "unit" }).format(names);
