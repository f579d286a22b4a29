"""Tonight as it stands: the view tells what the evening then brings, if nothing else is done."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from motstand.games.halls_of_hegra.components import COMMANDER
from tests.games.halls_of_hegra.table import Table, set_table

TWO_RED_SECTORS = """
[pack]
game = "halls-of-hegra"

[[sector]]
id = "siege_3"
red = true
source = { red = "owner" }
"""


def tonight(day: int, **more: Any) -> dict[str, Any]:
    """What the view tells in the morning."""
    evening: dict[str, Any] = set_table("placing", day, **more).match.view(COMMANDER)["tonight"]
    return evening


def reasons(evening: dict[str, Any]) -> list[tuple[str, int, int]]:
    return [(each["id"], each["by"], each["count"]) for each in evening["modifiers"]]


@pytest.mark.rule("HOH-EVENING-04", "HOH-EVENING-06", "HOH-EVENING-07", "HOH-EVENING-08")
def test_every_reason_is_told_with_its_number() -> None:
    evening = tonight(
        8, morale=1, morgue="volunteer", waiting={3: "2 volunteer"}, sectors={1: "3 standing", 4: "1 standing 1 lying"}
    )
    assert reasons(evening) == [("red_day", -1, 0), ("waiting", -1, 2), ("morgue", -1, 1), ("red_sector", -1, 2)]
    assert evening["morale"] == -3
    assert [each["rule"][-2:] for each in evening["modifiers"]] == ["04", "06", "07", "08"]


@pytest.mark.rule("HOH-EVENING-03", "HOH-EVENING-05")
def test_doubt_counts_only_while_there_is_a_doubt_track() -> None:
    assert reasons(tonight(1, doubt=0, supplies=0)) == [("doubt", 2, 0), ("no_supplies", -1, 0)]
    assert reasons(tonight(4, doubt=0)) == []


# The level, Hope cards added, Defenders lost.
EVENINGS: list[tuple[dict[str, Any], tuple[int, int, int]]] = [
    ({"day": 2, "morale": 3, "doubt": 0, "supplies": 0}, (2, 2, 0)),
    ({"day": 2, "morale": 2, "doubt": 0, "supplies": 3}, (3, 1, 0)),
    ({"day": 2, "morale": 0, "doubt": 0, "supplies": 0}, (1, 0, 0)),
    ({"day": 2, "morale": 2, "doubt": 0, "supplies": 0, "morgue": "4 soldier"}, (-2, 1, 0)),
    ({"day": 2, "morale": 3, "doubt": 1, "supplies": 1, "morgue": "8 soldier"}, (-3, 1, 2)),
    ({"day": 8, "morale": -2, "supplies": 0, "sectors": {4: "2 lying"}}, (-3, 0, 2)),
    ({"day": 5, "morale": 0, "supplies": 2}, (0, 0, 0)),
]


@pytest.mark.rule("HOH-Q-80", "HOH-MTRACK-01", "HOH-MTRACK-02", "HOH-FX-03")
@pytest.mark.parametrize(("evening", "expected"), EVENINGS)
def test_morale_goes_level_by_level_as_in_the_evening(evening: dict[str, Any], expected: tuple[int, int, int]) -> None:
    """Up beyond the end and down again is not the sum of both: the modifiers come one after the other."""
    more = {"tired": "9 volunteer", "event": "MOB-01", **evening}
    told = tonight(**more)
    assert (told["morale"], told["hope"], told["lost"]) == expected
    happened = set_table("modifiers", **more)
    assert level_of(happened) == told["morale"]
    log = happened.log_rules()
    assert (log.count("HOH-MTRACK-01"), log.count("HOH-MTRACK-02")) == (told["hope"], told["lost"])


def level_of(table: Table) -> int:
    """Where the marker stood when the cards of its level were drawn."""
    entry = next(entry for entry in table.match.log if entry.key in ("evening.level", "evening.calm"))
    level: int = entry.values["level"]
    return level


@pytest.mark.rule("HOH-EVENING-09")
def test_the_cards_of_the_level_are_told() -> None:
    high, low, calm = tonight(5, morale=3), tonight(5, morale=-1), tonight(5)
    assert [(each["deck"], each["draw"], each["resolve"]) for each in (high, low, calm)] == [
        ("high", 3, 2),
        ("low", 2, 1),
        ("", 0, 0),
    ]


@pytest.mark.rule("HOH-MTRACK-01")
def test_no_more_hope_cards_are_told_than_there_are() -> None:
    assert tonight(2, morale=3, doubt=0, prepare=lambda game: game.hope.clear())["hope"] == 0


@pytest.mark.rule("HOH-EVENING-08")
def test_germans_in_several_red_sectors_cost_one_morale_in_all(tmp_path: Path) -> None:
    pack = tmp_path / "red.toml"
    pack.write_text(TWO_RED_SECTORS, "utf-8")
    both = {3: "2 standing", 4: "1 lying"}
    evening = tonight(7, morale=0, sectors=both, packs=[pack])
    assert reasons(evening) == [("red_sector", -1, 3)]
    assert evening["morale"] == -1
    assert tonight(7, sectors={3: "2 standing"}, packs=[pack])["morale"] == -1
    assert level_of(set_table("modifiers", 7, sectors=both, packs=[pack])) == -1


@pytest.mark.rule("HOH-EVENING-17", "HOH-EVENING-18", "HOH-EVENING-19")
def test_three_things_bring_surrender_nearer() -> None:
    evening = tonight(7, morgue="2 soldier", waiting={2: "volunteer"}, batteries=["yellow_1", "green_2"])
    assert [(each["id"], each["now"], each["limit"]) for each in evening["surrender"]] == [
        ("morgue", 2, 3),
        ("waiting", 1, 4),
        ("batteries", 2, 6),
    ]


@pytest.mark.rule("HOH-DEF-01")
def test_who_works_is_healthy_in_the_evening_except_on_the_trails_and_in_a_reckless_charge() -> None:
    working = {"repair": "2 soldier", "supply_run": "hunter", "reckless_defence": "soldier"}
    evening = tonight(8, ready="3 volunteer", tired="medic", positions="soldier . . .", placed=working)
    assert evening["healthy"] == 3 + 1 + 1 + 2
