"""Small games of the project that have rules but no words: they are played, copied and recorded like all others."""

from __future__ import annotations

from examples.tic_tac_toe import GAME as TIC_TAC_TOE
from examples.tic_tac_toe import SEATS, Board
from motstand.kernel.matches.match import Match
from tests.games.kit.gamekit import GameKit, Inspector, Sitting
from tests.kernel.harbour import CARGO, HARBOUR, MERCHANTS, Harbour


class BoardInspector(Inspector):
    """Marks are made in turn, one by one."""

    def count(self) -> None:
        state = self.match.state
        assert isinstance(state, Board)
        crosses, noughts = [state.cells.count(seat) for seat in SEATS]
        assert crosses + noughts == self.match.number
        assert crosses - noughts in (0, 1)


class TicTacToeKit(GameKit):
    game = TIC_TAC_TOE
    sittings = [Sitting(TIC_TAC_TOE, "standard", SEATS, {}, "standard", 0.2)]
    prompts = {"standard": {"turn"}}

    def inspector(self, match: Match) -> Inspector:
        return BoardInspector(match)


class HarbourInspector(Inspector):
    """Every cargo is in the warehouse or with a merchant."""

    def count(self) -> None:
        state = self.match.state
        assert isinstance(state, Harbour)
        held = [cargo for goods in state.goods.values() for cargo in goods if cargo in CARGO]
        assert sorted(held + state.warehouse.rest + state.warehouse.top) == sorted(CARGO)


class HarbourKit(GameKit):
    game = HARBOUR
    sittings = [Sitting(HARBOUR, scenario, MERCHANTS, {}, scenario, 0.2) for scenario in HARBOUR.scenarios]

    def inspector(self, match: Match) -> Inspector:
        return HarbourInspector(match)


SMALL_GAMES: list[GameKit] = [TicTacToeKit(), HarbourKit()]
