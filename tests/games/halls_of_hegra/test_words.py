"""The words of Halls of Hegra: everything the game can say has words. Words that nobody says are found by the lint."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from motstand.games.halls_of_hegra import GAME
from motstand.games.halls_of_hegra.components import COMMANDER
from motstand.games.halls_of_hegra.words import PARTS, QUIET, HegraWords
from motstand.kernel.fate import ByHand, Seeded
from motstand.kernel.flow import Choice
from motstand.kernel.game import Setup
from motstand.kernel.languages import ENGLISH, LANGUAGES
from motstand.kernel.matches import new_match
from motstand.kernel.words import fluent_key
from motstand.players.random import RandomPlayer
from tests.games.halls_of_hegra.table import set_table
from tests.games.soak import many


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
@pytest.mark.parametrize("mood", ["random", "policy"])
def test_whole_games_can_be_told(mood: str, language: str) -> None:
    """Every question, option, hint and log line of some games; nothing is left without words or values."""
    words = the_words(language)
    for seed in range(many(6)):
        match = new_match(GAME, seed=seed)
        player = RandomPlayer(seed)
        while not match.over:
            pending = match.pending
            assert isinstance(pending, Choice)
            view = match.view(COMMANDER)
            assert words.say(words.ask(pending))
            told = [words.say(words.option(option, pending, view)) for option in match.options]
            assert len(set(told)) == len(told), f"two options sound alike at {pending.prompt}: {told}"
            for option in match.options:
                assert all(words.say(phrase) for phrase in words.groups(option, pending, view))
                assert len(words.spoken(option)) == len(option)
                assert words.is_quiet(option) is (option[0] in QUIET)
                for clicks in range(1, len(words.steps(option))):
                    assert words.words.has(f"step-{option[0]}-{clicks}"), option
            advised, why = match.game.reason(match.state, pending)
            assert advised in match.options
            assert words.say(words.reason(why.key, why.values))
            match.play(player(match) if mood == "random" else advised)
        for entry in match.log:
            assert words.say(words.entry(entry.key, entry.values))
            for child in entry.children:
                assert words.say(words.entry(child.key, child.values))
        headline = match.game.headline(match.state)
        assert words.words.format(headline.key, headline.values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_dice_and_draws_by_hand_have_words(language: str) -> None:
    words = the_words(language)
    match = new_match(GAME, fate=ByHand(Seeded(1), cards=True))
    other = Seeded(2)
    for _ in range(400):
        if match.over:
            break
        pending = match.pending
        assert pending is not None
        assert words.say(words.ask(pending))
        match.play(match.options[0] if isinstance(pending, Choice) else other.answer(pending))


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
    heads = [head for head in PARTS if head not in QUIET]
    assert [head for head in heads if not words.words.has(f"option-{head}")] == []
