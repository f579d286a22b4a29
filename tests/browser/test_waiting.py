"""Turns that wait: title and icon say it, the bell rings out of sight, an address is left and taken back."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.house import House, Person
from tests.server.letterbox import Letterbox, letterbox, notify_file

People = Callable[..., Person]
TWO = {"germany": "person", "norway+allies": "person"}
YOUR_TURN = "● Your turn – Kampen om Norge"

# A hidden page of a headless browser says that it is seen; and there is no desktop that would show its notifications
# or allow them: a person who has allowed them, and sees them, takes its place.
HIDE = """hidden => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event("visibilitychange"));
}"""
LISTEN = """
    window.rung = [];
    window.Notification = class extends EventTarget {
        static permission = "granted";
        static requestPermission = () => Promise.resolve("granted");
        constructor(title, options) { super(); Object.assign(this, { title, ...options }); window.rung.push(this); }
        close() {}
    };
"""


def expect_icon(person: Person, path: str) -> None:
    expect(person.page.locator("link[rel=icon]")).to_have_attribute("href", path)


def rung(person: Person) -> list[str]:
    titles: list[str] = person.page.evaluate("window.rung.map((shown) => shown.title)")
    return titles


def in_turn(people: dict[str, Person]) -> tuple[Person, Person]:
    """Who is asked, and who is not."""
    kari, ola = people.values()
    kari.until(lambda: kari.question() is not None or ola.question() is not None, "somebody is asked")
    return (kari, ola) if kari.question() is not None else (ola, kari)


def pass_the_turn(people: dict[str, Person]) -> None:
    """Let whoever is asked answer until it is the other's turn."""
    asked, _ = in_turn(people)
    while asked.question() is not None:
        question = asked.question()
        assert question is not None
        quiet = [offer for offer in question["offers"] if offer.get("quiet")]
        asked.answer((quiet or question["offers"])[0])
        for each in people.values():
            each.hear(asked.table()["answers"])


def test_title_and_icon_say_my_turn(person: People, house: House) -> None:
    links = house.lay_out("gudbrandsdalen", TWO)
    people = {seat: person() for seat in TWO}
    for seat, each in people.items():
        each.sit_down(links[seat])
    asked, waits = in_turn(people)
    expect(asked.page).to_have_title(YOUR_TURN)
    expect(waits.page).to_have_title("Kampen om Norge · Motstand")
    expect_icon(asked, "/mark-turn.svg")
    expect_icon(waits, "/mark.svg")
    pass_the_turn(people)
    waits.skip()
    expect(waits.page).to_have_title(YOUR_TURN)
    expect(asked.page).to_have_title("Kampen om Norge · Motstand")
    waits.visit("/rules")
    expect(waits.page).to_have_title(YOUR_TURN)
    waits.visit("/tables")
    row = waits.page.locator("[data-table]").first
    expect(row).to_contain_text("Your turn")
    expect(row).to_have_class(re.compile("yours"))


def test_the_list_is_refreshed_without_reloading(person: People, house: House) -> None:
    links = house.lay_out("gudbrandsdalen", TWO)
    people = {seat: person() for seat in TWO}
    for seat, each in people.items():
        each.sit_down(links[seat])
    _, waits = in_turn(people)
    # Another page of the same browser looks at the list.
    page = waits.context.new_page()
    page.clock.install()
    page.goto(house.address + "/tables")
    row = page.locator("[data-table]").first
    expect(row).to_contain_text("Sit down" if waits.question() else "Look in")
    pass_the_turn(people)
    page.clock.fast_forward("00:21")
    expect(row).to_contain_text("Your turn")
    expect(page).to_have_title(YOUR_TURN)


def test_the_bell_rings_out_of_sight_and_leads_to_the_table(person: People, house: House) -> None:
    links = house.lay_out("gudbrandsdalen", TWO)
    people = {seat: person() for seat in TWO}
    for seat, each in people.items():
        each.page.add_init_script(LISTEN)
        each.sit_down(links[seat])
    _, waits = in_turn(people)
    waits.act("menu")
    waits.act("bell")
    expect(waits.page.get_by_role("switch")).to_be_checked()
    waits.page.keyboard.press("Escape")
    waits.page.evaluate(HIDE, True)
    pass_the_turn(people)
    waits.until(lambda: rung(waits) == ["Your turn – Kampen om Norge"], "the bell rang")
    waits.page.evaluate("window.rung[0].onclick()")
    waits.page.evaluate(HIDE, False)
    # What is on in the table's menu is on in the list, too.
    waits.visit("/tables")
    expect(waits.page.get_by_role("switch")).to_be_checked()
    waits.page.get_by_role("switch").click()
    expect(waits.page.get_by_role("switch")).not_to_be_checked()


def test_the_bell_rings_for_another_table_and_leads_there(person: People, house: House) -> None:
    links = house.lay_out("gudbrandsdalen", TWO)
    people = {seat: person() for seat in TWO}
    for seat, each in people.items():
        each.page.add_init_script(LISTEN)
        each.sit_down(links[seat])
    asked, waits = in_turn(people)
    waits.page.clock.install()
    waits.visit("/tables")
    waits.page.get_by_role("switch").click()
    expect(waits.page.locator("[data-table]").first).to_contain_text("Look in")
    waits.page.evaluate(HIDE, True)
    question = asked.question()
    while question is not None:
        quiet = [offer for offer in question["offers"] if offer.get("quiet")]
        asked.answer((quiet or question["offers"])[0])
        question = asked.question()
    # The next look of a hidden page is a minute away.
    waits.page.clock.fast_forward("01:01")
    waits.until(lambda: rung(waits) == ["Your turn – Kampen om Norge"], "the bell rang")
    waits.page.evaluate("window.rung[0].onclick()")
    waits.page.wait_for_url("**/table/**")


# -- an address at the seat ----------------------------------------------------------------------------------------


class Post:
    """A letterbox in a thread of its own, for tests that wait for the browser."""

    def __init__(self) -> None:
        self.box: Letterbox | None = None
        self.ready = threading.Event()
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_until_complete, args=(self.work(),))
        self.thread.start()
        self.ready.wait()

    async def work(self) -> None:
        self.stop = asyncio.Event()
        async with letterbox() as box:
            self.box = box
            self.ready.set()
            await self.stop.wait()

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self.stop.set)
        self.thread.join()


@pytest.fixture
def post() -> Iterator[Post]:
    post = Post()
    yield post
    post.close()


@pytest.fixture
def telling_house(tmp_path: Path, post: Post) -> Iterator[House]:
    """A house whose operator lets people be told at once."""
    assert post.box is not None
    url = f"json://127.0.0.1:{post.box.port}/turns/{{address}}"
    house = House(tmp_path, "--notify", notify_file(tmp_path, ("box", "topic", url), after=0))
    yield house
    house.close()


def test_an_address_is_left_told_and_taken_back(
    people_of: Callable[[House], People], telling_house: House, post: Post
) -> None:
    assert post.box is not None
    letters: list[dict[str, Any]] = post.box.letters
    kari = people_of(telling_house)()
    kari.sit_down(telling_house.lay_out("gudbrandsdalen", {"germany": "person", "norway+allies": "policy"})["germany"])
    seat = kari.link
    kari.act("menu")
    kari.page.locator("[data-field=reach]").fill("not a topic")
    kari.act("reach")
    expect(kari.page.get_by_role("alert")).to_have_text("That is no topic: letters, digits, - and _.")
    kari.page.locator("[data-field=reach]").fill("kari-at-home")
    kari.act("reach")
    expect(kari.page.get_by_text("Messages about your turns go to ka…")).to_be_visible()
    kari.visit("/rules")
    kari.until(lambda: len(letters) == 1, "she was told")
    assert seat.split("/table/")[1] in letters[0]["message"]
    stop = letters[0]["message"].split("/stop#")[1].strip()
    kari.visit(f"/stop#{stop}")
    kari.act("stop")
    expect(kari.page.get_by_text("There will be no more messages.")).to_be_visible()
    kari.visit(seat.removeprefix(telling_house.address))
    kari.act("menu")
    expect(kari.page.locator("[data-field=reach]")).to_be_visible()
    assert kari.troubles == ["Failed to load resource: the server responded with a status of 400 (Bad Request)"]
