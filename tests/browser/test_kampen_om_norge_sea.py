"""The advanced game of Kampen om Norge in a real browser: 9 April, ships in their zones, and the sea of a rival."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.house import House, Person, at_random

People = Callable[..., Person]
TWO = {"germany": "person", "norway+allies": "person"}


def take_turns(people: list[Person], pick: Callable[[dict[str, Any]], dict[str, Any]], until: str) -> None:
    """Let whoever is asked answer until somebody is asked this."""
    for _ in range(120):
        people[0].until(lambda: any(each.question() for each in people), "somebody is asked")
        asked = next(each for each in people if each.question() is not None)
        question = asked.question()
        assert question is not None
        if question["prompt"] == until:
            return
        asked.answer(pick(question))
        for each in people:
            each.hear(asked.table()["answers"])
    raise AssertionError(f"nobody was asked {until}")


def test_ships_are_placed_unseen_and_lie_in_their_zones(person: People, house: House) -> None:
    links = house.lay_out("advanced", TWO)
    kari, ola = person(), person()
    kari.sit_down(links["germany"])
    ola.sit_down(links["norway+allies"])
    pick = at_random(5)
    take_turns([kari, ola], pick, "station")
    expect(kari.page.locator("[data-zone='III']")).to_be_visible()
    # German ships are placed one after the other; nobody else sees where.
    kari.click("zone", "III")
    kari.until(lambda: "SG-01" in kari.table()["private"]["fleet"]["placing"], "the first ship is placed")
    expect(ola.page.locator("[data-zone='III'] [data-fleet='germany']")).to_have_count(0)
    take_turns([kari, ola], pick, "april.scout")
    stack = kari.page.locator("[data-zone='III'] [data-fleet='germany']")
    expect(stack).to_be_visible()
    expect(stack.locator("[data-about='ship:SG-01']")).to_be_visible()
    rival = ola.page.locator("[data-zone='III'] [data-fleet='germany']")
    expect(rival).to_be_visible()
    expect(rival.locator("[data-about]")).to_have_count(0)
