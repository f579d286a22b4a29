"""Small things that people stumbled over: links that are damaged, what an end is called, what the house is."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from tests.browser.house import House, Person

People = Callable[..., Person]
TWO = {"germany": "person", "norway+allies": "person"}
ALONE = {"germany": "person", "norway+allies": "policy"}


@pytest.mark.parametrize("damage", [lambda link: link[:-3], lambda link: link + ".", lambda link: link.split("#")[0]])
def test_a_damaged_link_says_what_to_do(person: People, house: House, damage: Callable[[str], str]) -> None:
    kari = person()
    kari.visit(damage(house.lay_out("basic", TWO)["germany"]))
    expect(kari.page.get_by_role("heading", name="This link opens no table")).to_be_visible()
    expect(kari.page.locator("main")).to_contain_text("ask the person who sent it for the whole link")


def test_an_invited_friend_is_greeted_and_says_a_name(person: People, house: House) -> None:
    links = house.lay_out("gudbrandsdalen", {"germany": "person", "norway+allies": "open"}, name="Kari")
    kari, ola = person(), person(viewport={"width": 390, "height": 844})
    kari.sit_down(links["germany"])
    ola.visit(links["norway+allies"])
    greeting = ola.page.locator("[data-invited]")
    expect(greeting.get_by_role("heading")).to_have_text("Kari invites you to Kampen om Norge")
    expect(greeting).to_contain_text("½–2 hours")
    expect(greeting).to_contain_text("You play Norway and the Allies")
    expect(greeting.locator("[data-field=my-name]")).to_be_in_viewport(ratio=1)
    expect(greeting.locator("[data-act=learn-first]")).to_have_attribute("href", "/learn/kampen-om-norge")
    expect(ola.page.locator("[data-part=board]")).to_have_count(0)
    # Who learns the game first is greeted when he comes back.
    ola.act("learn-first")
    ola.page.wait_for_url("**/learn/kampen-om-norge")
    ola.visit("/tables")
    ola.page.locator("[data-table] a.button").click()
    ola.page.locator("[data-field=my-name]").fill("Ola")
    ola.act("sit-down")
    expect(ola.page.locator("[data-part=board]")).to_be_visible()
    # The other one reads the name.
    kari.act("menu")
    kari.act("seats")
    expect(kari.page.locator("[role=dialog]")).to_contain_text("Ola")


def test_who_said_a_name_before_learning_is_not_asked_again(person: People, house: House) -> None:
    links = house.lay_out("gudbrandsdalen", {"germany": "person", "norway+allies": "open"}, name="Kari")
    ola = person()
    ola.visit(links["norway+allies"])
    ola.page.locator("[data-field=my-name]").fill("Ola")
    ola.act("learn-first")
    ola.page.wait_for_url("**/learn/kampen-om-norge")
    ola.visit("/tables")
    ola.page.locator("[data-table] a.button").click()
    expect(ola.page.locator("[data-part=board]")).to_be_visible()
    expect(ola.page.locator("[data-strip] [data-player='norway+allies']")).to_contain_text("Ola")


def test_a_lost_siege_is_lost(person: People, house: House) -> None:
    kari = person(viewport={"width": 1280, "height": 720})
    kari.sit_down(house.lay_out("recruit", {"commander": "person"}, game="halls-of-hegra")["commander"])
    kari.until_asked()
    kari.give_up()
    expect(kari.page.locator("[data-verdict=lost]")).to_have_text("You lost")
    # The wheel scrolls the page wherever the pointer is, beside it, too.
    kari.page.mouse.move(20, 400)
    kari.page.mouse.wheel(0, 5000)
    veil = kari.page.locator(".veil")
    kari.until(lambda: bool(veil.evaluate("each => each.scrollTop > 0")), "the end page has scrolled")
    kari.visit("/tables")
    expect(kari.page.locator("[data-table]").first).to_contain_text("You lost")
    # What is taken off the list can be put back.
    kari.page.get_by_role("button", name="Take it off this list").click()
    expect(kari.page.locator("[data-table]")).to_have_count(0)
    kari.act("put-back")
    expect(kari.page.locator("[data-table]")).to_have_count(1)
    # The rulebooks open at the game that was played last.
    kari.visit("/rules")
    expect(kari.page.get_by_role("heading", level=1)).to_contain_text("Halls of Hegra")


def test_who_wins_is_told_so(person: People, house: House) -> None:
    links = house.lay_out("gudbrandsdalen", TWO)
    kari, ola = person(), person()
    kari.sit_down(links["germany"])
    ola.sit_down(links["norway+allies"])
    kari.until_asked()
    kari.give_up()
    expect(kari.page.locator("[data-verdict=lost]")).to_have_text("You lost")
    expect(ola.page.locator("[data-verdict=won]")).to_have_text("You won")


def test_who_is_alone_with_bots_has_nobody_to_talk_to(person: People, house: House) -> None:
    kari, ola = person(), person()
    kari.sit_down(house.lay_out("basic", ALONE)["germany"])
    expect(kari.page.get_by_role("tab", name="Log")).to_be_visible()
    expect(kari.page.get_by_role("tab", name="Talk")).to_have_count(0)
    ola.sit_down(house.lay_out("basic", TWO)["germany"])
    expect(ola.page.get_by_role("tab", name="Talk")).to_be_visible()


@pytest.mark.parametrize("width", [390, 1280])
def test_the_home_page_says_what_motstand_is(person: People, width: int) -> None:
    kari = person(viewport={"width": width, "height": 844})
    kari.visit()
    about = kari.page.locator("[data-about]")
    expect(about).to_be_in_viewport()
    expect(about).to_contain_text("Board games of 1940–45")


def seen_thinking(route: Route) -> None:
    """The shelf as the server has it when its strongest bot has played for a while."""
    response = route.fetch()
    route.fulfill(response=response, json=[box | {"thinks": {"search:40": 7.4}} for box in response.json()])


def test_the_form_of_a_new_table_shows_what_matters(person: People) -> None:
    kari = person(viewport={"width": 1280, "height": 720})
    kari.page.route("**/api/games*", seen_thinking)
    kari.visit()
    form = kari.page.locator("[data-form=new-table]:visible")
    # The table can be laid out without scrolling, and how many play is seen without opening anything.
    expect(form.get_by_role("button", name="Lay out the table")).to_be_in_viewport(ratio=1)
    expect(form.get_by_role("combobox").first.locator("option")).to_have_text(["two seats", "three seats"])
    # How long a bot usually thinks stands beside its strength, once the server has seen it.
    strongest = form.locator("[data-seat='norway+allies'] option[value='search:40']")
    expect(strongest).to_have_text("bot: hard to beat, takes some seconds, about 7 s a turn")
    # Difficulties come in their order.
    kari.page.get_by_text("Halls of Hegra").first.click()
    expect(form.locator("fieldset label")).to_have_text(["Recruit", "Standard", "Veteran"])
    # Whoever writes an edition begins with a template.
    kari.visit("/editions")
    kari.page.locator("[data-template=halls-of-hegra]").click()
    expect(kari.page.locator("[data-field=pack-text]")).to_have_value(re.compile('game = "halls-of-hegra"'))
    expect(kari.page.locator("a[href='/rules/halls-of-hegra/components']")).to_be_visible()


def test_what_decides_the_game_says_who_holds_it(person: People, house: House) -> None:
    kari = person(viewport={"width": 1440, "height": 900})
    kari.sit_down(house.lay_out("basic", ALONE)["germany"])
    cities = kari.table()["public"]["objectives"]
    for city, side in cities.items():
        holder = side if side == "germany" else next(iter(kari.forces(city)), "nobody")
        sign = kari.page.locator(f"[data-about='track:objectives'] [data-about='area:{city}'] [data-holder]")
        expect(sign).to_have_attribute("data-holder", holder)
    # A phone calls them what they are: not all of them are cities.
    kari.page.set_viewport_size({"width": 390, "height": 844})
    expect(kari.page.locator("main.board")).to_contain_text(f"of {len(cities)} cities")
    kari.sit_down(house.lay_out("gudbrandsdalen", ALONE)["germany"])
    expect(kari.page.locator("main.board")).to_contain_text("objectives")
