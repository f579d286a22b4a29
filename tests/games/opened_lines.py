"""Lines of the log and what they open into: which of them carry a number, and how their parts are looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from motstand.kernel.content.rulebook import read_rulebook
from motstand.kernel.game import Game
from motstand.kernel.log import Entry
from motstand.kernel.matches.match import Match
from motstand.kernel.words.languages import LANGUAGES
from tools.words import Messages

Check = Callable[[Entry], Any]

# Dice, cards and tiles, as values call them.
DRAWN = {"dice", "card", "cards", "tiles", "cancelled"}


def carries_a_number(entry: Entry) -> bool:
    """Does the line tell a number, a die or a card?"""
    numbers = [value for value in entry.values.values() if isinstance(value, int) and not isinstance(value, bool)]
    return bool(numbers or DRAWN & set(entry.values))


def spoken_lines(folder: Path, names: set[str], is_part: Callable[[str], bool]) -> tuple[set[str], set[str]]:
    """The keys of all lines that a game can tell, and those among them whose sentence has more than names in it."""
    messages = Messages([folder / "words" / "en.ftl"])
    lines = {key.removeprefix("log-") for key in messages.keys() - messages.pieces() if key.startswith("log-")}
    lines = {line for line in lines if not is_part(line)}
    return lines, {line for line in lines if messages.uses(f"log-{line}") - names}


def parts(entry: Entry, *keys: str) -> list[Entry]:
    """The parts of a line with these keys; all of them without any. What has no rule belongs to the sentence."""
    return [child for child in entry.children if child.rule and (not keys or child.key in keys)]


def total(entry: Entry, value: str, *keys: str) -> int:
    """What the parts with these keys add up to."""
    return sum(part.values.get(value, 0) for part in parts(entry, *keys))


def family(entry: Entry) -> Iterable[Entry]:
    """The entry and all that it opens into, to the last part."""
    yield entry
    for child in entry.children:
        yield from family(child)


def check_lines(game: Game, match: Match, opened: dict[str, Check], plain: dict[str, str]) -> set[str]:
    """Look at every line of a match; returns the keys of those that were opened."""
    book = read_rulebook(game.folder())
    speech = [game.words(match.setup, language) for language in LANGUAGES]
    seen: set[str] = set()
    for entry in match.log:
        assert not carries_a_number(entry) or entry.key in opened or entry.key in plain, f"{entry} opens into nothing"
        if entry.key in opened:
            seen.add(entry.key)
            assert opened[entry.key](entry), f"{entry} is not the sum of {entry.children}"
        for each in family(entry):
            assert all(words.say(words.entry(each.key, each.values)) for words in speech)
            assert not each.rule or book.has(each.rule), each
    return seen
