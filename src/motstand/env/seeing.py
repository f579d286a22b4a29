"""Views as numbers: what a seat may see of the table, laid out by the game's list of features.

A number of the view is a feature by its path, ``tracks.morale``. A text is one of several features,
``phase=evening``, of which one is 1. A list of numbers or texts is counted, ``hand#A-03``; a list of larger things goes
by their places, ``attacks[0].to=hamar``.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from typing import Any, Final

from motstand.env.lists import Numbered

UNLISTED: Final = "unlisted"
"""The first feature counts what the list does not know, such as a card of a pack."""
LIMIT: Final = 1024.0
"""No feature is larger."""


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


class Spot:
    """A spot of a view: the numbers of the features that its value may have, and the spots inside it."""

    __slots__ = ("counts", "inside", "number", "texts")

    def __init__(self) -> None:
        self.inside: dict[str | int, Spot] = {}
        self.texts: dict[str, int] = {}
        self.counts: dict[str, int] = {}
        # 0: the list knows no number here.
        self.number = 0


class Eye:
    """Writes views as features."""

    __slots__ = ("nothing", "size", "whole")

    def __init__(self, listed: Numbered) -> None:
        self.size = len(listed)
        self.nothing = array("f", [0.0] * self.size)
        self.whole = Spot()
        for name, id in listed.ids.items():
            plant(self.whole, name, id)

    def see(self, view: dict[str, Any]) -> array[float]:
        """The features of a view, as an array that numpy takes as it is: copying thousands of floats takes longer."""
        seen = self.nothing[:]
        look(view, self.whole, seen)
        return seen

    def see_again(self, view: dict[str, Any], before: dict[str, Any], features: array[float]) -> array[float]:
        """The features of a view, from those of the view before it: most of a table stays as it was."""
        if features[0]:
            # What is not listed was only counted: nobody knows what of it has changed.
            return self.see(view)
        seen = features[:]
        look_again(view, before, self.whole, seen)
        return seen


def plant(spot: Spot, name: str, id: int) -> None:
    """Put a feature where the keys of its path lead in a view."""
    path, sign, value = split(name)
    for key in keys(path):
        spot = spot.inside.setdefault(key, Spot())
    if sign == "=":
        spot.texts[value] = id
    elif sign == "#":
        spot.counts[value] = id
    else:
        spot.number = id


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


def look(view: dict[str, Any], spot: Spot, seen: array[float]) -> None:
    """Write what is in a view at the places that the list says."""
    for key, value in view.items():
        inside = spot.inside.get(key)
        if inside is None:
            seen[0] += unlisted(value)
        else:
            write(value, inside, seen)


def look_again(view: dict[str, Any], before: dict[str, Any], spot: Spot, seen: array[float]) -> None:
    """Write what is not as it was before, and wipe out what is gone."""
    for key, value in view.items():
        was = before.get(key)
        if value == was:
            continue
        inside = spot.inside.get(key)
        if inside is None:
            seen[0] += unlisted(value)
        else:
            write_again(value, was, inside, seen)
    for key, was in before.items():
        if key not in view:
            wipe_out(was, spot.inside.get(key), seen)


def write_again(value: Any, was: Any, spot: Spot, seen: array[float]) -> None:
    """Write what stands at a spot where something else stood: of views, and of lists of views, what is new in them."""
    if isinstance(value, dict) and isinstance(was, dict):
        look_again(value, was, spot, seen)
    elif are_views(value) and are_views(was) and len(value) == len(was):
        for place, view in enumerate(value):
            inside = spot.inside.get(place)
            if inside is None:
                seen[0] += unlisted(view)
            else:
                look_again(view, was[place], inside, seen)
    else:
        wipe_out(was, spot, seen)
        write(value, spot, seen)


def are_views(value: Any) -> bool:
    """Is this a list of nothing but views?"""
    if not isinstance(value, list):
        return False
    for one in value:
        if not isinstance(one, dict):
            return False
    return True


def count(things: list[Any], spot: Spot, seen: array[float]) -> None:
    """Write a list: larger things by their places, all others by their numbers."""
    for place, thing in enumerate(things):
        if not isinstance(thing, (dict, list, tuple)):
            seen[spot.counts.get(str(thing), 0)] += 1
        elif (inside := spot.inside.get(place)) is not None:
            write(thing, inside, seen)
        else:
            seen[0] += unlisted(thing)


def write(value: Any, spot: Spot, seen: array[float]) -> None:
    """Write what stands at a spot. None is not written, and what is 0 stands there already."""
    if isinstance(value, str):
        feature = spot.texts.get(value, 0)
        seen[feature] = seen[0] + 1 if feature == 0 else 1.0
    elif isinstance(value, dict):
        look(value, spot, seen)
    elif isinstance(value, list):
        count(value, spot, seen)
    elif isinstance(value, tuple):
        count(list(value), spot, seen)
    elif value is not None:
        if spot.number == 0:
            seen[0] += 1
        elif value:
            seen[spot.number] = max(-LIMIT, min(LIMIT, float(value)))


def wipe_out(value: Any, spot: Spot | None, seen: array[float]) -> None:
    """Take back what was written for a value; of one that is not listed nothing was."""
    if spot is None:
        return
    if isinstance(value, str):
        seen[spot.texts.get(value, 0)] = 0.0
    elif isinstance(value, dict):
        for key, part in value.items():
            wipe_out(part, spot.inside.get(key), seen)
    elif isinstance(value, (list, tuple)):
        for place, thing in enumerate(value):
            if isinstance(thing, (dict, list, tuple)):
                wipe_out(thing, spot.inside.get(place), seen)
            else:
                seen[spot.counts.get(str(thing), 0)] = 0.0
    elif value is not None:
        seen[spot.number] = 0.0


def unlisted(view: Any) -> int:
    """How many features a view has of which the list knows none."""
    return sum(1 for _ in features(view))
