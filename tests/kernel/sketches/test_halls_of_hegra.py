"""Halls of Hegra in miniature: push your luck with the Recruit bag, and place Defenders until satisfied."""

from __future__ import annotations

from typing import Any

import pytest

from motstand.kernel.errors import CannotUndo
from motstand.kernel.flow import Choice, Flow, GameOver, Option, Outcome, Roll
from motstand.kernel.game import Game, Setup
from motstand.kernel.matches.fate import Scripted, Seeded
from motstand.kernel.matches.making import new_match
from motstand.kernel.matches.match import Match
from motstand.kernel.matches.record import digest, read_record, write_record
from motstand.kernel.piles import Pile, draw
from motstand.kernel.registry import register
from motstand.kernel.state import State
from motstand.players.random import RandomPlayer

COMMANDER = "commander"
DOUBT = "doubt"
BEGIN_THE_DAY: Option = ("begin the day",)
DRAW: Option = ("draw",)
STOP: Option = ("stop",)
BARRED = {"defend the walls": "medic", "inspire": ""}
"""The Action spaces, each with the type that may not be placed there."""


class Hegra(State):
    """The Recruit bag and the Recruitment area beside it, the Ready area, and the Action spaces."""

    __slots__ = ("bag", "placed", "ready", "recruitment", "reserve", "supplies")

    def __init__(self, phase: str) -> None:
        super().__init__(phase)
        self.bag = Pile(["soldier"] * 4 + ["volunteer"] * 3 + ["medic", "hunter"] + [DOUBT] * 2)
        self.recruitment: list[str] = []
        self.ready = ["officer"]
        self.reserve: list[str] = []
        self.placed: dict[str, list[str]] = {space: [] for space in BARRED}
        self.supplies = 0

    def copy(self) -> State:
        twin = Hegra(self.phase)
        twin.bag = self.bag.copy()
        twin.recruitment = self.recruitment.copy()
        twin.ready = self.ready.copy()
        twin.reserve = self.reserve.copy()
        twin.placed = {space: discs.copy() for space, discs in self.placed.items()}
        twin.supplies = self.supplies
        return twin

    def data(self) -> dict[str, Any]:
        return {
            "phase": self.phase,
            "bag": self.bag.data(),
            "recruitment": self.recruitment,
            "ready": self.ready,
            "reserve": self.reserve,
            "placed": self.placed,
            "supplies": self.supplies,
        }


def recruiting(game: Hegra) -> Flow[str]:
    """HOH-RECRUIT: draw up to four Defenders, one disc at a time; a Doubt disc leaves only one of them."""
    doubts = 0
    drawing = True
    while drawing:
        disc = yield from draw(game.bag, "recruit.draw", COMMANDER, rule="HOH-RECRUIT-01")
        if disc == DOUBT:
            doubts += 1
            if game.recruitment:
                yield from keep_one(game)
                drawing = False
        else:
            game.recruitment.append(disc)
            # HOH-RECRUIT-06: after a Doubt disc the first Defender is the only one.
            drawing = doubts == 0 and len(game.recruitment) < 4
            if drawing:
                answer: Option = yield Choice(COMMANDER, "recruit.more", [DRAW, STOP], "HOH-RECRUIT-01")
                drawing = answer == DRAW
    game.bag.rest += [DOUBT] * doubts
    game.supplies += game.recruitment.count("volunteer")
    game.ready += game.recruitment
    game.recruitment = []
    return "placing"


def keep_one(game: Hegra) -> Flow[None]:
    """HOH-RECRUIT-04: one recruit of the player's choice stays, the others go to the Reserve."""
    options: list[Option] = [("keep", disc) for disc in sorted(set(game.recruitment))]
    answer: Option = yield Choice(COMMANDER, "recruit.keep", options, "HOH-RECRUIT-04")
    game.recruitment.remove(answer[1])
    game.reserve += game.recruitment
    game.recruitment = [answer[1]]


def placing(game: Hegra) -> Flow[str]:
    """HOH-MORNING-08: place a Defender or take one back; nothing is settled until the day begins."""
    options: list[Option] = [BEGIN_THE_DAY]
    for space, barred in BARRED.items():
        options += [("place", disc, space) for disc in sorted(set(game.ready)) if disc != barred]
        options += [("take back", disc, space) for disc in sorted(set(game.placed[space]))]
    answer: Option = yield Choice(COMMANDER, "placing", options, "HOH-MORNING-08")
    if answer == BEGIN_THE_DAY:
        return "day"
    verb, disc, space = answer
    here, there = (game.ready, game.placed[space]) if verb == "place" else (game.placed[space], game.ready)
    here.remove(disc)
    there.append(disc)
    return "placing"


def day(game: Hegra) -> Flow[str]:
    """The Action spaces would be resolved here; the miniature throws one die, and ends."""
    yield Roll(6, 1, "weather", COMMANDER)
    raise GameOver(Outcome((COMMANDER,), "held.out"))


PHASES = {"recruiting": recruiting, "placing": placing, "day": day}


class HallsOfHegra(Game[Hegra]):
    def __init__(self) -> None:
        super().__init__("sketch-hegra", "Halls of Hegra in miniature", {"mobilisation": [[COMMANDER]]})

    def start(self, setup: Setup) -> Hegra:
        return Hegra("recruiting")

    def flow(self, state: Hegra) -> Flow[str]:
        return PHASES[state.phase](state)

    def public(self, state: Hegra) -> dict[str, Any]:
        return state.data()


GAME = register(HallsOfHegra())


def drawing(*discs: str) -> Match:
    """A match in which the bag gives these discs, and then what a seed says."""
    return new_match(GAME, fate=Scripted(list(discs), Seeded(1)))


def table(match: Match) -> Hegra:
    state = match.state
    assert isinstance(state, Hegra)
    return state


def test_who_stops_keeps_all_and_volunteers_bring_supplies() -> None:
    match = drawing("soldier", "volunteer")
    match.play(DRAW)
    assert match.view(COMMANDER)["recruitment"] == ["soldier", "volunteer"]
    match.play(STOP)
    assert table(match).ready == ["officer", "soldier", "volunteer"]
    assert table(match).supplies == 1


def test_doubt_leaves_one_recruit_and_goes_back_into_the_bag() -> None:
    match = drawing("soldier", "volunteer", "soldier", DOUBT)
    for _ in range(3):
        match.play(DRAW)
    assert match.options == [("keep", "soldier"), ("keep", "volunteer")]
    match.play(("keep", "soldier"))
    assert table(match).ready == ["officer", "soldier"]
    assert sorted(table(match).reserve) == ["soldier", "volunteer"]
    assert table(match).supplies == 0
    assert table(match).bag.rest.count(DOUBT) == 2


def test_doubt_first_goes_on_to_a_single_recruit_without_asking() -> None:
    match = drawing(DOUBT, DOUBT, "volunteer")
    assert table(match).phase == "placing"
    assert table(match).ready == ["officer", "volunteer"]
    assert table(match).bag.rest.count(DOUBT) == 2


def test_the_fourth_recruit_ends_the_drawing() -> None:
    match = drawing("soldier", "soldier", "soldier", "soldier")
    for _ in range(3):
        match.play(DRAW)
    assert table(match).ready == ["officer"] + ["soldier"] * 4


def test_defenders_are_rearranged_until_the_day_begins() -> None:
    match = drawing("medic")
    match.play(STOP)
    assert ("place", "medic", "defend the walls") not in match.options
    match.play(("place", "medic", "inspire"))
    match.play(("place", "officer", "inspire"))
    match.play(("take back", "medic", "inspire"))
    assert table(match).placed == {"defend the walls": [], "inspire": ["officer"]}
    assert ("place", "medic", "inspire") in match.options
    match.play(BEGIN_THE_DAY)
    assert match.over


def test_placing_is_undone_freely_but_no_disc_goes_back_into_the_bag() -> None:
    match = drawing("soldier", "medic")
    match.play(DRAW)
    with pytest.raises(CannotUndo):
        match.undo(COMMANDER)
    match.play(STOP)
    match.play(("place", "medic", "inspire"))
    match.play(("place", "officer", "inspire"))
    for _ in range(3):
        match.undo(COMMANDER)
    assert match.options == [DRAW, STOP]
    assert match.view(COMMANDER)["recruitment"] == ["soldier", "medic"]


def test_a_clone_in_the_middle_of_the_drawing_has_the_same_bag_and_luck() -> None:
    match = new_match(GAME, seed=4)
    match.play(DRAW)
    twin = match.clone()
    assert digest(twin.state) == digest(match.state)
    for answer in (match.options[0], STOP):
        if answer in match.options:
            match.play(answer)
            twin.play(answer)
    assert digest(twin.state) == digest(match.state)


def test_random_players_finish_and_records_replay() -> None:
    for seed in range(40):
        match = new_match(GAME, seed=seed)
        player = RandomPlayer(seed)
        while not match.over:
            match.play(player(match))
        discs = table(match)
        everywhere = discs.bag.rest + discs.ready + discs.reserve + [d for row in discs.placed.values() for d in row]
        assert len(everywhere) == 12, "no disc is lost or made"
        assert digest(read_record(write_record(match)).state) == digest(match.state)
