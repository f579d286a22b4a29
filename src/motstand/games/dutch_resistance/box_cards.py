"""Reads the decks: Occupier, Patrol, Raid!, Halt!, Helper and Officer cards, and the Resistance Groups."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, field

from motstand.games.dutch_resistance.box_effects import CardText, EffectRow, check_plain, check_plain_options
from motstand.games.dutch_resistance.box_rows import Region
from motstand.games.dutch_resistance.components import Box, HaltCard, OfficerCard, PatrolCard
from motstand.games.dutch_resistance.error_messages import message
from motstand.games.dutch_resistance.vocabulary import TILES, Effect
from motstand.kernel.content.files import wrong_deck
from motstand.kernel.content.rows import Row, Rows, SourcedRow, Text, Wrong

OCCUPIERS: Final = "DR occupiers.toml"
HELPERS: Final = "DR helpers.toml"
OFFICER: Final = "DR officer.toml"
PATROLS, RAIDS, HALTS, HELPER_CARDS, TICKETS, OFFICER_CARDS, GROUP_SIDES = 20, 18, 46, 20, 8, 12, 4
# DR-COMP-03: so many of each Threat Level, without a Scenario and of each.
BASE_CARDS, SCENARIO_CARDS = 12, 4
# Five Scenarios, and 0 for what belongs to none of them.
SCENARIO_NUMBERS: Final = 6
TARGETS: Final = ["character", "alibi", "token", *TILES]


class OccupierCard(CardText):
    """An Occupier card: what is always resolved, then one of the options; or a price and what follows without it."""

    called = message("row-occupier")
    id: Text
    title: Text
    level: Annotated[int, Meta(ge=1, le=2)]
    scenario: Annotated[int, Meta(ge=0, le=5)] = 0


Movement = Literal["white 1", "white 2", "black 1", "black 2"]


class PatrolRow(EffectRow):
    called = message("row-patrol")
    id: Text
    region: Region
    policemen: Movement
    soldiers: Movement
    nobody: list[Effect]

    def __post_init__(self) -> None:
        super().__post_init__()
        check_plain(nobody=self.nobody)


class RaidCard(CardText):
    """A Raid! card. `lasting` names what stays in effect for the rest of the game."""

    called = message("row-raid")
    id: Text
    title: Text
    number: Annotated[int, Meta(ge=2, le=12)]
    after: list[Effect] = []
    lasting: Literal["", "helpers", "checks", "station", "church"] = ""
    rule: str = field(name="text", default="")

    def __post_init__(self) -> None:
        super().__post_init__()
        check_plain(effect=self.effects)
        check_plain_options(self.options)
        check_plain(pay=self.price, otherwise=self.otherwise, after=self.after)


class HaltOptionRow(Row):
    called = message("row-option")
    id: Literal["1", "2"]
    text: Text
    policeman: list[Effect]
    soldier: list[Effect]
    otherwise: list[Effect]

    def __post_init__(self) -> None:
        check_plain(policeman=self.policeman, soldier=self.soldier, otherwise=self.otherwise)


class HaltRow(EffectRow):
    called = message("row-halt")
    id: Text
    title: Text
    text: Text
    options: list[HaltOptionRow] = field(name="option")

    def __post_init__(self) -> None:
        super().__post_init__()
        if [option.id for option in self.options] != ["1", "2"]:
            raise Wrong("option", message("halt-options"))


class HelperCard(CardText):
    """A Helper card and its reward."""

    called = message("row-helper")
    id: Text
    name: Text


class TicketRow(SourcedRow):
    called = message("row-ticket")
    id: Text
    name: Text


class AusweisRow(TicketRow):
    called = message("row-ausweis")


class OfficerRow(CardText):
    called = message("row-officer")
    id: Text
    title: Text
    movement: Text

    def __post_init__(self) -> None:
        super().__post_init__()
        words = self.movement.split()
        is_toward = len(words) == 3 and words[0] in ("1", "2") and words[1] == "toward" and words[2] in TARGETS
        if not is_toward and self.movement not in ("stay", "to city", "to country"):
            raise Wrong("movement", message("officer-movement", targets=TARGETS[:3]))


class Group(CardText, kw_only=True):
    """A side of a Resistance Group card: effects and options are what a request gives."""

    called = message("row-group")
    id: Text
    name: Text
    side: Literal["basic", "challenging"]
    unused: list[Effect]
    once: bool = False
    rule: Literal["low_morale", "used_tokens", "patrol_shelter", "both_areas"]
    rule_text: Text = field(name="text")

    def __post_init__(self) -> None:
        super().__post_init__()
        check_plain(effect=self.effects)
        check_plain_options(self.options)
        check_plain(unused=self.unused)


def read_cards(box: Box, data: dict[str, Any]) -> None:
    """All decks, each with the right number of cards."""
    cards, helpers, officers = box.cards, data["helpers"], data["officer"]
    cards.occupiers = read_occupiers(data["occupiers"])
    cards.occupier_decks = [
        [ids_of_deck(cards.occupiers, scenario, level) for level in (1, 2)] for scenario in range(SCENARIO_NUMBERS)
    ]
    patrols = Rows("DR patrols.toml", data["patrols"], "patrol", PatrolRow, PATROLS).by_id(message("row-twice"))
    cards.patrols = {id: PatrolCard(row) for id, row in patrols.items()}
    cards.raids = Rows("DR raids.toml", data["raids"], "raid", RaidCard, RAIDS).by_id(message("row-twice"))
    halts = Rows("DR halts.toml", data["halts"], "halt", HaltRow, HALTS).by_id(message("row-twice"))
    cards.halts = {id: HaltCard(row) for id, row in halts.items()}
    cards.helpers = Rows(HELPERS, helpers, "helper", HelperCard, HELPER_CARDS).by_id(message("row-twice"))
    box.tokens.tickets = len(Rows(HELPERS, helpers, "ticket", TicketRow, TICKETS).by_id(message("row-twice")))
    box.tokens.ausweis = len(Rows(HELPERS, helpers, "ausweis", AusweisRow, TICKETS).by_id(message("row-twice")))
    officer = Rows(OFFICER, officers, "officer", OfficerRow, OFFICER_CARDS).by_id(message("row-twice"))
    cards.officer = {id: OfficerCard(row) for id, row in officer.items()}
    cards.groups = Rows(OFFICER, officers, "group", Group, GROUP_SIDES).by_id(message("row-twice"))


def read_occupiers(data: dict[str, Any]) -> dict[str, OccupierCard]:
    """DR-COMP-03: 12 base cards of each Threat Level, and 4 of each level for every Scenario."""
    cards = Rows(OCCUPIERS, data, "occupier", OccupierCard).by_id(message("row-twice"))
    for scenario in range(SCENARIO_NUMBERS):
        for level in (1, 2):
            count = len(ids_of_deck(cards, scenario, level))
            expected = SCENARIO_CARDS if scenario else BASE_CARDS
            if count != expected:
                raise wrong_deck(OCCUPIERS, "occupier", f"{scenario}-{level}", expected, count)
    return cards


def ids_of_deck(cards: dict[str, OccupierCard], scenario: int, level: int) -> tuple[str, ...]:
    """The cards of a Scenario and a Threat Level."""
    return tuple([card.id for card in cards.values() if card.scenario == scenario and card.level == level])
