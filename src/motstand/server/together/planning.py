"""The plan of a cooperative table: a few lines that everybody at a seat can write, tick off and remove."""

from __future__ import annotations

from motstand.server.messages import WritePlan
from motstand.server.play.events import PLAN, Body, Change
from motstand.server.play.seats import readable
from motstand.server.play.table import Table
from motstand.server.protocol.together import MOST_LINES
from motstand.server.refusals import Refused
from motstand.server.together.cooperation import Cooperation
from motstand.server.together.suggesting import check_together


async def write_plan(table: Table, seat: str, message: WritePlan) -> None:
    """Write a line. Of two who write the same one at once, the second is refused and sees what the first wrote."""

    def act() -> Change | None:
        cooperation = check_together(table)
        text = " ".join(readable(message.text).split())
        if message.line == 0:
            check_new(cooperation, text)
        elif is_there_already(cooperation, message, text):
            return None
        body = Body(line=message.line, text=text, done=message.done and text != "")
        return Change(PLAN, seat, table.match.number, body)

    await table.change(act)


def check_new(cooperation: Cooperation, text: str) -> None:
    """Refuse an empty line, and one more than a plan can have."""
    if not text:
        raise Refused("malformed", "a text")
    if len(cooperation.plan) >= MOST_LINES:
        raise Refused("not_possible", f"a plan of at most {MOST_LINES} lines")


def is_there_already(cooperation: Cooperation, message: WritePlan, text: str) -> bool:
    """Does the plan say so already, as when two tick off the same line? Raises Refused if the line has changed."""
    line = cooperation.line(message.line)
    if line is None:
        if text == "":
            return True
        raise Refused("stale", "a line of the plan: this one was removed")
    if (line.text, line.done) == (text, message.done):
        return True
    if line.was != message.was:
        raise Refused("stale", f"what the line has become: `was` {line.was}")
    return False
