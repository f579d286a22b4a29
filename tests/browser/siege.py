"""The way to the first Defender, for all who look at a siege."""

from __future__ import annotations

from typing import Any

from tests.browser.house import Person, Pick


def until_placing(person: Person, pick: Pick) -> None:
    """Play until a Defender can be placed."""
    person.until_asked()
    while not placements(person):
        person.play_on(pick, 1)
        person.until_asked()


def placements(person: Person) -> list[dict[str, Any]]:
    """The offers to place a Defender; today's event may ask something else first."""
    asked = person.question()
    assert asked is not None
    return [offer for offer in asked["offers"] if offer["option"][0] == "place"]
