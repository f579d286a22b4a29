"""Chapter 4.1 c: Norwegian sabotage in the German turn, and the engineers' answer."""

from __future__ import annotations

from typing import Any

from motstand.games.kampen_om_norge.answers import ENGINEERS, PASS, SABOTAGE
from motstand.games.kampen_om_norge.breakdown import add_most, add_turned_back
from motstand.games.kampen_om_norge.components import ALLIES, GERMANY, NORWAY, Kind
from motstand.games.kampen_om_norge.new_cards import different_cards, use_card
from motstand.games.kampen_om_norge.retreat import available, objection_to_refuge
from motstand.games.kampen_om_norge.stacks import occupy, send_home
from motstand.games.kampen_om_norge.state import Attack, Kampen, origin_id, origin_number
from motstand.games.kampen_om_norge.turn import combat_phase
from motstand.kernel.flow import Flow, Option


def sabotage(game: Kampen) -> Flow[str]:
    """Phase 1 c: Norway plays one card after another until it passes (KON-Q-39)."""
    if not game.hands[NORWAY] or not attacked_with_norwegians(game):
        return combat_phase(game)
    options = playable(game)
    options.append(PASS)
    answer: Option = yield SABOTAGE.ask(game.seats[NORWAY], options)
    match answer:
        case ("send_back", card, area, origin):
            use_card(game, NORWAY, card)
            yield from send_back(game, card, area, origin)
        case ("escape", card, start, end, battalions):
            use_card(game, NORWAY, card)
            escape(game, card, start, end, battalions)
        case _:
            return combat_phase(game)
    return "sabotage"


def attacked_with_norwegians(game: Kampen) -> list[int]:
    """The areas where anything can be sabotaged."""
    areas: list[int] = []
    for attack in game.attacks:
        if attack.target not in areas and not objection_to_sabotage_in(game, attack.target):
            areas.append(attack.target)
    return areas


def objection_to_sabotage_in(game: Kampen, area: int) -> str:
    """KON-SAB-04: only where a Norwegian battalion is under attack can anything be sabotaged."""
    if game.battalions[NORWAY][area] == 0:
        return "no_norwegians"
    return "" if game.is_under_attack(area) else "not_attacked"


def playable(game: Kampen) -> list[Option]:
    """What the cards in hand can do now."""
    options: list[Option] = []
    for id in different_cards(game, NORWAY):
        kind = game.card(id).kind
        if kind.sends_back:
            options += send_backs(game, id)
        elif kind.escapes:
            options += escapes(game, id, kind)
    return options


def send_backs(game: Kampen, id: str) -> list[Option]:
    """KON-NC-03: attacks over a land border on a Norwegian battalion; not those from the air (KON-Q-38)."""
    ids = game.box.board.ids
    return [
        ("send_back", id, ids[attack.target], origin_id(game, attack.origin))
        for attack in game.attacks
        if not objection_to_send_back(game, attack.target, attack.origin)
    ]


def objection_to_send_back(game: Kampen, target: int, origin: int) -> str:
    """What `send_backs` leaves out, and why."""
    objection = objection_to_sabotage_in(game, target)
    if objection:
        return objection
    for attack in game.attacks:
        if attack.target == target and attack.origin == origin:
            return "came_by_air" if origin < 0 else ""
    return "no_attack_from_there"


def send_back(game: Kampen, card: str, area: str, origin: str) -> Flow[None]:
    """Veisperring sends back one battalion (KON-NC-01), Sprengt bro the stack from one area (KON-NC-02, KON-Q-37).

    KON-Q-205: a single battalion is a stack, too.
    """
    kind = game.card(card).kind
    attack = attack_on(game, game.box.board.index[area], origin_number(game, origin))
    game.note("sabotage.played", "KON-NC-03", {"card": card, "area": area, "from": origin})
    attacking = attack.battalions
    battalions = 1 if kind.sends_back == "one" else attacking
    if (yield from engineers_cancel(game, kind, {"area": area, "from": origin, "count": battalions})):
        return
    send_home(game, attack, battalions)
    told = {"area": area, "from": origin, "count": battalions}
    entry = game.note("sabotage.sent_back", "KON-NC-01" if kind.sends_back == "one" else "KON-NC-02", told)
    add_turned_back(entry, kind, battalions, attacking)


def attack_on(game: Kampen, target: int, origin: int) -> Attack:
    """The attack on an area over one border."""
    for attack in game.attacks:
        if attack.target == target and attack.origin == origin:
            return attack
    raise AssertionError("an attack was offered that is not there")


def engineers_cancel(game: Kampen, sabotage_kind: Kind, turned: dict[str, Any]) -> Flow[bool]:
    """KON-SAB-02: Germany may counter each Veisperring or Sprengt bro with an Ingeniørkompani.

    `turned` tells which advance would be turned back otherwise, and how many of it.
    """
    if not game.hands[GERMANY]:
        return False
    options: list[Option] = [PASS]
    for id in different_cards(game, GERMANY):
        if not objection_to_clearing(game.card(id).kind, sabotage_kind.id):
            options.append(("cancel", id))
    answer: Option = yield ENGINEERS.ask(game.seats[GERMANY], options, {"kind": sabotage_kind.id, **turned})
    if answer == PASS:
        return False
    _, card = answer
    use_card(game, GERMANY, card)
    game.note("sabotage.cancelled", "KON-SAB-02", {"card": card, "kind": sabotage_kind.id})
    return True


def objection_to_clearing(kind: Kind, sabotage_kind: str) -> str:
    """KON-GC-11: is it a card that clears this one away?"""
    return "" if kind.cancels_sabotage and sabotage_kind in kind.cancels else "another_time"


def escapes(game: Kampen, id: str, kind: Kind) -> list[Option]:
    """KON-NC-06: one or two battalions leave an attacked area for one available to a Norwegian retreat (KON-Q-40)."""
    ids = game.box.board.ids
    options: list[Option] = []
    for area in attacked_with_norwegians(game):
        for refuge in available(game, NORWAY, area):
            for stack in range(1, min(kind.escapes, game.battalions[NORWAY][area]) + 1):
                options.append(("escape", id, ids[area], ids[refuge], stack))
    return options


def objection_to_escape(game: Kampen, kind: Kind, area: int, refuge: int, stack: int) -> str:
    """What `escapes` leaves out, and why."""
    objection = objection_to_sabotage_in(game, area) or objection_to_refuge(game, NORWAY, area, refuge)
    if objection:
        return objection
    return "too_many_escape" if stack > min(kind.escapes, game.battalions[NORWAY][area]) else ""


def escape(game: Kampen, card: str, start: str, end: str, battalions: int) -> None:
    """KON-SAB-03: nothing counters an escape. If no defender is left the attackers move in (KON-Q-40)."""
    area, refuge = game.box.board.index[start], game.box.board.index[end]
    game.battalions[NORWAY][area] -= battalions
    game.battalions[NORWAY][refuge] += battalions
    values = {"card": card, "from": start, "to": end, "count": battalions}
    kind = game.card(card).kind
    add_most(game.note("sabotage.escaped", "KON-NC-06", values), kind, kind.escapes, "KON-NC-06")
    if game.battalions[NORWAY][area] == 0 and game.battalions[ALLIES][area] == 0:
        occupy(game, area)
        game.note("sabotage.occupied", "KON-NC-06", {"area": start})
