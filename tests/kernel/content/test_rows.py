"""Rows are declared as Structs, and every error names file, row, key, expectation and what was found."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from typing import Annotated, Any, Generic, Literal, TypeVar

import pytest
from msgspec import Meta, field

from motstand.kernel.content.files import SOURCES
from motstand.kernel.content.rows import (
    EXPECTED,
    Option,
    Row,
    Rows,
    SourcedRow,
    Text,
    Wrong,
    check_whole,
    converted,
    one_row,
)
from motstand.kernel.content.vocabulary import Effect, Verb, Vocabulary, always, signed
from motstand.kernel.errors import ContentError
from motstand.kernel.state import State

Dice = Annotated[int, Meta(ge=0, le=5)]
Time = Literal["G1", "G2"]
Value = TypeVar("Value")


class More(Row):
    coast: bool = False


class Defence(Row):
    dice: Dice = 0
    more: More | None = None


class BySide(Row, Generic[Value]):
    red: Value
    blue: Value


class Copy(SourcedRow):
    called = "copy"
    id: Text
    symbols: Annotated[int, Meta(ge=1, le=9)]


class Card(SourcedRow):
    called = "card"
    id: Text
    name: Text = "Bakhold"
    start: Text = field(name="from", default="oslo")
    deck: Literal["a", "b"] = "a"
    dice: Dice = 1
    fewest: int = 0
    north: float = 0.0
    coast: bool = False
    when: list[Time] = []
    times: Annotated[list[Time], Meta(min_length=1)] = []
    areas: list[str] = []
    some: Annotated[list[str], Meta(min_length=1, extra={EXPECTED: "at least one area"})] = []
    label: list[float] = []
    defence: Defence | None = None
    men: dict[str, Dice] = {}
    hands: dict[Literal["red", "blue"], list[str]] = {}
    sides: BySide[Dice] | None = None
    cards: Literal["all"] | list[str] = "all"
    copy: list[Copy] = []
    answer: Option = ()
    fate: list[str | int] = []
    others: list[Option] = []

    def __post_init__(self) -> None:
        super().__post_init__()
        check_whole("fewest", self.fewest, 0, self.dice)
        if self.name == self.id:
            raise Wrong("name", "another word than the id")


def cards(toml: str, count: int | None = None) -> Rows[Card]:
    return Rows("KON cards.toml", tomllib.loads(toml), "card", Card, count)


def card(toml: str, source: str = "source = 'rulebook'") -> Card:
    """A card of a file of cards."""
    return cards(f"[[card]]\nid = 'bakhold'\n{source}\n{toml}")[0]


def error_of(read: Callable[[], Any]) -> str:
    with pytest.raises(ContentError) as caught:
        read()
    return str(caught.value)


BAKHOLD = "KON cards.toml: card 'bakhold': "


@pytest.mark.parametrize(
    ("toml", "expected"),
    [
        ("name = 3", "name: expected a text, got 3"),
        ("name = ''", 'name: expected a text, got ""'),
        ("name = ['Bakhold']", 'name: expected a text, got ["Bakhold"]'),
        ("name = 1940-04-09", 'name: expected a text, got "1940-04-09"'),
        ("name = 'bakhold'", 'name: expected another word than the id, got "bakhold"'),
        ("from = 3", "from: expected a text, got 3"),
        ("deck = 'sweden'", 'deck: expected one of a, b, got "sweden"'),
        ("deck = ['a']", 'deck: expected one of a, b, got ["a"]'),
        ("dice = 'two'", 'dice: expected a whole number from 0 to 5, got "two"'),
        ("dice = 6", "dice: expected a whole number from 0 to 5, got 6"),
        ("dice = -1", "dice: expected a whole number from 0 to 5, got -1"),
        ("dice = 2.0", "dice: expected a whole number from 0 to 5, got 2.0"),
        ("dice = true", "dice: expected a whole number from 0 to 5, got true"),
        ("dice = 2\nfewest = 3", "fewest: expected a whole number from 0 to 2, got 3"),
        ("fewest = 'x'", 'fewest: expected a number, got "x"'),
        ("north = '60'", 'north: expected a number, got "60"'),
        ("north = true", "north: expected a number, got true"),
        ("coast = 1", "coast: expected true or false, got 1"),
        ("coast = 'yes'", 'coast: expected true or false, got "yes"'),
        ("when = 'G2'", 'when: expected a list of texts, got "G2"'),
        ("when = [2]", "when: expected a list of texts, got [2]"),
        ("when = ['G2', 'G9']", 'when: "G9" is not known; expected one of G1, G2'),
        ("times = []", "times: expected at least one of G1, G2, got []"),
        ("areas = [1]", "areas: expected a list of texts, got [1]"),
        ("some = []", "some: expected at least one area, got []"),
        ("label = ['x']", 'label: expected a list of numbers, got ["x"]'),
        ("defence = 2", "defence: expected a table { … }, got 2"),
        ("defence = [2]", "defence: expected a table { … }, got [2]"),
        ("defence = { dice = 'two' }", 'defence.dice: expected a whole number from 0 to 5, got "two"'),
        ("defence = { more = { coast = 3 } }", "defence.more.coast: expected true or false, got 3"),
        ("defence = { dise = 2 }", "defence.dise: unknown key; expected one of dice, more"),
        ("men = { oslo = 10 }", "men.oslo: expected a whole number from 0 to 5, got 10"),
        ("men = 3", "men: expected a table { … }, got 3"),
        ("hands = { green = [] }", "hands.green: no such id"),
        ("hands = { red = 3 }", "hands.red: expected a list of texts, got 3"),
        ("sides = { red = 1 }", "sides.blue: expected a whole number from 0 to 5, got nothing"),
        ("sides = { red = 9, blue = 1 }", "sides.red: expected a whole number from 0 to 5, got 9"),
        ("cards = 3", "cards: expected one of all or a list of texts, got 3"),
        ("copy = 4", "copy: expected a list of tables { … }, got 4"),
        ("copy = [1940-04-09]", 'copy number 1: expected a table, got "1940-04-09"'),
        (
            "copy = [{ id = 'N-09', symbols = 0, source = 'owner' }]",
            "copy 'N-09': symbols: expected a whole number from 1 to 9, got 0",
        ),
        ("copy = [{ symbols = 1 }]", "copy number 1: id: expected a text, got nothing"),
        ("fate = [2.5]", "fate: expected a list of texts and whole numbers, got [2.5]"),
        ("answer = 'end'", 'answer: expected a list of texts and whole numbers, got "end"'),
        ("others = 3", "others: expected a list of lists, got 3"),
        ("others = [['a'], 3]", "others 2: expected a list of texts and whole numbers, got 3"),
        ("dise = 2", "dise: unknown key; expected one of answer, areas, cards, coast, copy, deck, defence, dice, fate"),
    ],
)
def test_a_wrong_value(toml: str, expected: str) -> None:
    message = error_of(lambda: card(toml))
    assert message == BAKHOLD + expected or (toml == "dise = 2" and message.startswith(BAKHOLD + expected))


def test_good_values() -> None:
    good = card(
        "name = 'Bakhold!'\nfrom = 'hamar'\ndice = 5\nnorth = 60\ncoast = true\nwhen = ['G2']\nmen = { oslo = 2 }\n"
        "copy = [{ id = 'N-09', symbols = 1, source = 'owner' }]\ncards = ['x']\nfate = [6, 'salt']\n"
        "others = [['end']]\nnote = 'for readers'"
    )
    assert (good.name, good.start, good.dice, good.north, good.coast) == ("Bakhold!", "hamar", 5, 60.0, True)
    assert (good.when, good.men, good.cards) == (["G2"], {"oslo": 2}, ["x"])
    assert (good.fate, good.others) == ([6, "salt"], [("end",)])
    assert [copy.id for copy in good.copy] == ["N-09"]
    assert card("").defence is None
    assert card("").areas is not card("").areas


@pytest.mark.parametrize(
    "source", ["'rulebook'", "'owner'", "{ effects = 'public', symbols = 'reconstructed', note = '?' }"]
)
def test_where_a_row_comes_from(source: str) -> None:
    card("", f"source = {source}")


@pytest.mark.parametrize(
    ("source", "got"),
    [
        ("source = 'hearsay'", '"hearsay"'),
        ("source = { effects = 'hearsay' }", '{"effects": "hearsay"}'),
        ("source = { note = 'rulebook' }", '{"note": "rulebook"}'),
        ("source = { effects = 3 }", '{"effects": 3}'),
        ("source = 3", "3"),
        ("", "nothing"),
    ],
)
def test_every_row_says_where_it_comes_from(source: str, got: str) -> None:
    expected = f"source: expected one of {', '.join(SOURCES)}, or a table of them by field, got {got}"
    assert error_of(lambda: card("", source)) == BAKHOLD + expected


def test_rows_are_named_by_their_id_or_their_place() -> None:
    two = "[[card]]\nid = 'a'\nsource = 'owner'\n[[card]]\nname = 'b'"
    assert error_of(lambda: cards(two)) == "KON cards.toml: card number 2: id: expected a text, got nothing"
    assert cards("") == []


def test_rows_that_are_no_rows() -> None:
    assert error_of(lambda: cards("card = 3")) == "KON cards.toml: card: expected tables [[card]], got 3"
    assert error_of(lambda: cards("card = [3]")) == "KON cards.toml: card number 1: expected a table, got 3"
    assert error_of(lambda: converted("KON board.toml", 3, Defence, "sea")) == (
        "KON board.toml: sea: expected a table { … }, got 3"
    )
    assert error_of(lambda: one_row("KON board.toml", {}, "sea", Defence)) == (
        "KON board.toml: sea: expected a table [sea], got nothing"
    )
    assert error_of(lambda: converted("KON board.toml", {"dice": 9}, Defence, "sea")) == (
        "KON board.toml: sea.dice: expected a whole number from 0 to 5, got 9"
    )


# -- effects -------------------------------------------------------------------------------------------------

VOCABULARY: Vocabulary[State] = Vocabulary({"morale": Verb(signed, always)})


class Branch(Row):
    called = "branch"
    effects: list[Effect] = field(name="effect", default_factory=list)


class Event(Row):
    called = "event"
    read_effect = staticmethod(VOCABULARY.read)
    id: Text
    effects: Annotated[list[Effect], Meta(min_length=1)] = field(name="effect")
    options: dict[str, list[Effect]] = {}
    branch: list[Branch] = []


def event(toml: str) -> Event:
    return Rows("HOH events.toml", tomllib.loads(f"[[event]]\nid = 'frost'\n{toml}"), "event", Event)[0]


def test_effects_are_read() -> None:
    frost = event("effect = ['morale -1']\nbranch = [{ effect = ['morale +2'] }]")
    assert [effect.amount for effect in frost.effects + frost.branch[0].effects] == [-1, 2]


@pytest.mark.parametrize(
    ("toml", "expected"),
    [
        ("effect = 3", "effect: expected a list of texts, got 3"),
        ("effect = [3]", "effect: expected a list of texts, got [3]"),
        ("effect = []", "effect: expected at least one effect, got []"),
        ("effect = ['frost']", "effect: expected one of the verbs morale in 'frost', got [\"frost\"]"),
        ("", "effect: expected a list of texts, got nothing"),
        (
            "effect = ['morale -1']\noptions = { a = ['morale'] }",
            'options: expected a number with its sign, such as +1 in \'morale\', got {"a": ["morale"]}',
        ),
        (
            "effect = ['morale -1']\nbranch = [{ effect = ['x'] }]",
            "branch number 1: effect: expected one of the verbs morale in 'x', got [\"x\"]",
        ),
    ],
)
def test_an_effect_that_cannot_be_read(toml: str, expected: str) -> None:
    assert error_of(lambda: event(toml)) == "HOH events.toml: event 'frost': " + expected


# -- rows that have to fit together --------------------------------------------------------------------------

TWO = """
[[card]]
id = "a"
dice = 0
areas = ["oslo"]
men = { oslo = 1 }
defence = { dice = 2 }
source = "owner"
[[card]]
id = "b"
dice = 2
areas = ["oslo", "rome"]
men = { rome = 1 }
source = "owner"
"""


def test_so_many_rows() -> None:
    assert len(cards(TWO, 2)) == 2
    assert error_of(lambda: cards(TWO, 3)) == "KON cards.toml: card: expected 3 of them, got 2"


def test_words_of_a_row_that_have_to_be_known() -> None:
    rows = cards(TWO)
    rows.expect_known(rows[0], "areas", rows[0].areas, ["oslo"])
    assert error_of(lambda: rows.expect_known(rows[1], "areas", rows[1].areas, ["oslo"])) == (
        "KON cards.toml: card 'b': areas: \"rome\" is not known; expected one of oslo"
    )
    many = [str(number) for number in range(20)]
    assert error_of(lambda: rows.expect_known(rows[0], "areas", ["ås"], many)).endswith("9, 10, 11, …")
    rows.expect_one_of(rows[0], "deck", "a", ["a"])
    assert error_of(lambda: rows.expect_one_of(rows[0], "id", "a", ["x", "y"])) == (
        "KON cards.toml: card 'a': id: expected one of x, y, got \"a\""
    )
    rows.expect_ids(rows[0], "men", rows[0].men, ["oslo"])
    assert error_of(lambda: rows.expect_ids(rows[1], "men", rows[1].men, ["oslo"])) == (
        "KON cards.toml: card 'b': men.rome: no such id"
    )


def test_rows_that_are_counted_and_different() -> None:
    rows = cards(TWO)
    assert error_of(lambda: rows.expect_numbered("dice", first=0)) == (
        "KON cards.toml: card 'b': dice: expected a whole number from 1 to 1, got 2"
    )
    rows.expect_different(["a", "b"], "an id of its own")
    rows.expect_exactly(["a", "b"])
    assert error_of(lambda: rows.expect_exactly(["b", "a"])) == "KON cards.toml: card: expected the ids b, a, got a, b"
    assert rows.by_id("an id of its own") == {"a": rows[0], "b": rows[1]}
    assert error_of(lambda: rows.expect_different(["a", "a"], "an id of its own")) == (
        "KON cards.toml: card 'b': id: expected an id of its own, got \"b\""
    )


def test_an_error_at_a_path() -> None:
    rows = cards(TWO)
    assert str(rows.wrong(rows[0], "defence.dice", "fewer")) == (
        "KON cards.toml: card 'a': defence.dice: expected fewer, got 2"
    )
    assert str(rows.wrong(rows[1], "defence.dice", "some")) == (
        "KON cards.toml: card 'b': defence.dice: expected some, got nothing"
    )
