"""Playing with nothing but the keyboard."""

from __future__ import annotations

import json
from typing import Any

from tests.browser.house import Person

MOST_STOPS = 160
"""So many things a board has at most; who needs more presses of a key goes round in circles."""


def focused(person: Person, test: str) -> bool:
    """Is this true of the element that has the focus? It is called `it`."""
    found: bool = person.page.evaluate(f"(() => {{ const it = document.activeElement; return Boolean({test}); }})()")
    return found


def until_focused(person: Person, test: str) -> None:
    """Wait until this is true of the element that has the focus."""
    person.until(lambda: focused(person, test), f"the focus is where {test}")


def press_until(person: Person, key: str, test: str) -> None:
    """Press a key until the focus is where it should be."""
    for _ in range(MOST_STOPS):
        if focused(person, test):
            return
        person.page.keyboard.press(key)
    raise AssertionError(f"{key} never led to {test}")


def step(person: Person, kind: str, id: str) -> None:
    """One step of an answer: on the board, in the hand, or beside the question."""
    keyboard = person.page.keyboard
    if kind == "number":
        picked = f"it.dataset.pick === '{id}' || it.dataset.step === 'number:{id}'"
        if not focused(person, "it.dataset.pick !== undefined"):
            keyboard.press("q")
        press_until(person, "PageDown" if focused(person, "it.dataset.pick !== undefined") else "Tab", picked)
    elif kind == "card" and person.page.locator(f"[data-part=hand] [data-card='{id}']").count() > 0:
        keyboard.press("c")
        press_until(person, "Tab", f"it.dataset.card === '{id}'")
    elif person.page.locator(f"[data-part=question] [data-step='{kind}:{id}']").count() > 0:
        keyboard.press("q")
        press_until(person, "Tab", f"it.dataset.step === '{kind}:{id}'")
    else:
        keyboard.press("b")
        names = "(it.closest('[data-spot]')?.dataset.spot ?? '').split(' ')"
        here = f"it.dataset.{kind} === '{id}'" if kind == "area" else "false"
        border = f"it.dataset.attack === '{id}'" if kind == "area" else "false"
        press_until(person, "PageDown", f"{here} || {border} || {names}.includes('{kind}:{id}')")
    keyboard.press("Enter")


def answer(person: Person, offer: dict[str, Any]) -> None:
    """Give an answer without the mouse, and wait until the server has heard it."""
    asked = person.question()
    assert asked is not None
    person.page.keyboard.press("s")
    person.settle()
    steps = offer.get("steps", [])
    if not steps or offer.get("quiet"):
        person.page.keyboard.press("q")
        option = json.dumps(offer["option"], separators=(",", ":"))
        press_until(person, "Tab", f"it.dataset.offer === {json.dumps(option)}")
        person.page.keyboard.press("Enter")
    else:
        for place, (kind, id, _) in enumerate(steps):
            if person.follows_by_itself(asked, offer, place):
                break
            step(person, kind, str(id))
    person.until(lambda: person.table()["answers"] != asked["decision"], f"the answer {offer['option']} was heard")
    person.settle()
