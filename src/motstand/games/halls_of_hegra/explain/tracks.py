"""Tracks and their markers, the days, the weather, cards and decks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from motstand.games.halls_of_hegra.components import DECKS, MOBILISATION, STAGES
from motstand.games.halls_of_hegra.hit_bag import tiles_to_draw
from motstand.games.halls_of_hegra.state import Hegra
from motstand.games.halls_of_hegra.supplies import defenders_for_a_supply
from motstand.kernel.log import Entry

DECK_RULES: Final[dict[str, str]] = {
    "events": "HOH-EVENT-01",
    "high": "HOH-EVENING-09",
    "low": "HOH-EVENING-09",
    "hope": "HOH-MTRACK-01",
    "despair": "HOH-FX-29",
    "snow": "HOH-MAINT-03",
}
PHASES: Final[dict[str, str]] = {
    "event": "HOH-EVENT-01",
    "morning": "HOH-MORNING-01",
    "day": "HOH-DAY-01",
    "evening": "HOH-EVENING-01",
}


def morale_level(game: Hegra) -> dict[str, Any]:
    deck, draw, resolve = game.box.tracks.evening.get(game.morale, ("none", 0, 0))
    return {"level": game.morale, "deck": deck, "draw": draw, "resolve": resolve}


def doubt_level(game: Hegra) -> dict[str, Any]:
    tracks = game.box.tracks
    return {
        "level": game.doubt,
        "discs": tracks.doubt_discs[game.doubt],
        "morale": tracks.doubt_morale[game.doubt],
    }


def flag(game: Hegra) -> dict[str, Any]:
    outlook = game.box.tracks.surrender[game.surrender].id
    return {"outlook": outlook, "required": game.required(), "healthy": game.healthy()}


def snow_level(game: Hegra) -> dict[str, Any]:
    snow = game.box.tracks.numbered["snow"]
    return {"level": game.snow, "least": snow.least, "most": snow.most, "reset": snow.reset}


def suspicion_level(game: Hegra) -> dict[str, Any]:
    suspicion = game.box.tracks.numbered["suspicion"]
    return {"level": game.suspicion, "most": suspicion.most, "reset": suspicion.reset}


TRACKS: Final[dict[str, tuple[str, Callable[[Hegra], dict[str, Any]]]]] = {
    "morale": ("HOH-TRACK-10", morale_level),
    "supplies": ("HOH-MORNING-04", lambda game: {"count": game.supplies, "per": defenders_for_a_supply(game)}),
    "rations": ("HOH-TRACK-02", lambda game: {"per": defenders_for_a_supply(game)}),
    "defence": ("HOH-INF-17", lambda game: {"level": game.defence, "most": game.box.tracks.numbered["defence"].most}),
    "tiles": ("HOH-SIEGE-04", lambda game: {"count": tiles_to_draw(game), "pieces": game.pieces_on_track()}),
    "surrender": ("HOH-TRACK-09", flag),
    "suspicion": ("HOH-RUN-11", suspicion_level),
    "snow": ("HOH-MAINT-03", snow_level),
    "steps": (
        "HOH-TRACK-01",
        lambda game: {
            "weather": game.box.tracks.weather_ids[game.weather],
            "steps": game.box.tracks.movement[game.weather],
        },
    ),
    "healthy": ("HOH-DEF-01", lambda game: {"count": game.healthy(), "required": game.required()}),
    "day": (
        "HOH-STAGE-01",
        lambda game: {
            "day": game.day,
            "days": len(game.box.tracks.days),
            "stage": STAGES[game.today().stage],
        },
    ),
    "fear": ("HOH-MOBACT-03", lambda game: {"level": game.fear}),
    "doubt": ("HOH-EVENT-08", doubt_level),
}


def tracks(game: Hegra) -> list[str]:
    """Fear and Doubt are there only with the Mobilisation board (HOH-EVENT-09)."""
    return [id for id in TRACKS if id not in ("fear", "doubt") or game.board == MOBILISATION]


# -- days, weather, phases ---------------------------------------------------------------------------------------


def days(game: Hegra) -> list[str]:
    return [str(day.number) for day in game.box.tracks.days]


def day(game: Hegra, id: str) -> Entry:
    """HOH-TRACK-11: what a day of the Turn track brings."""
    found = game.box.tracks.days[int(id) - 1]
    values = {
        "stage": STAGES[found.stage],
        "patrols": found.patrols,
        "where": found.row,
        "red": "yes" if found.red else "no",
        "special": found.special or "none",
        "when": "now" if found.number == game.day else "later" if found.number > game.day else "over",
    }
    return Entry("about.day", "HOH-TRACK-11", values)


def weathers(game: Hegra) -> list[str]:
    return list(game.box.tracks.weather_ids)


def weather(game: Hegra, id: str) -> Entry:
    """HOH-TRACK-01: how far a run goes in this weather."""
    number = weathers(game).index(id)
    values = {
        "weather": id,
        "steps": game.box.tracks.movement[number],
        "now": "yes" if number == game.weather else "no",
    }
    return Entry("about.weather", "HOH-TRACK-01", values)


def phase(game: Hegra, id: str) -> Entry:
    """HOH-STAGE-02: what happens in a part of the day."""
    return Entry(f"about.phase.{id}", PHASES[id], {"stage": STAGES[game.today().stage]})


# -- cards -------------------------------------------------------------------------------------------------------


def cards(game: Hegra) -> list[str]:
    found = game.box.cards
    return [*found.events, *found.morale, *found.snow]


def card(game: Hegra, id: str) -> Entry:
    """What a card says. Only of cards that lie open it is told where they are."""
    found = game.box.cards
    if id in found.events:
        rule, state = "HOH-EVENT-07", "event" if id == game.event else "open"
        text = {"text": id}
    elif id in found.snow:
        rule, state, text = "HOH-MAINT-04", "open", {"text": id}
    else:
        rule, state = "HOH-EVENING-11", "drawn" if id in game.drawn else "open"
        text = {"text": f"{id}@{STAGES[game.today().stage]}"}
    kind = found.morale[id].kind if id in found.morale else "other"
    return Entry("about.card", rule, {"text": text, "state": state, "kind": kind})


def deck(game: Hegra, id: str) -> Entry:
    """How many cards a deck has, and when one is drawn."""
    counts = {
        "events": len(game.event_decks[game.today().deck]) if game.event_decks else 0,
        "high": len(game.high),
        "low": len(game.low),
        "hope": len(game.hope),
        "despair": len(game.despair),
        "snow": len(game.snow_deck),
    }
    return Entry(f"about.deck.{id}", DECK_RULES[id], {"count": counts[id], "deck": DECKS[game.today().deck]})
