"""OpenSpiel: every game as a `pyspiel.Game` with explicit chance, information states and observations.

`register()` makes them known: ``pyspiel.load_game("motstand_<game>(scenario=<id>)")``.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

import msgspec
import numpy as np
import pyspiel

from motstand.env.table import Laid, result
from motstand.kernel.errors import SetupError
from motstand.kernel.flow import Draw, Roll
from motstand.kernel.game import Game
from motstand.kernel.matches.fate import ByHand, Seeded
from motstand.kernel.registry import find_game, game_ids

LONGEST = 20_000
"""No game has had so many words, dice and draws."""

encode = msgspec.json.Encoder(order="deterministic").encode


def name_of(game: Game) -> str:
    """What OpenSpiel calls a game."""
    return "motstand_" + game.id.replace("-", "_")


def register() -> list[str]:
    """Make all games known to OpenSpiel, and return its names for them."""
    names = []
    for id in game_ids():
        game = find_game(id)
        names.append(name_of(game))
        if names[-1] not in pyspiel.registered_names():
            pyspiel.register_game(type_of(game), spiel_class(game))
    return names


def type_of(game: Game) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game before it is laid out."""
    seatings = [len(seating) for seatings in game.scenarios.values() for seating in seatings]
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seatings),
        min_num_players=min(seatings),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"scenario": next(iter(game.scenarios)), "players": 0},
    )


def spiel_class(game: Game) -> type[SpielGame]:
    """The class that OpenSpiel makes games of this kind from."""
    return type(f"Spiel{type(game).__name__}", (SpielGame,), {"motstand": game})


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of the house for OpenSpiel. Words of answers, faces of dice and cards drawn are its actions."""

    motstand: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        scenario = given.get("scenario") or next(iter(self.motstand.scenarios))
        self.laid = Laid(self.motstand, scenario, self._seating(scenario, given.get("players", 0)))
        words = len(self.laid.words)
        info = pyspiel.GameInfo(
            num_distinct_actions=words,
            max_chance_outcomes=words,
            num_players=len(self.laid.seats),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(self.motstand), info, given)

    def _seating(self, scenario: str, players: int) -> list[str] | None:
        """The first seating for so many players; 0 stands for the usual one."""
        seatings = self.motstand.scenarios.get(scenario, [])
        if players == 0 or not seatings:
            return None
        for seating in seatings:
            if len(seating) == players:
                return list(seating)
        sizes = sorted({len(seating) for seating in seatings})
        raise SetupError(f"expected players={' or '.join(map(str, sizes))} in {scenario}, got {players}")

    def new_initial_state(self) -> SpielState:
        """The table as it is laid out."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """An observer of the kind that OpenSpiel asks for."""
        return SpielObserver(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), self.laid, params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position. Dice fall one by one; a draw is a card by its word."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.laid = game.laid
        self.speaker = game.laid.speaker(ByHand(Seeded(0), dice=True, cards=True))
        self.dice: list[int] = []
        self.spoken: dict[str, list[int]] = {seat: [] for seat in self.laid.seats}
        self.recalled: dict[str, str] = dict.fromkeys(self.laid.seats, "")
        self._recall()

    def _recall(self) -> None:
        """The seat that is asked looks at the table and remembers what it saw."""
        seat = self.speaker.seat
        if seat and not self.speaker.said:
            seen = self.recalled[seat].encode() + encode(self.speaker.match.view(seat))
            self.recalled[seat] = hashlib.sha256(seen).hexdigest()

    def observed(self, seat: str) -> str:
        """What a seat sees, as text."""
        said = self.speaker.said if seat == self.speaker.seat else []
        words = " ".join([self.speaker.spelled(word) for word in said])
        return json.dumps(self.speaker.match.view(seat), sort_keys=True) + words

    def remembered(self, seat: str) -> str:
        """All that a seat has said, and a digest of all that it has seen when it was asked, and what it sees now."""
        words = " ".join([self.speaker.spelled(word) for word in self.spoken[seat]])
        return f"{words}\n{self.recalled[seat]}\n{self.observed(seat)}"

    def current_player(self) -> int:
        """Who is asked: a seat by its number, or chance."""
        match = self.speaker.match
        if match.over:
            return int(pyspiel.PlayerId.TERMINAL)
        if isinstance(match.pending, (Roll, Draw)):
            return int(pyspiel.PlayerId.CHANCE)
        return self.laid.seats.index(self.speaker.seat)

    def _legal_actions(self, player: int) -> list[int]:
        return self.speaker.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next die, or the card that is drawn, with their chances."""
        pending = self.speaker.match.pending
        if isinstance(pending, Roll):
            words = [str(face) for face in range(1, pending.sides + 1)]
        else:
            assert isinstance(pending, Draw)
            words = [str(card) for card in pending.among]
        ids = [self.laid.words.id_of(word) for word in words]
        return [(id, ids.count(id) / len(ids)) for id in sorted(set(ids))]

    def _apply_action(self, action: int) -> None:
        match = self.speaker.match
        pending = match.pending
        if isinstance(pending, Roll):
            self.dice.append(int(self.speaker.spelled(action)))
            if len(self.dice) < pending.count:
                return
            match.play(tuple(self.dice))
            self.dice = []
            self.speaker.listen()
        elif isinstance(pending, Draw):
            word = self.speaker.spelled(action)
            match.play(next(card for card in pending.among if str(card) == word))
            self.speaker.listen()
        else:
            self.spoken[self.speaker.seat].append(action)
            self.speaker.say(action)
        self._recall()

    def _action_to_string(self, player: int, action: int) -> str:
        return self.speaker.spelled(action)

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.speaker.match.over

    def returns(self) -> list[float]:
        """1 for a seat that has won, -1 for one that has not, 0 while the game goes on."""
        return [result(self.speaker.match, seat) for seat in self.laid.seats]

    def __str__(self) -> str:
        match = self.speaker.match
        return f"{match.game.id} at answer {match.number}, dice {self.dice}: {match.outcome or match.pending}"


class SpielObserver:
    """What a player sees, as text and numbers; with perfect recall also what it said and saw before.

    The tensor with perfect recall counts the words that the player has said; the text alone tells all histories apart.
    """

    def __init__(self, iig_obs_type: Any, laid: Laid, params: Any) -> None:
        if params:
            raise ValueError(f"expected no observation parameters, got {params}")
        self.laid = laid
        self.recall = bool(iig_obs_type.perfect_recall)
        words = len(laid.words)
        pieces = [("view", laid.eye.size), ("answer", words)] + ([("spoken", words)] if self.recall else [])
        self.tensor = np.zeros(sum(size for _, size in pieces), np.float32)
        self.dict: dict[str, Any] = {}
        start = 0
        for name, size in pieces:
            self.dict[name] = self.tensor[start : start + size]
            start += size

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor."""
        self.tensor.fill(0)
        seat = self.laid.seats[player]
        self.dict["view"][:] = self.laid.seen(state.speaker, seat)
        if seat == state.speaker.seat:
            np.add.at(self.dict["answer"], state.speaker.said, 1)
        if self.recall:
            np.add.at(self.dict["spoken"], state.spoken[seat], 1)

    def string_from(self, state: SpielState, player: int) -> str:
        """What the player sees, as text."""
        seat = self.laid.seats[player]
        return state.remembered(seat) if self.recall else state.observed(seat)
