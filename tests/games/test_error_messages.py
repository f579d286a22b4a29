"""Every sentence about wrong content or setups of the games is heard, in every language."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import msgspec
import pytest

from motstand.games.dutch_resistance import box as dutch_box
from motstand.games.dutch_resistance import error_messages as dutch_messages
from motstand.games.dutch_resistance import setup as dutch_setup
from motstand.games.halls_of_hegra import GAME as HEGRA
from motstand.games.halls_of_hegra import box as hegra_box
from motstand.games.halls_of_hegra import error_messages as hegra_messages
from motstand.games.halls_of_hegra.laid_out import set_bags, set_markers, told
from motstand.games.halls_of_hegra.lessons import prepare as prepare_hegra
from motstand.games.halls_of_hegra.state import Hegra
from motstand.games.kampen_om_norge import GAME as KAMPEN
from motstand.games.kampen_om_norge import box as kampen_box
from motstand.games.kampen_om_norge import error_messages as kampen_messages
from motstand.games.kampen_om_norge.lessons import deal, set_battalions
from motstand.games.kampen_om_norge.state import Kampen
from motstand.kernel.errors import MotstandError
from motstand.kernel.game import Setup
from motstand.kernel.lessons import lessons_of
from tests.kernel.error_messages import all_keys, error_of, heard

Content = dict[str, Any]
Mistake = Callable[[Content], object]
BOXES: dict[str, Any] = {"kampen": kampen_box, "hegra": hegra_box, "dutch": dutch_box}


def opened(box: str, mistake: Mistake) -> None:
    """Open a box whose content has a mistake."""
    opener = BOXES[box]
    content = deepcopy(opener.BOXES.content([], "en"))
    mistake(content)
    opener.boxed(content)


def row(rows: list[Content], key: str) -> Content:
    """The first row that has a key."""
    return next(each for each in rows if key in each)


def with_(rows: list[Content], place: int, **values: Any) -> None:
    rows[place].update(values)


# -- Kampen om Norge -----------------------------------------------------------------------------------------


def kampen() -> Kampen:
    game = KAMPEN.start(Setup("basic", ["germany", "norway+allies"]))
    assert isinstance(game, Kampen)
    return game


def seated(*seats: str, **options: Any) -> Callable[[], object]:
    return lambda: KAMPEN.start(Setup("basic", list(seats), options))


KAMPEN_MISTAKES: list[Mistake] = [
    lambda c: with_(c["board"]["area"], 1, id=c["board"]["area"][0]["id"]),
    lambda c: with_(c["board"]["border"], 0, between=["oslo", "oslo"]),
    lambda c: with_(c["board"]["border"], 1, between=c["board"]["border"][0]["between"]),
    lambda c: c["board"]["sea_zone"][0]["areas"].append("hamar"),
    lambda c: with_(c["board"]["air_range"], 0, areas=[]),
    lambda c: with_(c["board"]["impassable"], 0, id=3),
    lambda c: c["board"]["region"][1]["areas"].append(c["board"]["region"][0]["areas"][0]),
    lambda c: c["board"]["region"][0]["areas"].pop(),
    lambda c: c["board"]["air_range"].pop(),
    lambda c: c["cards"]["card"].append(deepcopy(c["cards"]["card"][0])),
    lambda c: with_(c["cards"]["card"][0]["copy"], 1, id=c["cards"]["card"][0]["copy"][0]["id"]),
    lambda c: row(c["cards"]["card"], "cancel")["cancel"].update(cards=["chess"]),
    lambda c: row(c["cards"]["card"], "attack").pop("limit"),
    lambda c: row(c["cards"]["card"], "drop")["drop"].update(in_range=False),
    lambda c: row(c["cards"]["card"], "invade")["invade"].update(coast=False),
    lambda c: with_(c["scenarios"]["scenario"], 0, id=3),
    lambda c: row(c["april"]["april_card"], "bluff")["bluff"].update(surrenders_on=3),
    lambda c: row(c["april"]["april_card"], "fort")["fort"].update(sinks_on=2),
    lambda c: row(c["ships"]["ship_class"], "dummy").update(voids=1),
    lambda c: with_(c["ships"]["ship_class"], 1, id=c["ships"]["ship_class"][0]["id"]),
    lambda c: with_(c["ships"]["ship_class"], 0, name=3),
    lambda c: with_(c["ships"]["ship"], 1, id=c["ships"]["ship"][0]["id"]),
    lambda c: with_(c["ships"]["ship"], 0, faction="norway"),
    lambda c: with_(c["ships"]["at_sea"], 0, id="chess"),
    lambda c: c["advanced"]["advanced"][0].pop("sea"),
]
KAMPEN_ACTS: list[Callable[[], object]] = [
    lambda: set_battalions(kampen(), {"oslo": "2 sweden"}, "a lesson"),
    lambda: deal(kampen(), 0, ["N-05"], "a lesson"),
    seated("germany", "norway+allies", factions="sold"),
    seated("germany"),
    seated("germany", "sweden"),
]


# -- Halls of Hegra ------------------------------------------------------------------------------------------


def hegra() -> Hegra:
    game = HEGRA.start(Setup("recruit", ["commander"]))
    assert isinstance(game, Hegra)
    return game


def event(**values: Any) -> Mistake:
    return lambda c: c["events"]["event"][0].update(values)


def effect(words: str) -> Mistake:
    return event(effect=[words])


# Rows that are wrong in themselves: the table in the content, and what errors call such a row.
HEGRA_ROWS = [
    ("tracks", "track"),
    ("tracks", "doubt"),
    ("tracks", "supply"),
    ("tracks", "weather"),
    ("tracks", "surrender"),
    ("tracks", "morale_level"),
    ("tracks", "day"),
    ("map", "row"),
    ("map", "place"),
    ("spaces", "space"),
    ("sectors", "sector"),
    ("pieces", "defender"),
    ("pieces", "stock"),
    ("pieces", "damage"),
    ("pieces", "status"),
    ("pieces", "air"),
    ("pieces", "patrol"),
    ("pieces", "delivery"),
    ("difficulties", "difficulty"),
    ("events", "event"),
    ("morale", "morale"),
    ("morale", "hope"),
    ("morale", "despair"),
    ("snow", "snow"),
]


def odd(file: str, table: str) -> Mistake:
    return lambda c: c[file][table][0].update(odd=1)


def twin(file: str, table: str) -> Mistake:
    """The second row has the id of the first."""
    return lambda c: c[file][table][1].update(id=c[file][table][0]["id"])


def cut_off(content: Content) -> None:
    """No line leads to a place of the map."""
    lost = content["map"]["place"][-1]
    for place in content["map"]["place"]:
        place["neighbours"] = [near for near in place["neighbours"] if near != lost["id"]]
    lost["neighbours"] = []


HEGRA_MISTAKES: list[Mistake] = [
    *[odd(file, table) for file, table in HEGRA_ROWS],
    *[twin(*place) for place in (("map", "place"), ("spaces", "space"), ("events", "event"))],
    *[twin(*place) for place in (("morale", "morale"), ("snow", "snow"))],
    lambda c: c["tracks"]["surrender"].append({**c["tracks"]["surrender"][-1], "id": "twice"}),
    lambda c: c["map"]["place"][0].update(neighbours=["rome"]),
    lambda c: c["map"]["place"][0].update(neighbours=[]),
    lambda c: c["map"]["row"].append({"id": "red", "name": "Red", "criteria": 3, "source": "owner"}),
    lambda c: row(c["map"]["place"], "delivery").update(delivery="morale"),
    lambda c: row(c["map"]["place"], "delivery").update(row="yellow"),
    lambda c: row(c["tracks"]["surrender"], "skull").update(required=3),
    lambda c: row(c["snow"]["snow"], "opens").update(effect=["snow +1"]),
    cut_off,
    lambda c: c["spaces"]["space"].pop(),
    lambda c: c["spaces"]["space"].append({**c["spaces"]["space"][-1], "id": "song", "snow": False}),
    lambda c: c["spaces"].pop("airfield"),
    lambda c: c["sectors"]["sector"][0].update(dice=["hit"]),
    lambda c: c["sectors"]["sector"].pop(),
    lambda c: c["pieces"]["stock"].pop(),
    lambda c: c["pieces"]["status"][0].update(slots=["fire"]),
    event(chart=["soldier"]),
    lambda c: c["snow"]["snow"].pop(),
    event(choose=[{"id": "only", "text": "One", "effect": ["snow +1"]}]),
    event(choose=[{"id": "only"}]),
    event(choose=[{"id": id, "text": id, "effect": ["snow +1"]} for id in ("one", "other")]),
    event(effect=[]),
    *[effect(words) for words in ("dance 1", "snow", "snow 1", "hit", "hit 99", "artillery_tile", "cargo", "cargo 1")],
    *[effect(words) for words in ("jam", "break", "recruit", "advance", "lose")],
]
FIRST_DAY = next(iter(lessons_of(HEGRA).values()))
HEGRA_ACTS: list[Callable[[], object]] = [
    lambda: told("general"),
    lambda: set_bags(hegra(), None, "gun_1"),
    lambda: set_markers(hegra(), {"money": 2}),
    lambda: prepare_hegra(hegra(), msgspec.structs.replace(FIRST_DAY, position={"day": 1, "tired": "40 soldier"})),
    lambda: HEGRA.start(Setup("recruit", ["germany"])),
    lambda: HEGRA.start(Setup("recruit", ["commander"], {"weather": "rain"})),
]


# -- Dutch Resistance ----------------------------------------------------------------------------------------

DUTCH_ROWS = [
    *[("board", table) for table in ("location", "region", "road", "morale", "side", "colour", "deck")],
    *[("tokens", table) for table in ("resource", "item", "person", "costs", "spot", "piece")],
    *[("characters", table) for table in ("identity", "card")],
    *[("helpers", table) for table in ("helper", "ticket", "ausweis")],
    *[("officer", table) for table in ("officer", "group")],
    *[("scenarios", table) for table in ("scenario", "task", "difficulty")],
    *[(f"{table}s", table) for table in ("tile", "occupier", "patrol", "raid", "halt")],
]


def inside(file: str, table: str, part: str) -> Mistake:
    """A row in the first row of a table is wrong in itself."""
    return lambda c: c[file][table][0][part][0].update(odd=1)


def first(file: str, table: str, **values: Any) -> Mistake:
    return lambda c: c[file][table][0].update(values)


def reward(words: str) -> Mistake:
    return first("helpers", "helper", effect=[words])


def apart(content: Content) -> None:
    """No Road leads from the City to the Countryside."""
    ends = {"E": ["L1", "L3"], "H": ["L3", "L4"], "L": ["L5", "L2"], "T": ["L6", "L4"]}
    for road in content["board"]["road"]:
        road["ends"] = ends.get(road["id"], road["ends"])


DUTCH_MISTAKES: list[Mistake] = [
    *[odd(file, table) for file, table in DUTCH_ROWS],
    inside("characters", "card", "ability"),
    inside("halts", "halt", "option"),
    *[inside("scenarios", "scenario", part) for part in ("level", "action", "bonus")],
    inside("scenarios", "task", "step"),
    twin("raids", "raid"),
    first("board", "road", ends=["C1", "C1"]),
    lambda c: c["board"]["road"][4].update(region="green"),
    first("board", "road", white="T"),
    first("board", "road", black="C"),
    lambda c: c["board"]["road"][1].update(white="C"),
    apart,
    first("board", "side", alibi=[1]),
    first("tokens", "item", start=["bank"]),
    first("characters", "card", ability=[]),
    lambda c: c["characters"]["card"][3].update(identity="anda"),
    lambda c: c["halts"]["halt"][0]["option"].pop(),
    first("officer", "officer", movement="away"),
    lambda c: c["scenarios"]["scenario"][0]["level"].pop(),
    lambda c: c["scenarios"]["scenario"][0]["tiles"].update(C4="zoo"),
    lambda c: c["scenarios"]["scenario"][0]["tiles"].update(C4="cafe"),
    first("scenarios", "scenario", goal=[1]),
    lambda c: c["scenarios"]["task"][0]["step"][0].update(near="officer"),
    *[reward(words) for words in ("dance 1", "morale 1", "if raining: morale +1")],
    first("helpers", "helper", effect=[]),
    first("occupiers", "occupier", options={"a": ["morale -1"]}),
    first("patrols", "patrol", nobody=["move 1"]),
    first("occupiers", "occupier", pay=["money -1"]),
]


def in_hiding(*seats: str, **options: Any) -> Callable[[], object]:
    return lambda: dutch_setup.lay_out(dutch_box.open_box([]), Setup("network", list(seats), options))


DUTCH_ACTS: list[Callable[[], object]] = [
    in_hiding("green", "orange"),
    in_hiding("green", weather="rain"),
    in_hiding("green", first="blue"),
    in_hiding("green", "blue", solo="group"),
    in_hiding("green", "blue", identities={"green": "anda", "blue": "anda"}),
]


# -- all of it -----------------------------------------------------------------------------------------------

HEARD: dict[str, tuple[list[Mistake], list[Callable[[], object]], Path]] = {
    "kampen": (KAMPEN_MISTAKES, KAMPEN_ACTS, kampen_messages.MESSAGES.folder),
    "hegra": (HEGRA_MISTAKES, HEGRA_ACTS, hegra_messages.MESSAGES.folder),
    "dutch": (DUTCH_MISTAKES, DUTCH_ACTS, dutch_messages.MESSAGES.folder),
}


@pytest.mark.parametrize("box", list(HEARD))
def test_every_sentence_is_heard_in_every_language(box: str) -> None:
    mistakes, acts, words = HEARD[box]
    errors: list[MotstandError] = [error_of(opened, box, mistake) for mistake in mistakes]
    errors += [error_of(act) for act in acts]
    assert heard(errors, words) == all_keys(words)
