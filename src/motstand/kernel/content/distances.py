"""Distances on a map whose spaces are numbers and know their neighbours."""

from __future__ import annotations

from typing import Final

FAR: Final = 99
"""Farther than any space that can be reached."""


def distances(neighbours: list[list[int]], start: int) -> list[int]:
    """How many steps every space is away from `start`."""
    steps = [FAR] * len(neighbours)
    steps[start] = 0
    reached = [start]
    for space in reached:
        for near in neighbours[space]:
            if steps[near] == FAR:
                steps[near] = steps[space] + 1
                reached.append(near)
    return steps
