"""How the real box is set up for a scenario, step by step, for people who play with it (chapter 3)."""

from __future__ import annotations

from typing import Any

from motstand.games.kampen_om_norge.components import ALLIES, FACTIONS, Box
from motstand.games.kampen_om_norge.sea.state import Sea
from motstand.games.kampen_om_norge.setup import lay_out
from motstand.games.kampen_om_norge.state import Kampen
from motstand.kernel.game import Setup
from motstand.kernel.words.messages import Message, phrase

Step = tuple[str, Message]


def preparations(box: Box, setup: Setup) -> list[Step]:
    """The board, then each faction's battalions, then the decks; whose deck it is sees to it."""
    game = lay_out(box, setup)
    steps: list[Step] = [("", Message("board")), *closed_areas(game)]
    for faction in range(len(FACTIONS)):
        steps += battalions(game, faction)
    steps.append(("", Message("reserve")))
    for faction in range(len(FACTIONS)):
        steps += deck(game, faction)
    if game.sea is not None:
        steps += ships_and_april(game, game.sea)
    return [*steps, ("", Message("dice"))]


def ships_and_april(game: Kampen, sea: Sea) -> list[Step]:
    """KON-NINE-05, KON-NINE-10: nobody draws an action card yet; cards of 9 April and ships lie ready."""
    steps: list[Step] = []
    for faction in range(len(FACTIONS)):
        ships = [ship for ship in game.scenario.ships.values() if ship.faction == faction]
        values = {"faction": FACTIONS[faction], "count": len(sea.returned[faction]), "ships": len(ships)}
        steps.append((game.seats[faction], Message("april", values)))
    drawn = game.scenario.sea.allied_ships if game.scenario.sea is not None else 0
    return [*steps, (game.seats[ALLIES], Message("shuffled_ships", {"count": drawn}))]


def closed_areas(game: Kampen) -> list[Step]:
    ids = game.box.board.ids
    closed = [{"area": id} for area, id in enumerate(ids) if not game.scenario.in_play[area]]
    return [("", Message("closed", {"areas": closed}))] if closed else []


def battalions(game: Kampen, faction: int) -> list[Step]:
    """KON-SETUP: an area after the other."""
    placed = game.battalions[faction]
    return [
        ("", Message("battalions", {"faction": FACTIONS[faction], "count": placed[area], "area": id}))
        for area, id in enumerate(game.box.board.ids)
        if placed[area] > 0
    ]


def deck(game: Kampen, faction: int) -> list[Step]:
    """All cards of a faction, or those that the scenario names; KON-SETUP-07: the hand is drawn when the app asks."""
    cards = game.scenario.deck[faction]
    values: dict[str, Any] = {"faction": FACTIONS[faction], "count": len(cards)}
    every = [card for card in game.box.cards.values() if card.kind.deck == faction]
    if len(cards) == len(every):
        return [(game.seats[faction], Message("deck", values))]
    kinds = [game.box.cards[id].kind.id for id in cards]
    values["cards"] = [
        phrase("prepare-some-cards", count=kinds.count(kind), name={"kind": kind}) for kind in dict.fromkeys(kinds)
    ]
    return [(game.seats[faction], Message("small_deck", values))]
