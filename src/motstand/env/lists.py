"""The written lists of a game's folder `env/`: the words of its answers, and the features of its views.

The number of a line is the id of its word or feature, so lists only ever grow at their end; any other change gives
them a new version. `tools/research.py` writes them.
"""

from __future__ import annotations

from pathlib import Path

from motstand.kernel.errors import SetupError
from motstand.kernel.game import Game

VERSION = "# version "


class Numbered:
    """A list whose entries are known by their number."""

    __slots__ = ("entries", "ids", "title", "version")

    def __init__(self, title: str, version: int, entries: list[str]) -> None:
        self.title = title
        self.version = version
        self.entries = entries
        self.ids = {entry: id for id, entry in enumerate(entries)}

    def __len__(self) -> int:
        return len(self.entries)

    def id_of(self, entry: str) -> int:
        """The number of an entry. Raises SetupError for one that is not listed, such as the card of a pack."""
        try:
            return self.ids[entry]
        except KeyError:
            raise SetupError(f"expected an entry of {self.title}, version {self.version}, got '{entry}'") from None


def path_of(game: Game, name: str) -> Path:
    """Where a list of the game lies."""
    return game.folder() / "env" / f"{name}.txt"


def read(game: Game, name: str) -> Numbered:
    """A list of the game. Raises SetupError if the game has none."""
    path = path_of(game, name)
    if not path.exists():
        raise SetupError(f"'{game.id}' has no env/{name}.txt: expected the list that tools/research.py writes")
    first, *entries = path.read_text(encoding="utf-8").splitlines()
    return Numbered(f"the {name} of {game.id}", int(first.removeprefix(VERSION)), entries)


def write(game: Game, name: str, version: int, entries: list[str]) -> None:
    """Write a list of the game."""
    path = path_of(game, name)
    path.parent.mkdir(exist_ok=True)
    path.write_text("\n".join([f"{VERSION}{version}", *entries, ""]), encoding="utf-8")
