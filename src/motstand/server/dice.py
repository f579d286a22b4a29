"""The dice of a table: nobody can foresee them, and every copy of the table throws the same."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

from motstand.kernel.fate import ByHand, Fate
from motstand.kernel.flow import Ask, Draw, Roll

BITS = 64


class SealedDice(Fate):
    """Dice and draws from a secret: the n-th is a hash of secret and n.

    A generator made for simulations could be seen through by a player who writes down enough dice; a hash cannot.
    Its whole position is a number, so another process, or the table after an undo, throws the same dice from there.
    """

    __slots__ = ("position", "secret")

    def __init__(self, secret: str = "", position: int = 0) -> None:
        self.secret = secret or secrets.token_hex(16)
        self.position = position

    def below(self, limit: int) -> int:
        """A whole number from 0 to `limit` - 1. With 64 bits the unevenness is below one in a billion billion."""
        text = f"{self.secret} {self.position}"
        self.position += 1
        number = int.from_bytes(hashlib.sha256(text.encode()).digest()[: BITS // 8], "big")
        return number * limit >> BITS

    def answer(self, ask: Ask) -> Any:
        if isinstance(ask, Roll):
            return tuple([self.below(ask.sides) + 1 for _ in range(ask.count)])
        assert isinstance(ask, Draw)
        # The rest of a pile has no order that means anything; another copy of the table may have it in another one.
        return sorted(ask.among)[self.below(len(ask.among))]

    def pass_over(self, ask: Ask) -> None:
        self.answer(ask)

    def mark(self) -> Any:
        return self.position

    def reset(self, mark: Any) -> None:
        self.position = mark

    def copy(self) -> Fate:
        return SealedDice(self.secret, self.position)


def fate_of(dice: str, sealed: SealedDice) -> Fate:
    """Who answers chance at a table whose dice are "rolled", or "mine": thrown by hand, with cards from the server."""
    return ByHand(sealed) if dice == "mine" else sealed
