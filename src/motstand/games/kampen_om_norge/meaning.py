"""What clicks on the table mean to a question: the answers that they could lead to, offered or not."""

from __future__ import annotations

from typing import Any, Final

from motstand.games.kampen_om_norge.combat_cards import cancellable
from motstand.games.kampen_om_norge.objection_values import asked_faction
from motstand.games.kampen_om_norge.setup import SEATINGS
from motstand.games.kampen_om_norge.state import Kampen, origin_id
from motstand.games.kampen_om_norge.words import AREA, CARD, NUMBER, PARTS
from motstand.kernel.flow import Choice, Option
from motstand.kernel.objections import Thing

# How the answers to each question begin.
HEADS: Final[dict[str, list[str]]] = {
    "factions": ["lead"],
    "movement": ["move", "card"],
    "march": ["march"],
    "drop": ["drop"],
    "drop.divert": ["divert"],
    "airlift": ["airlift"],
    "sealift": ["sealift"],
    "invasion.trade": ["trade"],
    "invasion.land": ["land"],
    "sabotage": ["send_back", "escape"],
    "sabotage.engineers": ["cancel"],
    "battles": ["fight"],
    "combat.attack": ["play"],
    "combat.defender_counters": ["cancel"],
    "combat.defence": ["play"],
    "combat.attacker_counters": ["cancel"],
    "combat.remove": ["remove"],
    "combat.share_losses": ["lose"],
    "combat.decide_losses": ["lose"],
    "retreat": ["retreat"],
    "retreat.decide": ["retreat"],
    "rescue": ["rescue"],
    "trade": ["trade"],
    "arrival": ["arrive"],
    "placement": ["place", "airplace"],
    "submarine": ["hunt"],
    "new_cards.discard": ["discard"],
    "withdrawal": ["withdraw"],
}
# Where an attack comes from may be the sea or the air: by answer and part.
ORIGINS: Final = [("remove", 0), ("send_back", 2)]


def meant(game: Kampen, choice: Choice, path: list[Thing]) -> list[Option]:
    """The answers to which clicks on these things lead, with what may still follow."""
    options: list[Option] = []
    for head in HEADS[choice.prompt]:
        kinds = parts_of(choice, head)
        given = fitting(game, head, kinds, path)
        if given is not None and not is_other_sabotage(game, head, given):
            options += completed(game, choice, head, len(kinds), given)
    return options


def parts_of(choice: Choice, head: str) -> list[str]:
    """What an answer is made of. The engineers need not name the card that they clear away."""
    return [CARD] if choice.prompt == "sabotage.engineers" else PARTS[head]


def fitting(game: Kampen, head: str, kinds: list[str], path: list[Thing]) -> list[Any] | None:
    """The first parts of an answer as the clicks give them; None where they give no such answer."""
    if len(path) > len(kinds):
        return None
    given: list[Any] = []
    for place, (kind, which) in enumerate(path):
        if kind != kinds[place]:
            return None
        if kind == NUMBER:
            if not str(which).isdecimal() or (int(which) < 1 and head != "lose"):
                return None
            given.append(int(which))
            continue
        if kind == AREA:
            known = which in game.box.board.index or ((head, place) in ORIGINS and which in ("sea", "air"))
        elif kind == CARD:
            known = which in game.box.cards
        else:
            known = which in SEATINGS[0] + SEATINGS[1]
        if not known:
            return None
        given.append(which)
    return given


def is_other_sabotage(game: Kampen, head: str, given: list[Any]) -> bool:
    """A card that lets battalions escape turns nobody back, and every other card is asked to do that."""
    if head not in ("send_back", "escape"):
        return False
    escapes = bool(given) and game.card(given[0]).kind.escapes > 0
    return escapes != (head == "escape")


def completed(game: Kampen, choice: Choice, head: str, length: int, given: list[Any]) -> list[Option]:
    """All answers that begin so."""
    if len(given) == length:
        return [(head, *given)]
    options: list[Option] = []
    for part in next_parts(game, choice, head, given):
        options += completed(game, choice, head, length, [*given, part])
    return options


def next_parts(game: Kampen, choice: Choice, head: str, given: list[Any]) -> list[Any]:
    """What can sensibly follow in an answer: never nothing, so that every beginning meets its reason."""
    board = game.box.board
    kind = PARTS[head][len(given)]
    last: Any = given[-1] if given else ""
    if kind == NUMBER:
        if head == "lose":
            defeated = int(choice.options[0][1]) + int(choice.options[0][2])
            return [max(defeated - int(last), 0)] if given else list(range(defeated + 1))
        return list(range(1, largest_stack(game, choice, head, given) + 1))
    if not given:
        return first_parts(game, choice, kind)
    if head == "cancel":
        fight = game.combat
        assert fight is not None
        return [play.card for play in cancellable(game, fight, asked_faction(game, choice))]
    if head in ("airlift", "airplace"):
        fields = [board.ids[field] for field in board.air_fields if game.scenario.in_play[field]]
        return [field for field in fields if field != last]
    if head in ("sealift", "rescue"):
        coast = [board.ids[area] for area, touched in enumerate(game.scenario.allied_coast) if touched]
        return [area for area in coast if area not in (last, (choice.values or {}).get("area"))]
    if head == "hunt":
        return [board.ids[area] for area in sorted(set(game.placed + game.by_air))]
    if head == "divert":
        return near(game, (choice.values or {})["area"])
    if head in ("send_back", "escape") and len(given) == 1:
        return [board.ids[area] for area in sorted({attack.target for attack in game.attacks})]
    if head == "send_back":
        origins = [origin_id(game, attack.origin) for attack in game.attacks if board.ids[attack.target] == last]
        return origins or near(game, last)
    return near(game, last)


def first_parts(game: Kampen, choice: Choice, kind: str) -> list[Any]:
    """Everything that a first click can be."""
    if kind == AREA:
        return list(game.box.board.ids)
    if kind == CARD:
        return sorted(game.hands[asked_faction(game, choice)])
    return SEATINGS[0] + SEATINGS[1]


def near(game: Kampen, area: str) -> list[str]:
    """The neighbours of an area; of one that is out of play, itself."""
    return game.scenario.neighbour_ids[game.box.board.index[area]] or [area]


def largest_stack(game: Kampen, choice: Choice, head: str, given: list[Any]) -> int:
    """As many battalions as stand where they would leave, or have to be placed."""
    if head == "airplace":
        return game.to_place
    start = game.box.board.index[given[1] if head == "escape" else given[0]]
    return max(game.battalions[asked_faction(game, choice)][start], 1)
