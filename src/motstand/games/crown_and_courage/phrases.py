"""Phrases within phrases: what tiles and cards do, what the Germans would answer, where the player is."""

from __future__ import annotations

from typing import Any, TypeAlias

from motstand.games.crown_and_courage.components import CHAOS, GRID, NOTHING
from motstand.kernel.content.vocabulary import Effect
from motstand.kernel.words.messages import phrase

Phrase: TypeAlias = dict[str, Any]
"""A message within a message, as whoever reads it takes it; see `kernel/words/sentences.py`."""


def effects_said(effects: list[Effect]) -> list[Phrase]:
    """What some effects do, one after the other; nothing, where there are none."""
    return [effect_said(effect) for effect in effects] or [phrase("effect-none")]


def effect_said(effect: Effect) -> Phrase:
    way = "up" if effect.amount > 0 else "down"
    return phrase(f"effect-{effect.verb}", count=abs(effect.amount), way=way, what=effect.what)


def tile_said(tile: str) -> Any:
    """A tile by its name; Chaos tiles have no row in the content that would name them."""
    return phrase("tile-chaos") if tile == CHAOS else {"tile": tile}


def face_said(tile: str, face: str) -> str:
    """Which face of a tile is up; Chaos has only one (CNC-TILE-01)."""
    return "none" if tile == CHAOS else face


def response_said(response: list[dict[str, Any]], skipped: bool) -> list[Phrase]:
    """What the Germans would answer to a placement."""
    if skipped:
        return [phrase("response-skipped")]
    said = [answer_said(tile) for tile in response]
    return said or [phrase("response-none")]


def answer_said(tile: dict[str, Any]) -> Phrase:
    """One German tile: hidden, or its action so many times; a Sabotage die stops as many as it shows."""
    if tile["action"] == NOTHING:
        return phrase("response-hidden", position=tile["position"])
    return phrase("response-action", action=tile["action"], times=tile["times"], die=tile["die"])


def path_said(path: list[str], grid: list[str]) -> list[Phrase]:
    """Where the player is, from the outside in: ``["main_response", "move", "battle c9"]``."""
    return [step_said(step, grid) for step in path]


def step_said(step: str, grid: list[str]) -> Phrase:
    """One step, named after its place: an order by the tile that lies there."""
    head, _, where = step.partition(" ")
    if head in ("battle", "occupation"):
        return phrase(f"path-{head}", place={"place": where})
    if head == "order":
        return phrase(f"path-{head}", tile=tile_said(grid[GRID.index(where)]), space=where)
    if head == "frame":
        return phrase(f"path-{head}", position=int(where))
    return phrase(f"path-{head}")
