"""Many random games: nothing is lost on the table, whatever is answered, and every game ends."""

from __future__ import annotations

import json

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from motstand.games.halls_of_hegra import GAME
from motstand.games.halls_of_hegra.state import Hegra
from motstand.kernel.fate import Seeded
from motstand.kernel.flow import Option
from motstand.kernel.match import Match
from motstand.kernel.matches import new_match
from motstand.kernel.record import read_record, write_record
from tests.games.halls_of_hegra.invariants import inspect
from tests.games.soak import SOAK, many

# A soak plays more than ten thousand games over the three moods.
MANY = many(40 if SOAK == 1 else 340)
LONGEST = 20_000
PROMPTS = {
    *("artillery", "artillery.airfield", "artillery.row", "artillery.sector", "bolster", "bury", "cabinet"),
    *("card.choose", "counter_patrol.suspicion", "delivery", "infirmary.admit", "injury.bed", "jam", "kill"),
    *("map_room", "morale.card", "negotiate", "open_supply_route", "patrol.remove", "placing", "posting", "promote"),
    *("ready", "recruits", "recruits.keep", "repair", "repair.free", "run.go", "run.meeting", "runs", "section"),
    *("telephone.suppress", "tire", "treat", "unjam", "waking", "walls", "walls.remove", "walls.suppress"),
}
# These come up once in some hundred games.
RARE = {"bury", "unjam", "counter_patrol.suspicion", "telephone.suppress", "map_room", "kill"}


class Wanderer:
    """Answers at random: plainly, or most of the time by the policy, or placing everybody before the day begins."""

    def __init__(self, seed: int, mood: str) -> None:
        self.fate = Seeded(f"wanderer {seed}")
        self.mood = mood

    def __call__(self, match: Match) -> Option:
        pending = match.pending
        assert pending is not None
        if self.mood == "sensible" and self.fate.below(6) > 0:
            return GAME.pick(match.state, pending)  # type: ignore[arg-type]
        options = match.options
        if self.mood == "busy" and pending.prompt == "placing":
            options = [option for option in options if option[0] == "place"] or options[-1:]
        return options[self.fate.below(len(options))]


MOODS = ("any", "sensible", "busy")


def play_on(match: Match, answer: Wanderer, check: bool) -> None:
    while not match.over and match.number < LONGEST:
        if check:
            inspect(match)
        match.play(answer(match))
    inspect(match)
    assert match.over, "the game does not end"


@given(seed=st.integers(0, 2**32), mood=st.sampled_from(MOODS), difficulty=st.sampled_from(list(GAME.scenarios)))
@settings(
    max_examples=many(25),
    derandomize=True,
    deadline=None,
    phases=[Phase.generate, Phase.shrink],
    suppress_health_check=[HealthCheck.too_slow],
)
def test_every_answer_leaves_a_sound_table(seed: int, mood: str, difficulty: str) -> None:
    match = new_match(GAME, difficulty, seed=seed)
    play_on(match, Wanderer(seed, mood), True)


@pytest.mark.parametrize("mood", MOODS)
def test_pieces_are_conserved_in_many_games(mood: str) -> None:
    for seed in range(MANY):
        play_on(new_match(GAME, seed=seed, log=False), Wanderer(seed, mood), False)


def test_random_play_comes_to_every_question_of_the_game() -> None:
    """Random games prove nothing about rules that they never reach."""
    asked: set[str] = set()
    for seed in range(150):
        match = new_match(GAME, "recruit", seed=seed, log=False)
        answer = Wanderer(seed, ("sensible", "busy")[seed % 2])
        while not match.over:
            assert match.pending is not None
            asked.add(match.pending.prompt)
            match.play(answer(match))
        if asked >= PROMPTS:
            break
    assert PROMPTS - RARE <= asked <= PROMPTS


@pytest.mark.parametrize("seed", range(4))
def test_clones_records_undo_and_stored_tables_agree_at_every_answer(seed: int) -> None:
    match = new_match(GAME, seed=seed)
    answer = Wanderer(seed, MOODS[seed % 3])
    while not match.over:
        here = match.state.data()
        twin = match.clone()
        assert (twin.state.data(), twin.options) == (here, match.options)
        assert GAME.restore(match.setup, json.loads(json.dumps(here))).data() == here
        match.play(answer(match))
        if match.undoable("commander") is not None:
            twin.play(match.journal[-1].value)
            assert twin.state.data() == match.state.data()
            twin.undo("commander")
            assert (twin.state.data(), twin.options) == (here, twin.options)
    again = read_record(write_record(match))
    assert again.state.data() == match.state.data()
    assert repr(again.outcome) == repr(match.outcome)


@pytest.mark.parametrize("seed", range(3))
def test_old_copies_never_change(seed: int) -> None:
    """A copy shares nothing with the table that could change."""
    match = new_match(GAME, seed=seed, log=False)
    answer = Wanderer(seed, "sensible")
    kept: list[tuple[Hegra, str]] = []
    while not match.over:
        state = match.state
        assert isinstance(state, Hegra)
        twin = state.copy()
        kept.append((twin, json.dumps(twin.data(), sort_keys=True)))
        match.play(answer(match))
    assert [json.dumps(twin.data(), sort_keys=True) for twin, _ in kept] == [before for _, before in kept]


def test_every_field_of_the_table_is_stored() -> None:
    """Nothing of a position is forgotten when it is put away."""
    game = GAME.start(new_match(GAME, seed=1).setup)
    fields = set(Hegra.__slots__) - {"box", "difficulty"} if hasattr(Hegra, "__slots__") else set(game.data())
    assert fields <= set(game.data())
