"""`motstand simulate`: the same table whatever the number of processes, and true to the games that were played."""

from __future__ import annotations

import io
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner

from examples.tic_tac_toe import GAME as TIC_TAC_TOE
from motstand.cli import app
from motstand.commands.simulate import players_of
from motstand.kernel.errors import SetupError
from motstand.kernel.matches.journal import CHOICE
from motstand.kernel.matches.making import new_match
from motstand.kernel.matches.match import Match
from motstand.kernel.registry import find_game
from motstand.lab.observed import ACTION, DRAWN, PLACE, PLAYED, Observed, names_of, observe
from motstand.lab.results import TIMING, ResultsError, read, write, write_parts
from motstand.lab.series import Series, spread
from motstand.players.named import by_name

SERIES = [
    Series("kampen-om-norge", "gudbrandsdalen", {"germany": "policy", "norway+allies": "random"}, 6, 7),
    Series("kampen-om-norge", "basic", {"germany": "policy", "norway": "policy", "allies": "random"}, 2, 7),
    Series("halls-of-hegra", "veteran", {"commander": "policy"}, 6, 7),
    Series(TIC_TAC_TOE.id, "standard", {"cross": "random", "nought": "random"}, 6, 7),
]
HEGRA = SERIES[2]


def name_of(series: Series) -> str:
    return f"{series.game} {series.scenario}"


def simulated(*words: str) -> tuple[int, str]:
    """The exit code and what was printed."""
    result = CliRunner().invoke(app, ["simulate", *words], env={"COLUMNS": "200"})
    return result.exit_code, result.output


def deterministic_part(path: Path) -> bytes:
    """A table without its timings, as bytes."""
    written = io.BytesIO()
    pq.write_table(pq.read_table(path).drop_columns([TIMING]), written)
    return written.getvalue()


def played_by_hand(series: Series, number: int) -> Match:
    """The same game again, without the lab."""
    seed = f"{series.seed} {number}"
    match = new_match(series.game, series.scenario, list(series.players), seed=seed)
    players = {seat: by_name(name, f"{seed} {seat}") for seat, name in series.players.items()}
    while not match.over:
        match.play(players[match.seat](match))
    return match


# -- the table -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("series", SERIES, ids=name_of)
def test_the_table_is_the_same_in_one_process_and_in_two(series: Series, tmp_path: Path) -> None:
    for processes in (1, 2):
        write(series, list(spread(series, observe, processes)), tmp_path / f"{processes}.parquet")
    assert deterministic_part(tmp_path / "1.parquet") == deterministic_part(tmp_path / "2.parquet")


@pytest.mark.parametrize("series", SERIES, ids=name_of)
def test_what_was_written_is_read_again(series: Series, tmp_path: Path) -> None:
    games = list(spread(series, observe, 1))
    write(series, games, tmp_path / "results.parquet")
    results = read(tmp_path / "results.parquet")
    assert (results.game, results.scenario, results.players) == (series.game, series.scenario, series.players)
    assert (results.title, results.seed) == (find_game(series.game).title, series.seed)
    assert results.solo == (series.game == "halls-of-hegra")
    assert [vars(game) for game in results.games] == [vars(game) for game in games]


def test_the_columns_are_those_that_the_documentation_lists(tmp_path: Path) -> None:
    write(HEGRA, [observe(HEGRA, 0)], tmp_path / "results.parquet")
    page = (Path(__file__).parents[2] / "docs" / "lab.md").read_text(encoding="utf-8")
    listed = [line.split("`")[1] for line in page.splitlines() if line.startswith("| `")]
    assert listed == pq.read_schema(tmp_path / "results.parquet").names


@pytest.mark.parametrize("series", SERIES, ids=name_of)
def test_a_row_is_true_to_its_game(series: Series) -> None:
    observed, match = observe(series, 1), played_by_hand(series, 1)
    outcome = match.outcome
    assert outcome is not None
    assert (observed.winners, observed.key, observed.level) == (list(outcome.winners), outcome.key, outcome.level)
    assert (observed.rule, observed.values, observed.answers) == (outcome.rule, outcome.values, match.number)
    answers = Counter((a.seat, a.value[0].replace("_", " ")) for a in match.journal if a.kind == CHOICE)
    assert {(seat, name): times for (seat, kind, name), times in observed.used.items() if kind == ACTION} == answers
    measured = match.game.measures(match.state)
    assert observed.length == next(iter(measured.values()), 0)
    assert observed.end == dict(list(measured.items())[1:])


def test_hegra_is_followed_day_by_day() -> None:
    observed = observe(HEGRA, 0)
    assert [clock for clock, _ in observed.timeline] == list(range(1, observed.length + 1))
    first = observed.timeline[0][1]
    assert (first["surrender_level"], first["dead_defenders"], first["infantry_on_the_slope"]) == (2, 0, 0)
    assert all(kept["healthy_defenders"] >= 0 for _, kept in observed.timeline)


def test_kampen_is_followed_round_by_round() -> None:
    observed = observe(SERIES[0], 0)
    assert [clock for clock, _ in observed.timeline] == list(range(1, observed.length + 1))
    first = observed.timeline[0][1]
    assert (first["german_objectives"], first["german_cards_in_hand"]) == (0, 5)
    assert observed.end["german_objectives"] == observed.values["german_areas"]


def test_a_game_without_measures_and_words_is_studied_by_its_actions() -> None:
    observed = observe(SERIES[3], 0)
    assert (observed.length, observed.timeline, observed.end) == (0, [], {})
    assert set(observed.used) == {("cross", ACTION, "mark"), ("nought", ACTION, "mark")}
    assert sum(observed.used.values()) == observed.answers


# -- names ---------------------------------------------------------------------------------------------------


def test_answers_count_as_action_place_and_card() -> None:
    kampen, hegra = names_of(SERIES[0]), names_of(HEGRA)
    assert kampen.of(("move", "oslo", "hamar", 2)) == [(ACTION, "move"), (PLACE, "move: Hamar")]
    assert kampen.of(("play", "G-01")) == [(ACTION, "play"), (PLAYED, "Artilleri")]
    assert kampen.of(("pass",)) == [(ACTION, "pass")]
    assert hegra.of(("place", "soldier", "negotiate")) == [(ACTION, "place"), (PLACE, "place: Negotiate")]
    assert hegra.of(("take_back", "soldier", "negotiate"))[0] == (ACTION, "take back")


def test_cards_that_fate_gives_are_counted_by_name() -> None:
    match = played_by_hand(HEGRA, 0)
    used = observe(HEGRA, 0).used
    titles = {id: card["title"] for id, card in match.game.printed(match.setup)["cards"].items()}
    drawn = Counter(titles[a.value] for a in match.journal if a.kind == "draw" and a.value in titles)
    assert {name: times for (_, kind, name), times in used.items() if kind == DRAWN} == drawn
    assert len(drawn) > 10


# -- the command ---------------------------------------------------------------------------------------------


def test_the_command_writes_a_table(tmp_path: Path) -> None:
    out = tmp_path / "new" / "results.parquet"
    words = ["halls-of-hegra", "--scenario", "recruit", "--players", "policy", "--games", "3", "--seed", "5"]
    code, text = simulated(*words, "--out", str(out), "--processes", "1")
    assert code == 0, text
    assert "Wrote 3 games" in text
    results = read(out)
    assert (results.scenario, results.players, results.seed) == ("recruit", {"commander": "policy"}, 5)
    assert [game.number for game in results.games] == [0, 1, 2]
    assert not list(out.parent.glob("*.part"))


def test_the_command_plays_games_that_others_registered(tmp_path: Path) -> None:
    code, text = simulated("tic-tac-toe", "--players", "random", "--games", "4", "--out", str(tmp_path / "t.parquet"))
    assert code == 0, text
    assert len(read(tmp_path / "t.parquet").games) == 4


def test_players_by_seat() -> None:
    seatings = [["germany", "norway+allies"], ["germany", "norway", "allies"]]
    assert players_of([], seatings) == {"germany": "policy", "norway+allies": "policy"}
    assert players_of(["random"], seatings) == {"germany": "random", "norway+allies": "random"}
    assert players_of(["germany=search:9"], seatings) == {"germany": "search:9", "norway+allies": "policy"}
    three = {"germany": "random", "norway": "policy", "allies": "random"}
    assert players_of(["random,norway=policy"], seatings) == three
    assert players_of(["random", "norway=policy"], seatings) == three
    for entries in (["sweden=policy"], ["norway=policy,norway+allies=policy"], ["germany="], ["=policy"], [""]):
        with pytest.raises(SetupError, match="--players: expected"):
            players_of(entries, seatings)


@pytest.mark.parametrize(
    "words",
    [
        ["chess"],
        ["halls-of-hegra", "--scenario", "mars"],
        ["halls-of-hegra", "--players", "oracle"],
        ["halls-of-hegra", "--players", "germany=policy"],
        ["halls-of-hegra", "--games", "0"],
        ["halls-of-hegra", "--games", "-3"],
        ["halls-of-hegra", "--processes", "0"],
        ["tic-tac-toe", "--players", "policy"],
        ["tic-tac-toe", "--players", "search:5"],
    ],
)
def test_the_command_refuses_nonsense_in_one_line(words: list[str], tmp_path: Path) -> None:
    out = tmp_path / "results.parquet"
    code, text = simulated(*words, "--out", str(out))
    assert code == 1
    assert "expected" in text
    assert "Traceback" not in text
    assert not out.exists()


def test_a_folder_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    code, text = simulated("halls-of-hegra", "--games", "1000000", "--out", str(tmp_path))
    assert code == 1
    assert "expected a file" in text


def test_without_pyarrow_the_command_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    code, text = simulated("halls-of-hegra", "--games", "1000000", "--out", str(tmp_path / "results.parquet"))
    assert code == 1
    assert "pip install 'motstand[lab]'" in text


# -- files that are none of ours -----------------------------------------------------------------------------


def test_other_files_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "results.parquet"
    with pytest.raises(ResultsError, match="no file"):
        read(path)
    with pytest.raises(ResultsError, match="a folder"):
        read(tmp_path)
    path.write_text("number,seed\n1,2\n", encoding="utf-8")
    with pytest.raises(ResultsError, match="not Parquet"):
        read(path)
    pq.write_table(pa.table({"wine": [1], "year": [1940]}), path)
    with pytest.raises(ResultsError, match="another table with the columns wine, year"):
        read(path)


def test_a_damaged_or_changed_table_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "results.parquet"
    write(HEGRA, [observe(HEGRA, 0)], path)
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(ResultsError, match="damaged"):
        read(path)
    path.write_bytes(whole)
    table = pq.read_table(path)
    pq.write_table(table.drop_columns(["winners"]), path)
    with pytest.raises(ResultsError, match="other columns"):
        read(path)
    write(HEGRA, [], path)
    with pytest.raises(ResultsError, match="without games"):
        read(path)


# -- parts ---------------------------------------------------------------------------------------------------


def test_parts_are_one_table(tmp_path: Path) -> None:
    whole, folder = tmp_path / "whole.parquet", tmp_path / "parts"
    games = list(spread(HEGRA, observe, 1))
    write(HEGRA, games, whole)
    write_parts(HEGRA, iter(games), folder, 4)
    assert sorted(part.name for part in folder.iterdir()) == ["part-000000.parquet", "part-000001.parquet"]
    assert [vars(game) for game in read(folder).games] == [vars(game) for game in read(whole).games]
    with pytest.raises(ResultsError, match="expected a folder that is empty or not there yet"):
        write_parts(HEGRA, iter(games), folder, 4)


def test_a_part_is_there_before_the_next_game_is_played(tmp_path: Path) -> None:
    seen: list[int] = []

    def counting() -> Iterator[Observed]:
        for game in spread(HEGRA, observe, 1):
            seen.append(len(list(tmp_path.glob("parts/*"))))
            yield game

    write_parts(HEGRA, counting(), tmp_path / "parts", 2)
    assert seen == [0, 0, 1, 1, 2, 2]


def test_parts_of_different_simulations_are_refused(tmp_path: Path) -> None:
    games = list(spread(HEGRA, observe, 1))
    write(HEGRA, games, tmp_path / "part-000000.parquet")
    other = Series(HEGRA.game, HEGRA.scenario, HEGRA.players, HEGRA.games, HEGRA.seed + 1)
    write(other, games, tmp_path / "part-000001.parquet")
    with pytest.raises(ResultsError, match="got parts of different simulations: part-000000"):
        read(tmp_path)
