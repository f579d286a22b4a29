"""A table that was put away: the position again from its data, as `Kampen.data` wrote it."""

from __future__ import annotations

from typing import Any

from motstand.games.kampen_om_norge.components import FACTIONS
from motstand.games.kampen_om_norge.state import Attack, Combat, Kampen, Play, origin_number
from motstand.kernel.piles import Pile


def laid_out_again(opening: Kampen, data: dict[str, Any]) -> Kampen:
    """The position of `data` on the table that a setup gave."""
    game = opening
    index = game.box.board.index
    game.phase = data["phase"]
    game.round = data["round"]
    game.active = FACTIONS.index(data["active"])
    game.seats = [data["seats"][faction] for faction in FACTIONS]
    game.battalions = [by_area(game, data["battalions"][faction]) for faction in FACTIONS]
    game.moved = by_area(game, data["moved"])
    game.attacks = [
        Attack(index[target], origin_number(game, origin), battalions) for target, origin, battalions in data["attacks"]
    ]
    game.origins = [index[area] for area in data["origins"]]
    game.combat = None if data["combat"] is None else fought_again(game, data["combat"])
    game.decks = [Pile(rest, top) for rest, top in data["decks"]]
    game.used = [tuple(pile) for pile in data["used"]]
    game.hands = [list(hand) for hand in data["hands"]]
    game.used_a_card = list(data["used_a_card"])
    game.allies_exhausted = data["allies_exhausted"]
    game.arrivals_due = data["arrivals_due"]
    game.symbols = data["symbols"]
    game.to_place = data["to_place"]
    game.placed = [index[area] for area in data["placed"]]
    game.by_air = [index[area] for area in data["by_air"]]
    return game


def by_area(game: Kampen, counts: dict[str, int]) -> list[int]:
    """Battalions as a column over all areas."""
    return [counts.get(id, 0) for id in game.box.board.ids]


def fought_again(game: Kampen, data: dict[str, Any]) -> Combat:
    """The combat that was being fought."""
    fight = Combat(game.box.board.index[data["area"]])
    fight.step = data["step"]
    for played in data["plays"]:
        play = Play(played["card"], FACTIONS.index(played["faction"]), played["effect"])
        play.cancelled = played["cancelled"]
        fight.plays.append(play)
    fight.attack_dice = list(data["attack_dice"])
    fight.defence_dice = list(data["defence_dice"])
    fight.rescued = data["rescued"]
    fight.winner = data["winner"]
    return fight
