"""Who is at a table: the seats with their players, and whoever looks on, here or at another worker."""

from __future__ import annotations

from typing import Protocol

from motstand.server.messages import Sitting
from motstand.server.play.seats import OPEN, PERSON, opens
from motstand.server.refusals import Refused
from motstand.server.storage.store import SittingRow


class Listener(Protocol):
    """Somebody who looks at a table from a seat, or as a spectator."""

    seat: str | None
    here: bool
    """Is the table before somebody's eyes, as far as their page says?"""

    def send(self, message: bytes) -> None:
        """Send or queue a message; it never waits."""

    def leave(self) -> None:
        """Close the connection; the client comes back with what it knows."""


class Company:
    """The people and bots at a table."""

    def __init__(self, watch_hash: str, sittings: list[SittingRow]) -> None:
        self.watch_hash = watch_hash
        self.sittings = {sitting.seat: sitting for sitting in sittings}
        self.listeners: list[Listener] = []
        # Where the one who came last came from: bots think in turn by address.
        self.address = ""
        # Which seats other workers have people at, and until when that is to be believed.
        self.elsewhere: dict[str, tuple[list[str], float]] = {}
        # When somebody at a seat left, as far as this worker knows.
        self.left: dict[str, str] = {}

    def seat_of(self, key: str) -> str | None:
        """The seat that a key opens; None for spectators. Raises Refused."""
        for sitting in self.sittings.values():
            if opens(key, sitting.key_hash) or opens(key, sitting.invitation_hash):
                return sitting.seat
        if opens(key, self.watch_hash):
            return None
        raise Refused("unknown_key", "the key of a seat at this table, or of its spectators")

    def is_invitation(self, seat: str, key: str) -> bool:
        """Is this the key of a link that somebody else wrote, and still has?"""
        sitting = self.sittings[seat]
        return sitting.player == OPEN or opens(key, sitting.invitation_hash)

    def is_person(self, seat: str) -> bool:
        return self.sittings[seat].player == PERSON

    def people(self) -> list[str]:
        """The seats that people play."""
        return [seat for seat in self.sittings if self.is_person(seat)]

    def owned(self) -> list[str]:
        """The seats that somebody has a key to, whoever plays them now: a person who may come, or come back.

        Whatever needs the consent of the others, or would show them hidden things, asks for these.
        """
        return [seat for seat, row in self.sittings.items() if row.key_hash is not None]

    def bots(self) -> dict[str, str]:
        """The seats that bots play, and which bots."""
        return {seat: row.player for seat, row in self.sittings.items() if row.player not in (PERSON, OPEN)}

    def is_awaited(self) -> bool:
        """Is anybody connected, or is there a person who may come back?"""
        return bool(self.listeners) or bool(self.people())

    def is_present(self, seat: str) -> bool:
        return any(listener.seat == seat for listener in self.listeners) or seat in self.here_elsewhere()

    def is_attentive(self, seat: str) -> bool:
        """Is somebody connected to this seat at this worker, with the page visible?"""
        return any(listener.seat == seat and listener.here for listener in self.listeners)

    def here_elsewhere(self) -> set[str]:
        """The seats whose people are connected to other workers."""
        return {seat for seats, _ in self.elsewhere.values() for seat in seats}

    def seated(self) -> list[Sitting]:
        """Who sits where."""
        return [
            Sitting(row.seat, row.player, row.name, row.player == PERSON and self.is_present(row.seat))
            for row in self.sittings.values()
        ]
