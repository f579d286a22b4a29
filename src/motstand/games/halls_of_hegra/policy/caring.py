"""Priorities for people: who sleeps, who is treated, which card is the lesser evil."""

from __future__ import annotations

from typing import Final

from motstand.games.halls_of_hegra.answers import DECLINE, DONE, EVERYONE
from motstand.games.halls_of_hegra.components import (
    NOBODY,
    SIEGE,
    TYPES,
    Text,
)
from motstand.games.halls_of_hegra.effects import VOCABULARY
from motstand.games.halls_of_hegra.morning import (
    READYING,
    RESTING,
    objection_to_everyone,
    objection_to_readying,
    objection_to_resting,
    objection_to_spending,
    spending,
)
from motstand.games.halls_of_hegra.policy.plans import Plan
from motstand.games.halls_of_hegra.state import Hegra, heads
from motstand.games.halls_of_hegra.supplies import defenders_for_a_supply
from motstand.kernel.content.vocabulary import Effect
from motstand.kernel.flow import Option

# What a Defender of each type is worth to the garrison.
WORTH: Final = [3.0, 2.6, 1.5, 2.2, 1.9]
LAST_DAY: Final = 11


def worth(kind: str) -> float:
    return WORTH[TYPES.index(kind)]


# -- the morning ---------------------------------------------------------------------------------------------


def waking(game: Hegra, plan: Plan) -> Option:
    """Use what is paid for, the most useful first; rest two for free; pay as long as there is enough for tomorrow."""
    if not objection_to_everyone(game):
        return EVERYONE
    kinds = [kind for kind, count in enumerate(game.tired) if count > 0]
    if not objection_to_readying(game):
        return READYING[foremost(kinds, usefulness(game))]
    tired = heads(game.tired)
    if not objection_to_spending(game, "supply") and worth_a_supply(game, tired, plan):
        return spending("supply")
    if not objection_to_resting(game):
        return RESTING[foremost(kinds, [-use for use in usefulness(game)])]
    # Whoever is Tired at the Last Stand may die.
    dangerous = game.day == LAST_DAY and tired > 1 and game.morale > -2
    return spending("morale") if dangerous and not objection_to_spending(game, "morale") else DONE


def usefulness(game: Hegra) -> list[float]:
    """Whom the day needs most, by type; Medics only if there are Patients."""
    patients = game.waiting_count() > 0 or any(kind != NOBODY for kind in game.bed_types)
    return [4.0, 2.0, 1.0, 3.0 if patients else 0.5, 2.2]


def foremost(kinds: list[int], use: list[float]) -> int:
    """The most useful of these types, the first of equal ones."""
    best = kinds[0]
    for kind in kinds:
        if use[kind] > use[best]:
            best = kind
    return best


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
        _, defender, stage, ward = option
        level, waits = int(stage), ward == "waiting"
        if waits and level == 1:
            return 20.0 + worth(defender)
        if level == 6:
            return 12.0 + worth(defender)
        return (6.0 - level if waits else level / 2.0) + worth(defender) / 10.0

    return max(options, key=wish)


def cure(options: list[Option]) -> Option:
    """The worst case."""

    def wish(option: Option) -> float:
        if option == DECLINE:
            return -1.0
        _, defender, level, _ = option
        return 10.0 - int(level) + worth(defender)

    return max(options, key=wish)


def admit(options: list[Option]) -> Option:
    """The one who cannot wait longer."""

    def wish(option: Option) -> float:
        if option == DECLINE:
            return -1.0
        _, defender, level = option
        return 10.0 - int(level) + worth(defender) / 4

    return max(options, key=wish)


# -- cards ---------------------------------------------------------------------------------------------------

# What one of an effect is worth, up; down is the opposite.
VALUES: Final = {
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
    "cargo": 1.5,
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
    value = VALUES[effect.verb] * min(abs(effect.amount), VOCABULARY.extent(game, effect))
    return value if effect.amount > 0 else -value


def morale_card(game: Hegra, options: list[Option]) -> Option:
    """The best card, or the least evil; a Despair card is paid off if that is cheap."""

    def wish(option: Option) -> float:
        head, id = option
        card = game.box.cards.morale[id]
        if head == "ignore":
            return -0.4 if card.kind == "despair" else 0.0
        sections = card.sections
        return text_value(game, sections[game.today().stage if len(sections) > 1 else 0])

    return max(options, key=wish)


def branch(game: Hegra, options: list[Option], card: str) -> Option:
    """The branch that costs least."""
    cards = game.box.cards
    texts = [cards.events[card].text] if card in cards.events else cards.morale[card].sections
    values = {one.id: effects_value(game, one.effects) for text in texts for one in text.branches}

    def wish(option: Option) -> float:
        _, chosen = option
        return values[chosen]

    return max(options, key=wish)


# -- recruits and posts --------------------------------------------------------------------------------------


def recruit(count: int, doubts: int, discs: int, draw: Option, stop: Option) -> Option:
    """Another recruit, as long as the danger of losing all but one is worth it."""
    danger = doubts / discs if discs else 1.0
    return draw if danger * (count - 1) < (1.0 - danger) else stop


def dearest(options: list[Option]) -> Option:
    """Whoever is worth most."""

    def wish(option: Option) -> float:
        if option == DONE:
            return -1.0
        _, defender = option
        return worth(defender)

    return max(options, key=wish)


def tire(options: list[Option]) -> Option:
    """Whoever is worth least, and rather who rests."""

    def cost(option: Option) -> float:
        _, defender, area = option
        return worth(defender) - (0.5 if area == "rest" else 0.0)

    return min(options, key=cost)


def supply_route(options: list[Option]) -> Option:
    """Miss tiles before Morale before quiet hills."""
    ranks = {"miss": 3, "morale": 2, "patrol": 1}

    def rank(option: Option) -> int:
        _, delivery = option
        return ranks.get(delivery, 0)

    return max(options, key=rank)


def post(options: list[Option]) -> Option:
    """Soldiers on the walls, the Tired first: they rest there as well as anywhere."""
    rank = {"soldier": 4.0, "officer": 1.0, "volunteer": 2.0, "hunter": 1.5}
    area = {"tired": 0.9, "rest": 0.5, "ready": 0.0}

    def wish(option: Option) -> float:
        _, defender, where = option
        return rank[defender] + area[where]

    return max(options, key=wish)
