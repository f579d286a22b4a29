"""What comes after a game: the result in plain words, and a rematch with sides swapped."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.house import House, Person

People = Callable[..., Person]
SHORT = "gudbrandsdalen"


def led_by_people(person: Person) -> list[str]:
    """The seats of people, as the newest table shows them."""
    return [each["seat"] for each in person.table()["status"]["sittings"] if each["player"] == "person"]


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)], ids=["desktop", "phone"])
def test_against_a_bot_the_rematch_begins_at_once(size: tuple[int, int], house: House, person: People) -> None:
    links = house.lay_out(SHORT, {"germany": "person", "norway+allies": "policy"})
    ola = person(viewport={"width": size[0], "height": size[1]})
    ola.sit_down(links["germany"])
    ola.give_up()
    expect(ola.page.locator("[data-result]")).to_have_text("You lost")
    before = ola.page.url
    ola.page.locator("[data-end] [data-act=rematch]").click()
    expect(ola.page).not_to_have_url(before)
    expect(ola.page.locator("[data-end]")).to_have_count(0)
    ola.until(lambda: led_by_people(ola) == ["norway+allies"], "the other side is led")


def test_a_friend_is_asked_and_the_series_keeps_its_score(house: House, person: People) -> None:
    links = house.lay_out(SHORT, {"germany": "person", "norway+allies": "person"})
    ola, kari, guest = person(), person(), person()
    ola.sit_down(links["germany"])
    kari.sit_down(links["norway+allies"])
    guest.visit(links["watch"])
    ola.give_up()
    expect(ola.page.locator("[data-result]")).to_have_text("You lost")
    expect(kari.page.locator("[data-result]")).to_have_text("You won")
    expect(guest.page.locator("[data-result]")).to_have_text("Norway and the Allies won")
    guest.act("see-board")
    expect(guest.page.locator("[data-over]")).to_have_text("Norway and the Allies won")
    guest.leave()
    ola.page.locator("[data-act=rematch]").click()
    expect(ola.page.locator("[data-rematch]")).to_contain_text("it begins when everybody does")
    expect(kari.page.locator("[data-rematch]")).to_contain_text("Germany wants a rematch")
    kari.page.locator("[data-act=no-rematch]").click()
    ola.page.locator("[data-act=rematch]").click()
    kari.page.locator("[data-act=rematch]", has_text="Accept").click()
    for each in (ola, kari):
        expect(each.page.locator("[data-end]")).to_have_count(0)
    kari.until(lambda: kari.question() is not None, "Kari is asked first, since she leads Germany now")
    kari.give_up()
    expect(ola.page.locator("[data-series]")).to_contain_text("after 2 games")
    expect(ola.page.locator("[data-series]")).to_contain_text("Germany 1 · Norway and the Allies 1")


def test_who_plays_together_wins_and_loses_together(house: House, person: People) -> None:
    links = house.lay_out("network", {"green": "person", "blue": "policy"}, game="dutch-resistance")
    ola = person()
    ola.sit_down(links["green"])
    ola.give_up()
    expect(ola.page.locator("[data-result]")).to_have_text("You lost together")
    expect(ola.page.locator("[data-act=rematch]")).to_have_text("Play again")
