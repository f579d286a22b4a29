"""Installing what tests drive: once, all at once, and with patience for whoever else installs. No real apt is run."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import chromium, postgres
from tools.debian import Apt, NotInstalled
from tools.programs import PROGRAMS, Program, install_missing

ROOT = Path(__file__).parents[2]

# Writes down how it was called, and finds a lock held as often as the file "held" has lines.
FAKE_APT = """#!/bin/sh
cd "{folder}"
echo "$@" >> calls
if [ -s held ]; then
    sed -i 1d held
    echo "E: Could not get lock /var/lib/apt/lists/lock. It is held by process 7 (apt-get)" >&2
    exit 100
fi
case "$*" in
    *broken*) echo "E: Unable to locate package broken" >&2; exit 100 ;;
    *install*) touch there ;;
esac
"""


class FakeApt(Apt):
    """An apt-get that only writes down what it was asked for."""

    def __init__(self, folder: Path, tries: int = 5) -> None:
        self.folder = folder
        script = folder / "apt-get"
        script.write_text(FAKE_APT.format(folder=folder), "utf-8")
        script.chmod(0o755)
        super().__init__(str(script), pause=0, tries=tries)

    def hold_lock(self, times: int) -> None:
        (self.folder / "held").write_text("apt-get\n" * times, "utf-8")

    def calls(self) -> list[str]:
        """What was asked for, without options of the lock."""
        written = self.folder / "calls"
        lines = written.read_text("utf-8").splitlines() if written.exists() else []
        return [line.removeprefix("-o DPkg::Lock::Timeout=0 ") for line in lines]

    def program(self, *packages: str) -> Program:
        """A program that is there as soon as something was installed."""
        return Program("Chess", list(packages), (self.folder / "there").exists)


@pytest.fixture
def apt(tmp_path: Path) -> FakeApt:
    return FakeApt(tmp_path)


def test_all_that_is_missing_is_installed_at_once(apt: FakeApt) -> None:
    there = Program("Go", ["gnugo"], lambda: True)
    assert install_missing([apt.program("chess", "pieces"), there, apt.program("clock")], apt) == ["Chess", "Chess"]
    assert apt.calls() == ["update", "install -y --no-install-recommends chess pieces clock"]


def test_nothing_is_asked_for_when_nothing_is_missing(apt: FakeApt) -> None:
    assert install_missing([Program("Go", ["gnugo"], lambda: True)], None) == []
    assert apt.calls() == []


def test_a_lock_that_somebody_else_holds_is_waited_for(apt: FakeApt, capsys: pytest.CaptureFixture[str]) -> None:
    apt.hold_lock(3)
    install_missing([apt.program("chess")], apt)
    assert apt.calls() == ["update"] * 4 + ["install -y --no-install-recommends chess"]
    assert capsys.readouterr().err.count("Another process holds a lock") == 1


def test_a_lock_that_is_never_released_ends_in_apts_own_words(apt: FakeApt) -> None:
    apt.hold_lock(99)
    with pytest.raises(NotInstalled, match=r"update' failed:\nE: Could not get lock .* held by process 7"):
        install_missing([apt.program("chess")], apt)
    assert apt.calls() == ["update"] * 5


def test_another_error_is_not_tried_again(apt: FakeApt) -> None:
    with pytest.raises(NotInstalled, match="Unable to locate package broken"):
        install_missing([apt.program("broken")], apt)
    assert len(apt.calls()) == 2


def test_dpkgs_lock_is_waited_for_by_apt_itself(apt: FakeApt) -> None:
    apt.pause, apt.tries = 2, 30
    install_missing([apt.program("chess")], apt)
    assert apt.calls()[1].startswith("-o DPkg::Lock::Timeout=60 install")


def test_who_may_not_install_is_told_how_to() -> None:
    missing = [Program("Chess", ["chess", "pieces"], lambda: False), Program("Go", ["gnugo"], lambda: False)]
    with pytest.raises(NotInstalled, match=r"Chess and Go are not installed.*sudo apt-get install chess pieces gnugo"):
        install_missing(missing, None)


def test_a_package_without_its_program_is_noticed(apt: FakeApt) -> None:
    with pytest.raises(NotInstalled, match="Chess were installed, but their programs are not found"):
        install_missing([Program("Chess", ["chess"], lambda: False)], apt)


def test_a_browser_that_is_named_is_there(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("MOTSTAND_CHROMIUM", raising=False)
    browser = next(program for program in PROGRAMS if program.name == "Chromium")
    assert not browser.is_there()
    with pytest.raises(NotInstalled, match=r"python -m tools\.programs"):
        chromium.chromium()
    monkeypatch.setenv("MOTSTAND_CHROMIUM", "/opt/browser")
    assert browser.is_there()
    assert chromium.chromium() == "/opt/browser"


def test_postgresql_that_is_left_out_is_not_missed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(postgres, "DEBIAN_PROGRAMS", tmp_path)
    monkeypatch.delenv(postgres.WITHOUT, raising=False)
    database = next(program for program in PROGRAMS if program.name == "PostgreSQL")
    assert not database.is_there()
    with pytest.raises(postgres.NoPostgres, match=r"python -m tools\.programs"):
        postgres.installed()
    monkeypatch.setenv(postgres.WITHOUT, "1")
    assert database.is_there()


def test_no_test_installs_anything() -> None:
    """Only make does: two test processes would meet at apt's lock."""
    installing = [
        path.name
        for path in (ROOT / "tests").rglob("*.py")
        if path != Path(__file__) and "install_missing" in path.read_text("utf-8")
    ]
    assert installing == []
