"""The way to a table with ships at sea, for all who look at one."""

from __future__ import annotations

from typing import Any

from tests.browser.house import Person, Pick, at_random


def until_at_sea(person: Person) -> None:
    """Play on until ships lie in their zones and the own ones are asked for."""
    until_asked(person, at_random(3), "april.raid", "april.landings", "naval_movement")


def until_asked(person: Person, pick: Pick, *prompts: str) -> dict[str, Any]:
    """Play on until one of these is asked; the game must not end before."""
    while True:
        person.until_asked()
        asked = person.question()
        assert asked is not None, f"nobody was asked {prompts}"
        if asked["prompt"] in prompts:
            return asked
        person.answer(pick(asked))
