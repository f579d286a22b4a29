"""Pictures of everything that can be asked at a table: why not, hints, parts of numbers, the board in words."""

from __future__ import annotations

from tests.browser.album import DARK, EVERYWHERE, SMALL, Scene, Sitting
from tests.browser.house import attack
from tests.browser.pictures_of_tables import at_the_fortress, at_the_map

QUERIES = {
    "kampen": {"en": "what can attack Hamar", "nb": "hva kan angripe Hamar", "nl": "wat kan Hamar aanvallen"},
    "hegra": {"en": "what did the Germans bring", "nb": "hva har tyskerne", "nl": "wat hebben de Duitsers"},
}


def ask(sitting: Sitting, thing: str, key: str = "w") -> None:
    """Ask about a thing with a key, and wait for the answer."""
    sitting.shown(thing).press(key)
    sitting.shown("[data-why] [role=status][aria-busy=false]")


def why_area(sitting: Sitting) -> None:
    """An area that is too far away."""
    at_the_map(sitting)
    sitting.kari.click("area", "gjovik")
    ask(sitting, "[data-area=hamar]")
    sitting.take()
    sitting.page.keyboard.press("Escape")
    ask(sitting, "[data-area=trondheim]")
    sitting.take("far")


def why_card(sitting: Sitting) -> None:
    """A card that lies grey."""
    at_the_map(sitting)
    ask(sitting, "[data-card][aria-disabled=true]")
    sitting.take()


def why_button(sitting: Sitting) -> None:
    """The grey Undo button."""
    at_the_map(sitting)
    sitting.page.locator("[data-act=undo][aria-disabled=true]").click(force=True)
    sitting.shown("[data-why] [role=status][aria-busy=false]")
    sitting.take()


def why_room(sitting: Sitting) -> None:
    """A room of the fortress that lies under the snow."""
    at_the_fortress(sitting)
    if not sitting.wide:
        sitting.page.locator("[data-place=halls]").click()
    sitting.shown("[data-spot~='space:radio']").hover()
    sitting.page.keyboard.press("w")
    sitting.shown("[data-why] [role=status][aria-busy=false]")
    sitting.take()


def hint(sitting: Sitting) -> None:
    at_the_map(sitting)
    sitting.kari.act("hint")
    sitting.shown("[data-hint]")
    sitting.take()


def hegra_hint(sitting: Sitting) -> None:
    at_the_fortress(sitting)
    sitting.kari.act("hint")
    sitting.shown("[data-hint]")
    sitting.take()


def trace(sitting: Sitting) -> None:
    """A line of the log, opened into what it is made of."""
    at_the_map(sitting)
    dice = sitting.page.locator("[data-open-line='combat.rolled']")
    while dice.count() == 0:
        attack(sitting.kari, lambda asked: asked["prompt"].startswith("combat"))
        asked = sitting.kari.question() or {}
        sitting.kari.answer(next((each for each in asked["offers"] if each.get("quiet")), asked["offers"][0]))
        sitting.kari.until_asked()
        sitting.kari.skip()
        sitting.panel("log")
        sitting.page.wait_for_timeout(100)
        if dice.count() == 0 and not sitting.wide:
            sitting.panel("table")
    for each in dice.all()[:2]:
        each.click()
    sitting.take()


def strength(sitting: Sitting) -> None:
    """What stands in an area, and where it came from."""
    at_the_map(sitting)
    ask(sitting, "[data-area=oslo]", "i")
    sitting.take()


def hegra_strength(sitting: Sitting) -> None:
    """The strength of a Gun, and the Morale of tonight."""
    at_the_fortress(sitting)
    sitting.panel("today")
    sitting.shown("p[data-number='track:morale']:visible").click()
    sitting.shown("[data-why] [role=status][aria-busy=false]")
    sitting.take()


def keys(sitting: Sitting) -> None:
    at_the_map(sitting)
    sitting.page.keyboard.press("F1")
    sitting.shown("[data-help]")
    sitting.take()


def in_words(sitting: Sitting) -> None:
    at_the_map(sitting)
    sitting.page.keyboard.press("o")
    sitting.shown("[data-board-in-words]")
    sitting.take()


def hegra_in_words(sitting: Sitting) -> None:
    at_the_fortress(sitting)
    sitting.page.keyboard.press("o")
    sitting.shown("[data-board-in-words]")
    sitting.take()


def question(sitting: Sitting, words: str) -> None:
    """The line for questions before and after one is asked."""
    sitting.kari.act("query")
    field = sitting.shown("[data-query] input")
    sitting.take()
    field.fill(words)
    sitting.page.keyboard.press("Enter")
    sitting.take("answer")


def query(sitting: Sitting) -> None:
    at_the_map(sitting)
    question(sitting, QUERIES["kampen"][sitting.view.language])


def hegra_query(sitting: Sitting) -> None:
    at_the_fortress(sitting)
    question(sitting, QUERIES["hegra"][sitting.view.language])


SCENES = [
    Scene("why-not-area", why_area, EVERYWHERE + DARK + SMALL),
    Scene("why-not-card", why_card),
    Scene("why-not-button", why_button),
    Scene("hegra-why-not-room", why_room),
    Scene("hint", hint, EVERYWHERE + SMALL),
    Scene("hegra-hint", hegra_hint, EVERYWHERE + SMALL),
    Scene("trace", trace),
    Scene("strength", strength),
    Scene("hegra-strength", hegra_strength),
    Scene("keys", keys),
    Scene("in-words", in_words),
    Scene("hegra-in-words", hegra_in_words),
    Scene("query", query),
    Scene("hegra-query", hegra_query),
]
