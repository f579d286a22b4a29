"""How often an effect of a card could be done now: what may be chosen, and what a price may ask for, follow from it."""

from __future__ import annotations

from typing import Any

import pytest

from motstand.games.halls_of_hegra.effects import VOCABULARY
from motstand.kernel.content.vocabulary import ALWAYS
from motstand.kernel.errors import ContentError
from tests.games.halls_of_hegra.table import Table, set_table


def village(**more: Any) -> Table:
    return set_table("placing", 2, event="MOB-01", **more)


def siege(**more: Any) -> Table:
    return set_table("placing", 7, event="SG1-01", **more)


def could(table: Table, effect: str) -> int:
    return VOCABULARY.extent(table.game, VOCABULARY.read(effect))


@pytest.mark.rule("HOH-FX-02", "HOH-FX-31", "HOH-Q-15")
@pytest.mark.parametrize(
    ("effect", "table", "times"),
    [
        ("supply +1", {"supplies": 0}, ALWAYS),
        ("supply -1", {"supplies": 3}, 3),
        ("snow +1", {}, ALWAYS),
        ("snow -1", {}, ALWAYS),
        ("hit 1", {}, ALWAYS),
        ("suspicion +1", {"suspicion": 6}, ALWAYS),
        ("suspicion -1", {"suspicion": 4}, 3),
        ("suspicion -1", {"suspicion": 1}, 0),
        ("defence +1", {"defence": 1}, 2),
        ("defence -1", {"defence": 1}, 1),
        ("fear +1", {"fear": 3}, 2),
        ("fear -1", {"fear": 3}, 3),
        ("doubt +1", {"doubt": 1}, 2),
        ("doubt -1", {"doubt": 1}, 1),
        ("surrender +1", {"surrender": 2}, ALWAYS),
        ("surrender -1", {"surrender": 2}, 2),
        ("miss -1", {"hit_bag": "3 miss"}, 3),
        ("injure 1", {"tired": "2 soldier", "ready": "medic", "rest": "3 hunter"}, 3),
        ("injure 1 position", {"positions": "soldier . . ."}, 1),
        ("lose 1", {"tired": "2 soldier", "ready": "medic", "rest": "3 hunter"}, 3),
        ("lose 1 volunteer", {"tired": "2 volunteer soldier", "ready": "medic volunteer"}, 3),
        ("tire 1", {"tired": "2 soldier", "ready": "medic", "rest": "3 hunter"}, 4),
        ("ready 1", {"tired": "2 soldier", "ready": "medic", "rest": "3 hunter"}, 2),
        ("treat 1", {}, 0),
        ("treat 1", {"beds": {3: "soldier"}}, ALWAYS),
        ("relapse 1", {}, 0),
        ("relapse 1", {"waiting": {3: "soldier"}}, ALWAYS),
        ("bury 1", {"morgue": "2 soldier"}, 2),
        ("break position_a", {}, 0),
        ("break position_a", {"repaired": ["position_a"]}, 1),
        ("unjam 1", {}, 0),
        ("patrol +1", {}, ALWAYS),
        ("patrol -1", {"patrols": {"green_1": 1, "green_3": 1, "yellow_4": 1}}, 3),
        ("cargo -1", {}, 3),
        ("recruit volunteer 1", {"ready": "3 medic"}, 5),
    ],
)
def test_in_the_village(effect: str, table: dict[str, Any], times: int) -> None:
    laid = village(**table)
    assert could(laid, effect) == times
    assert VOCABULARY.can_do_something(laid.game, [VOCABULARY.read(effect)]) is (times > 0)


@pytest.mark.rule("HOH-FX-08", "HOH-FX-22", "HOH-FX-27", "HOH-FX-28", "HOH-FX-29")
@pytest.mark.parametrize(
    ("effect", "table", "times"),
    [
        ("fear +1", {"fear": 3}, 0),
        ("doubt -1", {"doubt": 1}, 0),
        ("advance 1 3", {"sectors": {3: "2 standing 1 lying", 2: "4 standing"}}, 2),
        ("advance 1 4", {"sectors": {3: "2 standing"}}, 0),
        ("kill 1", {"sectors": {3: "2 standing 1 lying", 2: "4 standing"}}, 7),
        ("jam machine_gun", {}, 1),
        ("jam gun", {"repaired": ["gun_1"] * 2}, 1),
        ("jam any", {"repaired": ["gun_1"] * 2}, 2),
        ("hope 1", {}, 6),
        ("despair 1", {}, 6),
    ],
)
def test_in_the_siege(effect: str, table: dict[str, Any], times: int) -> None:
    assert could(siege(**table), effect) == times


@pytest.mark.rule("HOH-FX-03", "HOH-MTRACK-01", "HOH-MTRACK-02")
def test_morale_goes_beyond_its_track_while_there_are_hope_cards_or_defenders() -> None:
    assert could(village(morale=1), "morale +1") == 2 + 6
    assert could(village(morale=3), "morale +1") == 6
    assert could(village(morale=1, ready="", tired=""), "morale -1") == 4
    assert could(village(morale=-3, ready="", tired=""), "morale -1") == 0
    assert could(village(morale=-3, ready="soldier", tired=""), "morale -1") == 1


@pytest.mark.rule("HOH-FX-01")
@pytest.mark.parametrize(
    ("effect", "amount", "what"),
    [
        ("morale +20", 20, ""),
        ("morale -1", -1, ""),
        ("lose 2", 2, ""),
        ("lose 2 volunteer", 2, "volunteer"),
        ("recruit soldier 3", 3, "soldier"),
        ("advance 2 1", 2, "1"),
        ("advance 2 4", 2, "4"),
        ("jam any", 1, "any"),
        ("cargo -2", -2, ""),
        ("artillery_tile +1", 1, ""),
    ],
)
def test_how_effects_are_read(effect: str, amount: int, what: str) -> None:
    found = VOCABULARY.read(effect)
    assert (found.verb, found.amount, found.what) == (effect.split()[0], amount, what)


@pytest.mark.parametrize(
    "effect",
    [
        *("", "sing 1", "morale", "morale 1", "morale +0", "morale +21", "morale + 1", "lose 0", "lose 1 soldier"),
        *("advance 1", "advance 1 0", "advance 1 5", "recruit 3 soldier", "jam radio", "cargo +1", "artillery_tile -1"),
    ],
)
def test_what_is_no_effect(effect: str) -> None:
    with pytest.raises(ContentError):
        VOCABULARY.read(effect)
