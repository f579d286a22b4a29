"""The page of a comparison: who wins, how games end, how long they are and what is used, on either side."""

from __future__ import annotations

from math import ceil
from typing import TypeAlias

from motstand.lab import analysis
from motstand.lab.design.comparing import ALIKE, DIFFERS, OPEN, Comparison, Use
from motstand.lab.design.sequential import Spread, Tally
from motstand.lab.naming import (
    WORDS,
    ending_name,
    group_colour,
    group_name,
    percent,
    points,
    pretty,
    say,
    seat_colour,
    seat_name,
    swatch,
)
from motstand.lab.observed import KINDS
from motstand.lab.page import about_page, document, headed, section, unit_of
from motstand.lab.plots import Histogram, Stack, gap_row, number, row_axis

MOST_SHOWN = 12
"""So many rows of a table of uses are drawn; the others are in a list that opens."""

VERDICTS = {DIFFERS: "compare-differs", ALIKE: "compare-alike", OPEN: "compare-open"}
"""The sentence about each verdict."""

Gap: TypeAlias = tuple[float, float, float]
"""A difference with the ends of its interval."""


def page(comparison: Comparison, one: str, other: str, command: str) -> str:
    """The whole page; `one` and `other` are what the two sides are called."""
    results = comparison.one
    title = say("compare-title", title=results.title, one=one, other=other)
    return document(
        title,
        [
            header(comparison, one, other),
            wins_section(comparison),
            endings_section(comparison),
            lengths_section(comparison),
            uses_section(comparison),
            about_page(results, command, say("compare-method", other=comparison.other.content)),
        ],
    )


def gap_of(measured: Tally | Spread) -> Gap:
    return (measured.mean, *measured.interval)


def verdict_text(comparison: Comparison) -> str:
    """What the comparison found, in a sentence."""
    gap, low, high = gap_of(comparison.verdict_so_far)
    return WORDS.format(
        VERDICTS[comparison.verdict],
        {
            "seat": seat_name(comparison.judged),
            "solo": "yes" if comparison.one.solo else "no",
            "more": "yes" if gap > 0 else "no",
            "gap": points(gap),
            "low": points(low),
            "high": points(high),
            "within": number(100 * comparison.within),
            "pairs": len(comparison.one.games),
        },
    )


def header(comparison: Comparison, one: str, other: str) -> str:
    results, seat = comparison.one, comparison.judged
    players = "; ".join(
        WORDS.format("seat-player", {"seat": seat_name(each), "player": player})
        for each, player in results.players.items()
    )
    pairs = len(results.games)
    lead = say("compare-lead", one=one, other=other, pairs=pairs, seed=str(results.seed), players=players)
    facts = [(str(pairs), say("compare-fact-pairs"))]
    for side, key in ((comparison.one, "compare-fact-one"), (comparison.other, "compare-fact-other")):
        share = say("percent", share=percent(analysis.wins(side, seat).value))
        facts.append((share, say(key, seat=seat_name(seat), solo="yes" if results.solo else "no")))
    facts.append((points(comparison.verdict_so_far.mean), say("compare-fact-gap")))
    return headed(results, lead, facts, say("name", name=verdict_text(comparison)))


def gap_table(first: str, rows: list[tuple[str, str, str, Gap]], scale: float, kind: str = "") -> str:
    """Rows of name, value here, value there, and the difference as a plot; `scale` 100 is for percents."""
    widest = max([0.05, *(max(abs(low), abs(high)) for *_, (_, low, high) in rows)])
    reach = ceil(100 * widest) / 100
    ends = number(scale * reach)
    axis = row_axis([(0, f"−{ends}"), (50, "0"), (100, f"+{ends}")])
    head = (
        f'<th style="width: 34%">{first}</th><th class="number" style="width: 13%">{say("compare-here")}</th>'
        f'<th class="number" style="width: 13%">{say("compare-there")}</th><th class="plot">{axis}</th>'
    )
    lines = []
    for name, here, there, (gap, low, high) in rows:
        clear = low > 0 or high < 0
        colour = "ink-2" if not clear else "good" if gap > 0 else "danger"
        values: dict[str, str | int] = {
            "gap": signed(scale * gap),
            "low": signed(scale * low),
            "high": signed(scale * high),
        }
        title = WORDS.format("gap-title" if scale == 100 else "compare-gap-title", values)
        faint = "" if clear else ' class="faint"'
        plot = gap_row(gap, low, high, reach, colour, title)
        lines.append(
            f'<tr{faint}><td>{name}</td><td class="number">{here}</td><td class="number">{there}</td>'
            f'<td class="plot">{plot}</td></tr>'
        )
    table = f'<table class="linked"><thead><tr>{head}</tr></thead><tbody>{"".join(lines)}</tbody></table>'
    return f'<div class="sheet">{kind}{table}</div>'


def signed(value: float) -> str:
    """A number with its sign."""
    return f"{'+' if value > 0.005 else ''}{number(value)}"


def shares(one: float, other: float) -> tuple[str, str]:
    return say("percent", share=percent(one)), say("percent", share=percent(other))


def wins_section(comparison: Comparison) -> str:
    results = comparison.one
    rows = []
    for seat in results.players:
        name = f"{swatch(seat_colour(results, seat))}{say('name', name=seat_name(seat))}"
        here, there = shares(analysis.wins(results, seat).value, analysis.wins(comparison.other, seat).value)
        rows.append((name, here, there, gap_of(comparison.wins(seat))))
    heading = say("wins-solo-heading" if results.solo else "wins-heading")
    return section(heading, say("compare-wins-text"), gap_table(say("wins-seat"), rows, 100))


def endings_section(comparison: Comparison) -> str:
    results, total = comparison.one, len(comparison.one.games)
    rows = []
    for ending in comparison.endings():
        who = f"{swatch(group_colour(results, ending[0]))}{say('name', name=pretty(group_name(results, ending[0])))}"
        name = f"{who}: {say('name', name=ending_name(ending))}"
        counts = [
            sum(analysis.ending_of(game) == ending for game in side.games) for side in (results, comparison.other)
        ]
        rows.append((name, *shares(counts[0] / total, counts[1] / total), gap_of(comparison.ending(ending))))
    return section(say("endings-heading"), say("compare-endings-text"), gap_table(say("endings-how"), rows, 100))


def lengths_section(comparison: Comparison) -> str:
    results = comparison.one
    gap, low, high = gap_of(comparison.length())
    sides = [
        Stack(WORDS.format(key), colour, [analysis.length_of(side, game) for game in side.games])
        for side, key, colour in ((results, "compare-here", "blue"), (comparison.other, "compare-there", "grey"))
    ]
    everything = [length for side in sides for length in side.values]
    text = say("compare-lengths-text", gap=signed(gap), low=signed(low), high=signed(high), unit=unit_of(results))
    sheets = []
    for side in sides:
        mean = sum(side.values) / len(side.values)
        plot = Histogram([side], (min(everything), max(everything)), mean)
        titles = [
            WORDS.format("bars-title", {"from": low, "to": high, "count": count, "label": side.label})
            for _, low, high, count in plot.bars()
        ]
        drawn = plot.drawn(titles, results.clock or unit_of(results), WORDS.format("axis-games"), 500)
        sheets.append(f'<div class="sheet"><h4>{say("name", name=f"{side.label}: {mean:.1f}")}</h4>{drawn}</div>')
    return section(say("lengths-heading"), text, f'<div class="grid">{"".join(sheets)}</div>')


def uses_section(comparison: Comparison) -> str:
    """What was used how often, by seat and kind."""
    results = comparison.one
    parts: list[str] = []
    compared = 0
    for seat in results.players:
        found = {kind: comparison.uses(seat, kind) for kind in KINDS}
        compared += sum(len(uses) for uses in found.values())
        sheets = [uses_sheet(kind, uses) for kind, uses in found.items() if uses]
        if sheets and not results.solo:
            colour = swatch(seat_colour(results, seat))
            parts.append(f'<h3 class="seat">{colour}{say("linked-seat", seat=seat_name(seat))}</h3>')
        parts.append(f'<div class="grid">{"".join(sheets)}</div>')
    return section(say("compare-uses-heading"), say("compare-uses-text", count=str(compared)), "\n".join(parts))


def uses_sheet(kind: str, uses: list[Use]) -> str:
    """The clearest differences of one kind as a plot, all of them as a list."""
    id = kind.replace(" ", "-")
    shown = sorted(uses[:MOST_SHOWN], key=lambda use: (-use.difference.mean, use.name))
    rows = [(say("name", name=use.name), f"{use.one:.2f}", f"{use.other:.2f}", gap_of(use.difference)) for use in shown]
    sheet = gap_table(say("linked-name", kind=id), rows, 1, f"<h4>{say('linked-kind', kind=id)}</h4>")
    if len(uses) <= len(shown):
        return sheet
    lines = "".join(
        f'<tr><td>{say("name", name=use.name)}</td><td class="number">{use.one:.2f}</td>'
        f'<td class="number">{use.other:.2f}</td><td class="number">{signed(use.difference.mean)}</td></tr>'
        for use in sorted(uses, key=lambda use: (-use.difference.mean, use.name))
    )
    head = (
        f'<th>{say("linked-name", kind=id)}</th><th class="number">{say("compare-here")}</th>'
        f'<th class="number">{say("compare-there")}</th><th class="number">{say("linked-gap")}</th>'
    )
    everything = (
        f"<details><summary>{say('linked-all', count=str(len(uses)))}</summary>"
        f"<table><thead><tr>{head}</tr></thead><tbody>{lines}</tbody></table></details>"
    )
    return sheet.removesuffix("</div>") + everything + "</div>"
