"""The client's own sentences: each is said somewhere, and nothing is said that has no words."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

import motstand
from motstand.kernel.words.sentences import words_of
from motstand.terminal.screen import FOLDER


def nodes() -> Iterator[ast.AST]:
    """The source of the client and the commands."""
    package = Path(motstand.__file__).parent
    for path in [*(package / "terminal").glob("*.py"), *(package / "commands").glob("*.py")]:
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def texts(parts: Iterable[ast.AST]) -> set[str]:
    """The texts among some parts of a source."""
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
    words = words_of(FOLDER)
    spoken = texts(nodes()) & set(words.keys())
    quoted = {each for key in spoken for each in words.quoted_by(key)}
    assert set(words.keys()) == spoken | quoted


def test_nothing_is_said_without_words() -> None:
    calls = [node for node in nodes() if isinstance(node, ast.Call) and is_on_screen(node)]
    keys = [part for call in calls for part in ast.walk(call.args[0])]
    assert len(texts(keys)) > 20
    assert texts(keys) <= set(words_of(FOLDER).keys())
