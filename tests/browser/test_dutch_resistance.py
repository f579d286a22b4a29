"""Dutch Resistance in real browsers: a round alone, two at one table, a Halt! card, what tonight costs, the decks."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.ending import expect_end
from tests.browser.house import House, Person, at_random

People = Callable[..., Person]

GAME = "dutch-resistance"
ALONE = {"green": "joke"}
PAIR = {"green": "joke", "blue": "anda"}


def lay_out(house: House, scenario: str, players: dict[str, str], identities: dict[str, str], **more: str) -> Any:
    return house.lay_out(scenario, players, game=GAME, options={"identities": identities, **more})


def alone(person: People, house: House, scenario: str = "safe_houses", **screen: Any) -> Person:
    kari = person(**screen)
    kari.sit_down(lay_out(house, scenario, {"green": "person"}, ALONE, solo="helpers")["green"])
    kari.until_asked()
    # Helpers offer something in the morning.
    while (asked := kari.question()) is not None and asked["prompt"] != "turn":
        kari.answer(asked["offers"][0])
        kari.until_asked()
    return kari


def test_a_round_alone_is_played_by_clicks(person: People, house: House) -> None:
    """Three Character cards, an Occupier card, tokens, a night: nothing but the mouse until the next round."""
    kari = alone(person, house)
    pick = at_random(1)
    while not kari.over() and kari.table()["public"]["round"] == 1:
        asked = kari.question()
        assert asked is not None
        kari.answer(pick(asked))
        kari.until_asked()
    assert kari.over() or kari.table()["public"]["round"] == 2
    assert not kari.troubles


def test_a_game_from_the_shelf_is_played_to_its_end(person: People) -> None:
    kari = person()
    kari.visit()
    kari.page.locator(f"[data-box='{GAME}']").click()
    kari.page.locator("[data-action=play-now]").first.click()
    kari.page.wait_for_url("**/table/**")
    kari.until(lambda: any(frame["type"] == "welcome" for frame in kari.frames), "welcomed")
    kari.play_on(at_random(2), 4)
    if not kari.over():
        kari.give_up()
        kari.until(kari.over, "given up")
    end = expect_end(kari)
    expect(end).to_contain_text("Of the goal done")
    # Who was at it, and Morale round by round.
    expect(end.get_by_role("img", name="Morale over")).to_be_visible()
    expect(end.locator("[data-rounds] li")).to_contain_text(["Alibi"] * len(kari.table()["public"]["characters"]))
    assert not kari.troubles


@pytest.mark.rule("DR-SETUP-04", "DR-SETUP-29", "DR-SOLO-01", "DR-SOLO-09")
def test_the_table_is_laid_out_as_it_was_wished(person: People) -> None:
    """Alone with a Resistance Group, on a harder level: what cannot be chosen with two is not in the form."""
    kari = person()
    kari.visit()
    page = kari.page
    page.locator(f"[data-box='{GAME}']").click()
    form = page.locator("[data-form=new-table]")
    expect(form.locator("[data-choice=level] select")).to_have_value("medium")
    expect(form.locator("[data-choice=solo]")).to_have_count(0)
    # The First Player is one of those who play.
    expect(form.locator("[data-choice=first] option")).to_have_text(["Green", "Blue"])
    form.locator("[data-choice=first] select").select_option("blue")
    with page.expect_request("**/api/tables") as asked:
        form.locator("button.strong").first.click()
    assert (asked.value.post_data_json or {})["options"]["first"] == "blue"
    page.wait_for_url("**/table/**")
    kari.visit()
    page.locator(f"[data-box='{GAME}']").click()
    form.locator("[data-choice=seats] select").select_option(label="one seat: Green")
    expect(form.locator("[data-choice=first]")).to_have_count(0)
    expect(form.locator("[data-choice=group]")).to_have_count(0)
    form.locator("[data-choice=solo] select").select_option("group")
    form.locator("[data-choice=group] select").select_option("food_challenging")
    form.locator("[data-choice=level] select").select_option("hard")
    form.locator("button.strong").first.click()
    page.wait_for_url("**/table/**")
    kari.until(lambda: any(frame["type"] == "welcome" for frame in kari.frames), "welcomed")
    kari.until_asked()
    public = kari.table()["public"]
    assert (public["level"], public["solo"], len(public["characters"])) == ("hard", "group", 1)
    assert not kari.troubles


# Texts of Character cards that reach over the card's lower edge.
TOO_LONG = """() => [...document.querySelectorAll(".dress .card")].filter(card => {
    const bottom = card.getBoundingClientRect().bottom;
    return [...card.querySelectorAll("p")].some(text => text.getBoundingClientRect().bottom > bottom - 2);
}).map(card => card.textContent)"""


@pytest.mark.parametrize("locale", ["nb", "nl"])
def test_no_text_of_a_card_is_cut_through(person: People, house: House, locale: str) -> None:
    """One that is too long ends with an ellipsis, and is read whole when it is pointed at."""
    kari = person(viewport={"width": 1280, "height": 720}, locale=locale)
    options = {"identities": {"green": "anton", "blue": "joke"}, "first": "green"}
    seats = {"green": "person", "blue": "policy"}
    kari.sit_down(house.lay_out("network", seats, game=GAME, options=options)["green"])
    kari.until_asked()
    expect(kari.page.locator(".dress .card").first).to_be_visible()
    assert kari.page.evaluate(TOO_LONG) == []


def test_two_browsers_share_a_table_and_keep_their_secrets(person: People, house: House) -> None:
    """Each sees the own Occupier card alone; both see the same town, and one uses a token in the other's turn."""
    kari, ola = person(), person()
    seats = lay_out(house, "network", {"green": "person", "blue": "person"}, PAIR)
    kari.sit_down(seats["green"])
    ola.sit_down(seats["blue"])
    kari.until_asked()
    ola.until_asked()
    for one in (kari, ola):
        expect(one.page.locator("[data-occupier-card]")).to_have_count(1)
        expect(one.page.locator("[data-board]")).to_have_count(2)
    own = kari.page.locator("[data-occupier-card]").get_attribute("data-occupier-card")
    expect(ola.page.locator(f"[data-occupier-card='{own}']")).to_have_count(0)
    assert own is not None
    assert not any(f'"{own}"' in text for text in ola.wire if '"private"' in text)
    # It is Green's turn; Blue may use a Morale Action token all the same.
    tokens = ola.table()["public"]["tokens"]
    ola.answer(ola.offer("token", "blue"))
    ola.until_asked()
    ola.answer(ola.offer("raise"))
    kari.until(lambda: kari.table()["public"]["tokens"] == tokens - 1, "the token is used for both")
    expect(kari.page.locator("main [data-about='track:tokens']").first).to_have_attribute(
        "aria-label", re.compile(f"^{tokens - 1} Morale Action token")
    )
    assert not kari.troubles + ola.troubles


def stopped(person: People, house: House) -> Person:
    """Somebody whom the Policeman on Road T stops."""
    kari = alone(person, house)
    card = kari.table()["public"]["characters"][0]["cards"][0]
    kari.answer(kari.offer("point", card))
    kari.until_asked()
    kari.answer(kari.offer("go", "T"))
    kari.until_asked()
    return kari


def test_a_halt_card_shows_only_its_story_until_an_option_is_chosen(person: People, house: House) -> None:
    kari = stopped(person, house)
    card = kari.page.locator("[data-halt]")
    expect(card).to_be_visible()
    expect(card.locator("[data-halt-offer]")).to_have_count(2)
    expect(card).to_contain_text("What follows is told after the choice.")
    expect(card).not_to_contain_text(re.compile(r"[+-]\d (Alibi|Morale|Safety)"))
    # Neither of the two is set off in the question.
    expect(kari.page.locator("[data-part=question] .answer")).to_have_count(2)
    expect(kari.page.locator("[data-part=question] .answer.first")).to_have_count(0)
    # Who is stopped stands on the Road, not yet in the next Location.
    expect(kari.page.locator("[data-halted]")).to_be_visible()
    before = kari.table()["answers"]
    card.locator("[data-halt-offer]").first.click()
    kari.until(lambda: kari.table()["answers"] > before, "the option is chosen")
    expect(kari.page.locator("[data-halted]")).to_have_count(0)
    expect(card).to_have_count(0)
    assert not kari.troubles


def test_tonight_is_shown_on_the_tiles_and_explained(person: People, house: House) -> None:
    """Persons in Hiding cost their Location Safety; a click on the number says which rule takes what."""
    kari = alone(person, house)
    places = kari.table()["public"]["places"]
    losing = [place for place, shown in places.items() if shown["tonight"] > 0]
    assert losing
    rows = kari.page.locator("[data-tonight] [data-number]")
    expect(rows).to_have_count(len(losing))
    rows.first.click()
    expect(kari.page.locator("body")).to_contain_text("for a Person in Hiding")


def test_what_a_deck_can_hold_is_one_tap_away(person: People, house: House) -> None:
    kari = alone(person, house)
    kari.page.locator("#tab-decks").click()
    kari.page.locator("[data-pile=raid] summary").click()
    raids = kari.page.locator("[data-contents=raid] li")
    expect(raids).to_have_count(18)
    kari.page.locator("[data-pile=halt] summary").click()
    expect(kari.page.locator("[data-contents=halt] li")).to_have_count(46)


def test_a_location_is_walked_to_by_clicking_it(person: People, house: House) -> None:
    """Where a Road leads glows, says who is there, and a click on the tile walks."""
    kari = alone(person, house)
    card = kari.table()["public"]["characters"][0]["cards"][0]
    kari.answer(kari.offer("point", card))
    kari.until_asked()
    farm = kari.page.locator("[data-place=L5] > [role=button]")
    expect(farm).to_have_attribute("aria-label", re.compile("Farm, Countryside 5, Safety"))
    farm.press("Enter")
    kari.until(lambda: kari.table()["public"]["characters"][0]["place"] == "L5", "walked")
    expect(kari.page.locator("[data-place=L5] [data-piece=green]")).to_be_visible()


@pytest.mark.rule("DR-SOLO-22", "DR-SOLO-23")
def test_who_leads_several_characters_holds_the_cards_of_one(person: People, house: House) -> None:
    """Those of the others lie face-down until their turn: nothing lies over the question."""
    kari = person(viewport={"width": 1280, "height": 720})
    several = {"green": "joke", "blue": "anda", "yellow": "cornelia", "purple": "wim", "grey": "filip"}
    seat = "+".join(several)
    kari.sit_down(lay_out(house, "network", {seat: "person"}, several, first="blue")[seat])
    kari.until_asked()
    held = kari.page.locator("[data-part=hand] [data-card]")
    expect(held).to_have_count(3)
    expect(kari.page.locator("[data-part=hand] [data-card=walk_with_me]")).to_be_visible()
    expect(kari.page.locator("[data-occupier-card]")).to_have_count(1)
    kari.answer(kari.offer("point", "walk_with_me"))
    kari.until_asked()
    kari.page.locator("[data-offer='[\"raise\"]']").click()
    assert not kari.troubles


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720)])
def test_the_whole_town_lies_on_a_desktop(person: People, house: House, width: int, height: int) -> None:
    """Nothing is scrolled: every Location, the goal and Morale are in sight."""
    kari = alone(person, house, viewport={"width": width, "height": height})
    for place in kari.table()["public"]["places"]:
        expect(kari.page.locator(f"main [data-place={place}]")).to_be_in_viewport(ratio=0.95)
    for thing in ("track:goal", "track:morale"):
        expect(kari.page.locator(f"main [data-about='{thing}']").first).to_be_in_viewport(ratio=0.9)


def test_a_phone_shows_where_the_question_plays(person: People, house: House) -> None:
    kari = alone(person, house, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    expect(kari.page.locator("main [data-piece=green]")).to_be_in_viewport()
    expect(kari.page.locator("main [data-about='track:goal']")).to_be_in_viewport()
    kari.page.locator("nav [data-tab=group], [data-tab=group]").first.click()
    expect(kari.page.locator("[data-board=green]")).to_be_visible()
    assert not kari.troubles


@pytest.mark.rule("DR-SETUP-21")
def test_an_identity_is_chosen_by_its_card(person: People, house: House) -> None:
    """A card says who it is, and from then on the Character is called so; what is taken is offered to nobody else."""
    kari, ola = person(), person()
    seats = house.lay_out("safe_houses", {"green": "person", "blue": "person"}, game=GAME)
    kari.sit_down(seats["green"])
    ola.sit_down(seats["blue"])
    kari.until_asked()
    ola.until_asked()
    wim = ola.page.locator("[data-step='identity:wim']")
    expect(wim).to_contain_text("Wim")
    kari.answer(kari.offer("be", "wim"))
    ola.hear(kari.table()["answers"])
    expect(wim).to_have_count(0)
    expect(ola.page.locator("[data-board]").first).to_contain_text("Wim")


@pytest.mark.rule("DR-STD-01")
def test_the_question_for_an_action_leaves_the_map_in_sight(person: People, house: House) -> None:
    """On a small desktop the answers bear their names; what they do is told by the pointer."""
    kari = alone(person, house, "network", viewport={"width": 1280, "height": 720})
    height = kari.page.locator("main.board").bounding_box()
    point = next(offer for offer in asked_of(kari)["offers"] if offer["option"][0] == "point")
    kari.answer(point)
    kari.until_asked()
    assert asked_of(kari)["prompt"] == "action"
    raising = kari.page.locator("[data-offer='[\"raise\"]']")
    expect(raising.locator(".short")).to_have_text("Raising Safety")
    assert kari.page.locator("main.board").bounding_box() == height
    raising.hover()
    expect(kari.page.locator("[data-tip-shown]")).to_contain_text("a die says by how much")


def asked_of(person: Person) -> dict[str, Any]:
    asked = person.question()
    assert asked is not None
    return asked
