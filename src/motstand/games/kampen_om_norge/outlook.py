"""The chances of the combats to come, for people who wonder whether to attack."""

from __future__ import annotations

from typing import Any, Final

from motstand.games.kampen_om_norge.odds import ALL_HAVE_ROLLED, Odds, odds_of_combat
from motstand.games.kampen_om_norge.state import Kampen
from motstand.kernel.chances import percent
from motstand.kernel.pieces import Piece, Pieces

_told: Final = Pieces(5_000)


def planned_combats(game: Kampen) -> list[dict[str, Any]]:
    """Every combat that is planned or being fought, with the cards on the table and no others; chances in percent."""
    return [combat.plain for combat in combats_to_come(game)]


def combats_to_come(game: Kampen) -> list[Piece]:
    """The same as pieces of the view."""
    planned: list[Piece] = []
    seen: list[int] = []
    for attack in game.attacks:
        area = attack.target
        fight = game.combat
        rolled = fight is not None and fight.area == area and fight.step >= ALL_HAVE_ROLLED
        if area in seen or rolled:
            continue
        seen.append(area)
        planned.append(told(game.box.board.ids[area], odds_of_combat(game, area)))
    return planned


def told(area: str, odds: Odds) -> Piece:
    """The chances of a combat in an area as people read them. The same are asked for after every answer."""
    known = _told.get((area, odds))
    if known is None:
        chances = {
            "area": area,
            "attack_dice": odds.attack_dice,
            "defence_dice": odds.defence_dice,
            "wins": percent(odds.attacker_wins),
            "attacker_losses": round(odds.expected_attacker_losses, 1),
            "defender_losses": round(odds.expected_defender_losses, 1),
        }
        known = _told.keep((area, odds), chances)
    return known
