"""Which check speaks against an answer: the same conditions by which the chapters make their options."""

from __future__ import annotations

from typing import Any, TypeAlias

from motstand.games.dutch_resistance import answers, lines_and_papers, network, safe_houses, tasks
from motstand.games.dutch_resistance.components import DOWN, INFORMATION, NOWHERE, OCCUPIERS, PLACES, REQUEST
from motstand.games.dutch_resistance.effects import can_complete
from motstand.games.dutch_resistance.holdings import cards_of
from motstand.games.dutch_resistance.marks import has_costs
from motstand.games.dutch_resistance.scene import Scene
from motstand.games.dutch_resistance.state import Dutch
from motstand.games.dutch_resistance.turn import can_use
from motstand.games.dutch_resistance.vocabulary import LETTERS, RESOURCES
from motstand.kernel.flow import Choice, Option

Found: TypeAlias = tuple[str, dict[str, Any]] | None
"""The key of a reason and the values of its sentence."""


def check(game: Dutch, choice: Choice, option: Option) -> Found:
    """What speaks against an answer that is not offered; None where nothing more is known of it."""
    return (
        of_cards(game, choice, option)
        or of_any_time(game, choice, option)
        or of_actions(game, choice, option)
        or of_ways(game, choice, option)
        or of_things(game, choice, option)
        or of_places(game, choice, option)
        or of_people(game, choice, option)
    )


def acting(game: Dutch) -> int:
    """Whose action it is."""
    return game.active


# -- cards -------------------------------------------------------------------------------------------------------------


def of_cards(game: Dutch, choice: Choice, option: Option) -> Found:
    match option:
        case ("be", name):
            return "identity.taken", {"identity": name}
        case (("point" | "discard_card"), card):
            return against_card(game, choice, str(card))
        case ("ability", card, number):
            return against_card(game, choice, str(card)) or against_ability(game, choice, str(card), number)
        case ("choose", _):
            return "option.cost", {}
    return None


def against_card(game: Dutch, choice: Choice, card: str) -> Found:
    """DR-ACT-01: in the own turn, a card that is still in hand; beside an AND card only that one."""
    if game.seats[game.turn] != choice.seat:
        return "turn.other", {"character": game.colours[game.turn]}
    if card not in game.hands[game.turn]:
        return "card.played", {"card": card}
    now = (choice.values or {}).get("card", card)
    return ("card.other", {"card": now}) if now != card else None


def against_ability(game: Dutch, choice: Choice, card: str, number: int) -> Found:
    """DR-CHAR-06: its cost in full."""
    if game.variant.simplified:
        return "card.simplified", {}
    abilities = game.card(card).abilities
    if number >= len(abilities):
        return "card.abilities", {"card": card, "count": len(abilities)}
    if not can_use(game, game.turn, abilities[number]):
        return "card.cost", {"card": card}
    return "card.order", {"card": card}


# -- at any time -------------------------------------------------------------------------------------------------------


def of_any_time(game: Dutch, choice: Choice, option: Option) -> Found:
    match option:
        case (("token" | "drop" | "give" | "vonk" | "request" | "look" | "reroll"), colour, *_):
            absent = against_leading(game, choice, str(colour))
            return absent or against_any_time(game, choice, option, game.character(str(colour)))
    return None


def against_leading(game: Dutch, choice: Choice, colour: str) -> Found:
    """Only the own Characters."""
    if colour not in game.colours:
        return "character.absent", {"character": colour}
    if game.seats[game.character(colour)] != choice.seat:
        return "character.other", {"character": colour}
    return None


def against_any_time(game: Dutch, choice: Choice, option: Option, who: int) -> Found:
    place = game.place[who]
    if choice.prompt == answers.MOVE.prompt and not game.between_parts:
        return "move.first", {}
    match option:
        case ("token", _):
            return "token.none", {}
        case ("drop", colour, resource):
            return "held.none", {"character": colour, "resource": resource}
        case ("give", _, receiver, thing):
            return against_giving(game, who, str(receiver), str(thing))
        case ("vonk", _):
            return ("vonk.own", {}) if game.vonk[place] else ("vonk.none", {"tile": game.tile(place).id})
        case ("request", _):
            here = [token for token in game.groups() if game.token_place[token] == place]
            used = bool(here) and all(game.token_progress[token] != REQUEST for token in here)
            return "request.used" if used else "request.none", {"tile": game.tile(place).id}
        case ("look", _, where):
            return against_looking(game, who, PLACES.index(where))
        case ("reroll", colour, die):
            if game.held[who][INFORMATION] == 0:
                return "held.none", {"character": colour, "resource": RESOURCES[INFORMATION]}
            return "reroll.die", {"die": die}
    return None


def against_giving(game: Dutch, who: int, receiver: str, thing: str) -> Found:
    """DR-EXCH-01: to somebody else, on the same Location, with room for it."""
    giver = game.colours[who]
    if receiver not in game.colours:
        return "character.absent", {"character": receiver}
    other = game.character(receiver)
    if other == who:
        return "give.self", {"character": giver}
    if game.place[other] != game.place[who]:
        return "give.far", {"character": giver, "receiver": receiver}
    if thing not in RESOURCES:
        missing = cards_of(game, thing)[who] == 0
        return ("give.no_card", {"character": giver, "thing": thing}) if missing else None
    if game.held[who][RESOURCES.index(thing)] == 0:
        return "held.none", {"character": giver, "resource": thing}
    return "give.full", {"receiver": receiver}


def against_looking(game: Dutch, who: int, where: int) -> Found:
    """DR-S4-03."""
    if game.scenario.number != lines_and_papers.NUMBER:
        return "look.scenario", {}
    if game.turn != who:
        return "look.turn", {"character": game.colours[game.turn]}
    if game.spots[where] != DOWN:
        return "look.open", {"tile": game.tile(where).id}
    return "held.none", {"character": game.colours[who], "resource": RESOURCES[INFORMATION]}


# -- actions -----------------------------------------------------------------------------------------------------------


def of_actions(game: Dutch, choice: Choice, option: Option) -> Found:
    match option:
        case ("location",):
            return against_location(game, acting(game))
        case ("scenario", action):
            return against_scenario(game, acting(game), str(action), "")
        case ("scenario_for", action, token):
            return against_scenario(game, acting(game), str(action), str(token))
    return None


def against_location(game: Dutch, who: int) -> Found:
    """DR-STD-04, DR-S1-03."""
    place = game.place[who]
    tile = game.tile(place)
    if not tile.effects:
        return "location.none", {"tile": tile.id}
    return "location.costs" if has_costs(game, place) else "location.cost", {"tile": tile.id}


def against_scenario(game: Dutch, who: int, action: str, token: str) -> Found:
    """DR-SCEN-02, DR-OFF-06: where the Officer is, without what it needs, or without its price."""
    place = game.place[who]
    values = {
        "action": {"action": f"{game.scenario.id}@{action}"},
        "text": {"action_text": f"{game.scenario.id}@{action}"},
    }
    if place == game.officer_place:
        return "scenario.officer", {}
    if token and token in game.token_ids and not is_here(game, place, token):
        return "token.far", {"token": token, "tile": game.tile(place).id}
    if token and action == tasks.TASK and token in game.box.cards.tasks:
        return against_task(game, who, token) or ("scenario.unmet", values)
    if token and action == safe_houses.HIDE and token in game.token_ids:
        return against_hiding(game, place, token) or ("scenario.unmet", values)
    if action == network.RECRUIT and game.costs_up[place] != "":
        return "scenario.cost", values
    return "scenario.unmet", values


def is_here(game: Dutch, place: int, token: str) -> bool:
    return any(game.token_ids[each] == token for each in game.tokens_at(place))


def against_task(game: Dutch, who: int, id: str) -> Found:
    """DR-S3-02, DR-S5-02: where the next step is done, and what it costs."""
    token = game.token_ids.index(id)
    if not tasks.is_of_scenario(game, token):
        return "task.guest", {"token": id}
    step = tasks.next_step(game, token)
    if not tasks.is_at_step(game, token, game.place[who]):
        return ("task.place", {"tile": step.tile}) if step.tile else ("task.near", {})
    if not can_complete(game, Scene(who, game.place[who], "DR-SCEN-02"), step.cost):
        return "task.cost", {"token": id}
    return None


def against_hiding(game: Dutch, place: int, id: str) -> Found:
    """DR-S2-04: an address that is known, and the Person there."""
    token = game.token_ids.index(id)
    if game.token_fixed[token]:
        return "token.hidden", {"token": id}
    if game.token_address[token] == NOWHERE:
        return "hide.address", {"token": id}
    if game.token_address[token] != place:
        return "hide.place", {"token": id, "tile": game.tile(game.token_address[token]).id}
    return None


# -- ways --------------------------------------------------------------------------------------------------------------


def of_ways(game: Dutch, choice: Choice, option: Option) -> Found:
    who = acting(game)
    match option:
        case ("go", road):
            return against_road(game, who, str(road))
        case ("escort", road, token):
            return against_road(game, who, str(road)) or against_token(game, who, str(token))
        case ("ride", place):
            return against_ride(game, who, PLACES.index(place), "")
        case ("ride_with", place, token):
            return against_ride(game, who, PLACES.index(place), str(token))
        case ("stop",):
            return "move.least", {}
        case ("guide", guided, road):
            return "guide.far", {"road": road, "guided": guided}
    return None


def against_road(game: Dutch, who: int, road: str) -> Found:
    """DR-MOVE-03: a Road at the Location."""
    if LETTERS.index(road) in game.box.board.roads_at[game.place[who]]:
        return None
    return "road.far", {"road": road, "tile": game.tile(game.place[who]).id}


def against_token(game: Dutch, who: int, id: str) -> Found:
    """DR-ESC-01: a token that lies there and may be moved."""
    place = game.place[who]
    if not is_here(game, place, id):
        return "token.far", {"token": id, "tile": game.tile(place).id}
    here = [token for token in game.tokens_at(place) if game.token_ids[token] == id]
    return ("token.fixed", {"token": id}) if all(game.token_fixed[token] for token in here) else None


def against_ride(game: Dutch, who: int, end: int, token: str) -> Found:
    """DR-TRAIN-01, DR-TRAIN-05: from the Station or to it, with a Ticket, with two for a Person in Hiding."""
    station = game.place_of_tile("station")
    if game.tickets[who] == 0:
        return "ride.ticket", {}
    if end == game.place[who]:
        return "ride.here", {}
    if station not in (end, game.place[who]):
        return "ride.station", {}
    if token:
        return against_token(game, who, token) or ("ride.two", {"token": token})
    return None


# -- things that are held, on Roads, or rolled -------------------------------------------------------------------------


def of_things(game: Dutch, choice: Choice, option: Option) -> Found:
    match option:
        case ("spend", resource):
            return "spend.none", {"resource": resource}
        case ("gain", resource):
            return "gain.none", {"resource": resource}
        case ("take", _):
            return "amount.range", {}
        case ("newspaper", deliveries):
            return "newspaper.none", {"deliveries": deliveries}
        case (("reduce" | "shift"), road, occupier, *_):
            missing = game.occupiers[OCCUPIERS.index(occupier)][LETTERS.index(road)] == 0
            return ("occupier.none" if missing else "occupier.kind"), {"road": road, "occupier": occupier}
        case ("march", occupier):
            return "march.none", {"occupier": occupier, "road": (choice.values or {}).get("road", "")}
        case ("done",):
            return "helper.first", {}
    return None


# -- places ------------------------------------------------------------------------------------------------------------


def of_places(game: Dutch, choice: Choice, option: Option) -> Found:
    match option:
        case ("safety", place):
            key = {answers.SECURE.prompt: "secure.none", answers.SHELTER.prompt: "shelter.none"}
            return key.get(choice.prompt, "safety.place"), {"tile": game.tile(PLACES.index(place)).id}
        case ("raid", place):
            return "raid.none", {"tile": game.tile(PLACES.index(place)).id}
        case ("target", place):
            return "target.other", {"tile": game.tile(PLACES.index(place)).id}
        case ("start", place):
            taken = any(game.token_place[token] == PLACES.index(place) for token in game.groups())
            return "group.taken" if taken else "group.areas", {"tile": game.tile(PLACES.index(place)).id}
        case ("intensify", road):
            return "intensify.road", {"road": road}
    return None


# -- people ------------------------------------------------------------------------------------------------------------


def of_people(game: Dutch, choice: Choice, option: Option) -> Found:
    match option:
        case ("character", colour):
            if colour not in game.colours:
                return "character.absent", {"character": colour}
            if choice.prompt == answers.COMPANION.prompt:
                return "companion.far", {"character": colour}
            if choice.prompt == answers.RECEIVER.prompt:
                return "receiver.far", {"character": colour}
            return "whom.other", {"character": colour}
    return None
