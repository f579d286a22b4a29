"""Draws the map of Kampen om Norge anew.

    python -m pip install -r tools/map/requirements.txt
    python -m tools.map

reads layout.toml and the game's board.toml, fetches the coastline with npm, and writes the asset
web/src/games/kampen_om_norge/map/map.json and, to look at, build/map/preview.svg. Draw again after any change of the
board's areas or borders and of layout.toml; tests/tools/test_map.py compares the asset with the board.
"""

from __future__ import annotations

import json

from tools.map.assemble import assemble_overview, assemble_sheet
from tools.map.coastline import fetch_atlas
from tools.map.layout import ROOT, read_board, read_layout
from tools.map.preview import preview

ASSET = ROOT / "web/src/games/kampen_om_norge/map/map.json"
BUILD = ROOT / "build/map"


def main() -> None:
    board = read_board()
    atlas = fetch_atlas(BUILD)
    sheets = [assemble_sheet(board, layout, atlas) for layout in read_layout(board)]
    drawn = {"sheets": sheets, "overview": assemble_overview(board, atlas)}
    ASSET.parent.mkdir(parents=True, exist_ok=True)
    ASSET.write_text(json.dumps(drawn, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
    (BUILD / "preview.svg").write_text(preview(board, drawn), encoding="utf-8")
    print(f"{ASSET.relative_to(ROOT)}: {ASSET.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
