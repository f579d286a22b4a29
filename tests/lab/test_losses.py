"""What decisions cost: exact where the chances are known, fair to what a seat could know, and the same for a seed."""

from __future__ import annotations

import pytest

from motstand import new_match, players
from motstand.kernel.flow import Choice, Option
from motstand.kernel.learned import Learning, Value
from motstand.kernel.matches.fate import Scripted
from motstand.kernel.matches.match import Match
from motstand.lab import losses
from tests.lab.test_luck import Duel

GAMES = [("kampen-om-norge", "gudbrandsdalen"), ("halls-of-hegra", "recruit"), ("crown-and-courage", "recruit")]


class LearnedDuel(Duel):
    """A duel of which something was learned: that there is no stage in which it could stop before its end."""

    def value(self, scenario: str) -> Value | None:
        return Value([], {}, {})

    def learning(self) -> Learning | None:
        return Learning(lambda state, seat: {}, lambda state, seat: "", lambda state: 0, lambda state, seat: 1)


def fought(answer: str, die: int) -> Match:
    match = new_match(LearnedDuel(), fate=Scripted([die]))
    match.play((answer,))
    return match


def begun(game: str, scenario: str, answers: int) -> Match:
    """A game whose players leave policy at every seventh answer."""
    match = new_match(game, scenario, seed=6)
    while match.number < answers:
        match.play(match.options[-1] if match.number % 7 == 0 else players.policy(match))
    return match


@pytest.mark.parametrize("die", [1, 6])
def test_a_bold_stroke_costs_a_sixth_whatever_the_die_says(die: int) -> None:
    (decision,) = losses.decisions(fought("bold", die))
    found = losses.judged(decision, 2000, "a duel")
    assert found.better == [("careful",)]
    assert found.lost == pytest.approx(1 / 6, abs=0.04)
    assert 0.0 < found.error < 0.03
    assert losses.costliest([found], "knight", 3) == [found]


def test_the_better_answer_costs_nothing() -> None:
    (decision,) = losses.decisions(fought("careful", 1))
    found = losses.judged(decision, 400, "a duel")
    assert (found.better, found.lost) == ([("careful",)], 0.0)
    assert losses.costliest([found], "knight", 3) == []


def test_nothing_is_judged_of_which_nothing_was_learned() -> None:
    match = new_match(Duel(), fate=Scripted([6]))
    match.play(("bold",))
    assert losses.decisions(match) == []


@pytest.mark.parametrize(("game", "scenario"), GAMES)
def test_every_answer_with_a_choice_belongs_to_one_decision(game: str, scenario: str) -> None:
    match = begun(game, scenario, 90)
    found = losses.decisions(match)
    covered: dict[int, Option] = {}
    for decision in found:
        for place, answer in enumerate(decision.answers):
            assert decision.number + place not in covered
            covered[decision.number + place] = answer
        pending = decision.match.pending
        assert isinstance(pending, Choice)
        assert pending.seat == decision.seat
        assert decision.answers[0] in pending.options
    assert {number: match.journal[number].value for number in covered} == covered
    assert any(len(decision.answers) > 1 for decision in found)


@pytest.mark.parametrize(("game", "scenario"), GAMES)
def test_a_line_is_said_where_it_differs(game: str, scenario: str) -> None:
    match = begun(game, scenario, 90)
    words = match.game.words(match.setup)
    decision = max(losses.decisions(match), key=lambda one: len(one.answers))
    assert losses.said(words, decision, decision.answers, decision.answers) == []
    assert len(losses.said(words, decision, decision.answers, [])) == len(decision.answers)
    said = losses.said(words, decision, decision.answers, decision.answers[1:])
    assert len(said) == 1
    assert words.say(said[0])


def test_the_same_seed_judges_the_same() -> None:
    found = losses.decisions(begun("halls-of-hegra", "recruit", 40))[:4]
    heard: list[int] = []
    one = losses.losses(found, 8, "seed", heard.append)
    other = losses.losses(found, 8, "seed")
    assert [(each.better, each.lost, each.error) for each in one] == [
        (each.better, each.lost, each.error) for each in other
    ]
    assert heard == [1, 2, 3, 4]


def test_rollouts_follow_from_the_time() -> None:
    found = losses.decisions(begun("halls-of-hegra", "recruit", 12))[:2]
    assert losses.rollouts_within(found, 1e-9) == losses.FEWEST
    assert losses.rollouts_within(found, 1e9) == losses.MOST
    assert losses.rollouts_within([], 1.0) == losses.MOST
