"""`motstand odds`: what it prints, from numbers and from a saved game, and how it refuses what cannot be."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from motstand.cli import app
from motstand.games.kampen_om_norge.odds_command import percent
from motstand.kernel.flow import Roll
from motstand.kernel.matches.fate import ByHand, Seeded
from motstand.kernel.matches.making import new_match
from motstand.kernel.matches.record import save
from tests.games.kampen_om_norge.table import Table


def run(*words: str | Path) -> tuple[int, str]:
    """The exit code and what was printed, without frames and line breaks."""
    result = CliRunner().invoke(
        app, ["odds", *(str(word) for word in words)], env={"NO_COLOR": "1", "TERM": "dumb", "COLUMNS": "120"}
    )
    return result.exit_code, re.sub(r"[\s│┃╭╮╰╯─]+", " ", result.output)


def printed(*words: str | Path) -> str:
    code, text = run(*words)
    assert code == 0, text
    return text


def refused(*words: str | Path, code: int = 2) -> str:
    """What it says about a wrong option (2) or a record that is none (1)."""
    found, text = run(*words)
    assert found == code, text
    return text


# -- from numbers --------------------------------------------------------------------------------------------


def test_three_against_two() -> None:
    text = printed("--attack", "3", "--defence", "2")
    assert "3 battalions against 2 battalions" in text
    assert "Attacker Defender" in text
    assert "Dice 3 2" in text
    assert "Wins the combat 77.9% 22.1%" in text
    assert "Loses, on average 0.33 0.50" in text
    assert "Loses all battalions 0% 7.4%" in text
    assert re.search(r"Loses 0 69\.4% █+ 57\.9% █+ Loses 1 27\.8% █+ 34\.7% █+ Loses 2 2\.8% 7\.4% █", text)
    assert "across water" not in text


def test_water_limit_and_cards() -> None:
    text = printed("--attack", "7", "--across-water", "4", "--defence", "6", "--defence-cards", "1")
    assert "Dice 4 6" in text
    assert "Only 5 battalions of a side give dice." in text
    assert "Battalions that attack across water give half as many dice" in text
    assert "Dice 5 6" in printed("--attack", "3", "--attack-cards", "2", "--defence", "5", "--defence-cards", "1")


def test_one_battalion_alone_across_water_has_no_die() -> None:
    text = printed("--attack", "1", "--across-water", "1", "--defence", "1")
    assert "1 battalion against 1 battalion" in text
    assert "Dice 0 1" in text
    assert "Wins the combat 0% 100%" in text
    assert "Loses 1 16.7% ███ - " in text


def test_nearly_certain_is_not_certain() -> None:
    assert [percent(chance) for chance in (0, 0.0004, 0.0005, 0.25, 0.9994, 0.9996, 1)] == [
        "0%",
        "<0.1%",
        "0.1%",
        "25.0%",
        "99.9%",
        ">99.9%",
        "100%",
    ]


def test_help_shows_how_to_begin() -> None:
    text = printed("--help")
    assert "motstand odds --attack 3 --defence 2" in text
    assert "motstand odds --from-file game.jsonl --area hamar" in text


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("", "say how many battalions attack and defend"),
        ("--attack 3", "say how many battalions attack and defend"),
        ("--attack 0 --defence 2", "--attack: expected a number from 1 to 50, got 0"),
        ("--attack 3 --defence 51", "--defence: expected a number from 1 to 50, got 51"),
        ("--attack 3 --defence 2 --across-water -1", "--across-water: expected a number from 0 to 50, got -1"),
        ("--attack 3 --defence 2 --attack-cards 16", "--attack-cards: expected a number from 0 to 15, got 16"),
        ("--attack 3 --defence 2 --defence-cards -2", "--defence-cards: expected a number from 0 to 15, got -2"),
        ("--attack 1 --defence 2 --across-water 2", "--across-water: only 1 of the battalions attack"),
        ("--attack 3 --defence 2 --area hamar", "--area: an area is looked for in a saved game"),
    ],
)
def test_numbers_that_make_no_combat_are_refused(words: str, expected: str) -> None:
    assert expected in refused(*words.split())


# -- from a saved game ---------------------------------------------------------------------------------------


def opening() -> Table:
    """The first German turn of the basic game."""
    table = Table(new_match("kampen-om-norge", "basic", seed=4))
    table.pass_to("movement")
    return table


def attack(table: Table, targets: int) -> list[str]:
    """Germany attacks this many areas with all that the first stacks have."""
    attacked: list[str] = []
    while len(attacked) < targets:
        game = table.game
        index = game.box.board.index
        move = next(
            option
            for option in reversed(table.offered("move"))
            if option[2] not in attacked and game.is_enemy_in(game.active, index[option[2]])
        )
        table.match.play(move)
        attacked.append(move[2])
    return attacked


def saved(table: Table, folder: Path) -> Path:
    path = folder / "game.jsonl"
    save(table.match, path)
    return path


def test_a_planned_combat_of_a_saved_game(tmp_path: Path) -> None:
    table = opening()
    (area,) = attack(table, 1)
    number = table.game.box.board.index[area]
    (stack,) = table.game.attacks
    defenders = table.game.battalions[1][number]
    text = printed("--from-file", saved(table, tmp_path))
    assert f"Germany against Norway for {table.game.box.board.names[number]}" in text
    assert f"Battalions {stack.battalions} {defenders}" in text
    assert text == printed("--from-file", saved(table, tmp_path), "--area", area.upper())
    assert text == printed("--from-file", saved(table, tmp_path), "--area", table.game.box.board.names[number])
    more = printed("--from-file", saved(table, tmp_path), "--defence-cards", "2")
    assert "What if: 0 dice more for the attacker and 2 dice more for the defender" in more
    (dice,) = re.findall(r"Dice (\d+) (\d+)", text)
    assert f"Dice {dice[0]} {int(dice[1]) + 2}" in more


def test_a_combat_whose_attacker_has_rolled(tmp_path: Path) -> None:
    table = opening()
    attack(table, 1)
    table.match.fate = ByHand(Seeded(1))
    table.pass_to("roll.attack")
    assert "no more cards can be played" in refused("--from-file", saved(table, tmp_path), "--attack-cards", "1")
    roll = table.match.pending
    assert isinstance(roll, Roll)
    table.match.play((6,) * roll.count)
    assert table.prompt == "roll.defence"
    text = printed("--from-file", saved(table, tmp_path))
    assert f"The attacker has rolled {6 * roll.count}; his dice count as they fell." in text
    assert f"Total of the dice, on average {6 * roll.count}.0" in text


def test_areas_that_are_not_meant_are_refused(tmp_path: Path) -> None:
    table = opening()
    assert "nobody is attacking an area just now" in refused("--from-file", saved(table, tmp_path))
    one, two = attack(table, 2)
    path = saved(table, tmp_path)
    assert f"several areas are attacked; choose one of: {one}, {two}" in refused("--from-file", path)
    assert "there is no area 'xyz' on the board" in refused("--from-file", path, "--area", "xyz")
    assert "did you mean narvik?" in refused("--from-file", path, "--area", "narwik")
    assert f"nobody attacks Tromsø just now; attacked: {one}, {two}" in refused("--from-file", path, "--area", "tromso")


def test_files_that_are_no_record_are_refused(tmp_path: Path) -> None:
    assert "nothing.jsonl: No such file" in refused("--from-file", tmp_path / "nothing.jsonl", code=1)
    broken = tmp_path / "broken.jsonl"
    broken.write_text("good day\n", encoding="utf-8")
    assert "broken.jsonl: line 1: expected one JSON object" in refused("--from-file", broken, code=1)
    assert "a saved game already says who fights" in refused("--from-file", broken, "--attack", "2")


def test_a_combat_whose_dice_have_all_fallen_is_refused(tmp_path: Path) -> None:
    table = opening()
    (area,) = attack(table, 1)
    table.match.fate = ByHand(Seeded(1))
    table.pass_to("roll.attack")
    for die in (5, 1):
        roll = table.match.pending
        assert isinstance(roll, Roll)
        table.match.play((die,) * roll.count)
    assert table.prompt == "retreat"
    text = refused("--from-file", saved(table, tmp_path), code=1)
    assert f"game.jsonl: all dice of the combat in '{area}' have fallen" in text
