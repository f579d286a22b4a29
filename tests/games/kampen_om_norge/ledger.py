"""An own account of the battalions, kept from the log alone: what came, what went, and where the rest must stand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from motstand.games.kampen_om_norge.components import ALLIES, FACTIONS, GERMANY, NORWAY
from motstand.games.kampen_om_norge.state import Kampen
from motstand.kernel.log import Entry


class Ledger:
    """Reads the log entry by entry. `standing` is the board, `attacking` the battalions on the border of an area."""

    def __init__(self, game: Kampen) -> None:
        self.game = game
        self.ids = game.box.board.ids
        self.read = 0
        self.active = GERMANY
        self.standing: list[Counter[str]] = [
            Counter({area: count for area, count in zip(self.ids, side, strict=True) if count})
            for side in game.scenario.setup
        ]
        self.attacking: Counter[str] = Counter()
        # What the turn has brought: symbols traded in phase 3 and by each Invasjon, and what was made of them.
        self.traded = 0
        self.invasions: list[int] = []
        self.placed = 0
        self.landed = 0

    def follow(self, log: list[Entry]) -> None:
        """Enter what the log has to tell since the last time."""
        for entry in log[self.read :]:
            enter = ENTERED.get(entry.key)
            if enter is not None:
                enter(self, entry)
        self.read = len(log)

    # -- looking -----------------------------------------------------------------------------------------

    def total(self, faction: int) -> int:
        """All battalions of a faction that the log accounts for."""
        return self.standing[faction].total() + (self.attacking.total() if faction == self.active else 0)

    def differences(self, game: Kampen, untold: int) -> list[str]:
        """Where the table shows other battalions than the log; within a combat only the totals can be compared.

        `untold` attackers are lost already, but the log tells of all losses of a side at once.
        """
        found = []
        for faction, name in enumerate(FACTIONS):
            told, shown = self.total(faction), game.on_board(faction)
            if faction == self.active:
                told -= untold
            if told != shown:
                found.append(f"{name} has {shown} battalions, by the log {told}")
            if game.combat is None:
                stands = {area: count for area, count in zip(self.ids, game.battalions[faction], strict=True) if count}
                expected = dict(+self.standing[faction])
                if stands != expected:
                    found.append(f"{name} stands at {stands}, by the log at {expected}")
        if game.combat is None:
            attacks: Counter[str] = Counter()
            for attack in game.attacks:
                attacks[self.ids[attack.target]] += attack.battalions
            if +attacks != +self.attacking:
                found.append(f"attacked are {dict(attacks)}, by the log {dict(+self.attacking)}")
        return found

    # -- entering ----------------------------------------------------------------------------------------

    def add(self, faction: int, area: str, count: int) -> None:
        self.standing[faction][area] += count
        assert self.standing[faction][area] >= 0, f"{FACTIONS[faction]} lost more than it had in {area}"

    def attack(self, area: str, count: int) -> None:
        self.attacking[area] += count
        assert self.attacking[area] >= 0, f"more attackers left {area} than had come"

    def leave(self, faction: int, area: str, count: int) -> None:
        """Battalions leave a combat: attackers the border, defenders the area."""
        if faction == self.active:
            self.attack(area, -count)
        else:
            self.add(faction, area, -count)


def _faction(entry: Entry) -> int:
    return FACTIONS.index(entry.values["faction"])


def _turn_begins(ledger: Ledger, entry: Entry) -> None:
    """Everything that was bought in the last turn has been placed or lost, and every combat is over."""
    scenario = ledger.game.scenario
    assert ledger.attacking.total() == 0, f"a turn ended with attackers of {dict(+ledger.attacking)}"
    if entry.values != {"faction": "germany", "round": 1}:
        bought = ledger.traded // scenario.symbols_per_battalion
        bought += scenario.free_german_battalions if ledger.active == GERMANY else 0
        assert ledger.placed == bought, f"{bought} battalions were bought, {ledger.placed} placed or lost"
        invaded = sum(symbols // scenario.symbols_per_battalion for symbols in ledger.invasions)
        assert ledger.landed == invaded, f"{invaded} battalions were bought to invade, {ledger.landed} landed"
    ledger.active = _faction(entry)
    ledger.traded = ledger.placed = ledger.landed = 0
    ledger.invasions = []


def _moved(ledger: Ledger, entry: Entry, faction: int | None = None) -> None:
    faction = _faction(entry) if faction is None else faction
    ledger.add(faction, entry.values["from"], -entry.values["count"])
    ledger.add(faction, entry.values["to"], entry.values["count"])


def _attacks(ledger: Ledger, entry: Entry) -> None:
    assert _faction(entry) == ledger.active
    ledger.add(ledger.active, entry.values["from"], -entry.values["count"])
    ledger.attack(entry.values["to"], entry.values["count"])


def _airlifted(ledger: Ledger, entry: Entry) -> None:
    _moved(ledger, entry, GERMANY)


def _sealifted(ledger: Ledger, entry: Entry) -> None:
    _moved(ledger, entry, ALLIES)


def _escaped(ledger: Ledger, entry: Entry) -> None:
    _moved(ledger, entry, NORWAY)


def _dropped(ledger: Ledger, entry: Entry) -> None:
    ledger.add(GERMANY, entry.values["area"], 1)


def _dropped_on_enemies(ledger: Ledger, entry: Entry) -> None:
    ledger.attack(entry.values["area"], 1)


def _landed(ledger: Ledger, entry: Entry) -> None:
    ledger.landed += 1
    ledger.add(ALLIES, entry.values["area"], 1)


def _landed_on_enemies(ledger: Ledger, entry: Entry) -> None:
    ledger.landed += 1
    ledger.attack(entry.values["area"], 1)


def _sent_back(ledger: Ledger, entry: Entry) -> None:
    ledger.attack(entry.values["area"], -entry.values["count"])
    ledger.add(GERMANY, entry.values["from"], entry.values["count"])


def _moves_in(ledger: Ledger, entry: Entry) -> None:
    """The attackers of an area hold it; its defenders are gone."""
    area = entry.values["area"]
    ledger.add(ledger.active, area, ledger.attacking.pop(area, 0))


def _occupied(ledger: Ledger, entry: Entry) -> None:
    """As many move in as are left after the losses."""
    area = entry.values["area"]
    assert entry.values["count"] == ledger.attacking[area]
    assert not any(ledger.standing[faction][area] for faction in ledger.game.opponents(ledger.active))
    _moves_in(ledger, entry)


def _combat_begins(ledger: Ledger, entry: Entry) -> None:
    """What the log says about the two sides is what the ledger has."""
    area = entry.values["area"]
    attackers = ledger.attacking[area]
    assert entry.values["count"] == attackers, f"{attackers} attack {area}, the log says {entry.values['count']}"
    told: dict[str, Any] = {}
    for child in entry.children:
        if child.key == "combat.defenders":
            told[child.values["faction"]] = child.values["count"]
        else:
            assert child.values["from"] in [*ledger.ids, "sea", "air"]
            attackers -= child.values["count"]
    assert attackers == 0, f"the stacks that attack {area} do not add up"
    defenders = {
        FACTIONS[faction]: ledger.standing[faction][area]
        for faction in ledger.game.opponents(ledger.active)
        if ledger.standing[faction][area]
    }
    assert told == defenders, f"{area} is defended by {defenders}, the log says {told}"


def _lost(ledger: Ledger, entry: Entry) -> None:
    ledger.leave(_faction(entry), entry.values["area"], entry.values["count"])


def _retreated(ledger: Ledger, entry: Entry) -> None:
    ledger.leave(_faction(entry), entry.values["from"], entry.values["count"])
    ledger.add(_faction(entry), entry.values["to"], entry.values["count"])


def _rescued(ledger: Ledger, entry: Entry) -> None:
    ledger.add(ALLIES, entry.values["to"], 1)


def _arrived(ledger: Ledger, entry: Entry) -> None:
    ledger.add(ALLIES, entry.values["area"], entry.values["count"])


def _placed(ledger: Ledger, entry: Entry) -> None:
    ledger.placed += entry.values["count"]
    ledger.add(_faction(entry), entry.values["area"], entry.values["count"])


def _not_placed(ledger: Ledger, entry: Entry) -> None:
    ledger.placed += entry.values["count"]


def _sunk(ledger: Ledger, entry: Entry) -> None:
    ledger.add(_faction(entry), entry.values["area"], -1)


def _withdrawn(ledger: Ledger, entry: Entry) -> None:
    ledger.add(ALLIES, entry.values["area"], -1)


def _called_home(ledger: Ledger, entry: Entry) -> None:
    ledger.attack(entry.values["area"], -1)


def _card_played(ledger: Ledger, entry: Entry) -> None:
    if ledger.game.card(entry.values["card"]).kind.invades:
        ledger.invasions.append(0)


def _traded(ledger: Ledger, entry: Entry) -> None:
    symbols = ledger.game.card(entry.values["card"]).symbols
    if entry.rule == "KON-AC-06":
        ledger.invasions[-1] += symbols
    elif entry.rule != "KON-NINE-26":
        ledger.traded += symbols


def _repositioned(ledger: Ledger, entry: Entry) -> None:
    ledger.add(NORWAY, entry.values["from"], -1)
    ledger.add(NORWAY, entry.values["to"], 1)


def _raised(ledger: Ledger, entry: Entry) -> None:
    ledger.add(NORWAY, entry.values["area"], 1)


def _risen(ledger: Ledger, entry: Entry) -> None:
    """A city resists: Germans who are in it already must fight for it."""
    area = entry.values["area"]
    ledger.attack(area, ledger.standing[GERMANY].pop(area, 0))
    _raised(ledger, entry)


def _surrendered(ledger: Ledger, entry: Entry) -> None:
    ledger.add(NORWAY, entry.values["area"], -1)


ENTERED: dict[str, Callable[[Ledger, Entry], None]] = {
    "turn.begins": _turn_begins,
    "movement.moved": _moved,
    "movement.attacks": _attacks,
    "march.moved": _moved,
    "march.attacks": _attacks,
    "airlift.moved": _airlifted,
    "sealift.moved": _sealifted,
    "drop.landed": _dropped,
    "drop.attacks": _dropped_on_enemies,
    "invasion.landed": _landed,
    "invasion.attacks": _landed_on_enemies,
    "sabotage.sent_back": _sent_back,
    "sabotage.escaped": _escaped,
    "sabotage.occupied": _moves_in,
    "combat.begins": _combat_begins,
    "combat.lost": _lost,
    "combat.occupied": _occupied,
    "rescue.saved": _rescued,
    "retreat.went_back": _retreated,
    "retreat.retreated": _retreated,
    "retreat.defeated": _lost,
    "arrival.landed": _arrived,
    "placement.placed": _placed,
    "placement.lost": _not_placed,
    "submarine.sank": _sunk,
    "withdrawal.removed": _withdrawn,
    "withdrawal.attacker": _called_home,
    "withdrawal.occupied": _moves_in,
    "april.mustered": _raised,
    "april.mobilized": _raised,
    "april.repositioned": _repositioned,
    "april.landed": _dropped,
    "april.attacks": _dropped_on_enemies,
    "april.resists": _risen,
    "april.surrendered": _surrendered,
    "april.held": _moves_in,
    "card.played": _card_played,
    "trade.traded": _traded,
}
