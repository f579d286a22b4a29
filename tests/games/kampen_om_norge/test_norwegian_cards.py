"""The Norwegian cards of the Appendix."""

from __future__ import annotations

import pytest

from tests.games.kampen_om_norge.table import THREE, Table, set_table


def attack_on_hamar(norway: list[str], hamar: str = "1 norway", lillehammer: str = "") -> Table:
    """Two battalions from Kongsvinger and three from Elverum attack Hamar; Norway is asked."""
    table = set_table(
        kongsvinger="2 germany",
        elverum="3 germany",
        hamar=hamar,
        dombas="1 norway",
        hands={"norway": norway},
        lillehammer=lillehammer,
    )
    table.choose("move", "kongsvinger", "hamar", 2)
    table.choose("move", "elverum", "hamar", 3)
    table.choose("end")
    return table


# -- Veisperring and Sprengt bro -----------------------------------------------------------------------------


@pytest.mark.rule("KON-NC-01")
def test_veisperring_sends_one_battalion_back() -> None:
    table = attack_on_hamar(["veisperring", "bakhold"])
    table.choose("send_back", "veisperring", "hamar", "elverum")
    assert table.attackers("hamar") == {"kongsvinger": 2, "elverum": 2}
    assert table.battalions("elverum") == {"germany": 1}
    assert table.used("norway") == ["veisperring"]


@pytest.mark.rule("KON-NC-02", "KON-Q-37")
def test_sprengt_bro_sends_back_all_that_attack_from_one_area() -> None:
    table = set_table(
        kongsvinger="2 germany",
        elverum="3 germany",
        hamar="1 norway",
        hands={"norway": ["sprengt_bro", "bakhold"]},
    )
    # Moved one by one, they are a stack all the same.
    for _ in range(3):
        table.choose("move", "elverum", "hamar", 1)
    table.choose("move", "kongsvinger", "hamar", 2)
    table.choose("end")
    table.choose("send_back", "sprengt_bro", "hamar", "elverum")
    assert table.attackers("hamar") == {"kongsvinger": 2}
    assert table.battalions("elverum") == {"germany": 3}


@pytest.mark.rule("KON-NC-02", "KON-Q-205")
def test_sprengt_bro_sends_back_a_single_battalion_too() -> None:
    table = set_table(elverum="1 germany", hamar="1 norway", hands={"norway": ["sprengt_bro"]})
    table.attack("hamar", elverum=1)
    table.choose("end")
    table.choose("send_back", "sprengt_bro", "hamar", "elverum")
    assert table.battalions("elverum") == {"germany": 1}
    assert [entry.rule for entry in table.match.log if entry.key == "sabotage.sent_back"] == ["KON-NC-02"]


@pytest.mark.rule("KON-NC-01", "KON-NC-02")
@pytest.mark.parametrize("card", ["veisperring", "sprengt_bro"])
def test_without_attackers_there_is_no_combat(card: str) -> None:
    table = set_table(kongsvinger="1 germany", hamar="1 norway", hands={"norway": [card, "bakhold"]})
    table.choose("move", "kongsvinger", "hamar", 1)
    table.choose("end")
    table.choose("send_back", card, "hamar", "kongsvinger")
    assert table.prompt == "placement"
    assert "combat.begins" not in table.log_keys()
    assert table.battalions("hamar") == {"norway": 1}
    assert table.battalions("kongsvinger") == {"germany": 1}


@pytest.mark.rule("KON-NC-03")
@pytest.mark.parametrize("card", ["veisperring", "sprengt_bro"])
def test_sabotage_needs_a_norwegian_battalion_under_attack(card: str) -> None:
    for hamar, playable in (("1 allies", False), ("1 norway", True), ("1 norway 1 allies", True)):
        table = attack_on_hamar([card], hamar)
        assert (table.prompt == "sabotage") == playable
        assert table.offers("send_back", card, "hamar") == playable


@pytest.mark.rule("KON-NC-01", "KON-NC-02", "KON-NC-03", "KON-Q-38")
def test_sabotage_does_not_hit_paratroopers() -> None:
    table = set_table(
        oslo="1 germany",
        honefoss="1 norway",
        hands={"germany": ["fallskjermtropp"], "norway": ["veisperring", "sprengt_bro"]},
    )
    table.choose("card", "fallskjermtropp")
    table.choose("drop", "honefoss")
    table.choose("move", "oslo", "honefoss", 1)
    table.choose("end")
    assert {option[3] for option in table.offered("send_back")} == {"oslo"}
    table.choose("send_back", "sprengt_bro", "honefoss", "oslo")
    assert not table.offers("send_back")
    assert table.attackers("honefoss") == {"air": 1}


# -- Bakhold -------------------------------------------------------------------------------------------------


@pytest.mark.rule("KON-NC-04")
def test_bakhold_in_attack() -> None:
    table = set_table(turn="norway", oslo="1 germany", honefoss="1 norway", hands={"norway": ["bakhold", "bakhold"]})
    table.choose("move", "honefoss", "oslo", 1)
    table.choose("end")
    table.choose("play", "bakhold")
    assert table.prompt == "combat.attack"
    assert not table.offers("play")
    table.pass_()
    assert table.dice() == [2, 1]


@pytest.mark.rule("KON-NC-04")
def test_bakhold_in_defence() -> None:
    table = attack_on_hamar(["bakhold", "bakhold"])
    table.pass_()
    assert table.prompt == "combat.defence"
    table.choose("play", "bakhold")
    assert not table.offers("play")
    table.pass_()
    assert table.dice() == [5, 3]


# -- Rask forflytning ----------------------------------------------------------------------------------------


@pytest.mark.rule("KON-NC-05", "KON-NC-07", "KON-Q-36")
def test_one_or_two_norwegian_battalions_march_two_areas_together() -> None:
    table = set_table(
        turn="norway", oslo="1 germany", dombas="3 norway", namsos="1 norway", hands={"norway": ["rask_forflytning"]}
    )
    table.choose("move", "namsos", "steinkjer", 1)
    table.choose("card", "rask_forflytning")
    assert {option[1] for option in table.offered("march")} == {"dombas"}
    assert {option[4] for option in table.offered("march", "dombas", "oppdal", "tynset")} == {1, 2}
    assert not table.offers("march", "dombas", "oppdal", "dombas")
    table.choose("march", "dombas", "oppdal", "tynset", 2)
    assert table.battalions("dombas") == {"norway": 1}
    assert table.battalions("tynset") == {"norway": 2}
    assert table.battalions("oppdal") == {}
    assert not table.offers("move", "tynset")


@pytest.mark.rule("KON-NC-07")
def test_norway_marches_neither_into_nor_through_the_enemy() -> None:
    table = set_table(
        turn="norway",
        tynset="1 germany",
        lillehammer="1 germany",
        andalsnes="1 allies",
        dombas="1 norway",
        hands={"norway": ["rask_forflytning"]},
    )
    table.choose("card", "rask_forflytning")
    assert sorted(table.match.options) == [
        ("march", "dombas", "andalsnes", "alesund", 1),
        ("march", "dombas", "andalsnes", "kristiansund", 1),
        ("march", "dombas", "oppdal", "kristiansund", 1),
        ("march", "dombas", "oppdal", "trondheim", 1),
    ]


@pytest.mark.rule("KON-NC-06")
def test_one_or_two_battalions_escape_before_the_combat() -> None:
    table = attack_on_hamar(["rask_forflytning"], hamar="3 norway")
    assert {option[4] for option in table.offered("escape", "rask_forflytning", "hamar", "lillehammer")} == {1, 2}
    table.choose("escape", "rask_forflytning", "hamar", "lillehammer", 2)
    assert table.battalions("lillehammer") == {"norway": 2}
    assert table.dice() == [5, 1]


@pytest.mark.rule("KON-NC-06", "KON-NC-07", "KON-Q-40")
def test_an_escape_goes_where_norway_could_retreat() -> None:
    table = set_table(
        kongsvinger="1 germany",
        oslo="1 germany",
        elverum="1 germany",
        lillehammer="1 norway",
        gjovik="1 allies",
        hamar="1 norway",
        hands={"norway": ["rask_forflytning"]},
    )
    # Kongsvinger is an origin, Elverum is German; Gjøvik lies across the lake.
    table.choose("move", "kongsvinger", "hamar", 1)
    table.choose("end")
    assert {option[3] for option in table.offered("escape")} == {"lillehammer", "gjovik"}


@pytest.mark.rule("KON-NC-06", "KON-Q-40")
def test_no_escape_into_another_combat_or_to_an_origin() -> None:
    table = set_table(
        kongsvinger="1 germany",
        honefoss="1 germany",
        gjovik="1 norway",
        hamar="1 norway",
        hands={"norway": ["rask_forflytning"]},
    )
    table.choose("move", "kongsvinger", "hamar", 1)
    table.choose("move", "honefoss", "gjovik", 1)
    table.choose("end")
    # From Hamar not to Gjøvik, which is attacked, nor to Kongsvinger; from Gjøvik not to Hamar nor to Hønefoss.
    assert {option[3] for option in table.offered("escape", None, "hamar")} == {"lillehammer", "elverum"}
    assert {option[3] for option in table.offered("escape", None, "gjovik")} == {"lillehammer", "oslo", "valdres"}


@pytest.mark.rule("KON-NC-06", "KON-Q-40")
def test_attackers_occupy_an_area_whose_defenders_have_all_escaped() -> None:
    table = attack_on_hamar(["rask_forflytning"], hamar="2 norway")
    table.choose("escape", "rask_forflytning", "hamar", "lillehammer", 2)
    assert table.prompt == "placement"
    assert "combat.begins" not in table.log_keys()
    assert table.battalions("hamar") == {"germany": 5}


@pytest.mark.rule("KON-NC-06", "KON-Q-40")
def test_the_allies_fight_on_when_norway_has_escaped() -> None:
    table = attack_on_hamar(["rask_forflytning"], hamar="2 norway 2 allies")
    table.choose("escape", "rask_forflytning", "hamar", "lillehammer", 2)
    assert table.dice() == [5, 2]


@pytest.mark.rule("KON-NC-06")
def test_only_norwegians_escape_and_only_from_an_attacked_area() -> None:
    table = attack_on_hamar(["rask_forflytning"], hamar="1 norway 2 allies", lillehammer="2 norway")
    assert {option[2] for option in table.offered("escape")} == {"hamar"}
    assert {option[4] for option in table.offered("escape")} == {1}


# -- Panservernkanon -----------------------------------------------------------------------------------------


def panzer_attack(norway: list[str], allies: list[str] | None = None) -> Table:
    """Two battalions attack Hamar, held by Norway and the Allies, with a Panzer; the defenders are asked."""
    table = set_table(
        seats=THREE,
        kongsvinger="2 germany",
        hamar="1 norway 1 allies",
        hands={"germany": ["panzer"], "norway": norway, "allies": allies or []},
    )
    table.choose("move", "kongsvinger", "hamar", 2)
    table.fight("hamar")
    table.choose("play", "panzer")
    return table


@pytest.mark.rule("KON-NC-08")
def test_panservernkanon_cancels_a_panzer() -> None:
    table = panzer_attack(["panservernkanon"])
    assert (table.prompt, table.seat) == ("combat.defender_counters", "norway")
    table.choose("cancel", "panservernkanon", "panzer")
    assert table.dice() == [2, 2]


@pytest.mark.rule("KON-NC-08")
def test_panservernkanon_gives_a_die_in_defence() -> None:
    table = panzer_attack(["panservernkanon"])
    table.pass_()
    assert table.prompt == "combat.defence"
    table.choose("play", "panservernkanon")
    assert table.dice() == [4, 3]


@pytest.mark.rule("KON-NC-08")
def test_panservernkanon_in_the_own_turn_only_cancels() -> None:
    table = set_table(
        turn="norway",
        oslo="1 germany",
        honefoss="1 norway",
        hands={"germany": ["panzer"], "norway": ["panservernkanon"]},
    )
    table.choose("move", "honefoss", "oslo", 1)
    table.choose("end")
    assert table.prompt == "combat.attack"
    assert not table.offers("play")
    table.pass_()
    table.choose("play", "panzer")
    assert table.prompt == "combat.attacker_counters"
    table.choose("cancel", "panservernkanon", "panzer")
    assert table.dice() == [1, 1]


@pytest.mark.rule("KON-NC-08", "KON-Q-41")
@pytest.mark.parametrize("effect", ["cancel", "play"])
def test_one_panservernkanon_in_a_combat_for_the_whole_side(effect: str) -> None:
    table = panzer_attack(["panservernkanon", "panservernkanon"], ["panservernkanon"])
    if effect == "play":
        table.pass_()
        table.pass_()
        assert (table.prompt, table.seat) == ("combat.defence", "norway")
    table.choose(effect, "panservernkanon")
    while table.prompt.startswith("combat"):
        assert not table.offers(None, "panservernkanon")
        table.pass_()
    assert table.dice() == ([2, 2] if effect == "cancel" else [4, 3])
