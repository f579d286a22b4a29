"""Why not? What the commander cannot know changes no objection, and each has its rule and its sentence."""

from __future__ import annotations

from typing import TypeVar

import pytest

from motstand.games.halls_of_hegra import GAME
from motstand.games.halls_of_hegra.components import COMMANDER
from motstand.games.halls_of_hegra.why_not.clicks import conceivable
from motstand.games.halls_of_hegra.why_not.reasons import RULES
from motstand.kernel.content.rulebook import read_rulebook
from motstand.kernel.flow import Choice
from motstand.kernel.game import Setup
from motstand.kernel.matches.fate import Seeded
from motstand.kernel.matches.making import new_match
from motstand.kernel.words.languages import LANGUAGES
from motstand.kernel.words.sentences import fluent_key
from tests.games.halls_of_hegra.invariants import table_of
from tests.games.halls_of_hegra.kit import KIT
from tests.games.halls_of_hegra.things import all_things
from tests.games.kit.journeys import Wanderer

T = TypeVar("T")
BOOK = read_rulebook(GAME.folder())


def some_of(things: list[T], count: int, fate: Seeded) -> list[T]:
    return [things[fate.below(len(things))] for _ in range(count)]


@pytest.mark.walk
@pytest.mark.parametrize("seed", range(3))
def test_objections_know_nothing_that_is_hidden(seed: int) -> None:
    """In another order of all decks and bags the same speaks against the same."""
    match = new_match(GAME, seed=seed, log=False)
    player, fate = Wanderer(KIT, seed, "sensible", []), Seeded(seed)
    while not match.over:
        game, choice = table_of(match), match.pending
        assert isinstance(choice, Choice)
        other = game.copy()
        for pile in [*other.event_decks, other.high, other.low, other.snow_deck, other.hit_bag, other.recruit_bag]:
            pile.rest = list(reversed(pile.rest))
        for option in some_of(conceivable(game, choice), 20, fate):
            assert GAME.objection(game, choice, option) == GAME.objection(other, choice, option)
        for thing in some_of(all_things(game), 4, fate):
            assert GAME.not_asked(game, choice, COMMANDER, thing) == GAME.not_asked(other, choice, COMMANDER, thing)
        match.play(player(match))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_a_rule_and_a_sentence(language: str) -> None:
    words = GAME.words(Setup("standard", [COMMANDER]), language).words
    sentences = {key for key in words.keys() if key.startswith("whynot-")}  # noqa: SIM118
    assert sentences - {"whynot-turn"} == {fluent_key("whynot", key) for key in RULES}
    assert [rule for rule, _ in RULES.values() if rule and not BOOK.has(rule)] == []
