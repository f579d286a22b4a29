"""The cards of phase 1: Fallskjermtropp, Rask forflytning, Transportfly, Kystevakuering and Invasjon."""

from __future__ import annotations

from collections.abc import Iterator

from motstand.games.kampen_om_norge.air import (
    areas_in_range,
    german_air_fields,
    objection_to_field,
    objection_to_flight,
    objection_to_jagerfly,
)
from motstand.games.kampen_om_norge.answers import AIRLIFT, DIVERT, DROP, MARCH, PASS, SEALIFT
from motstand.games.kampen_om_norge.breakdown import add_most
from motstand.games.kampen_om_norge.components import AIR, ALLIES, FACTIONS, GERMANY, NORWAY, Kind
from motstand.games.kampen_om_norge.invasion import invade, objection_to_invading
from motstand.games.kampen_om_norge.new_cards import different_cards, use_card
from motstand.games.kampen_om_norge.sea.fleet import NO_CARRIER, is_closed_by_germany
from motstand.games.kampen_om_norge.stacks import (
    arrive,
    fresh_battalions,
    objection_to_leaving,
    objection_to_stack,
)
from motstand.games.kampen_om_norge.state import Kampen
from motstand.kernel.flow import Flow, Option


def playable(game: Kampen, faction: int) -> list[Option]:
    """KON-MOVE-07: the cards in hand that can do something in phase 1 of the own turn."""
    if not game.hands[faction]:
        return []
    options: list[Option] = []
    for id in different_cards(game, faction):
        if not objection_to_playing(game, faction, id):
            options.append(("card", id))
    return options


def objection_to_playing(game: Kampen, faction: int, id: str) -> str:
    """Has the card an effect in phase 1 of the own turn, and is there anything that it could do?"""
    kind = game.card(id).kind
    if kind.drops:
        return ""
    if kind.marches:
        return objection_to_all_marches(game, faction, kind)
    if kind.airlifts:
        return objection_to_all_airlifts(game)
    if kind.sealifts:
        return objection_to_all_sealifts(game)
    return objection_to_invading(game, id) if kind.invades else "another_time"


def play(game: Kampen, faction: int, id: str) -> Flow[None]:
    """Use a card and carry out what it does in phase 1."""
    kind = game.card(id).kind
    use_card(game, faction, id)
    game.note("card.played", "KON-MOVE-07", {"faction": FACTIONS[faction], "card": id})
    if kind.drops:
        yield from drop(game)
    elif kind.marches:
        yield from march_two_areas(game, faction, kind)
    elif kind.airlifts:
        yield from airlift(game, kind)
    elif kind.sealifts:
        yield from sealift(game, kind)
    else:
        yield from invade(game)


# -- Fallskjermtropp -----------------------------------------------------------------------------------------


def drops(game: Kampen) -> list[Option]:
    """KON-GC-07: any land area within air range, also a hostile one (KON-GC-08). The south is always in range."""
    ids = game.box.board.ids
    return [("drop", ids[area]) for area in areas_in_range(game)]


def objection_to_drop(game: Kampen, area: int) -> str:
    """What `drops` leaves out, and why."""
    return objection_to_flight(game, area, german_air_fields(game))


def drop(game: Kampen) -> Flow[None]:
    """One new battalion from the air, unless Jagerfly drives it off."""
    answer: Option = yield DROP.ask(game.seats[GERMANY], drops(game))
    _, target = answer
    game.note("drop.announced", "KON-GC-07", {"area": target})
    area = yield from divert(game, game.box.board.index[target])
    if game.sea is not None and game.sea.april:
        game.sea.dropped += (area,)
    hostile = game.is_enemy_in(GERMANY, area)
    arrive(game, AIR, area, 1)
    key = "drop.attacks" if hostile else "drop.landed"
    game.note(key, "KON-GC-08", {"area": game.box.board.ids[area]})


def divert(game: Kampen, intended: int) -> Flow[int]:
    """KON-AC-10: with Jagerfly the Allies choose a neighbouring area instead (KON-Q-46).

    They are asked whenever everybody can see that they might have the card; a silent pass would betray the hand.
    """
    # KON-NNC-01: on 9 April it is Norway that has fighters.
    faction = NORWAY if game.on_april else ALLIES
    if not game.hands[faction] or not might_divert(game, faction, intended):
        return intended
    ids = game.box.board.ids
    options: list[Option] = [PASS]
    for id in different_cards(game, faction):
        if not objection_to_diverting(game, game.card(id).kind, intended):
            options += [("divert", id, ids[area]) for area in game.scenario.neighbours[intended]]
    answer: Option = yield DIVERT.ask(game.seats[faction], options, {"area": ids[intended]})
    if answer == PASS:
        return intended
    _, card, landfall = answer
    use_card(game, faction, card)
    key = "april.diverted" if faction == NORWAY else "drop.diverted"
    game.note(key, "KON-AC-10", {"card": card, "from": ids[intended], "to": landfall})
    return game.box.board.index[landfall]


def might_divert(game: Kampen, faction: int, intended: int) -> bool:
    """Can everybody see that a faction might hold a card against this drop?"""
    for kind in game.kinds(faction):
        if objection_to_diverting(game, kind, intended) in ("", NO_CARRIER):
            return True
    return False


def objection_to_diverting(game: Kampen, kind: Kind, intended: int) -> str:
    """KON-AC-11: does the card drive off paratroopers there?"""
    if not kind.diverts:
        return "another_time"
    return objection_to_jagerfly(game, intended) if kind.diverts_on_coast else ""


def objection_to_landfall(game: Kampen, intended: int, area: int) -> str:
    """KON-AC-10: those who are driven off come down next to where they wanted to."""
    return "" if area in game.scenario.neighbours[intended] else "not_beside_the_drop"


# -- Rask forflytning ----------------------------------------------------------------------------------------


def ways(game: Kampen, faction: int, kind: Kind) -> Iterator[tuple[int, int, int]]:
    """Where battalions can march: start, first area and end."""
    neighbours = game.scenario.neighbours
    for start, count in enumerate(game.battalions[faction]):
        if count > 0 and not objection_to_leaving(game, faction, start):
            for via in neighbours[start]:
                if not objection_to_passing(game, faction, start, via):
                    for end in neighbours[via]:
                        if not objection_to_ending(game, faction, kind, start, via, end):
                            yield start, via, end


def marches(game: Kampen, faction: int, kind: Kind) -> list[Option]:
    """KON-GC-15, KON-NC-05: one or two battalions together, two areas, the first free of enemies (KON-Q-35)."""
    ids = game.box.board.ids
    here, moved = game.battalions[faction], game.moved
    return [
        ("march", ids[start], ids[via], ids[end], stack)
        for start, via, end in ways(game, faction, kind)
        for stack in range(1, min(kind.marches, here[start] - moved[start]) + 1)
    ]


def objection_to_all_marches(game: Kampen, faction: int, kind: Kind) -> str:
    """Is there any march at all?"""
    for _ in ways(game, faction, kind):
        return ""
    return "no_march"


def objection_to_march(game: Kampen, faction: int, kind: Kind, start: int, via: int, end: int, stack: int) -> str:
    """What `marches` leaves out, and why."""
    return (
        objection_to_leaving(game, faction, start)
        or objection_to_passing(game, faction, start, via)
        or objection_to_ending(game, faction, kind, start, via, end)
        or objection_to_stack(game, faction, start, stack, kind.marches)
    )


def objection_to_passing(game: Kampen, faction: int, start: int, via: int) -> str:
    """KON-Q-35: the first area of a march is a neighbour without enemies."""
    if via not in game.scenario.neighbours[start]:
        return "first_area_not_beside"
    return "enemy_on_the_way" if game.is_enemy_in(faction, via) else ""


def objection_to_ending(game: Kampen, faction: int, kind: Kind, start: int, via: int, end: int) -> str:
    """The second area is a neighbour of the first and not where they came from."""
    if end not in game.scenario.neighbours[via]:
        return "second_area_not_beside"
    if end == start:
        return "march_comes_back"
    # KON-NC-07: Norway never marches into combat.
    return "march_into_combat" if not kind.marches_into_combat and game.is_enemy_in(faction, end) else ""


def march_two_areas(game: Kampen, faction: int, kind: Kind) -> Flow[None]:
    """KON-GC-16: they move together to the same area; it is their whole movement (KON-Q-36)."""
    values = {"faction": FACTIONS[faction]}
    answer: Option = yield MARCH.ask(game.seats[faction], marches(game, faction, kind), values)
    _, start, via, end, battalions = answer
    index = game.box.board.index
    hostile = game.is_enemy_in(faction, index[end])
    game.battalions[faction][index[start]] -= battalions
    # KON-Q-34: an attack by a two-area move comes from the last area before the attacked one.
    arrive(game, index[via], index[end], battalions)
    key = "march.attacks" if hostile else "march.moved"
    told = {"faction": FACTIONS[faction], "from": start, "via": via, "to": end, "count": battalions}
    add_most(game.note(key, "KON-GC-15", told), kind, kind.marches, "KON-GC-15")


# -- Transportfly --------------------------------------------------------------------------------------------


def airlifts(game: Kampen, kind: Kind) -> list[Option]:
    """KON-GC-18: from one controlled air field to another, battalions that have not moved (KON-Q-48)."""
    ids = game.box.board.ids
    fields = german_air_fields(game)
    return [
        ("airlift", ids[start], ids[end], stack)
        for start in fields
        for end in fields
        if end != start
        for stack in range(1, min(kind.airlifts, fresh_battalions(game, GERMANY, start)) + 1)
    ]


def objection_to_all_airlifts(game: Kampen) -> str:
    """Is there any flight at all?"""
    fields = german_air_fields(game)
    if len(fields) < 2:
        return "too_few_fields"
    for field in fields:
        if not objection_to_leaving(game, GERMANY, field):
            return ""
    return "nobody_to_fly"


def objection_to_airlift(game: Kampen, kind: Kind, start: int, end: int, stack: int) -> str:
    """What `airlifts` leaves out, and why."""
    return (
        objection_to_field(game, start)
        or objection_to_leaving(game, GERMANY, start)
        or objection_to_field(game, end)
        or ("same_area" if end == start else "")
        or objection_to_stack(game, GERMANY, start, stack, kind.airlifts)
    )


def airlift(game: Kampen, kind: Kind) -> Flow[None]:
    """KON-GC-20: flying is the battalions' movement of this turn."""
    answer: Option = yield AIRLIFT.ask(game.seats[GERMANY], airlifts(game, kind))
    _, start, end, battalions = answer
    lift(game, GERMANY, start, end, battalions)
    entry = game.note("airlift.moved", "KON-GC-18", {"from": start, "to": end, "count": battalions})
    add_most(entry, kind, kind.airlifts, "KON-GC-18")


def lift(game: Kampen, faction: int, start: str, end: str, battalions: int) -> None:
    """Battalions leave one area by air or by sea and arrive in another."""
    index = game.box.board.index
    game.battalions[faction][index[start]] -= battalions
    arrive(game, index[start], index[end], battalions)


# -- Kystevakuering ------------------------------------------------------------------------------------------


def sealifts(game: Kampen, kind: Kind) -> list[Option]:
    """KON-AC-15, KON-AC-17: along the coast of sea zones III to VII, never into combat."""
    ids = game.box.board.ids
    coast = [area for area, touched in enumerate(game.scenario.allied_coast) if touched]
    return [
        ("sealift", ids[start], ids[end], stack)
        for start in coast
        if not objection_to_leaving(game, ALLIES, start) and not is_closed_by_germany(game, start)
        for end in coast
        if not objection_to_harbour(game, start, end)
        for stack in range(1, min(kind.sealifts, fresh_battalions(game, ALLIES, start)) + 1)
    ]


def objection_to_all_sealifts(game: Kampen) -> str:
    """Is there any voyage at all?"""
    coast = [area for area, touched in enumerate(game.scenario.allied_coast) if touched]
    fresh = [
        area for area in coast if not objection_to_leaving(game, ALLIES, area) and not is_closed_by_germany(game, area)
    ]
    if not fresh:
        return "nobody_to_sail"
    for area in coast:
        if not objection_to_harbour(game, fresh[0], area):
            return ""
    return "no_harbour"


def objection_to_sealift(game: Kampen, kind: Kind, start: int, end: int, stack: int) -> str:
    """What `sealifts` leaves out, and why."""
    if not game.scenario.allied_coast[start]:
        return "sails_from_inland"
    if is_closed_by_germany(game, start):
        return "germans_at_sea"
    return (
        objection_to_leaving(game, ALLIES, start)
        or objection_to_harbour(game, start, end)
        or objection_to_stack(game, ALLIES, start, stack, kind.sealifts)
    )


def objection_to_harbour(game: Kampen, start: int, end: int) -> str:
    """KON-AC-17: another area on the same coast, without enemies."""
    if not game.scenario.allied_coast[end]:
        return "sails_inland"
    if end == start:
        return "same_area"
    if game.is_enemy_in(ALLIES, end):
        return "hostile_harbour"
    # KON-AC-18: not where Germany controls a sea zone.
    return "germans_at_sea" if is_closed_by_germany(game, end) else ""


def sealift(game: Kampen, kind: Kind) -> Flow[None]:
    """KON-Q-55: the voyage replaces the battalions' movement."""
    answer: Option = yield SEALIFT.ask(game.seats[ALLIES], sealifts(game, kind))
    _, start, harbour, battalions = answer
    lift(game, ALLIES, start, harbour, battalions)
    entry = game.note("sealift.moved", "KON-AC-15", {"from": start, "to": harbour, "count": battalions})
    add_most(entry, kind, kind.sealifts, "KON-AC-15")
