"""Reads board.toml and difficulties.toml: display, grid and frame, tracks, pieces, and how hard the flight is."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from motstand.games.crown_and_courage.box_rows import (
    Count,
    Digit,
    EffectRow,
    German,
    Level,
    Number,
    SomeEffects,
    Square,
)
from motstand.games.crown_and_courage.components import (
    ACTION_POSITIONS,
    DISPLAY,
    GRID,
    HIGHEST_DIE,
    LINE,
    POSITIONS,
    SPACES,
    Box,
    Difficulty,
    Map,
    March,
    MoraleRow,
)
from motstand.games.crown_and_courage.error_messages import message
from motstand.kernel.content.files import wrong
from motstand.kernel.content.rows import Rows, SourcedRow, Text, Wrong, check_whole, one_row, whole_number
from motstand.kernel.content.vocabulary import Effect

BOARD, DIFFICULTIES = "CNC board.toml", "CNC difficulties.toml"
LINES = ["r1", "r2", "r3", "c1", "c2", "c3"]
PINK_PIECES = ["support_1", "support_2", "frame"]
PUSH = ["left", "middle", "right"]
HARDNESS = ["standard", "recruit", "veteran"]


class Display(EffectRow):
    """A space of Today's Plan: what choosing its tile costs."""

    called = message("row-display")
    id: Text
    cost: list[Effect]


class Grid(SourcedRow):
    symbols: list[Square]


class FrameRow(SourcedRow):
    called = message("row-frame")
    id: Annotated[int, Meta(ge=1, le=POSITIONS)]
    side: Literal["top", "right", "bottom", "left"]
    line: Literal["r1", "r2", "r3", "c1", "c2", "c3"]

    def __post_init__(self) -> None:
        super().__post_init__()
        # CNC-GRID-02: German action tiles lie above and to the right, Order tiles below and to the left.
        sides = ("top", "right") if self.id <= ACTION_POSITIONS else ("bottom", "left")
        if self.side not in sides:
            raise Wrong("side", message("frame-side", one=sides[0], other=sides[1]))
        if self.line[0] != ("c" if self.side in ("top", "bottom") else "r"):
            raise Wrong("line", message("frame-end"))


class ResolvePlace(SourcedRow):
    """A place of a pink Resolve piece: does it show a Quick Response when the piece is taken?"""

    called = message("row-operations")
    id: Text
    quick_response: bool


class Momentum(SourcedRow):
    """The Momentum track."""

    most: Level
    start: Digit

    def __post_init__(self) -> None:
        super().__post_init__()
        check_whole("start", self.start, 0, self.most)


class Danger(SourcedRow):
    """The Danger track: its ends, where the markers start, and the level that alarms the Germans."""

    least: Level
    most: Level
    stress: Level
    threat: Level
    alarm: Level
    after_alarm: Level

    def __post_init__(self) -> None:
        super().__post_init__()
        check_whole("most", self.most, self.least + 1, 20)
        check_whole("stress", self.stress, self.least, self.most)
        check_whole("alarm", self.alarm, self.least + 1, self.most)
        check_whole("threat", self.threat, self.least, self.alarm - 1)
        check_whole("after_alarm", self.after_alarm, self.least, self.alarm - 1)


class MoraleTrackRow(SourcedRow):
    called = message("row-morale")
    id: Number
    loyalty: Digit
    spaces: Number
    cards: list[int]
    start: bool = False

    def __post_init__(self) -> None:
        super().__post_init__()
        if not all(1 <= place <= self.spaces for place in self.cards):
            raise Wrong("cards", message("morale-places", spaces=self.spaces))


class PushSection(SourcedRow):
    """A section of the Push track; without an action of its own it does what the Order tile on it says."""

    called = message("row-push")
    id: Text
    spaces: Number
    action: German | None = None


class OccupationSpace(EffectRow):
    """A space of the Occupation track: what it does once its tile is gone, and whether Chaos lies under the tile."""

    called = message("row-occupation")
    id: Text
    effects: SomeEffects = field(name="effect")
    chaos: bool = False


class Pieces(SourcedRow):
    """How many there are of what is counted."""

    dice: Number
    evacuation_dice: Digit
    bombing: Annotated[int, Meta(ge=1, le=HIGHEST_DIE)]
    pressure: Number
    willpower: Number
    push: Count
    discs: Count
    germans: Count
    norwegians: Count
    hand: Digit

    def __post_init__(self) -> None:
        super().__post_init__()
        check_whole("evacuation_dice", self.evacuation_dice, 0, self.dice)


def read_board(box: Box, data: dict[str, Any]) -> None:
    """CNC-COMP-01: everything on the board but the map; what stands on the map is counted, too."""
    displays = Rows(BOARD, data, "display", Display)
    displays.expect_exactly(DISPLAY)
    box.display = list(displays)
    box.costs = [space.cost for space in displays]
    box.symbols = marked_squares(one_row(BOARD, data, "grid", Grid).symbols)
    read_frame(box, Rows(BOARD, data, "frame", FrameRow, POSITIONS))
    operations = Rows(BOARD, data, "operations", ResolvePlace)
    operations.expect_exactly(PINK_PIECES)
    box.operations = list(operations)
    box.quick_responses = [place.quick_response for place in operations]
    read_tracks(box, data)
    read_occupation(box, Rows(BOARD, data, "occupation", OccupationSpace))
    read_pieces(box, data)


def marked_squares(symbols: list[Square]) -> list[bool]:
    return [square in symbols for square in GRID]


def read_frame(box: Box, rows: Rows[FrameRow]) -> None:
    """CNC-GRID-02: each line has one German action position and one Order position at its ends."""
    rows.expect_numbered("id", first=1)
    for row in rows:
        line = LINES.index(row.line)
        positions = box.action_position if row.id <= ACTION_POSITIONS else box.order_position
        if positions[line]:
            raise rows.wrong(row, "line", message("frame-line", position=positions[line]))
        positions[line] = row.id
        box.line_of[row.id] = line
    ends = list(zip(box.action_position, box.order_position, strict=True))
    # Lines 0 to 2 are the rows, 3 to 5 the columns.
    box.intersecting = [sorted([*ends[space // LINE], *ends[LINE + space % LINE]]) for space in range(SPACES)]


def read_tracks(box: Box, data: dict[str, Any]) -> None:
    """Momentum, Danger, Morale and Push."""
    box.momentum = one_row(BOARD, data, "momentum", Momentum)
    box.danger = one_row(BOARD, data, "danger", Danger)
    morale = Rows(BOARD, data, "morale", MoraleTrackRow)
    morale.expect_numbered("id", first=1)
    starts = [number for number, row in enumerate(morale) if row.start]
    if len(starts) != 1:
        raise wrong(BOARD, "morale", message("morale-start"), len(starts))
    box.morale_start = starts[0]
    for row in morale:
        places = [place in row.cards for place in range(1, row.spaces + 1)]
        box.morale.append(MoraleRow(row.loyalty, places))
    push = Rows(BOARD, data, "push", PushSection)
    push.expect_exactly(PUSH)
    for section in push:
        # CNC-PUSH-10: the Order tile on the middle section says what it does.
        if (section.action is None) != (section.id == "middle"):
            raise push.wrong(section, "action", message("push-action"))
    box.push = list(push)


def read_occupation(box: Box, rows: Rows[OccupationSpace]) -> None:
    """CNC-SETUP-05, CNC-SETUP-06: the towns from the top down in the order of the route, Chaos under some of them."""
    rows.expect_exactly([box.map.ids[town] for town in box.map.towns])
    box.occupation = list(rows)
    left = box.chaos.count - box.chaos.in_bag
    box.chaos_reserve = left - sum(row.chaos for row in rows)
    if box.chaos_reserve < 0:
        raise wrong(BOARD, "occupation", message("occupation-chaos", count=left), left - box.chaos_reserve)


def read_pieces(box: Box, data: dict[str, Any]) -> None:
    """What is counted; the pieces that stand on the map at the beginning are among them."""
    box.pieces = pieces = one_row(BOARD, data, "pieces", Pieces)
    for key, standing, number in (
        ("germans", sum(box.start.germans), pieces.germans),
        ("norwegians", sum(box.start.norwegians), pieces.norwegians),
    ):
        if standing > number:
            raise wrong(BOARD, f"pieces.{key}", message("pieces-standing", count=standing), number)
    box.germans, box.norwegians = pieces.germans, pieces.norwegians
    lay_answers_ready(box.map, pieces.norwegians)
    spaces = sum(section.spaces for section in box.push)
    if pieces.push < spaces:
        raise wrong(BOARD, "pieces.push", message("pieces-push", spaces=spaces), pieces.push)


def lay_answers_ready(board: Map, troops: int) -> None:
    """The answers to Army Orders, with no more troops than there are."""
    ids = board.ids
    board.mobilisations = [("mobilise", id) for id in ids]
    board.marches = [
        [March(ids[start], ids[end], end, troops) for end in beside] for start, beside in enumerate(board.orthogonal)
    ]


# -- difficulties --------------------------------------------------------------------------------------------


class DifficultyRow(SourcedRow):
    called = message("row-difficulty")
    id: Text
    name: Text
    subtitle: Text
    morale: Annotated[int, Meta(ge=-9, le=9)]
    hand: Annotated[int, Meta(ge=-9, le=9)]
    symbols: list[Square] | None = None


def read_difficulties(box: Box, data: dict[str, Any]) -> None:
    """How hard the flight is; "standard" changes nothing."""
    rows = Rows(DIFFICULTIES, data, "difficulty", DifficultyRow)
    rows.expect_exactly(HARDNESS)
    cards = sum(not box.cards[id].gold for id in box.deck)
    for row in rows:
        expect_within(rows, row, "morale", -box.morale_start, len(box.morale) - 1 - box.morale_start)
        # CNC-SETUP-28: the first cards are no Gold Reserve.
        expect_within(rows, row, "hand", -box.pieces.hand, cards - box.pieces.hand)
        symbols = box.symbols if row.symbols is None else marked_squares(row.symbols)
        box.difficulties[row.id] = Difficulty(row.id, row.name, row.subtitle, row.morale, row.hand, symbols)


def expect_within(rows: Rows[DifficultyRow], row: DifficultyRow, key: str, least: int, most: int) -> None:
    if not least <= getattr(row, key) <= most:
        raise rows.wrong(row, key, whole_number(least, most))
