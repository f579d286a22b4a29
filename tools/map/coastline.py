"""The outline of Norway and its neighbours: Natural Earth at 1:10 million, public domain, by way of npm."""

from __future__ import annotations

import json
import subprocess
import tarfile
from pathlib import Path
from typing import Any

import shapely

PACKAGE = "world-atlas@2"
ATLAS = "package/countries-10m.json"


def fetch_atlas(build: Path) -> dict[str, Any]:
    """The atlas as TopoJSON, downloaded into `build` unless it is there already."""
    atlas = build / ATLAS
    if not atlas.exists():
        build.mkdir(parents=True, exist_ok=True)
        subprocess.run(["npm", "pack", "--silent", PACKAGE], cwd=build, check=True)
        with tarfile.open(next(build.glob("world-atlas-*.tgz"))) as archive:
            archive.extract(ATLAS, build, filter="data")
    content: dict[str, Any] = json.loads(atlas.read_text(encoding="utf-8"))
    return content


def country(atlas: dict[str, Any], name: str) -> shapely.MultiPolygon:
    """A country's land in degrees, longitude first."""
    countries = atlas["objects"]["countries"]["geometries"]
    found = next(each for each in countries if each["properties"]["name"] == name)
    polygons = found["arcs"] if found["type"] == "MultiPolygon" else [found["arcs"]]
    arcs = _Arcs(atlas)
    land = [shapely.Polygon(arcs.ring(rings[0]), [arcs.ring(hole) for hole in rings[1:]]) for rings in polygons]
    return shapely.union_all(shapely.make_valid(land))


class _Arcs:
    """The lines that TopoJSON shares between countries, each stored as steps on a grid."""

    def __init__(self, atlas: dict[str, Any]) -> None:
        self.arcs: list[list[list[int]]] = atlas["arcs"]
        self.scale: list[float] = atlas["transform"]["scale"]
        self.translate: list[float] = atlas["transform"]["translate"]

    def ring(self, indices: list[int]) -> list[tuple[float, float]]:
        points: list[tuple[float, float]] = []
        for index in indices:
            # A negative index is the complement of the arc's number and means: walk it backwards.
            arc = self._points(index) if index >= 0 else self._points(~index)[::-1]
            points.extend(arc[1:] if points else arc)
        return points

    def _points(self, index: int) -> list[tuple[float, float]]:
        x = y = 0
        points = []
        for step_x, step_y in self.arcs[index]:
            x, y = x + step_x, y + step_y
            points.append((x * self.scale[0] + self.translate[0], y * self.scale[1] + self.translate[1]))
        return points
