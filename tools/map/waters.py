"""The sea and the lakes: land out of the atlas, lakes, and the sea zones with their limits."""

from __future__ import annotations

from dataclasses import dataclass

import shapely

from tools.map.layout import Board, SheetLayout
from tools.map.projection import Projection, Wander
from tools.map.shapes import lines, polygons, united

DETAIL = 0.45
SMALLEST_ISLAND = 9.0
OVER_THE_EDGE = 60
SHORTEST_LIMIT = 5
SHORES = (5, 2.2, 34.0)


@dataclass
class Zone:
    """A sea zone's part of a sheet; it runs on under the land, which is drawn over it."""

    id: str
    part: shapely.Polygon


@dataclass
class Limit:
    between: tuple[str, str]
    line: shapely.Geometry


def draw_land(layout: SheetLayout, projection: Projection, country: shapely.Geometry) -> shapely.Geometry:
    """A country on the sheet and a little beyond its edge, without skerries."""
    near = shapely.make_valid(country).intersection(shapely.box(*layout.bounds))
    around = shapely.box(0, 0, layout.width, layout.height).buffer(OVER_THE_EDGE)
    bent = projection.shape(near).intersection(around).simplify(DETAIL)
    towns = shapely.MultiPoint([(town.x, town.y) for town in layout.towns.values()])
    islands = [part for part in polygons(bent.buffer(0)) if part.area > SMALLEST_ISLAND or part.distance(towns) < 1]
    return united(islands)


def draw_lakes(layout: SheetLayout, projection: Projection) -> shapely.Geometry:
    outlines = [shore for shores in layout.lakes.values() for shore in shores]
    lakes = [projection.shape(shapely.Polygon([(place[1], place[0]) for place in shore])) for shore in outlines]
    shores = Wander(*SHORES)
    wandering = [shapely.transform(shapely.segmentize(lake.buffer(1), 2), shores) for lake in lakes]
    return united(lake.buffer(1.5).buffer(-1.5) for lake in wandering)


def draw_zones(
    board: Board, layout: SheetLayout, projection: Projection, dry: shapely.Geometry
) -> tuple[list[Zone], list[Limit]]:
    """The zones of a sheet and the visible part of the limits between them."""
    sheet = shapely.box(0, 0, layout.width, layout.height)
    cuts = [shapely.LineString(divide) for divide in layout.divides]
    for limit in board.limits:
        reach = layout.reaches.get(frozenset(limit.between))
        if reach is not None:
            cuts.append(shapely.LineString([layout.hub, projection.point(*limit.place), *reach]))
    zones = []
    for face in polygons(shapely.polygonize(list(lines(united([sheet.exterior, *cuts]))))):
        for zone, writing in layout.zones.items():
            if shapely.contains_xy(face, *writing.at):
                zones.append(Zone(zone, face))
    limits = []
    for number, one in enumerate(zones):
        for other in zones[number + 1 :]:
            line = one.part.boundary.intersection(other.part.boundary).difference(dry)
            if line.length > SHORTEST_LIMIT:
                limits.append(Limit((one.id, other.id), line))
    return zones, limits
