"""Finds Chromium for the browser tests, and installs Debian's when there is none.

    python tools/chromium.py    prints where it is

Playwright only drives it: no browser is downloaded past the system's own packages.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")


class NoChromium(Exception):
    """There is no browser, and it can't be installed from here."""


def find_chromium() -> str | None:
    """The browser that is there: the one that MOTSTAND_CHROMIUM names, or the first on the path."""
    named = os.environ.get("MOTSTAND_CHROMIUM")
    if named:
        return named
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def chromium() -> str:
    """Where the browser is; it is installed first if need be."""
    found = find_chromium()
    if found is None:
        install()
        found = find_chromium()
    if found is None:
        raise NoChromium("Chromium was installed, but it is not on the path; name it in MOTSTAND_CHROMIUM")
    return found


def install() -> None:
    """Debian's package, where we may install it."""
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        raise NoChromium(
            "The browser tests need Chromium. Install it (on Debian and Ubuntu: sudo apt-get install chromium), "
            "or name a Chromium in MOTSTAND_CHROMIUM."
        )
    print("Installing Debian's chromium ...", file=sys.stderr, flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    command = ["apt-get", "install", "-y", "-q", "--no-install-recommends", "chromium", "fonts-liberation"]
    if subprocess.run(command, env=environment, stdout=subprocess.DEVNULL).returncode != 0:
        subprocess.run(["apt-get", "update", "-q"], env=environment, stdout=subprocess.DEVNULL, check=False)
        subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=True)


if __name__ == "__main__":
    try:
        print(chromium())
    except (NoChromium, subprocess.CalledProcessError) as error:
        sys.exit(str(error))
