"""The programs that tests drive: Chromium and PostgreSQL.

    python -m tools.programs    installs Debian's where they are missing

`make test`, `make soak` and `make screenshots` do this once, before any test process starts: tests install nothing, so
no two of them meet at apt's locks. MOTSTAND_CHROMIUM names another browser; MOTSTAND_NO_POSTGRESQL=1 does without the
database. Standard library alone.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

from tools import chromium, postgres
from tools.debian import Apt, NotInstalled, apt_of_this_machine, install


class Program:
    """A program that tests drive, and Debian's packages of it."""

    def __init__(self, name: str, packages: list[str], is_there: Callable[[], bool]) -> None:
        self.name = name
        self.packages = packages
        self.is_there = is_there


PROGRAMS = [
    Program("Chromium", chromium.PACKAGES, lambda: chromium.find() is not None),
    Program("PostgreSQL", postgres.PACKAGES, lambda: postgres.programs() is not None or postgres.left_out()),
]


def install_missing(programs: list[Program], apt: Apt | None) -> list[str]:
    """Install the programs that are missing, all at once; returns their names."""
    missing = [program for program in programs if not program.is_there()]
    names = [program.name for program in missing]
    if missing:
        install(names, [package for program in missing for package in program.packages], apt)
        if lost := [program.name for program in missing if not program.is_there()]:
            raise NotInstalled(f"Packages of {' and '.join(lost)} were installed, but their programs are not found.")
    return names


def main() -> int:
    """The command line."""
    try:
        install_missing(PROGRAMS, apt_of_this_machine())
    except NotInstalled as reason:
        print(reason, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
