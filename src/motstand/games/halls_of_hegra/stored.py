"""A table put away and laid out again: the position as plain data, and the position from that data."""

from __future__ import annotations

from typing import Any, Final

from motstand.games.halls_of_hegra.state import Hegra, Run
from motstand.kernel.piles import Pile

MARKERS: Final = (
    *("phase", "day", "weather", "snow", "surrender", "morale", "suspicion", "defence", "fear", "doubt"),
    *("supply_space", "artillery_marker", "supplies", "board", "event", "last_stand", "doubt_reserve", "miss_reserve"),
    *("artillery_tile_reserve", "infantry_reserve", "charge", "machine_gun", "doubts_aside", "rations", "rested"),
    *("acting", "uses", "telephone", "no_relapse", "running", "movement_left", "sneaks", "to_resolve"),
)
COLUMNS: Final = (
    *("ready", "rest", "tired", "reserve", "morgue", "positions", "bed_types", "bed_levels"),
    *("standing", "lying", "air_stacks", "air_reserve", "damage", "damage_reserve", "jammed", "dug", "battery"),
    *("artillery_on_map", "patrols", "depots", "delivery_reserve", "delivery_gone", "hope", "despair"),
    *("fired", "guns_fired"),
)
# Lists whose order means nothing.
UNORDERED: Final = (
    *("recruitment", "tiles", "items_found", "events_used", "high_discard", "low_discard", "drawn", "airfield_used"),
)
TABLES: Final = ("placed", "relieved", "waiting", "boxes")
PILES: Final = ("recruit_bag", "hit_bag", "patrol_bag", "snow_deck", "high", "low")


def position_data(game: Hegra) -> dict[str, Any]:
    """The whole position; equal positions give equal data."""
    data: dict[str, Any] = {name: getattr(game, name) for name in MARKERS}
    for name in COLUMNS:
        data[name] = list(getattr(game, name))
    for name in UNORDERED:
        data[name] = sorted(getattr(game, name))
    for name in TABLES:
        data[name] = [list(row) for row in getattr(game, name)]
    for name in PILES:
        data[name] = getattr(game, name).data()
    data["event_decks"] = [deck.data() for deck in game.event_decks]
    data["runs"] = [[run.kind, run.place, run.token, run.moved, run.home] for run in game.runs]
    return data


def laid_out_again(opening: Hegra, data: dict[str, Any]) -> Hegra:
    """The position of `data` on the table that a setup gave."""
    game = opening
    for name in MARKERS:
        setattr(game, name, data[name])
    for name in COLUMNS + UNORDERED:
        setattr(game, name, list(data[name]))
    for name in TABLES:
        setattr(game, name, [list(row) for row in data[name]])
    for name in PILES:
        rest, top = data[name]
        setattr(game, name, Pile(rest, top))
    game.event_decks = [Pile(rest, top) for rest, top in data["event_decks"]]
    game.runs = []
    for kind, place, token, moved, home in data["runs"]:
        run = Run(kind, place, token)
        run.moved = moved
        run.home = home
        game.runs.append(run)
    return game
