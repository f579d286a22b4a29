"""Who answers chance: seeds, scripts, hands."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from motstand.kernel.errors import BadChance
from motstand.kernel.flow import Draw, Roll
from motstand.kernel.matches.fate import ByHand, Fate, Scripted, Seeded, checked_chance

SIX = Roll(6, 1, "one")
FIVE_DICE = Roll(6, 5, "five")
CARDS = Draw(["a", "b", "c"], "card")

# The 99.9 % points of chi-square: with fixed seeds these tests always give the same result, and a fair generator
# stays below them.
LIMIT = {1: 10.83, 2: 13.82, 5: 20.52, 25: 52.62, 35: 66.62, 51: 87.97}


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 for count in counts) / expected


def fair(counts: list[int]) -> bool:
    """Not more uneven than chance makes it, and (from a die on) not more even either."""
    freedom = len(counts) - 1
    least = 0.02 * freedom if freedom >= 5 else -1.0
    return least < chi_square(counts) < LIMIT[freedom]


# -- seeds ---------------------------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_dice() -> None:
    for seed in (0, 7, -3, 2**127, "lillehammer"):
        one, other = Seeded(seed), Seeded(seed)
        assert [one.answer(FIVE_DICE) for _ in range(50)] == [other.answer(FIVE_DICE) for _ in range(50)]


def test_the_same_seed_gives_the_same_dice_on_every_machine() -> None:
    fate = Seeded(1940)
    dice = [fate.answer(SIX)[0] for _ in range(20)]
    assert dice == [2, 4, 6, 6, 6, 1, 4, 1, 1, 1, 1, 3, 5, 5, 4, 2, 5, 1, 5, 1]
    assert "".join([fate.answer(CARDS) for _ in range(10)]) == "baccacbbab"


def test_different_seeds_give_different_dice() -> None:
    games = {tuple(Seeded(seed).answer(FIVE_DICE) + Seeded(seed).answer(FIVE_DICE)) for seed in range(500)}
    assert len(games) > 480


def test_a_number_and_its_text_are_the_same_seed() -> None:
    assert Seeded(12).mark() == Seeded("12").mark()


@pytest.mark.parametrize("seed", range(8))
def test_dice_are_fair(seed: int) -> None:
    fate = Seeded(seed)
    counts = [0] * 6
    for _ in range(6000):
        counts[fate.answer(SIX)[0] - 1] += 1
    assert fair(counts)


@pytest.mark.parametrize("seed", range(8))
def test_a_die_does_not_know_the_one_before(seed: int) -> None:
    fate = Seeded(seed)
    counts = [0] * 36
    for _ in range(7200):
        one, other = fate.answer(Roll(6, 2, "two"))
        counts[(one - 1) * 6 + other - 1] += 1
    assert fair(counts)


@pytest.mark.parametrize("size", [2, 3, 52])
def test_draws_are_fair(size: int) -> None:
    fate = Seeded(size)
    cards = [str(number) for number in range(size)]
    counts = [0] * size
    for _ in range(200 * size):
        counts[cards.index(fate.answer(Draw(cards, "card")))] += 1
    assert fair(counts)


def test_the_first_die_of_neighbouring_seeds_is_fair() -> None:
    counts = [0] * 6
    for seed in range(6000):
        counts[Seeded(seed).answer(SIX)[0] - 1] += 1
    assert fair(counts)


def test_every_order_comes_out_of_a_shuffle() -> None:
    fate = Seeded(3)
    counts: dict[str, int] = {}
    for _ in range(600):
        cards = ["a", "b", "c"]
        fate.shuffle(cards)
        counts["".join(cards)] = counts.get("".join(cards), 0) + 1
    assert sorted(counts) == ["abc", "acb", "bac", "bca", "cab", "cba"]
    assert fair(list(counts.values()))


def test_below_stays_below() -> None:
    fate = Seeded(5)
    assert {fate.below(3) for _ in range(200)} == {0, 1, 2}
    assert {fate.below(1) for _ in range(20)} == {0}


def test_a_seed_goes_back_to_its_mark_and_a_copy_goes_its_own_way() -> None:
    fate = Seeded(4)
    fate.answer(FIVE_DICE)
    mark = fate.mark()
    twin = fate.copy()
    thrown = [fate.answer(FIVE_DICE) for _ in range(10)]
    assert fate.mark() != mark
    fate.reset(mark)
    assert [fate.answer(FIVE_DICE) for _ in range(10)] == thrown
    assert twin.mark() == mark
    assert [twin.answer(FIVE_DICE) for _ in range(10)] == thrown


def test_passing_over_keeps_a_seed_in_step() -> None:
    one, other = Seeded(4), Seeded(4)
    for ask in (SIX, FIVE_DICE, CARDS):
        one.answer(ask)
        other.pass_over(ask)
    assert one.mark() == other.mark()


# -- forks ---------------------------------------------------------------------------------------------------


def test_forks_are_streams_of_their_own_and_do_not_disturb() -> None:
    fate = Seeded(6)
    mark = fate.mark()
    streams = {tuple(fate.fork(number).answer(Roll(6, 12, "many"))) for number in range(300)}
    assert len(streams) == 300
    assert fate.mark() == mark
    assert fate.fork(17).mark() == fate.fork(17).mark()
    assert fate.fork(1).mark() != Seeded(7).fork(1).mark()


@pytest.mark.parametrize("seed", range(4))
def test_neighbouring_forks_know_nothing_of_each_other(seed: int) -> None:
    fate = Seeded(seed)
    firsts = [fate.fork(number).answer(SIX)[0] - 1 for number in range(7201)]
    singles, pairs = [0] * 6, [0] * 36
    for one, other in pairwise(firsts):
        singles[one] += 1
        pairs[one * 6 + other] += 1
    assert fair(singles)
    assert fair(pairs)


# -- scripts -------------------------------------------------------------------------------------------------


def test_a_script_serves_dice_one_by_one_and_cards() -> None:
    fate = Scripted([6, 4, "b", 1, 2, 3, 4, 5])
    assert fate.answer(SIX) == (6,)
    assert fate.answer(SIX) == (4,)
    assert fate.answer(CARDS) == "b"
    assert fate.answer(FIVE_DICE) == (1, 2, 3, 4, 5)
    with pytest.raises(BadChance, match="the script of 8 is used up at <Roll 1d6 one>"):
        fate.answer(SIX)


@pytest.mark.parametrize(
    ("script", "ask", "words"),
    [
        ([7], SIX, r"one: expected 1 die from 1 to 6, got \[7\]"),
        (["a"], SIX, r'one: expected 1 die from 1 to 6, got \["a"\]'),
        ([1, 2], FIVE_DICE, r"five: expected 5 dice from 1 to 6, got \[1, 2\]"),
        (["d"], CARDS, "card: expected one of the 3 cards left, got 'd'"),
        ([3], CARDS, "card: expected one of the 3 cards left, got 3"),
    ],
)
def test_a_script_that_does_not_fit_stays_where_it_is(script: list[Any], ask: Roll | Draw, words: str) -> None:
    fate = Scripted(script)
    with pytest.raises(BadChance, match=words):
        fate.answer(ask)
    assert fate.position == 0


def test_after_the_script_another_fate_goes_on() -> None:
    fate = Scripted([6], Seeded(2))
    assert fate.answer(SIX) == (6,)
    mark = fate.mark()
    twin = fate.copy()
    thrown = [fate.answer(FIVE_DICE) for _ in range(5)]
    assert thrown == [twin.answer(FIVE_DICE) for _ in range(5)]
    fate.reset(mark)
    assert thrown == [fate.answer(FIVE_DICE) for _ in range(5)]
    fate.reset((0, Seeded(2).mark()))
    assert fate.answer(SIX) == (6,)


def test_a_script_begins_where_a_record_ends() -> None:
    fate = Scripted([6])
    fate.pass_over(FIVE_DICE)
    assert fate.answer(SIX) == (6,)


# -- by hand -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dice", [True, False])
@pytest.mark.parametrize("cards", [True, False])
def test_a_hand_throws_what_it_wants_to_and_the_other_fate_the_rest(dice: bool, cards: bool) -> None:
    fate = ByHand(Seeded(3), dice, cards)
    assert (fate.answer(SIX) is None) == dice
    assert (fate.answer(CARDS) is None) == cards


def test_a_hand_does_not_use_up_the_seed() -> None:
    fate = ByHand(Seeded(3))
    fate.answer(SIX)
    fate.pass_over(SIX)
    assert fate.mark() == Seeded(3).mark()
    fate.pass_over(CARDS)
    twin = fate.copy()
    assert fate.mark() == twin.mark() != Seeded(3).mark()
    mark = fate.mark()
    fate.answer(CARDS)
    assert twin.mark() == mark
    fate.reset(mark)
    assert fate.mark() == mark


# -- the check -----------------------------------------------------------------------------------------------


def test_what_can_have_fallen_passes_the_check() -> None:
    assert checked_chance(FIVE_DICE, (1, 6, 3, 3, 2)) == (1, 6, 3, 3, 2)
    assert checked_chance(Roll(20, 1, "big"), (20,)) == (20,)
    assert checked_chance(CARDS, "c") == "c"


@pytest.mark.parametrize("dice", [(0,), (7,), (1, 1), (), (1.0,), (True,), ("1",), [1], 1, None])
def test_what_cannot_have_fallen_does_not(dice: Any) -> None:
    with pytest.raises(BadChance, match="one: expected 1 die from 1 to 6, got "):
        checked_chance(SIX, dice)


def test_the_bare_fate_answers_nothing() -> None:
    fate = Fate()
    with pytest.raises(NotImplementedError):
        fate.answer(SIX)
    assert fate.mark() is None
    assert fate.copy() is fate
