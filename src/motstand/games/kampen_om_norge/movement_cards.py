"""The cards of phase 1: Fallskjermtropp, Rask forflytning, Transportfly, Kystevakuering and Invasjon."""

from __future__ import annotations

from motstand.games.kampen_om_norge.air import areas_in_range, german_air_fields, jagerfly_reaches
from motstand.games.kampen_om_norge.answers import DONE, PASS
from motstand.games.kampen_om_norge.components import AIR, ALLIES, FACTIONS, GERMANY, SEA, Kind
from motstand.games.kampen_om_norge.new_cards import different_cards, use_card
from motstand.games.kampen_om_norge.stacks import arrive, fresh_battalions
from motstand.games.kampen_om_norge.state import Kampen
from motstand.kernel.flow import Choice, Flow, Option


def playable(game: Kampen, faction: int) -> list[Option]:
    """KON-MOVE-07: the cards in hand that can do something in phase 1 of the own turn."""
    if not game.hands[faction]:
        return []
    options: list[Option] = []
    for id in different_cards(game, faction):
        kind = game.card(id).kind
        if (
            kind.drops
            or (kind.marches and may_march(game, faction, kind))
            or (kind.airlifts and may_airlift(game))
            or (kind.sealifts and may_sealift(game))
            or (kind.invades and may_invade(game, id))
        ):
            options.append(("card", id))
    return options


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


def drop(game: Kampen) -> Flow[None]:
    """One new battalion from the air, unless Jagerfly drives it off."""
    answer: Option = yield Choice(game.seats[GERMANY], "drop", drops(game), "KON-GC-07")
    intended = game.box.board.index[answer[1]]
    game.note("drop.announced", "KON-GC-07", {"area": answer[1]})
    area = yield from divert(game, intended)
    hostile = game.is_enemy_in(GERMANY, area)
    arrive(game, AIR, area, 1)
    key = "drop.attacks" if hostile else "drop.landed"
    game.note(key, "KON-GC-08", {"area": game.box.board.ids[area]})


def divert(game: Kampen, intended: int) -> Flow[int]:
    """KON-AC-10: with Jagerfly the Allies choose a neighbouring area instead (KON-Q-46).

    They are asked whenever everybody can see that they might have the card; a silent pass would betray the hand.
    """
    if not game.hands[ALLIES] or not any(may_divert(game, kind, intended) for kind in game.scenario.kinds[ALLIES]):
        return intended
    ids = game.box.board.ids
    options: list[Option] = [PASS]
    for id in different_cards(game, ALLIES):
        if may_divert(game, game.card(id).kind, intended):
            options += [("divert", id, ids[area]) for area in game.scenario.neighbours[intended]]
    values = {"area": ids[intended]}
    answer: Option = yield Choice(game.seats[ALLIES], "drop.divert", options, "KON-AC-10", values)
    if answer == PASS:
        return intended
    use_card(game, ALLIES, answer[1])
    game.note("drop.diverted", "KON-AC-10", {"card": answer[1], "from": ids[intended], "to": answer[2]})
    return game.box.board.index[answer[2]]


def may_divert(game: Kampen, kind: Kind, intended: int) -> bool:
    """KON-AC-11: does the card drive off paratroopers there?"""
    return kind.diverts and (not kind.diverts_on_coast or jagerfly_reaches(game, intended))


# -- Rask forflytning ----------------------------------------------------------------------------------------


def marches(game: Kampen, faction: int, kind: Kind) -> list[Option]:
    """KON-GC-15, KON-NC-05: one or two battalions together, two areas, the first free of enemies (KON-Q-35)."""
    options: list[Option] = []
    ids = game.box.board.ids
    for start, count in enumerate(game.battalions[faction]):
        fresh = count - game.moved[start]
        if count == 0 or fresh <= 0:
            continue
        for via in game.scenario.neighbours[start]:
            if game.is_enemy_in(faction, via):
                continue
            for end in game.scenario.neighbours[via]:
                # KON-NC-07: Norway never marches into combat.
                if end == start or (not kind.marches_into_combat and game.is_enemy_in(faction, end)):
                    continue
                for stack in range(1, min(kind.marches, fresh) + 1):
                    options.append(("march", ids[start], ids[via], ids[end], stack))
    return options


def may_march(game: Kampen, faction: int, kind: Kind) -> bool:
    """Is there any march at all?"""
    for start, count in enumerate(game.battalions[faction]):
        if count == 0 or count <= game.moved[start]:
            continue
        for via in game.scenario.neighbours[start]:
            if game.is_enemy_in(faction, via):
                continue
            for end in game.scenario.neighbours[via]:
                if end != start and (kind.marches_into_combat or not game.is_enemy_in(faction, end)):
                    return True
    return False


def march_two_areas(game: Kampen, faction: int, kind: Kind) -> Flow[None]:
    """KON-GC-16: they move together to the same area; it is their whole movement (KON-Q-36)."""
    values = {"faction": FACTIONS[faction]}
    options = marches(game, faction, kind)
    answer: Option = yield Choice(game.seats[faction], "march", options, "KON-GC-15", values)
    index = game.box.board.index
    start, via, end, stack = index[answer[1]], index[answer[2]], index[answer[3]], int(answer[4])
    hostile = game.is_enemy_in(faction, end)
    game.battalions[faction][start] -= stack
    # KON-Q-34: an attack by a two-area move comes from the last area before the attacked one.
    arrive(game, via, end, stack)
    key = "march.attacks" if hostile else "march.moved"
    told = {"faction": FACTIONS[faction], "from": answer[1], "via": answer[2], "to": answer[3], "count": stack}
    game.note(key, "KON-GC-15", told)


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


def may_airlift(game: Kampen) -> bool:
    """Is there any flight at all?"""
    fields = german_air_fields(game)
    return len(fields) > 1 and any(fresh_battalions(game, GERMANY, field) > 0 for field in fields)


def airlift(game: Kampen, kind: Kind) -> Flow[None]:
    """KON-GC-20: flying is the battalions' movement of this turn."""
    answer: Option = yield Choice(game.seats[GERMANY], "airlift", airlifts(game, kind), "KON-GC-18")
    _lift(game, GERMANY, answer)
    game.note("airlift.moved", "KON-GC-18", {"from": answer[1], "to": answer[2], "count": answer[3]})


# -- Kystevakuering ------------------------------------------------------------------------------------------


def sealifts(game: Kampen, kind: Kind) -> list[Option]:
    """KON-AC-15, KON-AC-17: along the coast of sea zones III to VII, never into combat."""
    ids = game.box.board.ids
    coast = [area for area, touched in enumerate(game.scenario.allied_coast) if touched]
    return [
        ("sealift", ids[start], ids[end], stack)
        for start in coast
        if game.battalions[ALLIES][start] > 0
        for end in coast
        if end != start and not game.is_enemy_in(ALLIES, end)
        for stack in range(1, min(kind.sealifts, fresh_battalions(game, ALLIES, start)) + 1)
    ]


def may_sealift(game: Kampen) -> bool:
    """Is there any voyage at all?"""
    havens = 0
    fresh = False
    for area, touched in enumerate(game.scenario.allied_coast):
        if touched and not game.is_enemy_in(ALLIES, area):
            havens += 1
            fresh = fresh or fresh_battalions(game, ALLIES, area) > 0
    return fresh and havens > 1


def sealift(game: Kampen, kind: Kind) -> Flow[None]:
    """KON-Q-55: the voyage replaces the battalions' movement."""
    answer: Option = yield Choice(game.seats[ALLIES], "sealift", sealifts(game, kind), "KON-AC-15")
    _lift(game, ALLIES, answer)
    game.note("sealift.moved", "KON-AC-15", {"from": answer[1], "to": answer[2], "count": answer[3]})


def _lift(game: Kampen, faction: int, answer: Option) -> None:
    index = game.box.board.index
    game.battalions[faction][index[answer[1]]] -= int(answer[3])
    arrive(game, index[answer[1]], index[answer[2]], int(answer[3]))


# -- Invasjon ------------------------------------------------------------------------------------------------


def may_invade(game: Kampen, id: str) -> bool:
    """KON-AC-06: the other cards in hand must bring at least one battalion."""
    symbols = sum([game.card(other).symbols for other in game.hands[ALLIES] if other != id])
    return symbols >= game.scenario.symbols_per_battalion


def invade(game: Kampen) -> Flow[None]:
    """KON-AC-05: trade cards now and land the battalions, also in hostile areas, which are then attacked."""
    symbols = 0
    while game.hands[ALLIES]:
        options: list[Option] = [("trade", card) for card in different_cards(game, ALLIES)]
        if symbols >= game.scenario.symbols_per_battalion:
            options.append(DONE)
        values = {"symbols": symbols, "battalions": symbols // game.scenario.symbols_per_battalion}
        answer: Option = yield Choice(game.seats[ALLIES], "invasion.trade", options, "KON-AC-06", values)
        if answer == DONE:
            break
        symbols += game.card(answer[1]).symbols
        use_card(game, ALLIES, answer[1])
        game.note("trade.traded", "KON-AC-06", {"faction": "allies", "card": answer[1]})
    ids = game.box.board.ids
    coast: list[Option] = [("land", ids[area]) for area, open_ in enumerate(game.scenario.allied_coast) if open_]
    battalions = symbols // game.scenario.symbols_per_battalion
    for landed in range(battalions):
        left = {"left": battalions - landed}
        where: Option = yield Choice(game.seats[ALLIES], "invasion.land", coast, "KON-AC-07", left)
        area = game.box.board.index[where[1]]
        hostile = game.is_enemy_in(ALLIES, area)
        arrive(game, SEA, area, 1)
        game.note("invasion.attacks" if hostile else "invasion.landed", "KON-AC-05", {"area": where[1]})
