"""The numbers from which the worth of a position is learned, one by one (`motstand train`).

A seat counts what lies open and its own hand; of the enemy's hand and ships it knows how many there are.
"""

from __future__ import annotations

import math
from typing import Final

from motstand.games.kampen_om_norge.combat import DICE_LIMIT, dice_of_attackers
from motstand.games.kampen_om_norge.components import ALLIES, FACTIONS, GERMANY, NORWAY
from motstand.games.kampen_om_norge.odds import win_chance
from motstand.games.kampen_om_norge.policy.habits import HABITS, WEIGHTS
from motstand.games.kampen_om_norge.state import ByArea, Kampen
from motstand.kernel.learned import Learning

STAGES: Final = 6
FARNESS: Final = 0.7
"""What a battalion counts less for an objective with each move that it is away from it."""
CARD_DIE: Final = 1
"""The die that cards add on either side of an attack that is only thought of."""


def features(game: Kampen, seat: str) -> dict[str, float]:
    """What decides (the objectives), who is there to fight for it, cards, and ships."""
    found: dict[str, float] = {}
    objectives(game, found)
    battalions(game, found)
    stacks(game, found)
    cards(game, seat, found)
    if game.sea is not None:
        ships(game, seat, found)
    return found


def objectives(game: Kampen, found: dict[str, float]) -> None:
    """Who holds each objective and how firmly, beside those who stand next to it and one area farther away."""
    germany, both = game.battalions[GERMANY], defenders(game)
    neighbours = game.scenario.neighbours
    held = 0
    all_held = 0.0
    least = 1.0
    for area in game.scenario.objectives:
        name = game.box.board.ids[area]
        german_near = other_near = german_far = other_far = 0
        for near in neighbours[area]:
            german_near += germany[near]
            other_near += both[near]
            for far in neighbours[near]:
                if far != area and far not in neighbours[area]:
                    german_far += germany[far]
                    other_far += both[far]
        if germany[area] > 0:
            held += 1
            firm = (germany[area] + 0.3 * german_near + 0.5) / (germany[area] + 0.3 * german_near + other_near + 0.5)
            hold = 0.4 + 0.6 * firm
        else:
            firm = 0.0
            hold = 0.6 * (german_near + 0.1 * german_far) / (german_near + 0.1 * german_far + 1.5 * both[area] + 1.0)
        found[f"{name} german"] = 1.0 if germany[area] > 0 else 0.0
        found[f"{name} firmly german"] = firm
        found[f"{name} in reach of germany"] = 0.0 if germany[area] > 0 else hold
        found[f"{name} defended"] = math.log1p(both[area])
        found[f"{name} germans around"] = math.log1p(german_near + 0.3 * german_far)
        found[f"{name} others around"] = math.log1p(other_near + 0.3 * other_far)
        found[f"{name} at risk"] = chance_to_take(game, area, both, germany) if germany[area] > 0 else 0.0
        found[f"{name} can be taken"] = chance_to_take(game, area, germany, both) if germany[area] == 0 else 0.0
        all_held += math.log(hold + 0.05)
        least = min(least, hold)
    found["objectives held by germany"] = held
    found["all objectives german"] = 1.0 if held == len(game.scenario.objectives) else 0.0
    found["one objective missing"] = 1.0 if held == len(game.scenario.objectives) - 1 else 0.0
    found["hold of all objectives"] = all_held
    found["weakest hold"] = least


def defenders(game: Kampen) -> ByArea:
    """The battalions of Norway and the Allies together."""
    norway, allies = game.battalions[NORWAY], game.battalions[ALLIES]
    return [norway[area] + allies[area] for area in range(len(norway))]


def chance_to_take(game: Kampen, area: int, attackers: ByArea, holders: ByArea) -> float:
    """The chance of all attackers that stand next to an area, if they attacked it together."""
    straight = across = 0
    for near in game.scenario.neighbours[area]:
        if game.box.board.water_between(near, area):
            across += attackers[near]
        else:
            straight += attackers[near]
    dice = dice_of_attackers(straight, across)
    if dice == 0:
        return 0.0
    if holders[area] == 0:
        return 1.0
    return win_chance(dice + CARD_DIE, min(holders[area], DICE_LIMIT) + CARD_DIE)


def battalions(game: Kampen, found: dict[str, float]) -> None:
    """How many battalions there are, and how many more one side has."""
    count = [game.on_board(faction) for faction in range(len(FACTIONS))]
    for faction, name in enumerate(FACTIONS):
        found[f"battalions of {name}"] = count[faction]
    theirs = count[NORWAY] + count[ALLIES]
    found["german share of battalions"] = count[GERMANY] / (count[GERMANY] + theirs + 1.0)
    found["stacks to arrive"] = game.arrivals_due


def stacks(game: Kampen, found: dict[str, float]) -> None:
    """How the battalions are spread: near the objectives or far away, in strong stacks or alone."""
    germany, both = game.battalions[GERMANY], defenders(game)
    germans_near = others_near = 0.0
    german_areas = other_areas = alone = 0
    for area in range(len(germany)):
        if germany[area] == 0 and both[area] == 0:
            continue
        distance = game.scenario.distance[area]
        nearness = FARNESS ** min([distance[goal] for goal in game.scenario.objectives])
        germans_near += nearness * germany[area]
        others_near += nearness * both[area]
        german_areas += germany[area] > 0
        other_areas += both[area] > 0
        alone += both[area] == 1
    found["germans near objectives"] = germans_near
    found["others near objectives"] = others_near
    found["german share near objectives"] = germans_near / (germans_near + others_near + 0.5)
    found["strongest german stack"] = max(germany)
    found["strongest stack of the others"] = max(both)
    found["areas with germans"] = german_areas
    found["areas with others"] = other_areas
    found["others alone in an area"] = alone


def cards(game: Kampen, seat: str, found: dict[str, float]) -> None:
    """The clock, hands by number, and what is in one's own."""
    for faction, name in enumerate(FACTIONS):
        found[f"cards in deck of {name}"] = len(game.decks[faction])
        found[f"cards in hand of {name}"] = len(game.hands[faction])
    found["allied deck is used up"] = 1.0 if game.allies_exhausted else 0.0
    attack = defence = symbols = moving = 0
    for faction in range(len(FACTIONS)):
        if game.seats[faction] == seat:
            for id in game.hands[faction]:
                card = game.card(id)
                attack += card.kind.attack_dice
                defence += card.kind.defence_dice
                symbols += card.symbols
                moving += 1 if card.kind.drops or card.kind.airlifts or card.kind.invades or card.kind.sealifts else 0
    found["own attack dice in hand"] = attack
    found["own defence dice in hand"] = defence
    found["own symbols in hand"] = symbols
    found["own transport in hand"] = moving


def ships(game: Kampen, seat: str, found: dict[str, float]) -> None:
    """How many ships lie where, and how strong one's own are."""
    sea = game.sea
    assert sea is not None
    own_ships = own_strength = 0.0
    for zone, name in enumerate(game.box.board.zones):
        german, allied = len(sea.stacks[GERMANY][zone]), len(sea.stacks[ALLIES][zone])
        found[f"german ships in zone {name}"] = german
        found[f"allied ships in zone {name}"] = allied
        for faction in range(len(FACTIONS)):
            if game.seats[faction] == seat:
                for id in sea.stacks[faction][zone]:
                    ship = game.scenario.ships[id]
                    if not ship.of.dummy:
                        own_ships += 1.0
                        own_strength += 1.0 / (1.0 + ship.of.rank)
    found["ships raiding"] = len(sea.stacks[GERMANY][-1])
    found["own real ships"] = own_ships
    found["own strength at sea"] = own_strength
    found["panserskip afloat"] = 1.0 if sea.has_ships(NORWAY) else 0.0


def stage(game: Kampen, seat: str) -> str:
    """The side, the faction whose turn begins, and how far the German deck, which is the clock, has run down."""
    side = "germany" if game.seats[GERMANY] == seat else "norway and allies"
    left = len(game.decks[GERMANY]) + len(game.hands[GERMANY])
    sixth = STAGES * left // (len(game.scenario.deck[GERMANY]) + 1)
    return f"{side}, turn of {FACTIONS[game.active]}, {sixth + 1} of {STAGES} parts of the deck left"


def turn(game: Kampen) -> int:
    """The turn of a faction; 9 April is the first."""
    if game.on_april:
        return 0
    return len(FACTIONS) * game.round + game.active


def ahead(game: Kampen, seat: str) -> int:
    """A whole round; Germany two where its habits are known, so that both sides are expected to play well.

    Where a few objectives decide, the defenders look to the next turn: the rest is more chance.
    """
    if game.seats[GERMANY] == seat:
        return 2 * len(FACTIONS) if game.scenario.id in WEIGHTS else len(FACTIONS)
    return len(FACTIONS) if game.scenario.by_cities else 1


LEARNING: Final[Learning[Kampen]] = Learning(features, stage, turn, ahead, habits=HABITS)
