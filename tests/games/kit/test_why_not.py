"""Why not? At every question of random games: what is offered has nothing against it, everything else a reason."""

from __future__ import annotations

import random
from typing import TypeVar

import pytest

from motstand.kernel.content.rulebook import read_rulebook
from motstand.kernel.flow import Choice
from motstand.kernel.matches.match import Match
from motstand.kernel.objections import NothingAgainst, Thing, begins_with, why_not
from motstand.kernel.words.languages import LANGUAGES
from motstand.kernel.words.messages import Message
from tests.games.kit.asking import answer_to, question_for
from tests.games.kit.gamekit import GameKit, Sitting
from tests.games.kit.journeys import curious, games, journeys, play_on
from tests.games.kit.registered import of_every_game, of_sittings
from tests.games.soak import SOAK

pytestmark = pytest.mark.walk

T = TypeVar("T")
EVERYTHING = 10_000
SELDOM = 0.03
"""Questions that are asked over and over are looked at as seldom as this."""


class Asker:
    """Clicks on everything at the questions of a match, as every seat."""

    def __init__(self, kit: GameKit, match: Match, seed: int) -> None:
        self.kit = kit
        self.match = match
        self.chance = random.Random(seed)
        self.book = read_rulebook(kit.game.folder())
        self.words = [kit.game.words(match.setup, language) for language in LANGUAGES]
        self.prompts: set[str] = set()
        self.met: set[str] = set()
        self.said: set[tuple[str, str]] = set()
        self.looked_at = EVERYTHING

    def ask(self) -> None:
        pending = self.match.pending
        prompt = "over" if pending is None else pending.prompt
        again = prompt in self.prompts
        if again and prompt in self.kit.often and self.chance.random() > SELDOM:
            return
        self.looked_at = self.kit.asked_again if again else EVERYTHING
        self.prompts.add(prompt)
        for seat in self.match.seats:
            choice = question_for(self.match, seat)
            if choice is not None:
                self.nothing_is_against_what_is_offered(seat, choice)
                self.something_is_against_all_else(choice)
            self.every_thing_has_an_answer(seat, choice)

    def nothing_is_against_what_is_offered(self, seat: str, choice: Choice) -> None:
        game, state = self.match.game, self.match.state
        for option in choice.options:
            assert game.objection(state, choice, option) is None, option
        for option in self.some(choice.options, 6):
            path: list[Thing] = [(kind, which) for kind, which, _ in self.words[0].steps(option)]
            assert not path or option in game.meant(state, choice, path), option
            for clicks in range(1, len(path) + 1):
                with pytest.raises(NothingAgainst):
                    why_not(self.match, self.words[0], seat, path[:clicks])

    def something_is_against_all_else(self, choice: Choice) -> None:
        game, state = self.match.game, self.match.state
        for option in self.kit.conceivable(self.match, choice, self.chance):
            against = game.objection(state, choice, option)
            assert (against is None) == (option in choice.options), (option, against)
            if against is not None:
                self.can_be_said(against)

    def every_thing_has_an_answer(self, seat: str, choice: Choice | None) -> None:
        """Each thing alone, and some after the first click of an answer."""
        words = self.words[0]
        offered = [] if choice is None else choice.options
        begun: list[Thing] = [(kind, id) for option in offered[:1] for kind, id, _ in words.steps(option)[:1]]
        things = self.some(self.kit.things(self.match, seat, self.chance), self.looked_at)
        for path in [[thing] for thing in things] + [[*begun, thing] for thing in self.some(things, 12)]:
            leads = any(begins_with(words, option, path) for option in offered)
            found = answer_to(self.match, words, seat, path)
            assert bool(found) != leads, path
            for each in found:
                self.can_be_said(each)

    def can_be_said(self, objection: Message) -> None:
        """It has a known rule, and a sentence in every language."""
        self.met.add(objection.key)
        if (objection.key, str(objection.values)) in self.said:
            return
        self.said.add((objection.key, str(objection.values)))
        assert self.book.has(objection.rule), objection
        for words in self.words:
            assert words.say(words.objection(objection.key, objection.values)), objection

    def some(self, things: list[T], count: int) -> list[T]:
        return self.chance.sample(things, min(count, len(things)))


@of_sittings()
def test_every_answer_is_offered_or_has_a_reason(kit: GameKit, sitting: Sitting) -> None:
    prompts: set[str] = set()
    met: set[str] = set()
    for journey in journeys(kit, max(games(sitting, 5), 3) if sitting.short else SOAK):
        match = sitting.begin(journey.fate())
        asker = Asker(kit, match, journey.seed)
        play_on(kit, match, journey, asker.ask)
        prompts |= asker.prompts
        met |= asker.met
        assert kit.over in asker.met
    assert len(met) >= kit.reasons_met
    assert len(prompts) >= kit.questions_met


@of_every_game
def test_every_question_knows_what_speaks_against_its_other_answers(kit: GameKit) -> None:
    """Also those that come up once in some games: at the first question of a kind everything is looked at."""
    sitting = next(each for each in reversed(kit.sittings) if each.short)
    known = kit.prompts[sitting.scenario]
    prompts: set[str] = set()
    for journey in curious(kit, 200):
        if prompts >= known - kit.rare:
            break
        match = sitting.begin(journey.fate())
        answer, asker = journey.wanderer(kit), Asker(kit, match, journey.seed)
        while not match.over:
            assert match.pending is not None
            if match.pending.prompt not in prompts:
                prompts.add(match.pending.prompt)
                asker.ask()
            match.play(answer(match))
    assert prompts >= known - kit.rare
