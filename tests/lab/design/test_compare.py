"""`motstand compare`: pairs from the same seeds, stopped when it is clear, on one page."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path

from typer.testing import CliRunner

from motstand.cli import app
from motstand.kernel.registry import find_game
from motstand.lab.design.comparing import ALIKE, DIFFERS, OPEN, Comparison, compare
from motstand.lab.design.comparison_page import page, verdict_text
from motstand.lab.design.values import changed
from motstand.lab.observed import observe
from motstand.lab.series import Series
from tests.lab.tables import game, results

HEGRA = "halls-of-hegra"
COMMANDER = {"commander": "policy"}


def said(*words: str) -> tuple[int, str]:
    """The exit code and what was printed."""
    result = CliRunner().invoke(app, ["compare", *words], env={"COLUMNS": "200"})
    return result.exit_code, result.output


def by_hand(better: int, same: int, worse: int) -> Comparison:
    """A comparison of so many pairs; germany does more here."""
    comparison = Comparison(results([]), results([]), 0.05)
    for _ in range(better):
        comparison.add(game("germany", 7, march=3), game("norway", 5, march=1))
    for _ in range(same):
        comparison.add(game("germany", 5, march=1), game("germany", 5, march=1))
    for _ in range(worse):
        comparison.add(game("norway", 5, march=2), game("germany", 5, march=1))
    return comparison


def test_a_comparison_knows_when_it_is_clear() -> None:
    assert by_hand(3, 5, 2).verdict == OPEN
    assert by_hand(40, 40, 5).verdict == DIFFERS
    assert by_hand(20, 2000, 20).verdict == ALIKE


def test_what_pairs_show() -> None:
    comparison = by_hand(6, 10, 4)
    assert comparison.wins("germany").mean == 0.1
    assert comparison.wins("norway").mean == -0.1
    assert comparison.length().mean == 0.6
    (march,) = comparison.uses("germany", "action")
    assert (march.name, march.one, march.other) == ("march", 1.8, 1.0)
    assert march.difference.mean == 0.8
    assert comparison.uses("norway", "action") == []
    assert [comparison.ending(ending).mean for ending in comparison.endings()] == [0.1, -0.1]


def test_pairs_have_the_same_seeds_and_stop_early() -> None:
    found = find_game(HEGRA)
    hard, easy = (changed(found, [], [f"difficulty.standard.infantry={more}"])[0] for more in (3, -3))
    told: list[int] = []
    one, other = (Series(HEGRA, "standard", COMMANDER, 200, 7, laid) for laid in (hard, easy))
    comparison = compare(one, other, 0.05, told.append, 1)
    assert comparison.verdict == DIFFERS
    assert told == list(range(1, len(told) + 1))
    assert len(told) == len(comparison.one.games) == len(comparison.other.games) < 200
    assert [game.seed for game in comparison.one.games] == [game.seed for game in comparison.other.games]
    assert comparison.verdict_so_far.mean < 0
    assert comparison.other.games[3].answers == observe(other, 3).answers


def test_the_page_stands_alone_and_says_what_was_found() -> None:
    comparison = by_hand(40, 40, 5)
    text = page(comparison, "attack <2>", "War & Peace", "motstand compare war --set a=2")
    assert "attack &lt;2&gt; (here) beside War &amp; Peace (there): 85 pairs" in text
    assert "Germany wins more often here: +41 points" in text
    assert "motstand compare war --set a=2" in text
    assert "March" in text or "march" in text
    for outside in ("<script", "http://", "https://", "<link"):
        assert outside not in text
    HTMLParser().feed(text)
    assert verdict_text(by_hand(5, 40, 40)).startswith("Germany wins less often here")
    assert verdict_text(by_hand(3, 5, 2)).startswith("Not clear after 10 pairs")
    assert verdict_text(by_hand(20, 2000, 20)).startswith("The difference is less than 5 points")


def test_the_command_compares_a_value(tmp_path: Path) -> None:
    out = tmp_path / "pages" / "comparison.html"
    words = [HEGRA, "--set", "surrender.3=7", "--games", "3", "--processes", "1", "--out", str(out)]
    code, shown = said(*words)
    assert code == 0, shown
    assert "surrender.3.required was 9 (reconstructed)." in shown
    assert "Not clear after 3 pairs" in shown
    text = out.read_text(encoding="utf-8")
    assert "surrender.3.required 7 (here) beside Halls of Hegra (there)" in text
    assert "motstand compare halls-of-hegra --set surrender.3=7 --scenario standard" in text


def test_the_command_compares_packs(tmp_path: Path) -> None:
    for name, required in (("a", 5), ("b", 9)):
        rows = f'[[surrender]]\nid = "truce"\nrequired = {required}\n'
        (tmp_path / f"{name}.toml").write_text(f'[pack]\ngame = "{HEGRA}"\nname = "Edition {name}"\n\n{rows}')
    out = tmp_path / "comparison.html"
    words = [HEGRA, "--pack", str(tmp_path / "a.toml"), "--games", "2", "--processes", "1", "--out", str(out)]
    code, shown = said(*words, "--against", str(tmp_path / "b.toml"))
    assert code == 0, shown
    assert "Edition a (here) beside Edition b (there)" in out.read_text(encoding="utf-8")
    code, shown = said(*words, "--against", str(tmp_path / "a.toml"))
    assert code == 1
    assert "nothing to compare: the rules read the same content on both sides" in shown


def test_the_command_refuses_what_it_cannot_compare() -> None:
    for words, expected in (
        ([], "nothing to compare: expected --pack FILE or --set NAME=VALUE"),
        (["--set", "surrender.truse=3"], "surrender: expected one of german_retreat, truce"),
        (["--set", "surrender.truce.required=many"], "truce': required: expected"),
        (["--set", "surrender.3=7", "--within", "0"], "within: expected points from 0 to 100, got 0"),
        (["--set", "surrender.3=7", "--scenario", "moon"], "moon"),
        (["--set", "surrender.3=7", "--processes", "2", "--ray"], "expected --processes or --ray, got both"),
    ):
        code, shown = said(HEGRA, *words, "--games", "2")
        assert code == 1
        assert expected in shown
