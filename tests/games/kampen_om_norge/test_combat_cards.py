"""Chapter 4.2, steps 1 to 3: which cards a side may play in a combat, how many, and what cancels them."""

from __future__ import annotations

import pytest

from tests.games.kampen_om_norge.table import ALLIED_KINDS, GERMAN_KINDS, NORWEGIAN_KINDS, THREE, Table, set_table


def kinds_offered(table: Table, verb: str) -> list[str]:
    """The kinds of card that may be played for `verb` now, sorted."""
    return sorted({table.game.card(option[1]).kind.id for option in table.offered(verb)})


# -- step 1 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("KON-COMBAT-13", "KON-COMBAT-16")
def test_german_cards_of_step_1() -> None:
    table = set_table(oslo="1 germany", honefoss="1 norway", hands={"germany": GERMAN_KINDS})
    table.attack("honefoss", oslo=1)
    table.choose("end")
    assert (table.prompt, table.seat) == ("combat.attack", "germany")
    assert kinds_offered(table, "play") == [
        "artilleri",
        "bombefly",
        "gebirgsjager",
        "jagerbomber",
        "panzer",
        "speidertropp",
    ]
    assert not table.offers("cancel")


@pytest.mark.rule("KON-COMBAT-13", "KON-COMBAT-16")
def test_the_norwegian_card_of_step_1() -> None:
    table = set_table(turn="norway", oslo="1 germany", honefoss="1 norway", hands={"norway": NORWEGIAN_KINDS})
    table.attack("oslo", honefoss=1)
    table.choose("end")
    assert table.prompt == "combat.attack"
    assert kinds_offered(table, "play") == ["bakhold"]


@pytest.mark.rule("KON-COMBAT-13", "KON-COMBAT-16")
def test_allied_cards_of_step_1() -> None:
    table = set_table(turn="allies", narvik="1 germany", gratangen="1 allies", hands={"allies": ALLIED_KINDS})
    table.attack("narvik", gratangen=1)
    table.choose("end")
    assert table.prompt == "combat.attack"
    assert kinds_offered(table, "play") == [
        "fransk_alpejeger",
        "fremmedlegionaer",
        "kystbombardement",
        "polsk_bergjeger",
        "stridsvogn",
    ]


@pytest.mark.rule("KON-COMBAT-13")
def test_the_attacker_plays_as_many_cards_as_he_likes() -> None:
    table = set_table(
        oslo="1 germany",
        honefoss="1 norway",
        hands={"germany": ["artilleri", "bombefly", "gebirgsjager", "panzer", "speidertropp", "ubat"]},
    )
    table.attack("honefoss", oslo=1)
    table.choose("end")
    for kind in ("artilleri", "bombefly", "gebirgsjager", "panzer", "speidertropp"):
        table.choose("play", kind)
    assert table.prompt == "combat.attack"
    table.pass_()
    assert len(table.rolls()[0]) == 1 + 1 + 2 + 1 + 2 + 1
    assert table.used("germany") == ["artilleri", "bombefly", "gebirgsjager", "panzer", "speidertropp"]


# -- step 2 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("KON-COMBAT-17", "KON-COMBAT-18")
def test_german_cards_of_step_2() -> None:
    table = set_table(
        turn="norway", oslo="1 germany", honefoss="1 norway", hands={"germany": GERMAN_KINDS, "norway": ["bakhold"]}
    )
    table.attack("oslo", honefoss=1)
    table.choose("end")
    table.choose("play", "bakhold")
    # Speidertropp uncovers a Bakhold only in the German turn.
    assert (table.prompt, table.seat) == ("combat.defence", "germany")
    assert kinds_offered(table, "play") == ["artilleri", "gebirgsjager", "ingeniorkompani", "panzer"]


@pytest.mark.rule("KON-COMBAT-17", "KON-COMBAT-18")
def test_norwegian_and_allied_cards_of_step_2() -> None:
    table = set_table(
        seats=THREE,
        bergen="1 germany",
        oslo="1 germany",
        voss="1 norway 1 allies",
        hands={"germany": ["bombefly", "panzer"], "norway": NORWEGIAN_KINDS, "allies": ALLIED_KINDS},
    )
    table.attack("voss", bergen=1)
    table.fight("voss")
    table.choose("play", "bombefly")
    table.choose("play", "panzer")
    assert (table.prompt, table.seat) == ("combat.defender_counters", "norway")
    assert kinds_offered(table, "cancel") == ["panservernkanon"]
    assert not table.offers("play")
    table.pass_()
    assert (table.prompt, table.seat) == ("combat.defender_counters", "allies")
    assert kinds_offered(table, "cancel") == ["jagerfly", "panservernkanon"]
    assert not table.offers("play")
    table.pass_()
    assert (table.prompt, table.seat) == ("combat.defence", "norway")
    assert kinds_offered(table, "play") == ["bakhold", "panservernkanon"]
    assert not table.offers("cancel")
    table.pass_()
    assert (table.prompt, table.seat) == ("combat.defence", "allies")
    assert kinds_offered(table, "play") == [
        "fransk_alpejeger",
        "fremmedlegionaer",
        "panservernkanon",
        "polsk_bergjeger",
        "stridsvogn",
    ]
    assert not table.offers("cancel")


# -- step 3 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("KON-COMBAT-19")
def test_germany_counters_in_step_3() -> None:
    table = set_table(
        bergen="1 germany",
        oslo="1 germany",
        voss="1 norway",
        hands={"germany": [*GERMAN_KINDS, "bombefly"], "norway": ["bakhold"], "allies": ["jagerfly"]},
    )
    table.attack("voss", bergen=1)
    table.fight("voss")
    table.choose("play", "bombefly")
    table.pass_()
    table.choose("cancel", "jagerfly", "bombefly")
    table.choose("play", "bakhold")
    assert (table.prompt, table.seat) == ("combat.attacker_counters", "germany")
    counters = [tuple(table.game.card(card).kind.id for card in option[1:]) for option in table.offered("cancel")]
    assert sorted(counters) == [("jagerbomber", "jagerfly"), ("speidertropp", "bakhold")]
    assert not table.offers("play")


@pytest.mark.rule("KON-COMBAT-19", "KON-AC-20")
@pytest.mark.parametrize(("faction", "kinds"), [("norway", NORWEGIAN_KINDS), ("allies", ALLIED_KINDS)])
def test_norway_and_the_allies_counter_in_step_3(faction: str, kinds: list[str]) -> None:
    table = set_table(
        turn=faction,
        seats=THREE,
        trondheim="1 germany",
        steinkjer=f"1 {faction}",
        hands={"germany": ["panzer"], faction: kinds},
        fate=[4, 3],
    )
    table.attack("trondheim", steinkjer=1)
    table.choose("end")
    table.pass_()
    table.choose("play", "panzer")
    assert (table.prompt, table.seat) == ("combat.attacker_counters", faction)
    assert kinds_offered(table, "cancel") == ["panservernkanon"]
    table.choose("cancel", "panservernkanon", "panzer")
    assert table.rolls() == [[4], [3]]


# -- one of each type ----------------------------------------------------------------------------------------


@pytest.mark.rule("KON-COMBAT-14")
def test_the_attacker_plays_one_card_of_each_type() -> None:
    hand = ["panzer", "panzer", "artilleri", "artilleri"]
    table = set_table(oslo="1 germany", honefoss="1 norway", hands={"germany": hand})
    table.attack("honefoss", oslo=1)
    table.choose("end")
    table.choose("play", "panzer")
    assert kinds_offered(table, "play") == ["artilleri"]
    table.choose("play", "artilleri")
    assert table.match.options == [("pass",)]


@pytest.mark.rule("KON-COMBAT-14")
def test_the_defender_plays_one_card_of_each_type() -> None:
    table = set_table(
        turn="norway",
        oslo="1 germany",
        honefoss="1 norway",
        hands={"germany": ["gebirgsjager", "gebirgsjager", "ingeniorkompani", "ingeniorkompani"]},
    )
    table.attack("oslo", honefoss=1)
    table.choose("end")
    table.choose("play", "gebirgsjager")
    assert kinds_offered(table, "play") == ["ingeniorkompani"]
    table.choose("play", "ingeniorkompani")
    assert table.match.options == [("pass",)]


@pytest.mark.rule("KON-COMBAT-14", "KON-Q-42")
@pytest.mark.parametrize("kind", ["fremmedlegionaer", "stridsvogn", "kystbombardement"])
def test_cards_without_a_footnote_are_limited_too(kind: str) -> None:
    table = set_table(turn="allies", narvik="1 germany", gratangen="1 allies", hands={"allies": [kind, kind]})
    table.attack("narvik", gratangen=1)
    table.choose("end")
    table.choose("play", kind)
    assert table.match.options == [("pass",)]


@pytest.mark.rule("KON-COMBAT-14")
def test_the_limit_is_for_one_combat() -> None:
    table = set_table(
        oslo="1 germany",
        bergen="1 germany",
        honefoss="1 norway",
        voss="1 norway",
        hands={"germany": ["panzer", "panzer"]},
        fate=[1, 1, 1, 6, 1, 1, 1, 6],
    )
    table.attack("honefoss", oslo=1)
    table.attack("voss", bergen=1)
    table.choose("end")
    table.choose("fight", "voss")
    table.choose("play", "panzer")
    table.pass_()
    assert table.prompt == "combat.attack"
    table.choose("play", "panzer")
    assert [len(dice) for dice in table.rolls()] == [3, 1, 3, 1]


@pytest.mark.rule("KON-COMBAT-14", "KON-GC-03")
def test_a_card_played_for_its_die_leaves_none_to_cancel() -> None:
    table = set_table(
        oslo="1 germany",
        honefoss="1 norway",
        hands={"germany": ["speidertropp", "speidertropp"], "norway": ["bakhold"]},
        fate=[1, 1, 2, 2, 2],
    )
    table.attack("honefoss", oslo=1)
    table.fight("honefoss")
    table.choose("play", "speidertropp")
    table.pass_()
    table.choose("play", "bakhold")
    assert not table.offers("cancel")
    assert table.rolls() == [[1, 1], [2, 2, 2]]


@pytest.mark.rule("KON-COMBAT-14", "KON-AC-19", "KON-NC-08", "KON-Q-41")
def test_one_panservernkanon_for_norway_and_the_allies_together() -> None:
    table = set_table(
        seats=THREE,
        lillehammer="1 germany",
        dombas="1 norway 1 allies",
        hands={"germany": ["panzer"], "norway": ["panservernkanon"], "allies": ["panservernkanon", "stridsvogn"]},
    )
    table.attack("dombas", lillehammer=1)
    table.fight("dombas")
    table.choose("play", "panzer")
    table.choose("cancel", "panservernkanon", "panzer")
    assert (table.prompt, table.seat) == ("combat.defence", "allies")
    assert kinds_offered(table, "play") == ["stridsvogn"]


@pytest.mark.rule("KON-COMBAT-14", "KON-Q-41")
def test_a_panservernkanon_in_defence_is_the_only_one_of_the_side() -> None:
    table = set_table(
        seats=THREE,
        lillehammer="1 germany",
        dombas="1 norway 1 allies",
        hands={"norway": ["panservernkanon"], "allies": ["panservernkanon"]},
    )
    table.attack("dombas", lillehammer=1)
    table.fight("dombas")
    table.choose("play", "panservernkanon")
    assert (table.prompt, table.seat) == ("combat.defence", "allies")
    assert table.match.options == [("pass",)]


@pytest.mark.rule("KON-COMBAT-14", "KON-Q-45")
def test_a_cancelled_card_is_not_replaced() -> None:
    table = set_table(
        lillehammer="1 germany",
        dombas="1 allies",
        hands={"germany": ["panzer", "panzer"], "allies": ["panservernkanon"]},
        fate=[2, 3],
    )
    table.attack("dombas", lillehammer=1)
    table.choose("end")
    table.choose("play", "panzer")
    table.pass_()
    table.choose("cancel", "panservernkanon", "panzer")
    assert table.rolls() == [[2], [3]]
    assert table.hand("germany") == ["panzer"]
    assert table.used("germany") == ["panzer"]


@pytest.mark.rule("KON-COMBAT-15", "KON-GC-06")
@pytest.mark.parametrize(("first", "other"), [("bombefly", "jagerbomber"), ("jagerbomber", "bombefly")])
def test_bombefly_and_jagerbomber_are_one_type(first: str, other: str) -> None:
    table = set_table(oslo="1 germany", honefoss="1 norway", hands={"germany": [first, other, "panzer"]})
    table.attack("honefoss", oslo=1)
    table.choose("end")
    table.choose("play", first)
    assert kinds_offered(table, "play") == ["panzer"]
