"""The lines of the log that open into parts, what these have to add up to, and the lines that are plain."""

from __future__ import annotations

from motstand.kernel.log import Entry
from tests.games.opened_lines import Check, total

# What is no number in a sentence: names, and words that sentences select by.
NAMES = {"character", "receiver", "tile", "card", "token", "resource", "thing", "identity", "road", "occupier", "place"}
NAMES |= {
    "region",
    "spot",
    "use",
    "text",
    "effects",
    "costs",
    "start_tile",
    "tiles",
    "action",
    "taken",
    "what",
    "border",
}


def tokens(entry: Entry) -> bool:
    return bool(total(entry, "count") == entry.values["count"])


def search(entry: Entry) -> bool:
    """The dice are the sum, and with what makes the place safer they reach the number of the card."""
    dice = total(entry, "count", "trace.part.dice")
    return bool(dice == entry.values["sum"] and total(entry, "count") >= entry.values["number"])


def found(entry: Entry) -> bool:
    """With what makes the place safer the dice stay below the number of the card."""
    dice = total(entry, "count", "trace.part.dice")
    return bool(dice == entry.values["sum"] and total(entry, "count") < entry.values["number"])


OPENED: dict[str, Check] = {"tokens": tokens, "search.nothing": search, "search.found": found}

DRAWN = "the card is the reason itself"
MARKER = "the rule of the line says what moved the marker"
PLAIN = {
    "round": "rounds are counted",
    "token": "what is left lies on the board",
    "morale": MARKER,
    "alibi": MARKER,
    "safety": MARKER,
    "safety.reset": "the start value is printed on the tile",
    "cards.gained": "so many cards changed hands",
    "cards.lost": "so many cards changed hands",
    "rolled": "dice are the reason themselves",
    "rerolled": "dice are the reason themselves",
    "marched": "from and to are Roads",
    "delivered": "so many Readers lie on the Scenario card",
    "newspaper.taken": "how often it was delivered is marked on its token",
    "card": DRAWN,
    "chosen": DRAWN,
    "halt": DRAWN,
    "halt.chosen": DRAWN,
    "raided": DRAWN,
    "patrol": DRAWN,
    "patrol.seen": DRAWN,
    "officer": DRAWN,
    "occupier": DRAWN,
    "helper.taken": DRAWN,
    "helper.visible": DRAWN,
    "helper.met": DRAWN,
    "card.also": DRAWN,
    "card.discarded": DRAWN,
    "tiles": DRAWN,
    "address": "the number of the token is the Location's",
    "safety.kept": MARKER,
}
