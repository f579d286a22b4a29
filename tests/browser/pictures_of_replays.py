"""Pictures of games looked back at, of records brought from files, and of a game with the real box."""

from __future__ import annotations

import json
from functools import partial

from motstand import new_match, players
from motstand.kernel.matches.record import write_record
from tests.browser.album import DARK, EVERYWHERE, SMALL, Scene, Sitting
from tests.browser.house import attack
from tests.browser.pictures_of_tables import ALONE, COMMANDER

LONG = 240_000
"""Milliseconds that an analysis may take."""


def record(sitting: Sitting, game: str, scenario: str) -> str:
    """A game of policy players, as a file has it; the same one for all pictures."""
    kept = sitting.album.kept
    if game not in kept:
        match = new_match(game, scenario, seed=9)
        while not match.over:
            match.play(players.policy(match))
        kept[game] = write_record(match)
    text: str = kept[game]
    return text


def replay(sitting: Sitting, game: str, scenario: str) -> None:
    """The scrubber in the middle of a game, then the chart of chances and the ledger of luck."""
    page = sitting.page
    kept, key = sitting.album.kept, f"{game} replayed"
    if key not in kept:
        kept[key] = sitting.house.bring(record(sitting, game, scenario))
    sitting.kari.visit(f"/replay/{kept[key]['table']}#{kept[key]['key']}")
    slider = sitting.shown("[data-timeline]")
    # Those who take pictures tell nothing one by one, which no reader can choose.
    page.locator("label.speed select").select_option("normal")
    slider.fill(str(int(slider.get_attribute("max") or 0) // 2))
    sitting.take()
    sitting.panel("analysis")
    page.locator("[data-act=analyse], [data-ledger]").first.wait_for()
    if page.locator("[data-act=analyse]").count() > 0:
        sitting.take("offer")
        page.locator("[data-act=analyse]").click()
        page.locator("progress").wait_for()
        sitting.take("counting")
    page.locator("[data-ledger]").wait_for(timeout=LONG)
    sitting.take("chances")
    page.locator("[data-ledger]").scroll_into_view_if_needed()
    sitting.take("ledger")
    page.locator("[data-turning]").last.scroll_into_view_if_needed()
    sitting.take("turnings")


def upload(sitting: Sitting) -> None:
    """A record with an impossible die is refused; the true one is opened, and lies among my tables."""
    text = record(sitting, "kampen-om-norge", "gudbrandsdalen")
    lines = text.splitlines()
    place = next(number for number, line in enumerate(lines) if '"roll"' in line)
    dice: list[int] = json.loads(lines[place])["roll"]
    lines[place] = json.dumps({**json.loads(lines[place]), "roll": [7] * len(dice)})
    sitting.kari.visit("/tables")
    field = sitting.page.locator("[data-record]")
    edited = {"name": "edited.jsonl", "mimeType": "application/jsonl", "buffer": "\n".join(lines).encode()}
    field.set_input_files(edited)  # type: ignore[arg-type]
    sitting.shown("[data-refused]")
    sitting.take("refused")
    field.set_input_files({**edited, "buffer": text.encode()})  # type: ignore[arg-type]
    sitting.page.wait_for_url("**/replay/**")
    sitting.shown("[data-timeline]")
    sitting.take()


def companion(sitting: Sitting) -> None:
    """The real box of Kampen om Norge: the list to set it up, a card that was drawn, dice that fell."""
    kari, page = sitting.kari, sitting.page
    kari.visit(sitting.house.lay_out("gudbrandsdalen", ALONE, dice="box")["germany"])
    sitting.shown("[data-setting-up] input").check()
    sitting.take("set-up")
    for act in ("tick-all", "set-up"):
        kari.act(act)
    sitting.shown("[data-drawn]")
    sitting.take("card")
    while (kari.question() or {}).get("kind") == "draw":
        before = (kari.question() or {})["decision"]
        sitting.shown("[data-drawn]").press("Enter")
        kari.until(lambda before=before: kari.table()["answers"] != before, "told")  # type: ignore[misc]
        kari.until_asked()
    attack(kari, lambda asked: asked["kind"] == "roll")
    kari.skip()
    sitting.shown("[data-die]")
    page.keyboard.press("5")
    sitting.take("dice")


def hegra_companion(sitting: Sitting) -> None:
    """The real box of Halls of Hegra: the list, an Event card, and a disc from the bag."""
    kari = sitting.kari
    kari.visit(sitting.house.lay_out("recruit", COMMANDER, game="halls-of-hegra", dice="box")["commander"])
    sitting.shown("[data-setting-up] input").check()
    sitting.take("set-up")
    for act in ("tick-all", "set-up"):
        kari.act(act)
    sitting.shown("[data-drawn]")
    sitting.take("card")
    sitting.page.locator("[data-drawn]").first.press("Enter")
    kari.until(lambda: kari.table()["answers"] == 1, "told")
    kari.until_asked()
    kari.skip()
    sitting.take("disc")


SCENES = [
    Scene("replay", partial(replay, game="kampen-om-norge", scenario="gudbrandsdalen"), EVERYWHERE + DARK),
    Scene("hegra-replay", partial(replay, game="halls-of-hegra", scenario="recruit")),
    Scene("crown-replay", partial(replay, game="crown-and-courage", scenario="recruit")),
    Scene("dutch-replay", partial(replay, game="dutch-resistance", scenario="network")),
    Scene("record", upload),
    Scene("companion", companion, EVERYWHERE + SMALL),
    Scene("hegra-companion", hegra_companion, EVERYWHERE + SMALL),
]
