"""The fields of `Hegra`, one by one. Made by `python -m tools.states` from state.py: change them there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from motstand.kernel.piles import Pile

if TYPE_CHECKING:
    from motstand.games.halls_of_hegra.state import Hegra

FIELDS: Final = (
    "acting",
    "air_reserve",
    "air_stacks",
    "airfield_used",
    "artillery_marker",
    "artillery_on_map",
    "artillery_tile_reserve",
    "battery",
    "bed_levels",
    "bed_types",
    "board",
    "box",
    "boxes",
    "charge",
    "damage",
    "damage_reserve",
    "day",
    "defence",
    "delivery_gone",
    "delivery_reserve",
    "depots",
    "despair",
    "difficulty",
    "doubt",
    "doubt_reserve",
    "doubts_aside",
    "drawn",
    "dug",
    "event",
    "event_decks",
    "events_used",
    "fear",
    "fired",
    "guns_fired",
    "high",
    "high_discard",
    "hit_bag",
    "hope",
    "infantry_reserve",
    "items_found",
    "jammed",
    "last_stand",
    "low",
    "low_discard",
    "lying",
    "machine_gun",
    "miss_reserve",
    "morale",
    "morgue",
    "movement_left",
    "no_relapse",
    "patrol_bag",
    "patrols",
    "placed",
    "positions",
    "rations",
    "ready",
    "recruit_bag",
    "recruitment",
    "relieved",
    "reserve",
    "rest",
    "rested",
    "running",
    "runs",
    "sneaks",
    "snow",
    "snow_deck",
    "standing",
    "supplies",
    "supply_space",
    "surrender",
    "suspicion",
    "telephone",
    "tiles",
    "tired",
    "to_resolve",
    "uses",
    "waiting",
    "weather",
)


def copy_fields(game: Hegra, twin: Hegra) -> None:
    """Make `twin` the same position; it shares nothing that could change."""
    twin.phase = game.phase
    twin.day = game.day
    twin.weather = game.weather
    twin.snow = game.snow
    twin.surrender = game.surrender
    twin.morale = game.morale
    twin.suspicion = game.suspicion
    twin.defence = game.defence
    twin.fear = game.fear
    twin.doubt = game.doubt
    twin.supply_space = game.supply_space
    twin.artillery_marker = game.artillery_marker
    twin.supplies = game.supplies
    twin.board = game.board
    twin.event = game.event
    twin.last_stand = game.last_stand
    twin.doubt_reserve = game.doubt_reserve
    twin.miss_reserve = game.miss_reserve
    twin.artillery_tile_reserve = game.artillery_tile_reserve
    twin.infantry_reserve = game.infantry_reserve
    twin.charge = game.charge
    twin.machine_gun = game.machine_gun
    twin.doubts_aside = game.doubts_aside
    twin.rations = game.rations
    twin.rested = game.rested
    twin.acting = game.acting
    twin.uses = game.uses
    twin.telephone = game.telephone
    twin.no_relapse = game.no_relapse
    twin.running = game.running
    twin.movement_left = game.movement_left
    twin.sneaks = game.sneaks
    twin.to_resolve = game.to_resolve
    twin.ready = game.ready.copy()
    twin.rest = game.rest.copy()
    twin.tired = game.tired.copy()
    twin.reserve = game.reserve.copy()
    twin.morgue = game.morgue.copy()
    twin.recruitment = game.recruitment.copy()
    twin.recruit_bag = game.recruit_bag.copy()
    twin.placed = [each.copy() for each in game.placed]
    twin.positions = game.positions.copy()
    twin.relieved = [each.copy() for each in game.relieved]
    twin.bed_types = game.bed_types.copy()
    twin.bed_levels = game.bed_levels.copy()
    twin.waiting = [each.copy() for each in game.waiting]
    twin.runs = [each.copy() for each in game.runs]
    twin.standing = game.standing.copy()
    twin.lying = game.lying.copy()
    twin.boxes = [each.copy() for each in game.boxes]
    twin.hit_bag = game.hit_bag.copy()
    twin.tiles = game.tiles.copy()
    twin.air_stacks = game.air_stacks.copy()
    twin.air_reserve = game.air_reserve.copy()
    twin.damage = game.damage.copy()
    twin.damage_reserve = game.damage_reserve.copy()
    twin.jammed = game.jammed.copy()
    twin.dug = game.dug.copy()
    twin.snow_deck = game.snow_deck.copy()
    twin.items_found = game.items_found.copy()
    twin.battery = game.battery.copy()
    twin.artillery_on_map = game.artillery_on_map.copy()
    twin.patrols = game.patrols.copy()
    twin.patrol_bag = game.patrol_bag.copy()
    twin.depots = game.depots.copy()
    twin.delivery_reserve = game.delivery_reserve.copy()
    twin.delivery_gone = game.delivery_gone.copy()
    twin.event_decks = [each.copy() for each in game.event_decks]
    twin.events_used = game.events_used.copy()
    twin.high = game.high.copy()
    twin.low = game.low.copy()
    twin.high_discard = game.high_discard.copy()
    twin.low_discard = game.low_discard.copy()
    twin.hope = game.hope.copy()
    twin.despair = game.despair.copy()
    twin.drawn = game.drawn.copy()
    twin.fired = game.fired.copy()
    twin.guns_fired = game.guns_fired.copy()
    twin.airfield_used = game.airfield_used.copy()


def data_of(game: Hegra) -> dict[str, Any]:
    """The whole position as JSON-able data; equal positions give equal data."""
    from motstand.games.halls_of_hegra.stored import run_data

    return {
        "phase": game.phase,
        "day": game.day,
        "weather": game.weather,
        "snow": game.snow,
        "surrender": game.surrender,
        "morale": game.morale,
        "suspicion": game.suspicion,
        "defence": game.defence,
        "fear": game.fear,
        "doubt": game.doubt,
        "supply_space": game.supply_space,
        "artillery_marker": game.artillery_marker,
        "supplies": game.supplies,
        "board": game.board,
        "event": game.event,
        "last_stand": game.last_stand,
        "doubt_reserve": game.doubt_reserve,
        "miss_reserve": game.miss_reserve,
        "artillery_tile_reserve": game.artillery_tile_reserve,
        "infantry_reserve": game.infantry_reserve,
        "charge": game.charge,
        "machine_gun": game.machine_gun,
        "doubts_aside": game.doubts_aside,
        "rations": game.rations,
        "rested": game.rested,
        "acting": game.acting,
        "uses": game.uses,
        "telephone": game.telephone,
        "no_relapse": game.no_relapse,
        "running": game.running,
        "movement_left": game.movement_left,
        "sneaks": game.sneaks,
        "to_resolve": game.to_resolve,
        "ready": game.ready.copy(),
        "rest": game.rest.copy(),
        "tired": game.tired.copy(),
        "reserve": game.reserve.copy(),
        "morgue": game.morgue.copy(),
        "recruitment": sorted(game.recruitment),
        "recruit_bag": game.recruit_bag.data(),
        "placed": [each.copy() for each in game.placed],
        "positions": game.positions.copy(),
        "relieved": [each.copy() for each in game.relieved],
        "bed_types": game.bed_types.copy(),
        "bed_levels": game.bed_levels.copy(),
        "waiting": [each.copy() for each in game.waiting],
        "runs": [run_data(game, each) for each in game.runs],
        "standing": game.standing.copy(),
        "lying": game.lying.copy(),
        "boxes": [each.copy() for each in game.boxes],
        "hit_bag": game.hit_bag.data(),
        "tiles": sorted(game.tiles),
        "air_stacks": game.air_stacks.copy(),
        "air_reserve": game.air_reserve.copy(),
        "damage": game.damage.copy(),
        "damage_reserve": game.damage_reserve.copy(),
        "jammed": game.jammed.copy(),
        "dug": game.dug.copy(),
        "snow_deck": game.snow_deck.data(),
        "items_found": sorted(game.items_found),
        "battery": game.battery.copy(),
        "artillery_on_map": game.artillery_on_map.copy(),
        "patrols": game.patrols.copy(),
        "patrol_bag": game.patrol_bag.data(),
        "depots": game.depots.copy(),
        "delivery_reserve": game.delivery_reserve.copy(),
        "delivery_gone": game.delivery_gone.copy(),
        "event_decks": [each.data() for each in game.event_decks],
        "events_used": sorted(game.events_used),
        "high": game.high.data(),
        "low": game.low.data(),
        "high_discard": sorted(game.high_discard),
        "low_discard": sorted(game.low_discard),
        "hope": game.hope.copy(),
        "despair": game.despair.copy(),
        "drawn": sorted(game.drawn),
        "fired": game.fired.copy(),
        "guns_fired": game.guns_fired.copy(),
        "airfield_used": sorted(game.airfield_used),
    }


def restore_fields(game: Hegra, data: dict[str, Any]) -> None:
    """Lay out the position that `data_of` described."""
    from motstand.games.halls_of_hegra.stored import run_from

    game.phase = data["phase"]
    game.day = data["day"]
    game.weather = data["weather"]
    game.snow = data["snow"]
    game.surrender = data["surrender"]
    game.morale = data["morale"]
    game.suspicion = data["suspicion"]
    game.defence = data["defence"]
    game.fear = data["fear"]
    game.doubt = data["doubt"]
    game.supply_space = data["supply_space"]
    game.artillery_marker = data["artillery_marker"]
    game.supplies = data["supplies"]
    game.board = data["board"]
    game.event = data["event"]
    game.last_stand = data["last_stand"]
    game.doubt_reserve = data["doubt_reserve"]
    game.miss_reserve = data["miss_reserve"]
    game.artillery_tile_reserve = data["artillery_tile_reserve"]
    game.infantry_reserve = data["infantry_reserve"]
    game.charge = data["charge"]
    game.machine_gun = data["machine_gun"]
    game.doubts_aside = data["doubts_aside"]
    game.rations = data["rations"]
    game.rested = data["rested"]
    game.acting = data["acting"]
    game.uses = data["uses"]
    game.telephone = data["telephone"]
    game.no_relapse = data["no_relapse"]
    game.running = data["running"]
    game.movement_left = data["movement_left"]
    game.sneaks = data["sneaks"]
    game.to_resolve = data["to_resolve"]
    game.ready = list(data["ready"])
    game.rest = list(data["rest"])
    game.tired = list(data["tired"])
    game.reserve = list(data["reserve"])
    game.morgue = list(data["morgue"])
    game.recruitment = list(data["recruitment"])
    game.recruit_bag = Pile(data["recruit_bag"][0], data["recruit_bag"][1])
    game.placed = [list(each) for each in data["placed"]]
    game.positions = list(data["positions"])
    game.relieved = [list(each) for each in data["relieved"]]
    game.bed_types = list(data["bed_types"])
    game.bed_levels = list(data["bed_levels"])
    game.waiting = [list(each) for each in data["waiting"]]
    game.runs = [run_from(game, each) for each in data["runs"]]
    game.standing = list(data["standing"])
    game.lying = list(data["lying"])
    game.boxes = [list(each) for each in data["boxes"]]
    game.hit_bag = Pile(data["hit_bag"][0], data["hit_bag"][1])
    game.tiles = list(data["tiles"])
    game.air_stacks = list(data["air_stacks"])
    game.air_reserve = list(data["air_reserve"])
    game.damage = list(data["damage"])
    game.damage_reserve = list(data["damage_reserve"])
    game.jammed = list(data["jammed"])
    game.dug = list(data["dug"])
    game.snow_deck = Pile(data["snow_deck"][0], data["snow_deck"][1])
    game.items_found = list(data["items_found"])
    game.battery = list(data["battery"])
    game.artillery_on_map = list(data["artillery_on_map"])
    game.patrols = list(data["patrols"])
    game.patrol_bag = Pile(data["patrol_bag"][0], data["patrol_bag"][1])
    game.depots = list(data["depots"])
    game.delivery_reserve = list(data["delivery_reserve"])
    game.delivery_gone = list(data["delivery_gone"])
    game.event_decks = [Pile(each[0], each[1]) for each in data["event_decks"]]
    game.events_used = list(data["events_used"])
    game.high = Pile(data["high"][0], data["high"][1])
    game.low = Pile(data["low"][0], data["low"][1])
    game.high_discard = list(data["high_discard"])
    game.low_discard = list(data["low_discard"])
    game.hope = list(data["hope"])
    game.despair = list(data["despair"])
    game.drawn = list(data["drawn"])
    game.fired = list(data["fired"])
    game.guns_fired = list(data["guns_fired"])
    game.airfield_used = list(data["airfield_used"])
