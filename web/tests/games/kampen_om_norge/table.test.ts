/** How the table reads Kampen om Norge: phases, combats from the log, cards, odds on the way. */

import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { Clicks } from "../../../src/table/model/clicks.svelte";
import type { Line, Question } from "../../../src/lib/protocol";
import type { LogLine } from "../../../src/table/model/log.svelte";
import { bundleOf } from "../../../src/lib/words";
import { effectsOf, offeredAs, reasonAgainst } from "../../../src/games/kampen_om_norge/cards/cards";
import { fightsOf } from "../../../src/games/kampen_om_norge/combat/fights";
import { keyframe } from "../../../src/games/kampen_om_norge/keyframes";
import { orderOf, phasesOf } from "../../../src/games/kampen_om_norge/phases";
import { changesOf, consequence, diceOf, merged, sideOf } from "../../../src/games/kampen_om_norge/reading";
import type { KampenPrint, KampenView, PrintedCard } from "../../../src/games/kampen_om_norge/table";
import { turningsOf } from "../../../src/games/kampen_om_norge/combat/trail";

const CARDS = join(import.meta.dirname, "../../../../src/motstand/games/kampen_om_norge/content/cards.toml");
const WORDS = join(import.meta.dirname, "../../../src/games/kampen_om_norge/words/en/table.ftl");

function view(changed: Partial<KampenView> = {}): KampenView {
  const side = { battalions: 5, cards_in_hand: 3, cards_in_deck: 9, used: [], used_a_card: false };
  return {
    scenario: "basic",
    air_bases: [],
    round: 3,
    active: "germany",
    phase: "movement",
    phase_number: 1,
    seats: { germany: "germany", norway: "norway+allies", allies: "norway+allies" },
    areas: { gjovik: { germany: 3 }, hamar: { norway: 2 } },
    attacks: [],
    combat: null,
    factions: { germany: side, norway: side, allies: side },
    objectives: {},
    symbols: 0,
    to_place: 0,
    placed: [],
    arrivals_due: 0,
    allies_exhausted: false,
    odds: [],
    ...changed,
  };
}

const COMBAT: NonNullable<KampenView["combat"]> = {
  area: "hamar",
  step: 1,
  plays: [],
  attack_dice: [],
  defence_dice: [],
  rescued: false,
  winner: "",
  attack_dice_count: 2,
  defence_dice_count: 2,
};

function card(changed: Partial<PrintedCard> = {}): PrintedCard {
  return {
    kind: "panzer",
    needs_range: false,
    deck: "germany",
    name: "Panzer",
    english: "Armor",
    text: "",
    caption: "",
    symbols: 2,
    when: ["G2", "R2"],
    at_sea: [],
    sinks_on: 0,
    ...changed,
  };
}

function log(...lines: [string, Record<string, unknown>, Line[]?][]): LogLine[] {
  return lines.map(([key, values, details = []], number) => ({
    number,
    order: number,
    answer: number,
    after: number + 1,
    at: "",
    seat: "",
    kind: "answer",
    line: { key, values, details, saying: { key: `log-${key}`, values } },
  }));
}

describe("phases", () => {
  test("stand in the rulebook's order, with what is done and what is now", () => {
    const phases = phasesOf(view({ phase: "battles", phase_number: 2 }));
    expect(phases.map((phase) => phase.titleKey)).toEqual(["phase-1", "phase-2", "phase-3", "phase-4"]);
    expect(phases.map((phase) => phase.done)).toEqual([true, false, false, false]);
    expect(phases.map((phase) => phase.now)).toEqual([false, true, false, false]);
  });

  test("name their step", () => {
    expect(phasesOf(view({ phase: "sabotage" }))[0]?.sub).toBe("sabotage");
    expect(phasesOf(view())[0]?.sub).toBeUndefined();
    const combat = { area: "hamar", step: 6 } as KampenView["combat"];
    expect(phasesOf(view({ phase: "combat", phase_number: 2, combat }))[1]?.sub).toBe("step 6 of 8");
  });

  test("before the first turn none is now", () => {
    expect(phasesOf(view({ phase: "setup", phase_number: 0 })).some((phase) => phase.now || phase.done)).toBe(false);
  });

  test("the order of turns marks what one leads", () => {
    expect(orderOf(view(), "norway+allies").map((turn) => turn.mine)).toEqual([false, true, true]);
    expect(orderOf(view(), null).some((turn) => turn.mine)).toBe(false);
  });
});

describe("combats", () => {
  const begins: [string, Record<string, unknown>, Line[]] = [
    "combat.begins",
    { area: "hamar", faction: "germany", count: 3 },
    [
      { key: "combat.attackers", values: { from: "gjovik", count: 3 }, saying: { key: "", values: {} } },
      { key: "combat.defenders", values: { faction: "norway", count: 2 }, saying: { key: "", values: {} } },
    ],
  ];

  test("are read from the log, with cards, dice, losses and what followed", () => {
    const [fight] = fightsOf(
      log(
        ["turn.begins", { faction: "germany", round: 3 }],
        begins,
        ["combat.card", { faction: "germany", card: "G-31", effect: "attack" }],
        ["combat.cancelled", { faction: "norway", card: "N-19", cancelled: "G-31" }],
        ["combat.rolled", { faction: "germany", dice: [5, 3, 2] }],
        ["combat.rolled", { faction: "norway", dice: [6, 3] }],
        ["combat.lost", { faction: "germany", count: 1 }],
        ["combat.attacker_wins", { area: "hamar", attack: 10, defence: 9 }],
        ["retreat.retreated", { faction: "norway", from: "hamar", to: "elverum", count: 2 }],
      ),
    );
    expect(fight).toMatchObject({
      area: "hamar",
      round: 3,
      attackDice: [5, 3, 2],
      defenceDice: [6, 3],
      winner: "attacker",
      losses: [{ faction: "germany", count: 1 }],
      attackers: [{ from: "gjovik", count: 3 }],
      defenders: [{ faction: "norway", count: 2 }],
    });
    expect(fight?.plays.map((play) => play.cancelled)).toEqual([true, false]);
    expect(fight?.told).toEqual({
      begins: 1,
      cards: { "G-31": 2, "N-19": 3 },
      attack: 4,
      defence: 5,
      losses: { germany: 6 },
      sums: 7,
    });
    expect(fight?.after).toHaveLength(1);
  });

  test("a cancelled canceller gives back what it struck out", () => {
    const [fight] = fightsOf(
      log(
        begins,
        ["combat.card", { faction: "germany", card: "bomber", effect: "attack" }],
        ["combat.cancelled", { faction: "allies", card: "fighter", cancelled: "bomber" }],
        ["combat.cancelled", { faction: "germany", card: "heavy", cancelled: "fighter" }],
      ),
    );
    expect(fight?.plays.map((play) => [play.card, play.cancelled])).toEqual([
      ["bomber", false],
      ["fighter", true],
      ["heavy", false],
    ]);
  });

  test("a chance is remembered for each card and for the dice", () => {
    const lines = log(
      begins,
      ["combat.card", { faction: "germany", card: "G-31", effect: "attack" }],
      ["combat.attacker_wins", {}],
    );
    const [fight] = fightsOf(lines);
    const odds = (wins: number): KampenView["odds"] => [
      { area: "hamar", attack_dice: 3, defence_dice: 2, wins, attacker_losses: 0, defender_losses: 0 },
    ];
    const seen = [
      { number: 1, answers: 1, view: view({ odds: odds(78) }), lines: [lines[0]!.line] },
      { number: 2, answers: 2, view: view({ odds: odds(99) }), lines: [lines[1]!.line] },
      { number: 3, answers: 3, view: view(), lines: [lines[2]!.line] },
    ];
    expect(turningsOf(fight!, seen)).toEqual([
      { card: "", rolled: 0, wins: 78 },
      { card: "G-31", rolled: 0, wins: 99 },
      { card: "", rolled: 1, wins: 100 },
    ]);
  });

  test("the line begins with the first chance, also when the dice fall one after the other", () => {
    const lines = log(begins, ["combat.rolled", { dice: [6, 6] }], ["combat.attacker_wins", {}]);
    const [fight] = fightsOf(lines);
    const now = (wins: number, combat: Partial<typeof COMBAT>, told: Line[]) => ({
      number: 1,
      answers: 1,
      view: view({
        odds: [{ area: "hamar", attack_dice: 2, defence_dice: 2, wins, attacker_losses: 0, defender_losses: 0 }],
        combat: { ...COMBAT, ...combat },
      }),
      lines: told,
    });
    const [begun, rolled] = lines.map((each) => [each.line]);
    const seen = [now(42, {}, begun!), now(97, { attack_dice: [6, 6] }, rolled!)];
    expect(turningsOf(fight!, seen).map(({ wins }) => wins)).toEqual([42, 100]);
    // Who comes when a card lies on the table has not seen the start.
    const plays = [{ card: "G-31", faction: "germany" as const, effect: "attack" as const, cancelled: false }];
    expect(turningsOf(fight!, [now(84, { plays }, [])])[0]).toEqual({ card: "G-31", rolled: 0, wins: 84 });
  });
});

describe("cards", () => {
  test("every kind has words for every time at which it is played", () => {
    const words = bundleOf([readFileSync(WORDS, "utf-8")], "en");
    const kinds = readFileSync(CARDS, "utf-8").split("[[card]]").slice(1);
    expect(kinds).toHaveLength(29);
    for (const text of kinds) {
      const id = /^id = "(.*)"/m.exec(text)![1]!;
      const times = [...text.matchAll(/when = \[(.*?)\]/g)].flatMap((found) => found[1]!.match(/[GRC]\d/g) ?? []);
      for (const time of times.length > 0 ? times : ["G3"]) {
        expect(words.hasMessage(`kampen-effect-${id}-${time}`), `${id} ${time}`).toBe(true);
      }
    }
  });

  test("one line for an effect that has two times", () => {
    const evacuation = card({ kind: "kystevakuering", deck: "allies", when: ["G1", "G2", "R2"] });
    expect(effectsOf(evacuation, 3).map((effect) => effect.times)).toEqual([["G1"], ["G2", "R2"]]);
  });

  test("say why they cannot be played", () => {
    const asked = { prompt: "movement" } as Question;
    const times = { movement: ["G1"], "combat.attack": ["G2"] };
    expect(reasonAgainst(card(), null, false, times)).toBe("turn");
    expect(reasonAgainst(card(), asked, false, times)).toBe("time");
    expect(reasonAgainst(card(), { ...asked, prompt: "combat.attack" }, false, times)).toBe("nothing");
    expect(reasonAgainst(card({ when: [] }), asked, false, times)).toBe("symbols");
    expect(reasonAgainst(card(), asked, true, times)).toBe("");
  });

  test("of two cards alike either can be clicked", () => {
    const printed = { cards: { "G-31": card(), "G-32": card(), "G-01": card({ kind: "artilleri" }) } };
    const clicks = new Clicks(() => undefined);
    clicks.ask([{ option: ["play", "G-31"], saying: { key: "", values: {} }, steps: [["card", "G-31", "card"]] }]);
    const hand = ["G-01", "G-31", "G-32"];
    expect(offeredAs("G-32", hand, printed as unknown as KampenPrint, clicks)).toBe("G-31");
    expect(offeredAs("G-01", hand, printed as unknown as KampenPrint, clicks)).toBe(null);
  });
});

describe("the view", () => {
  test("has the own hands where the cards of the others are only counted", () => {
    const all = merged(view(), { hands: { germany: ["G-01"] } });
    expect(all.factions.germany.hand).toEqual(["G-01"]);
    expect("hand" in all.factions.norway).toBe(false);
  });

  test("a stack that goes to a border to attack has not left", () => {
    const before = view();
    const after = view({
      areas: { gjovik: { germany: 1 }, hamar: { norway: 2 } },
      attacks: [{ area: "hamar", from: "gjovik", battalions: 2 }],
    });
    expect(changesOf(before, after)).toEqual([]);
    const lost = view({ areas: { gjovik: { germany: 3 }, hamar: { norway: 1 } } });
    expect(changesOf(before, lost)).toEqual([{ kind: "area", id: "hamar", side: "norway", by: -1 }]);
  });

  test("an option says what it leads to", () => {
    const printed = { caught: [] } as unknown as KampenPrint;
    const odds = [{ area: "hamar", attack_dice: 3, defence_dice: 2, wins: 78, attacker_losses: 0, defender_losses: 0 }];
    const attack = { option: ["move", "gjovik", "hamar", 3], saying: { key: "", values: {} } };
    expect(consequence(view(), attack, odds, printed)).toBe("3 dice against 2, wins 78 %");
    const march = { option: ["move", "gjovik", "valdres", 1], saying: { key: "", values: {} } };
    expect(consequence(view(), march, [], printed)).toBe("2 stay behind");
    const end = { option: ["end"], saying: { key: "", values: {} } };
    expect(consequence(view(), end, [], printed)).toBe("no combat follows");
  });

  test("a decided combat is a result, a march was chosen; a combat brings its panel, a card its picture", () => {
    const line = (key: string, values = {}): Line => ({ key, values, saying: { key, values: {} } });
    expect(keyframe(line("movement.moved"))).toMatchObject({ weight: "quiet", panel: undefined });
    expect(keyframe(line("combat.defender_wins"))).toMatchObject({ weight: "result", panel: "combat" });
    expect(keyframe(line("combat.rolled")).weight).toBe("chance");
    expect(keyframe(line("drop.diverted", { card: "A-01" }))).toMatchObject({ weight: "plain", pictures: ["A-01"] });
    expect(keyframe(line("combat.cancelled", { card: "A-08", cancelled: "G-05" })).pictures).toEqual(["A-08", "G-05"]);
    const drawn = ["G-01", "G-02"].map((card) => line("new_cards.card", { card }));
    expect(keyframe({ ...line("new_cards.drawn", { count: 2 }), details: drawn }).pictures).toEqual(["G-01", "G-02"]);
  });

  test("a submarine is of the side that plays it, not of the ships that it hunts", () => {
    const line: Line = {
      key: "submarine.missed",
      values: { faction: "allies", die: 2 },
      saying: { key: "", values: {} },
    };
    expect(sideOf(line)).toBe("germany");
    expect(diceOf(line)).toEqual({ side: "germany", dice: [2] });
  });
});
