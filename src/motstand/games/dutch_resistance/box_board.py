"""Reads board.toml: Locations, Regions, Roads with their signs, the Morale Track and the Player Boards."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta

from motstand.games.dutch_resistance.box_rows import (
    Area,
    Colour,
    Coordinate,
    Digit,
    Letter,
    MoraleValue,
    Number,
    Place,
    Region,
)
from motstand.games.dutch_resistance.components import (
    AREAS,
    BLACK,
    COLOURS,
    MOST_ALIBI,
    PLACES,
    SIGNS,
    WHITE,
    Board,
    Road,
)
from motstand.games.dutch_resistance.error_messages import message
from motstand.games.dutch_resistance.vocabulary import LETTERS, REGIONS
from motstand.kernel.content.distances import FAR, distances
from motstand.kernel.content.rows import Rows, SourcedRow, Text, Wrong
from motstand.kernel.errors import ContentError

BOARD: Final = "DR board.toml"
IN_A_REGION: Final = 4
SLOTS: Final = 6


class LocationRow(SourcedRow):
    called = message("row-location")
    id: Place
    area: Area
    number: Number
    x: Coordinate
    y: Coordinate


class RegionRow(SourcedRow):
    called = message("row-region")
    id: Region
    name: Text
    area: Area
    shape: Text


class RoadRow(SourcedRow):
    called = message("row-road")
    id: Letter
    ends: Annotated[list[Place], Meta(min_length=2, max_length=2)]
    region: Region
    white: Letter
    black: Letter
    x: Coordinate
    y: Coordinate


class MoraleRow(SourcedRow):
    called = message("row-morale")
    tokens: Number
    least: MoraleValue
    most: MoraleValue
    y: Coordinate


class SideRow(SourcedRow):
    """A side of the Player Boards: the Safety lost by Alibi from 1, and by Resources from 0."""

    called = message("row-side")
    id: Literal["easy", "standard"]
    name: Text
    alibi: list[Digit]
    resources: list[Digit]

    def __post_init__(self) -> None:
        super().__post_init__()
        for key, numbers, count in (("alibi", self.alibi, MOST_ALIBI), ("resources", self.resources, SLOTS + 1)):
            if len(numbers) != count:
                raise Wrong(key, message("side-numbers", count=count))


class ColourRow(SourcedRow):
    called = message("row-colour")
    id: Colour
    name: Text
    number: Number


class DeckRow(SourcedRow):
    called = message("row-deck")
    id: Literal["occupier", "raid", "patrol", "halt", "ticket", "ausweis", "helper_1", "helper_2"]
    x: Coordinate
    y: Coordinate


def read_board(board: Board, data: dict[str, Any]) -> None:
    """DR-BOARD-04: everything that is printed on the board."""
    read_locations(board, Rows(BOARD, data, "location", LocationRow, len(PLACES)))
    read_regions(board, Rows(BOARD, data, "region", RegionRow, len(REGIONS)))
    read_roads(board, Rows(BOARD, data, "road", RoadRow, len(LETTERS)))
    read_morale(board, Rows(BOARD, data, "morale", MoraleRow))
    board.sides = {row.id: row for row in Rows(BOARD, data, "side", SideRow, 2)}
    colours = Rows(BOARD, data, "colour", ColourRow, len(COLOURS))
    expect_order(colours, COLOURS)
    board.colour_names = [row.name for row in colours]
    colours.expect_numbered("number", first=1)
    decks = Rows(BOARD, data, "deck", DeckRow)
    decks.expect_different([row.id for row in decks], message("row-twice"))
    board.deck_at = {row.id: [row.x, row.y] for row in decks}


def expect_order(rows: Rows[Any], ids: list[str]) -> None:
    """The rows have to be these, in this order: rules know them by their numbers."""
    for row, id in zip(rows, ids, strict=True):
        rows.expect_one_of(row, "id", row.id, [id])


def read_locations(board: Board, rows: Rows[LocationRow]) -> None:
    """DR-LOC-01, DR-LOC-02: 7 City and 6 Countryside Locations, each Area numbered from 1."""
    expect_order(rows, PLACES)
    for place, row in enumerate(rows):
        area = AREAS.index(row.area)
        board.area.append(area)
        board.number.append(row.number)
        board.at.append([row.x, row.y])
        board.in_area[area].append(place)
        rows.expect_number(row, "number", len(board.in_area[area]))


def read_regions(board: Board, rows: Rows[RegionRow]) -> None:
    expect_order(rows, REGIONS)
    board.regions = list(rows)
    board.region_area = [AREAS.index(row.area) for row in rows]


def read_roads(board: Board, rows: Rows[RoadRow]) -> None:
    """DR-LOC-04, DR-ROAD-01: 20 Roads, four to a Region, with their signs."""
    expect_order(rows, LETTERS)
    for number, row in enumerate(rows):
        road = Road(row)
        if road.ends[0] == road.ends[1] or any(sorted(road.ends) == sorted(other.ends) for other in board.roads):
            raise rows.wrong(row, "ends", message("road-ends"))
        board.roads.append(road)
        for end in road.ends:
            board.roads_at[end].append(number)
            board.going_from[end].append(road.going)
        if [other.region for other in board.roads].count(road.region) > IN_A_REGION:
            raise rows.wrong(row, "region", message("road-region", count=IN_A_REGION))
    measure(board)
    for row, road in zip(rows, board.roads, strict=True):
        read_signs(board, rows, row, road)


def read_signs(board: Board, rows: Rows[RoadRow], row: RoadRow, road: Road) -> None:
    """DR-BOARD-05, DR-BOARD-06: each sign leads over another end, and each Road is led to once by either colour."""
    for sign, key in enumerate(SIGNS):
        shared = [end for end in road.ends if end in board.roads[road.next[sign]].ends]
        if len(shared) != 1:
            raise rows.wrong(row, key, message("road-sign"))
        road.passed[sign] = shared[0]
    if road.passed[WHITE] == road.passed[BLACK]:
        raise rows.wrong(row, "black", message("road-sign-end"))
    for sign, key in enumerate(SIGNS):
        if [other.next[sign] for other in board.roads].count(road.next[sign]) > 1:
            raise rows.wrong(row, key, message("road-sign-twice"))


def measure(board: Board) -> None:
    """The number of Roads from every place to every other, for the Officer's way."""
    neighbours = [board.neighbours(place) for place in range(len(PLACES))]
    for start in range(len(PLACES)):
        steps = distances(neighbours, start)
        if FAR in steps:
            raise ContentError(message("road-cut-off", where=BOARD, place=PLACES[start]))
        board.distance.append(steps)


def read_morale(board: Board, rows: Rows[MoraleRow]) -> None:
    """DR-BOARD-03: which Morale gives how many Morale Action tokens; there is no Morale without them."""
    board.tokens = [0]
    rows.expect_numbered("tokens", first=1)
    for row in rows:
        rows.expect_number(row, "least", len(board.tokens))
        board.slot_at.append(row.y)
        board.tokens += [row.tokens] * (row.most - row.least + 1)
    board.most_morale = len(board.tokens) - 1
