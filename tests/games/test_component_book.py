"""The component book of every game: nothing of the content is left out, and every value says where it comes from."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from motstand.kernel.content.component_book import Component, Section, pieces
from motstand.kernel.content.files import SOURCES
from motstand.kernel.content.packs import Pack
from motstand.kernel.content.rulebook import read_rulebook
from motstand.kernel.game import Game, Setup
from motstand.kernel.registry import find_game
from motstand.kernel.words.languages import ENGLISH, LANGUAGES
from tests.games.boxes import GAME_IDS

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "web" / "src"
# What is not printed on any component: where things are drawn, and what a card's text says in the words of the rules.
OURS = {"id", "source", "note", "effect", "x", "y", "number", "town", "latitude", "longitude", "position", "label"}
OURS |= {"way", "base", "edge", "separates", "subtitle", "english", "deck", "section", "copy"}


def book(game: str, language: str = "en", packs: list[Pack] | None = None) -> list[Section]:
    found = find_game(game)
    scenario, seatings = next(iter(found.scenarios.items()))
    return found.components(Setup(scenario, seatings[0], packs=packs), language)


def all_pieces(game: str, language: str = "en", packs: list[Pack] | None = None) -> list[Component]:
    return [one for section in book(game, language, packs) for one in pieces(section)]


def rows(game: Game) -> list[tuple[str, dict[str, Any]]]:
    """Every row of every content file, rows within rows included, with the name of its table."""
    found: list[tuple[str, dict[str, Any]]] = []
    for file in sorted((game.folder() / "content").glob("*.toml")):
        for table, value in tomllib.loads(file.read_text(encoding="utf-8")).items():
            for row in value if isinstance(value, list) else [value]:
                found.append((table, row))
                found += [("copy", copy) for copy in row.get("copy", [])]
    return found


def words_for(row: dict[str, Any]) -> list[str]:
    """The words of a row's source."""
    source = row["source"]
    return [source] if isinstance(source, str) else [word for key, word in source.items() if key != "note"]


@pytest.mark.parametrize("game", GAME_IDS)
def test_every_row_is_a_component(game: str) -> None:
    assert len(all_pieces(game)) == len(rows(find_game(game)))
    ids = {one.id for one in all_pieces(game)}
    assert {str(row["id"]) for _, row in rows(find_game(game)) if "id" in row} <= ids


@pytest.mark.parametrize("game", GAME_IDS)
def test_every_key_of_every_row_is_a_value(game: str) -> None:
    labels = {value.label.partition("-")[0] for one in all_pieces(game) for value in one.values}
    for table, row in rows(find_game(game)):
        assert set(row) - OURS <= labels, f"{table} {row.get('id')}"


@pytest.mark.parametrize("game", GAME_IDS)
def test_every_source_of_every_row_is_shown(game: str) -> None:
    """No word of a source is dropped, and none is made up."""
    found = find_game(game)
    by_id: dict[tuple[str, str], dict[str, Any]] = {
        (table, row["id"]): row for table, row in rows(found) if "id" in row and table != "card"
    }
    checked = 0
    for section in book(game):
        for one in pieces(section):
            assert one.values, one.id
            assert all(value.source in SOURCES for value in one.values), one.id
            row = by_id.get((section.id.partition("-")[0], one.id)) or by_id.get(("copy", one.id))
            if row is not None:
                checked += 1
                assert {value.source for value in one.values} == set(words_for(row)), one.id
    assert checked > 100


def sources(game: str) -> dict[str, dict[str, str]]:
    """The sources of all values by section and id, then by label."""
    return {
        f"{section.id} {one.id}": {value.label: value.source for value in one.values}
        for section in book(game)
        for one in pieces(section)
    }


def test_values_have_the_source_that_their_row_names_for_them() -> None:
    known = sources("kampen-om-norge")
    copy = {"symbols": "reconstructed", "caption": "reconstructed", "copy": "rulebook"}
    assert known["card-germany G-01"] == copy
    assert known["card-germany ubat"]["sink_reinforcement-on"] == "reconstructed"
    assert known["card-germany ubat"]["sink_reinforcement-when"] == "rulebook"
    assert known["area trondheim"]["air_field"] == "rulebook"
    assert known["area oslo"]["air_field"] == "reconstructed"
    assert known["scenario gudbrandsdalen"]["setup-norway"] == "rulebook"
    assert known["scenario gudbrandsdalen"]["excluded_areas"] == "reconstructed"
    hegra = sources("halls-of-hegra")
    assert set(hegra["event-mobilisation MOB-01"].values()) == {"reconstructed"}
    assert hegra["space-mobilisation negotiate"]["number"] == "reconstructed"
    assert hegra["space-mobilisation negotiate"]["text"] == "rulebook"
    assert hegra["sector attack_1"]["dice"] == "reconstructed"


def test_nothing_is_said_to_stand_in_the_rulebook_that_does_not() -> None:
    """Where the printed rules say only a part, or say it without naming the place, the value is reconstructed."""
    known = sources("kampen-om-norge")
    borders = ["kongsvinger-hamar", "oppdal-tynset", "stavanger-egersund", "tysfjord-bjornfjell", "bardufoss-narvik"]
    for border in [*borders, "bardufoss-tromso", "oslo-honefoss"]:
        assert known[f"border {border}"] == {"between": "rulebook", "kind": "reconstructed"}, border
    assert known["border bergen-sogn"] == {"between": "reconstructed", "kind": "rulebook"}
    assert known["impassable hardangervidda"]["name"] == "reconstructed"
    assert {known[f"sea_zone {zone}"]["adjacent"] for zone in ("IV", "V", "VI", "VII")} == {"reconstructed"}
    assert known["air_range trondheim"]["areas"] == "reconstructed"
    hegra = sources("halls-of-hegra")
    assert hegra["sector siege_4"]["range"] == "reconstructed"
    assert hegra["space-maintenance promote"]["barred"] == "reconstructed"
    assert hegra["space-maintenance promote"]["text"] == "rulebook"
    tokens = {number: hegra[f"patrol {number}"]["token"] for number in range(1, 7)}
    assert tokens == {number: "rulebook" if number == 2 else "reconstructed" for number in range(1, 7)}
    for board in ("attack", "siege"):
        assert hegra[f"sector {board}_1"]["dice"] == "reconstructed"
        assert hegra[f"sector {board}_2"]["criteria"] == "reconstructed"


PACK = """
[pack]
game = "kampen-om-norge"
name = "My box"

[[card]]
id = "artilleri"
deck = "germany"
copy = [{ id = "G-01", symbols = 3 }]
"""


def test_what_a_pack_says_comes_from_its_owner() -> None:
    pieces = {one.id: one for one in all_pieces("kampen-om-norge", packs=[Pack("mine.toml", PACK)])}
    values = {value.label: (value.told, value.source) for value in pieces["G-01"].values}
    assert values["symbols"] == (3, "owner")
    assert values["caption"][1] == "reconstructed"
    assert all(value.source != "owner" for value in pieces["G-02"].values)


@pytest.mark.parametrize("game", GAME_IDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_client_has_words_for_all_of_it(game: str, language: str) -> None:
    folders = [CLIENT / "words", CLIENT / "games" / game.replace("-", "_") / "words"]
    texts = [(folder / language / "components.ftl").read_text(encoding="utf-8") for folder in folders]
    keys = set(re.findall(r"^([\w-]+) =", "\n".join(texts), re.MULTILINE))
    needed: set[str] = set()
    for section in book(game, language):
        needed.add(f"component-section-{section.id}")
        for one in pieces(section):
            needed |= said(one.name)
            for value in one.values:
                needed |= said(value.told) | {f"component-value-{value.label}"}
    assert needed <= keys


def said(told: Any) -> set[str]:
    """The keys that something told needs."""
    if isinstance(told, list):
        return {key for part in told for key in said(part)}
    if not isinstance(told, dict):
        return set()
    return {f"component-{told['key']}"} | {key for part in told["values"].values() for key in said(part)}


def test_texts_are_in_the_language_of_the_reader() -> None:
    english = {one.id: one.name for one in all_pieces("halls-of-hegra")}
    norwegian = {one.id: one.name for one in all_pieces("halls-of-hegra", "nb")}
    assert english["HI-01"] == "Letters from Home"
    assert norwegian["HI-01"] != english["HI-01"]
    assert set(english) == set(norwegian)


@pytest.mark.parametrize("game", GAME_IDS)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_notes_and_places_are_in_the_language_of_the_reader(game: str, language: str) -> None:
    """All but mere numbers and ids of rules: a note of the content, and a rule's place in the printed rulebook."""
    notes = [(one.note, other.note) for one, other in zip(all_pieces(game), all_pieces(game, language), strict=True)]
    english, translated = [read_rulebook(find_game(game).folder(), each) for each in (ENGLISH, language)]
    places = [(english.rules[id].where, translated.rules[id].where) for id in english.rules]
    places += [(english.chapters[id].where, translated.chapters[id].where) for id in english.chapters]
    words = [(one, other) for one, other in notes + places if re.search("[a-z]{2}", one)]
    assert any(one for one, _ in notes)
    assert all(one != other or one == "Scenario 2" for one, other in words)


@pytest.mark.parametrize("game", GAME_IDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scenario_can_be_set_up_from_its_list(game: str, language: str) -> None:
    """Every step has its sentence, and the battalions of the list are those on the table."""
    found = find_game(game)
    for scenario, seatings in found.scenarios.items():
        for seats in seatings:
            setup = Setup(scenario, seats)
            words = found.words(setup, language)
            steps = found.preparations(setup)
            assert len(steps) > 10
            for seat, step in steps:
                assert seat in ("", *seats)
                assert words.say(words.preparation(step.key, step.values))


def test_the_list_has_every_battalion_of_the_scenario() -> None:
    game = find_game("kampen-om-norge")
    setup = Setup("basic", ["germany", "norway+allies"])
    placed = game.public(game.start(setup))["areas"]
    listed: dict[str, dict[str, int]] = {}
    for _, step in game.preparations(setup):
        if step.key == "battalions":
            listed.setdefault(step.values["area"], {})[step.values["faction"]] = step.values["count"]
    assert listed == {
        area: {side: count for side, count in here.items() if side != "moved"} for area, here in placed.items()
    }
