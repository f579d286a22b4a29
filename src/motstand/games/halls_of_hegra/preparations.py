"""How the real box is set up, step by step, for people who play with it (Setup)."""

from __future__ import annotations

from typing import Any

from motstand.games.halls_of_hegra.components import AIR_KINDS, DAMAGED, DECKS, TYPES, Box
from motstand.games.halls_of_hegra.setup import lay_out
from motstand.games.halls_of_hegra.state import Hegra
from motstand.kernel.game import Setup
from motstand.kernel.words.messages import Message

Step = tuple[str, Message]


def preparations(box: Box, setup: Setup) -> list[Step]:
    """Boards and markers, pieces, bags, and cards."""
    game = lay_out(box, setup)
    steps = [("board", {}), *markers(game), *pieces(game), *bags(game), *cards(game), ("rest", {})]
    return [("", Message(key, values)) for key, values in steps]


def markers(game: Hegra) -> list[tuple[str, dict[str, Any]]]:
    """HOH-SETUP-02 to 12."""
    tracks = game.box.tracks
    levels = {
        "supply": tracks.rations[game.supply_space],
        "snow": game.snow,
        "day": game.day,
        "morale": game.morale,
        "suspicion": game.suspicion,
        "defence": game.defence,
        "fear": game.fear,
        "doubt": game.doubt,
    }
    return [
        *[("marker", {"track": track, "level": level}) for track, level in levels.items()],
        ("weather", {"weather": tracks.weather_ids[game.weather]}),
        ("surrender", {"outlook": tracks.surrender[game.surrender].id}),
    ]


def pieces(game: Hegra) -> list[tuple[str, dict[str, Any]]]:
    """HOH-SETUP-10, 13, 14, 16, 18 to 23."""
    least = game.box.tracks.numbered["artillery"].least
    battery = [least + space for space, there in enumerate(game.battery) if there]
    steps: list[tuple[str, dict[str, Any]]] = [
        ("artillery", {"first": battery[0], "last": battery[-1], "count": len(battery)}),
        ("supplies", {"count": game.supplies}),
    ]
    for stack, tiles in enumerate(game.air_stacks, start=1):
        kind = AIR_KINDS[game.box.pieces.air[stack - 1]]
        steps.append(("air", {"stack": stack, "count": tiles, "kind": kind}))
    for kind_number, tokens in enumerate(game.depots):
        if tokens > 0:
            steps.append(("depot", {"count": tokens, "delivery": game.box.pieces.deliveries[kind_number].id}))
    for number, tiles in enumerate(game.damage):
        if tiles > 0:
            steps.append(("damage", {"count": tiles, "damage": DAMAGED[number]}))
    steps.append(("ready", {"defenders": each(game.ready)}))
    return steps


def bags(game: Hegra) -> list[tuple[str, dict[str, Any]]]:
    """HOH-SETUP-15, 17, 24."""
    discs = game.recruit_bag.rest
    return [
        ("hit_bag", {"tiles": game.hit_bag.rest}),
        ("patrol_bag", {"count": len(game.patrol_bag)}),
        ("recruit_bag", {"defenders": [disc for disc in discs if disc in TYPES], "doubts": discs.count("doubt")}),
    ]


def each(counts: list[int]) -> list[str]:
    """Defenders one by one, as phrases count them."""
    return [TYPES[kind] for kind, count in enumerate(counts) for _ in range(count)]


def cards(game: Hegra) -> list[tuple[str, dict[str, Any]]]:
    """HOH-SETUP-27 to 30; Hope and Despair lie in the order in which they come."""
    return [
        *[("events", {"deck": deck, "count": len(game.event_decks[number])}) for number, deck in enumerate(DECKS)],
        ("morale", {"deck": "high", "count": len(game.high)}),
        ("morale", {"deck": "low", "count": len(game.low)}),
        ("pile", {"deck": "hope", "cards": list(game.hope)}),
        ("pile", {"deck": "despair", "cards": list(game.despair)}),
        ("snow", {"count": len(game.snow_deck)}),
    ]
