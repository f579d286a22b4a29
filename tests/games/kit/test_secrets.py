"""What a seat cannot know changes nothing that it sees, is asked, may answer, can read, or is told when it asks.

Two games run side by side. In the second, things that a seat has never seen have changed places: cards in the hands of
others with cards in their decks, cards that only another has looked at. Every seat gives the same answers, the dice
fall the same, and a card drawn in the first is its counterpart in the second. For that seat the two games must be one
and the same, byte for byte; and what the others are asked must be the same too, since being asked is something that
everybody at the table notices.
"""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from motstand.kernel.flow import ALL, Draw, JointChoice, Option, Roll
from motstand.kernel.matches.fate import ByHand, Seeded
from motstand.kernel.matches.journal import CHOICE, Answer
from motstand.kernel.matches.match import Match
from motstand.kernel.matches.record import read_record, write_record
from motstand.kernel.words.languages import LANGUAGES
from motstand.kernel.words.sentences import GameWords
from motstand.server.play.frames import Picture, encoded
from tests.games.kit.asking import answer_to, question_for
from tests.games.kit.gamekit import Begin, GameKit, Sitting
from tests.games.kit.journeys import Journey, games, journeys, play_on
from tests.games.kit.registered import KITS, of_sittings
from tests.games.soak import many

pytestmark = pytest.mark.walk

TABLES = [(kit, name, begin) for kit in KITS for name, begin in kit.secret_tables() if kit.swapped]
JOINT = [(kit, sitting) for kit in KITS for sitting in kit.sittings if repr(sitting) in kit.joint]
HOURS = 20
"""So seldom a seat asks about everything; at questions that are asked over and over less."""


# -- what a seat knows ---------------------------------------------------------------------------------------


def seen(match: Match, seat: str | None) -> str:
    """All that a seat notices of the table now."""
    pending = match.pending
    question = None
    if pending is not None:
        chance = pending.seat if isinstance(pending, (Roll, Draw)) else ""
        question = [type(pending).__name__, pending.prompt, pending.rule, pending.values, chance]
    return json.dumps(
        {
            "number": match.number,
            "asked": match.asked(),
            "question": question,
            "options": match.options_for(seat) if seat is not None else [],
            "view": match.view(seat),
            "headline": repr(match.game.headline(match.state)),
            "outcome": None if match.outcome is None else match.outcome.data(),
        }
    )


def remembered(match: Match, seat: str | None, secret: set[int]) -> str:
    """All that a seat can read about the past; `secret` answers are known to those alone who gave them."""
    answers = [
        [given.kind, given.seat, given.value if is_open(given, seat) and number not in secret else None]
        for number, given in enumerate(match.journal)
    ]
    return json.dumps({"log": match.log_for(seat), "answers": answers})


def is_open(given: Answer, seat: str | None) -> bool:
    return given.seen_by is None or seat in given.seen_by


# -- the two games -------------------------------------------------------------------------------------------


class Pair:
    """The two games, in which everything happens to both."""

    def __init__(self, kit: GameKit, begin: Begin, seat: str | None, swap: dict[str, str], seed: int) -> None:
        self.kit = kit
        self.seat = seat
        self.swap = swap
        self.one = begin(ByHand(Seeded(1), dice=True, cards=True))
        self.other = begin(ByHand(Seeded(1), dice=True, cards=True))
        self.words = [kit.game.words(self.one.setup, language) for language in LANGUAGES]
        self.chance = random.Random(seed)
        self.secret: set[int] = set()
        self.compared = 0
        self.asked = 0

    # -- looking ---------------------------------------------------------------------------------------------

    def compare(self) -> None:
        assert seen(self.one, self.seat) == seen(self.other, self.seat), f"{self.seat} notices the exchange"
        self.compared += 1
        pending = self.one.pending
        if pending is not None and self.compared % (5 * HOURS if pending.prompt in self.kit.often else HOURS) == 1:
            self.compare_answers()

    def compare_answers(self) -> None:
        """What the seat is told when it asks: why not, where numbers come from, the odds, a hint, all in words."""
        state = random.Random(self.compared).getstate()
        told = []
        for match in (self.one, self.other):
            self.chance.setstate(state)
            told.append(self.told(match))
        for one, other in zip(*told, strict=True):
            assert one == other, f"{self.seat} is told of the exchange: {one} and {other}"
        self.asked += len(told[0])

    def told(self, match: Match) -> list[Any]:
        found: list[Any] = [match.game.odds(match.state)]
        things = self.kit.things(self.one, self.seat or "", self.chance)
        for thing in things:
            entry = match.game.trace(match.state, thing)
            explained = match.game.explain(match.state, self.seat, thing)
            found += [[thing, None if each is None else each.data()] for each in (entry, explained)]
        if self.seat is not None:
            words = self.words[0]
            for path in [[thing] for thing in things] + [[things[0], thing] for thing in things[:8]]:
                found.append([path, [str(each) for each in answer_to(match, words, self.seat, path)]])
            found += self.hint(match, self.seat)
        return found + self.spoken(match) + self.overheard(match)

    def hint(self, match: Match, seat: str) -> list[Any]:
        """What a sensible player would answer in the seat's place, knowing what it knows."""
        choice = question_for(match, seat)
        if choice is None:
            return []
        return [repr(match.game.reason(match.imagine(seat, Seeded(match.number)).state, choice))]

    def overheard(self, match: Match) -> list[Any]:
        """In a cooperative game everybody hears what others are asked, and what a bot would do there and why."""
        if not match.game.cooperative:
            return []
        picture = Picture(match, self.words[0])
        found: list[Any] = []
        for asked in match.asked():
            choice = picture.choice(asked)
            assert choice is not None
            reason = match.game.reason(match.without_secrets(Seeded(match.number)), choice)
            found += [encoded(picture.open_question(asked)), repr(reason)]
        return found

    def spoken(self, match: Match) -> list[str]:
        """The question and the seat's options in words."""
        pending = match.pending
        if pending is None or self.seat is None or self.seat not in match.asked():
            return []
        view = match.view(self.seat)
        options = match.options_for(self.seat)[:20]
        return [sentence for words in self.words for sentence in sentences(words, match, options, view)]

    # -- playing ---------------------------------------------------------------------------------------------

    def happen(self, answer: Any) -> None:
        """Fate answers; a card that was exchanged is its counterpart in the second game."""
        self.one.play(answer)
        self.other.play(self.swap.get(answer, answer) if isinstance(answer, str) else answer)

    def both_offer(self, asked: str) -> list[Option]:
        others = self.other.options_for(asked)
        return [option for option in self.one.options_for(asked) if option in others]

    def answer(self, asked: str, option: Option) -> bool:
        """A seat answers in both games. False: what it holds forbids that in the second, for all to see."""
        same = option
        pending = self.one.pending
        assert pending is not None
        if pending.prompt in self.kit.secret_answers and asked != self.seat:
            same = self.kit.counterpart(self.other, option, self.swap)
            self.secret.add(self.one.number)
        if same not in self.other.options_for(asked):
            assert asked != self.seat, f"{self.seat} is no longer offered {option}"
            return False
        self.one.play(option, asked)
        self.other.play(same, asked)
        return True

    def repeat(self, answers: list[Answer]) -> bool:
        """Play a journal in both games and compare at every step."""
        for given in answers:
            self.compare()
            if given.kind != CHOICE:
                self.happen(given.value)
            elif not self.answer(given.seat, given.value):
                return False
        self.compare()
        return True

    def go_on(self, fate: Seeded, limit: int) -> None:
        """The seat plays at random, the others only what is possible without secrets, until they cannot.

        Or until something that was exchanged is drawn before its eyes: then the seat knows better.
        """
        for _ in range(limit):
            pending = self.one.pending
            if isinstance(pending, (Roll, Draw)):
                answer = fate.answer(pending)
                if isinstance(pending, Draw) and answer in self.swap and self.sees(pending):
                    return
                self.happen(answer)
            elif pending is None or not self.answer_quietly(self.one.seat, fate):
                return
            self.compare()

    def sees(self, drawn: Draw) -> bool:
        """Does the seat learn what is drawn?"""
        return drawn.seen_by is None or self.seat in drawn.seen_by

    def answer_quietly(self, asked: str, fate: Seeded) -> bool:
        options = self.both_offer(asked)
        if asked != self.seat:
            secrets = self.kit.secrets(self.one)
            options = [option for option in options if not any(part in secrets for part in option)]
            options = [option for option in options if self.words[0].is_quiet(option)] or options
        return bool(options) and self.answer(asked, options[fate.below(len(options))])


def sentences(words: GameWords, match: Match, options: list[Option], view: dict[str, Any]) -> list[str]:
    """A question and some of its options in one language."""
    pending = match.pending
    assert pending is not None
    return [words.say(words.ask(pending)), *[words.say(words.option(option, pending, view)) for option in options]]


# -- the games -----------------------------------------------------------------------------------------------


def journal_of(kit: GameKit, begin: Begin, journey: Journey, length: int) -> Match:
    """A random game up to an answer, and on to the next question."""
    match = begin(journey.fate())
    play_on(kit, match, journey._replace(length=length), lambda: None)
    return match


@pytest.mark.parametrize(("kit", "name", "begin"), TABLES, ids=[name for _, name, _ in TABLES])
def test_what_a_seat_cannot_know_changes_nothing_for_it(kit: GameKit, name: str, begin: Begin) -> None:
    swapped = compared = repeated = pairs = asked = 0
    for journey in journeys(kit, kit.secret_games(name)):
        fate = Seeded(f"exchange {journey.seed}")
        whole = journal_of(kit, begin, journey, journey.length)
        match = journal_of(kit, begin, journey, kit.moment(whole, fate))
        for seat in [*match.seats, None]:
            swap = kit.swap(match, seat, fate)
            pair = Pair(kit, begin, seat, swap, journey.seed)
            pairs += 1
            try:
                if pair.repeat(match.journal):
                    repeated += 1
                    pair.go_on(fate, kit.go_on)
                past = [remembered(each, seat, pair.secret) for each in (pair.one, pair.other)]
                assert past[0] == past[1], f"{seat} reads of the exchange"
            except AssertionError as error:
                swaps = ", ".join(f"{held} for {other}" for held, other in swap.items() if held < other)
                record = write_record(pair.one)
                raise AssertionError(f"{error}; exchanged: {swaps}; the first game:\n{record}") from error
            swapped += len(swap) // 2
            compared += pair.compared
            asked += pair.asked
    # Few games may break off, and hardly any may have had nothing to exchange.
    assert repeated >= 0.9 * pairs
    assert swapped >= kit.swapped * pairs
    assert compared >= kit.compared * pairs
    assert asked > 0


def joint_questions(kit: GameKit, sitting: Sitting, count: int) -> list[Match]:
    """Random games that have come to a question that several seats answer without knowing of each other."""
    found: list[Match] = []
    for journey in journeys(kit, 500):
        match = sitting.begin(journey.fate())
        answer = journey.wanderer(kit)
        while not match.over and len(found) < count:
            pending = match.pending
            if isinstance(pending, JointChoice) and pending.join == ALL and len(match.asked()) > 1:
                found.append(read_record(write_record(match)))
            match.play(answer(match))
    return found


@pytest.mark.parametrize(("kit", "sitting"), JOINT, ids=[repr(sitting) for _, sitting in JOINT])
def test_an_answer_given_in_secret_stays_secret_until_all_have_answered(kit: GameKit, sitting: Sitting) -> None:
    matches = joint_questions(kit, sitting, many(20))
    assert len(matches) == many(20)
    for match in matches:
        record = write_record(match)
        for first in match.asked():
            told = set()
            for option in match.options_for(first):
                twin = read_record(record)
                twin.play(option, first)
                told |= {(seat, seen(twin, seat), remembered(twin, seat, set())) for seat in others(match, first)}
            assert len(told) == len(match.seats)


def others(match: Match, seat: str) -> list[str | None]:
    """All other seats, and a spectator."""
    return [*[each for each in match.seats if each != seat], None]


@of_sittings()
def test_an_imagined_game_looks_the_same_to_the_seat_that_imagines_it(kit: GameKit, sitting: Sitting) -> None:
    for journey in journeys(kit, games(sitting, 5)):
        match = sitting.begin(journey.fate())
        answer = journey.wanderer(kit)
        fate = Seeded(f"imagine {journey.seed}")
        changed: list[bool] = []
        while not match.over:
            if match.number % 10 == 0:
                for seat in match.asked():
                    changed.append(imagined_otherwise(kit, match, seat, fate.fork(match.number)))
            match.play(answer(match))
        if kit.hands:
            assert sum(changed) > 0.5 * len(changed) > 0


def imagined_otherwise(kit: GameKit, match: Match, seat: str, fate: Seeded) -> bool:
    """Is something that the seat cannot know different in what it imagines? What it knows is not."""
    imagined = match.imagine(seat, fate)
    assert json.dumps(imagined.view(seat)) == json.dumps(match.view(seat))
    assert imagined.options_for(seat) == match.options_for(seat)
    kit.check_imagined(imagined)
    return imagined.state.data() != match.state.data()
