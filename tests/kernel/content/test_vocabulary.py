"""Effects as content files write them: how they are read, judged and done."""

from __future__ import annotations

from typing import Any

import pytest

from motstand.kernel.content.rows import Row, Rows, Wrong
from motstand.kernel.content.vocabulary import (
    MOST,
    AtOnce,
    Effect,
    StepByStep,
    Vocabulary,
    always,
    bare,
    gain,
    loss,
    number_and_word,
    one_of,
    room,
    signed,
    times,
    word_and_number,
)
from motstand.kernel.errors import ContentError
from motstand.kernel.flow import Choice, Flow, Option
from motstand.kernel.state import State


class Larder(State):
    """Loaves, of which at most five have room."""

    __slots__ = ("eaten", "loaves")

    def __init__(self) -> None:
        super().__init__("day")
        self.loaves = 2
        self.eaten: list[str] = []

    def data(self) -> dict[str, Any]:
        return {"loaves": self.loaves, "eaten": self.eaten}


def bake(larder: Larder, effect: Effect) -> None:
    larder.loaves = max(0, min(5, larder.loaves + effect.amount))


def eat(larder: Larder, effect: Effect) -> Flow[None]:
    for _ in range(effect.amount):
        options: list[Option] = [("with", "butter"), ("with", "cheese")]
        answer: Option = yield Choice("cook", "eat", options)
        larder.eaten.append(answer[1])


VOCABULARY = Vocabulary[Larder](
    {
        "bread": AtOnce(signed, lambda larder, effect: room(effect, 5 - larder.loaves, larder.loaves), bake),
        "eat": StepByStep(times, lambda larder, effect: larder.loaves, eat),
        "rest": AtOnce(bare, always, lambda larder, effect: None),
    }
)


class Meal(Row):
    called = "meal"
    id: str
    effect: list[str]

    def __post_init__(self) -> None:
        VOCABULARY.read_all(self.effect)


@pytest.mark.parametrize(
    ("text", "amount"), [("bread +2", 2), ("bread -1", -1), ("eat 3", 3), ("rest", 1), (f"eat {MOST}", MOST)]
)
def test_words_are_read_as_their_verb_says(text: str, amount: int) -> None:
    effect = VOCABULARY.read(text)
    assert (effect.verb, effect.amount, effect.what) == (text.split()[0], amount, "")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "one of the verbs bread, eat, rest"),
        ("dance 1", "one of the verbs bread, eat, rest"),
        ("bread 1", "a number with its sign, such as -1"),
        ("bread", r"a number with its sign, such as \+1"),
        ("eat", "a number of times"),
        ("eat 0", f"a number from 1 to {MOST}"),
        ("eat 21", f"a number from 1 to {MOST}"),
        ("rest 1", "nothing after the verb"),
    ],
)
def test_an_error_says_what_was_expected(text: str, expected: str) -> None:
    with pytest.raises(ContentError, match=expected):
        VOCABULARY.read(text)


def test_one_direction_alone_can_be_asked_for() -> None:
    assert (gain(["+2"]), loss(["-2"])) == ((2, ""), (-2, ""))
    with pytest.raises(ContentError, match=r"such as \+1"):
        gain(["-2"])
    with pytest.raises(ContentError, match="such as -1"):
        loss(["+2"])


def test_words_and_numbers_stand_in_the_order_of_the_reading() -> None:
    assert one_of("a loaf", ["rye", "oat"])(["rye"]) == (1, "rye")
    assert word_and_number("a loaf and a number", ["rye"])(["rye", "2"]) == (2, "rye")
    assert number_and_word("a number and a loaf", ["rye"])(["2", "rye"]) == (2, "rye")
    assert number_and_word("a number", ["rye"], may_be_alone=True)(["2"]) == (2, "")
    with pytest.raises(ContentError, match="a number and a loaf"):
        number_and_word("a number and a loaf", ["rye"])(["2"])
    with pytest.raises(ContentError, match="rye"):
        one_of("a loaf", ["rye"])(["wheat"])


def test_a_row_needs_at_least_one_effect_and_its_error_names_the_word() -> None:
    assert [effect.verb for effect in VOCABULARY.read_all(["bread +1", "rest"])] == ["bread", "rest"]
    with pytest.raises(ContentError, match=r"larder\.toml: meal 'noon': effect: expected at least one effect"):
        Rows("larder.toml", {"meal": [{"id": "noon", "effect": []}]}, "meal", Meal)
    with pytest.raises(ContentError, match="effect: expected nothing after the verb in 'rest 2'"):
        Rows("larder.toml", {"meal": [{"id": "noon", "effect": ["bread +1", "rest 2"]}]}, "meal", Meal)
    with pytest.raises(Wrong) as wrong:
        VOCABULARY.read_all([], "morning")
    assert wrong.value.key == "morning"


def test_the_same_table_says_whether_an_effect_can_be_done() -> None:
    larder = Larder()
    fits, too_many, none = VOCABULARY.read("bread +3"), VOCABULARY.read("bread +4"), VOCABULARY.read("eat 1")
    assert VOCABULARY.can_do_all(larder, [fits])
    assert not VOCABULARY.can_do_all(larder, [fits, too_many])
    assert VOCABULARY.can_do_something(larder, [too_many])
    larder.loaves = 0
    assert not VOCABULARY.can_do_something(larder, [none])


def test_effects_are_carried_out_in_order_and_may_ask() -> None:
    larder = Larder()
    steps = VOCABULARY.carry_out(larder, VOCABULARY.read_all(["bread +1", "eat 2", "bread -3"]))
    assert next(steps).prompt == "eat"
    assert larder.loaves == 3
    assert steps.send(("with", "butter")).prompt == "eat"
    with pytest.raises(StopIteration):
        steps.send(("with", "cheese"))
    assert (larder.eaten, larder.loaves) == (["butter", "cheese"], 0)
