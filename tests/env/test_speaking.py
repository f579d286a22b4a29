"""Answers word by word mean the same as whole answers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from motstand.env.lists import Numbered
from motstand.env.speaking import END, SPARE, Speaker
from motstand.kernel.errors import NotOffered, SetupError
from motstand.kernel.flow import Choice, Flow, GameOver, Option, Outcome
from motstand.kernel.game import Game, Setup
from motstand.kernel.matches.fate import Seeded
from motstand.kernel.matches.making import new_match
from motstand.kernel.matches.match import Match
from motstand.kernel.state import State
from tests.env.games import begun, laid_out, of_every_game


def spoken(speaker: Speaker) -> Iterator[tuple[Speaker, Option]]:
    """Every answer that can be given from here, and how the match goes on after it."""
    number = speaker.match.number
    for word in speaker.legal:
        twin = speaker.clone()
        twin.say(word)
        if twin.match.number == number:
            yield from spoken(twin)
        else:
            answer: Option = twin.match.journal[number].value
            yield twin, answer


@of_every_game
def test_every_option_can_be_said_and_nothing_else(game: str) -> None:
    laid = laid_out(game)
    for seed in range(3):
        for words in (0, 5, 15, 40):
            speaker = begun(laid, seed, words)
            if speaker.match.over:
                continue
            offered = speaker.match.options
            answers = [answer for _, answer in spoken(laid_anew(speaker))]
            assert len(answers) == len(offered)
            assert set(answers) == set(offered)


def laid_anew(speaker: Speaker) -> Speaker:
    """The same question with nothing said yet."""
    return Speaker(speaker.match.clone(), speaker.words)


@of_every_game
def test_no_question_has_one_answer(game: str) -> None:
    laid = laid_out(game)
    speaker = begun(laid, 7, 0)
    while not speaker.match.over:
        assert len(speaker.legal) > 1
        assert speaker.legal == sorted(set(speaker.legal))
        assert speaker.seat in laid.seats
        speaker.say(speaker.legal[speaker.match.number % len(speaker.legal)])
    assert speaker.legal == []


@of_every_game
def test_a_clone_goes_its_own_way_in_the_middle_of_an_answer(game: str) -> None:
    laid = laid_out(game)
    for words in range(12):
        speaker = begun(laid, 3, words)
        twin = speaker.clone()
        assert (twin.seat, twin.said, twin.legal) == (speaker.seat, speaker.said, speaker.legal)
        before = (list(speaker.said), list(speaker.legal), speaker.match.number)
        twin.say(twin.legal[-1])
        assert (speaker.said, speaker.legal, speaker.match.number) == before
        speaker.say(speaker.legal[-1])
        assert (twin.said, twin.legal, twin.match.journal[-1].value) == (
            speaker.said,
            speaker.legal,
            speaker.match.journal[-1].value,
        )


def test_a_word_that_cannot_follow_changes_nothing() -> None:
    speaker = begun(laid_out("halls-of-hegra"), 1, 4)
    before = (list(speaker.said), speaker.match.number)
    wrong = next(word for word in range(len(speaker.words)) if word not in speaker.legal)
    for word in (wrong, -1, 10**6):
        with pytest.raises(NotOffered):
            speaker.say(word)
    assert (speaker.said, speaker.match.number) == before


class Table(State):
    """Nothing but the phase."""

    __slots__ = ()

    def copy(self) -> State:
        return Table(self.phase)

    def data(self) -> dict[str, Any]:
        return {"phase": self.phase}


class OneQuestion(Game[Table]):
    """A game of one question; whatever is answered ends it."""

    def __init__(self, options: list[Option]) -> None:
        super().__init__("one-question", "One question", {"standard": [["north"]]})
        self.options = options

    def start(self, setup: Setup) -> Table:
        return Table("asking")

    def flow(self, state: Table) -> Flow[str]:
        yield Choice("north", "question", self.options)
        raise GameOver(Outcome(("north",), "answered"))

    def public(self, state: Table) -> dict[str, Any]:
        return {}


def offered(*options: Option) -> Match:
    """A match in which these options are offered."""
    return new_match(OneQuestion(list(options)), seed=1)


def answered(match: Match) -> Option:
    """The answer that was given."""
    assert match.over
    answer: Option = match.journal[0].value
    return answer


WORDS = Numbered("the words of a test", 1, [END, "go", "stay", "a", "b", "1", "2", *SPARE])


def test_an_answer_that_begins_a_longer_one_is_ended_by_a_word() -> None:
    match = offered(("go",), ("go", "a", 1), ("go", "a", 2))
    speaker = Speaker(match, WORDS)
    assert [speaker.spelled(word) for word in speaker.said] == ["go"]
    assert [speaker.spelled(word) for word in speaker.legal] == [END, "a"]
    speaker.say(0)
    assert answered(match) == ("go",)


def test_words_that_alone_can_follow_are_said_by_themselves() -> None:
    match = offered(("go", "a", 1), ("go", "a", 2), ("stay",))
    speaker = Speaker(match, WORDS)
    speaker.say(1)
    assert [speaker.spelled(word) for word in speaker.said] == ["go", "a"]
    speaker.say(6)
    assert answered(match) == ("go", "a", 2)


def test_a_question_with_one_option_is_answered_by_itself() -> None:
    match = offered(("stay",))
    Speaker(match, WORDS)
    assert answered(match) == ("stay",)


def test_words_that_are_not_listed_have_spare_ids() -> None:
    match = offered(("fly",), ("go",), ("dive",))
    speaker = Speaker(match, WORDS)
    assert [speaker.spelled(word) for word in speaker.legal] == ["go", "spare 1", "spare 2"]
    speaker.say(WORDS.id_of("spare 2"))
    assert answered(match) == ("fly",)


def test_too_many_words_that_are_not_listed_are_named() -> None:
    expected = "expected at most 8 words beside the words of a test, version 1, got x0, x1, x2, x3, x4, x5, x6, x7, x8"
    with pytest.raises(SetupError, match=expected):
        Speaker(offered(*[(f"x{number}",) for number in range(9)]), WORDS)


def test_the_same_seed_asks_the_same_questions() -> None:
    laid = laid_out("halls-of-hegra")
    one, other = laid.speaker(Seeded(5)), laid.speaker(Seeded(5))
    while not one.match.over:
        assert one.legal == other.legal
        word = one.legal[len(one.said) % len(one.legal)]
        one.say(word)
        other.say(word)
    assert one.match.outcome == other.match.outcome
