"""Clocks: by turn or by game, running while the server is open, and a claim when one has run out."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from motstand.server.play.table import written_now
from motstand.server.storage.hours import Hours, covered
from tests.server.kept import opened
from tests.server.tables_kit import (
    ALLIES,
    BOTH,
    GAME,
    GERMANY,
    NORWAY,
    SCENARIO,
    House,
    Made,
    first,
    house,
    play_together,
    quiet,
    seated,
)

pytestmark = pytest.mark.anyio

TWO = {GERMANY: "person", BOTH: "person"}
TURN = {"per": "turn", "seconds": 120}
WHOLE = {"per": "game", "seconds": 3600}


def moment(minutes: float) -> datetime:
    return datetime(2026, 1, 1, tzinfo=UTC) + timedelta(minutes=minutes)


def test_only_the_time_is_counted_in_which_somebody_was_open() -> None:
    spans = [(moment(0), moment(10)), (moment(5), moment(20)), (moment(40), moment(60))]
    assert covered(spans, moment(0), moment(60)) == 40 * 60
    assert covered(spans, moment(15), moment(50)) == 15 * 60
    assert covered(spans, moment(20), moment(40)) == 0
    assert covered([], moment(0), moment(60)) == 0


async def passing(place: House, made: Made, seconds: float) -> None:
    """Let every wait at a table last so long from now on."""
    async with place.server.tables.use(made.table) as table:
        assert table.clock is not None
        table.clock.uptime = lambda since, to: seconds


async def laid_out(place: House, seats: dict[str, str], **more: Any) -> int:
    """What the server says to a table with a clock."""
    wishes = [{"seat": seat, "player": player} for seat, player in seats.items()]
    wish = {"game": GAME, "scenario": SCENARIO, "seats": wishes, "clock": TURN, **more}
    return (await place.http.post("/api/tables", json=wish)).status_code


async def test_clocks_are_for_people_who_play_against_each_other(database: str) -> None:
    async with house(database) as place:
        assert await laid_out(place, TWO) == 200
        assert await laid_out(place, {GERMANY: "person", BOTH: "policy"}) == 400
        assert await laid_out(place, TWO, dice="mine") == 400
        resistance = {"green": "person", "blue": "person"}
        assert await laid_out(place, resistance, game="dutch-resistance", scenario="network") == 400
        assert await laid_out(place, TWO, clock={"per": "turn", "seconds": 1}) == 400
        made = await place.lay_out(TWO)
        async with seated(place, made, GERMANY) as (ola,):
            assert ola.status["clock"] is None
            assert await ola.refused("claim", seat=BOTH) == "not_possible"


async def test_a_turn_has_its_time_and_nobody_is_thrown_out(database: str) -> None:
    async with house(database) as place:
        made = await place.lay_out(TWO, clock=TURN)
        async with seated(place, made, GERMANY, BOTH) as (ola, kari):
            assert kari.status["clock"]["running"] == [GERMANY]
            assert await kari.refused("claim", seat=GERMANY) == "not_possible"
            await passing(place, made, 121.0)
            # The time has run out, and the turn goes on all the same.
            await ola.answer()
            assert ola.status["clock"]["left"] == {GERMANY: -1.0, BOTH: 120.0}
            assert await ola.refused("claim", seat=GERMANY) == "not_possible"
            assert await ola.refused("claim", seat=BOTH) == "not_possible"
            await kari.ask("claim", seat=GERMANY)
            await kari.until_true(lambda said: said.get("status", {}).get("outcome") is not None)
            assert kari.status["outcome"]["winners"] == [BOTH]
            assert kari.status["clock"]["claimed"] == BOTH
            assert kari.status["clock"]["running"] == []
        # The list of tables says it, too: nobody has given up.
        known = [{"table": made.table, "key": made.keys[GERMANY]}]
        (line,) = (await place.http.post("/api/mine", json={"tables": known})).json()
        assert line["claimed"] == BOTH


async def test_the_time_of_a_game_is_used_up_turn_by_turn_and_survives_a_restart(database: str) -> None:
    async with house(database) as place:
        made = await place.lay_out(TWO, clock=WHOLE)
        async with seated(place, made, GERMANY, BOTH) as (ola, kari):
            await passing(place, made, 100.0)
            while kari.status["clock"]["running"] != [BOTH]:
                await ola.answer(first(await ola.asked() or {}))
                while kari.number < ola.number:
                    await kari.next()
            # Germany has had one turn, whatever questions it had; the other side has just begun its first.
            assert kari.status["clock"]["left"] == {GERMANY: 3500.0, BOTH: 3500.0}
    async with house(database) as place, place.sit(made.table, made.keys[BOTH]) as kari:
        left = kari.status["clock"]["left"]
        assert left[GERMANY] == 3500.0
        # Of the turn that goes on only the time counts in which the server was open.
        assert 3500.0 < left[BOTH] <= 3600.0
        assert kari.status["clock"]["running"] == [BOTH]


async def test_no_time_runs_before_everybody_has_come(database: str) -> None:
    async with house(database) as place:
        made = await place.lay_out({GERMANY: "person", BOTH: "open"}, clock=TURN)
        async with seated(place, made, GERMANY) as (ola,):
            await passing(place, made, 500.0)
            assert (ola.status["clock"]["running"], ola.status["clock"]["started"]) == ([], False)
            async with seated(place, made, BOTH) as (kari,):
                await ola.happening("seat")
                assert (ola.status["clock"]["running"], ola.status["clock"]["started"]) == ([GERMANY], True)
                # Instead of claiming the game one may let a bot play on.
                await kari.ask("give_seat", seat=GERMANY, player="policy")
                await ola.happening("seat")
                sittings = {each["seat"]: each["player"] for each in ola.status["sittings"]}
                assert sittings[GERMANY] == "policy"


async def test_nobody_claims_the_game_from_the_own_side(database: str) -> None:
    async with house(database) as place:
        made = await place.lay_out({GERMANY: "person", NORWAY: "person", ALLIES: "person"}, clock=TURN)
        async with seated(place, made, GERMANY, NORWAY, ALLIES) as people:
            ola, _, john = people
            await passing(place, made, 121.0)
            while NORWAY not in ola.status["clock"]["running"]:
                await play_together(people, quiet, 1)
            assert await john.refused("claim", seat=NORWAY) == "not_possible"
            await ola.ask("claim", seat=NORWAY)
            await john.until_true(lambda said: said.get("status", {}).get("outcome") is not None)
            assert john.status["outcome"]["winners"] == [GERMANY]


async def test_a_rematch_has_the_same_clock(database: str) -> None:
    async with house(database) as place:
        made = await place.lay_out(TWO, clock=TURN)
        async with seated(place, made, GERMANY, BOTH) as (ola, kari):
            await ola.ask("resign")
            assert ola.status["clock"]["claimed"] == ""
            known = [{"table": made.table, "key": made.keys[GERMANY]}]
            assert (await place.http.post("/api/mine", json={"tables": known})).json()[0]["claimed"] == ""
            await ola.send("ask_rematch")
            await kari.happening("rematch")
            await kari.send("ask_rematch")
            while not (kari.status["rematch"] or {}).get("table"):
                await kari.next()
            table = kari.status["rematch"]["table"]
        async with place.sit(table, made.keys[GERMANY]) as ola:
            assert ola.status["clock"]["seconds"] == 120
            assert ola.status["clock"]["started"] is True


async def test_the_hours_of_every_worker_are_kept_also_of_one_that_died(database: str) -> None:
    now = [moment(0)]
    async with opened(database) as store:
        engine = store.hours.engine

        async def work(beats: list[float], ended: float | None) -> None:
            hours = Hours(engine, lambda: now[0])
            await hours.start(1e6)
            for minute in beats:
                now[0] = moment(minute)
                await hours.beat()
            if ended is not None:
                now[0] = moment(ended)
                await hours.close()
            else:
                await hours.abandon()

        await work([5.0], ended=10.0)
        now[0] = moment(20)
        await work([25.0], ended=None)
        now[0] = moment(60)
        hours = Hours(engine, lambda: now[0])
        await hours.start(1e6)
        now[0] = moment(61)
        # Ten minutes of the first, five of the one that died, and the minute of the one that is open now.
        assert hours.between(moment(0).isoformat(), moment(61).isoformat()) == 16 * 60
        assert hours.between(moment(8).isoformat(), moment(22).isoformat()) == 4 * 60
        await hours.close()


def test_moments_are_written_to_the_millisecond(monkeypatch: pytest.MonkeyPatch) -> None:
    for nanoseconds, written in [
        (0, "1970-01-01T00:00:00.000+00:00"),
        (1_999_999, "1970-01-01T00:00:00.001+00:00"),
        (999_999_999, "1970-01-01T00:00:00.999+00:00"),
        (1_000_000_000, "1970-01-01T00:00:01.000+00:00"),
        (1_795_000_000_042_000_000, "2026-11-18T11:06:40.042+00:00"),
        (999_999_999, "1970-01-01T00:00:00.999+00:00"),
    ]:
        monkeypatch.setattr("time.time_ns", lambda now=nanoseconds: now)
        assert written_now() == written
