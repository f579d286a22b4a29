"""Content files are found and read, packs are laid over them, and equal content has equal names."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from motstand.kernel.content.files import content_digest, overlay, read_toml
from motstand.kernel.errors import ContentError


def error_of(read: Callable[[], Any]) -> str:
    with pytest.raises(ContentError) as caught:
        read()
    return str(caught.value)


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
