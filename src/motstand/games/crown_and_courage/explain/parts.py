"""What an answer names besides things of the table: a line, a face, a kind of troop, a die, a number of cards."""

from __future__ import annotations

from typing import Final

from motstand.games.crown_and_courage.answers import ARMY_SIDE, UNIQUE_SIDE
from motstand.games.crown_and_courage.components import PARATROOPER, REGULAR
from motstand.games.crown_and_courage.hand import CALMED
from motstand.games.crown_and_courage.state import Crown
from motstand.kernel.log import Entry

FACE_RULES: Final[dict[str, str]] = {UNIQUE_SIDE: "CNC-PLAN-14", ARMY_SIDE: "CNC-TILE-03"}
UNIT_RULES: Final[dict[str, str]] = {REGULAR: "CNC-GMOVE-04", PARATROOPER: "CNC-GPARA-01"}


def line(game: Crown, id: str) -> Entry:
    return Entry("about.line", "CNC-OPS-02", {"line": id})


def face(game: Crown, id: str) -> Entry:
    return Entry("about.face", FACE_RULES[id], {"face": id})


def unit(game: Crown, id: str) -> Entry:
    return Entry("about.unit", UNIT_RULES[id], {"unit": id})


def die(game: Crown, id: str) -> Entry:
    return Entry("about.die", "CNC-EVAC-14", {"value": int(id), "threat": game.threat})


def calming(game: Crown, id: str) -> Entry:
    return Entry("about.calm", "CNC-DANGER-12", {"cards": int(id), "levels": CALMED[int(id)], "threat": game.threat})
