"""The lines of the log that open into parts, what these have to add up to, and the lines that are plain."""

from __future__ import annotations

from motstand.kernel.log import Entry
from tests.games.opened_lines import Check, parts, total

# What is no number in a sentence: names, and words that sentences select by.
NAMES = {"action", "card", "demand", "displayed", "effects", "face", "from", "line", "place", "position", "section"}
NAMES |= {"sector", "space", "tile", "unit", "what"}


def is_part(key: str) -> bool:
    return key.startswith(("trace.", "trace-", "about.", "about-"))


def adds_up_to(value: str) -> Check:
    """The parts add up to this value of the line."""
    return lambda entry: parts(entry) != [] and total(entry, "count") == entry.values[value]


def symbols(entry: Entry) -> bool:
    """No part where no symbol shows."""
    return bool(total(entry, "count") == entry.values["count"])


def rolled(entry: Entry) -> bool:
    return bool([part.values["position"] for part in parts(entry)] == entry.values["dice"])


OPENED: dict[str, Check] = {
    **dict.fromkeys(("battle.won", "battle.lost"), adds_up_to("strength")),
    **dict.fromkeys(("stress.gained", "stress.lost"), adds_up_to("to")),
    "demand.drawn": adds_up_to("cost"),
    "main_response.tile": symbols,
    "quick_response.rolled": rolled,
}
"""The lines that open, and whether what they open into agrees with them."""

MARKER = "a marker or a die that goes so many steps, and the rule of the line says why"
MOVED = "the pieces that move, which lie on the table"
NAMED = "a card or a place of the frame by its name"

PLAIN: dict[str, str] = {
    **dict.fromkeys(("threat.gained", "threat.lowered", "threat.alarm", "threat.no_die"), MARKER),
    **dict.fromkeys(("momentum.raised", "momentum.lowered", "morale.gained", "morale.lost"), MARKER),
    **dict.fromkeys(("pressure.added", "pressure.taken_off", "bombing.begun", "bombing.raid"), MARKER),
    **dict.fromkeys(("sabotage.smuggled", "sabotage.weakened", "sabotage.pool_weakened"), MARKER),
    **dict.fromkeys(("evacuate.raised", "sabotage.sent"), MARKER),
    **dict.fromkeys(("army.marched", "move.regulars", "move.paratroopers", "move.joined"), MOVED),
    **dict.fromkeys(("battle.troops_lost", "occupation.cleared", "push.cubes", "evacuate.route"), MOVED),
    **dict.fromkeys(("german.chaos", "report.chaos_back", "setup.chaos", "quick_response.die_taken"), MOVED),
    **dict.fromkeys(("card.drawn", "card.played", "card.discarded", "escape.gold_lost", "setup.gold_aside"), NAMED),
    **dict.fromkeys(("collaborator.gained", "collaborator.turned_up", "frame.turned_up"), NAMED),
    **dict.fromkeys(("execute.frame", "execute.frame_skipped"), NAMED),
    "escape.die_lost": "the highest Evacuation die, as it lay there",
    "evacuate.die_given": "the die that was chosen; the line of the Stress opens into it",
    "game.over": "the gold that was brought to safety lies open",
    "move.will_halt": "how many Moves cards have stopped so far",
    "sabotage.trained": "the Loyalty, which the marker shows",
    "turn.begins": "turns and days are counted one by one",
    "upgraded": "the name of the better tile",
    "willpower.lost": "a cube for a step past the end of the track, or the cost that the Demand's line opens into",
}
"""The lines with a number behind which there is nothing to open, and why."""
