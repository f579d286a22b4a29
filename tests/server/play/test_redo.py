"""What was taken back can be given again, dice and all, as long as nothing else was answered."""

from __future__ import annotations

import pytest

from tests.server.tables_kit import BOTH, GERMANY, house, quiet

pytestmark = pytest.mark.anyio


async def test_a_turn_that_was_taken_back_is_given_again(database: str) -> None:
    async with house(database) as place:
        made = await place.lay_out({GERMANY: "person", BOTH: "policy"}, practice=True)
        async with place.sit(made.table, made.keys[GERMANY]) as ola:
            await ola.asked()
            start = ola.now["answers"]
            await ola.play(quiet, answers=6)
            await ola.asked()
            before, public = ola.now["answers"], ola.now["public"]
            assert not ola.status["redo"]
            # Once to the last answer, once further, and both back again.
            await ola.ask("undo", decision=ola.now["answers"])
            middle = ola.now["answers"]
            await ola.ask("ask_rollback", to=start)
            assert ola.now["answers"] == start
            assert ola.status["redo"]
            await ola.ask("redo", decision=start)
            assert ola.now["answers"] == middle
            await ola.ask("redo", decision=middle)
            assert (ola.now["answers"], ola.now["public"]) == (before, public)
            assert await ola.refused("redo", decision=before) == "cannot_undo"
            # An answer of another kind forgets what was taken back.
            await ola.ask("undo", decision=before)
            await ola.play(quiet, answers=1)
            assert not ola.status["redo"]


async def test_a_table_that_was_loaded_anew_knows_what_was_taken_back(database: str) -> None:
    async with house(database) as place:
        made = await place.lay_out({GERMANY: "person", BOTH: "policy"}, practice=True)
        async with place.sit(made.table, made.keys[GERMANY]) as ola:
            await ola.play(quiet, answers=3)
            await ola.asked()
            before = ola.now["answers"]
            await ola.ask("undo", decision=before)
    async with house(database) as place, place.sit(made.table, made.keys[GERMANY]) as ola:
        assert ola.status["redo"]
        await ola.ask("redo", decision=ola.now["answers"])
        assert ola.now["answers"] == before
