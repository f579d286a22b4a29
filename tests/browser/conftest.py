"""Fixtures of the browser tests: the client built, Debian's Chromium, and a house to play in."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.house import PATIENCE, House, Person
from tools.chromium import chromium

People = Callable[..., Person]

expect.set_options(timeout=PATIENCE)

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    # Two seconds of rollouts are enough to see how they are shown.
    house = House(tmp_path_factory.mktemp("house"), "--analysis-seconds", "2")
    yield house
    house.close()


@pytest.fixture
def house(open_house: House) -> House:
    """The house that the tests of a process share."""
    open_house.begin_test()
    return open_house


@pytest.fixture
def browser_house(tmp_path: Path) -> Iterator[House]:
    """A house of one's own, to be killed."""
    house = House(tmp_path)
    yield house
    house.close()


@pytest.fixture
def people_of(browser: Browser) -> Iterator[Callable[[House], People]]:
    """Makes people in a certain house; each has a browser of their own."""
    people: list[Person] = []

    def of(house: House) -> People:
        def come(**screen: Any) -> Person:
            people.append(Person(browser, house, **screen))
            return people[-1]

        return come

    yield of
    for each in people:
        each.leave()


@pytest.fixture
def person(people_of: Callable[[House], People], house: House) -> Iterator[People]:
    """Makes people in the house; in the end none of them may have seen an error."""
    people: list[Person] = []
    come = people_of(house)

    def welcome(**screen: Any) -> Person:
        people.append(come(**screen))
        return people[-1]

    yield welcome
    assert [each.troubles for each in people if each.troubles] == []
