"""Each thing about a Character, a Location and a piece changes with the line that tells of just that."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from motstand.kernel.matches.match import Match
from tests.games.dutch_resistance.every_table import tables
from tests.games.dutch_resistance.kit import KIT
from tests.games.kit.journeys import LONGEST, Journey
from tests.games.kit.test_telling import told_again
from tests.games.soak import many

OF_CHARACTERS = {
    "place": ("starts", "moved", "rode", "brought"),
    "alibi": ("alibi",),
    "resources": ("gained", "lost", "given", "exchanged", "rerolled"),
    "tickets": ("cards.", "exchanged"),
    "ausweis": ("cards.", "exchanged"),
    "identity": ("identity",),
    "cards": ("round", "card"),
    "has_occupier_card": ("occupier",),
}
OF_PLACES = {
    "tile": ("tiles",),
    # Safety begins anew with the tile; a raid sets it back.
    "safety": ("safety", "tiles"),
    "vonk": ("vonk.",),
    "costs": ("laid_out", "costs.", "recruited"),
    "spot": ("laid_out", "costs.on_card", "spot", "delivered"),
}
OF_PIECES = {
    "place": ("moved.with", "rode.with", "guided", "caught", "printed", "delivered", "task.done", "group."),
    "fixed": ("hidden", "installed", "caught"),
    "progress": ("task.", "delivered", "caught", "group.", "request"),
    "address": ("address",),
    "secured": ("secured", "unsecured", "caught"),
}
PARTS = {"characters": OF_CHARACTERS, "places": OF_PLACES, "pieces": OF_PIECES}


def things(part: Any) -> list[dict[str, Any]]:
    return list(part.values()) if isinstance(part, dict) else part


def told_by_others(match: Match) -> list[str]:
    """The things that changed with a line that is about something else."""
    _, teller = told_again(match)
    shown: dict[str, Any] = {}
    found = []
    for entry, change in zip(teller.entries, teller.changes, strict=True):
        for name, fields in PARTS.items():
            if name not in change.public:
                continue
            now = things(msgspec.json.decode(change.public[name]))
            for before, after in zip(shown.get(name, []), now, strict=False):
                changed = [field for field in fields if before[field] != after[field]]
                found += [f"{entry.key}: {name} {each}" for each in changed if not entry.key.startswith(fields[each])]
            shown[name] = now
    return found


@pytest.mark.walk
@pytest.mark.parametrize("mood", KIT.moods)
def test_every_field_changes_with_its_line(mood: str) -> None:
    for number, sitting in enumerate(tables()[: many(60)]):
        journey = Journey(LONGEST, number, mood, [])
        match = sitting.begin(journey.fate())
        player = journey.wanderer(KIT)
        while not match.over:
            match.play(player(match))
        assert told_by_others(match) == [], repr(sitting)
