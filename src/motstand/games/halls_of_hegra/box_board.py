"""Reads tracks.toml, spaces.toml, sectors.toml and map.toml: all that is printed on the boards."""

from __future__ import annotations

from typing import Any

from motstand.games.halls_of_hegra.components import (
    BOARDS,
    COLUMNS,
    DECKS,
    MORALE_LIMIT,
    POSITIONS,
    SECTIONS,
    SPECIALS,
    STAGES,
    TYPES,
    WAIT,
    Airfield,
    Box,
    Day,
    Map,
    MapRow,
    Outlook,
    Sector,
    Space,
    Track,
    Tracks,
)
from motstand.games.halls_of_hegra.sayings import saying
from motstand.kernel.content import Row, rows_of, wrong, wrong_count
from motstand.kernel.errors import ContentError

FAR = 99
DAYS = 11

# -- tracks --------------------------------------------------------------------------------------------------


def read_tracks(tracks: Tracks, data: dict[str, Any]) -> None:
    """The eleven tracks; those of numbers first, then those whose levels say something."""
    where = "HOH tracks.toml"
    for row in rows_of(where, data, "track", saying("row-track")):
        id = row.one_of("id", ("snow", "suspicion", "defence", "fear", "artillery"))
        least, most = row.whole("least", 0, 20), row.whole("most", 0, 20)
        start = row.whole("start", least, most)
        tracks.numbered[id] = Track(id, least, most, start, row.whole("reset", least, most, start))
        row.source()
        row.finish()
    if len(tracks.numbered) != 5:
        raise wrong_count(where, "track", 5, len(tracks.numbered))
    for place, row in enumerate(rows_of(where, data, "doubt", saying("row-doubt"))):
        row.whole("level", place, place)
        tracks.doubt_discs.append(row.whole("discs", 0, 9))
        tracks.doubt_morale.append(row.whole("morale", 0, 9))
        tracks.doubt_start = started(row, place, tracks.doubt_start)
    for place, row in enumerate(rows_of(where, data, "supply", saying("row-supply"))):
        row.whole("level", place + 1, place + 1)
        tracks.rations.append(row.whole("defenders", 1, 9))
        tracks.rations_start = started(row, place, tracks.rations_start)
    for place, row in enumerate(rows_of(where, data, "weather", saying("row-weather"))):
        tracks.weather_ids.append(row.one_of("id", ("sun", "cloud", "snow")))
        tracks.weather_names.append(row.text("name"))
        tracks.movement.append(row.whole("movement", 1, 9))
        tracks.weather_start = started(row, place, tracks.weather_start)
    read_surrender(tracks, rows_of(where, data, "surrender", saying("row-surrender")))
    read_evening(tracks, rows_of(where, data, "morale_level", saying("row-morale-level")))
    read_days(tracks, rows_of(where, data, "day", saying("row-day")))


def started(row: Row, place: int, before: int) -> int:
    """Where the marker starts; this ends the row."""
    start = place if row.yes("start") else before
    row.source()
    row.finish()
    return start


def read_surrender(tracks: Tracks, rows: list[Row]) -> None:
    """From the best outcome up; only the last level is the skull."""
    for place, row in enumerate(rows):
        skull = row.yes("skull")
        if skull != (place == len(rows) - 1):
            raise row.wrong("skull", saying("surrender-skull"))
        required = 0 if skull else row.whole("required", 0, 30)
        tracks.surrender.append(Outlook(row.text("id"), row.text("name"), required, skull))
        tracks.surrender_start = started(row, place, tracks.surrender_start)


def read_evening(tracks: Tracks, rows: list[Row]) -> None:
    """HOH-TRACK-10: which cards a Morale level draws."""
    for row in rows:
        level = row.whole("level", -MORALE_LIMIT, MORALE_LIMIT)
        drawn = row.whole("draw", 1, 9)
        tracks.evening[level] = (row.one_of("deck", ("high", "low")), drawn, row.whole("resolve", 1, drawn))
        row.source()
        row.finish()


def read_days(tracks: Tracks, rows: list[Row]) -> None:
    """HOH-TRACK-11: the Turn track."""
    if len(rows) != DAYS:
        raise wrong_count("HOH tracks.toml", "day", DAYS, len(rows))
    for place, row in enumerate(rows, start=1):
        day = Day(
            row.whole("day", place, place),
            STAGES.index(row.one_of("stage", tuple(STAGES))),
            DECKS.index(row.one_of("deck", tuple(DECKS[:-1]))),
            row.text("row"),
        )
        day.patrols = row.whole("patrols", 0, 9)
        day.red = row.yes("red")
        if row.has("special"):
            day.special = row.one_of("special", tuple(SPECIALS[1:]))
        row.source()
        row.finish()
        tracks.days.append(day)


# -- the map -------------------------------------------------------------------------------------------------


def read_map(box: Box, data: dict[str, Any]) -> None:
    """HOH-TRACK-15: rows, spaces and the lines between them."""
    where = "HOH map.toml"
    chart = box.map
    for row in rows_of(where, data, "row", saying("row-row")):
        id = row.text("id")
        chart.rows[id] = MapRow(id, row.text("name"), row.whole("criteria", 1, 6))
        row.source()
        row.finish()
    kinds = [delivery.id for delivery in box.pieces.deliveries]
    lines: list[tuple[Row, list[str]]] = []
    for row in rows_of(where, data, "place", saying("row-place")):
        add_place(chart, row, kinds)
        lines.append((row, row.texts("neighbours")))
        row.source()
        row.finish()
    for row, ends in lines:
        for end in ends:
            if end not in chart.index:
                raise row.wrong("neighbours", saying("place-known", place=end))
        chart.neighbours.append([chart.index[end] for end in ends])
    for place, near in enumerate(chart.neighbours):
        for other in near:
            if place not in chart.neighbours[other]:
                raise lines[other][0].wrong("neighbours", saying("place-line", place=chart.ids[place]))
    finish_map(chart, where)


def add_place(chart: Map, row: Row, kinds: list[str]) -> None:
    """One space of the map."""
    id = row.text("id")
    if id in chart.index:
        raise row.wrong("id", saying("place-id"))
    place = len(chart.ids)
    chart.index[id] = place
    chart.ids.append(id)
    chart.names.append(row.text("name"))
    chart.positions.append([row.whole("x", 0, 1000), row.whole("y", 0, 1000)])
    kind = row.one_of("kind", ("fortress", "depot", "space"))
    chart.delivery.append(kinds.index(row.one_of("delivery", tuple(kinds))) if kind == "depot" else -1)
    row_id = row.one_of("row", tuple(chart.rows)) if kind == "space" else ""
    chart.row_of.append(row_id)
    chart.number.append(0)
    if kind == "fortress":
        chart.fortress = place
    elif kind == "depot":
        chart.depots.append(place)
    else:
        spaces = chart.rows[row_id].spaces
        chart.number[place] = row.whole("number", len(spaces) + 1, len(spaces) + 1)
        spaces.append(place)
        if row.yes("artillery"):
            chart.rows[row_id].symbols.append(place)
            chart.symbols.append(place)


def finish_map(chart: Map, where: str) -> None:
    """Distances, and whether everything can be reached."""
    for map_row in chart.rows.values():
        if len(map_row.spaces) != 6:
            raise ContentError(saying("row-spaces", where=where, row=map_row.id, spaces=len(map_row.spaces)))
    if [chart.delivery[place] for place in chart.depots] != list(range(len(chart.depots))):
        raise ContentError(saying("place-depots", where=where))
    chart.from_fortress = distances(chart, chart.fortress)
    chart.from_depot = [distances(chart, depot) for depot in chart.depots]
    if FAR in chart.from_fortress:
        lost = chart.ids[chart.from_fortress.index(FAR)]
        raise ContentError(saying("place-cut-off", where=where, place=lost))


def distances(chart: Map, start: int) -> list[int]:
    """How many steps every space is away from `start`."""
    steps = [FAR] * len(chart.ids)
    steps[start] = 0
    reached = [start]
    for place in reached:
        for near in chart.neighbours[place]:
            if steps[near] == FAR:
                steps[near] = steps[place] + 1
                reached.append(near)
    return steps


# -- Action spaces and Sectors -------------------------------------------------------------------------------


def read_spaces(box: Box, data: dict[str, Any]) -> None:
    """HOH-TRACK-14: the Action spaces, and the airfield."""
    where = "HOH spaces.toml"
    for row in rows_of(where, data, "space", saying("row-space")):
        space = Space(row.text("id"), row.whole("number", 1, 9))
        if space.id in box.space_index:
            raise row.wrong("id", saying("space-id"))
        space.index = len(box.spaces)
        space.section = row.one_of("section", tuple(SECTIONS))
        space.name = row.text("name")
        space.text = row.text("text")
        space.first_day = row.whole("first_day", 1, DAYS)
        space.last_day = row.whole("last_day", space.first_day, DAYS)
        for double in row.texts("double", TYPES, []):
            space.worth[TYPES.index(double)] = 2
        for barred in row.texts("barred", TYPES, []):
            space.barred[TYPES.index(barred)] = True
        space.snow = row.yes("snow")
        space.once = row.yes("once")
        if row.yes("position"):
            space.position = POSITIONS.index(row.one_of("id", tuple(POSITIONS)))
        row.source()
        row.finish()
        box.space_index[space.id] = space.index
        box.spaces.append(space)
    missing = [id for id in SPACES if id not in box.space_index]
    if missing or len(box.spaces) != len(SPACES):
        raise ContentError(saying("space-ids", where=where, ids=SPACES, missing=missing or saying("space-none")))
    sheet = Row(where, data)
    airfield = sheet.table("airfield")
    if airfield is None:
        raise sheet.wrong("airfield", saying("space-airfield"))
    box.airfield = Airfield(
        airfield.text("name"),
        airfield.whole("criteria", 1, 6),
        airfield.whole("morale", 0, 9),
        airfield.whole("miss", 0, 9),
        airfield.whole("surrender", 0, 9),
    )
    airfield.source()
    airfield.finish()


SPACES = [
    *["negotiate", "open_supply_route", *POSITIONS, "reckless_defence", "field_telephone", "fire_artillery"],
    *["supply_run", "counter_patrol", "shovel_snow", "repair", "bolster", "promote", "inspire", "radio", "map_room"],
    *["treat_patient", "medicine_cabinet"],
]


def read_sectors(box: Box, data: dict[str, Any]) -> None:
    """HOH-TRACK-12, HOH-TRACK-13: the Sectors of both boards."""
    where = "HOH sectors.toml"
    for row in rows_of(where, data, "sector", saying("row-sector")):
        board = BOARDS.index(row.one_of("board", tuple(BOARDS[1:])))
        place = len(box.sectors[board]) + 1
        sector = Sector(row.text("id"), row.whole("number", place, place))
        dice = row.texts("dice", [*COLUMNS, "wait"])
        if len(dice) != 6:
            raise row.wrong("dice", saying("sector-dice"))
        sector.dice = [COLUMNS.index(word) if word in COLUMNS else WAIT for word in dice]
        sector.red = row.yes("red")
        sector.criteria = row.whole("criteria", 1, 6)
        for reaching in row.texts("range", TYPES):
            sector.in_range[TYPES.index(reaching)] = True
        row.source()
        row.finish()
        box.sectors[board].append(sector)
    counts = [len(board) for board in box.sectors]
    if counts != [0, 3, 4]:
        raise wrong(where, "sector", saying("sector-count"), str(counts[1:]))
