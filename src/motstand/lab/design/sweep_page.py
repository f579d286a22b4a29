"""The page of a sweep: wins and lengths as curves over a value."""

from __future__ import annotations

from motstand.lab.analysis import Point
from motstand.lab.design.sweeping import Sweep
from motstand.lab.naming import WORDS, say, seat_colour, seat_name, swatch
from motstand.lab.page import about_page, document, headed, section, share_cells, shares_table, unit_of
from motstand.lab.plots import Line, curves, number
from motstand.lab.statistics import Share


def page(sweep: Sweep, command: str) -> str:
    """The whole page."""
    results = next(iter(sweep.found.values()))
    value = sweep.value
    title = say("sweep-title", title=results.title, name=value.name)
    games = len(results.games)
    lead = say("sweep-lead", name=value.name, now=number(value.value), source=value.source, games=games)
    facts = [(str(len(sweep.found)), say("sweep-fact-values")), (str(games), say("sweep-fact-games"))]
    return document(
        title,
        [
            headed(results, lead, facts),
            wins_section(sweep),
            lengths_section(sweep),
            about_page(results, command, say("sweep-method")),
        ],
    )


def wins_section(sweep: Sweep) -> str:
    """The share of wins over the value, as curves and as numbers."""
    results = next(iter(sweep.found.values()))
    lines = [
        Line(
            seat_name(seat),
            seat_colour(results, seat),
            [share_point(at, share) for at, share in wins.items()],
        )
        for seat, wins in ((seat, sweep.wins(seat)) for seat in results.players)
    ]
    plot = curves(lines, sweep.value.name, WORDS.format("sweep-wins"), 1020, 300)
    rows = [
        f'<tr><td class="side">{swatch(seat_colour(results, seat))}{say("name", name=seat_name(seat))}</td>'
        f"<td>{value_name(sweep, at)}</td>{share_cells(share, seat_colour(results, seat))}</tr>"
        for seat in results.players
        for at, share in sweep.wins(seat).items()
    ]
    head = (
        f"<th>{say('wins-seat')}</th><th>{say('sweep-value')}</th>"
        f'<th class="number">{say("wins-won")}</th><th class="number">{say("wins-share")}</th>'
    )
    heading = say("wins-solo-heading" if results.solo else "wins-heading")
    body = f'<div class="sheet fit">{plot}</div>\n{shares_table(head, rows)}'
    return section(heading, say("sweep-wins-text"), body)


def share_point(at: float, share: Share) -> Point:
    """A share in percents at one value."""
    low, high = share.interval
    return Point(at, share.total, 100 * share.value, 100 * low, 100 * high)


def value_name(sweep: Sweep, at: float) -> str:
    """A value, marked if it is today's."""
    return say("sweep-now" if at == sweep.value.value else "name", name=number(at))


def lengths_section(sweep: Sweep) -> str:
    results = next(iter(sweep.found.values()))
    points = [Point(at, len(results.games), *length) for at, length in sweep.lengths().items()]
    plot = curves([Line(unit_of(results), "blue", points)], sweep.value.name, unit_of(results), 1020, 240)
    text = say("sweep-lengths-text", unit=unit_of(results))
    return section(say("lengths-heading"), text, f'<div class="sheet fit">{plot}</div>')
