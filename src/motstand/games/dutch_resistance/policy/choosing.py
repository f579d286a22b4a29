"""Single choices: which option, which Resource, which Location, which Road, whom."""

from __future__ import annotations

from typing import Any, Final

from motstand.games.dutch_resistance.answers import starts
from motstand.games.dutch_resistance.components import OCCUPIERS, PLACES, SIGNS, SOLDIER
from motstand.games.dutch_resistance.policy.acting import best_deed, missing_of, wanted_by
from motstand.games.dutch_resistance.policy.plans import Plan
from motstand.games.dutch_resistance.policy.worth import (
    changed_alibi,
    effects_worth,
    margin,
    of_safety,
)
from motstand.games.dutch_resistance.scene import Scene
from motstand.games.dutch_resistance.state import Dutch
from motstand.games.dutch_resistance.vocabulary import LETTERS, RESOURCES, Effect
from motstand.kernel.flow import Option

IDENTITIES: Final = ["filip", "jacoba", "selma", "cornelia", "frits", "wim", "anda", "anton", "jo", "joke"]
"""Whom a group asks first: who keeps everybody's Alibi up is missed most where nobody does."""


def named_by(option: Option) -> str:
    """The one thing that an answer names: an Identity, a Resource, a card, a Character."""
    _, name = option
    return str(name)


def place_of(option: Option) -> int:
    """The Location of an answer; a token may be taken there."""
    match option:
        case ("ride_with", place, _):
            return PLACES.index(place)
    return PLACES.index(named_by(option))


def road_of(option: Option) -> int:
    """The Road of an answer; a token may be taken over it, or an Occupier stand there."""
    match option:
        case (_, road, _):
            return LETTERS.index(road)
    return LETTERS.index(named_by(option))


def identity(options: list[Option]) -> Option:
    return min(options, key=lambda option: IDENTITIES.index(named_by(option)))


def option_of_card(game: Dutch, who: int, options: list[Option], texts: dict[str, list[Effect]], plan: Plan) -> Option:
    """What costs least, or gives most."""
    scene, wanted = Scene(who, game.place[who], ""), wanted_by(game, who, plan)
    return max(options, key=lambda option: effects_worth(game, scene, texts[named_by(option)], wanted, plan))


def resource_to_gain(game: Dutch, who: int, options: list[Option], plan: Plan) -> Option:
    missing = missing_of(game, who, plan)
    return max(options, key=lambda option: missing[RESOURCES.index(named_by(option))])


def resource_to_spend(game: Dutch, who: int, options: list[Option], plan: Plan) -> Option:
    """What is not needed, and of which there is most."""
    wanted = wanted_by(game, who, plan)
    spare = [game.held[who][kind] - wanted[kind] for kind in range(len(RESOURCES))]
    spends = [option for option in options if option[0] == "spend"]
    return max(spends, key=lambda option: spare[RESOURCES.index(named_by(option))])


def make_room(game: Dutch, who: int, options: list[Option], resource: str, plan: Plan) -> Option:
    """Something needed for something that is not; else nothing changes hands."""
    wanted = wanted_by(game, who, plan)
    kind = RESOURCES.index(resource)
    if wanted[kind] <= game.held[who][kind]:
        return ("decline",)
    return resource_to_spend(game, who, options, plan)


def amount(game: Dutch, who: int, options: list[Option], verb: str, plan: Plan) -> Option:
    """As many as are needed; of cards all."""
    most = max(options, key=lambda option: int(named_by(option)))
    if verb not in RESOURCES:
        return most
    wanted = max(1, missing_of(game, who, plan)[RESOURCES.index(verb)])
    return next((option for option in options if int(named_by(option)) >= wanted), most)


def place(game: Dutch, options: list[Option], change: int, plan: Plan) -> Option:
    return max(options, key=lambda option: of_safety(game, place_of(option), change, plan))


def least_safe(game: Dutch, options: list[Option]) -> Option:
    return min(options, key=lambda option: margin(game, place_of(option)))


def whom(game: Dutch, options: list[Option], values: dict[str, Any], plan: Plan) -> Option:
    """Alibi for whoever needs it most, losses for whoever can bear them."""
    change = values.get("amount", 1) if values.get("verb") == "alibi" else -1
    named = [option for option in options if option[0] == "character"]
    return max(named, key=lambda option: changed_alibi(game, game.character(named_by(option)), change, plan))


def road_to_intensify(game: Dutch, options: list[Option]) -> Option:
    """Where few go: without Policemen, and away from the Characters."""

    def harm(option: Option) -> tuple[int, int]:
        road = road_of(option)
        ends = game.box.board.roads[road].ends
        near = sum([len(game.present(end)) + len(game.tokens_at(end)) for end in ends])
        return near, sum(game.occupiers[kind][road] for kind in range(len(OCCUPIERS)))

    return min(options, key=harm)


def road_to_reduce(game: Dutch, options: list[Option]) -> Option:
    """A Soldier where somebody is near, rather than a Policeman far away."""

    def gain(option: Option) -> tuple[int, int]:
        _, letter, kind = option
        ends = game.box.board.roads[LETTERS.index(letter)].ends
        return int(kind == OCCUPIERS[SOLDIER]), sum([len(game.present(end)) for end in ends])

    return max(options, key=gain)


def shift(game: Dutch, options: list[Option], plan: Plan) -> Option:
    """Past a Location that can bear it, without Characters."""

    def harm(option: Option) -> float:
        _, letter, kind, sign = option
        road = game.box.board.roads[LETTERS.index(letter)]
        passed = road.passed[SIGNS.index(sign)]
        loss = 2 if kind == OCCUPIERS[SOLDIER] else 1
        there = sum([changed_alibi(game, who, -loss, plan) for who in game.present(passed)])
        return of_safety(game, passed, -loss, plan) + there

    return max(options, key=harm)


def helper(game: Dutch, who: int, options: list[Option], plan: Plan) -> Option:
    cards = [option for option in options if option[0] == "helper"]
    return max(cards, key=lambda option: helper_worth(game, who, named_by(option), plan))


def helper_worth(game: Dutch, who: int, card: str, plan: Plan) -> float:
    effects = game.box.cards.helpers[card].effects
    return effects_worth(game, Scene(who, game.place[who], ""), effects, missing_of(game, who, plan), plan)


def group_place(game: Dutch, options: list[Option], plan: Plan) -> Option:
    """Where the Character is, where it is going, or where Safety is low."""
    going = best_deed(game, game.first, plan).place
    for wanted in starts([game.place[game.first], going]):
        if wanted in options:
            return wanted
    return least_safe(game, options)


def guided(game: Dutch, options: list[Option]) -> Option:
    """A Person rather than a Character, toward where it is to go."""
    for option in options:
        _, name, _ = option
        if name not in game.colours:
            return option
    return options[0]


def target(game: Dutch, options: list[Option]) -> Option:
    """The Officer is led to where fewest Characters are."""
    return min(options, key=lambda option: len(game.present(place_of(option))))
