"""Finding an option by number, by group, and by typed words."""

from __future__ import annotations

import pytest

from motstand.games.kampen_om_norge import GAME
from motstand.kernel.flow import Option
from motstand.terminal.finding import Findable, findables, listed, plain, typed
from tests.games.kampen_om_norge.table import Table, set_table


def found(table: Table) -> list[Findable]:
    match = table.match
    assert match.pending is not None
    return findables(GAME.words(match.setup), match.pending, match.options, match.view(match.seat))


def options(found: list[Findable]) -> list[Option]:
    return [each.option for each in found]


def many() -> Table:
    """Many moves from few areas, and a card."""
    return set_table(
        oslo="3 germany",
        gjovik="2 germany",
        mo_i_rana="1 germany",
        hamar="1 norway",
        hands={"germany": ["panzer", "ubat"]},
    )


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("oslo honefoss 2", [("move", "oslo", "honefoss", 2)]),
        ("OSLO HØNEFOSS 2", [("move", "oslo", "honefoss", 2)]),
        ("os hon 2", [("move", "oslo", "honefoss", 2)]),
        ("mo i rana bodo", [("move", "mo_i_rana", "bodo", 1)]),
        ("mo mosj 1", [("move", "mo_i_rana", "mosjoen", 1)]),
        ("hamar", [("move", "gjovik", "hamar", 1), ("move", "gjovik", "hamar", 2)]),
        ("move gjov hamar 2", [("move", "gjovik", "hamar", 2)]),
        ("end", [("end",)]),
        ("oslo honefoss 4", []),
        ("en", []),
        ("berlin", []),
        ("", []),
    ],
)
def test_typed_words_mean_options(text: str, expected: list[Option]) -> None:
    assert options(typed(found(many()), text)) == expected


def test_words_follow_the_parts_before_they_skip_any() -> None:
    """“oslo” means from Oslo, although others could go to Oslo."""
    starts = {option[1] for option in options(typed(found(many()), "oslo"))}
    assert starts == {"oslo"}


def test_a_card_is_found_by_either_name() -> None:
    table = set_table(
        oslo="1 germany", honefoss="1 norway", hands={"germany": ["panzer", "speidertropp"], "norway": []}
    )
    table.choose("move", "oslo", "honefoss", 1)
    table.fight("honefoss")
    assert table.prompt == "combat.attack"
    for text in ("scouts", "speider", "scou"):
        (option,) = options(typed(found(table), text))
        assert option[0] == "play"
        assert table.game.card(option[1]).kind.id == "speidertropp"


def test_many_options_are_listed_by_group() -> None:
    all_options = found(many())
    assert len(all_options) > 12
    lines = listed(all_options)
    assert [line.text for line in lines] == [
        "From Oslo, 3 can go",
        "From Gjøvik, 2 can go",
        "From Mo i Rana, 1 can go",
        "End the movement",
    ]
    assert lines[1].inside.startswith("Hamar (attack), Oslo")
    assert sum(len(line.options) for line in lines) == len(all_options)


def test_few_options_are_all_listed_with_headings() -> None:
    table = set_table(mo_i_rana="1 germany", finnmark="2 germany", hamar="1 norway")
    lines = listed(found(table))
    assert [(line.heading, line.text) for line in lines] == [
        ("From Mo i Rana, 1 can go", "Mo i Rana to Mosjøen with 1"),
        ("", "Mo i Rana to Bodø with 1"),
        ("From Finnmark, 2 can go", "Finnmark to Tromsø with 1"),
        ("", "Finnmark to Tromsø with 2"),
        ("", "End the movement"),
    ]


def test_a_large_group_is_split_again() -> None:
    table = set_table(oslo="9 germany", hamar="1 norway")
    moves = typed(found(table), "oslo")
    assert len(moves) == 45
    assert [line.text for line in listed(moves, narrowed=True)] == [
        "Hønefoss",
        "Østfold",
        "Horten",
        "Kongsvinger",
        "Gjøvik",
    ]


def test_options_that_read_alike_are_told_apart() -> None:
    table = set_table(oslo="1 germany", honefoss="1 norway", hands={"germany": ["panzer"], "norway": []})
    ask = table.match.pending
    assert ask is not None
    twins: list[Option] = [("card", "G-36"), ("card", "G-37")]
    texts = [each.text for each in findables(GAME.words(table.match.setup), ask, twins, table.match.view("germany"))]
    assert texts == ["Play Rask forflytning (Rapid movement) (G-36)", "Play Rask forflytning (Rapid movement) (G-37)"]


def test_accents_do_not_matter() -> None:
    assert plain("Hønefoss Åndalsnes Fremmedlegionær Gebirgsjäger") == (
        "honefoss andalsnes fremmedlegionaer gebirgsjager"
    )
