"""The lines of the borders: roads, railways, trails and crossings, each found as the easiest way between two towns."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import shapely
import shapely.ops
from scipy.ndimage import gaussian_filter1d
from scipy.sparse import csr_matrix
from scipy.sparse.csgraph import dijkstra

from tools.map.areas import Country
from tools.map.layout import Border, Point, SheetLayout
from tools.map.projection import Wander
from tools.map.shapes import lines

CELL = 3.0
EDGE_COST = 4.0
WATER_COST = 9.0
CROSSING_COST = 1.6
DETOUR = (21, 1.0, 40.0)
SOFTNESS = (3.5, 2.8, 2.2, 1.6, 1.0)
STEPS = [(0, 1), (1, 0), (1, 1), (1, -1), (1, 2), (2, 1), (1, -2), (2, -1)]


@dataclass
class Way:
    border: Border
    look: str
    line: shapely.LineString
    middle: Point
    crossing: shapely.LineString | None


def draw_way(layout: SheetLayout, country: Country, border: Border) -> Way:
    one, other = border.between
    start, end = layout.towns[one], layout.towns[other]
    first, second = country.areas[one], country.areas[other]
    land = shapely.union(first, second)
    # Over the water between the two where need be, but never over the land of a third.
    room = land.union(land.convex_hull.difference(country.land))
    over_water = WATER_COST if border.kind == "land" else CROSSING_COST
    line = _walk((start.x, start.y), (end.x, end.y), room, land, over_water)
    crossing = _over_water(line, country) if border.kind != "land" else None
    middle = _middle(line, first, second) if crossing is None else crossing.interpolate(0.5, normalized=True)
    return Way(border, _look(border), line, (middle.x, middle.y), crossing)


def draw_exit(layout: SheetLayout, country: Country, area: str, end: Point) -> shapely.LineString:
    """The way that leaves the sheet toward an area of the other sheet."""
    town = layout.towns[area]
    room = country.areas[area].union(shapely.Point(end).buffer(2 * CELL))
    return _walk((town.x, town.y), end, room, country.areas[area], WATER_COST)


def _look(border: Border) -> str:
    if border.kind != "land":
        return "crossing"
    if "railway" in border.way:
        return "rail"
    return "trail" if "roadless" in border.way or "mountain" in border.way else "road"


def _walk(
    start: Point, end: Point, room: shapely.Geometry, land: shapely.Geometry, over_water: float
) -> shapely.LineString:
    """The cheapest way inside `room`: shy of shores and borders, and winding a little."""
    edge = land.boundary
    shapely.prepare([room, land, edge])
    left, top, right, bottom = room.bounds
    columns, rows = int((right - left) / CELL) + 1, int((bottom - top) / CELL) + 1
    grid_y, grid_x = np.mgrid[0:rows, 0:columns]
    points = np.column_stack([left + (grid_x.ravel() + 0.5) * CELL, top + (grid_y.ravel() + 0.5) * CELL])
    open_ground = shapely.contains_xy(room, points) | (np.hypot(*(points - start).T) < 2 * CELL)
    open_ground |= np.hypot(*(points - end).T) < 2 * CELL
    dry = shapely.contains_xy(land, points)
    depth = shapely.distance(edge, shapely.points(points))
    slope = np.abs(Wander(*DETOUR)(points) - points).sum(axis=1)
    cost = np.where(dry, 1 + EDGE_COST / (1 + depth) + slope, over_water)
    from_cells, to_cells, weights = [], [], []
    number = np.arange(rows * columns).reshape(rows, columns)
    for down, across in STEPS:
        here = number[: rows - down, max(0, -across) : columns - max(0, across)].ravel()
        there = number[down:, max(0, across) : columns - max(0, -across)].ravel()
        passable = open_ground[here] & open_ground[there]
        from_cells.append(here[passable])
        to_cells.append(there[passable])
        weights.append(((cost[here] + cost[there]) / 2 * np.hypot(down, across))[passable])
    ends = (np.concatenate(from_cells), np.concatenate(to_cells))
    graph = csr_matrix((np.concatenate(weights), ends), shape=(rows * columns, rows * columns))
    source = int(np.argmin(np.hypot(*(points - start).T)))
    target = int(np.argmin(np.hypot(*(points - end).T)))
    _, before = dijkstra(graph, directed=False, indices=source, return_predecessors=True)
    path = [target]
    while path[-1] != source:
        path.append(int(before[path[-1]]))
        if path[-1] < 0:
            raise ValueError(f"no way from {start} to {end}")
    return _eased(np.vstack([start, points[path[::-1]][1:-1], end]), room)


def _eased(points: np.ndarray, room: shapely.Geometry) -> shapely.LineString:
    """The path on the grid as a curve, as soft as it can be without leaving the room."""
    fine = np.array(shapely.segmentize(shapely.LineString(points), 1.5).coords)
    for softness in SOFTNESS:
        soft = gaussian_filter1d(fine, softness, axis=0, mode="nearest")
        soft[0], soft[-1] = fine[0], fine[-1]
        curve = shapely.LineString(soft).simplify(0.25)
        if room.covers(curve):
            return curve
    return shapely.LineString(points)


def _over_water(line: shapely.LineString, country: Country) -> shapely.LineString:
    """The longest stretch of the way that is on water."""
    wet = list(lines(line.difference(country.land)))
    if not wet:
        raise ValueError("a way over a fjord or lake that never meets water")
    return max(wet, key=lambda stretch: stretch.length)


def _middle(line: shapely.LineString, first: shapely.Geometry, second: shapely.Geometry) -> shapely.Point:
    """Where the way passes from one area to the other."""
    border = first.boundary.intersection(second.boundary)
    meeting = line.intersection(border)
    if not meeting.is_empty:
        return shapely.get_parts(meeting)[0].representative_point()
    return shapely.ops.nearest_points(line, border)[0]
