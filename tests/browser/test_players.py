"""Who sits at the table, and what is heard there."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.house import House, Person

People = Callable[..., Person]
# Counts the sounds instead of making them: every sound begins with a volume of its own for each of its notes.
SILENT = """
window.heard = [];
const node = new Proxy(function () {}, {
    get: (_, name) => (name === "value" ? 0 : node), apply: () => node, set: () => true,
});
window.AudioContext = class {
    currentTime = 0; sampleRate = 8000; destination = node; state = "running";
    createGain() { return node; }
    createBufferSource() { window.heard.push("rattle"); return node; }
    createBuffer() { return { getChannelData: () => new Float32Array(800) }; }
    createOscillator() { window.heard.push("tone"); return node; }
};
"""


def test_the_strip_of_players_and_what_is_heard(house: House, person: People) -> None:
    links = house.lay_out("gudbrandsdalen", {"germany": "person", "norway+allies": "person"}, name="Ola")
    ola, kari = person(viewport={"width": 390, "height": 844}), person(viewport={"width": 1280, "height": 720})
    kari.context.add_init_script(SILENT)
    kari.sit_down(links["norway+allies"])
    germany = kari.page.locator("[data-player=germany]")
    expect(germany).to_have_attribute("data-presence", "away")
    expect(germany).to_contain_text("awaited, away")
    expect(germany.locator("[data-hand]")).to_have_attribute("data-hand", "5")
    ola.sit_down(links["germany"])
    expect(germany).to_have_attribute("data-presence", "here")
    expect(germany).to_contain_text("thinking")
    mine = ola.page.locator("[data-strip] [data-player=germany]")
    expect(mine).to_contain_text("your turn")
    expect(mine).to_be_in_viewport()
    # A click opens the seats and their links.
    germany.locator(".player").click()
    expect(kari.page.get_by_role("dialog", name="Seats")).to_be_visible()
    kari.page.keyboard.press("Escape")

    # Nothing is heard until it is wanted; the choice gives a sample of two notes, and is remembered.
    assert kari.page.evaluate("heard.length") == 0
    kari.act("menu")
    kari.page.locator("[data-sounds=turn]").click()
    expect(kari.page.locator("[data-sounds=turn]")).to_have_attribute("aria-checked", "true")
    assert kari.page.evaluate("heard") == ["tone", "tone"]
    kari.page.locator("[data-sounds=all]").click()
    kari.page.keyboard.press("Escape")
    assert kari.page.evaluate("localStorage.getItem('motstand.sounds')") == "all"
    kari.page.evaluate("heard.length = 0")
    ola.give_up()
    expect(kari.page.locator("[data-result]")).to_have_text("You won")
    kari.until(lambda: kari.page.evaluate("heard.length") == 3, "the three notes of a won game were heard")


def test_a_clock_runs_in_the_strip_and_can_be_claimed_when_it_has_run_out(house: House, person: People) -> None:
    seats = {"germany": "person", "norway+allies": "person"}
    links = house.lay_out("gudbrandsdalen", seats, clock={"per": "turn", "seconds": 10})
    kari = person(viewport={"width": 1280, "height": 720})
    # The time of the page is in the test's hands: it moves when it is told to.
    kari.page.clock.install()
    kari.sit_down(links["norway+allies"])
    germany, own = kari.page.locator("[data-player=germany]"), kari.page.locator("[data-player='norway+allies']")
    expect(own.locator("[data-left]")).to_have_text("0:10")
    expect(germany.locator("[data-left].runs")).to_be_visible()
    expect(kari.page.locator("[data-clock-out]")).to_have_count(0)
    # The strip stays when the panel is folded away, with its clocks in sight.
    kari.act("fold")
    expect(kari.page.locator("[role=tabpanel]")).to_have_count(0)
    for player in (germany, own):
        expect(player.locator("[data-left]")).to_be_in_viewport(ratio=1)
    expect(germany.get_by_role("button", name="awaited")).to_be_visible()
    kari.page.clock.fast_forward(11_000)
    expect(germany.locator("[data-left]")).to_have_text("0:00")
    expect(own.locator("[data-left]")).to_have_text("0:10")
    call = kari.page.locator("[data-clock-out=germany]")
    expect(call).to_contain_text("You may claim the game, or wait")
    expect(call.locator("[data-act=claim]")).to_be_in_viewport()
