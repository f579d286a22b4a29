"""Writes the golden playthroughs anew: ``python -m tests.games.kampen_om_norge.golden_update``.

Read the difference before you commit it: it is what the change did to the game.
"""

from __future__ import annotations

from motstand.games.kampen_om_norge import GAME
from tests.games.kampen_om_norge.playthrough import GOLDEN, playthrough


def main() -> None:
    for scenario in GAME.scenarios:
        text = playthrough(scenario)
        path = GOLDEN / f"{scenario}.txt"
        path.write_text(text, encoding="utf-8")
        print(f"wrote {path.name}: {len(text.splitlines())} lines")


if __name__ == "__main__":
    main()
