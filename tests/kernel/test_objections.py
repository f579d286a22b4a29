"""Why not: what speaks against clicks, from the checks that make the options, and otherwise from the thing itself."""

from __future__ import annotations

from typing import Any

import pytest

from motstand.kernel.flow import Ask, Choice, Option
from motstand.kernel.game import Setup
from motstand.kernel.matches.fate import Seeded
from motstand.kernel.matches.making import match_from
from motstand.kernel.matches.match import Match
from motstand.kernel.objections import NothingAgainst, Thing, begins_with, why_not
from motstand.kernel.words.messages import Message
from motstand.kernel.words.sentences import GameWords, Words
from tests.kernel.harbour import MERCHANTS, Harbour, HarbourGame


class HarbourWords(GameWords):
    """Each part of an answer after its head is a click on a thing of that kind."""

    def steps(self, option: Option) -> list[tuple[str, str | int, str]]:
        return [(str(option[0]), part, str(option[0])) for part in option[1:]]


class Asked(HarbourGame):
    """A harbour that tells what it was asked; one click on a ware means it now, or a dozen of it tomorrow."""

    def meant(self, state: Harbour, choice: Choice, path: list[Thing]) -> list[Option]:
        kind, id = path[0]
        return [(kind, id), (kind, id, "tomorrow"), (kind, id, "dozen")] if kind == "buy" else []

    def objection(self, state: Harbour, choice: Choice, option: Option) -> Message | None:
        if option in choice.options:
            return None
        return Message("too_dear" if len(option) == 2 else "not_like_that", {"price": option[1]}, choice.rule)

    def not_asked(self, state: Harbour, ask: Ask | None, seat: str, thing: Thing) -> Message:
        return Message("not_asked", {"seat": seat, "thing": list(thing)}, ask.rule if ask is not None else "")


WORDS = HarbourWords(Words([]))


def asked(phase: str) -> Match:
    game = Asked()
    setup = Setup("round", MERCHANTS, {"phase": phase})
    return match_from(game, setup, game.start(setup), Seeded(1))


def not_asked(seat: str, thing: Thing, rule: str) -> list[Message]:
    return [Message("not_asked", {"seat": seat, "thing": list(thing)}, rule)]


def said(match: Match, seat: str, *path: Thing) -> list[Message]:
    return why_not(match, WORDS, seat, list(path))


def test_clicks_that_lead_to_an_offer_have_nothing_against_them() -> None:
    match = asked("market")
    for price in (1, "1", 2):
        with pytest.raises(NothingAgainst):
            said(match, "red", ("buy", price))


def test_the_checks_of_the_options_speak_first_and_each_once() -> None:
    found = said(asked("market"), "red", ("buy", 4))
    assert found == [Message("too_dear", {"price": 4}, "H-4"), Message("not_like_that", {"price": 4}, "H-4")]


def test_what_clicks_do_not_mean_is_told_of_the_last_of_them() -> None:
    match = asked("market")
    assert said(match, "red", ("crane", 1), ("pilot", 2)) == not_asked("red", ("pilot", 2), "H-4")


def test_whoever_is_not_asked_hears_about_the_last_click_too() -> None:
    match = asked("market")
    assert said(match, "blue", ("buy", 4), ("crane", 1)) == not_asked("blue", ("crane", 1), "H-4")
    assert said(match, "blue", ("buy", 1)) == not_asked("blue", ("buy", 1), "H-4")


def test_who_is_asked_together_with_others_is_asked_until_the_answer_is_given() -> None:
    match = asked("bids")
    with pytest.raises(NothingAgainst):
        said(match, "blue", ("bid", 3))
    assert said(match, "blue", ("buy", 4))[0] == Message("too_dear", {"price": 4}, "H-1")
    match.play(("bid", 3), "blue")
    assert said(match, "blue", ("bid", 3)) == not_asked("blue", ("bid", 3), "H-1")
    with pytest.raises(NothingAgainst):
        said(match, "green", ("bid", 3))


@pytest.mark.parametrize(
    ("path", "led"),
    [
        ([("move", "oslo")], True),
        ([("move", "oslo"), ("move", 2)], True),
        ([("move", "oslo"), ("move", "2")], True),
        ([("move", "oslo"), ("move", 3)], False),
        ([("move", "oslo"), ("fight", 2)], False),
        ([("move", "hamar")], False),
        ([("move", "oslo"), ("move", 2), ("move", 2)], False),
    ],
)
def test_clicks_lead_towards_an_option_as_long_as_they_are_its_first_steps(path: list[Any], led: bool) -> None:
    assert begins_with(WORDS, ("move", "oslo", 2), path) is led
