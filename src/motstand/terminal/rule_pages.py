"""Pages of the rulebook: a rule with the rulings and examples that touch it, a chapter, or what a search found."""

from __future__ import annotations

from rich.text import Text

from motstand.kernel.content.rulebook import Chapter, Example, Question, Rule, Rulebook
from motstand.terminal.screen import HEADING, QUIET, Screen

LONGEST_SEARCH = 20


def show_page(screen: Screen, book: Rulebook, id: str) -> None:
    """The page of an id, whatever it names. Raises NoSuchRule."""
    found = book.find(id)
    if isinstance(found, Chapter):
        show_chapter(screen, book, found)
    elif isinstance(found, Rule):
        show_rule(screen, book, found)
    elif isinstance(found, Question):
        show_question(screen, found)
    else:
        show_example(screen, found)


def show_contents(screen: Screen, book: Rulebook) -> None:
    """The chapters."""
    for chapter in book.chapters.values():
        count = len(book.rules_of(chapter.id))
        screen.show(Text.assemble((f"{chapter.id:<8}", HEADING), chapter.title, (f"  {count}", QUIET)))


def show_chapter(screen: Screen, book: Rulebook, chapter: Chapter) -> None:
    screen.rule(chapter.title)
    for rule in book.rules_of(chapter.id):
        screen.show(Text.assemble((f"{rule.id}  {rule.title}. ", HEADING), rule.text))


def show_rule(screen: Screen, book: Rulebook, rule: Rule) -> None:
    where = screen.words.format("rules-where", {"where": rule.where})
    screen.show(Text.assemble((f"{rule.id}  {rule.title}. ", HEADING), rule.text, (f"  {where}", QUIET)))
    for question in book.questions_on(rule.id):
        screen.show(Text.assemble((f"{question.id}  ", QUIET), question.text, " ", (question.ruling, HEADING)), 2)
    for example in book.examples_of(rule.id):
        screen.show(Text.assemble((f"{example.id}  ", QUIET), example_text(example)), 2)


def show_question(screen: Screen, question: Question) -> None:
    screen.show(Text.assemble((f"{question.id}  ", HEADING), question.text))
    screen.show(Text(question.ruling, HEADING), 2)
    screen.show(Text(question.reason), 2)
    screen.show(Text(", ".join(question.rules), QUIET), 2)


def show_example(screen: Screen, example: Example) -> None:
    screen.show(Text.assemble((f"{example.id}  ", HEADING), example_text(example)))
    screen.show(Text(", ".join(example.rules), QUIET), 2)


def example_text(example: Example) -> str:
    return f"{example.given} {example.when} {example.then}"


def show_search(screen: Screen, book: Rulebook, words: str) -> bool:
    """What holds the words: one page, or a list. False where nothing does."""
    ids = book.search(words)
    if not ids:
        screen.warn("rules-nothing", words=words)
        return False
    if len(ids) == 1:
        show_page(screen, book, ids[0])
        return True
    for id in ids[:LONGEST_SEARCH]:
        found = book.find(id)
        title = found.title if isinstance(found, Rule) else found.text if isinstance(found, Question) else ""
        screen.show(Text.assemble((f"{id:<14}", HEADING), title))
    if len(ids) > LONGEST_SEARCH:
        screen.say("rules-more", count=len(ids) - LONGEST_SEARCH)
    return True
