"""`motstand play`: sit down at a table in the terminal."""

from __future__ import annotations

import contextlib
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from motstand import players
from motstand.commands.refusal import refusal
from motstand.commands.usual import GAME_HELP, Language, usual_game
from motstand.kernel.content.packs import Pack, pack_of_file
from motstand.kernel.errors import MotstandError, SetupError
from motstand.kernel.game import Game, Setup
from motstand.kernel.matches.fate import ByHand, Fate, Seeded
from motstand.kernel.matches.making import new_match, seatings_of
from motstand.kernel.matches.record import load as load_record
from motstand.kernel.matches.seeds import Seeds
from motstand.kernel.registry import find_game
from motstand.kernel.words.languages import ENGLISH, language_for
from motstand.terminal.board import board_of, seat_name
from motstand.terminal.client import Client
from motstand.terminal.screen import HEADING, QUIET, InputEnded, Screen

WATCH = "nobody"

SCENARIO_HELP = "Which scenario; 'motstand games' lists them."
AS_HELP = f"Which seat is yours, by its id (two that share one are joined by a plus); {WATCH} only watches."
AGAINST_HELP = (
    "Who plays the other seats: random, newcomer, policy, or search with how many games to imagine, as in search:200."
)
SEATS_HELP = "How many seats; with fewer than there are sides, some share one."
SEED_HELP = "The seed of the dice and cards: the same seed, the same chances."
DICE_HELP = "Dice rolled here, or mine: you throw real ones and type what they show."
UNDO_HELP = "Undo as at a table, or practice: everything can be taken back, and the record says so."
PACK_HELP = "A file with cards, areas or scenarios of your own; may be given several times."
LOAD_HELP = "Go on with a saved game."
HOTSEAT_HELP = "All seats are people at this keyboard."


class Dice(StrEnum):
    """Who throws the dice."""

    ROLLED = "rolled"
    MINE = "mine"


class Undo(StrEnum):
    """How far answers can be taken back."""

    NORMAL = "normal"
    PRACTICE = "practice"


def play(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help=GAME_HELP, default_factory=usual_game)],
    scenario: Annotated[str | None, typer.Option(help=SCENARIO_HELP)] = None,
    as_: Annotated[str | None, typer.Option("--as", metavar="SEAT", help=AS_HELP)] = None,
    against: Annotated[str, typer.Option(metavar="PLAYER", help=AGAINST_HELP)] = "policy",
    seats: Annotated[int | None, typer.Option(metavar="NUMBER", help=SEATS_HELP)] = None,
    seed: Annotated[str | None, typer.Option(help=SEED_HELP)] = None,
    dice: Annotated[Dice, typer.Option(help=DICE_HELP)] = Dice.ROLLED,
    undo: Annotated[Undo, typer.Option(help=UNDO_HELP)] = Undo.NORMAL,
    pack: Annotated[list[Path] | None, typer.Option(metavar="FILE", help=PACK_HELP)] = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE", help=LOAD_HELP)] = None,
    hotseat: Annotated[bool, typer.Option("--hotseat", help=HOTSEAT_HELP)] = False,
    language: Language = ENGLISH,
) -> None:
    """Play a game. Without options you choose scenario and side from a short list."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  (gives the input line its editing keys)
    seeds: Seeds = context.obj or Seeds()
    screen = Screen(language=language_for([language]))
    try:
        if load is not None:
            match = load_record(load, chance(dice, seed or seeds.draw()))
        else:
            found = find_game(game)
            packs = [pack_of_file(file) for file in pack or []]
            if scenario is None and as_ is None and not hotseat:
                scenario, as_ = chosen_from_menu(screen, found, seats, packs)
            scenario = scenario or shortest_first(found, packs)[0]
            seating = seating_of(found, scenario, seats)
            fate = chance(dice, seed or seeds.draw())
            match = new_match(found, scenario, seating, fate=fate, packs=packs, practice=undo == Undo.PRACTICE)
        people = people_at(match.seats, as_, hotseat)
        others = {seat: players.by_name(against, f"{seed or seeds.draw()} {seat}") for seat in match.seats}
        Client(match, screen, people, others, lambda: chance(dice, seeds.draw()), load is not None).run()
    except OSError as error:
        raise refusal(error, load) from error
    except MotstandError as error:
        raise refusal(error, language=screen.language) from error
    except InputEnded:
        screen.say("nothing-begun")


def chance(dice: Dice, seed: str) -> Fate:
    """The source of dice and draws."""
    seeded = Seeded(seed)
    return ByHand(seeded) if dice == Dice.MINE else seeded


def seating_of(game: Game, scenario: str, seats: int | None) -> list[str]:
    """The seats of a scenario when so many sit down; the usual ones if nobody says how many."""
    seatings = seatings_of(game, scenario)
    for seating in seatings:
        if seats in (None, len(seating)):
            return seating
    sizes = " or ".join(str(len(seating)) for seating in seatings)
    raise SetupError(f"--seats: expected {sizes}, got {seats}")


def people_at(seats: list[str], as_: str | None, hotseat: bool) -> list[str]:
    """The seats that are asked at this keyboard. A faction stands for the seat that leads it."""
    if hotseat:
        return list(seats)
    if as_ is None:
        return [seats[0]]
    if as_ == WATCH:
        return []
    for seat in seats:
        if as_ == seat or as_ in seat.split("+"):
            return [seat]
    raise SetupError(f"--as: expected one of {', '.join([*seats, WATCH])}, got '{as_}'")


# -- the menu ------------------------------------------------------------------------------------------------


def shortest_first(game: Game, packs: list[Pack]) -> list[str]:
    """The scenarios, the shortest first."""
    lengths = {
        scenario: board_of(game, Setup(scenario, seatings[0], packs=packs)).length
        for scenario, seatings in game.scenarios.items()
    }
    return sorted(lengths, key=lambda scenario: lengths[scenario])


def chosen_from_menu(screen: Screen, game: Game, seats: int | None, packs: list[Pack]) -> tuple[str, str]:
    """Scenario and seat from a numbered list; Enter takes the first."""
    tables: list[tuple[str, str]] = []
    screen.line(game.title, HEADING)
    for scenario in shortest_first(game, packs):
        setup = Setup(scenario, seating_of(game, scenario, seats), packs=packs)
        sheet = game.printed(setup, screen.language)["scenario"]
        screen.line(f"{sheet['name']}: {sheet['subtitle']}", QUIET, 2)
        words = game.words(setup, screen.language)
        for seat in seating_of(game, scenario, seats):
            tables.append((scenario, seat))
            line = screen.words.format("menu-line", {"seat": seat_name(words, seat)})
            screen.numbered(len(tables), Text(line))
    while True:
        text = screen.ask("menu", count=len(tables)) or "1"
        if text == "q":
            raise InputEnded
        if text.isdigit() and 1 <= int(text) <= len(tables):
            return tables[int(text) - 1]
        screen.warn("no-such-number", text=text, count=len(tables))
