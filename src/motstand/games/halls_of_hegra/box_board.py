"""Reads tracks.toml, map.toml, spaces.toml and sectors.toml: all that is printed on the boards."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta

from motstand.games.halls_of_hegra.box_rows import (
    DayNumber,
    Defender,
    Die,
    Digit,
    Number,
    Outlook,
    Section,
    Stage,
    Track,
    Weather,
)
from motstand.games.halls_of_hegra.components import (
    BOARDS,
    DAMAGED,
    POSITIONS,
    Box,
    Day,
    Map,
    MapRow,
    Sector,
    Space,
)
from motstand.games.halls_of_hegra.error_messages import message
from motstand.kernel.content.distances import FAR, distances
from motstand.kernel.content.files import among, wrong
from motstand.kernel.content.rows import Rows, SourcedRow, Text, Wrong, check_whole, whole_number
from motstand.kernel.errors import ContentError

TRACKS, MAP, SPACES, SECTORS = [f"HOH {name}.toml" for name in ("tracks", "map", "spaces", "sectors")]
DAYS = 11
NUMBERED_TRACKS = 5
ACTIONS = [
    *["negotiate", "open_supply_route", *POSITIONS, "reckless_defence", "field_telephone", "fire_artillery"],
    *["supply_run", "counter_patrol", "shovel_snow", "repair", "bolster", "promote", "inspire", "radio", "map_room"],
    *["treat_patient", "medicine_cabinet"],
]

Canvas: TypeAlias = Annotated[int, Meta(ge=0, le=1000)]


# -- tracks --------------------------------------------------------------------------------------------------


class DoubtLevel(SourcedRow):
    called = message("row-doubt")
    level: Digit
    discs: Digit
    morale: Digit
    start: bool = False


class SupplyLevel(SourcedRow):
    called = message("row-supply")
    level: Digit
    defenders: Number
    start: bool = False


class WeatherLevel(SourcedRow):
    called = message("row-weather")
    id: Weather
    name: Text
    movement: Number
    start: bool = False


class MoraleLevel(SourcedRow):
    called = message("row-morale-level")
    level: Annotated[int, Meta(ge=-3, le=3)]
    deck: Literal["high", "low"]
    draw: Number
    resolve: Number

    def __post_init__(self) -> None:
        super().__post_init__()
        check_whole("resolve", self.resolve, 1, self.draw)


class DayRow(SourcedRow):
    called = message("row-day")
    day: DayNumber
    stage: Stage
    deck: Literal["mobilisation", "attack", "siege_1", "siege_2"]
    row: Text
    patrols: Digit
    red: bool = False
    special: Literal["", "coup", "retreat", "last_stand"] = ""


def read_tracks(box: Box, data: dict[str, Any]) -> None:
    """The eleven tracks; those of numbers first, then those whose levels say something."""
    tracks = box.tracks
    numbered = Rows(TRACKS, data, "track", Track, NUMBERED_TRACKS)
    tracks.numbered = {track.id: track for track in numbered}
    artillery = tracks.numbered["artillery"]
    pieces = len(box.map.symbols)
    if artillery.most - artillery.start > pieces:
        # HOH-HIT-09: each piece of the track finds a symbol of its own on the map.
        raise numbered.wrong(artillery, "most", whole_number(artillery.least, artillery.start + pieces))
    doubt = Rows(TRACKS, data, "doubt", DoubtLevel)
    doubt.expect_numbered("level", first=0)
    tracks.doubt_discs, tracks.doubt_morale = [row.discs for row in doubt], [row.morale for row in doubt]
    supply = Rows(TRACKS, data, "supply", SupplyLevel)
    supply.expect_numbered("level", first=1)
    tracks.rations = [row.defenders for row in supply]
    weather = Rows(TRACKS, data, "weather", WeatherLevel)
    tracks.weather_ids, tracks.weather_names = [row.id for row in weather], [row.name for row in weather]
    tracks.movement = [row.movement for row in weather]
    surrender = Rows(TRACKS, data, "surrender", Outlook)
    for outlook in surrender:
        # From the best outcome up; only the last level is the skull.
        if outlook.skull != (outlook is surrender[-1]):
            raise surrender.wrong(outlook, "skull", message("surrender-skull"))
    tracks.surrender = list(surrender)
    tracks.doubt_start, tracks.rations_start = marked(doubt), marked(supply)
    tracks.weather_start, tracks.surrender_start = marked(weather), marked(surrender)
    # HOH-TRACK-10: which cards a Morale level draws.
    levels = Rows(TRACKS, data, "morale_level", MoraleLevel)
    tracks.evening = {row.level: (row.deck, row.draw, row.resolve) for row in levels}
    read_days(box, Rows(TRACKS, data, "day", DayRow, DAYS))


def marked(rows: Rows[Any]) -> int:
    """Where the marker starts."""
    return next((place for place, row in enumerate(rows) if row.start), 0)


def read_days(box: Box, rows: Rows[DayRow]) -> None:
    """HOH-TRACK-11: the Turn track."""
    rows.expect_numbered("day", first=1)
    for row in rows:
        rows.expect_one_of(row, "row", row.row, box.map.rows)
        box.tracks.days.append(Day(row))


# -- the map -------------------------------------------------------------------------------------------------


class RowOfMap(SourcedRow):
    called = message("row-row")
    id: Text
    name: Text
    criteria: Die


class Place(SourcedRow):
    called = message("row-place")
    id: Text
    name: Text
    kind: Literal["fortress", "depot", "space"]
    neighbours: list[str]
    x: Canvas
    y: Canvas
    delivery: str = ""
    row: str = ""
    number: Annotated[int, Meta(ge=1, le=6)] = 0
    artillery: bool = False

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.delivery and self.kind != "depot":
            raise Wrong("delivery", message("place-only", kind="depot"))
        for key in ("row", "number", "artillery"):
            if getattr(self, key) and self.kind != "space":
                raise Wrong(key, message("place-only", kind="space"))


def read_map(box: Box, data: dict[str, Any]) -> None:
    """HOH-TRACK-15: rows, spaces and the lines between them."""
    chart = box.map
    chart.rows = {row.id: MapRow(row) for row in Rows(MAP, data, "row", RowOfMap)}
    places = Rows(MAP, data, "place", Place)
    chart.ids = [place.id for place in places]
    places.expect_different(chart.ids, message("place-id"))
    chart.index = {id: number for number, id in enumerate(chart.ids)}
    chart.names = [place.name for place in places]
    chart.positions = [[place.x, place.y] for place in places]
    chart.number = [place.number for place in places]
    chart.row_of = [place.row for place in places]
    chart.delivery = [-1] * len(places)
    kinds = [delivery.id for delivery in box.pieces.deliveries]
    for number, place in enumerate(places):
        if place.kind == "space":
            add_space(chart, places, place)
        elif place.kind == "depot":
            places.expect_one_of(place, "delivery", place.delivery, kinds)
            chart.delivery[number] = kinds.index(place.delivery)
            chart.depots.append(number)
        else:
            chart.fortress = number
    draw_lines(chart, places)
    measure_map(chart)


def add_space(chart: Map, places: Rows[Place], place: Place) -> None:
    """A space is numbered within its row."""
    places.expect_one_of(place, "row", place.row, chart.rows)
    row, number = chart.rows[place.row], chart.index[place.id]
    places.expect_number(place, "number", len(row.spaces) + 1)
    row.spaces.append(number)
    if place.artillery:
        row.symbols.append(number)
        chart.symbols.append(number)


def draw_lines(chart: Map, places: Rows[Place]) -> None:
    """Every line is named by both of its ends."""
    for place in places:
        for end in place.neighbours:
            if end not in chart.index:
                raise places.wrong(place, "neighbours", message("place-known", place=end))
            other = places[chart.index[end]]
            if place.id not in other.neighbours:
                raise places.wrong(other, "neighbours", message("place-line", place=place.id))
        chart.neighbours.append([chart.index[end] for end in place.neighbours])


def measure_map(chart: Map) -> None:
    """Distances, and whether everything can be reached."""
    for row in chart.rows.values():
        if len(row.spaces) != 6:
            raise ContentError(message("row-spaces", where=MAP, row=row.id, spaces=len(row.spaces)))
    if [chart.delivery[place] for place in chart.depots] != list(range(len(chart.depots))):
        raise ContentError(message("place-depots", where=MAP))
    chart.from_fortress = distances(chart.neighbours, chart.fortress)
    chart.from_depot = [distances(chart.neighbours, depot) for depot in chart.depots]
    if FAR in chart.from_fortress:
        lost = chart.ids[chart.from_fortress.index(FAR)]
        raise ContentError(message("place-cut-off", where=MAP, place=lost))


# -- Action spaces and Sectors -------------------------------------------------------------------------------


class Action(SourcedRow):
    called = message("row-space")
    id: Text
    number: Number
    section: Section
    name: Text
    text: Text
    first_day: DayNumber
    last_day: DayNumber
    double: list[Defender] = []
    barred: list[Defender] = []
    snow: bool = False
    once: bool = False
    position: bool = False

    def __post_init__(self) -> None:
        super().__post_init__()
        check_whole("last_day", self.last_day, self.first_day, DAYS)
        if self.position and self.id not in POSITIONS:
            raise Wrong("id", among(POSITIONS))
        if self.snow and self.id not in DAMAGED:
            raise Wrong("id", among(DAMAGED))


class SectorRow(SourcedRow):
    called = message("row-sector")
    id: Text
    board: Literal["attack", "siege"]
    number: Number
    dice: list[Literal["grenade", "hit", "move", "wait"]]
    criteria: Die
    range: list[Defender]
    red: bool = False

    def __post_init__(self) -> None:
        super().__post_init__()
        if len(self.dice) != 6:
            raise Wrong("dice", message("sector-dice"))


def read_spaces(box: Box, data: dict[str, Any]) -> None:
    """HOH-TRACK-14: the Action spaces."""
    actions = Rows(SPACES, data, "space", Action)
    ids = [action.id for action in actions]
    actions.expect_different(ids, message("space-id"))
    if set(ids) != set(ACTIONS):
        missing = [id for id in ACTIONS if id not in ids]
        raise ContentError(message("space-ids", where=SPACES, ids=ACTIONS, missing=missing or message("space-none")))
    box.space_index = {id: index for index, id in enumerate(ids)}
    box.spaces = [Space(action, index) for index, action in enumerate(actions)]
    for space in box.spaces:
        box.sections[space.section].append(space)


def read_sectors(box: Box, data: dict[str, Any]) -> None:
    """HOH-TRACK-12, HOH-TRACK-13: the Sectors of both boards."""
    rows = Rows(SECTORS, data, "sector", SectorRow)
    for row in rows:
        board = box.sectors[BOARDS.index(row.board)]
        rows.expect_number(row, "number", len(board) + 1)
        board.append(Sector(row))
    counts = [len(board) for board in box.sectors]
    if counts != [0, 3, 4]:
        raise wrong(SECTORS, "sector", message("sector-count"), str(counts[1:]))
