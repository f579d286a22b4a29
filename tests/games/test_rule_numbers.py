"""No rule text says another number than the content: content rules name their numbers, or are listed here."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

from motstand.kernel.content.rule_numbers import NAMED
from motstand.kernel.content.rulebook import read_rulebook
from motstand.kernel.registry import find_game
from motstand.kernel.words.languages import LANGUAGES
from tests.games.boxes import GAME_IDS

# Content rules with numbers that are no values of content: names (Sector 2, days 7 and 8), counts of pieces and cards,
# which test_setup.py, test_content.py and test_cards_and_decks.py compare with the boxes, and limits that rules set.
BARE = {
    "CNC-COMP": "01 02 03 04 06 07 08 10 12 14",
    "CNC-GRID": "01 02",
    "CNC-KING": "01 02",
    "CNC-MAP": "01",
    "CNC-BATTLE": "06",
    "CNC-TILE": "04",
    "CNC-EVAC": "18",
    "CNC-UPG": "03",
    "DR-GOAL": "01 06",
    "DR-COMP": "01 03 04 08 10 11 13 14 16 19 20",
    "DR-LOC": "01 02 04",
    "DR-ROUND": "02",
    "DR-MAT": "01",
    "DR-STD": "01",
    "DR-OCC": "06 07 08",
    "DR-SIMPLE": "01",
    "DR-IDENT": "01 06",
    "DR-BOARD": "01 02 03 07 08 09 10 11",
    "DR-SPEC": "05",
    "DR-S3": "04 05",
    "DR-S4": "10 15 16",
    "DR-S5": "03 04",
    "HOH-COMP": "02 04 05 07 08 09 10 11 12 13 14 15 16 18",
    "HOH-DEF": "05",
    "HOH-SUPPLY": "01",
    "HOH-SIEGE": "02",
    "HOH-MOBACT": "06",
    "HOH-WALLS": "02 09 10",
    "HOH-ARTY": "08",
    "HOH-MAINT": "01",
    "HOH-INFIRM": "01",
    "HOH-LAST": "06",
    "HOH-TRACK": "07 10 11 12 14 15 16 18",
    "HOH-FX": "03 04 08 19 20 26 27",
    "HOH-CARDS": "01 02 03 04 05 07 08 09 10",
    "KON-VER": "01 03",
    "KON-COMP": "05",
    "KON-DECK": "01 04 08",
    "KON-COMBAT": "27",
    "KON-GC": "15 18 19 22",
    "KON-NC": "05 06",
    "KON-AC": "05 15 16 22",
    # The day: 9 April.
    "KON-ADV": "01",
    "KON-SHIP": "20",
    "KON-NINE": "04",
    "KON-NGC": "02 03 04 05",
    "KON-NNC": "01 05 06",
    "KON-NAC": "08 09",
}
LISTED = {f"{chapter}-{number}" for chapter, numbers in BARE.items() for number in numbers.split()}


def rows(game: str, file: str) -> dict[str, dict[str, Any]]:
    """The rows of a rulebook as they are written, by id."""
    book = tomllib.loads((find_game(game).folder() / file).read_text("utf-8"))
    return {row["id"]: row for table in ("rule", "question", "example") for row in book[table]}


@pytest.mark.parametrize("game", GAME_IDS)
def test_content_rules_name_their_numbers(game: str) -> None:
    written = rows(game, "rulebook.toml").values()
    content = {row["id"]: NAMED.sub("", row["text"]) for row in written if row.get("kind") == "content"}
    bare = {id for id, text in content.items() if re.search(r"\d", text)}
    assert bare == {id for id in LISTED if id in content}


@pytest.mark.parametrize("game", GAME_IDS)
def test_a_translation_names_the_same_numbers(game: str) -> None:
    english, norwegian = rows(game, "rulebook.toml"), rows(game, "words/nb/rulebook.toml")
    assert any(NAMED.search(str(row)) for row in english.values())
    for id, row in norwegian.items():
        for key in ("text", "ruling", "reason", "given", "when", "then"):
            if key in row:
                assert sorted(NAMED.findall(row[key])) == sorted(NAMED.findall(english[id][key])), (id, key)


@pytest.mark.rule("HOH-TRACK-09", "HOH-Q-16")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_surrender_track_is_told_as_it_is_played(language: str) -> None:
    game = find_game("halls-of-hegra")
    book = read_rulebook(game.folder(), language)
    tracks = tomllib.loads((game.folder() / "content" / "tracks.toml").read_text("utf-8"))
    required = [str(level["required"]) for level in tracks["surrender"] if "required" in level]
    assert required == ["7", "8", "9", "10"]
    for text in (book.rules["HOH-TRACK-09"].text, book.questions["HOH-Q-16"].ruling):
        assert re.findall(r"\d+", text) == required
