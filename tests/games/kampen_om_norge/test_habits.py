"""Habits: the plans that a search of the basic game begins with, and the weights that they are made from."""

from __future__ import annotations

import pytest

from motstand.games.kampen_om_norge.components import GERMANY
from motstand.games.kampen_om_norge.policy.habits import DEFENDERS, HABITS, STEPS, WEIGHTS, plan_of
from motstand.games.kampen_om_norge.policy.plans import PLANS, STEADY, Plan, plan_named
from motstand.games.kampen_om_norge.state import Kampen
from motstand.kernel.matches.making import new_match
from motstand.kernel.matches.match import Match
from motstand.lab.series import Series, finished
from motstand.players.lines import Following, Line
from motstand.players.policy import habit, pending_choice, policy
from motstand.players.search import SearchPlayer
from tests.games.kampen_om_norge.table import Table, set_table

SIDES = ["germany", DEFENDERS]


def table_of(match: Match) -> Kampen:
    state = match.state
    assert isinstance(state, Kampen)
    return state


def first_movement() -> Match:
    """The first question of a basic game that has several answers."""
    match = new_match("kampen-om-norge", "basic", SIDES, seed="habits", log=False)
    while match.state.phase != "movement":
        match.play(policy(match))
    return match


def held_by_germany(narvik: str) -> Table:
    """All cities are German but for Narvik, which is whose one says."""
    one = "1 germany"
    return set_table(oslo=one, kristiansand=one, stavanger=one, bergen=one, trondheim=one, narvik=narvik)


@pytest.mark.parametrize("side", SIDES)
def test_every_weight_is_one_of_a_plan_and_has_a_step(side: str) -> None:
    weights = WEIGHTS["basic"][side]
    for weight in weights:
        kind, _, city = weight.removeprefix("holding.").partition(".")
        assert HABITS.step(weight) == STEPS[kind]
        assert city in ("", "oslo", "kristiansand", "stavanger", "bergen", "trondheim", "narvik")
        assert city or isinstance(getattr(STEADY, kind), float)
    assert set(STEPS) >= {weight.removeprefix("holding.").partition(".")[0] for weight in weights}


def test_a_plan_has_its_weights_by_field_and_by_city() -> None:
    game = table_of(first_movement())
    plan = plan_of(game, "trial", {"chance": 0.3, "want.narvik": 2.0, "hold.oslo": 1.5, "holding.guard": 0.1})
    narvik, oslo = (game.box.board.index[city] for city in ("narvik", "oslo"))
    assert (plan.chance, plan.guard) == (0.3, Plan("plain").guard)
    assert (plan.want(narvik), plan.want(oslo)) == (2.0, 0.0)
    # One that always stays, one and a half more, and 0.7 for each of four enemies.
    assert plan.guarded(game, oslo, 4) == int(1 + 1.5 + 4 * 0.7)
    assert plan.holding is not None
    assert (plan.holding.chance, plan.holding.guard, plan.holding.want(narvik)) == (0.3, 0.1, 2.0)


def test_areas_that_a_pack_adds_are_not_wanted_more_than_others() -> None:
    """A plan is made once, and a table with a larger board may follow it."""
    game = table_of(first_movement())
    plan = plan_of(game, "trial", {"want.narvik": 2.0, "hold.oslo": 1.5})
    beyond = len(game.box.board.ids)
    assert plan.want(beyond) == 0.0
    assert plan.guarded(game, beyond, 4) == Plan("plain").guarded(game, beyond, 4)


def test_a_plan_changes_while_germany_holds_all() -> None:
    missing, all_held = (table_of(held_by_germany(narvik=whose).match) for whose in ("1 norway", "1 germany"))
    name = HABITS.plan(missing, missing.seats[GERMANY])
    assert plan_named(missing, name) is PLANS[name]
    assert plan_named(all_held, name) is PLANS[name].holding


def test_weights_that_are_followed_make_another_plan() -> None:
    game = table_of(first_movement())
    today = HABITS.weights("basic", "germany")
    plan = plan_named(game, HABITS.plan(game, "germany"))
    HABITS.follow("basic", "germany", {"chance": 0.99})
    assert plan_named(game, HABITS.plan(game, "germany")).chance == 0.99
    HABITS.follow("basic", "germany", today)
    assert plan_named(game, HABITS.plan(game, "germany")).chance == plan.chance


def test_the_german_deck_is_the_clock_of_weights_that_change() -> None:
    game = table_of(first_movement())
    plan = Plan("late")
    plan.later_chance = 0.4
    whole = len(game.scenario.deck[GERMANY])
    drawn = whole - len(game.decks[GERMANY])
    assert drawn > 0
    assert plan.needed(game) == pytest.approx(plan.chance + 0.4 * drawn / whole)


def test_other_scenarios_begin_with_policy() -> None:
    for scenario in ("gudbrandsdalen", "advanced"):
        match = new_match("kampen-om-norge", scenario, SIDES, seed="habits", log=False)
        assert HABITS.plan(table_of(match), "germany") == ""
        assert HABITS.weights(scenario, "germany") == {}
        assert habit(match) == policy(match)


def test_a_search_begins_with_its_habit_and_compares_policy_with_it() -> None:
    match = first_movement()
    lines = SearchPlayer(iterations=8, seed=1).lines(match, pending_choice(match))
    assert lines[0].plan == HABITS.plan(table_of(match), "germany") != ""
    assert lines[0].answers[0] == habit(match)
    assert "" in [line.plan for line in lines]


def test_a_search_expects_the_habit_of_the_other_side() -> None:
    """Whoever expects plain policy of a searching opponent loses to it: Germany won 5 of 40 games so."""
    match = first_movement()
    defender = Following(match.game, DEFENDERS, Line([], HABITS.plan(table_of(match), DEFENDERS)))
    met, of_policy = set(), set()
    while not match.over and table_of(match).round < 6:
        choice = pending_choice(match)
        if choice.seat == "germany":
            answer = defender.pick(match.state, choice)
            met.add(answer == habit(match))
            of_policy.add(answer == policy(match))
            match.play(answer)
        else:
            match.play(policy(match))
    assert met == {True}
    assert of_policy == {True, False}


@pytest.mark.walk
@pytest.mark.parametrize("side", SIDES)
def test_the_habit_of_a_side_beats_policy_far_more_often_than_policy_does(side: str) -> None:
    won = {"habit": 0, "policy": 0}
    for player in won:
        series = Series("kampen-om-norge", "basic", {**dict.fromkeys(SIDES, "policy"), side: player}, 40, 77)
        won[player] = sum(side in finished(series, number)[1].winners for number in range(40))
    assert won["habit"] >= 28
    assert won["habit"] > won["policy"] + 6
