/** What is wished for at a new table, until it is laid out. */

import type { GameInfo, NewTable, OptionInfo, PackText, ScenarioInfo } from "../../lib/protocol";
import { packsFor } from "../../packs/my_packs";
import { boxOf } from "../../games/boxes";
import { ruleOf } from "../../table/players/clock";
import { given, offered, usualPlayers } from "./usual";

/** Only for those with a link; for whoever wants a free seat; for everybody to watch; or both. */
export type Listed = "private" | "seeks" | "watched" | "both";

export class Wishes {
  scenario = $state.raw<ScenarioInfo>() as ScenarioInfo;
  /** Which of the scenario's seatings. */
  seating = $state(0);
  /** Who plays each seat: "person" (me), "open" (a friend) or a bot. */
  players = $state<Record<string, string>>({});
  practice = $state(false);
  dice = $state<NonNullable<NewTable["dice"]>>("rolled");
  /** How much time people have: one of CLOCKS, "" for all they want. */
  clock = $state("");
  /** How it is listed in the lobby, where there is one. */
  listed = $state<Listed>("private");
  /** Which of my packs are laid over it, by their hashes, in this order. */
  packs = $state<string[]>([]);

  /** What was chosen of the options of the game. */
  chosen = $state<Record<string, string>>({});

  seats = $derived(this.scenario.seatings[this.seating] ?? []);
  /** What can be chosen at this table. */
  options = $derived(offered(this.scenario.options, this.seats, this.chosen));

  /** Do at least two people play against each other, with dice that the server rolls? */
  mayHaveClock = $derived.by(
    () =>
      !this.game.cooperative &&
      this.dice === "rolled" &&
      this.seats.filter((seat) => ["person", "open"].includes(this.players[seat] ?? "")).length > 1,
  );

  /** How it can be listed: only where a seat is free somebody can be looked for. */
  mayListed: Listed[] = $derived(
    Object.values(this.players).includes("open") ? ["private", "seeks", "watched", "both"] : ["private", "watched"],
  );

  constructor(readonly game: GameInfo) {
    // A newcomer is better served by the game that one click lays out.
    const usual = boxOf(game.id)?.quick?.scenario;
    this.choose(game.scenarios.find((scenario) => scenario.id === usual) ?? (game.scenarios.at(-1) as ScenarioInfo));
  }

  choose(scenario: ScenarioInfo): void {
    this.scenario = scenario;
    this.seat(Math.min(this.seating, scenario.seatings.length - 1));
  }

  /** Take another seating; who sat on a seat that stays, stays. */
  seat(seating: number): void {
    this.seating = seating;
    this.players = { ...usualPlayers(this.scenario, seating), ...this.staying(seating) };
  }

  /** Let somebody play a seat. I have one seat: if I take this one, its player takes mine. */
  give(seat: string, player: string): void {
    this.players = given(this.players, seat, player);
  }

  /** What is chosen for an option: the usual, unless somebody has said otherwise that these seats allow. */
  value({ id, usual, values }: OptionInfo): string {
    const chosen = this.chosen[id] ?? usual;
    return values.includes(chosen) ? chosen : usual;
  }

  table(name: string): NewTable {
    return {
      game: this.game.id,
      scenario: this.scenario.id,
      seats: this.seats.map((seat) => ({ seat, player: this.players[seat] ?? "policy" })),
      practice: this.practice,
      dice: this.dice,
      options: Object.fromEntries(this.options.map((option) => [option.id, this.value(option)])),
      name,
      packs: this.chosenPacks(),
      seeks: this.mayListed.includes(this.listed) && (this.listed === "seeks" || this.listed === "both"),
      watched: this.listed === "watched" || this.listed === "both",
      clock: this.mayHaveClock ? ruleOf(this.clock) : null,
    };
  }

  private chosenPacks(): PackText[] {
    const mine = new Map(packsFor(this.game.id).map((pack) => [pack.hash, pack]));
    const chosen = this.packs.flatMap((hash) => mine.get(hash) ?? []);
    return chosen.map(({ name, text }) => ({ name, text }));
  }

  private staying(seating: number): Record<string, string> {
    const seats = this.scenario.seatings[seating] ?? [];
    const kept = seats.filter((seat) => seat in this.players).map((seat) => [seat, this.players[seat] as string]);
    // Only if I keep a seat do the others keep theirs: otherwise nobody would be me.
    return kept.some(([, player]) => player === "person") ? Object.fromEntries(kept) : {};
  }
}
