"""A thing of the box in the shape that clients get."""

from __future__ import annotations

from motstand.kernel.view_types import Shape, shaped


class Ship:
    def __init__(self) -> None:
        self.name = "Anna"
        self.guns = [1, 2]
        self.rank = 3


class ShipPrint(Shape):
    name: str
    guns: int


def test_a_shape_takes_values_of_the_same_names() -> None:
    assert shaped(ShipPrint, Ship(), guns=2) == {"name": "Anna", "guns": 2}
