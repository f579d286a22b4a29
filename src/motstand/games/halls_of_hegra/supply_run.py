"""Section 03, Supply Run: sending out, Counter Patrol, and coming home. How a run moves is in `running.py`."""

from __future__ import annotations

from typing import Final

from motstand.games.halls_of_hegra.answers import DECLINE, DELIVERY, LOWER, LOWER_SUSPICION, decide
from motstand.games.halls_of_hegra.bags import change_miss_tiles
from motstand.games.halls_of_hegra.components import COMMANDER, TYPES
from motstand.games.halls_of_hegra.morale import change_morale
from motstand.games.halls_of_hegra.patrols import lower_suspicion, raise_suspicion, remove_patrol
from motstand.games.halls_of_hegra.state import Hegra, Run
from motstand.games.halls_of_hegra.supplies import change_supplies
from motstand.kernel.flow import Flow, Option

SUPPLIES_PER_TOKEN: Final = 2
LESS_SUSPICION: Final = 2


def send_out(game: Hegra) -> None:
    """HOH-RUN-02, step 1: all Defenders of the Action space go to the Fortress on the map."""
    placed = game.placed[game.box.space_index["supply_run"]]
    for kind, count in enumerate(placed):
        for _ in range(count):
            game.runs.append(Run(kind, game.box.map.fortress))
            game.note("run.sent", "HOH-RUN-02", {"defender": TYPES[kind]})
        placed[kind] = 0
    for run in game.runs:
        run.moved = False
        run.home = False


def counter_patrol(game: Hegra) -> Flow[None]:
    """HOH-RUN-04, step 2: a Patrol token off the map; HOH-RUN-05: with the right part perhaps less Suspicion."""
    yield from remove_patrol(game, "HOH-RUN-04")
    if game.right_part("counter_patrol") and game.suspicion > game.box.tracks.numbered["suspicion"].least:
        options: list[Option] = [LOWER, DECLINE]
        answer: Option = yield LOWER_SUSPICION.ask(COMMANDER, options)
        if answer == LOWER:
            lower_suspicion(game, LESS_SUSPICION, "HOH-RUN-05")


def homecoming(game: Hegra) -> Flow[str]:
    """After all movement: deliveries one by one in the player's order (HOH-Q-63), each completely; then the others."""
    loaded = [run for run in game.runs if not objection_to_delivering(run)]
    if not loaded:
        for run in [run for run in game.runs if run.home]:
            # HOH-Q-65: a run that came home with nothing is over all the same.
            come_in(game, run)
        return "maintenance"
    deliveries = game.box.pieces.deliveries
    options: list[Option] = []
    for run in loaded:
        option: Option = ("deliver", TYPES[run.kind], deliveries[run.token].id)
        if option not in options:
            options.append(option)
    _, defender, delivery = yield from decide(DELIVERY, options)
    run = next(run for run in loaded if (TYPES[run.kind], deliveries[run.token].id) == (defender, delivery))
    yield from deliver(game, run)
    return "homecoming"


def objection_to_delivering(run: Run) -> str:
    """HOH-RUN-21: whoever came home today, with a token."""
    if not run.home:
        return "run.away"
    return "run.empty" if run.token < 0 else ""


def come_in(game: Hegra, run: Run) -> None:
    """HOH-RUN-21: from the Fortress to the Tired area."""
    game.runs.remove(run)
    game.tired[run.kind] += 1
    game.note("run.home", "HOH-RUN-21", {"defender": TYPES[run.kind]})


def deliver(game: Hegra, run: Run) -> Flow[None]:
    """HOH-RUN-22 to 24: Morale, Suspicion, Supplies and the bonus; the token leaves the game."""
    token = run.token
    kind = game.box.pieces.deliveries[token].id
    game.delivery_gone[token] += 1
    come_in(game, run)
    game.note("run.delivered", "HOH-RUN-24", {"defender": TYPES[run.kind], "delivery": kind})
    change_morale(game, 1, "HOH-RUN-22")
    yield from raise_suspicion(game, 1, "HOH-RUN-22")
    change_supplies(game, SUPPLIES_PER_TOKEN, "HOH-RUN-23")
    if kind == "supply":
        change_supplies(game, 1, "HOH-RUN-23")
    elif kind == "patrol":
        yield from remove_patrol(game, "HOH-RUN-23")
    elif kind == "miss":
        change_miss_tiles(game, 1, "HOH-RUN-23")
    else:
        change_morale(game, 1, "HOH-RUN-23")
