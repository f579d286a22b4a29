"""The same as `tests.browser.serve`, with rules of Kampen om Norge that fail at every march."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from motstand.cli import main
from motstand.kernel.declared import DeclaredGame
from motstand.kernel.flow import Flow
from motstand.kernel.registry import find_game
from tests.seeds import SeedsOfTests


def fail_at_marches() -> None:
    """What no rule foresaw."""
    game = find_game("kampen-om-norge")
    assert isinstance(game, DeclaredGame)
    movement = game.rules.phases["movement"]

    def failing(state: Any) -> Flow[str]:
        flow = movement(state)
        given: Any = None
        while True:
            try:
                ask = flow.send(given)
            except StopIteration as end:
                return str(end.value)
            given = yield ask
            assert given[0] != "move", "a march"

    game.rules = game.rules._replace(phases={**game.rules.phases, "movement": failing})


if __name__ == "__main__":
    running = Path(sys.argv.pop(1))
    fail_at_marches()
    main(SeedsOfTests(running.read_text))
