"""The dice of a table: nobody can foresee them, and every copy of the table throws the same."""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from typing import Any

from motstand.kernel.flow import Ask, Draw, Roll
from motstand.kernel.matches.fate import ByHand, Fate

BITS = 64


class SealedDice(Fate):
    """Dice and draws from a secret: the n-th is a hash of secret and n.

    A generator made for simulations could be seen through by a player who writes down enough dice; a hash cannot.
    Its whole position is a number, so another process, or the table after an undo, throws the same dice from there.
    """

    __slots__ = ("position", "script", "secret")

    def __init__(self, secret: str, position: int = 0, script: list[Any] | None = None) -> None:
        self.secret = secret
        self.position = position
        # What falls first in a lesson: one number a die, one card a draw, as `position` counts them.
        self.script: list[Any] = [] if script is None else script

    def below(self, limit: int) -> int:
        """A whole number from 0 to `limit` - 1. With 64 bits the unevenness is below one in a billion billion."""
        text = f"{self.secret} {self.position}"
        self.position += 1
        number = int.from_bytes(hashlib.sha256(text.encode()).digest()[: BITS // 8], "big")
        return number * limit >> BITS

    def answer(self, ask: Ask) -> Any:
        if self.position < len(self.script):
            return self._scripted(ask)
        if isinstance(ask, Roll):
            return tuple([self.below(ask.sides) + 1 for _ in range(ask.count)])
        assert isinstance(ask, Draw)
        # The rest of a pile has no order that means anything; another copy of the table may have it in another one.
        return sorted(ask.among)[self.below(len(ask.among))]

    def _scripted(self, ask: Ask) -> Any:
        begin = self.position
        self.position += ask.count if isinstance(ask, Roll) else 1
        return tuple(self.script[begin : self.position]) if isinstance(ask, Roll) else self.script[begin]

    def pass_over(self, ask: Ask) -> None:
        self.answer(ask)

    def mark(self) -> Any:
        return self.position

    def reset(self, mark: Any) -> None:
        self.position = mark

    def copy(self) -> Fate:
        return SealedDice(self.secret, self.position, self.script)


RECORD = "record"
"""The dice of a table that was made from a record: they have all fallen."""


MINE = "mine"
"""People throw their own dice; cards come from here."""
BOX = "box"
"""People play with their own box: they throw all dice and draw what they may see."""


class OwnBox(Fate):
    """A real box on the table: people tell what fell. Only cards that a bot hides in its hand are drawn here.

    Whoever drew them for the bot would know its hand; so the deck of a bot stays in the box, and is kept here.
    """

    __slots__ = ("bots", "sealed")

    def __init__(self, sealed: Fate, bots: Collection[str]) -> None:
        self.sealed = sealed
        self.bots = bots

    def is_for_bot(self, ask: Ask) -> bool:
        return isinstance(ask, Draw) and ask.seen_by is not None and ask.seat in self.bots

    def answer(self, ask: Ask) -> Any:
        return self.sealed.answer(ask) if self.is_for_bot(ask) else None

    def mark(self) -> Any:
        return self.sealed.mark()

    def reset(self, mark: Any) -> None:
        self.sealed.reset(mark)

    def pass_over(self, ask: Ask) -> None:
        if self.is_for_bot(ask):
            self.sealed.pass_over(ask)

    def copy(self) -> Fate:
        return OwnBox(self.sealed.copy(), self.bots)


def fate_of(dice: str, sealed: SealedDice, bots: Collection[str] = ()) -> Fate:
    """The fate of a table: the server's dice, people's own dice, or people's own box."""
    if dice == RECORD:
        return ByHand(sealed, dice=True, cards=True)
    if dice == BOX:
        return OwnBox(sealed, bots)
    return ByHand(sealed) if dice == MINE else sealed
