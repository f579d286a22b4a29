"""Everything on the table of every game explains itself, in every language, and betrays nothing."""

from __future__ import annotations

import re

import pytest

from motstand.kernel.content.rulebook import Rulebook, read_rulebook
from motstand.kernel.game import Game
from motstand.kernel.log import Entry
from motstand.kernel.matches.fate import Seeded
from motstand.kernel.matches.making import new_match
from motstand.kernel.matches.match import Match
from motstand.kernel.objections import Thing
from motstand.kernel.registry import find_game
from motstand.kernel.state import State
from motstand.kernel.words.languages import LANGUAGES
from motstand.kernel.words.messages import Message
from motstand.kernel.words.sentences import GameWords
from motstand.players import RandomPlayer, policy
from tests.games.boxes import GAME_IDS
from tests.games.soak import many

TABLES = [(game, scenario) for game in GAME_IDS for scenario in find_game(game).scenarios]
# Steps of options that are no things of the table: buttons with a number, a side, what becomes of a card.
BUTTONS = ("number", "role", "fate", "supplies")
# Names of things; what cards and spaces say is something else.
NOUNS = ("area", "card", "kind", "space", "place", "row", "gun", "damage", "outlook")
SENTENCE = re.compile(r"^[^a-zæøå\[{].*[.!]$", re.DOTALL)
LONGEST, LONGEST_TITLE = 380, 60
"""A text that is read while the pointer rests."""


class Speaker:
    """Says everything in every language, and looks at it once."""

    def __init__(self, match: Match) -> None:
        game: Game = match.game
        self.book: Rulebook = read_rulebook(game.folder())
        self.words: list[GameWords] = [game.words(match.setup, language) for language in LANGUAGES]
        self.said: set[str] = set()

    def says(self, thing: Thing, entry: Entry | None) -> None:
        assert entry is not None, f"{thing} is not explained"
        if repr(entry) in self.said:
            return
        self.said.add(repr(entry))
        assert self.book.has(entry.rule), f"{thing}: no rule {entry.rule!r}"
        for words in self.words:
            text = words.say(words.entry(entry.key, entry.values))
            assert SENTENCE.match(text.strip()), f"{thing}: {text!r}"
            assert len(text) <= LONGEST, f"{thing}: {len(text)} characters: {text!r}"
            assert "  " not in text.strip(), f"{thing}: {text!r}"
            if "title" in entry.values:
                title = words.say(Message("about-title", {"title": entry.values["title"]}))
                assert 0 < len(title) <= LONGEST_TITLE, f"{thing}: {title!r}"


def clicked(match: Match, words: GameWords) -> list[Thing]:
    """What the options of the question ask for."""
    steps = [step for seat in match.asked() for option in match.options_for(seat) for step in words.steps(option)]
    return sorted({(kind, str(id)) for kind, id, _ in steps if kind not in BUTTONS})


def explained(game: Game, state: State, seat: str | None) -> dict[Thing, str]:
    return {thing: repr(game.explain(state, seat, thing)) for thing in game.things(state, seat)}


def look(match: Match, speaker: Speaker) -> None:
    """Every thing has its sentence for every seat and for spectators, and so has all that can be clicked."""
    game, state = match.game, match.state
    seats = [*match.setup.seats, None]
    for seat in seats:
        things = game.things(state, seat)
        assert len(set(things)) == len(things)
        for thing in things:
            speaker.says(thing, game.explain(state, seat, thing))
    for thing in clicked(match, speaker.words[0]):
        speaker.says(thing, game.explain(state, match.asked()[0], thing))


def options_say_what_happens(match: Match, speaker: Speaker) -> None:
    """No option is a bare noun or a number: each says in some words what it would do."""
    pending = match.pending
    assert pending is not None
    for seat in match.asked():
        view = match.view(seat)
        for option in match.options_for(seat):
            for words in speaker.words:
                text = words.say(words.option(option, pending, view))
                if text not in speaker.said:
                    assert len(text.split()) > 1, f"{option}: {text!r}"
                    assert all(text not in named.values() for kind, named in words.names.items() if kind in NOUNS), text
                    speaker.said.add(text)


def betrays_nothing(match: Match, fate: Seeded) -> None:
    """HOH-Q-98, KON-CARD-01: what a seat cannot know, dealt anew, changes no sentence that it reads."""
    for seat in match.setup.seats:
        other = match.state.copy()
        match.game.redeal(other, seat, fate)
        assert explained(match.game, other, seat) == explained(match.game, match.state, seat)


@pytest.mark.walk
@pytest.mark.parametrize(("game", "scenario"), TABLES)
def test_everything_on_the_table_explains_itself(game: str, scenario: str) -> None:
    speaker = Speaker(new_match(game, scenario, seed=0, log=False))
    for seed in range(many(4)):
        match = new_match(game, scenario, seed=seed, log=False)
        fate = Seeded(seed)
        player = policy if seed % 2 == 0 else RandomPlayer(seed)
        while not match.over:
            if fate.below(9) == 0:
                look(match, speaker)
                options_say_what_happens(match, speaker)
                betrays_nothing(match, fate)
            match.play(player(match), match.asked()[0])
        look(match, speaker)


@pytest.mark.parametrize("game", GAME_IDS)
def test_what_is_not_there_is_not_explained(game: str) -> None:
    match = new_match(game, seed=1)
    for thing in (("nothing", "of the kind"), ("card", "no such card"), ("area", ""), ("disc", "@")):
        assert match.game.explain(match.state, None, thing) is None
