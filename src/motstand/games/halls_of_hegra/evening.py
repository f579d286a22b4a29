"""Section 06, Morale: the modifiers, the Morale cards, the Surrender step, and the Turn track."""

from __future__ import annotations

from motstand.games.halls_of_hegra.answers import MORALE_CARD
from motstand.games.halls_of_hegra.breakdown import add_modifiers, add_part
from motstand.games.halls_of_hegra.components import COMMANDER, MOBILISATION, MoraleCard
from motstand.games.halls_of_hegra.effects import can_pay, carry_out
from motstand.games.halls_of_hegra.morale import change_morale
from motstand.games.halls_of_hegra.patrols import add_patrol
from motstand.games.halls_of_hegra.state import Hegra
from motstand.games.halls_of_hegra.surrender import surrender_step
from motstand.kernel.flow import Flow, Option
from motstand.kernel.piles import draw


def modifiers(game: Hegra) -> Flow[str]:
    """06 A and the draw of 06 B: modifiers in the order of the list (HOH-Q-80), then the cards of the level."""
    entry = game.note("evening.begins", "HOH-EVENING-01", {"day": game.day})
    found = morale_modifiers(game)
    add_modifiers(entry, game, found)
    for amount, rule in found:
        change_morale(game, amount, rule)
    yield from draw_morale_cards(game)
    return "morale cards"


def morale_modifiers(game: Hegra) -> list[tuple[int, str]]:
    """HOH-EVENING-03 to 08: how much Morale is gained or lost tonight, and by which rule."""
    found: list[tuple[int, str]] = []
    if game.board == MOBILISATION:
        found.append((game.box.tracks.doubt_morale[game.doubt], "HOH-EVENING-03"))
    if game.today().red:
        found.append((-1, "HOH-EVENING-04"))
    if game.supplies == 0:
        found.append((-1, "HOH-EVENING-05"))
    if game.waiting_count() > 0:
        found.append((-1, "HOH-EVENING-06"))
    found.append((-sum(game.morgue), "HOH-EVENING-07"))
    if game.in_red_sectors() > 0:
        # One in all, in however many Sectors they are. HOH-Q-100: lying or not.
        found.append((-1, "HOH-EVENING-08"))
    return [(amount, rule) for amount, rule in found if amount != 0]


# -- B: Morale cards -----------------------------------------------------------------------------------------


def draw_morale_cards(game: Hegra) -> Flow[None]:
    """HOH-EVENING-09: the text of the Morale level; level 0 has none."""
    if game.morale not in game.box.tracks.evening:
        game.note("evening.calm", "HOH-EVENING-09", {"level": game.morale})
        return
    deck, count, game.to_resolve = game.box.tracks.evening[game.morale]
    entry = game.note("evening.level", "HOH-EVENING-09", {"level": game.morale, "deck": deck, "count": count})
    entry.child("part.resolved", "HOH-EVENING-11", {"count": game.to_resolve})
    for _ in range(count):
        pile = game.high if deck == "high" else game.low
        if len(pile) == 0:
            reshuffle(game, deck)
        if len(pile) == 0:
            break
        card = yield from draw(pile, "draw.morale", COMMANDER, None, "HOH-EVENING-09", {"deck": deck})
        game.drawn.append(card)
    game.to_resolve = min(game.to_resolve, len(game.drawn))
    entry = game.note("evening.drawn", "HOH-EVENING-09", {"cards": sorted(game.drawn), "count": len(game.drawn)})
    add_part(entry, "part.draws", "HOH-EVENING-09", count)
    if len(game.drawn) < count:
        add_part(entry, "part.deck_empty", "HOH-EVENING-13", len(game.drawn) - count)


def reshuffle(game: Hegra, deck: str) -> None:
    """HOH-EVENING-13: the discard pile becomes the new deck."""
    pile, discard = (game.high, game.high_discard) if deck == "high" else (game.low, game.low_discard)
    for card in discard:
        pile.add(card)
    discard.clear()
    game.note("evening.reshuffled", "HOH-EVENING-13", {"deck": deck})


def morale_cards(game: Hegra) -> Flow[str]:
    """06 B: the player chooses which of the cards drawn are resolved (HOH-EVENING-11), one after the other."""
    if game.to_resolve == 0:
        cards_back(game)
        return "surrender"
    answer: Option = yield MORALE_CARD.ask(COMMANDER, card_options(game), {"left": game.to_resolve})
    head, id = answer
    card = game.box.cards.morale[id]
    game.to_resolve -= 1
    if head == "ignore":
        game.note("evening.ignored", "HOH-EVENING-15", {"card": card.id})
        discard(game, card)
        return "morale cards"
    if card.is_special:
        yield from use_special(game, card)
    else:
        section = card.sections[game.today().stage]
        game.note("evening.resolved", "HOH-EVENING-10", {"card": card.id, "stage": game.today().stage})
        yield from carry_out(game, section, card.id)
        discard(game, card)
    return "morale cards"


def card_options(game: Hegra) -> list[Option]:
    """What can be done with each of the cards drawn."""
    cards = [game.box.cards.morale[id] for id in sorted(game.drawn)]
    options: list[Option] = []
    for card in cards:
        if card.is_special:
            if not objection_to_using(game, card):
                options.append(("use", card.id))
            options.append(("ignore", card.id))
        elif not objection_to_resolving(game):
            options.append(("resolve", card.id))
    return options


def objection_to_resolving(game: Hegra) -> str:
    """HOH-EVENING-14: Hope and Despair must be among those chosen, as far as there is room for them (HOH-Q-82)."""
    special = len([id for id in game.drawn if game.box.cards.morale[id].is_special])
    return "card.special_first" if special >= game.to_resolve else ""


def objection_to_using(game: Hegra, card: MoraleCard) -> str:
    """HOH-EVENING-15; HOH-FX-31: a Despair card has a price that must be paid in full."""
    return "" if card.kind == "hope" or can_pay(game, card.sections[0]) else "card.price"


def use_special(game: Hegra, card: MoraleCard) -> Flow[None]:
    """HOH-EVENING-15: the text below the line; the card goes under its pile, the Reserve of its kind (HOH-Q-101)."""
    game.note("evening.used", "HOH-EVENING-15", {"card": card.id})
    yield from carry_out(game, card.sections[0], card.id)
    game.drawn.remove(card.id)
    (game.hope if card.kind == "hope" else game.despair).append(card.id)


def discard(game: Hegra, card: MoraleCard) -> None:
    """HOH-EVENING-12: a card goes to the discard pile of the deck that it was drawn from."""
    game.drawn.remove(card.id)
    if card.kind in ("high", "despair"):
        game.high_discard.append(card.id)
    else:
        game.low_discard.append(card.id)


def cards_back(game: Hegra) -> None:
    """HOH-EVENING-12: cards that were not chosen are shuffled back; HOH-EVENING-09: Morale goes back to 0."""
    untouched = game.morale == 0 and not game.drawn
    for id in game.drawn:
        pile = game.high if game.box.cards.morale[id].kind in ("high", "despair") else game.low
        pile.add(id)
    game.drawn = []
    game.morale = 0
    if not untouched:
        game.note("evening.over", "HOH-EVENING-09")


# -- C, D, E -------------------------------------------------------------------------------------------------


def surrender(game: Hegra) -> Flow[str]:
    """06 C, then the Patrol icons of 06 D; the special event of the day comes after them (HOH-Q-86)."""
    surrender_step(game)
    for _ in range(game.today().patrols):
        yield from add_patrol(game, "HOH-PATROL-01")
    special = game.today().special
    return special.replace("_", " ") if special else next_day(game)


def next_day(game: Hegra) -> str:
    """HOH-TURN-01, 06 E: the Turn marker moves on."""
    game.day += 1
    return "event"
