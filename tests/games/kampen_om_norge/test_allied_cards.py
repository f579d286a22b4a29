"""The Appendix: the Allied cards for combat, Jagerfly and Ubåt."""

from __future__ import annotations

from typing import Any

import pytest

from motstand.games.kampen_om_norge.state import Kampen
from tests.games.kampen_om_norge.table import THREE, Table, set_table


def after_the_arrival(game: Kampen) -> None:
    """The six first Allied battalions have come before."""
    game.arrivals_due = 0


def allied_attack(
    hand: list[str], origin: str = "gratangen", target: str = "narvik", german_hand: list[str] | None = None
) -> Table:
    """One Allied battalion attacks one German battalion; the Allies are asked for cards."""
    areas: dict[str, Any] = {origin: "1 allies", target: "1 germany"}
    hands = {"allies": hand, "germany": german_hand or []}
    table = set_table(turn="allies", seats=THREE, prepare=after_the_arrival, hands=hands, **areas)
    table.attack(target, **{origin: 1})
    table.choose("end")
    assert (table.prompt, table.seat) == ("combat.attack", "allies")
    return table


def allied_defence(hand: list[str], german_hand: list[str] | None = None) -> Table:
    """One German battalion attacks one Allied battalion in Dombås; the Allies are asked for cards."""
    table = set_table(
        seats=THREE,
        lillehammer="1 germany",
        oslo="1 germany",
        dombas="1 allies",
        hands={"allies": hand, "germany": german_hand or []},
    )
    table.attack("dombas", lillehammer=1)
    table.choose("end")
    return table


# -- cards that give dice ------------------------------------------------------------------------------------

DICE = [
    pytest.param("fransk_alpejeger", 1, 2, marks=pytest.mark.rule("KON-AC-01")),
    pytest.param("polsk_bergjeger", 1, 2, marks=pytest.mark.rule("KON-AC-02")),
    pytest.param("fremmedlegionaer", 2, 1, marks=pytest.mark.rule("KON-AC-04")),
    pytest.param("stridsvogn", 1, 1, marks=pytest.mark.rule("KON-AC-21")),
    pytest.param("kystbombardement", 2, 0, marks=pytest.mark.rule("KON-AC-13")),
    pytest.param("panservernkanon", 0, 1, marks=pytest.mark.rule("KON-AC-19", "KON-AC-20", "KON-EX-34")),
]


@pytest.mark.parametrize(("kind", "attack", "defence"), DICE)
def test_dice_in_attack(kind: str, attack: int, defence: int) -> None:
    table = allied_attack([kind])
    if attack == 0:
        assert not table.offers("play", kind)
        return
    table.choose("play", kind)
    assert [len(dice) for dice in table.rolls()] == [1 + attack, 1]
    assert table.used("allies") == [kind]


@pytest.mark.parametrize(("kind", "attack", "defence"), DICE)
def test_dice_in_defence(kind: str, attack: int, defence: int) -> None:
    table = allied_defence([kind])
    assert table.prompt == "combat.defence"
    if defence == 0:
        assert not table.offers("play", kind)
        return
    table.choose("play", kind)
    assert [len(dice) for dice in table.rolls()] == [1, 1 + defence]
    assert table.used("allies") == [kind]


@pytest.mark.rule("KON-AC-03")
@pytest.mark.parametrize(
    ("first", "other"), [("fransk_alpejeger", "polsk_bergjeger"), ("polsk_bergjeger", "fransk_alpejeger")]
)
def test_french_or_polish_mountain_troops_not_both(first: str, other: str) -> None:
    for table in (allied_attack([first, other]), allied_defence([first, other])):
        assert table.offers("play", other)
        table.choose("play", first)
        assert table.match.options == [("pass",)]


@pytest.mark.rule("KON-AC-13", "KON-COMBAT-14")
def test_one_kystbombardement_in_a_combat() -> None:
    table = allied_attack(["kystbombardement", "kystbombardement"])
    table.choose("play", "kystbombardement")
    assert table.match.options == [("pass",)]


@pytest.mark.rule("KON-AC-14", "KON-Q-80")
@pytest.mark.parametrize(
    ("origin", "target", "reached"),
    [
        ("gratangen", "narvik", True),
        ("egersund", "stavanger", True),
        ("steinkjer", "trondheim", True),
        # Inland.
        ("andalsnes", "dombas", False),
        # On the coast of sea zone II.
        ("egersund", "kristiansand", False),
    ],
)
def test_kystbombardement_needs_the_coast_of_sea_zones_iii_to_vii(origin: str, target: str, reached: bool) -> None:
    table = allied_attack(["kystbombardement"], origin, target)
    assert table.offers("play", "kystbombardement") is reached


# -- Panservernkanon -----------------------------------------------------------------------------------------


@pytest.mark.rule("KON-AC-19", "KON-AC-20")
def test_panservernkanon_cancels_a_panzer_in_the_german_turn() -> None:
    table = allied_defence(["panservernkanon"], ["panzer"])
    table.choose("play", "panzer")
    assert table.prompt == "combat.defender_counters"
    table.choose("cancel", "panservernkanon", "panzer")
    assert [len(dice) for dice in table.rolls()] == [1, 1]


@pytest.mark.rule("KON-AC-20", "KON-AC-19", "KON-EX-34")
def test_panservernkanon_cancels_a_panzer_in_the_own_turn() -> None:
    table = allied_attack(["panservernkanon"], german_hand=["panzer"])
    assert table.match.options == [("pass",)]
    table.pass_()
    table.choose("play", "panzer")
    assert (table.prompt, table.seat) == ("combat.attacker_counters", "allies")
    table.choose("cancel", "panservernkanon", "panzer")
    assert [len(dice) for dice in table.rolls()] == [1, 1]


# -- Jagerfly ------------------------------------------------------------------------------------------------


@pytest.mark.rule("KON-AC-09", "KON-AC-11")
@pytest.mark.parametrize(
    ("origin", "target", "reached"),
    [
        ("bergen", "voss", True),
        # Inland.
        ("lillehammer", "dombas", False),
        # On the coast of sea zone II.
        ("arendal", "kristiansand", False),
    ],
)
def test_jagerfly_cancels_a_bombefly_on_the_coast_of_sea_zones_iii_to_vii(
    origin: str, target: str, reached: bool
) -> None:
    areas: dict[str, Any] = {origin: "1 germany", target: "1 allies"}
    table = set_table(
        seats=THREE,
        oslo="1 germany",
        hands={"germany": ["bombefly"], "allies": ["jagerfly"]},
        **areas,
    )
    table.attack(target, **{origin: 1})
    table.choose("end")
    table.choose("play", "bombefly")
    if reached:
        assert (table.prompt, table.seat) == ("combat.defender_counters", "allies")
        table.choose("cancel", "jagerfly", "bombefly")
        assert [len(dice) for dice in table.rolls()] == [1, 1]
    else:
        assert table.prompt == "combat.defence"
        assert not table.offers("cancel")
        table.pass_()
        assert [len(dice) for dice in table.rolls()] == [3, 1]


def dropped(area: str, hand: list[str] | None = None, **areas: Any) -> Table:
    """Germany announces a drop on an area; the Allies hold a Jagerfly."""
    table = set_table(
        seats=THREE,
        hands={"germany": ["fallskjermtropp", *(hand or [])], "allies": ["jagerfly"]},
        **{"oslo": "1 germany", "finnmark": "1 norway", **areas},
    )
    table.choose("card", "fallskjermtropp")
    table.choose("drop", area)
    return table


@pytest.mark.rule("KON-AC-10", "KON-MOVE-08", "KON-Q-46")
def test_jagerfly_diverts_paratroopers_to_a_neighbour_that_the_allies_choose() -> None:
    table = dropped("haugesund", voss="1 norway", bergen="1 germany")
    assert (table.prompt, table.seat) == ("drop.divert", "allies")
    assert {option[2] for option in table.offered("divert")} == {"bergen", "stavanger", "telemark", "voss"}
    table.choose("divert", "jagerfly", "bergen")
    assert table.battalions("bergen") == {"germany": 2}
    assert table.battalions("haugesund") == {}
    assert table.used("allies") == ["jagerfly"]
    # The drop was the battalion's movement, in its new place too.
    assert not table.offers("move", "bergen", "voss", 2)


@pytest.mark.rule("KON-AC-10", "KON-Q-46")
def test_diverted_paratroopers_attack_an_enemy_area() -> None:
    table = dropped("haugesund", voss="1 norway")
    table.choose("divert", "jagerfly", "voss")
    table.choose("end")
    assert [entry.values["area"] for entry in table.match.log if entry.key == "combat.begins"] == ["voss"]
    assert [len(dice) for dice in table.rolls()] == [1, 1]


@pytest.mark.rule("KON-AC-10", "KON-Q-46")
def test_paratroopers_may_be_diverted_out_of_air_range() -> None:
    table = dropped("narvik", trondheim="1 germany")
    assert {option[2] for option in table.offered("divert")} == {
        *("tysfjord", "bardufoss", "bjornfjell", "gratangen", "harstad")
    }
    table.choose("divert", "jagerfly", "bardufoss")
    assert table.battalions("bardufoss") == {"germany": 1}


@pytest.mark.rule("KON-AC-10", "KON-GC-12", "KON-Q-44")
def test_jagerbomber_does_not_stop_a_diversion() -> None:
    table = dropped("haugesund", ["jagerbomber"])
    table.choose("divert", "jagerfly", "stavanger")
    assert (table.prompt, table.seat) == ("movement", "germany")
    assert table.battalions("stavanger") == {"germany": 1}
    assert not table.offers("cancel")
    assert table.hand("germany") == ["jagerbomber"]


@pytest.mark.rule("KON-AC-10")
def test_the_allies_may_let_the_paratroopers_land() -> None:
    table = dropped("haugesund")
    table.pass_()
    assert table.battalions("haugesund") == {"germany": 1}
    assert table.hand("allies") == ["jagerfly"]


@pytest.mark.rule("KON-AC-11", "KON-AC-10")
@pytest.mark.parametrize("area", ["dombas", "kristiansand", "setesdal"])
def test_jagerfly_diverts_only_on_the_coast_of_sea_zones_iii_to_vii(area: str) -> None:
    table = dropped(area)
    assert (table.prompt, table.seat) == ("movement", "germany")
    assert table.battalions(area) == {"germany": 1}
    assert table.hand("allies") == ["jagerfly"]


# -- Ubåt ----------------------------------------------------------------------------------------------------


def german_placement(hand: list[str], places: list[str], *dice: int, ubats: int = 1) -> Table:
    """Germany trades what it can and places by sea; then the Allies may hunt."""
    table = set_table(
        seats=THREE,
        oslo="1 germany",
        voss="1 norway",
        finnmark="1 allies",
        hands={"germany": hand, "allies": ["ubat"] * ubats + ["jagerfly"]},
        fate=[*dice],
    )
    table.choose("end")
    while table.prompt == "trade" and table.offers("trade", "forsterkninger"):
        table.choose("trade", "forsterkninger")
    if table.prompt == "trade":
        table.choose("done")
    for place in places:
        table.choose("place", place)
    return table


@pytest.mark.rule("KON-AC-22", "KON-REINF-09", "KON-Q-04")
@pytest.mark.parametrize(("die", "left"), [(1, 2), (4, 2), (5, 1), (6, 1)])
def test_allied_ubat_sinks_a_reinforcement_on_5_or_6(die: int, left: int) -> None:
    table = german_placement([], ["oslo"], die)
    assert (table.prompt, table.seat) == ("submarine", "allies")
    assert [option[0] for option in table.match.options] == ["pass", "hunt"]
    table.choose("hunt", "ubat", "oslo")
    assert table.battalions("oslo") == {"germany": left}
    assert table.used("allies") == ["ubat"]


@pytest.mark.rule("KON-AC-22", "KON-Q-50")
def test_the_allies_choose_one_of_those_just_placed_once_all_are_placed() -> None:
    table = german_placement(["forsterkninger:7"], ["oslo", "horten"], 6, 5, ubats=2)
    assert table.prompt == "placement"
    table.choose("place", "horten")
    assert {option[2] for option in table.offered("hunt")} == {"oslo", "horten"}
    table.choose("hunt", "ubat", "horten")
    assert table.battalions("horten") == {"germany": 1}
    # One card, one die, one battalion; the second card is played after the first.
    table.choose("hunt", "ubat", "horten")
    assert table.battalions("horten") == {}
    assert not table.offers("hunt")


@pytest.mark.rule("KON-AC-22")
def test_allied_ubat_cannot_hunt_what_came_by_transportfly() -> None:
    table = german_placement(["transportfly"], [])
    table.choose("airplace", "transportfly", "oslo", 1)
    assert not table.offers("hunt")


@pytest.mark.rule("KON-AC-22")
def test_beside_transportfly_only_what_came_by_sea_is_hunted() -> None:
    table = german_placement(["transportfly", "forsterkninger:5"], ["oslo"], 6, ubats=2)
    table.choose("airplace", "transportfly", "oslo", 1)
    table.choose("hunt", "ubat", "oslo")
    assert table.battalions("oslo") == {"germany": 2}
    assert table.prompt != "submarine"
