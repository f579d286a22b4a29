"""Asking in a real browser: why not, hints, and what a line of the log is made of, in both games."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.house import House, Person, at_random, attack

People = Callable[..., Person]
TWO = {"germany": "person", "norway+allies": "person"}
ALONE = {"germany": "person", "norway+allies": "policy"}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def at_the_map(person: People, house: House, players: dict[str, str] = ALONE, **screen: Any) -> Person:
    kari = person(**screen)
    kari.sit_down(house.lay_out("gudbrandsdalen", players)["germany"])
    kari.until_asked()
    kari.skip()
    return kari


def at_the_fortress(person: People, house: House, **screen: Any) -> Person:
    kari = person(**screen)
    kari.sit_down(house.lay_out("recruit", {"commander": "person"}, game="halls-of-hegra")["commander"])
    kari.until_asked()
    while (kari.question() or {})["prompt"] != "placing":
        kari.play_on(at_random(1), 1)
        kari.until_asked()
    kari.skip()
    return kari


def answered(person: Person) -> Locator:
    """The small window, when its answer has come."""
    window = person.page.locator("[data-why]")
    window.locator("[role=status][aria-busy=false]").wait_for()
    return window


def until_beside(person: Person, thing: Locator) -> None:
    """The window finds its place beside the thing as soon as it knows how large it is."""
    window = answered(person)
    person.until(lambda: not covers(window, thing), "the window lies beside what it is about")


def covers(window: Locator, thing: Locator) -> bool:
    """Does the window lie over the middle of the thing?"""
    one, other = window.bounding_box(), thing.bounding_box()
    assert one is not None
    assert other is not None
    x, y = other["x"] + other["width"] / 2, other["y"] + other["height"] / 2
    return one["x"] <= x <= one["x"] + one["width"] and one["y"] <= y <= one["y"] + one["height"]


def far_from(person: Person, start: str) -> str:
    """An area in sight that no move from `start` leads to."""
    asked = person.question()
    assert asked is not None
    near = {offer["option"][2] for offer in asked["offers"] if offer["option"][:2] == ["move", start]}
    others = "".join(f":not([data-area='{area}'])" for area in sorted(near | {start}))
    return person.first_in_sight(f"[data-area]{others}").get_attribute("data-area") or ""


def open_tab(person: Person, id: str) -> None:
    """Open a panel, and wait until it lies there."""
    tab = person.page.locator(f"[data-tab={id}]").first
    tab.click()
    expect(tab).to_have_attribute("aria-selected", "true")


# -- why not -----------------------------------------------------------------------------------------------------


def test_a_right_click_on_the_map_says_why_not(person: People, house: House) -> None:
    """The sentence stands beside the area and leads to its rule; Escape and a click elsewhere close it."""
    kari = at_the_map(person, house)
    asked = kari.question()
    assert asked is not None
    start = next(offer["option"][1] for offer in asked["offers"] if offer["option"][0] == "move")
    kari.click("area", start)
    town = kari.page.locator(f"[data-area='{far_from(kari, start)}']")
    town.click(button="right")
    window = answered(kari)
    window.locator(".reason").first.wait_for()
    until_beside(kari, town)
    kari.page.keyboard.press("Escape")
    window.wait_for(state="detached")
    town.click(button="right")
    answered(kari)
    kari.page.locator("h1").click()
    window.wait_for(state="detached")
    town.click(button="right")
    rule = answered(kari).locator("[data-rule]").first
    id = rule.get_attribute("data-rule") or ""
    assert id.startswith("KON-")
    rule.click()
    kari.page.locator(".rules article", has_text=id).wait_for()
    # Nothing of this was an answer, and what was clicked stays clicked.
    assert kari.question() == asked
    expect(kari.page.locator(f".chosen[data-area='{start}']")).to_have_count(1)


def test_a_key_says_why_a_card_lies_grey(person: People, house: House) -> None:
    kari = at_the_map(person, house)
    grey = kari.page.locator("[data-card][aria-disabled=true]").first
    grey.focus()
    kari.page.keyboard.press("w")
    window = answered(kari)
    expect(window.locator("[data-rule]").first).to_have_attribute("data-rule", re.compile("KON-"))
    until_beside(kari, grey)
    kari.page.keyboard.press("Escape")
    window.wait_for(state="detached")
    expect(grey).to_be_focused()


def test_a_key_says_why_at_the_fortress(person: People, house: House) -> None:
    """By key with the pointer over a room that lies under the snow, and by right click."""
    kari = at_the_fortress(person, house)
    radio = kari.page.locator("[data-spot~='space:radio']").first
    radio.hover()
    kari.page.keyboard.press("w")
    window = answered(kari)
    expect(window.locator("[data-rule]").first).to_have_attribute("data-rule", re.compile("HOH-"))
    until_beside(kari, radio)
    kari.page.keyboard.press("Escape")
    window.wait_for(state="detached")
    radio.click(button="right")
    answered(kari).locator(".reason").first.wait_for()


def test_a_long_touch_says_what_a_tap_would_do_on_a_phone(person: People, house: House) -> None:
    """The sheet comes while the finger still lies there, and the end of the touch is no click."""
    kari = at_the_map(person, house, **PHONE)
    town = kari.first_in_sight("[data-area].may")
    box = town.bounding_box()
    assert box is not None
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = kari.context.new_cdp_session(kari.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    answered(kari)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(answered(kari).locator("[data-told]")).to_have_count(1)
    answered(kari).locator("[data-would]").first.wait_for()
    expect(kari.page.locator(".chosen[data-area]")).to_have_count(0)
    until_beside(kari, town)


def test_an_earlier_moment_says_why_not_as_it_was_then(person: People, house: House) -> None:
    """While one looks back, with the rules of that moment; the present is as it was."""
    kari = at_the_map(person, house)
    area = kari.first_in_sight("[data-area]:not(.may)").get_attribute("data-area")
    town = kari.page.locator(f"[data-area='{area}']")
    town.click(button="right")
    expect(answered(kari)).to_contain_text("KON-")
    then = answered(kari).locator(".reason").all_inner_texts()
    assert any("KON-" in reason for reason in then)
    kari.page.keyboard.press("Escape")
    start = kari.table()["answers"]
    start_of_a_move = next(each["option"][1] for each in kari.question()["offers"] if each["option"][0] == "move")  # type: ignore[index]
    kari.play_on(at_random(2), 6)
    kari.until_asked()
    kari.skip()
    asked = kari.question()
    kari.page.locator("[data-tab=log]").first.click()
    kari.page.locator(f"[data-look='{start}']").last.click()
    kari.page.locator("[data-act=present]").wait_for()
    town.click(button="right")
    window = answered(kari)
    expect(window).to_contain_text("at this moment")
    kari.until(lambda: window.locator(".reason").all_inner_texts() == then, "it says what it said then")
    kari.page.keyboard.press("Escape")
    # What could have been done then cannot be clicked now, and says so.
    could = kari.first_in_sight(f"[data-area='{start_of_a_move}']")
    could.click(button="right")
    expect(answered(kari)).to_contain_text("would have done this")
    answered(kari).locator("[data-would]").first.wait_for()
    kari.act("present")
    window.wait_for(state="detached")
    assert kari.question() == asked


def test_grey_buttons_explain_themselves(person: People, house: House) -> None:
    kari = at_the_map(person, house, TWO)
    for button in ("undo", "hint"):
        kari.page.locator(f"[data-act={button}][aria-disabled=true]").click(force=True)
        expect(answered(kari).locator(".reason")).to_have_count(1)
        kari.page.keyboard.press("Escape")
        kari.page.locator("[data-why]").wait_for(state="detached")
    kari.page.keyboard.press("h")
    expect(kari.page.locator("[data-hint]")).to_have_count(0)


def test_a_spectator_asks_only_what_things_are_and_about_numbers(person: People, house: House) -> None:
    watcher = person()
    watcher.sit_down(house.lay_out("gudbrandsdalen", TWO)["watch"])
    watcher.first_in_sight("[data-area]:has([data-stack])").click(button="right")
    window = answered(watcher)
    for once in ("[data-rule]", "[data-told] [data-rule]", "[data-parts]"):
        expect(window.locator(once)).to_have_count(1)


# -- hints -------------------------------------------------------------------------------------------------------


MARKED = """([kind, id]) => {
    const name = CSS.escape(`${kind}:${id}`);
    const ways = [`[data-spot~=${name}]`, `[data-step=${name}]`, `[data-${kind}=${CSS.escape(id)}]`];
    const shown = [...document.querySelectorAll(ways.join(", "))];
    return shown.length > 0 && shown.every(each => each.hasAttribute("data-hinted"));
}"""


def at_every_table(person: People, house: House) -> Iterator[Person]:
    """At the map, in the fortress, in flight with the King, and in the Resistance."""
    yield at_the_map(person, house)
    yield at_the_fortress(person, house)
    agreed = {"identities": {"green": "joke", "blue": "anda"}, "first": "green"}
    tables = [
        ("crown-and-courage", "standard", {"king": "person"}, {}),
        ("dutch-resistance", "network", {"green": "person", "blue": "policy"}, agreed),
    ]
    for game, scenario, seats, options in tables:
        kari = person()
        kari.sit_down(house.lay_out(scenario, seats, game=game, options=options)[next(iter(seats))])
        kari.until_asked()
        yield kari


def hinted(kari: Person) -> tuple[dict[str, Any], dict[str, Any]]:
    """Ask for a hint, with the key in the fortress and the button elsewhere; returns the question and the offer."""
    board = kari.page.locator("[data-part=board]")
    room = board.bounding_box()
    if "commander" in kari.table()["status"]["asked"]:
        kari.page.keyboard.press("h")
    else:
        kari.act("hint")
    kari.page.locator("[data-hint]").wait_for()
    # The question stays, and so does the board.
    expect(kari.page.locator("[data-part=question] h2")).to_be_in_viewport(ratio=1)
    assert board.bounding_box() == room
    hint = next(frame for frame in reversed(kari.frames) if frame["type"] == "hint")
    asked = kari.question()
    assert asked is not None
    return asked, next(each for each in asked["offers"] if each["option"] == hint["option"])


def follow(kari: Person, asked: dict[str, Any], offer: dict[str, Any]) -> int:
    """Click what the hint has marked, until it is done; returns how many clicks that took.

    What is drawn only after a click, such as the two sides of a tile, is marked as soon as it is there.
    """
    clicks = [step for place, step in enumerate(offer["steps"]) if not kari.follows_by_itself(asked, offer, place)]
    for kind, id, _ in clicks:
        thing = [kind, str(id)]
        kari.until(lambda thing=thing: kari.page.evaluate(MARKED, thing), f"{thing} is marked")  # type: ignore[misc]
        kari.click(kind, str(id))
    return len(clicks)


def test_a_hint_marks_every_click_and_can_be_done(person: People, house: House) -> None:
    """In all games: the sentence, what glows at each click on the way to the answer, and one click that gives it."""
    for kari in at_every_table(person, house):
        longest = 0
        while longest < 2:
            asked, offer = hinted(kari)
            if offer.get("steps"):
                longest = max(longest, follow(kari, asked, offer))
            else:
                expect(kari.page.locator("[data-offer][data-hinted]")).to_be_visible()
                kari.act("take-hint")
            kari.hear(asked["decision"] + 1)
            kari.until_asked()
        asked, _ = hinted(kari)
        kari.act("take-hint")
        kari.hear(asked["decision"] + 1)
        kari.page.locator("[data-hint]").wait_for(state="detached")
        expect(kari.page.locator("[data-hinted]")).to_have_count(0)


# -- where numbers come from ---------------------------------------------------------------------------------------


def test_a_line_of_the_log_opens_into_its_parts(person: People, house: House) -> None:
    """By mouse and by keyboard; the rule of a part can be read."""
    kari = at_the_map(person, house)
    dice = kari.page.locator("[data-open-line='combat.rolled']")
    for _ in range(60):
        kari.until_asked()
        kari.skip()
        open_tab(kari, "log")
        if dice.count() > 0:
            break
        asked = kari.question()
        assert asked is not None
        offers = asked["offers"]
        attacks = [each for each in offers if each["saying"]["values"].get("meets") == "enemy"]
        quiet = [each for each in offers if each.get("quiet")]
        kari.answer((attacks or quiet or offers)[0])
    line = kari.page.locator("li", has=dice.first).first
    dice.first.click()
    parts = line.locator("[data-parts] li")
    parts.first.wait_for()
    expect(dice.first).to_have_attribute("aria-expanded", "true")
    dice.first.press("Enter")
    line.locator("[data-parts]").wait_for(state="detached")
    dice.first.press("Enter")
    parts.first.locator("button").click()
    kari.page.locator(".rules article", has_text="KON-COMBAT-").wait_for()


def test_numbers_say_where_they_come_from(person: People, house: House) -> None:
    """The battalions of an area by key, the Morale of tonight and the strength of a Gun by click."""
    ola = at_the_map(person, house)
    ola.first_in_sight("[data-area]:has([data-stack])").hover()
    ola.page.keyboard.press("i")
    answered(ola).locator("[data-parts] li").nth(1).wait_for()
    kari = at_the_fortress(person, house)
    kari.page.locator("[data-tab=today]").first.click()
    kari.page.locator("p[data-number='track:morale']").first.click()
    answered(kari).locator("[data-parts] li").nth(1).wait_for()
    kari.page.keyboard.press("Escape")
    # The room around it is grey, which Playwright takes for a reason not to click.
    kari.page.locator("[data-number='gun:gun_1']").click(button="right", force=True)
    expect(answered(kari).locator("[data-parts] li")).to_have_count(4)


def opened_by(person: Person, number: Locator) -> int:
    """How many parts a number opens into, by click and by Enter; afterwards the focus is on it again."""
    number.click()
    parts = answered(person).locator("[data-parts] li")
    parts.first.wait_for()
    count = parts.count()
    expect(person.page.locator("[data-why] h2")).not_to_be_empty()
    person.page.keyboard.press("Escape")
    parts.first.wait_for(state="detached")
    number.focus()
    person.page.keyboard.press("Enter")
    expect(answered(person).locator("[data-parts] li")).to_have_count(count)
    person.page.keyboard.press("Escape")
    parts.first.wait_for(state="detached")
    expect(number).to_be_focused()
    return count


def chances(person: Person) -> list[int]:
    """How often the attacker wins the newest combat, in percent: at each moment of it, until the dice are thrown."""
    fights = [frame["public"] for frame in person.frames if frame.get("public", {}).get("combat")]
    area = fights[-1]["combat"]["area"]
    return [
        each["wins"] for fight in fights for each in fight["odds"] if fight["combat"]["area"] == each["area"] == area
    ]


def test_the_numbers_of_a_combat_open_into_their_parts(person: People, house: House) -> None:
    """The forces and dice before the throw; then the sums, the dice, the losses and the comparison."""
    kari = at_the_map(person, house)
    attack(kari, lambda asked: asked["prompt"].startswith("combat"))
    kari.skip()
    panel = kari.page.locator(".combat")
    expect(panel.locator(".total.waiting [data-number^='area:']")).to_have_count(2)
    for total in panel.locator(".total.waiting [data-number]").all():
        assert opened_by(kari, total) > 2
    assert opened_by(kari, panel.locator("header [data-number^='line:']").first) >= 3
    attack(kari, lambda asked: "wins" in str(kari.frames) and not asked["prompt"].startswith("combat"))
    kari.skip()
    kari.page.locator("[data-tab=combat]").first.click()
    totals = panel.locator(".total [data-number^='line:']")
    expect(totals).to_have_count(2)
    # The chart of the chances begins with the first of them, whatever cards and dice came after it.
    expect(panel.locator("svg[role=img]")).to_have_attribute("aria-label", re.compile(rf"^{chances(kari)[0]} %, "))
    for total in totals.all():
        assert total.get_attribute("aria-label") != total.inner_text()
        assert (total.get_attribute("aria-label") or "").find(total.inner_text()) >= 0
        assert opened_by(kari, total) >= 2
    panel.locator("ol [data-number]").first.wait_for()
    for number in panel.locator("ol [data-number]").all():
        assert opened_by(kari, number) >= 2
    totals.first.click()
    answered(kari).locator("[data-parts] button").first.click()
    kari.page.locator(".rules article", has_text="KON-COMBAT-").wait_for()


def test_the_numbers_of_a_combat_are_large_enough_for_a_finger(person: People, house: House) -> None:
    """The combat is begun at a desk and looked at on a phone."""
    kari = at_the_map(person, house, has_touch=True)
    attack(kari, lambda asked: asked["prompt"].startswith("combat"))
    kari.skip()
    kari.page.set_viewport_size(PHONE["viewport"])
    # Whoever fights with what lies there reads the odds on the answer itself.
    expect(kari.page.locator("[data-offer='[\"pass\"]']")).to_contain_text(f"wins {chances(kari)[-1]} %")
    kari.page.locator("[data-tab=combat]").last.click()
    numbers = kari.page.locator(".combat [data-number]")
    numbers.first.wait_for()
    for number in numbers.all():
        box = number.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    numbers.last.tap()
    answered(kari).locator("[data-parts] li").nth(1).wait_for()


def test_the_numbers_of_an_assault_open_into_their_parts(person: People, house: House) -> None:
    """The dice of each Sector, how many stand in each column, and what the Defence stops."""
    kari = at_the_fortress(person, house)
    numbers = kari.page.locator(".hegra-panel [data-number^='line:']")
    pick = at_random(7)
    while numbers.count() == 0:
        kari.play_on(pick, 1)
        kari.until_asked()
        kari.skip()
        # Nobody attacks while the men are mobilised.
        if kari.table()["public"]["board"] != "mobilisation":
            open_tab(kari, "attack")
    expect(kari.page.locator(".equation p")).to_have_count(kari.page.locator(".equation [data-number]").count())
    for number in numbers.all():
        assert opened_by(kari, number) >= 2
