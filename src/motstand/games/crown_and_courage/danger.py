"""Stress and Threat on the Danger track, Willpower, Pressure and Momentum."""

from __future__ import annotations

from motstand.games.crown_and_courage.breakdown import add_level
from motstand.games.crown_and_courage.causes import cause
from motstand.games.crown_and_courage.components import MOVE
from motstand.games.crown_and_courage.defeat import lose
from motstand.games.crown_and_courage.state import Crown
from motstand.kernel.flow import Flow


def gain_stress(game: Crown, amount: int, rule: str, made_of: list[tuple[str, int]] | None = None) -> None:
    """CNC-DANGER-02: one level at a time; CNC-DANGER-03: the step past the top costs a Willpower (CNC-Q-23).

    `made_of` tells the log what the amount comes from, where it is not simply given.
    """
    if amount <= 0:
        return
    before = game.stress
    for _ in range(amount):
        if game.stress == game.box.danger.most:
            lose_willpower(game, 1, "CNC-DANGER-03")
            game.stress = game.threat + 1
        # CNC-DANGER-04: the step itself is still taken, from there.
        game.stress += 1
    entry = game.note("stress.gained", rule, {"count": amount, "from": before, "to": game.stress})
    add_level(entry, before, made_of or [("trace.more", amount)], game.stress)


def lose_stress(game: Crown, amount: int, rule: str) -> None:
    """CNC-DANGER-05, CNC-DANGER-06: not below the level directly above the Threat marker."""
    before = game.stress
    game.stress = max(game.stress - amount, game.threat + 1)
    entry = game.note("stress.lost", rule, {"count": before - game.stress, "from": before, "to": game.stress})
    add_level(entry, before, [("trace.less", game.stress - before)], game.stress)


def gain_threat(game: Crown, amount: int, rule: str) -> Flow[None]:
    """CNC-DANGER-07: one level at a time; after an alarm it goes on from there (CNC-Q-24)."""
    for _ in range(amount):
        game.threat += 1
        if game.threat == game.stress:
            # CNC-DANGER-08
            game.stress += 1
        game.note("threat.gained", rule, {"to": game.threat})
        if game.threat == game.box.danger.alarm:
            yield from alarm(game)


def alarm(game: Crown) -> Flow[None]:
    """CNC-DANGER-09: a die for the Quick Response, and the Threat falls; CNC-DANGER-10: with no die left, a Move."""
    game.threat = game.box.danger.after_alarm
    if game.population > 0:
        game.population -= 1
        game.quick_dice += 1
        game.note("threat.alarm", "CNC-DANGER-09", {"to": game.threat})
    else:
        game.note("threat.no_die", "CNC-DANGER-10", {"to": game.threat})
        yield from cause(game, MOVE)


def lower_threat(game: Crown, amount: int, rule: str) -> None:
    """CNC-Q-25: not below the lowest level. CNC-DANGER-11: the Stress marker stays where it is."""
    game.threat = max(game.threat - amount, game.box.danger.least)
    game.note("threat.lowered", rule, {"to": game.threat})


def lose_willpower(game: Crown, amount: int, rule: str) -> None:
    """CNC-FLOW-06: without Willpower the King gives up."""
    game.willpower -= amount
    game.note("willpower.lost", rule, {"count": amount, "left": game.willpower})
    if game.willpower <= 0:
        lose("willpower", "CNC-FLOW-06")


def add_pressure(game: Crown, rule: str) -> None:
    """CNC-FLOW-07: when the last cube of the box is placed on the King, he gives in."""
    game.pressure += 1
    left = game.box.pieces.pressure - game.pressure
    game.note("pressure.added", rule, {"on_king": game.pressure, "left": left})
    if left == 0:
        lose("pressure", "CNC-FLOW-07")


def take_pressure_off(game: Crown, rule: str) -> None:
    """CNC-Q-88: only a card that says so takes a cube off the King."""
    game.pressure -= 1
    game.note("pressure.taken_off", rule, {"on_king": game.pressure})


def raise_momentum(game: Crown, amount: int, rule: str) -> Flow[None]:
    """CNC-Q-22: a step beyond the top is a German Move instead."""
    for _ in range(amount):
        if game.momentum == game.box.momentum.most:
            game.note("momentum.top", "CNC-Q-22")
            yield from cause(game, MOVE)
        else:
            game.momentum += 1
            game.note("momentum.raised", rule, {"to": game.momentum})


def lower_momentum(game: Crown, amount: int, rule: str) -> None:
    game.momentum = max(game.momentum - amount, 0)
    game.note("momentum.lowered", rule, {"to": game.momentum})
