"""Content is checked value by value, and every error names file, row, key, expectation and what was found."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from motstand.kernel.content import SOURCES, Row, content_digest, overlay, read_toml, rows_of
from motstand.kernel.errors import ContentError


def row(toml: str) -> Row:
    """A card of a file of cards."""
    return rows_of("KON cards.toml", tomllib.loads(f"[[card]]\nid = 'bakhold'\n{toml}"), "card", "card")[0]


def error_of(read: Callable[[], Any]) -> str:
    with pytest.raises(ContentError) as caught:
        read()
    return str(caught.value)


BAKHOLD = "KON cards.toml: card 'bakhold': "


# -- values --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("toml", "read", "expected"),
    [
        ("", lambda r: r.text("name"), "name: expected a text, got nothing"),
        ("name = 3", lambda r: r.text("name"), "name: expected a text, got 3"),
        ("name = ''", lambda r: r.text("name"), 'name: expected a text, got ""'),
        ("name = ['Bakhold']", lambda r: r.text("name", "none"), 'name: expected a text, got ["Bakhold"]'),
        ("deck = 'sweden'", lambda r: r.one_of("deck", ("a", "b")), 'deck: expected one of a, b, got "sweden"'),
        ("", lambda r: r.one_of("deck", ("a", "b")), "deck: expected one of a, b, got nothing"),
        ("deck = ['a']", lambda r: r.one_of("deck", ("a", "b")), 'deck: expected one of a, b, got ["a"]'),
        ("dice = 'two'", lambda r: r.whole("dice", 0, 5), 'dice: expected a whole number from 0 to 5, got "two"'),
        ("dice = 6", lambda r: r.whole("dice", 0, 5), "dice: expected a whole number from 0 to 5, got 6"),
        ("dice = -1", lambda r: r.whole("dice", 0, 5), "dice: expected a whole number from 0 to 5, got -1"),
        ("dice = 2.0", lambda r: r.whole("dice", 0, 5), "dice: expected a whole number from 0 to 5, got 2.0"),
        ("dice = true", lambda r: r.whole("dice", 0, 5), "dice: expected a whole number from 0 to 5, got true"),
        ("dice = 9", lambda r: r.whole("dice", 0, 5, 1), "dice: expected a whole number from 0 to 5, got 9"),
        ("", lambda r: r.whole("dice", 0, 5), "dice: expected a whole number from 0 to 5, got nothing"),
        ("north = '60'", lambda r: r.decimal("north"), 'north: expected a number, got "60"'),
        ("north = true", lambda r: r.decimal("north"), "north: expected a number, got true"),
        ("", lambda r: r.decimal("north"), "north: expected a number, got nothing"),
        ("coast = 1", lambda r: r.yes("coast"), "coast: expected true or false, got 1"),
        ("coast = 'yes'", lambda r: r.yes("coast"), 'coast: expected true or false, got "yes"'),
        ("when = 'G2'", lambda r: r.texts("when"), 'when: expected a list of texts, got "G2"'),
        ("when = [2]", lambda r: r.texts("when"), "when: expected a list of texts, got [2]"),
        ("", lambda r: r.texts("when"), "when: expected a list of texts, got nothing"),
        (
            "when = ['G2', 'G9']",
            lambda r: r.texts("when", ["G1", "G2"]),
            'when: "G9" is not known; expected one of G1, G2',
        ),
        (
            "areas = ['ås']",
            lambda r: r.texts("areas", [str(number) for number in range(20)]),
            'areas: "ås" is not known; expected one of 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, …',
        ),
        ("defence = 2", lambda r: r.table("defence"), "defence: expected a table { … }, got 2"),
        ("defence = [2]", lambda r: r.table("defence"), "defence: expected a table { … }, got [2]"),
        ("day = 1940-04-09", lambda r: r.text("day"), 'day: expected a text, got "1940-04-09"'),
        ("men = { oslo = 1, rome = 2 }", lambda r: r.wholes("men", ["oslo"], 9), "men.rome: no such id"),
        (
            "men = { oslo = 10 }",
            lambda r: r.wholes("men", ["oslo"], 9),
            "men.oslo: expected a whole number from 0 to 9, got 10",
        ),
        ("men = 3", lambda r: r.wholes("men", ["oslo"], 9), "men: expected a table { … }, got 3"),
        ("copy = 4", lambda r: r.rows("copy", "copy"), "copy: expected tables [[copy]], got 4"),
        ("copy = [1940-04-09]", lambda r: r.rows("copy", "copy"), 'copy number 1: expected a table, got "1940-04-09"'),
    ],
)
def test_a_wrong_value(toml: str, read: Callable[[Row], Any], expected: str) -> None:
    card = row(toml)
    assert error_of(lambda: read(card)) == BAKHOLD + expected


def test_a_wrong_value_in_a_table_is_named_by_its_path() -> None:
    defence = row('defence = { dice = "two", more = { coast = 3 } }').table("defence")
    assert defence is not None
    assert error_of(lambda: defence.whole("dice", 0, 5)) == (
        "KON cards.toml: card 'bakhold': defence.dice: expected a whole number from 0 to 5, got \"two\""
    )
    more = defence.table("more")
    assert more is not None
    assert error_of(lambda: more.yes("coast")) == BAKHOLD + "defence.more.coast: expected true or false, got 3"


def test_good_values() -> None:
    card = row(
        "name = 'Bakhold'\ndice = 5\nnorth = 60.5\neast = 10\ncoast = true\nwhen = ['R2']\nmen = { oslo = 2 }\n"
        "copy = [{ id = 'N-09' }, { id = 'N-10' }]\nsource = 'rulebook'\nnote = 'for readers'"
    )
    assert card.text("name") == "Bakhold"
    assert card.text("english", "Ambush") == "Ambush"
    assert card.whole("dice", 0, 5) == 5
    assert card.whole("more", 0, 5, 3) == 3
    assert (card.decimal("north"), card.decimal("east")) == (60.5, 10.0)
    assert (card.yes("coast"), card.yes("by_air"), card.yes("by_sea", True)) == (True, False, True)
    assert card.texts("when", ["R2", "C2"]) == ["R2"]
    assert card.texts("who", default=["all"]) == ["all"]
    assert card.wholes("men", ["oslo", "hamar"], 9) == {"oslo": 2}
    assert card.wholes("women", ["oslo"], 9) == {}
    assert card.table("defence") is None
    assert [copy.text("id") for copy in card.rows("copy", "copy")] == ["N-09", "N-10"]
    assert card.has("note")
    assert not card.has("limit")
    assert card.text_is("name", "Bakhold")
    assert not card.text_is("name", "all")
    card.one_of("id", ("bakhold",))
    card.ignore("note")
    card.source()
    card.finish()


def test_a_key_that_nobody_knows() -> None:
    card = row("name = 'Bakhold'\ndise = 2")
    card.text("id")
    card.text("name")
    card.yes("coast")
    assert error_of(card.finish) == BAKHOLD + "dise: unknown key; expected one of coast, id, name"
    defence = row("defence = { dise = 2 }").table("defence")
    assert defence is not None
    defence.whole("dice", 0, 5, 0)
    assert error_of(defence.finish) == BAKHOLD + "defence.dise: unknown key; expected one of dice"


@pytest.mark.parametrize(
    "source", ["'rulebook'", "'owner'", "{ effects = 'public', symbols = 'reconstructed', note = '?' }"]
)
def test_where_a_row_comes_from(source: str) -> None:
    row(f"source = {source}").source()


@pytest.mark.parametrize(
    ("source", "got"),
    [
        ("source = 'hearsay'", '"hearsay"'),
        ("source = { effects = 'hearsay' }", '{"effects": "hearsay"}'),
        ("source = { note = 'rulebook' }", '{"note": "rulebook"}'),
        ("source = 3", "3"),
        ("", "nothing"),
    ],
)
def test_every_row_says_where_it_comes_from(source: str, got: str) -> None:
    expected = f"source: expected one of {', '.join(SOURCES)}, or a table of them by field, got {got}"
    assert error_of(row(source).source) == BAKHOLD + expected


def test_rows_are_named_by_their_id_or_their_place() -> None:
    rows = rows_of("KON board.toml", tomllib.loads("[[area]]\nid = 'oslo'\n[[area]]\nname = 'Hamar'"), "area", "area")
    assert error_of(lambda: rows[0].text("name")).startswith("KON board.toml: area 'oslo': name: ")
    assert error_of(lambda: rows[1].text("id")).startswith("KON board.toml: area number 2: id: ")
    inner = row("copy = [{ id = 'N-09' }]").rows("copy", "copy")[0]
    assert error_of(lambda: inner.whole("symbols", 1, 9)).startswith(BAKHOLD + "copy 'N-09': symbols: ")
    assert rows_of("KON board.toml", {}, "area", "area") == []


# -- files ---------------------------------------------------------------------------------------------------


def test_a_file_that_is_not_there_or_cannot_be_read(tmp_path: Path) -> None:
    assert error_of(lambda: read_toml(tmp_path / "none.toml", "KON none.toml")) == "KON none.toml: no such file"
    assert error_of(lambda: read_toml(tmp_path, "pack")) == "pack: expected a file that can be read: Is a directory"


def test_a_file_that_is_no_toml(tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    path.write_text("[[card]]\nid = bakhold\n", encoding="utf-8")
    message = error_of(lambda: read_toml(path, "KON cards.toml"))
    assert message.startswith("KON cards.toml: expected TOML: ")
    assert "line 2" in message


def test_a_file_that_is_no_utf_8(tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    path.write_bytes("name = 'Bjørnfjell'".encode("latin-1"))
    assert error_of(lambda: read_toml(path, "KON cards.toml")) == (
        "KON cards.toml: expected UTF-8, got other bytes at byte 10"
    )


# -- laying packs over ---------------------------------------------------------------------------------------

BASE = """
border = [{ between = ["oslo", "hamar"], kind = "land" }, { between = ["oslo", "voss"], kind = "fjord" }]
[rules]
rounds = 5
free = 1
[[card]]
id = "bakhold"
deck = "norway"
defence = { dice = 2, when = ["R2"] }
copy = [{ id = "N-09", symbols = 1 }, { id = "N-10", symbols = 1 }]
[[card]]
id = "fly"
deck = "norway"
[[card]]
id = "fly"
deck = "allies"
"""


def laid_over(pack: str) -> dict[str, Any]:
    base = tomllib.loads(BASE)
    overlay(base, tomllib.loads(pack), ("id", "deck", "between"))
    return base


def test_a_pack_changes_one_value_and_leaves_all_others() -> None:
    base = tomllib.loads(BASE)
    after = laid_over('[[card]]\nid = "bakhold"\ndefence = { dice = 4 }\ncopy = [{ id = "N-10", symbols = 3 }]')
    assert after["card"][0]["defence"] == {"dice": 4, "when": ["R2"]}
    assert after["card"][0]["copy"] == [{"id": "N-09", "symbols": 1}, {"id": "N-10", "symbols": 3}]
    assert after["card"][1:] == base["card"][1:]
    assert (after["border"], after["rules"]) == (base["border"], base["rules"])


def test_a_pack_names_a_row_by_all_keys_it_gives() -> None:
    after = laid_over('[[card]]\nid = "fly"\ndeck = "allies"\ndice = 1')
    assert [card.get("dice") for card in after["card"]] == [None, None, 1]
    after = laid_over('[[border]]\nbetween = ["oslo", "voss"]\nkind = "land"')
    assert [border["kind"] for border in after["border"]] == ["land", "land"]
    assert len(after["border"]) == 2


def test_a_pack_adds_rows_and_tables_merge() -> None:
    after = laid_over('[rules]\nfree = 2\n[[card]]\nid = "new"\n[[card]]\nid = "fly"\ndeck = "germany"')
    assert after["rules"] == {"rounds": 5, "free": 2}
    assert [card["id"] for card in after["card"]] == ["bakhold", "fly", "fly", "new", "fly"]


def test_rows_that_nothing_names_are_added() -> None:
    after = laid_over('[[card]]\nname = "nobody"')
    assert len(after["card"]) == 4


def test_equal_content_has_equal_names() -> None:
    one = content_digest(tomllib.loads(BASE))
    assert one == content_digest(dict(reversed(list(tomllib.loads(BASE).items()))))
    assert one != content_digest(laid_over("[rules]\nfree = 2"))
    assert content_digest({"day": "1940-04-09", "name": "Å"}) != content_digest({"day": "1940-04-10", "name": "Å"})
    assert len(one) == 16
