"""The last page of a game, alike in all games: the result plainly, how it came about, the story, and what next."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.house import Person

HIDDEN = """end => [...end.querySelectorAll("*")].filter(each =>
    each.scrollHeight > each.clientHeight + 1 && getComputedStyle(each).overflowY !== "visible" && each.clientHeight > 1
).length"""


def expect_end(person: Person) -> Locator:
    """The end page says who won, and how; nothing of its story is hidden, and another game is one click away."""
    winners = person.table()["status"]["outcome"]["winners"]
    seat = next(frame["seat"] for frame in reversed(person.frames) if frame["type"] == "welcome")
    won = seat in winners
    end = person.page.locator("[data-end]")
    result = end.locator("[data-result]")
    expect(result).to_have_attribute("data-verdict", "won" if won else "lost")
    expect(result).to_contain_text("You won" if won else "You lost")
    expect(end.get_by_role("heading", level=1)).to_contain_text(".")
    expect(end.locator("tbody tr").nth(4)).to_be_visible()
    expect(end.locator("[data-act=rematch]")).to_be_enabled()
    assert end.evaluate(HIDDEN) == 0
    return end
