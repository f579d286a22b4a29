"""Chapter 8.2: who fights, the eight steps, what is lost with a ship; and the withdrawal of chapter 5.2."""

from __future__ import annotations

from typing import Any

import pytest

from motstand.games.kampen_om_norge.components import ALLIES, FACTIONS, GERMANY, NORWAY
from motstand.games.kampen_om_norge.sea.combat import attacker_shoots, defender_shoots
from motstand.games.kampen_om_norge.sea.fleet import sea_of, ship_of, turn_up, zone_of
from motstand.games.kampen_om_norge.sea.state import exchanged
from motstand.games.kampen_om_norge.sea.view import battle_odds
from motstand.games.kampen_om_norge.sea.withdrawal import objection_to_withdrawing_ship
from motstand.games.kampen_om_norge.state import Attack, Kampen
from tests.games.kampen_om_norge.sea_table import SeaTable, set_sea
from tests.games.kampen_om_norge.table import THREE

LAND: dict[str, Any] = {"oslo": "1 germany", "hamar": "1 norway", "namsos": "1 allies"}


def battle(
    ships: dict[str, str], caught: str, turn: str = "germany", by: str = "", fate: list[Any] | None = None, **more: Any
) -> SeaTable:
    """A table after phase 1: these ships were intercepted, by the attacker or by the faction that is named."""

    def intercepted(game: Kampen) -> None:
        sea = game.sea
        assert sea is not None
        for id in caught.split():
            sea.intercepted += (id,)
            turn_up(game, [id])
            faction = FACTIONS.index(by or turn)
            zone = zone_of(game, id)
            if zone not in sea.interceptions[faction]:
                sea.interceptions = exchanged(sea.interceptions, faction, (*sea.interceptions[faction], zone))

    return set_sea(ships, "joining", turn, prepare=intercepted, fate=fate or [], **{**LAND, **more})


# -- who takes part ------------------------------------------------------------------------------------------------


@pytest.mark.rule("KON-NAVC-02", "KON-NAVC-03", "KON-NAVC-04", "KON-EX-23")
def test_who_was_caught_fights_and_others_may_be_added() -> None:
    """The figure of 8.2: in IV the open ships fight, another German one only if it is added; in VI nobody does."""
    ships = {"IV": "SA-01 SA-13 SG-03 SG-06", "VI": "SA-02 SG-07"}
    table = battle(ships, "SG-03", by="allies")
    assert (table.prompt, table.offered("join")) == ("naval_combat.join", [("join", "SG-06")])
    table.choose("done")
    told = [entry for entry in table.match.log if entry.key == "naval_combat.begins"]
    assert [entry.values["zone"] for entry in told] == ["IV"]
    # KON-NAVC-04: who intercepted brings all ships of the zone.
    assert [child.values["ship"] for child in told[0].children] == ["SA-01", "SG-03", "SA-13"]


@pytest.mark.rule("KON-NAVC-03", "KON-SHIP-03")
def test_an_added_ship_fights_too() -> None:
    table = battle({"IV": "SA-01 SG-03 SG-06"}, "SG-03", by="allies", fate=[1, 1, 1])
    table.choose("join", "SG-06")
    assert [shot["ship"] for shot in table.told("naval_combat.shot")] == ["SG-03", "SG-06", "SA-01"]


@pytest.mark.rule("KON-NAVC-05", "KON-NAVC-10")
def test_eidsvoll_and_norge_joins_the_allied_side() -> None:
    table = battle({"IV": "SA-01 SN-01 SG-03"}, "SG-03", by="allies", fate=[1, 1, 1])
    assert [shot["ship"] for shot in table.told("naval_combat.shot")] == ["SG-03", "SA-01", "SN-01"]


@pytest.mark.rule("KON-NAVC-03")
def test_if_only_eidsvoll_and_norge_was_caught_the_allies_may_help() -> None:
    """KON-Q-62."""
    table = battle({"IV": "SA-01 SN-01 SG-03"}, "SN-01", seats=THREE)
    assert (table.prompt, table.seat) == ("naval_combat.join", "allies")
    assert table.offers("join", "SA-01")


@pytest.mark.rule("KON-NAVC-06")
def test_all_is_settled_before_the_attacker_chooses_the_first_combat() -> None:
    ships = {"III": "SA-01 SG-03 SG-06", "V": "SA-02 SG-07 SG-04"}
    table = battle(ships, "SG-03 SG-07", by="allies", fate=[1, 1])
    table.choose("done")
    assert table.prompt == "naval_combat.join"
    assert not table.told("naval_combat.begins")
    table.choose("done")
    assert (table.prompt, table.zones_offered("engage")) == ("naval_battles", ["III", "V"])
    table.choose("engage", "V")
    assert [told["zone"] for told in table.told("naval_combat.begins")] == ["V", "III"]


# -- cards ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KON-NAVC-07", "KON-GC-05", "KON-ADV-07")
@pytest.mark.parametrize(
    ("zone", "field", "offered"), [("III", "stavanger", True), ("III", "oslo", False), ("IV", "stavanger", False)]
)
def test_bombefly_needs_an_air_field_on_the_zone(zone: str, field: str, offered: bool) -> None:
    hand = {"germany": ["bombefly", "panzer"]}
    table = battle({zone: "SA-01 SG-03"}, "SA-01", hands=hand, fate=[1, 1, 1], **{field: "1 germany"})
    assert table.offers("strike", "bombefly") is offered


@pytest.mark.rule("KON-ADV-08")
@pytest.mark.parametrize("holder", ["1 germany", "1 norway"])
def test_bardufoss_reaches_zone_vii(holder: str) -> None:
    hand = {"germany": ["bombefly", "ubat"]}
    table = battle({"VII": "SA-01 SG-03"}, "SA-01", hands=hand, bardufoss=holder)
    assert table.offers("strike", "bombefly") is (holder == "1 germany")
    assert table.offers("strike", "ubat")


@pytest.mark.rule("KON-GC-05", "KON-GC-23", "KON-NAVC-07")
@pytest.mark.parametrize("card", ["bombefly", "ubat"])
@pytest.mark.parametrize(("die", "sunk"), [(4, False), (5, True), (6, True)])
def test_german_cards_sink_a_ship_before_anybody_shoots(card: str, die: int, sunk: bool) -> None:
    """KON-Q-58: who is sunk by a card does not shoot."""
    fate = [die, "A-01", "A-02"] if sunk else [die, 1, 1]
    table = battle({"III": "SA-01 SG-03"}, "SA-01", hands={"germany": [card]}, stavanger="1 germany", fate=fate)
    table.choose("strike", card)
    assert ("SA-01" not in table.ships("III")) is sunk
    assert [shot["ship"] for shot in table.told("naval_combat.shot")] == ([] if sunk else ["SG-03", "SA-01"])


@pytest.mark.rule("KON-AC-23", "KON-NAVC-07", "KON-NAVC-08")
@pytest.mark.parametrize("turn", ["allies", "germany"])
def test_the_allied_ubat_strikes_for_attacker_and_defender(turn: str) -> None:
    table = battle({"III": "SA-01 SG-03"}, "SG-03", turn, "allies", hands={"allies": ["ubat"]}, fate=[5])
    assert table.prompt == ("naval_combat.attack" if turn == "allies" else "naval_combat.defence")
    table.choose("strike", "ubat")
    assert table.prompt == "naval_combat.void"
    table.choose("void", 0)
    assert table.ships("III") == ["SA-01"]


@pytest.mark.rule("KON-NAVC-07", "KON-NAVC-08")
def test_at_most_one_card_of_each_type() -> None:
    hand = {"germany": ["bombefly", "bombefly", "ubat", "ubat"]}
    table = battle({"III": "SA-01 SA-02 SG-03"}, "SA-01 SA-02", hands=hand, stavanger="1 germany")
    table.choose("strike", "bombefly")
    assert table.kinds_offered("strike") == {"ubat"}
    table.choose("strike", "ubat")
    assert table.prompt != "naval_combat.attack"


@pytest.mark.rule("KON-NAVC-08", "KON-NAVC-09")
def test_jagerfly_cancels_bombefly_and_jagerbomber_cancels_jagerfly() -> None:
    """KON-Q-57: with a carrier in the zone. What Jagerfly struck out counts again."""
    hands = {"germany": ["bombefly", "jagerbomber"], "allies": ["jagerfly"]}
    table = battle({"III": "SA-06 SG-03"}, "SA-06", hands=hands, stavanger="1 germany", fate=[1, 1, 1])
    table.choose("strike", "bombefly")
    table.pass_()
    table.choose("parry", "jagerfly", "bombefly")
    assert table.prompt == "naval_combat.attacker_counters"
    table.choose("parry", "jagerbomber", "jagerfly")
    assert [told["die"] for told in table.told("naval_combat.struck")] == [1]


@pytest.mark.rule("KON-NAVC-08")
def test_a_cancelled_bombefly_is_not_rolled_for() -> None:
    hands = {"germany": ["bombefly", "panzer"], "allies": ["jagerfly"]}
    table = battle({"III": "SA-06 SG-03"}, "SA-06", hands=hands, stavanger="1 germany", fate=[1, 1])
    table.choose("strike", "bombefly")
    table.pass_()
    table.choose("parry", "jagerfly", "bombefly")
    table.pass_()
    assert not table.told("naval_combat.struck")


@pytest.mark.rule("KON-NAVC-08")
def test_without_a_carrier_no_jagerfly_but_the_question() -> None:
    """That none is there only the Allies know."""
    hands = {"germany": ["bombefly"], "allies": ["jagerfly"]}
    table = battle({"III": "SA-01 SG-03"}, "SA-01", hands=hands, stavanger="1 germany")
    table.choose("strike", "bombefly")
    assert table.prompt == "naval_combat.counters"
    assert not table.offers("parry")


# -- shots ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KON-NAVC-10", "KON-NAVC-13", "KON-SHIP-06")
def test_strongest_ships_shoot_first_on_both_sides() -> None:
    ships = {"III": "SA-13 SA-09 SA-01 SA-06 SG-06 SG-03 SG-01"}
    table = battle(ships, "SA-13 SA-09 SA-01 SA-06", fate=[1] * 7)
    shots = [shot["ship"] for shot in table.told("naval_combat.shot")]
    assert shots == ["SG-01", "SG-03", "SG-06", "SA-06", "SA-01", "SA-09", "SA-13"]


@pytest.mark.rule("KON-SHIP-06", "KON-SHIP-08", "KON-SHIP-10", "KON-SHIP-11", "KON-SHIP-12", "KON-SHIP-13")
@pytest.mark.parametrize(
    ("ship", "results"),
    [
        ("SA-06", ["misses", "misses", "chases", "chases", "sinks", "sinks"]),
        ("SA-01", ["misses", "misses", "chases", "chases", "sinks", "sinks"]),
        ("SA-09", ["misses", "misses", "misses", "misses", "chases", "sinks"]),
        ("SA-13", ["misses", "misses", "misses", "misses", "chases", "sinks"]),
        ("SN-01", ["misses", "misses", "misses", "misses", "misses", "chases"]),
    ],
)
def test_what_each_class_does_with_each_die(ship: str, results: list[str]) -> None:
    found = []
    for die in range(1, 7):
        table = battle({"III": f"{ship} SG-06"}, "SG-06", by="allies", fate=[1, die])
        found.append(table.told("naval_combat.shot")[1]["result"])
    assert found == results


@pytest.mark.rule("KON-NAVC-11", "KON-SHIP-07", "KON-NAVC-19", "KON-SHIP-05")
def test_each_result_strikes_another_random_ship() -> None:
    ships = {"III": "SA-09 SA-10 SA-11 SG-01 SG-02"}
    fate = [5, "SA-10", 3, "SA-11", 1, 1, 1, "A-01"]
    table = battle(ships, "SA-09 SA-10 SA-11", fate=fate)
    assert [told["ship"] for told in table.told("naval_combat.hit")] == ["SA-10", "SA-11"]
    table.choose("chase", "SA-11", "IV")
    # KON-SHIP-07: the third stays. KON-NAVC-19: all are face down again.
    assert table.ships("III") == ["SA-09", "SG-01", "SG-02"]
    assert table.sea.shown == ()


@pytest.mark.rule("KON-NAVC-12", "KON-NAVC-13")
def test_a_struck_defender_still_shoots_a_struck_attacker_does_not() -> None:
    table = battle({"III": "SA-01 SG-01"}, "SA-01", fate=[6, 6, "A-01", "A-02"])
    assert [shot["ship"] for shot in table.told("naval_combat.shot")] == ["SG-01", "SA-01"]
    table.choose("void", 2)
    assert table.ships("III") == []


@pytest.mark.rule("KON-NAVC-14")
def test_when_all_are_struck_nobody_rolls_any_more() -> None:
    table = battle({"III": "SA-13 SG-01 SG-02 SG-03"}, "SA-13", fate=[6, 1, "A-01"])
    assert [shot["ship"] for shot in table.told("naval_combat.shot")] == ["SG-01", "SA-13"]


@pytest.mark.rule("KON-NAVC-16", "KON-SHIP-19", "KON-NAVC-15")
def test_germany_sinks_eidsvoll_and_norge_before_any_other() -> None:
    table = battle({"III": "SA-01 SN-01 SG-01"}, "SA-01 SN-01", fate=[6, 1, 1])
    assert table.ships("III") == ["SA-01", "SG-01"]
    assert not table.told("card.voided")


@pytest.mark.rule("KON-NAVC-18", "KON-SHIP-19")
def test_eidsvoll_and_norge_is_sunk_when_chased() -> None:
    """KON-Q-64: a chase strikes a random ship."""
    table = battle({"III": "SA-01 SN-01 SG-01"}, "SA-01 SN-01", fate=[3, "SN-01", 1, 1])
    assert table.ships("III") == ["SA-01", "SG-01"]
    assert not table.told("naval_combat.chased")


@pytest.mark.rule("KON-NAVC-17")
def test_the_opponent_chooses_where_a_chased_ship_goes() -> None:
    """KON-Q-63: Allied ships never to I or II."""
    table = battle({"III": "SA-01 SG-01"}, "SA-01", seats=THREE, fate=[3, 1])
    assert (table.prompt, table.seat) == ("naval_combat.chase", "germany")
    assert table.zones_offered("chase") == ["IV", "VIII"]
    table.choose("chase", "SA-01", "VIII")
    assert table.ships("VIII") == ["SA-01"]


@pytest.mark.rule("KON-NAVC-17")
def test_a_german_ship_may_be_chased_anywhere() -> None:
    table = battle({"III": "SA-01 SG-01"}, "SG-01", by="allies", seats=THREE, fate=[1, 3])
    assert (table.prompt, table.seat) == ("naval_combat.chase", "allies")
    assert table.zones_offered("chase") == ["II", "IV", "VIII"]


@pytest.mark.rule("KON-NAVC-20", "KON-SHIP-04")
def test_land_combat_follows() -> None:
    table = battle({"III": "SA-01 SG-01"}, "SA-01", fate=[1, 1])
    assert table.told("naval_combat.over") == [{"zone": "III"}]
    assert table.ships("III") == ["SA-01", "SG-01"]
    # No combat on land: reinforcements.
    assert table.prompt == "placement"


# -- what is lost with a ship --------------------------------------------------------------------------------------


@pytest.mark.rule("KON-SHIP-17", "KON-SHIP-18", "KON-NAVC-15", "KON-SHIP-02")
@pytest.mark.parametrize(("ship", "cards"), [("SA-06", 2), ("SA-01", 2), ("SA-09", 1), ("SA-13", 1)])
def test_allied_cards_are_voided_for_a_lost_ship(ship: str, cards: int) -> None:
    table = battle({"III": f"{ship} SG-01"}, ship, fate=[6, 1, "A-01", "A-02"][: 2 + cards])
    assert table.ships("III") == ["SG-01"]
    assert table.voided("allies") == cards
    assert table.game.used[ALLIES] == ("A-01", "A-02")[:cards]
    assert len(table.game.decks[ALLIES]) == 28 - cards
    assert not table.game.used_a_card[ALLIES]


@pytest.mark.rule("KON-SHIP-23")
@pytest.mark.parametrize("chosen", [0, 1, 2])
def test_the_allies_choose_how_many_german_cards(chosen: int) -> None:
    table = battle({"III": "SA-01 SG-01"}, "SG-01", by="allies", seats=THREE, fate=[1, 6])
    assert (table.prompt, table.seat) == ("naval_combat.void", "allies")
    assert table.offered("void") == [("void", 2), ("void", 1), ("void", 0)]
    table.choose("void", chosen)
    assert table.voided("germany") == chosen


@pytest.mark.rule("KON-SHIP-18", "KON-WIN-12")
def test_the_last_german_card_ends_the_game() -> None:
    """KON-WIN-12: the advanced game is won like the basic one."""
    decks = {"germany": ["panzer"]}
    table = battle({"III": "SA-01 SG-03"}, "SG-03", by="allies", decks=decks, fate=[1, 6])
    table.choose("void", 1)
    assert table.match.outcome is not None
    assert (table.match.outcome.key, table.match.outcome.rule) == ("won.cities_kept", "KON-WIN-07")


@pytest.mark.rule("KON-ADV-09", "KON-ADV-10")
def test_when_the_allied_deck_is_used_up_five_ships_leave_too() -> None:
    ships = {"III": "SA-13 SG-01", "V": "SA-01 SA-02 SA-06 SA-09 SA-10 SA-14 SA-15"}
    table = battle(ships, "SA-13", decks={"allies": ["ubat"]}, fate=[6, 1])
    assert table.prompt == "withdrawal"
    table.choose("withdraw", "namsos")
    assert table.prompt == "withdrawal.ship"
    table.choose("withdraw_ship", "SA-14")
    # KON-ADV-10: no second mindre skip as long as there are larger ships.
    assert not table.offers("withdraw_ship", "SA-15")
    table.choose("withdraw_ship", "SA-09")
    assert {option[1] for option in table.offered("withdraw_ship")} == {"SA-01", "SA-06"}
    table.choose("withdraw_ship", "SA-01")
    table.choose("withdraw_ship", "SA-02")
    table.choose("withdraw_ship", "SA-06")
    assert table.ships("V") == ["SA-10", "SA-15"]
    assert table.prompt != "withdrawal.ship"


@pytest.mark.rule("KON-ADV-10")
def test_small_ships_fill_the_number_when_no_larger_is_left() -> None:
    """KON-Q-21."""
    ships = {"III": "SA-13 SG-01", "V": "SA-01 SA-14 SA-15 SA-16"}
    table = battle(ships, "SA-13", decks={"allies": ["ubat"]}, fate=[6, 1])
    table.choose("withdraw", "namsos")
    table.choose("withdraw_ship", "SA-14")
    assert [option[1] for option in table.offered("withdraw_ship")] == ["SA-01"]
    table.choose("withdraw_ship", "SA-01")
    assert table.offers("withdraw_ship", "SA-15")


@pytest.mark.rule("KON-ADV-09", "KON-NAVC-15")
def test_a_ship_that_goes_down_cannot_be_withdrawn_instead() -> None:
    ships = {"III": "SA-13 SA-01 SG-01 SG-02", "V": "SA-02"}
    fate = [6, "SA-01", 6, 1, 1]
    table = battle(ships, "SA-01 SA-13", decks={"allies": ["ubat"]}, fate=fate)
    table.choose("withdraw", "namsos")
    assert [option[1] for option in table.offered("withdraw_ship")] == ["SA-02"]
    table.choose("withdraw_ship", "SA-02")
    assert [told["ship"] for told in table.told("ship.sunk")] == ["SA-01", "SA-13"]


@pytest.mark.rule("KON-ADV-09", "KON-DECK-12")
def test_where_the_last_defender_is_withdrawn_the_attackers_move_in() -> None:
    """KON-Q-40, as after an escape: the withdrawal comes before the land combats of the German turn."""

    def attack(game: Kampen) -> None:
        board = game.box.board.index
        game.attacks.append(Attack(board["namsos"], board["steinkjer"], 2))
        game.origins.append(board["steinkjer"])
        sea_of(game).intercepted += ("SA-13",)
        sea_of(game).interceptions = exchanged(sea_of(game).interceptions, GERMANY, (2,))

    table = set_sea({"III": "SA-13 SG-01"}, "joining", prepare=attack, decks={"allies": ["ubat"]}, fate=[6, 1], **LAND)
    table.choose("withdraw", "namsos")
    assert table.told("withdrawal.occupied") == [{"area": "namsos"}]
    assert table.battalions("namsos") == {"germany": 2}
    assert not table.told("combat.begins")


@pytest.mark.rule("KON-ADV-09", "KON-DECK-12")
def test_who_attacks_may_be_withdrawn_too() -> None:
    """KON-Q-20: all that there are, also those on the border of an area."""

    def attack(game: Kampen) -> None:
        board = game.box.board.index
        game.attacks.append(Attack(board["steinkjer"], board["namsos"], 1))
        game.origins.append(board["namsos"])
        sea_of(game).intercepted += ("SA-13",)
        sea_of(game).interceptions = exchanged(sea_of(game).interceptions, GERMANY, (2,))

    land: dict[str, Any] = {"oslo": "1 germany", "steinkjer": "1 germany", "hamar": "1 norway"}
    table = set_sea(
        {"III": "SA-13 SG-01"}, "joining", "allies", prepare=attack, decks={"allies": ["ubat"]}, fate=[1, 6], **land
    )
    assert table.offered("withdraw") == [("withdraw", "steinkjer")]
    table.choose("withdraw", "steinkjer")
    assert table.told("withdrawal.attacker") == [{"area": "steinkjer"}]
    assert table.on_board("allies") == 0
    assert not table.told("combat.begins")


@pytest.mark.rule("KON-NAVC-06", "KON-ADV-09")
def test_a_combat_whose_last_ship_was_withdrawn_is_called_off() -> None:
    ships = {"III": "SA-13 SG-01", "V": "SA-01 SG-02"}
    table = battle(ships, "SA-13 SA-01", decks={"allies": ["ubat"]}, fate=[6, 1])
    table.choose("engage", "III")
    table.choose("withdraw", "namsos")
    table.choose("withdraw_ship", "SA-01")
    assert table.told("naval_combat.called_off") == [{"zone": "V"}]
    assert [told["zone"] for told in table.told("naval_combat.begins")] == ["III"]
    assert (table.sea.shown, table.sea.joined, table.sea.intercepted) == ((), (), ())


@pytest.mark.rule("KON-NAVC-08")
def test_the_allies_may_play_a_card_of_each_type() -> None:
    """A Jagerfly does not fill the place of an Ubåt."""
    hands = {"germany": ["bombefly"], "allies": ["jagerfly", "ubat"]}
    table = battle({"III": "SA-06 SG-03"}, "SA-06", hands=hands, stavanger="1 germany", fate=[2, 1, 1])
    table.choose("strike", "bombefly")
    table.choose("parry", "jagerfly", "bombefly")
    assert table.prompt == "naval_combat.defence"
    assert table.offers("strike", "ubat")
    table.choose("strike", "ubat")
    assert [told["card"] for told in table.told("naval_combat.struck")] == ["A-24"]


@pytest.mark.rule("KON-NAVC-07", "KON-NAVC-08", "KON-NAVC-15", "KON-NAVC-17")
def test_the_view_says_which_of_the_eight_steps_it_is() -> None:
    def step() -> int:
        shown: int = table.match.view(None)["sea"]["battle"]["step"]
        return shown

    hands = {"germany": ["ubat"], "allies": ["ubat"]}
    fate = [1, 6, "SG-01", 6, "SG-02", 3, 1, 1, 1]
    ships = {"III": "SA-01 SA-02 SA-03 SG-01 SG-02 SG-06"}
    table = battle(ships, "SG-01 SG-02 SG-06", turn="allies", hands=hands, fate=fate, seats=THREE)
    assert (table.prompt, step()) == ("naval_combat.attack", 1)
    table.choose("strike", "ubat")
    assert (table.prompt, step()) == ("naval_combat.defence", 2)
    table.pass_()
    assert (table.prompt, step()) == ("naval_combat.void", 6)
    table.choose("void", 0)
    table.choose("void", 0)
    assert (table.prompt, step()) == ("naval_combat.chase", 7)


def test_sides() -> None:
    table = set_sea({"III": "SG-01"}, **LAND)
    assert [ship_of(table.game, id).faction for id in ("SG-01", "SN-01", "SA-01")] == [GERMANY, NORWAY, ALLIES]


@pytest.mark.rule("KON-NAVC-17")
def test_a_ship_is_chased_from_i_as_from_any_zone() -> None:
    table = battle({"I": "SN-01 SG-06"}, "SN-01", "norway", "germany", fate=[6, 1])
    assert (table.prompt, table.zones_offered("chase")) == ("naval_combat.chase", ["II"])
    table.choose("chase", "SG-06", "II")
    assert table.ships("II") == ["SG-06"]


@pytest.mark.rule("KON-NAVC-02", "KON-NAVC-10")
def test_the_log_tells_both_sides_the_strongest_ships_first() -> None:
    table = battle({"III": "SA-13 SA-01 SG-06 SG-01"}, "SA-01 SA-13", fate=[1, 1, 1, 1])
    told = next(entry for entry in table.match.log if entry.key == "naval_combat.begins")
    sides = [(child.values["ship"], child.values["side"]) for child in told.children]
    assert sides == [("SA-01", "defence"), ("SG-01", "attack"), ("SA-13", "defence"), ("SG-06", "attack")]


@pytest.mark.rule("KON-SHIP-17")
def test_a_ship_costs_nothing_when_the_deck_is_used_up() -> None:
    """KON-Q-17: later voids have no effect; nobody is asked or told of them."""
    table = battle({"III": "SA-13 SG-01"}, "SA-13", decks={"allies": []}, fate=[6, 1])
    assert [told["ship"] for told in table.told("ship.sunk")] == ["SA-13"]
    assert table.told("ship.voids") == []


@pytest.mark.rule("KON-ADV-10")
def test_of_equal_ships_in_a_zone_the_first_is_withdrawn() -> None:
    ships = {"III": "SA-13 SG-01", "V": "SA-01 SA-02 SA-14 SA-15", "VI": "SA-03"}
    table = battle(ships, "SA-13", decks={"allies": ["ubat"]}, fate=[6, 1])
    table.choose("withdraw", "namsos")
    offered = [option[1] for option in table.offered("withdraw_ship")]
    assert offered == ["SA-01", "SA-14", "SA-03"]
    reasons = {id: objection_to_withdrawing_ship(table.game, id, offered) for id in ("SA-02", "SA-03", "SA-15")}
    assert reasons == {"SA-02": "ship_alike", "SA-03": "", "SA-15": "ship_alike"}
    table.choose("withdraw_ship", "SA-14")
    offered = [option[1] for option in table.offered("withdraw_ship")]
    assert objection_to_withdrawing_ship(table.game, "SA-15", offered) == "larger_ships_first"
    assert objection_to_withdrawing_ship(table.game, "SA-14", offered) == "ship_not_on_the_map"
    assert objection_to_withdrawing_ship(table.game, "SG-01", offered) == "ship_of_another"


@pytest.mark.rule("KON-NAVC-12", "KON-NAVC-13")
def test_the_odds_go_on_until_the_defender_has_shot() -> None:
    """A slagskip sinks or chases on 3 to 6, a mindre skip on 5 and 6."""

    def shooting(step: int, dice: list[int]) -> dict[str, int] | None:
        table = battle({"III": "SG-01 SG-06 SA-01 SA-13"}, "SA-01 SA-13", hands={"germany": ["ubat"]})
        fight = table.sea.battle
        assert fight is not None
        fight.step, fight.dice = step, dice
        if step == 5:
            fight.chased = ["SG-06", "SA-13"]
        found: dict[str, int] | None = battle_odds(table.game, fight)
        return found

    # Two ships at two: (2/3 + 1/3) / 2 are struck on an average, as all of them are at most once in nine.
    assert shooting(1, []) == {"attackers": 50, "defenders": 50}
    # The slagskip has shot: the mindre skip strikes one of two in a third of cases.
    assert shooting(4, [1]) == {"attackers": 50, "defenders": 83}
    # SA-01 has shot; SA-13 was struck and shoots at the one that is left.
    assert shooting(5, [1]) == {"attackers": 67, "defenders": 100}
    assert shooting(5, []) == {"attackers": 22, "defenders": 100}
    assert shooting(6, []) is None


@pytest.mark.rule("KON-GC-23", "KON-NAVC-07")
def test_the_log_says_what_a_card_needed() -> None:
    """KON-Q-04, KON-Q-58."""
    table = battle({"III": "SA-06 SG-03"}, "SA-06", hands={"germany": ["ubat"]}, fate=[4, 1, 1])
    table.choose("strike", "ubat")
    told = next(entry for entry in table.match.log if entry.key == "naval_combat.struck")
    assert [(child.key, child.values) for child in told.children] == [("naval_combat.needed", {"die": 4, "needed": 5})]


@pytest.mark.rule("KON-NAVC-10", "KON-NAVC-13")
def test_dice_that_are_thrown_by_hand_have_their_step() -> None:
    table = battle({"III": "SA-01 SG-03"}, "SA-01", hands={"germany": ["ubat"]})
    fight = table.sea.battle
    assert fight is not None
    for shooting, step, rule in ((attacker_shoots, 4, "KON-NAVC-10"), (defender_shoots, 5, "KON-NAVC-13")):
        asked = next(shooting(table.game, fight))
        assert (fight.step, asked.rule) == (step, rule)
