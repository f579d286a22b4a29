"""Compares the drawn map of Kampen om Norge with the board: the drawing must tell the truth about every border."""

import json
import math
from collections.abc import Iterator
from itertools import combinations, pairwise, permutations
from pathlib import Path
from typing import Any

import pytest

from motstand.games.kampen_om_norge.box import open_box

MAP = Path(__file__).parents[2] / "web/src/games/kampen_om_norge/map/map.json"
CLOSEST = 1.0
SHORTEST_BORDER = 8.0

Data = dict[str, Any]
Point = tuple[float, float]

BOARD = open_box([]).board
DRAWN: Data = json.loads(MAP.read_text(encoding="utf-8"))
SHEETS: list[Data] = DRAWN["sheets"]

NEIGHBOURS = {frozenset((BOARD.ids[a], BOARD.ids[b])) for a, near in enumerate(BOARD.neighbours) for b in near}
OVER_WATER = {frozenset((BOARD.ids[a], BOARD.ids[b])) for a, near in enumerate(BOARD.across_water) for b in near}
BY_LAND = NEIGHBOURS - OVER_WATER


# -- reading the drawing -------------------------------------------------------------------------------------


def points_of(numbers: list[float]) -> list[Point]:
    return list(zip(numbers[::2], numbers[1::2], strict=True))


class Outline:
    """A shape of the drawing: polygons, each a list of rings."""

    def __init__(self, shape: list[list[list[float]]]) -> None:
        rings = [points_of(ring) for polygon in shape for ring in polygon]
        self.corners = {point for ring in rings for point in ring}
        self.edges = [edge for ring in rings for edge in pairwise([*ring, ring[0]])]
        self.left = min((x for x, _ in self.corners), default=0)
        self.right = max((x for x, _ in self.corners), default=0)
        self.top = min((y for _, y in self.corners), default=0)
        self.bottom = max((y for _, y in self.corners), default=0)

    def holds(self, point: Point) -> bool:
        """Whether a point lies within: a ray from it crosses the edges an odd number of times."""
        x, y = point
        if not (self.left <= x <= self.right and self.top <= y <= self.bottom):
            return False
        inside = False
        for (x1, y1), (x2, y2) in self.edges:
            if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
                inside = not inside
        return inside

    def strewn(self) -> Iterator[Point]:
        """Points all along the edges, no two farther apart than half of CLOSEST."""
        for (x1, y1), (x2, y2) in self.edges:
            steps = max(1, math.ceil(math.dist((x1, y1), (x2, y2)) / (CLOSEST / 2)))
            for step in range(steps):
                yield x1 + (x2 - x1) * step / steps, y1 + (y2 - y1) * step / steps


OUTLINES = [{area: Outline(drawn["shape"]) for area, drawn in sheet["areas"].items()} for sheet in SHEETS]
"""The areas of each sheet."""


def shared_edges(one: Outline, other: Outline) -> set[frozenset[Point]]:
    """The border that two areas draw with the very same points."""
    return {frozenset(edge) for edge in one.edges} & {frozenset(edge) for edge in other.edges}


def close_pairs(outlines: dict[str, Outline]) -> set[frozenset[str]]:
    """The areas that come closer to each other than CLOSEST."""
    near: dict[tuple[int, int], list[tuple[str, Point]]] = {}
    for area, outline in outlines.items():
        for x, y in outline.strewn():
            near.setdefault((math.floor(x / CLOSEST), math.floor(y / CLOSEST)), []).append((area, (x, y)))
    found: set[frozenset[str]] = set()
    for (column, row), here in near.items():
        around = [near.get((column + across, row + down), []) for across in (-1, 0, 1) for down in (-1, 0, 1)]
        for area, point in here:
            for other, far in [each for cell in around for each in cell if each[0] != area]:
                if math.dist(point, far) < CLOSEST:
                    found.add(frozenset((area, other)))
    return found


def areas() -> Iterator[tuple[Data, str, Data]]:
    for sheet in SHEETS:
        for area, drawn in sheet["areas"].items():
            yield sheet, area, drawn


def ways() -> Iterator[tuple[Data, dict[str, Outline], Data]]:
    for sheet, outlines in zip(SHEETS, OUTLINES, strict=True):
        for way in sheet["ways"]:
            yield sheet, outlines, way


# -- what the board says -------------------------------------------------------------------------------------


def test_every_area_is_drawn_once_and_trondheim_again_as_a_ghost() -> None:
    assert sorted(area for _, area, drawn in areas() if not drawn["ghost"]) == sorted(BOARD.ids)
    assert [(sheet["id"], area) for sheet, area, drawn in areas() if drawn["ghost"]] == [("north", "trondheim")]
    counts = {sheet["id"]: sum(not area["ghost"] for area in sheet["areas"].values()) for sheet in SHEETS}
    assert counts == {"south": 31, "north": 13}


def test_areas_share_a_border_exactly_when_they_are_neighbours_by_land() -> None:
    lengths = {}
    for outlines in OUTLINES:
        for one, other in combinations(outlines, 2):
            shared = shared_edges(outlines[one], outlines[other])
            if shared:
                lengths[frozenset((one, other))] = sum(math.dist(*edge) for edge in shared)
    assert len(BY_LAND) == 60
    assert set(lengths) == BY_LAND
    assert min(lengths.values()) >= SHORTEST_BORDER


def test_areas_that_are_no_neighbours_by_land_keep_apart() -> None:
    for outlines in OUTLINES:
        assert close_pairs(outlines) - BY_LAND == set()


def test_areas_do_not_overlap() -> None:
    for outlines in OUTLINES:
        for one, other in permutations(outlines, 2):
            corners = outlines[one].corners - outlines[other].corners
            assert not any(outlines[other].holds(corner) for corner in corners), (one, other)


def test_drawn_borders_are_those_of_the_areas() -> None:
    is_right = {}
    for sheet, outlines in zip(SHEETS, OUTLINES, strict=True):
        for border in sheet["borders"]:
            one, other = border["between"]
            drawn = {frozenset(edge) for line in border["lines"] for edge in pairwise(points_of(line))}
            is_right[frozenset((one, other))] = drawn == shared_edges(outlines[one], outlines[other])
    assert is_right == dict.fromkeys(BY_LAND, True)


def test_every_border_has_one_way_from_town_to_town() -> None:
    found = [frozenset(way["between"]) for _, _, way in ways()]
    assert len(found) == 71
    assert set(found) == NEIGHBOURS
    for sheet, _, way in ways():
        line = points_of(way["line"])
        assert [line[0], line[-1]] == [tuple(sheet["areas"][area]["town"]) for area in way["between"]], way["between"]


def test_fjords_and_the_lake_have_a_crossing_over_water() -> None:
    crossed = {frozenset(way["between"]) for _, _, way in ways() if "crossing" in way}
    assert len(OVER_WATER) == 11
    assert crossed == OVER_WATER
    for sheet, outlines, way in ways():
        assert (way["look"] == "crossing") == (way["kind"] != "land") == ("crossing" in way)
        if "crossing" in way:
            heights = [each["shape"] for each in sheet["impassable"].values()] + list(sheet["scenery"].values())
            land = [*outlines.values(), *(Outline(shape) for shape in heights)]
            assert not any(each.holds(tuple(way["middle"])) for each in land), way["between"]


def test_no_way_passes_through_a_third_area() -> None:
    for _, outlines, way in ways():
        strangers = {area: outline for area, outline in outlines.items() if area not in way["between"]}
        for point in points_of(way["line"]):
            assert [area for area, outline in strangers.items() if outline.holds(point)] == [], way["between"]


@pytest.mark.parametrize("area", BOARD.ids)
def test_an_area_holds_its_town_its_name_and_its_piece(area: str) -> None:
    for sheet, outlines in zip(SHEETS, OUTLINES, strict=True):
        if area in outlines:
            drawn = sheet["areas"][area]
            assert len(drawn["pieces"]) == 3
            assert drawn["label"]["anchor"] in ("start", "middle", "end")
            for point in (drawn["town"], drawn["label"]["at"], drawn["pieces"][0]):
                assert outlines[area].holds(tuple(point))


def test_stacks_of_an_area_stand_beside_each_other() -> None:
    for _, area, drawn in areas():
        for one, other in combinations(drawn["pieces"], 2):
            assert math.dist(one, other) > 27, area


def test_signs_are_those_of_the_board() -> None:
    for sign, marked in (
        ("victory_city", BOARD.victory_cities),
        ("mobilization_point", BOARD.mobilization_points),
        ("air_field", BOARD.air_fields),
    ):
        drawn = {area for _, area, each in areas() if sign in each["signs"]}
        assert drawn == {BOARD.ids[area] for area in marked}


def test_sea_zones_lie_as_on_the_board() -> None:
    zones = {zone for sheet in SHEETS for zone in sheet["zones"]}
    assert zones == set(BOARD.zone_neighbours)
    assert len(zones) == 8
    for sheet in SHEETS:
        for drawn in sheet["zones"].values():
            assert Outline(drawn["shape"]).holds(tuple(drawn["label"]["at"]))
        for limit in sheet["limits"]:
            one, other = limit["between"]
            assert other in BOARD.zone_neighbours[one]
            assert limit["lines"]


def test_every_coast_lies_on_its_sea_zones() -> None:
    zones = [{zone: Outline(drawn["shape"]) for zone, drawn in sheet["zones"].items()} for sheet in SHEETS]
    for number, area in enumerate(BOARD.ids):
        for zone in BOARD.sea_zones[number]:
            drawn = [
                (here[zone], outlines[area])
                for here, outlines in zip(zones, OUTLINES, strict=True)
                if zone in here and area in outlines
            ]
            assert any(waters.holds(corner) for waters, outline in drawn for corner in outline.corners), (area, zone)


def test_areas_lie_on_the_coast_exactly_when_they_have_a_sea_zone() -> None:
    coastal = set()
    for sheet, outlines in zip(SHEETS, OUTLINES, strict=True):
        coast = {frozenset(edge) for line in sheet["coast"] for edge in pairwise(points_of(line))}
        coastal |= {area for area, outline in outlines.items() if coast & {frozenset(edge) for edge in outline.edges}}
    assert coastal == {area for area, zones in zip(BOARD.ids, BOARD.sea_zones, strict=True) if zones}


def test_impassable_land_is_drawn() -> None:
    drawn = {id for sheet in SHEETS for id, each in sheet["impassable"].items() if each["shape"]}
    assert drawn == set(BOARD.impassable)
    assert len(drawn) == 10


def test_air_ranges_hold_the_towns_they_reach() -> None:
    reached = {BOARD.ids[field]: covered for field, covered in BOARD.field_range.items()}
    reached["germany"] = BOARD.home_range
    for sheet, area, drawn in areas():
        for base, covered in reached.items():
            reach = Outline(sheet["ranges"][base]["shape"])
            assert reach.holds(tuple(drawn["town"])) == covered[BOARD.index[area]], (base, area)


def test_everything_lies_on_its_sheet() -> None:
    for sheet in SHEETS:
        shapes = [each["shape"] for part in ("areas", "impassable", "zones", "ranges") for each in sheet[part].values()]
        rings = [Outline(shape).corners for shape in [*shapes, *sheet["scenery"].values()]]
        lines = [
            points_of(line) for part in ("coast", "lakes", "frontier", "contours", "graticule") for line in sheet[part]
        ]
        lines += [points_of(way["line"]) for part in ("ways", "exits") for way in sheet[part]]
        lines += [points_of(line) for part in ("borders", "limits") for each in sheet[part] for line in each["lines"]]
        lines += [points_of(line) for each in sheet["ranges"].values() for line in each["lines"]]
        spots = [point for area in sheet["areas"].values() for point in [*area["pieces"], *area["signs"].values()]]
        spots += [each["label"]["at"] for part in ("zones", "impassable") for each in sheet[part].values()]
        spots += [name["at"] for name in sheet["waters"]]
        for x, y in [point for line in [*rings, *lines, spots] for point in line]:
            assert 0 <= x <= sheet["width"]
            assert 0 <= y <= sheet["height"]


def test_the_overview_shows_every_town() -> None:
    overview = DRAWN["overview"]
    assert set(overview["towns"]) == set(BOARD.ids)
    for x, y in overview["towns"].values():
        assert 0 <= x <= overview["width"]
        assert 0 <= y <= overview["height"]
