"""A whole game as a text that a person can read, so that the difference shows what a change of the rules did."""

from __future__ import annotations

from typing import Any

from motstand.kernel.flow import Draw, Option, Roll
from motstand.kernel.log import Entry
from motstand.kernel.matches.fate import ByHand, Seeded
from motstand.players import RandomPlayer
from tests.games.kit.gamekit import GameKit, words
from tests.games.kit.journeys import Wanderer


class Playthrough:
    """Plays a game with seeded random players and writes down what happens, in order."""

    def __init__(self, kit: GameKit, scenario: str) -> None:
        sitting, seed, self.with_answers, mood, self.until = kit.golden[scenario]
        self.kit = kit
        self.fate = Seeded(seed)
        # Dice and draws one by one, so that each is told before what it leads to.
        self.match = sitting.begin(ByHand(self.fate, dice=True, cards=True))
        self.player = Wanderer(kit, seed, mood, []) if mood else RandomPlayer(seed)
        seats = ", ".join(sitting.seats)
        self.lines = [f"{kit.game.title}: {scenario}, {seats}, {mood or 'random'} players, seed {seed}", ""]
        self.told = 0
        self.phase = ""
        self.over = False

    def text(self) -> str:
        """The game as far as it is told."""
        self.tell_log()
        while not self.match.over and not self.over:
            self.next()
            self.tell_log()
        self.lines += ["", *self.kit.table(self.match), "", repr(self.match.outcome), ""]
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
        state, pending, seat = self.match.state, self.match.pending, self.match.seat
        assert pending is not None
        if not self.with_answers:
            return
        if state.phase != self.phase:
            self.lines.append(f"  -- {state.phase}")
        self.phase = state.phase
        said = " ".join(self.named(part) for part in answer)
        self.lines.append(f"    {seat}, asked {pending.prompt}: {said} (1 of {len(self.match.options)})")

    def tell_log(self) -> None:
        """What the log says since the last time."""
        for entry in self.match.log[self.told :]:
            heading = self.kit.heading(self.match, entry)
            if self.until and self.until in heading:
                self.over = True
                break
            if heading:
                self.lines += ["", *heading]
                self.phase = ""
                continue
            self.lines.append(f"      {self.line(entry)}")
            children = [child for child in entry.children if self.kit.told_in_full(child)]
            self.lines += [f"        {self.line(child)}" for child in children]
        self.told = len(self.match.log)

    def line(self, entry: Entry) -> str:
        values = ", ".join(f"{name} {self.named(value)}" for name, value in entry.values.items())
        rule = f"  [{entry.rule}]" if entry.rule else ""
        return f"{entry.key}: {values}{rule}"

    def named(self, value: Any) -> str:
        return self.kit.named(self.match, value)
