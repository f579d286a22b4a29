"""Halls of Hegra as the kernel sees it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from motstand.games.halls_of_hegra.answers import QUESTIONS
from motstand.games.halls_of_hegra.artillery import artillery
from motstand.games.halls_of_hegra.attack import german_attack, grenades, hits, moves
from motstand.games.halls_of_hegra.box import open_box
from motstand.games.halls_of_hegra.coup import coup, posting
from motstand.games.halls_of_hegra.day import action, counter_patrols, infirmary, maintenance, mobilisation
from motstand.games.halls_of_hegra.evening import modifiers, morale_cards, surrender
from motstand.games.halls_of_hegra.event import air_raid, event, event_text
from motstand.games.halls_of_hegra.infirmary import recovery_and_relapse
from motstand.games.halls_of_hegra.last_stand import last_stand, reckoning
from motstand.games.halls_of_hegra.lessons import prepare
from motstand.games.halls_of_hegra.measures import measures
from motstand.games.halls_of_hegra.morning import morning, placing, waking
from motstand.games.halls_of_hegra.odds import chances
from motstand.games.halls_of_hegra.policy.judgement import evaluate
from motstand.games.halls_of_hegra.policy.pick import pick, reason
from motstand.games.halls_of_hegra.policy.plans import PLANS
from motstand.games.halls_of_hegra.printed import printed
from motstand.games.halls_of_hegra.recruits import recruits
from motstand.games.halls_of_hegra.redeal import redeal
from motstand.games.halls_of_hegra.retreat import retreat
from motstand.games.halls_of_hegra.running import meeting, runs, supply_run
from motstand.games.halls_of_hegra.setup import SEATINGS, lay_out
from motstand.games.halls_of_hegra.state import Hegra
from motstand.games.halls_of_hegra.stored import restored
from motstand.games.halls_of_hegra.supply_run import homecoming
from motstand.games.halls_of_hegra.surrender import resigned
from motstand.games.halls_of_hegra.tracing import reckon, trace
from motstand.games.halls_of_hegra.view import headline, private, public
from motstand.games.halls_of_hegra.walls import walls
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

PHASES: Final[dict[str, Callable[[Hegra], Flow[str]]]] = {
    "event": event,
    "event text": event_text,
    "recruits": recruits,
    "air raid": air_raid,
    "attack": german_attack,
    "grenades": grenades,
    "hits": hits,
    "moves": moves,
    "morning": morning,
    "waking": waking,
    "placing": placing,
    "mobilisation": mobilisation,
    "walls": walls,
    "artillery": artillery,
    "supply run": supply_run,
    "counter patrol": counter_patrols,
    "runs": runs,
    "meeting": meeting,
    "homecoming": homecoming,
    "maintenance": maintenance,
    "infirmary": infirmary,
    "relapse": recovery_and_relapse,
    "action": action,
    "modifiers": modifiers,
    "morale cards": morale_cards,
    "surrender": surrender,
    "coup": coup,
    "posting": posting,
    "retreat": retreat,
    "last stand": last_stand,
    "reckoning": reckoning,
}


class HallsOfHegra(Game[Hegra]):
    """The siege of Hegra Fortress, 1940, for one player."""

    def __init__(self) -> None:
        super().__init__(
            "halls-of-hegra",
            "Halls of Hegra",
            {"standard": SEATINGS, "recruit": SEATINGS, "veteran": SEATINGS},
            "HOH",
            "Designed by Petter Schanke Olsen, published by Tompet Games, 2023",
            version="2",
        )

    def start(self, setup: Setup) -> Hegra:
        game = lay_out(open_box(setup.packs), setup)
        lesson = lesson_of(self, setup)
        if lesson is not None:
            prepare(game, lesson)
        return game

    def restore(self, setup: Setup, data: dict[str, Any]) -> Hegra:
        return restored(self.start(setup), data)

    def flow(self, state: Hegra) -> Flow[str]:
        return PHASES[state.phase](state)

    def public(self, state: Hegra) -> dict[str, Any]:
        return public(state)

    def private(self, state: Hegra, seat: str) -> dict[str, Any]:
        return private(state)

    def resigned(self, state: Hegra, seat: str) -> Outcome:
        return resigned(state)

    def headline(self, state: Hegra) -> Message:
        return headline(state)

    def measures(self, state: Hegra) -> dict[str, float]:
        return measures(state)

    def redeal(self, state: Hegra, seat: str, fate: Seeded) -> None:
        redeal(state)

    def pick(self, state: Hegra, choice: Choice, plan: str = "") -> Option:
        return pick(state, choice, plan)

    def plans(self, state: Hegra, seat: str) -> list[str]:
        return list(PLANS)

    def reason(self, state: Hegra, choice: Choice) -> tuple[Option, Message]:
        return reason(state, choice)

    def questions(self) -> dict[str, Question]:
        return QUESTIONS

    def meant(self, state: Hegra, choice: Choice, path: list[Thing]) -> list[Option]:
        # Whoever only plays asks nobody why not.
        from motstand.games.halls_of_hegra.why_not.clicks import meant

        return meant(state, choice, path)

    def objection(self, state: Hegra, choice: Choice, option: Option) -> Message | None:
        from motstand.games.halls_of_hegra.why_not.reasons import objection

        return objection(state, choice, option)

    def not_asked(self, state: Hegra, ask: Ask | None, seat: str, thing: Thing) -> Message:
        from motstand.games.halls_of_hegra.why_not.things import not_asked

        return not_asked(state, ask, thing)

    def things(self, state: Hegra, seat: str | None) -> list[Thing]:
        from motstand.games.halls_of_hegra.explain.kinds import things

        return things(state)

    def explain(self, state: Hegra, seat: str | None, thing: Thing) -> Entry | None:
        from motstand.games.halls_of_hegra.explain.kinds import explain

        return explain(state, thing)

    def evaluate(self, state: Hegra, seat: str) -> float:
        return evaluate(state)

    def content_hash(self, setup: Setup) -> str:
        return open_box(setup.packs).digest + lesson_digest(self, setup)

    def folder(self) -> Path:
        return Path(__file__).parent

    def words(self, setup: Setup, language: str = ENGLISH) -> GameWords:
        # Whoever only plays needs no words, and reading Fluent takes time.
        from motstand.games.halls_of_hegra.words import HegraWords
        from motstand.kernel.words import words_of

        box = open_box(setup.packs, language)
        return HegraWords(words_of(self.folder(), language), box, box.difficulties[setup.scenario])

    def printed(self, setup: Setup, language: str = ENGLISH) -> dict[str, Any]:
        box = open_box(setup.packs, language)
        return printed(box, box.difficulties[setup.scenario])

    def components(self, setup: Setup, language: str = ENGLISH) -> list[Section]:
        from motstand.games.halls_of_hegra.book import made
        from motstand.kernel.component_book import component_sections

        return component_sections(made, setup.packs, language)

    def preparations(self, setup: Setup) -> list[tuple[str, Message]]:
        from motstand.games.halls_of_hegra.preparations import preparations

        return preparations(open_box(setup.packs), setup)

    def odds(self, state: Hegra) -> list[dict[str, Any]]:
        return chances(state)

    def trace(self, state: Hegra, thing: Thing) -> Entry | None:
        return trace(state, thing)

    def reckon(self, state: Hegra, outcome: Outcome, entry: Entry) -> None:
        reckon(state, outcome, entry)
