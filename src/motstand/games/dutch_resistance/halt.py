"""Halt! cards: the decision is made from the story alone, then its effects are shown (pp. 12-13)."""

from __future__ import annotations

from motstand.games.dutch_resistance.answers import HALT
from motstand.games.dutch_resistance.components import NOWHERE, POLICEMAN, SOLDIER
from motstand.games.dutch_resistance.decks import draw_card, put_under
from motstand.games.dutch_resistance.effects import can_resolve, carry_out, do, is_met
from motstand.games.dutch_resistance.markers import change_alibi
from motstand.games.dutch_resistance.raid import is_lasting
from motstand.games.dutch_resistance.scene import Scene
from motstand.games.dutch_resistance.state import Dutch
from motstand.kernel.flow import Flow, Option


def halt(game: Dutch, who: int, road: int, start: int, token: int) -> Flow[bool]:
    """DR-HALT-01, DR-HALT-09: one card, for the highest Occupier there. True: it takes the remaining moves.

    The Character is on the Location moved to already (DR-Q-12).
    """
    policemen, soldiers = game.occupiers[POLICEMAN][road], game.occupiers[SOLDIER][road]
    is_escort = token != NOWHERE and not is_unseen(game, token)
    id = yield from draw_card(game, game.halt_deck, "halt.card", "DR-HALT-02")
    card = game.box.cards.halts[id]
    game.halt = id
    game.note("halt", "DR-HALT-02", {"character": game.colours[who], "card": id})
    answer: Option = yield HALT.ask(game.seats[who], card.choosing.copy(), {"card": id})
    game.halt = ""
    put_under(game.halt_deck, id)
    chosen = card.options[card.choosing.index(answer)]
    # DR-ESC-04: with a token taken along, a Policeman is as strict as a Soldier.
    section = SOLDIER if soldiers > 0 or is_escort else POLICEMAN
    game.note("halt.chosen", "DR-HALT-03", {"card": id, "option": chosen.id, "section": section})
    scene = Scene(who, game.place[who], "DR-HALT-05" if section == SOLDIER else "DR-HALT-04", id)
    scene.road, scene.start, scene.end = road, start, game.place[who]
    for effect in chosen.effects(section):
        if is_met(game, scene, effect.condition):
            if can_resolve(game, scene, effect):
                yield from do(game, scene, effect)
            else:
                yield from carry_out(game, scene, chosen.otherwise)
    pay_for_the_others(game, who, policemen, soldiers)
    if soldiers > 0 and is_lasting(game, "checks"):
        change_alibi(game, who, -1, "DR-RAID-10")
    if soldiers > 0 and is_escort:
        change_alibi(game, who, -1, "DR-ESC-05")
    return scene.ends_movement


def pay_for_the_others(game: Dutch, who: int, policemen: int, soldiers: int) -> None:
    """DR-HALT-10, DR-HALT-11: Alibi for each Occupier beside that of the card, as they were before it (DR-Q-10)."""
    more_soldiers = max(0, soldiers - 1)
    more_policemen = policemen if soldiers > 0 else policemen - 1
    if more_policemen:
        change_alibi(game, who, -more_policemen, "DR-HALT-10")
    if more_soldiers:
        change_alibi(game, who, -2 * more_soldiers, "DR-HALT-11")


def is_unseen(game: Dutch, token: int) -> bool:
    """DR-S5-04: the Baby Stroller is taken along without extra effects."""
    item = game.box.tokens.items.get(game.token_ids[token])
    return item is not None and item.unseen
