"""A game declared by its parts: each function of a game's modules is named once, where it is used.

`Rules` are what playing needs, `Policy` is a sensible player, and `Presentation` is what only people need. A game's
``game.py`` declares the first two, its ``presentation.py`` the third: words and explanations take time to load, and
whoever only plays never imports them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, NamedTuple

from typing_extensions import TypeVar

from motstand.kernel.answers import Question
from motstand.kernel.content.boxes import Boxes
from motstand.kernel.content.packs import Pack
from motstand.kernel.explain import ThingKinds, all_things, explanation
from motstand.kernel.flow import Ask, Choice, Flow, Option, Outcome
from motstand.kernel.game import Game, Setup, SetupOption
from motstand.kernel.learned import Learning, Value, read_value
from motstand.kernel.lessons import Lesson, lesson_digest, lesson_of
from motstand.kernel.log import Entry
from motstand.kernel.matches.fate import Seeded
from motstand.kernel.objections import Thing
from motstand.kernel.pieces import OpenView
from motstand.kernel.state import State
from motstand.kernel.why import NOBODY_ASKS, Why
from motstand.kernel.words.languages import ENGLISH
from motstand.kernel.words.messages import Message

if TYPE_CHECKING:
    from motstand.kernel.content.component_book import Section
    from motstand.kernel.words.sentences import GameWords, Words

S = TypeVar("S", bound=State, default=Any)
"""What is on the table of a game."""
B = TypeVar("B", default=Any)
"""What is in its box."""


class Rules(NamedTuple, Generic[S, B]):
    """What playing needs. The methods of `Game` say what each function does; those with a default may be missing.

    `lay_out` makes the table of a setup from the box, `prepare` turns it into that of a lesson, `restore` fills it from
    the data of a stored position. `phases` has the procedure of each phase by its name. A game with `may_tell` is
    cooperative.
    """

    boxes: Boxes[B]
    lay_out: Callable[[B, Setup], S]
    restore: Callable[[S, dict[str, Any]], None]
    phases: Mapping[str, Callable[[S], Flow[str]]]
    questions: dict[str, Question]
    resigned: Callable[[S, str], Outcome]
    public: Callable[[S], dict[str, Any]]
    headline: Callable[[S], Message]
    laid_open: Callable[[S], OpenView] | None = None
    private: Callable[[S, str], dict[str, Any]] | None = None
    redeal: Callable[[S, str, Seeded], None] | None = None
    prepare: Callable[[S, Lesson], None] | None = None
    measures: Callable[[S], dict[str, float]] | None = None
    reckon: Callable[[S, Outcome, Entry], None] | None = None
    may_tell: Callable[[S, Choice, Option], bool] | None = None


class Policy(NamedTuple, Generic[S]):
    """A sensible player: what it answers and why, which plans it can follow, and how it judges a position.

    `answer` gets a choice of at least two options, the name of a plan ("": the usual one), and a `Why` for its reason.
    `row` gets the same without `Why`: all answers to a question that is asked again and again, where one position is
    enough to know them; empty for other questions.
    `join` gives the plan that follows two plans at once; without it a search takes them as they are.
    `learning` says what can be learned about positions; what was learned lies in the game's folder `values`.
    """

    answer: Callable[[S, Choice, str, Why], Option]
    evaluate: Callable[[S, str], float]
    plans: Callable[[S, str], list[str]] | None = None
    learning: Learning[S] | None = None
    row: Callable[[S, Choice, str], list[Option]] | None = None
    join: Callable[[str, str], str] | None = None


class Presentation(NamedTuple, Generic[S, B]):
    """What only people need: words, what is printed, why not, explanations, chances. See the methods of `Game`.

    `words` gets the sentences of a language, `book` the content files as they stand with packs laid over them. `kinds`
    are those of the things that can be pointed at, with what a seat (None: a spectator) may know of them.
    """

    words: Callable[[Words, B, Setup], GameWords]
    printed: Callable[[B, Setup, str], dict[str, Any]]
    book: Callable[[B, dict[str, Any], str], list[Section]]
    preparations: Callable[[B, Setup], list[tuple[str, Message]]]
    meant: Callable[[S, Choice, list[Thing]], list[Option]]
    objection: Callable[[S, Choice, Option], Message | None]
    not_asked: Callable[[S, Ask | None, str, Thing], Message]
    kinds: Callable[[S, str | None], ThingKinds[S]]
    odds: Callable[[S], list[dict[str, Any]]] | None = None
    trace: Callable[[S, Thing], Entry | None] | None = None


class DeclaredGame(Game[S], Generic[S, B]):
    """A game made of `Rules`, `Policy` and `Presentation`. `package` is where its ``presentation`` is imported from.

    Its id, its code and its folder are those of its box.
    """

    def __init__(
        self,
        package: str,
        title: str,
        scenarios: dict[str, list[list[str]]],
        rules: Rules[S, B],
        policy: Policy[S],
        credits: str = "",
        version: str = "1",
        options: list[SetupOption] | None = None,
    ) -> None:
        super().__init__(rules.boxes.game, title, scenarios, rules.boxes.code, credits, version, options)
        self.home = package
        self.rules = rules
        self.policy = policy
        self.cooperative = rules.may_tell is not None
        self._presentation: Presentation[S, B] | None = None
        self._values: dict[str, Value | None] = {}

    def package(self) -> str:
        return self.home

    def folder(self) -> Path:
        return self.rules.boxes.folder

    def presentation(self) -> Presentation[S, B]:
        """What only people need; imported on first use."""
        if self._presentation is None:
            loaded: Presentation[S, B] = import_module(f"{self.home}.presentation").PRESENTATION
            self._presentation = loaded
        return self._presentation

    # -- rules -----------------------------------------------------------------------------------------------

    def start(self, setup: Setup) -> S:
        state = self.rules.lay_out(self.rules.boxes.open(setup.packs), setup)
        lesson = lesson_of(self, setup)
        if lesson is not None and self.rules.prepare is not None:
            self.rules.prepare(state, lesson)
        return state

    def restore(self, setup: Setup, data: dict[str, Any]) -> S:
        state = self.start(setup)
        self.rules.restore(state, data)
        return state

    def content_hash(self, setup: Setup) -> str:
        return self.rules.boxes.digest(setup.packs, setup.scenario) + lesson_digest(self, setup)

    def whole_content(self, setup: Setup) -> Pack | None:
        return self.rules.boxes.whole(setup.packs)

    def contents_before(self) -> list[Pack]:
        return self.rules.boxes.before()

    def is_content(self, setup: Setup, digest: str) -> bool:
        lesson = lesson_digest(self, setup)
        return digest in [each + lesson for each in self.rules.boxes.digests(setup.packs, setup.scenario)]

    def flow(self, state: S) -> Flow[str]:
        return self.rules.phases[state.phase](state)

    def questions(self) -> dict[str, Question]:
        return self.rules.questions

    def resigned(self, state: S, seat: str) -> Outcome:
        return self.rules.resigned(state, seat)

    def redeal(self, state: S, seat: str, fate: Seeded) -> None:
        if self.rules.redeal is not None:
            self.rules.redeal(state, seat, fate)

    def public(self, state: S) -> dict[str, Any]:
        return self.rules.public(state)

    def laid_open(self, state: S) -> OpenView:
        laid_open = self.rules.laid_open
        return super().laid_open(state) if laid_open is None else laid_open(state)

    def private(self, state: S, seat: str) -> dict[str, Any]:
        private = self.rules.private
        return {} if private is None else private(state, seat)

    def may_tell(self, state: S, choice: Choice, option: Option) -> bool:
        return self.rules.may_tell is not None and self.rules.may_tell(state, choice, option)

    def headline(self, state: S) -> Message:
        return self.rules.headline(state)

    def measures(self, state: S) -> dict[str, float]:
        return {} if self.rules.measures is None else self.rules.measures(state)

    def reckon(self, state: S, outcome: Outcome, entry: Entry) -> None:
        if self.rules.reckon is not None:
            self.rules.reckon(state, outcome, entry)

    # -- policy ----------------------------------------------------------------------------------------------

    def pick(self, state: S, choice: Choice, plan: str = "") -> Option:
        if len(choice.options) == 1:
            return choice.options[0]
        return self.policy.answer(state, choice, plan, NOBODY_ASKS)

    def row(self, state: S, choice: Choice, plan: str = "") -> list[Option]:
        return [] if self.policy.row is None else self.policy.row(state, choice, plan)

    def reason(self, state: S, choice: Choice) -> tuple[Option, Message]:
        why = Why()
        if len(choice.options) == 1:
            return choice.options[0], why
        return self.policy.answer(state, choice, "", why), why

    def evaluate(self, state: S, seat: str) -> float:
        return self.policy.evaluate(state, seat)

    def plans(self, state: S, seat: str) -> list[str]:
        return [] if self.policy.plans is None else self.policy.plans(state, seat)

    def joined(self, plan: str, other: str) -> str:
        return "" if self.policy.join is None else self.policy.join(plan, other)

    def learning(self) -> Learning[S] | None:
        return self.policy.learning

    def value(self, scenario: str) -> Value | None:
        if scenario not in self._values:
            self._values[scenario] = read_value(self.folder(), scenario)
        return self._values[scenario]

    # -- presentation ----------------------------------------------------------------------------------------

    def words(self, setup: Setup, language: str = ENGLISH) -> GameWords:
        # Reading Fluent takes time.
        from motstand.kernel.words.sentences import words_of

        box = self.rules.boxes.open(setup.packs, language)
        return self.presentation().words(words_of(self.folder(), language), box, setup)

    def printed(self, setup: Setup, language: str = ENGLISH) -> dict[str, Any]:
        return self.presentation().printed(self.rules.boxes.open(setup.packs, language), setup, language)

    def components(self, setup: Setup, language: str = ENGLISH) -> list[Section]:
        from motstand.kernel.content.component_book import component_sections

        return component_sections(self.rules.boxes, self.presentation().book, setup.packs, language)

    def preparations(self, setup: Setup) -> list[tuple[str, Message]]:
        return self.presentation().preparations(self.rules.boxes.open(setup.packs), setup)

    def meant(self, state: S, choice: Choice, path: list[Thing]) -> list[Option]:
        return self.presentation().meant(state, choice, path)

    def objection(self, state: S, choice: Choice, option: Option) -> Message | None:
        return self.presentation().objection(state, choice, option)

    def not_asked(self, state: S, ask: Ask | None, seat: str, thing: Thing) -> Message:
        return self.presentation().not_asked(state, ask, seat, thing)

    def things(self, state: S, seat: str | None) -> list[Thing]:
        return all_things(self.presentation().kinds(state, seat), state)

    def explain(self, state: S, seat: str | None, thing: Thing) -> Entry | None:
        return explanation(self.presentation().kinds(state, seat), state, thing)

    def odds(self, state: S) -> list[dict[str, Any]]:
        odds = self.presentation().odds
        return [] if odds is None else odds(state)

    def trace(self, state: S, thing: Thing) -> Entry | None:
        trace = self.presentation().trace
        return None if trace is None else trace(state, thing)
