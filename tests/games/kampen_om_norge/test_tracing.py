"""Every number of a combat is the sum of its named parts, in the log and on the map."""

from __future__ import annotations

import pytest

from motstand.games.kampen_om_norge import GAME
from motstand.games.kampen_om_norge.combat import attacking_battalions_dice, defending_battalions_dice
from motstand.games.kampen_om_norge.components import GERMANY
from motstand.games.kampen_om_norge.state import Kampen
from motstand.kernel.content.rulebook import read_rulebook
from motstand.kernel.log import Entry
from motstand.kernel.matches.making import new_match
from motstand.players import RandomPlayer, policy


def adds(entry: Entry) -> int:
    return sum(child.values["adds"] for child in entry.children)


@pytest.mark.parametrize("seed", range(4))
def test_the_log_adds_up(seed: int) -> None:
    """The dice of each roll, the losses, the battalions raised."""
    match = new_match(GAME, "basic" if seed % 2 else "gudbrandsdalen", seed=seed)
    while not match.over:
        match.play(policy(match))
    rolls = [entry for entry in match.log if entry.key == "combat.rolled"]
    assert rolls
    for roll in rolls:
        assert adds(roll) == len(roll.values["dice"])
    for lost in [entry for entry in match.log if entry.key == "combat.lost"]:
        sixes, *less = [child.values["count"] for child in lost.children]
        assert sixes - sum(less) == lost.values["count"]
    for raised in [entry for entry in match.log if entry.key == "trade.acquired"]:
        assert sum(child.values["count"] for child in raised.children) == raised.values["count"]
    book = read_rulebook(GAME.folder())
    for entry in match.log:
        assert all(book.has(child.rule) for child in entry.children if child.rule)


@pytest.mark.parametrize("seed", range(3))
def test_what_stands_on_the_map_adds_up(seed: int) -> None:
    """Whatever area is asked about, at any time: the dice told are the dice that would be rolled."""
    match = new_match(GAME, "basic", seed=seed)
    player = RandomPlayer(seed)
    told = 0
    for _ in range(150):
        if match.over:
            break
        match.play(player(match))
        state = match.state
        assert isinstance(state, Kampen)
        for area, id in enumerate(state.box.board.ids):
            entry = GAME.trace(state, ("area", id))
            if entry is None:
                assert sum(state.battalions[faction][area] for faction in range(3)) == 0
                continue
            parts = {child.key: child for child in entry.children}
            for key in ("trace.attack", "trace.defence", "trace.would_defend"):
                if key in parts:
                    assert parts[key].values["adds"] == adds(parts[key])
            if "trace.attack" in parts and state.combat is None:
                told += 1
                assert parts["trace.attack"].values["adds"] == attacking_battalions_dice(state, area)
                assert parts["trace.defence"].values["adds"] == defending_battalions_dice(state, area)
    assert told > 0


@pytest.mark.rule("KON-COMBAT-06", "KON-COMBAT-07", "KON-COMBAT-08")
def test_the_limit_and_the_water_are_named() -> None:
    state = new_match(GAME, "basic", seed=1).state
    assert isinstance(state, Kampen)
    oslo = state.box.board.index["oslo"]
    state.battalions[GERMANY][oslo] = 7
    state.active = GERMANY
    entry = GAME.trace(state, ("area", "oslo"))
    assert entry is not None
    parts = {child.key: child for child in entry.children}
    assert [child.values["adds"] for child in parts["trace.would_defend"].children] == [7, -2]
    assert parts["trace.would_attack"].values["adds"] == 5
    assert parts["trace.across"].values["adds"] == 2


@pytest.mark.parametrize("thing", [("area", "nowhere"), ("area", 3), ("card", "G-32"), ("", "")])
def test_other_things_have_no_numbers(thing: tuple[str, str | int]) -> None:
    match = new_match(GAME, "basic", seed=1)
    assert match.game.trace(match.state, thing) is None
