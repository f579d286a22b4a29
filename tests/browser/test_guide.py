"""The first-game guide in a real browser: lessons of all games, by clicking what glows; a soak clicks through all."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from motstand.kernel.lessons import Lesson, LessonStep, lessons_of
from motstand.kernel.registry import find_game
from tests.browser.house import House, Person
from tests.games.soak import SOAK

People = Callable[..., Person]

GAMES = ("kampen-om-norge", "halls-of-hegra", "crown-and-courage", "dutch-resistance")
LESSONS = [(game, id) for game in GAMES for id in list(lessons_of(find_game(game)))[: None if SOAK > 1 else 1]]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def begin(kari: Person, game: str, id: str) -> Lesson:
    """Go to the list of lessons and sit down at one."""
    kari.visit(f"/learn/{game}")
    kari.page.locator(f"[data-lesson={id}]").click()
    kari.page.wait_for_url("**/table/**")
    kari.page.locator("[data-guide]").wait_for()
    return lessons_of(find_game(game))[id]


def is_done(kari: Person) -> bool:
    return bool(kari.table()["status"]["lesson"]["done"])


def follow(kari: Person, lesson: Lesson) -> None:
    """Click what is offered, and only what the lesson wants is, until it is done."""
    for step in lesson.steps:
        if step.seat == lesson.seat:
            follow_a_step(kari, step)
    kari.until(lambda: is_done(kari), "the lesson is done")


def follow_a_step(kari: Person, step: LessonStep) -> None:
    kari.until(lambda: kari.question() is not None, f"asked for {step.options[0]}")
    kari.skip()
    asked = kari.question()
    assert asked is not None
    assert {tuple(offer["option"]) for offer in asked["offers"]} == set(step.options)
    # All that the guide says is in sight, with its button.
    expect(kari.page.locator("[data-act=show-me]")).to_be_in_viewport(ratio=1)
    expect(kari.page.locator("[data-guide]"), f"no words for {step.say}").not_to_contain_text("[lesson-")
    for thing in step.point if step.say else []:
        kind, name = thing.split(":")
        places = f"[data-spot~='{thing}'][data-hinted], [data-{kind}='{name}'][data-hinted]"
        expect(kari.page.locator(places).first, f"{thing} is not pointed at").to_be_attached()
    kari.answer(asked["offers"][0])


@pytest.mark.parametrize(("game", "id"), LESSONS)
def test_a_lesson_is_played_to_its_end_by_clicking(person: People, game: str, id: str) -> None:
    kari = person()
    lesson = begin(kari, game, id)
    follow(kari, lesson)
    done = kari.page.locator("[data-act=play-on]")
    done.wait_for()
    expect(kari.page.locator("[data-guide]")).to_contain_text("Lesson done")
    over = kari.page.locator("[data-part=question] [data-lesson-over]")
    expect(over).to_contain_text("The lesson is over")
    done.click()
    kari.page.locator("[data-guide]").wait_for(state="detached")
    kari.until_asked()


def test_one_lesson_after_the_other_and_what_was_done(person: People) -> None:
    """From the box on the shelf to a lesson, let it show everything, on to the next one, and back to the list."""
    kari = person()
    kari.visit()
    kari.page.locator("[data-learn='kampen-om-norge']").click()
    kari.page.locator("[data-lesson=norwegian-turn]").click()
    kari.page.wait_for_url("**/table/**")
    table = kari.page.url
    kari.until(lambda: bool(kari.frames), "welcomed")
    while not is_done(kari):
        kari.until(lambda: kari.question() is not None or is_done(kari), "asked or done")
        if is_done(kari):
            break
        kari.skip()
        decision = (kari.question() or {})["decision"]
        kari.page.locator("[data-act=show-me]").click()
        kari.until(lambda before=decision: kari.table()["answers"] != before, "shown")  # type: ignore[misc]
    kari.page.locator("[data-act=next-lesson]").click()
    kari.page.wait_for_url(lambda url: url != table and "/table/" in url)
    kari.page.locator("[data-guide=sabotage]").wait_for()
    kari.visit("/learn/kampen-om-norge")
    kari.page.locator("[data-lesson=norwegian-turn] .done").wait_for()
    expect(kari.page.locator("[data-lesson=german-turn] .done")).to_have_count(0)


def test_lessons_are_no_games_until_they_are_played_on(person: People) -> None:
    """An unfinished one is taken up, or begun again, where lessons are; one that was played on is a game."""
    kari = person()
    lesson = begin(kari, "kampen-om-norge", "norwegian-turn")
    table = kari.page.url
    follow_a_step(kari, lesson.steps[0])
    kari.visit("/tables")
    kari.page.get_by_text("No tables yet").wait_for()
    expect(kari.page.locator("[data-table]")).to_have_count(0)
    kari.visit("/learn/kampen-om-norge")
    kari.page.locator("[data-begun][data-lesson=norwegian-turn]").click()
    kari.page.wait_for_url(table)
    expect(kari.page.locator("[data-guide]")).to_contain_text("step 2 of")
    kari.visit("/learn/kampen-om-norge")
    kari.page.locator("[data-again=norwegian-turn]").click()
    kari.page.wait_for_url(lambda url: url != table and "/table/" in url)
    kari.until(lambda: kari.table()["status"]["lesson"]["step"] == 1, "at the new table")
    follow(kari, lesson)
    kari.page.locator("[data-act=play-on]").wait_for()
    kari.visit("/tables")
    kari.page.get_by_text("No tables yet").wait_for()
    kari.page.go_back()
    kari.page.locator("[data-area]").first.wait_for()
    kari.until_asked()
    kari.visit("/tables")
    kari.page.locator("[data-table]").wait_for()


def test_a_lesson_on_a_phone_by_touch(person: People) -> None:
    kari = person(**PHONE)
    follow(kari, begin(kari, "kampen-om-norge", "sabotage"))
    kari.page.locator("[data-act=play-on]").wait_for()


def test_a_step_back_and_a_reload_in_the_middle(person: People) -> None:
    kari = person()
    begin(kari, "kampen-om-norge", "german-turn")
    kari.answer(kari.offer("move", "oslo", "honefoss", 2))
    kari.answer(kari.offer("move", "kongsvinger", "hamar", 1))
    kari.act("undo")
    kari.until(lambda: kari.table()["status"]["lesson"]["step"] == 2, "taken back")
    kari.page.reload()
    expect(kari.page.locator("[data-guide]")).to_contain_text("step 2 of")


def test_the_guide_speaks_norwegian(person: People, house: House) -> None:
    kari = person(locale="nb-NO")
    begin(kari, "halls-of-hegra", "first-day")
    expect(kari.page.locator("[data-guide]")).to_contain_text("kommandant på Hegra festning")
    # The first lesson says how one wins.
    expect(kari.page.locator("[data-guide]")).to_contain_text("Du vinner hvis den holder i 11 dager")
