"""Morale, Alibi and Safety: gained, raised and lost (key game elements, pp. 6-8)."""

from __future__ import annotations

from motstand.games.dutch_resistance.components import MOST_ALIBI, PLACES
from motstand.games.dutch_resistance.outcome import lost
from motstand.games.dutch_resistance.shelter import is_sheltered
from motstand.games.dutch_resistance.state import Dutch


def change_morale(game: Dutch, amount: int, rule: str) -> None:
    """DR-MOR-03, DR-MOR-04: never above the end of the track; below 1 the game is lost."""
    before = game.morale
    game.morale = min(game.box.board.most_morale, before + amount)
    game.note("morale", rule, {"from": before, "to": game.morale})
    if game.morale < 1:
        raise lost("morale", "DR-MOR-04")


def change_alibi(game: Dutch, who: int, amount: int, rule: str) -> None:
    """DR-ALIBI-03, DR-ALIBI-04: never above 10; below 1 the Character is arrested and the game is lost."""
    before = game.alibi[who]
    game.alibi[who] = min(MOST_ALIBI, before + amount)
    game.note("alibi", rule, {"character": game.colours[who], "from": before, "to": game.alibi[who]})
    if game.alibi[who] < 1:
        raise lost("alibi", "DR-ALIBI-04")


def change_safety(game: Dutch, place: int, amount: int, rule: str) -> None:
    """DR-SAFE-02, DR-BOARD-13: from 0 to the tile's maximum. DR-RAID-01: at 0 a raid is due, whatever follows."""
    if amount < 0 and is_sheltered(game, place):
        game.note("safety.kept", rule, {"place": PLACES[place], "to": game.safety[place]})
        return
    before = game.safety[place]
    game.safety[place] = max(0, min(game.tile(place).most, before + amount))
    if game.safety[place] < 1 and place not in game.raids_due:
        game.raids_due.append(place)
    game.note("safety", rule, {"place": PLACES[place], "from": before, "to": game.safety[place]})
