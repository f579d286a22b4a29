"""Playable for every body on every device: what axe finds, what a finger can hit, what stands still when asked to."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.axe import grave, small_targets
from tests.browser.house import House, Person, at_random, attack
from tests.browser.sea import laid_out_at
from tests.browser.siege import placements, until_placing
from tests.games.soak import SOAK

People = Callable[..., Person]

DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}, "locale": "en-GB"}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "locale": "nb-NO",
}
ON_ITS_SIDE: dict[str, Any] = {**PHONE, "viewport": {"width": 844, "height": 390}}
DEVICES = {"desktop": DESKTOP, "phone": PHONE, "phone-on-its-side": ON_ITS_SIDE}
# Daylight and lamplight are the same colours on all devices; a soak looks at both on both, and at everything with the
# phone on its side. Of these the map, which has the least room there, is always looked at.
LIGHTS = [("desktop", "light"), ("phone", "dark")]
ASIDE = [("phone-on-its-side", "dark")]
MORE = [("desktop", "dark"), ("phone", "light")] if SOAK > 1 else []


def screens(lights: list[tuple[str, str]]) -> list[Any]:
    return [
        pytest.param({**DEVICES[device], "color_scheme": light}, id=f"{device}-{light}") for device, light in lights
    ]


SCREENS = screens(LIGHTS + (ASIDE if SOAK > 1 else []) + MORE)
SCREENS_OF_THE_MAP = screens(LIGHTS + ASIDE + MORE)
PHONES = screens([("phone", "light")] + (ASIDE if SOAK > 1 else []))
PAGES = [
    "/",
    "/tables",
    "/rules/kampen-om-norge",
    "/rules/kampen-om-norge/components",
    "/editions",
    "/learn/halls-of-hegra",
    "/learn/crown-and-courage",
    "/learn/dutch-resistance",
    "/past/halls-of-hegra",
    "/summary/halls-of-hegra",
]
# Of a chapter with thirty rules the first four stand for all of them.
SHORTEN = """() => {
    for (const list of document.querySelectorAll("main, main :not(svg *)")) {
        const most = list.querySelector(":scope > section, :scope > header") ? 20 : 4;
        while (list.children.length > most) list.lastElementChild.remove();
    }
}"""


class Walk:
    """Goes from state to state and writes down what is wrong with each."""

    def __init__(self, person: Person, screen: dict[str, Any]) -> None:
        self.person = person
        self.phone = "is_mobile" in screen
        # The same page held otherwise has the same names and colours: then only a finger's way is measured.
        self.known = screen["viewport"] == ON_ITS_SIDE["viewport"]
        self.wrong: list[str] = []

    def look(self, name: str, within: str = "html") -> None:
        if not self.known:
            self.note(name, grave(self.person.page, within))
        if self.phone:
            self.measure(name)

    def measure(self, name: str) -> None:
        """A finger must hit everything."""
        self.note(name, small_targets(self.person.page))

    def note(self, name: str, found: list[str]) -> None:
        self.wrong += [f"{name}: {each}" for each in found]

    def panel(self, id: str) -> None:
        """Look at a panel, if this screen has a tab for it, and go back to the table."""
        page = self.person.page
        if page.locator(f"[data-tab={id}]").count() == 0:
            return
        self.open_tab(id)
        self.look(id, "[data-part=panel], [data-part=question]")
        if self.phone:
            self.open_tab("table")

    def open_tab(self, id: str) -> None:
        tab = self.person.page.locator(f"[data-tab={id}]")
        tab.click()
        expect(tab).to_have_attribute("aria-current" if self.phone else "aria-selected", re.compile("page|true"))

    def overlays(self, thing: str) -> None:
        """What opens over every table: menu, seats, keys, the board in words, the query line, why not."""
        kari, page = self.person, self.person.page
        kari.act("menu")
        page.locator(".menu").wait_for()
        self.look("menu", "[role=dialog]")
        kari.act("seats")
        page.locator(".seats").wait_for()
        self.look("seats", "[role=dialog]")
        page.keyboard.press("Escape")
        expect(page.locator("[role=dialog]")).to_have_count(0)
        sheet = page.locator("dialog[open]")
        for key, name in (("F1", "keys"), ("o", "board in words")):
            page.keyboard.press(key)
            sheet.wait_for()
            self.look(name, "dialog[open]")
            page.keyboard.press("Escape")
            sheet.wait_for(state="detached")
        # What has got the focus back would tell of itself, over the button beside it.
        page.evaluate("document.activeElement.blur()")
        kari.act("query")
        page.locator("[data-query] input").fill("?")
        page.keyboard.press("Enter")
        page.locator("[data-query] [data-answer], [data-query] [data-example]").first.wait_for()
        self.look("query", "[data-query]")
        page.locator("[data-query] input").press("Escape")
        page.locator("[data-query]").wait_for(state="detached")
        page.locator(thing).first.press("w")
        page.locator("[data-why] [aria-busy=false]").wait_for()
        self.look("why not", "[data-why]")
        page.keyboard.press("Escape")
        page.locator("[data-why]").wait_for(state="detached")

    def tabs_of_the_replay(self) -> None:
        tabs = self.person.page.locator("[data-tab]")
        tabs.first.wait_for()
        for id in tabs.evaluate_all("tabs => tabs.map(({dataset}) => dataset.tab)"):
            self.open_tab(id)
            self.measure(f"the replay, {id}")

    def shelf_and_tables(self) -> None:
        """With a game that is over among my tables: their list, my name and my lamp, the form for a new table."""
        kari, page = self.person, self.person.page
        kari.visit("/tables")
        page.locator("[data-table]").first.wait_for()
        self.measure("my tables")
        kari.visit("/history")
        page.locator("[data-finished]").first.wait_for()
        self.measure("my history")
        kari.visit()
        page.locator("[data-table]").first.wait_for()
        page.locator("button.me").click()
        page.locator("#me:popover-open").wait_for()
        self.measure("my name and my lamp")
        page.keyboard.press("Escape")
        page.locator("#me:popover-open").wait_for(state="detached")
        # A phone on its side is wide enough for the form to lie on the page.
        if not self.known:
            page.locator("[data-action=new-table]").click()
        page.locator("[data-form=new-table] summary:visible").click()
        page.locator("[data-form=new-table] details[open]").first.wait_for()
        self.measure("a new table")

    def end(self) -> None:
        kari = self.person
        if not kari.over():
            kari.give_up()
        kari.page.locator("[data-end]").wait_for()
        self.look("the end", "[data-end]")


@pytest.mark.parametrize("screen", SCREENS)
def test_no_page_of_the_house_has_a_grave_fault(person: People, screen: dict[str, Any]) -> None:
    kari = person(**screen)
    walk = Walk(kari, screen)
    for path in PAGES:
        kari.visit(path)
        kari.page.locator("main h1, main h2").first.wait_for()
        kari.page.wait_for_load_state("networkidle")
        if path.startswith("/rules"):
            kari.page.evaluate(SHORTEN)
        walk.look(path)
    kari.visit("/learn/halls-of-hegra")
    kari.page.locator("[data-lesson=first-day]").click()
    kari.page.locator("[data-guide] [data-act=show-me]").wait_for()
    walk.look("a lesson")
    assert walk.wrong == []


@pytest.mark.parametrize("screen", SCREENS_OF_THE_MAP)
def test_no_state_of_kampen_om_norge_has_a_grave_fault(person: People, house: House, screen: dict[str, Any]) -> None:
    kari = person(**screen)
    kari.sit_down(house.lay_out("basic", {"germany": "person", "norway+allies": "policy"})["germany"])
    kari.until_asked()
    walk = Walk(kari, screen)
    walk.look("the question")
    walk.overlays("[data-area=oslo]")
    for panel in ("log", "cards", "rule", "talk", "hand"):
        walk.panel(panel)
    attack(kari, lambda asked: asked["prompt"].startswith("combat"))
    kari.skip()
    walk.look("a combat")
    walk.panel("combat")
    walk.end()
    kari.visit(kari.link.removeprefix(house.address).replace("/table/", "/replay/"))
    kari.page.locator("[data-replay]").wait_for()
    kari.page.locator("[data-area]").first.wait_for()
    walk.look("the replay")
    if walk.phone:
        walk.tabs_of_the_replay()
        walk.shelf_and_tables()
    assert walk.wrong == []


@pytest.mark.parametrize("screen", SCREENS)
def test_no_state_at_sea_has_a_grave_fault(person: People, house: House, screen: dict[str, Any]) -> None:
    kari = person(**screen)
    walk = Walk(kari, screen)
    for prompt in ("station", "naval_movement", "naval_combat.chase"):
        kari.sit_down(laid_out_at(house, prompt, seed="h"))
        kari.until_asked()
        kari.skip()
        walk.look(prompt, "[data-part=question], .board")
        walk.panel("combat" if prompt.startswith("naval_combat") else "fleet")
    assert walk.wrong == []


@pytest.mark.parametrize("screen", PHONES)
def test_a_finger_can_tell_what_the_real_box_showed(person: People, house: House, screen: dict[str, Any]) -> None:
    kari = person(**screen)
    walk = Walk(kari, screen)
    kari.visit(house.lay_out("gudbrandsdalen", {"germany": "person", "norway+allies": "policy"}, dice="box")["germany"])
    kari.page.locator("[data-setting-up] li").first.wait_for()
    walk.look("the list to set it up")
    kari.act("tick-all")
    kari.act("set-up")
    kari.page.locator("[data-drawn]").first.wait_for()
    walk.look("a card that was drawn")
    while (asked := asked_of(kari))["kind"] == "draw":
        kari.page.locator("[data-drawn]").first.click()
        kari.until(lambda before=asked["decision"]: kari.table()["answers"] != before, "told")  # type: ignore[misc]
        kari.until_asked()
    attack(kari, lambda asked: asked["kind"] == "roll")
    kari.skip()
    kari.page.locator("[data-die]").first.wait_for()
    kari.act("board-open")
    kari.page.locator("[data-on-board]").wait_for()
    walk.look("dice that fell")
    assert walk.wrong == []


@pytest.mark.parametrize("screen", SCREENS)
def test_no_state_of_halls_of_hegra_has_a_grave_fault(person: People, house: House, screen: dict[str, Any]) -> None:
    kari = person(**screen)
    kari.sit_down(house.lay_out("recruit", {"commander": "person"}, game="halls-of-hegra")["commander"])
    kari.until_asked()
    walk = Walk(kari, screen)
    walk.look("the first morning")
    pick = at_random(7)
    until_placing(kari, pick)
    walk.overlays("[data-spot~='space:shovel_snow'] [data-reach]")
    kari.answer(placements(kari)[0])
    kari.until_asked()
    walk.look("a Defender placed")
    for id in ("trails", "halls", "infirmary", "walls") if walk.phone else ():
        kari.page.locator(f"[data-place={id}]").click()
        expect(kari.page.locator("[data-place][aria-current]")).to_have_attribute("data-place", id)
        walk.measure(id)
    for panel in ("today", "bags", "attack"):
        walk.panel(panel)
    while not kari.over() and kari.table()["public"]["day"] < 5:
        kari.play_on(pick, 1)
        kari.until_asked()
    kari.skip()
    walk.look("the siege")
    walk.end()
    assert walk.wrong == []


def test_an_owners_edition_leaves_room_for_the_round(person: People, house: House) -> None:
    """On a phone it is a sign beside the game's name; its words stand in the menu."""
    kari = person(**PHONE)
    pack = '[pack]\ngame = "kampen-om-norge"\nname = "Second printing"\n'
    seats = {"germany": "person", "norway+allies": "policy"}
    kari.sit_down(house.lay_out("gudbrandsdalen", seats, packs=[{"name": "mine.toml", "text": pack}])["germany"])
    expect(kari.page.locator("header [data-edition]")).to_have_text("Eierutgave: Second printing")
    told = kari.page.locator("header p span").last
    expect(told).to_have_text("Runde 1")
    fits = """span => {
        const beside = span.closest("header").querySelector("nav").getBoundingClientRect().x;
        return span.getBoundingClientRect().right <= beside && span.scrollWidth <= span.clientWidth;
    }"""
    kari.until(lambda: bool(told.evaluate(fits)), "the round stands whole beside the buttons")
    kari.act("menu")
    expect(kari.page.locator("[role=dialog] [data-edition]")).to_contain_text("Second printing")


def test_a_tap_beside_a_small_piece_means_it(person: People, house: House) -> None:
    """A placed Defender is drawn smaller than a finger: beside him is near enough."""
    kari = person(**PHONE)
    kari.sit_down(house.lay_out("recruit", {"commander": "person"}, game="halls-of-hegra")["commander"])
    kari.until_asked()
    pick = at_random(7)
    until_placing(kari, pick)
    kari.answer(placements(kari)[0])
    kari.until_asked()
    taken = next(offer for offer in asked_of(kari)["offers"] if offer["option"][0] == "take_back")
    disc = kari.page.locator(f"[data-spot~='disc:{taken['steps'][0][1]}']").first
    disc.scroll_into_view_if_needed()
    box = disc.bounding_box()
    assert box is not None
    before = kari.table()["answers"]
    kari.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 + 19)
    kari.until(lambda: kari.table()["answers"] > before, "he is taken back")
    assert "take_back" not in [offer["option"][0] for offer in asked_of(kari)["offers"]]


@pytest.mark.parametrize(
    ("game", "scenario", "players"),
    [
        ("kampen-om-norge", "basic", {"germany": "person", "norway+allies": "policy"}),
        ("halls-of-hegra", "recruit", {"commander": "person"}),
        ("crown-and-courage", "recruit", {"king": "person"}),
        ("dutch-resistance", "network", {"green": "person", "blue": "policy"}),
    ],
)
def test_nothing_moves_for_who_wants_it_still(
    person: People, house: House, game: str, scenario: str, players: dict[str, str]
) -> None:
    kari = person(reduced_motion="reduce")
    kari.sit_down(house.lay_out(scenario, players, game=game)[next(iter(players))])
    kari.until_asked()
    pick = at_random(4)
    for _ in range(4):
        kari.play_on(pick, 1)
        kari.until_asked()
        moving = kari.page.evaluate("document.getAnimations().filter(({playState}) => playState === 'running').length")
        assert moving == 0


def asked_of(person: Person) -> dict[str, Any]:
    asked = person.question()
    assert asked is not None
    return asked
