"""Answers word by word: an option such as ``("move", "oslo", "hamar", 2)`` is chosen by its parts, one after the other.

A game has tens of thousands of options but some hundred words, so the words are the actions of the environments.
Where only one word can follow it is said by itself, and a question with one option is answered by itself.
"""

from __future__ import annotations

from array import array
from typing import Any, Final

from motstand.env.lists import Numbered
from motstand.kernel.errors import NotOffered, SetupError
from motstand.kernel.flow import Option
from motstand.kernel.matches.match import Match

END: Final = "."
"""The word that ends an answer where a longer one begins alike."""
SPARE: Final = ["spare 1", "spare 2", "spare 3", "spare 4", "spare 5", "spare 6", "spare 7", "spare 8"]
"""Stand for words that are not listed, such as cards of a pack: in alphabetical order, anew at each word."""


class Sight:
    """What a seat saw after so many answers: its view, and the features of that."""

    __slots__ = ("features", "number", "seat", "view")

    def __init__(self, number: int, seat: str, view: dict[str, Any], features: array[float]) -> None:
        self.number = number
        self.seat = seat
        self.view = view
        self.features = features


class Speaker:
    """The seats of a match, whose answers are given word by word. `match` rolls its own dice, or waits for them.

    `legal` are the ids of the words that can follow, in ascending order; it is empty when no seat has to decide. Where
    several seats are asked at once they answer in the order of their seats; where the first answer counts, the first
    seat gives it. `seen` is what a seat saw last, for whoever keeps it.
    """

    __slots__ = ("_following", "legal", "match", "said", "seat", "seen", "words")

    def __init__(self, match: Match, words: Numbered, listening: bool = True) -> None:
        self.match = match
        self.words = words
        self.seat = ""
        self.said: list[int] = []
        self.legal: list[int] = []
        self.seen: Sight | None = None
        self._following: dict[int, list[Option]] = {}
        if listening:
            self.listen()

    def listen(self) -> None:
        """Go on to the next decision with more than one option, to a chance event by hand, or to the end."""
        self.said = []
        while True:
            self.seat = self.match.seat
            options = self.match.options
            if len(options) != 1:
                break
            self.match.play(options[0], self.seat)
        self._narrow(options)

    def _narrow(self, options: list[Option]) -> None:
        """Find the words that can follow; options all begin with what was said."""
        place = len(self.said)
        while len(options) > 1:
            following: dict[int, list[Option]] = {}
            unlisted: dict[str, list[Option]] = {}
            for option in options:
                word = str(option[place]) if place < len(option) else END
                id = self.words.ids.get(word)
                if id is None:
                    unlisted.setdefault(word, []).append(option)
                else:
                    following.setdefault(id, []).append(option)
            if unlisted:
                following.update(self._spare(unlisted))
            if len(following) > 1:
                self._following = following
                self.legal = sorted(following)
                return
            self.said.extend(following)
            place += 1
        self._following = {}
        self.legal = []

    def _spare(self, unlisted: dict[str, list[Option]]) -> dict[int, list[Option]]:
        """Options under the ids of spare words. Raises SetupError if there are too few of these."""
        if len(unlisted) > len(SPARE):
            raise SetupError(
                f"expected at most {len(SPARE)} words beside {self.words.title}, version {self.words.version}, "
                f"got {', '.join(sorted(unlisted))}"
            )
        return {self.words.id_of(spare): unlisted[word] for spare, word in zip(SPARE, sorted(unlisted), strict=False)}

    def say(self, word: int) -> None:
        """Say the next word of the answer. Raises NotOffered if it cannot follow; then nothing has changed."""
        options = self._following.get(word)
        if options is None:
            raise NotOffered(self.spelled(word), [(self.spelled(legal),) for legal in self.legal])
        self.said.append(word)
        if len(options) > 1:
            self._narrow(options)
        else:
            self.match.play(options[0], self.seat)
            self.listen()

    def spelled(self, word: int) -> str:
        """The word with this id."""
        return self.words.entries[word] if 0 <= word < len(self.words) else str(word)

    def clone(self) -> Speaker:
        """A second speaker at the same point, in the middle of an answer if need be."""
        twin = Speaker(self.match.clone(), self.words, listening=False)
        twin.seat = self.seat
        twin.seen = self.seen
        twin.said = self.said.copy()
        twin.legal = self.legal.copy()
        twin._following = self._following.copy()
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> Speaker:
        return self.clone()
