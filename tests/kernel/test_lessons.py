"""Lessons: what a file has to say, how far a lesson is, and that a record of one replays."""

from __future__ import annotations

from pathlib import Path

import pytest

from motstand.games.halls_of_hegra import GAME as HEGRA
from motstand.games.halls_of_hegra.lessons import prepare as prepare_hegra
from motstand.games.halls_of_hegra.state import Hegra
from motstand.games.kampen_om_norge import GAME
from motstand.games.kampen_om_norge.lessons import prepare
from motstand.games.kampen_om_norge.state import Kampen
from motstand.kernel.errors import ContentError, SetupError
from motstand.kernel.game import Game, Setup
from motstand.kernel.lessons import Lesson, answers_given, lesson_of, lessons_of, read_lesson
from motstand.kernel.matches.record import read_record, write_record
from tests.games.lesson_play import lesson_match

GERMAN = GAME.folder() / "lessons" / "german-turn.toml"
SCENARIOS = ", ".join(GAME.scenarios)
ASSAULT = HEGRA.folder() / "lessons" / "first-assault.toml"


def changed(folder: Path, original: Path, old: str, new: str, game: Game = GAME) -> Lesson:
    """A lesson in whose file one thing was changed."""
    text = original.read_text(encoding="utf-8")
    assert old in text
    file = folder / original.name
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return read_lesson(file, game)


# -- files ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ('id = "german-turn"', 'id = "turn"', 'id: expected "german-turn", as the file is called, got "turn"'),
        ("order = 1", "order = 0", "order: expected a whole number from 1 to 99, got 0"),
        ('scenario = "basic"', 'scenario = "short"', f'scenario: expected one of {SCENARIOS}, got "short"'),
        ('seat = "germany"', 'seat = "sweden"', 'seat: expected one of germany, norway+allies, got "sweden"'),
        ("fate = [2, 2, 2, 6,", "fate = [2.5,", "fate: expected a list of texts and whole numbers"),
        ("order = 1", 'order = 1\nhint = "x"', "hint: unknown key; expected one of "),
        ('answer = ["end"]', "answer = []", "step number 4: answer: expected an option"),
        ('answer = ["end"]', 'answer = ["end"]\nwhy = 1', "step number 4: why: unknown key"),
        ('answer = ["end"]', 'answer = ["end"]\nor = [1]', "step number 4: or 1: expected a list of texts"),
        ('say = "honefoss"\n', "", "step: expected `say` with the first answer of germany"),
        ('after = "done"', "", "step: expected steps, of which the last one has `after`"),
        (
            'after = "road-block"',
            'say = "road-block"',
            "step number 5: say: expected it only with answers of germany",
        ),
    ],
)
def test_a_bad_file_names_the_key_and_what_was_expected(tmp_path: Path, old: str, new: str, error: str) -> None:
    with pytest.raises(ContentError) as found:
        changed(tmp_path, GERMAN, old, new)
    assert str(found.value).startswith("KON lessons/german-turn.toml: ")
    assert error in str(found.value)


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ('oslo = "2 germany"', 'oslo = "2 sweden"', "position.areas.oslo: expected battalions in words"),
        ('oslo = "2 germany"', 'lima = "2 germany"', "position.areas.lima: no such id"),
        ('"G-31", ', '"N-05", ', "position.hands.germany: expected cards that are still in the deck, not N-05"),
        ('"G-31", "G-42"', '"G-42", "G-42"', "position.hands.germany: expected cards that are still in the deck"),
        ('turn = "germany"', 'turn = "sweden"', "position.turn: expected one of germany, norway, allies"),
        ('turn = "germany"', 'turn = "germany"\nweather = 1', "position.weather: unknown key"),
    ],
)
def test_a_bad_position_names_the_key_and_what_was_expected(tmp_path: Path, old: str, new: str, error: str) -> None:
    lesson = changed(tmp_path, GERMAN, old, new)
    game = GAME.start(Setup("basic", lesson.seats))
    assert isinstance(game, Kampen)
    with pytest.raises(ContentError) as found:
        prepare(game, lesson)
    assert str(found.value).startswith(f"KON lessons/german-turn.toml: {error}")


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("day = 4", "day = 12", "position.day: expected a whole number from 1 to 11, got 12"),
        ('tired = "soldier volunteer"', 'tired = "general"', "general is no Defender; expected one of officer"),
        ('tired = "soldier volunteer"', 'tired = "20 soldier"', "there is no soldier left to place"),
        ("supplies = 2", "money = 2", "position.markers.money: no such id"),
        ('"gun_1", "gun_1"]', '"gun_9"]', 'position.repaired: "gun_9" is not known'),
    ],
)
def test_a_bad_day_at_hegra_names_what_was_expected(tmp_path: Path, old: str, new: str, error: str) -> None:
    lesson = changed(tmp_path, ASSAULT, old, new, HEGRA)
    game = HEGRA.start(Setup("recruit", lesson.seats))
    assert isinstance(game, Hegra)
    with pytest.raises(ContentError) as found:
        prepare_hegra(game, lesson)
    assert str(found.value).startswith("lesson 'first-assault': ")
    assert error in str(found.value)


# -- setups --------------------------------------------------------------------------------------------------


def test_a_game_without_files_has_no_lessons() -> None:
    assert lessons_of(Game("bare", "Bare", {"only": [["one"]]})) == {}


def test_a_setup_without_a_lesson_has_none() -> None:
    assert lesson_of(GAME, Setup("basic", ["germany", "norway+allies"])) is None


@pytest.mark.parametrize(
    ("scenario", "id", "error"),
    [
        ("basic", "chess", "options: expected lesson = one of german-turn, norwegian-turn"),
        ("gudbrandsdalen", "german-turn", "lesson german-turn: expected scenario basic and seats germany, norway"),
    ],
)
def test_a_lesson_is_asked_for_as_it_is(scenario: str, id: str, error: str) -> None:
    with pytest.raises(SetupError, match=error):
        GAME.start(Setup(scenario, ["germany", "norway+allies"], {"lesson": id}))


def test_the_content_names_the_lesson() -> None:
    """A table that began under another script is not taken for one of this."""
    seats = ["germany", "norway+allies"]
    plain = GAME.content_hash(Setup("basic", seats))
    lesson = GAME.content_hash(Setup("basic", seats, {"lesson": "german-turn"}))
    assert lesson == f"{plain}-{lessons_of(GAME)['german-turn'].digest}"


# -- how far it is -------------------------------------------------------------------------------------------


def test_what_is_said_follows_from_the_answers() -> None:
    lesson = lessons_of(GAME)["german-turn"]
    match = lesson_match(GAME, lesson)
    assert (lesson.said(0), lesson.told(0), lesson.sentences(0)) == ("lesson-german-turn-honefoss", [], 1)
    for step in lesson.steps[:4]:
        match.play(step.options[0], step.seat)
    # Norway answers next: nothing is asked of the newcomer.
    assert (answers_given(match), lesson.said(4), lesson.told(4)) == (4, "", [])
    match.play(lesson.steps[4].options[0], "norway+allies")
    assert lesson.said(5) == "lesson-german-turn-engineers"
    assert lesson.told(5) == ["lesson-german-turn-road-block"]


def test_a_step_without_words_belongs_to_the_sentence_before_it() -> None:
    lesson = lessons_of(GAME)["german-turn"]
    last = len(lesson.steps) - 1
    assert lesson.said(last) == lesson.said(last - 1) == "lesson-german-turn-place"
    assert lesson.sentences(last) == lesson.sentences(last - 1)
    assert lesson.told(last + 1) == ["lesson-german-turn-done"]
    assert lesson.said(last + 1) == ""


def test_an_answer_that_is_taken_back_takes_the_lesson_back() -> None:
    lesson = lessons_of(GAME)["german-turn"]
    match = lesson_match(GAME, lesson)
    for step in lesson.steps[:2]:
        match.play(step.options[0], step.seat)
    match.undo("germany")
    assert lesson.step(match) is lesson.steps[1]


def test_a_record_of_a_lesson_replays() -> None:
    """The option stands in its header: the prepared table is the same, and the dice are in the record."""
    lesson = lessons_of(GAME)["german-turn"]
    match = lesson_match(GAME, lesson)
    for step in lesson.steps[:13]:
        match.play(step.options[0], step.seat)
    again = read_record(write_record(match))
    assert again.state.data() == match.state.data()
    assert lesson.step(again) is lesson.steps[13]
