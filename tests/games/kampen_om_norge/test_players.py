"""Players and factions: who leads what, who wins together, how factions are chosen; the versions of the game."""

from __future__ import annotations

from typing import Any

import pytest

from motstand.games.kampen_om_norge import GAME
from motstand.games.kampen_om_norge.policy.pick import PRIORITIES
from motstand.kernel.errors import SetupError
from motstand.kernel.matches.fate import Scripted, Seeded
from motstand.kernel.matches.making import new_match
from tests.games.kampen_om_norge.invariants import table_of
from tests.games.kampen_om_norge.table import THREE, TWO, Table, new_table, set_table
from tests.games.kampen_om_norge.whole_games import play_turn_quietly, whole_game

# -- factions and seats --------------------------------------------------------------------------------------


@pytest.mark.rule("KON-PLAY-01")
@pytest.mark.parametrize("seats", [TWO, THREE])
def test_there_are_three_factions(seats: list[str]) -> None:
    view = new_table(seats=seats).match.view(None)
    assert sorted(view["factions"]) == ["allies", "germany", "norway"]
    assert sorted(view["seats"]) == ["allies", "germany", "norway"]


@pytest.mark.rule("KON-PLAY-01")
def test_british_french_and_poles_are_one_faction() -> None:
    """Their cards lie in one deck and are played by one hand in one combat."""
    hand = ["fransk_alpejeger", "fremmedlegionaer", "stridsvogn"]
    table = set_table(turn="allies", hands={"allies": hand}, steinkjer="2 allies", trondheim="1 germany")
    table.choose("move", "steinkjer", "trondheim", 2)
    table.choose("end")
    for card in hand:
        table.choose("play", card)
    assert table.match.view(None)["combat"]["attack_dice_count"] == 2 + 1 + 2 + 1


@pytest.mark.rule("KON-PLAY-02", "KON-BOARD-05")
@pytest.mark.parametrize(("mover", "host"), [("norway", "allies"), ("allies", "norway")])
def test_norway_and_the_allies_are_no_enemies(mover: str, host: str) -> None:
    """Entering each other's areas is no attack."""
    table = set_table(turn=mover, hamar=f"2 {mover}", lillehammer=f"1 {host}", oslo="1 germany")
    table.choose("move", "hamar", "lillehammer", 2)
    assert table.game.attacks == []
    assert table.battalions("lillehammer") == {mover: 2, host: 1}


@pytest.mark.rule("KON-PLAY-02", "KON-COMBAT-03")
def test_norway_and_the_allies_defend_together() -> None:
    areas: dict[str, Any] = {"gjovik": "3 germany", "lillehammer": "2 norway 1 allies"}
    table = set_table(hands={"germany": ["panzer"], "norway": ["bakhold"], "allies": ["stridsvogn"]}, **areas)
    table.choose("move", "gjovik", "lillehammer", 3)
    table.fight("lillehammer")
    table.pass_to("combat.defence")
    table.choose("play", "bakhold")
    table.choose("play", "stridsvogn")
    assert table.match.view(None)["combat"]["defence_dice_count"] == 2 + 1 + 2 + 1


@pytest.mark.rule("KON-PLAY-02")
@pytest.mark.parametrize(("seats", "winners"), [(TWO, ("norway+allies",)), (THREE, ("norway", "allies"))])
def test_norway_and_the_allies_win_together(seats: list[str], winners: tuple[str, ...]) -> None:
    """The Allies have nothing on the board and win all the same."""
    table = set_table(seats=seats, fate=[5, 6], gjovik="1 germany", lillehammer="1 norway")
    table.choose("move", "gjovik", "lillehammer", 1)
    table.fight("lillehammer")
    assert table.match.outcome is not None
    assert table.match.outcome.winners == winners


@pytest.mark.rule("KON-PLAY-02", "KON-WIN-05")
def test_norway_and_the_allies_lose_together() -> None:
    table = set_table(seats=THREE, fate=[6, 6, 1, 1], gjovik="2 germany", lillehammer="1 norway 1 allies")
    table.choose("move", "gjovik", "lillehammer", 2)
    table.fight("lillehammer")
    assert table.match.outcome is not None
    assert table.match.outcome.winners == ("germany",)


@pytest.mark.rule("KON-PLAY-03")
def test_three_players_lead_one_faction_each() -> None:
    table = new_table(seats=THREE)
    assert table.match.view(None)["seats"] == {"germany": "germany", "norway": "norway", "allies": "allies"}
    asked = []
    for _ in range(3):
        asked.append((table.match.view(None)["active"], table.seat))
        play_turn_quietly(table)
    assert asked == [("germany", "germany"), ("norway", "norway"), ("allies", "allies")]


@pytest.mark.rule("KON-PLAY-03")
def test_with_three_players_each_sees_one_hand() -> None:
    match = new_table(seats=THREE).match
    for seat in THREE:
        assert list(match.view(seat)["hands"]) == [seat]


@pytest.mark.rule("KON-PLAY-04")
def test_with_two_players_one_leads_norway_and_the_allies() -> None:
    table = new_table(seats=TWO)
    seats = table.match.view(None)["seats"]
    assert seats == {"germany": "germany", "norway": "norway+allies", "allies": "norway+allies"}
    assert list(table.match.view("norway+allies")["hands"]) == ["norway", "allies"]


@pytest.mark.rule("KON-PLAY-05", "KON-TURN-01")
def test_the_player_of_two_factions_takes_two_turns() -> None:
    table = new_table(seats=TWO)
    turns = []
    for _ in range(4):
        assert table.prompt == "movement"
        turns.append((table.match.view(None)["active"], table.seat))
        play_turn_quietly(table)
    both = "norway+allies"
    assert turns == [("germany", "germany"), ("norway", both), ("allies", both), ("germany", "germany")]


@pytest.mark.rule("KON-PLAY-05")
def test_the_player_of_two_factions_moves_one_faction_a_turn() -> None:
    areas: dict[str, Any] = {"hamar": "1 norway", "lillehammer": "1 allies", "oslo": "1 germany"}
    norwegian = set_table(turn="norway", **areas)
    assert norwegian.offers("move", "hamar")
    assert not norwegian.offers("move", "lillehammer")
    allied = set_table(turn="allies", **areas)
    assert allied.offers("move", "lillehammer")
    assert not allied.offers("move", "hamar")


@pytest.mark.rule("KON-PLAY-05", "KON-CARD-01")
def test_the_player_of_two_factions_keeps_two_hands() -> None:
    """The cards of the other faction can be neither traded nor drawn in a turn."""
    table = set_table(
        turn="norway",
        hands={"norway": ["bakhold"], "allies": ["stridsvogn"]},
        decks={"norway": ["bakhold"] * 3, "allies": ["jagerfly"] * 4},
        hamar="1 norway",
        oslo="1 germany",
    )
    table.choose("end")
    assert table.prompt == "trade"
    assert table.offers("trade", "bakhold")
    assert not table.offers("trade", "stridsvogn")
    table.choose("done")
    assert table.hand("norway") == ["bakhold"] * 3
    assert table.hand("allies") == ["stridsvogn"]
    table.choose("end")
    assert table.prompt == "trade"
    assert table.offers("trade", "stridsvogn")
    assert not table.offers("trade", "bakhold")


@pytest.mark.rule("KON-PLAY-06")
@pytest.mark.parametrize("scenario", ["basic", "gudbrandsdalen"])
def test_four_players_share_the_three_factions(scenario: str) -> None:
    """There is no fourth seat to take: two people who share a faction sit in one seat."""
    with pytest.raises(SetupError, match="share a faction"):
        new_table(scenario, ["germany", "germany 2", "norway", "allies"])
    with pytest.raises(SetupError, match="share a faction"):
        new_table(scenario, ["anna", "bjorn", "cato", "dina"], factions="rolled")
    with pytest.raises(SetupError, match="share a faction"):
        new_table(scenario, ["germany", "norway", "norway"])


@pytest.mark.rule("KON-PLAY-06", "KON-PLAY-04")
def test_nobody_plays_alone_or_leads_no_faction() -> None:
    with pytest.raises(SetupError):
        new_table(seats=["germany"])
    with pytest.raises(SetupError):
        new_table(seats=["germany", "norway"])
    with pytest.raises(SetupError):
        new_table(seats=["germany", "norway", "sweden"])


# -- choosing factions ---------------------------------------------------------------------------------------


def rolling_table(players: list[str], dice: list[int]) -> Table:
    fate = Scripted(list(dice), Seeded(1))
    return Table(new_match(GAME, "basic", players, fate=fate, options={"factions": "rolled"}))


def choosers(table: Table) -> list[str]:
    """Who chooses, in order, when everybody takes the first faction offered."""
    order = []
    while table.prompt == "factions":
        order.append(table.seat)
        table.match.play(table.match.options[0])
    return order


@pytest.mark.rule("KON-PLAY-07")
def test_the_highest_roll_chooses_first() -> None:
    table = rolling_table(["anna", "bjorn", "cato"], [2, 6, 4])
    assert (table.prompt, table.seat) == ("factions", "bjorn")
    assert sorted(table.match.options) == [("lead", "allies"), ("lead", "germany"), ("lead", "norway")]
    table.choose("lead", "allies")
    assert table.seat == "cato"
    assert sorted(table.match.options) == [("lead", "germany"), ("lead", "norway")]
    table.choose("lead", "norway")
    assert table.seat == "anna"
    assert table.match.options == [("lead", "germany")]
    table.choose("lead", "germany")
    assert table.match.view(None)["seats"] == {"germany": "anna", "norway": "cato", "allies": "bjorn"}
    assert (table.prompt, table.seat) == ("movement", "anna")


@pytest.mark.rule("KON-PLAY-07", "KON-PLAY-04")
def test_two_players_choose_between_germany_and_its_enemies() -> None:
    table = rolling_table(["anna", "bjorn"], [1, 3])
    assert table.seat == "bjorn"
    assert sorted(table.match.options) == [("lead", "germany"), ("lead", "norway+allies")]
    table.choose("lead", "norway+allies")
    table.choose("lead", "germany")
    assert table.match.view(None)["seats"] == {"germany": "anna", "norway": "bjorn", "allies": "bjorn"}


@pytest.mark.rule("KON-PLAY-07", "KON-Q-83")
@pytest.mark.parametrize(
    ("dice", "order"),
    [
        # Anna and Cato tie for the first choice and roll again; Bjørn does not.
        ([5, 2, 5, 1, 6], ["cato", "anna", "bjorn"]),
        # Bjørn and Cato tie for the last.
        ([5, 2, 2, 3, 4], ["anna", "cato", "bjorn"]),
        # All three tie, then two of them, twice.
        ([4, 4, 4, 3, 3, 6, 1, 1, 2, 1], ["cato", "anna", "bjorn"]),
    ],
)
def test_tied_players_roll_again(dice: list[int], order: list[str]) -> None:
    table = rolling_table(["anna", "bjorn", "cato"], dice)
    rolled = [entry.values["die"] for entry in table.match.log if entry.key == "factions.rolled"]
    assert rolled == dice
    assert choosers(table) == order


@pytest.mark.rule("KON-PLAY-07")
@pytest.mark.parametrize("options", [{}, {"factions": "agreed"}])
def test_the_players_may_agree_instead(options: dict[str, Any]) -> None:
    table = new_table(seats=["allies", "germany", "norway"], **options)
    assert (table.prompt, table.seat) == ("movement", "germany")
    assert "factions.rolled" not in table.log_keys()


# -- the versions of the game --------------------------------------------------------------------------------

PHASES = {"movement", "sabotage", "battles", "combat", "trade", "arrival", "placement", "submarines", "new cards"}
VERBS = {
    "movement": {"move", "card", "end"},
    "drop": {"drop"},
    "drop.divert": {"divert", "pass"},
    "march": {"march"},
    "airlift": {"airlift"},
    "sealift": {"sealift"},
    "invasion.trade": {"trade", "done"},
    "invasion.land": {"land"},
    "sabotage": {"send_back", "escape", "pass"},
    "sabotage.engineers": {"cancel", "pass"},
    "battles": {"fight"},
    "combat.attack": {"play", "pass"},
    "combat.defender_counters": {"cancel", "pass"},
    "combat.defence": {"play", "pass"},
    "combat.attacker_counters": {"cancel", "pass"},
    "combat.remove": {"remove"},
    "combat.share_losses": {"lose"},
    "combat.decide_losses": {"lose"},
    "rescue": {"rescue", "pass"},
    "retreat": {"retreat"},
    "retreat.decide": {"retreat"},
    "trade": {"trade", "done"},
    "arrival": {"arrive"},
    "placement": {"place", "airplace"},
    "submarine": {"hunt", "pass"},
    "new_cards.discard": {"discard"},
    "withdrawal": {"withdraw"},
}


@pytest.mark.rule("KON-VER-01")
def test_both_versions_of_the_game_are_played() -> None:
    assert sorted(GAME.scenarios) == ["advanced", "basic", "gudbrandsdalen"]
    assert table_of(new_match(GAME, "basic", seed=1)).sea is None
    assert table_of(new_match(GAME, "advanced", seed=1)).sea is not None


@pytest.mark.rule("KON-VER-01", "KON-VER-02", "KON-BOARD-26", "KON-DECK-14")
@pytest.mark.parametrize("scenario", ["basic", "gudbrandsdalen"])
def test_no_part_of_the_advanced_game_is_ever_played(scenario: str) -> None:
    """Both scenarios share one set of phases and actions, and nothing in it sails, raids or cuts a cable."""
    seen = set()
    for seed in range(6):
        for decision in whole_game(scenario, seed):
            seen.add(decision.prompt)
            assert decision.phase in PHASES
            assert {option[0] for option in decision.options} <= VERBS[decision.prompt]
    assert {"movement", "combat.attack", "trade", "placement"} <= seen


@pytest.mark.rule("KON-VER-02", "KON-Q-80")
def test_conditions_about_ships_are_ignored() -> None:
    """Kystbombardement, Invasjon and Kystevakuering need no ship: none exists."""
    hand = ["kystbombardement", "kystevakuering", "invasjon", "forsterkninger"]
    table = set_table(
        turn="allies", hands={"allies": hand}, namsos="1 allies", steinkjer="2 allies", trondheim="1 germany"
    )
    assert table.offers("card", "invasjon")
    assert table.offers("card", "kystevakuering")
    table.choose("move", "steinkjer", "trondheim", 2)
    table.choose("end")
    assert table.offers("play", "kystbombardement")


@pytest.mark.rule("KON-VER-03")
def test_scenario_2_has_its_own_setup_decks_and_objective() -> None:
    basic, short = new_table("basic").match.view(None), new_table("gudbrandsdalen").match.view(None)
    assert basic["areas"] != short["areas"]
    assert sorted(short["objectives"]) == ["hamar", "lillehammer", "oppdal", "tynset"]
    sizes = {name: shown["cards_in_deck"] + shown["cards_in_hand"] for name, shown in short["factions"].items()}
    assert sizes == {"germany": 16, "norway": 8, "allies": 8}


@pytest.mark.rule("KON-VER-03")
@pytest.mark.parametrize(("holder", "winners"), [("1 germany", ("germany",)), ("1 norway", ("norway+allies",))])
def test_scenario_2_is_decided_by_its_objectives(holder: str, winners: tuple[str, ...]) -> None:
    """No victory city is German; of the four objectives only Tynset is in question."""
    table = set_table(
        "gudbrandsdalen",
        decks={"germany": ["panzer"]},
        lillehammer="1 germany",
        hamar="1 germany",
        oppdal="1 germany",
        tynset=holder,
        dombas="1 allies",
    )
    table.pass_to("placement")
    table.choose("place", "horten")
    assert table.match.outcome is not None
    assert (table.match.outcome.winners, table.match.outcome.rule) == (winners, "KON-STWO-02")


def test_the_policy_has_priorities_for_every_question() -> None:
    assert set(PRIORITIES) == set(GAME.questions())
