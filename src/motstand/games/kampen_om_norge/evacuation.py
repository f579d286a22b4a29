"""Kystevakuering in combat: one defeated Allied battalion is saved by sea (steps 6 and 8)."""

from __future__ import annotations

from motstand.games.kampen_om_norge.answers import PASS, RESCUE
from motstand.games.kampen_om_norge.components import ALLIES, Kind
from motstand.games.kampen_om_norge.new_cards import different_cards, use_card
from motstand.games.kampen_om_norge.sea.fleet import is_closed_by_germany
from motstand.games.kampen_om_norge.state import Combat, Kampen, Play
from motstand.kernel.flow import Flow, Option


def evacuate(game: Kampen, combat: Combat) -> Flow[None]:
    """KON-COMBAT-24, KON-RET-10: the Allies may play the card in their own and in the German turn (KON-Q-54).

    They are asked whenever everybody can see that they might have it. At most one in a combat (KON-COMBAT-14).
    """
    if not game.hands[ALLIES] or combat.rescued or not game.scenario.allied_coast[combat.area]:
        return
    if is_closed_by_germany(game, combat.area):
        return
    havens = safe_havens(game, combat.area)
    if not havens or not might_rescue(game):
        return
    ids = game.box.board.ids
    options: list[Option] = [PASS]
    for id in different_cards(game, ALLIES):
        if not objection_to_rescue(game, game.card(id).kind):
            options += [("rescue", id, ids[haven]) for haven in havens]
    answer: Option = yield RESCUE.ask(game.seats[ALLIES], options, {"area": ids[combat.area]})
    if answer == PASS:
        return
    _, card, harbour = answer
    use_card(game, ALLIES, card)
    combat.rescued = True
    combat.plays.append(Play(card, ALLIES, "rescue"))
    game.battalions[ALLIES][game.box.board.index[harbour]] += 1
    if game.active == ALLIES:
        game.moved[game.box.board.index[harbour]] += 1
    game.note("rescue.saved", "KON-AC-16", {"card": card, "from": ids[combat.area], "to": harbour})


def might_rescue(game: Kampen) -> bool:
    """Can everybody see that the Allies might hold a card that saves a battalion?"""
    for kind in game.kinds(ALLIES):
        if not objection_to_rescue(game, kind):
            return True
    return False


def objection_to_rescue(game: Kampen, kind: Kind) -> str:
    """Does the card save a battalion in this turn?"""
    saves = kind.rescues_as_attacker if game.active == ALLIES else kind.rescues_as_defender
    return "" if saves else "another_time"


def safe_havens(game: Kampen, area: int) -> list[int]:
    """Where ships may bring a battalion that was beaten in `area`."""
    return [
        haven
        for haven, touched in enumerate(game.scenario.allied_coast)
        if touched and not objection_to_haven(game, area, haven)
    ]


def objection_to_haven(game: Kampen, area: int, haven: int) -> str:
    """KON-AC-17: another coastal area without enemies, without an undecided combat and not an origin (KON-Q-54)."""
    if not game.scenario.allied_coast[haven]:
        return "sails_inland"
    if haven == area:
        return "haven_is_lost"
    if game.is_enemy_in(ALLIES, haven):
        return "hostile_harbour"
    if game.is_under_attack(haven):
        return "attacked_haven"
    if is_closed_by_germany(game, haven):
        return "germans_at_sea"
    return "haven_is_an_origin" if game.active != ALLIES and haven in game.origins else ""
