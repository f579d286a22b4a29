"""Bløff/trusler: at the start of a land combat of 9 April Norwegian battalions surrender or retreat."""

from __future__ import annotations

from motstand.games.kampen_om_norge.answers import PASS
from motstand.games.kampen_om_norge.components import ALLIES, GERMANY, NORWAY
from motstand.games.kampen_om_norge.new_cards import different_cards, use_card
from motstand.games.kampen_om_norge.retreat import available, choose_refuge, way_back
from motstand.games.kampen_om_norge.sea.answers import BLUFF
from motstand.games.kampen_om_norge.stacks import occupy
from motstand.games.kampen_om_norge.state import Combat, Kampen
from motstand.kernel.flow import Flow, Option, Roll


def bluff(game: Kampen, fight: Combat) -> Flow[bool]:
    """KON-NGC-07: one card after another. True if nobody is left to defend: Germany holds the area (KON-Q-104)."""
    area = fight.area
    name = game.box.board.ids[area]
    while game.hands[GERMANY] and game.battalions[NORWAY][area] > 0:
        options: list[Option] = [PASS]
        for id in different_cards(game, GERMANY):
            april = game.card(id).kind.april
            if april is not None and april.bluff:
                options.append(("bluff", id))
        answer: Option = yield BLUFF.ask(game.seats[GERMANY], options, {"area": name})
        if answer == PASS:
            break
        _, card = answer
        use_card(game, GERMANY, card)
        game.note("card.played", "KON-NGC-07", {"faction": "germany", "card": card})
        yield from roll_against(game, area, card)
    if game.battalions[NORWAY][area] + game.battalions[ALLIES][area] > 0:
        return False
    occupy(game, area)
    game.note("april.held", "KON-NGC-07", {"area": name})
    return True


def roll_against(game: Kampen, area: int, card: str) -> Flow[None]:
    """A die for each battalion: it surrenders, retreats, or stands."""
    april = game.card(card).kind.april
    assert april is not None
    assert april.bluff is not None
    surrenders_on, retreats_on = april.bluff.surrenders_on, april.bluff.retreats_on
    name = game.box.board.ids[area]
    count = game.battalions[NORWAY][area]
    dice: tuple[int, ...] = yield Roll(6, count, "roll.bluff", game.seats[GERMANY], "KON-NGC-07", {"area": name})
    entry = game.note("april.bluffed", "KON-NGC-07", {"area": name, "dice": list(dice)})
    values = {"surrenders": surrenders_on, "retreats": retreats_on}
    entry.child("april.bluff_needed", "KON-NGC-07", values)
    for die in dice:
        if die >= surrenders_on:
            game.battalions[NORWAY][area] -= 1
            game.note("april.surrendered", "KON-NGC-07", {"area": name, "die": die})
        elif die >= retreats_on:
            yield from retreat_alone(game, area)


def retreat_alone(game: Kampen, area: int) -> Flow[None]:
    """KON-Q-104: each battalion to an available area of its own choice; without one it is defeated."""
    refuges = available(game, NORWAY, area)
    if not refuges:
        game.battalions[NORWAY][area] -= 1
        values = {"faction": "norway", "area": game.box.board.ids[area], "count": 1}
        game.note("retreat.defeated", "KON-RET-07", values)
        return
    refuge = yield from choose_refuge(game, NORWAY, area, refuges)
    game.battalions[NORWAY][area] -= 1
    game.battalions[NORWAY][refuge] += 1
    game.note("retreat.retreated", "KON-NGC-07", way_back(game, NORWAY, area, refuge, 1))
