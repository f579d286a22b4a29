"""The comparisons, the ratios that they require, and the table of results."""

from __future__ import annotations

import platform
from datetime import date
from pathlib import Path
from statistics import median
from typing import Final

from bench.work import (
    LENGTHS,
    SEARCHED,
    WITH_SHIPS,
    Counts,
    games_of,
    gym_steps,
    of_length,
    policy_rollouts,
    zoo_steps,
)
from motstand.kernel.registry import game_ids

PURE, COMPILED, PEERS = "pure", "compiled", "peers"

MEASURED: Final = "kampen-om-norge"
"""The game that is compared with other engines."""
REFERENCE: Final = "halls-of-hegra"
"""The game that the speed of the others is compared with."""
AT_LEAST: Final = {"crown-and-courage": 1.0, "dutch-resistance": 0.7}
"""How fast a game must be beside the reference."""
FULL_WHEN_SET: Final = {"halls-of-hegra": {PURE: 0.0078, COMPILED: 0.0213}}
"""Rollouts to the end for each decision of catanatron, by turns, with the code of the time when the aim for rollouts
was set (09ff4c3), for games whose rollouts all became faster since: the aim stays what it was."""


class Rate:
    """How often something is done in a second: one kind of count of one measure in one process.

    `times` reckons from it a rate that is so many times as great, and that is not there to be measured any more.
    """

    def __init__(
        self, label: str, side: str, measure: str, count: str, seconds: str = "seconds", times: float = 1.0
    ) -> None:
        self.label = label
        self.side = side
        self.measure = measure
        self.count = count
        self.seconds = seconds
        self.times = times


class Row:
    """A rate, and if there is one, the rate beside it, with the ratio that must hold (0: none must)."""

    def __init__(self, rate: Rate, beside: Rate | None = None, at_least: float = 0.0) -> None:
        self.rate = rate
        self.beside = beside
        self.at_least = at_least


Slices = dict[tuple[str, str], list[Counts]]
"""What was counted, round by round, by process and measure."""


CATAN = Rate("catanatron, decisions", PEERS, "catanatron", "decisions")
COPIES = Rate("catanatron, copies", PEERS, "catanatron copies", "copies")
BACKGAMMON = Rate("OpenSpiel backgammon (C++), decisions", PEERS, "OpenSpiel backgammon", "decisions")
SPIEL = Rate("OpenSpiel python_tic_tac_toe", PEERS, "OpenSpiel python_tic_tac_toe", "decisions")
ZOO = Rate("PettingZoo tictactoe_v3", PEERS, "PettingZoo tictactoe_v3", "decisions")


CATAN_GYM = Rate("catanatron's Gymnasium environment, steps", PEERS, "catanatron gym", "steps")
CHESS = Rate("PettingZoo chess_v6, steps", PEERS, "PettingZoo chess_v6", "decisions")
HOLDEM = Rate("PettingZoo texas_holdem_v4, steps", PEERS, "PettingZoo texas_holdem_v4", "decisions")


def decisions(side: str) -> Rate:
    return Rate(f"Kampen om Norge, decisions ({side})", side, games_of(MEASURED), "decisions")


def answers(game: str, side: str) -> Rate:
    return Rate(f"{game}, answers in random play ({side})", side, games_of(game), "answers")


def rollouts(side: str) -> Rate:
    return Rate(f"flat rollouts ({side})", side, "rollouts", "rollouts")


def rows(sides: list[str]) -> list[Row]:
    """Everything that is compared, for the builds of Motstand that there are; what belongs together is together."""
    table = [Row(decisions(side), CATAN, 1.2 if side == PURE else 12.0) for side in sides]
    table += [Row(decisions(side), decisions(PURE), 2.5) for side in sides if side != PURE]
    table += [Row(decisions(side), BACKGAMMON) for side in sides]
    for side in sides:
        table.append(Row(Rate(f"Kampen om Norge, answers with chance ({side})", side, games_of(MEASURED), "answers")))
        table.append(Row(Rate(f"Kampen om Norge, games ({side})", side, games_of(MEASURED), "games")))
    for side in sides:
        ships = Rate(f"the same with ships ({side})", side, games_of(MEASURED, WITH_SHIPS), "decisions")
        table.append(Row(ships, decisions(side), 0.8))
    for side in sides:
        for game in game_ids():
            if game != REFERENCE:
                table.append(Row(answers(game, side), answers(REFERENCE, side), AT_LEAST.get(game, 0.0)))
    for side in sides:
        views = Rate(f"decisions and JSON views for all seats ({side})", side, "table with views", "decisions")
        table.append(Row(views, Rate(f"decisions without ({side})", side, "table", "decisions"), 1 / 3))
    for side in sides:
        clones = Rate(f"clones in mid-game ({side})", side, "clones", "clones")
        table.append(Row(clones, COPIES, 2.0 if side == PURE else 8.0))
    for side in sides:
        table.append(Row(Rate(f"clones in mid-game, touched ({side})", side, "touched clones", "clones"), COPIES))
    for side in sides:
        bare = Rate(f"bare playouts ({side})", side, "rollouts", "rollouts", "bare seconds")
        table.append(Row(rollouts(side), bare, 0.85))
    for side in sides:
        table.append(Row(Rate(f"search, iterations ({side})", side, "search", "iterations"), rollouts(side)))
    for side in sides:
        for game in SEARCHED:
            full = Rate(f"to the end ({side})", side, policy_rollouts(game, False), "rollouts")
            label = f"{game}, rollouts by policy with the learned value ({side})"
            learned = Rate(label, side, policy_rollouts(game, True), "rollouts")
            table.append(Row(learned, full, 0.0 if game in FULL_WHEN_SET else 5.0))
            if game in FULL_WHEN_SET:
                name = f"to the end at 09ff4c3 ({side}, reckoned from catanatron)"
                then = Rate(name, PEERS, CATAN.measure, CATAN.count, times=FULL_WHEN_SET[game][side])
                table.append(Row(learned, then, 5.0))
    for side in sides:
        short, *longer = [Rate(f"{of_length(n)} ({side})", side, of_length(n), "decisions") for n in LENGTHS]
        table += [Row(long, short, 0.8) for long in longer]
    for side in sides:
        for game in game_ids():
            gym = Rate(f"{game}, steps of the Gymnasium environment ({side})", side, gym_steps(game), "steps")
            table.append(Row(gym, CATAN_GYM, 3.0 if side == COMPILED else 0.0))
            zoo = Rate(f"{game}, steps of the PettingZoo environment ({side})", side, zoo_steps(game), "steps")
            table += [Row(zoo, CHESS, 5.0 if side == COMPILED else 0.0), Row(zoo, HOLDEM)]
    for side in sides:
        moves = Rate(f"tic-tac-toe, moves ({side})", side, "tic-tac-toe", "moves")
        table += [Row(moves, SPIEL, 5.0), Row(moves, ZOO, 10.0)]
    return table


def per_second(slices: Slices, rate: Rate) -> list[float]:
    """A rate in each round."""
    return [rate.times * counts[rate.count] / counts[rate.seconds] for counts in slices[(rate.side, rate.measure)]]


def header(rounds: int, seconds: float) -> str:
    """When, where and how it was measured."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    how = f"medians of {rounds} rounds, slices of {seconds:g} s CPU time that take turns"
    return f"Motstand beside other engines. {date.today()}, {processor()}, {python}; {how}."


def processor() -> str:
    """The name of this machine's processor."""
    try:
        for line in Path("/proc/cpuinfo").read_text("utf-8").splitlines():
            if line.startswith("model name"):
                return line.split(":", 1)[1].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def shown(rate: float) -> str:
    return f"{rate:,.0f}" if rate >= 100 else f"{rate:,.1f}"


def table(slices: Slices, sides: list[str]) -> tuple[list[str], bool]:
    """The table in Markdown, line by line, and whether everything held that must."""
    lines = ["| per second | | beside | | ratio | must be | |", "|---|--:|---|--:|--:|--:|---|"]
    all_held = True
    for row in rows(sides):
        rates = per_second(slices, row.rate)
        if not rates:
            continue
        cells = [row.rate.label, shown(median(rates)), "", "", "", "", ""]
        others = per_second(slices, row.beside) if row.beside is not None else []
        if row.beside is not None and others:
            # Round by round, so that what disturbs one round disturbs both sides of its ratio.
            ratio = median([rate / other for rate, other in zip(rates, others, strict=True)])
            cells[2:5] = [row.beside.label, shown(median(others)), f"{ratio:.2f}"]
            if row.at_least:
                held = ratio >= row.at_least
                all_held = all_held and held
                cells[5:7] = [f"≥ {row.at_least:.3g}", "held" if held else "**not held**"]
        lines.append("| " + " | ".join(cells) + " |")
    return lines, all_held
