"""Action cards, Collaborators and the Gold Reserve (CNC-CARD, CNC-DECK, CNC-COLLAB, CNC-GOLD)."""

from __future__ import annotations

from typing import Any

import pytest

from motstand.games.crown_and_courage.answers import DONE
from motstand.games.crown_and_courage.army import march_on
from motstand.games.crown_and_courage.causes import cause
from motstand.games.crown_and_courage.decisions import pause
from motstand.games.crown_and_courage.deck import draw_cards
from motstand.games.crown_and_courage.defeat import win
from motstand.games.crown_and_courage.discards import discard_some
from motstand.games.crown_and_courage.evacuation import card_steps
from motstand.games.crown_and_courage.hand import playable
from motstand.games.crown_and_courage.plan import choose
from motstand.games.crown_and_courage.state import Crown
from motstand.games.crown_and_courage.tiles import unseen
from motstand.kernel.flow import GameOver
from tests.games.crown_and_courage.table import Playing, keys, laid_out, play, standing

COLLABORATORS = ["the_go_between", "the_police_informer", "the_railway_manager"]


def before(hand: list[str], **told: Any) -> tuple[Crown, Playing]:
    """Just before a German action."""
    told.setdefault("collaborator", "the_doubtful_colonel")
    game = laid_out(hand=hand, **told)
    return game, play(pause(game, "move"))


@pytest.mark.rule("CNC-EX-18", "CNC-CARD-01", "CNC-CARD-02", "CNC-CARD-07", "CNC-Q-98")
def test_a_card_and_its_price_are_discarded() -> None:
    game, playing = before(["night_march", "farmstead", "rifle_club", "ski_patrol"], king="c14", regulars={})
    playing.choose("play", "night_march", 1)
    assert (playing.prompt, game.discards) == ("discard", ["night_march"])
    playing.choose("discard", "farmstead").choose("discard", "ski_patrol")
    assert game.hand == ["rifle_club"]
    playing.choose("go", "c15").choose("go", "c16")
    assert game.box.map.ids[game.king] == "c16"
    _, poor = before(["night_march", "farmstead"], king="c14", regulars={})
    assert not poor.offers("play", "night_march")


@pytest.mark.rule("CNC-CARD-01")
def test_one_of_several_actions_is_picked() -> None:
    game, playing = before(["terningmoen_recruits"], norwegians={}, regulars={})
    assert playing.options.count(("play", "terningmoen_recruits", 1)) == 1
    assert not playing.offers("play", "terningmoen_recruits", 2)
    playing.choose("play", "terningmoen_recruits", 1).choose("mobilise", "b9")
    assert standing(game, game.norwegians) == {"b9": 1}


@pytest.mark.rule("CNC-FLOW-13", "CNC-Q-90")
def test_cards_stand_beside_every_decision() -> None:
    game = laid_out(hand=["radio_message"], display=["evacuate_1", "rest_1", "inspire_1"], loyalty=0)
    playing = play(choose(game)).choose("play", "radio_message", 1).choose("up")
    assert (playing.prompt, game.loyalty()) == ("plan", 1)
    assert not playing.offers("play")


@pytest.mark.rule("CNC-Q-90")
def test_no_card_while_another_is_paid_for() -> None:
    game = laid_out(hand=["radio_message", "farmstead", "rifle_club"], stress=9)
    playing = play(discard_some(game, 1, "CNC-PLAN-09"))
    assert {option[0] for option in playing.options} == {"discard"}


@pytest.mark.rule("CNC-DECK-01", "CNC-DECK-02", "CNC-DECK-03")
def test_an_empty_deck_is_the_discard_pile_shuffled() -> None:
    game = laid_out(deck=["farmstead"], discards=["rifle_club", "ski_patrol"])
    play(draw_cards(game, 2, "CNC-STRAT-01"), ["farmstead", "ski_patrol"])
    assert (game.hand, game.deck.rest, game.discards) == (["farmstead", "ski_patrol"], ["rifle_club"], [])
    assert "deck.shuffled" in keys(game)


@pytest.mark.rule("CNC-Q-94")
def test_without_any_card_none_is_drawn() -> None:
    game = laid_out(deck=[])
    play(draw_cards(game, 2, "CNC-STRAT-01"))
    assert game.hand == []


@pytest.mark.rule("CNC-COLLAB-01", "CNC-COLLAB-02", "CNC-COLLAB-04", "CNC-GERM-02", "CNC-Q-93")
def test_a_collaborator_comes_with_stress_for_each_in_hand() -> None:
    game = laid_out(hand=["the_police_informer"], collaborator="the_go_between", stress=6, hurried=True)
    play(cause(game, "collaborator"), ["the_railway_manager"])
    assert game.hand == ["the_police_informer", "the_go_between"]
    assert (game.stress, game.top_collaborator) == (8, "the_railway_manager")


@pytest.mark.rule("CNC-Q-92")
def test_without_a_collaborator_there_is_stress_alone() -> None:
    game = laid_out(collaborator="the_go_between", stress=6)
    game.top_collaborator = ""
    play(cause(game, "collaborator"))
    assert (game.stress, game.hand) == (7, [])
    game.hand = COLLABORATORS.copy()
    game.hurried = True
    play(cause(game, "collaborator"))
    assert game.stress == 10


@pytest.mark.rule("CNC-COLLAB-03", "CNC-Q-91", "CNC-Q-96")
@pytest.mark.parametrize("how", ["played", "paid", "calm"])
def test_a_discarded_collaborator_costs_morale(how: str) -> None:
    game, playing = before(["the_go_between", "radio_message", "farmstead"], loyalty=3, threat=5, stress=9)
    if how == "played":
        playing.choose("play", "the_go_between", 1)
    elif how == "calm":
        playing.choose("calm", 2).choose("discard", "the_go_between").choose("discard", "farmstead")
    else:
        playing.choose("play", "farmstead", 1).choose("discard", "the_go_between")
    assert game.loyalty() == 2
    assert "the_go_between" in game.discards


@pytest.mark.rule("CNC-STRAT-02", "CNC-Q-91", "CNC-COLLAB-04")
def test_a_collaborator_from_the_action_deck_costs_stress_again() -> None:
    game = laid_out(deck=[], discards=["the_go_between"], collaborator="the_police_informer", stress=6)
    play(draw_cards(game, 1, "CNC-STRAT-01"), ["the_go_between"])
    assert (game.hand, game.stress) == (["the_go_between"], 7)


@pytest.mark.rule("CNC-GOLD-01", "CNC-FLOW-04", "CNC-DECK-02")
def test_gold_that_is_played_is_evacuated() -> None:
    hand = ["gold_reserve_truck", "farmstead", "rifle_club", "ski_patrol"]
    game, playing = before(hand)
    playing.choose("play", "gold_reserve_truck", 1)
    assert (game.evacuated, sorted(game.discards)) == (
        ["gold_reserve_truck"],
        ["farmstead", "rifle_club", "ski_patrol"],
    )


@pytest.mark.rule("CNC-GOLD-03", "CNC-FLOW-04")
def test_gold_may_pay_for_others_and_is_not_evacuated_by_it() -> None:
    game, playing = before(["gold_reserve_truck", "farmstead", "rifle_club"], stress=9)
    playing.choose("play", "farmstead", 1).choose("discard", "gold_reserve_truck")
    assert (game.evacuated, game.discards, game.stress) == ([], ["farmstead", "gold_reserve_truck"], 6)


@pytest.mark.rule("CNC-FLOW-03", "CNC-GOLD-02")
def test_the_gold_is_the_score_of_a_won_game() -> None:
    game = laid_out()
    game.evacuated = ["gold_reserve_truck", "gold_reserve_cellar"]
    with pytest.raises(GameOver) as over:
        win(game)
    assert (over.value.outcome.winners, over.value.outcome.level, over.value.outcome.values) == (
        ("king",),
        "2",
        {"gold": 2},
    )


# -- what the cards do ----------------------------------------------------------------------------------


@pytest.mark.rule("CNC-CARD-01")
def test_a_card_that_can_change_nothing_is_not_offered() -> None:
    hand = ["blown_bridge", "the_elverum_mandate", "farmstead", "cut_telephone_lines", "rifle_club"]
    game = laid_out(hand=hand, momentum=0, pressure=0, stress=4, threat=3, regulars={}, norwegians={}, quick_dice=0)
    assert [option for option in playable(game) if option[0] == "play"] == [("play", "cut_telephone_lines", 1)]


@pytest.mark.rule("CNC-CARD-01", "CNC-Q-88")
def test_what_single_cards_do() -> None:
    spare = ["radio_message", "home_front", "ski_patrol"]
    game, playing = before(["the_elverum_mandate", *spare], pressure=2)
    playing.choose("play", "the_elverum_mandate", 1)
    assert game.pressure == 1
    game, playing = before(["blown_bridge", "radio_message"], momentum=2)
    playing.choose("play", "blown_bridge", 1)
    assert game.momentum == 1
    game, playing = before(["cut_telephone_lines", *spare], quick_dice=1)
    playing.choose("play", "cut_telephone_lines", 2)
    assert (game.quick_dice, game.population) == (0, 7)
    game, playing = before(["the_extra_train", *spare], stress=6)
    playing.choose("play", "the_extra_train", 1).choose("discard", "radio_message").choose("discard", "home_front")
    # A die, without the Stress of A New Route.
    assert (len(game.evacuation), game.stress) == (2, 6)
    game, playing = before(["the_extra_train", "radio_message"], evacuation=[1, 6])
    playing.choose("play", "the_extra_train", 2)
    assert game.evacuation == [2, 6]


@pytest.mark.rule("CNC-CARD-01", "CNC-Q-32")
def test_a_scout_turns_a_tile_up_without_resolving_it() -> None:
    game = laid_out(hand=["the_police_informer"], frame={"1": "stress"}, stress=6, loyalty=2)
    playing = play(pause(game, "move"), ["threat"]).choose("play", "the_police_informer", 1)
    assert not playing.offers("scout", 1)
    playing.choose("scout", 4)
    assert (game.frame[4], game.threat) == ("threat", 3)


@pytest.mark.rule("CNC-CARD-01", "CNC-Q-90")
def test_a_roadblock_stops_the_next_move_of_the_turn() -> None:
    hand = ["roadblock_at_midtskogen", "radio_message", "farmstead"]
    game = laid_out(hand=hand, regulars={"c5": 1}, norwegians={}, king="d14")
    playing = play(cause(game, "move")).choose("play", "roadblock_at_midtskogen", 1)
    assert (playing.asked, standing(game, game.regulars), game.halts) == (None, {"c5": 1}, 0)
    play(cause(game, "move"))
    assert standing(game, game.regulars) == {"b5": 1}
    from motstand.games.crown_and_courage.plan import plan

    game.halts = 1
    game.turn = 0
    play(plan(game))
    assert game.halts == 0


@pytest.mark.rule("CNC-CARD-01", "CNC-ARMY-02")
def test_volunteers_gather_up_to_two() -> None:
    game, playing = before(["volunteers", "farmstead"], norwegians={}, regulars={})
    playing.choose("play", "volunteers", 1).choose("mobilise", "a5")
    assert playing.offers("done")
    playing.choose("done")
    assert sum(game.norwegians) == 1


@pytest.mark.rule("CNC-CARD-01", "CNC-ARMY-05", "CNC-ARMY-07")
def test_ski_patrols_go_up_to_three_spaces_by_the_rules_of_move() -> None:
    game, playing = before(["ski_patrol", "farmstead"], norwegians={"c9": 2}, regulars={"c7": 1}, king="d14")
    playing.choose("play", "ski_patrol", 1).choose("march", "c9", "b9", 1)
    assert {option[1] for option in playing.options if option[0] == "march"} == {"b9"}
    playing.choose("march", "b9", "b8", 1)
    playing.choose("march", "b8", "b7", 1)
    assert standing(game, game.norwegians) == {"c9": 1, "b7": 1}
    assert playing.prompt in ("", "before")


@pytest.mark.rule("CNC-CARD-01", "CNC-Q-58", "CNC-EVAC-08", "CNC-EVAC-09", "CNC-EVAC-12")
def test_a_night_march_meets_what_an_evacuation_meets_but_not_freedom() -> None:
    game, playing = before(
        ["night_march", "farmstead", "rifle_club"], king="b16", norwegians={"b15": 1}, regulars={}, loyalty=0
    )
    playing.choose("play", "night_march", 1)
    assert not playing.offers("go", "freedom")
    playing.choose("go", "b15").choose("up")
    assert game.loyalty() == 1
    assert playing.offers("done")


@pytest.mark.rule("CNC-Q-90")
def test_whoever_lets_the_rest_happen_is_asked_no_more() -> None:
    game, playing = before(["radio_message"])
    playing.choose("hurry")
    assert (playing.asked, game.hurried) == (None, True)
    assert play(pause(game, "move")).questions == []


@pytest.mark.rule("CNC-Q-90")
def test_whoever_goes_on_is_asked_before_the_next_action() -> None:
    game, playing = before(["radio_message"])
    playing.choose("go_on")
    assert (playing.asked, game.hurried) == (None, False)
    assert play(pause(game, "move")).questions == ["before"]


@pytest.mark.rule("CNC-CARD-01")
def test_a_card_that_is_in_hand_twice_is_offered_once() -> None:
    game = laid_out(hand=["home_front", "radio_message", "radio_message", "farmstead"], stress=4, threat=3)
    plays = [option for option in playable(game) if option[0] == "play"]
    assert plays == [("play", "home_front", 1), ("play", "radio_message", 1)]


@pytest.mark.rule("CNC-CARD-01")
def test_a_scout_sees_each_german_action_tile_that_lies_face_down() -> None:
    game = laid_out(frame={"2": "stress", "8": "threat"}, hand=[])
    assert unseen(game) == [("scout", position) for position in (1, 3, 4, 5, 6)]


@pytest.mark.rule("CNC-Q-104", "CNC-DECK-02")
def test_no_more_cards_are_discarded_than_are_in_hand() -> None:
    game = laid_out(hand=["radio_message"])
    assert play(discard_some(game, 3, "CNC-STRAT-03")).questions == []
    assert (game.hand, game.discards, game.closed) == ([], ["radio_message"], 0)


@pytest.mark.rule("CNC-CARD-01", "CNC-ARMY-06", "CNC-FLOW-13")
def test_an_army_that_another_card_has_split_goes_no_further() -> None:
    hand = ["terningmoen_recruits", "farmstead", "radio_message"]
    game = laid_out(norwegians={"b8": 2}, regulars={}, king="d14", hand=hand)
    playing = play(march_on(game, 3, "CNC-CARD-01")).choose("march", "b8", "b9", 2)
    playing.choose("play", "terningmoen_recruits", 2)
    playing.then(("march", "b9", "b10", 1), ("mobilise", "a5"), ("mobilise", "d5"))
    assert playing.asked is None
    assert standing(game, game.norwegians) == {"a5": 1, "d5": 1, "b9": 1, "b10": 1}


@pytest.mark.rule("CNC-CARD-01", "CNC-EVAC-07")
def test_a_card_lets_the_king_stop_where_no_german_is() -> None:
    game = laid_out(king="c14", norwegians={}, regulars={})
    assert DONE in card_steps(game, 1, first=False)
    assert DONE not in card_steps(game, 1, first=True)
    game.paratroopers[game.king] = 1
    assert DONE not in card_steps(game, 1, first=False)
