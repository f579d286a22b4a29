"""The combat calculator against combats that are really fought: every fall of the dice, and many seeded ones."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from math import sqrt

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from motstand.games.kampen_om_norge.combat import attacking_battalions_dice, dice_of_attackers
from motstand.games.kampen_om_norge.components import ALLIES, GERMANY, NORWAY
from motstand.games.kampen_om_norge.odds import (
    TABLED_DICE,
    Odds,
    expected_losses,
    expected_sixes,
    odds,
    odds_of_combat,
    win_chance,
)
from motstand.games.kampen_om_norge.state import Attack, Kampen
from motstand.kernel.errors import MotstandError
from motstand.kernel.matches.fate import ByHand, Fate, Scripted, Seeded
from tests.games.kampen_om_norge.table import Table, set_table

HAMAR = "hamar"
# A machine that is busy elsewhere may take long for the first numbers; that says nothing about the odds.
not_too_slow = settings(suppress_health_check=[HealthCheck.too_slow], deadline=None)
DICE = st.integers(0, 12)
BATTALIONS = st.integers(1, 8)

# -- combats really fought -----------------------------------------------------------------------------------


class Fights:
    """One combat for Hamar, fought again and again from its last decision before the dice."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.number = table.match.number
        self.count = 0
        self.tally: Counter[tuple[str, int]] = Counter()
        self.german = table.game.on_board(GERMANY)
        self.others = table.game.on_board(NORWAY) + table.game.on_board(ALLIES)

    def chances(self) -> Odds:
        """What the calculator makes of the table."""
        return odds_of_combat(self.table.game, self.table.game.box.board.index[HAMAR])

    def fight(self, fate: Fate) -> None:
        """Go back, throw other dice, and count what has become of the battalions."""
        table = self.table
        table.match.go_back(self.number)
        table.match.fate = fate
        heard = len(table.match.log)
        table.pass_()
        while table.prompt != "battles":
            table.match.play(table.match.options[0])
        game = table.game
        hamar = game.box.board.index[HAMAR]
        keys = [entry.key for entry in table.match.log[heard:]]
        rolled = [entry.values for entry in table.match.log[heard:] if entry.key == "combat.rolled"]
        self.count += 1
        self.tally["attacker wins", int("combat.attacker_wins" in keys)] += 1
        self.tally["attackers lost", self.german - game.on_board(GERMANY)] += 1
        self.tally["defenders lost", self.others - game.on_board(NORWAY) - game.on_board(ALLIES)] += 1
        self.tally["attacker holds", int(game.battalions[GERMANY][hamar] > 0)] += 1
        self.tally["defender holds", int(game.is_enemy_in(GERMANY, hamar))] += 1
        self.tally["attack total", rolled[0]["sum"]] += 1
        self.tally["defence total", rolled[1]["sum"]] += 1


def expected(chances: Odds) -> dict[tuple[str, int], float]:
    """What the calculator says about everything that `Fights` counts."""
    found = {
        ("attacker wins", 1): chances.attacker_wins,
        ("attacker wins", 0): chances.defender_wins,
        ("attacker holds", 1): chances.attacker_holds,
        ("attacker holds", 0): 1 - chances.attacker_holds,
        ("defender holds", 1): chances.defender_holds,
        ("defender holds", 0): 1 - chances.defender_holds,
    }
    for name, distribution in (
        ("attackers lost", chances.attacker_losses),
        ("defenders lost", chances.defender_losses),
        ("attack total", chances.attack_totals),
        ("defence total", chances.defence_totals),
    ):
        found |= {(name, number): chance for number, chance in enumerate(distribution)}
    return found


def before_the_dice(
    land: int = 0,
    water: int = 0,
    defenders: str = "1 norway",
    german_cards: tuple[str, ...] = (),
    norwegian_cards: tuple[str, ...] = (),
) -> Fights:
    """Germans attack Hamar over land and across Mjøsa. Two more combats wait, so that play stops after this one.

    Norway keeps a card that has no dice: its pass is the last decision before they are thrown.
    """
    table = set_table(
        oslo="9 germany",
        kongsvinger=f"{land} germany",
        gjovik=f"{water} germany",
        hamar=defenders,
        voss="1 germany",
        bergen="1 norway",
        steinkjer="1 germany",
        trondheim="1 norway",
        dombas="9 norway",
        hands={"germany": list(german_cards), "norway": [*norwegian_cards, "veisperring"]},
    )
    if land:
        table.choose("move", "kongsvinger", "hamar", land)
    if water:
        table.choose("move", "gjovik", "hamar", water)
    table.choose("move", "voss", "bergen", 1)
    table.choose("move", "steinkjer", "trondheim", 1)
    table.fight(HAMAR)
    for card in german_cards:
        table.choose("play", card)
    while table.prompt == "combat.defender_counters":
        table.pass_()
    for card in norwegian_cards:
        table.choose("play", card)
    assert table.prompt == "combat.defence"
    return Fights(table)


def fight_with_every_fall(fights: Fights, dice: int) -> None:
    for fall in product(range(1, 7), repeat=dice):
        fights.fight(Scripted(list(fall), Seeded(1)))


@pytest.mark.rule("KON-COMBAT-05", "KON-COMBAT-10", "KON-COMBAT-11", "KON-COMBAT-25", "KON-Q-29", "KON-Q-30")
@pytest.mark.parametrize(
    ("land", "defenders", "cards", "attack_dice", "defence_dice"),
    [
        (1, "1 norway", (), 1, 1),
        (2, "2 norway", (), 2, 2),
        (3, "1 norway", (), 3, 1),
        (1, "2 norway 1 allies", (), 1, 3),
        (1, "1 norway", ("panzer",), 3, 1),
        (1, "1 norway", ("gebirgsjager",), 2, 1),
    ],
)
def test_every_fall_of_the_dice(
    land: int, defenders: str, cards: tuple[str, ...], attack_dice: int, defence_dice: int
) -> None:
    fights = before_the_dice(land, defenders=defenders, german_cards=cards)
    chances = fights.chances()
    assert (chances.attack_dice, chances.defence_dice) == (attack_dice, defence_dice)
    fight_with_every_fall(fights, attack_dice + defence_dice)
    assert_counted(fights, chances, 6 ** (attack_dice + defence_dice))


@pytest.mark.rule("KON-COMBAT-08", "KON-COMBAT-27")
def test_every_fall_when_the_attacker_has_no_die() -> None:
    fights = before_the_dice(water=1, defenders="1 norway")
    chances = fights.chances()
    assert (chances.attack_dice, chances.attacker_wins) == (0, 0)
    fight_with_every_fall(fights, 1)
    assert_counted(fights, chances, 6)


def assert_counted(fights: Fights, chances: Odds, ways: int) -> None:
    """Each chance, times all ways that the dice can fall, is the number of combats that ended so."""
    assert fights.count == ways
    counted = {what: count for what, count in fights.tally.items() if count}
    said = {what: round(chance * ways) for what, chance in expected(chances).items()}
    assert counted == {what: count for what, count in said.items() if count}
    for what, chance in expected(chances).items():
        assert chance * ways == pytest.approx(said[what], abs=1e-9)


@pytest.mark.walk
@pytest.mark.rule("KON-COMBAT-06", "KON-COMBAT-07", "KON-COMBAT-08", "KON-COMBAT-09", "KON-Q-26")
@pytest.mark.parametrize(
    ("land", "water", "defenders", "german_cards", "norwegian_cards", "attack_dice", "defence_dice"),
    [
        (4, 0, "3 norway", (), (), 4, 3),
        (2, 4, "2 norway 4 allies", (), (), 3, 5),
        (0, 5, "1 norway", ("panzer", "artilleri"), ("bakhold",), 5, 3),
        (7, 0, "7 norway", ("panzer",), ("bakhold",), 7, 7),
        (2, 1, "1 norway", ("panzer", "artilleri"), (), 5, 1),
    ],
)
def test_seeded_combats_end_as_often_as_the_calculator_says(
    land: int,
    water: int,
    defenders: str,
    german_cards: tuple[str, ...],
    norwegian_cards: tuple[str, ...],
    attack_dice: int,
    defence_dice: int,
) -> None:
    fights = before_the_dice(land, water, defenders, german_cards, norwegian_cards)
    chances = fights.chances()
    assert (chances.attack_dice, chances.defence_dice) == (attack_dice, defence_dice)
    for seed in range(3000):
        fights.fight(Seeded(seed))
    said = expected(chances)
    assert set(fights.tally) <= {what for what, chance in said.items() if chance > 0}
    for what, chance in said.items():
        assert abs(fights.tally[what] - chance * fights.count) <= four_deviations(chance, fights.count), what


def four_deviations(chance: float, count: int) -> float:
    """How far a binomial count may stray; one more, for what is too rare to be nearly normal."""
    return 4 * sqrt(count * chance * (1 - chance)) + 1


# -- what is on the table ------------------------------------------------------------------------------------


def hamar(game: Kampen) -> int:
    return game.box.board.index[HAMAR]


@pytest.mark.rule("KON-COMBAT-08")
def test_a_planned_combat_grows_with_every_stack_at_the_border() -> None:
    table = set_table(kongsvinger="2 germany", gjovik="3 germany", hamar="1 norway")
    with pytest.raises(MotstandError, match="nobody attacks 'hamar'"):
        odds_of_combat(table.game, hamar(table.game))
    table.choose("move", "gjovik", "hamar", 3)
    assert odds_of_combat(table.game, hamar(table.game)) is odds(1, 1, 3, 1)
    table.choose("move", "kongsvinger", "hamar", 2)
    assert odds_of_combat(table.game, hamar(table.game)) is odds(3, 1, 5, 1)


@pytest.mark.rule("KON-COMBAT-17")
def test_a_running_combat_counts_cards_until_they_are_cancelled() -> None:
    table = set_table(
        kongsvinger="3 germany",
        oslo="1 germany",
        hamar="2 norway",
        hands={"germany": ["panzer", "speidertropp"], "norway": ["bakhold", "panservernkanon", "veisperring"]},
    )
    table.choose("move", "kongsvinger", "hamar", 3)
    table.fight(HAMAR)
    area = hamar(table.game)
    assert odds_of_combat(table.game, area) is odds(3, 2, 3, 2)
    table.choose("play", "panzer")
    assert odds_of_combat(table.game, area) is odds(5, 2, 3, 2)
    table.pass_()
    table.choose("cancel", "panservernkanon", "panzer")
    assert odds_of_combat(table.game, area) is odds(3, 2, 3, 2)
    while table.prompt == "combat.defender_counters":
        table.pass_()
    table.choose("play", "bakhold")
    assert odds_of_combat(table.game, area) is odds(3, 4, 3, 2)


def test_a_card_of_one_combat_does_not_count_in_another() -> None:
    fights = before_the_dice(2, defenders="1 norway", german_cards=("panzer",))
    game = fights.table.game
    assert fights.chances().attack_dice == 4
    assert odds_of_combat(game, game.box.board.index["bergen"]) is odds(1, 1, 1, 1)


def test_what_if() -> None:
    fights = before_the_dice(2, defenders="2 norway", german_cards=("panzer",))
    game = fights.table.game
    assert odds_of_combat(game, hamar(game), more_defence_dice=2) is odds(4, 4, 2, 2)
    assert odds_of_combat(game, hamar(game), more_attack_dice=1, more_defence_dice=1) is odds(5, 3, 2, 2)
    assert odds_of_combat(game, hamar(game), more_attack_dice=-2) is odds(2, 2, 2, 2)


@pytest.mark.rule("KON-COMBAT-20", "KON-COMBAT-21")
def test_dice_that_have_fallen_are_certain() -> None:
    fights = before_the_dice(3, defenders="2 norway")
    table = fights.table
    table.match.fate = ByHand(Seeded(1))
    table.pass_()
    assert table.prompt == "roll.attack"
    assert fights.chances() is odds(3, 2, 3, 2)
    table.match.play((6, 2, 1))
    assert table.prompt == "roll.defence"
    known = fights.chances()
    assert (known.attack_dice, known.attack_total) == (3, 9)
    # The defender needs 9 or more: 3+6, 4+5, 5+4, 6+3, three ways to 10, two to 11, one to 12.
    assert known.defender_wins == pytest.approx(10 / 36)
    assert known.defender_losses == [0, 1]
    assert known.attacker_losses == odds(3, 2, 3, 2).attacker_losses


def test_no_odds_when_all_dice_have_fallen() -> None:
    fights = before_the_dice(1, 2, defenders="2 norway")
    fights.table.match.fate = Scripted([1, 1, 6, 1], Seeded(1))
    fights.table.pass_()
    assert fights.table.prompt == "combat.remove"
    with pytest.raises(MotstandError, match="all dice of the combat in 'hamar' have fallen"):
        fights.chances()


@pytest.mark.rule("KON-COMBAT-06", "KON-COMBAT-08", "KON-Q-26", "KON-Q-27")
@pytest.mark.parametrize(("straight", "across"), list(product(range(8), repeat=2)))
def test_an_attack_only_thought_of_has_the_dice_of_one_at_the_border(straight: int, across: int) -> None:
    game = set_table(hamar="1 norway", oslo="1 germany").game.copy()
    index = game.box.board.index
    game.attacks = [Attack(hamar(game), index["kongsvinger"], straight), Attack(hamar(game), index["gjovik"], across)]
    assert dice_of_attackers(straight, across) == attacking_battalions_dice(game, hamar(game))


# -- arithmetic ----------------------------------------------------------------------------------------------


@not_too_slow
@given(DICE, DICE, BATTALIONS, BATTALIONS)
def test_chances_add_up(attack: int, defence: int, attackers: int, defenders: int) -> None:
    chances = odds(attack, defence, attackers, defenders)
    for distribution in (
        chances.attacker_losses,
        chances.defender_losses,
        chances.attack_totals,
        chances.defence_totals,
        [chances.attacker_wins, chances.defender_wins],
    ):
        assert sum(distribution) == pytest.approx(1, abs=1e-12)
        assert min(distribution) >= 0
    assert len(chances.attacker_losses) == min(attackers, defence) + 1
    assert len(chances.defender_losses) == min(defenders, attack) + 1
    assert chances.attack_total == pytest.approx(3.5 * attack)
    assert chances.defence_total == pytest.approx(3.5 * defence)


@not_too_slow
@given(DICE, DICE, BATTALIONS, BATTALIONS)
def test_a_side_that_changes_its_part_keeps_its_losses(attack: int, defence: int, attackers: int, others: int) -> None:
    one, other = odds(attack, defence, attackers, others), odds(defence, attack, others, attackers)
    assert one.attacker_losses == other.defender_losses
    assert one.attackers_gone == other.defenders_gone
    assert one.expected_defender_losses == other.expected_attacker_losses
    # The defender has the ties in both combats.
    ties = sum(x * y for x, y in zip(one.attack_totals, one.defence_totals, strict=False))
    assert one.attacker_wins + other.attacker_wins + ties == pytest.approx(1, abs=1e-12)


@not_too_slow
@given(DICE, DICE, BATTALIONS, BATTALIONS)
def test_a_winner_holds_unless_nobody_is_left(attack: int, defence: int, attackers: int, defenders: int) -> None:
    chances = odds(attack, defence, attackers, defenders)
    assert chances.attacker_wins - chances.attackers_gone <= chances.attacker_holds + 1e-12
    assert chances.attacker_holds <= chances.attacker_wins
    assert chances.defender_wins - chances.defenders_gone <= chances.defender_holds + 1e-12
    assert chances.defender_holds <= chances.defender_wins + 1e-12
    if attackers > defence:
        assert chances.attacker_holds == chances.attacker_wins


def test_every_die_helps_the_one_who_throws_it() -> None:
    for attack, defence in product(range(TABLED_DICE), repeat=2):
        here = win_chance(attack, defence)
        better, worse = win_chance(attack + 1, defence), win_chance(attack, defence + 1)
        assert 0 <= worse <= here <= better <= 1
        # What was certain may stay so; everything else changes.
        assert worse < here or here in (0, 1)
        assert here < better or here in (0, 1)


@not_too_slow
@given(st.integers(0, 20), BATTALIONS)
def test_more_dice_more_losses_but_never_more_than_there_are(dice: int, battalions: int) -> None:
    lost = expected_losses(dice, battalions)
    assert lost < expected_losses(dice + 1, battalions)
    assert lost < battalions
    assert lost <= expected_losses(dice, battalions + 1) <= expected_sixes(dice) + 1e-12
    assert expected_losses(dice, dice) == pytest.approx(expected_sixes(dice))


@pytest.mark.parametrize(("attack", "defence"), [(0, 0), (0, 2), (2, 0), (1, 2), (3, 2), (2, 3), (4, 1)])
def test_plain_counting_agrees(attack: int, defence: int) -> None:
    wins = gone = 0
    for fall in product(range(1, 7), repeat=attack + defence):
        wins += sum(fall[:attack]) > sum(fall[attack:])
        gone += fall[:attack].count(6) >= 2
    ways = 6 ** (attack + defence)
    assert win_chance(attack, defence) == float(Fraction(wins, ways))
    assert odds(attack, defence, 1, 2).defenders_gone == float(Fraction(gone, ways))


def test_no_die_against_no_die_is_a_tie() -> None:
    assert win_chance(0, 0) == 0
    assert win_chance(1, 0) == 1
    assert odds(0, 0, 1, 1).defender_holds == 1


def test_pools_beyond_the_table() -> None:
    beyond = win_chance(TABLED_DICE + 5, TABLED_DICE)
    assert beyond == odds(TABLED_DICE + 5, TABLED_DICE, 5, 5).attacker_wins
    assert win_chance(TABLED_DICE, TABLED_DICE) < beyond < win_chance(TABLED_DICE + 6, TABLED_DICE)


def test_numbers_below_zero_are_refused() -> None:
    for numbers in ((-1, 1, 1, 1), (1, -1, 1, 1), (1, 1, -1, 1), (1, 1, 1, -1)):
        with pytest.raises(ValueError, match="from 0, got -1"):
            odds(*numbers)
    with pytest.raises(ValueError, match="expected a number of dice from 0, got -1"):
        win_chance(-1, 3)


def test_the_text_of_odds_says_what_matters() -> None:
    assert repr(odds(3, 2, 3, 2)) == (
        "<Odds 3 dice of 3 against 2 of 2: attacker wins 77.9%, loses 0.33, defender loses 0.50>"
    )
