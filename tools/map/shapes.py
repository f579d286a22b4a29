"""Small steps with shapely that several chapters of the drawing share."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import numpy as np
import shapely


def polygons(shape: shapely.Geometry) -> Iterator[shapely.Polygon]:
    """The polygons in a shape, however deep; lines and points that an overlay left behind are dropped."""
    for part in shapely.get_parts(shape):
        if part.is_empty:
            continue
        if part.geom_type == "Polygon":
            yield part
        elif part.geom_type in ("MultiPolygon", "GeometryCollection"):
            yield from polygons(part)


def lines(shape: shapely.Geometry) -> Iterator[shapely.LineString]:
    """The lines in a shape, however deep."""
    for part in shapely.get_parts(shape):
        if part.is_empty:
            continue
        if part.geom_type in ("LineString", "LinearRing"):
            yield shapely.LineString(part.coords)
        elif part.geom_type in ("MultiLineString", "GeometryCollection"):
            yield from lines(part)


def united(shapes: Iterable[shapely.Geometry]) -> shapely.Geometry:
    return shapely.union_all(list(shapes))


def smooth(line: shapely.LineString, rounds: int = 2) -> shapely.LineString:
    """The line with its corners cut, twice by default; its ends stay where they are."""
    points = np.array(line.coords)
    for _ in range(rounds):
        if len(points) < 3:
            break
        near = points[:-1] * 0.75 + points[1:] * 0.25
        far = points[:-1] * 0.25 + points[1:] * 0.75
        middle = np.stack([near, far], axis=1).reshape(-1, 2)[1:-1]
        points = np.vstack([points[:1], middle, points[-1:]])
    return shapely.LineString(points)


def rounded_off(shape: shapely.Geometry, radius: float) -> shapely.Geometry:
    """The shape without spikes and notches narrower than twice the radius."""
    return shape.buffer(-radius).buffer(2 * radius).buffer(-radius)
