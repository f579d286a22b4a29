"""The figures of the rulebook and Scenario 2. Examples 1 to 3 are lessons: see test_lessons.py."""

from __future__ import annotations

import pytest

from motstand.games.kampen_om_norge.components import FACTIONS
from motstand.games.kampen_om_norge.state import Kampen
from tests.games.kampen_om_norge.table import new_table, set_table


def no_arrival(game: Kampen) -> None:
    """The first Allied battalions have come in an earlier round."""
    game.arrivals_due = 0


# -- figures -------------------------------------------------------------------------------------------------


@pytest.mark.rule("KON-EX-01", "KON-COMP-05")
@pytest.mark.parametrize(("white", "black", "battalions"), [(2, 0, 3), (1, 1, 7), (3, 0, 4), (1, 0, 2)])
def test_figure_chips(white: int, black: int, battalions: int) -> None:
    piece_and_chips = 1 + white + 5 * black
    table = set_table(oslo=f"{piece_and_chips} germany", hamar="1 norway")
    assert table.on_board("germany") == battalions
    assert {option[3] for option in table.offered("move", "oslo", "honefoss")} == set(range(1, battalions + 1))


@pytest.mark.rule("KON-EX-02", "KON-BOARD-17", "KON-BOARD-18", "KON-BOARD-19")
def test_figure_sea_zones_and_fjords() -> None:
    board = new_table().game.box.board
    zones = dict(zip(board.ids, board.sea_zones, strict=True))
    assert zones["voss"] == ["IV"]
    assert sorted(area for area in zones if "III" in zones[area]) == ["egersund", "haugesund", "stavanger"]
    bergen, haugesund, stavanger = (board.index[area] for area in ("bergen", "haugesund", "stavanger"))
    assert board.water_between(bergen, haugesund)
    assert board.water_between(haugesund, stavanger)
    north_of_bergen = [area for area in board.across_water[bergen] if area != haugesund]
    assert [board.ids[area] for area in north_of_bergen] == ["sogn"]


@pytest.mark.rule("KON-EX-05", "KON-COMBAT-05", "KON-COMBAT-06")
def test_figure_seven_battalions_against_four() -> None:
    table = set_table(elverum="4 germany", kongsvinger="3 germany", hamar="4 allies")
    table.choose("move", "elverum", "hamar", 4)
    table.choose("move", "kongsvinger", "hamar", 3)
    table.choose("end")
    assert table.dice() == [5, 4]


@pytest.mark.rule("KON-EX-06", "KON-REINF-03")
@pytest.mark.parametrize(
    ("cards", "symbols", "battalions"),
    [(["kystevakuering"], 2, 0), (["forsterkninger:5"], 5, 1), (["forsterkninger:5", "ubat"], 6, 2)],
)
def test_symbols_and_battalions(cards: list[str], symbols: int, battalions: int) -> None:
    table = set_table(
        turn="allies",
        oslo="1 germany",
        namsos="1 allies",
        hands={"allies": [*cards, "jagerfly"]},
        prepare=no_arrival,
    )
    table.choose("end")
    for card in cards:
        table.choose("trade", card.partition(":")[0])
    assert table.game.symbols == symbols
    table.choose("done")
    for _ in range(battalions):
        assert table.prompt == "placement"
        table.choose("place", "namsos")
    assert table.prompt == "movement"
    assert table.battalions("namsos") == {"allies": 1 + battalions}


# -- the card figure and Scenario 2 --------------------------------------------------------------------------


@pytest.mark.rule("KON-EX-34", "KON-AC-20", "KON-CARD-14")
def test_figure_when_panservernkanon_is_played() -> None:
    hands = {"germany": ["panzer"], "allies": ["panservernkanon"]}
    table = set_table(turn="allies", kongsvinger="1 germany", hamar="1 allies", hands=hands, prepare=no_arrival)
    table.choose("move", "hamar", "kongsvinger", 1)
    table.choose("end")
    assert (table.prompt, table.match.options) == ("combat.attack", [("pass",)])
    table.pass_()
    table.choose("play", "panzer")
    assert (table.prompt, table.kinds_offered("cancel")) == ("combat.attacker_counters", {"panservernkanon"})

    table = set_table(kongsvinger="1 germany", hamar="1 allies", hands=hands)
    table.choose("move", "kongsvinger", "hamar", 1)
    table.choose("end")
    table.choose("play", "panzer")
    assert (table.prompt, table.kinds_offered("cancel")) == ("combat.defender_counters", {"panservernkanon"})
    assert not table.offers("play")
    table.pass_()
    assert (table.prompt, table.kinds_offered("play")) == ("combat.defence", {"panservernkanon"})


@pytest.mark.rule("KON-EX-35", "KON-STWO-01", "KON-STWO-04", "KON-STWO-05", "KON-STWO-06")
@pytest.mark.rule("KON-STWO-08", "KON-STWO-09", "KON-STWO-10")
def test_scenario_2_decks_battalions_and_objectives() -> None:
    table = new_table("gudbrandsdalen")
    game = table.game
    kinds = [sorted(game.card(id).kind.id for id in game.decks[n].rest + game.hands[n]) for n in range(3)]
    assert [len(deck) for deck in kinds] == [16, 8, 8]
    assert [{kind: deck.count(kind) for kind in deck} for deck in kinds] == [
        {
            "artilleri": 1,
            "bombefly": 2,
            "fallskjermtropp": 2,
            "ingeniorkompani": 2,
            "jagerbomber": 2,
            "panzer": 2,
            "rask_forflytning": 3,
            "speidertropp": 2,
        },
        {"bakhold": 2, "rask_forflytning": 2, "sprengt_bro": 1, "veisperring": 3},
        {"forsterkninger": 1, "fremmedlegionaer": 1, "jagerfly": 2, "panservernkanon": 2, "stridsvogn": 1, "ubat": 1},
    ]
    view = table.match.view(None)
    assert view["areas"] == {
        "oslo": {"germany": 3},
        "gjovik": {"germany": 3},
        "honefoss": {"germany": 2},
        "kongsvinger": {"germany": 2},
        "kongsberg": {"germany": 1},
        "trondheim": {"germany": 1},
        "hamar": {"norway": 2},
        "valdres": {"norway": 2},
        "lillehammer": {"norway": 1},
        "oppdal": {"norway": 1},
        "andalsnes": {"allies": 2},
        "dombas": {"allies": 2},
    }
    assert [view["factions"][faction]["battalions"] for faction in FACTIONS] == [12, 6, 4]
    assert set(view["objectives"]) == {"lillehammer", "hamar", "oppdal", "tynset"}


@pytest.mark.rule("KON-EX-35", "KON-STWO-01")
@pytest.mark.parametrize(
    ("tynset", "winners"), [("1 germany", ("germany",)), ("1 norway", ("norway+allies",)), ("", ("norway+allies",))]
)
def test_scenario_2_germany_needs_all_four_areas(tynset: str, winners: tuple[str, ...]) -> None:
    table = set_table(
        scenario="gudbrandsdalen",
        lillehammer="1 germany",
        hamar="1 germany",
        oppdal="1 germany",
        tynset=tynset,
        dombas="4 allies",
        hands={"germany": ["panzer"]},
        decks={"germany": ["artilleri"]},
    )
    table.choose("end")
    table.choose("trade", "panzer")
    table.choose("place", "oslo")
    assert table.match.outcome is not None
    assert table.match.outcome.winners == winners
