"""The advanced game of Kampen om Norge in a real browser: 9 April, ships in their zones, and the sea of a rival."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.house import House, Person, at_random
from tests.browser.sea import laid_out_at

People = Callable[..., Person]
TWO = {"germany": "person", "norway+allies": "person"}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def take_turns(people: list[Person], pick: Callable[[dict[str, Any]], dict[str, Any]], until: str) -> None:
    """Let whoever is asked answer until somebody is asked this."""
    for _ in range(120):
        people[0].until(lambda: any(each.question() for each in people), "somebody is asked")
        asked = next(each for each in people if each.question() is not None)
        question = asked.question()
        assert question is not None
        if question["prompt"] == until:
            return
        asked.answer(pick(question))
        for each in people:
            each.hear(asked.table()["answers"])
    raise AssertionError(f"nobody was asked {until}")


def apart(person: Person, one: str, other: str) -> bool:
    """Do the boxes of two things not overlap?"""
    boxes = [person.page.locator(each).first.bounding_box() for each in (one, other)]
    assert boxes[0] is not None
    assert boxes[1] is not None
    first, second = boxes[0], boxes[1]
    across = first["x"] + first["width"] <= second["x"] or second["x"] + second["width"] <= first["x"]
    return across or first["y"] + first["height"] <= second["y"] or second["y"] + second["height"] <= first["y"]


def test_ships_are_placed_unseen_and_lie_in_their_zones(person: People, house: House) -> None:
    links = house.lay_out("advanced", TWO)
    kari, ola = person(), person()
    kari.sit_down(links["germany"])
    ola.sit_down(links["norway+allies"])
    pick = at_random(5)
    take_turns([kari, ola], pick, "station")
    expect(kari.page.locator("[data-zone='III']")).to_be_visible()
    # German ships are placed one after the other; nobody else sees where.
    kari.click("zone", "III")
    kari.until(lambda: "SG-01" in kari.table()["private"]["fleet"]["placing"], "the first ship is placed")
    expect(kari.page.locator("[data-zone='III'] [data-placing='germany']")).to_be_visible()
    expect(ola.page.locator("[data-zone='III'] [data-fleet='germany']")).to_have_count(0)
    take_turns([kari, ola], pick, "april.scout")
    stack = kari.page.locator("[data-zone='III'] [data-fleet='germany']")
    expect(stack.first).to_be_visible()
    expect(stack.locator("[data-ship='SG-01']")).to_be_visible()
    rival = ola.page.locator("[data-zone='III'] [data-fleet='germany']")
    expect(rival.first).to_be_visible()
    expect(ola.page.locator("[data-zone='III'] [data-ship^='SG']")).to_have_count(0)


def test_a_task_force_is_formed_in_the_fleet_and_sails_by_its_odds(person: People, house: House) -> None:
    kari = person()
    kari.sit_down(laid_out_at(house, "naval_movement"))
    kari.until_asked()
    # The name of the phase is whole beside the rule and the hint.
    expect(kari.page.locator(".overline .phase")).to_contain_text("Naval movement")
    assert kari.page.locator(".overline .phase").evaluate("each => each.scrollWidth <= each.clientWidth")
    asked = kari.question() or {}
    ship = next(offer["option"][1] for offer in asked["offers"] if offer["option"][0] == "embark")
    kari.page.locator(f"[data-part=panel] [data-step='ship:{ship}']").click()
    kari.until(lambda: kari.table()["public"]["sea"]["force"] == 1, "the ship joined")
    kari.until_asked()
    reach = kari.table()["public"]["sea"]["reach"]
    assert reach
    expect(kari.page.locator("[data-sailing]")).to_be_visible()
    near = next(each for each in reach if each["via"] == "")
    expect(kari.page.locator(f"[data-zone='{near['zone']}'] .odds")).to_be_visible()
    # The zone itself answers, as does its button.
    zone = kari.page.locator(f"[data-step='zone:{near['zone']}']")
    expect(zone).to_be_visible()
    zone.click()
    kari.until(lambda: ship in kari.table()["private"]["fleet"]["ships"].get(near["zone"], []), "the ship sailed")


def test_the_turn_of_9_april_has_its_own_phases_and_a_phone_shows_its_ships(person: People, house: House) -> None:
    kari = person(**PHONE)
    kari.sit_down(laid_out_at(house, "station"))
    kari.until_asked()
    expect(kari.page.locator("ol.narrow [data-about='phase:0c'][aria-current=step]")).to_be_visible()
    kari.page.locator("nav [data-tab=fleet]").click()
    expect(kari.page.locator("[data-about='ship:SG-01']").first).to_be_visible()
    # The zones of the panel place the next ship, too.
    kari.page.locator("[data-place='III']").click()
    kari.until(lambda: kari.table()["private"]["fleet"]["placing"].get("SG-01") == "III", "the first ship is placed")
    expect(kari.page.locator("[data-place='III']")).to_contain_text("1")


def test_the_german_ships_lie_as_in_1940_in_one_click(person: People, house: House) -> None:
    kari = person(viewport={"width": 1440, "height": 900})
    kari.sit_down(laid_out_at(house, "station"))
    kari.until_asked()
    offer = next(each for each in (kari.question() or {})["offers"] if each["option"] == ["as_in_1940"])
    expect(kari.page.locator("[data-troops='germany']")).to_have_text("I–VII")
    kari.answer(offer)
    kari.until(lambda: len(kari.table()["private"]["fleet"]["placing"]) == 14, "all ships but the dummies are placed")
    expect(kari.page.locator("[data-zone='VII'] [data-placing='germany']")).to_be_visible()


def test_on_a_phone_the_stacks_that_are_asked_for_lie_beside_the_overview(person: People, house: House) -> None:
    """Zone VII is the highest of the north sheet: there the overview makes way."""
    kari = person(**PHONE)
    kari.sit_down(laid_out_at(house, "naval_movement"))
    kari.until_asked()
    asked = kari.question() or {}
    fleet = kari.table()["private"]["fleet"]["ships"]
    ship = next(
        each["option"][1]
        for each in asked["offers"]
        if each["option"][0] == "embark" and each["option"][1] in fleet["VII"]
    )
    kari.page.locator("nav [data-tab=fleet]").click()
    kari.page.locator(f"[data-part=panel] [data-step='ship:{ship}']").click()
    kari.until(lambda: kari.table()["public"]["sea"]["force"] == 1, "the ship joined")
    kari.page.locator("nav [data-tab=table]").click()
    stack = kari.page.locator("[data-zone='VII'] [data-fleet='germany']").first
    expect(stack).to_be_visible()
    kari.until(lambda: apart(kari, "[data-zone='VII'] [data-fleet='germany']", ".overview"), "the overview made way")


def test_the_query_line_knows_the_sea(person: People, house: House) -> None:
    kari = person()
    kari.sit_down(laid_out_at(house, "naval_movement"))
    kari.until_asked()
    for words in ("what can reach sea zone IV", "who controls zone III"):
        kari.act("query")
        kari.page.locator("[data-query] input").fill(words)
        kari.page.keyboard.press("Enter")
        answer = kari.page.locator("[data-query] [data-answer]").first
        expect(answer).to_contain_text("zone")
        kari.page.locator("[data-query] input").press("Escape")
        kari.page.locator("[data-query]").wait_for(state="detached")
