"""Tables and records outlive new cards and rules: each goes on with the cards that it began with."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from motstand.kernel.declared import DeclaredGame
from motstand.kernel.errors import RecordError
from motstand.kernel.flow import Flow
from motstand.kernel.game import Setup
from motstand.kernel.matches.record import read_record
from motstand.kernel.registry import find_game
from tests.server.tables_kit import BOTH, GAME, GERMANY, SCENARIO, House, house, play_together, quiet, seated

pytestmark = pytest.mark.anyio

TWO = {GERMANY: "person", BOTH: "person"}
ALONE = {GERMANY: "person", BOTH: "policy"}
JSONL = {"content-type": "application/jsonl"}
THE_CARD = '{ id = "G-01", symbols = 2,'
OTHER_SYMBOLS = '{ id = "G-01", symbols = 3,'


@contextmanager
def upgraded(folder: Path) -> Iterator[DeclaredGame]:
    """The game with another edition of a card, as a new version of Motstand would have it."""
    game = find_game(GAME)
    assert isinstance(game, DeclaredGame)
    boxes = game.rules.boxes
    here = boxes.folder
    # Nothing earlier was kept, which might have the same cards.
    shutil.copytree(here, folder, ignore=shutil.ignore_patterns("__pycache__", "before"))
    cards = folder / "content" / "cards.toml"
    text = cards.read_text(encoding="utf-8")
    assert THE_CARD in text
    cards.write_text(text.replace(THE_CARD, OTHER_SYMBOLS), encoding="utf-8")
    boxes.folder = folder
    boxes.opened.clear()
    try:
        yield game
    finally:
        boxes.folder = here
        boxes.opened.clear()


async def symbols(place: House, table: str) -> int:
    """What the card at a table is worth, as its people see it."""
    sheet: Any = (await place.http.get(f"/api/tables/{table}/printed")).json()
    return int(sheet["cards"]["G-01"]["symbols"])


async def test_a_table_goes_on_with_the_cards_that_it_began_with(database: str, tmp_path: Path) -> None:
    async with house(database) as place:
        old = await place.lay_out(ALONE, practice=True)
        async with seated(place, old, GERMANY) as people:
            await play_together(list(people), quiet, 5)
    with upgraded(tmp_path / "new"):
        async with house(database) as place:
            new = await place.lay_out(ALONE)
            assert (await symbols(place, old.table), await symbols(place, new.table)) == (2, 3)
            async with seated(place, old, GERMANY) as people:
                assert await play_together(list(people), quiet, 5) == 5
            key = {"authorization": f"Bearer {old.keys[GERMANY]}"}
            record = (await place.http.get(f"/api/tables/{old.table}/record", headers=key)).text
        # Its record has the cards in it, and needs nothing else to be replayed.
        again = read_record(record)
        assert again.game.printed(again.setup)["cards"]["G-01"]["symbols"] == 2
        async with house(database) as place:
            brought = (await place.http.post("/api/records", content=record, headers=JSONL)).json()
            assert await symbols(place, brought["table"]) == 2


async def test_a_record_of_an_earlier_version_is_read_with_its_cards(tmp_path: Path) -> None:
    game = find_game(GAME)
    assert isinstance(game, DeclaredGame)
    setup = Setup(SCENARIO, game.scenarios[SCENARIO][0])
    whole = game.whole_content(setup)
    async with house(f"sqlite:///{tmp_path / 'db'}") as place:
        made = await place.lay_out(ALONE, practice=True)
        async with seated(place, made, GERMANY) as people:
            await play_together(list(people), quiet, 5)
        key = {"authorization": f"Bearer {made.keys[GERMANY]}"}
        record = (await place.http.get(f"/api/tables/{made.table}/record", headers=key)).text
    with upgraded(tmp_path / "new"):
        with pytest.raises(RecordError, match="it was played with other cards or packs"):
            read_record(record)
        before = tmp_path / "new" / "content" / "before"
        before.mkdir()
        assert whole is not None
        (before / "0.1.0.json").write_text(whole.text, encoding="utf-8")
        again = read_record(record)
        assert again.game.printed(again.setup)["cards"]["G-01"]["symbols"] == 2


@contextmanager
def other_rules(*, different_in: str = "") -> Iterator[None]:
    """A new version of the rules: the same ones, or with another line of the log in one phase."""
    game = find_game(GAME)
    assert isinstance(game, DeclaredGame)
    version, rules = game.version, game.rules

    def changed(state: Any) -> Flow[str]:
        state.note("sabotage.none", "KON-SAB-01", {})
        return (yield from rules.phases[different_in](state))

    game.version = str(int(version) + 1)
    if different_in:
        game.rules = rules._replace(phases={**rules.phases, different_in: changed})
    try:
        yield
    finally:
        game.version, game.rules = version, rules


async def test_a_table_moves_on_silently_where_new_rules_lead_to_the_same(database: str) -> None:
    async with house(database) as place:
        made = await place.lay_out(TWO)
        async with seated(place, made, GERMANY, BOTH) as (ola, kari):
            await play_together([ola, kari], quiet, 6)
            await ola.ask("chat", text="An upgrade is coming.")
            before = ola.now["public"]
    with other_rules():
        for _ in range(2):
            async with house(database) as place, seated(place, made, GERMANY, BOTH) as (ola, kari):
                assert int(ola.welcome["version"]) == int(find_game(GAME).version)
                assert ola.status["held"] is None
                assert ola.now["public"] == before
                await play_together([ola, kari], quiet, 3)
                before = ola.now["public"]


async def test_a_table_is_held_where_new_rules_lead_elsewhere_until_all_agree(database: str) -> None:
    async with house(database) as place:
        made = await place.lay_out(TWO)
        async with seated(place, made, GERMANY, BOTH) as (ola, kari):
            while ola.now["public"]["phase"] != "trade":
                await play_together([ola, kari], quiet, 1)
            answers = ola.now["answers"]
    with other_rules(different_in="trade"):
        async with house(database) as place, seated(place, made, GERMANY, BOTH) as (ola, kari):
            held = ola.status["held"]
            assert (held["answers"], ola.question, kari.question) == (answers, None, None)
            assert 0 < held["to"] < answers
            assert [change["key"] for change in held["changes"]] == [f"rules-version-{find_game(GAME).version}"]
            assert (await kari.ask("resign"))["code"] == "other_rules"
            await ola.send("ask_rollback", to=0)
            await kari.happening("proposal")
            await kari.send("agree", yes=True)
            await ola.happening("rollback")
            await kari.happening("rollback")
            assert ola.status["held"] is None
            assert await play_together([ola, kari], quiet, 5) == 5
            now = ola.now["public"]
        async with house(database) as place, seated(place, made, GERMANY, BOTH) as (ola, kari):
            assert (ola.status["held"], ola.now["public"]) == (None, now)
