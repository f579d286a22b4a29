"""The German cards of the Appendix: those of combat, Ubåt and Forsterkninger."""

from __future__ import annotations

import pytest

from motstand.games.kampen_om_norge.components import FACTIONS
from motstand.games.kampen_om_norge.state import Kampen
from tests.games.kampen_om_norge.table import THREE, Table, set_table

BARRED_FOR_PARATROOPERS = {"artilleri", "gebirgsjager", "panzer", "speidertropp"}


def german_attack(germany: list[str], **more: list[str]) -> Table:
    """One battalion from Oslo attacks one Norwegian battalion in Hønefoss, within air range from Germany."""
    table = set_table(oslo="1 germany", honefoss="1 norway", hands={"germany": germany, **more})
    table.choose("move", "oslo", "honefoss", 1)
    table.fight("honefoss")
    return table


def german_defence(germany: list[str]) -> Table:
    """One Norwegian battalion from Hønefoss attacks one German battalion in Oslo."""
    table = set_table(turn="norway", oslo="1 germany", honefoss="1 norway", hands={"germany": germany})
    table.choose("move", "honefoss", "oslo", 1)
    table.fight("oslo")
    return table


def attack_on_the_coast(germany: list[str], allies: list[str]) -> Table:
    """One battalion from Stavanger attacks one Allied battalion in Egersund, by sea zone III."""
    table = set_table(
        stavanger="1 germany",
        kristiansand="1 germany",
        egersund="1 allies",
        dombas="1 norway",
        hands={"germany": germany, "allies": allies},
    )
    table.choose("move", "stavanger", "egersund", 1)
    table.fight("egersund")
    return table


# -- dice ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "more"),
    [
        pytest.param("artilleri", 1, marks=pytest.mark.rule("KON-GC-01")),
        pytest.param("bombefly", 2, marks=pytest.mark.rule("KON-GC-04")),
        pytest.param("gebirgsjager", 1, marks=pytest.mark.rule("KON-GC-10")),
        pytest.param("jagerbomber", 1, marks=pytest.mark.rule("KON-GC-12")),
        pytest.param("panzer", 2, marks=pytest.mark.rule("KON-GC-14")),
        pytest.param("speidertropp", 1, marks=pytest.mark.rule("KON-GC-17")),
    ],
)
def test_dice_in_attack(card: str, more: int) -> None:
    table = german_attack([card])
    table.choose("play", card)
    table.pass_to("placement")
    assert table.dice() == [1 + more, 1]
    assert table.used("germany") == [card]


@pytest.mark.parametrize(
    ("card", "more"),
    [
        pytest.param("artilleri", 1, marks=pytest.mark.rule("KON-GC-01")),
        pytest.param("gebirgsjager", 2, marks=pytest.mark.rule("KON-GC-10")),
        pytest.param("ingeniorkompani", 2, marks=pytest.mark.rule("KON-GC-11")),
        pytest.param("panzer", 1, marks=pytest.mark.rule("KON-GC-14")),
    ],
)
def test_dice_in_defence(card: str, more: int) -> None:
    table = german_defence([card])
    assert table.prompt == "combat.defence"
    table.choose("play", card)
    assert table.dice() == [1, 1 + more]


@pytest.mark.rule("KON-GC-04", "KON-GC-11", "KON-GC-12", "KON-GC-17")
def test_cards_without_dice_for_the_other_role() -> None:
    table = german_attack(["ingeniorkompani"])
    assert table.kinds_offered("play") == set()
    table = german_defence(["bombefly", "jagerbomber", "speidertropp"])
    assert table.prompt == "combat.defence"
    assert table.kinds_offered("play") == set()


@pytest.mark.rule("KON-GC-02")
def test_paratroopers_alone_fight_without_heavy_support() -> None:
    hand = ["fallskjermtropp", "bombefly", *sorted(BARRED_FOR_PARATROOPERS)]
    table = set_table(oslo="1 germany", honefoss="1 norway", gjovik="1 norway", hands={"germany": hand})
    table.choose("card", "fallskjermtropp")
    table.choose("drop", "honefoss")
    # An attack elsewhere does not help them.
    table.choose("move", "oslo", "gjovik", 1)
    table.fight("honefoss")
    assert table.kinds_offered("play") == {"bombefly"}


@pytest.mark.rule("KON-GC-02")
def test_paratroopers_beside_others_have_all_support() -> None:
    hand = ["fallskjermtropp", "bombefly", *sorted(BARRED_FOR_PARATROOPERS)]
    table = set_table(oslo="1 germany", honefoss="1 norway", hands={"germany": hand})
    table.choose("card", "fallskjermtropp")
    table.choose("drop", "honefoss")
    table.choose("move", "oslo", "honefoss", 1)
    table.fight("honefoss")
    assert table.kinds_offered("play") == BARRED_FOR_PARATROOPERS | {"bombefly"}


@pytest.mark.rule("KON-GC-02")
def test_whether_paratroopers_attack_alone_is_judged_after_sabotage() -> None:
    table = set_table(
        oslo="1 germany",
        honefoss="1 norway",
        hands={"germany": ["fallskjermtropp", *sorted(BARRED_FOR_PARATROOPERS)], "norway": ["sprengt_bro"]},
    )
    table.choose("card", "fallskjermtropp")
    table.choose("drop", "honefoss")
    table.choose("move", "oslo", "honefoss", 1)
    table.choose("end")
    table.choose("send_back", "sprengt_bro", "honefoss", "oslo")
    table.pass_()
    assert table.prompt == "combat.attack"
    assert table.kinds_offered("play") == set()


@pytest.mark.rule("KON-GC-02", "KON-GC-17")
def test_paratroopers_alone_still_see_through_a_bakhold() -> None:
    table = set_table(
        oslo="1 germany",
        honefoss="1 norway",
        hands={"germany": ["fallskjermtropp", "speidertropp"], "norway": ["bakhold"]},
    )
    table.choose("card", "fallskjermtropp")
    table.choose("drop", "honefoss")
    table.fight("honefoss")
    table.pass_()
    table.choose("play", "bakhold")
    assert table.prompt == "combat.attacker_counters"
    table.choose("cancel", "speidertropp", "bakhold")
    assert table.dice() == [1, 1]


@pytest.mark.rule("KON-GC-03")
@pytest.mark.parametrize("card", ["artilleri", "gebirgsjager", "panzer", "speidertropp"])
def test_one_of_each_card_in_attack(card: str) -> None:
    table = german_attack([card, card, "bombefly"])
    table.choose("play", card)
    assert table.kinds_offered("play") == {"bombefly"}


@pytest.mark.rule("KON-GC-03")
@pytest.mark.parametrize("card", ["artilleri", "gebirgsjager", "ingeniorkompani", "panzer"])
def test_one_of_each_card_in_defence(card: str) -> None:
    table = german_defence([card, card])
    table.choose("play", card)
    assert table.prompt == "combat.defence"
    assert table.kinds_offered("play") == set()


@pytest.mark.rule("KON-GC-03")
def test_a_speidertropp_for_its_die_leaves_none_to_cancel_with() -> None:
    table = german_attack(["speidertropp", "speidertropp"], norway=["bakhold"])
    table.choose("play", "speidertropp")
    table.pass_()
    assert table.prompt == "combat.defence"
    table.choose("play", "bakhold")
    assert not table.offers("cancel")
    assert table.dice() == [2, 3]


# -- aircraft ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "card",
    [
        pytest.param("bombefly", marks=pytest.mark.rule("KON-GC-04")),
        pytest.param("jagerbomber", marks=pytest.mark.rule("KON-GC-12")),
    ],
)
def test_bombers_need_air_range(card: str) -> None:
    for trondheim, playable in (("2 norway", set()), ("1 germany", {card})):
        table = set_table(
            tysfjord="1 germany", narvik="1 norway", trondheim=trondheim, dombas="1 norway", hands={"germany": [card]}
        )
        table.choose("move", "tysfjord", "narvik", 1)
        table.fight("narvik")
        assert table.kinds_offered("play") == playable


@pytest.mark.rule("KON-GC-06")
@pytest.mark.parametrize("first", ["bombefly", "jagerbomber"])
def test_one_bombefly_or_jagerbomber_in_a_combat(first: str) -> None:
    table = german_attack(["bombefly", "bombefly", "jagerbomber", "jagerbomber", "panzer"])
    table.choose("play", first)
    assert table.kinds_offered("play") == {"panzer"}


@pytest.mark.rule("KON-GC-12")
def test_jagerfly_cannot_cancel_a_jagerbomber() -> None:
    table = attack_on_the_coast(["jagerbomber"], ["jagerfly"])
    table.choose("play", "jagerbomber")
    while table.prompt.startswith("combat"):
        assert not table.offers("cancel")
        table.pass_()
    assert table.dice() == [2, 1]
    assert table.hand("allies") == ["jagerfly"]


@pytest.mark.rule("KON-GC-12", "KON-GC-13", "KON-Q-43")
def test_a_jagerbomber_shoots_down_the_jagerfly_that_struck_a_bombefly() -> None:
    table = attack_on_the_coast(["bombefly", "jagerbomber"], ["jagerfly"])
    table.choose("play", "bombefly")
    table.pass_()
    table.choose("cancel", "jagerfly", "bombefly")
    table.choose("cancel", "jagerbomber", "jagerfly")
    assert table.dice() == [3, 1]


@pytest.mark.rule("KON-GC-13", "KON-Q-43")
def test_one_jagerbomber_cancels_one_jagerfly() -> None:
    table = attack_on_the_coast(["bombefly", "jagerbomber", "jagerbomber"], ["jagerfly", "jagerfly"])
    table.choose("play", "bombefly")
    table.pass_()
    table.choose("cancel", "jagerfly", "bombefly")
    assert not table.offers("cancel")
    table.pass_to("combat.attacker_counters")
    table.choose("cancel", "jagerbomber", "jagerfly")
    assert not table.offers("cancel")
    table.pass_to("trade")
    assert table.dice() == [3, 1]
    assert table.hand("germany") == ["jagerbomber"]


@pytest.mark.rule("KON-GC-12", "KON-Q-44")
def test_a_jagerbomber_does_not_stop_a_jagerfly_against_paratroopers() -> None:
    table = set_table(
        stavanger="1 germany",
        dombas="1 norway",
        hands={"germany": ["fallskjermtropp", "jagerbomber"], "allies": ["jagerfly"]},
    )
    table.choose("card", "fallskjermtropp")
    table.choose("drop", "egersund")
    table.choose("divert", "jagerfly", "kristiansand")
    assert table.prompt == "movement"
    assert table.hand("germany") == ["jagerbomber"]
    assert table.battalions("kristiansand") == {"germany": 1}


# -- Ubåt and Forsterkninger ---------------------------------------------------------------------------------


def allied_reinforcements(germany: list[str], fate: list[int]) -> Table:
    """The Allies have placed a battalion in Namsos and one in Harstad; Germany is asked."""
    table = set_table(
        seats=THREE,
        turn="allies",
        oslo="1 germany",
        namsos="1 allies",
        bodo="1 allies",
        hands={"germany": germany, "allies": ["forsterkninger:6"]},
        fate=fate,
        prepare=no_arrival,
    )
    table.choose("end")
    table.choose("trade", "forsterkninger")
    table.choose("place", "namsos")
    table.choose("place", "harstad")
    return table


def no_arrival(game: Kampen) -> None:
    """The first Allied battalions have come in an earlier round."""
    game.arrivals_due = 0


@pytest.mark.rule("KON-GC-22", "KON-Q-04")
@pytest.mark.parametrize(("die", "sunk"), [(1, 0), (2, 0), (3, 0), (4, 0), (5, 1), (6, 1)])
def test_ubat_sinks_a_reinforcement_on_5_or_6(die: int, sunk: int) -> None:
    table = allied_reinforcements(["ubat"], [die])
    assert (table.prompt, table.seat) == ("submarine", "germany")
    table.choose("hunt", "ubat", "namsos")
    assert table.battalions("namsos") == {"allies": 2 - sunk}
    assert table.battalions("harstad") == {"allies": 1}
    assert table.used("germany") == ["ubat"]


@pytest.mark.rule("KON-GC-22", "KON-Q-50")
def test_ubat_hunts_one_of_the_battalions_just_placed() -> None:
    table = allied_reinforcements(["ubat", "ubat", "ubat", "panzer"], [6, 6])
    assert {option[2] for option in table.offered("hunt")} == {"namsos", "harstad"}
    table.choose("hunt", "ubat", "namsos")
    assert {option[2] for option in table.offered("hunt")} == {"harstad"}
    table.choose("hunt", "ubat", "harstad")
    assert not table.offers("hunt")
    assert table.battalions("namsos") == {"allies": 1}
    assert table.battalions("bodo") == {"allies": 1}
    assert table.hand("germany") == ["panzer", "ubat"]


@pytest.mark.rule("KON-GC-22", "KON-Q-50")
def test_another_ubat_may_follow_one_that_missed() -> None:
    table = allied_reinforcements(["ubat", "ubat"], [1, 6])
    table.choose("hunt", "ubat", "namsos")
    assert (table.prompt, table.battalions("namsos")) == ("submarine", {"allies": 2})
    table.choose("hunt", "ubat", "namsos")
    assert table.battalions("namsos") == {"allies": 1}
    assert table.used("germany") == ["ubat", "ubat"]


@pytest.mark.rule("KON-GC-22", "KON-Q-51")
def test_ubat_hits_the_first_allied_battalions() -> None:
    table = set_table(turn="allies", oslo="1 germany", hamar="1 norway", hands={"germany": ["ubat"]}, fate=[5])
    table.choose("end")
    table.choose("arrive", "namsos")
    table.choose("arrive", "harstad")
    table.choose("hunt", "ubat", "harstad")
    assert table.battalions("namsos") == {"allies": 3}
    assert table.battalions("harstad") == {"allies": 2}


@pytest.mark.rule("KON-GC-22", "KON-Q-49")
def test_ubat_does_not_hit_an_invasion_and_the_invaders_do_not_move_on() -> None:
    table = set_table(
        turn="allies",
        oslo="1 germany",
        hands={"germany": ["ubat"], "allies": ["invasjon", "forsterkninger:5"]},
        prepare=no_arrival,
    )
    table.choose("card", "invasjon")
    table.choose("trade", "forsterkninger")
    table.choose("land", "namsos")
    assert not table.offers("move", "namsos")
    table.choose("end")
    assert "submarine" not in table.prompt
    assert table.prompt == "movement"
    assert table.hand("germany") == ["ubat"]


@pytest.mark.rule("KON-GC-22")
def test_ubat_does_not_hit_norwegian_reinforcements() -> None:
    table = set_table(
        turn="norway", oslo="1 germany", hamar="1 norway", hands={"germany": ["ubat"], "norway": ["forsterkninger:3"]}
    )
    table.choose("end")
    table.choose("trade", "forsterkninger")
    table.choose("place", "gjovik")
    assert table.prompt == "movement"
    assert table.hand("germany") == ["ubat"]


def uses_in_a_turn(table: Table, card: str) -> set[str]:
    """What a card may be used for from here to the end of the turn, if everybody passes."""
    turn = table.game.active
    uses: set[str] = set()
    while table.game.active == turn:
        uses |= {option[0] for option in table.offered(None, card)}
        quiet = [option for option in table.match.options if option[0] in ("pass", "end", "done")]
        table.match.play(quiet[0] if quiet else table.match.options[0])
    return uses


@pytest.mark.rule("KON-GC-24")
@pytest.mark.parametrize("owner", FACTIONS)
@pytest.mark.parametrize("turn", FACTIONS)
def test_forsterkninger_only_carries_symbols(owner: str, turn: str) -> None:
    table = set_table(
        turn=turn,
        oslo="1 germany",
        kongsvinger="2 germany",
        hamar="2 norway 2 allies",
        dombas="1 norway",
        hands={owner: ["forsterkninger"]},
        prepare=no_arrival,
    )
    start, end = ("kongsvinger", "hamar") if turn == "germany" else ("hamar", "kongsvinger")
    table.choose("move", start, end, 2)
    uses = uses_in_a_turn(table, "forsterkninger")
    assert "combat.begins" in table.log_keys()
    assert uses - {"discard"} == ({"trade"} if owner == turn else set())


@pytest.mark.rule("KON-GC-24")
def test_forsterkninger_carries_more_symbols_than_other_cards() -> None:
    cards = set_table(oslo="1 germany", hamar="1 norway").game.box.cards.values()
    for deck in range(3):
        fewest = min(card.symbols for card in cards if card.kind.deck == deck and card.kind.id == "forsterkninger")
        assert fewest > max(c.symbols for c in cards if c.kind.deck == deck and c.kind.id != "forsterkninger")
