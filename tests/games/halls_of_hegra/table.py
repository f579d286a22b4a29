"""A table for tests: set it, script fate, choose by meaning, look at it.

table = set_table("walls", day=7, positions="soldier . volunteer .", sectors={4: "2 standing 1 lying"}, fate=[6, 4])
table.choose("fire", "position")
assert table.infantry(4) == (1, 1)

Defenders are told in words ("2 soldier 1 medic"), Positions from the left with "." for nobody, Patients by level
({2: "soldier"}), and Infantry by Sector. What a test does not name is as it is at the start of the game, but Tired,
Ready and all bags are exactly what it names if it names them; pieces come from and go to the Reserve.

Play runs on to the next question, which may be tomorrow. With ``pause=True`` two Volunteers wait on Repair, so that it
stops there at the latest: the sections before Maintenance can be looked at as they were left.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from motstand.games.halls_of_hegra import GAME
from motstand.games.halls_of_hegra.components import COMMANDER, DAMAGED, NOBODY, TYPES
from motstand.games.halls_of_hegra.laid_out import (
    set_bags,
    set_day,
    set_defenders,
    set_event,
    set_germans,
    set_markers,
    set_tiles,
    told,
)
from motstand.games.halls_of_hegra.state import Hegra, status_slot
from motstand.kernel.content.packs import pack_of_file
from motstand.kernel.game import Setup
from motstand.kernel.matches.fate import Fate, Scripted, Seeded
from motstand.kernel.matches.making import match_from, new_match
from tests.games.halls_of_hegra.invariants import count_all
from tests.games.played_table import PlayedTable

QUIET = ("done", "decline", "begin", "stop", "stay")


class Table(PlayedTable):
    """The fortress with the words of a test."""

    sound = True
    """A test may prepare what no game comes to; then nothing is counted."""

    def look(self) -> None:
        """No piece is lost or made, whatever a test looks at."""
        if self.sound:
            count_all(self.game)

    # -- looking -----------------------------------------------------------------------------------------

    @property
    def game(self) -> Hegra:
        state = self.match.state
        assert isinstance(state, Hegra)
        return state

    def area(self, name: str) -> dict[str, int]:
        """Who is in an area (ready, rest, tired, morgue, reserve): ``{"soldier": 2}``."""
        return by_type(getattr(self.game, name))

    def placed(self, space: str) -> dict[str, int]:
        """Who is on an Action space."""
        return by_type(self.game.placed[self.game.box.space_index[space]])

    def positions(self) -> list[str]:
        """Who is in the Positions, from the left; "." for nobody."""
        return [TYPES[kind] if kind != NOBODY else "." for kind in self.game.positions]

    def beds(self) -> list[tuple[str, int]]:
        """The Patients in beds with their levels, from the left."""
        game = self.game
        return [(TYPES[kind], game.bed_levels[bed]) for bed, kind in enumerate(game.bed_types) if kind != NOBODY]

    def waiting(self) -> dict[int, dict[str, int]]:
        """The Patients of the Waiting Area by level."""
        return {level: by_type(types) for level, types in enumerate(self.game.waiting, start=1) if sum(types)}

    def infantry(self, sector: int) -> tuple[int, int]:
        """The Infantry of a Sector: standing and lying."""
        return self.game.standing[sector - 1], self.game.lying[sector - 1]

    def boxes(self, sector: int) -> dict[str, int]:
        """The Infantry in the Action boxes of a Sector."""
        names = ("grenade", "hit", "move")
        counts = [column[sector - 1] for column in self.game.boxes]
        return {name: count for name, count in zip(names, counts, strict=True) if count}

    def bag(self, name: str) -> dict[str, int]:
        """The contents of a bag: recruit, hit or patrol."""
        bags: dict[str, dict[str, int]] = self.match.view(COMMANDER)["bags"]
        return bags[name]

    def damage(self, id: str) -> int:
        """The Damage tiles on an Action."""
        return self.game.damage[DAMAGED.index(id)]

    def jammed(self, gun: str) -> list[bool]:
        """The Status tiles of a Gun, from the left: jammed or not."""
        if gun == "machine_gun":
            return [self.game.jammed[status_slot(gun, 0)]]
        return [self.game.jammed[status_slot(gun, slot)] for slot in range(3)]

    def patrols(self) -> dict[str, int]:
        """The Patrol tokens on the map."""
        found: dict[str, int] = self.match.view(None)["map"]["patrols"]
        return found

    def batteries(self) -> list[str]:
        """The spaces of the map with an Artillery piece."""
        found: list[str] = self.match.view(None)["map"]["artillery"]
        return found

    def runs(self) -> list[tuple[str, str, str]]:
        """The Supply Runs: type, place, token."""
        return [(run["defender"], run["place"], run["token"]) for run in self.match.view(None)["map"]["runs"]]

    def outlook(self) -> str:
        """The level of the Surrender marker."""
        return self.game.box.tracks.surrender[self.game.surrender].id

    # -- playing -----------------------------------------------------------------------------------------

    def place(self, **spaces: str) -> None:
        """Place Defenders: ``table.place(repair="2 soldier", inspire="officer")``."""
        for space, words in spaces.items():
            for kind in told(words):
                self.choose("place", TYPES[kind], space)

    def work(self, **spaces: str) -> None:
        """Place Defenders and begin the day."""
        self.place(**spaces)
        self.choose("begin")

    def go_on(self, prompt: str, *, limit: int = 400) -> None:
        """Decline everything, or take the first option, until this is asked (or the game is over)."""
        for _ in range(limit):
            if self.prompt == prompt or self.match.over:
                return
            quiet = [option for option in self.match.options if option[0] in QUIET]
            self.match.play(quiet[0] if quiet else self.match.options[0])
        raise AssertionError(f"{prompt!r} was not asked; now: {self.prompt!r}")

    def go_on_to_phase(self, *phases: str, limit: int = 400) -> None:
        """The same until one of these phases has begun."""
        for _ in range(limit):
            if self.game.phase in phases or self.match.over:
                return
            quiet = [option for option in self.match.options if option[0] in QUIET]
            self.match.play(quiet[0] if quiet else self.match.options[0])
        raise AssertionError(f"{phases} did not come; now: {self.game.phase!r}")


def is_sound(game: Hegra) -> bool:
    """Is every piece where it may be?"""
    try:
        count_all(game)
    except AssertionError:
        return False
    return True


def by_type(counts: list[int]) -> dict[str, int]:
    return {TYPES[kind]: count for kind, count in enumerate(counts) if count}


# -- setting a table -----------------------------------------------------------------------------------------


def set_table(
    phase: str,
    day: int = 1,
    *,
    difficulty: str = "standard",
    event: str = "",
    ready: str | None = None,
    rest: str = "",
    tired: str = "",
    morgue: str = "",
    positions: str = ". . . .",
    beds: dict[int, str] | None = None,
    waiting: dict[int, str] | None = None,
    runs: list[tuple[str, str, str]] | None = None,
    sectors: dict[int, str] | None = None,
    boxes: dict[int, str] | None = None,
    patrols: dict[str, int] | None = None,
    batteries: list[str] | None = None,
    recruit_bag: str | None = None,
    hit_bag: str | None = None,
    repaired: list[str] | None = None,
    dug: list[str] | None = None,
    placed: dict[str, str] | None = None,
    pause: bool = False,
    fate: list[Any] | Fate | None = None,
    prepare: Callable[[Hegra], None] | None = None,
    packs: list[Path] | None = None,
    **markers: int,
) -> Table:
    """A table at the start of a phase; `markers` are numbers of the state: ``morale=-2, supplies=3, suspicion=4``.

    `repaired` names Damage tiles that lie in the Hit bag instead of on their Action, each as often as it is named;
    `dug` Snow card Actions that are in play. `prepare(game)` may change anything else before play begins.
    """
    setup = Setup(difficulty, [COMMANDER], packs=[pack_of_file(pack) for pack in packs or []])
    game = GAME.start(setup)
    assert isinstance(game, Hegra)
    set_day(game, day)
    set_event(game, event)
    set_tiles(game, repaired or [], dug or [])
    set_bags(game, recruit_bag, hit_bag)
    placed = {**(placed or {}), **({"repair": "2 volunteer"} if pause else {})}
    set_defenders(game, ready, rest, tired, morgue, positions, beds or {}, waiting or {}, runs or [], placed)
    set_germans(game, sectors or {}, boxes or {}, patrols or {}, batteries or [])
    set_markers(game, markers)
    game.phase = phase
    if prepare is not None:
        prepare(game)
    script = fate if isinstance(fate, Fate) else Scripted(list(fate or []), Seeded(1))
    sound = is_sound(game)
    table = Table(match_from(GAME, setup, game, script))
    table.sound = sound
    table.look()
    return table


def new_table(difficulty: str = "standard", fate: list[Any] | None = None, seed: int = 1) -> Table:
    """A table as the game begins, at its first decision."""
    return Table(new_match(GAME, difficulty, fate=Scripted(list(fate or []), Seeded(seed))))
