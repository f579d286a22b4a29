"""Stress and Threat, Willpower, Pressure and Momentum (CNC-DANGER, CNC-FLOW)."""

from __future__ import annotations

import pytest

from motstand.games.crown_and_courage.danger import (
    add_pressure,
    gain_stress,
    gain_threat,
    lose_stress,
    lose_willpower,
    lower_momentum,
    raise_momentum,
)
from motstand.games.crown_and_courage.decisions import pause
from motstand.games.crown_and_courage.hand import playable
from motstand.games.crown_and_courage.vocabulary import carry_out
from motstand.kernel.content.vocabulary import Effect
from motstand.kernel.flow import GameOver
from tests.games.crown_and_courage.table import keys, laid_out, play, standing


@pytest.mark.rule("CNC-DANGER-02", "CNC-DANGER-03", "CNC-DANGER-04", "CNC-Q-23", "CNC-EX-04")
def test_the_step_past_ten_costs_willpower_and_is_still_taken() -> None:
    game = laid_out(stress=8, threat=5, willpower=5)
    gain_stress(game, 2, "CNC-GERM-06")
    assert (game.stress, game.willpower) == (10, 5)
    gain_stress(game, 1, "CNC-GERM-06")
    assert (game.stress, game.willpower) == (7, 4)


@pytest.mark.rule("CNC-DANGER-03", "CNC-Q-23")
def test_one_large_gain_may_cost_several_willpower() -> None:
    game = laid_out(stress=10, threat=7, willpower=5)
    gain_stress(game, 4, "CNC-GERM-06")
    # 8 and on to 9, 10, then again past the end.
    assert (game.stress, game.willpower) == (10, 3)


@pytest.mark.rule("CNC-FLOW-06")
def test_without_willpower_the_game_is_lost() -> None:
    game = laid_out(stress=10, threat=3, willpower=1)
    with pytest.raises(GameOver) as over:
        gain_stress(game, 1, "CNC-GERM-06")
    assert (over.value.outcome.key, over.value.outcome.rule) == ("lost.willpower", "CNC-FLOW-06")
    assert over.value.outcome.winners == ()


@pytest.mark.rule("CNC-DANGER-05", "CNC-DANGER-06")
def test_stress_stays_above_the_threat() -> None:
    game = laid_out(stress=8, threat=3)
    lose_stress(game, 2, "CNC-REST-01")
    assert game.stress == 6
    lose_stress(game, 4, "CNC-REST-03")
    assert game.stress == 4


@pytest.mark.rule("CNC-DANGER-07", "CNC-DANGER-08", "CNC-DANGER-09", "CNC-DANGER-11", "CNC-EX-03")
def test_threat_pushes_stress_and_alarms_at_eight() -> None:
    game = laid_out(threat=6, stress=7)
    play(gain_threat(game, 1, "CNC-GERM-08"))
    assert (game.threat, game.stress) == (7, 8)
    play(gain_threat(game, 1, "CNC-GERM-08"))
    assert (game.threat, game.stress) == (3, 9)
    assert (game.population, game.quick_dice) == (5, 1)


@pytest.mark.rule("CNC-Q-24")
def test_threat_goes_on_after_the_alarm() -> None:
    game = laid_out(threat=7, stress=10)
    play(gain_threat(game, 3, "CNC-GERM-08"))
    assert (game.threat, game.stress, game.quick_dice) == (5, 10, 1)


@pytest.mark.rule("CNC-DANGER-10")
def test_without_people_the_alarm_is_a_move() -> None:
    game = laid_out(threat=7, stress=9, population=0, regulars={"c5": 1}, norwegians={})
    play(gain_threat(game, 1, "CNC-GERM-08"))
    assert (game.threat, game.quick_dice, game.population) == (3, 0, 0)
    assert standing(game, game.regulars) == {"b5": 1}


@pytest.mark.rule("CNC-DANGER-12", "CNC-DANGER-13", "CNC-DANGER-11", "CNC-Q-25")
def test_cards_lower_the_threat() -> None:
    hand = ["farmstead", "radio_message", "rifle_club", "home_front", "ski_patrol"]
    game = laid_out(threat=5, stress=9, hand=hand)
    playing = play(pause(game, "move"))
    assert playing.offers("calm", 2)
    assert playing.offers("calm", 3)
    assert not playing.offers("calm", 1)
    assert not playing.offers("calm", 4)
    playing.choose("calm", 3).then(("discard", "farmstead"), ("discard", "radio_message"), ("discard", "rifle_club"))
    assert (game.threat, game.stress) == (3, 9)
    assert game.hand == ["home_front", "ski_patrol"]
    # It may be done again, as long as there are cards.
    playing.choose("calm", 2)
    assert (game.threat, game.hand) == (2, [])


@pytest.mark.rule("CNC-DANGER-13", "CNC-Q-25")
def test_threat_does_not_go_below_one() -> None:
    hand = ["farmstead", "radio_message", "rifle_club"]
    game = laid_out(threat=2, stress=9, hand=hand)
    playing = play(pause(game, "move"))
    playing.choose("calm", 3)
    assert game.threat == 1
    lowest = laid_out(threat=1, stress=9, hand=hand)
    assert ("calm", 2) not in playable(lowest)


@pytest.mark.rule("CNC-FLOW-07", "CNC-Q-88")
def test_the_fourth_pressure_cube_loses() -> None:
    game = laid_out(pressure=2)
    add_pressure(game, "CNC-OCC-14")
    assert game.pressure == 3
    with pytest.raises(GameOver) as over:
        add_pressure(game, "CNC-OCC-14")
    assert (over.value.outcome.key, over.value.outcome.rule) == ("lost.pressure", "CNC-FLOW-07")


@pytest.mark.rule("CNC-Q-22")
def test_momentum_ends_at_six_with_a_move() -> None:
    game = laid_out(momentum=5, regulars={"c5": 1}, norwegians={})
    play(raise_momentum(game, 1, "CNC-OCC-11"))
    assert (game.momentum, standing(game, game.regulars)) == (6, {"c5": 1})
    play(raise_momentum(game, 1, "CNC-OCC-11"))
    assert (game.momentum, standing(game, game.regulars)) == (6, {"b5": 1})
    lower_momentum(game, 1, "CNC-QR-06")
    assert game.momentum == 5


@pytest.mark.rule("CNC-CARD-01", "CNC-DANGER-01")
@pytest.mark.parametrize("marker", ["stress", "threat", "momentum", "pressure"])
@pytest.mark.parametrize("step", [1, -1])
def test_a_word_moves_its_marker_by_one(marker: str, step: int) -> None:
    game = laid_out(stress=8, threat=4, momentum=3, pressure=1)
    told = {"stress": 8, "threat": 4, "momentum": 3, "pressure": 1}
    play(carry_out(game, [Effect(marker, step, "")], "CNC-CARD-01"))
    assert {key: getattr(game, key) for key in told} == {**told, marker: told[marker] + step}
    up = {"stress": "stress.gained", "threat": "threat.gained", "momentum": "momentum.raised"}
    down = {"stress": "stress.lost", "threat": "threat.lowered", "momentum": "momentum.lowered"}
    if step > 0:
        assert keys(game) == [{**up, "pressure": "pressure.added"}[marker]]
    else:
        assert keys(game) == [{**down, "pressure": "pressure.taken_off"}[marker]]


@pytest.mark.rule("CNC-Q-88", "CNC-DANGER-05", "CNC-CARD-01")
def test_what_cannot_be_taken_off_is_left_out() -> None:
    game = laid_out(stress=4, threat=3, pressure=0, quick_dice=0)
    off = [Effect("pressure", -1, ""), Effect("stress", -1, ""), Effect("quick_response_die", -1, "")]
    play(carry_out(game, off, "CNC-CARD-01"))
    assert (game.pressure, game.stress, game.quick_dice) == (0, 4, 0)
    assert keys(game) == []


@pytest.mark.rule("CNC-FLOW-06")
def test_the_last_cube_of_willpower_is_enough() -> None:
    game = laid_out(willpower=2)
    lose_willpower(game, 1, "CNC-DANGER-03")
    assert game.willpower == 1
    with pytest.raises(GameOver):
        lose_willpower(game, 1, "CNC-DANGER-03")
