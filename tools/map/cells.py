"""Parts the whole sheet, sea included, among the areas and mountains: Voronoi cells with wandering borders."""

from __future__ import annotations

from collections import Counter

import numpy as np
import shapely
from scipy.spatial import Voronoi

from tools.map.layout import SheetLayout
from tools.map.projection import Projection, Wander
from tools.map.shapes import lines, polygons, smooth, united

MOUNTAIN = "mountain:"
"""Begins the owner of a cell that no area has."""

MARGIN = 200
STEP = 3
ROUNDING = 0.001


class Cells:
    """Every owner's part of the sheet, and the lines between two owners."""

    def __init__(self, layout: SheetLayout, projection: Projection, wander: Wander) -> None:
        self.layout = layout
        self.owners: list[str] = []
        seeds: list[tuple[float, float]] = []
        for area, town in layout.towns.items():
            self.owners.append(area)
            seeds.append((town.x, town.y))
        for area, places in layout.helpers.items():
            self.owners.extend([area] * len(places))
            seeds.extend(projection.point(*place) for place in places)
        for mountain, places in layout.mountains.items():
            self.owners.extend([MOUNTAIN + mountain] * len(places))
            seeds.extend(projection.point(*place) for place in places)
        self.seeds = np.array(seeds)
        self.between = self._borders(wander)
        self.parts = self._parts(wander)

    def nearest_area(self, owner_of_mountain: str) -> str:
        """The area whose town or helper lies nearest to a mountain's first place."""
        start = self.seeds[self.owners.index(owner_of_mountain)]
        by_distance = [self.owners[int(number)] for number in np.argsort(np.hypot(*(self.seeds - start).T))]
        return next(owner for owner in by_distance if not owner.startswith(MOUNTAIN))

    def _borders(self, wander: Wander) -> dict[frozenset[str], shapely.Geometry]:
        diagram = Voronoi(np.vstack([self.seeds, self._far_points()]))
        pieces: dict[frozenset[str], list[shapely.LineString]] = {}
        for (one, other), ends in zip(diagram.ridge_points, diagram.ridge_vertices, strict=True):
            if max(one, other) >= len(self.owners) or self.owners[one] == self.owners[other]:
                continue
            pair = frozenset((self.owners[one], self.owners[other]))
            pieces.setdefault(pair, []).append(shapely.LineString(diagram.vertices[ends]))
        bent: dict[frozenset[str], shapely.Geometry] = {}
        for pair, ridges in pieces.items():
            merged = shapely.line_merge(united(ridges))
            curves = [shapely.segmentize(smooth(line), STEP) for line in lines(merged)]
            wandering = shapely.transform(shapely.MultiLineString(curves), wander)
            # Rounded, lines of different pairs end in the very same point where they meet.
            bent[pair] = shapely.set_precision(wandering, ROUNDING)
        return bent

    def _far_points(self) -> np.ndarray:
        """A ring of points around the sheet, so that the cells at the edge are closed, too."""
        width, height = self.layout.width, self.layout.height
        turn = np.linspace(0, 2 * np.pi, 48, endpoint=False)
        reach = 3 * (max(width, height) + MARGIN)
        return np.column_stack([width / 2 + reach * np.cos(turn), height / 2 + reach * np.sin(turn)])

    def _parts(self, wander: Wander) -> dict[str, shapely.Geometry]:
        around = shapely.box(-MARGIN, -MARGIN, self.layout.width + MARGIN, self.layout.height + MARGIN)
        network = united([*self.between.values(), around.exterior])
        faces = shapely.polygonize(list(lines(network)))
        seeds = shapely.points(wander(self.seeds))
        parts: dict[str, list[shapely.Polygon]] = {}
        for face in polygons(faces):
            inside = [self.owners[number] for number in np.flatnonzero(shapely.contains(face, seeds))]
            # Smoothing may leave a place on the wrong side of a border, and a scrap of a cell without any.
            nearest = self.owners[int(np.argmin(shapely.distance(face.representative_point(), seeds)))]
            owner = Counter(inside).most_common(1)[0][0] if inside else nearest
            parts.setdefault(owner, []).append(face)
        return {owner: united(faces) for owner, faces in parts.items()}
