"""The games that this project brings; other tests register small ones of their own."""

from __future__ import annotations

from pathlib import Path

GAMES_FOLDER = Path(__file__).parents[2] / "src" / "motstand" / "games"
GAME_IDS = sorted(game.parent.name.replace("_", "-") for game in GAMES_FOLDER.glob("*/game.py"))
