"""Buttons say what happens: what a click that ends a question leads to."""

from __future__ import annotations

import pytest

from motstand.games.kampen_om_norge import GAME
from motstand.kernel.flow import Choice
from tests.games.kampen_om_norge.table import Table, set_table


def said(table: Table, *option: str) -> str:
    """What the button of an option says."""
    match = table.match
    words = GAME.words(match.setup, "en")
    assert isinstance(match.pending, Choice)
    return words.say(words.option(option, match.pending, match.view(match.seat)))


@pytest.mark.rule("KON-COMBAT-13")
def test_after_a_card_one_fights() -> None:
    table = set_table(hamar="1 norway", gjovik="3 germany", hands={"germany": ["panzer", "ubat"]})
    table.choose("move", "gjovik", "hamar", 3)
    table.choose("end")
    assert said(table, "pass") == "Fight without a card"
    table.choose("play", "panzer")
    assert said(table, "pass") == "Fight now"


@pytest.mark.rule("KON-SAB-02")
def test_engineers_learn_which_road_is_blocked_and_for_how_many() -> None:
    hands = {"germany": ["ingeniorkompani", "ubat"], "norway": ["sprengt_bro"]}
    table = set_table(hamar="1 norway", gjovik="3 germany", hands=hands)
    table.choose("move", "gjovik", "hamar", 3)
    table.choose("end")
    match = table.match
    words = GAME.words(match.setup, "en")
    bridge = next(option for option in match.options if option[0] == "send_back")
    assert said(table, *bridge) == "Sprengt bro: all turn back on the road from Gjøvik to Hamar"
    match.play(bridge)
    assert match.pending is not None
    asked = words.say(words.ask(match.pending))
    assert "on the road from Gjøvik to Hamar: 3 battalions turn back" in asked
    assert said(table, "pass") == "Let it stand, and 3 turn back"


@pytest.mark.rule("KON-REINF-03")
def test_who_trades_reads_how_many_come() -> None:
    table = set_table(oslo="3 germany", hamar="1 norway", hands={"germany": ["panzer", "ubat"]})
    table.choose("end")
    assert said(table, "done") == "Trade nothing: 1 battalion comes"
    table.choose("trade", "panzer")
    assert said(table, "done").startswith("Done: ")


@pytest.mark.rule("KON-COMBAT-13")
def test_a_hint_to_play_a_card_tells_the_chance_with_it_and_without() -> None:
    table = set_table(
        hamar="2 norway", gjovik="3 germany", hands={"germany": ["panzer", "ubat"], "norway": ["bakhold", "bakhold"]}
    )
    table.choose("move", "gjovik", "hamar", 3)
    table.choose("end")
    while prompt(table) != "combat.attack":
        table.choose("pass")
    pending = table.match.pending
    assert isinstance(pending, Choice)
    option, why = GAME.reason(table.game, pending)
    assert why.values["with"] > why.values["chance"]
    assert why.values["unseen"] == "yes"
    spoken = GAME.words(table.match.setup, "en")
    told = spoken.say(spoken.reason(why.key, why.values))
    assert "counting what the enemy may still play" in told
    assert told.startswith("With this card" if option[0] == "play" else "The attack wins")


def prompt(table: Table) -> str:
    return table.match.pending.prompt if isinstance(table.match.pending, Choice) else ""
