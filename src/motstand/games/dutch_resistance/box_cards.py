"""Reads the decks: Occupier, Patrol, Raid!, Halt!, Helper and Officer cards, and the Resistance Groups."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta

from motstand.games.dutch_resistance.box_effects import Does, check_plain_effects, effects_of, text_of
from motstand.games.dutch_resistance.box_rows import Region
from motstand.games.dutch_resistance.components import (
    Ability,
    Box,
    Group,
    HaltCard,
    HaltOption,
    HelperCard,
    OccupierCard,
    OfficerCard,
    PatrolCard,
    RaidCard,
)
from motstand.games.dutch_resistance.error_messages import message
from motstand.games.dutch_resistance.vocabulary import TILES
from motstand.kernel.content.files import wrong_deck
from motstand.kernel.content.rows import Row, Rows, SourcedRow, Text, Wrong

OCCUPIERS: Final = "DR occupiers.toml"
HELPERS: Final = "DR helpers.toml"
OFFICER: Final = "DR officer.toml"
PATROLS, RAIDS, HALTS, HELPER_CARDS, TICKETS, OFFICER_CARDS, GROUP_SIDES = 20, 18, 46, 20, 8, 12, 4
# DR-COMP-03: so many of each Threat Level, without a Scenario and of each.
BASE_CARDS, SCENARIO_CARDS = 12, 4
TARGETS: Final = ["character", "alibi", "token", *TILES]


class OccupierRow(Does):
    called = message("row-occupier")
    id: Text
    title: Text
    level: Annotated[int, Meta(ge=1, le=2)]
    scenario: Annotated[int, Meta(ge=0, le=5)] = 0


Movement = Literal["white 1", "white 2", "black 1", "black 2"]


class PatrolRow(SourcedRow):
    called = message("row-patrol")
    id: Text
    region: Region
    policemen: Movement
    soldiers: Movement
    nobody: list[str]

    def __post_init__(self) -> None:
        super().__post_init__()
        check_plain_effects(self, "nobody")


class RaidRow(Does):
    called = message("row-raid")
    id: Text
    title: Text
    number: Annotated[int, Meta(ge=2, le=12)]
    after: list[str] = []
    lasting: Literal["", "helpers", "checks", "station", "church"] = ""
    text: str = ""

    def __post_init__(self) -> None:
        super().__post_init__()
        check_plain_effects(self, "effect", "options", "pay", "otherwise", "after")


class HaltOptionRow(Row):
    called = message("row-option")
    id: Literal["1", "2"]
    text: Text
    policeman: list[str]
    soldier: list[str]
    otherwise: list[str]

    def __post_init__(self) -> None:
        check_plain_effects(self, "policeman", "soldier", "otherwise")


class HaltRow(SourcedRow):
    called = message("row-halt")
    id: Text
    title: Text
    text: Text
    option: list[HaltOptionRow]

    def __post_init__(self) -> None:
        super().__post_init__()
        if [option.id for option in self.option] != ["1", "2"]:
            raise Wrong("option", message("halt-options"))


class HelperRow(Does):
    called = message("row-helper")
    id: Text
    name: Text


class TicketRow(SourcedRow):
    called = message("row-ticket")
    id: Text
    name: Text


class AusweisRow(TicketRow):
    called = message("row-ausweis")


class OfficerRow(Does):
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


class GroupRow(Does, kw_only=True):
    called = message("row-group")
    id: Text
    name: Text
    side: Literal["basic", "challenging"]
    unused: list[str]
    once: bool = False
    rule: Literal["low_morale", "used_tokens", "patrol_shelter", "both_areas"]
    text: Text

    def __post_init__(self) -> None:
        super().__post_init__()
        check_plain_effects(self, "effect", "options", "unused")


def read_cards(box: Box, data: dict[str, Any]) -> None:
    """All decks, each with the right number of cards."""
    read_occupiers(box, data["occupiers"])
    cards = box.cards
    for patrol in distinct(Rows("DR patrols.toml", data["patrols"], "patrol", PatrolRow, PATROLS)):
        cards.patrols[patrol.id] = PatrolCard(patrol, effects_of("nobody", patrol.nobody))
    for raid in distinct(Rows("DR raids.toml", data["raids"], "raid", RaidRow, RAIDS)):
        cards.raids[raid.id] = RaidCard(raid, text_of(raid), effects_of("after", raid.after))
    for halt in distinct(Rows("DR halts.toml", data["halts"], "halt", HaltRow, HALTS)):
        cards.halts[halt.id] = HaltCard(halt, [option_of(option) for option in halt.option])
    for helper in distinct(Rows(HELPERS, data["helpers"], "helper", HelperRow, HELPER_CARDS)):
        cards.helpers[helper.id] = HelperCard(helper.id, helper.name, effects_of("effect", helper.effect))
    box.tokens.tickets = len(distinct(Rows(HELPERS, data["helpers"], "ticket", TicketRow, TICKETS)))
    box.tokens.ausweis = len(distinct(Rows(HELPERS, data["helpers"], "ausweis", AusweisRow, TICKETS)))
    for officer in distinct(Rows(OFFICER, data["officer"], "officer", OfficerRow, OFFICER_CARDS)):
        cards.officer[officer.id] = OfficerCard(officer, effects_of("effect", officer.effect))
    for group in distinct(Rows(OFFICER, data["officer"], "group", GroupRow, GROUP_SIDES)):
        text = text_of(group)
        request = Ability([], text.options, text.effects)
        cards.groups[group.id] = Group(group, request, effects_of("unused", group.unused))


def distinct(rows: Rows[Any]) -> Rows[Any]:
    """Rows with ids of their own."""
    rows.expect_different([row.id for row in rows], message("row-twice"))
    return rows


def option_of(row: HaltOptionRow) -> HaltOption:
    sections = [effects_of("policeman", row.policeman), effects_of("soldier", row.soldier)]
    return HaltOption(row.id, row.text, sections, effects_of("otherwise", row.otherwise))


def read_occupiers(box: Box, data: dict[str, Any]) -> None:
    """DR-COMP-03: 12 base cards of each Threat Level, and 4 of each level for every Scenario."""
    rows = distinct(Rows(OCCUPIERS, data, "occupier", OccupierRow))
    for scenario in range(6):
        for level in (1, 2):
            count = len([row for row in rows if row.level == level and row.scenario == scenario])
            expected = SCENARIO_CARDS if scenario else BASE_CARDS
            if count != expected:
                raise wrong_deck(OCCUPIERS, "occupier", f"{scenario}-{level}", expected, count)
    box.cards.occupiers = {row.id: OccupierCard(row, text_of(row)) for row in rows}
