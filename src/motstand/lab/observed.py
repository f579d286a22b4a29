"""The observation of one simulated game: its ending, what was used, and its measures over time."""

from __future__ import annotations

from typing import Any

from motstand.kernel.flow import Option
from motstand.kernel.matches.journal import CHOICE, DRAW, Answer
from motstand.kernel.matches.match import Match
from motstand.kernel.registry import find_game
from motstand.kernel.words.sentences import GameWords
from motstand.lab.series import Series, finished

ACTION, PLACE, PLAYED, DRAWN = "action", "place", "card played", "card drawn"
KINDS = (ACTION, PLACE, PLAYED, DRAWN)
"""What is counted: answers by their head, by where they lead, by the cards they name; and cards that fate gave."""


class Observed:
    """All that is kept of a game. Everything but `seconds` depends on the series and the number alone."""

    def __init__(self, number: int, seed: str, seconds: float) -> None:
        self.number = number
        self.seed = seed
        self.seconds = seconds
        self.winners: list[str] = []
        self.key = ""
        self.level = ""
        self.rule = ""
        self.values: dict[str, Any] = {}
        self.answers = 0
        # The last reading of the clock: the round, the day; 0 where the game has none.
        self.length = 0
        # Seat, kind and name of what was used -> how often.
        self.used: dict[tuple[str, str, str], int] = {}
        # The measures whenever the clock has moved on, by its reading, and those at the end.
        self.timeline: list[tuple[int, dict[str, float]]] = []
        self.end: dict[str, float] = {}


class Watch:
    """Follows a game by the measures that it gives."""

    def __init__(self) -> None:
        self.timeline: list[tuple[int, dict[str, float]]] = []

    def __call__(self, match: Match) -> None:
        clock, rest = reading(match)
        if rest and (not self.timeline or self.timeline[-1][0] != clock):
            self.timeline.append((clock, rest))


def reading(match: Match) -> tuple[int, dict[str, float]]:
    """The clock and the other measures; 0 and nothing where the game gives none."""
    measured = match.game.measures(match.state)
    if not measured:
        return 0, {}
    (_, clock), *rest = measured.items()
    return int(clock), {name: float(value) for name, value in rest}


def observe(series: Series, number: int) -> Observed:
    """Game `number` of a series, played and written down."""
    watch = Watch()
    match, outcome, seconds = finished(series, number, watch)
    observed = Observed(number, series.seed_of(number), seconds)
    observed.winners = list(outcome.winners)
    observed.key, observed.level, observed.rule = outcome.key, outcome.level, outcome.rule
    observed.values = outcome.values
    observed.answers = match.number
    observed.length, observed.end = reading(match)
    observed.timeline = watch.timeline
    observed.used = names_of(series).counted(match.journal)
    return observed


# -- what was used -------------------------------------------------------------------------------------------


class Names:
    """What options and draws of a game touch, by the names that people read. Copies of a card share theirs."""

    def __init__(self, words: GameWords | None, cards: dict[str, str]) -> None:
        self.words = words
        self.cards = cards
        # What an answer counts as; questions offer the same over and over.
        self._known: dict[Option, list[tuple[str, str]]] = {}

    def counted(self, journal: list[Answer]) -> dict[tuple[str, str, str], int]:
        """How often each seat used what, in the order of seat, kind and name."""
        counts: dict[tuple[str, str, str], int] = {}
        for given in journal:
            if given.kind == CHOICE:
                for kind, name in self.of(given.value):
                    key = (given.seat, kind, name)
                    counts[key] = counts.get(key, 0) + 1
            elif given.kind == DRAW and given.value in self.cards:
                key = (given.seat, DRAWN, self.cards[given.value])
                counts[key] = counts.get(key, 0) + 1
        return dict(sorted(counts.items()))

    def of(self, option: Option) -> list[tuple[str, str]]:
        """What one answer counts as: its action, where it leads, and the cards in it."""
        known = self._known.get(option)
        if known is None:
            known = self._known[option] = self._of(option)
        return known

    def _of(self, option: Option) -> list[tuple[str, str]]:
        action = plain(str(option[0]))
        found = [(ACTION, action)]
        if self.words is not None:
            targets = self.words.targets(option)
            if targets.get("areas"):
                found.append((PLACE, f"{action}: {self._name(option, targets['areas'][-1])}"))
            cards = [self.cards.get(card) or self._name(option, card) for card in targets.get("cards", [])]
            found += [(PLAYED, card) for card in dict.fromkeys(cards)]
        return found

    def _name(self, option: Option, id: str) -> str:
        """How people call a part of an option: what may be typed for it that is not its id."""
        assert self.words is not None
        for part, spoken in zip(option, self.words.spoken(option), strict=False):
            if str(part) == id:
                return next((word for word in spoken if word != id), id)
        return id


_names: dict[tuple[str, str, tuple[str, ...], tuple[str, ...]], Names] = {}


def names_of(series: Series) -> Names:
    """The names of a series' game; made once a process, for reading words takes time."""
    key = (series.game, series.scenario, tuple(series.players), tuple(pack.digest for pack in series.packs))
    if key not in _names:
        game = find_game(series.game)
        setup = series.setup()
        cards = game.printed(setup).get("cards", {})
        try:
            words: GameWords | None = game.words(setup)
        except NotImplementedError:
            # A game without words is studied by its actions alone.
            words = None
        titles = {str(id): str(card.get("name") or card.get("title") or id) for id, card in cards.items()}
        _names[key] = Names(words, titles)
    return _names[key]


def plain(key: str) -> str:
    """A key as text: ``send_back`` is ``send back``."""
    return key.replace("_", " ")
