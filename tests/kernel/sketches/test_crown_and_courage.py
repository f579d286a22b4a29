"""Crown & Courage in miniature: cards at any time, and defeat in an escape in a battle in a German move."""

from __future__ import annotations

from typing import Any

import pytest

from motstand.kernel.errors import CannotUndo
from motstand.kernel.flow import Choice, Flow, GameOver, Option, Outcome, Roll, choose
from motstand.kernel.game import Game, Setup
from motstand.kernel.matches.fate import Scripted, Seeded
from motstand.kernel.matches.making import new_match
from motstand.kernel.matches.match import Match
from motstand.kernel.matches.record import digest, read_record, write_record
from motstand.kernel.registry import register
from motstand.kernel.state import State
from motstand.players.random import RandomPlayer

KING = "king"
CALM: Option = ("calm",)
GO_ON: Option = ("go on",)
RETREAT: Option = ("retreat",)
NIGHT_MARCH: Option = ("play", "night march")
PATH = ["hamar", "elverum", "nybergsund", "rena"]
ESCAPES = {"elverum": ["nybergsund"], "nybergsund": ["forest", "rena"], "rena": ["nybergsund"]}
STRENGTH = {"volunteers": 2, "night march": 1, "gold reserve": 0}


class Crown(State):
    """A German army on its path, Paratroopers behind it, Norwegian troops, the King, and the player's hand."""

    __slots__ = ("army", "front", "hand", "king", "morale", "paratroopers", "pressure", "settling", "threat", "troops")

    def __init__(self, phase: str) -> None:
        super().__init__(phase)
        self.king = "elverum"
        self.front = "hamar"
        self.army = 3
        self.paratroopers: list[str] = []
        self.troops = dict.fromkeys(PATH, 0)
        self.hand: list[str] = []
        self.morale = 3
        self.pressure = 3
        self.threat = 3
        # True while a battle or an escape is carried out: no card may be played then (CNC-Q-90).
        self.settling = False

    def copy(self) -> State:
        twin = Crown(self.phase)
        twin.king, twin.front, twin.army = self.king, self.front, self.army
        twin.paratroopers, twin.troops, twin.hand = self.paratroopers.copy(), self.troops.copy(), self.hand.copy()
        twin.morale, twin.pressure, twin.threat = self.morale, self.pressure, self.threat
        twin.settling = self.settling
        return twin

    def data(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in ("phase", *Crown.__slots__)}

    def anytime(self, seat: str) -> list[Option]:
        """CNC-DANGER-12: two cards calm the Threat. CNC-FLOW-13: a card is played if another pays for it."""
        if self.settling or len(self.hand) < 2:
            return []
        return [CALM, NIGHT_MARCH] if "night march" in self.hand else [CALM]

    def act_anytime(self, seat: str, option: Option) -> Flow[None]:
        if option == CALM:
            yield from discard(self, 2)
            self.threat -= 1
        else:
            self.hand.remove("night march")
            yield from discard(self, 1)
            self.troops["elverum"] += 1


def discard(game: Crown, count: int) -> Flow[None]:
    """CNC-CARD-01: the cost of an action is paid with other cards."""
    for _ in range(count):
        options: list[Option] = [("discard", card) for card in sorted(set(game.hand))]
        answer: Option = yield Choice(KING, "discard", options, "CNC-CARD-01")
        game.hand.remove(answer[1])


def response(game: Crown) -> Flow[str]:
    """A die says how often the Germans move; cards may be played before the roll and before each move."""
    yield from pause(game, "response.roll")
    dice: tuple[int, ...] = yield Roll(2, 1, "response.roll", KING)
    for _ in range(dice[0]):
        yield from pause(game, "response.move")
        yield from german_move(game)
    return "response"


def pause(game: Crown, prompt: str) -> Flow[None]:
    """CNC-Q-90: a moment at which nothing has to be decided, but cards may be played."""
    if game.anytime(KING):
        yield from choose(game, KING, prompt, lambda: [GO_ON], "CNC-FLOW-13")


def german_move(game: Crown) -> Flow[None]:
    """The army goes one space along its path and fights whoever stands there."""
    if game.army == 0:
        raise GameOver(Outcome((KING,), "won.freedom"))
    start = game.front
    game.front = PATH[PATH.index(start) + 1]
    if game.king == game.front or game.troops[game.front] > 0:
        yield from battle(game, start)
    if game.front == PATH[-1]:
        raise GameOver(Outcome((), "lost.country"))


def battle(game: Crown, start: str) -> Flow[None]:
    """CNC-BATTLE-09: let the Germans win, or discard a card that brings enough strength."""
    answer = yield from choose(game, KING, "battle", lambda: [RETREAT, *defences(game)], "CNC-BATTLE-09")
    game.settling = True
    game.army -= 1
    if answer == RETREAT:
        game.troops[game.front] = 0
        if game.king == game.front and game.army > 0:
            yield from forced_escape(game)
    else:
        game.hand.remove(answer[1])
        game.front = start
    game.settling = False


def defences(game: Crown) -> list[Option]:
    """CNC-BATTLE-12: the cards that bring the Norwegian strength to the German one."""
    missing = max(1, game.army - game.troops[game.front])
    return [("fight", card) for card in sorted(set(game.hand)) if STRENGTH[card] >= missing]


def forced_escape(game: Crown) -> Flow[None]:
    """CNC-ESCAPE: the gold is lost, the King flees, and the pressure on him grows."""
    while "gold reserve" in game.hand:
        game.hand.remove("gold reserve")
        game.morale -= 1
    options: list[Option] = [("flee", to) for to in ESCAPES[game.king] if to not in game.paratroopers]
    if not options:
        raise GameOver(Outcome((), "lost.nowhere_to_go", "CNC-ESCAPE-11"))
    answer: Option = yield Choice(KING, "escape", options, "CNC-ESCAPE-08")
    game.king = answer[1]
    game.pressure -= 1
    if game.pressure == 0:
        raise GameOver(Outcome((), "lost.pressure", "CNC-FLOW-07"))
    game.army -= 1


class CrownAndCourage(Game[Crown]):
    def __init__(self) -> None:
        super().__init__("sketch-crown", "Crown & Courage in miniature", {"escape": [[KING]]})

    def start(self, setup: Setup) -> Crown:
        game = Crown("response")
        game.army = int(setup.options.get("army", 3))
        game.hand = list(setup.options.get("hand", []))
        game.paratroopers = list(setup.options.get("paratroopers", []))
        game.troops["elverum"] = int(setup.options.get("troops", 0))
        return game

    def flow(self, state: Crown) -> Flow[str]:
        return response(state)

    def public(self, state: Crown) -> dict[str, Any]:
        return state.data()


GAME = register(CrownAndCourage())


def escaping(*dice: int, **options: Any) -> Match:
    """A match with these dice, and then what a seed says."""
    return new_match(GAME, fate=Scripted(list(dice), Seeded(1)), options=options)


def table(match: Match) -> Crown:
    state = match.state
    assert isinstance(state, Crown)
    return state


def prompt(match: Match) -> str:
    return match.pending.prompt if match.pending is not None else ""


def test_a_card_is_played_at_a_pause_and_the_question_comes_again() -> None:
    match = escaping(1, hand=["night march", "volunteers", "gold reserve", "gold reserve"])
    assert prompt(match) == "response.roll"
    assert match.options == [GO_ON, CALM, NIGHT_MARCH]
    match.play(NIGHT_MARCH)
    match.play(("discard", "gold reserve"))
    assert table(match).troops["elverum"] == 1
    assert prompt(match) == "response.roll"
    assert match.options == [GO_ON, CALM]


def test_without_a_playable_card_nobody_is_kept_waiting() -> None:
    match = escaping(1, hand=["gold reserve"])
    assert prompt(match) == "battle"
    assert [answer.kind for answer in match.journal] == ["roll"]


def test_a_card_changes_what_the_interrupted_question_offers() -> None:
    match = escaping(1, hand=["volunteers", "night march", "gold reserve", "gold reserve", "gold reserve"])
    match.play(GO_ON)
    match.play(GO_ON)
    assert match.options == [RETREAT, CALM, NIGHT_MARCH]
    match.play(NIGHT_MARCH)
    match.play(("discard", "gold reserve"))
    assert match.options == [RETREAT, ("fight", "volunteers"), CALM]
    match.play(("fight", "volunteers"))
    assert (table(match).front, table(match).army) == ("hamar", 2)
    assert table(match).hand == ["gold reserve", "gold reserve"]


def test_no_card_is_played_inside_an_escape() -> None:
    match = escaping(1, hand=["volunteers", "night march"])
    for answer in (GO_ON, GO_ON, RETREAT):
        assert CALM in match.options
        match.play(answer)
    assert match.options == [("flee", "nybergsund")]
    match.play(("flee", "nybergsund"))
    assert CALM in match.options, "the escape is over"


def test_an_escape_in_a_battle_in_the_first_of_two_moves() -> None:
    match = escaping(2, hand=["gold reserve"])
    match.play(RETREAT)
    assert (table(match).hand, table(match).morale) == ([], 2)
    match.play(("flee", "nybergsund"))
    assert (table(match).army, table(match).pressure) == (1, 2)
    assert prompt(match) == "battle", "the second move reaches the King again"
    assert table(match).front == "nybergsund"


def test_a_king_with_nowhere_to_go_loses_at_once() -> None:
    match = escaping(2, paratroopers=["nybergsund"], troops=1)
    match.play(RETREAT)
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.rule) == ((), "CNC-ESCAPE-11")
    assert table(match).front == "elverum", "the second move was not made"
    assert match.log[-1].key == "game.over"
    again = read_record(write_record(match))
    assert again.outcome is not None
    assert again.outcome.data() == match.outcome.data()


def test_the_answer_that_lost_can_be_taken_back_but_not_the_die() -> None:
    match = escaping(1, paratroopers=["nybergsund"])
    match.play(RETREAT)
    match.undo(KING)
    assert not match.over
    assert prompt(match) == "battle"
    with pytest.raises(CannotUndo):
        match.undo(KING)


def test_a_clone_stands_in_the_same_escape_of_the_same_battle() -> None:
    match = escaping(2, hand=["volunteers", "night march"])
    for answer in (GO_ON, GO_ON, RETREAT):
        match.play(answer)
    twin = match.clone()
    twin.play(("flee", "nybergsund"))
    assert (table(twin).king, table(match).king) == ("nybergsund", "elverum")
    match.play(("flee", "nybergsund"))
    assert digest(twin.state) == digest(match.state)


def test_random_players_finish_and_records_replay() -> None:
    ends = set()
    for seed in range(80):
        hand = ["volunteers", "night march", "gold reserve", "night march", "volunteers"]
        match = new_match(GAME, seed=seed, options={"hand": hand, "troops": seed % 3, "army": 3 + seed % 5})
        player = RandomPlayer(seed)
        while not match.over:
            match.play(player(match))
        assert match.outcome is not None
        ends.add(match.outcome.key)
        assert digest(read_record(write_record(match)).state) == digest(match.state)
    assert ends == {"won.freedom", "lost.country", "lost.pressure"}
