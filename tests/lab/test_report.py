"""`motstand report`: the page says what the table says, and needs nothing but itself."""

from __future__ import annotations

import ast
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from typer.testing import CliRunner

from examples.tic_tac_toe import GAME as TIC_TAC_TOE
from motstand import lab
from motstand.cli import app
from motstand.lab import analysis
from motstand.lab.naming import WORDS
from motstand.lab.observed import observe
from motstand.lab.page import page
from motstand.lab.results import Results, read, write
from motstand.lab.series import Series, spread
from tests.lab.tables import game, results

SERIES = [
    Series("kampen-om-norge", "gudbrandsdalen", {"germany": "policy", "norway+allies": "random"}, 12, 7),
    Series("halls-of-hegra", "standard", {"commander": "policy"}, 12, 7),
    Series(TIC_TAC_TOE.id, "standard", {"cross": "random", "nought": "random"}, 30, 7),
]
VOID = {"meta", "line", "rect", "circle", "polygon", "polyline"}


class Reader(HTMLParser):
    """Reads a page: its text, and whether every element is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes += attrs
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in VOID
        self.attributes += attrs

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)


def text_of(written: str) -> str:
    """What a person reads, in one line."""
    reader = Reader()
    reader.feed(written)
    assert not reader.open
    return re.sub(r"\s+", " ", " ".join(reader.text))


def simulated(series: Series, path: Path) -> Results:
    write(series, list(spread(series, observe, 1)), path)
    return read(path)


@pytest.fixture
def war() -> Results:
    """Germany wins 3 of 4 games that it fights in, and 1 of 6 others."""
    fought = [game("germany", 4, fight=2), game("germany", 4, fight=1), game("germany", 6, fight=1)]
    lost = [game("norway", 6, "won.held", fight=3)]
    others = [game("germany", 8)] + [game("norway", 9, "won.held") for _ in range(5)]
    return results(5 * (fought + lost + others))


# -- numbers -------------------------------------------------------------------------------------------------


def test_the_page_says_who_won_and_how(war: Results) -> None:
    text = text_of(page(war))
    assert "War & Peace" in text
    assert "50 games played from seed 7. Germany was played by policy; Norway was played by random." in text
    assert "Germany policy 20 of 50 40 % (27.6 to 53.8 %)" in text
    assert "Norway random 30 of 50 60 % (46.2 to 72.4 %)" in text
    assert "Norway won Held 30 of 50 60 %" in text
    assert "7.3 rounds a game" in text
    assert "Half of the games lie between 6 and 9 rounds; the shortest took 4, the longest 9. The mean is 7.3." in text


def test_the_page_says_what_went_with_winning(war: Results) -> None:
    text = text_of(page(war))
    assert "This is correlation, not cause." in text
    assert "Comparisons on this page: 1;" in text
    assert "fight 75 % 20 17 % 30 +58 points, 95 % interval +31 to +75" in text


def test_the_page_says_when_games_were_lost(war: Results) -> None:
    text = text_of(page(war))
    assert "Lost by Germany held (30)" in text
    assert "9: 25 games, held" in text
    assert "6: 5 games, held" in text
    assert "Lost by Norway all (20)" in text


def test_names_cannot_break_the_page() -> None:
    odd = [game("germany" if won else "", 3, "won.<b>", **{"<script>": 1}) for won in (True, False)]
    written = page(results(6 * odd, title="<i>War</i>"))
    assert "<script" not in written
    assert "<i>" not in written
    assert "<b>War" not in written
    text_of(written)


def test_one_game_makes_a_page() -> None:
    text = text_of(page(results([game("germany", 3)])))
    assert "One game played" in text
    assert "Germany lost no game." in text
    assert "Too few games to compare anything" in text


def test_a_draw_is_no_loss_but_alone_there_is_nobody_to_draw_with() -> None:
    drawn = [game("", 3, "drawn.full")]
    assert analysis.losses(results(drawn), "germany") == {}
    alone = results(drawn, players={"germany": "policy"})
    assert analysis.losses(alone, "germany") == {((), "drawn.full", ""): [3]}


def test_a_curve_counts_games_that_still_go_on() -> None:
    war = results([game("germany", length) for length in (3, 3, 3, 3, 4, 4, 4, 4, 4)] + [game("norway", 4)])
    points = analysis.curve(war, "battalions", ("germany",))
    assert [(point.clock, point.games, point.mean) for point in points] == [
        (1, 9, 8),
        (2, 9, 9),
        (3, 9, 10),
        (4, 5, 11),
    ]
    assert analysis.curve(war, "battalions", ("norway",)) == []
    assert analysis.winner_groups(war) == [("germany",), ("norway",)]


# -- all games -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("series", SERIES, ids=lambda series: series.game)
def test_the_page_of_each_game_agrees_with_its_table(series: Series, tmp_path: Path) -> None:
    found = simulated(series, tmp_path / "results.parquet")
    text = text_of(page(found))
    assert found.title in text
    for seat in series.players:
        share = analysis.wins(found, seat)
        assert f"{share.count} of {share.total}" in text
    assert sum(share.count for share in analysis.endings(found).values()) == series.games
    assert ("How games go" in text) == (series.game != TIC_TAC_TOE.id)
    assert f"motstand simulate {series.game} --scenario {series.scenario}" in text


@pytest.mark.parametrize("series", SERIES, ids=lambda series: series.game)
def test_the_page_needs_nothing_but_itself(series: Series, tmp_path: Path) -> None:
    written = page(simulated(series, tmp_path / "results.parquet"))
    reader = Reader()
    reader.feed(written)
    names = {name for name, _ in reader.attributes}
    assert not names & {"src", "href", "onclick", "onload"}
    assert "<script" not in written
    assert "url(" not in written
    assert "@import" not in written
    assert "//" not in written
    assert "prefers-color-scheme: dark" in written


# -- the command and its words -------------------------------------------------------------------------------


def test_the_command_writes_the_page_beside_the_table(tmp_path: Path) -> None:
    found = simulated(SERIES[1], tmp_path / "results.parquet")
    shown = CliRunner().invoke(app, ["report", str(tmp_path / "results.parquet")])
    assert shown.exit_code == 0, shown.output
    assert (tmp_path / "results.html").read_text(encoding="utf-8") == page(found)
    out = tmp_path / "pages" / "hegra.html"
    shown = CliRunner().invoke(app, ["report", str(tmp_path / "results.parquet"), "--out", str(out)])
    assert shown.exit_code == 0, shown.output
    assert out.is_file()


def test_the_command_refuses_what_is_no_table(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("nothing", encoding="utf-8")
    for name in ("missing.parquet", "notes.txt", "."):
        shown = CliRunner().invoke(app, ["report", str(tmp_path / name)])
        assert shown.exit_code == 1
        assert "expected a table that 'motstand simulate' wrote" in shown.output
    simulated(SERIES[1], tmp_path / "results.parquet")
    shown = CliRunner().invoke(app, ["report", str(tmp_path / "results.parquet"), "--out", str(tmp_path)])
    assert shown.exit_code == 1


def test_every_sentence_of_the_report_is_said() -> None:
    folder = Path(lab.__file__).parent
    said = {
        node.value
        for path in folder.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert set(WORDS.keys()) <= said
