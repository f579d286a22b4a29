"""Clones, imagined matches and rollouts: a second match that shares nothing that could change."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest

from motstand.kernel.errors import BadChance, MatchOver, MotstandError, NotOffered, NotYourTurn
from motstand.kernel.flow import Choice, Draw, Option, Roll
from motstand.kernel.matches.fate import ByHand, Scripted, Seeded
from motstand.kernel.matches.making import answer_by_fate, new_match
from motstand.kernel.matches.match import FAR_APART, Match
from motstand.kernel.matches.record import digest
from motstand.kernel.state import State
from motstand.players import RandomPlayer
from tests.games.kampen_om_norge.table import new_table, set_table
from tests.kernel.harbour import CARGO, MERCHANTS, harbour, play_all, table
from tests.kernel.moments import moment


def by_hand(phase: str) -> Match:
    return harbour(phase, ByHand(Seeded(1), dice=True, cards=True))


# -- clones --------------------------------------------------------------------------------------------------


def test_a_clone_and_its_original_go_separate_ways() -> None:
    match = play_all(harbour("market"), ("borrow",), ("coins", 2))
    twin = match.clone()
    assert repr(twin.pending) == repr(match.pending)
    before = moment(match)
    play_all(twin, ("buy", 4), ("done",), ("sail",))
    assert moment(match) == before
    after = digest(twin.state)
    play_all(match, ("buy", 1), ("done",), ("stay",))
    assert digest(twin.state) == after
    assert table(twin).goods["red"][0] == "ware 4"
    assert table(match).goods["red"][0] == "ware 1"


def test_a_clone_catches_up_whatever_is_touched_first() -> None:
    match = play_all(harbour("market"), ("pray",), ("buy", 1))
    touches: list[Callable[[Match], object]] = [
        lambda twin: twin.state,
        lambda twin: twin.view("red"),
        lambda twin: twin.play(("done",)),
        lambda twin: twin.clone().state,
        lambda twin: twin.undo("red"),
        answer_by_fate,
        lambda twin: twin.playout(lambda state, choice: choice.options[0]),
    ]
    for touch in touches:
        twin = match.clone()
        play_all(match.clone(), ("burn",), ("torch",))
        touch(twin)
        assert table(twin).goods["red"][:1] == ([] if twin.number == 1 else ["ware 1"])
        assert table(match).goods["red"] == ["ware 1"]


def test_a_clone_throws_the_same_dice_and_does_not_use_up_those_of_the_original() -> None:
    match = play_all(harbour("voyage", seed=8))
    twins = [match.clone() for _ in range(3)]
    for twin in twins:
        twin.play(("sail",))
    match.play(("sail",))
    assert len({digest(one.state) for one in [match, *twins]}) == 1


def test_a_clone_keeps_its_place_when_the_original_draws() -> None:
    match = by_hand("cargo")
    twin = match.clone()
    match.play("salt")
    assert isinstance(twin.pending, Draw)
    assert sorted(twin.pending.among) == CARGO
    twin.play("salt")
    assert digest(twin.state) == digest(match.state)


def test_a_clone_of_a_finished_match_is_finished_and_can_go_back() -> None:
    match = play_all(harbour("market"), ("burn",), ("torch",))
    twin = match.clone()
    assert twin.over
    assert digest(twin.state) == digest(match.state)
    twin.go_back(0)
    play_all(twin, ("done",))
    assert match.over
    assert not twin.over


def test_clones_agree_at_every_answer_of_a_game() -> None:
    match = new_table("gudbrandsdalen", seed=2).match
    player = RandomPlayer(7)
    while not match.over and match.number < 150:
        twin = match.clone()
        option = player(match)
        match.play(option)
        twin.play(option)
        assert digest(twin.state) == digest(match.state)
        assert twin.options == match.options


# -- imagining and rollouts ----------------------------------------------------------------------------------


def test_imagining_deals_anew_what_the_seat_cannot_know() -> None:
    match = play_all(harbour("cargo", Scripted(["salt"], Seeded(2))))
    worlds = [match.imagine("blue", Seeded(seed)) for seed in range(30)]
    assert {table(world).goods["red"][0] for world in worlds} == set(CARGO)
    for world in worlds:
        assert sorted(table(world).goods["red"] + table(world).warehouse.rest) == sorted(
            table(match).goods["red"] + table(match).warehouse.rest
        )
    assert table(match).goods["red"] == ["salt"]


def test_an_imagined_match_has_its_own_dice() -> None:
    match = harbour("voyage", Scripted([1, 1]))
    for seed in range(5):
        world = match.imagine("red", Seeded(seed))
        world.play(("sail",))
        expected = Seeded(seed)
        expected.shuffle([0] * 6)
        assert world.journal[-2].value == expected.answer(Roll(6, 2, "sea"))


def test_only_who_is_asked_can_imagine() -> None:
    match = harbour("voyage")
    with pytest.raises(NotYourTurn, match="'blue' answered, but the question is for red"):
        match.imagine("blue", Seeded(1))


def test_an_imagined_match_plays_on_with_checks() -> None:
    world = harbour("voyage").imagine("red", Seeded(1))
    with pytest.raises(NotOffered):
        world.play(("swim",))
    play_all(world, ("stay",))
    assert world.seat == "blue"
    assert world.clone().seat == "blue"


def first(state: State, choice: Choice) -> Option:
    return choice.options[0]


def test_a_playout_goes_to_the_end_and_leaves_the_original_alone() -> None:
    match = harbour("bids", seed=3)
    before = moment(match)
    twin = match.clone()
    outcome = twin.playout(first)
    assert outcome is not None
    assert (twin.over, twin.pending, twin.outcome) == (True, None, outcome)
    assert len(table(twin).warehouse) == 0
    assert moment(match) == before
    assert twin.playout(first) is outcome


def test_a_playout_is_the_game_that_play_would_have_been() -> None:
    match = harbour("bids", seed=6)
    twin = match.clone()
    twin.playout(RandomPlayer(5).pick)
    player = RandomPlayer(5)
    while not match.over:
        # In a race a playout asks the first seat only, and so does `play` without a seat.
        match.play(player(match))
    assert digest(match.state) == digest(twin.state)
    assert twin.outcome is not None
    assert match.outcome is not None
    assert match.outcome.data() == twin.outcome.data()


def test_a_playout_stops_where_it_is_told_to_and_can_go_on() -> None:
    match = harbour("bids", seed=3)

    def at_the_voyage(state: State) -> bool:
        return state.phase == "voyage"

    assert match.playout(first, at_the_voyage) is None
    assert not match.over
    assert match.state.phase == "voyage"
    with pytest.raises(MatchOver, match="nothing is asked after a playout"):
        match.play(("sail",))
    assert match.playout(first, at_the_voyage) is None
    assert table(match).merchant == "blue"
    assert match.playout(first) is not None


def test_a_playout_uses_answers_that_were_given_and_only_once() -> None:
    match = harbour("bids", seed=3)
    match.play(("bid", 2), "blue")
    asked: list[tuple[str, str]] = []

    def pick(state: State, choice: Choice) -> Option:
        asked.append((choice.seat, choice.prompt))
        return choice.options[-1] if choice.prompt == "bids" else choice.options[0]

    match.playout(pick)
    rounds = [answer for answer in table(match).answers if len(answer) == len(MERCHANTS)]
    assert rounds[0] == (("bid", 3), ("bid", 2), ("bid", 3))
    assert len(rounds) == 2
    assert [seat for seat, prompt in asked if prompt == "bids"] == ["red", "green", *MERCHANTS]


def test_a_playout_needs_dice_that_fall_by_themselves() -> None:
    with pytest.raises(BadChance, match="sea: a playout needs a fate that throws its own dice"):
        by_hand("voyage").playout(first)


def test_a_match_that_was_played_out_or_imagined_is_not_cloned() -> None:
    match = harbour("bids")
    world = play_all(harbour("market")).imagine("red", Seeded(1))
    match.playout(first)
    for one in (match, world):
        with pytest.raises(MotstandError, match="an imagined or played-out match cannot be cloned"):
            one.clone()


def test_a_clone_that_resigns_stands_where_the_match_stood() -> None:
    """In the midst of a phase: a clone has not yet played the answers of it."""
    attack = set_table(kongsvinger="2 germany", hamar="1 norway", hands={"germany": ["panzer", "speidertropp"]})
    attack.choose("move", "kongsvinger", "hamar", 2)
    attack.fight("hamar")
    attack.choose("play", "panzer")
    match = attack.match
    twin = match.clone()
    for each in (match, twin):
        each.resign("germany")
    assert twin.outcome == match.outcome
    assert digest(twin.state) == digest(match.state)


def test_what_a_seat_cannot_know_is_dealt_anew() -> None:
    match = new_match("kampen-om-norge", seed=3)
    state = match.state.copy()
    match.game.redeal(state, "germany", Seeded(5))
    assert digest(state) != digest(match.state)
    assert match.game.private(state, "germany") == match.game.private(match.state, "germany")


# -- checkpoints ---------------------------------------------------------------------------------------------


def checkpoints(match: Match, seed: int, answers: int) -> list[int]:
    """The answers before which there was a checkpoint while a random game was played on."""
    player = RandomPlayer(seed)
    found = [match.checkpoint[1]]
    last = match.number + answers
    while match.number < last:
        match.play(player(match))
        if match.checkpoint[1] != found[-1]:
            found.append(match.checkpoint[1])
    return found


def test_checkpoints_lie_far_apart_until_a_match_is_cloned() -> None:
    match = new_match("kampen-om-norge", seed=1)
    alone = checkpoints(match, 1, 100)
    assert all(after - before >= FAR_APART for before, after in pairwise(alone))
    match.clone()
    cloned = checkpoints(match, 2, 100)[1:]
    assert min(after - before for before, after in pairwise(cloned)) == 1


def test_the_first_clone_brings_the_checkpoint_to_this_phase() -> None:
    player = RandomPlayer(7)
    match, control = [new_match("kampen-om-norge", seed=7) for _ in range(2)]
    # A phase of several answers, far from the checkpoint.
    while match.number < 300 or not match.checkpoint[1] < match.phase_began < match.number - 1:
        answer = player(match)
        match.play(answer)
        control.play(answer)
    twin = match.clone()
    assert match.checkpoint[1] == match.phase_began
    assert digest(twin.state) == digest(match.clone().state) == digest(control.state)
    # The log is taken up where the phase began, too.
    match.go_back(match.number - 1)
    control.go_back(control.number - 1)
    assert digest(match.state) == digest(control.state)
    assert match.log_for(None) == control.log_for(None)


def test_a_match_knows_when_its_phase_began_wherever_it_goes() -> None:
    match = play_all(harbour("market"), ("buy", 1))
    assert match.phase_began == 0
    play_all(match, ("done",))
    assert (match.phase_began, match.checkpoint[1], match.clone().phase_began) == (2, 0, 2)
    match.go_back(1)
    assert match.phase_began == 0
