"""Where the numbers on the board come from: what a Demand costs, how often a German tile comes, how strong we are."""

from __future__ import annotations

from motstand.games.crown_and_courage.breakdown import add_demand, add_strength, add_symbols
from motstand.games.crown_and_courage.components import NOTHING
from motstand.games.crown_and_courage.demands import cost
from motstand.games.crown_and_courage.frame import symbols
from motstand.games.crown_and_courage.state import Crown
from motstand.kernel.log import Entry
from motstand.kernel.objections import Thing


def trace(game: Crown, thing: Thing) -> Entry | None:
    """The numbers of a Demand, of a German tile, or of a space of the map; None for what has none."""
    kind, id = thing[0], str(thing[1])
    if kind == "demand" and id == game.demand:
        return demand(game, id)
    if kind == "position" and game.frame[int(id)] != NOTHING:
        return position(game, int(id))
    if kind == "place" and id in game.box.map.index:
        return strength(game, game.box.map.index[id])
    return None


def demand(game: Crown, id: str) -> Entry:
    """CNC-DEMAND-04: what the card says, and one for each Pressure cube on the King."""
    entry = Entry("trace.demand", "CNC-DEMAND-04", {"count": cost(game, id)})
    add_demand(entry, game, id)
    return entry


def position(game: Crown, position: int) -> Entry:
    """CNC-MAIN-06: the symbols of its line, space by space."""
    line = game.box.line_of[position]
    entry = Entry("trace.position", "CNC-MAIN-05", {"count": symbols(game, line), "action": game.frame[position]})
    add_symbols(entry, game, line)
    return entry


def strength(game: Crown, space: int) -> Entry | None:
    """CNC-BATTLE-07: the Norwegian strength of a space without cards; None where nobody of ours is."""
    if not game.is_held(space):
        return None
    entry = Entry("trace.strength", "CNC-BATTLE-07", {"count": game.norwegian_strength(space)})
    add_strength(entry, game, space, [])
    return entry
