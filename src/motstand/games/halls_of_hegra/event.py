"""The Event Phase: the card, the weather, Doubt discs, Air tiles and the Hit bag. Recruits and attack follow."""

from __future__ import annotations

from typing import Final

from motstand.games.halls_of_hegra.bags import change_doubt_discs
from motstand.games.halls_of_hegra.breakdown import add_weather, by
from motstand.games.halls_of_hegra.components import COMMANDER, DECKS, FIRST_ATTACK, MOBILISATION
from motstand.games.halls_of_hegra.effects import carry_out
from motstand.games.halls_of_hegra.hit_bag import air_tile, draw_tiles, tiles_to_draw
from motstand.games.halls_of_hegra.snow import snowfall
from motstand.games.halls_of_hegra.state import Hegra
from motstand.kernel.flow import Flow
from motstand.kernel.piles import draw

LAST_STAND: Final = DECKS.index("last_stand")


def event(game: Hegra) -> Flow[str]:
    """HOH-EVENT-01: the top card of the day's deck; step 1, the weather that it shows."""
    deck = LAST_STAND if game.last_stand else game.today().deck
    if not game.last_stand:
        game.note("turn.begins", "HOH-STAGE-02", {"day": game.day, "stage": game.today().stage})
    named = {"deck": DECKS[deck]}
    card = yield from draw(game.event_decks[deck], "draw.event", COMMANDER, None, "HOH-EVENT-01", named)
    game.event = card
    game.events_used.append(card)
    game.note("event.drawn", "HOH-EVENT-01", {"card": card})
    game.weather = game.card().weather
    weather = game.box.tracks.weather_ids[game.weather]
    values = {"weather": weather, "movement": game.box.tracks.movement[game.weather]}
    add_weather(game.note("weather", "HOH-EVENT-04", values), game)
    if weather == "snow":
        yield from snowfall(game, "HOH-EVENT-05")
    return "event text"


def event_text(game: Hegra) -> Flow[str]:
    """HOH-EVENT-07, step 2: the text from top to bottom. What follows depends on the stage."""
    yield from carry_out(game, game.card().text, game.event)
    if game.board == MOBILISATION:
        # HOH-EVENT-08, step 3: Doubt discs, before any recruit is drawn.
        change_doubt_discs(game, game.box.tracks.doubt_discs[game.doubt], "HOH-EVENT-08")
    # HOH-RECRUIT-09: nobody joins during the Siege.
    return "recruits" if game.board in (MOBILISATION, FIRST_ATTACK) else "air raid"


def air_raid(game: Hegra) -> Flow[str]:
    """Siege, steps 3 and 4: the leftmost Air stack goes into the Hit bag, then tiles are drawn from it."""
    for stack, tiles in enumerate(game.air_stacks):
        if tiles > 0:
            # HOH-SIEGE-03
            kind = game.box.pieces.air[stack]
            for _ in range(tiles):
                game.hit_bag.add(air_tile(kind))
            game.air_stacks[stack] = 0
            values = {"air": air_tile(kind).removeprefix("air_"), "count": tiles}
            entry = game.note("air.added", "HOH-SIEGE-03", values)
            entry.child("part.stack", "HOH-SIEGE-03", {"stack": stack + 1, **by(tiles)})
            break
    yield from draw_tiles(game, tiles_to_draw(game), "HOH-SIEGE-04")
    return "attack"
