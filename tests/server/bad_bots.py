"""Bots that do what bots must not do. A server with `bot_modules=("tests.server.bad_bots",)` lets them play."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable

from motstand.kernel.flow import Option
from motstand.kernel.matches.match import Match
from motstand.players import Player, policy


def crash(match: Match) -> Option:
    """Takes its whole process down."""
    os._exit(3)


def never(match: Match) -> Option:
    """Never answers."""
    threading.Event().wait()
    raise AssertionError


def wrong(match: Match) -> Option:
    """Answers what nobody offered."""
    return ("surrender", "everything")


def error(match: Match) -> Option:
    """Does not know what to do."""
    raise RuntimeError("out of my depth")


def chatty(match: Match) -> Option:
    """Prints while it thinks."""
    print('{"run": []}')
    return policy(match)


BOTS: dict[str, Callable[[str], Player]] = {
    "crash": lambda seed: crash,
    "never": lambda seed: never,
    "wrong": lambda seed: wrong,
    "error": lambda seed: error,
    "chatty": lambda seed: chatty,
}
