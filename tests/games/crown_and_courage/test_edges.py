"""Rules at their edges: nothing left to choose, a pile with one card, a marker that goes the other way."""

from __future__ import annotations

from typing import Any

import pytest

from motstand.games.crown_and_courage.answers import GIVE_ORDER, RIGHT, UP
from motstand.games.crown_and_courage.army import (
    can_march,
    march_on,
    mobilise_some,
    objection_to_entering,
    objection_to_mobilising,
)
from motstand.games.crown_and_courage.battle import battle, support, supports, surrender_gold
from motstand.games.crown_and_courage.box import open_box
from motstand.games.crown_and_courage.breakdown import add_strength
from motstand.games.crown_and_courage.causes import cause
from motstand.games.crown_and_courage.chain import response_left
from motstand.games.crown_and_courage.components import MOVE, OCCUPIED, REGULAR
from motstand.games.crown_and_courage.danger import gain_threat, lower_momentum
from motstand.games.crown_and_courage.deck import can_draw, gain_collaborator
from motstand.games.crown_and_courage.demands import demands
from motstand.games.crown_and_courage.effects import VOCABULARY
from motstand.games.crown_and_courage.evacuation import can_go, card_steps, give_die, move_now, raise_a_die
from motstand.games.crown_and_courage.frame import flip_lowest_order
from motstand.games.crown_and_courage.german_move import is_joint_attack
from motstand.games.crown_and_courage.hand import calming
from motstand.games.crown_and_courage.morale import gain_one, gains
from motstand.games.crown_and_courage.occupation import occupation
from motstand.games.crown_and_courage.operations import is_quick_response_uncovered
from motstand.games.crown_and_courage.plan import shift
from motstand.games.crown_and_courage.report import fill_display
from motstand.games.crown_and_courage.sabotage import sabotages
from motstand.games.crown_and_courage.setup import draw_no_gold
from motstand.games.crown_and_courage.state import Arrival, Crown
from motstand.games.crown_and_courage.tiles import can_upgrade, fire, repeat, upgradable
from motstand.games.crown_and_courage.troops import remove_german
from motstand.games.crown_and_courage.vocabulary import carry_out, is_possible
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


@pytest.mark.rule("CNC-ARMY-05", "CNC-ARMY-07")
def test_an_army_with_germans_all_around_cannot_march() -> None:
    game = laid_out(norwegians={"c14": 1}, regulars={}, king="d16")
    around = [game.box.map.ids[space] for space in game.box.map.orthogonal[at(game, "c14")]]
    for space in around:
        assert can_march(game)
        game.paratroopers[at(game, space)] = 1
    assert not can_march(game)


@pytest.mark.rule("CNC-PLAN-04", "CNC-Q-31")
def test_discs_lie_on_the_display_on_the_grid_and_on_the_tile_in_hand() -> None:
    discs = {"r1c1": 1, "middle": 1}
    game = laid_out(display=[".", "chaos", "."], grid={"r1c1": "chaos"}, discs=discs, placing="chaos")
    assert game.discs_left() == game.box.pieces.discs - 2
    game.placing_discs = 1
    assert game.discs_left() == game.box.pieces.discs - 3


@pytest.mark.rule("CNC-DANGER-12", "CNC-DANGER-13")
def test_two_cards_do_not_calm_like_three() -> None:
    game = laid_out(threat=5, stress=8, hand=["blown_bridge", "the_extra_train"], momentum=0)
    assert calming(game) == [("calm", 2)]
    game.hand.append("farmstead")
    assert calming(game) == [("calm", 2), ("calm", 3)]
    game.hand = ["farmstead"]
    assert calming(game) == []


@pytest.mark.rule("CNC-REPORT-09", "CNC-REPORT-10", "CNC-OCC-13")
def test_the_last_order_tile_is_turned_before_a_move_comes() -> None:
    actions = ["move", "reinforcements", "morale", "collaborator", "chaos"]
    frame = {str(position): action for position, action in enumerate(actions, start=7)}
    game = laid_out(frame=frame, frame_piece=12)
    play(flip_lowest_order(game, "CNC-REPORT-09"), ["stress"])
    assert (game.frame[12], game.frame_piece) == ("stress", 0)
    other = laid_out(frame_piece=12)
    play(flip_lowest_order(other, "CNC-REPORT-09"), ["stress"])
    assert (other.frame[7], other.frame_piece) == ("stress", 12)


@pytest.mark.rule("CNC-COLLAB-02", "CNC-Q-92", "CNC-Q-93")
def test_after_the_last_collaborator_none_lies_on_top() -> None:
    game = laid_out(collaborator="the_go_between", stress=5, threat=3)
    for card in ["the_railway_manager", "the_newspaper_editor", "the_doubtful_colonel"]:
        game.collaborators.take(card)
    play(gain_collaborator(game, "CNC-GERM-02"), ["the_police_informer"])
    assert (game.hand, game.top_collaborator) == (["the_go_between"], "the_police_informer")
    play(gain_collaborator(game, "CNC-GERM-02"))
    assert (game.hand, game.top_collaborator) == (["the_go_between", "the_police_informer"], "")
    assert keys(game)[3:] == ["collaborator.gained", "stress.gained"]


@pytest.mark.rule("CNC-ARMY-08")
@pytest.mark.parametrize("town", ["c3", "b6", "c9", "d11", "b14"])
def test_no_troop_enters_an_occupied_town_whichever_it_is(town: str) -> None:
    game = laid_out(towns={town: "occupied"}, regulars={}, norwegians={})
    assert objection_to_entering(game, at(game, town)) == "march.occupied"
    assert objection_to_entering(laid_out(regulars={}, norwegians={}), at(game, town)) == ""


@pytest.mark.rule("CNC-EVAC-14")
def test_without_an_evacuation_die_none_is_given_up() -> None:
    game = laid_out(evacuation=[])
    assert play(give_die(game)).questions == []
    assert keys(game) == []


@pytest.mark.rule("CNC-Q-103", "CNC-MORALE-08")
def test_orders_wait_as_long_as_no_card_may_be_played() -> None:
    game = laid_out(king="d14", norwegians={"b5": 1}, regulars={"b5": 1}, hand=[], orders_due=1, closed=1)
    game.arrivals = [Arrival(at(game, "b5"), at(game, "c5"), 1, 0)]
    playing = play(battle(game, at(game, "b5"))).choose("hold")
    assert (playing.asked, game.orders_due) == (None, 1)


@pytest.mark.rule("CNC-CARD-06", "CNC-BATTLE-12")
def test_gold_is_no_support_beside_a_card_that_is_strong_enough() -> None:
    game = laid_out(hand=["gold_reserve_truck", "volunteers", "the_go_between"], collaborator="the_police_informer")
    assert supports(game, 2, 2) == [("support", "volunteers")]


@pytest.mark.rule("CNC-CARD-01", "CNC-EVAC-07")
def test_a_card_for_the_king_is_played_only_where_he_finds_a_way() -> None:
    game = laid_out(king="c14", norwegians={}, regulars={})
    assert can_go(game, 1)
    for space in game.box.map.orthogonal[game.king]:
        game.paratroopers[space] = 1
    assert not can_go(game, 1)
    assert can_go(game, 2)


@pytest.mark.rule("CNC-MAP-08", "CNC-Q-80")
def test_the_front_is_where_the_foremost_regular_troop_stands() -> None:
    game = laid_out(regulars={"c1": 1}, norwegians={})
    assert game.front() == at(game, "c1")
    game.regulars[at(game, "c1")] = 0
    assert game.front() == at(game, "c2")
    game.towns[0] = OCCUPIED
    assert game.front() == at(game, "c3")


@pytest.mark.rule("CNC-REPORT-07", "CNC-Q-26")
def test_the_last_tile_of_the_bag_is_drawn() -> None:
    game = laid_out(display=["evacuate_1", ".", "."], bag=["fire_1"])
    play(fill_display(game), ["fire_1"])
    assert game.display == ["evacuate_1", "fire_1", ""]


@pytest.mark.rule("CNC-MORALE-02", "CNC-Q-94", "CNC-Q-95")
def test_without_a_card_to_draw_nobody_is_asked_for_one() -> None:
    game = laid_out(morale_row=2, morale_place=0, hand=[], deck=[], discards=[])
    assert play(gain_one(game, "CNC-INSPIRE-01")).choose("right").asked is None
    game.discards = ["farmstead"]
    game.morale_place = 0
    assert play(gain_one(game, "CNC-INSPIRE-01")).choose("right").prompt == "morale.card"


@pytest.mark.rule("CNC-SAB-06", "CNC-SAB-07")
def test_no_second_agent_goes_where_one_is_even_with_a_one() -> None:
    game = laid_out(frame={"1": "stress", "2": "threat"}, saboteurs={"2": 1}, sabotage=[4], hand=[])
    assert [option for option in sabotages(game) if option[0] == "send"] == [("send", 4, 1)]


@pytest.mark.rule("CNC-UPG-01", "CNC-Q-30")
@pytest.mark.parametrize(
    ("grid", "display", "possible"),
    [
        ({"r3c3": "rest_1"}, ["evacuate_2", ".", "chaos"], True),
        ({"r3c3": "rest_2"}, ["evacuate_2", ".", "fire_1"], True),
        ({"r3c3": "rest_2", "r1c1": "chaos"}, ["evacuate_2", ".", "chaos"], False),
    ],
)
def test_one_tile_of_the_grid_or_the_plan_is_enough_to_upgrade(
    grid: dict[str, Any], display: list[str], possible: bool
) -> None:
    game = laid_out(grid=grid, display=display)
    assert can_upgrade(game, 1) is possible
    assert bool(upgradable(game, 1)) is possible


@pytest.mark.rule("CNC-CARD-01", "CNC-Q-88")
def test_what_can_be_done_once_is_possible() -> None:
    game = laid_out(pressure=1)
    assert is_possible(game, Effect("pressure", -1, ""))
    game.pressure = 0
    assert not is_possible(game, Effect("pressure", -1, ""))
