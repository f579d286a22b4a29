"""Finds Chromium for the browser tests, and installs Debian's when there is none.

    python -m tools.chromium    prints where it is

Playwright only drives it: no browser is downloaded past the system's own packages.
"""

from __future__ import annotations

import os
import shutil
import sys

from tools.debian import NotInstalled, install

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")


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
        install("Chromium", ["chromium", "fonts-liberation"])
        found = find_chromium()
    if found is None:
        raise NotInstalled("Chromium was installed, but it is not on the path; name it in MOTSTAND_CHROMIUM")
    return found


if __name__ == "__main__":
    try:
        print(chromium())
    except NotInstalled as error:
        sys.exit(str(error))
