"""How data names the areas, factions and pieces of a stored table. `fields.py` writes and reads each field."""

from __future__ import annotations

from typing import Any

from motstand.games.kampen_om_norge.components import FACTIONS
from motstand.games.kampen_om_norge.sea import fields as sea_fields
from motstand.games.kampen_om_norge.sea.state import Sea
from motstand.games.kampen_om_norge.state import Attack, Combat, Kampen, Play, origin_id, origin_number


def area_data(game: Kampen, area: int) -> str:
    return game.box.board.ids[area]


def area_from(game: Kampen, data: str) -> int:
    return game.box.board.index[data]


def faction_data(game: Kampen, faction: int) -> str:
    return FACTIONS[faction]


def faction_from(game: Kampen, data: str) -> int:
    return FACTIONS.index(data)


def by_area_data(game: Kampen, counts: list[int]) -> dict[str, int]:
    """Battalions by the names of the areas that have any."""
    ids = game.box.board.ids
    return {ids[area]: count for area, count in enumerate(counts) if count}


def by_area_from(game: Kampen, data: dict[str, int]) -> list[int]:
    """Battalions as a column over all areas."""
    return [data.get(id, 0) for id in game.box.board.ids]


def battalions_data(game: Kampen, battalions: list[list[int]]) -> dict[str, dict[str, int]]:
    return {faction: by_area_data(game, side) for faction, side in zip(FACTIONS, battalions, strict=True)}


def battalions_from(game: Kampen, data: dict[str, dict[str, int]]) -> list[list[int]]:
    return [by_area_from(game, data[faction]) for faction in FACTIONS]


def seats_data(game: Kampen, seats: tuple[str, ...]) -> dict[str, str]:
    return dict(zip(FACTIONS, seats, strict=True))


def seats_from(game: Kampen, data: dict[str, str]) -> tuple[str, ...]:
    return tuple([data[faction] for faction in FACTIONS])


def used_data(game: Kampen, cards: tuple[str, ...]) -> list[str]:
    return sorted(cards)


def used_from(game: Kampen, data: list[str]) -> tuple[str, ...]:
    return tuple(data)


def attack_data(game: Kampen, attack: Attack) -> list[Any]:
    return [area_data(game, attack.target), origin_id(game, attack.origin), attack.battalions]


def attack_from(game: Kampen, data: list[Any]) -> Attack:
    target, origin, battalions = data
    return Attack(area_from(game, target), origin_number(game, origin), battalions)


def combat_data(game: Kampen, combat: Combat) -> dict[str, Any]:
    """A combat as JSON-able data; all of it lies open on the table."""
    return {
        "area": game.box.board.ids[combat.area],
        "step": combat.step,
        "plays": [
            {
                "card": play.card,
                "faction": FACTIONS[play.faction],
                "effect": play.effect,
                "cancelled": play.cancelled,
            }
            for play in combat.plays
        ],
        "attack_dice": combat.attack_dice.copy(),
        "defence_dice": combat.defence_dice.copy(),
        "rescued": combat.rescued,
        "winner": combat.winner,
    }


def combat_from(game: Kampen, data: dict[str, Any]) -> Combat:
    fight = Combat(area_from(game, data["area"]))
    fight.step = data["step"]
    for played in data["plays"]:
        play = Play(played["card"], faction_from(game, played["faction"]), played["effect"])
        play.cancelled = played["cancelled"]
        fight.plays.append(play)
    fight.attack_dice = list(data["attack_dice"])
    fight.defence_dice = list(data["defence_dice"])
    fight.rescued = data["rescued"]
    fight.winner = data["winner"]
    return fight


def sea_data(game: Kampen, sea: Sea) -> dict[str, Any]:
    return sea_fields.data_of(game, sea)


def sea_from(game: Kampen, data: dict[str, Any]) -> Sea:
    sea = Sea(len(game.box.board.zones))
    sea_fields.restore_fields(game, sea, data)
    return sea
