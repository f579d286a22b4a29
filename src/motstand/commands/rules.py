"""`motstand rules`: the rulebook, by id or by words."""

from __future__ import annotations

from typing import Annotated

import typer

from motstand.commands.refusal import refusal
from motstand.commands.usual import GAME_HELP, Language
from motstand.kernel.content.rulebook import read_rulebook
from motstand.kernel.errors import MotstandError
from motstand.kernel.registry import find_game
from motstand.kernel.words.languages import ENGLISH, language_for
from motstand.terminal.rule_pages import show_contents, show_page, show_search
from motstand.terminal.screen import Screen

WORDS_HELP = "An id (KON-MOVE-02), a chapter (MOVE), or words to look for (retreat fjord). Nothing lists the chapters."


def rules(
    game: Annotated[str, typer.Argument(help=GAME_HELP)],
    words: Annotated[list[str] | None, typer.Argument(metavar="[ID or WORDS]", help=WORDS_HELP)] = None,
    language: Language = ENGLISH,
) -> None:
    """Read the rules of a game, with the rulings and examples that touch them."""
    screen = Screen(language=language_for([language]))
    try:
        book = read_rulebook(find_game(game).folder(), screen.language)
        wanted = " ".join(words or [])
        if not wanted:
            show_contents(screen, book)
        elif book.has(wanted) or looks_like_an_id(wanted):
            show_page(screen, book, wanted)
        elif not show_search(screen, book, wanted):
            raise typer.Exit(1)
    except MotstandError as error:
        raise refusal(error) from error


def looks_like_an_id(text: str) -> bool:
    """An id is one word with a number at its end, so that a wrong one is told from a search."""
    return " " not in text and "-" in text and text[-1].isdigit()
