"""Chapter 4.1 c: Norwegian sabotage in the German turn."""

from __future__ import annotations

import pytest

from tests.games.kampen_om_norge.table import THREE, Table, set_table

SABOTAGE_CARDS = ["veisperring", "sprengt_bro", "rask_forflytning"]


def attack_on_hamar(norway: list[str], germany: list[str] | None = None, hamar: str = "2 norway") -> Table:
    """Two battalions from Kongsvinger and three from Elverum attack Hamar; Norway is asked."""
    table = set_table(
        seats=THREE,
        kongsvinger="2 germany",
        elverum="3 germany",
        hamar=hamar,
        hands={"norway": norway, "germany": germany or []},
    )
    table.choose("move", "kongsvinger", "hamar", 2)
    table.choose("move", "elverum", "hamar", 3)
    table.choose("end")
    return table


@pytest.mark.rule("KON-SAB-01")
def test_norway_sabotages_between_the_german_movement_and_the_combat() -> None:
    table = attack_on_hamar([*SABOTAGE_CARDS, "bakhold", "panservernkanon", "forsterkninger"])
    assert (table.prompt, table.seat) == ("sabotage", "norway")
    assert "combat.begins" not in table.log_keys()
    assert table.kinds_offered("send_back") | table.kinds_offered("escape") == set(SABOTAGE_CARDS)
    assert {option[0] for option in table.match.options} == {"send_back", "escape", "pass"}
    table.pass_()
    assert "combat.begins" in table.log_keys()
    assert table.attackers("hamar") == {"kongsvinger": 2, "elverum": 3}


@pytest.mark.rule("KON-SAB-01")
def test_no_sabotage_while_germany_still_moves() -> None:
    table = set_table(kongsvinger="2 germany", elverum="1 germany", hamar="1 norway", hands={"norway": SABOTAGE_CARDS})
    table.choose("move", "kongsvinger", "hamar", 1)
    assert (table.prompt, table.seat) == ("movement", "germany")
    table.choose("move", "elverum", "hamar", 1)
    assert (table.prompt, table.seat) == ("movement", "germany")


@pytest.mark.rule("KON-SAB-01")
@pytest.mark.parametrize("turn", ["norway", "allies"])
def test_no_sabotage_outside_the_german_turn(turn: str) -> None:
    table = set_table(
        turn=turn,
        kongsvinger="1 germany",
        hamar="1 norway 1 allies",
        hands={"norway": SABOTAGE_CARDS, "germany": ["ingeniorkompani"]},
    )
    table.choose("move", "hamar", "kongsvinger", 1)
    table.choose("end")
    assert "combat.begins" in table.log_keys()
    assert not table.prompt.startswith("sabotage")
    assert {"send_back", "escape"}.isdisjoint(option[0] for option in table.match.options)


@pytest.mark.rule("KON-SAB-01", "KON-SAB-02", "KON-Q-39")
def test_norway_plays_one_card_after_another_and_each_may_be_countered() -> None:
    table = attack_on_hamar(["veisperring", "veisperring", "sprengt_bro"], ["ingeniorkompani", "ingeniorkompani"])
    table.choose("send_back", "veisperring", "hamar", "elverum")
    assert (table.prompt, table.seat) == ("sabotage.engineers", "germany")
    table.choose("cancel", "ingeniorkompani")
    assert table.attackers("hamar") == {"kongsvinger": 2, "elverum": 3}
    table.choose("send_back", "veisperring", "hamar", "elverum")
    table.pass_()
    assert table.attackers("hamar") == {"kongsvinger": 2, "elverum": 2}
    assert table.prompt == "sabotage"
    table.choose("send_back", "sprengt_bro", "hamar", "elverum")
    assert (table.prompt, table.seat) == ("sabotage.engineers", "germany")
    table.pass_()
    assert table.attackers("hamar") == {"kongsvinger": 2}
    assert table.battalions("elverum") == {"germany": 3}
    assert table.hand("norway") == []


@pytest.mark.rule("KON-Q-39")
def test_a_battalion_sent_back_has_used_its_movement() -> None:
    table = attack_on_hamar(["veisperring"])
    table.choose("send_back", "veisperring", "hamar", "elverum")
    assert table.match.view(None)["areas"]["elverum"] == {"germany": 1, "moved": 1}


@pytest.mark.rule("KON-SAB-02", "KON-GC-11")
@pytest.mark.parametrize("card", ["veisperring", "sprengt_bro"])
def test_engineers_clear_the_way(card: str) -> None:
    table = attack_on_hamar([card], ["ingeniorkompani", "panzer", "speidertropp"])
    table.choose("send_back", card, "hamar", "kongsvinger")
    assert table.kinds_offered("cancel") == {"ingeniorkompani"}
    table.choose("cancel", "ingeniorkompani")
    assert table.attackers("hamar") == {"kongsvinger": 2, "elverum": 3}
    assert table.battalions("kongsvinger") == {}
    assert table.used("norway") == [card]
    assert table.used("germany") == ["ingeniorkompani"]


@pytest.mark.rule("KON-SAB-02")
def test_germany_may_leave_the_sabotage_alone() -> None:
    table = attack_on_hamar(["sprengt_bro"], ["ingeniorkompani"])
    table.choose("send_back", "sprengt_bro", "hamar", "elverum")
    table.pass_()
    assert table.attackers("hamar") == {"kongsvinger": 2}
    assert table.hand("germany") == ["ingeniorkompani"]


@pytest.mark.rule("KON-SAB-03")
def test_engineers_cannot_stop_an_escape() -> None:
    table = attack_on_hamar(["rask_forflytning", "bakhold"], ["ingeniorkompani"], hamar="3 norway")
    table.choose("escape", "rask_forflytning", "hamar", "lillehammer", 2)
    assert (table.prompt, table.seat) == ("sabotage", "norway")
    assert table.battalions("lillehammer") == {"norway": 2}
    assert table.hand("germany") == ["ingeniorkompani"]


@pytest.mark.rule("KON-SAB-04")
@pytest.mark.parametrize(("hamar", "prompt"), [("", "trade"), ("2 allies", "combat.attack")])
def test_without_norwegians_there_is_no_sabotage(hamar: str, prompt: str) -> None:
    table = set_table(
        kongsvinger="2 germany",
        hamar=hamar,
        dombas="1 norway",
        hands={"norway": SABOTAGE_CARDS, "germany": ["ingeniorkompani"]},
    )
    table.choose("move", "kongsvinger", "hamar", 2)
    table.choose("end")
    assert table.prompt == prompt
    assert table.hand("norway") == sorted(SABOTAGE_CARDS)


@pytest.mark.rule("KON-SAB-04", "KON-NC-03")
def test_only_attacks_on_norwegians_are_offered() -> None:
    table = set_table(
        kongsvinger="2 germany",
        gjovik="2 germany",
        hamar="1 norway 1 allies",
        lillehammer="2 allies",
        hands={"norway": SABOTAGE_CARDS},
    )
    table.choose("move", "kongsvinger", "hamar", 2)
    table.choose("move", "gjovik", "lillehammer", 2)
    table.choose("end")
    assert {option[2] for option in table.match.options if option[0] != "pass"} == {"hamar"}
    assert {option[3] for option in table.offered("send_back")} == {"kongsvinger"}
