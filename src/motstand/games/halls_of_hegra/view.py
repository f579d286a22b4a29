"""What the commander may see: the whole table, bags as counts, and of the decks only how many cards are left."""

from __future__ import annotations

from typing import Any

from motstand.games.halls_of_hegra.components import (
    AIR_KINDS,
    BOARDS,
    COLUMNS,
    DAMAGED,
    DECKS,
    GUNS,
    MACHINE_GUN,
    MOBILISATION,
    NOBODY,
    POSITIONS,
    STAGES,
    TYPES,
)
from motstand.games.halls_of_hegra.damage import slot_states, strength
from motstand.games.halls_of_hegra.day import uses
from motstand.games.halls_of_hegra.hit_bag import tiles_to_draw
from motstand.games.halls_of_hegra.morning import objection_to_space
from motstand.games.halls_of_hegra.running import least_to_pass
from motstand.games.halls_of_hegra.snow import after_digging
from motstand.games.halls_of_hegra.state import Hegra, status_slot
from motstand.games.halls_of_hegra.supplies import defenders_for_a_supply
from motstand.games.halls_of_hegra.tonight import tonight_view
from motstand.kernel.piles import Pile
from motstand.kernel.words.messages import Message

# In which part of the day a phase belongs.
PARTS = {
    "event": "event",
    "event text": "event",
    "recruits": "event",
    "air raid": "event",
    "attack": "event",
    "grenades": "event",
    "hits": "event",
    "moves": "event",
    "morning": "morning",
    "waking": "morning",
    "placing": "morning",
    "modifiers": "evening",
    "morale cards": "evening",
    "surrender": "evening",
    "coup": "evening",
    "posting": "evening",
    "retreat": "evening",
    "last stand": "evening",
    "reckoning": "evening",
}


def public(game: Hegra) -> dict[str, Any]:
    """The table as everybody sees it. HOH-Q-98: bags are known as counts, face-down decks are secret."""
    return {
        "difficulty": game.difficulty.id,
        "day": game.day,
        "stage": STAGES[game.today().stage],
        "phase": game.phase,
        "part": PARTS.get(game.phase, "day"),
        "last_stand": game.last_stand,
        "shelled_tomorrow": is_shelled_tomorrow(game),
        "event": game.event,
        "board": BOARDS[game.board],
        "tracks": tracks_view(game),
        "supplies": game.supplies,
        "defenders": defenders_view(game),
        "open": [space.id for space in game.box.spaces if not objection_to_space(game, space)],
        "actions": actions_view(game),
        "shovelled": shovelled_view(game),
        "healthy": game.healthy(),
        "required": game.required(),
        "tonight": tonight_view(game),
        "sectors": sectors_view(game),
        "charge": game.charge,
        "map": map_view(game),
        "depots": {delivery.id: game.depots[kind] for kind, delivery in enumerate(game.box.pieces.deliveries)},
        "running": game.running,
        "movement_left": game.movement_left,
        "bags": bags_view(game),
        "tiles": sorted(game.tiles),
        "damage": {id: game.damage[number] for number, id in enumerate(DAMAGED)},
        "dug": [id for number, id in enumerate(DAMAGED) if game.dug[number]],
        "guns": guns_view(game),
        "air_stacks": list(game.air_stacks),
        "artillery_track": artillery_view(game),
        "reserve": reserve_view(game),
        "decks": decks_view(game),
        "events_used": list(game.events_used),
        "items_found": list(game.items_found),
        "drawn": sorted(game.drawn),
        "to_resolve": game.to_resolve,
        "acting": game.box.spaces[game.acting].id if game.acting >= 0 else "",
        "uses": game.uses,
        "today": {
            "fired": [POSITIONS[position] for position, fired in enumerate(game.fired) if fired],
            "telephone": game.telephone,
            "airfield": list(game.airfield_used),
            "no_relapse": game.no_relapse,
        },
    }


def private(game: Hegra, seat: str) -> dict[str, Any]:
    """What only the commander has looked at: Snow cards on top of their deck, the next one first."""
    return {"snow_on_top": list(reversed(game.snow_deck.top))}


def by_type(counts: list[int]) -> dict[str, int]:
    """The types that are there, with their numbers."""
    return {TYPES[kind]: count for kind, count in enumerate(counts) if count > 0}


def tracks_view(game: Hegra) -> dict[str, Any]:
    """The markers. Fear and Doubt are there only with the Mobilisation board."""
    tracks = game.box.tracks
    shown: dict[str, Any] = {
        "weather": tracks.weather_ids[game.weather],
        "movement": tracks.movement[game.weather],
        "snow": game.snow,
        "surrender": tracks.surrender[game.surrender].id,
        "morale": game.morale,
        "suspicion": game.suspicion,
        "unseen_from": least_to_pass(game),
        "defence": game.defence,
        "rations": defenders_for_a_supply(game),
    }
    if game.board == MOBILISATION:
        shown["fear"] = game.fear
        shown["doubt"] = game.doubt
    return shown


def defenders_view(game: Hegra) -> dict[str, Any]:
    """Where the Defenders are, except for those on the map."""
    return {
        "ready": by_type(game.ready),
        "rest": by_type(game.rest),
        "tired": by_type(game.tired),
        "morgue": by_type(game.morgue),
        "reserve": by_type(game.reserve),
        "recruitment": [TYPES[kind] for kind in game.recruitment],
        "positions": {
            POSITIONS[position]: TYPES[kind] if kind != NOBODY else "" for position, kind in enumerate(game.positions)
        },
        "placed": {
            space.id: by_type(game.placed[space.index])
            for space in game.box.spaces
            if space.position < 0 and sum(game.placed[space.index]) > 0
        },
        "beds": [
            {"defender": TYPES[kind], "level": game.bed_levels[bed]} if kind != NOBODY else None
            for bed, kind in enumerate(game.bed_types)
        ],
        "waiting": {str(level): by_type(types) for level, types in enumerate(game.waiting, start=1) if sum(types) > 0},
    }


def actions_view(game: Hegra) -> dict[str, int]:
    """How often each Action that is manned will be resolved."""
    return {
        space.id: uses(game, space)
        for space in game.box.spaces
        if space.position < 0 and sum(game.placed[space.index]) > 0
    }


def shovelled_view(game: Hegra) -> dict[str, int]:
    """Where the Snow marker will be after today's shovelling, and how many Snow cards that reveals."""
    level, cards = after_digging(game, uses(game, game.box.spaces[game.box.space_index["shovel_snow"]]))
    return {"level": level, "cards": cards}


def sectors_view(game: Hegra) -> list[dict[str, Any]]:
    """The Sectors in use, from the lowest up."""
    return [
        {
            "sector": sector.number,
            "standing": game.standing[number],
            "lying": game.lying[number],
            "boxes": {COLUMNS[column]: counts[number] for column, counts in enumerate(game.boxes) if counts[number]},
        }
        for number, sector in enumerate(game.sectors())
    ]


def map_view(game: Hegra) -> dict[str, Any]:
    """What is on the map: Patrols, Artillery and Supply Runs."""
    ids = game.box.map.ids
    deliveries = game.box.pieces.deliveries
    return {
        "patrols": {ids[place]: count for place, count in enumerate(game.patrols) if count > 0},
        "artillery": [ids[place] for place, there in enumerate(game.artillery_on_map) if there],
        "runs": [
            {
                "defender": TYPES[run.kind],
                "place": ids[run.place],
                "token": deliveries[run.token].id if run.token >= 0 else "",
                "moved": run.moved,
            }
            for run in game.runs
        ],
    }


def bags_view(game: Hegra) -> dict[str, dict[str, int]]:
    return {
        "recruit": counted(game.recruit_bag),
        "hit": counted(game.hit_bag),
        "patrol": counted(game.patrol_bag),
    }


def counted(bag: Pile) -> dict[str, int]:
    """The contents of a bag, without order."""
    contents = sorted(bag.rest)
    return {name: contents.count(name) for name in dict.fromkeys(contents)}


def guns_view(game: Hegra) -> dict[str, Any]:
    """Guns by slot from the left: covered, jammed, fire or blank; and their strength."""
    shown: dict[str, Any] = {}
    for gun in GUNS:
        slots = slot_states(game, gun)
        in_play = gun == GUNS[0] or game.is_dug(gun)
        shown[gun] = {"in_play": in_play, "slots": slots, "strength": strength(game, gun) if in_play else 0}
    shown[MACHINE_GUN] = {"in_play": game.machine_gun, "jammed": game.jammed[status_slot(MACHINE_GUN, 0)]}
    return shown


def is_shelled_tomorrow(game: Hegra) -> bool:
    """HOH-SIEGE-04, HOH-LAST-02: tiles are drawn on the days of the Siege, and once more in the Last Stand."""
    days = game.box.tracks.days
    next_day = days[min(game.day, len(days) - 1)]
    return STAGES[next_day.stage] == "siege" and not game.last_stand


def artillery_view(game: Hegra) -> dict[str, Any]:
    least = game.box.tracks.numbered["artillery"].least
    return {
        "marker": game.artillery_marker,
        "pieces": [space + least for space, there in enumerate(game.battery) if there],
        "tiles": tiles_to_draw(game),
    }


def reserve_view(game: Hegra) -> dict[str, Any]:
    deliveries = game.box.pieces.deliveries
    return {
        "doubt": game.doubt_reserve,
        "miss": game.miss_reserve,
        "artillery": game.artillery_tile_reserve,
        "infantry": game.infantry_reserve,
        "air": {AIR_KINDS[kind]: count for kind, count in enumerate(game.air_reserve) if count > 0},
        "deliveries": [deliveries[kind].id for kind, tokens in enumerate(game.delivery_reserve) if tokens > 0],
    }


def decks_view(game: Hegra) -> dict[str, Any]:
    """How many cards are left; discard piles and the face-up piles of Hope and Despair lie open."""
    return {
        "events": {DECKS[deck]: len(pile) for deck, pile in enumerate(game.event_decks)},
        "high": len(game.high),
        "low": len(game.low),
        "snow": len(game.snow_deck),
        "high_discard": sorted(game.high_discard),
        "low_discard": sorted(game.low_discard),
        "hope": list(game.hope),
        "despair": list(game.despair),
    }


def headline(game: Hegra) -> Message:
    """How far the game is, in a few words."""
    values = {"day": game.day, "part": PARTS.get(game.phase, "day"), "healthy": game.healthy()}
    return Message("headline", values)
