"""Why not? Typical clicks that lead nowhere, and what the game says about them."""

from __future__ import annotations

import pytest

from motstand.games.kampen_om_norge import GAME
from motstand.games.kampen_om_norge.combat_cards import objection_to_defence_card
from motstand.games.kampen_om_norge.components import ALLIES, NORWAY
from motstand.games.kampen_om_norge.why_not.reasons import REASONS
from motstand.games.kampen_om_norge.why_not.things import REASONS as REASONS_TO_WAIT
from motstand.kernel.content.rulebook import read_rulebook
from motstand.kernel.objections import NothingAgainst, why_not
from motstand.kernel.words.messages import Message
from tests.games.kampen_om_norge.asking import objections, why, why_one
from tests.games.kampen_om_norge.table import THREE, Table, new_table, set_table

# -- moving --------------------------------------------------------------------------------------------------


@pytest.mark.rule("KON-MOVE-02")
def test_a_battalion_moves_once_a_turn() -> None:
    table = set_table(oslo="3 germany", narvik="1 norway")
    table.choose("move", "oslo", "honefoss", 3)
    moved = "KON-MOVE-02: All 3 German battalions in Hønefoss have moved this turn; a battalion moves once a turn."
    assert why_one(table, "honefoss") == moved
    assert why_one(table, "honefoss", "oslo") == moved
    assert why_one(table, "honefoss", "oslo", 2) == moved


@pytest.mark.rule("KON-MOVE-02")
def test_only_those_who_have_not_moved_can_go() -> None:
    table = set_table(oslo="2 germany", honefoss="1 germany", narvik="1 norway")
    table.choose("move", "oslo", "honefoss", 2)
    said = "KON-MOVE-02: Only 1 German battalion in Hønefoss has not moved yet this turn."
    assert why_one(table, "honefoss", "oslo", 2) == said


@pytest.mark.rule("KON-MOVE-02", "KON-MOVE-03")
def test_areas_without_a_border_are_too_far() -> None:
    table = set_table(oslo="2 germany", narvik="1 norway")
    assert why_one(table, "oslo", "narvik") == (
        "KON-MOVE-02: Oslo and Narvik have no border. A battalion moves one area a turn; only cards take it further."
    )
    assert why_one(table, "oslo", "oslo") == "KON-MOVE-02: They are in Oslo already."


@pytest.mark.rule("KON-MOVE-02")
def test_only_the_own_battalions_move() -> None:
    table = set_table(oslo="2 germany", narvik="1 norway 1 allies")
    assert why_one(table, "hamar") == (
        "KON-MOVE-02: No German battalion stands in Hamar. Choose an area with battalions of Germany."
    )
    assert why_one(table, "narvik") == (
        "KON-MOVE-02: No German battalion stands in Narvik: those there are Norwegian and Allied. "
        "Choose an area with battalions of Germany."
    )


@pytest.mark.rule("KON-STWO-12")
def test_the_north_is_not_in_play_in_scenario_2() -> None:
    table = set_table("gudbrandsdalen", namsos="1 norway", oslo="1 germany", turn="norway")
    (reason,) = objections(table, "namsos", "mosjoen")
    assert (reason.key, reason.rule, reason.values) == ("out_of_play", "KON-STWO-12", {"outside": "mosjoen"})


@pytest.mark.rule("KON-TURN-04")
def test_another_turn_is_not_the_own() -> None:
    table = set_table(oslo="2 germany", narvik="1 norway")
    assert why_one(table, "narvik", seat="norway+allies") == (
        "KON-TURN-04: It is Germany's turn: movement. Play passes on when all four phases of the turn are over."
    )


def test_nothing_speaks_against_what_is_offered() -> None:
    table = set_table(oslo="2 germany", narvik="1 norway", hands={"germany": ["fallskjermtropp"]})
    for clicks in (["oslo"], ["oslo", "honefoss"], ["oslo", "honefoss", 2], ["fallskjermtropp"]):
        with pytest.raises(NothingAgainst):
            why(table, *clicks)


# -- cards and their times -----------------------------------------------------------------------------------


@pytest.mark.rule("KON-CARD-06", "KON-CARD-07", "KON-CARD-09")
def test_a_card_says_when_its_time_comes() -> None:
    hands = {"germany": ["bombefly", "ubat", "artilleri"], "norway": ["veisperring"]}
    table = set_table(oslo="2 germany", narvik="1 norway", hands=hands)
    assert why_one(table, "bombefly") == "KON-CARD-06: Bombefly (Bombers) does nothing here. Its time: your attack."
    assert why_one(table, "ubat") == (
        "KON-CARD-07: Ubåt (Submarine) does nothing here. Its time: the enemy's reinforcement."
    )
    assert why_one(table, "artilleri") == (
        "KON-CARD-09: Artilleri (Artillery) does nothing here. Its time: your attack, your defence."
    )
    assert why_one(table, "veisperring", seat="norway+allies") == (
        "KON-CARD-07: Veisperring (Road block) cannot be played now. Its time: the enemy's movement."
    )


@pytest.mark.rule("KON-GC-24", "KON-REINF-01")
def test_forsterkninger_only_has_symbols() -> None:
    table = set_table(oslo="2 germany", narvik="1 norway", hands={"germany": ["forsterkninger"]})
    said = (
        "Forsterkninger (Reinforcements) has no effect of its own. Trade it for battalions in your reinforcement phase."
    )
    assert why_one(table, "forsterkninger") == f"KON-GC-24: {said}"


@pytest.mark.rule("KON-CARD-01", "KON-CARD-04", "KON-PLAY-05")
def test_only_cards_in_the_hand_that_is_asked_can_be_played() -> None:
    hands = {"norway": ["bakhold"], "allies": ["stridsvogn"]}
    table = set_table(oslo="2 germany", narvik="1 norway", turn="norway", hands=hands)
    assert (
        why_one(table, "stridsvogn")
        == "KON-CARD-01: Stridsvogn (Armor) is a card of the Allies, but Norway is asked now."
    )
    table = set_table(oslo="2 germany", narvik="1 norway", hands={"germany": ["fallskjermtropp"]})
    card = table.game.hands[0][0]
    table.choose("card", "fallskjermtropp")
    table.choose("drop", "oslo")
    assert why_one(table, card) == (
        "KON-CARD-04: Fallskjermtropp (Paratroopers) has been used: it lies face up under its deck."
    )


def test_of_two_cards_alike_the_first_is_played() -> None:
    table = set_table(oslo="2 germany", narvik="1 norway", hands={"germany": ["fallskjermtropp", "fallskjermtropp"]})
    (reason,) = objections(table, sorted(table.game.hands[0])[1])
    assert reason.key == "card_alike"


# -- the cards of phase 1 ------------------------------------------------------------------------------------


@pytest.mark.rule("KON-BOARD-21")
def test_paratroopers_need_an_air_field_near_enough() -> None:
    table = set_table(hamar="2 germany", narvik="1 norway", hands={"germany": ["fallskjermtropp"]})
    table.choose("card", "fallskjermtropp")
    assert why_one(table, "tromso") == (
        "KON-BOARD-21: German aircraft do not reach Tromsø. Germany would have to hold the air field of Bardufoss."
    )


@pytest.mark.rule("KON-GC-15", "KON-Q-35", "KON-NC-07")
def test_a_march_needs_a_free_way() -> None:
    hands = {"germany": ["rask_forflytning"], "norway": ["rask_forflytning"]}
    table = set_table(oslo="3 germany", gjovik="1 norway", hands=hands)
    table.choose("card", "rask_forflytning")
    assert why_one(table, "oslo", "gjovik") == (
        "KON-Q-35: Enemies hold Gjøvik, and the first area of a march must be free of them."
    )
    assert why_one(table, "oslo", "honefoss", "oslo") == "KON-GC-15: The march would end where it began, in Oslo."
    assert why_one(table, "oslo", "honefoss", "valdres", 3) == "KON-GC-15: The card takes along at most 2 battalions."
    table = set_table(oslo="3 germany", valdres="1 norway", turn="norway", hands=hands)
    table.choose("card", "rask_forflytning")
    assert why_one(table, "valdres", "honefoss", "oslo") == (
        "KON-NC-07: The enemy holds Oslo, and a Norwegian march never ends in an attack."
    )
    assert why_one(table, "valdres", "hamar").startswith("KON-NC-05: Valdres and Hamar have no border")


@pytest.mark.rule("KON-GC-18", "KON-GC-20", "KON-Q-47")
def test_transportfly_needs_two_fields_and_somebody_to_carry() -> None:
    hands = {"germany": ["transportfly"]}
    table = set_table(oslo="2 germany", narvik="1 norway", hands=hands)
    assert why_one(table, "transportfly") == (
        "KON-GC-18: Transportfly (Air transport) needs two air fields that Germany holds; it holds one."
    )
    table = set_table(oslo="1 germany", stavanger="1 germany", hamar="1 germany", narvik="1 norway", hands=hands)
    table.choose("card", "transportfly")
    assert why_one(table, "hamar") == "KON-BOARD-25: Hamar has no air field."
    assert why_one(table, "oslo", "trondheim") == (
        "KON-Q-47: Germany does not hold the air field of Trondheim: a German battalion would have to be there."
    )


@pytest.mark.rule("KON-AC-06", "KON-AC-07", "KON-AC-17")
def test_ships_need_symbols_and_an_open_coast() -> None:
    hands = {"allies": ["invasjon", "ubat"]}
    table = set_table(oslo="2 germany", bergen="1 allies", turn="allies", hands=hands)
    assert why_one(table, "invasjon") == (
        "KON-AC-06: The landing needs other cards with 3 symbols for a battalion; you have only 1."
    )
    table = set_table(
        oslo="2 germany", voss="1 germany", bergen="1 allies", turn="allies", hands={"allies": ["kystevakuering"]}
    )
    table.choose("card", "kystevakuering")
    assert why_one(table, "bergen", "voss") == (
        "KON-AC-17: The enemy holds Voss, and the ships never sail into combat."
    )
    assert why_one(table, "bergen", "oslo").startswith("KON-AC-17: Oslo is not on the coast that Allied ships reach")


# -- sabotage ------------------------------------------------------------------------------------------------


def attacked_from_gjovik() -> Table:
    hands = {"norway": ["veisperring", "rask_forflytning"], "germany": ["ingeniorkompani", "panzer"]}
    table = set_table(gjovik="2 germany", lillehammer="1 norway", hamar="1 norway", oslo="1 germany", hands=hands)
    table.choose("move", "gjovik", "lillehammer", 2)
    table.choose("end")
    return table


@pytest.mark.rule("KON-NC-03", "KON-SAB-04", "KON-NC-06")
def test_sabotage_needs_an_attack_on_norwegians() -> None:
    table = attacked_from_gjovik()
    assert why_one(table, "lillehammer") == "KON-SAB-01: Choose a card first, then the area."
    assert why_one(table, "veisperring", "hamar") == "KON-NC-03: Hamar is not attacked."
    assert why_one(table, "veisperring", "oslo").startswith("KON-SAB-04: No Norwegian battalion is in Oslo")
    assert why_one(table, "veisperring", "lillehammer", "hamar") == (
        "KON-NC-03: No attack on Lillehammer comes from Hamar."
    )
    assert why_one(table, "rask_forflytning", "lillehammer", "gjovik") == (
        "KON-RET-04: The enemy attacked from Gjøvik this turn."
    )
    table.choose("send_back", "veisperring")
    assert why_one(table, "panzer") == (
        "KON-CARD-09: Panzer (Armor) does nothing here. Its time: your attack, your defence."
    )


@pytest.mark.rule("KON-Q-38")
def test_paratroopers_are_not_turned_back() -> None:
    hands = {"norway": ["veisperring"], "germany": ["fallskjermtropp"]}
    table = set_table(oslo="1 germany", hamar="1 norway", hands=hands)
    table.choose("card", "fallskjermtropp")
    table.choose("drop", "hamar")
    table.choose("end")
    assert why_one(table, "veisperring", "hamar").startswith("KON-Q-38: The paratroopers over Hamar")


# -- combat --------------------------------------------------------------------------------------------------


def attack_on_hamar(hands: dict[str, list[str]], oslo: str = "") -> Table:
    """Two German battalions attack Hamar over land; the first card is asked for."""
    table = set_table(kongsvinger="2 germany", hamar="1 norway", oslo=oslo, hands=hands)
    table.choose("move", "kongsvinger", "hamar", 2)
    table.fight("hamar")
    return table


@pytest.mark.rule("KON-COMBAT-14", "KON-COMBAT-15", "KON-GC-06")
def test_one_card_of_a_type_in_a_combat() -> None:
    table = attack_on_hamar({"germany": ["bombefly", "jagerbomber"]}, oslo="1 germany")
    table.choose("play", "bombefly")
    assert why_one(table, "jagerbomber") == (
        "KON-COMBAT-14: Your side has played Bombefly (Bombers) in this combat, and Jagerbomber (Fighter bombers) is "
        "of the same type; one of a type is the limit, even if it was cancelled."
    )


@pytest.mark.rule("KON-BOARD-21", "KON-GC-04")
def test_bombers_need_an_air_field_near_enough() -> None:
    table = attack_on_hamar({"germany": ["bombefly"]})
    assert why_one(table, "bombefly") == (
        "KON-BOARD-21: Bombefly (Bombers) does not reach Hamar. "
        "Germany would have to hold one of these air fields: Oslo, Kristiansand, Stavanger, Trondheim."
    )


@pytest.mark.rule("KON-GC-02")
def test_paratroopers_alone_have_no_heavy_support() -> None:
    table = set_table(oslo="1 germany", hamar="1 norway", hands={"germany": ["fallskjermtropp", "panzer"]})
    table.choose("card", "fallskjermtropp")
    table.choose("drop", "hamar")
    table.fight("hamar")
    assert why_one(table, "panzer") == (
        "KON-GC-02: Only paratroopers attack Hamar: Panzer (Armor) needs battalions that came over land."
    )


@pytest.mark.rule("KON-AC-14", "KON-COMBAT-24")
def test_ships_do_not_bombard_inland() -> None:
    hands = {"allies": ["kystbombardement", "kystevakuering"]}
    table = set_table(turn="allies", hamar="1 germany", lillehammer="1 allies", hands=hands)
    table.attack("hamar", lillehammer=1)
    table.fight("hamar")
    assert why_one(table, "kystbombardement") == (
        "KON-AC-14: Kystbombardement (Coastal bombardment) needs an attack on the coast of sea zones III to VII, and "
        "Hamar is not on it."
    )
    assert why_one(table, "kystevakuering") == (
        "KON-COMBAT-24: Kystevakuering (Coastal evacuation) gives no dice. "
        "You can play it when an Allied battalion has been beaten."
    )


@pytest.mark.rule("KON-COMBAT-18", "KON-COMBAT-24")
def test_a_rescue_gives_no_dice_to_the_defence() -> None:
    hands = {"allies": ["kystevakuering", "forsterkninger"]}
    table = set_table(steinkjer="2 germany", namsos="1 allies", hands=hands)
    table.attack("namsos", steinkjer=2)
    table.fight("namsos")
    table.pass_to("combat.defence")
    assert why_one(table, "kystevakuering") == (
        "KON-COMBAT-24: Kystevakuering (Coastal evacuation) gives no dice. "
        "You can play it when an Allied battalion has been beaten."
    )
    assert not why_one(table, "forsterkninger").startswith("KON-COMBAT-24")


@pytest.mark.rule("KON-COMBAT-17", "KON-CARD-14")
def test_cancelling_comes_before_dice() -> None:
    table = attack_on_hamar({"germany": ["panzer", "speidertropp"], "norway": ["panservernkanon", "bakhold"]})
    table.choose("play", "panzer")
    table.choose("play", "speidertropp")
    assert table.prompt == "combat.defender_counters"
    assert why_one(table, "bakhold") == (
        "KON-COMBAT-17: Now cards are only cancelled. The dice of Bakhold (Ambush) come next: go on first."
    )
    assert why_one(table, "panservernkanon", "speidertropp") == (
        "KON-CARD-14: Panservernkanon (Antitank gun) does not cancel Speidertropp (Scouts), only: Panzer (Armor)."
    )


@pytest.mark.rule("KON-CARD-12", "KON-CARD-13")
def test_without_a_battalion_only_jagerfly_joins_in() -> None:
    hands = {"germany": ["bombefly", "panzer"], "allies": ["jagerfly", "panservernkanon"]}
    table = set_table(bergen="2 germany", oslo="1 germany", voss="1 norway", hands=hands)
    table.attack("voss", bergen=2)
    table.fight("voss")
    table.choose("play", "panzer")
    table.choose("play", "bombefly")
    table.pass_to("combat.defender_counters")
    assert why_one(table, "panservernkanon") == (
        "KON-CARD-12: The Allies have no battalion in the combat in Voss, so Panservernkanon (Antitank gun) cannot be "
        "played there."
    )
    assert table.kinds_offered("cancel") == {"jagerfly"}


@pytest.mark.rule("KON-CARD-12", "KON-COMBAT-18")
def test_dice_for_the_defence_need_a_battalion() -> None:
    game = attack_on_hamar({"germany": ["panzer"], "norway": ["bakhold"]}).game
    assert game.combat is not None
    kinds = {kind.id: kind for side in game.scenario.kinds for kind in side}
    assert objection_to_defence_card(game, game.combat, NORWAY, kinds["bakhold"]) == ""
    assert objection_to_defence_card(game, game.combat, ALLIES, kinds["stridsvogn"]) == "not_in_this_combat"
    assert objection_to_defence_card(game, game.combat, NORWAY, kinds["veisperring"]) == "another_time"


@pytest.mark.rule("KON-COMBAT-13", "KON-COMBAT-19")
def test_in_step_3_it_is_too_late_for_dice() -> None:
    table = attack_on_hamar({"germany": ["speidertropp", "panzer", "artilleri"], "norway": ["bakhold"]})
    table.pass_()
    table.choose("play", "bakhold")
    assert table.prompt == "combat.attacker_counters"
    assert why_one(table, "artilleri").startswith(
        "KON-COMBAT-13: Artilleri (Artillery) gives its dice in the first step"
    )
    assert why_one(table, "panzer") == (
        "KON-COMBAT-13: Panzer (Armor) gives its dice in the first step of a combat, which is over; "
        "now cards are only cancelled."
    )


@pytest.mark.rule("KON-COMBAT-12")
def test_a_combat_is_fought_where_somebody_attacks() -> None:
    table = set_table(oslo="2 germany", honefoss="1 norway", gjovik="1 norway", hamar="1 norway")
    table.attack("honefoss", oslo=1)
    table.attack("gjovik", oslo=1)
    table.choose("end")
    assert why_one(table, "hamar") == "KON-COMBAT-12: Nobody attacks Hamar: no combat is fought there."


@pytest.mark.rule("KON-COMBAT-22")
def test_losses_are_taken_from_those_who_attack() -> None:
    table = set_table(gjovik="1 germany", kongsvinger="1 germany", hamar="2 norway", oslo="1 germany", fate=[1, 6, 1])
    table.attack("hamar", gjovik=1, kongsvinger=1)
    table.fight("hamar")
    assert table.prompt == "combat.remove"
    assert why_one(table, "oslo") == "KON-COMBAT-22: No attackers from Oslo are left in the combat in Hamar."


@pytest.mark.rule("KON-RET-01", "KON-RET-02", "KON-RET-04", "KON-Q-31")
def test_a_retreat_leads_to_an_open_area() -> None:
    table = set_table(voss="1 norway", hallingdal="3 germany", bergen="1 germany", fate=[5, 5, 5, 1])
    table.attack("voss", hallingdal=3)
    table.fight("voss")
    assert table.prompt == "retreat"
    assert why_one(table, "hallingdal") == "KON-RET-04: The enemy attacked from Hallingdal this turn."
    assert why_one(table, "bergen") == "KON-RET-02: The enemy holds Bergen."
    assert why_one(table, "voss") == "KON-Q-31: They cannot stay in Voss."
    assert why_one(table, "oslo") == ("KON-RET-01: Voss and Oslo have no border: they go to a neighbour of Voss.")


@pytest.mark.rule("KON-RET-05", "KON-RET-06", "KON-Q-32")
def test_water_stops_the_allies_and_those_who_go_with_them() -> None:
    table = set_table(hamar="1 norway 1 allies", elverum="3 germany", fate=[5, 5, 5, 1, 1])
    table.attack("hamar", elverum=3)
    table.fight("hamar")
    assert table.prompt == "retreat"
    assert why_one(table, "gjovik") == (
        "KON-RET-06: Water lies between Hamar and Gjøvik, and Allied defenders never retreat across it."
    )


# -- reinforcement and new cards -----------------------------------------------------------------------------


@pytest.mark.rule("KON-REINF-05", "KON-Q-24", "KON-GC-19", "KON-GC-21")
def test_germany_places_on_its_coast_or_by_air() -> None:
    table = set_table(oslo="1 germany", horten="1 norway", hands={"germany": ["transportfly"]})
    table.pass_to("placement")
    assert why_one(table, "hamar") == (
        "KON-REINF-05: Hamar is not on the coast of sea zones I and II, where German reinforcements land."
    )
    assert why_one(table, "horten") == (
        "KON-Q-24: The enemy holds Horten, and reinforcements never come into hostile areas."
    )
    assert why_one(table, "transportfly", "oslo", 2) == (
        "KON-GC-21: There is only 1 new battalion to place; the card brings none of its own."
    )
    assert why_one(table, "transportfly", "oslo", 3) == "KON-GC-19: The card brings at most 2 battalions."


@pytest.mark.rule("KON-REINF-06", "KON-REINF-07")
def test_norway_mobilizes_one_battalion_in_an_area() -> None:
    hands = {"norway": ["forsterkninger:4", "forsterkninger:2"]}
    table = set_table(turn="norway", oslo="1 germany", hamar="1 norway", hands=hands)
    table.pass_to("trade")
    while table.offers("trade"):
        table.choose("trade")
    assert why_one(table, "dombas") == ("KON-REINF-06: Dombås has neither a mobilization point nor a victory city.")
    table.choose("place", "hamar")
    assert why_one(table, "hamar") == (
        "KON-REINF-07: A new Norwegian battalion came to Hamar this round; one in each area is the limit."
    )


@pytest.mark.rule("KON-SETUP-05", "KON-REINF-08")
def test_the_second_stack_lands_apart_from_the_first() -> None:
    table = set_table(turn="allies", oslo="1 germany", narvik="1 norway")
    table.pass_to("arrival")
    assert why_one(table, "oslo").startswith("KON-REINF-08: Oslo is not on the coast where Allied reinforcements land")
    table.choose("arrive", "andalsnes")
    assert why_one(table, "alesund") == (
        "KON-SETUP-05: The first stack landed in Åndalsnes; the second may not land there or in a neighbouring area."
    )


@pytest.mark.rule("KON-AC-22", "KON-Q-50")
def test_the_allied_submarine_hunts_ships() -> None:
    hands = {"germany": ["transportfly", "forsterkninger:5"], "allies": ["ubat"]}
    table = set_table(oslo="1 germany", stavanger="1 germany", narvik="1 norway", hands=hands)
    table.pass_to("trade")
    table.choose("trade", "forsterkninger")
    table.choose("done")
    table.choose("airplace", "transportfly", "stavanger", 1)
    table.choose("place", "oslo")
    assert table.prompt == "submarine"
    assert why_one(table, "ubat", "stavanger") == (
        "KON-AC-22: The battalions came to Stavanger by air, where Ubåt (Submarine) cannot reach them."
    )
    assert why_one(table, "ubat", "horten") == "KON-Q-50: No battalion that just arrived is in Horten."


@pytest.mark.rule("KON-TURN-03", "KON-CARD-11")
def test_trading_is_not_about_areas() -> None:
    table = set_table(oslo="2 germany", narvik="1 norway", hands={"germany": ["panzer"]})
    table.pass_to("trade")
    assert why_one(table, "oslo") == (
        "KON-TURN-03: It is Germany's turn: reinforcement. You are not asked about an area now; battalions move in the "
        "movement phase of their own turn."
    )


# -- sides, the end ------------------------------------------------------------------------------------------


@pytest.mark.rule("KON-PLAY-03", "KON-PLAY-04", "KON-PLAY-07")
def test_a_side_is_led_by_one_player() -> None:
    table = new_table(seats=["anna", "birger"], factions="rolled")
    second = next(seat for seat in ("anna", "birger") if seat != table.seat)
    first = table.seat
    words = GAME.words(table.match.setup)
    told = why_not(table.match, words, first, [("role", "norway")])
    assert told == [Message("role_for_three", {"role": "norway"}, "KON-PLAY-04")]
    table.choose("lead", "germany")
    told = why_not(table.match, words, second, [("role", "germany")])
    assert told == [Message("role_is_taken", {"role": "germany", "seat": first}, "KON-PLAY-07")]


@pytest.mark.rule("KON-RET-05", "KON-TURN-05")
def test_whoever_has_answered_waits_for_the_other() -> None:
    table = set_table(hamar="1 norway 1 allies", kongsvinger="3 germany", seats=THREE, fate=[5, 5, 5, 1, 1])
    table.attack("hamar", kongsvinger=3)
    table.fight("hamar")
    assert table.prompt == "retreat"
    table.choose("retreat", "elverum", seat="norway")
    assert why_one(table, "elverum", seat="norway") == "KON-RET-05: You have answered. The others have not yet."
    assert why_one(table, "elverum", seat="germany") == (
        "KON-TURN-05: It is Germany's turn: combat. Norway and the Allies are asked now."
    )


@pytest.mark.rule("KON-WIN-11")
def test_after_the_end_nothing_can_be_done() -> None:
    table = set_table(oslo="2 germany", honefoss="1 norway", fate=[6, 6, 1])
    table.attack("honefoss", oslo=2)
    table.fight("honefoss")
    assert table.match.over
    assert why_one(table, "oslo", seat="germany") == "KON-WIN-11: The game is over."


# -- all reasons ----------------------------------------------------------------------------------------------


def test_every_reason_has_a_rule_or_takes_it_from_the_question() -> None:
    book = read_rulebook(GAME.folder())
    rules = [rule for rule, _ in REASONS.values()] + list(REASONS_TO_WAIT.values())
    assert {rule for rule in rules if rule} <= {*book.rules, *book.questions}
