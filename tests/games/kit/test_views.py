"""Views are put together from pieces that other positions had in common; they are what would be made afresh."""

from __future__ import annotations

from motstand.kernel.matches.match import Match
from motstand.kernel.pieces import forget_pieces
from motstand.kernel.state import State
from motstand.server.play.frames import encoded
from tests.games.kit.gamekit import GameKit, Sitting
from tests.games.kit.journeys import Journey, explore, play_on
from tests.games.kit.registered import of_sittings


class Sights:
    """What everybody saw of many positions, one after the other, with a copy of each position."""

    def __init__(self, kit: GameKit) -> None:
        self.game = kit.game
        self.seen: list[tuple[State, list[str], list[bytes]]] = []

    def look(self, match: Match) -> None:
        """Make all views of a match, from the pieces that are known by now."""
        state, seats = match.state, match.seats
        laid_open = self.game.laid_open(state)
        assert laid_open.plain() == self.game.public(state)
        assert encoded(laid_open.sent()) == encoded(laid_open.plain())
        self.seen.append((state.copy(), seats, self.views(state, seats)))

    def views(self, state: State, seats: list[str]) -> list[bytes]:
        """Everything that leaves the table, as it is sent."""
        own = [encoded(self.game.private(state, seat)) for seat in seats]
        return [encoded(self.game.laid_open(state).sent()), *own]

    def check(self) -> None:
        """Look at every position once more, as if it were the first that was ever seen."""
        for state, seats, seen in self.seen:
            forget_pieces()
            assert self.views(state, seats) == seen


@of_sittings(short=True, small_games=True)
def test_a_view_of_pieces_is_the_view_made_afresh(kit: GameKit, sitting: Sitting) -> None:
    """In play, after every undo, in clones that play on alone, and after going back."""

    def looked_at(journey: Journey) -> None:
        sights = Sights(kit)
        match = sitting.begin(journey.fate(), practice=True)

        def look() -> None:
            sights.look(match)
            if match.number % 5 == journey.seed % 5 and not match.over:
                twin = match.clone()
                seat = twin.seat
                twin.play(twin.options[-1])
                sights.look(twin)
                twin.undo(seat)
                sights.look(twin)

        play_on(kit, match, journey, look)
        match.go_back(match.number // 2)
        sights.look(match)
        sights.check()

    explore(kit, sitting, 4, looked_at)
