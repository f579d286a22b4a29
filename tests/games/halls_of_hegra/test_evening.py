"""Section 06: Morale modifiers and cards, the Surrender step, Patrols, and how the game ends."""

from __future__ import annotations

from typing import Any

import pytest

from motstand.games.halls_of_hegra.evening import morale_modifiers
from motstand.games.halls_of_hegra.state import Hegra
from tests.games.halls_of_hegra.table import Table, set_table

EVERYWHERE = ["yellow_1", "yellow_3", "yellow_5", "green_2", "green_4", "green_6"]


def modifiers(day: int, **more: Any) -> dict[str, int]:
    """The Morale modifiers of an evening, by rule."""
    table = set_table("placing", day, **more)
    return {rule: amount for amount, rule in morale_modifiers(table.game)}


def evening(level: int, cards: list[str], day: int = 2, **more: Any) -> Table:
    """The Morale cards of a level, drawn in this order; nothing else changes Morale."""
    more.setdefault("doubt", 2)
    more.setdefault("supplies", 3)
    return set_table("modifiers", day, morale=level, fate=cards, **more)


@pytest.mark.rule("HOH-EVENING-01", "HOH-EVENING-02")
def test_the_steps_of_the_evening() -> None:
    table = evening(-1, ["LO-02", "LO-07", "3"], morgue="3 soldier", event="MOB-01")
    table.go_on("placing")
    wanted = ("evening.begins", "evening.drawn", "surrender.up", "patrol.added", "turn.begins")
    assert [key for key in table.log_keys() if key in wanted][:5] == list(wanted)
    assert "morale" not in {space.section for space in table.game.box.spaces}


@pytest.mark.rule("HOH-EVENING-03")
@pytest.mark.parametrize(("doubt", "gained"), [(0, {"HOH-EVENING-03": 2}), (1, {"HOH-EVENING-03": 1}), (2, {})])
def test_doubt_in_the_evening(doubt: int, gained: dict[str, int]) -> None:
    assert modifiers(2, doubt=doubt) == gained


@pytest.mark.rule("HOH-EVENING-03")
def test_no_doubt_after_day_3() -> None:
    assert modifiers(4) == {}


@pytest.mark.rule("HOH-EVENING-04")
@pytest.mark.parametrize("day", range(4, 12))
def test_red_days(day: int) -> None:
    assert ("HOH-EVENING-04" in modifiers(day)) is (day in (6, 8, 9, 10, 11))


@pytest.mark.rule("HOH-EVENING-05", "HOH-EVENING-06", "HOH-EVENING-07")
def test_no_supplies_patients_and_the_dead() -> None:
    assert modifiers(4, supplies=0) == {"HOH-EVENING-05": -1}
    assert modifiers(4, waiting={3: "2 soldier"}) == {"HOH-EVENING-06": -1}
    assert modifiers(4, beds={3: "soldier"}) == {}
    assert modifiers(4, morgue="3 soldier") == {"HOH-EVENING-07": -3}


@pytest.mark.rule("HOH-EVENING-08")
@pytest.mark.parametrize(
    ("day", "sector", "words", "red"),
    [
        (4, 3, "1 standing", True),
        (4, 2, "5 standing", False),
        (7, 4, "1 lying", True),
        (7, 4, "5 standing", True),
        (7, 3, "5 standing", False),
    ],
)
def test_germans_in_a_red_sector(day: int, sector: int, words: str, red: bool) -> None:
    assert modifiers(day, sectors={sector: words}) == ({"HOH-EVENING-08": -1} if red else {})


@pytest.mark.rule("HOH-EVENING-09", "HOH-TRACK-10")
@pytest.mark.parametrize(
    ("level", "drawn", "resolved"), [(3, 3, 2), (2, 3, 1), (1, 2, 1), (0, 0, 0), (-1, 2, 1), (-2, 3, 2), (-3, 2, 2)]
)
def test_morale_levels(level: int, drawn: int, resolved: int) -> None:
    high = ["HI-02", "HI-09", "HI-11"]
    low = ["LO-02", "LO-05", "LO-07"]
    table = evening(level, (high if level > 0 else low)[:drawn], event="MOB-01")
    assert len(table.game.drawn) == drawn
    for _ in range(resolved):
        assert table.prompt == "morale.card"
        table.match.play(table.match.options[0])
    assert table.prompt != "morale.card"
    assert len([key for key in table.log_keys() if key == "evening.resolved"]) == resolved
    assert table.game.drawn == []
    assert table.game.morale == 0


@pytest.mark.rule("HOH-EVENING-10")
@pytest.mark.parametrize(("day", "supplies"), [(2, 4), (4, 5), (7, 5)])
def test_the_section_of_the_stage(day: int, supplies: int) -> None:
    table = evening(1, ["HI-02", "HI-11"], day=day, positions="soldier . . .", ready="8 volunteer")
    table.choose("resolve", "HI-02")
    gained = [entry.values["left"] for entry in table.match.log if entry.rule == "HOH-FX-04"]
    assert gained == [supplies]


@pytest.mark.rule("HOH-EVENING-11", "HOH-EVENING-12")
def test_chosen_cards_are_discarded_and_the_others_go_back() -> None:
    table = evening(1, ["HI-02", "HI-09"])
    assert table.match.options == [("resolve", "HI-02"), ("resolve", "HI-09")]
    table.choose("resolve", "HI-09")
    assert table.game.high_discard == ["HI-09"]
    assert "HI-02" in table.game.high.rest


@pytest.mark.rule("HOH-EVENING-12")
def test_low_cards_have_discards_and_a_deck_of_their_own() -> None:
    table = evening(-1, ["LO-02", "LO-07"])
    table.choose("resolve", "LO-07")
    assert (table.game.low_discard, table.game.high_discard) == (["LO-07"], [])
    assert "LO-02" in table.game.low.rest
    assert "LO-02" not in table.game.high.rest


@pytest.mark.rule("HOH-EVENING-13")
def test_an_empty_deck_is_made_from_its_discards() -> None:
    def almost_empty(game: Hegra) -> None:
        game.low_discard = [card for card in game.low.rest if card != "LO-02"]
        game.low.rest = ["LO-02"]

    table = evening(-1, ["LO-02", "LO-07"], prepare=almost_empty)
    assert sorted(table.game.drawn) == ["LO-02", "LO-07"]
    assert table.game.low_discard == []
    assert len(table.game.low.rest) == 7


def with_hope(*cards: str) -> Any:
    """Hope cards are in the Low Morale deck, Despair cards in the High one."""

    def prepare(game: Hegra) -> None:
        for card in cards:
            pile, deck = (game.hope, game.low) if card.startswith("HOPE") else (game.despair, game.high)
            pile.remove(card)
            deck.add(card)

    return prepare


@pytest.mark.rule("HOH-EVENING-14")
def test_hope_must_be_chosen() -> None:
    table = evening(-1, ["HOPE-2", "LO-07"], prepare=with_hope("HOPE-2"))
    assert table.match.options == [("use", "HOPE-2"), ("ignore", "HOPE-2")]
    table = evening(-2, ["HOPE-2", "LO-07", "LO-02"], prepare=with_hope("HOPE-2"))
    assert len(table.match.options) == 4
    table.choose("resolve", "LO-02")
    assert table.match.options == [("use", "HOPE-2"), ("ignore", "HOPE-2")]


@pytest.mark.rule("HOH-EVENING-15", "HOH-CARDS-09")
def test_hope_used_or_ignored() -> None:
    table = evening(-1, ["HOPE-2", "LO-07"], prepare=with_hope("HOPE-2"))
    table.choose("use", "HOPE-2")
    assert [entry.values["left"] for entry in table.match.log if entry.rule == "HOH-FX-04"] == [4]
    assert table.game.hope == ["HOPE-1", "HOPE-3", "HOPE-4", "HOPE-5", "HOPE-6", "HOPE-2"]
    table = evening(-1, ["HOPE-2", "LO-07"], prepare=with_hope("HOPE-2"))
    table.choose("ignore", "HOPE-2")
    assert "HOH-FX-04" not in table.log_rules()
    assert table.game.low_discard == ["HOPE-2"]


@pytest.mark.rule("HOH-EVENING-12", "HOH-EVENING-15")
def test_ignored_despair_goes_to_the_high_discards_where_it_was_drawn() -> None:
    table = evening(1, ["DESP-5", "HI-02"], prepare=with_hope("DESP-5"))
    table.choose("ignore", "DESP-5")
    assert (table.game.high_discard, table.game.low_discard) == (["DESP-5"], [])


@pytest.mark.rule("HOH-EVENING-15", "HOH-FX-31")
def test_despair_is_used_only_if_it_can_be_paid_in_full() -> None:
    table = evening(1, ["DESP-5", "HI-02"], prepare=with_hope("DESP-5"), defence=0)
    assert table.match.options == [("ignore", "DESP-5")]
    table = evening(1, ["DESP-5", "HI-02"], prepare=with_hope("DESP-5"), defence=1)
    table.choose("use", "DESP-5")
    assert table.game.defence == 0
    assert table.game.despair[-1] == "DESP-5"


@pytest.mark.rule("HOH-EVENING-14")
def test_more_hope_than_room_for_it() -> None:
    table = evening(-1, ["HOPE-2", "HOPE-4"], prepare=with_hope("HOPE-2", "HOPE-4"), hit_bag="")
    assert len(table.match.options) == 4
    table.choose("use", "HOPE-4")
    assert "HOPE-2" in table.game.low.rest


# -- the Surrender step --------------------------------------------------------------------------------------


def surrendered(day: int = 4, **more: Any) -> Table:
    more.setdefault("ready", "9 volunteer")
    return set_table("surrender", day, positions="soldier . . .", **more)


@pytest.mark.rule("HOH-EVENING-16", "HOH-EVENING-17")
@pytest.mark.parametrize(("dead", "outlook"), [(2, "honourable_surrender"), (3, "surrender"), (5, "surrender")])
def test_three_dead(dead: int, outlook: str) -> None:
    assert surrendered(morgue=f"{dead} soldier").outlook() == outlook


@pytest.mark.rule("HOH-EVENING-16", "HOH-EVENING-18")
@pytest.mark.parametrize(("waiting", "outlook"), [(3, "honourable_surrender"), (4, "surrender")])
def test_four_without_a_bed(waiting: int, outlook: str) -> None:
    raised = [
        entry for entry in surrendered(waiting={3: f"{waiting} soldier"}).match.log if entry.key == "surrender.up"
    ]
    assert (len(raised) == 1) is (outlook == "surrender")


@pytest.mark.rule("HOH-EVENING-19")
def test_all_artillery_in_place() -> None:
    assert surrendered(batteries=EVERYWHERE[:5]).outlook() == "honourable_surrender"
    assert surrendered(batteries=EVERYWHERE).outlook() == "surrender"


@pytest.mark.rule("HOH-EVENING-16")
def test_each_requirement_counts() -> None:
    table = surrendered(morgue="3 soldier", waiting={3: "4 soldier"}, surrender=0)
    assert table.outlook() == "honourable_surrender"


@pytest.mark.rule("HOH-END-01")
def test_the_skull_ends_the_game_at_once() -> None:
    table = surrendered(morgue="3 soldier", surrender=3)
    assert table.match.over
    assert table.match.outcome is not None
    assert (table.match.outcome.key, table.match.outcome.winners, table.match.outcome.rule) == (
        "lost.skull",
        (),
        "HOH-END-01",
    )


@pytest.mark.rule("HOH-END-01", "HOH-FX-11")
def test_the_skull_in_the_event_phase() -> None:
    table = set_table("event text", 9, event="SG2-07", surrender=3, tired="2 soldier")
    table.choose("choose", "surrender")
    assert table.match.outcome is not None
    assert table.match.outcome.key == "lost.skull"


@pytest.mark.rule("HOH-END-03", "HOH-EVENING-20", "HOH-DEF-01")
@pytest.mark.parametrize(
    ("day", "healthy", "morgue", "lost"), [(7, 8, 0, False), (7, 7, 0, True), (4, 1, 0, False), (7, 8, 3, True)]
)
def test_too_few_in_the_siege(day: int, healthy: int, morgue: int, lost: bool) -> None:
    """Eight and the one on the walls are the nine that are needed; with three dead it is ten."""
    ready = f"{healthy - 3} volunteer" if healthy > 3 else f"{healthy} volunteer"
    others = {"tired": "2 soldier", "rest": "hunter"} if healthy > 3 else {}
    table = set_table(
        "surrender",
        day,
        positions="soldier . . .",
        ready=ready,
        morgue=f"{morgue} soldier" if morgue else "",
        beds={3: "medic"},
        runs=[("medic", "green_1", "")],
        **others,  # type: ignore[arg-type]
    )
    ended = table.match.outcome is not None and table.match.outcome.key == "lost.too_few"
    assert ended is lost


# -- Patrols and the next day --------------------------------------------------------------------------------


@pytest.mark.rule("HOH-PATROL-01", "HOH-PATROL-02")
@pytest.mark.parametrize(
    ("day", "row", "icons"), [(1, "", 0), (2, "yellow", 1), (4, "green", 1), (8, "light_blue", 1), (9, "dark_blue", 2)]
)
def test_patrol_icons(day: int, row: str, icons: int) -> None:
    table = surrendered(day, fate=["3", "3"][:icons])
    added = [entry.values["place"] for entry in table.match.log if entry.rule == "HOH-PATROL-01"]
    assert added == [f"{row}_3"] * icons


@pytest.mark.rule("HOH-PATROL-03")
def test_a_patrol_goes_where_others_are() -> None:
    table = surrendered(4, runs=[("hunter", "green_2", "")], patrols={"green_2": 1}, batteries=["green_2"], fate=["2"])
    assert table.patrols() == {"green_2": 2}
    assert table.runs() == [("hunter", "green_2", "")]


def no_patrols(game: Hegra) -> None:
    """All Patrol tokens are on the map."""
    for number in range(1, 7):
        game.patrols[game.box.map.index[f"light_blue_{number}"]] = 2
    game.patrol_bag.rest = []


@pytest.mark.rule("HOH-PATROL-04")
def test_an_empty_patrol_bag_costs_a_delivery_token() -> None:
    table = surrendered(4, prepare=no_patrols, fate=["ATT-09", "soldier"])
    assert table.match.view(None)["depots"]["supply"] == 2
    assert table.game.delivery_gone == [1, 0, 0, 0]


@pytest.mark.rule("HOH-PATROL-04", "HOH-Q-97")
def test_the_leftmost_depot_pays_for_a_missing_patrol_token() -> None:
    def routes(game: Hegra) -> None:
        no_patrols(game)
        game.depots = [0, 3, 0, 3]

    table = surrendered(4, prepare=routes, fate=["ATT-09", "soldier"])
    assert table.game.depots == [0, 2, 0, 3]


@pytest.mark.rule("HOH-PATROL-05")
def test_without_tokens_a_tile_is_drawn() -> None:
    def nothing_left(game: Hegra) -> None:
        no_patrols(game)
        game.depots[0] = 0
        game.delivery_gone[0] = 3

    table = surrendered(4, prepare=nothing_left, hit_bag="miss", fate=["miss"])
    assert "HOH-PATROL-05" in table.log_rules()
    assert table.bag("hit").get("miss", 0) == 0


@pytest.mark.rule("HOH-TURN-01", "HOH-STAGE-02")
def test_a_new_day_begins_with_the_event_phase() -> None:
    table = surrendered(4, fate=["1", "ATT-02", "soldier"])
    assert table.game.day == 5
    assert [entry.values["day"] for entry in table.match.log if entry.key == "turn.begins"] == [5]
    assert table.game.event == "ATT-02"
