"""Makes a virtual environment with this project in it, pinned by a constraints file.

    python3 tools/setup.py .venv --extra dev --constraints constraints.txt

Runs on the machine's own Python with nothing installed, so it uses the standard library alone and stays
readable for a Python that is too old: that one has to be told so in words, not by a syntax error.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OLDEST = (3, 11)


def check_python() -> None:
    """Stop with a sentence when this Python can't make the environment."""
    if sys.version_info < OLDEST:
        sys.exit(
            f"Motstand needs Python {OLDEST[0]}.{OLDEST[1]} or newer, and this is {sys.version.split()[0]}. "
            "If a newer one is installed, name it: make PYTHON=python3.12 ..."
        )
    if not all(importlib.util.find_spec(name) for name in ("venv", "ensurepip")):
        sys.exit(
            f"{sys.executable} can't make virtual environments: its venv or ensurepip module is missing. "
            f"On Debian and Ubuntu, install python{sys.version_info[0]}.{sys.version_info[1]}-venv."
        )


def make_environment(folder: Path) -> Path:
    """The Python of the environment in this folder, made anew unless it is there and runs."""
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not runs_pip(python):
        print(f"Making {folder.name} with Python {sys.version.split()[0]} ...", flush=True)
        run([sys.executable, "-m", "venv", "--clear", str(folder)])
    return python


def runs_pip(python: Path) -> bool:
    """Whether this Python is there, new enough and has pip: an interrupted set-up leaves one without."""
    if not python.exists():
        return False
    question = f"import sys, pip; sys.exit(sys.version_info < {OLDEST})"
    return subprocess.run([str(python), "-c", question], stderr=subprocess.DEVNULL).returncode == 0


def install(python: Path, constraints: Path, extra: str, requirements: Path | None) -> None:
    """Put the project, editable, and the requirements into the environment; pip speaks only of errors."""
    project = f"{ROOT}[{extra}]" if extra else str(ROOT)
    wanted = ["-e", project] + (["-r", str(requirements)] if requirements else [])
    print(f"Installing what is pinned in {constraints.relative_to(ROOT)} ...", flush=True)
    # The variables reach pip's isolated build environments too, which no option of the command does.
    # An editable install is neither compiled nor given a client, so its build needs no tools for these.
    pins = {"PIP_CONSTRAINT": str(constraints), "PIP_BUILD_CONSTRAINT": str(constraints)}
    # Python keeps the bytecode of what is really imported; making that of everything takes a fifth of the time.
    run(
        [str(python), "-m", "pip", "install", "-qq", "--disable-pip-version-check", "--no-compile", *wanted],
        environment={**os.environ, **pins, "MOTSTAND_COMPILE": "0", "MOTSTAND_CLIENT": "0"},
    )


def run(command: list[str], environment: dict[str, str] | None = None) -> None:
    """Run a command that has to succeed; it has said itself what went wrong when it doesn't."""
    code = subprocess.run(command, env=environment).returncode
    if code != 0:
        sys.exit(code)


def main() -> None:
    """The command line."""
    check_python()
    parser = argparse.ArgumentParser(description="Make a virtual environment with this project in it.")
    parser.add_argument("folder", type=Path, help="the environment, made when it isn't there")
    parser.add_argument("--extra", default="", help="an optional extra of pyproject.toml, such as dev")
    parser.add_argument("--constraints", type=Path, default=ROOT / "constraints.txt", help="pinned versions")
    parser.add_argument("--requirements", type=Path, help="a file of further requirements")
    asked = parser.parse_args()
    python = make_environment(asked.folder.absolute())
    install(python, asked.constraints.absolute(), asked.extra, asked.requirements)


if __name__ == "__main__":
    main()
