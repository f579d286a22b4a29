"""Owners' editions: packs that people bring for a table, and those that the server lays over all its new tables."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from motstand.kernel.content.files import among, shown, wrong
from motstand.kernel.content.packs import Pack, about_pack, check_sizes, pack_of_file
from motstand.kernel.game import Setup
from motstand.kernel.registry import find_game, game_ids
from motstand.server.messages import Edition, PackText

MOST_KEPT = 200
"""Of so many packs it is remembered what they call themselves."""


class Editions:
    """The packs of the house, by game. What a person brings is laid over them."""

    def __init__(self, packs: Sequence[Pack]) -> None:
        self._of_house: dict[str, list[Pack]] = {}
        for pack in packs:
            self._of_house.setdefault(game_of(pack), []).append(pack)
        for game, own in self._of_house.items():
            check_packs(game, own)

    def of_house(self, game: str) -> list[Edition]:
        """What every new table of a game is played with here."""
        return [edition_of(pack) for pack in self._of_house.get(game, [])]

    def all_for(self, game: str, brought: Sequence[PackText]) -> list[Pack]:
        """All packs of a new table; whether they go together is not known yet."""
        return self._of_house.get(game, []) + [Pack(pack.name, pack.text) for pack in brought]

    async def packs_for(self, game: str, brought: Sequence[PackText]) -> list[Pack]:
        """All packs of a new table. Raises ContentError if they don't go together."""
        packs = self.all_for(game, brought)
        if brought:
            # A large pack takes a moment, and nobody else has to wait for it; what was read once is kept.
            await asyncio.to_thread(check_packs, game, packs)
        return packs


def house_editions(files: Sequence[str]) -> Editions:
    """The editions of a server that was started with these files. Raises ContentError."""
    return Editions([pack_of_file(Path(file)) for file in files])


def game_of(pack: Pack) -> str:
    """The game that a pack is for. Raises ContentError."""
    check_sizes([pack])
    game, _ = about_pack(pack)
    if game not in game_ids():
        raise wrong(pack.name, "pack.game", among(game_ids()), shown(game or None))
    return game


@lru_cache(MOST_KEPT)
def edition_of(pack: Pack) -> Edition:
    """A pack as tables show it."""
    return Edition(pack.name, about_pack(pack)[1], pack.digest)


def check_packs(game: str, packs: list[Pack]) -> None:
    """Check packs by laying out every scenario with them. Raises ContentError."""
    check_sizes(packs)
    found = find_game(game)
    for pack in packs:
        edition_of(pack)
    for scenario, seatings in found.scenarios.items():
        found.start(Setup(scenario, seatings[0], packs=packs))
