"""The lessons of Dutch Resistance, each with the examples and rules that it shows."""

from __future__ import annotations

import pytest

OF_LESSONS = [
    pytest.param(
        "alone",
        marks=pytest.mark.rule(
            "DR-EX-02",
            "DR-CHAR-02",
            "DR-CHAR-09",
            "DR-STD-02",
            "DR-STD-03",
            "DR-STD-04",
            "DR-OCC-02",
            "DR-ROAD-07",
            "DR-PATROL-12",
            "DR-RES-09",
        ),
    ),
    pytest.param(
        "two",
        marks=pytest.mark.rule("DR-EX-13", "DR-STD-04", "DR-STD-06", "DR-MOVE-01", "DR-EXCH-01", "DR-EXCH-02"),
    ),
    pytest.param(
        "halt",
        marks=pytest.mark.rule(
            "DR-EX-05",
            "DR-HALT-01",
            "DR-HALT-02",
            "DR-HALT-03",
            "DR-HALT-08",
            "DR-ROAD-04",
            "DR-AUSW-01",
            "DR-AUSW-02",
        ),
    ),
    pytest.param(
        "night",
        marks=pytest.mark.rule(
            "DR-EX-06",
            "DR-EX-19",
            "DR-EX-30",
            "DR-EX-31",
            "DR-CHAR-13",
            "DR-OCC-02",
            "DR-DANGER-01",
            "DR-DANGER-02",
            "DR-S2-05",
            "DR-RAID-03",
            "DR-RAID-05",
            "DR-RAID-11",
        ),
    ),
]
