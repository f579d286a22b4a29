"""Answers are declared once: what is offered in play is what was declared, and code says a head in few places."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import pytest

from motstand.kernel.answers import action_id, kinds_of
from motstand.kernel.flow import Choice, JointChoice
from motstand.kernel.game import Game
from motstand.kernel.matches.making import new_match
from motstand.kernel.registry import find_game, game_ids
from motstand.players.random import RandomPlayer
from tests.games.soak import many

MOST_PLACES = 5
DECLARING = [id for id in game_ids() if find_game(id).questions()]


@pytest.fixture(params=DECLARING)
def game(request: pytest.FixtureRequest) -> Game:
    return find_game(request.param)


def sources(game: Game) -> dict[Path, ast.Module]:
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(game.folder().rglob("*.py"))}


def heads_in(tree: ast.AST) -> list[str]:
    """Where code says how an answer begins: it makes one, takes one apart, declares one, or compares a head."""
    found: list[ast.expr] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Tuple) and isinstance(node.ctx, ast.Load):
            found += node.elts[:1] if len(node.elts) > 1 and is_answer(node) else []
        elif isinstance(node, ast.MatchSequence):
            first = node.patterns[0] if node.patterns else None
            found += [each.value for each in ast.walk(first) if isinstance(each, ast.MatchValue)] if first else []
        elif isinstance(node, ast.Subscript) and getattr(node.value, "id", "") == "Literal":
            found.append(node.slice)
        elif isinstance(node, ast.Compare) and "head" in ast.unparse(node.left):
            found += node.comparators
    return [each.value for each in found if isinstance(each, ast.Constant) and isinstance(each.value, str)]


def is_answer(node: ast.Tuple) -> bool:
    """Not a list of names, and not a pair of a name and what is called so."""
    head, *parts = node.elts
    names = all(isinstance(part, ast.Constant) and isinstance(part.value, str) for part in parts)
    about_itself = isinstance(head, ast.Constant) and f"game.{head.value!s}" in ast.unparse(node)
    return not names and not about_itself and not isinstance(parts[0], ast.Dict)


def test_a_head_stands_in_few_places(game: Game) -> None:
    declared = kinds_of(game.questions())
    counted: Counter[str] = Counter()
    for tree in sources(game).values():
        counted.update(head for head in heads_in(tree) if head in declared)
    assert [head for head, kind in declared.items() if kind.parts and counted[head] < 2] == []
    assert {head: count for head, count in counted.items() if count > MOST_PLACES} == {}


def test_no_rule_counts_the_parts_of_an_answer(game: Game) -> None:
    for path, tree in sources(game).items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Subscript) and getattr(node.value, "id", "") in ("answer", "option", "where"):
                counts = isinstance(node.slice, ast.Constant) and node.slice.value != 0
                assert not counts, f"{path.name}:{node.lineno}: {ast.unparse(node)}"


@pytest.mark.walk
def test_what_is_offered_was_declared(game: Game) -> None:
    """Every option of random games is of one of the kinds of its question, with parts of the declared types."""
    questions = game.questions()
    for scenario, seatings in game.scenarios.items():
        for seed in range(many(4)):
            match = new_match(game, scenario, seats=seatings[seed % len(seatings)], seed=seed, log=False)
            player = RandomPlayer(seed)
            while not match.over:
                ask = match.pending
                assert isinstance(ask, (Choice, JointChoice))
                kinds = questions[ask.prompt].kinds
                for option in match.options:
                    fitting = [kind for kind in kinds if kind.fits(option)]
                    assert len(fitting) == 1, f"{ask.prompt}: {option}"
                assert len({action_id(option) for option in match.options}) == len(match.options)
                match.play(player(match))
