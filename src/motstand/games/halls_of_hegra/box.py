"""Opens the box: reads the content files, lays packs over them, and checks every value."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from motstand.games.halls_of_hegra.box_board import read_map, read_sectors, read_spaces, read_tracks
from motstand.games.halls_of_hegra.box_cards import read_cards
from motstand.games.halls_of_hegra.box_pieces import read_difficulties, read_pieces
from motstand.games.halls_of_hegra.components import Box
from motstand.kernel.content import Row, content_digest, overlay, read_toml
from motstand.kernel.errors import ContentError

CONTENT = Path(__file__).parent / "content"
FILES = ["tracks", "spaces", "sectors", "map", "pieces", "events", "morale", "snow", "difficulties"]
ROW_KEYS = ("id", "level", "day", "token")

_boxes: dict[tuple[str, ...], Box] = {}


def open_box(packs: list[Path]) -> Box:
    """The components, with packs laid over them in order."""
    key = tuple([str(pack) for pack in packs])
    if key not in _boxes or packs:
        data = {name: read_toml(CONTENT / f"{name}.toml", f"HOH {name}.toml") for name in FILES}
        for pack in packs:
            lay_over(data, pack)
        try:
            _boxes[key] = boxed(data)
        except ContentError as error:
            if not packs:
                raise
            laid = ", ".join([pack.name for pack in packs])
            raise ContentError(f"{error} (with {laid} laid over it)") from error
    return _boxes[key]


def lay_over(data: dict[str, Any], pack: Path) -> None:
    """Lay a pack over the content: every table goes to the file where its name is known."""
    content = read_toml(pack, pack.name)
    about = Row(pack.name, content).table("pack") or Row(pack.name, {}, "pack.")
    if not about.text_is("game", "halls-of-hegra"):
        raise about.wrong("game", '"halls-of-hegra"')
    about.ignore("name", "author", "note")
    about.finish()
    content.pop("pack")
    homes = {key: name for name in FILES for key in data[name]}
    for key, value in content.items():
        if key not in homes:
            raise ContentError(f"{pack.name}: {key}: unknown key; expected one of {', '.join(sorted(homes))}")
        overlay(data[homes[key]], {key: value}, ROW_KEYS)


def boxed(data: dict[str, Any]) -> Box:
    """The box of all content. Pieces come first: the others name them."""
    box = Box()
    read_pieces(box.pieces, data["pieces"])
    read_tracks(box.tracks, data["tracks"])
    read_map(box, data["map"])
    read_spaces(box, data["spaces"])
    read_sectors(box, data["sectors"])
    read_cards(box, data)
    read_difficulties(box, data["difficulties"])
    for day in box.tracks.days:
        if day.row not in box.map.rows:
            rows = ", ".join(box.map.rows)
            raise ContentError(f"HOH tracks.toml: day number {day.number}: row: expected one of {rows}, got {day.row}")
    box.digest = content_digest(data)
    return box
