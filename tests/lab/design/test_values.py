"""Values of the content by name: found, sourced, and changed by packs that are like any other."""

from __future__ import annotations

import pytest

from examples.tic_tac_toe import GAME as TIC_TAC_TOE
from motstand.kernel.content.files import read_pack
from motstand.kernel.declared import DeclaredGame
from motstand.kernel.errors import ContentError, SetupError
from motstand.kernel.game import Setup
from motstand.kernel.registry import find_game, game_ids
from motstand.lab.design.values import Content, changed, setting

HEGRA = find_game("halls-of-hegra")


@pytest.mark.parametrize(
    ("game", "name", "full", "value", "source"),
    [
        ("halls-of-hegra", "surrender.truce.required", "surrender.truce.required", 8, "reconstructed"),
        ("halls-of-hegra", "surrender.3", "surrender.3.required", 9, "reconstructed"),
        ("halls-of-hegra", "supply.2", "supply.2.defenders", 4, "rulebook"),
        ("halls-of-hegra", "doubt.1.discs", "doubt.1.discs", 1, "rulebook"),
        ("halls-of-hegra", "doubt.1.morale", "doubt.1.morale", 1, "reconstructed"),
        ("halls-of-hegra", "sector.siege_1.dice.6", "sector.siege_1.dice.6", "hit", "reconstructed"),
        (
            "crown-and-courage",
            "card.night_march.action.march_through_the_night.cost",
            "card.night_march.action.march_through_the_night.cost",
            2,
            "rulebook",
        ),
        ("dutch-resistance", "scenario.network.goal.2", "scenario.network.goal.2", 8, "reconstructed"),
        (
            "kampen-om-norge",
            "scenario.basic.setup.germany.oslo",
            "scenario.basic.setup.germany.oslo",
            2,
            "rulebook",
        ),
        # The row names sources for other values, and none for this one.
        ("kampen-om-norge", "scenario.basic.clear_german_limit", "scenario.basic.clear_german_limit", 3, ""),
    ],
)
def test_a_value_has_a_name_and_a_source(game: str, name: str, full: str, value: object, source: str) -> None:
    found = Content(find_game(game), []).find(name)
    assert (found.name, found.value, found.source) == (full, value, source)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("surender.truce", "expected one of track, doubt, supply, .*, got 'surender'"),
        ("surrender.truse", "surrender: expected one of german_retreat, truce, .*, got 'truse'"),
        ("surrender.truce.requird", "surrender.truce: expected one of id, required, got 'requird'"),
        ("surrender.9", "surrender: expected one of .*, got '9'"),
        ("surrender", "surrender: expected one of german_retreat, .*, got nothing after it"),
        ("track.snow", "track.snow: expected one of id, least, most, .*, got nothing after it"),
        ("surrender.truce.required.2", "surrender.truce.required is 8: expected nothing after it, got '2'"),
        ("sector.siege.criteria", "sector.siege: expected one of siege_1, siege_2, siege_3, siege_4, got 'criteria'"),
    ],
)
def test_an_unknown_name_is_told_what_there_is(name: str, said: str) -> None:
    with pytest.raises(SetupError, match=said):
        Content(HEGRA, []).find(name)


@pytest.mark.parametrize("game", [id for id in game_ids() if isinstance(find_game(id), DeclaredGame)])
def test_every_reconstructed_number_is_found_by_its_name(game: str) -> None:
    content = Content(find_game(game), [])
    values = content.reconstructed()
    assert len(values) > 40
    for value in values:
        found = content.find(value.name)
        assert (found.value, found.source) == (value.value, "reconstructed"), value.name


def test_a_changed_value_is_a_pack() -> None:
    packs, before = changed(HEGRA, [], ["surrender.3=7", "supply.1.defenders=6"])
    assert [(value.name, value.value) for value in before] == [("surrender.3.required", 9), ("supply.1.defenders", 5)]
    assert read_pack(packs[0], HEGRA.id) == {
        "surrender": [{"id": "honourable_surrender", "required": 7}],
        "supply": [{"level": 1, "defenders": 6}],
    }
    content = Content(HEGRA, packs)
    assert content.find("surrender.honourable_surrender.required").value == 7
    assert content.find("surrender.truce.required").value == 8
    assert content.find("surrender.surrender.required").value == 10


def test_two_changes_of_one_list_join() -> None:
    packs, _ = changed(HEGRA, [], ["sector.attack_1.dice.1=hit", 'sector.attack_1.dice.2="hit"'])
    dice = Content(HEGRA, packs).find("sector.attack_1.dice").value
    assert dice == ["hit", "hit", "wait", "move", "move", "hit"]


def test_a_change_lies_over_the_packs() -> None:
    packs, _ = changed(HEGRA, [], ["surrender.truce.required=3"])
    packs, before = changed(HEGRA, packs, ["surrender.truce.required=4"])
    assert before[0].value == 3
    assert Content(HEGRA, packs).find("surrender.truce.required").value == 4


def test_a_value_that_the_content_refuses_is_refused_with_its_place() -> None:
    packs, _ = changed(HEGRA, [], ["surrender.truce.required=many"])
    with pytest.raises(ContentError, match=r"truce.*required: expected .* surrender\.truce\.required=many"):
        HEGRA.content_hash(Setup("standard", ["commander"], packs=packs))


def test_a_row_without_a_name_of_its_own_cannot_be_changed() -> None:
    with pytest.raises(SetupError, match="its row has no name of its own"):
        changed(find_game("dutch-resistance"), [], ["scenario.network.bonus.1.tokens=3"])


def test_a_game_without_content_files_has_no_values() -> None:
    with pytest.raises(SetupError, match="no content files"):
        Content(TIC_TAC_TOE, [])


def test_settings_are_written_as_in_toml() -> None:
    assert setting("a.b=7") == ("a.b", 7)
    assert setting("a.b=true") == ("a.b", True)
    assert setting('a.b=["x", "y"]') == ("a.b", ["x", "y"])
    assert setting("a.b=some word") == ("a.b", "some word")
    for wrong in ("a.b", "=3", "a.b="):
        with pytest.raises(SetupError, match="expected NAME=VALUE"):
            setting(wrong)
