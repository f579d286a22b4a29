"""The dice of a table, the buckets that leak, and the keys of seats."""

from __future__ import annotations

from pathlib import Path

import pytest

from motstand.kernel.errors import SetupError
from motstand.kernel.flow import Draw, Roll
from motstand.kernel.matches.fate import ByHand
from motstand.kernel.matches.making import new_match
from motstand.kernel.matches.seeds import Seeds
from motstand.players import policy
from motstand.server.play.dice import SealedDice, fate_of
from motstand.server.play.seats import checked_bot, hashed, new_key, opens, readable
from motstand.server.web.limits import Bucket, Buckets
from tests.server.tables_kit import BOTH, GERMANY, house

ROLL = Roll(6, 3, "test")


def test_copies_throw_the_same_and_strangers_do_not() -> None:
    dice, other = SealedDice(Seeds().draw()), SealedDice(Seeds().draw())
    twin = SealedDice(dice.secret)
    thrown = [dice.answer(ROLL) for _ in range(50)]
    assert thrown == [twin.answer(ROLL) for _ in range(50)]
    assert thrown != [other.answer(ROLL) for _ in range(50)]
    mark = dice.mark()
    later = dice.answer(ROLL)
    dice.reset(mark)
    assert dice.copy().answer(ROLL) == later == dice.answer(ROLL)


def test_the_order_of_a_pile_means_nothing() -> None:
    cards = [f"G-{number:02}" for number in range(30)]
    one, other = SealedDice("secret"), SealedDice("secret")
    for _ in range(20):
        assert one.answer(Draw(cards, "test")) == other.answer(Draw(cards[::-1], "test"))


def test_dice_are_fair_enough() -> None:
    """Chi-squared with five degrees of freedom: 30 is passed once in 70 000 times, and the secret is fixed."""
    dice = SealedDice("a fixed secret")
    counts = [0] * 6
    for _ in range(2000):
        for die in dice.answer(ROLL):
            counts[die - 1] += 1
    assert sum((count - 1000) ** 2 / 1000 for count in counts) < 30


def test_real_dice_are_asked_for_and_cards_are_not() -> None:
    fate = fate_of("mine", SealedDice("secret"))
    assert isinstance(fate, ByHand)
    assert fate.answer(ROLL) is None
    assert fate.answer(Draw(["a"], "test")) == "a"


def test_a_whole_game_is_the_same_with_the_same_secret() -> None:
    games = []
    for _ in range(2):
        match = new_match("kampen-om-norge", "gudbrandsdalen", fate=SealedDice("secret"))
        while not match.over:
            match.play(policy(match))
        games.append([(given.kind, given.value, given.mark) for given in match.journal])
    assert games[0] == games[1]


def test_a_bucket_is_refilled() -> None:
    now = 0.0
    bucket = Bucket(2.0, 3, lambda: now)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now = 100.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_every_address_has_its_own_bucket() -> None:
    buckets = Buckets(1.0, 1, lambda: 0.0)
    assert [buckets.take("a"), buckets.take("a"), buckets.take("b")] == [True, False, True]
    for number in range(20_000):
        buckets.take(str(number))
    assert len(buckets._buckets) <= 10_000


def test_keys() -> None:
    keys = {new_key() for _ in range(100)}
    assert len(keys) == 100
    assert {len(key) for key in keys} == {22}
    key = keys.pop()
    assert opens(key, hashed(key))
    assert not opens(keys.pop(), hashed(key))
    assert not opens(key, None)
    assert key not in hashed(key)


@pytest.mark.parametrize("name", ["search:5001", "search:11s", "person", "minimax", "search:-1", "search:nan"])
def test_bots_that_are_not_let_in(name: str) -> None:
    with pytest.raises(SetupError):
        checked_bot(name, frozenset())


@pytest.mark.parametrize("name", ["random", "policy", "search", "search:5000", "search:10s", "mine"])
def test_bots_that_are(name: str) -> None:
    assert checked_bot(name, frozenset({"mine"})) == name


def test_names_and_notes_are_readable() -> None:
    assert readable("  Kåre \u202eeråK\x07 ") == "Kåre eråK"
    assert readable("one\ntwo") == "one\ntwo"
    assert readable("👩\u200d🚒") == "👩\u200d🚒"


class SameSeed(Seeds):
    """Draws the same seed again and again."""

    def draw(self) -> str:
        return "a fixed secret"


@pytest.mark.anyio
async def test_the_dice_of_new_tables_come_from_the_seeds_of_the_house(tmp_path: Path) -> None:
    hands = []
    for folder in ("one", "other"):
        (tmp_path / folder).mkdir()
        async with house(f"sqlite:///{tmp_path / folder / 'motstand.db'}", seeds=SameSeed()) as place:
            for _ in range(2):
                made = await place.lay_out({GERMANY: "person", BOTH: "policy"})
                async with place.sit(made.table, made.keys[GERMANY]) as person:
                    hands.append(person.welcome["private"])
    assert hands[0]
    assert all(hand == hands[0] for hand in hands)
