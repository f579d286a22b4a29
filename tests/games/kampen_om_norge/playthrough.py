"""A whole game as a text that a person can read, so that the difference shows what a change of the rules did."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from motstand.games.kampen_om_norge import GAME
from motstand.games.kampen_om_norge.components import FACTIONS
from motstand.games.kampen_om_norge.state import Kampen
from motstand.kernel.fate import ByHand, Seeded
from motstand.kernel.flow import Draw, Option, Roll
from motstand.kernel.log import Entry
from motstand.kernel.match import Match
from motstand.kernel.matches import new_match
from motstand.players import RandomPlayer
from tests.games.kampen_om_norge.table import THREE, TWO

GOLDEN = Path(__file__).parent / "golden"
UPDATE = "python -m tests.games.kampen_om_norge.golden_update"


class Playthrough:
    """Plays a game with seeded random players and writes down what happens, in order."""

    def __init__(self, scenario: str, seats: list[str], seed: int, with_answers: bool) -> None:
        self.fate = Seeded(seed)
        # Dice and draws one by one, so that each is told before what it leads to.
        self.match = new_match(GAME, scenario, seats, fate=ByHand(self.fate, dice=True, cards=True))
        self.player = RandomPlayer(seed)
        self.with_answers = with_answers
        self.lines = [f"{GAME.title}: {scenario}, {', '.join(seats)}, random players, seed {seed}", ""]
        self.told = 0
        self.phase = ""

    def text(self) -> str:
        """The whole game."""
        self.tell_log()
        while not self.match.over:
            self.next()
            self.tell_log()
        self.lines.append("")
        self.table()
        self.lines += ["", repr(self.match.outcome), ""]
        return "\n".join(self.lines)

    def next(self) -> None:
        """One answer, roll or draw."""
        pending = self.match.pending
        if isinstance(pending, Draw):
            card = self.fate.answer(pending)
            self.lines.append(f"      {pending.seat} draws {self.named(card)}, 1 of {len(pending.among)}")
            self.match.play(card)
        elif isinstance(pending, Roll):
            dice = self.fate.answer(pending)
            self.lines.append(f"      {pending.seat} rolls {words(dice)} ({pending.prompt})")
            self.match.play(dice)
        else:
            answer = self.player(self.match)
            self.answer(answer)
            self.match.play(answer)

    def answer(self, answer: Option) -> None:
        """Who was asked what and answered what, under the heading of the phase."""
        game, pending, seat = game_of(self.match), self.match.pending, self.match.seat
        assert pending is not None
        if not self.with_answers:
            return
        if game.phase != self.phase:
            self.lines.append(f"  -- {game.phase}")
        self.phase = game.phase
        said = " ".join(self.named(part) for part in answer)
        count = len(self.match.options)
        self.lines.append(f"    {seat}, asked {pending.prompt}: {said} (1 of {count})")

    def tell_log(self) -> None:
        """What the log says since the last time."""
        for entry in self.match.log[self.told :]:
            if entry.key == "turn.begins":
                self.heading(entry)
            else:
                self.lines.append(f"      {self.line(entry)}")
                # A card drawn has been told already, when it was drawn.
                children = [child for child in entry.children if child.key != "new_cards.card"]
                self.lines += [f"        {self.line(child)}" for child in children]
        self.told = len(self.match.log)

    def heading(self, entry: Entry) -> None:
        self.lines.append("")
        if entry.values["faction"] == "germany":
            self.lines += [f"== Round {entry.values['round']}", ""]
            self.table()
            self.lines.append("")
        self.lines.append(f"= {entry.values['faction']}, round {entry.values['round']}")
        self.phase = ""

    def table(self) -> None:
        """Who stands where, and the cards."""
        game = game_of(self.match)
        for faction, name in enumerate(FACTIONS):
            side = zip(game.box.board.ids, game.battalions[faction], strict=True)
            stands = [f"{area} {count}" for area, count in side if count]
            hand = ", ".join(self.named(card) for card in sorted(game.hands[faction])) or "nothing"
            self.lines.append(f"{name}: {', '.join(stands) or 'nowhere'}")
            self.lines.append(
                f"    holds {hand}; {len(game.decks[faction])} in the deck, {len(game.used[faction])} used"
            )

    def line(self, entry: Entry) -> str:
        values = ", ".join(f"{name} {self.named(value)}" for name, value in entry.values.items())
        rule = f"  [{entry.rule}]" if entry.rule else ""
        return f"{entry.key}: {values}{rule}"

    def named(self, value: Any) -> str:
        """A card with its name, everything else as it is."""
        if isinstance(value, str) and value in game_of(self.match).box.cards:
            return f"{value} {game_of(self.match).card(value).kind.name}"
        return words(value)


def words(value: Any) -> str:
    if isinstance(value, (tuple, list)):
        return " ".join(str(part) for part in value) or "nothing"
    return str(value)


def game_of(match: Match) -> Kampen:
    state = match.state
    assert isinstance(state, Kampen)
    return state


def playthrough(scenario: str) -> str:
    """The game that is kept of a scenario, as it goes now: the short one with every answer, the long one without."""
    if scenario == "basic":
        return Playthrough(scenario, TWO, 51, False).text()
    return Playthrough(scenario, THREE, 195, True).text()
