"""Why not? At every question of random games: what is offered has nothing against it, everything else a reason."""

from __future__ import annotations

import random

import pytest

from motstand.games.kampen_om_norge import GAME
from motstand.games.kampen_om_norge.answers import ANSWERS, AREA, CARD, QUESTIONS
from motstand.games.kampen_om_norge.components import FACTIONS
from motstand.games.kampen_om_norge.why_not.reasons import REASONS
from motstand.games.kampen_om_norge.why_not.things import REASONS as REASONS_TO_WAIT
from motstand.kernel.answers import Kind
from motstand.kernel.fate import Seeded
from motstand.kernel.flow import Choice
from motstand.kernel.match import Match
from motstand.kernel.messages import Message
from motstand.kernel.objections import NothingAgainst, Thing, why_not
from motstand.kernel.rulebook import read_rulebook
from motstand.kernel.words import GameWords
from tests.games.kampen_om_norge.asking import LANGUAGES, answer_to, question_for
from tests.games.kampen_om_norge.invariants import table_of
from tests.games.kampen_om_norge.random_games import Sitting, play_on, seeded_journeys, sittings
from tests.games.kampen_om_norge.test_non_interference import Pair, journal_of, swap_unseen
from tests.games.soak import many

BASIC, SHORT = sittings("basic"), sittings("gudbrandsdalen")
# Asked over and over: looked at now and then.
OFTEN = ("movement", "trade", "placement")
BOOK = read_rulebook(GAME.folder())
RULES = {*BOOK.rules, *BOOK.questions}


class Asker:
    """Clicks on everything at the questions of a match, as every seat."""

    def __init__(self, match: Match, seed: int) -> None:
        self.match = match
        self.chance = random.Random(seed)
        self.words = [GAME.words(match.setup, language) for language in LANGUAGES]
        self.prompts: set[str] = set()
        self.met: set[str] = set()
        self.said: set[tuple[str, str]] = set()

    def ask(self) -> None:
        pending = self.match.pending
        if pending is None or (pending.prompt in OFTEN and self.chance.random() > 0.03):
            return
        self.prompts.add(pending.prompt)
        for seat in self.match.seats:
            choice = question_for(self.match, seat)
            if choice is not None:
                self.nothing_is_against_what_is_offered(seat, choice)
                self.something_is_against_all_else(choice)
            self.every_thing_has_an_answer(seat)

    def things(self, seat: str) -> list[Thing]:
        """The areas, the cards that the seat can see, some that it cannot, and what else can be clicked."""
        game = table_of(self.match)
        cards = self.chance.sample(sorted(game.box.cards), 4)
        for faction in range(len(FACTIONS)):
            cards += game.hands[faction] if game.seats[faction] == seat else []
            cards += game.used[faction][-2:]
        things: list[Thing] = [(AREA, area) for area in game.box.board.ids]
        things += [(CARD, card) for card in cards]
        return [*things, (AREA, "sea"), (AREA, "air"), ("number", 1), ("number", 7), ("role", "germany")]

    def nothing_is_against_what_is_offered(self, seat: str, choice: Choice) -> None:
        state = table_of(self.match)
        for option in choice.options:
            assert GAME.objection(state, choice, option) is None, option
        for option in self.chance.sample(choice.options, min(6, len(choice.options))):
            path: list[Thing] = [(kind, which) for kind, which, _ in self.words[0].steps(option)]
            assert not path or option in GAME.meant(state, choice, path), option
            for clicks in range(len(path) + 1):
                with pytest.raises(NothingAgainst):
                    why_not(self.match, self.words[0], seat, path[:clicks])

    def something_is_against_all_else(self, choice: Choice) -> None:
        """All answers that two clicks on areas, or one on a card of the hand and one elsewhere, could mean."""
        game = table_of(self.match)
        ids = game.box.board.ids
        paths: list[list[Thing]] = []
        if any(begins_with_area(kind) for kind in QUESTIONS[choice.prompt].kinds):
            paths += [[(AREA, one)] for one in ids]
            starts = [*self.chance.sample(ids, 5), *self.starts(choice)]
            paths += [[(AREA, one), (AREA, other)] for one in starts for other in ids]
        for hand in game.hands:
            for card in hand:
                paths.append([(CARD, card)])
                paths += [[(CARD, card), (AREA, area)] for area in self.chance.sample(ids, 8)]
                paths += [[(CARD, card), (CARD, other)] for pile in game.used for other in pile[-3:]]
        for path in paths:
            for option in GAME.meant(game, choice, path):
                against = GAME.objection(game, choice, option)
                assert (against is None) == (option in choice.options), (option, against)
                if against is not None:
                    self.can_be_said(against)

    def starts(self, choice: Choice) -> list[str]:
        """Areas from where something is offered."""
        offered = sorted({option[1] for option in choice.options if begins_with_area(ANSWERS[option[0]])})
        known = [area for area in offered if area in table_of(self.match).box.board.index]
        return self.chance.sample(known, min(3, len(known)))

    def every_thing_has_an_answer(self, seat: str) -> None:
        words = self.words[0]
        choice = question_for(self.match, seat)
        for thing in self.things(seat):
            leads = choice is not None and any(begins(words, option, thing) for option in choice.options)
            found = answer_to(self.match, words, seat, [thing])
            assert bool(found) != leads, thing
            for each in found:
                self.can_be_said(each)

    def can_be_said(self, objection: Message) -> None:
        """It has a known rule, and a sentence in every language."""
        self.met.add(objection.key)
        if (objection.key, str(objection.values)) in self.said:
            return
        self.said.add((objection.key, str(objection.values)))
        assert objection.rule in RULES, objection
        for words in self.words:
            assert words.say(words.objection(objection.key, objection.values)), objection


def begins_with_area(kind: Kind) -> bool:
    return bool(kind.parts) and kind.parts[0].kind == AREA


def begins(words: GameWords, option: tuple[object, ...], thing: Thing) -> bool:
    steps = words.steps(option)
    return bool(steps) and (steps[0][0], str(steps[0][1])) == (thing[0], str(thing[1]))


def asked_in(sitting: Sitting, games: int) -> tuple[set[str], set[str]]:
    """The questions that came and the reasons that were met in random games."""
    prompts: set[str] = set()
    met: set[str] = set()
    for journey in seeded_journeys(games):
        match = sitting.begin(journey.fate())
        asker = Asker(match, journey.seed)
        play_on(match, journey, asker.ask)
        prompts |= asker.prompts
        met |= asker.met
    return prompts, met


@pytest.mark.parametrize("sitting", SHORT[: many(len(SHORT))], ids=repr)
def test_every_answer_of_the_short_game_is_offered_or_has_a_reason(sitting: Sitting) -> None:
    prompts, met = asked_in(sitting, 5)
    assert len(prompts) >= 15
    assert len(met) >= 30


@pytest.mark.parametrize("sitting", BASIC[: many(len(BASIC))], ids=repr)
def test_every_answer_of_the_campaign_is_offered_or_has_a_reason(sitting: Sitting) -> None:
    prompts, met = asked_in(sitting, 2)
    assert len(prompts) >= 18
    assert len(met) >= 45


def test_every_reason_has_a_rule_or_takes_it_from_the_question() -> None:
    rules = [rule for rule, _ in REASONS.values()] + list(REASONS_TO_WAIT.values())
    assert {rule for rule in rules if rule} <= RULES


# -- nothing leaks -------------------------------------------------------------------------------------------


class AskingPair(Pair):
    """Two games that differ in what a seat cannot know; it asks about all cards of the box, and some areas."""

    def __init__(self, sitting: Sitting, seat: str, swap: dict[str, str]) -> None:
        super().__init__(sitting, seat, swap)
        self.asking = seat
        self.words = GAME.words(self.one.setup)
        self.asked = 0

    def compare(self) -> None:
        super().compare()
        pending = self.one.pending
        if pending is None or self.compared % (20 if pending.prompt in OFTEN else 4):
            return
        for path in self.paths():
            told = [answer_to(match, self.words, self.asking, path) for match in (self.one, self.other)]
            assert told[0] == told[1], f"{self.asking} hears of the exchange at {pending.prompt}: {path}"
            self.asked += 1

    def paths(self) -> list[list[Thing]]:
        game = table_of(self.one)
        areas = game.box.board.ids[self.compared % 5 :: 5]
        own = [card for faction, hand in enumerate(game.hands) if game.seats[faction] == self.asking for card in hand]
        paths: list[list[Thing]] = [[(CARD, card)] for card in game.box.cards]
        paths += [[(AREA, area)] for area in areas]
        paths += [[(AREA, areas[0]), (AREA, area)] for area in areas]
        return paths + [[(CARD, card), (AREA, area)] for card in own for area in areas[:3]]


def ask_in_two_games(sitting: Sitting, games: int) -> int:
    """How often a seat asked in two games that it cannot tell apart."""
    asked = 0
    for journey in seeded_journeys(games):
        fate = Seeded(f"asking {journey.seed}")
        whole = journal_of(sitting, journey, journey.length)
        match = journal_of(sitting, journey, fate.below(whole.number))
        for seat in sitting.seats:
            pair = AskingPair(sitting, seat, swap_unseen(table_of(match), match.journal, seat, fate))
            if pair.repeat(match.journal):
                pair.go_on(fate, 60)
            asked += pair.asked
    return asked


@pytest.mark.parametrize("sitting", [*SHORT[: many(2)], *BASIC[: many(2)]], ids=repr)
def test_what_a_seat_cannot_know_changes_no_answer(sitting: Sitting) -> None:
    assert ask_in_two_games(sitting, 3) > 2_000
