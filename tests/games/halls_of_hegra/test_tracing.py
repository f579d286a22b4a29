"""Every number of the fortress is the sum of its named parts, in the log and on the boards."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from motstand.games.halls_of_hegra import GAME
from motstand.games.halls_of_hegra.damage import strength
from motstand.games.halls_of_hegra.state import Hegra
from motstand.kernel.content.rulebook import read_rulebook
from motstand.kernel.log import Entry
from motstand.kernel.matches.making import new_match
from motstand.kernel.matches.match import Match
from motstand.players import RandomPlayer, policy

TRACKS = ("morale", "surrender", "healthy", "defence", "tiles", "suspicion", "supplies")

GAMES = 9


def by(entry: Entry) -> int:
    """What its parts add up to."""
    return sum(child.values.get("by", 0) for child in entry.children)


TOLD: dict[str, Callable[[Entry], int]] = {
    "walls.hit": lambda entry: entry.values["total"],
    "walls.missed": lambda entry: entry.values["total"],
    "attack.hits": lambda entry: entry.values["count"],
    "attack.grenades": lambda entry: entry.values["count"],
    "morale.up": lambda entry: entry.values["level"],
    "morale.down": lambda entry: entry.values["level"],
    "surrender.up": lambda entry: entry.values["required"],
    "surrender.down": lambda entry: entry.values["required"],
    "artillery.fired": lambda entry: entry.values["icons"],
    "hit.drawn": lambda entry: entry.values["count"],
    "infantry.added": lambda entry: entry.values["count"],
}
"""The number that the parts of a line add up to."""


def finished(seed: int) -> Match:
    match = new_match(GAME, seed=seed)
    while not match.over:
        match.play(policy(match))
    return match


@pytest.mark.parametrize("seed", range(GAMES))
def test_the_log_adds_up(seed: int) -> None:
    match = finished(seed)
    book = read_rulebook(GAME.folder())
    for entry in match.log:
        if entry.key in TOLD:
            assert by(entry) == TOLD[entry.key](entry), entry
        assert all(book.has(child.rule) for child in entry.children if child.rule)


def test_all_of_them_are_told() -> None:
    """Over a few games every such line comes, so that none is checked in vain."""
    told = {entry.key for seed in range(GAMES) for entry in finished(seed).log}
    assert set(TOLD) <= told


@pytest.mark.parametrize("seed", range(3))
def test_what_stands_on_the_boards_adds_up(seed: int) -> None:
    match = new_match(GAME, seed=seed)
    player = RandomPlayer(seed)
    words = GAME.words(match.setup)
    for _ in range(200):
        if match.over:
            break
        match.play(player(match))
        state = match.state
        assert isinstance(state, Hegra)
        for gun in ("gun_1", "gun_2"):
            entry = GAME.trace(state, ("gun", gun))
            if entry is not None:
                assert by(entry) == entry.values["icons"] == strength(state, gun)
        for track in TRACKS:
            entry = GAME.trace(state, ("track", track))
            assert entry is not None
            for each in (entry, *entry.children):
                assert words.say(words.entry(each.key, each.values))
        healthy = GAME.trace(state, ("track", "healthy"))
        assert healthy is not None
        assert by(healthy) == healthy.values["count"] >= state.healthy()
        surrender = GAME.trace(state, ("track", "surrender"))
        assert surrender is not None
        assert by(surrender) == state.required()
        morale = GAME.trace(state, ("track", "morale"))
        assert morale is not None
        assert by(morale) == morale.values["by"] == match.view(None)["tonight"]["morale"]


def test_morale_tonight_stops_at_the_end_of_the_track() -> None:
    """HOH-MTRACK-02: what lies beyond the end is named apart."""
    state = new_match(GAME, seed=1).state
    assert isinstance(state, Hegra)
    state.morale = -2
    state.morgue[1] = 4
    entry = GAME.trace(state, ("track", "morale"))
    assert entry is not None
    assert entry.values["by"] == -3
    beyond = next(child for child in entry.children if child.key == "part.beyond")
    assert (beyond.rule, beyond.values["count"]) == ("HOH-MTRACK-02", 2)
    assert by(entry) == -3


@pytest.mark.parametrize("thing", [("gun", "machine_gun"), ("track", "hope"), ("disc", "ready@soldier"), ("track", 1)])
def test_other_things_have_no_numbers(thing: tuple[str, str | int]) -> None:
    match = new_match(GAME, seed=1)
    assert match.game.trace(match.state, thing) is None
