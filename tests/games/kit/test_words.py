"""Whatever a game asks, offers, advises and tells in random play has words, in every language."""

from __future__ import annotations

from typing import Any

import pytest

from motstand.kernel.flow import Choice, JointChoice
from motstand.kernel.game import Setup
from motstand.kernel.matches.fate import ByHand, Seeded
from motstand.kernel.matches.match import Match
from motstand.kernel.words.languages import LANGUAGES
from tests.games.kit.asking import question_for
from tests.games.kit.gamekit import GameKit, Sitting
from tests.games.kit.journeys import games, journeys
from tests.games.kit.registered import of_every_game, of_sittings
from tests.games.opened_lines import family

pytestmark = pytest.mark.walk


@of_every_game
def test_every_version_of_the_rules_says_what_it_touched(kit: GameKit) -> None:
    """People whose table is held are told."""
    scenario, seatings = next(iter(kit.game.scenarios.items()))
    setup = Setup(scenario, seatings[0])
    for language in LANGUAGES:
        words = kit.game.words(setup, language).words
        assert all(words.has(change.key) for change in kit.game.changes_since("1"))


class Listener:
    """Hears everything that is said in a match, in all languages."""

    def __init__(self, kit: GameKit, match: Match) -> None:
        self.kit = kit
        self.match = match
        self.words = [kit.game.words(match.setup, language) for language in LANGUAGES]
        self.heard: set[tuple[str, str]] = set()

    def say(self, phrase: Any) -> list[str]:
        said = [words.say(phrase) for words in self.words]
        assert all(said), phrase
        return said

    def listen(self) -> None:
        """The question, the options if some of a kind are new, the advice and the headline."""
        pending = self.match.pending
        assert isinstance(pending, (Choice, JointChoice))
        self.say(self.words[0].ask(pending))
        for seat in self.match.asked():
            choice = question_for(self.match, seat)
            assert choice is not None
            kinds = {(option[0], choice.prompt) for option in choice.options}
            if not kinds <= self.heard:
                self.heard |= kinds
                self.listen_to_options(seat, choice)
        now = self.kit.game.headline(self.match.state)
        assert all(words.words.format(now.key, now.values) for words in self.words)

    def listen_to_options(self, seat: str, choice: Choice) -> None:
        words, view = self.words[0], self.match.view(seat)
        told = [self.say(words.option(option, choice, view)) for option in choice.options]
        for language in zip(*told, strict=True):
            assert len(set(language)) == len(language), f"two options sound alike at {choice.prompt}: {language}"
        for option in choice.options:
            for phrase in words.groups(option, choice, view):
                self.say(phrase)
            assert len(words.spoken(option)) == len(option)
            for clicks in range(1, len(words.steps(option))):
                assert all(each.words.has(f"step-{option[0]}-{clicks}") for each in self.words), option
        advised, why = self.kit.game.reason(self.match.state, choice)
        assert advised in choice.options
        self.say(words.reason(why.key, why.values))

    def listen_to_log(self) -> None:
        for entry in self.match.log:
            for each in family(entry):
                self.say(self.words[0].entry(each.key, each.values))


@of_sittings()
def test_whole_games_can_be_told(kit: GameKit, sitting: Sitting) -> None:
    for journey in journeys(kit, games(sitting, 8)):
        match = sitting.begin(journey.fate())
        answer, listener = journey.wanderer(kit), Listener(kit, match)
        while not match.over:
            listener.listen()
            match.play(answer(match))
        listener.listen_to_log()


@of_every_game
def test_dice_and_draws_by_hand_have_words(kit: GameKit) -> None:
    sitting = kit.sittings[0]
    match = sitting.begin(ByHand(Seeded(1), cards=True))
    words = [kit.game.words(match.setup, language) for language in LANGUAGES]
    other = Seeded(2)
    asked = 0
    while not match.over and asked < 400:
        pending = match.pending
        assert pending is not None
        assert all(each.say(each.ask(pending)) for each in words)
        decides = isinstance(pending, (Choice, JointChoice))
        match.play(match.options[0] if decides else other.answer(pending))
        asked += 1
