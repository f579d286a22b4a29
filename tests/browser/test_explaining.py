"""Everything that is seen at a table says what it is: under the pointer, with the focus, under a finger."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import expect

from motstand.kernel.words.languages import LANGUAGES
from tests.browser.house import House, Person, at_random, attack
from tests.browser.siege import until_placing

People = Callable[..., Person]
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
LOCALES = LANGUAGES
SENTENCE = re.compile(r"^[^\[{].*[.!?)]$", re.DOTALL)
OF_A_KIND = 3
"""So many things of one kind are pointed at; the others have the same sentence with other values."""

LED_BY_GERMANY = {"germany": "person", "norway": "policy", "allies": "policy"}
LED_BY_THE_ALLIES = {"germany": "policy", "norway+allies": "person"}
TABLES: dict[str, tuple[str, str, dict[str, str], dict[str, str]]] = {
    "halls-of-hegra": ("halls-of-hegra", "recruit", {"commander": "person"}, {}),
    "the first assault": ("halls-of-hegra", "recruit", {"commander": "person"}, {"lesson": "first-assault"}),
    "crown-and-courage": ("crown-and-courage", "recruit", {"king": "person"}, {}),
    "dutch-resistance": ("dutch-resistance", "safe_houses", {"green": "person", "blue": "policy"}, {}),
    "a battle of the King": ("crown-and-courage", "standard", {"king": "person"}, {"lesson": "battle"}),
    "kampen-om-norge": ("kampen-om-norge", "gudbrandsdalen", {"germany": "person", "norway+allies": "policy"}, {}),
    "narvik": ("kampen-om-norge", "basic", LED_BY_GERMANY, {"lesson": "narvik"}),
    "an interception": ("kampen-om-norge", "advanced", LED_BY_THE_ALLIES, {"lesson": "interception"}),
}

# All that can be pointed at and is on top there: what has a name or a sentence, and what ought to have one. Options are
# sentences themselves; a card in the hand shows all of itself.
WALK = """within => {
    const named = "[data-spot]:not([data-spot='']), [data-step], [data-card], [data-ground], [data-area],"
        + "[data-number], [data-about], [data-explain], [data-tip], [data-offer]";
    const things = "button, a[href], [role=button], [role=tab], select, summary, [aria-current], .board svg text";
    const table = document.querySelector(within);
    const top = (element, x, y) => {
        const found = document.elementFromPoint(x, y);
        return found !== null && (element.contains(found) || found.contains(element)) ? [x, y] : null;
    };
    const middle = element => {
        const {x, y, width, height} = element.getBoundingClientRect();
        if (width === 0 || height === 0 || element.closest("[aria-hidden=true]")) return null;
        for (const [right, down] of [[0.5, 0.5], [0.15, 0.5], [0.85, 0.5], [0.5, 0.15], [0.5, 0.85]]) {
            const found = top(element, x + width * right, y + height * down);
            if (found !== null) return found;
        }
        return null;
    };
    const nameless = new Set(), seen = new Map();
    for (const element of table.querySelectorAll(`${things}, ${named}`)) {
        const at = middle(element);
        if (at === null) continue;
        const owner = element.closest(named);
        if (owner === null) nameless.add(element.getAttribute("aria-label") ?? element.textContent.trim());
        else if (owner === document.elementFromPoint(...at)?.closest(named)) {
            const {spot, step, card, area, shape, ground, about, number, tip, explain, offer} = owner.dataset;
            if (offer !== undefined || owner.hasAttribute("data-own-detail")) continue;
            const place = ground ?? `area:${area ?? shape}`;
            const thing = spot || step || about || number || (card ? `card:${card}` : place);
            const name = explain ?? tip ?? thing;
            if (!seen.has(name)) seen.set(name, {name, kind: tip ?? explain ? "tip" : name.split(":")[0], at});
        }
    }
    return {nameless: [...nameless], seen: [...seen.values()]};
}"""


# A button appears in the middle of the screen. A browser tells it that the pointer is over it, where the pointer was.
LATE = """() => {
    const late = document.createElement("button");
    late.dataset.tip = "I came late.";
    late.style.cssText = "position: fixed; inset: 380px 500px; z-index: 99";
    document.querySelector(".table").append(late);
    const {clientX, clientY, screenX, screenY} = window.last;
    const over = {bubbles: true, pointerType: "mouse", clientX, clientY, screenX, screenY};
    late.dispatchEvent(new PointerEvent("pointerover", over));
}"""


def sit_down(person: People, house: House, table: str, screen: dict[str, Any], locale: str) -> Person:
    game, scenario, players, options = TABLES[table]
    seat = next(seat for seat, player in players.items() if player == "person")
    kari = person(**screen, locale=locale)
    kari.sit_down(house.lay_out(scenario, players, game=game, options=options)[seat])
    kari.until_asked()
    if table == "halls-of-hegra":
        until_placing(kari, at_random(1))
    kari.skip()
    return kari


def walk(kari: Person, within: str = ".table") -> list[dict[str, Any]]:
    """What can be pointed at now, within a part of the page. Nothing is without a name or a sentence."""
    found = kari.page.evaluate(WALK, within)
    assert found["nameless"] == []
    things: list[dict[str, Any]] = found["seen"]
    return things


def some_of_each_kind(things: list[dict[str, Any]]) -> list[dict[str, Any]]:
    kinds = {thing["kind"] for thing in things}
    return [each for kind in sorted(kinds) for each in [one for one in things if one["kind"] == kind][:OF_A_KIND]]


def pointed_at(kari: Person, thing: dict[str, Any], in_window: bool = False) -> str:
    """The text that comes when the pointer rests on a thing. Escape would close a window with it."""
    tip = kari.page.locator("[data-tip-shown]")
    x, y = thing["at"]
    kari.page.mouse.move(x + 1, y, steps=2)
    # A page is asked once a frame whether something is there, but an expectation only after 100, 250 and 500 ms.
    sentence = tip.locator("p:not(:empty)").first
    sentence.wait_for()
    text = sentence.inner_text()
    if in_window:
        kari.page.mouse.move(2, 2)
    else:
        kari.page.keyboard.press("Escape")
    tip.wait_for(state="detached")
    return text


@pytest.mark.parametrize("table", TABLES)
def test_everything_says_what_it_is_under_the_pointer(person: People, house: House, table: str) -> None:
    """Of every kind some are pointed at, in every language; a sentence of one language is none of another."""
    said: list[dict[str, str]] = []
    for locale in LOCALES:
        kari = sit_down(person, house, table, DESKTOP, locale)
        things = some_of_each_kind(walk(kari))
        assert len(things) > 12
        said.append({thing["name"]: pointed_at(kari, thing) for thing in things})
        for name, text in said[-1].items():
            assert SENTENCE.match(text), f"{name}: {text!r}"
    for one, other in combinations(said, 2):
        shared = [name for name in one if name in other]
        assert len(shared) > 10
        assert [name for name in shared if one[name] == other[name]] == []


@pytest.mark.parametrize("table", TABLES)
def test_nothing_is_without_a_name_on_a_phone(person: People, house: House, table: str) -> None:
    """Nor behind any of the tabs; a long touch on something says what it is."""
    kari = sit_down(person, house, table, PHONE, "nb-NO")
    things = [thing for thing in walk(kari) if thing["kind"] in ("space", "area", "place", "track")]
    x, y = things[0]["at"]
    touch = kari.context.new_cdp_session(kari.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    kari.page.locator("[data-why] [role=status][aria-busy=false]").wait_for()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    told = kari.page.locator("[data-told] .reason").first
    expect(told).not_to_be_empty()
    assert SENTENCE.match(told.inner_text().split("\n")[0].strip())
    kari.page.keyboard.press("Escape")
    kari.page.locator("[data-why]").wait_for(state="detached")
    for tab in kari.page.locator("nav [data-tab]").all():
        tab.click()
        expect(tab).to_have_attribute("aria-current", re.compile("page|true"))
        walk(kari)


def test_the_text_comes_with_the_focus_and_leads_to_its_rule(person: People, house: House) -> None:
    """It describes what has the focus, lies beside it, goes with Escape, and its rule is one click on."""
    kari = sit_down(person, house, "halls-of-hegra", DESKTOP, "en-GB")
    tip = kari.page.locator("[data-tip-shown]")
    kari.page.locator("[data-act=undo]").focus()
    kari.page.keyboard.press("Tab")
    tip.wait_for()
    expect(kari.page.locator(":focus")).to_have_attribute("aria-describedby", tip.get_attribute("id") or "")
    kari.page.keyboard.press("Escape")
    tip.wait_for(state="detached")
    bolster = next(thing for thing in walk(kari) if thing["name"] == "space:bolster")
    kari.page.mouse.move(*bolster["at"])
    rule = tip.locator("[data-rule]")
    rule.wait_for()
    id = rule.get_attribute("data-rule") or ""
    rule.click()
    # What the panel shows under the pointer explains itself, too.
    kari.page.mouse.move(2, 2)
    tip.wait_for(state="detached")
    kari.page.locator(".rules article", has_text=id).first.wait_for()


def test_no_text_comes_while_something_is_dragged(person: People, house: House) -> None:
    kari = sit_down(person, house, "halls-of-hegra", DESKTOP, "en-GB")
    things = walk(kari)
    disc = next(thing for thing in things if thing["name"].startswith("disc:ready@"))
    space = next(thing for thing in things if thing["name"] == "space:bolster")
    kari.page.mouse.move(*disc["at"])
    kari.page.locator("[data-tip-shown]").wait_for()
    kari.page.mouse.down()
    kari.page.mouse.move(*space["at"], steps=5)
    expect(kari.page.locator("[data-tip-shown]")).to_have_count(0)
    kari.page.mouse.up()


def explains_itself(kari: Person, within: str, least: int, in_window: bool = False) -> dict[str, str]:
    """All that can be pointed at in a part of the page says so in a sentence; returns what it says."""
    things = [thing for thing in walk(kari, within) if thing["kind"] == "tip"]
    assert len(things) >= least
    said = {thing["name"]: pointed_at(kari, thing, in_window) for thing in things}
    for name, text in said.items():
        assert SENTENCE.match(text), f"{name}: {text!r}"
    return said


def opened(kari: Person, act: str) -> None:
    kari.act("menu")
    if act != "menu":
        kari.act(act)


@pytest.mark.parametrize(("window", "act", "least"), [(".menu", "menu", 12), (".seats", "seats", 3)])
def test_windows_of_the_table_explain_themselves(
    person: People, house: House, window: str, act: str, least: int
) -> None:
    """The menu and the seats, in every language."""
    said = []
    for locale in LOCALES:
        kari = sit_down(person, house, "kampen-om-norge", DESKTOP, locale)
        opened(kari, act)
        kari.page.locator(window).wait_for()
        said.append(set(explains_itself(kari, window, least, in_window=True).values()))
    assert [one & other for one, other in combinations(said, 2) if one & other] == []


def test_the_last_page_explains_itself(person: People, house: House) -> None:
    for locale in LOCALES:
        kari = sit_down(person, house, "kampen-om-norge", DESKTOP, locale)
        kari.give_up()
        kari.page.locator("[data-end]").wait_for()
        explains_itself(kari, "[data-end]", 4, in_window=True)


def test_only_a_pointer_that_moves_opens_a_text(person: People, house: House) -> None:
    """What appears under a resting pointer says nothing until the pointer moves."""
    kari = sit_down(person, house, "kampen-om-norge", DESKTOP, "en-GB")
    kari.page.clock.install()
    kari.page.evaluate("addEventListener('pointermove', event => window.last = event)")
    kari.page.mouse.move(700, 400)
    kari.page.evaluate(LATE)
    kari.page.clock.run_for(2000)
    expect(kari.page.locator("[data-tip-shown]")).to_have_count(0)
    kari.page.mouse.move(703, 400)
    kari.page.clock.run_for(2000)
    expect(kari.page.locator("[data-tip-shown]")).to_contain_text("I came late.")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("table", ["halls-of-hegra", "kampen-om-norge"])
def test_the_real_box_explains_itself(person: People, house: House, table: str, locale: str) -> None:
    """Told cards, discs and dice, and the list of what is to be moved."""
    game, scenario, players, _ = TABLES[table]
    seat = next(seat for seat, player in players.items() if player == "person")
    kari = person(**DESKTOP, locale=locale)
    kari.visit(house.lay_out(scenario, players, game=game, dice="box")[seat])
    kari.page.locator("[data-setting-up] li").first.wait_for()
    for act in ("tick-all", "set-up"):
        kari.act(act)
    kari.until_asked()
    kari.page.locator("[data-drawn]").first.wait_for()
    explains_itself(kari, ".before", 3)
    while (asked := kari.question() or {})["kind"] == "draw":
        kari.page.locator("[data-drawn]").first.press("Enter")
        kari.until(lambda before=asked["decision"]: kari.table()["answers"] != before, "told")  # type: ignore[misc]
        kari.until_asked()
    attack(kari, lambda asked: asked["kind"] == "roll" or table == "halls-of-hegra")
    kari.skip()
    walk(kari)
    explains_itself(kari, ".before", 2)


@pytest.mark.parametrize("table", ["halls-of-hegra", "crown-and-courage", "kampen-om-norge"])
def test_a_replay_explains_itself(person: People, house: House, table: str) -> None:
    """What lies on the board of a replay says what it is, as at the table; so do timeline and story."""
    said: list[dict[str, str]] = []
    for locale in LOCALES:
        kari = sit_down(person, house, table, DESKTOP, locale)
        opened(kari, "replay")
        kari.page.locator("[data-timeline]").wait_for()
        kari.page.locator("main.board [data-spot], main.board [data-area]").first.wait_for()
        explains_itself(kari, ".before", 10)
        explains_itself(kari, "[data-part=panel]", 3)
        explains_itself(kari, "header", 2)
        walk(kari)
        things = some_of_each_kind(walk(kari, "main.board"))
        assert len(things) > 10
        said.append({thing["name"]: pointed_at(kari, thing) for thing in things})
        for name, text in said[-1].items():
            assert SENTENCE.match(text), f"{name}: {text!r}"
    for one, other in combinations(said, 2):
        shared = [name for name in one if name in other]
        assert len(shared) > 7
        assert [name for name in shared if one[name] == other[name]] == []


def test_a_sea_zone_says_who_lands_there(person: People, house: House) -> None:
    kari = sit_down(person, house, "kampen-om-norge", DESKTOP, "en-GB")
    zone = next(thing for thing in walk(kari) if thing["name"] == "zone:V")
    assert pointed_at(kari, zone).startswith("Sea zone V:")
