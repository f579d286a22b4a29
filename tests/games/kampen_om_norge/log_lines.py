"""The lines of the log that open into parts, what these have to add up to, and the lines that are plain."""

from __future__ import annotations

from typing import Any

from motstand.kernel.log import Entry
from motstand.kernel.matches.match import Match
from tests.games.kampen_om_norge.table import GERMAN_COAST, set_table
from tests.games.kampen_om_norge.test_setup import OPEN_COAST, at_the_landing
from tests.games.opened_lines import Check, parts, total

# What is no number in a sentence: names, and words that sentences select by.
NAMES = {"faction", "seat", "role", "area", "from", "to", "via", "kind", "effect", "zone", "ship", "other", "hunter"}


def difference(value: str = "count") -> Check:
    """The first part less all others is this value of the line."""

    def agrees(entry: Entry) -> bool:
        first, *less = [part.values["count"] for part in parts(entry)]
        return bool(first - sum(less) == entry.values[value])

    return agrees


def at_most(entry: Entry) -> bool:
    (most,) = parts(entry, "card.most")
    return bool(1 <= entry.values["count"] <= most.values["most"])


def placed(entry: Entry) -> bool:
    new = total(entry, "count", "placement.new")
    by_air = parts(entry, "card.most")
    most = by_air[0].values["most"] if by_air else new
    return bool(new - total(entry, "count", "placement.left") == entry.values["count"] <= most)


def arrived(entry: Entry) -> bool:
    return bool(total(entry, "count", "arrival.stacks") == entry.values["count"])


def acquired(entry: Entry) -> bool:
    for symbols in parts(entry, "trade.symbols"):
        if total(symbols, "symbols") != symbols.values["symbols"]:
            return False
    return bool(total(entry, "count") == entry.values["count"])


def forces(entry: Entry) -> bool:
    return total(entry, "count", "combat.attackers") == entry.values["count"] and bool(parts(entry, "combat.defenders"))


def card_of_a_combat(entry: Entry) -> bool:
    (part,) = parts(entry)
    return bool(part.values["card"] == entry.values["card"] and part.values["adds"] > 0)


def cancelled(entry: Entry) -> bool:
    struck, *given_back = parts(entry)
    return struck.values["card"] == entry.values["cancelled"] and all(part.values["adds"] > 0 for part in given_back)


def sums(entry: Entry) -> bool:
    found = {part.values["side"]: sum(part.values["dice"]) for part in parts(entry, "sum.side")}
    won = found["attack"] > found["defence"]
    same = found == {"attack": entry.values["attack"], "defence": entry.values["defence"]}
    return same and won == (entry.key == "combat.attacker_wins")


def hunted(entry: Entry) -> bool:
    (needed,) = parts(entry, "submarine.needed")
    sank = needed.values["die"] >= needed.values["needed"]
    return bool(needed.values["die"] == entry.values["die"] and sank == (entry.key == "submarine.sank"))


def reckoned(entry: Entry) -> bool:
    german = [part.values["german"] for part in parts(entry, "area.held")]
    told = entry.values["values"]
    return not german or (german.count("yes") == told["german_areas"] and len(german) == told["areas"])


def successes(entry: Entry) -> bool:
    (needed,) = parts(entry)
    dice = entry.values.get("dice", [entry.values.get("die")])
    hits = len([die for die in dice if die >= needed.values["needed"]])
    if "hits" in entry.values:
        return bool(hits == entry.values["hits"])
    return entry.key not in ("april.resists", "april.surprised") or (hits == 1) == (entry.key == "april.resists")


def shot(entry: Entry) -> bool:
    (of_class,) = parts(entry)
    die, sinks, chases = [of_class.values[name] for name in ("die", "sinks", "chases")]
    result = "sinks" if sinks and die >= sinks else "chases" if chases and die >= chases else "misses"
    return bool(die == entry.values["die"] and result == entry.values["result"])


def bluffed(entry: Entry) -> bool:
    (needed,) = parts(entry)
    return bool(needed.values["retreats"] <= needed.values["surrenders"]) and len(entry.values["dice"]) > 0


OPENED: dict[str, Check] = {
    **dict.fromkeys(("march.moved", "march.attacks", "airlift.moved", "sealift.moved", "sabotage.escaped"), at_most),
    **dict.fromkeys(("combat.lost", "new_cards.drawn", "sabotage.sent_back"), difference()),
    **dict.fromkeys(("combat.attacker_wins", "combat.defender_wins"), sums),
    **dict.fromkeys(("placement.placed", "placement.lost"), placed),
    **dict.fromkeys(("arrival.landed", "arrival.lost"), arrived),
    **dict.fromkeys(("submarine.missed", "submarine.sank"), hunted),
    **dict.fromkeys(("april.resists", "april.surprised", "april.rolled", "interception.rolled"), successes),
    **dict.fromkeys(("april.card_rolled", "april.dived", "naval_combat.struck"), successes),
    "april.bluffed": bluffed,
    "interception.attempted": lambda entry: len(parts(entry)) == entry.values["count"],
    "naval_combat.shot": shot,
    "ships.placed": lambda entry: total(entry, "count", "ships.zone") == entry.values["count"],
    "combat.begins": forces,
    "combat.occupied": lambda entry: total(entry, "count", "combat.attackers") == entry.values["count"],
    "combat.cancelled": cancelled,
    "combat.card": card_of_a_combat,
    "combat.rolled": lambda entry: total(entry, "adds") == len(entry.values["dice"]),
    "factions.rolled": lambda entry: total(entry, "die", "factions.die") == entry.values["die"],
    "game.over": reckoned,
    "trade.acquired": acquired,
    "trade.traded": lambda entry: [part.values["card"] for part in parts(entry)] == [entry.values["card"]],
}
"""The lines that open, and whether what they open into agrees with them."""

LINES_AT_SEA: dict[str, str] = {
    "april.card": "the player's choice",
    "april.diverted": "the player's choice, and the card does nothing else",
    "april.drew_ships": "the number of the scenario",
    "april.kept": "the player's choice",
    "april.repositioned": "the player's choice",
    "april.smoked": "the player's choice",
    "april.surrendered": "its die has a line of its own",
    "card.voided": "one card; why has a line of its own",
    "interception.failed": "the dice have a line of their own",
    "naval_combat.cancelled": "the player's choice",
    "naval_combat.card": "the player's choice",
    "naval_combat.hit": "the shot has a line of its own",
    "naval_movement.sailed": "the player's choice",
    "raiding.recalled": "the player's choice",
    "ship.sailors": "the player's choice",
    "ship.voids": "what the class costs, or what the Allies choose of it",
}
PLAIN: dict[str, str] = {
    "card.played": "the player's choice; what the card does has lines of its own",
    "drop.diverted": "the player's choice, and the card does nothing else",
    "movement.attacks": "the player's choice of a stack",
    "movement.moved": "the player's choice of a stack",
    "new_cards.discarded": "the player's choice of a card",
    "rescue.saved": "the player's choice; the card saves one battalion, and the line says so",
    "retreat.defeated": "those who are left there; the losses before have a line of their own",
    "retreat.retreated": "those who are left there; the losses before have a line of their own",
    "retreat.went_back": "those who are left there; the losses before have a line of their own",
    "sabotage.cancelled": "the player's choice, and the card does nothing else",
    "sabotage.played": "the player's choice; what the card does has a line of its own",
    "turn.begins": "the round is a date",
    **LINES_AT_SEA,
}
"""The lines with a number behind which there is nothing, and why."""

PARTS = ["about-", "dice-", "losses-", "sum-", "trace-", "combat-attackers", "combat-defenders"]
PARTS += ["submarine-needed", "area-held"]
PARTS += ["trade-symbols", "trade-free", "trade-card", "factions-die", "card-most", "sabotage-stack", "sabotage-stays"]
PARTS += ["arrival-stacks", "placement-new", "placement-left", "new_cards-card", "new_cards-hand", "new_cards-held"]
PARTS += ["new_cards-none_left"]
PARTS += ["april-needed", "april-bluff_needed", "interception-needed", "naval_combat-class"]
PARTS += ["naval_combat-needed", "naval_combat-ship", "ships-zone", "interception-hunter"]
"""What only parts of lines are called; with a dash at the end, what their names begin with."""


def rare() -> list[Match]:
    """What hardly any game tells: battalions that find no open coast."""
    norwegian: Any = dict.fromkeys(GERMAN_COAST, "1 norway")
    germans = set_table(phase="trade", trondheim="1 germany", hands={"germany": ["transportfly"]}, **norwegian)
    germans.choose("done")
    germans.choose("forgo")
    german: Any = dict.fromkeys(OPEN_COAST, "1 germany")
    return [germans.match, at_the_landing(hamar="1 norway", **german).match]


def is_part(key: str) -> bool:
    return key.startswith(tuple(PARTS))
