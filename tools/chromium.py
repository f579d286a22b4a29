"""Finds Chromium for the browser tests.

    python -m tools.chromium    prints where it is

Playwright only drives it: no browser is downloaded past the system's own packages, which `python -m tools.programs`
installs.
"""

from __future__ import annotations

import os
import shutil
import sys

from tools.debian import NotInstalled

# The headless shell is the same engine without the windows of a desktop: the tests take a third less of the processor.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
PACKAGES = ["chromium-headless-shell", "fonts-liberation"]


def find() -> str | None:
    """The browser that is there: the one that MOTSTAND_CHROMIUM names, or the first on the path."""
    named = os.environ.get("MOTSTAND_CHROMIUM")
    if named:
        return named
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def chromium() -> str:
    """Where the browser is."""
    if (found := find()) is None:
        raise NotInstalled("Chromium is not installed: run 'python -m tools.programs', or name it in MOTSTAND_CHROMIUM")
    return found


if __name__ == "__main__":
    try:
        print(chromium())
    except NotInstalled as error:
        sys.exit(str(error))
