"""Sentences from Fluent files: rules yield keys and values, and words are made last.

A game says what to say (`GameWords` makes a `Message` from a question, an option or a log entry), a language says how
(`Words` reads the Fluent files). The files use plain Fluent, so that a browser reads the same ones.

Several languages may sit at one table, so a message names nothing itself. A value of it is a number or a word that
sentences select by, or ``{"area": "oslo"}``: the reader looks up what kind of thing it is and which one, or
``{"key": …, "values": …}``: a message within the message, or a list of such.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from mypy_extensions import mypyc_attr

from motstand.kernel.answers import Kind
from motstand.kernel.errors import MotstandError
from motstand.kernel.flow import Ask, Option, Roll
from motstand.kernel.words.languages import ENGLISH
from motstand.kernel.words.messages import Message

Names = dict[str, dict[str, str]]
"""What things are called in one language: by kind, then by id."""


class WordsError(MotstandError):
    """A sentence is missing, a value that it needs is missing, or a words file cannot be read."""


class Words:
    """The sentences of some Fluent files in one language."""

    __slots__ = ("_bundle", "_english", "_references", "language")

    def __init__(self, files: list[Path], language: str = ENGLISH, english: Words | None = None) -> None:
        self.language = language
        # Says what this language has no words for.
        self._english = english
        self._bundle = FluentBundle([language], use_isolating=False)
        # Every message with the messages that it quotes.
        self._references: dict[str, list[str]] = {}
        for file in files:
            self._add(file)

    def _add(self, file: Path) -> None:
        try:
            resource = FluentResource(file.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError) as error:
            raise WordsError(f"{file.name}: expected a words file in UTF-8: {error}") from error
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                lines = (entry.content or "").strip().splitlines()
                why = "; ".join(str(note.message) for note in entry.annotations)
                raise WordsError(f"{file.name}: expected a message, got {lines[0]!r}: {why}")
            if isinstance(entry, ast.Message):
                if entry.id.name in self._references:
                    raise WordsError(f"{file.name}: {entry.id.name} is there twice")
                self._references[entry.id.name] = _quoted(entry)
        self._bundle.add_resource(resource)

    def format(self, key: str, values: dict[str, Any] | None = None) -> str:
        """The sentence. Raises WordsError where it, or a value that it needs, is missing."""
        if key not in self._references:
            if self._english is not None:
                return self._english.format(key, values)
            raise WordsError(f"no words for '{key}' in '{self.language}'")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise WordsError(f"'{key}' has no words in '{self.language}'")
        text, errors = self._bundle.format_pattern(pattern, values or {})
        if errors:
            raise WordsError(f"'{key}' in '{self.language}': {errors[0]}; the values are {values}")
        return str(text)

    def say(self, phrase: Message, names: Names | None = None) -> str:
        """The sentence of a phrase, with the names of things in this language."""
        return self.format(phrase.key, {key: self.spoken(value, names or {}) for key, value in phrase.values.items()})

    def spoken(self, value: Any, names: Names) -> Any:
        """A value of a phrase as sentences take it: a thing by its name, a phrase said, a list one after the other."""
        if isinstance(value, list):
            return ", ".join([str(self.spoken(part, names)) for part in value])
        if not isinstance(value, dict):
            return value
        if "key" in value:
            return self.say(Message(value["key"], value["values"]), names)
        for kind, id in value.items():
            return names[kind][id]
        return ""

    def has(self, key: str) -> bool:
        return key in self._references

    def keys(self) -> list[str]:
        """All keys, in the order of the files."""
        return list(self._references)

    def quoted_by(self, key: str) -> list[str]:
        """The messages that a message quotes."""
        return self._references[key]


_read: dict[Path, Words] = {}


def words_of(folder: Path, language: str = ENGLISH) -> Words:
    """The words in the folder of a game, or English ones. They are read once, for reading Fluent takes time."""
    return words_in(folder / "words", language)


def words_in(folder: Path, language: str = ENGLISH) -> Words:
    """The words of a folder that has a file for each language."""
    file = folder / f"{language}.ftl"
    if language != ENGLISH and not file.is_file():
        return words_in(folder)
    if file not in _read:
        _read[file] = Words([file], language, None if language == ENGLISH else words_in(folder))
    return _read[file]


def _quoted(node: Any) -> list[str]:
    """The names of the messages that a part of a Fluent file refers to."""
    if isinstance(node, ast.MessageReference):
        return [str(node.id.name)]
    found: list[str] = []
    if isinstance(node, ast.BaseNode):
        for child in vars(node).values():
            found += _quoted(child)
    elif isinstance(node, list):
        for child in node:
            found += _quoted(child)
    return found


def fluent_key(kind: str, key: str) -> str:
    """A key as Fluent spells it: ``fluent_key("log", "movement.moved")`` is ``log-movement-moved``."""
    return f"{kind}-{key.replace('.', '-')}"


@mypyc_attr(allow_interpreted_subclasses=True)
class GameWords:
    """How a game speaks: phrases for all that it asks, offers and tells, and the words and names of one language.

    Phrases are the same in every language. `view` is what the seat that is asked may see; it lets an option say what it
    leads to.

    `answers` are the declared kinds of answers by their heads. `things` says which kind of thing a value names, by what
    sentences call the value: ``{"to": "area"}``. The heads in `quiet` do nothing but go on; each question has its own
    sentence for them. What a game says otherwise, it overrides.
    """

    def __init__(
        self,
        words: Words,
        names: Names | None = None,
        answers: dict[str, Kind] | None = None,
        things: dict[str, str] | None = None,
        quiet: Sequence[str] = (),
    ) -> None:
        self.words = words
        self.names: Names = {} if names is None else names
        self.answers: dict[str, Kind] = {} if answers is None else answers
        self.things: dict[str, str] = {} if things is None else things
        self.quiet = quiet

    # -- questions and options -------------------------------------------------------------------------------

    def ask(self, ask: Ask) -> Message:
        """The question, in one sentence."""
        values = self.named(ask.values or {})
        if isinstance(ask, Roll):
            values["count"] = ask.count
        return Message(fluent_key("ask", ask.prompt), values)

    def option(self, option: Option, ask: Ask, view: dict[str, Any]) -> Message:
        """What an option does."""
        head = option[0]
        if head in self.quiet:
            return Message(fluent_key(head, ask.prompt), self.named(ask.values or {}))
        values = self.named(self.answers[head].named(option))
        values.update(self.consequence(option, ask, view))
        return Message(fluent_key("option", head), values)

    def consequence(self, option: Option, ask: Ask, view: dict[str, Any]) -> dict[str, Any]:
        """What an option leads to, as far as its parts alone do not say it."""
        return {}

    def options(self, options: list[Option], ask: Ask, view: dict[str, Any]) -> list[Message]:
        """What each of some options does."""
        return [self.option(option, ask, view) for option in options]

    def groups(self, option: Option, ask: Ask, view: dict[str, Any]) -> list[Message]:
        """Where a person looks for the option among many, from the largest group to the smallest."""
        return []

    def targets(self, option: Option) -> dict[str, list[str]]:
        """The ids of the areas and cards that an option touches, for a board that can be clicked."""
        raise NotImplementedError

    def steps(self, option: Option) -> list[tuple[str, str | int, str]]:
        """The clicks that lead to an option, in order: what kind of thing, which one, and what sentences call it.

        ``("move", "oslo", "hamar", 2)`` is a click on area Oslo (``from``), one on area Hamar (``to``), and the number
        2 (``count``). An option without steps is a button.
        """
        return self.answers[option[0]].steps(option)

    def spoken(self, option: Option) -> list[list[str]]:
        """What a person may type for each part of the option, in order: its id or name, of cards the name first."""
        said: list[list[str]] = [[option[0]]]
        for key, part in self.answers[option[0]].named(option).items():
            kind = self.things.get(key, "")
            called = self.names[kind].get(part) if kind else None
            if called is None:
                said.append([str(part)])
            else:
                said.append([called, part] if kind == "card" else [part, called])
        return said

    def is_quiet(self, option: Option) -> bool:
        """Does the option do nothing but go on (pass, done, end)?"""
        return option[0] in self.quiet

    # -- the log ---------------------------------------------------------------------------------------------

    def entry(self, key: str, values: dict[str, Any]) -> Message:
        """A line of the log."""
        if key == "game.over":
            return self.outcome(values)
        return Message(fluent_key("log", key), self.named(values))

    def outcome(self, data: dict[str, Any]) -> Message:
        """How the game ended; `data` is that of an `Outcome`."""
        values = {**self.named(data["values"]), "level": data["level"] or "none"}
        return Message(str(data["key"]).replace(".", "-"), values)

    def reason(self, key: str, values: dict[str, Any]) -> Message:
        """Why a sensible player would answer so."""
        return Message(key.replace(".", "-"), self.named(values))

    def objection(self, key: str, values: dict[str, Any]) -> Message:
        """What speaks against an answer, and what would have to change."""
        return Message(fluent_key("whynot", key), self.named(values))

    def preparation(self, key: str, values: dict[str, Any]) -> Message:
        """A step of setting up the real box."""
        return Message(fluent_key("prepare", key), self.named(values))

    # -- names -----------------------------------------------------------------------------------------------

    def named(self, values: dict[str, Any]) -> dict[str, Any]:
        """Values with ids as the things that they name; other words are for the sentences to select by."""
        return {key: self.thing(key, value) for key, value in values.items()}

    def thing(self, key: str, value: Any) -> Any:
        """One value; what has no name stays as it is."""
        if isinstance(value, list):
            return self.listed(key, value)
        kind = self.things.get(key, "")
        return {kind: value} if kind and value in self.names[kind] else value

    def listed(self, key: str, values: list[Any]) -> Any:
        """A value that is a list: dice become a text."""
        return " ".join([str(die) for die in values]) if key == "dice" else values

    def look(self, view: dict[str, Any]) -> None:
        """Learn from a view what things are called at this table now, where that is not printed."""

    def say(self, phrase: Message) -> str:
        """The sentence of a phrase."""
        return self.words.say(phrase, self.names)
