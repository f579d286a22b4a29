"""The search player at Dutch Resistance: it plans for the group by what its own seat may know."""

from __future__ import annotations

from motstand.games.dutch_resistance.state import Dutch
from motstand.kernel.matches.fate import Seeded
from motstand.kernel.matches.making import match_from, new_match
from motstand.kernel.matches.match import Match
from motstand.players.policy import policy
from motstand.players.search import SearchPlayer


def position(match: Match) -> Dutch:
    """The table as the game itself knows it."""
    state = match.state
    assert isinstance(state, Dutch)
    return state


def turn_of_green(deal: str) -> Match:
    """The first turn of the third round; what Green cannot know is dealt by `deal`."""
    match = new_match("dutch-resistance", "network", ["green", "blue"], seed="search", log=False)
    while position(match).round < 3 or match.state.phase != "turn" or match.seat != "green":
        match.play(policy(match))
    dealt = match.imagine("green", Seeded(deal)).state
    return match_from(match.game, match.setup, dealt, Seeded("search"))


def test_search_acts_only_on_what_its_seat_can_know() -> None:
    """With another Occupier card in Blue's hand it imagines the same worlds and gives the same answers."""
    one, other = turn_of_green("one"), turn_of_green("other")
    assert position(one).occupier_cards[1] != position(other).occupier_cards[1]
    said = []
    for match in (one, other):
        player = SearchPlayer(iterations=8, seed=3)
        said.append((player(match), player.rollouts, player.means()))
    assert said[0] == said[1]
    assert said[0][1] > 0


def test_what_a_position_is_worth_is_the_same_for_all() -> None:
    """Everybody wins or loses together."""
    match = turn_of_green("one")
    value, learning = match.game.value("network"), match.game.learning()
    assert value is not None
    assert learning is not None
    stage = learning.stage(match.state, "green")
    green, blue = (value.chance(stage, learning.features(match.state, seat)) for seat in ("green", "blue"))
    assert green is not None
    assert 0.0 < green < 1.0
    assert green == blue


def test_less_morale_is_worth_less() -> None:
    match = turn_of_green("one")
    value, learning = match.game.value("network"), match.game.learning()
    assert value is not None
    assert learning is not None
    state = position(match)
    before = value.chance(learning.stage(state, "green"), learning.features(state, "green"))
    assert before is not None
    state.morale = 1
    low = value.chance(learning.stage(state, "green"), learning.features(state, "green"))
    assert low is not None
    assert low < before
