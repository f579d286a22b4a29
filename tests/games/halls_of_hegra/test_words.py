"""The words of Halls of Hegra: everything the game can say has words. Words that nobody says are found by the lint."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from motstand.games.halls_of_hegra import GAME
from motstand.games.halls_of_hegra.answers import ANSWERS
from motstand.games.halls_of_hegra.components import COMMANDER
from motstand.games.halls_of_hegra.words import QUIET, HegraWords
from motstand.kernel.game import Setup
from motstand.kernel.words.languages import ENGLISH, LANGUAGES
from motstand.kernel.words.sentences import fluent_key
from tests.games.halls_of_hegra.table import Table, set_table


def the_words(language: str = ENGLISH) -> HegraWords:
    words = GAME.words(Setup("standard", [COMMANDER]), language)
    assert isinstance(words, HegraWords)
    return words


def calls(name: str) -> list[tuple[Path, ast.Call]]:
    """The calls of a function or method with this name in the rules."""
    found = []
    for path in sorted(GAME.folder().glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if called == name:
                    found.append((path, node))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_noted_has_words(language: str) -> None:
    words = the_words(language)
    for path, call in calls("note") + calls("child"):
        # A key may be one of two, told apart by a condition; what else a condition compares is no key.
        branches = [call.args[0].body, call.args[0].orelse] if isinstance(call.args[0], ast.IfExp) else [call.args[0]]
        for branch in branches:
            if isinstance(branch, ast.Constant):
                assert words.words.has(fluent_key("log", str(branch.value))), f"{path.name}: {branch.value!r}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["lost.skull", "lost.too_few", "lost.last_stand", "lost.resigned", "won.survived"])
def test_outcomes(key: str, language: str) -> None:
    words = the_words(language)
    values = {"day": 9, "healthy": 4, "required": 7}
    data = {"key": key, "values": values, "level": "truce" if key == "won.survived" else ""}
    assert words.say(words.entry("game.over", data))


def test_the_story_of_a_moment() -> None:
    table = set_table("hits", 7, positions="volunteer soldier . .", boxes={4: "3 hit"}, defence=2, fate=[2])
    words = the_words()
    told = [words.say(words.entry(entry.key, entry.values)) for entry in table.match.log]
    assert told == [
        "3 shots against Defence 2: 1 hit.",
        "The Volunteer in Leftmost Position is hit.",
        "The Volunteer is badly hurt: level 2 of the Infirmary.",
    ]
    assert table.match.pending is not None
    question = words.say(words.ask(table.match.pending))
    assert question == "The Volunteer is badly hurt (level 2). A bed is free: shall the Volunteer have it?"


def test_whoever_moves_comes_from_somewhere() -> None:
    words = the_words()

    def told(table: Table, key: str) -> str:
        entry = next(entry for entry in table.match.log if entry.key == key)
        return words.say(words.entry(key, entry.values))

    table = set_table("posting", 3, rest="hunter", repaired=["position_a"])
    table.choose("post", "hunter", "rest")
    assert told(table, "posted") == "A Hunter who rested takes Leftmost Position."
    table = set_table("infirmary", 2, placed={"treat_patient": "soldier"}, waiting={5: "hunter"})
    assert told(table, "infirmary.treated") == "The Hunter in the Waiting Area gets better: from level 5 to 6."
    table = set_table("infirmary", 2, placed={"treat_patient": "soldier"}, beds={6: "medic"})
    assert told(table, "infirmary.recovered") == "The Medic leaves the bed, Tired but whole."


def test_the_same_moment_in_norwegian() -> None:
    table = set_table("hits", 7, positions="volunteer soldier . .", boxes={4: "3 hit"}, defence=2, fate=[2])
    words = the_words("nb")
    told = [words.say(words.entry(entry.key, entry.values)) for entry in table.match.log]
    assert told == [
        "3 skudd mot forsvar 2: 1 treff.",
        "Den frivillige i Venstre stilling er truffet.",
        "Den frivillige er hardt såret: nivå 2 på sykestua.",
    ]


def test_a_phrase_names_things_by_their_ids() -> None:
    phrase = the_words().entry("hit.drawn", {"tiles": ["miss", "radio", "miss"]})
    assert phrase.values["tiles"] == [
        {"key": "tile-miss", "values": {"count": 2}},
        {"key": "tile-damage", "values": {"damage": {"damage": "radio"}, "count": 1}},
    ]
    assert the_words().say(phrase) == "The Fortress is shelled: 2 misses, damage to Radio."
    assert the_words("nb").say(phrase) == "Festningen beskytes: 2 bom, skade på Radioen."


def test_every_option_head_has_words() -> None:
    words = the_words()
    heads = [head for head in ANSWERS if head not in QUIET]
    assert [head for head in heads if not words.words.has(f"option-{head}")] == []
