"""Pictures of every screen, to be looked at: `make screenshots` saves them in build/screenshots.

They are taken from real tables in the real browser: on a desktop and a phone, in English and in Norwegian, some also by
lamplight, on a phone that lies on its side, or with the eyes of the colour-blind. A picture is called after its screen,
its language and its device. Names of screens take only those: `python -m tests.browser.screenshots menu hint`.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser import pictures_of_asking, pictures_of_replays, pictures_of_tables, pictures_of_the_house
from tests.browser.album import DEVICES, LOCALES, Album, Sitting
from tests.browser.conftest import FLAGS
from tests.browser.house import House
from tests.server.letterbox import notify_file
from tools.chromium import chromium

SCENES = {
    scene.name: scene
    for chapter in (pictures_of_the_house, pictures_of_tables, pictures_of_asking, pictures_of_replays)
    for scene in chapter.SCENES
}


def wishes() -> argparse.Namespace:
    """What is asked for on the command line."""
    asked = argparse.ArgumentParser(description="Take pictures of the screens, of all or of those that are named.")
    asked.add_argument("screens", nargs="*", metavar="screen", help=f"any of: {', '.join(SCENES)}")
    asked.add_argument("--into", type=Path, default=Path("build/screenshots"), metavar="FOLDER")
    asked.add_argument("--language", choices=LOCALES, help="pictures in this language alone")
    asked.add_argument("--device", choices=DEVICES, help="pictures of this device alone")
    wished = asked.parse_args()
    if unknown := set(wished.screens) - set(SCENES):
        asked.error(f"no such screen: {', '.join(sorted(unknown))}; there are {', '.join(SCENES)}")
    return wished


def take(album: Album, wished: argparse.Namespace) -> list[str]:
    """Play every scene that is wished for in each of its views; returns what went wrong."""
    wrong = []
    for scene in [SCENES[name] for name in wished.screens or SCENES]:
        for view in scene.views:
            if wished.language not in (None, view.language) or wished.device not in (None, view.device):
                continue
            sitting = Sitting(album, scene.name, view)
            try:
                scene.play(sitting)
            except Exception as error:
                # The others are still worth looking at.
                wrong.append(f"{scene.name}-{view.suffix}: {error}")
            finally:
                sitting.kari.leave()
    return wrong


def main() -> None:
    """Take the pictures."""
    wished = wishes()
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        # An operator who lets people be told of their turns, and who looks back at games only briefly.
        told = notify_file(Path(place), ("paper-boy", "topic", "json://127.0.0.1:9/{address}"))
        house = House(Path(place), "--notify", told, "--analysis-seconds", "4")
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            wrong = take(Album(browser, house, wished.into), wished)
        finally:
            browser.close()
            house.close()
    if wrong:
        raise SystemExit("\n".join(["These pictures could not be taken:", *wrong]))


if __name__ == "__main__":
    main()
