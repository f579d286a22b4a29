"""Aggregates the measured slices, checks the required ratios, and makes the table of results."""

from __future__ import annotations

import platform
from datetime import date
from statistics import median

from bench.load.tables import Tally
from bench.report import processor

MOTSTAND, PEER = "Motstand", "boardgame.io"


class Side:
    """What was measured at one server, slice by slice."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.rates: list[float] = []
        self.rates_with_bots: list[float] = []
        self.halves: list[float] = []
        self.tails: list[float] = []
        self.costs: list[float] = []
        self.under_way: list[float] = []
        self.bytes_a_table = 0.0
        self.stale = 0

    def add(self, tally: Tally, processor_seconds: float) -> None:
        """Count a slice."""
        self.rates.append(tally.per_second())
        self.rates_with_bots.append(tally.told / tally.seconds)
        self.halves.append(tally.quantile(0.5))
        self.tails.append(tally.quantile(0.99))
        self.costs.append(processor_seconds / len(tally.waits) * 1e6)
        self.under_way.append(tally.under_way())
        self.stale += tally.stale


class Must:
    """A ratio of Motstand to its peer that must hold: so much at least, or at most."""

    def __init__(self, at_least: float = 0.0, at_most: float = 0.0) -> None:
        self.at_least = at_least
        self.at_most = at_most

    def holds(self, ratio: float) -> bool:
        return ratio >= self.at_least if self.at_least else ratio <= self.at_most

    def __str__(self) -> str:
        return f"≥ {self.at_least:g}" if self.at_least else f"≤ {self.at_most:g}"


class Row:
    """A line of the table: the same figure of both servers, round by round."""

    def __init__(self, label: str, own: list[float], peer: list[float], must: Must | None = None) -> None:
        self.label = label
        self.own = own
        self.peer = peer
        self.must = must

    def told(self) -> tuple[str, bool]:
        """The line in Markdown, and whether what must hold did."""
        cells = [self.label, figure(median(self.own)), "", "", "", ""]
        held = True
        if self.peer:
            # Round by round, so that what disturbs one round disturbs both sides of its ratio.
            ratio = median([own / peer for own, peer in zip(self.own, self.peer, strict=True)])
            cells[2:4] = [figure(median(self.peer)), f"{ratio:.2f}"]
            if self.must is not None:
                held = self.must.holds(ratio)
                cells[4:6] = [str(self.must), "held" if held else "**not held**"]
        return "| " + " | ".join(cells) + " |", held


def figure(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:,.1f}"


class Musts:
    """What must hold between two servers."""

    def __init__(self, rate: Must | None = None, tail: Must | None = None) -> None:
        self.rate = rate
        self.tail = tail


def rows(own: Side, peer: Side, musts: Musts, bots: bool) -> list[Row]:
    """Everything that is compared."""
    table = [Row("answers of people per second", own.rates, peer.rates, musts.rate)]
    if bots:
        table.append(Row("answers per second, with those of bots", own.rates_with_bots, []))
    table += [
        Row("tables with an answer under way", own.under_way, peer.under_way),
        Row("click to new state, p50 ms", own.halves, peer.halves),
        Row("click to new state, p99 ms", own.tails, peer.tails, musts.tail),
        Row("the server's processor time an answer, µs", own.costs, peer.costs),
    ]
    if own.bytes_a_table and peer.bytes_a_table:
        table.append(Row("memory a table, kB", [own.bytes_a_table / 1000], [peer.bytes_a_table / 1000]))
    return table


def table(own: Side, peer: Side, musts: Musts, bots: bool) -> tuple[list[str], bool]:
    """The table in Markdown, line by line, and whether everything held that must."""
    lines = [f"| | {own.name} | {peer.name} | ratio | must be | |", "|---|--:|--:|--:|--:|---|"]
    all_held = True
    for row in rows(own, peer, musts, bots):
        line, held = row.told()
        lines.append(line)
        all_held = all_held and held
    return lines, all_held


def header(rounds: int, seconds: float) -> str:
    """When, where and how it was measured."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    how = f"medians of {rounds} rounds, slices of {seconds:g} s in which the two servers take turns"
    return f"Many tables at one worker. {date.today()}, {processor()}, {python}; {how}."
