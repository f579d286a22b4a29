"""Rules at their edges: nothing left to choose, a pile with one card, a marker that goes the other way."""

from __future__ import annotations

from typing import Any

import pytest

from motstand.games.crown_and_courage.answers import GIVE_ORDER, RIGHT, UP
from motstand.games.crown_and_courage.army import can_march, march_on, mobilise_some, objection_to_mobilising
from motstand.games.crown_and_courage.battle import battle, support, supports, surrender_gold
from motstand.games.crown_and_courage.box import open_box
from motstand.games.crown_and_courage.breakdown import add_strength
from motstand.games.crown_and_courage.causes import cause
from motstand.games.crown_and_courage.chain import response_left
from motstand.games.crown_and_courage.components import MOVE, OCCUPIED, REGULAR
from motstand.games.crown_and_courage.danger import gain_threat, lower_momentum
from motstand.games.crown_and_courage.deck import can_draw
from motstand.games.crown_and_courage.demands import demands
from motstand.games.crown_and_courage.effects import VOCABULARY
from motstand.games.crown_and_courage.evacuation import card_steps, move_now, raise_a_die
from motstand.games.crown_and_courage.german_move import is_joint_attack
from motstand.games.crown_and_courage.morale import gain_one, gains
from motstand.games.crown_and_courage.occupation import occupation
from motstand.games.crown_and_courage.operations import is_quick_response_uncovered
from motstand.games.crown_and_courage.plan import shift
from motstand.games.crown_and_courage.setup import draw_no_gold
from motstand.games.crown_and_courage.state import Arrival, Crown
from motstand.games.crown_and_courage.tiles import fire, repeat
from motstand.games.crown_and_courage.troops import remove_german
from motstand.games.crown_and_courage.vocabulary import carry_out
from motstand.kernel.content.packs import Pack
from motstand.kernel.content.vocabulary import Effect
from motstand.kernel.log import Entry
from tests.games.crown_and_courage.table import at, keys, laid_out, play, standing


@pytest.mark.rule("CNC-REPEAT-01")
def test_nothing_is_repeated_where_nothing_can_be() -> None:
    game = laid_out(grid={"r1c1": "repeat_1"}, hand=[])
    playing = play(repeat(game, "line", 0))
    assert playing.questions == []
    assert "tile.repeated" not in keys(game)


@pytest.mark.rule("CNC-MORALE-08")
def test_at_the_top_the_log_tells_of_the_order() -> None:
    game = laid_out(morale_row=4, morale_place=2, hand=[])
    play(gain_one(game, "CNC-INSPIRE-01")).choose("give_order")
    assert "morale.order" in keys(game)


@pytest.mark.rule("CNC-MORALE-08")
def test_at_the_top_a_morale_is_worth_one_order() -> None:
    game = laid_out(morale_row=4, morale_place=2, hand=[])
    playing = play(gain_one(game, "CNC-INSPIRE-01")).choose("give_order").choose("mobilise", "a5")
    assert playing.asked is None


@pytest.mark.rule("CNC-MORALE-03", "CNC-MORALE-08", "CNC-MORALE-09")
def test_from_every_row_but_the_top_morale_goes_up() -> None:
    game = laid_out()
    for row in range(5):
        game.morale_row = row
        for place in range(3):
            game.morale_place = place
            right = [RIGHT] if place < 2 else []
            assert gains(game) == [*right, GIVE_ORDER if row == 4 else UP]


@pytest.mark.rule("CNC-Q-94")
def test_the_last_card_of_the_deck_can_be_drawn() -> None:
    game = laid_out(deck=["rifle_club"], discards=[])
    assert can_draw(game)
    game.deck.take("rifle_club")
    assert not can_draw(game)


@pytest.mark.rule("CNC-OCC-05")
def test_bombs_on_another_town_go_on_falling() -> None:
    game = laid_out(king="b14", regulars={"b6": 2}, norwegians={}, bombed="c9", bombing=3, hand=[])
    play(occupation(game, at(game, "b6")), fate=["morale"])
    assert game.bombed == at(game, "c9")
    assert game.bombing == 3


@pytest.mark.rule("CNC-DANGER-11")
def test_an_effect_lowers_the_threat() -> None:
    game = laid_out(threat=5, stress=8)
    play(carry_out(game, [Effect("threat", -2, "")], "CNC-CARD-01"))
    assert (game.threat, game.stress) == (3, 8)


@pytest.mark.rule("CNC-ARMY-05")
def test_without_a_troop_nobody_marches() -> None:
    game = laid_out(norwegians={})
    assert not can_march(game)
    game.norwegians[at(game, "b6")] = 1
    assert can_march(game)


@pytest.mark.rule("CNC-ARMY-04")
def test_nobody_is_asked_to_mobilise_without_a_troop_in_the_supply() -> None:
    game = laid_out(norwegians={"b6": 8}, hand=[])
    assert game.norwegian_supply() == 0
    assert play(mobilise_some(game, 2, "CNC-CARD-01")).questions == []


@pytest.mark.rule("CNC-Q-53")
def test_without_a_way_only_the_die_is_given_back() -> None:
    game = laid_out(king="b6", evacuation=[1], hand=[], threat=3, stress=6)
    for space in game.box.map.orthogonal[game.king]:
        game.regulars[space] = 1
    playing = play(move_now(game)).choose("give_die", 1)
    assert playing.questions == ["die"]
    assert game.king == at(game, "b6")
    assert game.stress == 8


@pytest.mark.rule("CNC-MAIN-02")
def test_what_is_over_of_a_response_is_not_to_come() -> None:
    game = laid_out(phase="main response tile", grid={"r1c1": "rest_1"}, primary="r1c1", frame={1: "stress", 4: "move"})
    game.position, game.resolutions = 4, 1
    assert [(tile["position"], tile["now"]) for tile in response_left(game)] == [(4, True)]
    game.position = 1
    assert [(tile["position"], tile["now"]) for tile in response_left(game)] == [(1, True), (4, False)]


@pytest.mark.rule("CNC-SETUP-28")
def test_gold_of_the_first_hand_is_laid_aside_and_told() -> None:
    game = laid_out(hand=[])
    play(draw_no_gold(game), fate=["gold_reserve_truck", "rifle_club"])
    assert keys(game) == ["setup.gold_aside", "card.drawn"]
    assert game.hand == ["rifle_club"]
    assert "gold_reserve_truck" in game.deck


@pytest.mark.rule("CNC-ESCAPE-03")
def test_gold_that_is_lost_is_told_card_by_card() -> None:
    game = laid_out(hand=["gold_reserve_truck", "rifle_club", "gold_reserve_cellar"], loyalty=3)
    surrender_gold(game)
    assert keys(game).count("escape.gold_lost") == 2
    assert game.hand == ["rifle_club"]


@pytest.mark.rule("CNC-HELL-04")
def test_only_those_who_came_there_have_one_less_to_go_back() -> None:
    game = laid_out(regulars={"b6": 2, "c9": 2}, norwegians={})
    game.arrivals = [Arrival(at(game, "b6"), at(game, "b5"), 2, 0), Arrival(at(game, "c9"), at(game, "c8"), 2, 0)]
    remove_german(game, at(game, "c9"), REGULAR)
    assert [arrival.regulars for arrival in game.arrivals] == [2, 1]
    assert standing(game, game.regulars) == {"b6": 2, "c9": 1}


@pytest.mark.rule("CNC-QR-06")
def test_momentum_falls_to_nothing_and_not_below() -> None:
    game = laid_out(momentum=1)
    lower_momentum(game, 1, "CNC-QR-06")
    assert game.momentum == 0
    lower_momentum(game, 1, "CNC-QR-06")
    assert game.momentum == 0


@pytest.mark.rule("CNC-RETREAT-07", "CNC-Q-63")
def test_who_wins_in_a_town_takes_it() -> None:
    game = laid_out(king="b14", regulars={"b6": 3}, norwegians={"b6": 1}, hand=[], population=0)
    game.arrivals = [Arrival(at(game, "b6"), at(game, "b5"), 3, 0)]
    play(battle(game, at(game, "b6")), fate=["morale"]).then("retreat", "spare")
    assert game.towns[game.box.map.town_place[at(game, "b6")]] == OCCUPIED
    assert "occupation.taken" in keys(game)
    assert "move.joined" not in keys(game)


def test_every_word_that_lowers_a_marker_knows_its_end() -> None:
    game = laid_out(threat=1, stress=2, momentum=0, pressure=0)
    for verb in ("threat", "stress", "momentum", "pressure"):
        assert VOCABULARY.extent(game, Effect(verb, -1, "")) == 0
        assert VOCABULARY.extent(game, Effect(verb, 1, "")) > 0
    assert standing(game, game.paratroopers) == {}


# -- what is asked only where something can be answered ------------------------------------------------------------


@pytest.mark.rule("CNC-FIRE-01")
def test_nobody_is_asked_to_fire_without_a_target() -> None:
    game = laid_out(regulars={}, hand=[])
    assert play(fire(game, 0, "CNC-FIRE-01")).questions == []
    assert keys(game) == []


@pytest.mark.rule("CNC-ARMY-05")
def test_nobody_is_asked_to_march_on_without_a_troop() -> None:
    game = laid_out(norwegians={}, hand=[])
    assert play(march_on(game, 3, "CNC-CARD-01")).questions == []


@pytest.mark.rule("CNC-ARMY-06", "CNC-CARD-01")
def test_an_army_on_its_way_may_stop() -> None:
    game = laid_out(norwegians={"b8": 2}, regulars={}, hand=[])
    play(march_on(game, 3, "CNC-CARD-01")).then(("march", "b8", "b9", 2), "done")
    assert standing(game, game.norwegians) == {"b9": 2}


@pytest.mark.rule("CNC-ARMY-02", "CNC-ARMY-03", "CNC-ARMY-04")
def test_why_nobody_gathers_at_a_centre() -> None:
    game = laid_out(norwegians={"b8": 1}, regulars={"d5": 1})
    assert objection_to_mobilising(game, at(game, "a5")) == ""
    assert objection_to_mobilising(game, at(game, "d5")) == "mobilise.taken"
    game.norwegians[at(game, "b8")] = game.box.pieces.norwegians
    assert objection_to_mobilising(game, at(game, "a5")) == "mobilise.supply"


@pytest.mark.rule("CNC-BATTLE-12", "CNC-BATTLE-13")
def test_no_card_helps_without_loyalty_or_need() -> None:
    game = laid_out(hand=["volunteers", "rifle_club"])
    assert supports(game, 1, 0) == []
    assert supports(game, 0, 2) == []
    assert supports(game, 1, 1) == [("support", "volunteers"), ("support", "rifle_club")]


# -- one more or one less ------------------------------------------------------------------------------------------


@pytest.mark.rule("CNC-DANGER-03")
def test_an_effect_of_one_stress_at_the_top_costs_willpower() -> None:
    game = laid_out(stress=10, threat=3, willpower=5)
    play(carry_out(game, [Effect("stress", 1, "")], "CNC-CARD-01"))
    assert (game.stress, game.willpower) == (5, 4)
    assert "stress.lost" not in keys(game)


@pytest.mark.rule("CNC-GPARA-03")
def test_a_joint_attack_has_to_be_stronger_than_the_king() -> None:
    """One troop from either side against the King and two of his."""
    game = laid_out(king="c7", norwegians={"c7": 2}, regulars={"b7": 1}, paratroopers={"c6": 1})
    assert not is_joint_attack(game)
    game.paratroopers[at(game, "c6")] = 2
    assert is_joint_attack(game)


@pytest.mark.rule("CNC-MORALE-01")
def test_the_log_tells_where_the_morale_marker_stands() -> None:
    game = laid_out(morale_row=1, morale_place=0, hand=[], deck=[], discards=[])
    play(gain_one(game, "CNC-INSPIRE-01")).choose("right")
    assert [entry.values for entry in game.log or []] == [{"loyalty": game.loyalty(), "place": 2}]


@pytest.mark.rule("CNC-BATTLE-06")
def test_a_strength_names_troops_only_where_some_are() -> None:
    game = laid_out(norwegians={"b8": 2}, king="c7", black=True)
    entry = Entry("battle.won", "CNC-BATTLE-11", {})
    add_strength(entry, game, at(game, "c7"), [])
    assert [child.key for child in entry.children] == ["trace.king"]


@pytest.mark.rule("CNC-OPS-07", "CNC-OPS-09")
def test_the_frame_piece_leaves_the_last_place_of_its_box() -> None:
    """With a symbol under the Frame piece alone, the piece sets off the response, and Support pieces do not."""
    game = laid_out()
    assert [place.quick_response for place in game.box.operations] == [False, True, False]
    assert not is_quick_response_uncovered(game, 1, 1)
    assert is_quick_response_uncovered(game, 2, 0)
    symbols = {"support_2": "false", "frame": "true"}
    places = [f'[[operations]]\nid = "{place}"\nquick_response = {shown}\n' for place, shown in symbols.items()]
    game.box = open_box([Pack("mine.toml", '[pack]\ngame = "crown-and-courage"\n' + "".join(places))])
    assert not is_quick_response_uncovered(game, 2, 0)
    assert is_quick_response_uncovered(game, 0, 1)


@pytest.mark.rule("CNC-GPARA-07", "CNC-Q-103")
def test_who_meets_where_the_king_has_left_becomes_one_army() -> None:
    """A card takes the King away before the battle: regular troops and Paratroopers stand together without one."""
    hand = ["night_march", "farmstead", "radio_message"]
    germans: dict[str, Any] = {"regulars": {"b7": 2}, "paratroopers": {"c6": 1}}
    game = laid_out(king="c7", norwegians={}, hand=hand, hurried=True, **germans)
    playing = play(cause(game, MOVE))
    assert playing.prompt == "battle"
    playing.choose("play", "night_march", 1)
    while playing.asked is not None:
        playing.choose(*playing.options[0])
    assert game.king != at(game, "c7")
    assert standing(game, game.regulars) == {"c7": 3}
    assert standing(game, game.paratroopers) == {}


@pytest.mark.rule("CNC-BATTLE-13")
def test_a_card_is_asked_for_as_long_as_one_is_missing() -> None:
    game = laid_out(regulars={"b8": 4}, norwegians={"b8": 1}, hand=["rifle_club", "farmstead"], loyalty=2)
    assert play(support(game, at(game, "b8"), "rifle_club")).options == [("support", "farmstead")]


@pytest.mark.rule("CNC-PLAN-03")
def test_a_plan_that_does_not_shift_leaves_no_line() -> None:
    game = laid_out(display=["rest_1", "fire_1", "order_1"])
    play(shift(game))
    assert keys(game) == []


@pytest.mark.rule("CNC-FLOW-01")
def test_a_flight_begins_on_its_first_day() -> None:
    assert Crown(open_box([]), open_box([]).difficulties["standard"]).day == 1


@pytest.mark.rule("CNC-EVAC-08", "CNC-CARD-01")
def test_a_card_takes_the_king_past_germans_only_if_he_can_go_on() -> None:
    game = laid_out(king="b8", norwegians={}, regulars={"b9": 1})
    assert ("go", "b9") not in card_steps(game, 1, True)
    assert ("go", "c8") in card_steps(game, 1, True)
    assert ("go", "b9") in card_steps(game, 2, True)


@pytest.mark.rule("CNC-DEMAND-04")
def test_a_demand_names_its_cost_anew_after_a_card() -> None:
    hand = ["the_elverum_mandate", "farmstead", "rifle_club", "radio_message"]
    game = laid_out(phase="demands", hand=hand, pressure=2, willpower=5)
    playing = play(demands(game), fate=["return_to_oslo"])
    assert playing.asked is not None
    before = (playing.asked.values or {})["cost"]
    playing.choose("play", "the_elverum_mandate", 1)
    assert playing.prompt == "demand"
    assert (playing.asked.values or {})["cost"] == before - 1


@pytest.mark.rule("CNC-DANGER-09", "CNC-EVAC-18")
def test_the_log_tells_of_an_alarm_and_of_a_raised_die() -> None:
    game = laid_out(threat=7, stress=9, population=1, evacuation=[2], hand=[])
    play(gain_threat(game, 1, "CNC-GERM-08"))
    assert keys(game)[-1] == "threat.alarm"
    play(raise_a_die(game, "CNC-EVAC-18")).choose("raise_die", 2)
    assert (keys(game)[-1], game.evacuation) == ("evacuate.raised", [3])
