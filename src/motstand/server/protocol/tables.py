"""Over HTTP: laying out tables, the packs that change them, and the list of my tables."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from motstand.kernel.content.packs import LARGEST_PACK, MOST_PACKS
from motstand.kernel.content.packs import LONGEST_NAME as LONGEST_PACK_NAME
from motstand.server.protocol.fields import Key, Name, Place
from motstand.server.protocol.table import ClockRule, Edition, Sitting
from motstand.server.protocol.words import Saying


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who shall sit here: "person" (me), "open" (somebody with the invitation) or a bot."""

    seat: str
    player: str


class PackText(Struct, forbid_unknown_fields=True):
    """A pack: its file's name and its text, which is TOML."""

    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_PACK_NAME)]
    text: Annotated[str, Meta(max_length=LARGEST_PACK)]


class PackChecked(Struct):
    """POST /api/packs/check, with a PackText: the pack is good, and for this game."""

    game: str
    edition: Edition


class NewTable(Struct, forbid_unknown_fields=True):
    """POST /api/tables. `packs` are laid over the game's content in their order. A `clock` is for people who play
    against each other, with dice that the server rolls. Where the server has a lobby the table is listed there if it
    `seeks` somebody for its open seats, or may be `watched` by everybody.
    """

    game: str
    scenario: str
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    practice: bool = False
    dice: Literal["rolled", "mine", "box"] = "rolled"
    options: dict[str, Any] = {}
    name: Name = ""
    packs: Annotated[list[PackText], Meta(max_length=MOST_PACKS)] = []
    clock: ClockRule | None = None
    seeks: bool = False
    watched: bool = False


class SeatKey(Struct):
    """The secret of a seat; shown once, kept only as a hash."""

    seat: str
    player: str
    key: str


class TableMade(Struct):
    """The table was laid out. `keys` are for the seats of people, `watch` is the spectators' key."""

    table: str
    keys: list[SeatKey]
    watch: str


class Known(Struct, forbid_unknown_fields=True):
    """A table that the browser remembers."""

    table: str
    key: Key


class MyTables(Struct, forbid_unknown_fields=True):
    """POST /api/mine."""

    tables: Annotated[list[Known], Meta(max_length=100)]


class TableSummary(Place):
    """A line of "my tables". `headline` is what the game says of how far it is; a `record` can only be replayed.

    `since` is when my turn began if it is mine, through all its questions; else when something was played last.
    `lesson` is the lesson that the table was laid out for, "" at other tables. `claimed` is the seat that claimed the
    game when the other side's time had run out, "" if nobody did.
    """

    headline: Saying
    asked: list[str]
    since: str
    yours: bool
    sittings: list[Sitting]
    outcome: dict[str, Any] | None
    saying: Saying | None
    record: bool = False
    packs: list[Edition] = field(default_factory=list)
    lesson: str = ""
    practice: bool = False
    claimed: str = ""
