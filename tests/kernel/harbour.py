"""A harbour with three merchants: a small game that asks everything a kernel can be asked.

A round is: hidden bids for the crane (ALL), a race for the pilot (ANY), tolls paid in the open (INDEPENDENT); then
each merchant in turn trades at the market (with a loan at any time), sails (dice) and finds a cargo (a draw that only
the merchant sees). The game ends when the warehouse is empty, or at once with a wreck or a burnt harbour.
"""

from __future__ import annotations

from typing import Any

from motstand.kernel.flow import (
    ALL,
    ANY,
    INDEPENDENT,
    Choice,
    Flow,
    GameOver,
    JointChoice,
    Option,
    Outcome,
    Roll,
    choose,
)
from motstand.kernel.game import Game, Setup
from motstand.kernel.matches.fate import Fate, Seeded
from motstand.kernel.matches.making import new_match
from motstand.kernel.matches.match import Match
from motstand.kernel.piles import Pile, draw
from motstand.kernel.registry import register
from motstand.kernel.state import State

MERCHANTS = ["red", "blue", "green"]
CARGO = ["cod", "herring", "iron", "salt", "timber", "wool"]


class Harbour(State):
    """Gold and goods of each merchant, the warehouse, and whose turn it is."""

    def __init__(self, phase: str) -> None:
        super().__init__(phase)
        self.gold = dict.fromkeys(MERCHANTS, 3)
        self.goods: dict[str, list[str]] = {merchant: [] for merchant in MERCHANTS}
        self.debt = dict.fromkeys(MERCHANTS, 0)
        self.prayers = dict.fromkeys(MERCHANTS, 0)
        self.warehouse = Pile(CARGO.copy())
        self.turn = 0
        self.answers: list[Any] = []

    @property
    def merchant(self) -> str:
        return MERCHANTS[self.turn]

    def copy(self) -> Harbour:
        twin = Harbour(self.phase)
        twin.gold = self.gold.copy()
        twin.goods = {merchant: goods.copy() for merchant, goods in self.goods.items()}
        twin.debt = self.debt.copy()
        twin.prayers = self.prayers.copy()
        twin.warehouse = self.warehouse.copy()
        twin.turn = self.turn
        twin.answers = self.answers.copy()
        return twin

    def data(self) -> dict[str, Any]:
        return {
            "phase": self.phase,
            "gold": self.gold,
            "goods": self.goods,
            "debt": self.debt,
            "prayers": self.prayers,
            "warehouse": self.warehouse.data(),
            "turn": self.turn,
            "answers": self.answers,
        }

    def anytime(self, seat: str) -> list[Option]:
        options: list[Option] = []
        if self.debt[seat] < 2:
            options.append(("borrow",))
        if self.prayers[seat] < 1:
            options.append(("pray",))
        return options

    def act_anytime(self, seat: str, option: Option) -> Flow[None]:
        if option == ("pray",):
            self.prayers[seat] += 1
            self.note("prayed", values={"seat": seat})
            return
        loans: list[Option] = [("coins", count) for count in range(1, 3 - self.debt[seat])]
        loan = yield from choose(self, seat, "loan", lambda: loans)
        self.debt[seat] += loan[1]
        self.gold[seat] += loan[1]


# -- phases --------------------------------------------------------------------------------------------------


def bids(game: Harbour) -> Flow[str]:
    offers: dict[str, list[Option]] = {
        merchant: [("bid", coins) for coins in range(game.gold[merchant] + 1)] for merchant in MERCHANTS
    }
    made = yield JointChoice("bids", offers, ALL, "H-1")
    game.answers.append(made)
    for merchant, bid in zip(MERCHANTS, made, strict=True):
        game.gold[merchant] -= bid[1]
        game.note("bid", "H-1", {"seat": merchant, "coins": bid[1]})
    return "race"


def race(game: Harbour) -> Flow[str]:
    first, answer = yield JointChoice("race", {seat: [("row",), ("wait",)] for seat in MERCHANTS}, ANY, "H-2")
    game.answers.append((first, answer))
    if answer == ("row",):
        game.gold[first] += 1
    return "tolls"


def tolls(game: Harbour) -> Flow[str]:
    offers: dict[str, list[Option]] = {seat: [("pay", 0), ("pay", 1)] for seat in ("blue", "red")}
    paid = yield JointChoice("tolls", offers, INDEPENDENT, "H-3")
    game.answers.append(paid)
    return "market"


def market(game: Harbour) -> Flow[str]:
    """Trade until done. The entry gets its details later, after answers."""
    seat = game.merchant
    entry = game.note("market", "H-4", {"seat": seat})
    while True:
        answer = yield from choose(game, seat, "market", lambda: wares(game, seat), "H-4")
        if answer == ("done",):
            return "voyage"
        if answer == ("burn",):
            yield from set_fire(game, seat)
        game.gold[seat] -= answer[1]
        game.goods[seat].append(f"ware {answer[1]}")
        entry.child("bought", values={"price": answer[1]})


def wares(game: Harbour, seat: str) -> list[Option]:
    return [("done",), ("burn",)] + [("buy", price) for price in (1, 2, 4) if price <= game.gold[seat]]


def set_fire(game: Harbour, seat: str) -> Flow[None]:
    yield Choice(seat, "fire", [("match",), ("torch",)])
    yield from spread(game, seat)


def spread(game: Harbour, seat: str) -> Flow[None]:
    yield Roll(6, 1, "wind", seat)
    raise GameOver(Outcome((), "burnt", "H-9", values={"by": (seat,)}))


def voyage(game: Harbour) -> Flow[str]:
    seat = game.merchant
    answer: Option = yield Choice(seat, "voyage", [("sail",), ("stay",)], "H-5")
    if answer == ("sail",):
        dice: tuple[int, ...] = yield Roll(6, 2, "sea", seat, "H-5")
        game.note("sailed", "H-5", {"seat": seat, "dice": list(dice)})
        if dice == (1, 1):
            raise GameOver(Outcome(tuple(one for one in MERCHANTS if one != seat), "wreck", "H-6"))
        game.gold[seat] += sum(dice)
    return "cargo"


def cargo(game: Harbour) -> Flow[str]:
    seat = game.merchant
    found = yield from draw(game.warehouse, "cargo", seat, (seat,), "H-7")
    game.goods[seat].append(found)
    entry = game.note("found", "H-7", {"seat": seat})
    entry.child("found.what", "H-7", {"cargo": found}, (seat,))
    entry.child("found.left", "H-7", {"count": len(game.warehouse)})
    game.note("secret", values={"cargo": found}, audience=(seat,))
    if len(game.warehouse) == 0:
        richest = max(MERCHANTS, key=lambda merchant: game.gold[merchant])
        raise GameOver(Outcome((richest,), "richest", "H-8", "rich", {"gold": game.gold[richest]}))
    game.turn = (game.turn + 1) % len(MERCHANTS)
    return "bids" if game.turn == 0 else "market"


FLOWS = {"bids": bids, "race": race, "tolls": tolls, "market": market, "voyage": voyage, "cargo": cargo}


class HarbourGame(Game[Harbour]):
    """Scenarios: a whole round, or one that begins at the market."""

    def __init__(self) -> None:
        super().__init__("harbour", "Harbour", {"round": [MERCHANTS], "trade": [MERCHANTS]}, version="3")

    def start(self, setup: Setup) -> Harbour:
        return Harbour(str(setup.options.get("phase", "bids" if setup.scenario == "round" else "market")))

    def flow(self, state: Harbour) -> Flow[str]:
        return FLOWS[state.phase](state)

    def public(self, state: Harbour) -> dict[str, Any]:
        return {"gold": state.gold}

    def private(self, state: Harbour, seat: str) -> dict[str, Any]:
        return {"goods": state.goods[seat]}

    def redeal(self, state: Harbour, seat: str, fate: Seeded) -> None:
        """What others found and what the warehouse holds may be the other way round."""
        unseen = state.warehouse.rest
        for merchant in MERCHANTS:
            if merchant != seat:
                unseen = unseen + [ware for ware in state.goods[merchant] if ware in CARGO]
        fate.shuffle(unseen)
        for merchant in MERCHANTS:
            if merchant != seat:
                state.goods[merchant] = [unseen.pop() if ware in CARGO else ware for ware in state.goods[merchant]]
        state.warehouse.rest = unseen

    def pick(self, state: Harbour, choice: Choice, plan: str = "") -> Option:
        return choice.options[0]

    def content_hash(self, setup: Setup) -> str:
        return "harbour-content"


HARBOUR = register(HarbourGame())


def harbour(phase: str = "bids", fate: Fate | None = None, seed: int = 1, practice: bool = False) -> Match:
    """A match that begins with this phase."""
    return new_match(HARBOUR, seed=seed, fate=fate, options={"phase": phase}, practice=practice)


def table(match: Match) -> Harbour:
    """The position, as this game's."""
    state = match.state
    assert isinstance(state, Harbour)
    return state


def play_all(match: Match, *answers: Any) -> Match:
    """One answer after another, each by whoever is asked, fate included."""
    for answer in answers:
        match.play(answer)
    return match
