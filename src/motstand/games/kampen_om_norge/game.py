"""Kampen om Norge as the kernel sees it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from motstand.games.kampen_om_norge.answers import QUESTIONS
from motstand.games.kampen_om_norge.box import open_box
from motstand.games.kampen_om_norge.combat import battles, combat
from motstand.games.kampen_om_norge.lessons import prepare
from motstand.games.kampen_om_norge.measures import measures
from motstand.games.kampen_om_norge.movement import movement
from motstand.games.kampen_om_norge.new_cards import new_cards
from motstand.games.kampen_om_norge.outlook import planned_combats
from motstand.games.kampen_om_norge.policy.judgement import evaluate
from motstand.games.kampen_om_norge.policy.pick import pick, reason
from motstand.games.kampen_om_norge.policy.plans import plans_for
from motstand.games.kampen_om_norge.printed import printed
from motstand.games.kampen_om_norge.redeal import redeal
from motstand.games.kampen_om_norge.reinforcement import arrival, placement, submarines, trade
from motstand.games.kampen_om_norge.sabotage import sabotage
from motstand.games.kampen_om_norge.setup import SEATINGS, choice_of_factions, first_hands, lay_out
from motstand.games.kampen_om_norge.state import Kampen
from motstand.games.kampen_om_norge.stored import restored
from motstand.games.kampen_om_norge.tracing import reckon, trace
from motstand.games.kampen_om_norge.victory import resigned
from motstand.games.kampen_om_norge.view import headline, private, public
from motstand.kernel.answers import Question
from motstand.kernel.fate import Seeded
from motstand.kernel.flow import Ask, Choice, Flow, Option, Outcome
from motstand.kernel.game import Game, Setup
from motstand.kernel.languages import ENGLISH
from motstand.kernel.lessons import lesson_digest, lesson_of
from motstand.kernel.log import Entry
from motstand.kernel.messages import Message
from motstand.kernel.objections import Thing

if TYPE_CHECKING:
    from motstand.kernel.component_book import Section
    from motstand.kernel.words import GameWords

PHASES: Final = {
    "factions": choice_of_factions,
    "setup": first_hands,
    "movement": movement,
    "sabotage": sabotage,
    "battles": battles,
    "combat": combat,
    "trade": trade,
    "arrival": arrival,
    "placement": placement,
    "submarines": submarines,
    "new cards": new_cards,
}


class KampenOmNorge(Game[Kampen]):
    """The Battle of Norway, 1940: the basic game and Scenario 2."""

    def __init__(self) -> None:
        super().__init__(
            "kampen-om-norge",
            "Kampen om Norge",
            {"basic": SEATINGS, "gudbrandsdalen": SEATINGS},
            "KON",
            "Designed by Yngve Bækholt and Eivind Vetlesen, published by Vega Forlag, 2012",
        )

    def start(self, setup: Setup) -> Kampen:
        game = lay_out(open_box(setup.packs), setup)
        lesson = lesson_of(self, setup)
        if lesson is not None:
            prepare(game, lesson)
        return game

    def flow(self, state: Kampen) -> Flow[str]:
        return PHASES[state.phase](state)

    def restore(self, setup: Setup, data: dict[str, Any]) -> Kampen:
        return restored(self.start(setup), data)

    def public(self, state: Kampen) -> dict[str, Any]:
        return public(state)

    def private(self, state: Kampen, seat: str) -> dict[str, Any]:
        return private(state, seat)

    def resigned(self, state: Kampen, seat: str) -> Outcome:
        return resigned(state, seat)

    def headline(self, state: Kampen) -> Message:
        return headline(state)

    def measures(self, state: Kampen) -> dict[str, float]:
        return measures(state)

    def redeal(self, state: Kampen, seat: str, fate: Seeded) -> None:
        redeal(state, seat, fate)

    def pick(self, state: Kampen, choice: Choice, plan: str = "") -> Option:
        return pick(state, choice, plan)

    def plans(self, state: Kampen, seat: str) -> list[str]:
        return plans_for(state, state.active)

    def reason(self, state: Kampen, choice: Choice) -> tuple[Option, Message]:
        return reason(state, choice)

    def questions(self) -> dict[str, Question]:
        return QUESTIONS

    def meant(self, state: Kampen, choice: Choice, path: list[Thing]) -> list[Option]:
        # Only people ask why not; see `words`.
        from motstand.games.kampen_om_norge.why_not.clicks import meant

        return meant(state, choice, path)

    def objection(self, state: Kampen, choice: Choice, option: Option) -> Message | None:
        from motstand.games.kampen_om_norge.why_not.reasons import objection

        return objection(state, choice, option)

    def not_asked(self, state: Kampen, ask: Ask | None, seat: str, thing: Thing) -> Message:
        from motstand.games.kampen_om_norge.why_not.things import not_asked

        return not_asked(state, ask, seat, thing)

    def things(self, state: Kampen, seat: str | None) -> list[Thing]:
        from motstand.games.kampen_om_norge.explain import things

        return things(state, seat)

    def explain(self, state: Kampen, seat: str | None, thing: Thing) -> Entry | None:
        from motstand.games.kampen_om_norge.explain import explain

        return explain(state, seat, thing)

    def evaluate(self, state: Kampen, seat: str) -> float:
        return evaluate(state, seat)

    def content_hash(self, setup: Setup) -> str:
        return open_box(setup.packs).digest + lesson_digest(self, setup)

    def folder(self) -> Path:
        return Path(__file__).parent

    def words(self, setup: Setup, language: str = ENGLISH) -> GameWords:
        # Whoever only plays needs no words, and reading Fluent takes time.
        from motstand.games.kampen_om_norge.words import KampenWords
        from motstand.kernel.words import words_of

        box = open_box(setup.packs, language)
        return KampenWords(words_of(self.folder(), language), box, box.scenarios[setup.scenario])

    def printed(self, setup: Setup, language: str = ENGLISH) -> dict[str, Any]:
        box = open_box(setup.packs, language)
        return printed(box, box.scenarios[setup.scenario], language)

    def components(self, setup: Setup, language: str = ENGLISH) -> list[Section]:
        from motstand.games.kampen_om_norge.book import made
        from motstand.kernel.component_book import component_sections

        return component_sections(made, setup.packs, language)

    def preparations(self, setup: Setup) -> list[tuple[str, Message]]:
        from motstand.games.kampen_om_norge.preparations import preparations

        return preparations(open_box(setup.packs), setup)

    def odds(self, state: Kampen) -> list[dict[str, Any]]:
        return planned_combats(state)

    def trace(self, state: Kampen, thing: Thing) -> Entry | None:
        return trace(state, thing)

    def reckon(self, state: Kampen, outcome: Outcome, entry: Entry) -> None:
        reckon(state, outcome, entry)
