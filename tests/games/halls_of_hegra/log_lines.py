"""The lines of the log that open into parts, what these have to add up to, and the lines that are plain."""

from __future__ import annotations

from pathlib import Path

from motstand.games.halls_of_hegra.breakdown import EVENING
from motstand.kernel.log import Entry
from motstand.kernel.matches.match import Match
from tests.games.halls_of_hegra.table import set_table
from tests.games.halls_of_hegra.test_effects import Printer
from tests.games.opened_lines import Check, parts, total

# What is no number in a sentence: names, and words that sentences select by.
NAMES = {"defender", "space", "place", "position", "gun", "damage", "delivery", "air", "outlook", "deck"}
NAMES |= {"area", "stage", "text", "ward"}


def adds_up_to(value: str) -> Check:
    """The parts add up to this value of the line, whichever way it went."""
    return lambda entry: parts(entry) != [] and abs(total(entry, "by")) == abs(entry.values[value])


def drawn_from_the_bag(entry: Entry) -> bool:
    (bag,) = parts(entry, "part.recruit_bag")
    return 0 <= bag.values["doubts"] < bag.values["discs"] or entry.key.endswith(".doubt")


def supplies(entry: Entry) -> bool:
    before = total(entry, "by", "part.store")
    left = entry.values["left"]
    return bool(total(entry, "by") == left and abs(left - before) == entry.values["count"])


def spent_in_the_morning(what: str, ration: str, left: str) -> Check:
    """One was spent of what there was, and it makes so many Ready."""
    return lambda entry: (
        total(entry, "by", what, "part.spent") == entry.values[left]
        and total(entry, "by", ration) == entry.values["count"]
    )


def weather(entry: Entry) -> bool:
    return len(parts(entry, "part.card")) == 1 and total(entry, "by", "part.movement") == entry.values["movement"]


def sneaking(entry: Entry) -> bool:
    (needed,) = parts(entry, "part.sneak")
    passed = entry.values["die"] >= needed.values["needed"]
    return bool(total(entry, "by", "part.die") == entry.values["die"] and passed == (entry.key == "run.unseen"))


def running(entry: Entry) -> bool:
    (gone,) = parts(entry, "part.gone")
    return bool(total(entry, "by") == gone.values["left"] >= 0)


def uses(entry: Entry) -> bool:
    (sets,) = parts(entry, "part.sets")
    worth = total(entry, "by", "part.worker")
    missing = total(entry, "count", "part.not_now")
    return bool(worth // sets.values["number"] == sets.values["sets"] == entry.values["uses"] + missing)


def jamming(entry: Entry) -> bool:
    same = total(entry, "criteria", "part.criteria") == entry.values["criteria"]
    return bool(same and total(entry, "by", "part.die") == entry.values["die"])


def shelled(entry: Entry) -> bool:
    (most,) = parts(entry, "part.most")
    there = entry.values["count"] + entry.values["left"]
    return bool(entry.values["count"] <= most.values["most"] and there == most.values["there"])


def allocated(entry: Entry) -> bool:
    return bool([part.values["die"] for part in parts(entry)] == entry.values["dice"])


def cards_of_the_evening(entry: Entry) -> bool:
    return bool(len(entry.values["cards"]) == entry.values["count"] == total(entry, "by"))


def surrender(entry: Entry) -> bool:
    return bool(total(entry, "by", "part.printed", "part.difficulty") == entry.values["required"])


def reckoned(entry: Entry) -> bool:
    told = entry.values["values"]
    if "healthy" not in told:
        return parts(entry) == []
    needed = total(entry, "by", "part.printed", "part.difficulty")
    return bool(total(entry, "by", "part.area") == told["healthy"] and needed == told["required"])


OPENED: dict[str, Check] = {
    **dict.fromkeys(("fear.up", "fear.down", "doubt.up", "doubt.down"), adds_up_to("level")),
    **dict.fromkeys(("suspicion.up", "suspicion.down", "suspicion.searched"), adds_up_to("level")),
    **dict.fromkeys(("defence.up", "defence.down", "snow.deeper", "snow.shovelled"), adds_up_to("level")),
    **dict.fromkeys(("morale.up", "morale.down", "artillery.marker", "infirmary.treated"), adds_up_to("level")),
    **dict.fromkeys(("doubt_disc.added", "doubt_disc.removed", "miss.added", "miss.removed"), adds_up_to("count")),
    **dict.fromkeys(("artillery_tile.added", "recruits.promised", "recruits.joined"), adds_up_to("count")),
    **dict.fromkeys(("attack.grenades", "attack.hits", "attack.moved", "attack.stood_up"), adds_up_to("count")),
    **dict.fromkeys(("infantry.added", "morning.rested", "morning.everyone"), adds_up_to("count")),
    "infirmary.relapse": adds_up_to("count"),
    **dict.fromkeys(("air.added", "hit.drawn", "recruits.kept", "supplies.marker"), adds_up_to("count")),
    **dict.fromkeys(("walls.hit", "walls.missed"), adds_up_to("total")),
    **dict.fromkeys(("recruits.drawn", "recruits.doubt", "coup.left", "coup.doubt"), drawn_from_the_bag),
    **dict.fromkeys(("supplies.gained", "supplies.lost"), supplies),
    **dict.fromkeys(("run.unseen", "run.seen"), sneaking),
    **dict.fromkeys(("surrender.up", "surrender.down"), surrender),
    "action": uses,
    "artillery.fired": adds_up_to("icons"),
    "artillery.rolled": jamming,
    "artillery.sector": shelled,
    "attack.rolled": allocated,
    "coup": lambda entry: total(entry, "by", "part.fear") == entry.values["count"],
    "evening.begins": lambda entry: {part.key for part in parts(entry)} <= set(EVENING.values()),
    "evening.drawn": cards_of_the_evening,
    "evening.level": lambda entry: total(entry, "count", "part.resolved") <= entry.values["count"],
    "game.over": reckoned,
    "injured": lambda entry: total(entry, "die", "part.injury_die") == entry.values["level"],
    "last_stand.forward": adds_up_to("sectors"),
    "morning.morale_spent": spent_in_the_morning("part.from", "part.for_morale", "level"),
    "morning.supply_spent": spent_in_the_morning("part.store", "part.ration", "left"),
    "patrol.added": lambda entry: 1 <= total(entry, "number", "part.patrol") <= 6,
    "run.moved": running,
    "snow.looked": lambda entry: entry.values["count"] == min(*looked(entry)),
    "weather": weather,
}
"""The lines that open, and whether what they open into agrees with them."""

PLAIN: dict[str, str] = {
    "air.destroyed": "the number is the name of the stack that the player chose",
    "card.chosen": "the number is the place of a text on the card, and the text is in the line",
    "day.begins": "the day is a date",
    "despair.added": "the card on top of its pile",
    "evening.calm": "the marker stands at 0, where nothing is printed",
    "evening.ignored": "the player's choice",
    "evening.resolved": "the line has all that the card says",
    "evening.used": "the line has all that the card says",
    "event.drawn": "the line has all that the card says",
    "hope.added": "the card on top of its pile",
    "infantry.removed": "the number is the name of the Sector that the player chose",
    "infantry.suppressed": "the number is the name of the Sector that the player chose",
    "infirmary.bed": "the Patient keeps the level that the die of the injury gave",
    "snow.found": "the line has all that the card says",
    "turn.begins": "the day is a date",
}
"""The lines with a number behind which there is nothing, and why."""


def looked(entry: Entry) -> tuple[int, int]:
    (part,) = parts(entry, "part.looked")
    return part.values["most"], part.values["cards_left"]


def is_part(key: str) -> bool:
    evening = [name.replace(".", "-") for name in EVENING.values()]
    return key.startswith(("part-", "check-", "trace-", "about-")) or key in ("attack-allocated", "snow-card", *evening)


def rare(folder: Path) -> list[Match]:
    """What hardly any game tells: the plans in the Map Room, and a Miss tile less by a Despair card."""
    map_room = set_table("maintenance", 2, placed={"map_room": "officer"}, dug=["map_room"])
    return [map_room.match, Printer(folder).play("miss -2", hit_bag="miss artillery", fate=["medic"]).match]
