"""How the report names seats, endings, measures and numbers, and which colours they get. Sentences: words/en.ftl."""

from __future__ import annotations

from html import escape
from pathlib import Path

from motstand.kernel.words.sentences import Words
from motstand.lab.analysis import Ending, Winners
from motstand.lab.observed import plain
from motstand.lab.results import Results
from motstand.lab.statistics import Share

WORDS = Words([Path(__file__).parent / "words" / "en.ftl"])
SEAT_COLOURS = ("grey", "red", "blue", "gold", "good")
ENDING_COLOURS = ("danger", "gold", "blue", "grey", "good", "red")
NOBODY_COLOUR = "ink-2"


def say(key: str, **values: str | int) -> str:
    """A sentence of the report, ready for HTML."""
    return escape(WORDS.format(key, values))


def pretty(key: str) -> str:
    """A key as a name: ``lost_battalions`` is ``Lost battalions``."""
    name = plain(key)
    return name[:1].upper() + name[1:]


def seat_name(seat: str) -> str:
    """``white+black`` is ``White + Black``."""
    return " + ".join(pretty(part) for part in seat.split("+"))


def ending_name(ending: Ending) -> str:
    """The reason without who won, and the level: ``all cities, marginal``."""
    _, key, level = ending
    reason = plain(key.rpartition(".")[2])
    return f"{reason}, {plain(level)}" if level else reason


def group_name(results: Results, winners: Winners) -> str:
    """The games that these seats won, in words, not yet ready for HTML."""
    if results.solo:
        return WORDS.format("group-won" if winners else "group-lost")
    if not winners:
        return WORDS.format("group-nobody")
    return WORDS.format("group-wins", {"seats": seats_name(winners)})


def seats_name(seats: Winners) -> str:
    """Some seats in a row."""
    name = seat_name(seats[0])
    for seat in seats[1:]:
        name = WORDS.format("seats-and", {"first": name, "second": seat_name(seat)})
    return name


def group_colour(results: Results, winners: Winners) -> str:
    """A side has the colour of its first seat; alone there are won and lost games."""
    if results.solo:
        return "good" if winners else "danger"
    return seat_colour(results, winners[0]) if winners else NOBODY_COLOUR


def seat_colour(results: Results, seat: str) -> str:
    if results.solo:
        return "good"
    return SEAT_COLOURS[list(results.players).index(seat) % len(SEAT_COLOURS)]


def ending_colour(number: int) -> str:
    return ENDING_COLOURS[number % len(ENDING_COLOURS)]


def percent(share: float) -> str:
    """A share in percents, with a decimal where there is one."""
    return f"{100 * share:.1f}".removesuffix(".0")


def points(gap: float) -> str:
    """A difference of shares in points, with its sign."""
    return f"{100 * gap:+.0f}".replace("-", "−").replace("+0", "0").replace("−0", "0")


def share_title(share: Share) -> str:
    """A share with its interval, in words, not yet ready for HTML."""
    low, high = share.interval
    values = {"share": percent(share.value), "total": share.total, "low": percent(low), "high": percent(high)}
    return WORDS.format("share-title", values)


def swatch(colour: str, kind: str = "swatch") -> str:
    return f'<span class="{kind}" style="--of: var(--{colour})"></span>'


def legend(entries: list[tuple[str, str, int]], lines: bool = False) -> str:
    """Label, colour and number of games of each part of a plot; of lines only the first is drawn through."""
    parts: list[str] = []
    for place, (label, colour, count) in enumerate(entries):
        kind = "swatch" if not lines else "stroke" if place == 0 else "stroke dashed"
        parts.append(f"<span>{swatch(colour, kind)}{say('legend-count', label=label, count=str(count))}</span>")
    return f'<div class="legend">{"".join(parts)}</div>'
