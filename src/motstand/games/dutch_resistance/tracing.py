"""Where the numbers on the table come from: what tonight costs, Morale Action tokens, rounds, the goal."""

from __future__ import annotations

from motstand.games.dutch_resistance.components import COLOURS, PLACES
from motstand.games.dutch_resistance.danger import night_loss
from motstand.games.dutch_resistance.goals import progress, rounds
from motstand.games.dutch_resistance.state import Dutch
from motstand.games.dutch_resistance.tonight import losses_tonight, safety_tonight
from motstand.kernel.log import Entry
from motstand.kernel.objections import Thing


def trace(game: Dutch, thing: Thing) -> Entry | None:
    """The numbers of a Location or a Character tonight, or of a track by its name; None for what has none."""
    kind, id = thing[0], str(thing[1])
    if kind == "place" and id in PLACES and game.place[0] >= 0:
        return of_place(game, PLACES.index(id))
    if kind == "character" and id in COLOURS and id in game.colours and game.place[0] >= 0:
        return of_character(game, game.character(id))
    if kind == "track" and id == "tokens":
        return of_tokens(game)
    if kind == "track" and id == "round":
        return of_rounds(game)
    if kind == "track" and id == "goal":
        done, wanted = progress(game)
        return Entry("trace.goal", "DR-GOAL-03", {"count": done, "wanted": wanted})
    return None


def of_place(game: Dutch, place: int) -> Entry:
    """DR-DANGER-01 to 05: what the Danger Phase would take from it, part by part."""
    values = {"place": PLACES[place], "tile": game.tile(place).id, "count": safety_tonight(game, place)}
    entry = Entry("trace.tonight", "DR-DANGER-05", {**values, "safety": game.safety[place]})
    for loss in losses_tonight(game, place):
        told = {"count": loss.amount}
        entry.child(f"trace.part.{loss.key}", loss.rule, told if loss.who < 0 else {**told, **named(game, loss.who)})
    return entry


def of_character(game: Dutch, who: int) -> Entry:
    """What a Character costs its Location at night."""
    for_alibi, for_resources = night_loss(game, who)
    entry = Entry("trace.character", "DR-DANGER-06", {**named(game, who), "count": for_alibi + for_resources})
    entry.child("trace.part.alibi", "DR-DANGER-01", {**named(game, who), "count": for_alibi})
    entry.child("trace.part.resources", "DR-DANGER-02", {**named(game, who), "count": for_resources})
    return entry


def named(game: Dutch, who: int) -> dict[str, object]:
    return {"character": game.colours[who], "alibi": game.alibi[who], "resources": game.resources(who)}


def of_tokens(game: Dutch) -> Entry:
    """DR-START-04: what the Morale Track would show in the next Start Phase."""
    entry = Entry("trace.tokens", "DR-START-04", {"count": game.box.board.tokens[game.morale], "left": game.tokens})
    entry.child("trace.part.morale", "DR-BOARD-03", {"count": entry.values["count"], "morale": game.morale})
    return entry


def of_rounds(game: Dutch) -> Entry:
    """DR-ROUND-02: how many rounds the Occupier deck still gives."""
    entry = Entry("trace.rounds", "DR-ROUND-02", {"count": rounds(game), "round": game.round})
    values = {"count": sum(game.occupiers_left), "characters": len(game.colours)}
    entry.child("trace.part.deck", "DR-GOAL-09", values)
    return entry
