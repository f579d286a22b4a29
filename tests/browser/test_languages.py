"""The languages of the house in a real browser: as the browser says, and switched without losing the table."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.house import House, Person, at_random

People = Callable[..., Person]

NORWEGIAN = "nb-NO"
TABLES = {
    "kampen-om-norge": ("gudbrandsdalen", {"germany": "person", "norway+allies": "policy"}, "germany"),
    "halls-of-hegra": ("recruit", {"commander": "person"}, "commander"),
    "crown-and-courage": ("recruit", {"king": "person"}, "king"),
    "dutch-resistance": ("network", {"green": "person"}, "green"),
}
# What stands on every table, and what no table may show: a key without words.
LOG = {"en": "Log", "nb": "Logg", "nl": "Verslag"}
BARE_KEY = re.compile(r"\[[a-z]+(?:-[\w-]+)+\]")


def reads(person: Person) -> str:
    """Everything that can be read on the page."""
    text: str = person.page.evaluate("document.body.innerText")
    return text


def spoken(person: Person) -> str:
    """The language that the page says it is in."""
    language: str = person.page.evaluate("document.documentElement.lang")
    return language


def expect_spoken(person: Person, language: str) -> None:
    """The page says that it is in the language."""
    expect(person.page.locator("html")).to_have_attribute("lang", language)


def expect_language(person: Person, language: str) -> None:
    """The whole page is in the language; what was fetched for it may come a moment later."""
    expect_spoken(person, language)
    expect(person.page.get_by_role("tab", name=LOG[language], exact=True)).to_be_visible()
    for other in LOG.keys() - {language}:
        expect(person.page.get_by_role("tab", name=LOG[other], exact=True)).to_have_count(0)
    assert not BARE_KEY.search(reads(person))


def switch(person: Person, language: str) -> None:
    person.act("menu")
    person.page.locator(f"[data-language={language}]").click()
    person.page.keyboard.press("Escape")


def test_the_shelf_speaks_as_the_browser_says(person: People) -> None:
    kari = person(locale=NORWEGIAN)
    kari.visit()
    kari.page.get_by_role("button", name="Spill nå").first.wait_for()
    expect_spoken(kari, "nb")
    # It may stand in a list of choices that is not unfolded.
    kari.until(lambda: "Gudbrandsdalen og Østerdalen" in kari.page.content(), "the scenarios are named")
    assert not BARE_KEY.search(reads(kari))
    kari.page.locator("[data-language=en]").click()
    kari.page.get_by_role("button", name="Play now").first.wait_for()
    kari.visit()
    kari.page.get_by_role("button", name="Play now").first.wait_for()
    expect_spoken(kari, "en")
    kari.page.locator("[data-language=nb]").click()
    expect_spoken(kari, "nb")
    kari.visit("/rules/kampen-om-norge")
    kari.page.get_by_role("heading", name="Forflytning").first.wait_for()


@pytest.mark.parametrize("game", TABLES)
def test_a_table_changes_its_language_while_it_is_played(person: People, house: House, game: str) -> None:
    scenario, players, seat = TABLES[game]
    kari = person(locale=NORWEGIAN)
    kari.sit_down(house.lay_out(scenario, players, game=game)[seat])
    expect_language(kari, "nb")
    for turn, language in enumerate(("nb", "en", "nl", "nb")):
        if language != spoken(kari):
            before = kari.table()["answers"]
            switch(kari, language)
            expect_language(kari, language)
            assert kari.table()["answers"] == before
        kari.play_on(at_random(turn), 3)
        kari.until_asked()
        kari.skip()
        expect_language(kari, language)


def test_two_languages_sit_at_one_table(person: People, house: House) -> None:
    """One frame goes to both; each reads it in a language of their own."""
    paths = house.lay_out("gudbrandsdalen", {"germany": "person", "norway+allies": "open"})
    kari, tom = person(locale=NORWEGIAN), person(locale="en-GB")
    kari.sit_down(paths["germany"])
    tom.come_invited(paths["norway+allies"], "Tom")
    kari.until_asked()
    move = next(offer for offer in kari.question()["offers"] if offer["option"][0] == "move")  # type: ignore[index]
    kari.answer(move)
    tom.hear(kari.table()["answers"])
    line = kari.table()["happening"]["lines"][-1]["saying"]
    assert line["values"]["to"] == {"area": move["option"][2]}
    kari.page.get_by_text(re.compile(r"tyske? bataljon")).first.wait_for()
    tom.page.get_by_text(re.compile(r"German battalion")).first.wait_for()
