"""Write the lists of words and features that the environments of `motstand.env` number, or check them.

    python -m tools.research            # append what is new
    python -m tools.research --check    # say what is missing

Words come from the declared answers, from what is printed, and from games of random and policy players; features
from the views of the same games. Lists only grow at their end, so that ids stay what they are.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator

from motstand.env import lists
from motstand.env.seeing import UNLISTED, features
from motstand.env.speaking import END, SPARE
from motstand.kernel.answers import kinds_of
from motstand.kernel.flow import Draw, Roll
from motstand.kernel.game import Game, Setup
from motstand.kernel.matches.fate import ByHand, Seeded
from motstand.kernel.matches.making import new_match
from motstand.kernel.registry import find_game, game_ids
from motstand.players.policy import policy
from motstand.players.random import RandomPlayer

NUMBERS = 60
"""Dice and counts in answers go no further."""


def declared_words(game: Game) -> Iterator[str]:
    """The words that the declarations of answers and the printed names tell."""
    yield END
    yield from SPARE
    kinds = kinds_of(game.questions())
    yield from sorted({str(part) for kind in kinds.values() for part in kind.beginning})
    yield from map(str, range(NUMBERS + 1))
    parts = [part for kind in kinds.values() for part in kind.parts]
    yield from sorted({str(value) for part in parts for value in part.values})
    for scenario, seatings in game.scenarios.items():
        names = game.printed(Setup(scenario, list(seatings[0]))).get("names", {})
        for kind in sorted({part.kind for part in parts} & names.keys()):
            yield from sorted(names[kind])


def played(game: Game, games: int) -> tuple[set[str], set[str]]:
    """The words and the features that games of random and policy players meet."""
    words: set[str] = set()
    seen: set[str] = set()
    for scenario, seatings in game.scenarios.items():
        for number in range(games):
            seats = list(seatings[number % len(seatings)])
            match = new_match(game, scenario, seats, fate=ByHand(Seeded(number), True, True), log=False)
            player = policy if number % 3 == 0 else RandomPlayer(number)
            fate = Seeded(number)
            while not match.over:
                pending = match.pending
                if isinstance(pending, Roll):
                    match.play(fate.answer(pending))
                elif isinstance(pending, Draw):
                    words.update(map(str, pending.among))
                    match.play(fate.answer(pending))
                else:
                    for seat in match.asked():
                        seen.update(features(match.view(seat)))
                        words.update(str(part) for option in match.options_for(seat) for part in option)
                    match.play(player(match))
            for seat in seats:
                seen.update(features(match.view(seat)))
    return words, seen


def grown(game: Game, name: str, first: list[str], found: set[str]) -> tuple[list[str], list[str]]:
    """A list with what is new at its end, and what is new."""
    before = lists.read(game, name).entries if lists.path_of(game, name).exists() else []
    known = set(before)
    new: list[str] = []
    for entry in [*first, *sorted(found)]:
        if entry not in known:
            known.add(entry)
            new.append(entry)
    return before + new, new


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if something is missing")
    parser.add_argument("--games", type=int, default=60, help="games a scenario")
    parser.add_argument("ids", nargs="*", metavar="GAME", help="all games if none is named")
    asked = parser.parse_args()
    missing = 0
    for game in [find_game(id) for id in asked.ids or game_ids()]:
        words, seen = played(game, asked.games)
        for name, first, found in (("words", list(declared_words(game)), words), ("features", [UNLISTED], seen)):
            entries, new = grown(game, name, first, found)
            print(f"{game.id}: {len(entries)} {name}, {len(new)} new")
            missing += len(new)
            if not asked.check:
                lists.write(game, name, 1, entries)
    return 1 if asked.check and missing else 0


if __name__ == "__main__":
    sys.exit(main())
