"""What a game loads: whoever only plays needs no words, and reading Fluent takes time."""

from __future__ import annotations

import subprocess
import sys

from motstand.kernel.declared import DeclaredGame
from tests.games.kit.gamekit import GameKit
from tests.games.kit.registered import of_every_game

PROGRAM = """
import sys
from motstand import new_match, players
match = new_match(sys.argv[1], seed=1)
while not match.over:
    match.play(players.policy(match))
# The kernel's room for messages is loaded; its sentences, and the words of a game, are not.
speaking = (".presentation", ".words", ".words.sentences")
loaded = [name for name in sys.modules if name.startswith("fluent") or name.endswith(speaking)]
assert loaded == ["motstand.kernel.words"], loaded
"""


@of_every_game
def test_whoever_only_plays_loads_no_words(kit: GameKit) -> None:
    subprocess.run([sys.executable, "-c", PROGRAM, kit.game.id], check=True)


@of_every_game
def test_the_presentation_is_found_in_the_package_of_the_game(kit: GameKit) -> None:
    assert isinstance(kit.game, DeclaredGame)
    assert kit.game.presentation() is kit.game.presentation()
