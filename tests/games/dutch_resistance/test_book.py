"""The component book: every piece of the box, in words, with where its values come from."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from motstand.games.dutch_resistance.book import book
from motstand.games.dutch_resistance.box import BOXES
from motstand.kernel.content.component_book import Component, component_sections, pieces
from motstand.kernel.content.files import SOURCES
from motstand.kernel.content.packs import Pack
from motstand.kernel.words.languages import LANGUAGES

HOUSE = Path(__file__).parents[3] / "web" / "src" / "words"
OWN = HOUSE.parent / "games" / "dutch_resistance" / "words"


def components(language: str = "en", packs: list[Pack] | None = None) -> dict[str, Component]:
    """All components by section and id."""
    return {
        f"{section.id} {one.id}": one
        for section in component_sections(BOXES, book, packs or [], language)
        for one in pieces(section)
    }


def told(one: Component) -> dict[str, Any]:
    return {value.label: value.told for value in one.values}


def test_every_row_is_a_component_with_its_sources() -> None:
    content = BOXES.content([], "en")
    rows = [row for file in content.values() for table in file.values() for row in table]
    found = components()
    assert len(found) == len(rows)
    assert all(one.values and all(value.source in SOURCES for value in one.values) for one in found.values())


def test_values_are_told_in_the_words_of_play() -> None:
    english, norwegian = components(), components("nb")
    assert told(english["task camera"])["step"] == [
        "next to the Officer: give up 1 Information",
        "Forger: give up 1 Documents, give up 1 Money",
    ]
    assert told(english["halt HALT-46"])["option"][0] == (
        "Take the path. Policeman: no further move. Soldier: no further move, "
        "−1 Safety on the Location moved to. Otherwise: −1 Morale."
    )
    assert told(english["officer OFF-12"])["movement"] == "2 steps toward the nearest Character"
    assert told(english["patrol PAT-20"])["soldiers"] == "2 Roads along black"
    assert told(english["road T"])["ends"] == ["City Location 6", "Countryside Location 6"]
    levels = told(english["scenario network"])["level"]
    assert levels[0] == "Easy: Morale 10, Alibi 6, Policemen C F H K N S, Soldiers nowhere"
    assert levels[2] == "Hard: Morale 7, Alibi 5, Policemen C F H K N S, Soldiers E J"
    assert told(norwegian["road T"])["ends"] == ["bysted 6", "bygdested 6"]
    assert norwegian["deck raid"].name == {"key": "deck", "values": {"id": "razziakort"}}
    assert told(norwegian["costs K-11"])["resources"] == ["Penger", "Rasjoner", "Rasjoner"]


def test_what_a_pack_says_comes_from_its_owner() -> None:
    pack = Pack("mine.toml", '[pack]\ngame = "dutch-resistance"\n[[tile]]\nid = "zoo"\nstart = 6\n')
    zoo = {value.label: (value.told, value.source) for value in components(packs=[pack])["tile zoo"].values}
    assert zoo["start"] == (6, "owner")
    assert zoo["text"] == ("No Location Action.", "rulebook")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_client_has_words_for_all_of_it(language: str) -> None:
    """Those of the house, and its own; none of its own is left over."""
    own, house = keys_of(OWN, language), keys_of(HOUSE, language)
    needed: set[str] = set()
    for section in component_sections(BOXES, book, [], language):
        needed.add(f"component-section-{section.id}")
        for one in pieces(section):
            needed |= {f"component-value-{value.label}" for value in one.values}
            if isinstance(one.name, dict):
                needed.add(f"component-{one.name['key']}")
    assert needed <= own | house
    assert own <= needed


def keys_of(words: Path, language: str) -> set[str]:
    text = (words / language / "components.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([\w-]+) =", text, re.MULTILINE))
