"""Records: a header and one line per answer, chance included, as JSON Lines.

A record replays without any random generator, on any machine, and can be checked by anyone: every answer must have
been offered, every die must have been possible, and the last line says what the table looked like in the end.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from motstand.kernel.errors import ContentError, MotstandError, RecordError, SetupError
from motstand.kernel.fate import Fate, Seeded
from motstand.kernel.flow import Option
from motstand.kernel.game import Setup
from motstand.kernel.match import CHOICE, DRAW, ROLL, Answer, Match
from motstand.kernel.registry import find_game
from motstand.kernel.state import State
from motstand.kernel.table import prepared_match

FORMAT = 1


def as_option(value: Any) -> Any:
    """JSON's lists back to the tuples that options are made of."""
    if isinstance(value, list):
        return tuple([as_option(part) for part in value])
    return value


def digest(state: State) -> str:
    """A short name for a position: equal positions have equal names."""
    text = json.dumps(state.data(), sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def header(match: Match) -> dict[str, Any]:
    """The first line of a record."""
    return {
        "motstand": FORMAT,
        "game": match.game.id,
        "version": match.game.version,
        "scenario": match.setup.scenario,
        "seats": match.setup.seats,
        "options": match.setup.options,
        "packs": [str(pack) for pack in match.setup.packs],
        "content": match.game.content_hash(match.setup),
        "practice": match.practice,
    }


def closing(match: Match) -> dict[str, Any]:
    """The last line of a record."""
    outcome = match.outcome
    return {
        "answers": len(match.journal),
        "state": digest(match.state),
        "outcome": None if outcome is None else outcome.data(),
    }


def line_of(given: Answer) -> dict[str, Any]:
    """One answer as a line."""
    line: dict[str, Any] = {"seat": given.seat} if given.seat else {}
    value = given.value
    line[given.kind] = list(value) if isinstance(value, tuple) else value
    return line


def write_record(match: Match) -> str:
    """The whole record as text."""
    lines = [header(match)]
    lines += [line_of(given) for given in match.journal]
    lines.append(closing(match))
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def save(match: Match, path: Path) -> None:
    """Write the record to a file, whole or not at all."""
    part = path.with_name(path.name + ".part")
    part.write_text(write_record(match), encoding="utf-8")
    part.replace(path)


def load(path: Path, fate: Fate | None = None) -> Match:
    """The match that a file records."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise RecordError(1, f"expected a record in UTF-8, got other bytes at byte {error.start}") from error
    return read_record(text, fate)


def read_record(text: str, fate: Fate | None = None) -> Match:
    """Replay a record, checking every line. Play goes on from its end with `fate` (default: unpredictable)."""
    lines = text.splitlines()
    if not lines:
        raise RecordError(1, "expected a header, got an empty file")
    match = _match_of(_parsed(1, lines[0]), fate)
    if len(lines) < 2 or '"answers"' not in lines[-1]:
        raise RecordError(len(lines) + 1, "expected an answer or the closing line, got the end of the file")
    answers = [_answer_of(number, _parsed(number, line)) for number, line in enumerate(lines[1:-1], start=2)]
    try:
        match.feed(answers)
    except MotstandError as error:
        raise RecordError(min(match.number + 2, len(lines)), str(error)) from error
    end = _parsed(len(lines), lines[-1])
    if len(match.journal) != len(answers):
        raise RecordError(len(lines), f"expected a {_expected(match)}, got the closing line")
    for key, value in closing(match).items():
        if end.get(key) != value:
            raise RecordError(len(lines), f"{key}: replaying gives {value!r}, the record says {end.get(key)!r}")
    return match


def _expected(match: Match) -> str:
    return match.journal[-1].kind if match.journal else "answer"


def _parsed(number: int, line: str) -> dict[str, Any]:
    try:
        value = json.loads(line)
    except ValueError as error:
        raise RecordError(number, f"expected one JSON object, got {line[:60]!r} ({error})") from error
    if not isinstance(value, dict):
        raise RecordError(number, f"expected one JSON object, got {line[:60]!r}")
    return value


def _match_of(first: dict[str, Any], fate: Fate | None) -> Match:
    if first.get("motstand") != FORMAT:
        raise RecordError(1, f'expected a header with "motstand": {FORMAT}, got {str(first)[:80]}')
    try:
        game = find_game(str(first["game"]))
        packs = [Path(str(pack)) for pack in first.get("packs", [])]
        setup = Setup(str(first["scenario"]), [str(s) for s in first["seats"]], dict(first["options"]), packs)
        match = prepared_match(game, setup, Seeded(_unpredictable()) if fate is None else fate)
        content = game.content_hash(setup)
    except KeyError as error:
        raise RecordError(1, f"expected the key {error} in the header") from error
    except (TypeError, ValueError, SetupError, ContentError) as error:
        raise RecordError(1, str(error)) from error
    if first.get("version") != game.version:
        raise RecordError(1, f"expected rules version {game.version!r}, got {first.get('version')!r}")
    if first.get("content") != content:
        raise RecordError(1, f"expected content {content!r}, got {first.get('content')!r}: other cards or packs")
    match.practice = bool(first.get("practice"))
    return match


def _unpredictable() -> int:
    import secrets

    return secrets.randbits(128)


def _answer_of(number: int, line: dict[str, Any]) -> Answer:
    seat = line.get("seat", "")
    for kind in (CHOICE, ROLL, DRAW):
        if kind in line and isinstance(seat, str):
            value = as_option(line[kind])
            if kind == DRAW or isinstance(value, tuple):
                return Answer(kind, seat, value)
    expected = '{"seat": …, "answer": […]}, {"roll": […]} or {"draw": …}'
    raise RecordError(number, f"expected {expected}, got {json.dumps(line, ensure_ascii=False)[:80]}")


def recorded_option(value: Any) -> Option:
    """An option as a record or a message spells it."""
    option = as_option(value)
    return option if isinstance(option, tuple) else (option,)
