"""The report: one page without network, script or other files, made from the table of a simulation."""

from __future__ import annotations

from pathlib import Path

from motstand.lab import analysis
from motstand.lab.analysis import Ending
from motstand.lab.associations_page import linked_section
from motstand.lab.naming import (
    WORDS,
    ending_colour,
    ending_name,
    group_colour,
    group_name,
    legend,
    percent,
    pretty,
    say,
    seat_colour,
    seat_name,
    share_title,
    swatch,
)
from motstand.lab.plots import Histogram, Line, Stack, curves, number, row_axis, share_row
from motstand.lab.results import Results
from motstand.lab.series import written_players
from motstand.lab.statistics import Share

STYLE = Path(__file__).parent / "page.css"
PERCENTS: list[tuple[float, str]] = [(0, "0"), (25, "25"), (50, "50"), (75, "75"), (100, "100 %")]


def page(results: Results) -> str:
    """The whole page."""
    title = say("page-title", title=results.title, scenario=results.scenario_name, games=str(len(results.games)))
    sections = [
        wins_section(results),
        endings_section(results),
        lengths_section(results),
        linked_section(results),
        losses_section(results),
        curves_section(results),
        about_section(results),
    ]
    return document(title, [header(results), *sections])


def document(title: str, parts: list[str]) -> str:
    """A page of its own, made of parts."""
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>\n{STYLE.read_text(encoding='utf-8')}</style>\n</head>\n<body>\n<main>\n"
        f"{''.join(parts)}</main>\n</body>\n</html>\n"
    )


def section(heading: str, text: str, body: str) -> str:
    lead = f"<p>{text}</p>" if text else ""
    return f"<section>\n<h2>{heading}</h2>\n{lead}\n{body}\n</section>\n"


def header(results: Results) -> str:
    """What was played, and the numbers that everybody asks for first."""
    played = [
        WORDS.format("seat-player", {"seat": seat_name(seat), "player": player})
        for seat, player in results.players.items()
    ]
    lead = say("lead", games=len(results.games), seed=str(results.seed), players="; ".join(played))
    facts = [(str(len(results.games)), say("fact-games"))]
    for seat in results.players:
        won = say("fact-won-solo") if results.solo else say("fact-won", seat=seat_name(seat))
        facts.append((say("percent", share=percent(analysis.wins(results, seat).value)), won))
    total = len(results.games)
    if results.clock:
        mean = sum(game.length for game in results.games) / total
        facts.append((f"{mean:.1f}", say("fact-length", clock=results.clock)))
    facts.append((f"{sum(game.answers for game in results.games) / total:.0f}", say("fact-answers")))
    seconds = [game.seconds for game in results.games]
    facts.append((f"{sum(seconds) / total:.2f}", say("fact-seconds", longest=f"{max(seconds):.2f}")))
    return headed(results, lead, facts)


def headed(results: Results, lead: str, facts: list[tuple[str, str]], finding: str = "") -> str:
    """The head of a page: the game, the scenario, what was done and found, and numbers with what they are."""
    found = f'<p class="finding">{finding}</p>\n' if finding else ""
    items = "".join(f"<li><b>{value}</b><span>{label}</span></li>" for value, label in facts)
    return (
        f'<header>\n<p class="eyebrow">{say("eyebrow")}</p>\n<h1>{say("name", name=results.title)}</h1>\n'
        f'<p class="subtitle">{say("name", name=results.scenario_name)}</p>\n<p>{lead}</p>\n{found}'
        f'<ul class="facts">{items}</ul>\n</header>\n'
    )


def wins_section(results: Results) -> str:
    rows = []
    for seat, player in results.players.items():
        share, colour = analysis.wins(results, seat), seat_colour(results, seat)
        rows.append(
            f'<tr><td class="side">{swatch(colour)}{say("name", name=seat_name(seat))}</td>'
            f"<td>{say('name', name=player)}</td>{share_cells(share, colour)}</tr>"
        )
    head = (
        f"<th>{say('wins-seat')}</th><th>{say('wins-player')}</th>"
        f'<th class="number">{say("wins-won")}</th><th class="number">{say("wins-share")}</th>'
    )
    heading = say("wins-solo-heading" if results.solo else "wins-heading")
    return section(heading, say("wins-text"), shares_table(head, rows))


def endings_section(results: Results) -> str:
    rows = []
    for ending, share in analysis.endings(results).items():
        colour = group_colour(results, ending[0])
        rows.append(
            f'<tr><td class="side">{swatch(colour)}{say("name", name=pretty(group_name(results, ending[0])))}</td>'
            f"<td>{say('name', name=pretty(ending_name(ending)))}</td>{share_cells(share, colour)}</tr>"
        )
    head = (
        f"<th>{say('endings-winner')}</th><th>{say('endings-how')}</th>"
        f'<th class="number">{say("endings-games")}</th><th class="number">{say("endings-share")}</th>'
    )
    return section(say("endings-heading"), say("endings-text"), shares_table(head, rows))


def share_cells(share: Share, colour: str) -> str:
    """Count, percents with interval, and bar."""
    low, high = share.interval
    return (
        f'<td class="number">{say("count-of", count=str(share.count), total=str(share.total))}</td>'
        f'<td class="number">{say("percent", share=percent(share.value))} <span class="quiet small">'
        f"({say('interval-of', low=percent(low), high=percent(high))})</span></td>"
        f'<td class="plot wide">{share_row(share, colour, share_title(share))}</td>'
    )


def shares_table(head: str, rows: list[str]) -> str:
    axis = f'<th class="plot wide" style="width: 42%">{row_axis(PERCENTS)}</th>'
    return f'<div class="sheet"><table><thead><tr>{head}{axis}</tr></thead><tbody>{"".join(rows)}</tbody></table></div>'


# -- when ----------------------------------------------------------------------------------------------------


def unit_of(results: Results) -> str:
    """What lengths are counted in, in words, not yet ready for HTML."""
    if not results.clock:
        return WORDS.format("unit-answers")
    return WORDS.format("unit-clock", {"clock": results.clock})


def bounds_of(results: Results) -> tuple[int, int]:
    """The shortest and the longest game."""
    lengths = [analysis.length_of(results, game) for game in results.games]
    return min(lengths), max(lengths)


def histogram(results: Results, stacks: list[Stack], mean: float | None = None, widest: int = 1020) -> str:
    """How many games had which length, with the legend above it."""
    plot = Histogram(stacks, bounds_of(results), mean)
    titles = []
    for stack, low, high, count in plot.bars():
        values: dict[str, str | int] = {"from": str(low), "to": str(high), "count": str(count), "label": stack.label}
        titles.append(WORDS.format("bar-title" if low == high else "bars-title", values))
    x_label = results.clock or unit_of(results)
    drawn = plot.drawn(titles, x_label, WORDS.format("axis-games"), widest)
    return legend([(stack.label, stack.colour, len(stack.values)) for stack in stacks]) + drawn


def lengths_section(results: Results) -> str:
    by_winners = analysis.lengths(results)
    everything = sorted(length for lengths in by_winners.values() for length in lengths)
    mean = sum(everything) / len(everything)
    stacks = [
        Stack(group_name(results, winners), group_colour(results, winners), lengths)
        for winners, lengths in by_winners.items()
    ]
    low, high = (analysis.quantile([float(one) for one in everything], share) for share in (0.25, 0.75))
    text = say(
        "lengths-text" if low < high else "lengths-text-same",
        low=number(low),
        high=number(high),
        least=str(everything[0]),
        most=str(everything[-1]),
        mean=f"{mean:.1f}",
        unit=unit_of(results),
    )
    return section(say("lengths-heading"), text, f'<div class="sheet fit">{histogram(results, stacks, mean)}</div>')


def losses_section(results: Results) -> str:
    text = say("losses-text", clock=results.clock) if results.clock else say("losses-text-answers")
    sheets = [losses_sheet(results, seat) for seat in results.players]
    return section(say("losses-heading"), text, f'<div class="grid">{"".join(sheets)}</div>')


def losses_sheet(results: Results, seat: str) -> str:
    """When one seat loses; a solo game needs no name above it."""
    lost: dict[Ending, list[int]] = analysis.losses(results, seat)
    if not lost:
        return f'<div class="sheet"><p>{say("losses-none", seat=seat_name(seat))}</p></div>'
    stacks = [
        Stack(ending_name(ending), ending_colour(place), lengths)
        for place, (ending, lengths) in enumerate(lost.items())
    ]
    if results.solo:
        return f'<div class="sheet fit">{histogram(results, stacks)}</div>'
    heading = f"<h3>{say('losses-seat', seat=seat_name(seat))}</h3>"
    return f'<div class="sheet">{heading}{histogram(results, stacks, widest=500)}</div>'


def curves_section(results: Results) -> str:
    """The measures over time, by who won; nothing for a game that gives none."""
    groups = analysis.winner_groups(results)
    sheets: list[str] = []
    for measure in analysis.measures(results):
        lines = [
            Line(
                group_name(results, winners),
                group_colour(results, winners),
                analysis.curve(results, measure, winners),
            )
            for winners in groups
        ]
        if any(line.points for line in lines):
            drawn = curves(lines, results.clock, pretty(measure))
            sheets.append(f'<div class="sheet"><h4>{say("name", name=pretty(measure))}</h4>{drawn}</div>')
    if not sheets:
        return ""
    counts = {winners: len(lengths) for winners, lengths in analysis.lengths(results).items()}
    entries = [(group_name(results, one), group_colour(results, one), counts[one]) for one in groups]
    key = f'<div style="margin-top: 20px">{legend(entries, lines=True)}</div>'
    body = f'{key}<div class="grid small-plots">{"".join(sheets)}</div>'
    return section(say("curves-heading"), say("curves-text", clock=results.clock), body)


def about_section(results: Results) -> str:
    players = written_players(results.players)
    command = (
        f"motstand simulate {results.game} --scenario {results.scenario} --players {players}"
        f" --games {len(results.games)} --seed {results.seed} --out results.parquet"
    )
    return about_page(results, command, say("about-text"))


def about_page(results: Results, command: str, text: str) -> str:
    """How the page was made: the command, and the versions of everything."""
    key = "about-version" if results.content else "about-version-plain"
    version = say(key, motstand=results.motstand, version=results.version, content=results.content)
    body = f'<code>{say("name", name=command)}</code>\n<p class="quiet small">{version}</p>'
    return section(say("about-heading"), text, body)
