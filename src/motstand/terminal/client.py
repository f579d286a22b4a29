"""Plays a match in the terminal: writes what happened, asks people, and lets players answer for the other seats."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.text import Text

from motstand.kernel.content.rulebook import Rulebook, read_rulebook
from motstand.kernel.errors import BadChance
from motstand.kernel.flow import Ask, Choice, JointChoice, Option, Roll
from motstand.kernel.matches.fate import Fate
from motstand.kernel.matches.match import Match
from motstand.players import Player
from motstand.terminal import keys
from motstand.terminal.board import board_of, seat_name
from motstand.terminal.finding import Findable, Line, findables, listed, typed
from motstand.terminal.screen import HEADING, QUIET, InputEnded, Screen
from motstand.terminal.story import END, TURN, tell


class Client:
    """A match at one terminal. `people` are the seats that are asked here; `players` answer for the others."""

    def __init__(
        self,
        match: Match,
        screen: Screen,
        people: list[str],
        players: dict[str, Player],
        fate: Callable[[], Fate] | None = None,
        resumed: bool = False,
    ) -> None:
        self.screen = screen
        self.people = people
        self.players = players
        # How chance goes on after a saved game is loaded; None: unpredictable.
        self.fate = fate
        self.left = False
        self.sit_down(match, resumed)

    def sit_down(self, match: Match, resumed: bool) -> None:
        """Play this match from here on. A resumed match is told from its last turn on."""
        self.match = match
        self.words = match.game.words(match.setup, self.screen.language)
        self.board = board_of(match.game, match.setup, self.screen.language)
        # Who looks at the screen, how much of the log each has read, and what table was drawn last.
        self.viewer: str | None = self.people[0] if self.people else None
        turns = [place for place, entry in enumerate(match.log) if entry.key == TURN]
        begin = turns[-1] if resumed and turns else 0
        self.told: dict[str | None, int] = dict.fromkeys([*match.seats, None], begin)
        self.drawn: tuple[Any, ...] = ()

    @property
    def rulebook(self) -> Rulebook:
        """The rulebook, loaded when somebody first asks for it."""
        return read_rulebook(self.match.game.folder(), self.screen.language)

    @property
    def save_path(self) -> Path:
        """The default file for saving."""
        return Path(f"{self.match.game.id}.jsonl")

    # -- the course of the game ------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        self.greet()
        try:
            while not self.left and not self.match.over:
                self.step()
            if self.match.over:
                self.finish()
        except InputEnded:
            self.screen.warn("input-ended")

    def greet(self) -> None:
        self.screen.rule(f"{self.match.game.title} · {self.board.title()}")
        for line in self.board.introduction():
            self.screen.line(line)
        self.screen.say("greeting" if self.people else "greeting-watching", QUIET)

    def step(self) -> None:
        """Get one answer: of real dice, of a person, or of a player."""
        pending = self.match.pending
        seat = self.match.seat
        if not isinstance(pending, (Choice, JointChoice)):
            assert pending is not None
            self.ask_for_chance(pending)
        elif seat in self.people:
            self.ask_person(seat)
        else:
            self.match.play(self.players[seat](self.match), seat)
            if len(self.people) < 2:
                self.tell_news()

    def finish(self) -> None:
        """Write the last log lines, the table and the outcome, and offer to save the record."""
        if len(self.people) > 1:
            self.told[None] = self.told[self.viewer]
            self.viewer = None
        self.tell_news()
        view = self.match.view(self.viewer)
        self.screen.line()
        self.screen.show(self.board.table(view, self.screen.width))
        self.screen.line()
        tell(self.screen, self.words, self.match.log_for(self.viewer)[-1:])
        self.screen.line(self.board.summary(view), indent=2)
        keys.offer_saving(self, "save-record")

    # -- telling ---------------------------------------------------------------------------------------------

    def tell_news(self) -> None:
        """Write the log lines that the viewer has not seen; the outcome waits for the end."""
        self.words.look(self.match.view(self.viewer))
        since = min(self.told[self.viewer], len(self.match.log))
        news = self.match.log_for(self.viewer, since)
        tell(self.screen, self.words, [entry for entry in news if entry["key"] != END])
        self.told[self.viewer] = len(self.match.log)

    def forget_drawing(self) -> None:
        """Have the table drawn again before the next question."""
        self.drawn = ()
        for seat in self.told:
            self.told[seat] = min(self.told[seat], len(self.match.log))

    def draw_table(self) -> None:
        """Draw the whole table as the viewer sees it, with the viewer's hands."""
        view = self.match.view(self.viewer)
        self.screen.line()
        self.screen.show(self.board.table(view, self.screen.width))
        self.show_hands()
        self.drawn = self.board.moment(view)

    def show_hands(self) -> None:
        cards = [card for option in self.match.options for card in self.words.targets(option)["cards"]]
        if self.viewer is not None:
            self.screen.line()
            playable = cards if self.match.seat == self.viewer else []
            self.screen.show(self.board.hands(self.match.view(self.viewer), playable))

    # -- asking a person -------------------------------------------------------------------------------------

    def ask_person(self, seat: str) -> None:
        """Ask the question that is for `seat`, until it is answered or something else happens."""
        self.hand_over(seat)
        self.tell_news()
        options = self.match.options_for(seat)
        ask = self.match.pending
        assert ask is not None
        if self.is_forced():
            text = self.words.say(self.words.option(options[0], ask, self.match.view(seat)))
            self.screen.say("forced", QUIET, answer=text)
            self.match.play(options[0], seat)
            return
        self.show_table_if_new(seat)
        found = findables(self.words, ask, options, self.match.view(seat))
        answer = self.choose(ask, found)
        if answer is not None:
            self.match.play(answer, seat)
            self.tell_news()

    def is_forced(self) -> bool:
        """Whether the only option is to go on, and no answer could still be taken back.

        Where several people share the keyboard each is asked: skipping one would betray an empty hand.
        """
        match = self.match
        if len(self.people) > 1 or len(match.options) != 1 or not self.words.is_quiet(match.options[0]):
            return False
        return match.practice or match.undoable(match.seat) is None

    def hand_over(self, seat: str) -> None:
        """Clear the screen between two people at one keyboard, so that nobody sees the other's hand."""
        if seat == self.viewer or len(self.people) < 2:
            return
        self.screen.clear()
        self.screen.ask("hand-over", seat=seat_name(self.words, seat))
        self.viewer = seat
        self.drawn = ()

    def show_table_if_new(self, seat: str) -> None:
        view = self.match.view(seat)
        if self.board.moment(view) != self.drawn:
            self.draw_table()
        self.screen.line()
        self.screen.show(self.board.battlefield(view))

    def choose(self, ask: Ask, options: list[Findable]) -> Option | None:
        """Let the person choose an option. None if a key changed the match, or if the person leaves."""
        question = self.words.say(self.words.ask(ask))
        shown = (question, listed(options), "keys-line")
        self.show_list(*shown)
        while True:
            text = self.screen.ask("prompt")
            key, _, argument = text.partition(" ")
            if key in keys.KEYS:
                if keys.KEYS[key](self, argument.strip()):
                    return None
                if key in keys.LONG_ANSWERS:
                    self.show_list(*shown)
                continue
            lines = shown[1]
            picked = self.picked(text, lines, options)
            if len(picked) == 1:
                return picked[0].option
            if len(picked) == len(options):
                shown = (question, listed(options), "keys-line")
                self.show_list(*shown)
            elif picked:
                title = f"{lines[int(text) - 1].text}:" if text.isdigit() else self.fitting(text)
                shown = (title, listed(picked, narrowed=True), "narrowed")
                self.show_list(*shown)

    def fitting(self, text: str) -> str:
        return self.screen.words.format("fitting", {"text": text})

    def picked(self, text: str, lines: list[Line], options: list[Findable]) -> list[Findable]:
        """The options that the person means; none, with a friendly line, where that is unclear."""
        if not text:
            if sum(len(line.options) for line in lines) < len(options):
                return options
            self.screen.warn("expected", count=len(lines), example=example(options))
            return []
        if text.isdigit():
            if 1 <= int(text) <= len(lines):
                return lines[int(text) - 1].options
            self.screen.warn("no-such-number", text=text, count=len(lines))
            return []
        found = typed(options, text)
        if not found:
            self.screen.warn("not-found", text=text, count=len(lines), example=example(options))
        return found

    def show_list(self, heading: str, lines: list[Line], footer: str) -> None:
        """The question in one sentence and the numbered lines."""
        self.screen.line(heading, HEADING)
        view = self.match.view(self.viewer)
        for number, line in enumerate(lines, start=1):
            if line.heading:
                self.screen.line(line.heading, QUIET, 2)
            text = Text(line.text)
            if len(line.options) > 1:
                text.append(f": {line.inside}", QUIET)
            elif note := self.board.note(line.options[0].option, view):
                text.append(f"\n{note}", QUIET)
            self.screen.numbered(number, text)
        self.screen.say(footer, QUIET)

    # -- dice in a person's hand -----------------------------------------------------------------------------

    def ask_for_chance(self, ask: Ask) -> None:
        """Ask what the real dice show."""
        assert isinstance(ask, Roll), "only dice are thrown by hand"
        self.tell_news()
        self.screen.line(self.words.say(self.words.ask(ask)), HEADING)
        while True:
            text = self.screen.ask("dice-prompt", count=ask.count, example=thrown(ask.count))
            key, _, argument = text.partition(" ")
            if key in keys.KEYS:
                if keys.KEYS[key](self, argument.strip()):
                    return
                continue
            dice = text.replace(",", " ").split()
            if len(dice) == 1 and len(dice[0]) == ask.count:
                dice = list(dice[0])
            try:
                self.match.play(tuple([int(die) for die in dice]))
            except (ValueError, BadChance):
                self.screen.warn("dice-expected", count=ask.count, sides=ask.sides, text=text)
                continue
            self.tell_news()
            return


def example(options: list[Findable]) -> str:
    """What one might type: the first option."""
    head, *parts = options[0].spoken
    return " ".join(part[0] for part in parts) or head[0]


def thrown(count: int) -> str:
    """How so many dice may be typed."""
    return " ".join(str(2 + number * 3 % 5) for number in range(count))
