"""From degrees to the sheet: a thin-plate spline bends the map until every town lies on its chosen point."""

from __future__ import annotations

import math

import numpy as np
import shapely
from scipy.interpolate import RBFInterpolator

from tools.map.layout import SheetLayout

# Long straight lines in degrees are curves on the sheet; they need a point at least this often (degrees).
STEP = 0.05


class Projection:
    """Where a place lies on a sheet."""

    def __init__(self, layout: SheetLayout) -> None:
        # A degree of longitude is shorter than one of latitude; without this the spline would bend too much.
        self.shrink = math.cos(math.radians(layout.latitude))
        pins = [*layout.towns.values(), *layout.pins]
        places = self._flat(np.array([(pin.longitude, pin.latitude) for pin in pins]))
        targets = np.array([(pin.x, pin.y) for pin in pins])
        self.spline = RBFInterpolator(places, targets, kernel="thin_plate_spline", degree=1)

    def point(self, latitude: float, longitude: float) -> tuple[float, float]:
        x, y = self.degrees(np.array([(longitude, latitude)]))[0]
        return float(x), float(y)

    def degrees(self, points: np.ndarray) -> np.ndarray:
        """Rows of longitude and latitude as rows of x and y."""
        drawn: np.ndarray = self.spline(self._flat(points))
        return drawn

    def shape(self, shape: shapely.Geometry) -> shapely.Geometry:
        bent = shapely.transform(shapely.segmentize(shape, STEP), self.degrees)
        return shapely.make_valid(bent)

    def _flat(self, points: np.ndarray) -> np.ndarray:
        return np.column_stack([points[:, 0] * self.shrink, -points[:, 1]])


class Wander:
    """A smooth field of small shifts, so that borders wander like rivers and ridges instead of running straight.

    One field bends all borders: what was shared stays shared.
    """

    def __init__(self, seed: int, reach: float, wavelength: float) -> None:
        random = np.random.default_rng(seed)
        waves = []
        for octave in range(3):
            finer = 1.9**octave
            for _ in range(5):
                angle = random.uniform(0, 2 * math.pi)
                pace = 2 * math.pi * finer / wavelength * random.uniform(0.8, 1.25)
                phases = random.uniform(0, 2 * math.pi, 2)
                waves.append((pace * math.cos(angle), pace * math.sin(angle), *phases, reach / finer / 2.2))
        self.waves = np.array(waves)

    def __call__(self, points: np.ndarray) -> np.ndarray:
        phase = points @ self.waves[:, :2].T
        shift_x = (np.sin(phase + self.waves[:, 2]) * self.waves[:, 4]).sum(axis=1)
        shift_y = (np.sin(phase + self.waves[:, 3]) * self.waves[:, 4]).sum(axis=1)
        shifted: np.ndarray = points + np.column_stack([shift_x, shift_y])
        return shifted
