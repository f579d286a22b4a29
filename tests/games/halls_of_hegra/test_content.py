"""The values of the content files: tracks, Sectors, Action spaces, map and cards, told once more."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from motstand.games.halls_of_hegra import GAME
from motstand.games.halls_of_hegra.box import BOXES, open_box
from motstand.games.halls_of_hegra.components import COMMANDER, TYPES
from motstand.games.halls_of_hegra.effects import VOCABULARY
from motstand.kernel.content.packs import Pack, pack_of_file
from motstand.kernel.errors import ContentError
from motstand.kernel.game import Setup
from motstand.kernel.matches.making import new_match

BOX = open_box([])
PRINTED = GAME.printed(Setup("standard", [COMMANDER]))


@pytest.mark.rule("HOH-TRACK-01")
def test_weather() -> None:
    assert {one["id"]: one["movement"] for one in PRINTED["tracks"]["weather"]} == {"sun": 6, "cloud": 5, "snow": 4}


@pytest.mark.rule("HOH-TRACK-02")
def test_supply_track() -> None:
    assert PRINTED["tracks"]["supply"] == [5, 4, 3, 2, 1]


@pytest.mark.rule("HOH-TRACK-03", "HOH-TRACK-04", "HOH-TRACK-05", "HOH-TRACK-06")
def test_numbered_tracks() -> None:
    ends = {id: (track.least, track.most, track.reset) for id, track in BOX.tracks.numbered.items()}
    assert ends == {
        "snow": (1, 5, 3),
        "suspicion": (1, 6, 3),
        "defence": (0, 3, 0),
        "fear": (0, 5, 3),
        "artillery": (2, 8, 2),
    }


@pytest.mark.rule("HOH-TRACK-07")
def test_doubt_track() -> None:
    assert [(level["discs"], level["morale"]) for level in PRINTED["tracks"]["doubt"]] == [
        (0, 2),
        (1, 1),
        (2, 0),
        (3, 0),
    ]


@pytest.mark.rule("HOH-TRACK-09")
def test_surrender_track() -> None:
    assert [(level["name"], level["required"], level["skull"]) for level in PRINTED["tracks"]["surrender"]] == [
        ("German Retreat", 7, False),
        ("Truce", 8, False),
        ("Honourable Surrender", 9, False),
        ("Surrender", 10, False),
        ("Unconditional Surrender", 0, True),
    ]


@pytest.mark.rule("HOH-TRACK-10")
def test_morale_levels() -> None:
    levels = {one["level"]: (one["deck"], one["draw"], one["resolve"]) for one in PRINTED["tracks"]["morale"]}
    assert levels == {
        3: ("high", 3, 2),
        2: ("high", 3, 1),
        1: ("high", 2, 1),
        0: ("", 0, 0),
        -1: ("low", 2, 1),
        -2: ("low", 3, 2),
        -3: ("low", 2, 2),
    }


@pytest.mark.rule("HOH-TRACK-11", "HOH-STAGE-01", "HOH-SIEGE-02")
def test_turn_track() -> None:
    days = PRINTED["tracks"]["days"]
    assert [day["patrols"] for day in days] == [0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 0]
    assert [day["day"] for day in days if day["red"]] == [3, 6, 8, 9, 10, 11]
    assert [day["row"] for day in days] == ["yellow"] * 3 + ["green"] * 3 + ["light_blue"] * 2 + ["dark_blue"] * 3
    assert {day["day"]: day["special"] for day in days if day["special"]} == {3: "coup", 6: "retreat", 11: "last_stand"}
    assert [day["deck"] for day in days] == ["mobilisation"] * 3 + ["attack"] * 3 + ["siege_1"] * 2 + ["siege_2"] * 3
    assert [day["stage"] for day in days] == ["mobilisation"] * 3 + ["attack"] * 3 + ["siege"] * 5


def sector(board: str, number: int) -> tuple[str, bool, int, str]:
    one: dict[str, Any] = PRINTED["sectors"][board][number - 1]
    return " ".join(one["dice"]), one["red"], one["criteria"], " ".join(one["range"])


ALL = "officer soldier volunteer hunter"


@pytest.mark.rule("HOH-TRACK-12", "HOH-WALLS-10", "HOH-INF-13")
def test_sectors_of_the_1st_attack() -> None:
    assert sector("attack", 1) == ("wait wait wait move move hit", False, 5, "")
    assert sector("attack", 2) == ("wait wait wait move move hit", False, 4, "officer soldier")
    assert sector("attack", 3) == ("wait wait move move hit hit", True, 3, ALL)
    assert len(PRINTED["sectors"]["attack"]) == 3


@pytest.mark.rule("HOH-TRACK-13", "HOH-WALLS-09", "HOH-WALLS-10")
def test_sectors_of_the_siege() -> None:
    assert sector("siege", 1) == ("wait wait wait move move hit", False, 5, "")
    assert sector("siege", 2) == ("wait wait wait move move hit", False, 4, "")
    assert sector("siege", 3) == ("grenade wait move move hit hit", False, 3, "officer soldier")
    assert sector("siege", 4) == ("grenade grenade move move hit hit", True, 2, ALL)
    assert len(PRINTED["sectors"]["siege"]) == 4


# id: number, who counts double, who is barred, days
SPACES = {
    "negotiate": (2, "officer", "", [1, 3]),
    "open_supply_route": (2, "hunter", "", [1, 3]),
    "position": (1, "", "medic", [4, 11]),
    "position_a": (1, "", "medic", [4, 11]),
    "position_b": (1, "", "medic", [4, 11]),
    "position_c": (1, "", "medic", [4, 11]),
    "reckless_defence": (1, "", "medic", [4, 11]),
    "field_telephone": (1, "", "", [4, 11]),
    "fire_artillery": (2, "", "officer volunteer medic hunter", [1, 11]),
    "supply_run": (1, "", "", [1, 11]),
    "counter_patrol": (2, "hunter", "medic", [1, 11]),
    "shovel_snow": (1, "hunter", "", [1, 11]),
    "repair": (2, "", "", [1, 11]),
    "bolster": (2, "", "", [1, 11]),
    "promote": (2, "", "soldier medic", [1, 11]),
    "inspire": (2, "officer", "", [1, 11]),
    "radio": (2, "officer", "", [1, 11]),
    "map_room": (2, "officer", "", [1, 11]),
    "treat_patient": (1, "medic", "", [1, 11]),
    "medicine_cabinet": (2, "medic", "", [1, 11]),
}


@pytest.mark.rule("HOH-TRACK-14", "HOH-DEF-05", "HOH-MAINT-01")
def test_action_spaces() -> None:
    shown = {
        id: (one["number"], " ".join(one["double"]), " ".join(sorted(one["barred"], key=order)), one["days"])
        for id, one in PRINTED["spaces"].items()
    }
    assert shown == {id: (n, d, " ".join(sorted(x.split(), key=order)), days) for id, (n, d, x, days) in SPACES.items()}
    snow = {"field_telephone", "counter_patrol", "radio", "map_room", "medicine_cabinet"}
    assert {id for id, one in PRINTED["spaces"].items() if one["snow"]} == snow
    maintenance = [id for id, one in PRINTED["spaces"].items() if one["section"] == "maintenance"]
    assert maintenance == ["shovel_snow", "repair", "bolster", "promote", "inspire", "radio", "map_room"]


def order(kind: str) -> int:
    return TYPES.index(kind)


@pytest.mark.rule("HOH-TRACK-15", "HOH-RUN-03")
def test_the_map() -> None:
    places = PRINTED["map"]["places"]
    assert len(places) == 29
    lines = {frozenset((id, near)) for id, place in places.items() for near in place["neighbours"]}
    assert len(lines) == 45
    assert set(places["fortress"]["neighbours"]) == {f"dark_blue_{number}" for number in range(1, 7)}
    symbols = [id for id, place in places.items() if place["artillery"]]
    assert symbols == ["yellow_1", "yellow_3", "yellow_5", "green_2", "green_4", "green_6"]
    depots = {place["delivery"]: id for id, place in places.items() if place["delivery"]}
    assert sorted(depots, key=lambda kind: places[depots[kind]]["x"]) == ["supply", "patrol", "miss", "morale"]
    assert [BOX.map.from_depot[kind][BOX.map.fortress] for kind in range(4)] == [5, 5, 5, 5]
    criteria = {id: row["criteria"] for id, row in PRINTED["map"]["rows"].items()}
    assert criteria == {"yellow": 5, "green": 4, "light_blue": 3, "dark_blue": 2}
    assert PRINTED["map"]["airfield"]["criteria"] == 6


@pytest.mark.rule("HOH-TRACK-17", "HOH-STATUS-01")
def test_fire_icons() -> None:
    slots = {gun: one["slots"] for gun, one in PRINTED["guns"].items()}
    assert slots == {
        "gun_1": ["blank", "fire", "fire"],
        "gun_2": ["blank", "fire", "fire"],
        "machine_gun": ["blank"],
    }


# -- cards ---------------------------------------------------------------------------------------------------


def effects(card: str, section: int = 0) -> str:
    """The effects of a card in short: ``fear +1; suspicion +1`` or ``supply -1 / tire 2``."""
    if card in BOX.cards.events:
        text = BOX.cards.events[card].text
    elif card in BOX.cards.snow:
        text = BOX.cards.snow[card].text
    else:
        text = BOX.cards.morale[card].sections[section]
    if text.branches:
        return " / ".join(joined(branch.effects) for branch in text.branches)
    return joined(text.effects)


def joined(some: list[Any]) -> str:
    return "; ".join(f"{one.verb} {one.amount} {one.what}".strip() for one in some)


def event(card: str) -> tuple[str, int, str, str]:
    """Weather, Infantry, effects and chart by initials."""
    one = BOX.cards.events[card]
    chart = "".join(TYPES[kind][0].upper() for kind in one.chart)
    return BOX.tracks.weather_ids[one.weather], one.infantry, effects(card), chart


@pytest.mark.rule("HOH-CARDS-01")
def test_mobilisation_cards() -> None:
    assert [event(f"MOB-{number:02}") for number in range(1, 12)] == [
        ("snow", 0, "snow 1", "VSHMO"),
        ("cloud", 0, "fear 1", "SVHMO"),
        ("cloud", 0, "doubt 1", "VHSMO"),
        ("snow", 0, "injure 1", "SVMHO"),
        ("sun", 0, "fear 1; suspicion 1", "VSMHO"),
        ("cloud", 0, "supply -1 / tire 2", "HVSMO"),
        ("sun", 0, "lose 1 volunteer / doubt_disc 2", "VSHMO"),
        ("snow", 0, "tire 2", "SHVMO"),
        ("sun", 0, "suspicion 2", "VMSHO"),
        ("cloud", 0, "artillery_tile 1", "SVMHO"),
        ("snow", 0, "patrol 1; doubt_disc 1", "HVSMO"),
    ]


@pytest.mark.rule("HOH-CARDS-02")
def test_1st_attack_cards() -> None:
    assert [event(f"ATT-{number:02}") for number in range(1, 13)] == [
        ("cloud", 4, "defence -1", "VSHMO"),
        ("sun", 5, "suspicion 1", "SVHMO"),
        ("cloud", 3, "hit 1", "SHVMO"),
        ("sun", 3, "injure 1 position", "SVOHM"),
        ("snow", 3, "tire 2", "VHSMO"),
        ("snow", 4, "relapse 1", "VSMHO"),
        ("snow", 3, "patrol 1; suspicion 1", "HVSMO"),
        ("sun", 4, "artillery_tile 1", "SVMHO"),
        ("cloud", 4, "morale -1", "VSHMO"),
        ("sun", 5, "supply -1 / morale -1", "SVHOM"),
        ("cloud", 3, "cargo -1", "HSVMO"),
        ("cloud", 4, "despair 1; doubt_disc 1", "VHSMO"),
    ]


@pytest.mark.rule("HOH-CARDS-03")
def test_siege_1_cards() -> None:
    assert [event(f"SG1-{number:02}") for number in range(1, 9)] == [
        ("sun", 4, "patrol 1", "SVHMO"),
        ("sun", 4, "hit 1", "VSMHO"),
        ("cloud", 4, "relapse 1", "VHSMO"),
        ("cloud", 5, "break 1 field_telephone; jam 1 machine_gun", "SVHOM"),
        ("snow", 5, "advance 2 1", "SHVMO"),
        ("cloud", 4, "morale -1; despair 1", "OSVHM"),
        ("snow", 4, "jam 1 gun", "SVMHO"),
        ("cloud", 5, "supply -1 / tire 2", "VSHMO"),
    ]


@pytest.mark.rule("HOH-CARDS-04")
def test_siege_2_cards() -> None:
    assert [event(f"SG2-{number:02}") for number in range(1, 9)] == [
        ("sun", 6, "artillery_tile 1; hit 1", "SVHMO"),
        ("cloud", 7, "morale -1", "SVHOM"),
        ("sun", 5, "defence -1; injure 1", "VSMHO"),
        ("cloud", 6, "tire 3", "VHSMO"),
        ("snow", 6, "relapse 1", "MVSHO"),
        ("cloud", 6, "advance 2 2", "SVHMO"),
        ("sun", 5, "surrender 1 / lose 2", "VHSMO"),
        ("snow", 5, "snow 1; tire 2", "HSVMO"),
    ]


@pytest.mark.rule("HOH-CARDS-05")
def test_last_stand_cards() -> None:
    assert [event(f"LST-{number:02}") for number in range(1, 4)] == [
        ("sun", 5, "hit 2", "SVHMO"),
        ("cloud", 6, "advance 5 2", "VSHOM"),
        ("snow", 5, "defence -1; injure 1 position", "SHVMO"),
    ]


@pytest.mark.rule("HOH-CARDS-06")
def test_every_chart_names_each_type_once() -> None:
    assert all(sorted(card.chart) == [0, 1, 2, 3, 4] for card in BOX.cards.events.values())


@pytest.mark.rule("HOH-CARDS-06")
@pytest.mark.parametrize(
    "chart",
    [
        '["soldier", "soldier", "volunteer", "medic", "hunter"]',
        '["soldier", "volunteer", "medic", "hunter"]',
        '["soldier", "volunteer", "medic", "hunter", "officer", "officer"]',
    ],
)
def test_a_chart_that_names_a_type_twice_or_not_at_all_is_refused(tmp_path: Path, chart: str) -> None:
    with pytest.raises(ContentError, match=r"MOB-01.*chart"):
        open_box([pack_of_file(pack(tmp_path, f'[[event]]\nid = "MOB-01"\nchart = {chart}'))])


@pytest.mark.rule("HOH-CARDS-07")
def test_high_morale_cards() -> None:
    assert [[effects(f"HI-{number:02}", stage) for stage in range(3)] for number in range(1, 13)] == [
        ["ready 2", "ready 3", "ready 3"],
        ["supply 1", "supply 2", "supply 2"],
        ["repair 1", "repair 1", "repair 2"],
        ["treat 2", "treat 2", "treat 3"],
        ["suspicion -2", "patrol -1", "patrol -1; suspicion -2"],
        ["doubt -1", "defence 1", "defence 1"],
        ["recruit 1 soldier; doubt_disc -1", "doubt_disc -2", "hope 1; ready 1"],
        ["fear -1", "kill 1", "kill 2"],
        ["miss 1", "miss 1", "miss 2"],
        ["recruit 2 volunteer", "recruit 1 soldier; hope 1", "surrender -1"],
        ["hope 1", "hope 1; ready 1", "bury 1; hope 1"],
        ["snow -2", "unjam 1; snow -1", "unjam 2"],
    ]


@pytest.mark.rule("HOH-CARDS-08")
def test_low_morale_cards() -> None:
    assert [[effects(f"LO-{number:02}", stage) for stage in range(3)] for number in range(1, 10)] == [
        ["lose 1", "lose 1", "lose 1"],
        ["supply -1", "supply -2", "supply -2"],
        ["injure 1", "injure 1", "injure 1"],
        ["snow 1", "jam 1 any", "jam 1 any"],
        ["doubt 1", "defence -1", "defence -1"],
        ["tire 1", "tire 2", "tire 2"],
        ["despair 1", "despair 1", "despair 2"],
        ["suspicion 2", "patrol 1", "patrol 1"],
        ["fear 1", "doubt_disc 1; hit 1", "surrender 1 / hit 1"],
    ]


@pytest.mark.rule("HOH-CARDS-09")
def test_hope_and_despair_cards() -> None:
    hope = ["ready 1", "supply 1", "treat 1", "miss 1", "suspicion -2", "ready 2"]
    assert [effects(f"HOPE-{number}") for number in range(1, 7)] == hope
    despair = ["supply -1", "tire 1", "miss -1", "suspicion 2", "defence -1", "injure 1"]
    assert [effects(f"DESP-{number}") for number in range(1, 7)] == despair


@pytest.mark.rule("HOH-CARDS-10")
def test_snow_cards() -> None:
    opened = [BOX.cards.snow[f"SNOW-{number:02}"].opens for number in range(1, 7)]
    assert opened == ["field_telephone", "counter_patrol", "medicine_cabinet", "map_room", "radio", "gun_2"]
    items = ["supply 3", "patrol -1; suspicion -2", "defence 1; miss 1", "morale 1; hope 1", "repair 2"]
    assert [effects(f"SNOW-{number:02}") for number in range(7, 12)] == items


# -- packs and errors ----------------------------------------------------------------------------------------


def pack(folder: Path, text: str) -> Path:
    path = folder / "mine.toml"
    path.write_text('[pack]\ngame = "halls-of-hegra"\n' + text, encoding="utf-8")
    return path


def test_a_pack_replaces_what_it_names(tmp_path: Path) -> None:
    text = '[[event]]\nid = "MOB-01"\ntitle = "Deep Snow"\neffect = ["snow +2"]\n[[day]]\nday = 1\npatrols = 2\n'
    packs = [pack_of_file(pack(tmp_path, text))]
    box = open_box(packs)
    assert (box.cards.events["MOB-01"].title, box.cards.events["MOB-01"].text.effects[0].amount) == ("Deep Snow", 2)
    assert box.tracks.days[0].patrols == 2
    assert BOXES.digest(packs) != BOXES.digest([])


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ('[[event]]\nid = "MOB-01"\neffect = ["snow 1"]', r"event 'MOB-01': effect: expected a number with its sign"),
        ('[[event]]\nid = "MOB-01"\neffect = ["dance 1"]', r"event 'MOB-01': effect: expected one of the verbs"),
        ('[[event]]\nid = "MOB-01"\nweather = "fog"', r"event 'MOB-01': weather: expected one of sun, cloud, snow"),
        ('[[event]]\nid = "MOB-01"\nchart = ["soldier"]', r"event 'MOB-01': chart: expected each of the five types"),
        ('[[space]]\nid = "repair"\nnumber = 0', r"space 'repair': number: expected a whole number from 1 to 9"),
        ('[[space]]\nid = "repair"\nsnow = true', r"space 'repair': id: expected one of .*radio.*, got \"repair\""),
        ('[[sector]]\nid = "siege_4"\ndice = ["hit"]', r"sector 'siege_4': dice: expected six words"),
        ('[[place]]\nid = "green_1"\nneighbours = ["yellow_1"]', r"neighbours: expected .* among them"),
        (
            '[[place]]\nid = "green_1"\ndelivery = "miss"',
            r"delivery: expected it only where kind = \"depot\"",
        ),
        ('[[place]]\nid = "depot_miss"\nnumber = 2', r"number: expected it only where kind = \"space\", got 2"),
        (
            '[[damage]]\nid = "gun_1"\ntiles = "x"',
            r"'gun_1': tiles: expected a whole number from 1 to 3, got \"x\"",
        ),
        ('[[damage]]\nid = "radio"\ntiles = 2', r"damage 'radio': tiles: expected a whole number from 1 to 1, got 2"),
        ('[[event]]\nid = "MOB-01"\ninfantry = 2', r"infantry: expected a whole number from 0 to 0, got 2"),
        ('[[event]]\nid = "ATT-01"\ninfantry = "x"', r"infantry: expected a whole number from 0 to 21"),
        ('[[song]]\nid = "ja"', r"mine.toml: song: unknown key"),
        ('[[hope]]\nid = "HOPE-7"', r"hope card 'HOPE-7': title: expected a text, got nothing"),
        ('[[difficulty]]\nid = "veteran"\ninfantry = 9', r"'veteran': infantry: expected a whole number from -3 to 3"),
    ],
)
def test_a_wrong_pack_is_refused_with_the_reason(tmp_path: Path, text: str, error: str) -> None:
    with pytest.raises(ContentError, match=error):
        open_box([pack_of_file(pack(tmp_path, text))])


def test_a_pack_of_another_game_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "other.toml"
    path.write_text('[pack]\ngame = "kampen-om-norge"\n', encoding="utf-8")
    with pytest.raises(ContentError, match=r'pack.game: expected "halls-of-hegra"'):
        open_box([pack_of_file(path)])


def test_every_verb_of_the_vocabulary_is_used_by_a_card() -> None:
    texts = [card.text for card in BOX.cards.events.values()] + [card.text for card in BOX.cards.snow.values()]
    texts += [section for card in BOX.cards.morale.values() for section in card.sections]
    used = {effect.verb for text in texts for effect in text.effects}
    used |= {effect.verb for text in texts for branch in text.branches for effect in branch.effects}
    assert used == set(VOCABULARY.verbs)
    assert repr(VOCABULARY.read("lose 1 volunteer")) == "<Effect lose 1 volunteer>"


def test_a_pack_has_no_more_artillery_than_symbols() -> None:
    """Each piece of the track finds a symbol of its own on the map; one more would end in the middle of a raid."""
    text = '[pack]\ngame = "halls-of-hegra"\n[[track]]\nid = "artillery"\nmost = 9\n'
    with pytest.raises(ContentError, match=r"track 'artillery': most: expected a whole number from 2 to 8, got 9"):
        new_match("halls-of-hegra", packs=[Pack("mine.toml", text)])
