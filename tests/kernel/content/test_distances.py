from __future__ import annotations

from motstand.kernel.content.distances import FAR, distances


def test_the_shortest_way_counts() -> None:
    ring_of_five = [[4, 1], [0, 2], [1, 3], [2, 4], [3, 0]]
    assert distances(ring_of_five, 0) == [0, 1, 2, 2, 1]


def test_what_cannot_be_reached_is_far() -> None:
    assert distances([[1], [0], []], 1) == [1, 0, FAR]


def test_ways_may_lead_in_one_direction() -> None:
    assert distances([[1], []], 0) == [0, 1]
    assert distances([[1], []], 1) == [FAR, 0]
