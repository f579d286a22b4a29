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
from motstand.games.halls_of_hegra.components import (
    BOARDS,
    COMMANDER,
    DAMAGED,
    FIRST_ATTACK,
    MOBILISATION,
    NOBODY,
    POSITIONS,
    SIEGE,
    TYPES,
)
from motstand.games.halls_of_hegra.snow import open_action
from motstand.games.halls_of_hegra.state import Hegra, Run, status_slot
from motstand.kernel.fate import Fate, Scripted, Seeded
from motstand.kernel.game import Setup
from motstand.kernel.match import Match
from motstand.kernel.table import new_match
from tests.games.played_table import PlayedTable

QUIET = ("done", "decline", "begin", "stop", "stay")


class Table(PlayedTable):
    """The fortress with the words of a test."""

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


def by_type(counts: list[int]) -> dict[str, int]:
    return {TYPES[kind]: count for kind, count in enumerate(counts) if count}


def told(words: str) -> list[int]:
    """Defenders in words: ``"2 soldier medic"`` is two Soldiers and a Medic."""
    found: list[int] = []
    count = 1
    for word in words.split():
        if word.isdigit():
            count = int(word)
        else:
            found += [TYPES.index(word)] * count
            count = 1
    return found


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
    fate: list[Any] | None = None,
    prepare: Callable[[Hegra], None] | None = None,
    packs: list[Path] | None = None,
    **markers: int,
) -> Table:
    """A table at the start of a phase; `markers` are numbers of the state: ``morale=-2, supplies=3, suspicion=4``.

    `repaired` names Damage tiles that lie in the Hit bag instead of on their Action, each as often as it is named;
    `dug` Snow card Actions that are in play. `prepare(game)` may change anything else before play begins.
    """
    setup = Setup(difficulty, [COMMANDER], packs=packs)
    game = GAME.start(setup)
    assert isinstance(game, Hegra)
    set_day(game, day, event)
    for action in dug or []:
        open_action(game, action)
    for tile in repaired or []:
        game.damage[DAMAGED.index(tile)] -= 1
        game.hit_bag.add(tile)
    set_bags(game, recruit_bag, hit_bag)
    placed = {**(placed or {}), **({"repair": "2 volunteer"} if pause else {})}
    set_defenders(game, ready, rest, tired, morgue, positions, beds or {}, waiting or {}, runs or [], placed)
    set_germans(game, sectors or {}, boxes or {}, patrols or {}, batteries or [])
    for name, value in markers.items():
        assert isinstance(getattr(game, name), int), name
        setattr(game, name, value)
    game.phase = phase
    if prepare is not None:
        prepare(game)
    script: Fate = Scripted(list(fate or []), Seeded(1))
    match = Match(GAME, setup, game, game, script)
    match.begin()
    return Table(match)


def set_day(game: Hegra, day: int, event: str) -> None:
    """The day, its board, and an Event card that says nothing that matters."""
    game.day = day
    game.board = MOBILISATION if day <= 3 else FIRST_ATTACK if day <= 6 else SIEGE
    game.supply_space += game.board
    game.machine_gun = game.board == SIEGE
    if game.board != MOBILISATION:
        game.fear = game.doubt = 0
    game.event = event or {"mobilisation": "MOB-02", "attack": "ATT-01", "siege": "SG1-01"}[BOARDS[game.board]]
    deck = game.event_decks[game.box.cards.events[game.event].deck]
    deck.take(game.event)
    game.events_used.append(game.event)


def set_bags(game: Hegra, recruit_bag: str | None, hit_bag: str | None) -> None:
    """Exactly these discs in the Recruit bag, and these tiles beside what was repaired in the Hit bag."""
    if recruit_bag is not None:
        for disc in game.recruit_bag.rest:
            game.recruit_bag.take(disc)
            if disc == "doubt":
                game.doubt_reserve += 1
            else:
                game.reserve[TYPES.index(disc)] += 1
        for disc in words_told(recruit_bag):
            game.recruit_bag.add(disc)
            if disc == "doubt":
                game.doubt_reserve -= 1
            else:
                game.reserve[TYPES.index(disc)] -= 1
    if hit_bag is not None:
        for tile in game.hit_bag.rest:
            if tile in ("miss", "artillery"):
                game.hit_bag.take(tile)
                set_tile(game, tile, 1)
        for tile in words_told(hit_bag):
            game.hit_bag.add(tile)
            set_tile(game, tile, -1)


def set_tile(game: Hegra, tile: str, count: int) -> None:
    """A tile comes into the Reserve or leaves it; Air tiles leave their stack."""
    if tile == "miss":
        game.miss_reserve += count
    elif tile == "artillery":
        game.artillery_tile_reserve += count
    elif tile.startswith("air_"):
        kind = ("air_morale", "air_supply", "air_injury").index(tile)
        stack = next(n for n, left in enumerate(game.air_stacks) if left and game.box.pieces.air[n] == kind)
        game.air_stacks[stack] += count
    else:
        raise AssertionError(f"{tile} belongs into `repaired`")


def words_told(words: str) -> list[str]:
    """Things in words: ``"2 doubt soldier"``."""
    found: list[str] = []
    count = 1
    for word in words.split():
        if word.isdigit():
            count = int(word)
        else:
            found += [word] * count
            count = 1
    return found


def set_defenders(
    game: Hegra,
    ready: str | None,
    rest: str,
    tired: str,
    morgue: str,
    positions: str,
    beds: dict[int, str],
    waiting: dict[int, str],
    runs: list[tuple[str, str, str]],
    placed: dict[str, str],
) -> None:
    """Defenders where the test wants them; all come from the Reserve, or from the Recruit bag if that is not enough."""
    if ready is not None:
        for kind, count in enumerate(game.ready):
            game.reserve[kind] += count
            game.ready[kind] = 0
        for kind in told(ready):
            game.ready[taken(game, kind)] += 1
    for area, words in ((game.rest, rest), (game.tired, tired), (game.morgue, morgue)):
        for kind in told(words):
            area[taken(game, kind)] += 1
    for position, word in enumerate(positions.split()):
        if word != ".":
            game.positions[position] = taken(game, TYPES.index(word))
    for bed, (level, words) in enumerate((level, word) for level, some in beds.items() for word in some.split()):
        game.bed_types[bed] = taken(game, TYPES.index(words))
        game.bed_levels[bed] = level
    for level, words in waiting.items():
        for kind in told(words):
            game.waiting[level - 1][taken(game, kind)] += 1
    for name, place, token in runs:
        run = Run(taken(game, TYPES.index(name)), game.box.map.index[place])
        if token:
            run.token = [delivery.id for delivery in game.box.pieces.deliveries].index(token)
            source = game.depots if game.depots[run.token] else game.delivery_reserve
            source[run.token] -= 1
        game.runs.append(run)
    for space, words in placed.items():
        for kind in told(words):
            game.placed[game.box.space_index[space]][taken(game, kind)] += 1
    assert len(game.positions) == len(POSITIONS)


def taken(game: Hegra, kind: int) -> int:
    """Take a Defender of this type from the Reserve, else out of the Recruit bag, else from the Ready area."""
    if game.reserve[kind] > 0:
        game.reserve[kind] -= 1
    elif TYPES[kind] in game.recruit_bag:
        game.recruit_bag.take(TYPES[kind])
    else:
        assert game.ready[kind] > 0, f"no {TYPES[kind]} left"
        game.ready[kind] -= 1
    return kind


def set_germans(
    game: Hegra, sectors: dict[int, str], boxes: dict[int, str], patrols: dict[str, int], batteries: list[str]
) -> None:
    """Infantry, ``{2: "3 standing 1 lying"}`` and ``{2: "1 move"}``; Patrols and Artillery on the map."""
    for sector, words in sectors.items():
        for word in words_told(words):
            (game.standing if word == "standing" else game.lying)[sector - 1] += 1
            game.infantry_reserve -= 1
    for sector, words in boxes.items():
        for word in words_told(words):
            game.boxes[("grenade", "hit", "move").index(word)][sector - 1] += 1
            game.infantry_reserve -= 1
    for place, count in patrols.items():
        number = game.box.map.index[place]
        for _ in range(count):
            game.patrol_bag.take(str(game.box.map.number[number]))
            game.patrols[number] += 1
    for place in batteries:
        space = game.battery.index(True)
        game.battery[space] = False
        game.artillery_marker = max(game.artillery_marker, space + 2)
        game.artillery_on_map[game.box.map.index[place]] = True


def new_table(difficulty: str = "standard", fate: list[Any] | None = None, seed: int = 1) -> Table:
    """A table as the game begins, at its first decision."""
    return Table(new_match(GAME, difficulty, fate=Scripted(list(fate or []), Seeded(seed))))
