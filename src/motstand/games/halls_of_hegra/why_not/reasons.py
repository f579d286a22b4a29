"""Why not? What speaks against an answer, as the rules themselves say it when they make their options.

`RULES` is the vocabulary: every key with the rule behind it. Which check is asked about an answer is in `checks.py`,
why a thing is not asked about at all in `things.py`.
"""

from __future__ import annotations

from typing import Any, Final

from motstand.games.halls_of_hegra.answers import ANSWERS
from motstand.games.halls_of_hegra.artillery import REMOVED_PER_ICON
from motstand.games.halls_of_hegra.components import MACHINE_GUN, NOBODY, TYPES
from motstand.games.halls_of_hegra.running import distance
from motstand.games.halls_of_hegra.state import Hegra
from motstand.games.halls_of_hegra.supplies import defenders_for_a_supply
from motstand.games.halls_of_hegra.why_not.checks import against
from motstand.kernel.flow import Choice, Option
from motstand.kernel.words.messages import Message

# Key -> the rule that forbids it ("": the one behind the question), and the values that its sentence needs.
RULES: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "airfield.all_used": ("HOH-ARTY-15", ()),
    "airfield.used": ("HOH-ARTY-15", ("what",)),
    "branch.nothing": ("HOH-FX-02", ()),
    "calm.lowest": ("HOH-Q-99", ("track",)),
    "card.ordered": ("HOH-MAINT-14", ("card",)),
    "card.price": ("HOH-FX-31", ("card",)),
    "card.special_first": ("HOH-EVENING-14", ("count",)),
    "damage.none": ("HOH-MAINT-06", ("damage",)),
    "damage.snow": ("HOH-DAMAGE-01", ("damage",)),
    "defence.highest": ("HOH-TRACK-05", ("level",)),
    "end.taken": ("HOH-RUN-17", ()),
    "enemy.none": ("HOH-ARTY-09", ("enemy", "place")),
    "enemy.other_row": ("HOH-ARTY-09", ("place", "where")),
    "enemy.patrols_only": ("HOH-RUN-04", ()),
    "fight.soldier": ("HOH-RUN-13", ("defender",)),
    "go.ends": ("HOH-RUN-18", ("place",)),
    "go.enemies": ("HOH-RUN-09", ("place",)),
    "go.far": ("HOH-RUN-07", ("place", "steps", "left")),
    "go.here": ("HOH-RUN-07", ("place",)),
    "go.taken": ("HOH-RUN-17", ("place",)),
    "gun.fired": ("HOH-ARTY-01", ("gun",)),
    "gun.iconless": ("HOH-Q-59", ("gun",)),
    "gun.jammed": ("HOH-STATUS-04", ("gun",)),
    "gun.jammed_under_rubble": ("HOH-MAINT-07", ("gun",)),
    "gun.rubble": ("HOH-STATUS-04", ("gun",)),
    "gun.snow": ("HOH-ARTY-04", ("gun",)),
    "gun.unjammed": ("HOH-MAINT-07", ("gun",)),
    "jam.other": ("HOH-FX-22", ("what",)),
    "machine_gun.leftmost": ("HOH-MG-03", ("position",)),
    "machine_gun.siege": ("HOH-MG-01", ()),
    "miss.none": ("HOH-MAINT-08", ()),
    "morale.lowest": ("HOH-Q-49", ()),
    "nobody.morgue": ("HOH-FX-30", ("defender",)),
    "nobody.ready": ("HOH-MORNING-08", ("defender",)),
    "nobody.recruitment": ("HOH-RECRUIT-02", ("defender",)),
    "nobody.rest": ("HOH-MORNING-03", ("defender",)),
    "nobody.space": ("HOH-MORNING-08", ("defender", "space")),
    "nobody.tired": ("HOH-MORNING-04", ("defender",)),
    "patient.none": ("HOH-INFIRM-14", ("defender", "level", "ward")),
    "position.empty": ("HOH-WALLS-02", ("position",)),
    "position.fired": ("HOH-WALLS-04", ("position", "who")),
    "position.stays": ("HOH-Q-50", ("space",)),
    "post.barred": ("HOH-DEF-02", ("defender",)),
    "promote.type": ("HOH-MAINT-09", ("defender",)),
    "range.far": ("HOH-WALLS-08", ("defender", "sector")),
    "range.nobody": ("HOH-WALLS-11", ("position", "who")),
    "route.opened": ("HOH-MOBACT-05", ()),
    "row.empty": ("HOH-ARTY-09", ("where",)),
    "run.moved": ("HOH-RUN-07", ("defender", "place")),
    "sector.nobody": ("HOH-WALLS-07", ("sector", "state")),
    "shelled.icons": ("HOH-ARTY-05", ("most", "icons")),
    "space.barred": ("HOH-ACTION-02", ("defender", "space")),
    "space.days": ("HOH-ACTION-07", ("space", "first", "last")),
    "space.nobody": ("HOH-DAY-03", ("space",)),
    "space.rubble": ("HOH-ACTION-05", ("space",)),
    "space.snow": ("HOH-ACTION-07", ("space",)),
    "stack.gone": ("HOH-ARTY-14", ("stack",)),
    "supplies.none": ("HOH-SUPPLY-01", ()),
    "waking.only_one": ("HOH-MORNING-04", ()),
    "waking.paid": ("HOH-MORNING-04", ("rations",)),
    "waking.rested": ("HOH-MORNING-07", ()),
    "waking.too_few_rations": ("HOH-MORNING-04", ("rations",)),
    "waking.unpaid": ("HOH-MORNING-04", ("per", "supplies")),
    # A thing that is not asked about now.
    "area.later": ("HOH-MORNING-01", ("area", "when")),
    "area.tired": ("HOH-DAY-03", ()),
    "begun": ("", ()),
    "button": ("", ()),
    "card.away": ("HOH-EVENING-11", ()),
    "card.drawn": ("HOH-EVENING-11", ("card",)),
    "card.event": ("HOH-EVENT-07", ("card",)),
    "damage.later": ("HOH-MAINT-06", ("damage", "when")),
    "depot.later": ("HOH-RUN-26", ("when",)),
    "depot.shut": ("HOH-MOBACT-04", ("when",)),
    "disc.dead": ("HOH-FX-30", ()),
    "disc.posted": ("HOH-WALLS-03", ("who", "space")),
    "disc.ready": ("HOH-MORNING-08", ("when",)),
    "disc.recruit": ("HOH-RECRUIT-07", ()),
    "disc.resting": ("HOH-MORNING-03", ()),
    "disc.tired": ("HOH-MORNING-04", ("when",)),
    "disc.working": ("HOH-DAY-03", ("defender", "space")),
    "enemy.later": ("HOH-RUN-09", ("when",)),
    "fate": ("HOH-COMP-03", ()),
    "first": ("", ("thing",)),
    "gun.later": ("HOH-ARTY-01", ("gun", "when")),
    "infantry.later": ("HOH-WALLS-12", ("when",)),
    "infantry.lying": ("HOH-Q-54", ()),
    "machine_gun.later": ("HOH-MG-03", ("when",)),
    "nobody.ready_at_all": ("HOH-MORNING-08", ()),
    "other": ("", ()),
    "over": ("HOH-STAGE-03", ()),
    "patient.in_bed": ("HOH-INFIRM-13", ()),
    "patient.later": ("HOH-INFIRM-06", ("when",)),
    "place.later": ("HOH-RUN-07", ("place", "when")),
    "place.nobody": ("HOH-RUN-02", ()),
    "run.away": ("HOH-RUN-21", ()),
    "run.later": ("HOH-RUN-07", ("when",)),
    "run.none": ("HOH-RUN-02", ()),
    "sector.none": ("HOH-WALLS-01", ()),
    "space.later": ("HOH-DAY-01", ("space", "section", "when")),
    "space.morning": ("HOH-MORNING-01", ("space",)),
    "stack.later": ("HOH-ARTY-14", ("when",)),
    "target.later": ("HOH-ARTY-02", ("when",)),
    "track": ("", ("track",)),
}


def objection(game: Hegra, choice: Choice, option: Option) -> Message | None:
    """What speaks against an answer, with the values that its sentence needs."""
    if option in choice.options:
        return None
    key = against(game, choice, option)
    rule, names = RULES[key]
    known = facts(game, choice, option)
    return Message(key, {"defender" if name == "who" else name: known[name] for name in names}, rule)


def facts(game: Hegra, choice: Choice, option: Option) -> dict[str, Any]:
    """All that could be said about an answer to this question."""
    known: dict[str, Any] = {"state": "standing", "ward": "waiting", "gun": MACHINE_GUN, "what": "stack"}
    known.update(choice.values or {})
    known.update(ANSWERS[option[0]].named(option))
    known["per"] = defenders_for_a_supply(game)
    known["rations"] = game.rations
    known["supplies"] = game.supplies
    known["count"] = game.to_resolve
    known["level"] = known.get("level", game.defence)
    known["most"] = REMOVED_PER_ICON * known.get("icons", 0)
    match option:
        case ("reckless", _):
            known["space"] = "reckless_defence"
        case ("promote", _):
            known["space"] = "promote"
        case ("telephone",):
            known["space"] = "field_telephone"
        case ("go", place):
            known["steps"] = distance(game, game.runs[game.running].place, game.box.map.index[place], False, False)
    if "target" in known:
        known["sector"], known["state"] = known["where"], "any"
    known.setdefault("where", known.get("row"))
    known.setdefault("space", known.get("position", ""))
    add_space(game, known)
    return known


def add_space(game: Hegra, known: dict[str, Any]) -> None:
    """The days of a space, and who holds it if it is a Position."""
    id = known["space"]
    if id in game.box.space_index:
        space = game.box.spaces[game.box.space_index[id]]
        known["first"], known["last"] = space.first_day, space.last_day
        holder = game.positions[space.position] if space.position >= 0 else NOBODY
        known["who"] = TYPES[holder] if holder != NOBODY else "nobody"
