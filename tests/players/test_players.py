"""Players of any game: by name, deterministic by seed, and only on what their seat can know."""

from __future__ import annotations

import pytest

from motstand import new_match, players
from motstand.games.halls_of_hegra.policy.features import EFFORT
from motstand.kernel.errors import SetupError
from motstand.kernel.matches.fate import Seeded
from motstand.kernel.matches.match import Match
from motstand.kernel.matches.record import digest, write_record
from motstand.players.lines import Following, Line, changed, followed
from motstand.players.policy import pending_choice
from motstand.players.search import (
    LINE,
    STEPS,
    SURPRISE,
    SearchPlayer,
    Trial,
    paired_gain,
    ranked,
    times_the_budget,
)
from tests.games.kampen_om_norge.table import set_table

SCENARIOS = ["basic", "gudbrandsdalen"]


def played(scenario: str, seed: int, names: dict[str, str]) -> Match:
    match = new_match("kampen-om-norge", scenario, list(names), seed=seed)
    seated = {seat: players.by_name(name, seed) for seat, name in names.items()}
    while not match.over:
        match.play(seated[match.seat](match))
    return match


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seats", [["germany", "norway+allies"], ["germany", "norway", "allies"]])
def test_policy_always_answers_what_is_offered(scenario: str, seats: list[str]) -> None:
    for seed in range(6):
        assert played(scenario, seed, dict.fromkeys(seats, "policy")).over


def test_policy_under_every_plan_answers_what_is_offered() -> None:
    for number in range(12):
        match = new_match("kampen-om-norge", "basic", seed=number)
        turn = 0
        while not match.over:
            names = match.game.plans(match.state, match.seat)
            turn += 1
            match.play(match.game.pick(match.state, pending_choice(match), names[turn % len(names)]))


def test_policy_says_why_in_words_for_everything_it_answers() -> None:
    for scenario in SCENARIOS:
        match = new_match("kampen-om-norge", scenario, seed=3)
        words = match.game.words(match.setup)
        while not match.over:
            option, why = match.game.reason(match.state, pending_choice(match))
            assert option in match.options
            assert words.reason(why.key, why.values).key == why.key.replace(".", "-")
            match.play(option)


@pytest.mark.parametrize("name", ["random", "newcomer", "policy", "habit", "search:4"])
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    names = {"germany": name, "norway+allies": "policy"}
    first = played("gudbrandsdalen", 11, names)
    assert write_record(first) == write_record(played("gudbrandsdalen", 11, names))


@pytest.mark.parametrize(
    "name",
    [
        "",
        "chess",
        "random:3",
        "newcomer:2",
        "habit:2",
        "policy:2",
        "search:",
        "search:x",
        "search:0",
        "search:-1",
        "search:0s",
        "search:nans",
    ],
)
def test_unknown_players_are_refused_with_what_was_expected(name: str) -> None:
    if name == "search:":
        assert isinstance(players.by_name(name), SearchPlayer)
        return
    with pytest.raises(SetupError, match="expected random, newcomer, policy, habit, search"):
        players.by_name(name)


def test_a_newcomer_slips_now_and_then() -> None:
    """Most answers are those of policy, but not all."""
    player = players.by_name("newcomer", 3)
    match = new_match("kampen-om-norge", "gudbrandsdalen", seed=1)
    same = other = 0
    while not match.over and same + other < 100:
        answer, sensible = player(match), players.policy(match)
        if len(match.options) > 1:
            same, other = same + (answer == sensible), other + (answer != sensible)
        match.play(sensible)
    assert same > 2 * other > 0


def test_search_answers_at_once_where_there_is_only_one_option() -> None:
    player = SearchPlayer(iterations=5)
    match = new_match("kampen-om-norge", "gudbrandsdalen", seed=1)
    while len(match.options) > 1:
        match.play(players.policy(match))
    assert player(match) == match.options[0]
    assert player.rollouts == 0


def undecided_match() -> Match:
    """A match at a decision about which the plans disagree."""
    match = new_match("kampen-om-norge", "gudbrandsdalen", seed=5)
    while True:
        names = match.game.plans(match.state, match.seat)
        choice = pending_choice(match)
        if len({match.game.pick(match.state, choice, name) for name in names}) > 1:
            return match
        match.play(players.policy(match))


def test_search_leaves_the_match_as_it_was() -> None:
    match = undecided_match()
    before = digest(match.state), len(match.journal), len(match.log), match.fate.mark()
    player = SearchPlayer(iterations=12)
    assert player(match) in match.options
    assert player.rollouts == 12
    assert (digest(match.state), len(match.journal), len(match.log), match.fate.mark()) == before


def test_search_with_a_budget_in_seconds_tries_at_least_once() -> None:
    player = SearchPlayer(seconds=0.000001)
    match = undecided_match()
    assert player(match) in match.options
    assert player.rollouts >= 1


def hidden_hands(norway: list[str], allies: list[str]) -> Match:
    """The same table in German eyes, whatever the others hold."""
    return set_table(
        scenario="gudbrandsdalen",
        oslo="3 germany",
        gjovik="3 germany",
        kongsvinger="2 germany",
        trondheim="1 germany",
        hamar="2 norway",
        lillehammer="1 norway",
        dombas="2 allies",
        hands={"germany": ["panzer", "bombefly", "rask_forflytning"], "norway": norway, "allies": allies},
    ).match


def test_search_acts_only_on_what_its_seat_can_know() -> None:
    """With other cards in the enemies' hands it imagines the same worlds and gives the same answer."""
    strong = hidden_hands(["bakhold", "sprengt_bro"], ["jagerfly", "panservernkanon"])
    weak = hidden_hands(["rask_forflytning", "veisperring"], ["ubat", "stridsvogn"])
    answers = []
    for match in (strong, weak):
        player = SearchPlayer(iterations=40, seed=3)
        said = [player(match)]
        while match.seat == "germany" and said[-1][0] in ("move", "card", "march"):
            match.play(said[-1])
            said.append(player(match))
        answers.append((said, player.rollouts, player.means()))
    assert answers[0] == answers[1]
    assert answers[0][1] > 0


def test_lines_are_ranked_by_what_they_brought() -> None:
    good, bad, untried = Line([("end",)], ""), Line([("end",)], ""), Line([("end",)], "")
    good.results, bad.results = [1.0, 0.8], [0.1, 0.3]
    assert ranked([bad, untried, good]) == [good, untried, bad]


def test_lines_are_compared_world_by_world() -> None:
    """Lucky and unlucky worlds are the same for both lines: only the difference counts."""
    gain, error = paired_gain([0.9, 0.2, 0.7], [0.8, 0.1, 0.6])
    assert gain == pytest.approx(0.1)
    assert error == pytest.approx((SURPRISE / 6) ** 0.5)
    assert paired_gain([1.0, 0.0], [0.0, 1.0])[0] == 0.0
    assert paired_gain([1.0, 0.0], [0.0, 1.0])[1] == pytest.approx((SURPRISE / 2 + 1) ** 0.5)
    assert paired_gain([1.0], [0.0]) == (0.0, 1.0)
    # Only worlds that both have seen.
    assert paired_gain([0.5, 0.5, 0.9], [0.25, 0.25])[0] == 0.25
    # Many worlds that agree prove more than a few.
    assert paired_gain([0.5] * 50, [0.4] * 50)[1] < 0.1 * paired_gain([0.5] * 3, [0.4] * 3)[1]


def test_the_best_of_many_has_to_prove_itself_in_new_worlds() -> None:
    """Where all options are alike none is better than policy's, whatever the luck of single rollouts."""
    match = placing_match()
    choice = pending_choice(match)
    lines = [Line([option], "") for option in choice.options[:9]]
    trial = Chance(SearchPlayer(iterations=90), match, "commander", 90)
    assert trial.best(lines) is lines[0]
    assert trial.left == 0
    tried = sorted([len(line.results) for line in lines])
    assert tried[0] < tried[-1]
    # What is really better is found.
    better = Better(SearchPlayer(iterations=90), match, "commander", 90)
    lines = [Line([option], "") for option in choice.options[:9]]
    better.favourite = lines[5]
    assert better.best(lines) is lines[5]


class Chance(Trial):
    """Rollouts that say nothing: any result, the same in all lines but for a little luck."""

    def rollout(self, line: Line, number: int) -> float:
        return 0.5 + 0.01 * Seeded(f"{line.answers} {number}").below(10)


class Better(Trial):
    """Rollouts of which one line is the best in every world."""

    favourite: Line | None = None

    def rollout(self, line: Line, number: int) -> float:
        return 0.1 * Seeded(number).below(5) + (0.4 if line is self.favourite else 0.0)


def placing_match() -> Match:
    """A siege at the first question where Defenders are placed."""
    match = new_match("halls-of-hegra", seed=2, log=False)
    while pending_choice(match).prompt != "placing":
        match.play(players.policy(match))
    return match


def test_a_line_goes_on_as_long_as_the_same_is_asked() -> None:
    match = placing_match()
    line = followed(match, "commander", Seeded(1), [], "")
    assert len(line) > 3
    assert line[-1] == ("begin",)
    played = match.clone()
    for answer in line:
        assert players.policy(played) == answer
        played.play(answer)
    assert pending_choice(played).prompt != "placing"


def test_a_changed_line_keeps_what_is_still_offered() -> None:
    match = placing_match()
    line = Line(followed(match, "commander", Seeded(1), [], ""), "")
    others = [changed(match, "commander", Seeded(number), line) for number in range(8)]
    assert len({tuple(other) for other in others}) > 4
    for other in others:
        assert other != line.answers
        played = match.clone()
        for answer in other:
            assert answer in played.options
            played.play(answer)


def test_whoever_follows_a_line_goes_on_by_policy_where_it_is_not_offered() -> None:
    match = placing_match()
    following = Following(match.game, "commander", Line([("place", "king", "throne"), ("begin",)], ""))
    choice = pending_choice(match)
    assert following.pick(match.state, choice) == players.policy(match)
    assert following.pick(match.state, choice) == ("begin",)
    assert following.pick(match.state, choice) == players.policy(match)


def test_the_search_decides_on_a_whole_line_at_once() -> None:
    match = placing_match()
    player = SearchPlayer(iterations=2, seed=1)
    match.play(player(match))
    searched = player.rollouts
    # The game says how many times the budget this question is worth, and all of it was spent.
    assert searched == 2 * EFFORT["placing"]
    while pending_choice(match).prompt == "placing":
        match.play(player(match))
        assert player.rollouts == searched


def test_a_line_has_more_than_the_budget_of_all_its_decisions() -> None:
    match = new_match("kampen-om-norge", "gudbrandsdalen", seed=1)
    assert [times_the_budget(match, answers) for answers in (1, 2, STEPS, STEPS + 1)] == [
        1,
        2 * LINE,
        STEPS * LINE,
        STEPS * LINE,
    ]


def test_a_question_that_a_game_leaves_to_policy_is_not_searched() -> None:
    match = placing_match()
    player = SearchPlayer(iterations=40, seed=1)
    while pending_choice(match).prompt in EFFORT or len(match.options) == 1:
        match.play(players.policy(match))
    assert player(match) == players.policy(match)
    assert player.rollouts == 0


def test_the_plans_of_two_good_lines_are_tried_together() -> None:
    match = placing_match()
    first, without = "day 1 first bolster", "day 1 without negotiate"
    one, other = [Line(followed(match, "commander", Seeded(1), [], plan), plan) for plan in (first, without)]
    both = Trial(SearchPlayer(), match, "commander", 10).change(one, other, Seeded(1))
    assert both.plan == f"{first}, {without}"
    spaces = [answer[-1] for answer in both.answers]
    assert "bolster" in spaces
    assert "negotiate" not in spaces
    assert "negotiate" in [answer[-1] for answer in one.answers]


def test_every_option_is_tried_where_one_answer_is_asked() -> None:
    table = set_table(scenario="gudbrandsdalen", gjovik="4 germany", lillehammer="1 norway", valdres="1 norway")
    table.choose("move", "gjovik", "lillehammer", 2)
    table.choose("move", "gjovik", "valdres", 2)
    table.choose("end")
    assert table.prompt == "battles"
    player = SearchPlayer(iterations=20)
    assert player(table.match) in table.match.options
    assert player.rollouts == 20
    assert {tuple(answers) for answers, _ in player.means()} == {(option,) for option in table.match.options}


def test_germany_goes_for_the_city_that_its_plan_names() -> None:
    """Trondheim is nearest to Dombås; who wants Oslo or Bergen goes the other way."""
    match = set_table(hands={"germany": []}, dombas="3 germany", finnmark="1 norway").match
    assert match.game.plans(match.state, "germany")[-6:] == [
        f"miser to {city}" for city in ("oslo", "kristiansand", "stavanger", "bergen", "trondheim", "narvik")
    ]
    ways = {
        "": "oppdal",
        "miser to trondheim": "oppdal",
        "miser to oslo": "lillehammer",
        "miser to bergen": "lillehammer",
    }
    for plan, way in ways.items():
        assert match.game.pick(match.state, pending_choice(match), plan) == ("move", "dombas", way, 3)


@pytest.mark.parametrize("scenario", ["gudbrandsdalen", "advanced"])
def test_in_other_scenarios_germany_has_no_such_aim(scenario: str) -> None:
    match = new_match("kampen-om-norge", scenario, seed=1, log=False)
    while match.view(None)["active"] != "germany" or match.seat != "germany":
        match.play(players.policy(match))
    assert not [plan for plan in match.game.plans(match.state, "germany") if " to " in plan]


def test_policy_takes_an_empty_city_with_paratroopers() -> None:
    table = set_table(
        oslo="3 germany",
        trondheim="1 germany",
        finnmark="2 norway",
        hands={"germany": ["fallskjermtropp"]},
        fate=[],
    )
    assert players.policy(table.match)[0] == "card"


def test_policy_ends_the_game_when_it_holds_everything() -> None:
    table = set_table(
        phase="trade",
        oslo="2 germany",
        kristiansand="2 germany",
        stavanger="2 germany",
        bergen="2 germany",
        trondheim="2 germany",
        narvik="2 germany",
        finnmark="1 norway",
        hands={"germany": ["panzer", "artilleri"]},
        decks={"germany": ["ubat", "bombefly"]},
    )
    while not table.match.over and table.seat == "germany":
        table.match.play(players.policy(table.match))
    assert table.match.outcome is not None
    assert table.match.outcome.winners == ("germany",)
