"""Dutch Resistance in miniature: shared tokens that anyone may use in anyone's turn, and choices made at once."""

from __future__ import annotations

from typing import Any

import pytest

from motstand.kernel.errors import CannotUndo, NotOffered, NotYourTurn
from motstand.kernel.flow import ALL, ANY, Choice, Flow, GameOver, JointChoice, Option, Outcome, choose
from motstand.kernel.game import Game, Setup
from motstand.kernel.matches.fate import Scripted, Seeded
from motstand.kernel.matches.making import new_match
from motstand.kernel.matches.match import Match
from motstand.kernel.matches.record import digest, read_record, write_record
from motstand.kernel.piles import Pile, draw
from motstand.kernel.registry import register
from motstand.kernel.state import State
from motstand.players.random import RandomPlayer

SEATS = ["first", "second", "third"]
IDENTITIES = ["anton", "jacoba", "selma", "willem"]
STANDARD_ACTIONS = ["raise safety", "cross the road"]


class Dutch(State):
    """Morale Action tokens in the middle; for each seat an Identity, its cards left and its Alibi."""

    __slots__ = ("active", "alibi", "cards", "halts", "identities", "resolving", "safety", "sides", "tokens")

    def __init__(self, phase: str) -> None:
        super().__init__(phase)
        self.sides = ""
        self.identities: dict[str, str] = {}
        self.active = SEATS[0]
        self.cards = dict.fromkeys(SEATS, 2)
        self.alibi = dict.fromkeys(SEATS, 5)
        self.tokens = 3
        self.safety = 0
        self.halts = Pile(["papers", "curfew", "search"])
        # True while an action or a card is carried out: no token may be used then (DR-MAT-04).
        self.resolving = False

    def copy(self) -> State:
        twin = Dutch(self.phase)
        twin.sides, twin.active, twin.identities = self.sides, self.active, self.identities.copy()
        twin.cards, twin.alibi, twin.halts = self.cards.copy(), self.alibi.copy(), self.halts.copy()
        twin.tokens, twin.safety, twin.resolving = self.tokens, self.safety, self.resolving
        return twin

    def data(self) -> dict[str, Any]:
        numbers = {"tokens": self.tokens, "safety": self.safety, "resolving": self.resolving}
        places = {"phase": self.phase, "sides": self.sides, "active": self.active, "halts": self.halts.data()}
        return {**numbers, **places, "identities": self.identities, "cards": self.cards, "alibi": self.alibi}

    def anytime(self, seat: str) -> list[Option]:
        """DR-MAT-03: any player may use a token at any time of the Action Phase, also in another's turn."""
        if self.phase != "turn" or self.resolving or self.tokens == 0:
            return []
        return [("token", action) for action in STANDARD_ACTIONS]

    def act_anytime(self, seat: str, option: Option) -> Flow[None]:
        """DR-TERM-04: whoever uses a token is the Active Player for that action, and for that action only."""
        interrupted = self.active
        self.active = seat
        self.tokens -= 1
        yield from standard_action(self, option[1])
        self.active = interrupted


def sides(game: Dutch) -> Flow[str]:
    """DR-SETUP-19: all decide together; each answers unseen, and they talk and answer again until they agree."""
    votes: list[Option] = [("easy",), ("standard",)]
    while not game.sides:
        answers: tuple[Option, ...] = yield JointChoice("sides", dict.fromkeys(SEATS, votes), ALL, "DR-SETUP-19")
        game.note("sides.voted", "DR-SETUP-19", {"votes": [answer[0] for answer in answers]})
        if len(set(answers)) == 1:
            game.sides = answers[0][0]
    return "identities"


def identities(game: Dutch) -> Flow[str]:
    """DR-SETUP-21: everyone chooses at once, and each Identity goes to the first who takes it."""
    options: list[Option] = [("be", name) for name in IDENTITIES if name not in game.identities.values()]
    waiting = [seat for seat in SEATS if seat not in game.identities]
    answer: tuple[str, Option] = yield JointChoice("identities", dict.fromkeys(waiting, options), ANY, "DR-SETUP-21")
    game.identities[answer[0]] = answer[1][1]
    return "identities" if len(waiting) > 1 else "turn"


def turn(game: Dutch) -> Flow[str]:
    """DR-ACT-01: the Active Player resolves a card; DR-ACT-02: until it is chosen, anyone may use a token."""
    seat = game.active
    answer = yield from choose(game, seat, "card", lambda: cards(game, seat), "DR-ACT-01", others=SEATS)
    game.cards[seat] -= 1
    yield from standard_action(game, answer[1])
    if game.cards[seat] == 0:
        if seat == SEATS[-1]:
            return "tokens left"
        game.active = SEATS[SEATS.index(seat) + 1]
    return "turn"


def cards(game: Dutch, seat: str) -> list[Option]:
    """What the Action Point of a card may be spent on."""
    return [("card", action) for action in STANDARD_ACTIONS]


def standard_action(game: Dutch, action: str) -> Flow[None]:
    """An action is carried out to its end before anything else begins (DR-ACT-04)."""
    game.resolving = True
    if action == "raise safety":
        game.safety += 1
    else:
        yield from halt(game)
    game.resolving = False


def halt(game: Dutch) -> Flow[None]:
    """DR-HALT-03: the Active Player chooses before the effects are known, and the losses are that player's."""
    card = yield from draw(game.halts, "halt", game.active, rule="DR-HALT-02")
    options: list[Option] = [("stay calm", card), ("run", card)]
    answer: Option = yield Choice(game.active, "halt", options, "DR-HALT-03")
    game.alibi[game.active] -= 2 if answer[0] == "run" else 1
    game.halts.add(card)
    if game.alibi[game.active] <= 0:
        raise GameOver(Outcome((), "lost.arrested"))


def tokens_left(game: Dutch) -> Flow[str]:
    """DR-MAT-06, DR-Q-26: every token must be used; whoever speaks first uses it, the First Player if nobody does."""
    if game.tokens == 0:
        raise GameOver(Outcome(tuple(SEATS), "survived"))
    options: list[Option] = [("token", action) for action in STANDARD_ACTIONS]
    answer: tuple[str, Option] = yield JointChoice("tokens", dict.fromkeys(SEATS, options), ANY, "DR-MAT-06")
    yield from game.act_anytime(answer[0], answer[1])
    return "tokens left"


PHASES = {"sides": sides, "identities": identities, "turn": turn, "tokens left": tokens_left}


class DutchResistance(Game[Dutch]):
    def __init__(self) -> None:
        super().__init__("sketch-dutch", "Dutch Resistance in miniature", {"one round": [SEATS]})

    def start(self, setup: Setup) -> Dutch:
        return Dutch("sides")

    def flow(self, state: Dutch) -> Flow[str]:
        return PHASES[state.phase](state)

    def public(self, state: Dutch) -> dict[str, Any]:
        return state.data()


GAME = register(DutchResistance())


def resisting(seed: int = 1) -> Match:
    """A match at its first card."""
    match = new_match(GAME, fate=Scripted([], Seeded(seed)))
    for seat in SEATS:
        match.play(("standard",), seat)
    for seat, name in zip(SEATS, IDENTITIES, strict=False):
        match.play(("be", name), seat)
    return match


def table(match: Match) -> Dutch:
    state = match.state
    assert isinstance(state, Dutch)
    return state


TOKEN_SAFETY: Option = ("token", "raise safety")
TOKEN_ROAD: Option = ("token", "cross the road")


def test_votes_are_hidden_until_all_are_in() -> None:
    match = new_match(GAME, seed=1)
    match.play(("easy",), "third")
    assert match.asked() == ["first", "second"]
    assert match.view("first")["sides"] == ""
    assert match.log_for("first") == []
    match.play(("easy",), "first")
    match.play(("standard",), "second")
    assert match.log_for(None)[0]["values"] == {"votes": ["easy", "standard", "easy"]}
    assert match.asked() == SEATS, "they did not agree and are asked again"


def test_whoever_imagines_does_not_know_the_votes_of_the_others() -> None:
    match = new_match(GAME, seed=1)
    match.play(("easy",), "third")
    match.play(("easy",), "first")
    imagined = match.imagine("first", Seeded(1))
    assert imagined.asked() == ["second", "third"]
    imagined.play(("standard",), "third")
    imagined.play(("standard",), "second")
    assert imagined.asked() == SEATS, "third had not voted easy as far as first could know"


def test_an_answer_given_before_a_rollout_counts_only_for_its_own_question() -> None:
    match = new_match(GAME, seed=1)
    match.play(("standard",), "first")
    votes: list[str] = []

    def pick(state: State, choice: Choice) -> Option:
        if choice.prompt == "sides":
            votes.append(choice.seat)
            return ("easy",) if len(votes) < 3 else choice.options[0]
        return choice.options[0]

    match.imagine("first", Seeded(1)).playout(pick)
    assert votes == ["second", "third", "first", "second", "third"]


def test_an_identity_goes_to_the_first_who_takes_it() -> None:
    match = new_match(GAME, seed=1)
    for seat in SEATS:
        match.play(("easy",), seat)
    match.play(("be", "selma"), "second")
    assert match.asked() == ["first", "third"]
    with pytest.raises(NotOffered):
        match.play(("be", "selma"), "first")
    with pytest.raises(NotYourTurn):
        match.play(("be", "anton"), "second")
    match.play(("be", "anton"), "third")
    match.play(("be", "jacoba"), "first")
    assert table(match).identities == {"second": "selma", "third": "anton", "first": "jacoba"}


def test_a_token_is_used_in_the_turn_of_another_and_the_question_stays() -> None:
    match = resisting()
    assert match.seat == "first"
    assert match.options_for("third") == [TOKEN_SAFETY, TOKEN_ROAD]
    match.play(TOKEN_SAFETY, "third")
    assert (table(match).tokens, table(match).safety, table(match).active) == (2, 1, "first")
    assert match.seat == "first"
    assert ("card", "raise safety") in match.options
    with pytest.raises(NotOffered):
        match.play(("card", "raise safety"), "third")


def test_the_active_player_uses_tokens_too() -> None:
    match = resisting()
    match.play(TOKEN_SAFETY, "first")
    assert (table(match).tokens, table(match).cards["first"]) == (2, 2)


def test_who_uses_a_token_is_active_for_that_action_only() -> None:
    match = resisting()
    match.play(TOKEN_ROAD, "third")
    assert match.asked() == ["third"]
    answer = next(option for option in match.options if option[0] == "run")
    match.play(answer)
    assert table(match).alibi == {"first": 5, "second": 5, "third": 3}
    assert (match.seat, table(match).active) == ("first", "first")


def test_no_token_while_something_is_resolved() -> None:
    match = resisting()
    match.play(("card", "cross the road"), "first")
    assert match.asked() == ["first"]
    with pytest.raises(NotYourTurn):
        match.play(TOKEN_SAFETY, "second")


def test_when_the_tokens_are_used_only_the_active_player_is_asked() -> None:
    match = resisting()
    for seat in SEATS:
        match.play(TOKEN_SAFETY, seat)
    assert match.asked() == ["first"]
    assert isinstance(match.pending, Choice)
    assert match.options == [("card", "raise safety"), ("card", "cross the road")]


def test_tokens_that_are_left_must_be_used() -> None:
    match = resisting()
    for seat in SEATS:
        for _ in range(2):
            match.play(("card", "raise safety"), seat)
    assert match.asked() == SEATS
    for _ in range(3):
        assert not match.over
        match.play(TOKEN_SAFETY, "second")
    assert match.outcome is not None
    assert match.outcome.winners == tuple(SEATS)


def test_an_interruption_is_taken_back_by_the_seat_that_made_it() -> None:
    match = resisting()
    match.play(TOKEN_SAFETY, "third")
    with pytest.raises(CannotUndo):
        match.undo("first")
    match.undo("third")
    assert (table(match).tokens, table(match).safety) == (3, 0)


def test_a_clone_knows_who_has_answered() -> None:
    match = new_match(GAME, seed=1)
    match.play(("easy",), "second")
    twin = match.clone()
    assert twin.asked() == ["first", "third"]
    twin.play(("easy",), "third")
    twin.play(("easy",), "first")
    assert table(twin).phase == "identities"
    assert table(match).phase == "sides"


def test_random_seats_speak_at_random_and_records_replay() -> None:
    interruptions = 0
    for seed in range(60):
        match = new_match(GAME, seed=seed)
        chance = Seeded(seed)
        while not match.over:
            asked = match.asked()
            seat = asked[chance.below(len(asked))]
            options = match.options_for(seat)
            interruptions += table(match).phase == "turn" and seat != table(match).active
            match.play(options[chance.below(len(options))], seat)
        text = write_record(match)
        again = read_record(text)
        assert digest(again.state) == digest(match.state)
        assert write_record(again) == text
        assert table(match).tokens == 0 or match.outcome is None or match.outcome.key == "lost.arrested"
    assert interruptions > 20


def test_rollouts_finish() -> None:
    match = resisting()
    for seed in range(20):
        assert match.imagine("second", Seeded(seed)).playout(RandomPlayer(seed).pick) is not None
