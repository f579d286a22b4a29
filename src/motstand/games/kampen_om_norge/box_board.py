"""Reads board.toml: areas, borders, sea zones, air ranges, mountains and regions."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, field

from motstand.games.kampen_om_norge.components import Board
from motstand.games.kampen_om_norge.error_messages import message
from motstand.kernel.content.rows import EXPECTED, Rows, SourcedRow, Text, Wrong
from motstand.kernel.errors import ContentError
from motstand.kernel.pieces import as_key

WHERE = "KON board.toml"
AREAS = 44
HOME = "germany"

SomeAreas: TypeAlias = Annotated[list[str], Meta(min_length=1, extra={EXPECTED: message("some-area")})]


class Drawn(SourcedRow, kw_only=True):
    """A row that also says where it is on the map: for whoever draws it, not for the rules."""

    latitude: float = 0.0
    longitude: float = 0.0


class Area(Drawn):
    called = message("row-area")
    id: Text
    name: Text
    sea_zones: list[str]
    victory_city: bool = False
    mobilization_point: bool = False
    air_field: bool = False
    number: int = 0
    town: str = ""
    position: list[float] = []


class Border(SourcedRow):
    called = message("row-border")
    between: Annotated[list[str], Meta(min_length=2, max_length=2, extra={EXPECTED: message("border-of-two")})]
    kind: Literal["land", "fjord", "lake"]
    way: Text

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.between[0] == self.between[1]:
            raise Wrong("between", message("border-of-two"))


class SeaZone(SourcedRow):
    called = message("row-sea-zone")
    id: Text
    adjacent: list[str]
    areas: list[str]
    mined: bool = False
    waters: str = ""
    label: list[float] = []


class AirRange(Drawn):
    called = message("row-air-range")
    start: Text = field(name="from")
    areas: SomeAreas
    base: str = ""


class Impassable(Drawn):
    called = message("row-impassable")
    id: Text
    name: Text
    separates: str = ""
    edge: str = ""


class Region(SourcedRow):
    called = message("row-region")
    id: Text
    areas: list[str]


def read_board(data: dict[str, Any]) -> Board:
    """The board, with all that lies between its areas."""
    board = Board()
    areas = Rows(WHERE, data, "area", Area, AREAS)
    board.ids = [area.id for area in areas]
    board.keys = [as_key(id) for id in board.ids]
    areas.expect_different(board.ids, message("area-id"))
    board.names = [area.name for area in areas]
    board.index = {id: number for number, id in enumerate(board.ids)}
    board.sea_zones = [area.sea_zones for area in areas]
    board.victory_cities = [number for number, area in enumerate(areas) if area.victory_city]
    board.mobilization_points = [number for number, area in enumerate(areas) if area.mobilization_point]
    board.air_fields = [number for number, area in enumerate(areas) if area.air_field]
    read_borders(board, Rows(WHERE, data, "border", Border))
    read_sea_zones(board, Rows(WHERE, data, "sea_zone", SeaZone))
    read_air_ranges(board, Rows(WHERE, data, "air_range", AirRange))
    board.impassable = [row.id for row in Rows(WHERE, data, "impassable", Impassable)]
    read_regions(board, Rows(WHERE, data, "region", Region))
    return board


def read_borders(board: Board, borders: Rows[Border]) -> None:
    board.neighbours = [[] for _ in board.ids]
    board.across_water = [[] for _ in board.ids]
    for border in borders:
        borders.expect_known(border, "between", border.between, board.index)
        one, other = [board.index[area] for area in border.between]
        if other in board.neighbours[one]:
            raise borders.wrong(border, "between", message("border-is-new"))
        for near, far in ((one, other), (other, one)):
            board.neighbours[near].append(far)
            board.ways[(near, far)] = border.way
            if border.kind != "land":
                board.across_water[near].append(far)
    board.is_water_between = [[far in water for far in range(len(board.ids))] for water in board.across_water]


def read_sea_zones(board: Board, zones: Rows[SeaZone]) -> None:
    board.zones = [zone.id for zone in zones]
    board.zone_index = {id: number for number, id in enumerate(board.zones)}
    for zone in zones:
        zones.expect_known(zone, "adjacent", zone.adjacent, board.zones)
        zones.expect_known(zone, "areas", zone.areas, board.index)
        if not all(zone.id in board.sea_zones[board.index[area]] for area in zone.areas):
            raise zones.wrong(zone, "areas", message("areas-of-zone", zone=zone.id))
        board.zone_neighbours[zone.id] = zone.adjacent
        board.zone_areas.append([board.index[area] for area in zone.areas])
    board.zones_of_area = [[board.zone_index[zone] for zone in zones_there] for zones_there in board.sea_zones]
    board.coastal_areas = [area for area, zones_there in enumerate(board.zones_of_area) if zones_there]


def read_air_ranges(board: Board, ranges: Rows[AirRange]) -> None:
    """What is reached from Germany, and from every air field."""
    starts = [HOME, *[board.ids[airfield] for airfield in board.air_fields]]
    for row in ranges:
        ranges.expect_one_of(row, "from", row.start, starts)
        ranges.expect_known(row, "areas", row.areas, board.index)
        covered = [area in row.areas for area in board.ids]
        if row.start == HOME:
            board.home_range = covered
        else:
            board.field_range[board.index[row.start]] = covered
    missing = [board.ids[airfield] for airfield in board.air_fields if airfield not in board.field_range]
    if missing or not board.home_range:
        raise ContentError(message("field-without-range", where=WHERE, fields=missing or [HOME]))


def read_regions(board: Board, regions: Rows[Region]) -> None:
    """The part of the country of each area."""
    board.regions = [""] * len(board.ids)
    for region in regions:
        regions.expect_known(region, "areas", region.areas, board.index)
        for area in region.areas:
            if board.regions[board.index[area]]:
                raise regions.wrong(region, "areas", message("area-in-two-regions", area=area))
            board.regions[board.index[area]] = region.id
    if "" in board.regions:
        lost = board.ids[board.regions.index("")]
        raise ContentError(message("area-without-region", where=WHERE, area=lost))
