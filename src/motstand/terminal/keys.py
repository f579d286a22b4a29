"""The keys of the client: all that a person can do besides answering.

A key is called with the client and the text typed after it. It returns whether the question must be asked again.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from motstand.kernel.errors import CannotUndo, MotstandError
from motstand.kernel.flow import Choice, JointChoice
from motstand.kernel.matches.fate import Seeded
from motstand.kernel.matches.record import load, save
from motstand.terminal.rule_pages import show_page, show_search
from motstand.terminal.screen import QUIET

if TYPE_CHECKING:
    from motstand.terminal.client import Client

# What is typed to a question of yes or no, in any language.
YES = ("", "y", "yes", "j", "ja")
NO = ("n", "no", "nei", "q")
BACK = ("b", "back", "t", "tilbake")


def show_rule(client: Client, words: str) -> bool:
    """`?` the rule behind the question; `? words` looks them up."""
    screen, book = client.screen, client.rulebook
    pending = client.match.pending
    if words:
        if book.has(words):
            show_page(screen, book, words)
        else:
            show_search(screen, book, words)
    elif pending is not None and pending.rule:
        show_page(screen, book, pending.rule)
        screen.say("rules-how-to-search", QUIET)
    return False


def show_hint(client: Client, words: str) -> bool:
    """`h` what a sensible player would do, and why. It knows no more than the person: hidden cards are dealt anew."""
    match = client.match
    seat = match.seat
    pending = match.pending
    if not isinstance(pending, (Choice, JointChoice)):
        client.screen.warn("no-hint")
        return False
    choice = pending.choice(seat) if isinstance(pending, JointChoice) else pending
    imagined = match.imagine(seat, Seeded(match.number))
    option, reason = match.game.reason(imagined.state, choice)
    advice = client.words.say(client.words.option(option, choice, match.view(seat)))
    why = client.words.say(client.words.reason(reason.key, reason.values))
    client.screen.say("hint", advice=advice, why=why)
    return False


def undo(client: Client, words: str) -> bool:
    """`u` take back the last answer, and with it the answers that were forced."""
    match = client.match
    seat = client.viewer
    if seat is None or match.undoable(seat) is None:
        client.screen.warn("cannot-undo")
        return False
    number = match.number
    try:
        match.undo(seat)
        while client.is_forced() and match.seat == seat:
            match.undo(seat)
    except CannotUndo:
        client.screen.warn("cannot-undo")
        return True
    client.screen.say("undone", count=number - match.number)
    client.forget_drawing()
    return True


def save_game(client: Client, words: str) -> bool:
    """`s` or `s file`: write the record."""
    write_record(client, Path(words).expanduser() if words else client.save_path)
    return False


def write_record(client: Client, path: Path) -> bool:
    """Write the record and say where; False, with the reason, where that fails."""
    try:
        save(client.match, path)
    except OSError as error:
        client.screen.warn("cannot-save", file=str(path), why=error.strerror or str(error))
        return False
    client.screen.say("saved", file=str(path))
    return True


def load_game(client: Client, words: str) -> bool:
    """`l file`: go on with a saved game."""
    path = Path(words).expanduser() if words else client.save_path
    try:
        match = load(path, client.fate() if client.fate is not None else None)
    except OSError as error:
        client.screen.warn("cannot-load", file=str(path), why=error.strerror or str(error))
        return False
    except MotstandError as error:
        client.screen.warn("cannot-load", file=str(path), why=error.said(client.screen.language))
        return False
    if sorted(match.seats) != sorted(client.match.seats):
        client.screen.warn("other-seats", seats=", ".join(match.seats), here=", ".join(client.match.seats))
        return False
    client.sit_down(match, resumed=True)
    client.screen.say("loaded", file=str(path), answers=match.number)
    return True


def show_map(client: Client, words: str) -> bool:
    """`m` the table."""
    client.draw_table()
    return False


def show_cards(client: Client, words: str) -> bool:
    """`c` the own cards."""
    client.show_hands()
    return False


def show_odds(client: Client, words: str) -> bool:
    """`o` the chances of the combats that are planned; like a hint it knows no more than the person."""
    assert client.viewer is not None, "somebody asks"
    imagined = client.match.imagine(client.viewer, Seeded(client.match.number))
    combats = client.match.game.odds(imagined.state)
    for line in client.board.odds(combats):
        client.screen.line(line)
    if not combats:
        client.screen.warn("no-odds")
    return False


def show_keys(client: Client, words: str) -> bool:
    """`k` what all the keys do."""
    client.screen.say("keys")
    return False


def leave(client: Client, words: str) -> bool:
    """`q` stop playing; the game can be saved first."""
    if offer_saving(client, "save-first"):
        client.left = True
    return True


def offer_saving(client: Client, question: str) -> bool:
    """Ask whether and where to save. False if the person plays on instead."""
    while True:
        text = client.screen.ask(question, file=str(client.save_path))
        if text.lower() in NO:
            return True
        if text.lower() in BACK:
            return False
        if text.isdigit() or text in KEYS:
            # Somebody who still answers the last question does not mean a file.
            client.screen.warn("save-answer", text=text)
            continue
        yes = text.lower() in YES
        if write_record(client, client.save_path if yes else Path(text).expanduser()):
            return True


KEYS: dict[str, Callable[[Client, str], bool]] = {
    "?": show_rule,
    "h": show_hint,
    "u": undo,
    "s": save_game,
    "l": load_game,
    "m": show_map,
    "c": show_cards,
    "o": show_odds,
    "k": show_keys,
    "q": leave,
}
# What they show is long: the question is repeated below it.
LONG_ANSWERS = ("?", "m", "c", "k")
