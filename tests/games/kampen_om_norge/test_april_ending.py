"""Chapters 7.3 and 7.4: the end of the 9 April turn; example 4 from beginning to end; whole games."""

from __future__ import annotations

import random
from typing import Any

import pytest

from motstand.games.kampen_om_norge import GAME
from motstand.games.kampen_om_norge.components import ALLIES, GERMANY, NORWAY
from motstand.games.kampen_om_norge.sea.fleet import sea_of
from motstand.games.kampen_om_norge.state import Kampen
from motstand.kernel.game import Setup
from motstand.kernel.matches.fate import Scripted, Seeded
from motstand.kernel.matches.making import match_from
from tests.games.kampen_om_norge.sea_table import SeaTable, set_sea
from tests.games.kampen_om_norge.table import THREE, TWO

CITIES = ["oslo", "kristiansand", "stavanger", "bergen", "trondheim", "narvik"]


def april(phase: str, ships: dict[str, str], cards: dict[str, list[str]] | None = None, **more: Any) -> SeaTable:
    return set_sea(ships, phase, april=cards or {}, **{"seats": THREE, "finnmark": "1 norway", **more})


# -- phase 3 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KON-NINE-35")
def test_a_city_mobilizes_that_is_neither_german_nor_has_risen() -> None:
    def risen(game: Kampen) -> None:
        sea_of(game).resisted += (game.box.board.index["bergen"],)

    table = april("mobilization", {}, oslo="1 germany", bergen="1 norway", prepare=risen)
    assert table.battalions("oslo") == {"germany": 1}
    assert table.battalions("bergen") == {"norway": 1}
    for city in ("kristiansand", "stavanger", "trondheim", "narvik"):
        assert table.battalions(city) == {"norway": 1}


@pytest.mark.rule("KON-NINE-36")
@pytest.mark.parametrize(
    ("german", "count"), [([], 6), (["hamar"], 5), (["hamar", "voss"], 5), (["hamar", "voss", "ostfold"], 4)]
)
def test_half_of_the_mobilization_points_one_on_each(german: list[str], count: int) -> None:
    held: dict[str, Any] = dict.fromkeys(german, "1 germany")
    table = april("mobilization", {}, **held)
    chosen: list[str] = []
    while table.prompt == "april.mobilize":
        assert table.seat == "norway"
        options = [option[1] for option in table.offered("mobilize")]
        assert not set(options) & {*german, *chosen}
        chosen.append(options[0])
        table.choose("mobilize", options[0])
    assert len(chosen) == count
    assert all(table.battalions(area) == {"norway": 1} for area in chosen)


@pytest.mark.rule("KON-NINE-37", "KON-NINE-38", "KON-NNC-06", "KON-NAC-09")
def test_cards_are_traded_in_turn_and_germany_has_its_free_battalion() -> None:
    cards = {
        "germany": ["april_gebirgsjager", "april_bombefly"],
        "norway": ["april_forsterkninger"],
        "allies": ["april_forsterkninger", "minelegging"],
    }
    table = april("trade", {}, cards, oslo="1 germany")
    assert table.seat == "germany"
    table.choose("trade", "april_gebirgsjager")
    table.choose("trade", "april_bombefly")
    # Three symbols and the free one.
    assert table.game.to_place == 2
    table.choose("place", "oslo")
    table.choose("place", "oslo")
    while table.prompt == "submarine":
        table.pass_()
    assert (table.prompt, table.seat) == ("trade", "norway")
    table.choose("trade", "april_forsterkninger")
    table.choose("place", "hamar")
    assert (table.prompt, table.seat) == ("trade", "allies")
    table.choose("trade", "april_forsterkninger")
    table.choose("trade", "minelegging")
    # KON-NINE-45: the first six battalions do not come yet.
    assert table.game.to_place == 1
    table.choose("place", "namsos")
    assert table.battalions("namsos") == {"allies": 1}
    assert table.game.sea is not None
    assert not table.game.sea.april


@pytest.mark.rule("KON-NINE-37")
def test_who_came_ashore_has_moved_for_germany_alone() -> None:
    def landed(game: Kampen) -> None:
        game.moved[game.box.board.index["horten"]] = 1

    table = april("april submarines", {}, {"norway": ["kystfort"]}, horten="1 germany", prepare=landed)
    assert (table.prompt, table.seat) == ("trade", "norway")
    assert sum(table.game.moved) == 0


@pytest.mark.rule("KON-EX-32", "KON-NINE-37")
def test_in_example_4_neither_norway_nor_the_allies_reach_three_symbols() -> None:
    cards = {"norway": ["kystfort", "april_ubat"], "allies": ["april_forsterkninger"]}
    table = april("trade", {}, cards, oslo="1 germany")
    table.choose("place", "oslo")
    while sea_of(table.game).april:
        table.choose("trade" if table.offers("trade") else "pass")
    assert table.on_board("norway") == 1
    assert table.on_board("allies") == 0


@pytest.mark.rule("KON-NINE-40", "KON-NNC-05", "KON-NAC-08", "KON-NGC-04")
def test_transportfly_and_the_submarines_of_both() -> None:
    """Norway hunts first, then the Allies; who came by air is safe."""
    cards = {
        "germany": ["april_transportfly", "april_gebirgsjager", "april_bombefly"],
        "norway": ["april_ubat"],
        "allies": ["april_ubat"],
    }
    table = april("trade", {}, cards, oslo="1 germany", fate=[4, 5])
    table.choose("trade", "april_gebirgsjager")
    table.choose("trade", "april_bombefly")
    table.choose("done")
    assert {option[2] for option in table.offered("airplace")} == {"oslo"}
    table.choose("airplace", "april_transportfly", "oslo", 1)
    table.choose("place", "horten")
    assert (table.prompt, table.seat) == ("submarine", "norway")
    assert table.offered("hunt") == [("hunt", "N9-05", "horten")]
    table.choose("hunt", "april_ubat", "horten")
    assert (table.prompt, table.seat) == ("submarine", "allies")
    table.choose("hunt", "april_ubat", "horten")
    assert table.battalions("horten") == {}
    assert table.battalions("oslo") == {"germany": 2}


@pytest.mark.rule("KON-NINE-39")
def test_placement_on_9_april_follows_the_ships() -> None:
    """KON-Q-61: dummies bring nobody."""
    for ship, offered in (("SG-03", True), ("SG-15", False)):
        table = april("trade", {"III": "SA-01", "IV": ship}, oslo="1 germany")
        assert table.offers("place", "bergen") is offered


# -- phase 4 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KON-NGC-06", "KON-NINE-41")
def test_smoke_clears_with_9_april() -> None:
    """A ship that escaped behind smoke fights like any other in later turns."""

    def smoked(game: Kampen) -> None:
        sea_of(game).smoked += ("SG-03",)

    table = april("april ends", {"III": "SG-03"}, oslo="1 germany", prepare=smoked)
    assert table.sea.smoked == ()


@pytest.mark.rule("KON-ADV-05")
@pytest.mark.parametrize("holder", ["germany", "norway"])
def test_the_telegraph_cable(holder: str) -> None:
    table = april("april ends", {}, egersund=f"1 {holder}", oslo="1 germany")
    assert table.voided("allies") == (1 if holder == "germany" else 0)
    assert len(table.game.used[ALLIES]) == (1 if holder == "germany" else 0)


@pytest.mark.rule("KON-NINE-41", "KON-NINE-42", "KON-NINE-43", "KON-SHIP-22", "KON-NINE-02", "KON-SHIP-20")
def test_the_turn_ends_with_new_hands_and_without_dummies() -> None:
    cards = {"germany": ["april_bombefly"], "norway": ["kystfort"], "allies": ["minelegging"]}

    def used(game: Kampen) -> None:
        game.used[GERMANY] = ("G9-05",)
        game.used_a_card[GERMANY] = True

    table = april("april ends", {"III": "SG-03 SG-15", "V": "SG-16"}, cards, oslo="1 germany", prepare=used)
    assert table.ships("III") == ["SG-03"]
    assert table.ships("V") == []
    assert [len(hand) for hand in table.game.hands] == [5, 3, 3]
    held = [id for hand in table.game.hands for id in hand]
    assert not [id for id in [*held, *table.game.used[GERMANY]] if "9-" in id]
    assert not table.game.used_a_card[GERMANY]
    # KON-NINE-43: Germany's first ordinary turn.
    assert (table.prompt, table.seat, table.game.round) == ("naval_movement", "germany", 1)


@pytest.mark.rule("KON-WIN-12", "KON-NINE-43")
def test_who_has_landed_nobody_loses_at_the_end_of_9_april() -> None:
    """KON-Q-23: not before."""
    table = april("battles", {})
    assert not table.match.over
    table = april("april ends", {})
    assert table.match.outcome is not None
    assert table.match.outcome.key == "won.germany_defeated"


# -- example 4 -----------------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "KON-EX-24",
    "KON-EX-25",
    "KON-EX-26",
    "KON-EX-27",
    "KON-EX-28",
    "KON-EX-29",
    "KON-EX-30",
    "KON-EX-31",
    "KON-EX-32",
    "KON-EX-33",
)
def test_example_4() -> None:
    """9 April around Stavanger, from the first card to the hands of the first ordinary turn."""
    drawn = ["SA-01", "SA-13", "SA-02", "SA-03", "SA-06", "SA-09", "SA-10", "SA-14", "SA-15"]
    fate: list[Any] = [*drawn, 6, 4, "SG-03", 6, 4, "SG-03", 4, 4, 6, "G-01", 6, 5]
    setup = Setup("advanced", THREE)
    table = SeaTable(match_from(GAME, setup, GAME.start(setup), Scripted(fate, Seeded(1))))
    for card in ("G9-02", "G9-03", "april_bombefly", "bloff_trusler", "april_gebirgsjager"):
        table.choose("keep", card)
    for card in (
        "kystfort",
        "april_jagerfly",
        "april_ubat",
        "rekognoseringsfly",
        "stupbombefly",
        "april_forsterkninger",
    ):
        table.choose("keep", card)
    table.pass_()
    table.choose("muster", "kongsvinger")
    table.choose("muster", "hamar")
    table.choose("muster", "bardufoss")
    table.choose("station", "SN-01", "VII")
    # The others lie where nobody meets them.
    for number in range(1, 18):
        table.choose("station", f"SG-{number:02}", "III" if number in (3, 6) else "I")
    table.choose("scout", "rekognoseringsfly", "III")
    assert table.told("april.scouted") == [{"ship": "SG-03", "zone": "III"}]
    table.pass_()
    for ship in sorted(drawn):
        table.choose("station", ship, "III" if ship in ("SA-01", "SA-13") else "VIII")
    table.pass_()
    # Phase 1: Germany makes no attempt in III, the Allies do.
    table.pass_()
    table.choose("intercept", "III")
    assert table.sea.intercepted == ("SG-03",)
    table.pass_()
    table.choose("card", "april_fallskjermtropp")
    table.choose("drop", "stavanger")
    table.choose("divert", "april_jagerfly", "haugesund")
    assert table.battalions("haugesund") == {"germany": 1}
    table.choose("end")
    # Phase 2: Stupbombefly is kept for step 2; Karlsruhe is not added.
    table.pass_()
    table.choose("done")
    table.choose("dive", "stupbombefly", "III")
    table.pass_()
    assert [shot["ship"] for shot in table.told("naval_combat.shot")] == ["SG-03", "SA-01"]
    while table.prompt == "april.sailors":
        table.pass_()
    table.choose("void", 1)
    assert table.voided("germany") == 1
    assert table.ships("III") == ["SA-01", "SA-13", "SG-06"]
    table.choose("landing", "III")
    table.choose("ashore", "SG-06", "stavanger")
    while table.prompt in ("april.mine", "april.fort"):
        table.pass_()
    assert table.battalions("stavanger") == {"germany": 1}
    table.choose("done")
    table.choose("resist", "stavanger")
    table.choose("bluff", "bloff_trusler")
    assert table.battalions("egersund") == {"norway": 1}
    assert table.battalions("stavanger") == {"germany": 1}
    # Phases 3 and 4.
    table.pass_to("naval_movement")
    assert table.voided("allies") == 0
    assert [len(hand) for hand in table.game.hands] == [5, 3, 3]
    for area, here in (("haugesund", {"germany": 1}), ("stavanger", {"germany": 1}), ("egersund", {"norway": 1})):
        assert table.battalions(area) == here


# -- whole games ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("KON-ADV-01", "KON-WIN-12", "KON-NINE-01", "KON-SHIP-02")
@pytest.mark.parametrize("seats", [TWO, THREE], ids=len)
def test_whole_games_come_to_an_end(seats: list[str]) -> None:
    """By chance alone; nothing gets lost but what leaves the game, and every position can be stored."""
    for seed in range(3):
        setup = Setup("advanced", seats)
        match = match_from(GAME, setup, GAME.start(setup), Seeded(f"advanced {seed}"))
        chance = random.Random(f"advanced {len(seats)} {seed}")
        answers = 0
        while not match.over:
            match.play(chance.choice(match.options))
            answers += 1
            assert answers < 5_000
            game = match.state
            assert isinstance(game, Kampen)
            if answers % 97 == 0:
                check(game)
                assert GAME.restore(setup, game.data()).data() == game.data()
        assert match.outcome is not None


def check(game: Kampen) -> None:
    """Ships and cards are somewhere, and no Allied ship is where it may not be."""
    sea = sea_of(game)
    on_map = [id for fleet in sea.stacks for stack in fleet for id in stack]
    waiting = [id for ships in sea.waiting for id in ships] + [id for id, _ in sea.placing]
    everywhere = on_map + waiting + ([] if game.phase == "allied fleet" else list(sea.later))
    assert len(everywhere) == len(set(everywhere))
    assert set(sea.shown) <= set(on_map)
    assert not sea.stacks[ALLIES][0]
    assert not sea.stacks[ALLIES][1]
    if not sea.april:
        assert not [id for id in on_map if game.scenario.ships[id].of.dummy]
        for faction, count in ((GERMANY, 62), (NORWAY, 22), (ALLIES, 28)):
            assert len(game.hands[faction]) + len(game.decks[faction]) + len(game.used[faction]) == count


def test_cities_are_those_of_the_board() -> None:
    box = set_sea({}, oslo="1 germany", hamar="1 norway").game.box
    assert [box.board.ids[city] for city in box.board.victory_cities] == CITIES
