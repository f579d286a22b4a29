"""Replays in a real browser: scrubbing, links to a moment, records from a file, and what luck made of it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from motstand import new_match, players
from motstand.kernel.matches.record import write_record
from motstand.kernel.registry import find_game
from tests.browser.house import House, Person, at_random

People = Callable[..., Person]

LONG = 240_000
"""Milliseconds that an analysis may take on a machine that has much else to do."""


RATHER_LONG = 40
"""So many answers are enough to look back at; a whole game of some would take a minute and a half."""


def record(game: str, scenario: str, seed: int, answers: int = 10**6) -> str:
    """A game of policy players, or its beginning, as a file has it."""
    match = new_match(game, scenario, seed=seed)
    while not match.over and match.number < answers:
        match.play(players.policy(match))
    return write_record(match)


COVERED = """part => {
    const {left, right, top, height} = part.getBoundingClientRect();
    return [left + 2, right - 2].some(x => !part.contains(document.elementFromPoint(x, top + height / 2)));
}"""


def is_uncovered(part: Locator) -> bool:
    return part.evaluate(COVERED) is False


def at(person: Person) -> int:
    """After how many answers the table is shown."""
    return int(person.page.locator("[data-replay]").get_attribute("data-replay") or -1)


def step(person: Person) -> int:
    return int(person.page.locator("[data-timeline]").input_value())


def expect_step(person: Person, number: int) -> None:
    expect(person.page.locator("[data-timeline]")).to_have_value(str(number))


def until_shown(person: Person) -> None:
    """The table shows the step that the slider is at."""
    person.until(lambda: person.page.locator("[data-replay]").get_attribute("data-shown") == str(step(person)), "shown")


def look_through(person: Person, seat: str) -> None:
    """The story comes anew for other eyes: until then the board still shows what the former ones saw."""
    person.page.locator("[data-eyes]").select_option(seat)
    person.page.locator(f"[data-replay][data-seen-by='{seat}']").wait_for()
    until_shown(person)


def opened(person: Person, made: dict[str, str], rest: str = "") -> None:
    person.visit(f"/replay/{made['table']}#{made['key']}{rest}")
    person.page.locator("[data-timeline]").wait_for()
    until_shown(person)


def test_a_finished_game_is_scrubbed_and_a_moment_is_shared(person: People, house: House) -> None:
    kari, ola = person(), person()
    made = house.bring(record("kampen-om-norge", "gudbrandsdalen", 6))
    opened(kari, made)
    page = kari.page
    expect_step(kari, 0)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect_step(kari, 2)
    page.keyboard.press("End")
    last = int(page.locator("[data-timeline]").get_attribute("max") or 0)
    expect_step(kari, last)
    assert last > 20
    page.keyboard.press("Home")
    expect_step(kari, 0)
    page.locator("[data-unit=turn]").click()
    page.locator("[data-act=next-step]").click()
    kari.until(lambda: 1 < step(kari) < last, "at the next turn")
    page.locator("[data-timeline]").fill(str(last // 2))
    until_shown(kari)
    # One number says where one is, and what is told there is whole or can be scrolled.
    expect(page.locator(".transport .figures")).to_have_text(f"{last // 2} / {last}")
    told = page.locator(".transport .now")
    assert told.evaluate(
        "each => each.scrollHeight <= each.clientHeight || getComputedStyle(each).overflowY === 'auto'"
    )
    # A line of the story leads to its moment, and other eyes see another hand there.
    line = page.locator("[data-moment]").nth(30)
    moment = int(line.get_attribute("data-moment") or 0)
    line.click()
    kari.until(lambda: at(kari) == moment, "at the moment of the line")
    expect(page.locator("[data-card]")).to_have_count(0)
    look_through(kari, "germany")
    page.locator(".hand [data-card]").first.wait_for()
    kari.until(lambda: at(kari) == moment, "still at the moment of the line")
    # The link to this moment opens the same board elsewhere.
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator("[data-act=copy-moment]").click()
    page.locator(".notice").wait_for()
    link: str = page.evaluate("navigator.clipboard.readText()")
    assert re.search(rf"&at={moment}&seat=germany$", link)
    ola.visit(link.removeprefix(house.address))
    ola.page.locator("[data-timeline]").wait_for()
    until_shown(ola)
    assert at(ola) == moment
    assert pieces(ola) == pieces(kari)
    assert hand(ola) == hand(kari)
    # Beside a hand, too, on every desktop: nothing of it is cut off or lies under a card.
    for width, height in ((1280, 720), (1024, 768)):
        page.set_viewport_size({"width": width, "height": height})
        page.locator("[data-timeline]").fill("1")
        until_shown(kari)
        for part in (".transport .now", ".transport .figures", "[data-unit=turn]"):
            expect(page.locator(part)).to_be_in_viewport(ratio=1)
            # The page is laid out anew for its new size, and the notice of the copied link goes away by itself.
            kari.until(partial(is_uncovered, page.locator(part)), f"{part} lies open")


def test_a_replay_plays_by_itself(person: People, house: House) -> None:
    kari = person()
    made = house.bring(record("halls-of-hegra", "recruit", 2))
    opened(kari, made)
    kari.page.locator(".speed select").select_option("fast")
    kari.page.keyboard.press("Space")
    kari.until(lambda: step(kari) >= 3, "three steps on")
    kari.page.keyboard.press("Space")
    expect(kari.page.locator("[data-act=play]")).to_have_accessible_name("Play")


def test_a_running_game_shows_only_the_own_eyes(person: People, house: House) -> None:
    kari = person()
    kari.sit_down(house.lay_out("gudbrandsdalen", {"germany": "person", "norway+allies": "policy"})["germany"])
    kari.play_on(at_random(5), 3)
    kari.until_asked()
    kari.act("menu")
    kari.page.locator(".menu [data-act=replay]").click()
    kari.page.wait_for_url("**/replay/**")
    kari.page.locator("[data-timeline]").wait_for()
    expect(kari.page.locator("[data-eyes] option")).to_have_count(2)
    seats = kari.page.locator("[data-eyes] option").evaluate_all("options => options.map(each => each.value)")
    assert seats == ["", "germany"]
    expect(kari.page.locator("[data-tab=analysis]")).to_have_count(0)


def test_records_are_opened_from_files_and_edited_ones_refused(person: People, tmp_path: Path) -> None:
    kari = person()
    text = record("kampen-om-norge", "gudbrandsdalen", 7)
    good, bad = tmp_path / "good.jsonl", tmp_path / "bad.jsonl"
    good.write_text(text, encoding="utf-8")
    lines = text.splitlines()
    place = next(number for number, line in enumerate(lines) if '"roll"' in line)
    dice: list[int] = json.loads(lines[place])["roll"]
    lines[place] = json.dumps({**json.loads(lines[place]), "roll": [7] * len(dice)})
    bad.write_text("\n".join(lines) + "\n", encoding="utf-8")
    kari.visit("/tables")
    kari.page.locator("[data-record]").set_input_files(bad)
    refusal = kari.page.locator("[data-refused=bad_record]")
    expect(refusal.locator("code")).to_contain_text(f"line {place + 1}: ")
    expect(refusal.locator("code")).to_contain_text("from 1 to 6, got [7")
    # The browser itself writes down that a request was refused.
    assert [each for each in kari.troubles if "400" not in each] == []
    kari.troubles.clear()
    kari.page.locator("[data-record]").set_input_files(good)
    kari.page.wait_for_url("**/replay/**")
    kari.page.locator("[data-timeline]").wait_for()
    kari.visit("/tables")
    row = kari.page.locator("[data-table]").first
    expect(row).to_contain_text("A record")
    row.locator("a.button").click()
    kari.page.locator("[data-timeline]").wait_for()


# -- asking about a moment, and playing on from it -----------------------------------------------------------------


def explained(person: Person) -> Locator:
    """The small window, when its answer has come."""
    window = person.page.locator("[data-why]")
    window.locator("[role=status][aria-busy=false]").wait_for()
    return window


def test_why_not_is_answered_as_at_that_moment(person: People, house: House) -> None:
    """Through the eyes of a side, in the rule's words; the rule opens beside the board, and a step on closes it all."""
    kari = person()
    made = house.bring(record("kampen-om-norge", "gudbrandsdalen", 6))
    opened(kari, made, "&at=60&seat=germany")
    town = kari.first_in_sight("[data-area]")
    town.click(button="right")
    said = explained(kari).locator(".reason")
    said.first.wait_for()
    first = said.all_inner_texts()
    id = explained(kari).locator("[data-rule]").first.get_attribute("data-rule") or ""
    assert id.startswith("KON-")
    # Another side is asked something else at the same moment, and a spectator nothing.
    look_through(kari, "norway+allies")
    town.click(button="right")
    explained(kari)
    kari.until(lambda: said.count() > 0 and said.all_inner_texts() != first, "another side hears something else")
    look_through(kari, "")
    town.click(button="right")
    expect(explained(kari)).to_contain_text("through whose eyes")
    kari.page.keyboard.press("Escape")
    look_through(kari, "germany")
    town.click(button="right")
    explained(kari).locator("[data-rule]").first.click()
    kari.page.locator(".rules article", has_text=id).wait_for()
    town.click(button="right")
    explained(kari)
    kari.page.locator("[data-act=next-step]").click()
    kari.page.locator("[data-why]").wait_for(state="detached")
    assert kari.troubles == []


def test_why_not_in_the_replay_of_a_siege(person: People, house: House) -> None:
    """A game for one is seen through its only eyes."""
    kari = person()
    opened(kari, house.bring(record("halls-of-hegra", "recruit", 2)), "&at=60")
    kari.page.locator("[data-spot~='space:radio']").first.hover()
    kari.page.keyboard.press("w")
    rule = explained(kari).locator("[data-rule]").first
    rule.wait_for()
    assert (rule.get_attribute("data-rule") or "").startswith("HOH-")


def test_an_unfinished_record_is_played_on(person: People, tmp_path: Path) -> None:
    """From the file to the table: the replay opens where the record ends, and the game goes on there."""
    kari = person()
    text = record("kampen-om-norge", "gudbrandsdalen", 7, answers=80)
    answers = json.loads(text.splitlines()[-1])["answers"]
    file = tmp_path / "unfinished.jsonl"
    file.write_text(text, encoding="utf-8")
    kari.visit("/tables")
    kari.page.locator("[data-record]").set_input_files(file)
    kari.page.wait_for_url("**/replay/**")
    kari.page.locator("[data-timeline]").wait_for()
    until_shown(kari)
    kari.until(lambda: at(kari) == answers, "where the record ends")
    before = pieces(kari)
    kari.act("play-on")
    form = kari.page.locator("[data-form=play-on]")
    expect(form.locator("[data-seat=germany] select")).to_have_value("person")
    expect(form.locator("[data-seat='norway+allies'] select")).to_have_value("policy")
    form.locator("button").click()
    kari.page.wait_for_url("**/table/**")
    kari.until(lambda: bool(kari.frames), "welcomed")
    assert kari.frames[0]["answers"] == answers
    assert not kari.frames[0]["practice"]
    kari.page.locator("[data-area]").first.wait_for()
    kari.settle()
    if kari.table()["answers"] == answers:
        assert pieces(kari) == before
    assert kari.play_on(at_random(3), 4) == 4
    # It is one of my tables now, and its log tells of the past, too.
    kari.page.locator("[data-tab=log]").first.click()
    kari.until(lambda: kari.page.locator("[data-look]").count() > 20, "the log told of the past")
    kari.visit("/tables")
    expect(kari.page.locator("[data-table]")).to_have_count(2)


def test_a_moment_of_a_finished_game_is_played_on_for_practice(person: People, house: House) -> None:
    kari = person()
    made = house.bring(record("kampen-om-norge", "gudbrandsdalen", 6))
    opened(kari, made, "&at=60&seat=norway+allies")
    moment = at(kari)
    kari.page.keyboard.press("End")
    # At its end there is nothing to play on, and the button says so.
    kari.page.locator("[data-act=play-on][aria-disabled=true]").click(force=True)
    expect(explained(kari)).to_contain_text("earlier moment")
    kari.page.keyboard.press("Escape")
    kari.page.locator("[data-timeline]").fill("0")
    until_shown(kari)
    kari.page.locator(f"[data-moment='{moment}']").first.click()
    kari.until(lambda: at(kari) == moment, "back at the moment")
    kari.act("play-on")
    form = kari.page.locator("[data-form=play-on]")
    expect(form).to_contain_text("practice")
    form.locator("[data-seat=germany] select").select_option("person")
    expect(form.locator("[data-seat='norway+allies'] select")).to_have_value("policy")
    form.locator("button").click()
    kari.page.wait_for_url("**/table/**")
    kari.until(lambda: bool(kari.frames), "welcomed")
    assert kari.frames[0]["practice"]
    assert kari.frames[0]["seat"] == "germany"
    assert kari.frames[0]["answers"] == moment
    kari.until_asked()
    assert kari.play_on(at_random(3), 2) == 2


@pytest.mark.parametrize(
    ("game", "scenario"),
    [
        ("kampen-om-norge", "gudbrandsdalen"),
        ("halls-of-hegra", "recruit"),
        ("crown-and-courage", "recruit"),
        ("dutch-resistance", "network"),
    ],
)
def test_luck_is_told_apart_from_decisions(person: People, house: House, game: str, scenario: str) -> None:
    kari = person()
    page = kari.page
    with page.expect_response(lambda response: response.url.endswith("/replay")) as story:
        opened(kari, house.bring(record(game, scenario, 9, RATHER_LONG)))
    steps = [each["after"] for each in story.value.json()["steps"]]
    page.locator("[data-tab=analysis]").click()
    page.locator("[data-act=analyse]").click()
    page.locator("progress").wait_for()
    page.locator("[data-ledger]").wait_for(timeout=LONG)
    expect(page.locator("[data-chances] path.line")).to_have_count(2 if game == "kampen-om-norge" else 1)
    page.locator("[data-ledger] tbody tr").first.wait_for()
    rows = page.locator("[data-ledger] tbody tr").all_inner_texts()
    assert any(row.startswith("Luck") and "±" in row for row in rows)
    if find_game(game).value(scenario) is not None:
        expect(page.locator("[data-judged]")).to_contain_text("decisions")
    page.locator("[data-turning], [data-loss], .analysis .none").first.wait_for()
    if page.locator("[data-turning], [data-loss]").count() == 0:
        # With few games played out, on a slow machine, nothing may be more than the error.
        expect(page.locator(".analysis .none").first).to_contain_text("Nothing")
        return
    turning = page.locator("[data-turning], [data-loss]").first
    expect(turning).to_contain_text("±")
    after = int(turning.get_attribute("data-turning") or turning.get_attribute("data-loss") or -1)
    # How many games are played out follows from the machine's speed, and so does which turning comes first: one
    # that a spectator does not see is shown at the last step that he saw before, or at the first of all.
    place = max((place for place, step in enumerate(steps) if step <= after), default=0)
    elsewhere = len(steps) - 1 if place == 0 else 0
    page.keyboard.press("Home" if elsewhere == 0 else "End")
    expect_step(kari, elsewhere)
    turning.locator("button").click()
    expect_step(kari, place)
    kari.until(lambda: at(kari) == steps[place], "at the moment of the turning")


def test_the_last_page_leads_to_luck_and_replay(person: People, house: House) -> None:
    kari = person()
    kari.sit_down(house.lay_out("gudbrandsdalen", {"germany": "person", "norway+allies": "policy"})["germany"])
    kari.until_asked()
    kari.give_up()
    end = kari.page.locator("[data-end]")
    end.locator("[data-act=analyse]").wait_for()
    end.locator("[data-act=replay]").click()
    kari.page.locator("[data-timeline]").wait_for()
    kari.page.keyboard.press("End")
    until_shown(kari)
    expect(kari.page.locator(".transport")).to_contain_text("gives up")


def pieces(person: Person) -> list[str]:
    """What stands on the map."""
    found: list[str] = person.page.locator("[data-area]").evaluate_all(
        "areas => areas.map(each => `${each.dataset.area}: ${each.getAttribute('aria-label')}`).sort()"
    )
    return found


def hand(person: Person) -> list[Any]:
    found: list[Any] = person.page.locator(".hand [data-card]").evaluate_all(
        "cards => cards.map(each => each.dataset.card)"
    )
    return found
