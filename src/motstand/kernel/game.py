"""The contract between the kernel and a game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from motstand.kernel.content.packs import Pack
from motstand.kernel.flow import Ask, Choice, Flow, Option, Outcome
from motstand.kernel.matches.fate import Seeded
from motstand.kernel.pieces import OpenView, PlainView
from motstand.kernel.state import State
from motstand.kernel.words.languages import ENGLISH
from motstand.kernel.words.messages import Message

if TYPE_CHECKING:
    from motstand.kernel.answers import Question
    from motstand.kernel.content.component_book import Section
    from motstand.kernel.learned import Learning, Value
    from motstand.kernel.log import Entry
    from motstand.kernel.objections import Thing
    from motstand.kernel.words.sentences import GameWords


class Setup:
    """What a match is made from: the scenario, who sits where, options, and the packs laid over the content.

    `content` names cards, maps and packs as they were when the match was made.
    """

    __slots__ = ("content", "options", "packs", "scenario", "seats")

    def __init__(
        self,
        scenario: str,
        seats: list[str],
        options: dict[str, Any] | None = None,
        packs: list[Pack] | None = None,
    ) -> None:
        self.scenario = scenario
        self.seats = seats
        self.options: dict[str, Any] = {} if options is None else options
        self.packs: list[Pack] = [] if packs is None else packs
        self.content = ""


class SetupOption:
    """What people choose when they lay out a table: an option of a setup, its values, and the usual one.

    It is chosen in these `scenarios` and at these `seatings` (none named: in all), and only if the other options have
    the values that it `needs`. A `variant` changes the printed game; other options belong to it.
    """

    __slots__ = ("name", "needs", "scenarios", "seatings", "usual", "values", "variant")

    def __init__(
        self,
        name: str,
        usual: str,
        values: list[str],
        scenarios: list[str] | None = None,
        seatings: list[list[str]] | None = None,
        needs: dict[str, str] | None = None,
        variant: bool = False,
    ) -> None:
        self.name = name
        self.usual = usual
        self.values = values
        self.scenarios = scenarios or []
        self.seatings = seatings or []
        self.needs = needs or {}
        self.variant = variant


S = TypeVar("S", bound=State, default=Any)
"""What is on the table of a game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A game: its name, its scenarios, and what it can do. Everything else finds games by this.

    A game names the class of its positions: ``class TicTacToe(Game[Board])``. `Game` alone is any game.

    `start` and `flow` are the rules; `public` and `private` are the only things that leave the table; `redeal` serves
    bots that imagine what they cannot see; `pick` is what a sensible player prefers; `evaluate` is its rough judgement.
    A client that people play with also needs `words`, `printed` and, where dice decide, `odds`; `components` are to be
    read, and whoever plays with the real box sets it up by `preparations`.
    """

    def __init__(
        self,
        id: str,
        title: str,
        scenarios: dict[str, list[list[str]]],
        code: str = "",
        credits: str = "",
        version: str = "1",
        options: list[SetupOption] | None = None,
    ) -> None:
        self.id = id
        self.title = title
        self.code = code
        self.credits = credits
        # A number that grows when the rules lead elsewhere.
        self.version = version
        # Do all seats win or lose together? Then people may see each other's questions, as far as `may_tell` lets them.
        self.cooperative = False
        # Scenario id -> the seatings that it allows, the usual one first.
        self.scenarios = scenarios
        # What else is chosen at a new table.
        self.setup_options: list[SetupOption] = options or []

    def changes_since(self, version: str) -> list[Message]:
        """What each version of the rules after this one has touched, for people whose table began under it."""
        return [Message(f"rules-version-{number}") for number in range(int(version) + 1, int(self.version) + 1)]

    def start(self, setup: Setup) -> S:
        """The table before the first phase. Raises SetupError for a setup that the game does not know."""
        raise NotImplementedError

    def flow(self, state: S) -> Flow[str]:
        """The procedure of ``state.phase``, from the state alone; it ends with the name of the next phase."""
        raise NotImplementedError

    def restore(self, setup: Setup, data: dict[str, Any]) -> S:
        """The position that `State.data` described, for a table that was stored at the start of a phase."""
        raise NotImplementedError

    def public(self, state: S) -> dict[str, Any]:
        """What everybody may see (read-only). Fields are hidden unless they are in here or in `private`."""
        raise NotImplementedError

    def laid_open(self, state: S) -> OpenView:
        """The same for whoever sends it, too: there what comes again and again may be JSON (`kernel/pieces.py`)."""
        return PlainView(self.public(state))

    def private(self, state: S, seat: str) -> dict[str, Any]:
        """What only `seat` may see, such as its hand. Its keys must differ from those of `public`."""
        return {}

    def view(self, state: S, seat: str | None) -> dict[str, Any]:
        """All that `seat` may see (None: a spectator)."""
        shown = self.public(state)
        if seat is not None:
            shown.update(self.private(state, seat))
        return shown

    def may_tell(self, state: S, choice: Choice, option: Option) -> bool:
        """May everybody know that a seat has this answer to choose from? Asked in cooperative games alone."""
        return False

    def resigned(self, state: S, seat: str) -> Outcome:
        """How the game ends when `seat` gives up: all others win, unless the game says more."""
        raise NotImplementedError

    def redeal(self, state: S, seat: str, fate: Seeded) -> None:
        """Replace everything that `seat` ("": nobody) cannot know by a random alternative that fits what it knows."""

    def pick(self, state: S, choice: Choice, plan: str = "") -> Option:
        """What a sensible player answers (the policy player, rollouts, hints), following a plan of `plans`."""
        raise NotImplementedError

    def row(self, state: S, choice: Choice, plan: str = "") -> list[Option]:
        """What `pick` will answer to this question and to its repetitions, if that is known at once; else nothing.

        An answer that is not offered when its turn comes is passed over.
        """
        return []

    def plans(self, state: S, seat: str) -> list[str]:
        """Ways to play on that a search may compare; each is a `plan` for `pick`. Empty: it has only one way."""
        return []

    def joined(self, plan: str, other: str) -> str:
        """The plan that follows both of these; "" if there is none."""
        return ""

    def reason(self, state: S, choice: Choice) -> tuple[Option, Message]:
        """What a sensible player answers, and why."""
        raise NotImplementedError

    def questions(self) -> dict[str, Question]:
        """What the game asks, by prompt, with the kinds of answers; empty for a game that declares none."""
        return {}

    def meant(self, state: S, choice: Choice, path: list[Thing]) -> list[Option]:
        """The answers that clicks on these things would mean to this question, whether they are offered or not."""
        return []

    def objection(self, state: S, choice: Choice, option: Option) -> Message | None:
        """What speaks against such an answer to this question; None exactly if it is offered."""
        raise NotImplementedError

    def not_asked(self, state: S, ask: Ask | None, seat: str, thing: Thing) -> Message:
        """Why a thing of the table is not what is asked about now: it is another's turn, phase or piece."""
        raise NotImplementedError

    def things(self, state: S, seat: str | None) -> list[Thing]:
        """Everything on the table that can be pointed at, as far as `seat` (None: a spectator) can know it."""
        return []

    def explain(self, state: S, seat: str | None, thing: Thing) -> Entry | None:
        """What a thing is and what it does now, as an entry like those of the log; None if it is none of `things`.

        Only what `seat` may know is used.
        """
        return None

    def evaluate(self, state: S, seat: str) -> float:
        """How well `seat` stands, from 0 (lost) to 1 (won), for searches that stop before the end."""
        raise NotImplementedError

    def learning(self) -> Learning[S] | None:
        """What can be learned about its positions, for `motstand train` and searches; None: nothing."""
        return None

    def value(self, scenario: str) -> Value | None:
        """What was learned about the positions of a scenario, if anything was."""
        return None

    def content_hash(self, setup: Setup) -> str:
        """Names what the rules read of the content (cards, maps, packs) that a match was played with."""
        return ""

    def whole_content(self, setup: Setup) -> Pack | None:
        """All content that a match is played with but its packs, to be kept with it; None if there is none."""
        return None

    def contents_before(self) -> list[Pack]:
        """The contents of earlier versions of the game."""
        return []

    def is_content(self, setup: Setup, digest: str) -> bool:
        """Is this a digest of today's content, in its present or its older form?"""
        return digest == self.content_hash(setup)

    def package(self) -> str:
        """The Python package of the game, where its other parts are found, such as its board in the terminal."""
        return type(self).__module__.rpartition(".")[0]

    def folder(self) -> Path:
        """Where the game's words and rulebook lie."""
        raise NotImplementedError

    def words(self, setup: Setup, language: str = ENGLISH) -> GameWords:
        """How the game speaks in a language, with the names that the setup's packs give."""
        raise NotImplementedError

    def headline(self, state: S) -> Message:
        """How far the game is, in a few words: ``Round 3, White's movement``."""
        raise NotImplementedError

    def measures(self, state: S) -> dict[str, float]:
        """Numbers that describe a position, for statistics. The first is the clock: the round, the day."""
        return {}

    def printed(self, setup: Setup, language: str = ENGLISH) -> dict[str, Any]:
        """What is printed on board and cards, as JSON-able data for whoever draws the table; it hides nothing.

        `names` in it has what things are called, by kind and id, for the phrases of `words`.
        """
        return {}

    def components(self, setup: Setup, language: str = ENGLISH) -> list[Section]:
        """Every piece of the box with its values, and where each of them comes from."""
        return []

    def preparations(self, setup: Setup) -> list[tuple[str, Message]]:
        """How the real box is set up, step by step: the seat that each step is for ("": all), and what to do."""
        return []

    def odds(self, state: S) -> list[dict[str, Any]]:
        """The chances of what dice will decide next, from what lies open on the table."""
        return []

    def trace(self, state: S, thing: Thing) -> Entry | None:
        """Where the numbers of a thing come from, of what lies open: an entry like those of the log.

        Its children are the parts that add up to its numbers, each with its rule. None if there is nothing to tell.
        """
        return None

    def reckon(self, state: S, outcome: Outcome, entry: Entry) -> None:
        """Add the breakdown of the deciding numbers to the last line of the log."""
