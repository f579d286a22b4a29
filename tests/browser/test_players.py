"""Who sits at the table."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.house import House, Person

People = Callable[..., Person]


def test_the_strip_of_players(house: House, person: People) -> None:
    links = house.lay_out("gudbrandsdalen", {"germany": "person", "norway+allies": "person"}, name="Ola")
    ola, kari = person(viewport={"width": 390, "height": 844}), person(viewport={"width": 1280, "height": 720})
    kari.sit_down(links["norway+allies"])
    germany = kari.page.locator("[data-player=germany]")
    expect(germany).to_have_attribute("data-presence", "away")
    expect(germany).to_contain_text("awaited, away")
    expect(germany.locator("[data-hand]")).to_have_attribute("data-hand", "5")
    ola.sit_down(links["germany"])
    expect(germany).to_have_attribute("data-presence", "here")
    expect(germany).to_contain_text("thinking")
    mine = ola.page.locator("[data-strip] [data-player=germany]")
    expect(mine).to_contain_text("your turn")
    expect(mine).to_be_in_viewport()
    # A click opens the seats and their links.
    germany.locator(".player").click()
    expect(kari.page.get_by_role("dialog", name="Seats")).to_be_visible()
    kari.page.keyboard.press("Escape")
