"""`motstand` with the dice of the test that is running, which a file names: `python -m tests.browser.serve FILE …`."""

from __future__ import annotations

import sys
from pathlib import Path

from motstand.cli import main
from tests.fixed_dice import fix_dice

if __name__ == "__main__":
    running = Path(sys.argv.pop(1))
    fix_dice(running.read_text)
    main()
