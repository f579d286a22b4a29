"""The games that this project brings; other tests register small ones of their own."""

from __future__ import annotations

import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
GAMES_FOLDER = ROOT / "src" / "motstand" / "games"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
GAME_IDS = sorted(PROJECT["entry-points"]["motstand.games"])
"""Those on the shelf; one that is written but has no board yet is not."""
