"""Cuts the areas out of the land: borders by land are shared lines, fjords are water, the rest is mountain."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

import numpy as np
import shapely

from tools.map.cells import MOUNTAIN, Cells
from tools.map.layout import Board, SheetLayout
from tools.map.projection import Wander
from tools.map.shapes import lines, polygons, rounded_off, united
from tools.map.waters import SMALLEST_ISLAND

RIDGES = "ridges"
GRID = 0.1
SIMPLIFICATION = 0.7

# Half the width of a fjord that is cut and of a ridge that is raised; how far fjords keep from inland areas.
FJORD = 3.0
RIDGE = 7.0
INLAND = 4.0
FOOTHILLS = (7, 3.0, 30.0)

# Around a town there is land, and neither water nor mountain is cut.
TOWN_ROOM = 7.0

SMALLEST_PART = 30.0
SHORTEST_BORDER = 10.0
NARROWEST_GAP = 1.5
CORRECTIONS = 6


@dataclass
class Country:
    """One sheet's land, parted: no two of these shapes overlap, and neighbours share their border point by point."""

    areas: dict[str, shapely.Geometry]
    mountains: dict[str, shapely.Geometry]
    land: shapely.Geometry


def cut_country(
    board: Board, layout: SheetLayout, cells: Cells, land: shapely.Geometry, lakes: shapely.Geometry
) -> Country:
    """The areas and mountains of a sheet, cut again with corrections until no two areas touch that must not."""
    sheet = shapely.box(0, 0, layout.width, layout.height)
    towns = shapely.MultiPoint([(town.x, town.y) for town in layout.towns.values()]).buffer(TOWN_ROOM)
    land = united([land, towns.buffer(-2)])
    inland = united(cells.parts[area] for area in layout.towns if not board.areas[area].is_coastal).buffer(INLAND)
    water = united([lakes, united(_fjords(board, cells, land)).difference(inland)]).difference(towns)
    heights = _mountains(board, cells, land).difference(united([towns, water.buffer(0.5)]))
    mountains = rounded_off(heights, 2)
    for _ in range(CORRECTIONS):
        dry = rounded_off(land.difference(water), 0.3).intersection(sheet)
        country = _part(board, layout, cells, dry, mountains)
        wet, high = _contacts(board, country, inland)
        if not wet and not high:
            break
        water = united([water, *wet])
        mountains = united([mountains, *high]).difference(water)
    shapely.prepare(list(country.areas.values()))
    return country


def _part(
    board: Board, layout: SheetLayout, cells: Cells, dry: shapely.Geometry, mountains: shapely.Geometry
) -> Country:
    cuts = [dry.boundary, mountains.boundary, *cells.between.values()]
    # Snapped together in one go, every shape keeps the very same points along a border that it shares.
    network = shapely.union_all(shapely.GeometryCollection(cuts), grid_size=GRID)
    shapely.prepare(dry)
    owned: dict[str, list[shapely.Polygon]] = {}
    for face in polygons(shapely.polygonize(list(lines(network)))):
        middle = face.representative_point()
        if shapely.contains(dry, middle):
            owned.setdefault(_owner(cells, mountains, middle), []).append(face)
    shapes = {owner: shapely.coverage_union_all(parts) for owner, parts in owned.items()}
    shapes = _without_scraps(board, shapes)
    # Fewer points, but the same ones on both sides of a shared border.
    fewer = shapely.coverage_simplify(list(shapes.values()), SIMPLIFICATION)
    shapes = dict(zip(shapes, fewer, strict=True))
    areas = {area: shapes[area] for area in layout.towns}
    return Country(areas, _named_mountains(cells, shapes), shapely.coverage_union_all(list(shapes.values())))


def _named_mountains(cells: Cells, shapes: dict[str, shapely.Geometry]) -> dict[str, shapely.Geometry]:
    """The mountains by name; what lies apart from them are nameless ridges."""
    named: dict[str, shapely.Geometry] = {}
    ridges: list[shapely.Polygon] = []
    for owner, shape in shapes.items():
        if owner.startswith(MOUNTAIN):
            heart = cells.parts[owner].buffer(-1)
            named[owner.removeprefix(MOUNTAIN)] = united(part for part in polygons(shape) if part.intersects(heart))
            ridges.extend(part for part in polygons(shape) if not part.intersects(heart))
    return {**named, RIDGES: shapely.MultiPolygon(ridges)}


def _contacts(
    board: Board, country: Country, inland: shapely.Geometry
) -> tuple[list[shapely.Geometry], list[shapely.Geometry]]:
    """The places where areas come too close: to be flooded between banks of a fjord, else to be raised.

    No fjord reaches an inland area, which would look as if it had a coast; there a fjord ends in a ridge.
    """
    wet: list[shapely.Geometry] = []
    high: list[shapely.Geometry] = []
    for one, other in combinations(sorted(country.areas), 2):
        kind = board.kind(one, other)
        first, second = country.areas[one], country.areas[other]
        if kind != "land" and first.distance(second) < NARROWEST_GAP:
            near = first.buffer(NARROWEST_GAP).intersection(second.buffer(NARROWEST_GAP)).buffer(1)
            ridge = near if kind is None else near.intersection(inland).buffer(1)
            high.append(ridge)
            wet.append(near.difference(ridge))
    return wet, high


def check_borders(board: Board, layout: SheetLayout, country: Country) -> list[str]:
    """What is wrong: areas that touch and should not, or should and do not."""
    wrong = []
    for one, other in combinations(sorted(country.areas), 2):
        gap = country.areas[one].distance(country.areas[other])
        shared = country.areas[one].boundary.intersection(country.areas[other].boundary).length
        kind = board.kind(one, other)
        if kind == "land" and shared < SHORTEST_BORDER:
            wrong.append(f"{one} and {other} share only {shared:.1f} of border")
        if kind != "land" and gap < NARROWEST_GAP:
            wrong.append(f"{one} and {other} are {gap:.1f} apart and share {shared:.1f} ({kind})")
    for area, town in layout.towns.items():
        if not shapely.contains_xy(country.areas[area], town.x, town.y):
            wrong.append(f"{area} does not hold its town")
    return wrong


def _fjords(board: Board, cells: Cells, land: shapely.Geometry) -> list[shapely.Geometry]:
    """Water along every border that is a fjord or lake, where the cells meet on land."""
    wet = []
    for pair, border in cells.between.items():
        if not any(owner.startswith(MOUNTAIN) for owner in pair) and board.kind(*pair) in ("fjord", "lake"):
            wet.append(border.intersection(land).buffer(FJORD))
    return wet


def _mountains(board: Board, cells: Cells, land: shapely.Geometry) -> shapely.Geometry:
    """The mountain cells, and a ridge between areas that would touch without being neighbours."""
    heights = [part for owner, part in cells.parts.items() if owner.startswith(MOUNTAIN)]
    foothills = Wander(*FOOTHILLS)
    for pair, border in cells.between.items():
        if not any(owner.startswith(MOUNTAIN) for owner in pair) and board.kind(*pair) is None:
            ridge = shapely.segmentize(border.intersection(land.buffer(1)).buffer(RIDGE), 2)
            heights.append(shapely.make_valid(shapely.transform(ridge, foothills)))
    return united(heights).intersection(land.buffer(1))


def _owner(cells: Cells, mountains: shapely.Geometry, middle: shapely.Point) -> str:
    by_distance = sorted((part.distance(middle), owner) for owner, part in cells.parts.items())
    on_mountain = mountains.contains(middle)
    return next(owner for _, owner in by_distance if owner.startswith(MOUNTAIN) == on_mountain)


def _without_scraps(board: Board, shapes: dict[str, shapely.Geometry]) -> dict[str, shapely.Geometry]:
    """Drops the smallest islands and gives a scrap of land to the neighbour that holds most of its edge."""
    kept: dict[str, list[shapely.Polygon]] = {owner: [] for owner in shapes}
    scraps: list[tuple[str, shapely.Polygon]] = []
    for owner, shape in shapes.items():
        parts = sorted(polygons(shape), key=lambda part: -part.area)
        for number, part in enumerate(parts):
            if number == 0 or part.area >= SMALLEST_PART:
                kept[owner].append(part)
            else:
                scraps.append((owner, part))
    for owner, scrap in scraps:
        edges = {
            near: sum(scrap.boundary.intersection(part.boundary).length for part in parts if part.intersects(scrap))
            for near, parts in kept.items()
        }
        touched = [near for near in sorted(edges, key=lambda near: -edges[near]) if edges[near] > 0]
        heirs = [near for near in touched if all(_may_touch(board, near, other) for other in touched)]
        if heirs:
            kept[heirs[0]].append(scrap)
        elif not touched and scrap.area >= SMALLEST_ISLAND:
            kept[owner].append(scrap)
    return {owner: shapely.coverage_union_all(np.array(parts)) for owner, parts in kept.items() if parts}


def _may_touch(board: Board, one: str, other: str) -> bool:
    on_mountain = one.startswith(MOUNTAIN) or other.startswith(MOUNTAIN)
    return one == other or on_mountain or board.kind(one, other) == "land"
