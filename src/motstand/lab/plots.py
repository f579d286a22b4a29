"""Plots as SVG, drawn by hand: bars with intervals, histograms, curves with bands. The page's style has the colours."""

from __future__ import annotations

from html import escape
from math import ceil, floor, log10

from motstand.lab.analysis import Point
from motstand.lab.statistics import Share

WIDEST_BAR = 64
MOST_BARS = 40
"""A histogram has no more bars than these; then several values share one."""


class Stack:
    """Some values of a histogram that have a colour and a name of their own."""

    def __init__(self, label: str, colour: str, values: list[int]) -> None:
        self.label = label
        self.colour = colour
        self.values = values


class Line:
    """A curve with its colour and name."""

    def __init__(self, label: str, colour: str, points: list[Point]) -> None:
        self.label = label
        self.colour = colour
        self.points = points


class Scale:
    """Where a value lies on the paper."""

    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        self.low = low
        self.high = high if high > low else low + 1
        self.start = start
        self.end = end

    def __call__(self, value: float) -> float:
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)


def of(colour: str) -> str:
    return f'style="--of: var(--{colour})"'


def number(value: float) -> str:
    """A number without needless zeros."""
    return f"{value:.2f}".rstrip("0").rstrip(".").replace("-", "−")


def ticks(low: float, high: float, about: int, whole: bool = False) -> list[float]:
    """Round numbers from low to high, about so many."""
    span = max(high - low, 1e-9)
    power = 10 ** floor(log10(span / about))
    step = next(power * factor for factor in (1, 2, 5, 10) if span / (power * factor) <= about)
    if whole:
        step = max(1, step)
    first, last = ceil(low / step - 1e-9), floor(high / step + 1e-9)
    return [round(place * step, 10) for place in range(first, last + 1)]


# -- rows of a table -----------------------------------------------------------------------------------------


def share_row(share: Share, colour: str, title: str) -> str:
    """A share as a bar from 0 to 100 %, with its interval."""
    low, high = (100 * end for end in share.interval)
    return (
        f'<svg class="row" role="img" aria-label="{escape(title)}" {of(colour)}><title>{escape(title)}</title>'
        '<line class="rule" x1="0" x2="100%" y1="11" y2="11"/>'
        f'<rect class="soft" x="0" y="5" width="{100 * share.value:.2f}%" height="12" rx="2"/>'
        f"{whisker(low, high)}"
        f'<circle class="dot" cx="{100 * share.value:.2f}%" cy="11" r="4"/></svg>'
    )


def gap_row(gap: float, low: float, high: float, reach: float, colour: str, title: str) -> str:
    """A difference of shares around zero, with its interval; `reach` is the end of the scale on both sides."""
    scale = Scale(-reach, reach, 0, 100)
    return (
        f'<svg class="row" role="img" aria-label="{escape(title)}" {of(colour)}><title>{escape(title)}</title>'
        '<line class="zero" x1="50%" x2="50%" y1="0" y2="22"/>'
        f"{whisker(scale(max(low, -reach)), scale(min(high, reach)))}"
        f'<circle class="dot" cx="{scale(gap):.2f}%" cy="11" r="4.5"/></svg>'
    )


def whisker(low: float, high: float) -> str:
    """The line of an interval, in percents of the row."""
    return f'<line class="whisker" x1="{low:.2f}%" x2="{high:.2f}%" y1="11" y2="11"/>'


def row_axis(labels: list[tuple[float, str]]) -> str:
    """The numbers above the plots of a table, each at a percent of the row's width."""
    texts = [
        f'<text x="{place:.1f}%" y="14" text-anchor="{"start" if place == 0 else "end" if place == 100 else "middle"}">'
        f"{escape(label)}</text>"
        for place, label in labels
    ]
    return f'<svg class="row" aria-hidden="true">{"".join(texts)}</svg>'


# -- histograms ----------------------------------------------------------------------------------------------


def bin_width(low: int, high: int) -> int:
    """How many values share a bar."""
    width = 1
    for step in (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000):
        width = step
        if (high - low + 1) / step <= MOST_BARS:
            break
    return width


class Histogram:
    """How often which value was, in stacked bars. `bounds` makes several histograms comparable."""

    def __init__(self, stacks: list[Stack], bounds: tuple[int, int], mean: float | None = None) -> None:
        self.stacks = stacks
        self.mean = mean
        low, high = bounds
        self.step = bin_width(low, high)
        self.first = low // self.step
        self.last = high // self.step
        self.counts = [self._counted(stack) for stack in stacks]
        self.tallest = max(sum(column) for column in zip(*self.counts, strict=True))

    def _counted(self, stack: Stack) -> list[int]:
        counts = [0] * (self.last - self.first + 1)
        for value in stack.values:
            counts[value // self.step - self.first] += 1
        return counts

    def bars(self) -> list[tuple[Stack, int, int, int]]:
        """Stack, first and last value, and count of each bar."""
        return [
            (stack, (self.first + place) * self.step, (self.first + place + 1) * self.step - 1, count)
            for stack, counts in zip(self.stacks, self.counts, strict=True)
            for place, count in enumerate(counts)
            if count
        ]

    def drawn(self, titles: list[str], x_label: str, y_label: str, widest: int) -> str:
        """The plot; `titles` says in words what each of `bars` is. Few bars need little room."""
        width = min(widest, max(420, 52 + WIDEST_BAR * (self.last - self.first + 1)))
        height = 240
        left, right, top, bottom = 44, width - 8, 20, height - 40
        x = Scale(self.first, self.last + 1, left, right)
        y = Scale(0, 1.04 * self.tallest, bottom, top)
        parts = [f'<text x="0" y="11">{escape(y_label)}</text>']
        for tick in ticks(0, self.tallest, 4, whole=True):
            parts.append(f'<line class="rule" x1="{left}" x2="{right}" y1="{y(tick):.1f}" y2="{y(tick):.1f}"/>')
            parts.append(f'<text x="{left - 8}" y="{y(tick) + 4:.1f}" text-anchor="end">{number(tick)}</text>')
        parts += self._columns(x, y, titles)
        parts += self._labels(x, bottom)
        if self.mean is not None:
            # A bar of one value is as wide as 1, and its middle is the value.
            at = x(self.mean / self.step + 0.5 / self.step)
            parts.append(f'<line class="mean" x1="{at:.1f}" x2="{at:.1f}" y1="{top - 6}" y2="{bottom}"/>')
        parts.append(f'<text x="{(left + right) / 2}" y="{height - 4}" text-anchor="middle">{escape(x_label)}</text>')
        return f'<svg role="img" viewBox="0 0 {width} {height}" width="{width}">{"".join(parts)}</svg>'

    def _columns(self, x: Scale, y: Scale, titles: list[str]) -> list[str]:
        gap = 0.08 * (x(1) - x(0))
        reached = dict.fromkeys(range(self.first, self.last + 1), 0)
        parts: list[str] = []
        for (stack, low, _, count), title in zip(self.bars(), titles, strict=True):
            place = low // self.step
            base = reached[place]
            reached[place] = base + count
            top = y(base + count)
            parts.append(
                f'<rect class="bar" {of(stack.colour)} x="{x(place) + gap:.1f}" y="{top:.1f}" rx="1"'
                f' width="{x(place + 1) - x(place) - 2 * gap:.1f}" height="{max(0.8, y(base) - top - 0.6):.1f}">'
                f"<title>{escape(title)}</title></rect>"
            )
        return parts

    def _labels(self, x: Scale, bottom: float) -> list[str]:
        every = max(1, ceil((self.last - self.first + 1) / 16))
        return [
            f'<text x="{x(place + 0.5 / self.step):.1f}" y="{bottom + 16}" text-anchor="middle">'
            f"{place * self.step}</text>"
            for place in range(self.first, self.last + 1)
            if place % every == 0 or self.first == self.last
        ]


# -- curves --------------------------------------------------------------------------------------------------


def curves(lines: list[Line], x_label: str, title: str, width: int = 330, height: int = 190) -> str:
    """Means over time as lines, the middle half of the games as bands."""
    points = [point for line in lines for point in line.points]
    left, right, top, bottom = 34, width - 8, 10, height - 36
    low = min(0.0, *(min(point.low, point.mean) for point in points))
    high = max(1.0, *(max(point.high, point.mean) for point in points))
    x = Scale(min(point.clock for point in points), max(point.clock for point in points), left + 6, right - 6)
    y = Scale(low, high, bottom, top)
    parts: list[str] = []
    for tick in ticks(low, high, 4):
        kind = "zero" if tick == 0 else "rule"
        parts.append(f'<line class="{kind}" x1="{left}" x2="{right}" y1="{y(tick):.1f}" y2="{y(tick):.1f}"/>')
        parts.append(f'<text x="{left - 6}" y="{y(tick) + 4:.1f}" text-anchor="end">{number(tick)}</text>')
    for tick in ticks(x.low, x.high, 7, whole=True):
        parts.append(f'<text x="{x(tick):.1f}" y="{bottom + 16}" text-anchor="middle">{number(tick)}</text>')
    parts += [band(line, x, y) for line in lines if line.points]
    parts += [curve(line, x, y, line is not lines[0]) for line in lines if line.points]
    parts.append(f'<text x="{(left + right) / 2}" y="{height - 3}" text-anchor="middle">{escape(x_label)}</text>')
    opening = f'<svg role="img" aria-label="{escape(title)}" viewBox="0 0 {width} {height}" width="{width}">'
    return f"{opening}{''.join(parts)}</svg>"


def band(line: Line, x: Scale, y: Scale) -> str:
    up = [f"{x(point.clock):.1f},{y(point.high):.1f}" for point in line.points]
    down = [f"{x(point.clock):.1f},{y(point.low):.1f}" for point in reversed(line.points)]
    return f'<polygon class="band" {of(line.colour)} points="{" ".join(up + down)}"/>'


def curve(line: Line, x: Scale, y: Scale, dashed: bool) -> str:
    """The line of the means; a single point is a dot. Dashes tell lines apart for whoever sees no colours."""
    first = line.points[0]
    if len(line.points) == 1:
        return f'<circle class="dot" {of(line.colour)} cx="{x(first.clock):.1f}" cy="{y(first.mean):.1f}" r="3"/>'
    kind = "curve dashed" if dashed else "curve"
    path = " ".join(f"{x(point.clock):.1f},{y(point.mean):.1f}" for point in line.points)
    return f'<polyline class="{kind}" {of(line.colour)} points="{path}"><title>{escape(line.label)}</title></polyline>'
