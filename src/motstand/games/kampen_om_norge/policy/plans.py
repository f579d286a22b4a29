"""Plans: how bold a player attacks, how well he guards, how fast he spends cards, which city he wants.

The plain player follows the plan of his faction. A search compares several and follows the best for a turn; what it
begins with is in `habits.py`.
"""

from __future__ import annotations

from typing import Final

from motstand.games.kampen_om_norge.components import GERMANY, NORWAY
from motstand.games.kampen_om_norge.state import Kampen


class Plan:
    """The weights of a plan: plain policy has these, but for what its tempers say."""

    # Attack with at least this chance of winning; an area that decides with so much less.
    chance: float = 0.58
    chance_for_less: float = 0.12
    # A chance that needs no further battalions, and one below which an attack that was begun gets none.
    sure: float = 0.85
    hopeless: float = 0.0
    # How much of what the enemy's cards may add is reckoned with, and how many dice of the own cards at most.
    unseen: float = 1.0
    own_dice: float = 3.0
    # What an area that decides is worth, one beside it that is held, and a battalion that is beaten.
    objective: float = 8.0
    beside: float = 1.5
    beaten: float = 0.5
    # More than five battalions that attack an area by land.
    surplus: float = 2.0
    # Battalions kept in a city: so many, and for each enemy battalion next to it, up to so many.
    least: float = 1.0
    guard: float = 0.7
    most: float = 6.0
    # Closing up: how many enemies one may stand next to, for each of one's own and besides.
    risk: float = 2.0
    more_risk: float = 2.0
    # How much more than a held city one attracts that is to be taken, and an enemy more than empty land.
    pull: float = 4.0
    hunt: float = 4.0
    # What a march has to bring before a card is played for it.
    march: float = 1.5
    # What using a card costs, in chances to win a combat, and how much dearer each further card of the round is.
    price: float = 0.05
    rise: float = 0.0
    # Norway's deck never ends, so its cards are cheap.
    norwegian_price: float = 0.02
    # How much dearer when the end is near and would be lost.
    late_price: float = 0.1
    # How much more a card may cost where an area decides.
    stakes: float = 1.8
    # What using a card costs when it is traded: in battalions, for each point of its price; for Norway always.
    traded: float = 2.0
    norwegian_traded: float = -0.3
    # What dice on cards are worth beside those of plain policy, and a card that strikes out another.
    attack_cards: float = 1.0
    defence_cards: float = 1.0
    counter_cards: float = 0.25
    # Placing: what each enemy too many next to an area costs.
    exposed: float = 1.5
    # Germany ends the game with so many more cards in the deck than a hand.
    rush: float = 0.0
    # What is added to chance, guard and price by the end of the German deck.
    later_chance: float = 0.0
    later_guard: float = 0.0
    later_price: float = 0.0
    # The one city to go for, or -1.
    focus: int = -1

    def __init__(self, name: str) -> None:
        self.name = name
        # By area: how much more it attracts, and how many battalions more are kept in it. None for areas beyond them,
        # which a pack may have added to the board since.
        self.wants: list[float] = []
        self.holds: list[float] = []
        # The plan of Germany while it holds all that decides, if that is another one.
        self.holding: Plan | None = None

    def want(self, area: int) -> float:
        """How much more than others this area attracts."""
        return self.wants[area] if area < len(self.wants) else 0.0

    def guarded(self, game: Kampen, area: int, threat: int) -> int:
        """How many battalions should stay in a city with so many enemies next to it."""
        held = self.holds[area] if area < len(self.holds) else 0.0
        return int(self.least + held + threat * (self.guard + self.later_guard * lateness(game)))

    def needed(self, game: Kampen) -> float:
        """The chance of winning that an attack needs now."""
        return self.chance + self.later_chance * lateness(game)


def temper(name: str, chance: float, guard: float, price: float, rise: float) -> Plan:
    """Plain policy with another mind for attacks, guards and cards."""
    plan = Plan(name)
    plan.chance = chance
    plan.guard = guard
    plan.price = price
    plan.rise = rise
    return plan


LAST_CARDS: Final = 8

STEADY: Final = temper("steady", 0.58, 0.7, 0.05, 0.0)

PLANS: Final = {
    plan.name: plan
    for plan in [
        STEADY,
        temper("bold", 0.42, 0.4, 0.05, 0.0),
        temper("careful", 0.72, 1.1, 0.05, 0.0),
        temper("hurry", 0.58, 0.7, -1.0, 0.0),
        temper("careful hurry", 0.72, 1.1, -1.0, 0.0),
        temper("save", 0.58, 0.7, 0.04, 0.05),
        temper("bold save", 0.42, 0.4, 0.04, 0.05),
        temper("careful save", 0.72, 1.1, 0.04, 0.05),
        temper("miser", 0.58, 0.7, 0.04, 0.2),
        temper("bold miser", 0.42, 0.4, 0.04, 0.3),
    ]
}


def usual_plan(game: Kampen, faction: int) -> Plan:
    """The plan of a faction that does not compare any: Germany plays for time, the others do what is sensible."""
    if faction != GERMANY:
        return STEADY
    return PLANS["miser"] if game.scenario.by_cities else PLANS["bold miser"]


def card_price(game: Kampen, faction: int, plan: Plan) -> float:
    """What one more card costs now."""
    if faction == NORWAY:
        return plan.norwegian_price
    used = game.scenario.hand[faction] - len(game.hands[faction])
    price = plan.price + plan.rise * used + plan.later_price * lateness(game)
    if faction == GERMANY and len(game.decks[GERMANY]) <= LAST_CARDS and not holds_all(game):
        # The end is near and would be lost: every card counts.
        price += plan.late_price
    return price


def lateness(game: Kampen) -> float:
    """How much of the German deck, which is the clock, has been drawn: from 0 to 1."""
    return 1.0 - len(game.decks[GERMANY]) / len(game.scenario.deck[GERMANY])


def may_finish(game: Kampen, plan: Plan) -> bool:
    """Could Germany end the game soon, holding everything that decides?"""
    if len(game.decks[GERMANY]) > game.scenario.hand[GERMANY] + plan.rush:
        return False
    return holds_all(game)


def holds_all(game: Kampen) -> bool:
    """Does Germany hold everything that decides?"""
    germany = game.battalions[GERMANY]
    for area in game.scenario.objectives:
        if germany[area] == 0:
            return False
    return True


def plan_named(game: Kampen, name: str) -> Plan:
    """The plan of this name; ``"bold to narvik"`` is bold with Narvik as the one aim."""
    if name in PLANS:
        plan = PLANS[name]
        return plan.holding if plan.holding is not None and holds_all(game) else plan
    usual, _, city = name.rpartition(" to ")
    plan = PLANS.get(usual, STEADY)
    focused = temper(name, plan.chance, plan.guard, plan.price, plan.rise)
    focused.focus = game.box.board.index[city]
    PLANS[name] = focused
    return focused


def plans(game: Kampen, seat: str) -> list[str]:
    """The plans worth comparing for the faction whose turn it is: tempers, and the usual one with each city as aim."""
    names = GERMAN_PLANS.copy() if game.active == GERMANY else ["steady", "bold", "careful"]
    if game.active != GERMANY or (game.scenario.by_cities and game.sea is None):
        usual, ids = usual_plan(game, game.active).name, game.box.board.ids
        names += [f"{usual} to {ids[area]}" for area in game.scenario.objectives]
    return names


GERMAN_PLANS: Final = ["steady", "bold", "careful", "hurry", "save", "bold save", "careful save", "miser", "bold miser"]
