"""A game declared by its parts: what follows from the box, what may be missing, and what is loaded late."""

from pathlib import Path
from typing import Any

import pytest

from motstand import new_match, players
from motstand.kernel.content.boxes import Boxes
from motstand.kernel.content.packs import Pack
from motstand.kernel.declared import DeclaredGame, Policy, Rules
from motstand.kernel.errors import ContentError
from motstand.kernel.flow import Choice, Flow, GameOver, Option, Outcome
from motstand.kernel.game import Setup
from motstand.kernel.state import State
from motstand.kernel.why import NOBODY_ASKS, Why
from motstand.kernel.words.messages import Message


class Well(State):
    """A well: so many buckets are left in it."""

    __slots__ = ("buckets",)

    def __init__(self, buckets: int) -> None:
        super().__init__("turn")
        self.buckets = buckets

    def copy(self) -> State:
        return Well(self.buckets)

    def data(self) -> dict[str, Any]:
        return {"phase": self.phase, "buckets": self.buckets}


def lay_out(box: int, setup: Setup) -> Well:
    return Well(box)


def restore(well: Well, data: dict[str, Any]) -> None:
    well.buckets = data["buckets"]


def turn(well: Well) -> Flow[str]:
    options: list[Option] = [("draw", 1), ("draw", 2)]
    answer: Option = yield Choice("miller", "turn", options)
    well.buckets -= answer[1]
    if well.buckets <= 0:
        raise GameOver(Outcome(("miller",), "won.dry"))
    return "turn"


def thirsty(well: Well, choice: Choice, plan: str, why: Why) -> Option:
    assert len(choice.options) > 1
    why.say("why.thirst", {"buckets": well.buckets})
    return choice.options[-1]


@pytest.fixture
def game(tmp_path: Path) -> DeclaredGame[Well, int]:
    (tmp_path / "content").mkdir()
    (tmp_path / "content" / "well.toml").write_text("[depth]\nbuckets = 3\n", encoding="utf-8")
    boxes = Boxes(tmp_path, "WELL", "the-well", ["well"], ("id",), lambda data: int(data["well"]["depth"]["buckets"]))
    return DeclaredGame(
        "tests.kernel",
        "The Well",
        {"usual": [["miller"]]},
        Rules(
            boxes=boxes,
            lay_out=lay_out,
            restore=restore,
            phases={"turn": turn},
            questions={},
            resigned=lambda well, seat: Outcome((), "lost.resigned"),
            public=lambda well: {"buckets": well.buckets},
            headline=lambda well: Message("headline", {"buckets": well.buckets}),
        ),
        Policy(
            answer=thirsty,
            evaluate=lambda well, seat: 1 / (1 + well.buckets),
        ),
    )


def test_the_box_says_what_the_game_is_called_and_where_it_lies(game: DeclaredGame[Well, int], tmp_path: Path) -> None:
    assert (game.id, game.code, game.folder(), game.package()) == ("the-well", "WELL", tmp_path, "tests.kernel")


def test_it_is_played_from_its_box(game: DeclaredGame[Well, int]) -> None:
    match = new_match(game)
    match.play(("draw", 2))
    assert match.view("miller") == {"buckets": 1}
    match.play(players.policy(match))
    assert match.outcome is not None
    assert match.outcome.key == "won.dry"


def test_the_policy_gives_its_reason_to_whoever_asks(game: DeclaredGame[Well, int]) -> None:
    well, choice = Well(3), Choice("miller", "turn", [("draw", 1), ("draw", 2)])
    assert game.pick(well, choice) == ("draw", 2)
    assert NOBODY_ASKS.key == "why.only"
    option, why = game.reason(well, choice)
    assert (option, why.key, why.values) == (("draw", 2), "why.thirst", {"buckets": 3})


def test_a_single_option_needs_no_policy(game: DeclaredGame[Well, int]) -> None:
    well, choice = Well(3), Choice("miller", "turn", [("draw", 1)])
    assert game.pick(well, choice) == ("draw", 1)
    assert game.reason(well, choice) == (("draw", 1), Message("why.only"))


def test_a_stored_position_is_restored(game: DeclaredGame[Well, int]) -> None:
    assert game.restore(Setup("usual", ["miller"]), {"phase": "turn", "buckets": 2}).data()["buckets"] == 2


def test_packs_change_the_content_hash(game: DeclaredGame[Well, int]) -> None:
    plain = Setup("usual", ["miller"])
    packed = Setup("usual", ["miller"], packs=[Pack("deep", '[pack]\ngame = "the-well"\n[depth]\nbuckets = 9\n')])
    assert game.content_hash(plain) == game.content_hash(Setup("usual", ["miller"])) != game.content_hash(packed)
    assert game.start(packed).buckets == 9


def test_what_is_wrong_in_a_pack_is_said(game: DeclaredGame[Well, int]) -> None:
    with pytest.raises(ContentError):
        game.start(Setup("usual", ["miller"], packs=[Pack("other", '[pack]\ngame = "the-mill"\n')]))


def test_parts_that_are_missing_have_nothing_to_say(game: DeclaredGame[Well, int]) -> None:
    state = game.start(Setup("usual", ["miller"]))
    assert (game.private(state, "miller"), game.measures(state), game.plans(state, "miller")) == ({}, {}, [])
