"""What a game registers, and the tables, players and inspectors that the tests of the kit make from it."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from motstand.kernel.flow import Choice, Option
from motstand.kernel.game import Game
from motstand.kernel.log import Entry
from motstand.kernel.matches.fate import Fate, Seeded
from motstand.kernel.matches.making import new_match
from motstand.kernel.matches.match import Match
from motstand.kernel.matches.record import as_option
from motstand.kernel.objections import Thing
from tests.games.opened_lines import Check
from tests.games.soak import many

Begin = Callable[[Fate], Match]
"""Begins a match at a certain table with this fate."""


class Sitting(NamedTuple):
    """A scenario and who sits down to it.

    `share` is how many of the usual number of games are played there; only at `short` ones what takes long is tried.
    """

    game: Game
    scenario: str
    seats: list[str]
    options: dict[str, Any]
    name: str
    share: float = 1.0
    short: bool = True

    def begin(self, fate: Fate, practice: bool = False) -> Match:
        return new_match(self.game, self.scenario, self.seats, fate=fate, options=self.options, practice=practice)

    def __repr__(self) -> str:
        return f"{self.game.id}-{self.name}"


class Golden(NamedTuple):
    """A playthrough that is kept: who sits there, the seed, whether every answer is told, and the players' mood.

    Without a mood the players are the kernel's random ones. It ends before the heading `until`, or with the game.
    """

    sitting: Sitting
    seed: int
    with_answers: bool
    mood: str = ""
    until: str = ""


class Inspector:
    """Follows a match from its start; every check raises AssertionError with the reason."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def count(self) -> None:
        """Pieces, cards and markers: all are there, and none twice."""
        raise NotImplementedError

    def look(self) -> None:
        """What else must be true of every table."""

    def hidden(self, seat: str | None) -> list[str]:
        """The ids of what a seat (None: a spectator) must not find in its view now."""
        return []

    def glance(self) -> None:
        """The cheap checks, for many games."""
        self.count()

    def inspect(self) -> None:
        """All checks."""
        self.count()
        self.look()
        self.options_are_sound()
        self.views_are_data()

    def options_are_sound(self) -> None:
        """Whoever is asked has a choice, told only once, and it survives the record."""
        match = self.match
        asked = match.asked()
        assert bool(asked) != match.over, "nobody is asked and the game is not over"
        for seat in asked:
            assert seat in match.seats, f"{seat!r} is asked, who has no seat"
            options = match.options_for(seat)
            assert options, f"{seat} has no option at {match.pending!r}"
            assert len(set(options)) == len(options), f"{seat} has an option twice at {match.pending!r}"
            parts = {type(part) for option in options for part in option}
            assert parts <= {str, int}, f"an option is made of {parts} at {match.pending!r}"
            kept = as_option(json.loads(json.dumps(options)))
            assert kept == tuple(options), f"an option does not survive JSON at {match.pending!r}"

    def views_are_data(self) -> None:
        """Every seat and a spectator get a view of plain data that names nothing of what they cannot know."""
        for seat in [*self.match.seats, None]:
            view: dict[str, Any] = self.match.view(seat)
            text = json.dumps(view)
            assert json.loads(text) == view, f"the view of {seat} is not plain data"
            shown = [id for id in self.hidden(seat) if f'"{id}"' in text]
            assert not shown, f"the view of {seat} names {shown}"


class GameKit:
    """What a game registers in `tests/games/<game>/kit.py`, as `KIT`. What has no default has to be given."""

    game: Game
    sittings: list[Sitting]
    """Scenarios, seatings and options, the shortest game first."""
    further: list[Sitting] = []
    """Sittings that only a test of the game itself plays, where there are too many for all of the kit."""
    prompts: dict[str, set[str]]
    """The keys of all questions that random play has to come to, and no others, by scenario; of one at least."""
    rare: set[str] = set()
    """Those that come up so seldom that random play need not come to them."""
    often: tuple[str, ...] = ()
    """Those that are asked over and over: they are looked at now and then."""
    moods: tuple[str, ...] = ("any",)
    """How players may feel; "any" answers plainly at random."""
    steadiness: int = 8
    """Once in so many answers somebody forgets the mood and answers plainly."""
    curious: tuple[str, ...] = ()
    """The moods that come to most questions, if not all do."""
    asked_again: int = 200
    """At a question that came before, so many things are clicked on."""
    over: str = "over"
    """The key of the reason why nothing can be done after the end."""
    reasons_met: int = 0
    """So many different reasons why not are met in some games of the first sitting, at least."""
    questions_met: int = 0
    """Likewise so many different questions."""
    games_told: int = 16
    """In so many games every line comes that opens into parts."""
    given: set[str] = set()
    """What of a state follows from the setup and is not stored."""

    lessons: list[Any] = []
    """The lessons as pytest parameters, each marked with the examples and rules that it shows."""
    opened: dict[str, Check] = {}
    """The lines of the log that open into parts, and whether these agree with them."""
    plain: dict[str, str] = {}
    """The lines of the log with a number behind which there is nothing, and why."""
    names: set[str] = set()
    """Values of lines that are names or select words: no numbers."""
    golden: dict[str, Golden] = {}
    """For each scenario the playthrough that is kept."""
    swapped: float = 0.0
    """So many secrets are swapped for each pair of games, at least; 0: nobody has secrets from anybody."""
    compared: int = 0
    """At so many answers both games of a pair are compared, at least, on an average."""
    joint: set[str] = set()
    """The sittings in which several seats are asked at once and answer unseen."""
    hands: bool = False
    """Do seats hold what others can only imagine?"""
    go_on: int = 0
    """How many answers two games that differ in secrets go on after the exchange."""
    told_by: dict[str, tuple[str, ...]] = {}
    """For each part of the public view that shows what lies on the table: the lines that change it, by their keys or
    the beginnings of them. A change that comes with another line was told too early, or not at all."""
    follows: set[str] = set()
    """The other parts of the public view: what follows from the others, and where in the turn the game stands.
    A dot names what follows within another part."""
    untold_answers: dict[str, str] = {}
    """The kinds of answers that no line names at once, and why."""
    secret_answers: set[str] = set()
    """Questions whose answers only those see who give them."""

    # -- playing -------------------------------------------------------------------------------------------------

    def wanted(self, match: Match, options: list[Option], mood: str) -> list[Option]:
        """What somebody in a mood would like best; [] for anything."""
        return []

    def inspector(self, match: Match) -> Inspector:
        """Checks that hold after every answer."""
        raise NotImplementedError

    def check_prepared(self, match: Match) -> None:
        """The prepared table of a lesson is a sound one."""
        self.inspector(match).inspect()

    # -- secrets -------------------------------------------------------------------------------------------------

    def secret_tables(self) -> list[tuple[str, Begin]]:
        """Tables at which somebody has secrets: names, and how they begin. By default all sittings."""
        return [(repr(sitting), sitting.begin) for sitting in self.sittings]

    def secret_games(self, name: str) -> int:
        """How many games are played in pairs at a table of `secret_tables`."""
        return many(12)

    def moment(self, whole: Match, fate: Seeded) -> int:
        """Up to which answer of a game two are played as a pair: any, or one at which there are secrets."""
        return fate.below(whole.number)

    def secrets(self, match: Match) -> set[str]:
        """The ids of all that may be secret."""
        return set()

    def check_imagined(self, imagined: Match) -> None:
        """Nothing is lost in a game that somebody imagines."""
        self.inspector(imagined).count()

    def counterpart(self, other: Match, option: Option, swap: dict[str, str]) -> Option:
        """What somebody answers in the second game, `other`, who gave this secret answer in the first."""
        return tuple(swap.get(part, part) for part in option)

    def swap(self, match: Match, seat: str | None, fate: Seeded) -> dict[str, str]:
        """For things that `seat` cannot know: what could as well be in their place. Both ways round."""
        return {}

    # -- asking --------------------------------------------------------------------------------------------------

    def things(self, match: Match, seat: str, chance: random.Random) -> list[Thing]:
        """All that a seat could click on, and some that it could not; of what there is much, some."""
        raise NotImplementedError

    def conceivable(self, match: Match, choice: Choice, chance: random.Random) -> list[Option]:
        """Answers that clicks could mean to a question, offered or not; of what there is much, some."""
        raise NotImplementedError

    def check_click(self, match: Match, kind: str, id: str | int) -> None:
        """A click that leads to an option is on something that there is."""

    # -- telling -------------------------------------------------------------------------------------------------

    def is_part(self, key: str) -> bool:
        """Is this the key of a part that lines open into?"""
        raise NotImplementedError

    def rare_lines(self, folder: Path) -> list[Match]:
        """Matches with lines that hardly any game tells."""
        return []

    def named(self, match: Match, value: Any) -> str:
        """A value of a playthrough as a person reads it."""
        return words(value)

    def heading(self, match: Match, entry: Entry) -> list[str]:
        """The heading that a line of the log begins a chapter of a playthrough with; [] for an ordinary line."""
        return []

    def told_in_full(self, entry: Entry) -> bool:
        """Is this part of a line told in a playthrough?"""
        return True

    def table(self, match: Match) -> list[str]:
        """What is on the table, in a few lines, for a playthrough."""
        raise NotImplementedError

    def widest(self, scenario: str) -> Sitting:
        """The last sitting of a scenario, at which all its questions can be asked."""
        return [each for each in self.sittings if each.scenario == scenario][-1]

    @property
    def folder(self) -> Path:
        """Where the game's own tests lie."""
        return Path(__file__).parents[1] / self.game.id.replace("-", "_")

    def __repr__(self) -> str:
        return self.game.id


def words(value: Any) -> str:
    if isinstance(value, (tuple, list)):
        return " ".join(str(part) for part in value) or "nothing"
    return str(value)
