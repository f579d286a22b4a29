"""The values of sentences about reasons. A `Case` is an answer, and computes each value by its name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from motstand.games.kampen_om_norge.air import german_air_fields, objection_to_field
from motstand.games.kampen_om_norge.answers import (
    AIRLIFT,
    CARD,
    DIVERT,
    MARCH,
    PLACEMENT,
    SABOTAGE,
    SEALIFT,
)
from motstand.games.kampen_om_norge.combat_cards import same_side
from motstand.games.kampen_om_norge.components import ALLIES, CANCEL, FACTIONS, GERMANY, NORWAY, Kind
from motstand.games.kampen_om_norge.printed import times
from motstand.games.kampen_om_norge.questions import ANSWERS, QUESTIONS, faction_asked
from motstand.games.kampen_om_norge.sea.combat_cards import limiting_card
from motstand.games.kampen_om_norge.sea.fleet import sea_of, zone_id, zone_of
from motstand.games.kampen_om_norge.setup import led_by
from motstand.games.kampen_om_norge.stacks import fresh_battalions
from motstand.games.kampen_om_norge.state import Kampen
from motstand.kernel.flow import Choice, Option


def asked_faction(game: Kampen, choice: Choice) -> int:
    """The faction that a question is about; of both that defend together, Norway."""
    if choice.prompt == DIVERT.prompt and game.on_april:
        # KON-NNC-01: on 9 April it is Norway that has fighters.
        return NORWAY
    return faction_asked(game, choice, both=NORWAY)


class Case:
    """An answer to a question, offered or not."""

    __slots__ = ("choice", "faction", "game", "holds_card", "names_card", "option", "parts")

    def __init__(self, game: Kampen, choice: Choice, option: Option) -> None:
        self.game = game
        self.choice = choice
        self.option = option
        self.faction = asked_faction(game, choice)
        answer = ANSWERS[option[0]]
        self.holds_card = answer.names[:1] == [CARD]
        # A card that is kept lies in the box, not in the hand.
        self.names_card = self.holds_card or answer.names == ["kept"]
        # What the question names, and what the answer does. Who escapes leaves the area that is attacked.
        self.parts: dict[str, Any] = {**(choice.values or {}), **answer.named(option)}
        self.parts.setdefault("area", self.parts.get("from"))
        self.parts.setdefault("card", self.parts.get("kept"))

    def at(self, name: str) -> int:
        """The number of the area that the answer or the question calls `name`."""
        return self.game.box.board.index[self.parts[name]]

    @property
    def kind(self) -> Kind:
        """The kind of the card that is answered with, or was played to make this question."""
        return self.game.card(self.parts["card"] if self.names_card else self.game.used[self.faction][-1]).kind

    @property
    def outside(self) -> str:
        """The first area of the answer that the scenario leaves out, "" if none."""
        index = self.game.box.board.index
        for part in self.option[1:]:
            if part in index and not self.game.scenario.in_play[index[part]]:
                return str(part)
        return ""

    @property
    def asked_zone(self) -> str:
        """The sea zone that the question is about."""
        return str((self.choice.values or {})["zone"])

    def offered(self, head: str) -> list[str]:
        """What the answers of a kind that are offered name first."""
        return [
            str(first) for kind, first, *_ in [each for each in self.choice.options if len(each) > 1] if kind == head
        ]

    @property
    def defeated(self) -> int:
        """How many battalions the defenders lose together."""
        _, norwegian, allied = self.choice.options[0]
        return int(norwegian) + int(allied)


def value(case: Case, name: str) -> Any:
    """What a sentence about the case calls `name`."""
    return DERIVED[name](case) if name in DERIVED else case.parts[name]


# -- cards and their times -----------------------------------------------------------------------------------


def times_of(case: Case) -> list[str]:
    return times(case.kind)


def time_rule(marked: list[str]) -> str:
    """The rule of the symbols on a card: triangle, square, circle, or several of them."""
    rules = {"G": "KON-CARD-06", "R": "KON-CARD-07", "C": "KON-CARD-08", "O": "KON-NINE-03", "o": "KON-NINE-03"}
    shapes = {time[0] for time in marked}
    return "KON-CARD-09" if len(shapes - {"O", "o"}) > 1 else rules[marked[0][0]]


def card_played(case: Case) -> str:
    """The card of the own side that fills the limit."""
    fight, kind = case.game.combat, case.kind
    if fight is None:
        battle = sea_of(case.game).battle
        assert battle is not None
        return limiting_card(case.game, battle, case.faction, kind)
    for play in fight.plays:
        other = case.game.card(play.card).kind
        counts = not (play.effect == CANCEL and other.cancels_outside_limit)
        if counts and other.limit == kind.limit and same_side(play.faction, case.faction):
            return play.card
    raise AssertionError("a limit was reached without a card")


def symbols_at_hand(case: Case) -> int:
    """The symbols that an invasion could be paid with."""
    if not case.holds_card:
        return int(case.parts["symbols"])
    hand = case.game.hands[case.faction]
    return sum([case.game.card(card).symbols for card in hand if card != case.parts["card"]])


def most_battalions(case: Case) -> int:
    """How many battalions the card can take along."""
    kind, prompt = case.kind, case.choice.prompt
    if prompt == SABOTAGE.prompt:
        return min(kind.escapes, case.game.battalions[NORWAY][case.at("from")])
    most = {MARCH: kind.marches, AIRLIFT: kind.airlifts, SEALIFT: kind.sealifts, PLACEMENT: kind.airplaces}
    return most[QUESTIONS[prompt]]


# -- areas ---------------------------------------------------------------------------------------------------


def holder(game: Kampen, area: int) -> str:
    """Whose battalions stand in an area: a faction, "both" Norway and the Allies, or "nobody"."""
    there = [name for faction, name in enumerate(FACTIONS) if game.battalions[faction][area] > 0]
    return "nobody" if not there else there[0] if len(there) == 1 else "both"


def fields_in_reach(case: Case) -> list[str]:
    """The air fields from which the area could be reached, were they German."""
    board = case.game.box.board
    area = case.at("area")
    in_play = case.game.scenario.in_play
    return [board.ids[field] for field in board.air_fields if in_play[field] and board.field_range[field][area]]


def bad_field(case: Case) -> str:
    """The area of the answer that is no air field, or not a German one."""
    index = case.game.box.board.index
    areas = [str(part) for part in case.option[1:] if part in index]
    return next(area for area in areas if objection_to_field(case.game, index[area]))


def stopped_by_water(case: Case) -> str:
    """Of those who retreat, the faction that may not cross water."""
    return "germany" if case.faction == GERMANY else "allies"


def leader(case: Case) -> str:
    """Who leads the role already."""
    return next(case.game.seats[faction] for faction in led_by(case.parts["role"]) if case.game.seats[faction])


def defenders(case: Case, faction: int) -> int:
    return case.game.battalions[faction][case.at("area")]


def zone_of_ship(case: Case) -> str:
    """Where the ship of the answer lies."""
    return zone_id(case.game, zone_of(case.game, case.parts["ship"]))


DERIVED: Final[dict[str, Callable[[Case], Any]]] = {
    "allies": lambda case: defenders(case, ALLIES),
    "count": lambda case: len(fields_in_reach(case)),
    "costs": lambda case: case.parts["most"],
    "defeated": lambda case: case.defeated,
    "faction": lambda case: FACTIONS[case.faction],
    "fields": fields_in_reach,
    "first": lambda case: case.game.box.board.ids[case.game.placed[0]],
    "fresh": lambda case: fresh_battalions(case.game, case.faction, case.at("from")),
    "force_zone": lambda case: zone_id(case.game, sea_of(case.game).route[0]),
    "held": lambda case: len(german_air_fields(case.game)),
    "here": lambda case: case.game.battalions[case.faction][case.at("from")],
    "holder": lambda case: holder(case.game, case.at("from")),
    "lies": zone_of_ship,
    "kinds": lambda case: case.kind.cancels,
    "most": most_battalions,
    "norwegians": lambda case: defenders(case, NORWAY),
    "outside": lambda case: case.outside,
    "owner": lambda case: FACTIONS[case.kind.deck],
    "per": lambda case: case.game.scenario.symbols_per_battalion,
    "played": card_played,
    "seat": leader,
    "spot": bad_field,
    "stopped": stopped_by_water,
    "symbols": symbols_at_hand,
    "times": times_of,
}
