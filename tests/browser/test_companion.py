"""The real box beside a real browser: set up by the list, dice and cards typed, mistakes corrected or refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.house import House, Person

People = Callable[..., Person]

KAMPEN = {"germany": "person", "norway+allies": "policy"}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def open_box(person: Person, path: str) -> None:
    """Come to the table, tick the list off, and begin."""
    person.visit(path)
    person.page.locator("[data-setting-up] li").first.wait_for()
    person.act("tick-all")
    person.act("set-up")
    person.page.locator("[data-area], [data-spot]").first.wait_for()


def asked(person: Person) -> dict[str, Any]:
    """The question, as soon as there is one."""
    person.until_asked()
    question = person.question()
    assert question is not None
    person.skip()
    return person.question() or question


def heard(person: Person, before: int) -> None:
    """The table went on, and the page shows it."""
    person.until(lambda: person.table()["answers"] != before, "the table went on")
    person.settle()


def taken_back(person: Person, answers: int) -> None:
    """What was mistyped is taken back, to so many answers, and the page shows it."""
    person.until(lambda: person.table()["answers"] == answers, "taken back")
    person.settle()


def type_card(person: Person, name: str, symbols: str = "") -> None:
    """Find a card by typing a part of its name, and take the only one that is left with Enter."""
    before = asked(person)["decision"]
    person.page.locator("[data-drawn]").first.wait_for()
    field = person.page.locator("[data-filter=drawn]")
    if field.count() > 0:
        field.fill(f"{name} {symbols}")
        person.page.keyboard.press("Enter")
    else:
        person.page.locator("[data-drawn]").filter(has_text=name).first.press("Enter")
    heard(person, before)


def type_dice(person: Person, digits: str) -> None:
    for digit in digits:
        person.page.keyboard.press(digit)


def expect_dice(person: Person, *faces: str) -> None:
    """The faces that are told so far."""
    person.page.locator("[data-die]").first.wait_for()
    told = "dice => dice.map(each => each.dataset.die)"
    chosen = person.page.locator("[data-die][aria-checked=true]")
    wanted = [f"{place}:{face}" for place, face in enumerate(faces)]
    person.until(lambda: chosen.evaluate_all(told) == wanted, f"the dice are {wanted}")


def test_the_box_is_set_up_by_a_list_with_ticks_that_are_kept(person: People, house: House) -> None:
    kari = person()
    kari.visit(house.lay_out("gudbrandsdalen", KAMPEN, dice="box")["germany"])
    ticks = kari.page.locator("[data-setting-up] input")
    ticks.first.wait_for()
    listed = kari.page.locator("[data-setting-up]")
    # The bot's cards are dealt by the app.
    for text in ("Put 3 German battalions in Oslo.", "German deck", "leave that deck in the box"):
        expect(listed).to_contain_text(text)
    expect(listed).not_to_contain_text("Norwegian deck")
    ticks.nth(1).check()
    kari.page.reload()
    ticks.first.wait_for()
    for place, ticked in enumerate((False, True, False)):
        expect(ticks.nth(place)).to_be_checked(checked=ticked)
    kari.act("set-up")
    kari.page.locator("[data-drawn]").first.wait_for()
    kari.page.reload()
    kari.page.locator("[data-drawn]").first.wait_for()
    expect(kari.page.locator("[data-setting-up]")).to_have_count(0)
    kari.act("menu")
    kari.act("set-up-again")
    kari.page.locator("[data-setting-up]").wait_for()


def test_the_first_turn_of_the_campaign_with_typed_cards_and_dice(person: People, house: House) -> None:
    """Two people with one box: hands drawn card by card, an attack with real dice, mistakes corrected."""
    kari, ola = person(), person()
    links = house.lay_out("gudbrandsdalen", {"germany": "person", "norway+allies": "person"}, dice="box")
    open_box(kari, links["germany"])
    open_box(ola, links["norway+allies"])
    assert ola.question() is None, "Germany draws first"
    asked(kari)
    kari.page.locator("h2").filter(has_text="Draw a card from the German deck").wait_for()
    # Two Bombefly are alike: one choice, and how many are left.
    bombers = kari.page.locator("[data-drawn]").filter(has_text="Bombefly")
    expect(bombers).to_have_count(1)
    expect(bombers).to_contain_text("2 left")
    type_card(kari, "Bombefly")
    expect(bombers).to_contain_text("1 left")
    # The second card was read wrong: it is taken back, and the right one told.
    type_card(kari, "Artilleri")
    kari.act("mistyped")
    taken_back(kari, 1)
    assert len(kari.table()["private"]["hands"]["germany"]) == 1
    for name in ("Panzer", "Panzer", "Jagerbomber", "Speidertropp"):
        type_card(kari, name)
    assert len(kari.table()["private"]["hands"]["germany"]) == 5

    asked(ola)
    ola.page.locator("h2").filter(has_text="Draw a card from the Norwegian deck").wait_for()
    for name in ("Bakhold", "Bakhold", "Rask", "Panservernkanon", "Panservernkanon", "Jagerfly"):
        type_card(ola, name)
    assert not any('"N-' in frame for frame in kari.wire), "what Ola told is his secret"

    assert asked(kari)["prompt"] == "movement"
    kari.answer(kari.offer("move", "gjovik", "lillehammer", 3))
    expect(kari.page.locator("[data-on-board]")).to_contain_text("Lillehammer")
    roll_and_correct(kari, until_rolled([kari, ola]))
    expect(ola.page.locator("[data-on-board]")).to_contain_text("Lillehammer")


def until_rolled(people: list[Person]) -> dict[str, Any]:
    """Go on without cards until the first of them has to throw dice."""
    while True:
        people[0].until(lambda: any(each.question() for each in people), "somebody is asked")
        one = next(each for each in people if each.question())
        question = asked(one)
        if question["kind"] == "roll":
            assert one is people[0]
            return question
        one.answer(next(offer for offer in question["offers"] if offer.get("quiet")))
        for each in people:
            each.hear(one.table()["answers"])


def roll_and_correct(person: Person, question: dict[str, Any]) -> None:
    """A 7 is no die; a 5 told for a 6 is corrected before and after it is sent."""
    count = question["count"]
    person.page.keyboard.press("7")
    expect(person.page.locator("form [role=status]")).to_contain_text("no 7")
    expect_dice(person)
    type_dice(person, "5" * count)
    person.page.keyboard.press("Backspace")
    type_dice(person, "6")
    expect_dice(person, *["5"] * (count - 1), "6")
    person.page.keyboard.press("Enter")
    heard(person, question["decision"])
    person.until(lambda: person.table()["status"]["mistyped"], "it can be taken back")
    person.skip()
    person.act("mistyped")
    taken_back(person, question["decision"])
    assert asked(person)["kind"] == "roll"
    expect_dice(person)
    type_dice(person, "6" * count)
    person.page.keyboard.press("Enter")
    heard(person, question["decision"])


def test_a_die_that_cannot_have_fallen_is_refused_in_words(person: People, house: House) -> None:
    """The page offers no such thing; whoever sends it all the same is told, and may tell it again."""
    kari = person()
    open_box(kari, house.lay_out("recruit", {"commander": "person"}, game="halls-of-hegra", dice="box")["commander"])
    card = kari.page.locator("[data-drawn]").first
    card.wait_for()
    # The list of a page that is behind: the card went elsewhere in the meantime.
    send = """() => {
        const own = WebSocket.prototype.send;
        WebSocket.prototype.send = function (text) {
            own.call(this, text.replace(/"value":"MOB-[0-9]+"/, '"value":"LAST-99"'));
            WebSocket.prototype.send = own;
        };
    }"""
    kari.page.evaluate(send)
    card.click()
    kari.page.locator("[role=alert]").filter(has_text="cannot have fallen").wait_for()
    assert kari.table()["answers"] == 0
    card.click()
    heard(kari, 0)


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desktop", "phone"])
def test_the_first_morning_of_the_siege_with_cards_and_discs(
    person: People, house: House, screen: dict[str, Any]
) -> None:
    kari = person(**screen)
    open_box(kari, house.lay_out("recruit", {"commander": "person"}, game="halls-of-hegra", dice="box")["commander"])
    asked(kari)
    expect(kari.page.locator("h2").filter(has_text="Event card")).to_contain_text("Mobilisation deck")
    type_card(kari, "Drifts Against the Gate")
    assert kari.table()["public"]["event"] == "MOB-01"
    if screen is PHONE:
        kari.act("board-open")
    expect(kari.page.locator("[data-on-board]")).to_contain_text("Drifts Against the Gate")
    question = asked(kari)
    assert question["prompt"] == "draw.recruit"
    discs = kari.page.locator("[data-drawn]")
    expect(discs, "four types and Doubt").to_have_count(5)
    discs.filter(has_text="Soldier").click()
    heard(kari, question["decision"])
    assert kari.table()["public"]["defenders"]["recruitment"] == ["soldier"]
    # It was a Volunteer after all.
    kari.act("mistyped")
    kari.until(lambda: kari.table()["public"]["defenders"]["recruitment"] == [], "taken back")
    kari.settle()
    asked(kari)
    discs.filter(has_text="Volunteer").click()
    kari.until(lambda: kari.table()["public"]["defenders"]["recruitment"] == ["volunteer"], "told anew")
    kari.act("board-done")
    expect(kari.page.locator("[data-on-board]")).to_have_count(0)
    kari.answer(kari.offer("draw"))
    assert asked(kari)["prompt"] == "draw.recruit"
