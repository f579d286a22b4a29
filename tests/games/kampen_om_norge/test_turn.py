"""The turn: the order of factions and phases, and what a player does in the opponent's turn."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.games.kampen_om_norge.table import THREE, Table, new_table, set_table
from tests.games.kampen_om_norge.whole_games import answer_quietly, whole_game

ORDER = ["germany", "norway", "allies"]


@pytest.mark.rule("KON-TURN-01")
@pytest.mark.parametrize("scenario", ["basic", "gudbrandsdalen"])
def test_germany_then_norway_then_the_allies(scenario: str) -> None:
    table = new_table(scenario, THREE)
    turns = []
    for _ in range(7):
        assert table.prompt == "movement"
        view = table.match.view(None)
        turns.append((view["round"], view["active"]))
        table.choose("end")
        while table.prompt != "movement":
            answer_quietly(table)
    assert turns == [
        (1, "germany"),
        (1, "norway"),
        (1, "allies"),
        (2, "germany"),
        (2, "norway"),
        (2, "allies"),
        (3, "germany"),
    ]


@pytest.mark.rule("KON-TURN-01")
def test_a_faction_without_battalions_still_takes_its_turn() -> None:
    table = set_table(seats=THREE, oslo="1 germany", harstad="1 allies")
    table.pass_to("placement")
    table.choose("place", "horten")
    assert (table.match.view(None)["active"], table.seat, table.prompt) == ("norway", "norway", "movement")


def rich_german_turn() -> Table:
    """Germany has something to do in each phase; it uses no card, so phase 4 asks for a discard."""
    return set_table(
        seats=THREE,
        fate=[5, 5, 1],
        hands={"germany": ["panzer", "forsterkninger"], "norway": ["veisperring"]},
        gjovik="3 germany",
        lillehammer="1 norway",
        oslo="2 germany",
    )


@pytest.mark.rule("KON-TURN-02", "KON-TURN-04")
def test_movement_combat_reinforcement_new_cards() -> None:
    table = rich_german_turn()
    table.choose("move", "gjovik", "lillehammer", 2)
    asked = []
    while table.match.view(None)["active"] == "germany":
        asked.append((table.match.view(None)["phase_number"], table.prompt))
        answer_quietly(table)
    assert asked == [
        (1, "movement"),
        (1, "sabotage"),
        (2, "combat.attack"),
        (2, "combat.defence"),
        (2, "retreat"),
        (3, "trade"),
        (3, "placement"),
        (4, "new_cards.discard"),
    ]


@pytest.mark.rule("KON-TURN-02")
@pytest.mark.parametrize(("faction", "hand"), [("norway", "bakhold"), ("allies", "stridsvogn")])
def test_norway_and_the_allies_have_the_same_four_phases(faction: str, hand: str) -> None:
    table = set_table(
        turn=faction,
        seats=THREE,
        fate=[5, 5, 1],
        hands={faction: [hand]},
        lillehammer=f"2 {faction}",
        gjovik="1 germany",
        oslo="1 germany",
    )
    table.choose("move", "lillehammer", "gjovik", 2)
    phases = []
    while table.match.view(None)["active"] == faction:
        phases.append(table.match.view(None)["phase_number"])
        answer_quietly(table)
    assert phases == sorted(phases)
    assert {1, 2, 3} <= set(phases)
    assert "new_cards.drawn" in table.log_keys()


@pytest.mark.rule("KON-TURN-03")
def test_nothing_of_an_earlier_phase_can_be_done_later() -> None:
    """Battalions stay behind unmoved; once the combat has begun they cannot move any more."""
    table = rich_german_turn()
    table.choose("move", "gjovik", "lillehammer", 2)
    assert table.offers("move", "gjovik")
    assert table.offers("move", "oslo")
    table.choose("end")
    while table.match.view(None)["active"] == "germany":
        verbs = {option[0] for option in table.match.options}
        assert "move" not in verbs
        if table.match.view(None)["phase_number"] > 1:
            assert "send_back" not in verbs
        if table.match.view(None)["phase_number"] > 2:
            assert not verbs & {"play", "cancel", "fight", "retreat"}
        if table.match.view(None)["phase_number"] > 3:
            assert not verbs & {"trade", "place", "airplace", "hunt"}
        answer_quietly(table)


@pytest.mark.rule("KON-TURN-03", "KON-MOVE-04")
def test_all_movement_comes_before_the_first_combat() -> None:
    table = set_table(fate=[5, 5, 1], gjovik="2 germany", lillehammer="1 norway", oslo="2 germany")
    table.choose("move", "gjovik", "lillehammer", 2)
    assert (table.prompt, table.log_keys().count("combat.begins")) == ("movement", 0)
    table.choose("move", "oslo", "honefoss", 2)
    assert (table.prompt, table.log_keys().count("combat.begins")) == ("movement", 0)
    table.choose("end")
    assert table.log_keys().count("combat.begins") == 1


@pytest.mark.rule("KON-TURN-03", "KON-TURN-02")
def test_all_combats_come_before_the_reinforcements() -> None:
    table = set_table(
        fate=[1, 1, 6, 6, 1, 1, 6, 6],
        gjovik="2 germany",
        lillehammer="2 norway",
        oslo="2 germany",
        honefoss="2 norway",
        kristiansand="5 germany",
    )
    table.choose("move", "gjovik", "lillehammer", 2)
    table.choose("move", "oslo", "honefoss", 2)
    table.pass_to("placement")
    keys = table.log_keys()
    assert keys.count("combat.begins") == 2
    assert "combat.begins" not in keys[keys.index("trade.acquired") :]


@pytest.mark.rule("KON-TURN-01", "KON-TURN-02", "KON-TURN-03", "KON-TURN-04")
@pytest.mark.parametrize("scenario", ["basic", "gudbrandsdalen"])
@pytest.mark.parametrize("seed", range(4))
def test_in_whole_games_turns_and_phases_keep_their_order(scenario: str, seed: int) -> None:
    """Within a turn the phases never go back; a new turn is the next faction's and begins with movement."""
    decisions = list(whole_game(scenario, seed))
    assert (decisions[0].round, decisions[0].active, decisions[0].phase_number) == (1, "germany", 1)
    for before, after in pairwise(decisions):
        if (before.round, before.active) == (after.round, after.active):
            assert before.phase_number <= after.phase_number
        else:
            assert after.prompt == "movement"
            assert after.active == ORDER[(ORDER.index(before.active) + 1) % 3]
            assert after.round == before.round + (after.active == "germany")


@pytest.mark.rule("KON-TURN-04", "KON-NEWC-01")
def test_a_turn_passes_on_only_after_the_new_cards() -> None:
    table = new_table(seats=THREE)
    for faction in ORDER:
        table.choose("end")
        table.pass_to("trade")
        table.match.play(table.match.options[0])
        table.pass_to("movement")
        keys = table.log_keys()
        begins = [number for number, key in enumerate(keys) if key == "turn.begins"]
        assert keys[begins[-1] - 1] == "new_cards.drawn"
        assert table.match.log[begins[-1] - 1].values["faction"] == faction


# -- in the opponent's turn ----------------------------------------------------------------------------------


@pytest.mark.rule("KON-TURN-05", "KON-CARD-07")
def test_in_the_german_turn_norway_reacts_rolls_and_retreats() -> None:
    table = set_table(
        seats=THREE,
        fate=[5, 5, 5, 1, 1, 1],
        hands={"norway": ["veisperring", "bakhold"]},
        gjovik="4 germany",
        lillehammer="1 norway",
        oslo="1 germany",
    )
    table.choose("move", "gjovik", "lillehammer", 4)
    table.choose("end")
    assert (table.prompt, table.seat) == ("sabotage", "norway")
    table.choose("send_back", "veisperring", "lillehammer", "gjovik")
    table.pass_()
    assert (table.prompt, table.seat) == ("combat.defence", "norway")
    table.choose("play", "bakhold")
    rolls = [(answer.seat, len(answer.value)) for answer in table.match.journal if answer.kind == "roll"]
    assert rolls == [("germany", 3), ("norway", 3)]
    assert (table.prompt, table.seat) == ("retreat", "norway")
    assert table.match.view(None)["active"] == "germany"


@pytest.mark.rule("KON-TURN-05", "KON-CARD-07")
@pytest.mark.parametrize("faction", ["norway", "allies"])
def test_in_the_turn_of_its_enemies_germany_reacts_rolls_and_retreats(faction: str) -> None:
    table = set_table(
        turn=faction,
        seats=THREE,
        fate=[5, 5, 5, 1, 1, 1],
        hands={"germany": ["gebirgsjager"]},
        lillehammer=f"3 {faction}",
        gjovik="1 germany",
    )
    table.choose("move", "lillehammer", "gjovik", 3)
    table.choose("end")
    assert (table.prompt, table.seat) == ("combat.defence", "germany")
    table.choose("play", "gebirgsjager")
    rolls = [(answer.seat, len(answer.value)) for answer in table.match.journal if answer.kind == "roll"]
    assert rolls == [(faction, 3), ("germany", 3)]
    assert (table.prompt, table.seat) == ("retreat", "germany")
    assert table.match.view(None)["active"] == faction
