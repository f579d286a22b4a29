"""The worked examples and figures of the rulebook; Examples 1 to 3 as whole turns with scripted dice (KON-Q-14)."""

from __future__ import annotations

import pytest

from motstand.games.kampen_om_norge.components import FACTIONS
from motstand.games.kampen_om_norge.state import Kampen
from tests.games.kampen_om_norge.table import THREE, Table, new_table, set_table


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


@pytest.mark.rule("KON-EX-03", "KON-MOVE-02", "KON-COMP-04")
def test_figure_a_stack_moves_from_oslo_to_honefoss() -> None:
    table = set_table(oslo="3 germany", hamar="1 norway")
    table.choose("move", "oslo", "honefoss", 3)
    assert table.battalions("honefoss") == {"germany": 3}
    assert table.battalions("oslo") == {}


@pytest.mark.rule("KON-EX-04", "KON-MOVE-04", "KON-BOARD-06")
def test_figure_a_norwegian_battalion_attacks_tynset_from_oppdal() -> None:
    table = set_table(turn="norway", oppdal="1 norway", tynset="1 germany", oslo="1 germany", fate=[5, 4])
    table.choose("move", "oppdal", "tynset", 1)
    assert table.attackers("tynset") == {"oppdal": 1}
    assert table.battalions("tynset") == {"germany": 1}
    table.choose("end")
    assert table.dice() == [1, 1]
    table.pass_to("movement")
    assert table.battalions("tynset") == {"norway": 1}


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


# -- Example 1 -----------------------------------------------------------------------------------------------


def example_1() -> Table:
    """Phase 1: Oslo moves to Hønefoss, Kongsvinger and Gjøvik attack Hamar; Norway is asked for sabotage."""
    table = set_table(
        oslo="2 germany",
        gjovik="3 germany",
        kongsvinger="1 germany",
        hamar="1 norway",
        hands={
            "germany": ["panzer", "speidertropp", "forsterkninger:5", "ubat", "rask_forflytning"],
            "norway": ["veisperring", "bakhold", "panservernkanon"],
        },
        fate=[2, 2, 2, 6],
    )
    table.choose("move", "oslo", "honefoss", 2)
    table.choose("move", "kongsvinger", "hamar", 1)
    table.choose("move", "gjovik", "hamar", 3)
    table.choose("end")
    return table


def example_1_road_block() -> Table:
    """Phase 1 c: the battalion from Kongsvinger is sent back; Germany has no Ingeniørkompani."""
    table = example_1()
    table.choose("send_back", "veisperring", "hamar", "kongsvinger")
    assert table.match.options == [("pass",)]
    table.pass_()
    table.pass_()
    return table


def example_1_cards() -> Table:
    """Phase 2, steps 1 to 3; the dice of steps 4 and 5 then decide all."""
    table = example_1_road_block()
    table.choose("play", "panzer")
    table.pass_()
    # Norway keeps its Panservernkanon.
    table.pass_()
    table.choose("play", "bakhold")
    table.pass_()
    assert table.prompt == "combat.attacker_counters"
    return table


def example_1_combat() -> Table:
    table = example_1_cards()
    table.choose("cancel", "speidertropp", "bakhold")
    return table


def example_1_reinforcement() -> Table:
    """Phase 3: one battalion for 5 symbols and the free one."""
    table = example_1_combat()
    table.choose("trade", "forsterkninger")
    table.choose("done")
    return table


@pytest.mark.rule("KON-EX-07", "KON-SAB-01", "KON-SAB-04", "KON-NC-01", "KON-NC-03", "KON-MOVE-05")
def test_example_1_road_block() -> None:
    table = example_1()
    assert table.prompt == "sabotage"
    assert table.battalions("honefoss") == {"germany": 2}
    assert table.attackers("hamar") == {"kongsvinger": 1, "gjovik": 3}
    assert {option[2] for option in table.offered("send_back")} == {"hamar"}
    table = example_1_road_block()
    assert table.battalions("kongsvinger") == {"germany": 1}
    assert table.attackers("hamar") == {"gjovik": 3}


@pytest.mark.rule("KON-EX-08", "KON-COMBAT-08", "KON-COMBAT-09", "KON-COMBAT-13", "KON-COMBAT-17", "KON-COMBAT-19")
@pytest.mark.rule("KON-GC-14", "KON-NC-04", "KON-GC-17")
def test_example_1_cards() -> None:
    table = example_1_cards()
    combat = table.match.view(None)["combat"]
    assert (combat["attack_dice_count"], combat["defence_dice_count"]) == (3, 3)
    table = example_1_combat()
    assert table.dice() == [3, 1]


@pytest.mark.rule("KON-EX-09", "KON-Q-14", "KON-COMBAT-10", "KON-COMBAT-11", "KON-COMBAT-22", "KON-COMBAT-25")
@pytest.mark.rule("KON-RET-08")
def test_example_1_combat() -> None:
    table = example_1_combat()
    assert table.rolls() == [[2, 2, 2], [6]]
    assert table.battalions("hamar") == {"norway": 1}
    assert table.battalions("gjovik") == {"germany": 2}
    assert table.on_board("germany") == 5


@pytest.mark.rule("KON-EX-10", "KON-REINF-03", "KON-REINF-04", "KON-REINF-05")
def test_example_1_reinforcement() -> None:
    table = example_1_reinforcement()
    assert table.prompt == "placement"
    table.choose("place", "oslo")
    assert table.prompt == "placement"
    table.choose("place", "oslo")
    assert table.prompt == "movement"
    assert table.battalions("oslo") == {"germany": 2}


@pytest.mark.rule("KON-EX-11", "KON-CARD-04", "KON-DECK-02", "KON-NEWC-01")
def test_example_1_new_cards() -> None:
    table = example_1_reinforcement()
    unused = len(table.game.decks[0])
    table.choose("place", "oslo")
    table.choose("place", "oslo")
    assert table.used("germany") == ["panzer", "speidertropp", "forsterkninger"]
    assert len(table.hand("germany")) == 5
    assert {"ubat", "rask_forflytning"} <= set(table.hand("germany"))
    assert unused - len(table.game.decks[0]) == 3
    assert FACTIONS[table.game.active] == "norway"
    assert table.match.view(None)["areas"] == {
        "honefoss": {"germany": 2},
        "gjovik": {"germany": 2},
        "kongsvinger": {"germany": 1},
        "oslo": {"germany": 2},
        "hamar": {"norway": 1},
    }


# -- Example 2 -----------------------------------------------------------------------------------------------


def example_2() -> Table:
    """Phase 1: Invasjon, and the two other cards traded for three battalions that land at Åndalsnes."""
    table = set_table(
        turn="allies",
        andalsnes="2 germany",
        dombas="1 norway",
        oslo="1 germany",
        hands={
            "allies": ["invasjon", "forsterkninger:7", "kystevakuering"],
            "germany": ["ubat", "rask_forflytning", "bombefly"],
        },
        fate=[5, 4, 3, 6, 1],
        prepare=no_arrival,
    )
    table.choose("card", "invasjon")
    table.choose("trade", "forsterkninger")
    table.choose("trade", "kystevakuering")
    for _ in range(3):
        table.choose("land", "andalsnes")
    return table


def example_2_combat() -> Table:
    """Phase 2: Germany has no card for its defence. The Allies are then through with their turn."""
    table = example_2()
    table.choose("end")
    assert table.match.options == [("pass",)]
    table.pass_()
    return table


@pytest.mark.rule("KON-EX-12", "KON-AC-05", "KON-AC-06", "KON-AC-07", "KON-REINF-02", "KON-REINF-03")
def test_example_2_invasion() -> None:
    table = example_2()
    assert table.prompt == "movement"
    assert table.attackers("andalsnes") == {"sea": 3}
    assert table.on_board("allies") == 3
    assert table.hand("allies") == []
    assert table.used("allies") == ["invasjon", "forsterkninger", "kystevakuering"]


@pytest.mark.rule("KON-EX-12", "KON-AC-07")
def test_example_2_the_coast_of_the_invasion() -> None:
    table = set_table(
        turn="allies", andalsnes="2 germany", dombas="1 norway", hands={"allies": ["invasjon", "forsterkninger:7"]}
    )
    table.choose("card", "invasjon")
    table.choose("trade", "forsterkninger")
    assert table.offers("land", "andalsnes")
    assert not any(table.offers("land", area) for area in ("dombas", "oslo", "kristiansand"))


@pytest.mark.rule("KON-EX-13", "KON-Q-14", "KON-COMBAT-10", "KON-COMBAT-11", "KON-RET-02", "KON-RET-06", "KON-RET-07")
def test_example_2_combat() -> None:
    table = example_2_combat()
    assert table.rolls() == [[5, 4, 3], [6, 1]]
    assert table.battalions("andalsnes") == {"allies": 2}
    assert table.on_board("germany") == 1
    assert table.battalions("alesund") == table.battalions("kristiansund") == {}


@pytest.mark.rule("KON-EX-14", "KON-REINF-01", "KON-NEWC-01", "KON-DECK-09")
def test_example_2_new_cards() -> None:
    table = example_2_combat()
    assert (table.prompt, FACTIONS[table.game.active]) == ("movement", "germany")
    assert table.on_board("allies") == 2
    assert len(table.hand("allies")) == 3
    assert table.used("allies") == ["invasjon", "forsterkninger", "kystevakuering"]
    assert len(table.game.decks[2]) == 28 - 3 - 3


# -- Example 3 -----------------------------------------------------------------------------------------------


def example_3_movement() -> Table:
    """Phase 1, up to the choice of where the paratroopers come down."""
    table = set_table(
        seats=THREE,
        tysfjord="2 germany",
        trondheim="1 germany",
        bardufoss="1 norway",
        narvik="2 allies",
        hands={
            "germany": ["rask_forflytning", "fallskjermtropp", "bombefly", "panzer", "transportfly"],
            "norway": ["bakhold", "panservernkanon", "forsterkninger"],
            "allies": ["jagerfly", "kystevakuering"],
        },
        fate=[6, 6, 4, 1, 6, 5, 5, 4],
    )
    table.choose("card", "rask_forflytning")
    table.choose("march", "tysfjord", "bjornfjell", "bardufoss", 1)
    table.choose("move", "tysfjord", "narvik", 1)
    table.choose("card", "fallskjermtropp")
    return table


def example_3_attacks() -> Table:
    """The drop on Narvik, which the Allies let pass, and the end of the movement."""
    table = example_3_movement()
    table.choose("drop", "narvik")
    table.pass_()
    table.choose("end")
    return table


def example_3_cards() -> Table:
    """Phase 2 in Narvik, steps 1 to 3, before the dice."""
    table = example_3_attacks()
    table.pass_()
    table.choose("fight", "narvik")
    table.choose("play", "bombefly")
    table.choose("play", "panzer")
    table.pass_()
    table.choose("cancel", "jagerfly", "bombefly")
    while table.prompt != "combat.attacker_counters":
        assert table.match.options == [("pass",)]
        table.pass_()
    return table


def example_3_dice() -> Table:
    """Narvik, steps 4 to 6: Germany removes the paratroopers; the Allies are asked for a rescue."""
    table = example_3_cards()
    assert table.match.options == [("pass",)]
    table.pass_()
    table.choose("remove", "air")
    return table


def example_3_bardufoss() -> Table:
    """The rescue to Tromsø, then the combat in Bardufoss without cards, up to the retreat."""
    table = example_3_dice()
    table.choose("rescue", "kystevakuering", "tromso")
    while table.prompt != "retreat":
        assert table.prompt in ("combat.attack", "combat.defence")
        table.pass_()
    return table


def example_3_reinforcement() -> Table:
    table = example_3_bardufoss()
    table.choose("retreat", "tromso")
    table.choose("done")
    return table


@pytest.mark.rule("KON-EX-15", "KON-GC-15", "KON-GC-16", "KON-GC-07", "KON-GC-08", "KON-BOARD-24")
def test_example_3_movement() -> None:
    table = example_3_movement()
    assert table.attackers("bardufoss") == {"bjornfjell": 1}
    assert all(table.offers("drop", area) for area in ("harstad", "narvik", "bjornfjell"))
    assert not any(table.offers("drop", area) for area in ("gratangen", "bardufoss", "tromso"))
    table = example_3_attacks()
    assert table.attackers("narvik") == {"tysfjord": 1, "air": 1}


@pytest.mark.rule("KON-EX-16", "KON-SAB-01", "KON-COMBAT-12")
def test_example_3_no_sabotage() -> None:
    table = example_3_attacks()
    assert (table.prompt, table.seat) == ("sabotage", "norway")
    assert table.match.options == [("pass",)]
    table.pass_()
    assert (table.prompt, table.seat) == ("battles", "germany")
    assert sorted(table.match.options) == [("fight", "bardufoss"), ("fight", "narvik")]


@pytest.mark.rule("KON-EX-17", "KON-CARD-12", "KON-AC-09", "KON-GC-04", "KON-GC-14", "KON-GC-02")
def test_example_3_cards() -> None:
    table = example_3_cards()
    combat = table.match.view(None)["combat"]
    assert (combat["attack_dice_count"], combat["defence_dice_count"]) == (4, 2)
    assert [play["cancelled"] for play in combat["plays"]] == [True, False, False]


@pytest.mark.rule("KON-EX-18", "KON-Q-14", "KON-COMBAT-24", "KON-AC-16", "KON-AC-17", "KON-COMBAT-11")
def test_example_3_narvik() -> None:
    table = example_3_dice()
    assert table.rolls() == [[6, 6, 4, 1], [6, 5]]
    assert table.prompt == "rescue"
    # Bodø and Ålesund lie on the coast too; Narvik itself, German Trondheim and the origin Tysfjord are closed.
    assert all(table.offers("rescue", "kystevakuering", area) for area in ("tromso", "bodo", "alesund"))
    assert not any(
        table.offers("rescue", "kystevakuering", area) for area in ("narvik", "trondheim", "tysfjord", "oslo")
    )
    table = example_3_bardufoss()
    assert table.battalions("narvik") == {"germany": 1}
    assert table.battalions("tromso") == {"allies": 1}
    assert table.on_board("allies") == 1
    assert table.hand("allies") == []


@pytest.mark.rule("KON-EX-19", "KON-Q-14", "KON-COMBAT-11", "KON-RET-01", "KON-RET-02", "KON-RET-04", "KON-RET-11")
def test_example_3_bardufoss() -> None:
    table = example_3_bardufoss()
    assert table.rolls()[2:] == [[5], [4]]
    assert table.seat == "norway"
    assert sorted(table.match.options) == [("retreat", "gratangen"), ("retreat", "tromso")]
    table.choose("retreat", "tromso")
    assert table.battalions("tromso") == {"norway": 1, "allies": 1}
    assert table.battalions("bardufoss") == {"germany": 1}


@pytest.mark.rule("KON-EX-20", "KON-GC-19", "KON-GC-21", "KON-REINF-04")
def test_example_3_reinforcement() -> None:
    table = example_3_reinforcement()
    assert {option[2:] for option in table.offered("airplace")} == {("bardufoss", 1), ("trondheim", 1)}
    table.choose("airplace", "transportfly", "bardufoss", 1)
    assert table.battalions("bardufoss") == {"germany": 2}
    assert table.prompt == "movement"


@pytest.mark.rule("KON-EX-21", "KON-DECK-02", "KON-NEWC-01")
def test_example_3_new_cards() -> None:
    table = example_3_reinforcement()
    unused = len(table.game.decks[0])
    table.choose("airplace", "transportfly", "bardufoss", 1)
    assert table.used("germany") == ["rask_forflytning", "fallskjermtropp", "bombefly", "panzer", "transportfly"]
    assert len(table.hand("germany")) == 5
    assert unused - len(table.game.decks[0]) == 5
    assert FACTIONS[table.game.active] == "norway"
    assert table.match.view(None)["areas"] == {
        "trondheim": {"germany": 1},
        "narvik": {"germany": 1},
        "bardufoss": {"germany": 2},
        "tromso": {"norway": 1, "allies": 1},
    }


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
