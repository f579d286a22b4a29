"""Puts a sheet together and writes it down as the plain data of the asset."""

from __future__ import annotations

from typing import Any

import numpy as np
import shapely

from tools.map.areas import Country, check_borders, cut_country
from tools.map.cells import MOUNTAIN, Cells
from tools.map.coastline import country as country_outline
from tools.map.layout import Board, Border, SheetLayout, Writing
from tools.map.lettering import Lettering, Placed, written
from tools.map.projection import Projection, Wander
from tools.map.relief import contours, peaks
from tools.map.shapes import lines, polygons, rounded_off, united
from tools.map.waters import draw_lakes, draw_land, draw_zones
from tools.map.ways import Way, draw_exit, draw_way

NEIGHBOURS = {"sweden": "Sweden", "denmark": "Denmark", "finland": "Finland"}
MAINLAND = (3.0, 57.5, 32.0, 71.5)
OVERVIEW_SCALE = 5.6
# An outline bridges fjords of twice this width and leaves smaller islands out.
OUTLINE_BRIDGES = 7.0
OUTLINE_ISLAND = 110.0

Data = dict[str, Any]
Numbers = list[float]


class WrongMap(Exception):
    """The drawing contradicts the board."""


def assemble_sheet(board: Board, layout: SheetLayout, atlas: Data) -> Data:
    projection = Projection(layout)
    cells = Cells(layout, projection, Wander(*layout.wander))
    norway = draw_land(layout, projection, country_outline(atlas, "Norway"))
    country = cut_country(board, layout, cells, norway, draw_lakes(layout, projection))
    wrong = check_borders(board, layout, country)
    if wrong:
        raise WrongMap(f"{layout.name}: " + "; ".join(wrong))
    sheet = shapely.box(0, 0, layout.width, layout.height)
    abroad = _abroad(layout, projection, atlas, norway, sheet)
    ways = [draw_way(layout, country, border) for border in _borders_on(board, layout)]
    exits = {area: (to, draw_exit(layout, country, area, at)) for area, (to, at) in layout.exits.items()}
    all_ways = united([*(way.line for way in ways), *(line for _, line in exits.values())])
    placed = Lettering(board, layout, country, all_ways).place()
    outlines = [part.exterior for part in polygons(country.land)]
    lakes = [shore for part in polygons(country.land) for shore in part.interiors]
    shores = shapely.MultiLineString(outlines).difference(sheet.exterior.buffer(0.25))
    frontier = shores.intersection(united(abroad.values()).buffer(2))
    zones, limits = draw_zones(board, layout, projection, united([norway, *abroad.values()]))
    mountains = united(country.mountains.values())
    names = [written(name, 12) for name in layout.mountain_names.values()]
    return {
        "id": layout.id,
        "name": layout.name,
        "width": layout.width,
        "height": layout.height,
        "cartouche": layout.cartouche,
        "areas": {area: _area(layout, country, placed[area], area) for area in country.areas},
        "impassable": _impassable(layout, country, abroad),
        "scenery": {id: _shape(shape) for id, shape in abroad.items() if id not in board.impassable}
        | {id: _shape(shape) for id, shape in country.mountains.items() if id not in board.impassable},
        "contours": [_numbers(ring.exterior.coords[:-1]) for ring in contours(mountains)],
        "peaks": [
            [round(number, 2 if part == 2 else 1) for part, number in enumerate(peak)]
            for peak in peaks(layout, mountains, names)
        ],
        "coast": _lines(shores.difference(frontier.buffer(0.05))),
        "lakes": [_numbers(shore.coords[:-1]) for shore in lakes],
        "frontier": _lines(frontier),
        "borders": _land_borders(board, country),
        "ways": [_way(way) for way in ways],
        "exits": [{"from": area, "to": to, "line": _line(line)} for area, (to, line) in exits.items()],
        "zones": {zone.id: {"shape": _shape(zone.part), "label": _writing(layout.zones[zone.id])} for zone in zones},
        "limits": [{"between": list(limit.between), "lines": _lines(limit.line)} for limit in limits],
        "ranges": {reach.base: _range(cells, reach.areas, sheet) for reach in board.ranges},
        "waters": [_writing(name) for name in layout.water_names],
        "graticule": _graticule(layout, projection, sheet),
    }


def assemble_overview(board: Board, atlas: Data) -> Data:
    """All of Norway unbent and small, for a map of the map."""
    west, south, east, north = MAINLAND
    shrink = float(np.cos(np.radians((south + north) / 2)))

    def place(points: np.ndarray) -> np.ndarray:
        return np.column_stack([(points[:, 0] - west) * shrink, north - points[:, 1]]) * OVERVIEW_SCALE

    norway = country_outline(atlas, "Norway").intersection(shapely.box(*MAINLAND))
    small = shapely.transform(norway, place).simplify(0.25).buffer(0)
    islands = shapely.MultiPolygon([part for part in polygons(small) if part.area > 0.6])
    towns = {id: place(np.array([area.place[::-1]]))[0] for id, area in board.areas.items()}
    return {
        "width": round((east - west) * shrink * OVERVIEW_SCALE, 1),
        "height": round((north - south) * OVERVIEW_SCALE, 1),
        "land": _shape(islands),
        "towns": {id: _point(point) for id, point in towns.items()},
    }


def _area(layout: SheetLayout, country: Country, placed: Placed, area: str) -> Data:
    town = layout.towns[area]
    at, anchor = placed.label
    return {
        "ghost": area in layout.ghosts,
        "shape": _shape(country.areas[area]),
        "outline": [_numbers(part.exterior.coords[:-1]) for part in polygons(_outline(country, area))],
        "town": _point((town.x, town.y)),
        "label": {"at": _point(at), "anchor": anchor},
        "pieces": [_point(point) for point in placed.pieces],
        "signs": {sign: _point(point) for sign, point in placed.signs.items()},
    }


def _outline(country: Country, area: str) -> shapely.Geometry:
    """The area in one calm line: without its fjords and islets, though never on land of others."""
    others = united([shape for id, shape in country.areas.items() if id != area] + list(country.mountains.values()))
    calm = country.areas[area].buffer(OUTLINE_BRIDGES).buffer(0.5 - OUTLINE_BRIDGES).difference(others)
    whole = [shapely.Polygon(part.exterior) for part in polygons(calm.simplify(0.5))]
    return united(part for part in whole if part.area > OUTLINE_ISLAND)


def _borders_on(board: Board, layout: SheetLayout) -> list[Border]:
    """The borders of which both areas are on the sheet."""
    return [border for border in board.borders.values() if set(border.between) <= set(layout.towns)]


def _abroad(
    layout: SheetLayout, projection: Projection, atlas: Data, norway: shapely.Geometry, sheet: shapely.Polygon
) -> dict[str, shapely.Geometry]:
    """The land of the neighbours on the sheet, close up to Norway's border."""
    lands: dict[str, shapely.Geometry] = {}
    for id, name in NEIGHBOURS.items():
        land = draw_land(layout, projection, country_outline(atlas, name)).buffer(1.2).difference(norway)
        land = united(part for part in polygons(land.intersection(sheet)) if part.area > 20)
        for other in lands.values():
            land = land.difference(other)
        if not land.is_empty:
            lands[id] = land.simplify(0.4)
    return lands


def _impassable(layout: SheetLayout, country: Country, abroad: dict[str, shapely.Geometry]) -> Data:
    shapes = {**country.mountains, **abroad}
    names = {**layout.mountain_names, **layout.neighbour_names}
    return {id: {"shape": _shape(shapes[id]), "label": _writing(name)} for id, name in names.items()}


def _land_borders(board: Board, country: Country) -> list[Data]:
    """The lines along which neighbours by land meet."""
    found = []
    for pair, border in board.borders.items():
        if border.kind == "land" and pair <= set(country.areas):
            one, other = (country.areas[area] for area in border.between)
            shared = shapely.line_merge(one.boundary.intersection(other.boundary))
            found.append({"between": list(border.between), "lines": _lines(shared)})
    return found


def _way(way: Way) -> Data:
    data = {
        "between": list(way.border.between),
        "kind": way.border.kind,
        "look": way.look,
        "line": _line(way.line),
        "middle": _point(way.middle),
    }
    return data if way.crossing is None else {**data, "crossing": _line(way.crossing)}


def _range(cells: Cells, reached: tuple[str, ...], sheet: shapely.Polygon) -> Data:
    """The part of the sheet that aircraft reach; the line follows borders, since areas count and not distances."""
    owners = {owner: cells.nearest_area(owner) if owner.startswith(MOUNTAIN) else owner for owner in cells.parts}
    near = united(part for owner, part in cells.parts.items() if owners[owner] in reached)
    near = rounded_off(near, 3).simplify(0.4).intersection(sheet)
    return {"shape": _shape(near), "lines": _lines(near.boundary.difference(sheet.exterior.buffer(0.25)))}


def _graticule(layout: SheetLayout, projection: Projection, sheet: shapely.Polygon) -> list[Numbers]:
    west, south, east, north = layout.bounds
    meridians = [[(x, y) for y in np.linspace(south, north, 60)] for x in np.arange(west, east + 1, 2)]
    parallels = [[(x, y) for x in np.linspace(west, east, 60)] for y in np.arange(np.ceil(south), north + 1)]
    curves = [shapely.LineString(projection.degrees(np.array(points))) for points in (*meridians, *parallels)]
    return [line for curve in curves for line in _lines(curve.intersection(sheet).simplify(0.4))]


def _writing(writing: Writing) -> Data:
    data: Data = {"text": writing.text, "at": _point(writing.at)}
    if writing.turn:
        data["turn"] = writing.turn
    if writing.size:
        data["size"] = writing.size
    return data


def _shape(shape: shapely.Geometry) -> list[list[Numbers]]:
    """Polygons as lists of rings, the outer one first; a ring is x, y, x, y and closes itself."""
    rings = [[part.exterior, *part.interiors] for part in polygons(shape)]
    return [[_numbers(ring.coords[:-1]) for ring in part] for part in rings]


def _lines(shape: shapely.Geometry) -> list[Numbers]:
    merged = shapely.line_merge(shapely.MultiLineString(list(lines(shape))))
    return [_line(line) for line in lines(merged) if line.length > 0.5]


def _line(line: shapely.LineString) -> Numbers:
    return _numbers(line.coords)


def _point(point: Any) -> Numbers:
    return _numbers([point])


def _numbers(coordinates: Any) -> Numbers:
    """Rounded to a tenth, whole numbers without their point."""
    numbers = [round(float(number), 1) for point in coordinates for number in point[:2]]
    return [int(number) if number == int(number) else number for number in numbers]
