"""Errors are said in the reader's language: the same file, line, key, expectation and finding in each."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from motstand.games.kampen_om_norge import GAME
from motstand.kernel.content.files import read_content
from motstand.kernel.content.history import read_history
from motstand.kernel.content.packs import LARGEST_PACK, Pack, check_sizes, pack_of_file
from motstand.kernel.content.rows import Rows, one_row
from motstand.kernel.content.rulebook import read_rulebook
from motstand.kernel.content.summary import read_summary
from motstand.kernel.errors import BadChance, ContentError, MotstandError, NotOffered, NotYourTurn, RecordError
from motstand.kernel.flow import Draw, Roll
from motstand.kernel.game import Game, Setup
from motstand.kernel.lessons import lesson_of, read_lesson
from motstand.kernel.matches.fate import ByHand, Scripted, Seeded, checked_chance
from motstand.kernel.matches.making import new_match
from motstand.kernel.matches.match import Match
from motstand.kernel.matches.record import read_record, read_written, write_record
from motstand.kernel.registry import find_game
from motstand.kernel.words.error_messages import LONGEST, WORDS, message
from motstand.kernel.words.languages import LANGUAGES
from tests.kernel.content.test_rows import Card
from tests.kernel.content.test_vocabulary import Meal
from tests.kernel.error_messages import all_keys, error_of, heard
from tests.kernel.harbour import harbour, play_all
from tests.kernel.records import a_campaign, lines_of, text_of

FOR_THIS_GAME = '[pack]\ngame = "kampen-om-norge"\n'
BAD = FOR_THIS_GAME + '[[card]]\nid = "bakhold"\ndeck = "norway"\ndefence = { dice = "two" }\n'
SEATS = ["germany", "norway+allies"]


def laid(*texts: str) -> Callable[[], object]:
    """Packs with these texts are laid over a game."""
    return lambda: new_match(GAME, packs=[Pack(f"{place}.toml", text) for place, text in enumerate(texts)], seed=1)


def card(**values: Any) -> Callable[[], object]:
    """A card with these values is read."""
    table = {"id": "bakhold", "source": "owner", **values}
    return lambda: Rows("cards.toml", {"card": [table]}, "card", Card)


def meal(*effects: str) -> Callable[[], object]:
    """A row with these effects is read."""
    return lambda: Rows("larder.toml", {"meal": [{"id": "noon", "effect": list(effects)}]}, "meal", Meal)


def read(**header: Any) -> Callable[[], object]:
    """A record with another header is read."""
    lines = lines_of(a_campaign(3))
    lines[0] |= header
    return lambda: read_record(text_of(lines))


def of_other_rules() -> object:
    """A record of rules under which somebody had won."""
    lines = lines_of(a_campaign(3))
    lines[0]["version"] = "0"
    lines[-1]["outcome"] = {"winners": []}
    return read_record(text_of(lines))


def replayed(line: int, edited: dict[str, Any]) -> Callable[[], object]:
    """A record with another line is read."""
    match = harbour("voyage", Scripted([2, 3, "salt", 4, 5, "iron"]))
    lines = lines_of(play_all(match, ("sail",), ("pray",), ("done",), ("sail",)))
    lines[line - 1] |= edited
    for key in [key for key in lines[line - 1] if key not in edited and line < len(lines)]:
        del lines[line - 1][key]
    return lambda: read_record(text_of(lines))


# -- what is said --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("act", "english", "norwegian"),
    [
        (
            laid(BAD),
            "KON cards.toml: card 'bakhold': defence.dice: expected a whole number from 0 to 5, got \"two\" "
            "(with 0.toml laid over it)",
            'KON cards.toml: kort «bakhold»: defence.dice: ventet et helt tall fra 0 til 5, fant "two" '
            "(med 0.toml lagt over)",
        ),
        (
            laid("[pack]\n"),
            '0.toml: pack.game: expected "kampen-om-norge", got nothing',
            '0.toml: pack.game: ventet "kampen-om-norge", fant ingenting',
        ),
        (
            laid(FOR_THIS_GAME, FOR_THIS_GAME + "#" * LARGEST_PACK),
            f"1.toml: expected at most 65536 bytes, got {LARGEST_PACK + 32}",
            f"1.toml: ventet høyst 65536 byte, fant {LARGEST_PACK + 32}",
        ),
        (
            replayed(2, {"seat": "blue", "answer": ["sail"]}),
            "line 2: 'blue' answered, but the question is for red",
            "linje 2: «blue» svarte, men spørsmålet er til red",
        ),
        (
            replayed(2, {"seat": "red", "answer": ["swim"]}),
            'line 2: ["swim"] was not offered; offered: ["sail"], ["stay"]',
            'linje 2: ["swim"] kunne ikke velges; valgene var: ["sail"], ["stay"]',
        ),
        (
            replayed(3, {"seat": "red", "roll": [7, 1]}),
            "line 3: sea: expected 2 dice from 1 to 6, got [7, 1]",
            "linje 3: sea: ventet 2 terninger fra 1 til 6, fant [7, 1]",
        ),
        (
            replayed(3, {"roll": [1]}),
            "line 3: sea: expected a roll for red, got the roll [1] of nobody",
            "linje 3: sea: ventet et terningkast for red, fant terningkastet [1] fra ingen",
        ),
        (
            read(seats=["sweden", "norway"]),
            "line 1: seats: expected ['germany', 'norway+allies'] or ['germany', 'norway', 'allies'], "
            "got ['sweden', 'norway']",
            "linje 1: seats: ventet ['germany', 'norway+allies'] eller ['germany', 'norway', 'allies'], "
            "fant ['sweden', 'norway']",
        ),
    ],
)
def test_an_error_in_two_languages(act: Callable[[], object], english: str, norwegian: str) -> None:
    error = error_of(act)
    assert str(error) == error.said() == error.said("en") == english
    assert error.said("nb") == norwegian
    assert error.said("de") == english


def test_a_plain_text_is_said_as_it_is() -> None:
    assert str(MotstandError("only for operators")) == MotstandError("only for operators").said("nb")
    assert str(MotstandError()) == ""


def test_what_was_found_may_be_long() -> None:
    """Nothing is cut off, and nothing of it is taken for words."""
    long = "ø" * LONGEST * 3 + " { $key }"
    error = error_of(card(dice=long))
    assert error.said("nb") == f'cards.toml: card «bakhold»: dice: ventet et helt tall fra 0 til 5, fant "{long}"'
    assert str(RecordError(3, message("pack-laid-over", error=error.message(), packs=["a", long]))) == (
        f"line 3: cards.toml: card 'bakhold': dice: expected a whole number from 0 to 5, got \"{long}\" "
        f"(with a, {long} laid over it)"
    )


@pytest.mark.parametrize(
    "error",
    [
        ContentError(message("pack-name", most=80)),
        RecordError(7, message("record-empty")),
        NotOffered(("swim",), [("sail",)] * 20),
        NotYourTurn("red", ["blue", "green"]),
        BadChance("plain"),
    ],
)
def test_an_error_survives_the_way_to_another_process(error: MotstandError) -> None:
    twin = pickle.loads(pickle.dumps(error))
    assert type(twin) is type(error)
    assert [twin.said(language) for language in LANGUAGES] == [error.said(language) for language in LANGUAGES]


# -- all of it -----------------------------------------------------------------------------------------------


def no_file(folder: Path) -> None:
    pack_of_file(folder / "missing.toml")


def no_text(folder: Path) -> None:
    file = folder / "binary.toml"
    file.write_bytes(b"\xff\xfe")
    pack_of_file(file)


def no_translation(folder: Path) -> None:
    for name, text in (("cards.toml", "[[card]]\n"), ("nb.toml", "[[song]]\n")):
        (folder / name).write_text(text, encoding="utf-8")
    read_content(folder, "KON", "kampen-om-norge", ["cards"], {}, ("id",), [], folder / "nb.toml")


def bad_rulebook(kind: str, row: str) -> Callable[[Path], None]:
    def read_it(folder: Path) -> None:
        (folder / "rulebook.toml").write_text(f"[[{kind}]]\n{row}\n", encoding="utf-8")
        read_rulebook(folder)

    return read_it


def bad_history(rows: str) -> Callable[[Path], None]:
    def read_it(folder: Path) -> None:
        (folder / "history.toml").write_text(rows, encoding="utf-8")
        read_history(folder, {}, [])

    return read_it


def bad_summary(rows: str) -> Callable[[Path], None]:
    def read_it(folder: Path) -> None:
        (folder / "summary.toml").write_text(rows, encoding="utf-8")
        read_summary(folder, [])

    return read_it


def bad_lesson(old: str, new: str) -> Callable[[Path], None]:
    """A lesson whose file is another in one place."""

    def read_it(folder: Path) -> None:
        text = (GAME.folder() / "lessons" / "german-turn.toml").read_text(encoding="utf-8")
        assert old in text
        file = folder / "german-turn.toml"
        file.write_text(text.replace(old, new), encoding="utf-8")
        read_lesson(file, GAME)

    return read_it


def lesson(scenario: str, id: str, packs: list[Pack] | None = None) -> Callable[[], object]:
    return lambda: lesson_of(GAME, Setup(scenario, SEATS, {"lesson": id}, packs or []))


def resigned() -> Match:
    match = new_match(GAME, seed=1)
    match.resign("germany")
    return match


ACTS: list[Callable[[], object]] = [
    # Answers, dice and draws.
    lambda: harbour("voyage").play(("swim",)),
    lambda: new_match(GAME, seed=1).play(("swim",)),
    lambda: harbour("bids").play(("bid", 1), "white"),
    lambda: play_all(harbour("voyage", ByHand(Seeded(1))), ("sail",)).play((3, 4), "red"),
    lambda: resigned().play(("sail",)),
    replayed(4, {"seat": "red", "answer": ["sail"]}),
    replayed(2, {"seat": "red", "draw": "salt"}),
    replayed(2, {"roll": [1]}),
    replayed(9, {"draw": "gold"}),
    replayed(10, {"answers": 99}),
    replayed(2, {"song": 1}),
    lambda: checked_chance(Roll(6, 1, "wind", "red"), (7,)),
    lambda: checked_chance(Draw(["salt"], "cargo", "red"), "gold"),
    # Setups.
    lambda: find_game("chess"),
    lambda: new_match(GAME, "narvik"),
    lesson("basic", "chess"),
    lambda: lesson_of(Game("bare", "Bare", {"only": [["one"]]}), Setup("only", ["one"], {"lesson": "any"})),
    lesson("gudbrandsdalen", "german-turn"),
    lesson("basic", "german-turn", [Pack("a.toml", FOR_THIS_GAME)]),
    # Packs.
    laid(BAD),
    laid(*[FOR_THIS_GAME] * 5),
    laid("x" * (LARGEST_PACK + 1)),
    laid("[pack"),
    laid("{"),
    laid('{"cards": 1}'),
    laid("a = " + "[" * 20_000),
    laid("a." * 20_000),
    laid("a = " + "9" * 5_000),
    laid(f'{FOR_THIS_GAME}name = "{"x" * 81}"\n'),
    laid(FOR_THIS_GAME + "".join(f'[[card]]\nid = "{number}"\n' for number in range(1001))),
    lambda: check_sizes([Pack("", "")]),
    # Content.
    card(name=3),
    card(deck=3),
    card(dice=9),
    card(north="x"),
    card(coast=1),
    card(when=1),
    card(when=["G9"]),
    card(times=[]),
    card(label=["x"]),
    card(defence=1),
    card(hands={"green": []}),
    card(copy=3),
    card(copy=[3]),
    card(copy=[{"id": "N-09"}]),
    card(answer=1),
    card(others=1),
    card(source="hearsay"),
    card(wings=2),
    lambda: Rows("cards.toml", {"card": 3}, "card", Card),
    lambda: Rows("cards.toml", {"card": [{}]}, "card", Card),
    lambda: Rows("cards.toml", {"card": []}, "card", Card).expect_exactly(["bakhold"]),
    lambda: one_row("cards.toml", {}, "card", Card),
    laid(FOR_THIS_GAME + '[[area]]\nid = "atlantis"\n'),
    laid(
        f'{FOR_THIS_GAME}[[card]]\nid = "artilleri"\ndeck = "germany"\n'
        'copy = [{ id = "G-99", symbols = 1, source = "owner" }]\n'
    ),
    # Records.
    lambda: read_written(b"\xff"),
    lambda: read_record(""),
    lambda: read_record("{"),
    lambda: read_record("[]"),
    lambda: read_record("[" * 600 + "]" * 600),
    lambda: read_record("{}"),
    lambda: read_record(write_record(a_campaign(3)).split("\n")[0]),
    *[
        read(**{key: None})
        for key in ("game", "version", "scenario", "seats", "options", "packs", "content", "practice")
    ],
    *[meal(effect) for effect in ("dance", "bread", "eat", "eat 0", "rest 1")],
    meal(),
    of_other_rules,
    read(content="0"),
    read(packs=[{"name": "a.toml", "hash": "0", "text": ""}]),
]
READING: list[Callable[[Path], object]] = [
    no_file,
    pack_of_file,
    no_text,
    no_translation,
    bad_rulebook("chapter", "id = 3"),
    bad_rulebook("rule", 'id = "KON"'),
    bad_rulebook("question", "id = 3"),
    bad_rulebook("example", "id = 3"),
    bad_rulebook("rule", 'text = "{none.there}"'),
    bad_history("[[work]]\nid = 3\n"),
    bad_history('[[work]]\nid = "one"\nname = "One"\n' * 2),
    bad_history('[[paragraph]]\nid = "one"\ntitle = "One"\ntext = "One."\nsources = []\n'),
    bad_history("[[departure]]\nid = 3\n"),
    bad_summary("[[section]]\nid = 3\n"),
    bad_summary('[[section]]\nid = "one"\ntitle = "One"\nline = [{ id = "a", text = "A", rules = [] }]\n'),
    bad_lesson('id = "german-turn"', 'id = "turn"'),
    bad_lesson('answer = ["end"]', "answer = []"),
    bad_lesson('say = "honefoss"\n', ""),
    bad_lesson('after = "done"', ""),
    bad_lesson('after = "road-block"', 'say = "road-block"'),
]


def test_every_sentence_is_heard_in_every_language(tmp_path: Path) -> None:
    """No words lie about that nobody says, and each can be said with the values that it is given."""
    errors = [error_of(act) for act in ACTS] + [error_of(act, tmp_path) for act in READING]
    assert heard(errors, WORDS) == all_keys(WORDS)
