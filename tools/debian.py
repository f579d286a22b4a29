"""Installs what tests need from Debian's packages, where we may. Standard library alone."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys


class NotInstalled(Exception):
    """Why a program is missing, and what would help."""


def install(program: str, packages: list[str], **environment: str) -> None:
    """Install packages; who may not install is told how to."""
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        raise NotInstalled(f"{program} is not installed. On Debian and Ubuntu: sudo apt-get install {packages[0]}")
    print(f"Installing Debian's {packages[0]} ...", file=sys.stderr, flush=True)
    quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", **environment}
    for command in ([apt, "update"], [apt, "install", "-y", "--no-install-recommends", *packages]):
        done = subprocess.run(command, env=quietly, capture_output=True, text=True)
        if done.returncode != 0:
            raise NotInstalled(f"'{' '.join(command)}' failed:\n{done.stderr.strip()}")
