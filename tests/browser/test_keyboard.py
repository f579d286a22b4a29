"""Both games with nothing but the keyboard, and what is said aloud meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import by_keys
from tests.browser.house import House, Person, at_random

People = Callable[..., Person]

ANNOUNCED = "[data-announcer]"


def germany(kari: Person, house: House) -> None:
    kari.sit_down(house.lay_out("basic", {"germany": "person", "norway+allies": "policy"})["germany"])
    kari.until_asked()


def commander(kari: Person, house: House) -> None:
    kari.sit_down(house.lay_out("recruit", {"commander": "person"}, game="halls-of-hegra")["commander"])
    kari.until_asked()


def asked_of(person: Person) -> dict[str, Any]:
    asked = person.question()
    assert asked is not None
    return asked


def eager(seed: int) -> Callable[[dict[str, Any]], dict[str, Any]]:
    """Attacks, plays cards and takes many steps where that is offered, so that every kind of answer comes up."""
    other = at_random(seed)

    def pick(asked: dict[str, Any]) -> dict[str, Any]:
        offers = asked["offers"]
        attacks = [each for each in offers if each["saying"].get("values", {}).get("meets") == "enemy"]
        cards = [each for each in offers if each["option"][0] in ("play", "fight")]
        found: list[dict[str, Any]] = attacks or cards
        return found[0] if found else other(asked)

    return pick


@pytest.mark.parametrize("sit_down", [germany, commander])
def test_answers_are_given_by_keys_alone(
    person: People, house: House, sit_down: Callable[[Person, House], None]
) -> None:
    kari = person()
    sit_down(kari, house)
    pick = eager(5)
    kinds: set[str] = set()
    for _ in range(24):
        kari.until_asked()
        if kari.question() is None:
            break
        offer = pick(asked_of(kari))
        kinds.update(kind for kind, _, _ in offer.get("steps", []))
        by_keys.answer(kari, offer)
    assert {"area", "number"} <= kinds if sit_down is germany else {"disc", "space"} <= kinds


def test_arrows_go_to_the_nearest_thing_in_that_direction(person: People, house: House) -> None:
    kari = person()
    germany(kari, house)
    kari.page.locator("[data-area=oslo]").focus()
    by_keys.until_focused(kari, "it.dataset.area === 'oslo'")
    middle = "(it => { const box = it.getBoundingClientRect(); return [box.x, box.y]; })(document.activeElement)"
    x, y = kari.page.evaluate(middle)
    kari.page.keyboard.press("ArrowLeft")
    by_keys.until_focused(kari, "it.dataset.area !== 'oslo' && it.dataset.reach === 'may'")
    left, _ = kari.page.evaluate(middle)
    assert left < x
    kari.page.keyboard.press("Shift+ArrowUp")
    by_keys.until_focused(kari, "it.dataset.area !== undefined")
    assert kari.page.evaluate(middle)[1] < y + 100


def test_a_dialog_keeps_the_focus_and_gives_it_back(person: People, house: House) -> None:
    kari = person()
    germany(kari, house)
    kari.page.locator("[data-act=menu]").focus()
    kari.page.keyboard.press("Enter")
    kari.page.locator("[role=dialog]").wait_for()
    for _ in range(30):
        kari.page.keyboard.press("Tab")
        assert by_keys.focused(kari, "it.closest('[role=dialog]')")
    kari.page.keyboard.press("Escape")
    by_keys.until_focused(kari, "it.dataset.act === 'menu'")


def test_the_sheet_of_keys_opens_and_single_keys_can_be_switched_off(person: People, house: House) -> None:
    kari = person()
    germany(kari, house)
    sheet = kari.page.locator("[data-help]")
    kari.page.keyboard.press("?")
    sheet.wait_for()
    kari.page.locator("[data-act=single-keys]").uncheck()
    kari.page.keyboard.press("Escape")
    sheet.wait_for(state="detached")
    for key in ("?", "/", "m"):
        kari.page.keyboard.press(key)
    expect(kari.page.locator("[data-help], [data-query], [role=dialog]")).to_have_count(0)
    kari.page.keyboard.press("F1")
    sheet.wait_for()
    expect(kari.page.locator("[data-act=single-keys]")).not_to_be_checked()


def test_the_first_stops_lead_to_the_question_and_the_board(person: People, house: House) -> None:
    kari = person()
    germany(kari, house)
    kari.page.keyboard.press("Tab")
    by_keys.until_focused(kari, "it.closest('[data-skip]')")
    kari.page.keyboard.press("Enter")
    by_keys.until_focused(kari, "it.hasAttribute('data-home')")


def test_what_happens_is_said_aloud_and_the_question_after_it(person: People, house: House) -> None:
    kari = person()
    germany(kari, house)
    said = kari.page.locator(ANNOUNCED)
    expect(said).to_contain_text("Germany: move battalions")
    kari.answer(next(offer for offer in asked_of(kari)["offers"] if len(offer.get("steps", [])) > 1))
    kari.until_asked()
    kari.skip()
    expect(said).to_contain_text(kari.page.locator("[role=log] .newest .told").inner_text())


@pytest.mark.parametrize(
    ("language", "question", "answer"),
    [
        ("en-GB", "What can attack OSLO?", "Hønefoss"),
        ("en-GB", "roads from oslo to trondheim", "steps"),
        ("nb-NO", "hva kan angripe oslo", "Hønefoss"),
        ("nb-NO", "veier fra Oslo til Aandalsnes", "steg"),
        ("nl-NL", "wegen van Oslo naar Aandalsnes", "stappen"),
    ],
)
def test_the_map_answers_in_words(person: People, house: House, language: str, question: str, answer: str) -> None:
    kari = person(locale=language)
    germany(kari, house)
    kari.page.keyboard.press("/")
    by_keys.until_focused(kari, "it.closest('[data-query]')")
    kari.page.keyboard.type(question)
    kari.page.keyboard.press("Enter")
    expect(kari.page.locator("[data-query] [data-answer]")).to_contain_text(answer)


def test_an_answer_leads_to_the_board(person: People, house: House) -> None:
    kari = person()
    germany(kari, house)
    kari.page.keyboard.press("/")
    by_keys.until_focused(kari, "it.closest('[data-query]')")
    kari.page.keyboard.type("neighbours of hamar")
    kari.page.keyboard.press("Enter")
    kari.page.locator("[data-query] [data-answer] button").first.click()
    by_keys.until_focused(kari, "it.dataset.area === 'hamar'")
    kari.page.keyboard.press("o")
    kari.page.locator("[data-board-in-words]").get_by_text("Narvik").first.click()
    by_keys.until_focused(kari, "it.dataset.area !== undefined")


def test_what_is_not_understood_is_met_with_suggestions(person: People, house: House) -> None:
    kari = person()
    commander(kari, house)
    kari.page.keyboard.press("/")
    by_keys.until_focused(kari, "it.closest('[data-query]')")
    kari.page.keyboard.type("qwerty")
    kari.page.keyboard.press("Enter")
    examples = kari.page.locator("[data-query] [data-example]")
    examples.first.click()
    kari.page.locator("[data-query] [data-answer] li").first.wait_for()
