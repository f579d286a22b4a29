"""The Germans: on the slope, on the trails, in the air, and what comes out of the Hit bag."""

from __future__ import annotations

from typing import Any, Final

from motstand.games.halls_of_hegra.components import AIR_KINDS, COLUMNS, DAMAGED, TYPES, Sector
from motstand.games.halls_of_hegra.explain.works import named
from motstand.games.halls_of_hegra.hit_bag import air_tile, tiles_to_draw
from motstand.games.halls_of_hegra.state import Hegra
from motstand.kernel.log import Entry

COLUMN_RULES: Final[dict[str, str]] = {
    "grenade": "HOH-INF-14",
    "hit": "HOH-INF-17",
    "move": "HOH-INF-22",
    "charge": "HOH-CHARGE-01",
}
TILE_RULES: Final[dict[str, str]] = {
    "miss": "HOH-HIT-05",
    "artillery": "HOH-HIT-07",
    "damage": "HOH-HIT-03",
    "air": "HOH-HIT-06",
}
BAG_RULES: Final[dict[str, str]] = {"recruit": "HOH-RECRUIT-01", "hit": "HOH-SIEGE-04", "patrol": "HOH-PATROL-01"}


# -- the slope ---------------------------------------------------------------------------------------------------


def infantry_there(game: Hegra) -> list[str]:
    found: list[str] = []
    for number, sector in enumerate(game.sectors()):
        for state, there in (("standing", game.standing), ("lying", game.lying)):
            if there[number] > 0:
                found.append(f"{state}@{sector.number}")
    return found


def infantry(game: Hegra, id: str) -> Entry:
    """HOH-INF-10: Infantry that stands rolls in the next attack, Infantry that lies does not."""
    state, _, number = id.partition("@")
    sector = game.sectors()[int(number) - 1]
    there = game.standing if state == "standing" else game.lying
    values = {"count": there[sector.number - 1], "sector": sector.number, "reach": reach(sector)}
    return Entry(f"about.infantry.{state}", "HOH-INF-06" if state == "standing" else "HOH-INF-09", values)


def reach(sector: Sector) -> Any:
    """HOH-WALLS-08: who hits this Sector from the walls."""
    return named([TYPES[kind] for kind, reaches in enumerate(sector.in_range) if reaches])


def columns(game: Hegra) -> list[str]:
    """The columns of Action boxes, and the Charge box; none before the 1st Attack."""
    return [*COLUMNS, "charge"] if game.sectors() else []


def column(game: Hegra, id: str) -> Entry:
    """HOH-INF-12: what those do whose dice send them into a box."""
    count = game.charge if id == "charge" else sum(game.boxes[COLUMNS.index(id)])
    return Entry(f"about.column.{id}", COLUMN_RULES[id], {"count": count, "defence": game.defence})


# -- what Guns fire at -------------------------------------------------------------------------------------------


def targets(game: Hegra) -> list[str]:
    sectors = [f"sector@{sector.number}" for sector in game.sectors()]
    return [*sectors, *[f"row@{row}" for row in game.box.map.rows], "airfield@"]


def target(game: Hegra, id: str) -> Entry:
    """A Sector, a row of the map or the airfield: what a Gun does there, and below which die it jams."""
    kind, _, where = id.partition("@")
    if kind == "airfield":
        field = game.box.airfield
        values: dict[str, Any] = {
            "criteria": field.criteria,
            "morale": field.morale,
            "miss": field.miss,
            "surrender": field.surrender,
        }
        return Entry("about.airfield", "HOH-ARTY-14", values)
    if kind == "row":
        row = game.box.map.rows[where]
        count = sum([game.patrols[place] + int(game.artillery_on_map[place]) for place in row.spaces])
        return Entry("about.row", "HOH-ARTY-09", {"criteria": row.criteria, "count": count})
    sector = game.sectors()[int(where) - 1]
    values = {
        "standing": game.standing[sector.number - 1],
        "lying": game.lying[sector.number - 1],
        "criteria": sector.criteria,
        "red": "yes" if sector.red else "no",
        "reach": reach(sector),
    }
    return Entry("about.sector", "HOH-ARTY-05", values)


def stacks(game: Hegra) -> list[str]:
    return [str(stack) for stack in range(1, len(game.air_stacks) + 1)]


def stack(game: Hegra, id: str) -> Entry:
    """HOH-SIEGE-03: an Air stack, which goes into the Hit bag on its day if it is still there."""
    place = int(id) - 1
    first = next((number for number, tiles in enumerate(game.air_stacks) if tiles > 0), -1)
    state = "gone" if game.air_stacks[place] == 0 else "next" if place == first else "later"
    values = {"count": game.air_stacks[place], "air": AIR_KINDS[game.box.pieces.air[place]], "state": state}
    return Entry("about.stack", "HOH-SIEGE-03", values)


# -- the trails --------------------------------------------------------------------------------------------------


def places(game: Hegra) -> list[str]:
    return list(game.box.map.ids)


def place(game: Hegra, id: str) -> Entry:
    """A space of the map: the gate, a Depot, or a stop on the trails with whoever waits there."""
    chart = game.box.map
    number = chart.index[id]
    if number == chart.fortress:
        return Entry("about.gate", "HOH-RUN-03", {"count": len([run for run in game.runs if run.place == number])})
    if chart.delivery[number] >= 0:
        return depot(game, game.box.pieces.deliveries[chart.delivery[number]].id)
    patrol, battery = game.patrols[number] > 0, game.artillery_on_map[number]
    enemies = "both" if patrol and battery else "patrol" if patrol else "artillery" if battery else "nobody"
    values = {"enemies": enemies, "symbol": "yes" if number in chart.symbols else "no", "suspicion": game.suspicion}
    return Entry("about.place", "HOH-RUN-09" if enemies != "nobody" else "HOH-RUN-07", values)


def depots(game: Hegra) -> list[str]:
    return [delivery.id for delivery in game.box.pieces.deliveries]


def depot(game: Hegra, id: str) -> Entry:
    """HOH-RUN-26, HOH-MOBACT-06: a Depot, and what a token from it brings home."""
    kind = depots(game).index(id)
    shut = game.delivery_reserve[kind] > 0
    state = "shut" if shut else "open" if game.depots[kind] > 0 else "empty"
    values = {"state": state, "count": game.depots[kind], "text": {"delivery_text": id}}
    return Entry("about.depot", "HOH-RUN-23", values)


def enemies(game: Hegra) -> list[str]:
    found: list[str] = []
    for number, id in enumerate(game.box.map.ids):
        found += [f"patrol@{id}"] if game.patrols[number] > 0 else []
        found += [f"artillery@{id}"] if game.artillery_on_map[number] else []
    return found


def enemy(game: Hegra, id: str) -> Entry:
    """A Patrol or a battery on the map."""
    who, _, where = id.partition("@")
    values = {"suspicion": game.suspicion, "count": game.patrols[game.box.map.index[where]]}
    return Entry(f"about.enemy.{who}", "HOH-RUN-09" if who == "patrol" else "HOH-EVENING-19", values)


# -- bags --------------------------------------------------------------------------------------------------------


def bag(game: Hegra, id: str) -> Entry:
    """HOH-COMP-03: what is drawn from a bag, and how likely the bad is."""
    if id == "recruit":
        discs = game.recruit_bag.rest
        values = {"count": len(discs), "doubts": discs.count("doubt")}
    elif id == "hit":
        tiles = game.hit_bag.rest
        values = {"count": len(tiles), "misses": tiles.count("miss"), "draws": tiles_to_draw(game)}
    else:
        values = {"count": len(game.patrol_bag), "patrols": game.today().patrols}
    return Entry(f"about.bag.{id}", BAG_RULES[id], values)


def tiles(game: Hegra) -> list[str]:
    """The kinds of tiles that can be in the Hit bag."""
    return ["miss", "artillery", "damage", *[air_tile(kind) for kind in range(len(AIR_KINDS))], *DAMAGED]


def tile(game: Hegra, id: str) -> Entry:
    """What a tile does when it is drawn."""
    air = id.startswith("air_")
    kind = "air" if air else "damage" if id in DAMAGED else id
    found = game.hit_bag.rest
    count = len([tile for tile in found if tile in DAMAGED]) if id == "damage" else found.count(id)
    values: dict[str, Any] = {"count": count}
    if air:
        values["air"] = id.removeprefix("air_")
    return Entry(f"about.tile.{kind}", TILE_RULES[kind], values)
