"""The numbers from which the worth of a position is learned, one by one (`motstand train`).

They are the group's, and lie open: nobody counts a card that only its owner has seen.
"""

from __future__ import annotations

from typing import Final

from motstand.games.dutch_resistance.answers import TURN
from motstand.games.dutch_resistance.choices import SEATINGS
from motstand.games.dutch_resistance.components import IDENTITIES, LEVELS, NOWHERE, PLACES, POLICEMAN, SOLDIER
from motstand.games.dutch_resistance.goals import progress, rounds
from motstand.games.dutch_resistance.policy.errands import of_scenario, sources
from motstand.games.dutch_resistance.policy.plans import STEADY
from motstand.games.dutch_resistance.policy.ways import way
from motstand.games.dutch_resistance.policy.worth import margin
from motstand.games.dutch_resistance.state import Dutch
from motstand.kernel.learned import Learning

STAGES: Final = 4
CARDS: Final = 3
"""Action Points of a Character in a round, about: one for each Character card."""
LONG: Final = 12.0


def features(game: Dutch, seat: str) -> dict[str, float]:
    """The goal against time, the way to it, what may lose the game, what is at hand, and the Occupiers."""
    found: dict[str, float] = {}
    goal(game, found)
    way_to_the_goal(game, found)
    dangers(game, found)
    places(game, found)
    at_hand(game, found)
    occupiers(game, found)
    company(game, found)
    return found


def goal(game: Dutch, found: dict[str, float]) -> None:
    """What is done, and whether the rest can be done in time."""
    done, wanted = progress(game)
    left, characters = wanted - done, len(game.colours)
    found["characters"] = characters
    found["alone"] = 1.0 if characters == 1 else 0.0
    found["two or three characters"] = 1.0 if characters in (2, 3) else 0.0
    found["goal left"] = left
    found["share of the goal left"] = left / max(1, wanted)
    found["last part of the goal"] = 1.0 if left <= 1 else 0.0
    found["rounds left"] = rounds(game)
    found["goal left for each round"] = min(3.0, left / (rounds(game) + 1.0))
    found["goal left for each turn"] = min(3.0, left / (characters * (rounds(game) + 1.0)))
    to_come = characters - turns_over(game)
    found["share of the round left"] = to_come / characters
    found["goal left for each turn to come"] = min(3.0, left / (characters * rounds(game) + to_come))


def way_to_the_goal(game: Dutch, found: dict[str, float]) -> None:
    """Action Points for what is known to be next of the goal, each by the Character who is quickest there."""
    given = sources(game)
    on_board = [who for who in game.characters() if game.place[who] != NOWHERE]
    points: list[float] = []
    to_look_at = 0
    for errand in of_scenario(game, STEADY):
        if errand.key == "goal":
            points.append(min([LONG, *[way(game, who, errand, given).points for who in on_board]]))
        elif errand.key == "look":
            to_look_at += 1
    points = sorted(points)
    turns = CARDS * len(game.colours) * (rounds(game) + 1.0)
    found["errands for the goal"] = len(points)
    found["action points to the next part"] = points[0] if points else LONG
    found["action points to the next three parts"] = sum(points[:3]) if points else LONG
    found["share of the time for the next three parts"] = min(2.0, sum(points[:3]) / turns)
    found["places to look at"] = to_look_at
    found["steps of tasks done"] = sum(game.token_progress)
    found["known addresses"] = sum([1 for place in game.token_address if place != NOWHERE])
    found["secured"] = sum(game.token_secured)


def dangers(game: Dutch, found: dict[str, float]) -> None:
    """Alibi, Morale, and what was caught: each of them loses the game."""
    found["morale"] = game.morale
    found["morale, up to 5"] = min(5, game.morale)
    found["morale for each round left"] = min(4.0, game.morale / (rounds(game) + 1.0))
    found["lowest alibi"] = min(game.alibi)
    found["lowest alibi, up to 3"] = min(3, min(game.alibi))
    found["mean alibi"] = sum(game.alibi) / len(game.alibi)
    found["characters with little alibi"] = sum([1 for alibi in game.alibi if alibi <= 4])
    found["caught"] = game.caught
    lost = game.scenario.lost[len(game.colours) - 1] if game.scenario.lost else 0
    found["last that may be caught"] = 1.0 if lost and game.caught >= lost - 1 else 0.0


def places(game: Dutch, found: dict[str, float]) -> None:
    """Safety as the night will leave it."""
    tonight = [margin(game, place) for place in range(len(PLACES))]
    found["safety"] = sum(game.safety)
    found["raids tonight"] = sum([1 for left in tonight if left < 1])
    found["places in danger tonight"] = sum([1 for left in tonight if left <= 2])
    here = [place for place in game.place if place != NOWHERE]
    found["characters raided tonight"] = sum([1 for place in here if tonight[place] < 1])
    found["characters in danger tonight"] = sum([1 for place in here if tonight[place] <= 2])
    hidden = [place for place in game.token_place if place != NOWHERE]
    found["tokens raided tonight"] = sum([1 for place in hidden if tonight[place] < 1])
    found["tokens in danger tonight"] = sum([1 for place in hidden if tonight[place] <= 2])


def at_hand(game: Dutch, found: dict[str, float]) -> None:
    """What the Characters hold, and the tokens on the board."""
    characters = len(game.colours)
    found["resources each"] = sum([game.resources(who) for who in game.characters()]) / characters
    found["tickets each"] = sum(game.tickets) / characters
    found["ausweis each"] = sum(game.ausweis) / characters
    found["morale action tokens"] = game.tokens
    found["tokens on the board"] = sum([1 for place in game.token_place if place != NOWHERE])
    found["tokens that stay"] = sum(game.token_fixed)


def occupiers(game: Dutch, found: dict[str, float]) -> None:
    """Policemen, Soldiers, raids that stay in effect, and the Threat Level."""
    found["policemen"] = sum(game.occupiers[POLICEMAN])
    found["soldiers"] = sum(game.occupiers[SOLDIER])
    found["controlled roads"] = sum([1 for road in range(len(game.occupiers[0])) if game.is_controlled(road)])
    found["lasting raids"] = len(game.lasting)
    found["second threat level"] = 1.0 if game.occupiers_left[0] == 0 else 0.0


def company(game: Dutch, found: dict[str, float]) -> None:
    """Who is in the group: their cards differ more than what they begin with."""
    for number, identity in enumerate(IDENTITIES):
        found[f"{identity} is in the group"] = 1.0 if number in game.identities else 0.0


def stage(game: Dutch, seat: str) -> str:
    """How much of the time is left."""
    left = rounds(game)
    part = min(STAGES - 1, STAGES * left // (left + max(1, game.round)))
    return f"{part + 1} of {STAGES} parts of the time left"


def turn(game: Dutch) -> int:
    """A Character's turn; the night belongs to the last one of the round."""
    return game.round * len(game.colours) + turns_over(game)


def turns_over(game: Dutch) -> int:
    """How many turns of this round are over."""
    if game.phase in ("turn", "occupier card"):
        return (game.turn - game.first) % len(game.colours)
    has_begun = game.phase == "start" and any(len(hand) > 0 for hand in game.hands)
    return 0 if has_begun else len(game.colours) - 1


TABLES: Final = [(seats, {"level": level}) for seats in SEATINGS if "+" not in seats[0] for level in LEVELS]
"""One to five Characters at every level: one value serves them all."""

EFFORT: Final = {TURN.prompt: 12}
"""What a Character sets out for in its turn decides more than all that is asked on the way."""

LEARNING: Final[Learning[Dutch]] = Learning(
    features, stage, turn, ahead=lambda state, seat: 1, tables=TABLES, effort=EFFORT, keeps=True
)
