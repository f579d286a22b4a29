"""The rulebook of a game: its rules in our own words with their ids, the rulings, and the worked examples."""

from __future__ import annotations

from difflib import get_close_matches
from pathlib import Path

from motstand.kernel.content import Row, overlay, read_toml, rows_of
from motstand.kernel.errors import MotstandError
from motstand.kernel.languages import ENGLISH, translation
from motstand.kernel.sayings import saying


class NoSuchRule(MotstandError):
    """An id that the rulebook does not have."""


class Rule:
    """One rule. `where` is its place in the publisher's rulebook, `kind` what sort of sentence it is."""

    __slots__ = ("chapter", "id", "kind", "text", "title", "where")

    def __init__(self, id: str, title: str, chapter: str, where: str, kind: str, text: str) -> None:
        self.id = id
        self.title = title
        self.chapter = chapter
        self.where = where
        self.kind = kind
        self.text = text


class Chapter:
    """A chapter of the rules, named by the middle of their ids."""

    __slots__ = ("id", "title", "where")

    def __init__(self, id: str, title: str, where: str) -> None:
        self.id = id
        self.title = title
        self.where = where


class Question:
    """What the printed rules leave open, how it is decided here, and why."""

    __slots__ = ("id", "reason", "rules", "ruling", "text")

    def __init__(self, id: str, text: str, ruling: str, reason: str, rules: list[str]) -> None:
        self.id = id
        self.text = text
        self.ruling = ruling
        self.reason = reason
        self.rules = rules


class Example:
    """A worked example of the printed rules: given, when, then."""

    __slots__ = ("given", "id", "rules", "then", "when")

    def __init__(self, id: str, given: str, when: str, then: str, rules: list[str]) -> None:
        self.id = id
        self.given = given
        self.when = when
        self.then = then
        self.rules = rules


class Rulebook:
    """All of it, to look up by id and to search by words."""

    def __init__(self) -> None:
        self.chapters: dict[str, Chapter] = {}
        self.rules: dict[str, Rule] = {}
        self.questions: dict[str, Question] = {}
        self.examples: dict[str, Example] = {}

    def find(self, id: str) -> Chapter | Rule | Question | Example:
        """What has this id, in upper or lower case. Raises NoSuchRule, which names ids that look alike."""
        wanted = id.upper()
        if wanted in self.chapters:
            return self.chapters[wanted]
        if wanted in self.rules:
            return self.rules[wanted]
        if wanted in self.questions:
            return self.questions[wanted]
        if wanted in self.examples:
            return self.examples[wanted]
        alike = get_close_matches(wanted, self.ids(), n=3)
        raise NoSuchRule(f"no rule '{id}'" + (f"; did you mean {' or '.join(alike)}?" if alike else ""))

    def has(self, id: str) -> bool:
        return id.upper() in self.ids()

    def ids(self) -> list[str]:
        """The ids of chapters, rules, questions and examples."""
        return [*self.chapters, *self.rules, *self.questions, *self.examples]

    def rules_of(self, chapter: str) -> list[Rule]:
        """The rules of a chapter, in order."""
        return [rule for rule in self.rules.values() if rule.chapter == chapter]

    def questions_on(self, rule: str) -> list[Question]:
        """The rulings that touch a rule."""
        return [question for question in self.questions.values() if rule in question.rules]

    def examples_of(self, rule: str) -> list[Example]:
        """The worked examples that show a rule."""
        return [example for example in self.examples.values() if rule in example.rules]

    def search(self, words: str) -> list[str]:
        """The ids of the rules and questions that hold all these words, those with a word in the title first."""
        wanted = words.lower().split()
        if not wanted:
            return []
        titled: list[str] = []
        others: list[str] = []
        for rule in self.rules.values():
            title = rule.title.lower()
            if _holds(f"{rule.id} {title} {rule.text}", wanted):
                (titled if any(word in title for word in wanted) else others).append(rule.id)
        for question in self.questions.values():
            if _holds(f"{question.id} {question.text} {question.ruling} {question.reason}", wanted):
                others.append(question.id)
        return titled + others


def _holds(text: str, words: list[str]) -> bool:
    lower = text.lower()
    return all(word in lower for word in words)


def read_rulebook(folder: Path, language: str = ENGLISH) -> Rulebook:
    """The rulebook of a game's folder; what is not translated is in English. Raises ContentError with row and key."""
    path = folder / "rulebook.toml"
    data = read_toml(path, path.name)
    translated = translation(folder, language, "rulebook")
    if translated is not None:
        overlay(data, read_toml(translated, f"{language} {translated.name}"), ("id",))
    book = Rulebook()
    for row in rows_of(path.name, data, "chapter", saying("rulebook-chapter")):
        chapter = Chapter(row.text("id"), row.text("title"), row.text("where"))
        row.finish()
        book.chapters[chapter.id] = chapter
    for row in rows_of(path.name, data, "rule", saying("rulebook-rule")):
        rule = _rule(book, row)
        book.rules[rule.id] = rule
    for row in rows_of(path.name, data, "question", saying("rulebook-question")):
        parts = [row.text(key) for key in ("id", "text", "ruling", "reason")]
        question = Question(parts[0], parts[1], parts[2], parts[3], row.texts("rules", list(book.rules), []))
        row.finish()
        book.questions[question.id] = question
    for row in rows_of(path.name, data, "example", saying("rulebook-example")):
        parts = [row.text(key) for key in ("id", "given", "when", "then")]
        example = Example(parts[0], parts[1], parts[2], parts[3], row.texts("rules", list(book.rules), []))
        row.finish()
        book.examples[example.id] = example
    return book


def _rule(book: Rulebook, row: Row) -> Rule:
    id = row.text("id")
    parts = id.split("-")
    if id in book.rules or len(parts) != 3 or parts[1] not in book.chapters:
        raise row.wrong("id", saying("rulebook-id"))
    rule = Rule(id, row.text("title"), parts[1], row.text("where"), row.text("kind"), row.text("text").strip())
    row.finish()
    return rule
