"""Writes the golden playthroughs of all games anew: ``python -m tests.games.kit.golden_update``.

Read the difference before you commit it: it is what the change did to the game.
"""

from __future__ import annotations

from tests.games.kit.playthrough import Playthrough
from tests.games.kit.registered import KITS


def main() -> None:
    for kit in KITS:
        for scenario in kit.golden:
            text = Playthrough(kit, scenario).text()
            path = kit.folder / "golden" / f"{scenario}.txt"
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(f"wrote {kit.folder.name}/golden/{path.name}: {len(text.splitlines())} lines")


if __name__ == "__main__":
    main()
