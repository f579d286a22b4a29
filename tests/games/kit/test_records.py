"""Records and seeds: the same game again, on any machine."""

from __future__ import annotations

import os
import subprocess
import sys

from motstand.kernel.flow import Option
from motstand.kernel.matches.making import new_match
from motstand.kernel.matches.record import read_record, write_record
from motstand.kernel.registry import find_game
from motstand.players import RandomPlayer
from tests.games.kit.gamekit import GameKit, Sitting
from tests.games.kit.journeys import Journey, explore, play_on
from tests.games.kit.registered import of_every_game, of_sittings
from tests.games.kit.situations import account, situation
from tests.games.soak import many


@of_sittings(small_games=True)
def test_a_record_gives_the_same_game_again(kit: GameKit, sitting: Sitting) -> None:
    def recorded(journey: Journey) -> None:
        match = sitting.begin(journey.fate())
        play_on(kit, match, journey, lambda: None)
        record = write_record(match)
        again = read_record(record)
        assert situation(again) == situation(match)
        assert account(again) == account(match)
        assert write_record(again) == record

    explore(kit, sitting, 8, recorded)


@of_sittings(short=True, small_games=True)
def test_a_game_goes_on_from_its_record_as_if_never_left(kit: GameKit, sitting: Sitting) -> None:
    """With the same seed the dice after the interruption are those that would have fallen."""

    def interrupted(journey: Journey) -> None:
        match = sitting.begin(journey.fate())
        saved = write_record(match)
        answers: list[Option] = []
        answer = journey.wanderer(kit)
        while not match.over:
            if match.number <= journey.length % 150:
                saved, answers = write_record(match), []
            answers.append(answer(match))
            match.play(answers[-1])
        resumed = read_record(saved, journey.fate())
        for chosen in answers:
            resumed.play(chosen)
        assert situation(resumed) == situation(match)
        assert account(resumed) == account(match)

    explore(kit, sitting, 15, interrupted)


def recorded_game(game: str, scenario: str, seed: int) -> str:
    match = new_match(find_game(game), scenario, seed=seed)
    player = RandomPlayer(seed)
    while not match.over:
        match.play(player(match))
    return write_record(match)


@of_every_game
def test_the_same_seed_gives_the_same_record(kit: GameKit) -> None:
    for scenario in kit.game.scenarios:
        records = [recorded_game(kit.game.id, scenario, seed) for seed in range(many(20))]
        assert records == [recorded_game(kit.game.id, scenario, seed) for seed in range(many(20))]
        assert len(set(records)) == many(20)


@of_every_game
def test_the_order_in_which_python_keeps_sets_changes_no_record(kit: GameKit) -> None:
    script = (
        "from tests.games.kit.test_records import recorded_game\n"
        f"print([recorded_game({kit.game.id!r}, scenario, seed) "
        f"for scenario in {list(kit.game.scenarios)} for seed in range(2)])"
    )
    printed = [
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("1", "2")
    ]
    assert printed[0] == printed[1]
    assert '"outcome"' in printed[0]
