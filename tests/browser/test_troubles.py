"""What people see when rules have changed or failed, and when there is more talk than a page holds."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.house import House, Person, at_random

People = Callable[..., Person]
HEGRA = {"commander": "person"}
TWO = {"germany": "person", "norway+allies": "person"}


def write(house: House, *statements: tuple[str, object]) -> None:
    """Change the database of a house that is closed."""
    with closing(sqlite3.connect(house.database.removeprefix("sqlite:///"))) as file:
        for statement, values in statements:
            file.execute(statement, values)  # type: ignore[arg-type]
        file.commit()


def test_a_table_that_is_held_says_what_has_changed_and_is_taken_up(
    browser_house: House, people_of: Callable[[House], People]
) -> None:
    """The rules of today tell another line at the last answer than the table's people have read."""
    kari = people_of(browser_house)()
    path = browser_house.lay_out("recruit", HEGRA, game="halls-of-hegra")["commander"]
    kari.sit_down(path)
    kari.play_on(at_random(1), 25)
    answers = kari.table()["answers"]
    kari.visit("/")
    browser_house.close()
    last = 'number = (SELECT max(number) FROM events AS later WHERE later."table" = events."table" AND log != ?)'
    write(
        browser_house,
        ("UPDATE tables SET version = '1'", ()),
        (f"UPDATE events SET log = ? WHERE {last}", (b"[]", b"[]")),
    )
    browser_house.reopen()
    kari.frames.clear()
    kari.sit_down(path)
    notice = kari.page.locator("[data-held]")
    expect(notice).to_contain_text("version 1 became 2")
    expect(notice).to_contain_text("Supply Runs")
    kari.act("take-up")
    expect(notice).to_have_count(0)
    kari.until_asked()
    assert 0 < kari.table()["answers"] <= answers
    kari.play_on(at_random(2), 1)


@pytest.fixture
def failing_house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path, program="tests.browser.serve_failing")
    yield house
    house.close()


def test_rules_that_fail_are_told_and_another_answer_will_do(
    failing_house: House, people_of: Callable[[House], People]
) -> None:
    person = people_of(failing_house)
    links = failing_house.lay_out("gudbrandsdalen", TWO)
    kari, ola = person(), person()
    kari.sit_down(links["germany"])
    ola.sit_down(links["norway+allies"])
    kari.until_asked()
    while not (marches := [each for each in asked_of(kari) if each["option"][0] == "move"]):
        kari.answer(next(each for each in asked_of(kari) if each.get("quiet")))
        kari.until_asked()
    before = kari.table()["answers"]
    kari.click_through(marches[-1])
    for each in (kari, ola):
        expect(each.page.locator("[data-refusal=rules_failed]")).to_contain_text("nothing was changed")
    # Their pages come back to the table as it was, and go on with another answer.
    kari.until(lambda: kari.frames[-1]["type"] != "refusal", "the table has come again")
    kari.until_asked()
    assert kari.table()["answers"] == before
    kari.answer(next(each for each in asked_of(kari) if each.get("quiet")))


def asked_of(person: Person) -> list[dict[str, Any]]:
    question = person.question()
    assert question is not None
    offers: list[dict[str, Any]] = question["offers"]
    return offers


def test_long_talk_is_read_page_by_page(browser_house: House, people_of: Callable[[House], People]) -> None:
    ola = people_of(browser_house)()
    path = browser_house.lay_out("basic", TWO)["germany"]
    browser_house.close()
    said = (
        "INSERT INTO events SELECT \"table\", ?, answer, 'chat', 'germany', ?, x'5b5d', at FROM events WHERE number = 0"
    )
    notes = [(said, (number, json.dumps({"text": f"Note {number}"}).encode())) for number in range(1, 251)]
    write(browser_house, *notes, ("UPDATE tables SET head = 250", ()))
    browser_house.reopen()
    ola.sit_down(path)
    ola.page.get_by_role("tab", name="Talk").click()
    talk = ola.page.locator(".talk li p.text")
    expect(talk).to_have_count(100)
    expect(talk.first).to_have_text("Note 151")
    ola.act("talk-earlier")
    expect(talk).to_have_count(200)
    ola.act("talk-earlier")
    expect(talk).to_have_count(250)
    expect(talk.first).to_have_text("Note 1")
    expect(ola.page.locator("[data-act=talk-earlier]")).to_have_count(0)
