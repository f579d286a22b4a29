"""The command line: games, rules, content, replay, version and play."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from motstand import __version__
from motstand.cli import app
from motstand.games.kampen_om_norge import GAME
from motstand.kernel import compiled
from motstand.kernel.matches.making import new_match
from motstand.kernel.matches.record import load, save
from motstand.players import RandomPlayer
from tests.seeds import SeedsOfTests

PACK = """\
[pack]
game = "kampen-om-norge"

[[card]]
id = "bakhold"
deck = "norway"
defence = { when = ["R2"], dice = 3 }
"""


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def run(*words: str, keys: str = "") -> Result:
    return CliRunner().invoke(app, list(words), input=keys, obj=SeedsOfTests())


def told(result: Result) -> str:
    """What was printed, with line breaks and runs of blanks as single blanks."""
    return " ".join(result.output.split())


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a finished game between random players."""
    match = new_match(GAME, "gudbrandsdalen", seed=2)
    player = RandomPlayer(2)
    while not match.over:
        match.play(player(match))
    path = tmp_path_factory.mktemp("records") / "finished.jsonl"
    save(match, path)
    return path


def test_the_version_says_whether_it_is_compiled() -> None:
    how = "compiled" if compiled() else "pure Python"
    assert run("--version").output == f"motstand {__version__} ({how})\n"


def test_games_are_listed_with_scenarios() -> None:
    result = run("games")
    assert result.exit_code == 0
    assert "kampen-om-norge: Kampen om Norge" in result.output
    assert "gudbrandsdalen: Gudbrandsdalen and Østerdalen" in result.output


# -- rules ---------------------------------------------------------------------------------------------------


def test_rules_without_words_list_the_chapters() -> None:
    result = run("rules", "kampen-om-norge")
    assert result.exit_code == 0
    assert "COMBAT Land combat" in told(result)


def test_rules_by_id_with_rulings_and_examples() -> None:
    result = run("rules", "kampen-om-norge", "kon-ret-04")
    assert result.exit_code == 0
    assert result.output.startswith("KON-RET-04")
    assert "KON-Q-33" in result.output
    assert "KON-EX-19" in result.output


@pytest.mark.parametrize(
    ("id", "expected"), [("RET", "KON-RET-01"), ("KON-Q-33", "KON-RET-04"), ("KON-EX-19", "KON-COMBAT-11")]
)
def test_rules_by_chapter_question_and_example(id: str, expected: str) -> None:
    result = run("rules", "kampen-om-norge", id)
    assert result.exit_code == 0
    assert expected in result.output


def test_rules_by_words() -> None:
    result = run("rules", "kampen-om-norge", "retreat", "fjord")
    assert result.exit_code == 0
    assert "KON-BOARD-16 Retreating across fjords" in told(result)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("kampen-om-norge", "KON-MOVE-99"), "no rule 'KON-MOVE-99'; did you mean KON-MOVE-09"),
        (("kampen-om-norge", "xyzzy"), "No rule holds all of these words: xyzzy"),
        (("chess",), "no game 'chess'; expected one of: "),
    ],
)
def test_rules_that_are_not_there(words: tuple[str, ...], why: str) -> None:
    result = run("rules", *words)
    assert result.exit_code == 1
    assert why in told(result)


# -- content -------------------------------------------------------------------------------------------------


def test_good_content() -> None:
    result = run("content", "check")
    assert result.exit_code == 0
    assert "kampen-om-norge: good (content " in result.output
    assert "board.toml:" in result.output


def test_a_good_pack(tmp_path: Path) -> None:
    pack = tmp_path / "my-cards.toml"
    pack.write_text(PACK, encoding="utf-8")
    result = run("content", "check", "kampen-om-norge", str(pack))
    assert result.exit_code == 0
    assert "kampen-om-norge with my-cards.toml: good" in result.output


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("dice = 3", 'dice = "three"', 'defence.dice: expected a whole number from 0 to 5, got "three"'),
        ("[[card]]", "[[kard]]", "my-cards.toml: kard: unknown key"),
        ("[[card]]", "[[card", "my-cards.toml: expected TOML"),
    ],
)
def test_a_broken_pack(tmp_path: Path, old: str, new: str, why: str) -> None:
    pack = tmp_path / "my-cards.toml"
    pack.write_text(PACK.replace(old, new), encoding="utf-8")
    result = run("content", "check", "kampen-om-norge", str(pack))
    assert result.exit_code == 1
    assert why in told(result)


def test_a_pack_that_is_not_there() -> None:
    result = run("content", "check", "kampen-om-norge", "none.toml")
    assert result.exit_code == 1
    assert "none.toml: no such file" in result.output


# -- replay --------------------------------------------------------------------------------------------------


def test_replay_tells_the_story(record: Path) -> None:
    result = run("replay", str(record))
    assert result.exit_code == 0
    assert "Round 1: Germany's turn." in result.output
    assert f"The record is good: {load(record).number} answers, to the end of the game." in told(result)


def test_replay_step_by_step_shows_the_same_story_and_the_table(record: Path) -> None:
    turns = sum(entry.key == "turn.begins" for entry in load(record).log)
    result = run("replay", str(record), "--step", keys="\n" * (turns + 1))
    assert result.exit_code == 0
    assert result.output.count("THE EAST") == turns + 1
    story = run("replay", str(record)).output.splitlines()
    assert [line for line in story if line not in result.output] == []
    assert "The record is good" in told(result)


def test_replay_can_be_left(record: Path) -> None:
    result = run("replay", str(record), "--step", keys="\nq\n")
    assert result.exit_code == 0
    assert result.output.count("THE EAST") == 2
    assert "The record is good" not in result.output


def test_replay_shows_no_hand(record: Path) -> None:
    """A spectator is told how many cards were drawn, never which."""
    lines = run("replay", str(record)).output.splitlines()
    drawn = next(number for number, line in enumerate(lines) if "Germany draws five cards." in line)
    assert [line.strip() for line in lines[drawn + 1 : drawn + 3]] == [
        "Cards of a full hand: 5",
        "Norway draws three cards.",
    ]


def test_replay_of_a_changed_record_is_refused(record: Path, tmp_path: Path) -> None:
    changed = tmp_path / "changed.jsonl"
    lines = record.read_text(encoding="utf-8").splitlines()
    place = next(number for number, line in enumerate(lines) if '"move"' in line)
    lines[place] = '{"seat": "germany", "answer": ["move", "oslo", "narvik", 1]}'
    changed.write_text("\n".join(lines) + "\n", encoding="utf-8")
    result = run("replay", str(changed))
    assert result.exit_code == 1
    assert f"line {place + 1}:" in told(result)
    assert "was not offered" in told(result)


def test_replay_of_nothing_is_refused() -> None:
    result = run("replay", "none.jsonl")
    assert result.exit_code == 1
    assert "none.jsonl: No such file or directory" in told(result)


# -- play ----------------------------------------------------------------------------------------------------


def test_play_without_options_asks_once_and_enter_is_enough() -> None:
    result = run("play", "--seed", "1", keys="\nq\nn\n")
    assert result.exit_code == 0
    assert "What will you play? Enter takes 1" in told(result)
    assert "Kampen om Norge · Gudbrandsdalen and Østerdalen" in result.output
    assert "Germany: move battalions, play a card, or end the movement." in told(result)


def test_the_menu_takes_a_number_and_refuses_another() -> None:
    result = run("play", "--seed", "1", "--against", "random", keys="9\n4\nq\nn\n")
    # With each scenario for one side or for both.
    assert f"There is no 9 here: type a number from 1 to {2 * len(GAME.scenarios)}." in told(result)
    assert "Kampen om Norge · The Battle of Norway" in result.output
    assert "Norway's hand" in result.output
    assert "The Allies' hand" in result.output


def test_the_menu_can_be_left() -> None:
    result = run("play", keys="q\n")
    assert result.exit_code == 0
    assert "Another time, then." in result.output


def test_the_same_seed_deals_the_same_hand() -> None:
    game = ("play", "--scenario", "basic", "--seed", "5")
    assert run(*game, keys="q\nn\n").output == run(*game, keys="q\nn\n").output
    assert run(*game, keys="q\nn\n").output != run("play", "--scenario", "basic", "--seed", "6", keys="q\nn\n").output


def test_a_faction_stands_for_the_seat_that_leads_it() -> None:
    result = run("play", "--scenario", "gudbrandsdalen", "--as", "allies", "--against", "random", keys="q\nn\n")
    assert "The Allies' hand" in result.output
    assert "Norway's hand" in result.output


def test_three_seats() -> None:
    game = ("play", "--scenario", "gudbrandsdalen", "--seats", "3", "--as", "norway", "--against", "random")
    result = run(*game, keys="q\nn\n")
    assert "Norway's hand" in result.output
    assert "The Allies' hand" not in result.output


def test_saved_then_loaded(tmp_path: Path) -> None:
    file = tmp_path / "mine.jsonl"
    run("play", "--scenario", "gudbrandsdalen", "--seed", "1", keys=f"oslo hon 2\nq\n{file}\n")
    result = run("play", "--load", str(file), keys="q\nn\n")
    assert result.exit_code == 0
    assert "Two German battalions march from Oslo to Hønefoss." in told(result)


def test_practice_is_written_into_the_record(tmp_path: Path) -> None:
    file = tmp_path / "mine.jsonl"
    run("play", "--scenario", "gudbrandsdalen", "--undo", "practice", keys=f"q\n{file}\n")
    assert load(file).practice


def test_real_dice_are_asked_for() -> None:
    """Three attacks: whatever Norway turns back, one is fought, and “pass” is no number of dice."""
    keys = "gjo lil 3\nkongsv ham 2\nhone vald 2\nend\n" + "1\n" * 2 + "pass\n" * 6
    result = run("play", "--scenario", "gudbrandsdalen", "--dice", "mine", "--seed", "3", keys=keys)
    assert "Germany: throw" in told(result)
    assert "got “pass”: no die shows anything else." in told(result)


def test_watching_plays_to_the_end() -> None:
    game = ("play", "--scenario", "gudbrandsdalen", "--as", "nobody", "--against", "random", "--seed", "2")
    result = run(*game, keys="n\n")
    assert result.exit_code == 0
    assert "Keep the record?" in told(result)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("chess",), "no game 'chess'"),
        (("--scenario", "hegra"), "no scenario 'hegra'; expected one of: basic, gudbrandsdalen"),
        (
            ("--scenario", "basic", "--as", "sweden"),
            "--as: expected one of germany, norway+allies, nobody, got 'sweden'",
        ),
        (("--scenario", "basic", "--seats", "5"), "--seats: expected 2 or 3, got 5"),
        (("--scenario", "basic", "--against", "nobody"), "no player 'nobody'"),
        (("--scenario", "basic", "--pack", "none.toml"), "none.toml: no such file"),
        (("--load", "none.jsonl"), "none.jsonl: No such file or directory"),
    ],
)
def test_what_cannot_be_played_is_told(words: tuple[str, ...], why: str) -> None:
    result = run("play", *words)
    assert result.exit_code == 1
    assert why in told(result)


# -- languages -----------------------------------------------------------------------------------------------


def test_a_game_is_played_in_norwegian() -> None:
    result = run("play", "--language", "nb", "--scenario", "gudbrandsdalen", "--seed", "1", keys="h\no\nq\nnei\n")
    assert result.exit_code == 0, result.output
    assert "Tyskland: Forflytt bataljoner, spill et kort eller avslutt forflytningen." in told(result)
    assert "En fornuftig spiller ville velge:" in told(result)
    assert "Bombers" not in result.output


def test_what_is_wrong_is_told_in_norwegian(tmp_path: Path) -> None:
    file = tmp_path / "empty.toml"
    file.write_text("[pack]\n", encoding="utf-8")
    result = run("play", "--language", "nb", "--pack", str(file), "--scenario", "gudbrandsdalen")
    assert result.exit_code == 1
    assert 'empty.toml: pack.game: ventet "kampen-om-norge", fant ingenting' in told(result)
    record = tmp_path / "empty.jsonl"
    record.write_text("", encoding="utf-8")
    result = run(
        "play", "--language", "nb", "--scenario", "gudbrandsdalen", "--seed", "1", keys=f"l {record}\nq\nnei\n"
    )
    assert "linje 1: ventet en første linje om partiet, fant en tom fil" in told(result)


def test_rules_are_read_in_norwegian() -> None:
    assert "COMBAT Landkamp" in told(run("rules", "kampen-om-norge", "--language", "nb"))
    assert "Tilbaketrekning over fjorder" in told(run("rules", "kampen-om-norge", "fjord", "--language", "nb"))
