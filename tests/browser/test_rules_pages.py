"""Rules and component book in a real browser: found by words and ids, with the keyboard alone, in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.house import House, Person

People = Callable[..., Person]
GAMES = ["kampen-om-norge", "halls-of-hegra", "crown-and-courage", "dutch-resistance"]


def found(person: Person) -> list[str]:
    """The ids of the rules that a search left."""
    ids: list[str] = person.page.locator("[data-rule]").evaluate_all("rules => rules.map(({dataset}) => dataset.rule)")
    return ids


def test_rules_are_found_with_the_keyboard(person: People) -> None:
    kari = person()
    kari.visit("/rules/kampen-om-norge")
    kari.page.locator("[data-rule]").first.wait_for()
    kari.until(lambda: len(found(kari)) > 200, "all rules are there")
    whole = len(found(kari))
    kari.page.keyboard.press("/")
    expect(kari.page.locator("[data-search]")).to_be_focused()
    kari.page.keyboard.type("fjord retreat")
    kari.page.locator("mark").first.wait_for()
    told = kari.page.locator(".found[role=status]")
    kari.until(lambda: 0 < len(found(kari)) < whole and str(len(found(kari))) in told.inner_text(), "some are left")
    left = found(kari)
    kari.page.keyboard.press("ArrowDown")
    expect(kari.page.locator(":focus")).to_have_attribute("data-rule", left[0])
    kari.page.keyboard.press("ArrowDown")
    expect(kari.page.locator(":focus")).to_have_attribute("data-rule", left[1])
    kari.page.keyboard.press("ArrowUp")
    kari.page.keyboard.press("ArrowUp")
    expect(kari.page.locator("[data-search]")).to_be_focused()
    kari.page.keyboard.press("Escape")
    expect(kari.page.locator("[data-rule]")).to_have_count(whole)
    kari.page.keyboard.type("kon-q-01")
    kari.page.locator("[data-ruling='KON-Q-01'] mark").first.wait_for()


def test_rulings_and_examples_stand_by_every_rule_that_they_touch(person: People) -> None:
    kari = person()
    kari.visit("/rules/kampen-om-norge#KON-EX-01")
    example = kari.page.locator("#KON-EX-01")
    example.wait_for()
    expect(example.locator("dt")).to_have_text(["Given", "When", "Then"])
    expect(kari.page.locator("[data-rule='KON-COMP-05'] [data-example='KON-EX-01']")).to_have_count(1)
    ruling = kari.page.locator("[data-rule='KON-COMBAT-10'] [data-ruling='KON-Q-01']")
    expect(ruling).to_contain_text("Our ruling")
    expect(ruling).to_contain_text("Because:")
    # The one that touches no rule is there, too.
    expect(kari.page.locator("[data-ruling='KON-Q-14']")).to_have_count(1)


def test_rules_are_searched_beside_the_game(person: People, house: House) -> None:
    kari = person()
    links = house.lay_out("gudbrandsdalen", {"germany": "person", "norway+allies": "policy"})
    kari.sit_down(links["germany"])
    kari.page.locator("[data-tab=rule]").click()
    kari.page.locator("#panel [data-search]").fill("six defeats")
    rule = kari.page.locator("#panel [data-rule='KON-COMBAT-10']")
    rule.wait_for()
    kari.page.keyboard.press("ArrowDown")
    expect(kari.page.locator(":focus")).to_have_attribute("data-rule", re.compile("^KON-"))
    rule.click()
    kari.page.locator("#panel [data-ruling='KON-Q-01']").wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_the_component_book_counts_and_filters(person: People, game: str) -> None:
    kari = person()
    kari.visit(f"/rules/{game}")
    kari.page.locator("[data-link=components]").click()
    kari.page.wait_for_url(f"**/rules/{game}/components")
    sections = kari.page.locator("[data-section]")
    sections.first.wait_for()
    all_sections = sections.count()
    expect(kari.page.locator("[data-counts]")).to_contain_text("from the rulebook")
    expect(kari.page.locator("[data-counts]")).to_contain_text("reconstructed")
    # Every value on the page has its mark.
    expect(kari.page.locator("article dd:not(:has([data-source]))")).to_have_count(0)
    kari.page.locator("[data-filter=source]").select_option("public")
    kari.until(lambda: 0 < sections.count() < all_sections, "some sections are left")
    expect(kari.page.locator("article dd [data-source]:not([data-source=public])")).to_have_count(0)
    kari.page.locator("[data-filter=source]").select_option("")
    expect(sections).to_have_count(all_sections)
    kari.page.locator("[data-filter=section]").select_option(index=1)
    expect(sections).to_have_count(1)


def test_a_card_is_found_by_its_id_and_says_what_we_do_not_know(person: People, house: House) -> None:
    kari = person()
    kari.visit("/rules/kampen-om-norge/components")
    expect(kari.page.locator("[data-part]")).to_have_count(134)
    kari.page.locator("[data-search]").fill("g-05")
    card = kari.page.locator("[data-part='G-05']")
    card.wait_for()
    expect(kari.page.locator("[data-part]")).to_have_count(1)
    expect(card.locator("[data-source=reconstructed]")).to_have_count(2)
    # The same is said where the card lies in a hand.
    links = house.lay_out("gudbrandsdalen", {"germany": "person", "norway+allies": "policy"})
    kari.sit_down(links["germany"])
    kari.page.locator("[data-card]").first.hover()
    note = kari.page.locator("[data-provenance]")
    # One small mark; more is told to whoever wants it.
    expect(note.locator("a[href='/editions']")).to_be_hidden()
    note.locator("summary").click()
    expect(note.locator("a[href='/editions']")).to_be_visible()
    expect(note).to_contain_text("Symbols")
    expect(note.locator("a[href='/editions']")).to_have_count(1)


def test_todays_event_card_says_that_it_is_ours(person: People, house: House) -> None:
    kari = person()
    kari.sit_down(house.lay_out("recruit", {"commander": "person"}, game="halls-of-hegra")["commander"])
    kari.page.locator("[data-tab=today]").click()
    event = kari.table()["public"]["event"]
    note = kari.page.locator(f"[data-provenance='{event}']")
    expect(note).to_contain_text("We do not know what is printed here")


def test_the_component_book_is_there_in_norwegian(person: People) -> None:
    kari = person(locale="nb-NO")
    kari.visit("/rules/halls-of-hegra/components")
    kari.page.locator("[data-component]").first.wait_for()
    book = kari.page.locator("main, .book").first
    expect(book).to_contain_text("rekonstruert")
    expect(book).not_to_contain_text("[component")
    expect(book).not_to_contain_text("reconstructed")
