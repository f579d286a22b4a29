"""What a seat cannot know changes nothing that it sees, is asked, may answer or can read.

Two games run side by side. In the second, cards that a seat has never seen have changed places: those in the hands of
others with those in their decks. Every seat gives the same answers, the dice fall the same, and a card drawn in the
first is its counterpart in the second. For that seat the two games must be one and the same, byte for byte; and what
the others are asked must be the same too, since being asked is something that everybody at the table notices.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from motstand.games.kampen_om_norge.components import FACTIONS
from motstand.games.kampen_om_norge.state import Kampen
from motstand.kernel.fate import ByHand, Seeded
from motstand.kernel.flow import ALL, Draw, JointChoice, Option, Roll
from motstand.kernel.journal import CHOICE, Answer
from motstand.kernel.match import Match
from motstand.kernel.record import read_record, write_record
from tests.games.kampen_om_norge.invariants import Inspector, table_of
from tests.games.kampen_om_norge.random_games import (
    QUIET,
    Journey,
    Sitting,
    play_on,
    seeded_journeys,
    sittings,
)
from tests.games.soak import many

Swap = dict[str, str]
"""For each card that changes places, the card that lies in its place in the second game."""


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
            "outcome": None if match.outcome is None else match.outcome.data(),
        }
    )


def remembered(match: Match, seat: str | None) -> str:
    """All that a seat can read about the past."""
    answers = [
        [given.kind, given.seat, given.value if given.seen_by is None or seat in given.seen_by else None]
        for given in match.journal
    ]
    return json.dumps({"log": match.log_for(seat), "answers": answers})


# -- what it does not ----------------------------------------------------------------------------------------


def hidden_factions(game: Kampen, seat: str | None) -> list[int]:
    return [faction for faction in range(len(FACTIONS)) if game.seats[faction] != seat]


def swap_unseen(game: Kampen, answers: list[Answer], seat: str | None, fate: Seeded) -> Swap:
    """Exchange unseen cards between the hands of others and their decks.

    A card that somebody has named is known. Copies of it with a lower number stay where they are, too: of equal cards
    only the first is offered, so they would have been named instead.
    """
    named = {part for given in answers if given.kind == CHOICE for part in given.value if part in game.box.cards}
    swap: Swap = {}
    for faction in hidden_factions(game, seat):
        hand = [card for card in sorted(game.hands[faction]) if unseen(game, card, named)]
        deck = [card for card in sorted(game.decks[faction].rest) if unseen(game, card, named)]
        fate.shuffle(hand)
        fate.shuffle(deck)
        for held, other in zip(hand, deck, strict=False):
            swap[held], swap[other] = other, held
    return swap


def unseen(game: Kampen, id: str, named: set[str]) -> bool:
    card = game.card(id)
    return not any(
        (game.card(other).kind.id, game.card(other).symbols, game.card(other).kind.deck)
        == (card.kind.id, card.symbols, card.kind.deck)
        and other >= id
        for other in named
    )


class Pair:
    """The two games, in which everything happens to both."""

    def __init__(self, sitting: Sitting, seat: str | None, swap: Swap) -> None:
        self.seat = seat
        self.swap = swap
        self.one = sitting.begin(ByHand(Seeded(1), dice=True, cards=True))
        self.other = sitting.begin(ByHand(Seeded(1), dice=True, cards=True))
        self.compared = 0

    def compare(self) -> None:
        assert seen(self.one, self.seat) == seen(self.other, self.seat), f"{self.seat} notices the exchange"
        self.compared += 1

    def happen(self, answer: Any) -> None:
        """Fate answers; a card that was exchanged is its counterpart in the second game."""
        self.one.play(answer)
        self.other.play(self.swap.get(answer, answer) if isinstance(answer, str) else answer)

    def both_offer(self, asked: str) -> list[Option]:
        others = self.other.options_for(asked)
        return [option for option in self.one.options_for(asked) if option in others]

    def answer(self, asked: str, option: Option) -> bool:
        """A seat answers in both games. False: what it holds forbids that in the second, for all to see."""
        if option not in self.other.options_for(asked):
            assert asked != self.seat, f"{self.seat} is no longer offered {option}"
            return False
        self.one.play(option, asked)
        self.other.play(option, asked)
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
        """The seat plays at random, the others only what is possible without cards, until they cannot."""
        for _ in range(limit):
            pending = self.one.pending
            if isinstance(pending, (Roll, Draw)):
                self.happen(fate.answer(pending))
            elif pending is None or not self.answer_quietly(self.one.seat, fate):
                return
            self.compare()

    def answer_quietly(self, asked: str, fate: Seeded) -> bool:
        options = self.both_offer(asked)
        if asked != self.seat:
            cards = table_of(self.one).box.cards
            options = [option for option in options if not any(part in cards for part in option)]
            options = [option for option in options if option[0] in QUIET] or options
        return bool(options) and self.answer(asked, options[fate.below(len(options))])


# -- the games -----------------------------------------------------------------------------------------------


def journal_of(sitting: Sitting, journey: Journey, length: int) -> Match:
    """A random game up to an answer, and on to the next question."""
    match = sitting.begin(journey.fate())
    play_on(match, journey._replace(length=length), lambda: None)
    return match


def compare_games(sitting: Sitting, games: int, go_on: int) -> None:
    swapped = compared = repeated = pairs = 0
    for journey in seeded_journeys(games)[: many(games)]:
        fate = Seeded(f"exchange {journey.seed}")
        whole = journal_of(sitting, journey, journey.length)
        match = journal_of(sitting, journey, fate.below(whole.number))
        for seat in [*sitting.seats, None]:
            swap = swap_unseen(table_of(match), match.journal, seat, fate)
            pair = Pair(sitting, seat, swap)
            pairs += 1
            try:
                if pair.repeat(match.journal):
                    repeated += 1
                    pair.go_on(fate, go_on)
                assert remembered(pair.one, seat) == remembered(pair.other, seat), f"{seat} reads of the exchange"
            except AssertionError as error:
                swaps = ", ".join(f"{held} for {other}" for held, other in swap.items() if held < other)
                record = write_record(pair.one)
                raise AssertionError(f"{error}; exchanged: {swaps}; the first game:\n{record}") from error
            swapped += len(swap) // 2
            compared += pair.compared
    # Few games may break off, and hardly any may have had nothing to exchange.
    assert repeated >= 0.9 * pairs
    assert swapped >= 2 * pairs
    assert compared >= 50 * pairs


@pytest.mark.parametrize("sitting", sittings("gudbrandsdalen"), ids=repr)
def test_what_a_seat_cannot_know_changes_nothing_for_it(sitting: Sitting) -> None:
    compare_games(sitting, games=12, go_on=150)


@pytest.mark.parametrize("sitting", sittings("basic")[:2], ids=repr)
def test_what_a_seat_cannot_know_changes_nothing_for_it_in_the_campaign(sitting: Sitting) -> None:
    compare_games(sitting, games=4, go_on=300)


def joint_questions(sitting: Sitting, count: int) -> list[Match]:
    """Random games that have come to a question that two seats answer without knowing of each other."""
    found: list[Match] = []
    for journey in seeded_journeys(500):
        match = sitting.begin(journey.fate())
        answer = journey.wanderer()
        while not match.over and len(found) < many(count):
            if isinstance(match.pending, JointChoice) and len(match.asked()) == 2:
                found.append(read_record(write_record(match)))
            match.play(answer(match))
    assert len(found) == many(count)
    return found


def test_an_answer_given_in_secret_stays_secret_until_all_have_answered() -> None:
    for match in joint_questions(sittings("gudbrandsdalen")[1], 20):
        assert isinstance(match.pending, JointChoice)
        assert match.pending.join == ALL
        record = write_record(match)
        for first in match.asked():
            told = set()
            for option in match.options_for(first):
                twin = read_record(record)
                twin.play(option, first)
                for seat in [*match.seats, None]:
                    if seat != first:
                        told.add((seat, seen(twin, seat), remembered(twin, seat)))
            assert len(told) == len(match.seats)


@pytest.mark.parametrize("sitting", sittings("gudbrandsdalen") + sittings("basic"), ids=repr)
def test_an_imagined_game_looks_the_same_to_the_seat_that_imagines_it(sitting: Sitting) -> None:
    for journey in seeded_journeys(5):
        match = sitting.begin(journey.fate())
        answer = journey.wanderer()
        fate = Seeded(f"imagine {journey.seed}")
        changed: list[bool] = []
        while not match.over:
            if match.number % 10 == 0:
                for seat in match.asked():
                    changed.append(imagined_hands_differ(match, seat, fate.fork(match.number)))
            match.play(answer(match))
        assert sum(changed) > 0.5 * len(changed) > 0


def imagined_hands_differ(match: Match, seat: str, fate: Seeded) -> bool:
    imagined = match.imagine(seat, fate)
    assert json.dumps(imagined.view(seat)) == json.dumps(match.view(seat))
    assert imagined.options_for(seat) == match.options_for(seat)
    Inspector(imagined).cards_are_conserved(table_of(imagined))
    return table_of(imagined).hands != table_of(match).hands
