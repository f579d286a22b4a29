"""What the other tiles do: Fire, Order, Repeat and Upgrade; and a scout among the German tiles."""

from __future__ import annotations

from typing import Final

from motstand.games.crown_and_courage.answers import FIRE, REPEAT, SCOUT, UPGRADE
from motstand.games.crown_and_courage.components import (
    ACTION_POSITIONS,
    CHAOS,
    DISPLAY,
    GRID,
    LINE,
    NOTHING,
    PARATROOPER,
    REGULAR,
    SPACES,
    SQUARE,
)
from motstand.games.crown_and_courage.decisions import decide
from motstand.games.crown_and_courage.frame import turn_up
from motstand.games.crown_and_courage.state import Crown
from motstand.games.crown_and_courage.troops import remove_german
from motstand.games.crown_and_courage.vocabulary import VOCABULARY, carry_out, is_possible
from motstand.kernel.content.vocabulary import Effect
from motstand.kernel.flow import Flow, Option

REACH: Final = {"same": 0, "near": 1}
"""CNC-FIRE-01, CNC-FIRE-02: how many sectors away from a Norwegian troop a German may be."""

RULES: Final = {
    "evacuate": ["CNC-EVAC-01", "CNC-EVAC-16", "CNC-EVAC-18"],
    "fire": ["CNC-FIRE-01", "CNC-FIRE-02", "CNC-FIRE-03"],
    "inspire": ["CNC-INSPIRE-01", "CNC-INSPIRE-02", "CNC-INSPIRE-03"],
    "order": ["CNC-ORDER-01", "CNC-ORDER-02", "CNC-ORDER-03"],
    "repeat": ["CNC-REPEAT-01", "CNC-REPEAT-02", "CNC-REPEAT-03"],
    "rest": ["CNC-REST-01", "CNC-REST-02", "CNC-REST-03"],
    "strategise": ["CNC-STRAT-01", "CNC-STRAT-03", "CNC-STRAT-04"],
    "sabotage": ["CNC-SAB-01", "CNC-SAB-09", "CNC-SAB-10"],
    "upgrade": ["CNC-UPG-01", "CNC-UPG-02", "CNC-UPG-03"],
}
"""The rule of the own face of a tile, by kind and level."""

# -- the face of a tile ----------------------------------------------------------------------------------------


def effects_at(game: Crown, space: int) -> list[Effect]:
    """What the face of a tile on the grid does; Chaos does nothing (CNC-TILE-01)."""
    if game.grid[space] == CHAOS:
        return []
    tile = game.box.tiles[game.grid[space]]
    return tile.reverse if game.army_side[space] else tile.unique


def rule_at(game: Crown, space: int) -> str:
    """The rule of that face."""
    tile = game.box.tiles[game.grid[space]]
    return "CNC-TILE-03" if game.army_side[space] else RULES[tile.kind][tile.level - 1]


def can_be_resolved(game: Crown, effects: list[Effect], at: int) -> bool:
    """CNC-Q-104: without a target Fire and Repeat can't be resolved; the others as soon as a part is possible."""
    for effect in effects:
        if effect.verb == "fire":
            return is_possible(game, effect)
        if effect.verb == "repeat":
            return can_repeat(game, effect.what, at)
    return VOCABULARY.can_do_something(game, effects)


def looks_around(game: Crown, tile: str) -> bool:
    """Does it depend on the tile's space what the own face can do?"""
    return tile != CHAOS and game.box.tiles[tile].looks_around


def could_be_completed(game: Crown, tile: str, space: int) -> bool:
    """CNC-Q-30: could the own face be completed if the tile lay there?"""
    game.grid[space] = tile
    possible = can_be_resolved(game, game.box.tiles[tile].unique, space)
    game.grid[space] = NOTHING
    return possible


# -- Fire ------------------------------------------------------------------------------------------------------


def targets(game: Crown, reach: int) -> list[Option]:
    """The Germans within reach: regular troops and Paratroopers of a space are two targets."""
    ids = game.box.map.ids
    within = sectors_within(game, reach)
    options: list[Option] = []
    for space, sector in enumerate(game.box.map.sector):
        if game.germans(space) == 0 or sector not in within:
            continue
        if game.regulars[space] > 0:
            options.append(("fire", ids[space], REGULAR))
        if game.paratroopers[space] > 0:
            options.append(("fire", ids[space], PARATROOPER))
    return options


def can_fire(game: Crown, reach: int) -> bool:
    """Is any German within reach? Asked far more often than who."""
    within = sectors_within(game, reach)
    for space, sector in enumerate(game.box.map.sector):
        if game.germans(space) > 0 and sector in within:
            return True
    return False


def sectors_within(game: Crown, reach: int) -> set[int]:
    """CNC-FIRE-01: the sector of a Norwegian troop; CNC-FIRE-02: or one beside it (CNC-Q-51)."""
    sectors = {game.box.map.sector[space] for space, troops in enumerate(game.norwegians) if troops > 0}
    return {sector + aside for sector in sectors for aside in range(-reach, reach + 1)}


def fire(game: Crown, reach: int, rule: str) -> Flow[bool]:
    """CNC-FIRE-04: False if a card has taken the last target away."""
    answer = yield from decide(game, FIRE, lambda game: targets(game, reach))
    if not answer:
        return False
    _, place, unit = answer
    space = game.box.map.index[place]
    remove_german(game, space, unit)
    game.note("fire.hit", rule, {"place": place, "unit": unit})
    return True


# -- Repeat ----------------------------------------------------------------------------------------------------


def repeatable(game: Crown, within: str, at: int) -> list[Option]:
    """CNC-REPEAT-01, CNC-REPEAT-02: tiles in line with the Repeat tile, or anywhere, that could be completed now."""
    return [("repeat", GRID[space]) for space in range(SPACES) if not objection_to_repeating(game, within, at, space)]


def can_repeat(game: Crown, within: str, at: int) -> bool:
    """Is there such a tile? Asked far more often than which."""
    for space in range(SPACES):
        if not objection_to_repeating(game, within, at, space):
            return True
    return False


def objection_to_repeating(game: Crown, within: str, at: int, space: int) -> str:
    """CNC-Q-47: no Chaos, and nothing that repeats; so not itself, either."""
    if game.grid[space] in (NOTHING, CHAOS) or space == at:
        return "repeat.empty"
    if within == "line" and not in_line(at, space):
        return "repeat.elsewhere"
    effects = effects_at(game, space)
    if any(effect.verb == "repeat" for effect in effects):
        return "repeat.repeats"
    return "" if can_be_resolved(game, effects, space) else "repeat.nothing"


def in_line(one: int, other: int) -> bool:
    """Are two spaces in the same row or column?"""
    return one // LINE == other // LINE or one % LINE == other % LINE


def repeat(game: Crown, within: str, at: int) -> Flow[bool]:
    """CNC-REPEAT-04: of the face that lies up; CNC-REPEAT-05: its own Resolve piece is left alone (CNC-Q-48)."""
    answer = yield from decide(game, REPEAT, lambda game: repeatable(game, within, at), {"within": within})
    if answer:
        _, square = answer
        space = SQUARE[square]
        game.note("tile.repeated", "CNC-REPEAT-01", {"tile": game.grid[space], "space": square})
        yield from carry_out(game, effects_at(game, space), rule_at(game, space))
    return bool(answer)


# -- Upgrade ---------------------------------------------------------------------------------------------------


def upgradable(game: Crown, most: int) -> list[Option]:
    """CNC-UPG-01, CNC-UPG-02: tiles of the grid or the display up to this level; or itself (CNC-Q-46)."""
    options: list[Option] = [
        ("upgrade", GRID[space]) for space in range(SPACES) if not objection_to_upgrading(game, game.grid[space], most)
    ]
    return options + [
        ("upgrade_plan", DISPLAY[place])
        for place in range(len(DISPLAY))
        if not objection_to_upgrading(game, game.display[place], most)
    ]


def can_upgrade(game: Crown, most: int) -> bool:
    """Is there such a tile? Asked far more often than which."""
    for tile in game.grid:
        if not objection_to_upgrading(game, tile, most):
            return True
    for tile in game.display:
        if not objection_to_upgrading(game, tile, most):
            return True
    return False


def objection_to_upgrading(game: Crown, tile: str, most: int) -> str:
    if tile == NOTHING:
        return "upgrade.empty"
    if tile == CHAOS:
        return "upgrade.chaos"
    return "upgrade.level" if game.box.tiles[tile].level > most else ""


def upgrade(game: Crown, most: int, rule: str) -> Flow[None]:
    """CNC-UPG-04: the new tile takes place, face and Resolve piece of the old one, which leaves the game."""
    answer = yield from decide(game, UPGRADE, lambda game: upgradable(game, most), {"most": most})
    match answer:
        case ("upgrade", square):
            space = SQUARE[square]
            old = game.grid[space]
            game.grid[space] = next_level(game, old)
            game.note("upgraded", rule, {"tile": old, "to": game.grid[space], "where": square})
        case ("upgrade_plan", displayed):
            place = DISPLAY.index(displayed)
            old = game.display[place]
            game.display[place] = next_level(game, old)
            game.note("upgraded", rule, {"tile": old, "to": game.display[place], "where": displayed})


def next_level(game: Crown, id: str) -> str:
    """CNC-UPG-05: one level up."""
    tile = game.box.tiles[id]
    return game.box.titles[tile.title][tile.level]


# -- a scout -----------------------------------------------------------------------------------------------------


def unseen(game: Crown) -> list[Option]:
    return [("scout", position) for position in range(1, ACTION_POSITIONS + 1) if game.frame[position] == NOTHING]


def scout(game: Crown, rule: str) -> Flow[None]:
    """A German action tile is turned up without being resolved."""
    answer = yield from decide(game, SCOUT, unseen)
    if answer:
        _, position = answer
        yield from turn_up(game, position, rule)
