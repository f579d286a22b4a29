"""My history, and taking it to another device."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Route, expect

from tests.browser.house import House, Person

People = Callable[..., Person]


def claimed(route: Route) -> None:
    """The list of tables as the server has it when the game was claimed, since the time of Germany had run out."""
    response = route.fetch()
    route.fulfill(response=response, json=[line | {"claimed": "norway+allies"} for line in response.json()])


def test_a_finished_game_is_in_the_history_also_on_another_device(house: House, person: People) -> None:
    kari, phone = person(), person(viewport={"width": 390, "height": 844})
    kari.sit_down(house.lay_out("gudbrandsdalen", {"germany": "person", "norway+allies": "policy"})["germany"])
    kari.give_up()
    expect(kari.page.locator("[data-result]")).to_have_text("You lost")
    # What is taken off the list of tables stays in the history.
    kari.visit("/tables")
    kari.page.get_by_role("button", name="Take it off this list").click()
    expect(kari.page.locator("[data-table]")).to_have_count(0)
    kari.act("history")
    game = kari.page.locator("[data-finished]")
    expect(game).to_have_attribute("data-verdict", "lost")
    expect(game).to_contain_text("bot, steady")
    expect(game.locator("[data-act=replay]")).to_be_visible()
    rates = kari.page.locator("[data-rates]")
    expect(rates.locator("[data-rate='']")).to_contain_text("0 of 1")
    expect(rates.locator("[data-rate=policy]")).to_contain_text("0 to 79 %")
    # One link takes everything along, once.
    kari.act("hand-over")
    code = kari.page.locator("[data-code]")
    expect(code).to_be_visible()
    link = kari.page.locator("[data-handover] input").input_value()
    phone.visit(link.removeprefix(house.address))
    expect(phone.page.locator("[data-field=code]")).to_have_value(code.inner_text())
    phone.act("bring")
    expect(phone.page.locator("[data-bring]")).to_contain_text("One table is new here")
    phone.page.route("**/api/mine", claimed)
    phone.visit("/history")
    expect(phone.page.locator("[data-finished]")).to_have_count(1)
    expect(phone.page.locator("[data-finished]")).to_contain_text("The other side’s time had run out")
    phone.visit(link.removeprefix(house.address))
    phone.act("bring")
    expect(phone.page.get_by_role("alert")).to_contain_text("it was used already")
    # The browser notes that the server refused it.
    assert [trouble for trouble in phone.troubles if "404" not in trouble] == []
    phone.troubles.clear()
