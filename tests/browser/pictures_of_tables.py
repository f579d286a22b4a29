"""Pictures of the games' tables, of their menus, and of their boards seen with other eyes."""

from __future__ import annotations

from typing import Any

from tests.browser.album import DARK, EVERYWHERE, ON_ITS_SIDE, OTHER_EYES, SMALL, Scene, Sitting
from tests.browser.house import at_random, attack
from tests.browser.sea import laid_out_at

ALONE = {"germany": "person", "norway+allies": "policy"}
COMMANDER = {"commander": "person"}
KING = {"king": "person"}
WITH_A_BOT = {"green": "person", "blue": "policy"}


def at_the_map(sitting: Sitting, scenario: str = "gudbrandsdalen") -> None:
    """Sit down as Germany."""
    sitting.kari.sit_down(sitting.house.lay_out(scenario, ALONE)["germany"])
    sitting.kari.until_asked()
    sitting.kari.skip()


def at_the_fortress(sitting: Sitting) -> None:
    """Sit down as the commander, on the morning when Defenders can be placed."""
    kari = sitting.kari
    kari.sit_down(sitting.house.lay_out("recruit", COMMANDER, game="halls-of-hegra")["commander"])
    kari.until_asked()
    while (kari.question() or {})["prompt"] != "placing":
        kari.play_on(at_random(1), 1)
        kari.until_asked()
    kari.skip()


def kampen(sitting: Sitting) -> None:
    """The map at three zooms, a move being planned, a combat, the hand, the log, the seats, the end."""
    kari = sitting.kari
    at_the_map(sitting, "basic")
    sitting.take("map")
    if sitting.wide:
        for zoom in (2, 3):
            kari.page.keyboard.press("+")
            kari.page.keyboard.press("+")
            sitting.take(f"map-zoom{zoom}")
        kari.page.keyboard.press("0")
    attack(kari, lambda asked: asked["prompt"] != "movement")
    sitting.take("attack")
    attack(kari, lambda asked: asked["prompt"].startswith("combat"))
    kari.skip()
    sitting.take("combat")
    kari.page.locator("[data-card]").first.hover()
    sitting.take("hand")
    attack(kari, lambda asked: kari.table()["public"]["round"] >= 3)
    kari.skip()
    sitting.take("round3")
    sitting.panel("log")
    sitting.take("log")
    kari.act("menu")
    kari.act("seats")
    sitting.take("seats")
    kari.page.keyboard.press("Escape")
    kari.give_up()
    sitting.shown("[data-end]")
    sitting.take("end")


def sea(sitting: Sitting) -> None:
    """Ships being placed, a task force with where it can go, a naval combat."""
    kari = sitting.kari
    for prompt in ("station", "naval_movement", "naval_combat.chase"):
        kari.sit_down(laid_out_at(sitting.house, prompt, seed="h"))
        kari.until_asked()
        kari.skip()
        sitting.take(prompt.rpartition(".")[0] or prompt)
        if prompt == "naval_movement":
            embark = next(each for each in (kari.question() or {})["offers"] if each["option"][0] == "embark")
            kari.answer(embark)
            kari.until_asked()
            sitting.take("force")
        sitting.panel("combat" if prompt.startswith("naval_combat") else "fleet")
        sitting.take(f"{prompt.rpartition('.')[0] or prompt}-panel")


def is_stormed(public: dict[str, Any]) -> bool:
    """Is it the morning after an attack that left Germans on the slope?"""
    return public["phase"] == "placing" and any(sector["standing"] for sector in public["sectors"])


def hegra(sitting: Sitting) -> None:
    """The fortress on its first morning and in the siege, its panels, the end."""
    kari = sitting.kari
    kari.sit_down(sitting.house.lay_out("recruit", COMMANDER, game="halls-of-hegra")["commander"])
    kari.until_asked()
    sitting.take("first-day")
    pick = at_random(7)
    while not kari.over() and not is_stormed(kari.table()["public"]):
        kari.play_on(pick, 1)
        kari.until_asked()
    kari.skip()
    if sitting.wide:
        sitting.panel("attack")
    else:
        kari.page.locator("[data-place=walls]").click()
    sitting.take("attack")
    sitting.panel("bags")
    sitting.take("bags")
    sitting.panel("today")
    sitting.take("today")
    if not kari.over():
        kari.give_up()
    sitting.shown("[data-end]")
    sitting.take("end")


def crown(sitting: Sitting) -> None:
    """The staff's table when the flight begins, a placement with its chain, a battle, the end."""
    kari = sitting.kari
    kari.sit_down(sitting.house.lay_out("recruit", KING, game="crown-and-courage")["king"])
    kari.until_asked()
    sitting.take("plan")
    pick = at_random(3)
    while (kari.question() or {})["prompt"] != "place":
        kari.play_on(pick, 1)
        kari.until_asked()
    kari.skip()
    free = next(offer for offer in (kari.question() or {})["offers"] if offer["option"][0] == "place")
    kari.click("space", free["option"][1])
    sitting.take("placement")
    kari.act("back")
    while not kari.over() and (kari.question() or {})["prompt"] != "battle":
        kari.play_on(pick, 1)
        kari.until_asked()
    if not kari.over():
        kari.skip()
        sitting.panel("battle")
        sitting.take("battle")
        kari.give_up()
    sitting.shown("[data-end]")
    sitting.take("end")


def dutch(sitting: Sitting) -> None:
    """The town in the morning, an Action, a walk, a Halt! card, the morning after the first night, the end."""
    kari = sitting.kari
    options = {"identities": {"green": "joke", "blue": "filip"}}
    seats = sitting.house.lay_out("safe_houses", WITH_A_BOT, game="dutch-resistance", options=options)
    kari.sit_down(seats["green"])
    kari.until_asked()
    kari.skip()
    sitting.take("morning")
    pick = at_random(5)
    taken: set[str] = set()
    while (asked := kari.question()) is not None and (len(taken) < 3 or kari.table()["public"]["round"] < 2):
        prompt = asked["prompt"]
        if prompt in ("action", "move", "halt") and prompt not in taken:
            taken.add(prompt)
            kari.skip()
            sitting.take(prompt)
        kari.play_on(pick, 1)
        kari.until_asked()
    kari.skip()
    sitting.take("next-round")
    if not kari.over():
        kari.give_up()
    sitting.shown("[data-end]")
    sitting.take("end")


def kampen_board(sitting: Sitting) -> None:
    """The map with a move being planned."""
    at_the_map(sitting, "basic")
    sitting.kari.click("area", "oslo")
    sitting.take()


def hegra_board(sitting: Sitting) -> None:
    """The fortress with a Defender in the hand."""
    at_the_fortress(sitting)
    asked = sitting.kari.question() or {}
    place = next(offer for offer in asked["offers"] if offer["option"][0] == "place")
    kind, id, _ = place["steps"][0]
    sitting.kari.click(kind, str(id))
    sitting.take()


def menu(sitting: Sitting) -> None:
    """The menu with pace, language and lamp, and an address for messages that was left."""
    at_the_map(sitting)
    sitting.kari.act("menu")
    field = sitting.shown("[data-field=reach]")
    sitting.take()
    field.scroll_into_view_if_needed()
    field.fill("kari-at-home")
    sitting.kari.act("reach")
    sitting.shown("[data-act=reach-stop]").scroll_into_view_if_needed()
    sitting.take("told")
    sitting.kari.act("resign")
    sitting.shown("[data-act=resign-sure]").scroll_into_view_if_needed()
    sitting.take("resign")


SCENES = [
    Scene("kampen", kampen, EVERYWHERE + DARK + SMALL),
    Scene("kampen-sea", sea, EVERYWHERE + DARK + SMALL),
    Scene("hegra", hegra, EVERYWHERE + DARK + SMALL),
    Scene("crown", crown, EVERYWHERE + DARK + SMALL),
    Scene("dutch", dutch, EVERYWHERE + DARK + SMALL),
    Scene("kampen-board", kampen_board, EVERYWHERE + ON_ITS_SIDE + OTHER_EYES),
    Scene("hegra-board", hegra_board, EVERYWHERE + ON_ITS_SIDE + OTHER_EYES),
    Scene("menu", menu, EVERYWHERE + DARK),
]
