"""The exact chances of an interception and of a naval combat, from the numbers of the rules alone."""

from __future__ import annotations

from math import comb

from motstand.games.kampen_om_norge.components import ShipClass

FACES = 6


def chance_of(needed: int) -> float:
    """How often a die shows what is needed; 0 needs what never comes."""
    return (FACES + 1 - needed) / FACES if needed else 0.0


def caught(ships: int, needed: int) -> list[float]:
    """KON-NAVM-11: the chance that 0, 1, 2 … of so many ships are found; a die is rolled for each."""
    hit = chance_of(needed)
    return [comb(ships, found) * hit**found * (1.0 - hit) ** (ships - found) for found in range(ships + 1)]


def caught_at_all(ships: int, needed: int, attempts: int = 1) -> float:
    """The chance that at least one of them is found in so many zones with enemies on the way."""
    return 1.0 - (1.0 - chance_of(needed)) ** (ships * attempts)


class Volley:
    """What the shots of one side do to the other, on an average and for each of its ships alike."""

    __slots__ = ("all_struck", "chased", "ships", "sunk")

    def __init__(self, ships: int, sunk: float, chased: float, all_struck: float) -> None:
        self.ships = ships
        self.sunk = sunk
        self.chased = chased
        self.all_struck = all_struck

    @property
    def unhurt(self) -> float:
        """How often a ship comes away."""
        return 1.0 - (self.sunk + self.chased) / self.ships if self.ships else 1.0


def volley(shooters: list[ShipClass], enemies: int) -> Volley:
    """KON-NAVC-10 to 14: one die for each ship; a ship that was struck is put aside, and whoever is left is random."""
    # How likely so many sunk and so many chased ships are.
    struck: dict[tuple[int, int], float] = {(0, 0): 1.0}
    for shooter in shooters:
        sinks = chance_of(shooter.sinks_on)
        chases = max(chance_of(shooter.chases_on) - sinks, 0.0)
        after: dict[tuple[int, int], float] = {}
        for (sunk, chased), likely in struck.items():
            if sunk + chased == enemies:
                add(after, sunk, chased, likely)
                continue
            add(after, sunk + 1, chased, likely * sinks)
            add(after, sunk, chased + 1, likely * chases)
            add(after, sunk, chased, likely * (1.0 - sinks - chases))
        struck = after
    return Volley(
        enemies,
        sum([sunk * likely for (sunk, _), likely in struck.items()]),
        sum([chased * likely for (_, chased), likely in struck.items()]),
        sum([likely for (sunk, chased), likely in struck.items() if sunk + chased == enemies]),
    )


def add(chances: dict[tuple[int, int], float], sunk: int, chased: int, likely: float) -> None:
    if likely > 0.0:
        chances[(sunk, chased)] = chances.get((sunk, chased), 0.0) + likely
