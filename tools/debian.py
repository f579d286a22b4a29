"""Installs Debian's packages, where we may. Standard library alone.

Another process may be installing at the same moment: apt-get itself waits for dpkg's lock (DPkg::Lock::Timeout), but it
gives up at once on the lock of its package lists and on that of its archives. Those commands are run again until the
lock is free, for ten minutes at most.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time

PAUSE = 3.0
TRIES = 200
LOCKED = ("Could not get lock", "Unable to lock", "Unable to acquire")


class NotInstalled(Exception):
    """Why a program is missing, and what would help."""


class Apt:
    """Debian's package manager, with patience for whoever else uses it."""

    def __init__(self, command: str, pause: float = PAUSE, tries: int = TRIES) -> None:
        self.command = command
        self.pause = pause
        self.tries = tries

    def install(self, packages: list[str]) -> None:
        """Install packages, newly listed."""
        self._run("update")
        self._run("install", "-y", "--no-install-recommends", *packages)

    def _run(self, *arguments: str) -> None:
        """Run one command of apt-get, again and again while somebody else holds a lock."""
        command = [self.command, "-o", f"DPkg::Lock::Timeout={int(self.tries * self.pause)}", *arguments]
        # A lock is known by apt's English sentence. Without a runlevel Debian would start PostgreSQL for all users.
        environment = {**os.environ, "LC_ALL": "C", "DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
        for tried in range(self.tries):
            done = subprocess.run(command, env=environment, capture_output=True, text=True)
            if done.returncode == 0:
                return
            if not any(sign in done.stderr for sign in LOCKED):
                break
            if tried == 0:
                _say(
                    f"Another process holds a lock of apt-get; waiting for at most {self.tries * self.pause:.0f} s ..."
                )
            time.sleep(self.pause)
        raise NotInstalled(f"'{' '.join(command)}' failed:\n{done.stderr.strip()}")


def apt_of_this_machine() -> Apt | None:
    """Debian's package manager, where it is there and we may use it."""
    command = shutil.which("apt-get")
    return Apt(command) if command is not None and os.geteuid() == 0 else None


def install(programs: list[str], packages: list[str], apt: Apt | None) -> None:
    """Install packages for these programs; who may not install is told how to."""
    if apt is None:
        missing = " and ".join(programs)
        advice = f"On Debian and Ubuntu: sudo apt-get install {' '.join(packages)}"
        raise NotInstalled(f"{missing} {'is' if len(programs) == 1 else 'are'} not installed. {advice}")
    _say(f"Installing Debian's {' '.join(packages)} ...")
    apt.install(packages)


def _say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)
