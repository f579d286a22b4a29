"""Opens the box: reads the content files, lays packs over them, and checks every value."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from motstand.games.kampen_om_norge.components import FACTIONS, Board, Box, Card, Kind, Scenario
from motstand.games.kampen_om_norge.sayings import saying
from motstand.kernel.content import (
    MOST_BOXES,
    Row,
    box_name,
    content_digest,
    laid_over,
    read_content,
    rows_of,
    wrong_count,
    wrong_deck,
)
from motstand.kernel.errors import ContentError
from motstand.kernel.languages import ENGLISH, translation
from motstand.kernel.packs import Pack

CONTENT = Path(__file__).parent / "content"
FILES = ["board", "cards", "scenarios"]
ROW_KEYS = ("id", "deck", "between", "from")
# What a pack may change, and where that stands.
PACKED = {"card": "cards", "scenario": "scenarios", "area": "board", "border": "board", "air_range": "board"}
AREAS = 44
DECK_SIZES = [62, 22, 28]

_boxes: dict[tuple[str, ...], Box] = {}


def open_box(packs: list[Pack], language: str = ENGLISH) -> Box:
    """The components, with packs laid over them in order. A match is played with the English box."""
    key = box_name(packs, language)
    if key not in _boxes:
        data = content_rows(packs, language)
        try:
            opened = _boxed(data)
        except ContentError as error:
            raise laid_over(error, packs) from None
        if len(_boxes) >= MOST_BOXES:
            del _boxes[next(iter(_boxes))]
        _boxes[key] = opened
    return _boxes[key]


def content_rows(packs: list[Pack], language: str) -> dict[str, Any]:
    """The content files as they stand, with packs laid over them."""
    translated = translation(CONTENT.parent, language, "content")
    return read_content(CONTENT, "KON", "kampen-om-norge", FILES, PACKED, ROW_KEYS, packs, translated)


def _boxed(data: dict[str, Any]) -> Box:
    board = _board(data["board"])
    cards = _cards(data["cards"])
    scenarios = _scenarios(data["scenarios"], board, cards)
    return Box(board, cards, scenarios, content_digest(data))


# -- the board -----------------------------------------------------------------------------------------------


def _board(data: dict[str, Any]) -> Board:
    where = "KON board.toml"
    board = Board()
    areas = rows_of(where, data, "area", saying("row-area"))
    if len(areas) != AREAS:
        raise wrong_count(where, "area", AREAS, len(areas))
    for row in areas:
        _add_area(board, row)
    for row in rows_of(where, data, "border", saying("row-border")):
        _add_border(board, row)
    board.is_water_between = [[far in water for far in range(len(board.ids))] for water in board.across_water]
    for row in rows_of(where, data, "sea_zone", saying("row-sea-zone")):
        zone = row.text("id")
        board.zone_neighbours[zone] = row.texts("adjacent")
        for area in row.texts("areas", board.ids):
            if zone not in board.sea_zones[board.index[area]]:
                raise row.wrong("areas", saying("areas-of-zone", zone=zone))
        row.ignore("waters", "label", "mined", "note")
        row.source()
        row.finish()
    for row in rows_of(where, data, "air_range", saying("row-air-range")):
        _add_air_range(board, row)
    for row in rows_of(where, data, "impassable", saying("row-impassable")):
        board.impassable.append(row.text("id"))
    board.regions = [""] * len(board.ids)
    for row in rows_of(where, data, "region", saying("row-region")):
        _add_region(board, row)
    if "" in board.regions:
        lost = board.ids[board.regions.index("")]
        raise ContentError(saying("area-without-region", where=where, area=lost))
    missing = [board.ids[field] for field in board.air_fields if field not in board.field_range]
    if missing or not board.home_range:
        raise ContentError(saying("field-without-range", where=where, fields=missing or ["germany"]))
    return board


def _add_area(board: Board, row: Row) -> None:
    area = row.text("id")
    if area in board.index:
        raise row.wrong("id", saying("area-id"))
    number = len(board.ids)
    board.index[area] = number
    board.ids.append(area)
    board.names.append(row.text("name"))
    board.neighbours.append([])
    board.across_water.append([])
    board.sea_zones.append(row.texts("sea_zones"))
    if row.yes("victory_city"):
        board.victory_cities.append(number)
    if row.yes("mobilization_point"):
        board.mobilization_points.append(number)
    if row.yes("air_field"):
        board.air_fields.append(number)
    row.ignore("number", "town", "latitude", "longitude", "position", "note")
    row.source()
    row.finish()


def _add_border(board: Board, row: Row) -> None:
    between = row.texts("between", board.ids)
    if len(between) != 2 or between[0] == between[1]:
        raise row.wrong("between", saying("border-of-two"))
    one, other = board.index[between[0]], board.index[between[1]]
    if other in board.neighbours[one]:
        raise row.wrong("between", saying("border-is-new"))
    kind = row.one_of("kind", ("land", "fjord", "lake"))
    way = row.text("way")
    for near, far in ((one, other), (other, one)):
        board.neighbours[near].append(far)
        board.ways[(near, far)] = way
        if kind != "land":
            board.across_water[near].append(far)
    row.ignore("note")
    row.source()
    row.finish()


def _add_air_range(board: Board, row: Row) -> None:
    start = row.one_of("from", tuple(["germany"] + [board.ids[field] for field in board.air_fields]))
    reached = row.texts("areas", board.ids)
    if not reached:
        raise row.wrong("areas", saying("some-area"))
    covered = [area in reached for area in board.ids]
    if start == "germany":
        board.home_range = covered
    else:
        board.field_range[board.index[start]] = covered
    row.ignore("base", "latitude", "longitude", "note")
    row.source()
    row.finish()


def _add_region(board: Board, row: Row) -> None:
    region = row.text("id")
    for area in row.texts("areas", board.ids):
        if board.regions[board.index[area]]:
            raise row.wrong("areas", saying("area-in-two-regions", area=area))
        board.regions[board.index[area]] = region
    row.source()
    row.finish()


# -- the cards -----------------------------------------------------------------------------------------------


def _cards(data: dict[str, Any]) -> dict[str, Card]:
    where = "KON cards.toml"
    cards: dict[str, Card] = {}
    kinds: dict[tuple[int, str], Kind] = {}
    sizes = [0, 0, 0]
    for row in rows_of(where, data, "card", saying("row-card")):
        kind = _kind(row)
        if (kind.deck, kind.id) in kinds:
            raise row.wrong("id", saying("card-id-in-deck", deck=FACTIONS[kind.deck]))
        kinds[(kind.deck, kind.id)] = kind
        for copy in row.rows("copy", saying("row-copy")):
            card = Card(copy.text("id"), kind, copy.whole("symbols", 1, 20), copy.text("caption", " ").strip())
            if card.id in cards:
                raise copy.wrong("id", saying("card-id"))
            copy.source()
            copy.finish()
            cards[card.id] = card
            sizes[kind.deck] += 1
        row.finish()
    for deck, size in enumerate(sizes):
        if size != DECK_SIZES[deck]:
            raise wrong_deck(where, "card", FACTIONS[deck], DECK_SIZES[deck], size)
    groups: list[tuple[Kind, int]] = []
    for card in cards.values():
        if (card.kind, card.symbols) not in groups:
            groups.append((card.kind, card.symbols))
        card.alike = groups.index((card.kind, card.symbols))
    known = [kind.id for kind in kinds.values()]
    for kind in kinds.values():
        for cancelled in kind.cancels:
            if cancelled not in known:
                raise ContentError(saying("card-to-cancel", where=where, card=kind.id, cancelled=cancelled))
    return cards


def _kind(row: Row) -> Kind:
    kind = Kind(row.text("id"), FACTIONS.index(row.one_of("deck", tuple(FACTIONS))))
    kind.name = row.text("name")
    kind.english = row.text("english")
    kind.text = row.text("text")
    kind.limit = row.text("limit", " ").strip()
    kind.needs_battalion = row.yes("needs_battalion", True)
    _combat_effects(kind, row)
    _movement_effects(kind, row)
    row.ignore("note")
    row.source()
    return kind


def _combat_effects(kind: Kind, row: Row) -> None:
    attack = _effect(row, "attack", ["G2"])
    if attack is not None:
        kind.attack_dice = attack.whole("dice", 0, 5)
        kind.attack_in_range = attack.yes("in_range")
        kind.attack_on_coast = attack.yes("coast")
        kind.attack_not_paratroopers_only = attack.yes("not_paratroopers_only")
        attack.finish()
    defence = _effect(row, "defence", ["R2"])
    if defence is not None:
        kind.defence_dice = defence.whole("dice", 0, 5)
        defence.finish()
    cancel = _effect(row, "cancel", ["C1", "R2", "C2"])
    if cancel is not None:
        when = cancel.texts("when")
        kind.cancels = cancel.texts("cards")
        kind.cancels_sabotage = "C1" in when
        kind.cancels_as_defender = "R2" in when
        kind.cancels_as_attacker = "C2" in when
        kind.cancels_on_coast = cancel.yes("coast")
        kind.cancels_outside_limit = cancel.yes("outside_limit")
        cancel.finish()
    rescue = _effect(row, "rescue", ["G2", "R2"])
    if rescue is not None:
        when = rescue.texts("when")
        kind.rescues_as_attacker = "G2" in when
        kind.rescues_as_defender = "R2" in when
        _only_on_the_coast(rescue)
        rescue.finish()
    in_combat = kind.attack_dice or kind.defence_dice or rescue is not None
    if in_combat and not kind.limit:
        raise row.wrong("limit", saying("card-limit"))


def _movement_effects(kind: Kind, row: Row) -> None:
    drop = _effect(row, "drop", ["G1"])
    if drop is not None:
        kind.drops = True
        if not drop.yes("in_range"):
            raise drop.wrong("in_range", saying("drop-in-range"))
        drop.finish()
    divert = _effect(row, "divert", ["R1"])
    if divert is not None:
        kind.diverts = True
        kind.diverts_on_coast = divert.yes("coast")
        divert.finish()
    march = _effect(row, "march", ["G1"])
    if march is not None:
        kind.marches = march.whole("battalions", 1, 9)
        kind.marches_into_combat = march.yes("into_combat")
        march.finish()
    send_back = _effect(row, "send_back", ["R1"])
    if send_back is not None:
        kind.sends_back = send_back.one_of("battalions", ("one", "stack"))
        send_back.finish()
    invade = _effect(row, "invade", ["G1"])
    if invade is not None:
        kind.invades = True
        _only_on_the_coast(invade)
        invade.finish()
    sink = _effect(row, "sink_reinforcement", ["R3"])
    if sink is not None:
        kind.sinks_on = sink.whole("on", 1, 6)
        kind.sinks_not_by_air = sink.yes("not_by_air")
        sink.finish()
    kind.escapes = _battalions(row, "escape", "R1")
    kind.airlifts = _battalions(row, "airlift", "G1")
    kind.airplaces = _battalions(row, "airplace", "G3")
    kind.sealifts = _battalions(row, "sealift", "G1")


def _battalions(row: Row, name: str, when: str) -> int:
    """How many battalions an effect moves; 0 where the card has no such effect."""
    effect = _effect(row, name, [when])
    if effect is None:
        return 0
    battalions = effect.whole("battalions", 1, 9)
    if name == "sealift":
        _only_on_the_coast(effect)
    effect.finish()
    return battalions


def _only_on_the_coast(effect: Row) -> None:
    """Ships need a coast: the rules know these effects nowhere else."""
    if not effect.yes("coast"):
        raise effect.wrong("coast", saying("ships-on-coast"))


def _effect(row: Row, name: str, times: list[str]) -> Row | None:
    """The table of an effect, with its time symbols checked: each effect has a phase and a turn of its own."""
    effect = row.table(name)
    if effect is not None and not effect.texts("when", times):
        raise effect.wrong("when", saying("effect-when", times=times))
    return effect


# -- the scenarios -------------------------------------------------------------------------------------------


def _scenarios(data: dict[str, Any], board: Board, cards: dict[str, Card]) -> dict[str, Scenario]:
    scenarios: dict[str, Scenario] = {}
    for row in rows_of("KON scenarios.toml", data, "scenario", saying("row-scenario")):
        scenario = Scenario(row.text("id"))
        scenario.name = row.text("name")
        scenario.subtitle = row.text("subtitle")
        _scenario_rules(scenario, row, board)
        _scenario_table(scenario, row, board, cards)
        row.ignore("players", "minutes", "rounds", "note")
        row.source()
        row.finish()
        scenarios[scenario.id] = scenario
    return scenarios


def _scenario_rules(scenario: Scenario, row: Row, board: Board) -> None:
    excluded = row.texts("excluded_areas", board.ids)
    scenario.in_play = [area not in excluded for area in board.ids]
    scenario.neighbours = [
        [far for far in near if scenario.in_play[far]] if scenario.in_play[area] else []
        for area, near in enumerate(board.neighbours)
    ]
    scenario.neighbour_ids = [[board.ids[far] for far in near] for near in scenario.neighbours]
    scenario.distance = [_distances(scenario.neighbours, area) for area in range(len(board.ids))]
    scenario.by_cities = row.one_of("victory", ("cities", "objectives")) == "cities"
    scenario.objectives = [board.index[area] for area in row.texts("objectives", board.ids)]
    if not scenario.objectives:
        raise row.wrong("objectives", saying("some-area"))
    scenario.is_objective = [area in scenario.objectives for area in range(len(board.ids))]
    scenario.clear_german_limit = row.whole("clear_german_limit", 0, 99, 0)
    scenario.clear_allied_cities = row.whole("clear_allied_cities", 0, 44, 0)
    scenario.range_everywhere = row.one_of("air_range", ("fields", "everywhere")) == "everywhere"
    scenario.jagerfly_everywhere = row.yes("jagerfly_everywhere")
    anywhere = row.one_of("norwegian_reinforcement", ("mobilization", "anywhere"))
    scenario.norway_reinforces_anywhere = anywhere == "anywhere"
    zones = list(board.zone_neighbours)
    german = row.texts("german_sea_zones", zones)
    allied = row.texts("allied_sea_zones", zones)
    for area, touched in enumerate(board.sea_zones):
        open_to_germany = any(zone in german for zone in touched)
        # KON-Q-56: one open zone is enough, one closed zone closes the area.
        on_allied_zone = any(zone in allied for zone in touched)
        open_to_allies = on_allied_zone and not open_to_germany
        scenario.german_coast.append(open_to_germany and scenario.in_play[area])
        scenario.allied_coast.append(open_to_allies and scenario.in_play[area])
        scenario.fighter_coast.append(on_allied_zone and scenario.in_play[area])
    scenario.free_german_battalions = row.whole("free_german_battalions", 0, 9)
    scenario.symbols_per_battalion = row.whole("symbols_per_battalion", 1, 9)
    scenario.allied_withdrawal = row.whole("allied_withdrawal", 0, 99)
    arrival = row.table("allied_arrival")
    if arrival is not None:
        scenario.arrival_stacks = arrival.whole("stacks", 1, 2)
        scenario.arrival_battalions = arrival.whole("battalions", 1, 9)
        arrival.finish()


def _distances(neighbours: list[list[int]], start: int) -> list[int]:
    """How many moves every area is away from `start`."""
    moves = [99] * len(neighbours)
    moves[start] = 0
    reached = [start]
    for area in reached:
        for near in neighbours[area]:
            if moves[near] == 99:
                moves[near] = moves[area] + 1
                reached.append(near)
    return moves


def _scenario_table(scenario: Scenario, row: Row, board: Board, cards: dict[str, Card]) -> None:
    hand = row.table("hand")
    deck = row.table("deck")
    setup = row.table("setup")
    if hand is None or deck is None or setup is None:
        raise row.wrong("hand, deck, setup", saying("scenario-tables"))
    in_play = [area for area in board.ids if scenario.in_play[board.index[area]]]
    for number, faction in enumerate(FACTIONS):
        scenario.hand.append(hand.whole(faction, 0, 9))
        own = [card.id for card in cards.values() if card.kind.deck == number]
        scenario.deck.append(own if deck.text_is(faction, "all") else deck.texts(faction, own))
        kinds: list[Kind] = []
        for id in scenario.deck[number]:
            if cards[id].kind not in kinds:
                kinds.append(cards[id].kind)
        scenario.kinds.append(kinds)
        placed = setup.wholes(faction, in_play, 99)
        scenario.setup.append([placed.get(area, 0) for area in board.ids])
    hand.finish()
    deck.finish()
    setup.finish()
