"""Seats are opened by secrets: 128 bits in a link, of which only a hash is kept."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from motstand.kernel.errors import SetupError
from motstand.kernel.game import Game
from motstand.kernel.matches.making import seatings_of
from motstand.players import by_name
from motstand.server.messages import SeatWish

PERSON = "person"
OPEN = "open"
PEOPLE = (PERSON, OPEN)
KEPT = "\n\u200d"
"""Not printable, but meant: the end of a line, and what joins the parts of an emoji."""
MOST_ITERATIONS = 5_000
MOST_SECONDS = 10.0


def new_key() -> str:
    """A new secret: 22 letters that hold 128 bits."""
    return secrets.token_urlsafe(16)


def new_table_id() -> str:
    """The name of a table in its link; it is no secret, but nobody guesses it either."""
    return secrets.token_hex(8)


def hashed(key: str) -> str:
    """The hash of a key, which is all that is stored. A key has 128 bits: it cannot be found by trying."""
    return hashlib.sha256(key.encode()).hexdigest()


def opens(key: str, kept: str | None) -> bool:
    """Is this the key whose hash was kept?"""
    return kept is not None and hmac.compare_digest(hashed(key), kept)


def readable(text: str) -> str:
    """A name or a note without what cannot be read: control characters, or signs that turn the line around."""
    return "".join(sign for sign in text if sign.isprintable() or sign in KEPT).strip()


def checked_bot(name: str, more: frozenset[str]) -> str:
    """The name of a bot that this server lets play. Raises SetupError."""
    if name in more:
        return name
    by_name(name)
    _, _, budget = name.partition(":")
    most = MOST_SECONDS if budget.endswith("s") else MOST_ITERATIONS
    if budget and float(budget.removesuffix("s")) > most:
        raise SetupError(f"{name}: expected at most search:{MOST_ITERATIONS} or search:{MOST_SECONDS:g}s")
    return name


def seating(game: Game, scenario: str, wishes: list[SeatWish], more: frozenset[str]) -> dict[str, str]:
    """Who plays each seat, in the order of the scenario. Raises SetupError."""
    seatings = seatings_of(game, scenario)
    wished = {wish.seat: wish.player for wish in wishes}
    for seats in seatings:
        if len(wished) == len(wishes) and set(seats) == set(wished):
            players = {seat: wished[seat] for seat in seats}
            for player in players.values():
                if player not in PEOPLE:
                    checked_bot(player, more)
            return players
    allowed = " / ".join(", ".join(seats) for seats in seatings)
    raise SetupError(f"seats: expected {allowed}, got {', '.join(wish.seat for wish in wishes)}")
