"""The component book, what is printed, and how the real box is set up."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from motstand.games.crown_and_courage import preparations as module
from motstand.games.crown_and_courage.book import book
from motstand.games.crown_and_courage.box import BOXES, content_rows, open_box
from motstand.games.crown_and_courage.components import GRID, KING
from motstand.games.crown_and_courage.preparations import preparations
from motstand.games.crown_and_courage.printed import printed
from motstand.games.crown_and_courage.setup import lay_out
from motstand.games.crown_and_courage.words import CrownWords
from motstand.kernel.content.component_book import Component, component_sections, pieces
from motstand.kernel.content.packs import Pack
from motstand.kernel.game import Setup
from motstand.kernel.words.languages import LANGUAGES
from motstand.kernel.words.sentences import words_of

FOLDER = Path(module.__file__).parent
HOUSE = Path(__file__).parents[3] / "web" / "src" / "words"
OWN = HOUSE.parent / "games" / "crown_and_courage" / "words"


def components(language: str = "en") -> dict[str, Component]:
    """All components by section and id."""
    return {
        f"{section.id} {one.id}": one
        for section in component_sections(BOXES, book, [], language)
        for one in pieces(section)
    }


def told(one: Component) -> dict[str, Any]:
    return {value.label: value.told for value in one.values}


# -- the component book ----------------------------------------------------------------------------------------


def test_every_row_is_a_component() -> None:
    content = content_rows([], "en")
    rows = [
        row
        for file in content.values()
        for table in file.values()
        for row in (table if isinstance(table, list) else [table])
    ]
    assert len(components()) == len(rows)


def test_effects_are_told_in_the_words_of_play() -> None:
    english, norwegian = components(), components("nb")
    assert told(english["tile-3 evacuate_3"])["unique"] == [
        "one Evacuation die 1 up",
        "prepare the journey or move the King",
        "as primary order no German Main Response",
    ]
    assert told(english["card terningmoen_recruits"])["action"] == [
        "Call-up (0): a troop gathers at an empty mobilisation centre",
        "Forced drill (2): 3 Army Orders",
    ]
    assert told(norwegian["demand return_to_oslo"])["declined"] == ["få 1 moral", "tysk aksjon: bombing"]
    assert told(norwegian["german_tile german_move"])["action"] == "flytting"
    assert norwegian["occupation c3"].name == {"key": "occupation", "values": {"id": "Oslo"}}
    assert told(english["freedom freedom"])["from"] == ["Alvdal", "Tynset", "Tolga"]


def test_every_value_says_where_it_comes_from() -> None:
    sources = {value.label: value.source for value in components()["tile-1 rest_1"].values}
    assert sources == {"title": "rulebook", "level": "rulebook", "unique": "rulebook", "reverse": "reconstructed"}
    march = {value.label: value.source for value in components()["card night_march"].values}
    assert march == {"name": "reconstructed", "strength": "rulebook", "action": "reconstructed", "cost": "rulebook"}


def test_notes_are_in_the_language_of_the_reader() -> None:
    english = {id: one.note for id, one in components().items() if one.note}
    norwegian = {id: one.note for id, one in components("nb").items() if one.note}
    assert set(english) == set(norwegian) == {"card volunteers", "card night_march", "start start"}
    assert all(english[id] != norwegian[id] for id in english)


def test_what_a_pack_says_comes_from_its_owner() -> None:
    pack = Pack("mine.toml", '[pack]\ngame = "crown-and-courage"\n[[card]]\nid = "farmstead"\nstrength = 2\n')
    sections = component_sections(BOXES, book, [pack], "en")
    farm = next(one for section in sections for one in pieces(section) if one.id == "farmstead")
    values = {value.label: (value.told, value.source) for value in farm.values}
    assert values["strength"] == (2, "owner")
    assert values["name"] == ("Farmstead", "reconstructed")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_client_has_words_for_all_of_it(language: str) -> None:
    """Those of the house, and its own; none of its own is left over."""
    own, house = keys_of(OWN, language), keys_of(HOUSE, language)
    needed: set[str] = set()
    for section in component_sections(BOXES, book, [], language):
        needed.add(f"component-section-{section.id}")
        for one in pieces(section):
            needed |= said(one.name)
            for value in one.values:
                needed |= said(value.told) | {f"component-value-{value.label}"}
    assert needed <= own | house
    assert own <= needed


def keys_of(words: Path, language: str) -> set[str]:
    text = (words / language / "components.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([\w-]+) =", text, re.MULTILINE))


def said(value: Any) -> set[str]:
    """The keys that something told needs."""
    if isinstance(value, list):
        return {key for part in value for key in said(part)}
    if not isinstance(value, dict):
        return set()
    return {f"component-{value['key']}"} | {key for part in value["values"].values() for key in said(part)}


# -- what is printed -----------------------------------------------------------------------------------------------


def test_what_is_printed() -> None:
    box = open_box([])
    shown = printed(box, Setup("veteran", ["king"]), "en")
    assert shown["scenario"]["id"] == "veteran"
    assert len(shown["symbols"]) == 9
    assert shown["tiles"]["rest_2"] == {
        "kind": "rest",
        "title": "Rest",
        "level": 2,
        "numeral": "II",
        "unique": [{"key": "effect-stress", "values": {"count": 3, "way": "down", "what": ""}}],
        "reverse": [{"key": "effect-army", "values": {"count": 2, "way": "up", "what": ""}}],
    }
    gold = shown["cards"]["gold_reserve_truck"]
    assert (gold["name"], gold["strength"], gold["gold"], gold["won"]) == ("Gold Reserve (truck)", 0, True, [])
    assert [action["cost"] for action in shown["cards"]["cut_telephone_lines"]["actions"]] == [1, 3]
    assert shown["map"]["spaces"]["b6"] == {
        "name": "Hamar",
        "sector": 4,
        "x": 400,
        "y": 690,
        "red": False,
        "highway": True,
        "town": True,
        "mobilisation": False,
        "drop": False,
        "neighbours": ["b5", "c6", "b7"],
    }
    assert [space["town"] for space in shown["tracks"]["occupation"]] == ["c3", "b6", "c9", "d11", "b14"]
    assert [one["line"] for one in shown["frame"]] == box.line_of[1:]
    assert shown["names"]["tile"]["upgrade_3"] == "Upgrade III"
    assert [id for id, space in shown["map"]["spaces"].items() if space["drop"]] == [
        *["b3", "b5", "c6", "b8", "b10", "b11", "a13", "c15"]
    ]


# -- the real box --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", ["standard", "recruit", "veteran"])
def test_every_step_of_the_setup_has_its_sentence(scenario: str, language: str) -> None:
    box = open_box([], language)
    words = CrownWords(words_of(FOLDER, language), box, Setup(scenario, ["king"]))
    steps = preparations(open_box([]), Setup(scenario, [KING]))
    assert len(steps) > 30
    for seat, step in steps:
        assert seat == ""
        assert words.say(words.preparation(step.key, step.values))


@pytest.mark.rule("CNC-SETUP-21", "CNC-SETUP-22", "CNC-SETUP-23")
def test_the_list_has_every_troop_of_the_table() -> None:
    setup = Setup("standard", [KING])
    game = lay_out(open_box([]), setup)
    listed: dict[str, dict[str, int]] = {"germans": {}, "norwegians": {}}
    supplies: dict[str, int] = {}
    for _, step in preparations(open_box([]), setup):
        if step.key in listed:
            listed[step.key][step.values["place"]] = step.values["count"]
        if step.key.endswith("_supply"):
            supplies[step.key] = step.values["count"]
    assert listed == {"germans": {"c1": 3, "c2": 4}, "norwegians": {"c3": 1, "b6": 1, "c9": 1}}
    assert supplies == {"german_supply": game.german_supply(), "norwegian_supply": game.norwegian_supply()}


@pytest.mark.rule("CNC-SETUP-28")
def test_a_difficulty_changes_hand_morale_and_symbols() -> None:
    def steps(scenario: str) -> dict[str, dict[str, Any]]:
        return {step.key: step.values for _, step in preparations(open_box([]), Setup(scenario, [KING]))}

    standard, recruit, veteran = steps("standard"), steps("recruit"), steps("veteran")
    assert (standard["hand"]["count"], recruit["hand"]["count"]) == (1, 2)
    assert (standard["morale"]["row"], recruit["morale"]["row"]) == (1, 3)
    assert "symbols" not in standard
    assert veteran["symbols"]["spaces"] == list(GRID)
