"""Views as numbers: what a seat may see of the table, laid out by the game's list of features.

A number of the view is a feature by its path, ``tracks.morale``. A text is one of several features,
``phase=evening``, of which one is 1. A list of numbers or texts is counted, ``hand#A-03``; a list of larger things goes
by their places, ``attacks[0].to=hamar``.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from typing import Any, Final, TypeAlias

from motstand.env.lists import Numbered

UNLISTED: Final = "unlisted"
"""The first feature counts what the list does not know, such as a card of a pack."""
LIMIT: Final = 1024.0
"""No feature is larger."""

Layout: TypeAlias = dict[Any, Any]
"""The list as a tree: keys of the view lead to smaller trees, and in the end to the number of a feature."""

NUMBER: Final = ""


def features(view: Any, path: str = "") -> Iterator[str]:
    """The names of the features of a view, from which lists are made."""
    if isinstance(view, dict):
        for key, value in view.items():
            yield from features(value, f"{path}.{key}" if path else str(key))
    elif isinstance(view, (list, tuple)):
        for place, value in enumerate(view):
            if isinstance(value, (dict, list, tuple)):
                yield from features(value, f"{path}[{place}]")
            else:
                yield f"{path}#{value}"
    elif isinstance(view, str):
        yield f"{path}={view}"
    elif view is not None:
        yield path


class Eye:
    """Writes views as features."""

    __slots__ = ("layout", "nothing", "size")

    def __init__(self, listed: Numbered) -> None:
        self.size = len(listed)
        self.nothing = array("f", [0.0] * self.size)
        self.layout: Layout = {}
        for name, id in listed.ids.items():
            plant(self.layout, name, id)

    def see(self, view: dict[str, Any]) -> array[float]:
        """The features of a view, as an array that numpy takes as it is: copying thousands of floats takes longer."""
        seen = self.nothing[:]
        look(view, self.layout, seen)
        return seen


def plant(layout: Layout, name: str, id: int) -> None:
    """Put a feature into the tree, under the keys that lead to it in a view."""
    path, sign, value = split(name)
    for key in keys(path):
        layout = layout.setdefault(key, {})
    layout[(sign, value) if sign else NUMBER] = id


def split(name: str) -> tuple[str, str, str]:
    """A feature's path, the sign that follows it (``=`` or ``#``, or none) and the text behind the sign."""
    for place, letter in enumerate(name):
        if letter in "=#":
            return name[:place], letter, name[place + 1 :]
    return name, "", ""


def keys(path: str) -> Iterator[str | int]:
    """The keys of a path: ``attacks[0].to`` is attacks, 0, to."""
    for step in path.split("."):
        key, *places = step.split("[")
        if key:
            yield key
        for place in places:
            yield int(place[:-1])


def look(view: Any, layout: Layout, seen: array[float]) -> None:
    """Write what is in a view at the places that the tree says."""
    if isinstance(view, dict):
        for key, value in view.items():
            below = layout.get(key)
            if below is None:
                seen[0] += sum(1 for _ in features(value))
            elif isinstance(value, (dict, list, tuple)):
                look(value, below, seen)
            else:
                write(value, below, seen)
    elif isinstance(view, (list, tuple)):
        for place, value in enumerate(view):
            if not isinstance(value, (dict, list, tuple)):
                seen[layout.get(("#", str(value)), 0)] += 1
            elif (below := layout.get(place)) is not None:
                look(value, below, seen)
            else:
                seen[0] += sum(1 for _ in features(value))
    else:
        write(view, layout, seen)


def write(value: Any, layout: Layout, seen: array[float]) -> None:
    """Write a text, a number, true or false; nothing is not written."""
    if isinstance(value, str):
        seen[layout.get(("=", value), 0)] += 1
    elif value is not None:
        place = layout.get(NUMBER, 0)
        seen[place] = seen[0] + 1 if place == 0 else max(-LIMIT, min(LIMIT, float(value)))
