"""Rules and component book in a real browser: found by words and ids, with the keyboard alone, in both languages."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.house import House, Person

People = Callable[..., Person]
GAMES = ["kampen-om-norge", "halls-of-hegra"]


def found(person: Person) -> list[str]:
    """The ids of the rules that a search left."""
    ids: list[str] = person.page.locator("[data-rule]").evaluate_all("rules => rules.map(({dataset}) => dataset.rule)")
    return ids


def focused(person: Person, name: str) -> str | None:
    value: str | None = person.page.evaluate(f"document.activeElement?.getAttribute('{name}')")
    return value


def test_rules_are_found_with_the_keyboard(person: People) -> None:
    kari = person()
    kari.visit("/rules/kampen-om-norge")
    kari.page.locator("[data-rule]").first.wait_for()
    whole = len(found(kari))
    assert whole > 200
    kari.page.keyboard.press("/")
    kari.page.keyboard.type("fjord retreat")
    kari.page.locator("mark").first.wait_for()
    left = found(kari)
    assert 0 < len(left) < whole
    assert str(len(left)) in kari.page.locator(".found[role=status]").inner_text()
    kari.page.keyboard.press("ArrowDown")
    assert focused(kari, "data-rule") == left[0]
    kari.page.keyboard.press("ArrowDown")
    assert focused(kari, "data-rule") == left[1]
    kari.page.keyboard.press("ArrowUp")
    kari.page.keyboard.press("ArrowUp")
    assert kari.page.evaluate("document.activeElement?.hasAttribute('data-search')")
    kari.page.keyboard.press("Escape")
    assert len(found(kari)) == whole
    kari.page.keyboard.type("kon-q-01")
    kari.page.locator("[data-ruling='KON-Q-01'] mark").first.wait_for()


def test_rulings_and_examples_stand_by_every_rule_that_they_touch(person: People) -> None:
    kari = person()
    kari.visit("/rules/kampen-om-norge#KON-EX-01")
    example = kari.page.locator("#KON-EX-01")
    example.wait_for()
    assert example.locator("dt").all_inner_texts() == ["Given", "When", "Then"]
    assert kari.page.locator("[data-rule='KON-COMP-05'] [data-example='KON-EX-01']").count() == 1
    ruling = kari.page.locator("[data-rule='KON-COMBAT-10'] [data-ruling='KON-Q-01']")
    assert "Our ruling" in ruling.inner_text()
    assert "Because:" in ruling.inner_text()
    assert kari.page.locator("[data-ruling='KON-Q-14']").count() == 1, "the one that touches no rule is there, too"


def test_rules_are_searched_beside_the_game(person: People, house: House) -> None:
    kari = person()
    links = house.lay_out("gudbrandsdalen", {"germany": "person", "norway+allies": "policy"})
    kari.sit_down(links["germany"])
    kari.page.locator("[data-tab=rule]").click()
    kari.page.locator("#panel [data-search]").fill("six defeats")
    rule = kari.page.locator("#panel [data-rule='KON-COMBAT-10']")
    rule.wait_for()
    kari.page.keyboard.press("ArrowDown")
    assert focused(kari, "data-rule") is not None
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
    assert "from the rulebook" in kari.page.locator("[data-counts]").inner_text()
    assert "reconstructed" in kari.page.locator("[data-counts]").inner_text()
    # Every value on the page has its mark.
    assert kari.page.locator("article dd:not(:has([data-source]))").count() == 0
    kari.page.locator("[data-filter=source]").select_option("public")
    assert 0 < sections.count() < all_sections
    assert kari.page.locator("article dd [data-source]:not([data-source=public])").count() == 0
    kari.page.locator("[data-filter=source]").select_option("")
    kari.page.locator("[data-filter=section]").select_option(index=1)
    assert sections.count() == 1


def test_a_card_is_found_by_its_id_and_says_what_we_do_not_know(person: People, house: House) -> None:
    kari = person()
    kari.visit("/rules/kampen-om-norge/components")
    kari.page.locator("[data-part]").first.wait_for()
    assert kari.page.locator("[data-part]").count() == 134
    kari.page.locator("[data-search]").fill("g-05")
    card = kari.page.locator("[data-part='G-05']")
    card.wait_for()
    assert kari.page.locator("[data-part]").count() == 1
    assert card.locator("[data-source=reconstructed]").count() == 2
    # The same is said where the card lies in a hand.
    links = house.lay_out("gudbrandsdalen", {"germany": "person", "norway+allies": "policy"})
    kari.sit_down(links["germany"])
    kari.page.locator("[data-card]").first.hover()
    note = kari.page.locator("[data-provenance]")
    note.wait_for()
    assert "Symbols" in note.inner_text()
    assert note.locator("a[href='/editions']").count() == 1


def test_todays_event_card_says_that_it_is_ours(person: People, house: House) -> None:
    kari = person()
    kari.sit_down(house.lay_out("recruit", {"commander": "person"}, game="halls-of-hegra")["commander"])
    kari.page.locator("[data-tab=today]").click()
    event = kari.table()["public"]["event"]
    note = kari.page.locator(f"[data-provenance='{event}']")
    note.wait_for()
    assert "We do not know what is printed here" in note.inner_text()


def test_the_component_book_is_there_in_norwegian(person: People) -> None:
    kari = person(locale="nb-NO")
    kari.visit("/rules/halls-of-hegra/components")
    kari.page.locator("[data-component]").first.wait_for()
    text = kari.page.locator("main, .book").first.inner_text()
    assert "rekonstruert" in text
    assert "[component" not in text
    assert "reconstructed" not in text
