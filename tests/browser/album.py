"""The album of `make screenshots`: in which views a screen is photographed, and where the pictures go."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Locator

from motstand.kernel.words.languages import LANGUAGES
from tests.browser.house import House, Person

LOCALES = {language: language for language in LANGUAGES}
FINGER = {"has_touch": True, "is_mobile": True}
DEVICES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "small": {"viewport": {"width": 1024, "height": 768}},
    "phone": {"viewport": {"width": 390, "height": 844}, **FINGER},
    "landscape": {"viewport": {"width": 844, "height": 390}, **FINGER},
}


class View(NamedTuple):
    """Who looks: in which language, on what, by which light, and with which eyes."""

    language: str
    device: str
    lamp: str = "light"
    eyes: str = ""

    @property
    def suffix(self) -> str:
        """What the names of its pictures end with."""
        words = [self.language, self.device, "dark" if self.lamp == "dark" else "", self.eyes]
        return "-".join(word for word in words if word)


EVERYWHERE = [View(language, device) for device in ("desktop", "phone") for language in LOCALES]
SMALL = [View("en", "small")]
DARK = [View("en", device, "dark") for device in ("desktop", "phone")]
ON_ITS_SIDE = [View(language, "landscape") for language in LOCALES]
OTHER_EYES = [View("en", "desktop", eyes=eyes) for eyes in ("protanopia", "deuteranopia", "tritanopia")]


class Album:
    """The browser, the house, and the folder of the pictures."""

    def __init__(self, browser: Browser, house: House, folder: Path) -> None:
        self.browser = browser
        self.house = house
        self.folder = folder
        # What is made once for all views, such as a record with its analysis.
        self.kept: dict[str, Any] = {}
        folder.mkdir(parents=True, exist_ok=True)


class Sitting:
    """One scene in one view: somebody whose screen is photographed."""

    def __init__(self, album: Album, name: str, view: View) -> None:
        self.album = album
        self.name = name
        self.view = view
        self.house = album.house
        self.wide = view.device in ("desktop", "small")
        self.kari = self.person()
        self.page = self.kari.page
        if view.eyes:
            eyes = self.kari.context.new_cdp_session(self.page)
            eyes.send("Emulation.setEmulatedVisionDeficiency", {"type": view.eyes})

    def person(self) -> Person:
        """Somebody with the screen of this view."""
        look = {"color_scheme": self.view.lamp, "locale": LOCALES[self.view.language]}
        return Person(self.album.browser, self.house, **look, **DEVICES[self.view.device])

    def take(self, part: str = "") -> None:
        """Save a picture, and say so; also when the page is wider than the screen."""
        self.page.wait_for_timeout(400)
        name = "-".join(word for word in (self.name, part, self.view.suffix) if word)
        self.page.screenshot(path=self.album.folder / f"{name}.png")
        wide = self.page.evaluate("document.documentElement.scrollWidth > innerWidth")
        print(f"{name}.png{' is wider than the screen' if wide else ''}", flush=True)

    def panel(self, id: str) -> None:
        """Open a panel of the table; on a phone some are reached through others."""
        self.page.locator(f"[data-tab={id}]").first.click()

    def shown(self, thing: str) -> Locator:
        """The first of these things, as soon as it is there."""
        found = self.page.locator(thing).first
        found.wait_for()
        return found


class Scene(NamedTuple):
    """A screen with a name, how one comes there, and in which views it is looked at."""

    name: str
    play: Callable[[Sitting], None]
    views: Sequence[View] = EVERYWHERE
