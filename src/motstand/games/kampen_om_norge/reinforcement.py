"""Chapter 4.3: trading cards for battalions, placing them, and the submarines that lie in wait."""

from __future__ import annotations

from motstand.games.kampen_om_norge.air import german_air_fields, objection_to_field
from motstand.games.kampen_om_norge.answers import ARRIVAL, DONE, FORGO, PASS, PLACEMENT, SUBMARINE, TRADE
from motstand.games.kampen_om_norge.breakdown import add_acquired, add_arrival, add_most, add_placed, add_symbols
from motstand.games.kampen_om_norge.components import ALLIES, FACTIONS, GERMANY, NORWAY, Kind
from motstand.games.kampen_om_norge.new_cards import different_cards, use_card
from motstand.games.kampen_om_norge.sea.fleet import is_closed_by_germany
from motstand.games.kampen_om_norge.sea.reinforcement import objection_to_german_shore
from motstand.games.kampen_om_norge.state import Kampen
from motstand.games.kampen_om_norge.victory import check_all_defeated
from motstand.kernel.flow import Flow, Option, Roll
from motstand.kernel.log import Entry


def begin_reinforcement(game: Kampen) -> str:
    """Phase 3 begins: nothing has been traded or placed yet."""
    game.symbols = 0
    game.to_place = 0
    game.placed = []
    game.by_air = []
    if game.sea is None:
        return "trade"
    # KON-NINE-35: on 9 April Norway mobilizes before anybody trades.
    return "mobilization" if game.sea.april else "trade"


def trade(game: Kampen) -> Flow[str]:
    """KON-REINF-01: trade one more card, or be done. All symbols of the phase are added up once (KON-Q-53)."""
    faction = game.active
    answer = DONE
    if game.hands[faction]:
        options: list[Option] = [("trade", card) for card in different_cards(game, faction)]
        options.append(DONE)
        values = {"faction": FACTIONS[faction], "symbols": game.symbols, "battalions": acquired(game)}
        answer = yield TRADE.ask(game.seats[faction], options, values)
    if answer == DONE:
        game.to_place = acquired(game)
        note_acquired(game)
        # KON-NINE-45: not on 9 April.
        april = game.on_april
        return "arrival" if faction == ALLIES and game.arrivals_due > 0 and not april else "placement"
    _, card = answer
    game.symbols += game.card(card).symbols
    use_card(game, faction, card)
    entry = game.note("trade.traded", "KON-REINF-02", {"faction": FACTIONS[faction], "card": card})
    add_symbols(entry, game, card, "KON-REINF-02")
    return "trade"


def acquired(game: Kampen) -> int:
    """KON-REINF-03: a battalion for every 3 symbols, and Germany's free one (KON-REINF-04)."""
    free = game.scenario.free_german_battalions if game.active == GERMANY else 0
    return game.symbols // game.scenario.symbols_per_battalion + free


def note_acquired(game: Kampen) -> None:
    # The breakdown looks at every traded card: without a log that would cost 1 % of a simulated game.
    if game.to_place > 0 and game.log is not None:
        values = {"faction": FACTIONS[game.active], "symbols": game.symbols, "count": game.to_place}
        add_acquired(game.note("trade.acquired", "KON-REINF-03", values), game)


# -- the first Allied arrival --------------------------------------------------------------------------------


def arrival(game: Kampen) -> Flow[str]:
    """KON-SETUP-04, KON-SETUP-05: two stacks in two areas that do not border each other."""
    ids = game.box.board.ids
    battalions = game.scenario.arrival_battalions
    areas = arrival_areas(game, game.arrivals_due)
    if areas:
        values = {"count": battalions, "left": game.arrivals_due}
        options: list[Option] = [("arrive", ids[area]) for area in areas]
        answer: Option = yield ARRIVAL.ask(game.seats[ALLIES], options, values)
        _, chosen = answer
        area = game.box.board.index[chosen]
        game.arrivals_due -= 1
        game.battalions[ALLIES][area] += battalions
        game.placed += [area] * battalions
        add_arrival(game.note("arrival.landed", "KON-SETUP-05", {"area": chosen, "count": battalions}), game)
    else:
        game.arrivals_due -= 1
        # KON-Q-99: a stack without an open area is lost, never split.
        add_arrival(game.note("arrival.lost", "KON-SETUP-05", {"count": battalions}), game)
    return "arrival" if game.arrivals_due > 0 else "placement"


def arrival_areas(game: Kampen, stacks: int) -> list[int]:
    """The areas for the next of so many stacks; for the first, those that leave room for the second (KON-Q-99)."""
    open_areas = placement_areas(game, ALLIES)
    if stacks == game.scenario.arrival_stacks:
        with_partner = [area for area in open_areas if apart_from(game, area, open_areas)]
        return with_partner or open_areas
    return apart_from(game, game.placed[0], open_areas) if game.placed else open_areas


def objection_to_arrival(game: Kampen, stacks: int, area: int) -> str:
    """What `arrival_areas` leaves out, and why."""
    objection = objection_to_placing(game, ALLIES, area)
    if objection or area in arrival_areas(game, stacks):
        return objection
    return "no_room_for_second_stack" if stacks == game.scenario.arrival_stacks else "beside_first_stack"


def apart_from(game: Kampen, area: int, areas: list[int]) -> list[int]:
    """Those that are another area and do not border it, by land or fjord (KON-Q-52)."""
    return [other for other in areas if other != area and other not in game.box.board.neighbours[area]]


# -- placing -------------------------------------------------------------------------------------------------


def placement_areas(game: Kampen, faction: int) -> list[int]:
    """Where a faction may place a battalion now; never in a hostile area (KON-Q-24)."""
    board = game.box.board
    if faction == NORWAY:
        areas = board.mobilization_points + board.victory_cities
        if game.scenario.norway_reinforces_anywhere:
            areas = list(range(len(board.ids)))
    elif faction == GERMANY and game.sea is not None:
        areas = board.coastal_areas
    else:
        coast = game.scenario.german_coast if faction == GERMANY else game.scenario.allied_coast
        areas = [area for area, touched in enumerate(coast) if touched]
    return [area for area in areas if not objection_to_placing(game, faction, area)]


def objection_to_placing(game: Kampen, faction: int, area: int) -> str:
    """May a new battalion come there by sea or mobilization?"""
    if faction == NORWAY:
        return objection_to_mobilizing(game, area)
    # KON-REINF-05: Germany by sea zones I and II. KON-REINF-08: the Allies by III to VII.
    if faction == GERMANY:
        if game.sea is not None:
            objection = objection_to_german_shore(game, area)
            if objection:
                return objection
        elif not game.scenario.german_coast[area]:
            return "not_on_german_coast"
    elif not game.scenario.allied_coast[area]:
        return "not_on_allied_coast"
    elif is_closed_by_germany(game, area):
        # KON-AREINF-06: not beside a zone under German control.
        return "germans_at_sea"
    return "placed_on_the_enemy" if game.is_enemy_in(faction, area) else ""


def objection_to_mobilizing(game: Kampen, area: int) -> str:
    """KON-REINF-06, KON-REINF-07: mobilization points and victory cities without Germans, one battalion in each.

    Scenario 2 lets Norway place anywhere (KON-STWO-22).
    """
    board = game.box.board
    if not game.scenario.in_play[area]:
        return "out_of_play"
    if not (
        game.scenario.norway_reinforces_anywhere or area in board.mobilization_points or area in board.victory_cities
    ):
        return "no_mobilization_there"
    if game.battalions[GERMANY][area] > 0:
        return "placed_on_the_enemy"
    return "placed_there_already" if area in game.placed else ""


def placement(game: Kampen) -> Flow[str]:
    """Place one battalion after another, by sea, by mobilization or by Transportfly."""
    if game.to_place == 0:
        return "submarines"
    options = placements(game)
    if not options:
        return lose_battalions(game)
    faction = game.active
    values = {"faction": FACTIONS[faction], "left": game.to_place}
    answer: Option = yield PLACEMENT.ask(game.seats[faction], options, values, placement_rule(faction))
    match answer:
        case ("place", area):
            game.placed.append(game.box.board.index[area])
            add_battalions(game, area, 1)
        case ("airplace", card, field, battalions):
            place_by_air(game, card, field, battalions)
        case _:
            return lose_battalions(game)
    return "placement"


def placements(game: Kampen) -> list[Option]:
    """By sea or mobilization; for Germany by air, too. Who can only fly may let the battalions go (KON-Q-24)."""
    ids = game.box.board.ids
    options: list[Option] = [("place", ids[area]) for area in placement_areas(game, game.active)]
    if game.active != GERMANY:
        return options
    if not options and might_airplace(game):
        options.append(FORGO)
    return options + airplacements(game)


def might_airplace(game: Kampen) -> bool:
    """Can everybody see that Germany might hold Transportfly? Being asked must not tell that it does."""
    if not game.hands[GERMANY] or not german_air_fields(game):
        return False
    return any(kind.airplaces > 0 for kind in game.kinds(GERMANY))


def place_by_air(game: Kampen, card: str, field: str, battalions: int) -> None:
    """KON-GC-19: Transportfly brings some of them to an air field."""
    use_card(game, GERMANY, card)
    game.note("card.played", "KON-GC-19", {"faction": "germany", "card": card})
    game.by_air += [game.box.board.index[field]] * battalions
    entry = add_battalions(game, field, battalions)
    kind = game.card(card).kind
    add_most(entry, kind, kind.airplaces, "KON-GC-19")


def add_battalions(game: Kampen, area: str, battalions: int) -> Entry:
    """New battalions stand in an area."""
    game.battalions[game.active][game.box.board.index[area]] += battalions
    game.to_place -= battalions
    told = {"faction": FACTIONS[game.active], "area": area, "count": battalions}
    entry = game.note("placement.placed", placement_rule(game.active), told)
    add_placed(entry, game.to_place + battalions, game.to_place)
    return entry


def lose_battalions(game: Kampen) -> str:
    """KON-Q-24: without a legal area the battalions are lost; no card has to be played to save them."""
    values = {"faction": FACTIONS[game.active], "count": game.to_place}
    add_placed(game.note("placement.lost", placement_rule(game.active), values), game.to_place, 0)
    game.to_place = 0
    return "submarines"


def placement_rule(faction: int) -> str:
    return ("KON-REINF-05", "KON-REINF-06", "KON-REINF-08")[faction]


def airplacements(game: Kampen) -> list[Option]:
    """KON-GC-19: Transportfly brings one or two of the acquired battalions to a controlled air field."""
    ids = game.box.board.ids
    options: list[Option] = []
    for id in different_cards(game, GERMANY):
        most = min(game.card(id).kind.airplaces, game.to_place)
        for field in german_air_fields(game) if most else []:
            options += [("airplace", id, ids[field], count) for count in range(1, most + 1)]
    return options


def objection_to_airplacing(game: Kampen, kind: Kind, field: int, count: int) -> str:
    """What `airplacements` leaves out, and why."""
    if kind.airplaces == 0:
        return "another_time"
    objection = objection_to_field(game, field)
    if objection:
        return objection
    if count > kind.airplaces:
        return "too_many_flown_in"
    return "more_than_are_new" if count > game.to_place else ""


# -- submarines ----------------------------------------------------------------------------------------------


def submarines(game: Kampen) -> Flow[str]:
    """KON-GC-22, KON-AC-22: once the placement is complete the enemy may play Ubåt, one after another (KON-Q-50)."""
    if game.on_april:
        return "april submarines"
    hunter = ALLIES if game.active == GERMANY else GERMANY
    if game.active != NORWAY and (yield from hunt(game, hunter)):
        return "submarines"
    return "new cards"


def hunt(game: Kampen, hunter: int) -> Flow[bool]:
    """One Ubåt against one of the battalions that were just placed; False if there is none, or none is played."""
    faction = game.active
    if not game.hands[hunter] or not might_hunt(game, hunter):
        return False
    options = hunts(game, hunter)
    values = {"faction": FACTIONS[hunter], "enemy": FACTIONS[faction]}
    rule = ("KON-GC-22", "KON-NNC-05", "KON-AC-22")[hunter]
    answer: Option = yield SUBMARINE.ask(game.seats[hunter], [PASS, *options], values, rule)
    if answer == PASS:
        return False
    _, card, hunted = answer
    use_card(game, hunter, card)
    game.note("card.played", rule, {"faction": FACTIONS[hunter], "card": card})
    dice: tuple[int, ...] = yield Roll(6, 1, "roll.submarine", game.seats[hunter], rule, values)
    told = {"area": hunted, "die": dice[0], "faction": FACTIONS[faction], "hunter": FACTIONS[hunter]}
    needed = game.card(card).kind.sinks_on
    sunk = dice[0] >= needed
    if sunk:
        sink(game, faction, game.box.board.index[hunted])
    entry = game.note("submarine.sank" if sunk else "submarine.missed", rule, told)
    entry.child("submarine.needed", rule, {"die": dice[0], "needed": needed})
    if sunk:
        check_all_defeated(game)
    return True


def sink(game: Kampen, faction: int, area: int) -> None:
    """A battalion that was just placed is lost with its ship or its aircraft."""
    game.battalions[faction][area] -= 1
    if area in game.placed:
        game.placed.remove(area)
    else:
        game.by_air.remove(area)


def might_hunt(game: Kampen, hunter: int) -> bool:
    """Can everybody see that the enemy might hold an Ubåt against what was just placed?"""
    for kind in game.kinds(hunter):
        if kind.sinks_on and (game.placed or (game.by_air and not kind.sinks_not_by_air)):
            return True
    return False


def hunts(game: Kampen, hunter: int) -> list[Option]:
    """One battalion among those just placed; the Allied Ubåt not against Transportfly."""
    ids = game.box.board.ids
    options: list[Option] = []
    targets = sorted(set(game.placed + game.by_air))
    for id in different_cards(game, hunter):
        kind = game.card(id).kind
        options += [("hunt", id, ids[area]) for area in targets if not objection_to_hunting(game, kind, area)]
    return options


def objection_to_hunting(game: Kampen, kind: Kind, area: int) -> str:
    """Is it an Ubåt, and did a battalion come there by sea, or by air where the card reaches that too?"""
    if not kind.sinks_on:
        return "another_time"
    if area in game.placed:
        return ""
    if area not in game.by_air:
        return "nobody_new_there"
    return "flown_in" if kind.sinks_not_by_air else ""
