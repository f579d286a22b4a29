"""Chapter 7.0: the initial phase of 9 April."""

from __future__ import annotations

from typing import Any

import pytest

from motstand.games.kampen_om_norge import GAME
from motstand.games.kampen_om_norge.components import ALLIES, GERMANY, NORWAY
from motstand.games.kampen_om_norge.sea.fleet import sea_of, zone_number
from motstand.games.kampen_om_norge.sea.state import exchanged
from motstand.games.kampen_om_norge.state import Kampen
from motstand.kernel.game import Setup
from motstand.kernel.matches.fate import Scripted, Seeded
from motstand.kernel.matches.making import match_from
from tests.games.kampen_om_norge.sea_table import ALLIED_ZONES, SeaTable, set_sea
from tests.games.kampen_om_norge.table import THREE

ZONES = ["I", "II", *ALLIED_ZONES]
DRAWN = ["SA-01", "SA-02", "SA-06", "SA-09", "SA-10", "SA-13", "SA-14", "SA-15", "SA-16"]
GERMAN_CARDS = ["G9-02", "G9-03", "G9-04", "G9-08", "G9-06"]
NORWEGIAN_CARDS = ["kystfort", "april_jagerfly", "april_ubat"]
ALLIED_CARDS = ["rekognoseringsfly", "stupbombefly", "april_forsterkninger"]


def begin(fate: list[Any] | None = None) -> SeaTable:
    """The advanced game from its first question, with three players."""
    setup = Setup("advanced", THREE)
    return SeaTable(match_from(GAME, setup, GAME.start(setup), Scripted(list(fate or []), Seeded(1))))


def keep(table: SeaTable, *cards: list[str]) -> None:
    for hand in cards:
        for card in hand:
            table.choose("keep", card)


@pytest.mark.rule("KON-ADV-01", "KON-NINE-01", "KON-NINE-48", "KON-VER-01")
def test_the_game_begins_with_9_april() -> None:
    table = begin()
    assert table.prompt == "april.keep"
    assert [len(deck) for deck in table.game.decks] == [62, 22, 28]
    assert [len(hand) for hand in table.game.hands] == [0, 0, 0]
    assert [table.on_board(faction) for faction in THREE] == [0, 1, 0]


@pytest.mark.rule("KON-NINE-05", "KON-NINE-07", "KON-NINE-09", "KON-EX-24", "KON-NINE-10")
def test_each_faction_keeps_its_cards_and_the_allies_draw_nine_ships() -> None:
    table = begin(DRAWN)
    asked = []
    for card in [*GERMAN_CARDS, *NORWEGIAN_CARDS, *ALLIED_CARDS]:
        asked.append((table.seat, table.rule))
        table.choose("keep", card)
    germany, norway, allies = ("KON-NINE-05", "KON-NINE-07", "KON-NINE-09")
    assert asked == [("germany", germany)] * 5 + [("norway", norway)] * 3 + [("allies", allies)] * 3
    assert [len(cards) for cards in table.sea.returned] == [5, 3, 3]
    assert table.sea.waiting[ALLIES] == tuple(sorted(DRAWN))
    assert len(table.sea.later) == 9
    # Nobody else learns which.
    for seat in ("germany", "norway", None):
        assert "SA-" not in str(table.match.log_for(seat))
        assert "A9-" not in str(table.match.log_for(seat))
    assert "SA-01" in str(table.match.log_for("allies"))


@pytest.mark.rule("KON-NAC-04", "KON-NINE-17")
def test_skip_til_unnsetning_exchanges_a_ship_before_any_is_placed() -> None:
    table = begin(DRAWN)
    keep(table, GERMAN_CARDS, NORWEGIAN_CARDS, ["skip_til_unnsetning", "stupbombefly", "minelegging"])
    assert (table.prompt, table.seat) == ("april.swap", "allies")
    table.choose("swap", "skip_til_unnsetning", "SA-13", "SA-03")
    assert "SA-03" in table.sea.waiting[ALLIES]
    assert "SA-13" in table.sea.later
    assert len(table.sea.waiting[ALLIES]) == 9
    assert table.hand("allies") == ["minelegging", "stupbombefly"]


@pytest.mark.rule("KON-NINE-08", "KON-NINE-11", "KON-NINE-12", "KON-NINE-13", "KON-NINE-14", "KON-SHIP-16")
def test_norway_places_first() -> None:
    table = begin(DRAWN)
    keep(table, GERMAN_CARDS, NORWEGIAN_CARDS, ALLIED_CARDS)
    table.pass_()
    assert table.battalions("finnmark") == {"norway": 1}
    oslo = {option[1] for option in table.offered("muster")}
    assert oslo == {"oslo", "honefoss", "horten", "gjovik", "kongsvinger", "ostfold"}
    table.choose("muster", "honefoss")
    points = [option[1] for option in table.offered("muster")]
    assert len(points) == 12
    table.choose("muster", "voss")
    # KON-Q-68: both on the same point.
    table.choose("muster", "voss")
    assert table.battalions("voss") == {"norway": 2}
    assert table.zones_offered("station") == ZONES[:-1]
    table.choose("station", "SN-01", "VII")
    assert table.ships("VII") == ["SN-01"]
    assert table.sea.shown == ("SN-01",)
    assert (table.prompt, table.seat) == ("station", "germany")


@pytest.mark.rule("KON-NINE-06", "KON-NINE-15", "KON-SHIP-01", "KON-SHIP-24")
def test_germany_places_all_its_ships_unseen() -> None:
    def waiting(game: Kampen) -> None:
        ships = [ship.id for ship in game.scenario.ships.values() if ship.faction == GERMANY]
        sea_of(game).waiting = exchanged(sea_of(game).waiting, GERMANY, tuple(sorted(ships)))

    table = set_sea({}, "german ships", april={}, prepare=waiting, seats=THREE)
    for number in range(17):
        assert table.zones_offered("station") == ZONES
        assert not table.told("ships.placed")
        table.choose("station", f"SG-{number + 1:02}", "III" if number < 9 else "VII")
    assert len(table.ships("III")) == 9
    assert len(table.ships("VII")) == 8
    told = table.match.log_for("allies")
    assert "SG-" not in str(told)
    placed = next(entry for entry in table.match.log if entry.key == "ships.placed")
    assert [(child.values["zone"], child.values["count"]) for child in placed.children] == [("III", 9), ("VII", 8)]


@pytest.mark.rule("KON-NAC-02", "KON-NAC-03", "KON-EX-25", "KON-NINE-17")
def test_reconnaissance_shows_ships_that_stay_hidden() -> None:
    ships = {"III": "SG-03 SG-06", "I": "SG-04", "VI": "SG-07", "VII": "SG-10", "II": "SG-05", "VIII": "SG-01"}
    hands = {"allies": ["rekognoseringsfly"]}
    table = set_sea(ships, "reconnaissance", april=hands, fate=[6, 4, "SG-03"], seats=THREE)
    # KON-NAC-03: not in I, VI and VII.
    assert sorted(table.zones_offered("scout")) == ["II", "III", "VIII"]
    table.choose("scout", "rekognoseringsfly", "III")
    assert table.told("april.scouted") == [{"ship": "SG-03", "zone": "III"}]
    assert table.hand("allies") == []
    assert table.sea.shown == ()
    assert table.sea.intercepted == ()


@pytest.mark.rule("KON-NAC-02")
def test_reconnaissance_leaves_dummies_on_the_map() -> None:
    """KON-Q-10."""
    table = set_sea({"III": "SG-15"}, "reconnaissance", april={"allies": ["rekognoseringsfly"]}, fate=[5, "SG-15"])
    table.choose("scout", "rekognoseringsfly", "III")
    assert table.told("april.scouted") == [{"ship": "SG-15", "zone": "III"}]
    assert table.ships("III") == ["SG-15"]


@pytest.mark.rule("KON-NNC-04", "KON-NINE-17")
def test_omdisponering_moves_a_battalion_once_the_ships_lie_there() -> None:
    table = set_sea(
        {"III": "SG-03"}, "reconnaissance", april={"norway": ["omdisponering"]}, voss="1 norway", seats=THREE
    )
    table.pass_()
    assert (table.prompt, table.seat) == ("april.reposition", "norway")
    table.choose("reposition", "omdisponering", "voss", "bergen")
    assert table.told("april.repositioned") == [{"card": "N9-04", "from": "voss", "to": "bergen"}]
    assert table.battalions("bergen") == {"norway": 1}
    assert table.battalions("voss") == {}


@pytest.mark.rule("KON-NINE-16", "KON-ADV-02", "KON-NINE-17")
def test_the_allies_place_theirs_also_beside_the_enemy() -> None:
    def waiting(game: Kampen) -> None:
        sea_of(game).waiting = exchanged(sea_of(game).waiting, ALLIES, ("SA-01", "SA-13"))

    table = set_sea({"III": "SG-03"}, "allied ships", april={}, prepare=waiting, seats=THREE)
    assert table.zones_offered("station") == ALLIED_ZONES
    table.choose("station", "SA-01", "III")
    table.choose("station", "SA-13", "III")
    assert table.ships("III") == ["SA-01", "SA-13", "SG-03"]
    # Then the feint.
    assert (table.prompt, table.seat) == ("april.feint", "germany")


@pytest.mark.rule("KON-NGC-01", "KON-NINE-17")
def test_villedende_manover_lures_ships_away() -> None:
    """KON-Q-11: each to a zone of Germany's choice, never I or II, and nobody else learns which ship it was."""
    hands = {"germany": ["villedende_manover"]}
    fate = [5, 4, 6, "SA-13", "SA-01"]
    table = set_sea({"III": "SA-01 SA-13 SA-02"}, "allied ships", april=hands, fate=fate, seats=THREE)
    table.choose("feint", "villedende_manover", "III")
    assert table.zones_offered("lure") == ["IV", "VIII"]
    table.choose("lure", "VIII")
    table.choose("lure", "IV")
    assert (table.ships("VIII"), table.ships("IV"), table.ships("III")) == (["SA-13"], ["SA-01"], ["SA-02"])
    assert "SA-" not in str(table.match.log_for("germany"))
    assert "SA-13" in str(table.match.log_for("allies"))


@pytest.mark.rule("KON-NINE-03", "KON-NINE-02")
def test_cards_of_9_april_work_only_in_their_phase() -> None:
    """The windows of the initial phase offer no card of another time."""
    hands = {"germany": GERMAN_CARDS, "norway": NORWEGIAN_CARDS, "allies": ["stupbombefly", "minelegging"]}
    table = set_sea({"III": "SG-03"}, "reconnaissance", april=hands, voss="1 norway", seats=THREE)
    assert table.match.options == [("pass",)]
    table.pass_()
    assert table.match.options == [("pass",)]
    table.pass_()
    assert (table.prompt, table.match.options) == ("april.feint", [("pass",)])
    assert zone_number(table.game, "III") == 2
    assert NORWAY == 1


@pytest.mark.rule("KON-NINE-15", "KON-NINE-06")
def test_germany_may_place_its_ships_as_in_1940() -> None:
    """All that are left go where they were; dummies were nowhere and are asked for."""

    def waiting(game: Kampen) -> None:
        sea_of(game).waiting = exchanged(
            sea_of(game).waiting, GERMANY, tuple([id for id in game.scenario.ships if id.startswith("SG")])
        )

    table = set_sea({}, "german ships", april={}, prepare=waiting)
    assert table.offered("as_in_1940") == [("as_in_1940",)]
    table.choose("station", "SG-01", "III")
    table.choose("as_in_1940")
    assert (table.prompt, table.sea.waiting[GERMANY]) == ("station", ("SG-15", "SG-16", "SG-17"))
    assert not table.offers("as_in_1940")
    for dummy in ("SG-15", "SG-16", "SG-17"):
        table.choose("station", dummy, "V")
    assert table.ships("III") == ["SG-01", "SG-14"]
    assert table.ships("VIII") == ["SG-02"]
    assert table.ships("VII") == ["SG-10", "SG-11", "SG-12"]
    assert table.told("ships.placed") == [{"faction": "germany", "count": 17}]


@pytest.mark.rule("KON-NINE-16")
def test_the_allies_have_no_such_plan() -> None:
    def waiting(game: Kampen) -> None:
        sea_of(game).waiting = exchanged(sea_of(game).waiting, ALLIES, ("SA-01",))

    table = set_sea({}, "allied ships", "germany", april={}, prepare=waiting)
    assert (table.prompt, table.offers("as_in_1940")) == ("station", False)
