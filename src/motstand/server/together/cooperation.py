"""What the events of a cooperative table come to: suggestions, the plan, and for whom bots are wanted."""

from __future__ import annotations

from msgspec import Struct

from motstand.kernel.matches.record import as_option
from motstand.server.messages import PlanLine, StandIn, Step, Suggestion, Together
from motstand.server.play.events import (
    ANSWER,
    BACK,
    PLAN,
    PLAYED,
    SEAT,
    STAND_IN,
    SUGGESTION,
    Body,
    Suggested,
    body_of,
)
from motstand.server.play.frames import Picture
from motstand.server.storage.rows import EventRow

HEARD = (*PLAYED, *BACK, SUGGESTION, PLAN, STAND_IN, SEAT)


class Made(Struct):
    """A suggestion that somebody made, and who agrees to it."""

    number: int
    by: str
    suggested: Suggested
    agreed: list[str]


class Cooperation:
    """What stands after the events so far. It follows from the events alone, so that every worker has the same."""

    __slots__ = ("made", "plan", "relieved", "stand_ins")

    def __init__(self) -> None:
        self.made: list[Made] = []
        self.plan: list[PlanLine] = []
        self.stand_ins: list[StandIn] = []
        # The seats that others gave to a bot: their people get them back as soon as they come.
        self.relieved: set[str] = set()

    def hear(self, event: EventRow) -> None:
        """Follow an event."""
        if event.kind == ANSWER:
            # What was suggested to a seat is void as soon as the seat has answered.
            self.made = [made for made in self.made if made.suggested.seat != event.seat]
        elif event.kind in PLAYED or event.kind in BACK:
            self.made = []
        elif event.kind == SUGGESTION:
            self._suggest(event, body_of(event))
        elif event.kind == PLAN:
            self._write(event, body_of(event))
        elif event.kind == STAND_IN:
            self._want(event, body_of(event))
        elif event.kind == SEAT:
            self._seat(event.seat, body_of(event))

    def _suggest(self, event: EventRow, body: Body) -> None:
        """Everybody has at most one suggestion for a seat: a new one takes the place of the old one."""
        if body.suggested is not None:
            seat = body.suggested.seat
            self.made = [made for made in self.made if (made.by, made.suggested.seat) != (event.seat, seat)]
            self.made.append(Made(event.number, event.seat, body.suggested, [event.seat]))
            return
        for made in list(self.made):
            if made.number == body.to:
                made.agreed = [seat for seat in made.agreed if seat != event.seat] + body.agreed
                if event.seat == made.by and not body.agreed:
                    self.made.remove(made)

    def _write(self, event: EventRow, body: Body) -> None:
        written = PlanLine(body.line or event.number, event.number, event.seat, body.text, body.done)
        if not body.line:
            self.plan.append(written)
        elif body.text:
            self.plan = [written if line.line == body.line else line for line in self.plan]
        else:
            self.plan = [line for line in self.plan if line.line != body.line]

    def _want(self, event: EventRow, body: Body) -> None:
        agreed = [*self.wishing(body.by), event.seat]
        self.stand_ins = [each for each in self.stand_ins if each.seat != body.by]
        self.stand_ins.append(StandIn(body.by, body.player, agreed))

    def _seat(self, seat: str, body: Body) -> None:
        self.stand_ins = [each for each in self.stand_ins if each.seat != seat]
        if body.by:
            self.relieved.add(seat)
        else:
            self.relieved.discard(seat)

    def wishing(self, seat: str) -> list[str]:
        """Those who want a bot to play for this seat."""
        return next((each.agreed for each in self.stand_ins if each.seat == seat), [])

    def line(self, number: int) -> PlanLine | None:
        """A line of the plan."""
        return next((line for line in self.plan if line.line == number), None)

    def standing(self, picture: Picture) -> list[Made]:
        """The suggestions that are answers to what is asked now."""
        return [made for made in self.made if is_offered(made.suggested, picture)]

    def together(self, picture: Picture, seats: list[str]) -> Together:
        """What everybody hears of it, with the questions of these seats."""
        questions = {seat: found for seat in seats if (found := picture.open_question(seat)) is not None}
        suggestions = [suggestion(made, picture) for made in self.standing(picture)]
        return Together(questions, suggestions, self.plan, self.stand_ins)


def cooperation_of(events: list[EventRow]) -> Cooperation:
    """Go through the events of a table."""
    cooperation = Cooperation()
    for event in events:
        if event.kind in HEARD:
            cooperation.hear(event)
    return cooperation


def is_offered(suggested: Suggested, picture: Picture) -> bool:
    """Is the question still asked, and is this still one of its answers that everybody may know?"""
    choice = picture.choice(suggested.seat)
    if choice is None or choice.prompt != suggested.prompt:
        return False
    return as_option(suggested.option) in picture.open_options(suggested.seat)


def suggestion(made: Made, picture: Picture) -> Suggestion:
    """A suggestion as everybody hears it."""
    suggested = made.suggested
    choice, option = picture.choice(suggested.seat), as_option(suggested.option)
    assert choice is not None
    return Suggestion(
        made.number,
        made.by,
        suggested.seat,
        list(option),
        picture.open_phrase(choice, option),
        [Step(kind, id, name) for kind, id, name in picture.words.steps(option)],
        made.agreed,
        suggested.then,
        suggested.why,
    )
