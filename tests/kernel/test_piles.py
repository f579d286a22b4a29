"""Decks and bags: what is known on top, and a rest whose order means nothing."""

from __future__ import annotations

from typing import Any

import pytest

from motstand.kernel.flow import Draw
from motstand.kernel.matches.fate import Seeded
from motstand.kernel.piles import Pile, draw


def drawn(pile: Pile, fate: Seeded) -> str:
    """Draw one card as a match would."""
    flow = draw(pile, "card", "red", ("red",), "R-1")
    answer: Any = None
    while True:
        try:
            ask = flow.send(answer)
        except StopIteration as end:
            return str(end.value)
        answer = fate.answer(ask)


def test_a_pile_counts_and_knows_its_cards() -> None:
    pile = Pile(["a", "b", "b"], ["t"])
    assert len(pile) == 4
    assert "t" in pile
    assert "b" in pile
    assert "x" not in pile
    pile.add("x")
    assert "x" in pile
    assert pile.data() == [["a", "b", "b", "x"], ["t"]]


def test_taking_a_card_leaves_all_others() -> None:
    for card in "abcd":
        pile = Pile(list("abcd"))
        pile.take(card)
        assert pile.data() == [[other for other in "abcd" if other != card], []]
    twice = Pile(["a", "a"])
    twice.take("a")
    assert twice.data() == [["a"], []]


def test_taking_a_card_that_is_not_there_is_an_error_and_takes_none() -> None:
    pile = Pile(["a"])
    with pytest.raises(ValueError, match="not in list"):
        pile.take("b")
    assert pile.data() == [["a"], []]


def test_the_order_of_the_rest_means_nothing_and_that_of_the_top_everything() -> None:
    assert Pile(["b", "a"], ["x", "y"]).data() == Pile(["a", "b"], ["x", "y"]).data()
    assert Pile(["a"], ["x", "y"]).data() != Pile(["a"], ["y", "x"]).data()


def test_a_copy_is_another_pile() -> None:
    pile = Pile(["a", "b"], ["t"])
    twin = pile.copy()
    twin.take("a")
    twin.top.pop()
    twin.add("z")
    assert pile.data() == [["a", "b"], ["t"]]


def test_what_is_known_on_top_comes_first_without_chance() -> None:
    pile = Pile(["a"], ["second", "first"])
    for expected in ("first", "second"):
        flow = draw(pile, "card")
        with pytest.raises(StopIteration) as end:
            next(flow)
        assert end.value.value == expected
    assert pile.data() == [["a"], []]


def test_a_draw_says_for_whom_it_is_and_who_sees_it() -> None:
    ask = next(draw(Pile(["a", "b"]), "card", "red", ("red",), "R-1"))
    assert isinstance(ask, Draw)
    assert (ask.prompt, ask.seat, ask.seen_by, ask.rule, sorted(ask.among)) == (
        "card",
        "red",
        ("red",),
        "R-1",
        ["a", "b"],
    )


@pytest.mark.parametrize("seed", range(5))
def test_drawing_empties_a_pile_card_by_card(seed: int) -> None:
    cards = [*"abcdefgh", "a"]
    pile = Pile(cards.copy())
    fate = Seeded(seed)
    assert sorted([drawn(pile, fate) for _ in cards]) == sorted(cards)
    assert len(pile) == 0


def test_every_card_of_the_rest_comes_equally_often_first() -> None:
    fate = Seeded(1)
    counts = dict.fromkeys("abcd", 0)
    for _ in range(2000):
        counts[drawn(Pile(list("abcd")), fate)] += 1
    assert all(420 < count < 580 for count in counts.values())
