"""All that can be seen of a match, for comparing two that should be one."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from motstand.kernel.log import Entry
from motstand.kernel.matches.match import Match


def whole(entry: Entry) -> Any:
    """An entry of the log with all that it tells anybody."""
    audience = None if entry.audience is None else list(entry.audience)
    return [entry.key, entry.rule, entry.values, audience, [whole(child) for child in entry.children]]


def situation(match: Match) -> dict[str, Any]:
    """All that can be seen of a match, except by playing on."""
    return {
        # Small games give their live lists and dicts.
        "table": deepcopy(match.state.data()),
        "answers": [(given.kind, given.seat, given.value, given.seen_by) for given in match.journal],
        "asked": {seat: match.options_for(seat) for seat in match.asked()},
        "prompt": None if match.pending is None else (match.pending.prompt, match.pending.rule, match.pending.values),
        "outcome": None if match.outcome is None else match.outcome.data(),
    }


def account(match: Match) -> list[Any]:
    """The whole log."""
    return [whole(entry) for entry in match.log]
