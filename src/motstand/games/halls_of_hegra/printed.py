"""What is printed on the boards, the cards and the tiles, as plain data for whoever draws the table."""

from __future__ import annotations

from typing import Any

from motstand.games.halls_of_hegra import view_types
from motstand.games.halls_of_hegra.box_rows import Difficulty
from motstand.games.halls_of_hegra.components import (
    AIR_KINDS,
    BOARDS,
    COLUMNS,
    DAMAGED,
    DECKS,
    MORALE_LIMIT,
    STAGES,
    TYPES,
    WAIT,
    Box,
    Sector,
    Space,
)
from motstand.games.halls_of_hegra.names import morale_texts, names
from motstand.kernel.game import Setup
from motstand.kernel.view_types import shaped


def printed(box: Box, setup: Setup, language: str) -> dict[str, Any]:
    """Boards, cards and tiles. Nothing in it is hidden from anybody."""
    difficulty = box.difficulties[setup.scenario]
    return {
        "scenario": shaped(view_types.ScenarioSheet, difficulty),
        "defenders": {
            TYPES[kind]: {"name": box.pieces.names[kind], "colour": box.pieces.colours[kind], "text": text}
            for kind, text in enumerate(box.pieces.type_texts)
        },
        "spaces": {space.id: space_print(space) for space in box.spaces},
        "sectors": {BOARDS[board]: [sector_print(sector) for sector in box.sectors[board]] for board in (1, 2)},
        "tracks": tracks_print(box, difficulty),
        "map": map_print(box),
        "guns": {
            gun: {"name": box.pieces.status_names[gun], "slots": ["fire" if icon else "blank" for icon in fires]}
            for gun, fires in box.pieces.fires.items()
        },
        "damage": dict(zip(DAMAGED, box.pieces.damage_names, strict=True)),
        "air_stacks": [AIR_KINDS[kind] for kind in box.pieces.air],
        "deliveries": {delivery.id: shaped(view_types.DeliveryPrint, delivery) for delivery in box.pieces.deliveries},
        "cards": cards_print(box),
        "names": names(box),
    }


def space_print(space: Space) -> dict[str, Any]:
    """An Action space: how many it needs, who counts double, who is barred."""
    return shaped(
        view_types.SpacePrint,
        space,
        double=[TYPES[kind] for kind, worth in enumerate(space.worth) if worth == 2],
        barred=[TYPES[kind] for kind, barred in enumerate(space.barred) if barred],
        days=[space.first_day, space.last_day],
    )


def sector_print(sector: Sector) -> dict[str, Any]:
    return {
        "sector": sector.number,
        "dice": [COLUMNS[column] if column != WAIT else "wait" for column in sector.dice],
        "red": sector.red,
        "criteria": sector.criteria,
        "range": [TYPES[kind] for kind, reaches in enumerate(sector.in_range) if reaches],
    }


def tracks_print(box: Box, difficulty: Difficulty) -> dict[str, Any]:
    """The tracks with all their levels."""
    tracks = box.tracks
    return {
        **{id: shaped(view_types.Track, track) for id, track in tracks.numbered.items()},
        "doubt": [
            {"discs": discs, "morale": morale}
            for discs, morale in zip(tracks.doubt_discs, tracks.doubt_morale, strict=True)
        ],
        "supply": tracks.rations,
        "weather": [
            {"id": id, "name": name, "movement": steps}
            for id, name, steps in zip(tracks.weather_ids, tracks.weather_names, tracks.movement, strict=True)
        ],
        "surrender": [
            shaped(view_types.Outlook, level, required=max(0, level.required + difficulty.required))
            for level in tracks.surrender
        ],
        "morale": [morale_level(box, level) for level in range(-MORALE_LIMIT, MORALE_LIMIT + 1)],
        "days": [
            shaped(view_types.DayPrint, day, day=day.number, stage=STAGES[day.stage], deck=DECKS[day.deck])
            for day in tracks.days
        ],
    }


def morale_level(box: Box, level: int) -> dict[str, Any]:
    deck, draw, resolve = box.tracks.evening.get(level, ("", 0, 0))
    return {"level": level, "deck": deck, "draw": draw, "resolve": resolve}


def map_print(box: Box) -> dict[str, Any]:
    """The map: its spaces with their lines, and what the rows are as targets."""
    chart = box.map
    return {
        "rows": {id: shaped(view_types.Target, row) for id, row in chart.rows.items()},
        "airfield": shaped(view_types.Target, box.airfield),
        "places": {
            id: {
                "name": chart.names[place],
                "row": chart.row_of[place],
                "number": chart.number[place],
                "delivery": box.pieces.deliveries[chart.delivery[place]].id if chart.delivery[place] >= 0 else "",
                "artillery": place in chart.symbols,
                "neighbours": [chart.ids[near] for near in chart.neighbours[place]],
                "x": chart.positions[place][0],
                "y": chart.positions[place][1],
            }
            for place, id in enumerate(chart.ids)
        },
    }


def cards_print(box: Box) -> dict[str, Any]:
    """All cards by id."""
    shown: dict[str, Any] = {}
    for event in box.cards.events.values():
        shown[event.id] = {
            "deck": DECKS[event.deck],
            "title": event.title,
            "text": event.text.text,
            "weather": box.tracks.weather_ids[event.weather],
            "infantry": event.infantry,
            "chart": [TYPES[kind] for kind in event.chart],
        }
    for card in box.cards.morale.values():
        shown[card.id] = {"deck": card.kind, "title": card.title, "text": morale_texts(card)}
    for snow in box.cards.snow.values():
        shown[snow.id] = {"deck": "snow", "title": snow.title, "text": snow.text.text, "opens": snow.opens}
    return shown
