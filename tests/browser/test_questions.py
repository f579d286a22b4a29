"""Questions respect the person: they say and mark what they are about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from motstand.kernel.flow import Choice
from motstand.kernel.matches.making import new_match
from motstand.kernel.matches.match import Match
from motstand.players import policy
from tests.browser.house import House, Person
from tests.browser.test_teller import played_until

People = Callable[..., Person]
GERMANY = "germany"
BOTH = "norway+allies"


def test_engineers_see_which_road_is_blocked(person: People, house: House) -> None:
    def attacks(match: Match, option: Any) -> bool:
        game: Any = match.state
        if option[0] == "move":
            return bool(game.is_enemy_in(game.active, game.box.board.index[option[2]]))
        return bool(option[0] == "send_back")

    match = played_until(1, lambda asked: asked.prompt == "sabotage.engineers" and len(asked.options) > 1, attacks)
    kari = person()
    kari.sit_down(house.lay_out_from(match, {GERMANY: "person", BOTH: "policy"})[GERMANY])
    expect(kari.page.locator("[data-part=question] h2")).to_contain_text("on the road from")
    expect(kari.page.locator("[data-offer='[\"pass\"]']")).to_contain_text("Let it stand, and")
    # The advance that would turn back is marked on the map.
    expect(kari.page.locator("[data-part=board] [data-asked]")).to_have_count(1)


def morning() -> Match:
    """A siege on a morning with Tired Defenders, and Supplies for them."""
    match = new_match("halls-of-hegra", "recruit", seed="morning")
    while True:
        asked = match.pending
        if isinstance(asked, Choice) and asked.prompt == "waking" and ("spend", "supply") in asked.options:
            if sum(match.view("commander")["defenders"]["tired"].values()) > 2:
                return match
        match.play(policy(match))


def wake(kari: Person, type: str) -> None:
    """One click makes a Tired Defender Ready, whether somebody is paid for or not."""
    ready = kari.table()["public"]["defenders"]["ready"].get(type, 0)
    kari.click("disc", f"tired@{type}")
    kari.until(lambda: kari.table()["public"]["defenders"]["ready"].get(type) == ready + 1, "one more is Ready")
    kari.settle()


def test_a_tired_defender_is_ready_with_one_click(person: People, house: House) -> None:
    match = morning()
    tired = match.view("commander")["defenders"]["tired"]
    kari = person(viewport={"width": 390, "height": 844})
    kari.sit_down(house.lay_out_from(match, {"commander": "person"})["commander"])
    # On a phone, too, those who are asked about are in sight.
    discs = kari.page.locator(".may[data-spot^='disc:tired@']")
    expect(discs.first).to_be_in_viewport(ratio=1)
    kari.page.set_viewport_size({"width": 1280, "height": 720})
    for type in [type for type, count in tired.items() for _ in range(count)][:3]:
        wake(kari, type)
    # Rest is clicked first, then who may sleep.
    if any(offer["option"][0] == "rest" for offer in (kari.question() or {"offers": []})["offers"]):
        kari.click("area", "rest")
        expect(kari.page.locator("[data-part=question] h2")).to_contain_text("Who may sleep until tomorrow?")
