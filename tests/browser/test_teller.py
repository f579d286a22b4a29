"""The teller in a real browser: with the pace "my click" every beat is looked at before the next one comes."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from motstand import new_match
from motstand.kernel.flow import Choice
from motstand.kernel.matches.match import Match
from tests.browser.conftest import People
from tests.browser.house import House, Person

GERMANY, BOTH = "germany", "norway+allies"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

BEAT = "[data-beat]"
NOTHING = "nothing"
# A beat that was not looked at yet, as [order, key]; or nothing left to tell and something asked, or the end.
CAME = f"""before => {{
    const strip = document.querySelector('[data-beat]');
    if (strip !== null) return strip.dataset.order !== before && [strip.dataset.order, strip.dataset.beat];
    if (document.querySelector('[data-act=next]') !== null) return false;
    return document.querySelector('h2[data-home], [data-lesson-over], [data-end]') !== null && "{NOTHING}";
}}"""

# Lines whose order on the wire must be the order before the eye, whoever caused them.
TOLD = ("combat.begins", "combat.rolled", "combat.lost", "combat.attacker_wins", "combat.defender_wins", "turn.begins")

Look = Callable[[str], None]


def played_until(seed: int, is_there: Callable[[Choice], bool], wanted: Callable[[Match, Any], bool]) -> Match:
    """A game at random, with what is wanted preferred, up to a certain question."""
    match = new_match("kampen-om-norge", "gudbrandsdalen", seed=seed)
    dice = random.Random(seed)
    while not (isinstance(match.pending, Choice) and is_there(match.pending)):
        preferred = [option for option in match.options if wanted(match, option)]
        match.play(dice.choice(preferred or match.options))
    return match


def go_on(person: Person, look: Look = lambda key: None) -> list[str]:
    """Look at every beat, and go on with the space bar, until something is asked; returns the keys of the beats."""
    seen: list[str] = []
    order = ""
    while True:
        came = person.page.wait_for_function(CAME, arg=order).json_value()
        if came == NOTHING:
            return seen
        order, key = came
        seen.append(key)
        look(key)
        person.page.keyboard.press("Space")


def lines_of(person: Person, since: int) -> list[dict[str, Any]]:
    """What was told over the wire from a message on."""
    frames = [said for said in person.frames[since:] if said["type"] == "frame"]
    return [line for frame in frames for line in frame["happening"].get("lines", [])]


def expect_panel(person: Person, tab: str) -> None:
    expect(person.page.locator("[role=tab][aria-selected=true]")).to_have_attribute("id", tab)


def two_combats(house: House) -> dict[str, str]:
    """Germany has to choose which of its combats is fought first."""

    def attacks(match: Match, option: Any) -> bool:
        game: Any = match.state
        if option[0] != "move":
            return bool(option[0] == "end" and len({attack.target for attack in game.attacks}) > 1)
        return bool(game.is_enemy_in(game.active, game.box.board.index[option[2]]))

    match = played_until(3, lambda asked: asked.prompt == "battles" and asked.seat == GERMANY, attacks)
    return house.lay_out_from(match, {GERMANY: "person", BOTH: "policy"})


def test_with_two_combats_waiting_the_first_result_is_seen(person: People, house: House) -> None:
    kari = person(pace="click")
    kari.sit_down(two_combats(house)[GERMANY])
    start = len(kari.frames)
    results: list[str] = []

    def look(key: str) -> None:
        if key.startswith("combat."):
            expect_panel(kari, "tab-combat")
        if key.endswith("_wins"):
            expect(kari.page.locator("#panel .result")).to_be_visible()
            results.append(kari.page.locator("#panel h2").inner_text())
        if key == "combat.rolled":
            expect(kari.page.locator(f"{BEAT} [role=img]")).to_be_visible()

    seen: list[str] = []
    while len(results) < 2 and not kari.over():
        kari.until_asked()
        seen += go_on(kari, look)
        asked = kari.question()
        if asked is None:
            break
        if len(results) < 2:
            quiet = [offer for offer in asked["offers"] if offer.get("quiet")]
            kari.answer((quiet or asked["offers"])[0])
    told = [line["key"] for line in lines_of(kari, start)]
    assert [key for key in seen if key in TOLD] == [key for key in told if key in TOLD][: sum(k in TOLD for k in seen)]
    assert len(set(results)) == 2


def test_diverted_paratroopers_fly_on_before_they_land(person: People, house: House) -> None:
    def drops(match: Match, option: Any) -> bool:
        game: Any = match.state
        return bool(option[0] == "drop" or (option[0] == "play" and game.card(option[1]).kind.id == "fallskjermtropp"))

    match = played_until(4, lambda asked: asked.prompt == "drop.divert" and len(asked.options) > 1, drops)
    made = house.lay_out_from(match, {GERMANY: "person", BOTH: "person"})
    kari, ola = person(pace="click"), person()
    kari.sit_down(made[GERMANY])
    ola.sit_down(made[BOTH])
    flight = kari.page.locator("[data-flight]")
    asked = ola.question()
    assert asked is not None
    offer = next(each for each in asked["offers"] if each["option"][0] == "divert")
    intended, landfall = asked["saying"]["values"]["area"]["area"], offer["option"][2]
    expect(flight).to_have_attribute("data-flight", intended)
    ola.answer(offer)
    kari.page.wait_for_function(CAME, arg="")
    expect(kari.page.locator(BEAT)).to_have_attribute("data-beat", "drop.diverted")
    expect(flight).to_have_attribute("data-flight", landfall)
    expect(flight).to_have_attribute("data-from", intended)
    kari.page.keyboard.press("Space")
    expect(kari.page.locator(BEAT)).to_have_attribute("data-beat", "drop.landed")
    expect(flight).to_have_count(0)


def begin_lesson(kari: Person) -> None:
    kari.visit("/learn/halls-of-hegra")
    kari.page.locator("[data-lesson=first-assault]").click()
    kari.page.locator("[data-guide]").wait_for()


def test_an_attack_on_the_fortress_is_told_sector_by_sector(person: People) -> None:
    kari = person(pace="click")
    begin_lesson(kari)
    go_on(kari)
    rows: list[int] = []

    def look(key: str) -> None:
        if key == "infantry.added" or key.startswith("attack."):
            expect_panel(kari, "tab-attack")
        if key == "attack.rolled":
            rows.append(len(rows) + 1)
            expect(kari.page.locator("#panel tbody tr")).to_have_count(len(rows))
            expect(kari.page.locator(f"{BEAT} [role=img]")).to_be_visible()

    kari.answer(kari.offer("stop"))
    seen = go_on(kari, look)
    assert rows == [1, 2, 3]
    attack = seen[seen.index("infantry.added") :]
    assert attack == [
        "infantry.added",
        *["attack.rolled"] * 3,
        "attack.stood_up",
        "attack.hits",
        "position.hit",
        "injured",
    ]
    kari.answer(kari.offer("bed"))
    assert "attack.moved" in go_on(kari, look)
    expect_panel(kari, "tab-today")


def test_a_shot_shows_its_die_and_its_odds(person: People) -> None:
    kari = person(pace="click", **PHONE)
    begin_lesson(kari)
    shots: list[str] = []

    def look(key: str) -> None:
        if key.startswith("walls."):
            expect(kari.page.locator(f"{BEAT} [role=img]")).to_be_visible()
            shots.append(kari.page.locator(f"{BEAT} [data-chance]").inner_text())

    while not shots:
        kari.until_asked()
        go_on(kari, look)
        asked = kari.question()
        assert asked is not None
        if not shots:
            kari.answer(asked["offers"][0])
    assert shots[0] == "4 or more hits: 50 %"


def test_on_a_phone_the_attack_comes_to_the_front_and_the_table_comes_back(person: People) -> None:
    kari = person(pace="click", reduced_motion="no-preference", **PHONE)
    begin_lesson(kari)
    go_on(kari)
    kari.answer(kari.offer("stop"))
    tables = kari.page.locator("#panel tbody tr")
    board = kari.page.locator("[data-part=board]")

    def look(key: str) -> None:
        if key == "attack.rolled":
            expect(tables.first).to_be_visible()
            expect(board).to_be_hidden()

    assert "attack.rolled" in go_on(kari, look)
    expect(board).to_be_visible()
    expect(kari.page.locator("h2[data-home]")).to_be_visible()


def test_without_motion_everything_is_told_in_the_same_order(person: People, house: House) -> None:
    """The table for two is the same; one of them wants no motion, the other one does."""
    kari = person(pace="click", reduced_motion="reduce")
    ola = person(pace="click", reduced_motion="no-preference")
    for each in (kari, ola):
        begin_lesson(each)
        go_on(each)
        each.answer(each.offer("stop"))
    assert go_on(kari) == go_on(ola)
    assert kari.page.evaluate("document.getAnimations().filter(each => each.playState === 'running').length") == 0


def test_each_beat_is_announced_once_and_in_order(person: People) -> None:
    kari = person(pace="click")
    begin_lesson(kari)
    go_on(kari)
    heard: list[str] = []

    def look(key: str) -> None:
        told = kari.page.locator(f"{BEAT} p").inner_text()
        announcer = kari.page.locator("[data-announcer]")
        expect(announcer).to_contain_text(told)
        heard.append(announcer.inner_text())

    kari.answer(kari.offer("stop"))
    assert len(go_on(kari, look)) > 5
    assert len(set(heard)) == len(heard)


def test_who_comes_back_is_told_what_happened_and_can_skip_it(person: People, house: House) -> None:
    made = house.lay_out("gudbrandsdalen", {GERMANY: "person", BOTH: "person"})
    kari, ola = person(pace="click"), person()
    kari.sit_down(made[GERMANY])
    kari.page.goto("about:blank")
    # Somebody else leads Germany from another device meanwhile.
    other = person()
    other.sit_down(made[GERMANY])
    ola.sit_down(made[BOTH])
    moved = next(each for each in other.table()["question"]["offers"] if each["option"][0] == "move")
    other.answer(moved)
    other.answer(other.offer("end"))
    kari.sit_down(made[GERMANY])
    kari.page.locator(BEAT).wait_for()
    expect(kari.page.locator(BEAT)).to_have_attribute("data-beat", "movement.moved")
    kari.page.locator("[data-act=skip], [data-act=strip-next]").first.click()
    expect(kari.page.locator(BEAT)).to_have_count(0)
    # What was told once is not told again by itself, but when it is asked for.
    kari.page.reload()
    kari.page.locator("[data-area]").first.wait_for()
    expect(kari.page.locator(BEAT)).to_have_count(0)
    kari.act("menu")
    kari.act("tell-again")
    expect(kari.page.locator(BEAT)).to_be_visible()
