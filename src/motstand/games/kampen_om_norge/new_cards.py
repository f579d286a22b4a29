"""Chapters 2.4 and 4.4: using cards up, the duty to use one, drawing new ones, and decks that run out."""

from __future__ import annotations

from motstand.games.kampen_om_norge.answers import DISCARD, WITHDRAWAL
from motstand.games.kampen_om_norge.breakdown import add_drawn
from motstand.games.kampen_om_norge.components import ALLIES, FACTIONS, GERMANY, NORWAY
from motstand.games.kampen_om_norge.sea.withdrawal import withdraw_ships
from motstand.games.kampen_om_norge.stacks import occupy
from motstand.games.kampen_om_norge.state import Kampen
from motstand.games.kampen_om_norge.turn import first_phase, pass_the_turn
from motstand.games.kampen_om_norge.victory import check_all_defeated, german_deck_has_run_out
from motstand.kernel.flow import Flow, Option
from motstand.kernel.piles import draw


def use_card(game: Kampen, faction: int, card: str) -> None:
    """KON-CARD-04: a used card goes face up under its deck. It counts for the duty of the round (KON-Q-18)."""
    game.hands[faction].remove(card)
    game.used[faction] = (*game.used[faction], card)
    game.used_a_card[faction] = True


def different_cards(game: Kampen, faction: int) -> list[str]:
    """The hand without second copies: cards of one kind with the same symbols are the same to play."""
    all_cards = game.scenario.cards
    seen: list[int] = []
    different: list[str] = []
    for id in sorted(game.hands[faction]):
        alike = all_cards[id].alike
        if alike not in seen:
            seen.append(alike)
            different.append(id)
    return different


def objection_to_holding(game: Kampen, faction: int, id: str) -> str:
    """A faction plays, trades and discards only what it holds."""
    if game.card(id).kind.deck != faction:
        return "card_of_another"
    if id in game.used[faction]:
        return "card_was_used"
    return "" if id in game.hands[faction] else "card_not_in_hand"


def new_cards(game: Kampen) -> Flow[str]:
    """Phase 4: the duty to use a card, then a full hand."""
    faction = game.active
    yield from discard_if_no_card_was_used(game, faction)
    yield from draw_to_hand(game, faction)
    game.used_a_card[faction] = False
    pass_the_turn(game)
    return first_phase(game)


def discard_if_no_card_was_used(game: Kampen, faction: int) -> Flow[None]:
    """KON-NEWC-03: Germany and the Allies must discard a card if they used none; Norway never (KON-DECK-07)."""
    obliged = faction == GERMANY or (faction == ALLIES and not game.allies_exhausted)
    if not obliged or game.used_a_card[faction] or not game.hands[faction]:
        return
    options: list[Option] = [("discard", card) for card in different_cards(game, faction)]
    answer: Option = yield DISCARD.ask(game.seats[faction], options, {"faction": FACTIONS[faction]})
    _, card = answer
    # A forced discard is not a use (KON-Q-18) but lies face up like any used card (KON-Q-19).
    game.hands[faction].remove(card)
    game.used[faction] = (*game.used[faction], card)
    game.note("new_cards.discarded", "KON-NEWC-03", {"faction": FACTIONS[faction], "card": card})


def draw_to_hand(game: Kampen, faction: int) -> Flow[None]:
    """KON-NEWC-01: draw one by one until the hand is full; the last unused card has its consequence at once."""
    seat = game.seats[faction]
    drawn: list[str] = []
    hand = game.hands[faction]
    deck = game.decks[faction]
    values = {"faction": FACTIONS[faction]}
    while len(hand) < game.scenario.hand[faction] and len(deck) > 0:
        card = yield from draw(deck, "draw.action_card", seat, (seat,), "KON-NEWC-01", values)
        hand.append(card)
        drawn.append(card)
        if len(deck) == 0:
            if faction == NORWAY:
                reshuffle(game)
            else:
                note_drawn(game, faction, drawn)
                yield from deck_has_run_out(game, faction)
                return
    note_drawn(game, faction, drawn)


def note_drawn(game: Kampen, faction: int, drawn: list[str]) -> None:
    """Everybody sees how many cards were drawn, only their owner which."""
    if not drawn:
        return
    entry = game.note("new_cards.drawn", "KON-NEWC-01", {"faction": FACTIONS[faction], "count": len(drawn)})
    add_drawn(entry, game, faction, len(drawn))
    for card in drawn:
        entry.child("new_cards.card", "", {"card": card}, (game.seats[faction],))


def reshuffle(game: Kampen) -> None:
    """KON-DECK-06: the first face-up card shows, so Norway's used cards are shuffled; the hand stays (KON-Q-81)."""
    for card in sorted(game.used[NORWAY]):
        game.decks[NORWAY].add(card)
    game.used[NORWAY] = ()
    game.note("new_cards.reshuffled", "KON-DECK-06", {"faction": "norway"})


def deck_has_run_out(game: Kampen, faction: int) -> Flow[None]:
    """No face-down card is left: for Germany the end (KON-WIN-01), for the Allies the withdrawal (KON-DECK-11)."""
    if faction == GERMANY:
        german_deck_has_run_out(game)
    game.allies_exhausted = True
    game.note("new_cards.exhausted", "KON-DECK-11", {"faction": "allies"})
    yield from allied_withdrawal(game)


def allied_withdrawal(game: Kampen) -> Flow[None]:
    """KON-DECK-12: the Allies at once remove battalions of their choice, all they have if they have fewer."""
    seat = game.seats[ALLIES]
    ids = game.box.board.ids
    for removed in range(game.scenario.allied_withdrawal):
        options: list[Option] = [
            ("withdraw", ids[area]) for area in range(len(ids)) if not objection_to_withdrawing(game, area)
        ]
        if not options:
            break
        values = {"left": game.scenario.allied_withdrawal - removed}
        answer: Option = yield WITHDRAWAL.ask(seat, options, values)
        _, left = answer
        withdraw_battalion(game, game.box.board.index[left])
    if game.sea is not None:
        yield from withdraw_ships(game)
    check_all_defeated(game)


def objection_to_withdrawing(game: Kampen, area: int) -> str:
    """Only a battalion that is there, or that attacks the area, can leave."""
    attacked = game.active == ALLIES and game.is_under_attack(area)
    return "" if game.battalions[ALLIES][area] > 0 or attacked else "no_allies_there"


def withdraw_battalion(game: Kampen, area: int) -> None:
    """It leaves an area or its border: cards voided for a lost ship come before the land combats of a turn."""
    side = game.battalions[ALLIES]
    told = {"area": game.box.board.ids[area]}
    if side[area] == 0:
        attack = [attack for attack in game.attacks if attack.target == area][-1]
        attack.battalions -= 1
        if attack.battalions == 0:
            game.attacks.remove(attack)
        game.note("withdrawal.attacker", "KON-DECK-12", told)
        return
    side[area] -= 1
    if game.active == ALLIES:
        game.moved[area] = min(game.moved[area], side[area])
    game.note("withdrawal.removed", "KON-DECK-12", told)
    # As after an escape (KON-Q-40): where nobody is left to defend, the attackers move in.
    if game.active == GERMANY and game.is_under_attack(area) and not game.is_enemy_in(GERMANY, area):
        occupy(game, area)
        game.note("withdrawal.occupied", "KON-DECK-12", told)
