"""The rulebook of a game: its rules in our own words with their ids, the rulings, and the worked examples."""

from __future__ import annotations

from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, TypeAlias

from msgspec import Meta

from motstand.kernel.content.files import overlay, read_toml
from motstand.kernel.content.rows import EXPECTED, Row, Rows, Text
from motstand.kernel.content.rule_numbers import RuleNumbers
from motstand.kernel.errors import MotstandError
from motstand.kernel.words.error_messages import message
from motstand.kernel.words.languages import ENGLISH, translation


class NoSuchRule(MotstandError):
    """An id that the rulebook does not have."""


RuleId: TypeAlias = Annotated[str, Meta(pattern="^[^-]+-[^-]+-[^-]+$", extra={EXPECTED: message("rulebook-id")})]


class Chapter(Row):
    """A chapter of the rules, named by the middle of their ids."""

    called = message("rulebook-chapter")
    id: Text
    title: Text
    where: Text


class Rule(Row):
    """One rule. `where` is its place in the publisher's rulebook, `kind` what sort of sentence it is."""

    called = message("rulebook-rule")
    id: RuleId
    title: Text
    where: Text
    kind: Text
    text: Text

    def __post_init__(self) -> None:
        self.text = self.text.strip()

    @property
    def chapter(self) -> str:
        return self.id.split("-")[1]


class Question(Row):
    """What the printed rules leave open, how it is decided here, and why."""

    called = message("rulebook-question")
    id: Text
    text: Text
    ruling: Text
    reason: Text
    rules: list[str] = []


class Example(Row):
    """A worked example of the printed rules: given, when, then."""

    called = message("rulebook-example")
    id: Text
    given: Text
    when: Text
    then: Text
    rules: list[str] = []


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


def fill_numbers(data: dict[str, Any], numbers: RuleNumbers, name: str) -> None:
    """Put the content's numbers into whatever texts name them."""
    for table in ("rule", "question", "example"):
        for row in data.get(table, []):
            for key, value in row.items():
                if isinstance(value, str) and "{" in value:
                    row[key] = numbers.fill(value, f"{name}: {row.get('id')}", key)


def read_rulebook(folder: Path, language: str = ENGLISH) -> Rulebook:
    """The rulebook of a game's folder; what is not translated is in English. Raises ContentError with row and key."""
    path = folder / "rulebook.toml"
    data = read_toml(path, path.name)
    translated = translation(folder, language, "rulebook")
    if translated is not None:
        overlay(data, read_toml(translated, f"{language} {translated.name}"), ("id",))
    fill_numbers(data, RuleNumbers(folder), path.name)
    book = Rulebook()
    book.chapters = {chapter.id: chapter for chapter in Rows(path.name, data, "chapter", Chapter)}
    rules = Rows(path.name, data, "rule", Rule)
    rules.expect_different([rule.id for rule in rules], message("rulebook-id"))
    for rule in rules:
        if rule.chapter not in book.chapters:
            raise rules.wrong(rule, "id", message("rulebook-id"))
    book.rules = {rule.id: rule for rule in rules}
    questions = Rows(path.name, data, "question", Question)
    for question in questions:
        questions.expect_known(question, "rules", question.rules, book.rules)
    book.questions = {question.id: question for question in questions}
    examples = Rows(path.name, data, "example", Example)
    for example in examples:
        examples.expect_known(example, "rules", example.rules, book.rules)
    book.examples = {example.id: example for example in examples}
    return book
