"""`motstand` with the dice of the test that is running, which a file names: `python -m tests.browser.serve FILE …`."""

from __future__ import annotations

import sys
from pathlib import Path

from motstand.cli import main
from tests.seeds import SeedsOfTests

if __name__ == "__main__":
    running = Path(sys.argv.pop(1))
    main(SeedsOfTests(running.read_text))
