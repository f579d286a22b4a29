"""Luck and decisions of a finished game: exact where the value is known, and sums that add up."""

from __future__ import annotations

from typing import Any

import pytest

from examples.tic_tac_toe import LINES, SEATS, Board, TicTacToe
from motstand import new_match, players
from motstand.kernel.flow import Choice, Flow, GameOver, Option, Outcome, Roll
from motstand.kernel.game import Game, Setup
from motstand.kernel.matches.fate import Scripted
from motstand.kernel.matches.match import Match
from motstand.kernel.state import State
from motstand.lab.luck import Analysis


class Thoughtful(TicTacToe):
    """Tic-tac-toe with a policy: win, else hinder, else the first free cell."""

    def pick(self, state: Board, choice: Choice, plan: str = "") -> Option:
        other = next(seat for seat in SEATS if seat != choice.seat)
        for seat in (choice.seat, other):
            for option in choice.options:
                cells = state.cells[:]
                cells[option[1]] = seat
                if any(cells[a] == cells[b] == cells[c] == seat for a, b, c in LINES):
                    return option
        return choice.options[0]


class Duel(Game):
    """One die: on 5 or 6 the bold win, on 4, 5 or 6 the careful. The policy is careful."""

    def __init__(self) -> None:
        super().__init__("duel", "Duel", {"standard": [["knight"]]})

    def start(self, setup: Setup) -> State:
        return Field("how")

    def flow(self, state: State) -> Flow[str]:
        return duel(state)

    def public(self, state: State) -> dict[str, Any]:
        return {}

    def pick(self, state: State, choice: Choice, plan: str = "") -> Option:
        return ("careful",)


class Field(State):
    """Nothing lies on it."""

    def copy(self) -> State:
        return Field(self.phase)

    def data(self) -> dict[str, Any]:
        return {"phase": self.phase}


def duel(state: State) -> Flow[str]:
    answer: Option = yield Choice("knight", "how", [("bold",), ("careful",)])
    dice: tuple[int, ...] = yield Roll(6, 1, "strike", "knight")
    state.note("struck", "", {"die": dice[0]})
    raise GameOver(Outcome(("knight",) if dice[0] >= (5 if answer == ("bold",) else 4) else (), "over"))


def marked(*cells: int) -> Match:
    match = new_match(Thoughtful())
    for cell in cells:
        match.play(("mark", cell))
    return match


def played(game: str, scenario: str, player: str, seed: int) -> Match:
    match = new_match(game, scenario, seed=seed)
    mind = players.by_name(player, seed)
    while not match.over:
        match.play(mind(match))
    return match


def numbers(analysis: Analysis) -> list[Any]:
    return [(each.answer, each.rollouts, each.wins) for each in analysis.positions]


def test_a_blunder_is_found_and_no_luck_where_there_are_no_dice() -> None:
    """Nought has to stop the row 6-7-8, which would be a draw, and does not: the game is lost in one decision."""
    analysis = Analysis(marked(0, 4, 8, 1, 7, 2, 6))
    analysis.roll(3, seed=1)
    total = analysis.total()
    assert all(total.luck.value(seat) == 0.0 and total.luck.error(seat) == 0.0 for seat in SEATS)
    assert {each.chance(seat) for each in analysis.positions for seat in SEATS} <= {0.0, 1.0}
    changed = {one.stretch.first: one.decision.value("cross") for one in analysis.passages if one.stretch is not None}
    assert changed[5] == 1.0
    assert changed[4] == changed[6] == 0.0
    assert [one.stretch.first for one in analysis.passages if one.stretch is not None and one.stretch.own] == [1, 2, 5]
    assert analysis.points[-1].chance("cross") == 1.0


def test_known_chances_of_a_die() -> None:
    match = new_match(Duel(), fate=Scripted([6]))
    match.play(("bold",))
    analysis = Analysis(match)
    analysis.roll(3000, seed="die")
    (passage,) = analysis.passages
    assert analysis.points[0].chance("knight") == pytest.approx(1 / 2, abs=0.03)
    assert passage.decision.value("knight") == pytest.approx(1 / 3 - 1 / 2, abs=0.05)
    assert passage.luck.value("knight") == pytest.approx(1 - 1 / 3, abs=0.03)
    assert passage.luck.error("knight") == pytest.approx((2 / 9 / 3000) ** 0.5, rel=0.05)
    assert analysis.luckiest("knight", 4) == [passage]
    assert [entry.key for entry in passage.stretch.told_by_luck] == ["struck", "game.over"]  # type: ignore[union-attr]


def test_who_answers_as_policy_would_has_only_luck() -> None:
    match = new_match(Duel(), fate=Scripted([1]))
    match.play(("careful",))
    analysis = Analysis(match)
    analysis.roll(50, seed=2)
    (passage,) = analysis.passages
    assert passage.decision.value("knight") == 0.0
    assert passage.decision.error("knight") == 0.0
    assert passage.luck.value("knight") == -analysis.points[0].chance("knight")


GAMES = [("kampen-om-norge", "gudbrandsdalen"), ("halls-of-hegra", "recruit")]


@pytest.mark.parametrize(("game", "scenario"), GAMES)
@pytest.mark.parametrize("player", ["policy", "random"])
def test_luck_and_decisions_add_up_to_the_whole_way(game: str, scenario: str, player: str) -> None:
    match = played(game, scenario, player, 5)
    analysis = Analysis(match)
    analysis.roll(2, seed=9)
    total, clocks = analysis.total(), analysis.by_clock()
    assert match.outcome is not None
    for seat in match.seats:
        way = analysis.points[-1].chance(seat) - analysis.points[0].chance(seat)
        parts = [total.luck, total.decisions[seat], total.others(seat)]
        assert sum(part.value(seat) for part in parts) == pytest.approx(way, abs=1e-12)
        rounds = sum(one.luck.value(seat) + one.decisions[seat].value(seat) for one in clocks.values())
        assert rounds == pytest.approx(total.luck.value(seat) + total.decisions[seat].value(seat), abs=1e-12)
        assert analysis.points[-1].chance(seat) == (1.0 if seat in match.outcome.winners else 0.0)
        assert player != "policy" or parts[1].value(seat) == parts[1].error(seat) == 0.0
    assert [point.answer for point in analysis.points] == sorted(point.answer for point in analysis.points)


def test_the_same_seed_gives_the_same_chances() -> None:
    match = played("kampen-om-norge", "gudbrandsdalen", "random", 3)
    one, two, other = Analysis(match), Analysis(match), Analysis(match)
    told: list[tuple[int, int]] = []
    one.roll(4, seed=1, tell=lambda done, of: told.append((done, of)))
    two.roll(4, seed=1)
    other.roll(4, seed=2)
    assert numbers(one) == numbers(two) != numbers(other)
    assert told[-1] == (len(one.positions), len(one.positions))


def test_giving_up_is_a_decision() -> None:
    match = played("kampen-om-norge", "gudbrandsdalen", "policy", 3)
    match.go_back(60)
    match.resign("germany")
    analysis = Analysis(match)
    analysis.roll(6, seed=1)
    last = analysis.passages[-1]
    assert last.decision.value("germany") == -analysis.points[-2].chance("germany")
    assert last.luck.value("germany") == 0.0


def test_a_game_that_is_not_over_ends_with_an_estimate() -> None:
    match = played("kampen-om-norge", "gudbrandsdalen", "policy", 3)
    match.go_back(60)
    analysis = Analysis(match)
    analysis.roll(6, seed=1)
    assert analysis.positions[-1].known is None
    assert analysis.positions[-1].rollouts == 6
    assert analysis.rollouts_within(0.0) == 10
