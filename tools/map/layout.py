"""What the map is drawn from: the game's board, and the choices of `layout.toml`."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
BOARD = ROOT / "src/motstand/games/kampen_om_norge/content/board.toml"
LAYOUT = Path(__file__).parent / "layout.toml"

Point = tuple[float, float]
Place = tuple[float, float]
"""Latitude and longitude."""


@dataclass(frozen=True)
class Area:
    id: str
    name: str
    place: Place
    signs: tuple[str, ...]
    is_coastal: bool


@dataclass(frozen=True)
class Border:
    between: tuple[str, str]
    kind: str
    way: str


@dataclass(frozen=True)
class ZoneLimit:
    between: tuple[str, str]
    place: Place


@dataclass(frozen=True)
class AirRange:
    base: str
    areas: tuple[str, ...]


@dataclass(frozen=True)
class Board:
    areas: dict[str, Area]
    borders: dict[frozenset[str], Border]
    limits: list[ZoneLimit]
    ranges: list[AirRange]
    impassable: dict[str, str]

    def kind(self, one: str, other: str) -> str | None:
        """How two areas border each other: by land, fjord or lake, or not at all."""
        border = self.borders.get(frozenset((one, other)))
        return border.kind if border else None


@dataclass(frozen=True)
class Pin:
    """A place that is held on a point of the sheet."""

    latitude: float
    longitude: float
    x: float
    y: float


@dataclass(frozen=True)
class Writing:
    """A name or numeral written on the map."""

    text: str
    at: Point
    turn: float
    size: float


@dataclass(frozen=True)
class SheetLayout:
    id: str
    name: str
    width: float
    height: float
    latitude: float
    bounds: tuple[float, float, float, float]
    wander: tuple[int, float, float]
    towns: dict[str, Pin]
    ghosts: tuple[str, ...]
    pins: list[Pin]
    helpers: dict[str, list[Place]]
    mountains: dict[str, list[Place]]
    lakes: dict[str, list[list[Place]]]
    hub: Point
    reaches: dict[frozenset[str], list[Point]]
    divides: list[list[Point]]
    zones: dict[str, Writing]
    neighbour_names: dict[str, Writing]
    mountain_names: dict[str, Writing]
    water_names: list[Writing]
    label_sides: dict[str, tuple[float, float, str]]
    sign_points: dict[str, list[Point]]
    exits: dict[str, tuple[str, Point]]
    free: list[tuple[float, float, float, float]]
    cartouche: tuple[float, float, float, float] | None


def read_board(file: Path = BOARD) -> Board:
    content = tomllib.loads(file.read_text(encoding="utf-8"))
    areas = [_area(row) for row in content["area"]]
    borders = [Border((row["between"][0], row["between"][1]), row["kind"], row["way"]) for row in content["border"]]
    limits = [
        ZoneLimit((row["between"][0], row["between"][1]), (row["latitude"], row["longitude"]))
        for row in content["zone_limit"]
    ]
    return Board(
        {area.id: area for area in areas},
        {frozenset(border.between): border for border in borders},
        limits,
        [AirRange(row["from"], tuple(row["areas"])) for row in content["air_range"]],
        {row["id"]: row["name"] for row in content["impassable"]},
    )


def read_layout(board: Board, file: Path = LAYOUT) -> list[SheetLayout]:
    content = tomllib.loads(file.read_text(encoding="utf-8"))
    return [_sheet(board, row) for row in content["sheet"]]


def _area(row: dict[str, Any]) -> Area:
    signs = [sign for sign in ("victory_city", "mobilization_point", "air_field") if row.get(sign)]
    return Area(row["id"], row["name"], (row["latitude"], row["longitude"]), tuple(signs), bool(row["sea_zones"]))


def _sheet(board: Board, row: dict[str, Any]) -> SheetLayout:
    return SheetLayout(
        id=row["id"],
        name=row["name"],
        width=row["size"][0],
        height=row["size"][1],
        latitude=row["latitude"],
        bounds=tuple(row["bounds"]),
        wander=tuple(row["wander"]),
        towns={area: Pin(*board.areas[area].place, *point) for area, point in row["town"].items()},
        ghosts=tuple(row["ghosts"]),
        pins=[Pin(*pin) for pin in row["pins"]],
        helpers=row["helper"],
        mountains=row["mountain"],
        lakes=row.get("lake", {}),
        hub=tuple(row["hub"]),
        reaches={frozenset(limit["between"]): limit["reach"] for limit in row["limit"]},
        divides=row["divides"],
        zones={zone: _writing(zone, value) for zone, value in row["zone"].items()},
        neighbour_names={id: _writing(board.impassable[id], value) for id, value in row["neighbour"].items()},
        mountain_names={id: _writing(board.impassable[id], value) for id, value in row["mountain_name"].items()},
        water_names=[_writing(text, value) for text, value in row["water"].items()],
        label_sides={area: (value[0], value[1], value[2]) for area, value in row.get("label", {}).items()},
        sign_points=row.get("sign", {}),
        exits={area: (to, (x, y)) for area, (to, x, y) in row.get("exit", {}).items()},
        free=row.get("free", []),
        cartouche=row.get("cartouche"),
    )


def _writing(text: str, value: list[float]) -> Writing:
    """From `[x, y]`, `[x, y, turn]` or `[x, y, turn, size]`; a size of 0 leaves the size to the client."""
    x, y, turn, size = [*value, 0, 0][:4]
    return Writing(text, (x, y), turn, size)
