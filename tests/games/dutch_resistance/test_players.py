"""Players: the policy gets further than chance, says why, knows only what its seat may know; the search plays."""

from __future__ import annotations

import pytest

from motstand.games.dutch_resistance import GAME
from motstand.games.dutch_resistance.answers import QUESTIONS
from motstand.games.dutch_resistance.choices import SCENARIOS
from motstand.games.dutch_resistance.goals import progress
from motstand.games.dutch_resistance.policy.pick import PRIORITIES
from motstand.games.dutch_resistance.policy.plans import PLANS
from motstand.games.dutch_resistance.state import Dutch
from motstand.kernel.flow import Choice
from motstand.kernel.matches.making import new_match
from motstand.players import RandomPlayer, SearchPlayer, policy
from tests.games.dutch_resistance.kit import table_of
from tests.games.dutch_resistance.table import set_table


def share_done(scenario: str, seed: int, sensible: bool) -> float:
    """How much of the goal was reached in the end."""
    match = new_match(GAME, scenario, ["green"], seed=seed, log=False, options={"level": "easy"})
    player = policy if sensible else RandomPlayer(seed)
    while not match.over:
        match.play(player(match))
    done, wanted = progress(table_of(match))
    return done / max(1, wanted)


@pytest.mark.walk
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_policy_gets_further_than_chance(scenario: str) -> None:
    sensible = sum(share_done(scenario, seed, True) for seed in range(6))
    lucky = sum(share_done(scenario, seed, False) for seed in range(6))
    assert sensible > lucky + 2


def test_every_question_has_its_priorities() -> None:
    assert set(PRIORITIES) == set(QUESTIONS)


@pytest.mark.parametrize("plan", PLANS)
def test_every_plan_plays_a_whole_game(plan: str) -> None:
    match = new_match(GAME, seed=5, log=False).clone()

    def follow(state: object, choice: Choice) -> tuple[object, ...]:
        assert isinstance(state, Dutch)
        return GAME.pick(state, choice, plan)

    assert match.playout(follow) is not None


@pytest.mark.rule("DR-HALT-02", "DR-Q-49")
def test_what_halt_options_do_is_not_looked_at() -> None:
    """Whichever card comes, the policy answers alike: it knows the story alone."""
    for card in ("HALT-01", "HALT-11", "HALT-46"):
        table = set_table(place={"green": "bank"}, occupiers={"C": "soldier"}, fate=[card])
        table.act("go", "C")
        assert policy(table.match) == ("choose", "1")


@pytest.mark.rule("DR-S1-05")
def test_the_policy_recruits_and_says_so() -> None:
    table = set_table(
        place={"green": "farm"}, costs={"farm": "K-01"}, held={"green": "money rations contacts"}, occupiers={}
    )
    pending = table.match.pending
    assert isinstance(pending, Choice)
    option, why = GAME.reason(table.game, pending)
    words = GAME.words(table.match.setup)
    assert option[0] == "point"
    assert words.say(words.reason(why.key, why.values)) == "For the goal, at Farm; next stop Farm."
    table.match.play(option)
    assert policy(table.match) == ("scenario", "recruit")


@pytest.mark.rule("DR-RAID-01")
def test_a_place_that_would_be_raided_is_made_safe() -> None:
    """Two Persons in Hiding are there, and tonight the last Safety would go."""
    table = set_table(scenario="safe_houses", place={"green": "station"}, safety={"station": 1})
    table.match.play(policy(table.match), "green")
    assert policy(table.match) == ("raise",)


def test_the_search_player_plays() -> None:
    match = new_match(GAME, "network", ["green", "blue"], seed=1, log=False)
    player = SearchPlayer(iterations=2, seed=1)
    for _ in range(6):
        option = player(match)
        assert option in match.options
        match.play(option)


def test_a_better_position_is_judged_better() -> None:
    good = set_table(morale=14, alibi={"green": 10, "blue": 10}).game
    bad = set_table(morale=3, alibi={"green": 2, "blue": 10}).game
    assert GAME.evaluate(bad, "green") < GAME.evaluate(good, "green")
