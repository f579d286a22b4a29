"""All things of the table that can be pointed at, whether they are there now or not."""

from __future__ import annotations

from motstand.games.halls_of_hegra.components import DAMAGED, LEVELS, TYPES
from motstand.games.halls_of_hegra.running import run_option
from motstand.games.halls_of_hegra.state import Hegra
from motstand.games.halls_of_hegra.why_not.clicks import TRACKS
from motstand.kernel.objections import Thing

AREAS = ("ready", "rest", "tired", "morgue", "recruitment")
CARGO = ("nothing", "supply", "patrol", "miss", "morale")


def all_things(game: Hegra) -> list[Thing]:
    """What the steps of options could ever name."""
    box = game.box
    things: list[Thing] = [("space", space.id) for space in box.spaces]
    things += [("disc", f"{where}@{type}") for where in (*AREAS, *box.space_index) for type in TYPES]
    things += [("area", area) for area in ("ready", "rest", "tired")]
    things += [("damage", id) for id in DAMAGED]
    things += [("gun", gun) for gun in ("gun_1", "gun_2", "machine_gun")]
    things += [("target", f"sector@{sector}") for sector in range(1, 5)]
    things += [("target", f"row@{row}") for row in box.map.rows]
    things.append(("target", "airfield@"))
    things += [("place", place) for place in box.map.ids]
    things += [("enemy", f"{enemy}@{place}") for enemy in ("patrol", "artillery") for place in box.map.ids]
    things += [("depot", delivery.id) for delivery in box.pieces.deliveries]
    things += [
        ("patient", f"{ward}@{level}@{type}")
        for ward in ("bed", "waiting")
        for level in range(1, LEVELS + 1)
        for type in TYPES
    ]
    things += [("infantry", f"{state}@{sector}") for state in ("standing", "lying") for sector in range(1, 5)]
    things += [("stack", stack) for stack in range(1, 7)]
    things += [
        ("run", f"{place}@{cargo}@{type}") for place in ("fortress", "green_2") for cargo in CARGO for type in TYPES
    ]
    things += [("run", "@".join([run_option(game, run)[part] for part in (2, 3, 1)])) for run in game.runs]
    things += [("card", card) for card in (game.event, *game.drawn, *game.hope, "SNOW-01", "HI-01", "LO-01", "LST-01")]
    things += [("fate", "use"), ("fate", "ignore"), ("supplies", "0"), ("supplies", "1"), ("sky", "cloud")]
    things += [("track", track) for track in (*TRACKS, "suspicion", "snow")]
    things += [
        ("answer", f"{head} {value}") for head in ("spend", "bolster", "calm", "airfield") for value in TRACKS.values()
    ]
    return things
