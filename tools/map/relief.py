"""What makes mountains look like mountains: contour lines, and points for the signs of peaks."""

from __future__ import annotations

import numpy as np
import shapely

from tools.map.layout import SheetLayout
from tools.map.projection import Wander
from tools.map.shapes import polygons

CONTOURS = (4.0, 9.0, 15.0, 22.0)
FOLDS = (13, 1.6, 26.0)
PEAK_ROOM = 8.0
PEAK_DISTANCE = 16.0
SMALLEST_CONTOUR = 25.0


def contours(mountains: shapely.Geometry) -> list[shapely.Polygon]:
    """Rings inside the mountains, each farther from the edge."""
    folds = Wander(*FOLDS)
    rings: list[shapely.Polygon] = []
    for depth in CONTOURS:
        for part in polygons(mountains.buffer(-depth)):
            if part.area >= SMALLEST_CONTOUR:
                bent = shapely.transform(shapely.segmentize(part, 3), folds)
                rings.extend(polygons(shapely.make_valid(bent).intersection(mountains).simplify(0.4)))
    return rings


def peaks(layout: SheetLayout, mountains: shapely.Geometry, names: list[shapely.Polygon]) -> list[list[float]]:
    """Points and sizes of peaks, spread over the mountains and clear of the names written there."""
    random = np.random.default_rng(layout.wander[0])
    found: list[list[float]] = []
    room = mountains.buffer(-PEAK_ROOM).difference(shapely.union_all(names).buffer(5))
    for part in polygons(room):
        left, top, right, bottom = part.bounds
        for _ in range(int(part.area / 4) + 20):
            x, y = float(random.uniform(left, right)), float(random.uniform(top, bottom))
            clear = all(np.hypot(x - peak[0], y - peak[1]) >= PEAK_DISTANCE for peak in found)
            if clear and shapely.contains_xy(part, x, y):
                found.append([x, y, float(random.uniform(0.8, 1.25))])
    return sorted(found, key=lambda peak: peak[1])
