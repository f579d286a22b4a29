"""Making matches: what is left out is filled in, what is unknown is refused."""

from __future__ import annotations

import pytest

from motstand.kernel.errors import SetupError
from motstand.kernel.flow import Choice
from motstand.kernel.game import Setup
from motstand.kernel.matches.fate import ByHand, Scripted, Seeded
from motstand.kernel.matches.making import new_match, started_match, unstarted_match
from motstand.kernel.matches.record import digest
from motstand.kernel.matches.seeds import Seeds
from tests.kernel.harbour import HARBOUR, MERCHANTS, play_all


def test_the_usual_scenario_and_seating_are_the_first() -> None:
    match = new_match(HARBOUR)
    assert (match.setup.scenario, match.seats, match.practice) == ("round", MERCHANTS, False)
    kampen = new_match("kampen-om-norge")
    assert (kampen.setup.scenario, kampen.seats) == ("basic", ["germany", "norway+allies"])


def test_an_unknown_scenario_is_refused_with_the_list_of_known_ones() -> None:
    with pytest.raises(SetupError, match=r"^harbour: no scenario 'siege'; expected one of: round, trade$"):
        new_match("harbour", "siege")


@pytest.mark.parametrize(
    "seats",
    [[], ["germany"], ["germany", "germany"], ["germany", "sweden"], ["germany", "norway"], ["a", "b", "c", "d"]],
)
def test_unknown_seats_are_refused(seats: list[str]) -> None:
    with pytest.raises(SetupError, match=r"^seats: expected "):
        new_match("kampen-om-norge", seats=seats)


def test_unknown_options_are_refused() -> None:
    with pytest.raises(SetupError, match=r"options: expected .*, got weather = 'rain'"):
        new_match("kampen-om-norge", options={"weather": "rain"})


def test_a_seed_is_a_seeded_fate_and_a_given_fate_is_used() -> None:
    one = new_match("kampen-om-norge", seed=9)
    other = new_match("kampen-om-norge", fate=Seeded(9))
    assert digest(one.state) == digest(other.state)
    match = new_match(HARBOUR, options={"phase": "voyage"}, fate=Scripted([6, 6, "wool"]))
    play_all(match, ("sail",))
    assert [given.value for given in match.journal] == [("sail",), (6, 6), "wool"]


def test_without_a_seed_no_two_matches_are_the_same() -> None:
    assert len({digest(new_match("kampen-om-norge").state) for _ in range(5)}) == 5


class OneTwoThree(Seeds):
    """Draws the seeds 1, 2, 3 and so on."""

    def __init__(self) -> None:
        self.last = 0

    def draw(self) -> str:
        self.last += 1
        return str(self.last)


def test_a_seed_that_nobody_gives_is_drawn_from_the_seeds() -> None:
    seeds = OneTwoThree()
    drawn = [digest(new_match("kampen-om-norge", seeds=seeds).state) for _ in range(2)]
    assert drawn == [digest(new_match("kampen-om-norge", seed=seed).state) for seed in (1, 2)]
    new_match("kampen-om-norge", seed=7, seeds=seeds)
    new_match("kampen-om-norge", fate=Seeded(7), seeds=seeds)
    assert seeds.last == 2


def test_the_list_of_seats_is_not_shared() -> None:
    match = new_match(HARBOUR)
    match.setup.seats.append("gold")
    assert new_match(HARBOUR).seats == ["red", "blue", "green"]


def test_a_started_match_stands_at_its_first_decision() -> None:
    setup = Setup("round", MERCHANTS, {"phase": "voyage"})
    assert unstarted_match(HARBOUR, setup, Seeded(1)).pending is None
    match = started_match(HARBOUR, setup, ByHand(Seeded(0), dice=True, cards=True))
    assert isinstance(match.pending, Choice)
    assert match.pending.prompt == "voyage"
    assert match.setup.content == "harbour-content"
