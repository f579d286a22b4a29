"""Players: the policy holds out far more often than chance, can say why, and the search player plays whole games."""

from __future__ import annotations

from motstand.games.halls_of_hegra import GAME
from motstand.games.halls_of_hegra.answers import PLACING
from motstand.games.halls_of_hegra.odds import chance_of_any, chance_of_next, chance_to_pass
from motstand.games.halls_of_hegra.policy.pick import PRIORITIES
from motstand.games.halls_of_hegra.policy.plans import PLANS
from motstand.games.halls_of_hegra.state import Hegra
from motstand.kernel.flow import Choice
from motstand.kernel.matches.fate import Seeded
from motstand.kernel.matches.making import new_match
from motstand.kernel.matches.match import Match
from motstand.kernel.piles import Pile
from motstand.players import RandomPlayer, SearchPlayer, policy
from motstand.players.policy import pending_choice
from tests.games.halls_of_hegra.table import new_table, set_table


def days_held(seed: int, sensible: bool) -> tuple[int, bool]:
    """The last day of a game, and whether it was won."""
    match = new_match(GAME, seed=seed, log=False)
    player = policy if sensible else RandomPlayer(seed)
    while not match.over:
        match.play(player(match))
    state = match.state
    assert isinstance(state, Hegra)
    assert match.outcome is not None
    return state.day, bool(match.outcome.winners)


def test_the_policy_holds_out_longer_than_chance() -> None:
    sensible = [days_held(seed, True) for seed in range(40)]
    lucky = [days_held(seed, False) for seed in range(40)]
    assert sum(won for _, won in sensible) >= 6
    assert sum(won for _, won in lucky) == 0
    assert sum(day for day, _ in sensible) > sum(day for day, _ in lucky) + 80


def test_the_policy_never_wanders_while_placing() -> None:
    """Placing is as short as the plan: nobody is taken back."""
    match = new_match(GAME, seed=3, log=False)
    while not match.over:
        answer = policy(match)
        assert answer[0] != "take_back"
        match.play(answer)


def test_every_plan_plays_a_whole_game() -> None:
    for plan in PLANS:
        match = new_match(GAME, seed=5, log=False).clone()

        def follow(state: object, choice: Choice, plan: str = plan) -> tuple[object, ...]:
            assert isinstance(state, Hegra)
            return GAME.pick(state, choice, plan)

        assert match.playout(follow) is not None


def test_the_search_player_plays() -> None:
    match = new_match(GAME, seed=1, log=False)
    player = SearchPlayer(iterations=4, seed=1)
    for _ in range(6):
        match.play(player(match))
    assert match.number > 6


def test_evaluation_prefers_the_better_table() -> None:
    good = set_table("placing", 8, ready="9 volunteer", positions="soldier . . .", supplies=6, defence=2).game
    bad = set_table("placing", 8, ready="3 volunteer", morgue="3 soldier", surrender=3, supplies=0).game
    assert 0.0 < GAME.evaluate(bad, "commander") < GAME.evaluate(good, "commander") < 1.0


def test_imagining_changes_nothing_that_lies_open() -> None:
    match = new_table(seed=4).match
    twin = match.imagine("commander", Seeded(9))
    assert twin.view("commander") == match.view("commander")


# -- odds ----------------------------------------------------------------------------------------------------


def test_chances_of_a_bag() -> None:
    bag = Pile(["doubt", "doubt", "soldier", "soldier", "soldier", "medic", "medic", "medic"])
    assert chance_of_next(bag, "doubt") == 0.25
    assert round(chance_of_any(bag, "doubt", 2), 4) == round(1 - (6 * 5) / (8 * 7), 4)
    assert chance_of_any(bag, "doubt", 8) == 1.0
    assert (chance_of_next(Pile([]), "doubt"), chance_of_any(Pile([]), "doubt", 3)) == (0.0, 0.0)


def test_chances_to_sneak() -> None:
    assert [round(chance_to_pass(level), 3) for level in (1, 3, 6)] == [0.833, 0.5, 0.0]


def test_odds_of_a_table() -> None:
    table = set_table("recruits", 2, recruit_bag="1 doubt 4 medic", fate=["medic"], suspicion=2)
    odds = GAME.odds(table.game)
    assert odds[0] == {"what": "recruit", "kind": "doubt", "draws": 1, "percent": 25}
    assert {"what": "sneak", "kind": "", "draws": 1, "percent": 67} in odds
    hit = [one for one in odds if one["what"] == "hit"]
    assert hit == [
        {"what": "hit", "kind": "artillery", "draws": 2, "percent": 100},
        {"what": "hit", "kind": "miss", "draws": 2, "percent": 100},
    ]


def test_the_policy_has_priorities_for_every_question() -> None:
    assert set(PRIORITIES) == set(GAME.questions())


def test_a_row_of_placements_is_what_the_policy_would_place_one_by_one() -> None:
    match = new_match(GAME, seed=8, log=False)
    while not match.over:
        choice = pending_choice(match)
        row = match.game.row(match.state, choice)
        assert bool(row) == (choice.prompt == PLACING.prompt)
        for answer in row:
            if answer in choice.options:
                assert policy(match) == answer
                match.play(answer)
                choice = pending_choice(match)
        if not row:
            match.play(policy(match))


# -- plans and their orders ----------------------------------------------------------------------------------


def morning() -> Match:
    """The first morning, where Defenders are placed."""
    match = new_match(GAME, seed=2, log=False)
    while pending_choice(match).prompt != PLACING.prompt:
        match.play(policy(match))
    return match


def placed_by(match: Match, plan: str) -> list[str]:
    """Where a plan would place Defenders, in its order."""
    return [answer[-1] for answer in match.game.row(match.state, pending_choice(match), plan) if answer[0] == "place"]


def test_orders_are_compared_where_defenders_are_placed() -> None:
    match = morning()
    names = match.game.plans(match.state, "commander")
    assert {"runner", "day 1 first bolster", "day 1 without leisure", "day 1 first negotiate"} <= set(names)
    assert "day 1 first field_telephone" not in names
    placings = {tuple(sorted(placed_by(match, name))) for name in names}
    assert len(placings) > 10
    while pending_choice(match).prompt == PLACING.prompt:
        match.play(policy(match))
    assert match.game.plans(match.state, "commander") == list(PLANS)


def test_an_order_comes_before_everything_or_leaves_something_out() -> None:
    match = morning()
    usual = placed_by(match, "")
    assert usual[0] == "negotiate"
    assert placed_by(match, "day 1 first bolster")[:2] == ["bolster", "bolster"]
    assert "negotiate" not in placed_by(match, "day 1 without negotiate")
    both = GAME.joined("day 1 first bolster", "day 1 without negotiate")
    assert placed_by(match, both)[0] == "bolster"
    assert "negotiate" not in placed_by(match, both)
    assert placed_by(match, GAME.joined("runner", "day 1 first repair"))[0] == "repair"


def test_an_order_holds_on_its_day_alone() -> None:
    match = morning()
    assert placed_by(match, "day 2 first bolster") == placed_by(match, "")
    assert placed_by(match, "runner, day 2 without negotiate") == placed_by(match, "runner")
