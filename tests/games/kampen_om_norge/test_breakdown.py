"""What the numbers of the log are made of: dice, losses, trades, placements and new cards."""

from __future__ import annotations

from typing import Any

import pytest

from motstand.games.kampen_om_norge import GAME, breakdown
from motstand.kernel.log import Entry
from motstand.kernel.matches.fate import ByHand, Seeded
from motstand.kernel.matches.making import match_from
from motstand.kernel.state import State
from tests.games.kampen_om_norge.table import Table, new_table, set_table

Part = tuple[str, dict[str, Any]]


def parts(entry: Entry) -> list[Part]:
    """The children of an entry."""
    return [(child.key, child.values) for child in entry.children]


@pytest.mark.rule("KON-COMBAT-10", "KON-COMBAT-23", "KON-Q-30")
@pytest.mark.parametrize(
    ("sixes", "defeated", "lost", "less"),
    [
        (2, 2, 2, []),
        (3, 3, 1, [("losses.shared", {"count": 2})]),
        (5, 2, 2, [("losses.surplus", {"count": 3})]),
        (5, 3, 1, [("losses.shared", {"count": 2}), ("losses.surplus", {"count": 2})]),
    ],
)
def test_losses_are_sixes_less_what_others_lost_or_nobody(
    sixes: int, defeated: int, lost: int, less: list[Part]
) -> None:
    entry = Entry("combat.lost")
    breakdown.add_losses(entry, sixes, defeated, lost)
    assert parts(entry) == [("losses.sixes", {"count": sixes}), *less]


@pytest.mark.rule("KON-COMBAT-05", "KON-COMBAT-06", "KON-COMBAT-08")
def test_the_dice_of_attackers_over_land_and_water() -> None:
    for dry, wet, limit, expected in (
        (2, 3, 10, [("dice.across", {"count": 3, "counted": 3, "ignored": 0, "adds": 1})]),
        (2, 3, 4, [("dice.across", {"count": 3, "counted": 2, "ignored": 1, "adds": 1})]),
        (
            *(3, 2, 2),
            [
                ("dice.limit", {"limit": 2, "count": 1, "adds": -1}),
                ("dice.across", {"count": 2, "counted": 0, "ignored": 2, "adds": 0}),
            ],
        ),
    ):
        table = set_table(gjovik=f"{wet} germany", elverum=f"{dry} germany", hamar="1 norway")
        table.attack("hamar", elverum=dry, gjovik=wet)
        entry = Entry("combat.rolled")
        breakdown.add_attackers(entry, table.game, table.game.box.board.index["hamar"], limit)
        assert parts(entry) == [("dice.stack", {"from": "elverum", "count": dry, "adds": dry}), *expected]


@pytest.mark.rule("KON-COMBAT-06", "KON-COMBAT-07")
def test_the_limit_of_defenders_is_for_all_of_them_together() -> None:
    game = set_table(hamar="2 norway 3 allies").game
    area = game.box.board.index["hamar"]
    stand = [
        ("dice.defenders", {"faction": "norway", "count": 2, "adds": 2}),
        ("dice.defenders", {"faction": "allies", "count": 3, "adds": 3}),
    ]
    for limit, less in ((5, []), (4, [("dice.limit", {"limit": 4, "count": 1, "adds": -1})])):
        entry = Entry("combat.rolled")
        breakdown.add_defenders(entry, game, area, game.opponents(0), limit)
        assert parts(entry) == [*stand, *less]
        assert [child.rule for child in entry.children][2:] == ["KON-COMBAT-07"] * len(less)
    alone = Entry("combat.rolled")
    breakdown.add_defenders(alone, game, area, [1], 1)
    assert [child.rule for child in alone.children] == ["KON-COMBAT-05", "KON-COMBAT-06"]


@pytest.mark.rule("KON-REINF-03")
def test_battalions_that_wait_to_be_placed() -> None:
    for left, wait in ((0, []), (1, [("placement.left", {"count": 1})])):
        entry = Entry("placement")
        breakdown.add_placed(entry, 3, left)
        assert parts(entry) == [("placement.new", {"count": 3}), *wait]


@pytest.mark.rule("KON-NEWC-01", "KON-WIN-01")
@pytest.mark.parametrize(
    ("held", "drawn", "less"),
    [
        (0, 5, []),
        (2, 3, [("new_cards.held", {"count": 2})]),
        (1, 2, [("new_cards.held", {"count": 1}), ("new_cards.none_left", {"count": 2})]),
        (0, 0, [("new_cards.none_left", {"count": 5})]),
    ],
)
def test_new_cards_are_a_full_hand_less_what_is_held_or_missing(held: int, drawn: int, less: list[Part]) -> None:
    table = set_table(hands={"germany": ["panzer", "bombefly", "artilleri", "ubat", "speidertropp"][: held + drawn]})
    full = table.game.scenario.hand[0]
    assert full == 5
    entry = Entry("new_cards")
    breakdown.add_drawn(entry, table.game, 0, drawn)
    assert parts(entry) == [("new_cards.hand", {"count": full}), *less]


@pytest.mark.rule("KON-PLAY-07")
def test_who_leads_whom_is_rolled_for_and_told() -> None:
    table = new_table(seats=["anna", "birger"], factions="rolled")
    rolled = [entry for entry in table.match.log if entry.key == "factions.rolled"]
    assert [entry.values["seat"] for entry in rolled[:2]] == ["anna", "birger"]
    assert [parts(entry) for entry in rolled] == [[("factions.die", {"die": entry.values["die"]})] for entry in rolled]


@pytest.mark.rule("KON-COMBAT-13", "KON-COMBAT-17", "KON-COMBAT-20", "KON-COMBAT-21", "KON-COMBAT-22", "KON-COMBAT-26")
def test_the_combat_on_the_table_tells_its_step() -> None:
    """Cards, dice that are rolled by hand, a loss and a retreat."""
    hands = {"germany": ["panzer", "speidertropp"], "norway": ["panservernkanon", "bakhold"]}
    position = set_table(kongsvinger="3 germany", hamar="2 norway 2 allies", hands=hands)
    by_hand = ByHand(Seeded(1), dice=True, cards=True)
    table = Table(match_from(GAME, position.match.setup, position.game, by_hand))
    table.choose("move", "kongsvinger", "hamar", 3)
    table.fight("hamar")
    answers: dict[str, Any] = {
        "combat.attack": ("pass",),
        "roll.attack": (6, 5, 5),
        "roll.defence": (1, 1, 1, 1, 1, 1),
    }
    steps = {}

    def witness(state: State) -> None:
        assert state.log is not None
        if table.game.combat is not None:
            steps[state.log[-1].key] = table.game.combat.step

    table.match.state.witness = witness
    while table.game.combat is not None:
        steps[table.prompt] = table.match.view(None)["combat"]["step"]
        if table.prompt == "combat.defence" and table.offers("play", "bakhold"):
            table.choose("play", "bakhold")
        else:
            table.match.play(answers.get(table.prompt) or table.match.options[0])
    told = {"combat.card": 2, "combat.rolled": 5, "combat.lost": 6, "combat.attacker_wins": 7, "retreat.retreated": 8}
    told["combat.occupied"] = 8
    assert steps == {
        "combat.attack": 1,
        "combat.defence": 2,
        "combat.attacker_counters": 3,
        "roll.attack": 4,
        "roll.defence": 5,
        "combat.share_losses": 6,
        "retreat": 8,
        **told,
    }
