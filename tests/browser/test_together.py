"""A cooperative game in two browsers: proposals, rings, the plan, and a bot that says what it will do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from motstand.kernel.registry import game_ids
from tests.browser.axe import grave, small_targets
from tests.browser.house import House, Person

People = Callable[..., Person]

GAME = "dutch-resistance"
pytestmark = pytest.mark.skipif(GAME not in game_ids(), reason="its box is not on the shelf")


def lay_out(house: House, players: dict[str, str]) -> dict[str, str]:
    identities = dict(zip(players, ("joke", "anda", "frits"), strict=False))
    options = {"identities": identities, "first": "green"}
    return house.lay_out("network", players, game=GAME, options=options)


def two(person: People, house: House, **screen: Any) -> tuple[Person, Person]:
    """Anna at green, whose turn it is, and Bram at blue."""
    anna, bram = person(**screen), person(**screen)
    seats = lay_out(house, {"green": "person", "blue": "person"})
    for one, seat in ((anna, "green"), (bram, "blue")):
        one.sit_down(seats[seat])
        one.until_asked()
    return anna, bram


def shared(one: Person) -> dict[str, Any]:
    newest = next(frame for frame in reversed(one.frames) if "status" in frame)
    found: dict[str, Any] = newest["status"]["together"]
    return found


def test_a_proposal_is_seen_agreed_to_and_taken(person: People, house: House) -> None:
    anna, bram = two(person, house)
    card = anna.table()["public"]["characters"][0]["cards"][0]
    anna.answer(anna.offer("point", card))
    anna.until_asked()
    bram.hear(anna.table()["answers"])
    bram.page.locator("[data-act=propose]").click()
    expect(bram.page.locator("[data-part=question] h2")).to_contain_text("Choose what you propose to Green")
    road = next(
        offer["option"][1] for offer in shared(bram)["questions"]["green"]["offers"] if offer["option"][0] == "go"
    )
    bram.page.locator(f"[data-spot~='road:{road}']").first.click()
    # Both see the ghost and the sentence.
    for one in (anna, bram):
        expect(one.page.locator(f"[data-mark=ghost][data-on='road:{road}']")).to_be_visible()
        expect(one.page.locator("[data-suggestion]")).to_have_count(1)
    expect(anna.page.locator("[data-suggestion]")).to_contain_text("proposes to you")
    assert [grave(one.page, "main") for one in (anna, bram)] == [[], []]
    before = anna.table()["answers"]
    anna.page.locator("[data-act=take-suggestion]").click()
    anna.hear(before + 1)
    for one in (anna, bram):
        expect(one.page.locator("[data-suggestion]")).to_have_count(0)
    assert not anna.troubles + bram.troubles


def test_the_own_intention_is_shown_and_agreed_to(person: People, house: House) -> None:
    anna, bram = two(person, house)
    card = anna.table()["public"]["characters"][0]["cards"][0]
    anna.answer(anna.offer("point", card))
    anna.until_asked()
    anna.page.locator("[data-act=propose]").click()
    expect(anna.page.locator("[data-part=question] h2")).to_contain_text("the others will see it")
    anna.page.locator("[data-offer='[\"gather\"]']").click()
    expect(bram.page.locator("[data-suggestion]")).to_contain_text("would like to")
    bram.page.locator("[data-act=support]").click()
    expect(anna.page.locator("[data-agreed='1']")).to_be_visible()
    anna.page.locator("[data-act=withdraw-suggestion]").click()
    expect(bram.page.locator("[data-suggestion]")).to_have_count(0)
    assert not anna.troubles + bram.troubles


@pytest.mark.parametrize("screen", [{}, {"viewport": {"width": 390, "height": 844}, "has_touch": True}])
def test_a_ring_with_the_name_is_seen_by_the_other(person: People, house: House, screen: dict[str, Any]) -> None:
    anna, bram = two(person, house, **screen)
    place = next(iter(anna.table()["public"]["places"]))
    place = anna.table()["public"]["characters"][0]["place"] or place
    before = anna.table()["answers"]
    anna.page.locator("[data-act=point]").click()
    expect(anna.page.locator("[data-act=point]")).to_have_attribute("aria-pressed", "true")
    anna.page.locator(f"[data-spot~='place:{place}']").first.click(position={"x": 12, "y": 60})
    expect(bram.page.locator("[data-mark=ring]")).to_be_visible()
    expect(anna.page.locator("[data-act=point]")).to_have_attribute("aria-pressed", "false")
    assert grave(bram.page, "main") == []
    assert anna.table()["answers"] == before
    assert not anna.troubles + bram.troubles


def test_a_thing_is_pointed_at_with_the_keyboard(person: People, house: House) -> None:
    anna, bram = two(person, house)
    anna.page.keyboard.press("b")
    anna.page.keyboard.press("x")
    expect(bram.page.locator("[data-mark=ring]")).to_be_visible()


def test_both_write_the_plan(person: People, house: House) -> None:
    anna, bram = two(person, house)
    for one in (anna, bram):
        one.page.get_by_role("tab", name="Plan").click()
    anna.page.locator("[data-plan-new]").fill("Green to the Hospital")
    anna.page.keyboard.press("Enter")
    line = bram.page.locator("[data-line]")
    expect(line).to_contain_text("Green to the Hospital")
    line.get_by_role("checkbox").click()
    expect(anna.page.locator("[data-line] input[type=checkbox]")).to_be_checked()
    # Both change the same line at the same time: the first one counts, the second one is told.
    bram.page.locator("[data-line] .text").click()
    bram.page.locator("[data-line] .field").fill("Green to the Farm")
    anna.page.locator("[data-line] .text").click()
    anna.page.locator("[data-line] .field").fill("Green to the Church")
    anna.page.keyboard.press("Enter")
    expect(bram.page.locator("[data-line] .overtaken")).to_contain_text("Green to the Church")
    assert grave(bram.page, "#panel") == []
    bram.page.locator("[data-act=plan-theirs]").click()
    expect(line).to_contain_text("Green to the Church")
    # On a phone the plan is as large as fingers need it.
    anna.page.set_viewport_size({"width": 390, "height": 844})
    anna.page.locator("[data-tab=plan]").click()
    expect(anna.page.locator("[data-line]")).to_be_visible()
    assert small_targets(anna.page) == []
    line.locator("[data-act=plan-remove]").click()
    expect(anna.page.locator("[data-line]")).to_have_count(0)
    assert not anna.troubles + bram.troubles


def test_a_bot_says_what_it_will_do_and_does_what_it_is_asked(person: People, house: House) -> None:
    bram = person(pace="click")
    bram.sit_down(lay_out(house, {"green": "policy", "blue": "person"})["blue"])
    announced = bram.page.locator("[data-suggestion].announced")
    expect(announced).to_contain_text("is about to")
    assert grave(bram.page, "[data-part=question]") == []
    bram.page.locator("[data-act=otherwise]").click()
    offers = shared(bram)["questions"]["green"]["offers"]
    intended = shared(bram)["suggestions"][0]["option"]
    other = next(offer for offer in offers if offer["option"][0] == "discard_card" and offer["option"] != intended)
    before = bram.table()["answers"]
    bram.answer(other)
    bram.hear(before + 1)
    assert other["option"][1] not in bram.table()["public"]["characters"][0]["cards"]
    # What it says next is done with one click, when what happened has been told.
    bram.page.locator("[data-act=skip]").click()
    expect(announced).to_be_visible()
    before = bram.table()["answers"]
    bram.page.locator("[data-act=go-on]").click()
    bram.hear(before + 1)
    assert not bram.troubles


def test_nothing_is_given_to_a_character_without_a_word_of_its_player(person: People, house: House) -> None:
    anna, bram = two(person, house)
    card = anna.table()["public"]["characters"][0]["cards"][0]
    for option in (("point", card), ("gather",), ("give", "green", "blue", "information")):
        anna.until_asked()
        anna.answer(anna.offer(*option))
    bram.until(lambda: (bram.question() or {}).get("prompt") == "consent", "asked for consent")
    question = bram.page.locator("[data-part=question]")
    expect(question.locator("h2")).to_contain_text("offers Information to")
    question.get_by_role("button", name="No, thank you").click()
    anna.until_asked()
    held = [each["resources"] for each in anna.table()["public"]["characters"]]
    assert held == [{"information": 1}, {}]
    assert not anna.troubles + bram.troubles


def test_who_steps_in_is_waited_for(person: People, house: House) -> None:
    """From the first click on: what he agreed to is taken back, so that the bot waits for his token."""
    bram, cees = person(pace="click"), person(pace="click")
    seats = lay_out(house, {"green": "policy", "blue": "person", "yellow": "person"})
    for one, seat in ((bram, "blue"), (cees, "yellow")):
        one.sit_down(seats[seat])
        one.until_asked()
        expect(one.page.locator("[data-suggestion].announced")).to_be_visible()
    bram.page.locator("[data-act=go-on]").click()
    agreed = cees.page.locator("[data-suggestion].announced [data-agreed]")
    expect(agreed).to_have_attribute("data-agreed", "1")
    token = bram.offer("token", "blue")
    bram.click(*token["steps"][0][:2])
    expect(agreed).to_have_count(0)
    assert not bram.troubles + cees.troubles
