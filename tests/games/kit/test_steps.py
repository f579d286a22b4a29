"""The clicks that lead to an option: a person who follows them always ends at exactly that option."""

from __future__ import annotations

import pytest

from tests.games.kit.gamekit import GameKit, Sitting
from tests.games.kit.journeys import games, journeys
from tests.games.kit.registered import of_sittings

pytestmark = pytest.mark.walk


@of_sittings()
def test_steps_lead_to_one_option_only(kit: GameKit, sitting: Sitting) -> None:
    """Nor may the clicks of one option be the beginning of another's: the first could never be chosen."""
    for journey in journeys(kit, games(sitting, 6)):
        match = sitting.begin(journey.fate())
        words = kit.game.words(match.setup)
        answer = journey.wanderer(kit)
        while not match.over:
            for seat in match.asked():
                paths = [tuple(words.steps(option)) for option in match.options_for(seat)]
                clicked = [path for path in paths if path]
                beginnings = {path[:length] for path in clicked for length in range(1, len(path))}
                assert len(set(clicked)) == len(clicked)
                assert beginnings.isdisjoint(clicked)
                for kind, id, _ in {step for path in clicked for step in path}:
                    assert "{" not in str(id)
                    kit.check_click(match, kind, id)
            match.play(answer(match))
