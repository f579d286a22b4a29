"""Priorities for people: who sleeps, who is treated, which card is the lesser evil."""

from __future__ import annotations

from motstand.games.halls_of_hegra.components import (
    HUNTER,
    MEDIC,
    OFFICER,
    SIEGE,
    SOLDIER,
    TYPES,
    VOLUNTEER,
    Effect,
    Text,
)
from motstand.games.halls_of_hegra.effects import extent
from motstand.games.halls_of_hegra.policy.plans import Plan
from motstand.games.halls_of_hegra.state import Hegra
from motstand.games.halls_of_hegra.supplies import defenders_for_a_supply
from motstand.kernel.flow import Option

# What a Defender of each type is worth to the garrison.
WORTH = [3.0, 2.6, 1.5, 2.2, 1.9]
LAST_DAY = 11


def worth(kind: str) -> float:
    return WORTH[TYPES.index(kind)]


# -- the morning ---------------------------------------------------------------------------------------------


def waking(game: Hegra, options: list[Option], plan: Plan) -> Option:
    """Use what is paid for, the most useful first; rest two for free; pay as long as there is enough for tomorrow."""
    paid = [option for option in options if option[0] == "ready"]
    if paid:
        if paid[0] == ("ready", "everyone"):
            return paid[0]
        return max(paid, key=lambda option: useful(game, TYPES.index(option[1])))
    tired = sum(game.tired)
    if ("spend", "supply") in options and worth_a_supply(game, tired, plan):
        return ("spend", "supply")
    rests = [option for option in options if option[0] == "rest"]
    if rests:
        return min(rests, key=lambda option: useful(game, TYPES.index(option[1])))
    if ("spend", "morale") in options and game.day == LAST_DAY and tired > 1 and game.morale > -2:
        # Whoever is Tired at the Last Stand may die.
        return ("spend", "morale")
    return options[-1]


def useful(game: Hegra, kind: int) -> float:
    """Whom the day needs most."""
    patients = game.waiting_count() + len([one for one in game.bed_types if one >= 0])
    if kind == MEDIC:
        return 3.0 if patients else 0.5
    return {OFFICER: 4.0, SOLDIER: 2.0, HUNTER: 2.2, VOLUNTEER: 1.0}[kind]


def worth_a_supply(game: Hegra, tired: int, plan: Plan) -> bool:
    """Is a Supply better spent today than on a later day?"""
    per = defenders_for_a_supply(game)
    free = 2 - game.rested
    if tired - free < (per + 1) // 2:
        return False
    if game.day == LAST_DAY:
        return True
    days_left = LAST_DAY - game.day
    if game.board != SIEGE:
        # Before the Siege a Supply feeds more: hardly any is kept.
        return game.supplies > (1 if game.day < 6 else 2)
    return game.supplies > plan.spare * days_left // 2


# -- the Infirmary -------------------------------------------------------------------------------------------


def treat(options: list[Option]) -> Option:
    """Who would die first; then who is almost well; then the others who wait."""

    def wish(option: Option) -> float:
        level, waits = int(option[2]), option[3] == "waiting"
        if waits and level == 1:
            return 20.0 + worth(option[1])
        if level == 6:
            return 12.0 + worth(option[1])
        return (6.0 - level if waits else level / 2.0) + worth(option[1]) / 10.0

    return max(options, key=wish)


def cure(options: list[Option]) -> Option:
    """The worst case."""
    return max(options, key=lambda option: -1.0 if len(option) == 1 else 10.0 - int(option[2]) + worth(option[1]))


def admit(options: list[Option]) -> Option:
    """The one who cannot wait longer."""
    return max(options, key=lambda option: -1.0 if len(option) == 1 else 10.0 - int(option[2]) + worth(option[1]) / 4)


# -- cards ---------------------------------------------------------------------------------------------------

# What one of an effect is worth, up; down is the opposite.
VALUES = {
    "morale": 1.0,
    "supply": 1.6,
    "snow": -0.4,
    "suspicion": -0.6,
    "defence": 1.8,
    "fear": -0.8,
    "doubt": -1.2,
    "surrender": -6.0,
    "doubt_disc": -0.6,
    "miss": 1.2,
    "recruit": 0.9,
    "artillery_tile": -1.5,
    "hit": -1.8,
    "injure": -2.0,
    "lose": -2.6,
    "tire": -0.7,
    "ready": 0.9,
    "treat": 1.0,
    "relapse": -1.5,
    "repair": 1.7,
    "jam": -1.5,
    "unjam": 1.4,
    "break": -1.0,
    "patrol": -0.9,
    "cargo": -1.5,
    "advance": -1.2,
    "kill": 1.5,
    "hope": 0.5,
    "despair": -0.5,
    "bury": 2.0,
}


def text_value(game: Hegra, text: Text) -> float:
    """What a card is worth now; of branches the best."""
    if text.branches:
        return max([effects_value(game, branch.effects) for branch in text.branches])
    return effects_value(game, text.effects)


def effects_value(game: Hegra, effects: list[Effect]) -> float:
    return sum([effect_value(game, effect) for effect in effects])


def effect_value(game: Hegra, effect: Effect) -> float:
    """As far as the effect can be done. Morale is lost in the evening anyway (HOH-Q-81)."""
    amount = min(abs(effect.amount), extent(game, effect))
    value = VALUES[effect.verb] * amount
    if effect.verb == "patrol" or (effect.verb in SIGNED and effect.amount < 0):
        value = -value if effect.amount < 0 else value
    if effect.verb == "cargo":
        value = VALUES["cargo"] * amount
    return value


SIGNED = ("morale", "supply", "snow", "suspicion", "defence", "fear", "doubt", "surrender", "doubt_disc", "miss")


def morale_card(game: Hegra, options: list[Option]) -> Option:
    """The best card, or the least evil; a Despair card is paid off if that is cheap."""

    def wish(option: Option) -> float:
        card = game.box.cards.morale[option[1]]
        if option[0] == "ignore":
            return -0.4 if card.kind == "despair" else 0.0
        sections = card.sections
        return text_value(game, sections[game.today().stage if len(sections) > 1 else 0])

    return max(options, key=wish)


def branch(game: Hegra, options: list[Option], card: str) -> Option:
    """The branch that costs least."""
    cards = game.box.cards
    texts = [cards.events[card].text] if card in cards.events else cards.morale[card].sections
    values = {one.id: effects_value(game, one.effects) for text in texts for one in text.branches}
    return max(options, key=lambda option: values[option[1]])


# -- recruits and posts --------------------------------------------------------------------------------------


def recruit(count: int, doubts: int, discs: int, draw: Option, stop: Option) -> Option:
    """Another recruit, as long as the danger of losing all but one is worth it."""
    danger = doubts / discs if discs else 1.0
    return draw if danger * (count - 1) < (1.0 - danger) else stop


def post(options: list[Option]) -> Option:
    """Soldiers on the walls, the Tired first: they rest there as well as anywhere."""
    rank = {"soldier": 4.0, "officer": 1.0, "volunteer": 2.0, "hunter": 1.5}
    area = {"tired": 0.9, "rest": 0.5, "ready": 0.0}
    return max(options, key=lambda option: rank[option[1]] + area[option[2]])
