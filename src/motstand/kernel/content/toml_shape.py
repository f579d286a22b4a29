"""Limits on TOML texts from strangers, checked before they are parsed.

Python's parser takes time and memory that grow with the square of the parts of a dotted key, calls itself for every
bracket, and leaves giant numbers to whoever prints them. No pack needs any of that, so a text is looked through first,
in time that grows with its length, and refused if it does.
"""

from __future__ import annotations

import re
from typing import Final

from motstand.kernel.words.error_messages import ErrorMessage, message

MOST_PARTS: Final = 8
"""Parts of a dotted key or of a table's header."""
DEEPEST: Final = 16
"""Arrays and inline tables within each other."""
LONGEST_WORD: Final = 80
"""Characters of a number, a date or a key without quotes."""

# Texts and comments. One that never ends is taken to the end of the file or line: the parser stops where it begins.
_QUOTED: Final = re.compile(
    r'"""(?:[^"\\]++|\\.|"(?!""))*+(?:""")?'
    r"|'''(?:[^']++|'(?!''))*+(?:''')?"
    r'|"(?:[^"\\\n]++|\\[^\n])*+"?'
    r"|'[^'\n]*+'?"
    r"|\#[^\n]*+",
    re.DOTALL,
)
_LONG_KEY: Final = re.compile(rf"(?:\.[^.=,\n\[\]{{}}]*+){{{MOST_PARTS}}}")
_LONG_WORD: Final = re.compile(rf"[A-Za-z0-9_+:-]{{{LONGEST_WORD + 1}}}")
_BRACKETS: Final = re.compile(r"[\[\]{}]")


def objection_to_shape(text: str) -> ErrorMessage | None:
    """What speaks against parsing a text; None if nothing does. What is no TOML at all is left to the parser."""
    bare = _QUOTED.sub(_lines_of, text)
    found = _LONG_KEY.search(bare)
    if found is not None:
        return message("toml-long-key", most=MOST_PARTS, line=_line(bare, found.start()))
    found = _LONG_WORD.search(bare)
    if found is not None:
        return message("toml-long-word", most=LONGEST_WORD, line=_line(bare, found.start()))
    depth = 0
    for bracket in _BRACKETS.finditer(bare):
        depth += 1 if bracket.group() in "[{" else -1
        if depth > DEEPEST:
            return message("toml-too-deep", most=DEEPEST, line=_line(bare, bracket.start()))
    return None


def _lines_of(quoted: re.Match[str]) -> str:
    """The line breaks of a quoted text alone, so that errors name the right line."""
    return "\n" * quoted.group().count("\n")


def _line(text: str, place: int) -> int:
    return text.count("\n", 0, place) + 1
