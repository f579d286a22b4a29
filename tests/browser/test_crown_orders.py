"""The staff's table of Crown & Courage in a real browser: tiles placed by click and by hand, and piles."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.house import House, Person

People = Callable[..., Person]

GAME = "crown-and-courage"


def seated(person: People, house: House, **screen: Any) -> Person:
    """A flight that has just begun."""
    kari = person(**screen)
    kari.sit_down(house.lay_out("recruit", {"king": "person"}, game=GAME)["king"])
    kari.until_asked()
    return kari


def quietly(asked: dict[str, Any]) -> dict[str, Any]:
    """The first answer that is no card: what is asked comes to an end without detours."""
    offers: list[dict[str, Any]] = asked["offers"]
    return next((offer for offer in offers if offer["option"][0] not in ("play", "calm", "go_on")), offers[0])


def until(kari: Person, prompt: str) -> dict[str, Any]:
    """Play until this is asked."""
    while (asked := kari.question()) is None or asked["prompt"] != prompt:
        kari.play_on(quietly, 1)
        kari.until_asked()
    kari.skip()
    return asked


def square(kari: Person, id: str) -> Any:
    return kari.page.locator(f"[data-spot~='space:{id}']").first


def test_a_placement_shows_its_chain_before_it_is_confirmed(person: People, house: House) -> None:
    kari = seated(person, house)
    until(kari, "place")
    square(kari, "r2c2").click()
    panel = kari.page.locator(".side")
    expect(panel.get_by_text("The Germans answer", exact=True)).to_be_visible()
    expect(panel.get_by_text("If the column is active")).to_be_visible()
    # Nothing is answered yet; Escape takes the tile back into the hand.
    kari.page.keyboard.press("Escape")
    expect(kari.page.locator("[data-spot~='face:unique']")).to_have_count(0)
    square(kari, "r2c2").click()
    kari.page.locator("[data-spot~='face:army']").click()
    kari.until(lambda: kari.table()["public"]["grid"]["r2c2"]["army"], "placed with Army Orders up")


@pytest.mark.parametrize("place", ["top", "bottom"])
def test_a_tile_is_carried_from_the_plan_to_the_grid(person: People, house: House, place: str) -> None:
    """It is chosen and put down at once; a card that it costs is asked for in between."""
    kari = seated(person, house)
    until(kari, "plan")
    taken = kari.page.locator(f"[data-carry='displayed:{place}']")
    expect(taken).to_be_visible()
    shown = kari.table()["public"]["display"]
    tile = shown[("top", "middle", "bottom").index(place)]["tile"]
    taken.hover()
    kari.page.mouse.down()
    box = square(kari, "r1c1").bounding_box()
    assert box is not None
    kari.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=8)
    kari.page.mouse.up()
    kari.until(lambda: kari.table()["public"]["placing"] == tile, "chosen")
    if place == "top":
        kari.play_on(lambda asked: asked["offers"][0], 1)
    # Only its face is left to be asked.
    army = kari.page.locator("[data-spot~='face:army']")
    expect(army).to_be_visible()
    army.click()
    kari.until(lambda: kari.table()["public"]["grid"]["r1c1"]["tile"] == tile, "placed")


def test_bag_and_deck_tell_what_they_hold(person: People, house: House) -> None:
    kari = seated(person, house)
    kari.page.locator("[data-pile=bag]").click()
    expect(kari.page.locator("[data-contents=bag]")).to_be_visible()
    kari.page.keyboard.press("Escape")
    expect(kari.page.locator("[data-contents=bag]")).to_have_count(0)
    kari.page.locator("[data-pile=deck]").click()
    expect(kari.page.locator("[data-contents=deck]")).to_contain_text("Gold Reserve")
