"""Reads map.toml: sectors, spaces, the German route, Freedom, and who stands where at the beginning."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from msgspec import Meta

from motstand.games.crown_and_courage.box_rows import Number
from motstand.games.crown_and_courage.components import SECTORS, Box, Map, Start
from motstand.games.crown_and_courage.error_messages import message
from motstand.kernel.content.distances import FAR, distances
from motstand.kernel.content.files import shown, wrong
from motstand.kernel.content.rows import EXPECTED, Rows, SourcedRow, Text, Wrong, one_row
from motstand.kernel.errors import ContentError

MAP = "CNC map.toml"
TOWNS = 5
RED = 2
"""The red spaces are the first of the route (CNC-MAP-02)."""

Canvas: TypeAlias = Annotated[int, Meta(ge=0, le=1000)]
SpaceId: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z][1-9][0-9]?$", extra={EXPECTED: message("space-form")})]


class SectorRow(SourcedRow):
    called = message("row-sector")
    id: Annotated[int, Meta(ge=1, le=SECTORS)]
    name: Text


class SpaceRow(SourcedRow):
    called = message("row-space")
    id: SpaceId
    name: Text
    sector: Annotated[int, Meta(ge=1, le=SECTORS)]
    x: Canvas
    y: Canvas
    route: Annotated[int, Meta(ge=0, le=98)] | None = None
    red: bool = False
    highway: bool = False
    town: bool = False
    mobilisation: bool = False
    drop: bool = False

    def __post_init__(self) -> None:
        super().__post_init__()
        # CNC-MAP-03, CNC-MAP-06, CNC-MAP-07: regular troops come through all of these.
        for key in ("red", "highway", "town"):
            if getattr(self, key) and self.route is None:
                raise Wrong(key, message("space-on-route"))


class FreedomRow(SourcedRow, rename={"start": "from"}):
    name: Text
    start: list[str]
    x: Canvas
    y: Canvas


class StartRow(SourcedRow):
    king: str
    norwegians: dict[str, Number]
    germans: dict[str, Number]


def read_map(box: Box, data: dict[str, Any]) -> None:
    """CNC-MAP: spaces by number, Freedom as the last of them."""
    board = box.map
    sectors = Rows(MAP, data, "sector", SectorRow, SECTORS)
    sectors.expect_numbered("id", first=1)
    board.sector_names = ["", *[row.name for row in sectors]]
    rows = Rows(MAP, data, "space", SpaceRow)
    rows.expect_different([row.id for row in rows], message("space-id"))
    freedom = one_row(MAP, data, "freedom", FreedomRow)
    number_spaces(board, rows, freedom)
    find_neighbours(board, freedom)
    lay_route(board, rows)
    mark_icons(board, rows)
    measure(board)
    set_up(board, box.start, one_row(MAP, data, "start", StartRow))


def number_spaces(board: Map, rows: Rows[SpaceRow], freedom: FreedomRow) -> None:
    """What is known of each space by itself."""
    board.ids = [*[row.id for row in rows], "freedom"]
    board.freedom = len(rows)
    board.index = {id: number for number, id in enumerate(board.ids)}
    board.names = [*[row.name for row in rows], freedom.name]
    board.positions = [*[[row.x, row.y] for row in rows], [freedom.x, freedom.y]]
    board.sector = [*[row.sector for row in rows], 0]
    board.red = [*[row.red for row in rows], False]
    board.highway = [*[row.highway for row in rows], False]
    board.centres = [number for number, row in enumerate(rows) if row.mobilisation]
    board.column = [ord(row.id[0]) - ord("a") + 1 for row in rows]
    board.row = [int(row.id[1:]) for row in rows]
    # Freedom lies above all rows.
    board.column.append(0)
    board.row.append(max(board.row, default=0) + 1)


def find_neighbours(board: Map, freedom: FreedomRow) -> None:
    """Side by side for everybody; corner to corner, too, for Paratroopers, who never come to Freedom."""
    spaces = range(board.freedom)
    for one in spaces:
        near = [other for other in spaces if other != one and is_beside(board, one, other)]
        board.around.append(near)
        straight = [
            other for other in near if board.row[one] == board.row[other] or board.column[one] == board.column[other]
        ]
        board.orthogonal.append(straight)
    board.around.append([])
    board.orthogonal.append([])
    for id in freedom.start:
        space = known_space(board, "freedom.from", id)
        board.orthogonal[space].append(board.freedom)
        board.orthogonal[board.freedom].append(space)


def is_beside(board: Map, one: int, other: int) -> bool:
    return abs(board.row[one] - board.row[other]) <= 1 and abs(board.column[one] - board.column[other]) <= 1


def known_space(board: Map, key: str, id: str) -> int:
    """The number of a space that another table names. Raises ContentError."""
    if board.index.get(id, board.freedom) == board.freedom:
        raise wrong(MAP, key, message("space-known"), shown(id))
    return board.index[id]


def lay_route(board: Map, rows: Rows[SpaceRow]) -> None:
    """CNC-MAP-06: from the red spaces step by step, without a gap."""
    on_route = sorted([row for row in rows if row.route is not None], key=lambda row: row.route or 0)
    board.route_place = [-1] * len(board.ids)
    for place, row in enumerate(on_route):
        space = board.index[row.id]
        if row.route != place:
            raise rows.wrong(row, "route", message("route-gap", place=place))
        if place > 0 and space not in board.orthogonal[board.route[-1]]:
            raise rows.wrong(row, "route", message("route-step", place=board.ids[board.route[-1]]))
        if row.red != (place < RED):
            raise rows.wrong(row, "red", message("route-red", count=RED))
        board.route.append(space)
        board.route_place[space] = place
    if len(board.route) <= RED:
        raise wrong(MAP, "space", message("route-some"), len(board.route))


def mark_icons(board: Map, rows: Rows[SpaceRow]) -> None:
    """CNC-MAP-03: the towns on the route; CNC-MAP-05: one space for Paratroopers in every sector but the first."""
    board.drop = [-1] * (SECTORS + 2)
    board.town_of_sector = [-1] * (SECTORS + 2)
    for number, row in enumerate(rows):
        for key, marked, of_sector in (("drop", row.drop, board.drop), ("town", row.town, board.town_of_sector)):
            if marked and of_sector[row.sector] >= 0:
                raise rows.wrong(row, key, message("sector-one"))
            if marked:
                of_sector[row.sector] = number
    for sector in range(1, SECTORS + 1):
        if (board.drop[sector] < 0) != (sector == 1):
            raise ContentError(message("sector-drop", where=MAP, sector=sector))
    board.towns = [space for space in board.route if rows[space].town]
    if len(board.towns) != TOWNS:
        raise wrong(MAP, "space", message("town-count", count=TOWNS), len(board.towns))
    board.town_place = [-1] * len(board.ids)
    for place, space in enumerate(board.towns):
        board.town_place[space] = place


def measure(board: Map) -> None:
    """CNC-Q-69: the steps of Paratroopers, whoever stands in between; and is there a way to Freedom from everywhere?"""
    board.distance = [distances(board.around, space) for space in range(len(board.ids))]
    board.steps = [distances(board.orthogonal, space) for space in range(len(board.ids))]
    to_freedom = board.steps[board.freedom]
    if FAR in to_freedom:
        raise ContentError(message("space-cut-off", where=MAP, space=board.ids[to_freedom.index(FAR)]))


def set_up(board: Map, start: Start, row: StartRow) -> None:
    """CNC-SETUP-23: the King, Norwegian troops and German regular troops, each where they may be."""
    start.king = known_space(board, "start.king", row.king)
    start.norwegians = [0] * len(board.ids)
    start.germans = [0] * len(board.ids)
    for id, troops in row.germans.items():
        space = known_space(board, "start.germans", id)
        if board.route_place[space] < 0:
            raise wrong(MAP, "start.germans", message("start-route"), shown(id))
        start.germans[space] = troops
    for id, troops in row.norwegians.items():
        start.norwegians[known_space(board, "start.norwegians", id)] = troops
    for key, id in [("king", row.king), *[("norwegians", id) for id in row.norwegians]]:
        space = board.index[id]
        # CNC-MAP-02
        if board.red[space] or start.germans[space] > 0:
            raise wrong(MAP, f"start.{key}", message("start-free"), shown(id))
