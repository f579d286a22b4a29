"""A game told line by line: what each line of the log changed, for whoever may see it."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

import pytest

from motstand import new_match, players
from motstand.kernel.matches.fate import ByHand, Seeded
from motstand.kernel.matches.making import started_match
from motstand.server.play.moments import setup_again
from motstand.server.play.telling import MOST_ANSWERS, Teller
from tests.server.tables_kit import BOTH, GERMANY, Data, Person, first, house, play_together, seated

pytestmark = pytest.mark.anyio


@pytest.fixture
def database(tmp_path: Any) -> str:
    """Nothing here depends on the database: one will do."""
    return f"sqlite:///{tmp_path / 'motstand.db'}"


def after(view: Data, changes: list[Data], part: str) -> Data:
    """A view with changes laid over it."""
    for change in changes:
        view = {key: value for key, value in view.items() if key not in change.get("gone", [])} | change.get(part, {})
    return view


def frames_of(person: Person) -> list[Data]:
    return [said for text in person.heard if (said := json.loads(text))["type"] == "frame"]


async def test_the_lines_of_events_add_up_to_what_everybody_saw(database: str) -> None:
    async with house(database) as place:
        made = await place.lay_out({GERMANY: "person", BOTH: "person"})
        async with seated(place, made, GERMANY, BOTH) as people:
            await play_together(people, first, 30)
            for person in people:
                frames = frames_of(person)
                assert any(len(frame["happening"].get("lines", [])) > 1 for frame in frames)
                for before, frame in pairwise(frames):
                    told = await person.ask("ask_telling", since=before["answers"], to=frame["answers"])
                    assert (told["public"], told["private"]) == (before["public"], before["private"])
                    assert len(told["changes"]) == len(frame["happening"].get("lines", []))
                    if told["changes"]:
                        assert after(told["public"], told["changes"], "public") == frame["public"]
                        assert after(told["private"], told["changes"], "private") == frame["private"]


async def test_many_events_are_told_at_once(database: str) -> None:
    async with house(database) as place:
        made = await place.lay_out({GERMANY: "person", BOTH: "person"})
        async with seated(place, made, GERMANY, BOTH) as people:
            start = people[0].now["answers"]
            await play_together(people, first, 20)
            frames = frames_of(people[0])
            told = await people[0].ask("ask_telling", since=start, to=frames[-1]["answers"])
            lines = [len(frame["happening"].get("lines", [])) for frame in frames]
            assert len(told["changes"]) == sum(lines)
            for place_of, frame in enumerate(frames, 1):
                so_far = told["changes"][: sum(lines[:place_of])]
                if lines[place_of - 1]:
                    assert after(told["public"], so_far, "public") == frame["public"]


async def test_nobody_is_told_what_only_another_seat_sees(database: str) -> None:
    async with house(database) as place:
        made = await place.lay_out({GERMANY: "person", BOTH: "person"})
        async with seated(place, made, GERMANY, BOTH) as people:
            start = people[0].now["answers"]
            await play_together(people, first, 30)
            end = people[0].now["answers"]
            async with place.sit(made.table, made.watch) as spectator:
                told = await spectator.ask("ask_telling", since=start, to=end)
                assert told["private"] == {}
                assert not any("private" in change for change in told["changes"])
            told = await people[0].ask("ask_telling", since=start, to=end)
            owners = {
                faction for one in (told, *told["changes"]) for faction in one.get("private", {}).get("hands", {})
            }
            assert owners == {"germany"}


async def test_what_cannot_be_told_is_refused(database: str) -> None:
    async with house(database) as place:
        made = await place.lay_out({GERMANY: "person", BOTH: "policy"})
        async with seated(place, made, GERMANY) as (person,):
            now = person.now["answers"]
            assert await person.refused("ask_telling", since=now, to=now) == "not_possible"
            assert await person.refused("ask_telling", since=now + 1, to=now + 2) == "not_possible"
            assert await person.refused("ask_telling", since=0, to=MOST_ANSWERS + 1) == "not_possible"


async def test_a_replay_tells_each_line_of_a_step(database: str) -> None:
    async with house(database) as place:
        made = await place.lay_out({GERMANY: "person", BOTH: "person"})
        async with seated(place, made, GERMANY, BOTH) as people:
            await play_together(people, first, 12)
        headers = {"authorization": f"Bearer {made.keys[GERMANY]}"}
        address = f"/api/tables/{made.table}/replay"
        steps = (await place.http.get(address, headers=headers)).json()["steps"]
        frames = (await place.http.get(f"{address}/frames?from=0&to=64", headers=headers)).json()
        for step, before, frame in zip(steps[1:], frames, frames[1:], strict=False):
            changes = frame.get("changes", [])
            assert len(changes) == len(step.get("lines", []))
            if changes:
                assert after(before["public"], changes, "public") == frame["public"]
                assert after(before["private"], changes, "private") == frame["private"]


@pytest.mark.parametrize(
    ("game", "scenario"),
    [("kampen-om-norge", "gudbrandsdalen"), ("kampen-om-norge", "basic"), ("halls-of-hegra", None)],
)
def test_looking_at_every_line_changes_nothing(game: str, scenario: str | None) -> None:
    played = new_match(game, scenario, seed=7)
    while not played.over and played.number < 400:
        played.play(players.policy(played))
    again = started_match(played.game, setup_again(played.setup), ByHand(Seeded(0), dice=True, cards=True))
    teller = Teller(again, played.seats)
    begun = len(again.log)
    teller.play(played.journal)
    assert again.state.data() == played.state.data()
    assert [entry.data() for entry in again.log] == [entry.data() for entry in played.log]
    assert teller.entries == again.log[begun:]
