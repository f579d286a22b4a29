"""The pages beside each game in a real browser: what happened, and the rules on one page of paper."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.axe import grave
from tests.browser.house import House, Person

People = Callable[..., Person]
GAMES = ["kampen-om-norge", "halls-of-hegra", "crown-and-courage", "dutch-resistance"]
LANGUAGES = ["nb", "nl"]


def printed_pages(person: Person) -> int:
    """How many sheets the page takes when it is printed."""
    return len(re.findall(rb"/Type\s*/Page\b", person.page.pdf(prefer_css_page_size=True)))


def until_drawn(person: Person) -> None:
    """Every picture of the page is there."""
    figures = person.page.locator("[data-picture]")
    expect(figures.first).to_be_visible()
    expect(person.page.locator("[data-picture] .drawing:has(svg)")).to_have_count(figures.count())


@pytest.mark.parametrize("game", GAMES)
def test_history_and_summary_of_a_game(person: People, game: str) -> None:
    kari = person()
    kari.visit(f"/rules/{game}")
    kari.page.locator("[data-link=past]").click()
    kari.page.wait_for_url(f"**/past/{game}")
    until_drawn(kari)
    expect(kari.page.locator("[data-paragraph]:not(:has(.sources a))")).to_have_count(0)
    expect(kari.page.locator("[data-departure]").first).to_be_attached()
    assert grave(kari.page) == []
    kari.page.locator("[data-link=summary]").click()
    kari.page.wait_for_url(f"**/summary/{game}")
    expect(kari.page.locator("[data-summary]")).to_be_visible()
    until_drawn(kari)
    assert grave(kari.page) == []
    assert printed_pages(kari) == 1
    for language in LANGUAGES:
        kari.page.locator(f"header [data-language={language}]").click()
        expect(kari.page.locator("html")).to_have_attribute("lang", language)
        until_drawn(kari)
        assert printed_pages(kari) == 1


def test_a_thing_on_the_table_leads_to_what_happened(person: People, house: House) -> None:
    kari = person()
    kari.visit("/")
    expect(kari.page.locator("[data-past=halls-of-hegra]")).to_have_attribute("href", "/past/halls-of-hegra")
    kari.sit_down(house.lay_out("recruit", {"commander": "person"}, game="halls-of-hegra")["commander"])
    kari.act("menu")
    expect(kari.page.locator("[data-act=summary]")).to_have_attribute("href", "/summary/halls-of-hegra")
    kari.page.keyboard.press("Escape")
    kari.page.locator("[data-spot~='gun:gun_1']").first.hover()
    link = kari.page.locator("[data-tip-shown] [data-past]")
    expect(link).to_have_attribute("href", "/past/halls-of-hegra#fortress")
    with kari.page.context.expect_page() as opened:
        link.click()
    expect(opened.value.locator("#fortress.wanted")).to_be_visible()
