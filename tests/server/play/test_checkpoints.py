"""Checkpoints lie some answers apart; a table is loaded from the newest one and the answers since."""

from __future__ import annotations

from itertools import pairwise

import pytest

from motstand.server.play.table import ANSWERS_BETWEEN
from tests.server.tables_kit import BOTH, GERMANY, House, Made, Person, house, play_together, quiet, seated

pytestmark = pytest.mark.anyio

TWO = {GERMANY: "person", BOTH: "person"}


async def answers_kept(place: House, made: Made, answers: int) -> list[int]:
    """The answers before which there are checkpoints."""
    kept: list[int] = []
    while answers >= 0 and (found := await place.server.store.checkpoint(made.table, answers)) is not None:
        kept.insert(0, found.answer)
        answers = found.answer - 1
    return kept


async def played(people: list[Person], answers: int) -> int:
    """Play so many answers; returns how many the table has then, with the dice between them."""
    await play_together(people, quiet, answers)
    return int(people[0].now["answers"])


async def test_some_answers_lie_between_two_checkpoints(database: str) -> None:
    async with house(database) as place:
        made = await place.lay_out(TWO)
        async with seated(place, made, GERMANY, BOTH) as people:
            answers = await played(people, 70)
            kept = await answers_kept(place, made, answers)
            apart = [later - earlier for earlier, later in pairwise(kept)]
            assert len(kept) > 2
            assert min(apart) >= ANSWERS_BETWEEN
            # A phase that has begun by then is kept as soon as something is answered in it.
            assert answers - kept[-1] < 2 * ANSWERS_BETWEEN


async def test_a_table_is_loaded_with_the_answers_since_its_checkpoint(database: str) -> None:
    async with house(database, idle_tables=0) as place:
        made = await place.lay_out(TWO)
        for _ in range(12):
            async with seated(place, made, GERMANY, BOTH) as people:
                await played(people, 5)
                before = [person.now for person in people]
            async with seated(place, made, GERMANY, BOTH) as people:
                for person, known in zip(people, before, strict=True):
                    for part in ("answers", "public", "private", "question"):
                        assert person.welcome[part] == known[part]


async def test_what_is_answered_after_going_back_is_kept_anew(database: str) -> None:
    """Checkpoints of what was taken back are gone; the next answer writes one."""
    async with house(database) as place:
        made = await place.lay_out({GERMANY: "person", BOTH: "policy"}, practice=True)
        async with seated(place, made, GERMANY) as [ola]:
            question = await ola.asked()
            assert question is not None
            await ola.play(quiet, 25)
            assert (await answers_kept(place, made, ola.now["answers"]))[-1] > question["decision"]
            await ola.send("ask_rollback", to=question["decision"])
            await ola.happening("rollback")
            assert (await answers_kept(place, made, 10**3))[-1] <= question["decision"]
            frame = await ola.answer(quiet(question))
            newest = await place.server.store.checkpoint(made.table, frame["answers"])
            assert newest is not None
            assert newest.event == frame["happening"]["number"]
