"""Ended connections leave nothing behind for long."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from motstand.server.web.garbage import WORTH_A_LOOK, Garbage


class Connection:
    """Refers to itself, as uvicorn's do."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def collector_looks_only_when_told() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


def test_connections_are_forgotten_when_enough_of_them_have_ended() -> None:
    garbage = Garbage()
    for _ in range(2):
        connection = weakref.ref(Connection())
        for _ in range(WORTH_A_LOOK - 1):
            garbage.ended()
        assert connection() is not None
        garbage.ended()
        assert connection() is None
