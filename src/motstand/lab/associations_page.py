"""The part of the report about what went with winning."""

from __future__ import annotations

from motstand.lab.associations import FEWEST, OFTEN, Association, associations
from motstand.lab.naming import WORDS, percent, points, say, seat_colour, seat_name, swatch
from motstand.lab.observed import KINDS
from motstand.lab.plots import gap_row, row_axis
from motstand.lab.results import Results

MOST_SHOWN = 12
"""So many rows of a table are drawn; the others are in a list that opens."""


def linked_section(results: Results) -> str:
    """What went with winning, by seat and kind, under a warning."""
    found = {seat: {kind: associations(results, seat, kind) for kind in KINDS} for seat in results.players}
    compared = sum(len(linked) for kinds in found.values() for linked in kinds.values())
    opening = f"<section>\n<h2>{say('linked-heading')}</h2>\n"
    if not compared:
        return f"{opening}<p>{say('linked-few', fewest=str(FEWEST))}</p>\n</section>\n"
    often = any(one.how == OFTEN for kinds in found.values() for linked in kinds.values() for one in linked)
    parts = [
        f"{opening}<p>{say('linked-text')}</p>",
        f'<div class="warning"><p><b>{say("linked-warning")}</b>'
        f" {say('linked-warning-text', count=str(compared))}</p></div>",
    ]
    if often:
        parts.append(f'<p class="quiet small">{say("linked-often-note")}</p>')
    for seat, kinds in found.items():
        sheets = [sheet(results, kind, linked) for kind, linked in kinds.items() if linked]
        if sheets and not results.solo:
            colour = swatch(seat_colour(results, seat))
            parts.append(f'<h3 class="seat">{colour}{say("linked-seat", seat=seat_name(seat))}</h3>')
        parts.append(f'<div class="grid">{"".join(sheets)}</div>')
    return "\n".join([*parts, "</section>\n"])


def sheet(results: Results, kind: str, linked: list[Association]) -> str:
    """The clearest differences of one kind as a plot, all of them as a list."""
    shown = sorted(linked[:MOST_SHOWN], key=lambda one: (-one.gap, one.name))
    reach = max(0.1, *(min(1.0, max(abs(one.low), abs(one.high))) for one in shown))
    ends = f"{100 * reach:.0f}"
    axis = row_axis([(0, f"−{ends}"), (50, "0"), (100, f"+{ends}")])
    id = kind.replace(" ", "-")
    head = (
        f'<th style="width: 36%">{say("linked-name", kind=id)}</th>'
        f'<th class="number" style="width: 15%">{say("linked-with")}</th>'
        f'<th class="number" style="width: 15%">{say("linked-without")}</th><th class="plot">{axis}</th>'
    )
    rows = "".join(row(one, reach) for one in shown)
    return (
        f'<div class="sheet"><h4>{say("linked-kind", kind=id)}</h4>'
        f'<table class="linked"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>'
        f"{everything(kind, linked) if len(linked) > len(shown) else ''}</div>"
    )


def row(one: Association, reach: float) -> str:
    """One thing: the shares with and without it, and the difference. What may be chance is faint."""
    colour = "ink-2" if not one.clear else "good" if one.gap > 0 else "danger"
    values: dict[str, str | int] = {"gap": points(one.gap), "low": points(one.low), "high": points(one.high)}
    title = WORDS.format("gap-title", values)
    often = f'<span class="often">{say("linked-often")}</span>' if one.how == OFTEN else ""
    cells = [
        f'<td class="number">{say("percent", share=f"{100 * share.value:.0f}")}<span>{share.total}</span></td>'
        for share in (one.with_it, one.rest)
    ]
    plot = gap_row(one.gap, one.low, one.high, reach, colour, title)
    faint = "" if one.clear else ' class="faint"'
    return f'<tr{faint}><td>{say("name", name=one.name)}{often}</td>{"".join(cells)}<td class="plot">{plot}</td></tr>'


def everything(kind: str, linked: list[Association]) -> str:
    """All differences of one kind as numbers."""
    head = (
        f"<th>{say('linked-name', kind=kind.replace(' ', '-'))}</th>"
        f'<th class="number">{say("linked-with")}</th><th class="number">{say("linked-without")}</th>'
        f'<th class="number">{say("linked-gap")}</th>'
    )
    rows = []
    for one in sorted(linked, key=lambda one: (-one.gap, one.name)):
        shares = [
            f'<td class="number">{say("percent", share=percent(share.value))}'
            f" ({say('count-of', count=str(share.count), total=str(share.total))})</td>"
            for share in (one.with_it, one.rest)
        ]
        gap = f"{points(one.gap)} ({points(one.low)} … {points(one.high)})"
        often = f" ({say('linked-often')})" if one.how == OFTEN else ""
        rows.append(
            f'<tr><td>{say("name", name=one.name)}{often}</td>{"".join(shares)}<td class="number">{gap}</td></tr>'
        )
    return (
        f"<details><summary>{say('linked-all', count=str(len(linked)))}</summary>"
        f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table></details>"
    )
