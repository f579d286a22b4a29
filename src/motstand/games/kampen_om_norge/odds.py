"""The combat calculator: exact chances of a land combat, without throwing a die.

A pool of dice is summed up by how often each sum falls together with each number of sixes, for a combat is decided
by the sums (KON-COMBAT-11) and its losses by the sixes (KON-COMBAT-10). `win_chance` is one look into a table, and
`odds` remembers what it was asked before: policies and searches ask all the time.

Losses are those of the dice. What a loser without a refuge loses on top, and whom Kystevakuering saves, is not chance.
"""

from __future__ import annotations

from math import comb
from typing import Final

from motstand.games.kampen_om_norge.combat import (
    attacking_battalions_dice,
    card_dice,
    defending_battalions_dice,
)
from motstand.games.kampen_om_norge.components import ATTACK, DEFENCE
from motstand.games.kampen_om_norge.losses import attackers
from motstand.games.kampen_om_norge.state import Kampen
from motstand.kernel.errors import MotstandError

# The cards of the box give a side at most 7 dice on top of the 5 of its battalions; a pack may go beyond the table.
TABLED_DICE: Final = 20
# Steps of a combat.
ATTACKER_ROLLS: Final = 4
ATTACKER_HAS_ROLLED: Final = 5
ALL_HAVE_ROLLED: Final = 6


class Pool:
    """In how many ways some dice can fall. Counts are whole numbers, so that nothing is rounded before the end."""

    __slots__ = ("all_ways", "below", "dice", "joint", "sixes", "sums")

    def __init__(self, dice: int, joint: list[list[int]]) -> None:
        self.dice = dice
        # joint[sixes][sum]: the ways to both together.
        self.joint = joint
        self.sixes: list[int] = [sum(row) for row in joint]
        self.sums: list[int] = [0] * len(joint[0])
        for row in joint:
            for total, ways in enumerate(row):
                self.sums[total] += ways
        # below[s]: the ways to a sum lower than s.
        self.below: list[int] = [0]
        lower = 0
        for ways in self.sums:
            lower += ways
            self.below.append(lower)
        self.all_ways = lower

    def ways_below(self, total: int) -> int:
        """In how many ways the sum is lower than `total`."""
        return self.below[total] if total < len(self.below) else self.all_ways


def share(ways: int, all_ways: int) -> float:
    """A chance. Dividing floats, not whole numbers, gives the same last digit interpreted and compiled."""
    return float(ways) / float(all_ways)


# -- pools ---------------------------------------------------------------------------------------------------


def convolved(ways: list[int]) -> list[int]:
    """In how many ways each sum falls with one die more, if that die shows no six."""
    longer = [0] * (len(ways) + 5)
    for total, count in enumerate(ways):
        for die in range(1, 6):
            longer[total + die] += count
    return longer


def thrown(dice: int) -> Pool:
    """Some of the dice are sixes; the sum of the others comes from a convolution of dice with five sides."""
    sixless = [[1]]
    for _ in range(dice):
        sixless.append(convolved(sixless[-1]))
    joint: list[list[int]] = []
    for sixes in range(dice + 1):
        row = [0] * (6 * dice + 1)
        places = comb(dice, sixes)
        for total, ways in enumerate(sixless[dice - sixes]):
            row[6 * sixes + total] = places * ways
        joint.append(row)
    return Pool(dice, joint)


def fallen(dice: list[int]) -> Pool:
    """Dice that lie on the table: one sum and one number of sixes are certain."""
    total, sixes = sum(dice), dice.count(6)
    joint = [[0] * (total + 1) for _ in range(sixes + 1)]
    joint[sixes][total] = 1
    return Pool(len(dice), joint)


def pool(dice: int) -> Pool:
    """The pool of this many dice; none have the sum 0 (KON-COMBAT-27)."""
    known = POOLS.get(dice)
    if known is None:
        if dice < 0:
            raise ValueError(f"expected a number of dice from 0, got {dice}")
        known = thrown(dice)
        POOLS[dice] = known
    return known


def chance_of_victory(attack: Pool, defence: Pool) -> float:
    """KON-COMBAT-11: the attacker needs the higher sum; a tie is the defender's."""
    victories = 0
    for total, ways in enumerate(attack.sums):
        victories += ways * defence.ways_below(total)
    return share(victories, attack.all_ways * defence.all_ways)


POOLS: Final[dict[int, Pool]] = {dice: thrown(dice) for dice in range(TABLED_DICE + 1)}
WIN_CHANCES: Final[list[list[float]]] = [
    [chance_of_victory(POOLS[attack], POOLS[defence]) for defence in range(TABLED_DICE + 1)]
    for attack in range(TABLED_DICE + 1)
]


# -- quick answers -------------------------------------------------------------------------------------------


def win_chance(attack_dice: int, defence_dice: int) -> float:
    """The chance that the attacker has the higher sum."""
    if 0 <= attack_dice <= TABLED_DICE and 0 <= defence_dice <= TABLED_DICE:
        return WIN_CHANCES[attack_dice][defence_dice]
    return chance_of_victory(pool(attack_dice), pool(defence_dice))


def expected_sixes(dice: int) -> float:
    """How many enemy battalions the dice defeat on average, if there are enough of them."""
    return dice / 6


def expected_losses(dice: int, battalions: int) -> float:
    """How many of these battalions the enemy's dice defeat on average; a surplus of sixes is ignored (KON-Q-30)."""
    return average(losses(pool(dice), battalions))


# -- the whole combat ----------------------------------------------------------------------------------------


class Odds:
    """The chances of one combat. Shared by all who ask for the same combat: read it only."""

    __slots__ = (
        "attack_dice",
        "attack_total",
        "attack_totals",
        "attacker_holds",
        "attacker_losses",
        "attacker_wins",
        "attackers",
        "attackers_gone",
        "defence_dice",
        "defence_total",
        "defence_totals",
        "defender_holds",
        "defender_losses",
        "defender_wins",
        "defenders",
        "defenders_gone",
        "expected_attacker_losses",
        "expected_defender_losses",
    )

    def __init__(self, attack: Pool, defence: Pool, attackers: int, defenders: int) -> None:
        self.attack_dice = attack.dice
        self.defence_dice = defence.dice
        self.attackers = attackers
        self.defenders = defenders
        self.attacker_wins = chance_of_victory(attack, defence)
        self.defender_wins = 1.0 - self.attacker_wins
        # The chance of each number of lost battalions, from none on.
        self.attacker_losses = losses(defence, attackers)
        self.defender_losses = losses(attack, defenders)
        self.expected_attacker_losses = average(self.attacker_losses)
        self.expected_defender_losses = average(self.defender_losses)
        # The chance that the sixes defeat everybody.
        self.attackers_gone = chance_of_all(self.attacker_losses, attackers)
        self.defenders_gone = chance_of_all(self.defender_losses, defenders)
        # KON-Q-29: the sums alone decide, so a winner may have nobody left to hold the area.
        self.attacker_holds = chance_to_hold(attack, defence, attackers, True)
        self.defender_holds = chance_to_hold(defence, attack, defenders, False)
        # The chance of each sum, from 0 on, and the average.
        self.attack_totals = [share(ways, attack.all_ways) for ways in attack.sums]
        self.defence_totals = [share(ways, defence.all_ways) for ways in defence.sums]
        self.attack_total = average(self.attack_totals)
        self.defence_total = average(self.defence_totals)

    def __repr__(self) -> str:
        return (
            f"<Odds {self.attack_dice} dice of {self.attackers} against {self.defence_dice} of {self.defenders}: "
            f"attacker wins {self.attacker_wins:.1%}, loses {self.expected_attacker_losses:.2f}, "
            f"defender loses {self.expected_defender_losses:.2f}>"
        )


def losses(enemy: Pool, battalions: int) -> list[float]:
    """The chance of each number of battalions lost to the enemy's sixes (KON-COMBAT-10, KON-Q-30)."""
    if battalions < 0:
        raise ValueError(f"expected a number of battalions from 0, got {battalions}")
    ways = enemy.sixes[: battalions + 1]
    for surplus in enemy.sixes[battalions + 1 :]:
        ways[battalions] += surplus
    return [share(each, enemy.all_ways) for each in ways]


def average(chances: list[float]) -> float:
    """The expected number, from the chance of each number."""
    expected = 0.0
    for number, chance in enumerate(chances):
        expected += number * chance
    return expected


def chance_of_all(lost: list[float], battalions: int) -> float:
    """The chance that all battalions of a side are lost."""
    return lost[battalions] if battalions < len(lost) else 0.0


def chance_to_hold(own: Pool, enemy: Pool, battalions: int, attacks: bool) -> float:
    """The chance that a side wins and has a battalion left, which takes both: the sum and the sixes of the enemy."""
    victories = 0
    for row in enemy.joint[:battalions]:
        for total, ways in enumerate(row):
            if ways > 0:
                # The attacker needs more than the enemy's sum, the defender as much.
                victories += ways * (own.all_ways - own.ways_below(total + 1 if attacks else total))
    return share(victories, own.all_ways * enemy.all_ways)


REMEMBERED: Final[dict[tuple[int, int, int, int], Odds]] = {}
REMEMBERED_REPLIES: Final[dict[tuple[int, int, int, int, int, int], Odds]] = {}


def odds(attack_dice: int, defence_dice: int, attackers: int, defenders: int) -> Odds:
    """The chances of a combat with these dice, cards included, between these battalions."""
    combat = (attack_dice, defence_dice, attackers, defenders)
    known = REMEMBERED.get(combat)
    if known is None:
        known = Odds(pool(attack_dice), pool(defence_dice), attackers, defenders)
        REMEMBERED[combat] = known
    return known


def odds_of_reply(fell: list[int], defence_dice: int, attackers: int, defenders: int) -> Odds:
    """The chances of a combat when the attacker's dice lie on the table; only their sum and their sixes matter."""
    combat = (len(fell), sum(fell), fell.count(6), defence_dice, attackers, defenders)
    known = REMEMBERED_REPLIES.get(combat)
    if known is None:
        known = Odds(fallen(fell), pool(defence_dice), attackers, defenders)
        REMEMBERED_REPLIES[combat] = known
    return known


def odds_of_combat(game: Kampen, area: int, more_attack_dice: int = 0, more_defence_dice: int = 0) -> Odds:
    """The chances of the combat that is planned or being fought in an area, as the table shows it now.

    The battalions at the border attack, and the cards on the table count unless cancelled. `more_attack_dice` and
    `more_defence_dice` ask "what if": cards that might be played (or, below zero, cancelled). When the attacker has
    rolled, his dice count as they fell. Raises MotstandError where nobody attacks or all dice have fallen.
    """
    if not game.is_under_attack(area):
        raise MotstandError(f"nobody attacks '{game.box.board.ids[area]}'")
    attack_dice = attacking_battalions_dice(game, area) + more_attack_dice
    defence_dice = defending_battalions_dice(game, area) + more_defence_dice
    attacking = attackers(game, area)
    defending = sum([game.battalions[faction][area] for faction in game.opponents(game.active)])
    fight = game.combat
    if fight is not None and fight.area == area:
        if fight.step >= ALL_HAVE_ROLLED:
            raise MotstandError(f"all dice of the combat in '{game.box.board.ids[area]}' have fallen")
        attack_dice += card_dice(game, fight, ATTACK)
        defence_dice += card_dice(game, fight, DEFENCE)
        if fight.step == ATTACKER_HAS_ROLLED:
            return odds_of_reply(fight.attack_dice, defence_dice, attacking, defending)
    return odds(attack_dice, defence_dice, attacking, defending)
