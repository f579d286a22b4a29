"""The client's own sentences: each is said somewhere, and nothing is said that has no words."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import motstand
from motstand.kernel.words import words_of
from motstand.terminal.screen import WORDS


def calls() -> Iterator[ast.Call]:
    """Every call in the client and the commands."""
    package = Path(motstand.__file__).parent
    for path in [*(package / "terminal").glob("*.py"), *(package / "commands").glob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                yield node


def texts(*nodes: ast.expr) -> set[str]:
    """The texts in an expression, be it one text or a choice between two."""
    parts = [part for node in nodes for part in ast.walk(node)]
    return {part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)}


def is_on_screen(call: ast.Call) -> bool:
    """Is it ``screen.say``, ``client.screen.warn`` or the like?"""
    function = call.func
    return (
        isinstance(function, ast.Attribute)
        and function.attr in ("say", "warn", "ask")
        and ast.unparse(function.value).endswith("screen")
    )


def test_every_sentence_of_the_client_is_said() -> None:
    words = words_of(WORDS)
    spoken = set().union(*(texts(*call.args) for call in calls())) & set(words.keys())
    quoted = {each for key in spoken for each in words.quoted_by(key)}
    assert set(words.keys()) == spoken | quoted


def test_nothing_is_said_without_words() -> None:
    first = [call.args[0] for call in calls() if is_on_screen(call) and not isinstance(call.args[0], ast.Name)]
    assert len(first) > 20
    assert texts(*first) <= set(words_of(WORDS).keys())
