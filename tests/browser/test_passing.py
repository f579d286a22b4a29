"""Where one can only go on, nobody is asked for a click; before other people the pause stays."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from motstand.kernel.flow import Choice, Option
from motstand.kernel.matches.making import new_match
from motstand.kernel.matches.match import Match
from motstand.players import policy
from tests.browser.house import House, Person

People = Callable[..., Person]
GERMANY = "germany"
BOTH = "norway+allies"


def before_a_choice_and_a_pass() -> tuple[Match, Option]:
    """A game at an answer after which the same seat can only pass, at another question; and that answer."""
    match = new_match("kampen-om-norge", "basic", seats=[GERMANY, BOTH], seed="c")
    while True:
        for option in match.options if len(match.options) > 1 else []:
            twin = match.clone()
            twin.play(option)
            passes = twin.seat == match.seat and twin.options == [("pass",)]
            if passes and twin.number == match.number + 1 and prompt_of(twin) != prompt_of(match):
                return match, option
        match.play(policy(match))


def prompt_of(match: Match) -> str:
    return match.pending.prompt if isinstance(match.pending, Choice) else ""


def test_nobody_is_asked_where_one_can_only_go_on(person: People, house: House) -> None:
    match, option = before_a_choice_and_a_pass()
    kari = person(passing="on")
    kari.sit_down(house.lay_out_from(match, {GERMANY: "person", BOTH: "policy"}, practice=True)[GERMANY])
    kari.until_asked()
    begun = kari.table()["answers"]
    kari.answer(kari.offer(*option))
    kari.until(lambda: bool(kari.table()["answers"] > begun + 1), "the question with one answer is passed")
    # Taking back goes past what was answered by itself, and there it stays.
    kari.until_asked()
    kari.settle()
    kari.act("undo")
    kari.until(lambda: bool(kari.table()["answers"] == begun and kari.shown() == begun), "all of it is taken back")
    expect(kari.page.locator("[data-part=question] h2")).to_be_visible()
    # What was taken back can be given again, until something else is answered.
    kari.act("redo")
    kari.until(lambda: bool(kari.table()["answers"] > begun + 1), "it is given again, and passed again")
    kari.until_asked()
    kari.settle()
    kari.act("undo")
    kari.until(lambda: bool(kari.table()["answers"] == begun and kari.shown() == begun), "it is taken back again")
    # Who wants to be asked is asked.
    kari.act("menu")
    kari.page.locator("[data-passing=false]").click()
    kari.page.keyboard.press("Escape")
    kari.answer(kari.offer(*option))
    expect(kari.page.locator("[data-offer='[\"pass\"]']")).to_be_visible()


def test_before_people_the_pause_stays_without_the_click(person: People, house: House) -> None:
    match, option = before_a_choice_and_a_pass()
    match.play(option)
    kari = person(passing="on")
    kari.sit_down(house.lay_out_from(match, {GERMANY: "person", BOTH: "person"})[GERMANY])
    expect(kari.page.locator("[data-part=question]")).to_contain_text("it goes on by itself")
    expect(kari.page.locator("[data-offer='[\"pass\"]']")).to_be_visible()
    begun = kari.table()["answers"]
    kari.until(lambda: bool(kari.table()["answers"] > begun), "the question with one answer is passed")
