"""Finds room for names, signs and stacks, so that nothing on the sheet covers anything else."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import shapely
import shapely.affinity

from tools.map.areas import Country
from tools.map.layout import Board, Point, SheetLayout, Writing
from tools.map.shapes import united

NAME_SIZE = 13.5
CITY_SIZE = 15.0
PIECE = 14.0
STACK_HEIGHT = 6.0
SIGN = 7.0
STACKS = 3
SWEEPS = 5
FORBIDDEN = 400.0
# What covering costs, by unit of area or length: a stack or wall, another name, a numeral, a second stack,
# the land of others, a way, a border.
BADNESS = np.array([8.0, 3.0, 0.25, 0.03, 0.06, 0.8, 0.35])
IS_LINE = np.array([False, False, False, False, False, True, True])
NARROW, WIDE = "fijlrtI .'", "mwMWÅØ"


@dataclass(frozen=True)
class Spot:
    """One way to place a name or sign: its point, how text runs from there, the box it fills, what it costs."""

    point: Point
    anchor: str
    box: tuple[float, float, float, float]
    cost: float


@dataclass
class Placed:
    label: tuple[Point, str]
    signs: dict[str, Point]
    pieces: list[Point]


class Lettering:
    def __init__(self, board: Board, layout: SheetLayout, country: Country, ways: shapely.Geometry) -> None:
        self.board, self.layout, self.country, self.ways = board, layout, country, ways
        self.around: dict[str, np.ndarray] = {}
        self.pieces = {area: self._pieces(area) for area in layout.towns}
        self.borders = united(shape.boundary for shape in country.areas.values())
        stacks = [_stack_box(town.x, town.y) for town in layout.towns.values()]
        walls = [shapely.box(x, y, x + width, y + height) for x, y, width, height in layout.free]
        if layout.cartouche:
            x, y, width, height = layout.cartouche
            walls.append(shapely.box(x, y, x + width, y + height))
        self.blocked = united([*stacks, *walls])
        self.crowded = united([written(writing, 34) for writing in layout.zones.values()])
        self.names = united([written(name, 12) for name in (*layout.mountain_names.values(), *layout.water_names)])

    def place(self) -> dict[str, Placed]:
        """Each name and sign in its best spot: first alone, then again and again with regard to the others."""
        spots: dict[tuple[str, str], list[Spot]] = {}
        for area in self.layout.towns:
            spots[(area, "label")] = self._label_spots(area)
            for sign in () if area in self.layout.ghosts else self.board.areas[area].signs:
                spots[(area, sign)] = self._sign_spots(area, sign)
        chosen: dict[tuple[str, str], Spot] = {}
        for _ in range(SWEEPS):
            for item, options in spots.items():
                others = np.array([spot.box for other, spot in chosen.items() if other != item]).reshape(-1, 4)
                chosen[item] = min(options, key=lambda spot: spot.cost + 8 * _overlap(spot.box, others))
        placed = {}
        for area in self.layout.towns:
            label = chosen[(area, "label")]
            signs = {what: spot.point for (where, what), spot in chosen.items() if where == area and what != "label"}
            placed[area] = Placed((label.point, label.anchor), signs, self.pieces[area])
        return placed

    def _pieces(self, area: str) -> list[Point]:
        """The town, and beside it room for two more stacks."""
        town = self.layout.towns[area]
        points: list[Point] = [(town.x, town.y)]
        shape = self.country.areas[area]
        others = [(pin.x, pin.y) for other, pin in self.layout.towns.items() if other != area]
        while len(points) < STACKS:
            options = []
            for distance in (30.0, 33.0, 37.0, 42.0, 48.0):
                for turn in np.linspace(0, 2 * np.pi, 24, endpoint=False):
                    x, y = town.x + distance * float(np.cos(turn)), town.y + distance * float(np.sin(turn))
                    inside = shapely.contains_xy(shape, x, y)
                    room = shape.boundary.distance(shapely.Point(x, y)) if inside else 0.0
                    cost = distance + 3 * max(0.0, 12 - room) + (0 if inside else 60)
                    cost += sum(20 * max(0.0, 30 - float(np.hypot(x - a, y - b))) for a, b in (*others, *points))
                    cost += FORBIDDEN * _outside((x - PIECE, y - PIECE, x + PIECE, y + PIECE), self.layout)
                    options.append((cost, (x, y)))
            points.append(min(options)[1])
        return points

    def _label_spots(self, area: str) -> list[Spot]:
        town = self.layout.towns[area]
        is_city = "victory_city" in self.board.areas[area].signs
        size = CITY_SIZE if is_city else NAME_SIZE
        width = text_width(self.board.areas[area].name, size, is_city)
        if area in self.layout.label_sides:
            x, y, anchor = self.layout.label_sides[area]
            at = (town.x + x, town.y + y)
            return [Spot(at, anchor, _text_box(at, anchor, width, size), 0.0)]
        spots = []
        for x in range(-42, 43, 3):
            for y in range(-30, 40, 3):
                for anchor in ("start", "middle", "end"):
                    at = (town.x + x, town.y + y)
                    if shapely.contains_xy(self.country.areas[area], *at):
                        spots.append(self._label_spot(area, at, anchor, width, size))
        return sorted(spots, key=lambda spot: spot.cost)[:160]

    def _label_spot(self, area: str, at: Point, anchor: str, width: float, size: float) -> Spot:
        box = _text_box(at, anchor, width, size)
        town = self.layout.towns[area]
        gap_x = max(box[0] - town.x, town.x - box[2], 0.0)
        gap_y = max(box[1] - town.y, town.y - box[3], 0.0)
        # A name in the middle of its side is read with its town at once; one that hangs aside is not.
        hang = 0.0 if gap_x else abs((box[0] + box[2]) / 2 - town.x)
        cost = self._cost(area, box) + 1.2 * float(np.hypot(gap_x, gap_y)) + 0.3 * hang
        return Spot(at, anchor, box, cost + (0.5 * abs(town.y - (box[1] + box[3]) / 2) if gap_x else 0.0))

    def _sign_spots(self, area: str, sign: str) -> list[Spot]:
        town = self.layout.towns[area]
        given = self.layout.sign_points.get(area)
        if given:
            x, y = given[self.board.areas[area].signs.index(sign)]
            return [Spot((town.x + x, town.y + y), "middle", _sign_box(town.x + x, town.y + y), 0.0)]
        spots = []
        for distance in (22.0, 24.0, 28.0, 33.0, 38.0, 43.0):
            for turn in np.linspace(0, 2 * np.pi, 32, endpoint=False):
                x, y = town.x + distance * float(np.cos(turn)), town.y + distance * float(np.sin(turn))
                box = _sign_box(x, y)
                inside = shapely.contains_xy(self.country.areas[area], x, y)
                cost = 2 * self._cost(area, box) + 2.5 * (distance - 22) + (0 if inside else 25)
                spots.append(Spot((x, y), "middle", box, cost))
        return sorted(spots, key=lambda spot: spot.cost)[:80]

    def _cost(self, area: str, corners: tuple[float, float, float, float]) -> float:
        """How badly a box lies: over stacks, ways, shores, names and the land of others."""
        if area not in self.around:
            self.around[area] = self._surroundings(area)
        lies_on = shapely.clip_by_rect(self.around[area], *corners)
        amounts = np.where(IS_LINE, shapely.length(lies_on), shapely.area(lies_on))
        return float(amounts @ BADNESS) + FORBIDDEN * _outside(corners, self.layout)

    def _surroundings(self, area: str) -> np.ndarray:
        """What may be covered near a town, in the order of BADNESS."""
        town = self.layout.towns[area]
        reach = shapely.box(town.x - 150, town.y - 80, town.x + 150, town.y + 80)
        strangers = united(shape for near, shape in self.country.areas.items() if near != area)
        further = united(_stack_box(*points[1]) for points in self.pieces.values())
        shapes = [self.blocked.buffer(1), self.names, self.crowded, further, strangers, self.ways, self.borders]
        return np.array([shape.intersection(reach) for shape in shapes])


def text_width(text: str, size: float, bold: bool = False) -> float:
    """About the width of a name in Source Serif."""
    widths = [
        0.31 if letter in NARROW else 0.8 if letter in WIDE else 0.64 if letter.isupper() else 0.53 for letter in text
    ]
    return sum(widths) * size * (1.14 if bold else 1.1)


def written(writing: Writing, usual_size: float) -> shapely.Polygon:
    """The ground that a name or numeral covers; its point is the middle of the text."""
    size = writing.size or usual_size
    half = text_width(writing.text, size) / 2 + 2
    box = shapely.box(-half, -size * 0.4, half, size * 0.4)
    turned = shapely.affinity.rotate(box, writing.turn, origin=(0, 0))
    return shapely.affinity.translate(turned, *writing.at)


def _text_box(at: Point, anchor: str, width: float, size: float) -> tuple[float, float, float, float]:
    left = at[0] - {"start": 0.0, "middle": width / 2, "end": width}[anchor]
    return (left, at[1] - size * 0.75, left + width, at[1] + size * 0.25)


def _stack_box(x: float, y: float) -> shapely.Polygon:
    return shapely.box(x - PIECE, y - PIECE - STACK_HEIGHT, x + PIECE, y + PIECE + 1)


def _sign_box(x: float, y: float) -> tuple[float, float, float, float]:
    return (x - SIGN, y - SIGN, x + SIGN, y + SIGN)


def _outside(box: tuple[float, float, float, float], layout: SheetLayout) -> float:
    """How far a box sticks out of the sheet, in steps of its margin."""
    return max(0.0, 3 - box[0], 3 - box[1], box[2] - layout.width + 3, box[3] - layout.height + 3)


def _overlap(box: tuple[float, float, float, float], others: np.ndarray) -> float:
    wide = np.minimum(box[2], others[:, 2]) - np.maximum(box[0], others[:, 0]) + 2
    high = np.minimum(box[3], others[:, 3]) - np.maximum(box[1], others[:, 1]) + 1
    return float((np.maximum(wide, 0) * np.maximum(high, 0)).sum())
