"""The lobby: a table is listed, found by somebody else, and sat down at."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.house import House, Person


def test_a_stranger_finds_a_table_and_sits_down(browser: Browser, tmp_path: Path) -> None:
    house = House(tmp_path, "--lobby")
    try:
        ola, kari = Person(browser, house), Person(browser, house, viewport={"width": 390, "height": 844})
        ola.visit()
        form = ola.page.locator("[data-form=new-table]:visible")
        form.locator("[data-choice=lobby] select").wait_for()
        expect(form.locator("[data-choice=lobby] option")).to_have_text(["only by link", "anybody may watch"])
        form.locator("[data-seat='norway+allies'] select").select_option("open")
        form.locator("[data-choice=lobby] select").select_option("both")
        form.locator("[data-choice=clock] select").select_option("turn:600")
        form.get_by_role("button", name="Lay out the table").click()
        expect(ola.page.locator("[data-panel=invitations]")).to_be_visible()

        kari.visit()
        listed = kari.page.locator("[data-listed]")
        expect(listed).to_contain_text("10 minutes for each turn")
        expect(listed.locator("[data-act=watch]")).to_be_visible()
        listed.locator("[data-sit='norway+allies']").click()
        expect(kari.page.locator("[data-strip] [data-player='norway+allies']")).to_contain_text("you")
        ola.visit()
        # One's own table is no news, and the seat is taken.
        expect(ola.page.locator("[data-lobby]")).to_be_visible()
        expect(ola.page.locator("[data-listed]")).to_have_count(0)
        ola.leave()
        kari.leave()
    finally:
        house.close()
