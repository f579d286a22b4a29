"""The Patrol Phase: a Patrol card, then raids (p. 15)."""

from __future__ import annotations

from motstand.games.dutch_resistance.answers import PATROL_ORDER, decide
from motstand.games.dutch_resistance.components import NOWHERE, OCCUPIERS, POLICEMAN, SOLDIER, PatrolCard
from motstand.games.dutch_resistance.decks import draw_patrol, put_under, reveal_region
from motstand.games.dutch_resistance.dice import roll_place
from motstand.games.dutch_resistance.effects import carry_out
from motstand.games.dutch_resistance.markers import change_morale, change_safety
from motstand.games.dutch_resistance.occupiers import march
from motstand.games.dutch_resistance.officer import officer_card
from motstand.games.dutch_resistance.raid import raids
from motstand.games.dutch_resistance.resistance_group import shelter_a_location
from motstand.games.dutch_resistance.scene import Scene
from motstand.games.dutch_resistance.state import Dutch
from motstand.games.dutch_resistance.vocabulary import LETTERS, REGIONS
from motstand.kernel.flow import Flow, Option


def patrol(game: Dutch) -> Flow[str]:
    """DR-PATROL-01; DR-DANGER-07: raids come at the end of the phase."""
    yield from shelter_a_location(game)
    yield from patrol_card(game)
    # DR-OFF-01: the Officer comes after the Patrol card and before the raids.
    if game.officer_place != NOWHERE:
        yield from officer_card(game)
    yield from raids(game)
    game.sheltered_place = NOWHERE
    return "end of round"


def patrol_card(game: Dutch) -> Flow[None]:
    """DR-PATROL-12 to 15: Morale, the die, and the movement of the Region or what the card says without Occupiers."""
    id = yield from draw_patrol(game, "patrol.card", None, "DR-PATROL-01")
    game.patrol_regions.pop(0)
    game.peeked_by = NOWHERE
    card = game.box.cards.patrols[id]
    put_under(game.patrol_deck, id)
    game.note("patrol", "DR-PATROL-01", {"card": id, "region": REGIONS[card.region]})
    yield from reveal_region(game, 1)
    change_morale(game, -1, "DR-PATROL-12")
    place = yield from roll_place(game, game.box.board.region_area[card.region], "DR-PATROL-13")
    change_safety(game, place, -1, "DR-PATROL-13")
    standing = occupiers_of(game, card.region)
    if standing:
        yield from march_all(game, card, standing)
    else:
        scene = Scene(game.decider(), game.place[game.decider()], "DR-PATROL-15", id)
        yield from carry_out(game, scene, card.nobody)


def occupiers_of(game: Dutch, region: int) -> list[tuple[int, int, int]]:
    """DR-PATROL-02: the Roads of a Region with Occupiers, in alphabetical order, with Policemen and Soldiers there."""
    return [
        (road, game.occupiers[POLICEMAN][road], game.occupiers[SOLDIER][road])
        for road in range(len(LETTERS))
        if game.box.board.roads[road].region == region and game.is_controlled(road)
    ]


def march_all(game: Dutch, card: PatrolCard, standing: list[tuple[int, int, int]]) -> Flow[None]:
    """DR-Q-57: those that stood there when the movement began, each once; on one Road in an order of choice."""
    for road, policemen, soldiers in standing:
        left = [policemen, soldiers]
        while left[POLICEMAN] + left[SOLDIER] > 0:
            kinds = [kind for kind in (POLICEMAN, SOLDIER) if left[kind] > 0]
            options: list[Option] = [("march", OCCUPIERS[kind]) for kind in kinds]
            _, name = yield from decide(game, game.decider(), PATROL_ORDER, options, {"road": LETTERS[road]})
            kind = OCCUPIERS.index(name)
            left[kind] -= 1
            at = road
            for _ in range(card.steps[kind]):
                # DR-Q-58: the sign of each Road in turn.
                at = march(game, kind, at, card.sign[kind], "DR-PATROL-14")
