"""Why not? At every question everything on the table has an answer, with a rule and a sentence."""

from __future__ import annotations

from typing import TypeVar

import pytest

from motstand.games.halls_of_hegra import GAME
from motstand.games.halls_of_hegra.components import COMMANDER
from motstand.games.halls_of_hegra.meaning import conceivable
from motstand.games.halls_of_hegra.objections import RULES
from motstand.games.halls_of_hegra.state import Hegra
from motstand.kernel import compiled
from motstand.kernel.fate import Seeded
from motstand.kernel.flow import Choice, Option
from motstand.kernel.game import Setup
from motstand.kernel.match import Match
from motstand.kernel.matches import new_match
from motstand.kernel.messages import Message
from motstand.kernel.objections import NothingAgainst, Thing, why_not
from motstand.kernel.rulebook import read_rulebook
from motstand.kernel.words import GameWords, fluent_key
from tests.games.halls_of_hegra.test_random_play import MOODS, PROMPTS, RARE, Wanderer
from tests.games.halls_of_hegra.things import all_things
from tests.games.soak import many

T = TypeVar("T")
BOOK = read_rulebook(GAME.folder())
# Each mood and each difficulty comes in the first three.
SIEGES = [(MOODS[(turn + place) % 3], each) for turn in range(3) for place, each in enumerate(GAME.scenarios)]
TOLD: set[str] = set()
"""What has been said: the same again needs no second look."""


def choice_of(match: Match) -> Choice:
    assert isinstance(match.pending, Choice)
    return match.pending


def table_of(match: Match) -> Hegra:
    assert isinstance(match.state, Hegra)
    return match.state


def some_of(things: list[T], count: int, fate: Seeded) -> list[T]:
    return [things[fate.below(len(things))] for _ in range(count)]


def speaks(words: list[GameWords], objection: Message) -> None:
    """The objection has a rule of the rulebook, and a sentence in every language."""
    if repr(objection) in TOLD:
        return
    assert objection.key in RULES
    assert BOOK.has(objection.rule), objection
    for language in words:
        assert language.say(language.objection(objection.key, objection.values)), objection
    TOLD.add(repr(objection))


def offers_meet_no_objection(match: Match, words: list[GameWords], options: list[Option]) -> None:
    for option in options:
        assert GAME.objection(table_of(match), choice_of(match), option) is None
        path: list[Thing] = [(kind, id) for kind, id, _ in words[0].steps(option)]
        for length in range(1, len(path) + 1):
            with pytest.raises(NothingAgainst):
                why_not(match, words[0], COMMANDER, path[:length])


def everything_else_meets_one(match: Match, words: list[GameWords]) -> None:
    choice = choice_of(match)
    answers = conceivable(table_of(match), choice)
    assert all(option in answers or words[0].is_quiet(option) for option in match.options)
    for option in answers:
        if option not in match.options:
            objection = GAME.objection(table_of(match), choice, option)
            assert objection is not None
            speaks(words, objection)


def things_are_answered_for(match: Match, words: list[GameWords], things: list[Thing]) -> None:
    """Each thing alone, and after the first click of an answer."""
    begun: list[Thing] = [(kind, id) for option in match.options[:1] for kind, id, _ in words[0].steps(option)[:1]]
    for thing in things:
        for path in ([thing], [*begun, thing]):
            try:
                found = why_not(match, words[0], COMMANDER, path)
            except NothingAgainst:
                continue
            assert found
            for objection in found:
                speaks(words, objection)


@pytest.mark.parametrize(("mood", "difficulty"), SIEGES[: many(len(SIEGES))])
def test_everything_has_an_answer_at_every_question(mood: str, difficulty: str) -> None:
    """At the first question of a kind about all things of the table, at the others about some."""
    match = new_match(GAME, difficulty, seed=len(mood), log=False)
    words = [GAME.words(match.setup), GAME.words(match.setup, "nb")]
    player, fate = Wanderer(len(mood), mood), Seeded(len(mood))
    asked: set[str] = set()
    while not match.over:
        prompt, things = choice_of(match).prompt, all_things(table_of(match))
        if prompt in asked:
            offers_meet_no_objection(match, words, some_of(match.options, 2, fate))
            things_are_answered_for(match, words, some_of(things, 3, fate))
        else:
            asked.add(prompt)
            offers_meet_no_objection(match, words, match.options)
            things_are_answered_for(match, words, things)
        everything_else_meets_one(match, words)
        match.play(player(match))
    assert why_not(match, words[0], COMMANDER, [("space", "repair")])[0].key == "over"


def test_every_question_of_many_games_knows_what_speaks_against_its_other_answers() -> None:
    """Also those that come up once in some hundred games."""
    prompts: set[str] = set()
    for seed in range(150):
        if prompts >= PROMPTS - RARE:
            break
        match = new_match(GAME, "recruit", seed=seed, log=False)
        words = [GAME.words(match.setup), GAME.words(match.setup, "nb")]
        player = Wanderer(seed, ("sensible", "busy")[seed % 2])
        while not match.over:
            prompt = choice_of(match).prompt
            # Pure Python, which is slower, looks at the first question of a kind.
            if prompt not in ("placing", "waking") and (compiled() or prompt not in prompts):
                everything_else_meets_one(match, words)
            if prompt not in prompts:
                things_are_answered_for(match, words, all_things(table_of(match)))
            prompts.add(prompt)
            match.play(player(match))
    assert prompts >= PROMPTS - RARE


@pytest.mark.parametrize("seed", range(3))
def test_objections_know_nothing_that_is_hidden(seed: int) -> None:
    """In another order of all decks and bags the same speaks against the same."""
    match = new_match(GAME, seed=seed, log=False)
    player, fate = Wanderer(seed, "sensible"), Seeded(seed)
    while not match.over:
        game, choice = table_of(match), choice_of(match)
        other = game.copy()
        for pile in [*other.event_decks, other.high, other.low, other.snow_deck, other.hit_bag, other.recruit_bag]:
            pile.rest = list(reversed(pile.rest))
        for option in some_of(conceivable(game, choice), 20, fate):
            assert GAME.objection(game, choice, option) == GAME.objection(other, choice, option)
        for thing in some_of(all_things(game), 4, fate):
            assert GAME.not_asked(game, choice, COMMANDER, thing) == GAME.not_asked(other, choice, COMMANDER, thing)
        match.play(player(match))


@pytest.mark.parametrize("language", ["en", "nb"])
def test_every_key_has_a_rule_and_a_sentence(language: str) -> None:
    words = GAME.words(Setup("standard", [COMMANDER]), language).words
    sentences = {key for key in words.keys() if key.startswith("whynot-")}  # noqa: SIM118
    assert sentences - {"whynot-turn"} == {fluent_key("whynot", key) for key in RULES}
    assert [rule for rule, _ in RULES.values() if rule and not BOOK.has(rule)] == []
