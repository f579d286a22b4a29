"""Asking "why not?" in tests: clicks in plain words, answers as sentences."""

from __future__ import annotations

from motstand.games.kampen_om_norge import GAME
from motstand.games.kampen_om_norge.state import Kampen
from motstand.kernel.objections import Thing, why_not
from motstand.kernel.words.messages import Message
from tests.games.kampen_om_norge.table import Table


def thing(game: Kampen, word: str | int) -> Thing:
    """A click: a number, an area, or a card by its kind (one that somebody holds) or id."""
    if isinstance(word, int):
        return ("number", word)
    if word in game.box.board.index or word in ("sea", "air"):
        return ("area", word)
    held = [card for hand in game.hands for card in sorted(hand) if game.card(card).kind.id == word]
    used = [card for pile in game.used for card in pile if game.card(card).kind.id == word]
    return ("card", word if word in game.box.cards else (held + used)[0])


def objections(table: Table, *clicks: str | int, seat: str | None = None) -> list[Message]:
    """What speaks against these clicks, for the seat that is asked or another one."""
    match = table.match
    path = [thing(table.game, click) for click in clicks]
    return why_not(match, GAME.words(match.setup), seat or match.seat, path)


def why(table: Table, *clicks: str | int, seat: str | None = None) -> list[str]:
    """The rules and sentences, the most telling first: ``["KON-MOVE-02: …"]``."""
    words = GAME.words(table.match.setup)
    found = objections(table, *clicks, seat=seat)
    return [f"{each.rule}: {words.say(words.objection(each.key, each.values))}" for each in found]


def why_one(table: Table, *clicks: str | int, seat: str | None = None) -> str:
    """The only reason."""
    (reason,) = why(table, *clicks, seat=seat)
    return reason
