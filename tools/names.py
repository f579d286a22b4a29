"""Finds shared code that names a game or what only a game knows: its id, its title, its code, its sides.

`python -m tools.names` prints every place and fails if there is one. Shared is what lies outside the two folders of
each game, `src/motstand/games/<game>` and `web/src/games/<game>`. What a game is called follows from its folders and
its content, so that a new game is guarded without a word here.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
SHARED = ("src/motstand", "web/src", "tools")
READ = {".py", ".ts", ".svelte", ".css", ".ftl", ".html"}

# What sides are called in sentences; their ids are read from the content.
OF_SIDES = ("norwegian", "german", "germans", "allied")
# Sides that are called by a colour: styles and drawings of shared code name colours, too.
COLOURS = {"green", "blue", "yellow", "purple", "grey"}

# Files that may name a game, and why.
ALLOWED = {
    "src/motstand/commands/usual.py": "the game that is meant when none is named",
    "tools/names.py": "the words that this lint looks for",
    "tools/map": "draws the map of one game",
    "src/motstand/server/client": "built from web/",
}
# A rule's id, or a file, as an example in a docstring or a message.
INNOCENT = re.compile(r"KON-MOVE-02|KON cards\.toml", re.IGNORECASE)


def game_folders(root: Path) -> set[str]:
    """The folders of all games, also of those that are only a box on the shelf."""
    parents = (root / "src" / "motstand" / "games", root / "web" / "src" / "games")
    return {each.name for parent in parents for each in parent.iterdir() if each.is_dir() and each.name[0] not in "._"}


def words_of(root: Path) -> set[str]:
    """What shared code must not say: ids, folders and titles of games, the codes of their rules, their sides."""
    words = set(OF_SIDES)
    for folder in game_folders(root):
        words |= {folder, folder.replace("_", "-"), folder.replace("_", " ")}
        book = root / "src" / "motstand" / "games" / folder / "rulebook.toml"
        if book.is_file():
            rules = tomllib.loads(book.read_text(encoding="utf-8"))["rule"]
            words.add(str(rules[0]["id"]).partition("-")[0])
        palette = root / "web" / "src" / "games" / folder / "palette.css"
        if palette.is_file():
            sides = re.findall(r"--side-([a-z-]+):", palette.read_text(encoding="utf-8"))
            words |= {part for side in sides for part in side.split("-and-")}
    return words - COLOURS - {""}


def shared_files(root: Path) -> Iterator[Path]:
    """The files of shared code, but for those that may name a game."""
    games = {root / parent / game for game in game_folders(root) for parent in ("src/motstand/games", "web/src/games")}
    allowed = {root / path for path in ALLOWED}
    for top in SHARED:
        for file in sorted((root / top).rglob("*")):
            if file.suffix in READ and not ({file, *file.parents} & (games | allowed)):
                yield file


def naming(words: set[str], capitals: bool = False) -> re.Pattern[str]:
    """Finds the words; the code of a game perhaps in capitals only, for in a sentence it can be a word (`kon`)."""
    parts = [re.escape(word) for word in sorted(words, key=len, reverse=True)]
    spoken = "|".join(f"(?-i:{part})" if capitals and part.isupper() else part for part in parts)
    # A side counts within a longer name (`german_deck`), but not within a longer word.
    return re.compile(rf"(?<![a-z])({spoken})(?![a-z])", re.IGNORECASE)


def faults(root: Path = ROOT) -> list[str]:
    """Every place where shared code names a game or a side."""
    words = words_of(root)
    in_code, in_sentences = naming(words), naming(words, capitals=True)
    found = []
    for file in shared_files(root):
        pattern = in_sentences if file.suffix == ".ftl" else in_code
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if named := pattern.search(INNOCENT.sub("", line)):
                found.append(f"{file.relative_to(root).as_posix()}:{number}: names '{named[1]}'")
    return found


def main() -> int:
    found = faults()
    for fault in found:
        print(fault)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
