"""Kampen om Norge in a real browser: whole games by clicking, alone, in two and in three."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from motstand.games.kampen_om_norge.box import open_box
from motstand.kernel.matches.record import read_record
from motstand.kernel.words.languages import LANGUAGES
from tests.browser.ending import expect_end
from tests.browser.house import House, Person, Pick, at_random
from tests.games.soak import SOAK

People = Callable[..., Person]
TWO = {"germany": "person", "norway+allies": "person"}
THREE = {"germany": "person", "norway": "person", "allies": "person"}

COVERED_CARDS = """() => {
    const edge = document.querySelector("aside.side").getBoundingClientRect().x + 1;
    const cards = [...document.querySelectorAll(".hand [data-card]")];
    return cards.filter(card => card.getBoundingClientRect().right > edge).map(({dataset}) => dataset.card);
}"""


def take_turns(people: list[Person], pick: Pick, answers: int) -> None:
    """Let whoever is asked answer, so many times or to the end."""
    for _ in range(answers):
        people[0].until(lambda: any(each.question() for each in people) or people[0].over(), "somebody is asked")
        asked = next((each for each in people if each.question() is not None), None)
        if asked is None:
            return
        question = asked.question()
        assert question is not None
        asked.answer(pick(question))
        for each in people:
            each.hear(asked.table()["answers"])


def test_a_newcomer_plays_a_whole_game_against_the_bot(person: People) -> None:
    """From the shelf to the end page, with nothing but the mouse; the record can be kept and checked."""
    kari = person(accept_downloads=True)
    kari.visit()
    kari.page.get_by_role("button", name="Play now").click()
    kari.page.wait_for_url("**/table/**")
    kari.until(lambda: any(frame["type"] == "welcome" for frame in kari.frames), "welcomed")
    assert kari.play_on(at_random(1)) > 10
    assert kari.over()
    expect_end(kari)
    with kari.page.expect_download() as download:
        kari.act("record")
    match = read_record(download.value.path().read_text(encoding="utf-8"))
    assert match.outcome is not None
    assert match.outcome.data() == kari.table()["status"]["outcome"]


def test_two_play_each_other_and_come_back_after_the_line_was_cut(person: People, house: House) -> None:
    links = house.lay_out("gudbrandsdalen", TWO)
    kari, ola = person(), person()
    kari.sit_down(links["germany"])
    ola.sit_down(links["norway+allies"])
    pick = at_random(2)
    take_turns([kari, ola], pick, 8)
    known = kari.table()
    ola.page.goto("about:blank")
    ola.sit_down(links["norway+allies"])
    kari.page.reload()
    kari.until(lambda: kari.frames[-1] is not known and kari.table()["answers"] >= known["answers"], "back again")
    kari.page.locator("[data-area]").first.wait_for()
    kari.settle()
    take_turns([kari, ola], pick, 8)
    assert kari.table()["answers"] == ola.table()["answers"] > known["answers"]
    assert kari.table()["public"] == ola.table()["public"]


def test_play_goes_on_after_the_server_was_killed(browser_house: House, people_of: Callable[[House], People]) -> None:
    """Nothing that was answered is lost, and the page finds the server again by itself."""
    person = people_of(browser_house)
    links = browser_house.lay_out("gudbrandsdalen", {"germany": "person", "norway+allies": "policy"})
    kari = person()
    kari.sit_down(links["germany"])
    kari.play_on(at_random(3), 4)
    kari.until_asked()
    before = kari.table()
    browser_house.kill()
    kari.page.locator(".banner.danger").wait_for()
    heard = len(kari.frames)
    browser_house.reopen()
    kari.until(lambda: len(kari.frames) > heard and kari.frames[-1]["type"] == "welcome", "welcomed again")
    assert (kari.table()["answers"], kari.table()["public"]) == (before["answers"], before["public"])
    kari.play_on(at_random(3), 2)
    # An answer that is given while it is away waits, can be taken back, and is sent when it is back.
    kari.until_asked()
    asked = kari.question()
    assert asked is not None
    offer = next((each for each in asked["offers"] if len(each.get("steps", [])) > 1), asked["offers"][0])
    browser_house.kill()
    kari.page.locator(".banner.danger").wait_for()
    kari.click_through(offer)
    expect(kari.page.locator("[data-part=question] h2")).to_have_text("It is sent as soon as the server is back.")
    kari.act("take-back-unsent")
    expect(kari.page.locator("[data-act=take-back-unsent]")).to_have_count(0)
    kari.click_through(offer)
    expect(kari.page.locator("[data-act=take-back-unsent]")).to_be_visible()
    browser_house.reopen()
    kari.until(lambda: bool(kari.table()["answers"] > asked["decision"]), "the answer that waited was heard")
    # While the server was away the browser itself complained about each attempt to reach it.
    kari.troubles.clear()


def test_three_sit_at_one_table_and_each_sees_one_hand(person: People, house: House) -> None:
    links = house.lay_out("gudbrandsdalen", THREE)
    people = [person() for _ in THREE]
    for each, seat in zip(people, THREE, strict=True):
        each.sit_down(links[seat])
        assert list(each.table()["private"]["hands"]) == [seat]
    take_turns(people, at_random(4), 12)
    assert len({json.dumps(each.table()["public"]) for each in people}) == 1


def test_nothing_of_a_hidden_hand_is_ever_on_the_wire(person: People, house: House) -> None:
    """A card that only its holder knows is named in no frame of the others: captured and searched."""
    links = house.lay_out("gudbrandsdalen", TWO)
    kari, ola, watcher = person(), person(), person()
    kari.sit_down(links["germany"])
    ola.sit_down(links["norway+allies"])
    watcher.sit_down(links["watch"])
    assert watcher.table()["seat"] is None
    expect(watcher.page.locator("[data-card]")).to_have_count(0)
    take_turns([kari, ola, watcher], at_random(5), 20 * SOAK)
    decks = {"germany": ["germany"], "norway+allies": ["norway", "allies"]}
    for seat, factions in decks.items():
        public = watcher.table()["public"]["factions"]
        used = {card for faction in factions for card in public[faction]["used"]}
        hidden = {
            id
            for id, card in open_box([]).cards.items()
            if ("germany", "norway", "allies")[card.kind.deck] in factions and id not in used
        }
        others = [watcher, ola if seat == "germany" else kari]
        for other in others:
            named = [id for id in hidden if any(f'"{id}"' in frame for frame in other.wire)]
            # What is reshuffled into a deck had been seen when it was used.
            played = {id for id in named if any("used" in frame and f'"{id}"' in frame for frame in other.wire)}
            assert set(named) <= played
    assert all(frame["question"] is None for frame in watcher.frames if "question" in frame)


def test_a_friend_comes_by_invitation_and_a_bot_takes_over_and_hands_back(person: People, house: House) -> None:
    kari = person()
    links = house.lay_out("gudbrandsdalen", {"germany": "person", "norway+allies": "open"})
    kari.sit_down(links["germany"])
    assert [each["player"] for each in kari.table()["status"]["sittings"]] == ["person", "open"]
    ola = person()
    ola.come_invited(links["norway+allies"], "Ola")
    kari.until(lambda: status(kari)["norway+allies"] == ("person", True), "the friend is there")
    kari.act("menu")
    kari.act("seats")
    kari.page.locator("[data-give='germany']").wait_for()
    # Only a friend himself hands his seat over.
    expect(kari.page.locator("[data-give='norway+allies']")).to_have_count(0)
    ola.act("menu")
    ola.act("seats")
    ola.page.locator("[data-give='norway+allies']").click()
    ola.until(lambda: status(ola)["norway+allies"][0] == "policy", "the friend has handed over")
    # The friend has a key of his own.
    ola.until(lambda: not ola.link.endswith(links["norway+allies"]), "the invitation became a key")
    back_link = ola.link.removeprefix(house.address)
    ola.leave()
    kari.until(lambda: status(kari)["norway+allies"][0] == "policy", "a bot plays")
    kari.page.keyboard.press("Escape")
    kari.play_on(at_random(6), 3)
    back = person()
    back.sit_down(back_link)
    back.act("take-seat")
    kari.until(lambda: status(kari)["norway+allies"] == ("person", True), "the friend plays again")


def status(person: Person) -> dict[str, tuple[str, bool]]:
    """Who sits where, as the newest frame of any kind tells it."""
    newest = next(frame["status"] for frame in reversed(person.frames) if "status" in frame)
    return {each["seat"]: (each["player"], each["present"]) for each in newest["sittings"]}


def a_move(person: Person) -> dict[str, object]:
    """A move of battalions that meets nobody."""
    asked = person.question()
    assert asked is not None
    return next(
        offer
        for offer in asked["offers"]
        if offer["option"][0] == "move" and offer["saying"]["values"]["meets"] == "nobody"
    )


def test_undo_takes_the_last_answer_back(person: People, house: House) -> None:
    kari = person()
    kari.sit_down(house.lay_out("basic", {"germany": "person", "norway+allies": "policy"})["germany"])
    kari.until_asked()
    before = kari.table()
    kari.answer(a_move(kari))
    assert kari.table()["public"]["areas"] != before["public"]["areas"]
    kari.act("undo")
    kari.until(lambda: kari.table()["answers"] == before["answers"], "taken back")
    assert kari.table()["public"] == before["public"]


def test_going_further_back_needs_the_others_consent(person: People, house: House) -> None:
    links = house.lay_out("basic", TWO)
    kari, ola = person(), person()
    kari.sit_down(links["germany"])
    ola.sit_down(links["norway+allies"])
    kari.until_asked()
    before = kari.table()
    kari.answer(a_move(kari))
    kari.answer(kari.offer("end"))
    for yes in (False, True):
        kari.act("menu")
        kari.act("rollback-turn")
        ola.page.locator("[data-act=agree]").wait_for()
        ola.act("agree" if yes else "disagree")
        gone = "ola has answered"
        kari.until(lambda: kari.frames[-1].get("status", {}).get("proposal") is None, gone)
        assert (kari.table()["answers"] == before["answers"]) == yes
    ola.until(lambda: ola.table()["answers"] == before["answers"], "both are back")


def test_giving_up_is_asked_twice_and_ends_the_game(person: People, house: House) -> None:
    kari = person()
    kari.sit_down(house.lay_out("gudbrandsdalen", {"germany": "person", "norway+allies": "policy"})["germany"])
    kari.act("menu")
    kari.act("resign")
    assert not kari.over()
    kari.act("resign-sure")
    kari.page.locator("[data-end]").wait_for()
    assert kari.table()["status"]["outcome"]["winners"] == ["norway+allies"]


def test_people_talk_and_two_windows_of_a_seat_show_the_same(person: People, house: House) -> None:
    links = house.lay_out("basic", TWO)
    kari, again, ola = person(), person(), person()
    kari.sit_down(links["germany"])
    again.sit_down(links["germany"])
    ola.sit_down(links["norway+allies"])
    ola.page.get_by_role("tab", name="Talk").click()
    ola.page.locator("[data-talk]").fill("Good luck <b>Kari</b>")
    ola.page.keyboard.press("Enter")
    kari.page.get_by_role("tab", name="Talk").click()
    kari.page.get_by_text("Good luck <b>Kari</b>").wait_for()
    move = a_move(kari)
    kari.answer(move)
    again.until(lambda: again.table()["answers"] == kari.table()["answers"], "the other window has heard")
    assert again.table()["public"] == kari.table()["public"]


def test_an_earlier_moment_and_the_rule_behind_a_line_are_one_click_away(person: People, house: House) -> None:
    kari = person()
    kari.sit_down(house.lay_out("basic", {"germany": "person", "norway+allies": "policy"})["germany"])
    kari.until_asked()
    opening = kari.table()["public"]["areas"]
    kari.answer(a_move(kari))
    # The last lines tell of the preparations, when all hands were still empty.
    kari.page.locator("[data-look]").last.click()
    kari.until(lambda: any(frame["type"] == "moment" for frame in kari.frames), "the moment came")
    moment = next(frame for frame in kari.frames if frame["type"] == "moment")
    assert moment["public"]["areas"] == opening
    kari.act("present")
    rule = kari.page.locator("[role=log] .rule").first
    id = rule.inner_text()
    rule.click()
    kari.page.get_by_text(f"KON-{id}").first.wait_for()


def test_dice_of_my_own_are_asked_for(person: People, house: House) -> None:
    kari = person()
    links = house.lay_out("gudbrandsdalen", {"germany": "person", "norway+allies": "policy"}, dice="mine")
    kari.sit_down(links["germany"])
    pick = attacking()
    while True:
        kari.until_asked()
        asked = kari.question()
        assert asked is not None
        if asked["kind"] == "roll":
            break
        kari.answer(pick(asked))
    count = asked["count"]
    kari.skip()
    for place in range(count):
        kari.page.locator(f"[data-die='{place}:4']").click()
    kari.act("thrown")
    kari.until(lambda: kari.table()["answers"] > asked["decision"], "the dice were heard")
    rolled = [line for frame in kari.frames for line in frame.get("happening", {}).get("lines", [])]
    dice = [line["values"]["dice"] for line in rolled if line["key"] == "combat.rolled"]
    assert dice[0] == [4] * count


def attacking() -> Pick:
    """Attacks wherever it can, and goes on where it cannot."""

    def pick(asked: dict[str, object]) -> dict[str, object]:
        offers = asked["offers"]
        assert isinstance(offers, list)
        attacks = [each for each in offers if each["saying"]["values"].get("meets") == "enemy"]
        quiet = [each for each in offers if each.get("quiet")]
        fights = [each for each in offers if each["option"][0] == "fight"]
        return (attacks or fights or quiet or offers)[-1]  # type: ignore[no-any-return]

    return pick


@pytest.mark.parametrize("locale", LANGUAGES)
def test_a_small_desktop_shows_bar_and_hand_whole(person: People, house: House, locale: str) -> None:
    kari = person(locale=locale)
    kari.sit_down(house.lay_out("gudbrandsdalen", {"germany": "person", "norway+allies": "policy"})["germany"])
    kari.until_asked()
    menu = kari.page.locator("[data-act=menu]")
    kari.page.locator(".hand [data-card]").first.wait_for()
    for width in (1024, 1152, 1280, 1366):
        kari.page.set_viewport_size({"width": width, "height": 768})
        kari.page.wait_for_function(f"innerWidth === {width}")
        kari.until(lambda: kari.is_in_sight(menu), f"the menu is in sight at {width}")
        kari.until(lambda: kari.page.evaluate(COVERED_CARDS) == [], f"no card lies under the panel at {width}")
