"""Fields of a state are declared once: what copies, writes and reads them is made from the declaration."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.states import GAMES, StateFile, state_files

STATE = """
ByTeam: TypeAlias = Annotated[list[T], 2]
Place: TypeAlias = int

class Marker:
    def copy(self) -> Marker: ...

class Table(State):
    def __init__(self, box: Box, blank: bool = False) -> None:
        super().__init__("start")
        self.box = box
        self.round = 1
        self.seen: Shared[list[str]] = []
        self.marker: Marker | None = None
        if blank:
            return
        self.bag = Pile([])
        self.drawn: Unordered[str] = []
        self.rows: list[list[int]] = []
        self.hands: ByTeam[Unordered[str]] = [[], []]
        self.path: list[Place] = []
"""
STORED = """
def marker_data(game, marker): ...
def marker_from(game, data): ...
def place_data(game, place): ...
def place_from(game, data): ...
"""
SEA = """
Ships: TypeAlias = tuple[str, ...]

class Battle:
    __slots__ = ("zone",)

class Sea:
    __slots__ = FIELDS

    def __init__(self) -> None:
        self.ships: Ships = ()
"""
STORED_AT_SEA = """
def ships_data(game, ships): ...
def ships_from(game, data): ...
"""


@pytest.fixture
def made(tmp_path: Path) -> list[str]:
    (tmp_path / "state.py").write_text(STATE, "utf-8")
    (tmp_path / "stored.py").write_text(STORED, "utf-8")
    return [line.strip() for line in StateFile(tmp_path).module().splitlines()]


@pytest.mark.parametrize("state", state_files(), ids=lambda state: str(state.parent.relative_to(GAMES)))
def test_the_fields_of_every_game_are_as_its_state_declares_them(state: Path) -> None:
    made = StateFile(state.parent).module()
    assert state.with_name("fields.py").read_text("utf-8") == made, "stale: run python -m tools.states"


def test_a_copy_shares_nothing_that_could_change(made: list[str]) -> None:
    copies = made[made.index("def copy_fields(game: Table, twin: Table) -> None:") :]
    for line in (
        "twin.phase = game.phase",
        "twin.round = game.round",
        "twin.seen = game.seen",
        "twin.marker = None if game.marker is None else game.marker.copy()",
        "twin.bag = game.bag.copy()",
        "twin.drawn = game.drawn.copy()",
        "twin.rows = [each.copy() for each in game.rows]",
        "hands_1, hands_2 = game.hands",
        "twin.hands = [hands_1.copy(), hands_2.copy()]",
        "twin.path = game.path.copy()",
    ):
        assert line in copies
    assert not any("twin.box" in line for line in copies)


def test_data_is_sorted_where_order_means_nothing_and_named_where_the_game_names_it(made: list[str]) -> None:
    for line in (
        '"round": game.round,',
        '"marker": None if game.marker is None else marker_data(game, game.marker),',
        '"bag": game.bag.data(),',
        '"drawn": sorted(game.drawn),',
        '"rows": [each.copy() for each in game.rows],',
        '"hands": [sorted(each) for each in game.hands],',
        '"path": [place_data(game, each) for each in game.path],',
    ):
        assert line in made
    assert not any(line.startswith(('"box":', '"seen":')) for line in made)


def test_what_is_read_is_what_was_written(made: list[str]) -> None:
    for line in (
        'game.round = data["round"]',
        'game.marker = None if data["marker"] is None else marker_from(game, data["marker"])',
        'game.bag = Pile(data["bag"][0], data["bag"][1])',
        'game.drawn = list(data["drawn"])',
        'game.rows = [list(each) for each in data["rows"]]',
        'game.hands = [list(each) for each in data["hands"]]',
        'game.path = [place_from(game, each) for each in data["path"]]',
    ):
        assert line in made


def test_what_only_some_scenarios_have_is_left_out_of_the_data_of_others(tmp_path: Path) -> None:
    added = STATE.replace("self.marker: Marker | None = None", "self.marker: Added[Marker] = None")
    (tmp_path / "state.py").write_text(added, "utf-8")
    (tmp_path / "stored.py").write_text(STORED, "utf-8")
    lines = [line.strip() for line in StateFile(tmp_path).module().splitlines()]
    assert "twin.marker = None if game.marker is None else game.marker.copy()" in lines
    assert lines.index("if game.marker is not None:") + 1 == lines.index(
        'data["marker"] = marker_data(game, game.marker)'
    )
    assert 'game.marker = marker_from(game, data["marker"]) if "marker" in data else None' in lines
    assert not any(line.startswith('"marker":') for line in lines)


def test_a_part_of_a_state_is_written_beside_its_table(tmp_path: Path) -> None:
    part = tmp_path / "sea"
    part.mkdir()
    for folder, state, stored in ((tmp_path, STATE, STORED), (part, SEA, STORED_AT_SEA)):
        (folder / "state.py").write_text(state, "utf-8")
        (folder / "stored.py").write_text(stored, "utf-8")
    lines = [line.strip() for line in StateFile(part).module().splitlines()]
    for line in (
        "def copy_fields(sea: Sea, twin: Sea) -> None:",
        "twin.ships = sea.ships",
        "def data_of(game: Table, sea: Sea) -> dict[str, Any]:",
        '"ships": ships_data(game, sea.ships),',
        "def restore_fields(game: Table, sea: Sea, data: dict[str, Any]) -> None:",
        'sea.ships = ships_from(game, data["ships"])',
    ):
        assert line in lines
    assert not any("phase" in line for line in lines)
