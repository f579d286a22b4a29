"""Tic-tac-toe, the template for a new game: what lies on the table, the rules, and what a seat may see.

Run as a program it plays one game between random players and prints the record.
"""

from __future__ import annotations

from typing import Any

from motstand import new_match, players, register, write_record
from motstand.kernel.errors import SetupError
from motstand.kernel.flow import Choice, Flow, GameOver, Option, Outcome
from motstand.kernel.game import Game, Setup
from motstand.kernel.state import State

SEATS = ["cross", "nought"]
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
LINES_THROUGH = [[line for line in LINES if cell in line] for cell in range(9)]
MARKS: list[Option] = [("mark", cell) for cell in range(9)]


class Board(State):
    """What lies on the table: nine cells, each with the name of the seat that marked it, or ""."""

    __slots__ = ("cells",)

    def __init__(self, phase: str, cells: list[str]) -> None:
        super().__init__(phase)
        self.cells = cells

    def copy(self) -> State:
        return Board(self.phase, self.cells.copy())

    def data(self) -> dict[str, Any]:
        return {"phase": self.phase, "cells": self.cells}


def turn(board: Board) -> Flow[str]:
    """TTT-1: in turn, each seat marks an empty cell. TTT-2: three in a line win. TTT-3: a full board is a draw."""
    cells = board.cells
    options = [mark for mark in MARKS if not cells[mark[1]]]
    seat = SEATS[(9 - len(options)) % 2]
    answer: Option = yield Choice(seat, "turn", options, "TTT-1")
    cell = answer[1]
    cells[cell] = seat
    board.note("marked", "TTT-1", {"seat": seat, "cell": cell})
    for a, b, c in LINES_THROUGH[cell]:
        if cells[a] == cells[b] == cells[c]:
            raise GameOver(Outcome((seat,), "won.line", "TTT-2"))
    if len(options) == 1:
        raise GameOver(Outcome((), "drawn.full", "TTT-3"))
    return "turn"


PHASES = {"turn": turn}


class TicTacToe(Game[Board]):
    """The game as the kernel sees it: it calls a phase by its name, and each ends with the name of the next."""

    def __init__(self) -> None:
        super().__init__("tic-tac-toe", "Tic-tac-toe", {"standard": [SEATS]})

    def start(self, setup: Setup) -> Board:
        if setup.seats != SEATS:
            raise SetupError(f"seats: expected {SEATS}, got {setup.seats}")
        return Board("turn", [""] * 9)

    def flow(self, state: Board) -> Flow[str]:
        return PHASES[state.phase](state)

    def public(self, state: Board) -> dict[str, Any]:
        return {"cells": state.cells.copy()}


GAME = register(TicTacToe())

if __name__ == "__main__":
    match = new_match("tic-tac-toe")
    player = players.RandomPlayer("any seed will do")
    while not match.over:
        match.play(player(match))
    print(write_record(match), end="")
