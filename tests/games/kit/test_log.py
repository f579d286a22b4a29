"""Every line of the log with a number opens into the dice, cards, markers and pieces that the number comes from."""

from __future__ import annotations

from pathlib import Path

import pytest

from motstand.kernel.matches.match import Match
from motstand.players import policy
from tests.games.kit.gamekit import GameKit
from tests.games.kit.journeys import Journey
from tests.games.kit.registered import of_every_game
from tests.games.opened_lines import check_lines, spoken_lines

pytestmark = pytest.mark.walk


def finished(kit: GameKit, number: int) -> Match:
    """A whole game at one of the sittings, with sense or at random in some mood."""
    sitting = kit.sittings[number % len(kit.sittings)]
    journey = Journey(0, number, kit.moods[number % len(kit.moods)], [])
    match, player = sitting.begin(journey.fate()), policy if number % 3 == 0 else journey.wanderer(kit)
    while not match.over:
        match.play(player(match))
    return match


@of_every_game
def test_every_number_of_the_log_opens_into_its_parts(kit: GameKit, tmp_path: Path) -> None:
    """Over some thousand answers each such line comes, so that none is looked at in vain."""
    matches = [finished(kit, number) for number in range(kit.games_told)]
    assert sum(len(match.journal) for match in matches) > 2000
    seen: set[str] = set()
    for match in matches + kit.rare_lines(tmp_path):
        seen |= check_lines(kit.game, match, kit.opened, kit.plain)
    assert seen == set(kit.opened)


@of_every_game
def test_every_sentence_with_a_number_is_opened_or_said_to_be_plain(kit: GameKit) -> None:
    lines, numbered = spoken_lines(kit.game.folder(), kit.names, kit.is_part)
    declared = {key.replace(".", "-") for key in (*kit.opened, *kit.plain)}
    assert not set(kit.opened) & set(kit.plain)
    assert numbered <= declared
    assert declared <= lines | {"game-over"}
