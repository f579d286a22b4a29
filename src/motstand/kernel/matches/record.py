"""Records: a header and one line per answer, chance included, as JSON Lines.

A record replays without any random generator, on any machine, and can be checked by anyone: every answer must have
been offered, every die must have been possible, and the last line says what the table looked like in the end.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from motstand.kernel.answers import Kind, kinds_of
from motstand.kernel.content.packs import Pack, is_whole
from motstand.kernel.errors import MotstandError, NotOffered, RecordError, as_recorded
from motstand.kernel.flow import Option
from motstand.kernel.game import Game, Setup
from motstand.kernel.matches.fate import Fate, Seeded
from motstand.kernel.matches.journal import CHOICE, DRAW, RESIGN, ROLL, Answer
from motstand.kernel.matches.making import answer_by_fate, play_given, unstarted_match
from motstand.kernel.matches.match import Match
from motstand.kernel.matches.seeds import Seeds
from motstand.kernel.nesting import DEEPEST, is_too_deep
from motstand.kernel.registry import find_game
from motstand.kernel.state import State
from motstand.kernel.words.error_messages import ErrorMessage, Wording, any_of, message

FORMAT = 1


def as_option(value: Any) -> Any:
    """JSON's lists back to the tuples that options are made of."""
    if isinstance(value, list):
        return tuple([as_option(part) for part in value])
    return value


def digest(state: State) -> str:
    """A digest of a position: equal positions have equal digests."""
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
        "packs": [{"name": pack.name, "hash": pack.digest, "text": pack.text} for pack in match.setup.packs],
        "content": match.setup.content or match.game.content_hash(match.setup),
        "practice": match.practice,
    }


def closing(match: Match) -> dict[str, Any]:
    """The last line of a record."""
    outcome = match.outcome
    return {
        "answers": len(match.journal),
        "state": digest(match.state),
        "journal": journal_digest(match),
        "outcome": None if outcome is None else outcome.data(),
    }


CLOSING = ("answers", "state", "journal", "outcome")
"""What replaying must lead to."""
CLOSING_OF_OTHER_RULES = ("answers", "journal", "outcome")
"""The same for a record of another version of the rules, whose positions may have other fields."""


def journal_digest(match: Match) -> str:
    """A digest of all answers. It also detects a changed die that had no consequence."""
    text = "".join([json.dumps(line_of(given), ensure_ascii=False) for given in match.journal])
    return hashlib.sha256(text.encode()).hexdigest()[:16]


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
    return read_written(path.read_bytes(), fate)


def read_written(written: bytes, fate: Fate | None = None) -> Match:
    """The match that the bytes of a file record."""
    try:
        text = written.decode("utf-8")
    except UnicodeDecodeError as error:
        line = written.count(b"\n", 0, error.start) + 1
        raise RecordError(line, message("record-not-utf-8", byte=error.start)) from error
    return read_record(text, fate)


def read_record(text: str, fate: Fate | None = None) -> Match:
    """Replay a record, checking every line. Play goes on from its end with `fate` (default: unpredictable).

    A seeded fate is kept in step: with the seed of the recorded match play goes on with the same dice. A record of
    another version of the rules is read where today's rules lead to the same end.
    """
    # Not splitlines(): a name may hold one of the characters that Unicode, but not JSON Lines, takes for a line's end.
    lines = text.removesuffix("\n").split("\n")
    if not text.strip():
        raise RecordError(1, message("record-empty"))
    first = _parsed(1, lines[0])
    match = _match_of(first, fate)
    parsed = [_parsed(number, line) for number, line in enumerate(lines[1:], start=2)]
    if not parsed or "answers" not in parsed[-1]:
        raise RecordError(len(lines) + 1, message("record-cut-off"))
    answers = [_answer_of(number, line) for number, line in enumerate(parsed[:-1], start=2)]
    if first["version"] == match.game.version:
        _replay(match, answers, parsed[-1], CLOSING)
    else:
        try:
            _replay(match, answers, parsed[-1], CLOSING_OF_OTHER_RULES)
        except RecordError as error:
            was, now = repr(first["version"]), repr(match.game.version)
            raise RecordError(error.line, message("record-other-rules", was=was, now=now, why=error.why)) from error
    answer_by_fate(match)
    return match


def _replay(match: Match, answers: list[Answer], last: dict[str, Any], compared: tuple[str, ...]) -> None:
    """Play the answers of a record and compare what comes of them with its last line. Raises RecordError."""
    kinds = kinds_of(match.game.questions())
    for number, given in enumerate(answers, start=2):
        if kinds and given.kind == CHOICE:
            _check_declared(number, given.value, kinds)
    try:
        play_given(match, answers)
    except MotstandError as error:
        raise RecordError(match.number + 2, error.message()) from error
    replayed = json.loads(json.dumps(closing(match)))
    for key in compared:
        value, found = replayed[key], last.get(key)
        if found != value:
            line = len(answers) + 2
            raise RecordError(line, message("record-differs", key=key, replayed=repr(value), found=repr(found)))


def _check_declared(number: int, option: Option, kinds: dict[str, Kind]) -> None:
    """An answer that no question of the game could get is refused with what was expected."""
    head = option[0] if option else None
    if head not in kinds:
        raise RecordError(
            number, message("record-no-answer", kinds=any_of(sorted(kinds)), got=as_recorded(option)[:80])
        )
    kind = kinds[str(head)]
    for part, value in zip(kind.parts, option[1:], strict=False):
        if type(value) not in part.types:
            expected = message("content-decimal" if part.types == (int,) else "content-text")
            raise RecordError(
                number, message("record-wrong", key=part.name, expected=expected, got=as_recorded(option)[:80])
            )


def _parsed(number: int, line: str) -> dict[str, Any]:
    try:
        value = json.loads(line)
        if "\\u" in line and not is_too_deep(value):
            # Half of a surrogate pair is JSON, but no text that could be kept.
            json.dumps(value, ensure_ascii=False).encode()
    except (ValueError, RecursionError) as error:
        raise RecordError(number, message("record-not-json", got=repr(line[:60]), why=str(error))) from error
    if is_too_deep(value):
        raise RecordError(number, message("record-too-deep", most=DEEPEST))
    if not isinstance(value, dict):
        raise RecordError(number, message("record-no-object", got=repr(line[:60])))
    return value


def _match_of(first: dict[str, Any], fate: Fate | None) -> Match:
    if first.get("motstand") != FORMAT:
        raise RecordError(1, message("record-no-header", format=FORMAT, got=str(first)[:80]))
    for key, fits, expected in HEADER:
        if not fits(first.get(key)):
            got: Wording = message("content-nothing")
            if key in first:
                got = json.dumps(first[key], ensure_ascii=False)[:80]
            raise RecordError(1, message("record-wrong", key=key, expected=expected, got=got))
    try:
        game = find_game(first["game"])
        packs = [_pack_of(pack) for pack in first["packs"]]
        setup = setup_with(game, Setup(first["scenario"], first["seats"], first["options"], packs), first["content"])
        match = unstarted_match(game, setup, Seeded(Seeds().draw()) if fate is None else fate)
    except RecordError:
        raise
    except MotstandError as error:
        raise RecordError(1, error.message()) from error
    if not game.is_content(setup, first["content"]):
        raise RecordError(1, message("record-other-content", expected=repr(setup.content), got=repr(first["content"])))
    setup.content = first["content"]
    match.practice = first["practice"]
    return match


def setup_with(game: Game, setup: Setup, digest: str) -> Setup:
    """The setup with the content of the earlier version that has this digest, if there is one."""
    if not setup.packs or not is_whole(setup.packs[0]):
        for whole in [] if game.is_content(setup, digest) else game.contents_before():
            earlier = Setup(setup.scenario, setup.seats, setup.options, [whole, *setup.packs])
            if game.is_content(earlier, digest):
                return earlier
    return setup


def _pack_of(kept: dict[str, str]) -> Pack:
    """A pack that stands in the record, if it is still what was played with. Raises RecordError."""
    pack = Pack(kept["name"], kept["text"])
    if pack.digest != kept["hash"]:
        expected, got = repr(kept["hash"]), repr(pack.digest)
        raise RecordError(1, message("record-other-pack", pack=pack.name, expected=expected, got=got))
    return pack


def _is_text(value: Any) -> bool:
    return isinstance(value, str)


def _is_texts(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(part, str) for part in value)


def _is_packs(value: Any) -> bool:
    return isinstance(value, list) and all(
        isinstance(part, dict) and part.keys() == {"name", "hash", "text"} and _is_texts(list(part.values()))
        for part in value
    )


def _is_table(value: Any) -> bool:
    return isinstance(value, dict)


def _is_yes_or_no(value: Any) -> bool:
    return isinstance(value, bool)


HEADER: list[tuple[str, Callable[[Any], bool], ErrorMessage]] = [
    ("game", _is_text, message("record-game")),
    ("version", _is_text, message("record-version")),
    ("scenario", _is_text, message("record-scenario")),
    ("seats", _is_texts, message("record-seats")),
    ("options", _is_table, message("record-options")),
    ("packs", _is_packs, message("record-packs")),
    ("content", _is_text, message("record-content")),
    ("practice", _is_yes_or_no, message("content-yes")),
]
"""What a header must hold: key, test, and the test in words."""


def _answer_of(number: int, line: dict[str, Any]) -> Answer:
    seat = line.get("seat", "")
    for kind in (CHOICE, ROLL, DRAW, RESIGN):
        if isinstance(seat, str) and line.keys() | {"seat"} == {"seat", kind}:
            value = as_option(line[kind])
            if kind == DRAW or isinstance(value, tuple):
                return Answer(kind, seat, value)
    kinds = any_of(['{"seat": …, "answer": […]}, {"roll": […]}', '{"draw": …}'])
    raise RecordError(number, message("record-no-answer", kinds=kinds, got=json.dumps(line, ensure_ascii=False)[:80]))


def recorded_option(value: Any) -> Option:
    """An option as a record or a message spells it. Raises NotOffered for what is nested too deeply to be one."""
    if is_too_deep(value):
        raise NotOffered("[[…]]", [])
    option = as_option(value)
    return option if isinstance(option, tuple) else (option,)
