"""Pictures of every screen, to be looked at: `make screenshots` saves them in build/screenshots.

They are taken from real tables in the real browser, on a desktop and a phone, by daylight and by lamplight.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import FLAGS
from tests.browser.house import House, Person, at_random
from tools.chromium import chromium

DESKTOP = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LAMPS = {"": "light", "-dark": "dark"}


class Album:
    """Where the pictures go."""

    def __init__(self, browser: Browser, house: House, folder: Path) -> None:
        self.browser = browser
        self.house = house
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def person(self, screen: dict[str, Any], lamp: str) -> Person:
        return Person(self.browser, self.house, color_scheme=lamp, **screen)

    def take(self, person: Person, name: str) -> None:
        """Save a picture, and say so."""
        person.page.wait_for_timeout(400)
        person.page.screenshot(path=self.folder / f"{name}.png")
        print(f"{name}.png")


def home(album: Album, screen: dict[str, Any], lamp: str, name: str) -> None:
    """The shelf, and the form for a new table."""
    kari = album.person(screen, lamp)
    kari.visit()
    kari.page.get_by_role("button", name="Play now").first.wait_for()
    album.take(kari, f"home{name}")
    opener = kari.page.get_by_role("button", name="New table")
    if opener.is_visible():
        opener.click()
    kari.page.get_by_role("button", name="Lay out the table").scroll_into_view_if_needed()
    album.take(kari, f"new-table{name}")
    kari.leave()


def kampen_om_norge(album: Album, screen: dict[str, Any], lamp: str, name: str) -> None:
    """The map at three zooms, a move being planned, a combat, the hand, the log, a rule, the seats."""
    wide = screen is DESKTOP
    kari = album.person(screen, lamp)
    kari.sit_down(album.house.lay_out("basic", {"germany": "person", "norway+allies": "policy"})["germany"])
    kari.until_asked()
    album.take(kari, f"kampen-map{name}")
    if wide:
        for zoom in (2, 3):
            kari.page.keyboard.press("+")
            kari.page.keyboard.press("+")
            album.take(kari, f"kampen-map-zoom{zoom}{name}")
        kari.page.keyboard.press("0")
    attack(kari, lambda asked: asked["prompt"] != "movement")
    album.take(kari, f"kampen-attack{name}")
    attack(kari, lambda asked: asked["prompt"].startswith("combat"))
    kari.skip()
    album.take(kari, f"kampen-combat{name}")
    kari.page.locator("[data-card]").first.hover()
    album.take(kari, f"kampen-hand{name}")
    attack(kari, lambda asked: kari.table()["public"]["round"] >= 3)
    kari.skip()
    album.take(kari, f"kampen-round3{name}")
    kari.page.locator("[data-tab=log]").or_(kari.page.get_by_role("tab", name="Log")).first.click()
    album.take(kari, f"kampen-log{name}")
    kari.act("menu")
    album.take(kari, f"kampen-menu{name}")
    kari.act("seats")
    album.take(kari, f"kampen-seats{name}")
    kari.page.keyboard.press("Escape")
    kari.act("menu")
    kari.act("resign")
    kari.act("resign-sure")
    kari.page.locator("[data-end]").wait_for()
    album.take(kari, f"kampen-end{name}")
    kari.leave()


def halls_of_hegra(album: Album, screen: dict[str, Any], lamp: str, name: str) -> None:
    """The fortress on its first morning and in the siege, and its panels."""
    kari = album.person(screen, lamp)
    kari.sit_down(album.house.lay_out("recruit", {"commander": "person"}, game="halls-of-hegra")["commander"])
    kari.until_asked()
    album.take(kari, f"hegra-first-day{name}")
    pick = at_random(7)
    while not kari.over() and kari.table()["public"]["day"] < 5:
        kari.play_on(pick, 1)
        kari.until_asked()
    kari.skip()
    album.take(kari, f"hegra-attack{name}")
    kari.page.locator("[data-tab=bags]").or_(kari.page.get_by_role("tab", name="Bags")).first.click()
    album.take(kari, f"hegra-bags{name}")
    kari.leave()


def attack(person: Person, until: Callable[[dict[str, Any]], bool]) -> None:
    """Attack wherever it can be done until something is asked, or the game is over."""
    while True:
        person.until_asked()
        asked = person.question()
        if asked is None or until(asked):
            return
        offers = asked["offers"]
        attacks = [each for each in offers if each["saying"].get("values", {}).get("meets") == "enemy"]
        cards = [each for each in offers if each["option"][0] in ("play", "fight")]
        person.answer((attacks or cards or [each for each in offers if each.get("quiet")] or offers)[-1])


def main() -> None:
    """Take all pictures into the folder that is named."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "build/screenshots")
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        house = House(Path(place))
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        album = Album(browser, house, folder)
        try:
            for suffix, lamp in LAMPS.items():
                for device, screen in (("", DESKTOP), ("-phone", PHONE)):
                    home(album, screen, lamp, device + suffix)
                    kampen_om_norge(album, screen, lamp, device + suffix)
                    halls_of_hegra(album, screen, lamp, device + suffix)
        finally:
            browser.close()
            house.close()


if __name__ == "__main__":
    main()
