"""What clicks on the table mean to a question: the answers that they could lead to, offered or not."""

from __future__ import annotations

from typing import Any

from motstand.games.kampen_om_norge.answers import (
    AREA,
    ATTACKED,
    BESIDE_THE_DROP,
    CARD,
    COAST,
    DEFEATED,
    FIELDS,
    JUST_PLACED,
    NEW,
    ON_THE_TABLE,
    ORIGINS,
    SABOTAGE,
)
from motstand.games.kampen_om_norge.combat_cards import cancellable
from motstand.games.kampen_om_norge.questions import ANSWERS, QUESTIONS
from motstand.games.kampen_om_norge.sea.answers import COAST_OF_ZONE, IN_NAVAL_COMBAT, SHIP, VOIDED, ZONE
from motstand.games.kampen_om_norge.setup import SEATINGS
from motstand.games.kampen_om_norge.state import Kampen, origin_id
from motstand.games.kampen_om_norge.why_not.at_sea import conceivable_at_sea
from motstand.games.kampen_om_norge.why_not.values import asked_faction
from motstand.kernel.answers import NUMBER, Kind, Part, beginning_with
from motstand.kernel.flow import Choice, Option
from motstand.kernel.objections import Thing

ROLES = SEATINGS[0] + SEATINGS[1]


def meant(game: Kampen, choice: Choice, path: list[Thing]) -> list[Option]:
    """The answers to which clicks on these things lead, with what may still follow."""

    def candidates(part: Part, given: Option) -> list[Any]:
        return conceivable(game, choice, part, given)

    options: list[Option] = []
    for kind in QUESTIONS[choice.prompt].kinds:
        if kind.clicks:
            whole = beginning_with(kind, kind.beginning, candidates)
            options += [option for option in whole if begin_with(kind.steps(option), path)]
            continue
        given = clicked(game, kind, path)
        if given is not None and not is_other_sabotage(game, choice, kind, given):
            options += beginning_with(kind, given, candidates)
    return options


def begin_with(steps: list[tuple[str, str | int, str]], path: list[Thing]) -> bool:
    """Are these clicks the first of those that lead to an answer?"""
    return len(path) <= len(steps) and all(
        (kind, id) == thing for (kind, id, _), thing in zip(steps, path, strict=False)
    )


def clicked(game: Kampen, kind: Kind, path: list[Thing]) -> Option | None:
    """The beginning of an answer as the clicks give it; None where they give no such answer."""
    if len(path) > len(kind.parts):
        return None
    given: list[Any] = [kind.head]
    for part, (clicked_kind, which) in zip(kind.parts, path, strict=False):
        value = int(which) if part.kind == NUMBER and str(which).isdecimal() else which
        if clicked_kind != part.kind or not is_known(game, part, value):
            return None
        given.append(value)
    return tuple(given)


def is_known(game: Kampen, part: Part, value: Any) -> bool:
    """Does the game have a thing of this kind and id?"""
    if part.kind == NUMBER:
        return isinstance(value, int) and (value > 0 or part.among == DEFEATED)
    if part.kind == AREA:
        return value in game.box.board.index or (part.among == ORIGINS and value in ("sea", "air"))
    if part.kind == SHIP:
        return value in game.scenario.ships
    if part.kind == ZONE:
        return value in game.box.board.zone_index
    return value in (game.scenario.cards if part.kind == CARD else ROLES)


def is_other_sabotage(game: Kampen, choice: Choice, kind: Kind, given: Option) -> bool:
    """A card that lets battalions escape turns nobody back, and every other card is asked to do that."""
    if choice.prompt != SABOTAGE.prompt:
        return False
    _, *parts = given
    escapes = bool(parts) and game.card(parts[0]).kind.escapes > 0
    return escapes != ("count" in kind.names)


def conceivable(game: Kampen, choice: Choice, part: Part, given: Option) -> list[Any]:
    """The values to try for the next part of an answer; never empty, so that each path of clicks gets a reason."""
    if part.kind == NUMBER:
        return counts(game, choice, part, given)
    if part.kind in (SHIP, ZONE) or part.among == IN_NAVAL_COMBAT:
        return conceivable_at_sea(game, choice, part)
    if part.among == ON_THE_TABLE:
        assert game.combat is not None
        return [play.card for play in cancellable(game, game.combat, asked_faction(game, choice))]
    if part.kind == CARD:
        return sorted(game.hands[asked_faction(game, choice)])
    return areas(game, choice, part, str(given[-1])) if part.kind == AREA else ROLES


def areas(game: Kampen, choice: Choice, part: Part, last: str) -> list[str]:
    """The areas among which this one is chosen; `last` is what was named before it."""
    board = game.box.board
    named = (choice.values or {}).get("area")
    if part.among == FIELDS:
        fields = [board.ids[field] for field in board.air_fields if game.scenario.in_play[field]]
        return [field for field in fields if field != last]
    if part.among == COAST:
        coast = [board.ids[area] for area, touched in enumerate(game.scenario.allied_coast) if touched]
        return [area for area in coast if area not in (last, named)]
    if part.among == COAST_OF_ZONE:
        return [board.ids[area] for area in board.zone_areas[board.zone_index[str((choice.values or {})["zone"])]]]
    if part.among == JUST_PLACED:
        return [board.ids[area] for area in sorted(set(game.placed + game.by_air))]
    if part.among == ATTACKED:
        return [board.ids[area] for area in sorted({attack.target for attack in game.attacks})]
    if part.among == BESIDE_THE_DROP:
        return near(game, str(named))
    if last not in board.index:
        # Nothing on the board was named before.
        return list(board.ids)
    origins = [origin_id(game, attack.origin) for attack in game.attacks if board.ids[attack.target] == last]
    return origins if part.among == ORIGINS and origins else near(game, last)


def near(game: Kampen, area: str) -> list[str]:
    """The neighbours of an area; of one that is out of play, itself."""
    return game.scenario.neighbour_ids[game.box.board.index[area]] or [area]


def counts(game: Kampen, choice: Choice, part: Part, given: Option) -> list[int]:
    """As many battalions as stand where they would leave, or have to be placed, or were defeated."""
    if part.among == DEFEATED:
        _, norwegian, allied = choice.options[0]
        return list(range(norwegian + allied + 1)) if len(given) == 1 else [max(norwegian + allied - given[-1], 0)]
    if part.among == VOIDED:
        return list(range(int((choice.values or {})["most"]) + 1))
    if part.among == NEW:
        return list(range(1, game.to_place + 1))
    start = ANSWERS[given[0]].named(given)["from"]
    stack = game.battalions[asked_faction(game, choice)][game.box.board.index[start]]
    return list(range(1, max(stack, 1) + 1))
