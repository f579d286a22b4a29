"""The values of the content files: tiles, cards, the board and the map, told once more."""

from __future__ import annotations

from collections import Counter

import pytest

from motstand.games.crown_and_courage.box import content_rows, open_box
from motstand.games.crown_and_courage.components import (
    ACTION_POSITIONS,
    GRID,
    KINDS,
    POSITIONS,
    Card,
)
from motstand.games.crown_and_courage.german import ACTIONS
from motstand.games.crown_and_courage.vocabulary import VOCABULARY
from motstand.kernel.content.distances import FAR
from motstand.kernel.content.vocabulary import Effect

BOX = open_box([])
MAP = BOX.map
ROWS = content_rows([], "en")


def joined(effects: list[Effect]) -> str:
    """Effects in short: ``stress -2; draw 1``."""
    return "; ".join([f"{one.verb} {one.amount} {one.what}".strip() for one in effects])


def ids(spaces: list[int]) -> str:
    return " ".join([MAP.ids[space] for space in spaces])


# -- tiles ----------------------------------------------------------------------------------------------


@pytest.mark.rule("CNC-COMP-03")
def test_27_norwegian_tiles() -> None:
    assert len(BOX.tiles) == 27
    assert list(BOX.titles) == [
        *["Evacuate", "Fire", "Inspire", "Order", "Repeat", "Rest", "Strategise", "Sabotage", "Upgrade"]
    ]
    for title, tiles in BOX.titles.items():
        assert [BOX.tiles[tile].level for tile in tiles] == [1, 2, 3]
        assert {BOX.tiles[tile].title for tile in tiles} == {title}
    assert [tile.kind for tile in BOX.tiles.values() if tile.level == 1] == KINDS


def test_own_faces() -> None:
    assert {id: joined(tile.unique) for id, tile in BOX.tiles.items()} == {
        "evacuate_1": "evacuate 1",
        "evacuate_2": "evacuate 1; skip_response 1",
        "evacuate_3": "evacuation_die 1; evacuate 1; skip_response 1",
        "fire_1": "fire 1 same",
        "fire_2": "fire 1 near",
        "fire_3": "fire 1 near; draw 1",
        "inspire_1": "morale 1",
        "inspire_2": "morale 2",
        "inspire_3": "morale 2; draw 1",
        "order_1": "card -1",
        "order_2": "card -2",
        "order_3": "card -3",
        "repeat_1": "repeat 1 line",
        "repeat_2": "repeat 1 grid",
        "repeat_3": "repeat 1 grid; draw 1",
        "rest_1": "stress -2",
        "rest_2": "stress -3",
        "rest_3": "stress -4",
        "strategise_1": "draw 2",
        "strategise_2": "draw 3; discard 1",
        "strategise_3": "draw 3",
        "sabotage_1": "sabotage 1",
        "sabotage_2": "sabotage 2",
        "sabotage_3": "sabotage 3",
        "upgrade_1": "upgrade 1",
        "upgrade_2": "upgrade 2",
        "upgrade_3": "upgrade 2; skip_response 1",
    }


@pytest.mark.rule("CNC-TILE-02")
def test_the_backs_are_army_orders_and_perhaps_a_card() -> None:
    backs = {kind: [joined(BOX.tiles[f"{kind}_{level}"].reverse) for level in (1, 2, 3)] for kind in KINDS}
    one, two, three, card = "army 1", "army 2", "army 3", "; draw 1"
    assert backs == {
        "evacuate": [one, one + card, two + card],
        "fire": [two, two + card, three],
        "inspire": [one, two, two + card],
        "order": [one, one + card, two + card],
        "repeat": [one, two, two + card],
        "rest": [one + card, two, two + card],
        "strategise": [one, two, three],
        "sabotage": [one + card, two, two + card],
        "upgrade": [two, two + card, three],
    }


@pytest.mark.rule("CNC-COMP-04")
def test_5_chaos_tiles_are_in_the_bag_on_the_occupation_track_and_in_reserve() -> None:
    assert (BOX.chaos.count, BOX.chaos.in_bag, BOX.chaos_reserve) == (5, 1, 2)
    assert [space.chaos for space in BOX.occupation] == [False, True, True, False, False]
    assert "chaos" not in BOX.tiles


@pytest.mark.rule("CNC-COMP-06")
def test_6_german_action_tiles() -> None:
    assert BOX.german_actions == ["move", "paratrooper", "reinforcements", "stress", "threat", "bombing"]


@pytest.mark.rule("CNC-COMP-08", "CNC-Q-20")
def test_7_order_tiles_with_one_army_order_each() -> None:
    actions = ["move", "reinforcements", "morale", "collaborator", "chaos", "threat", "stress"]
    assert BOX.order_actions == actions
    assert joined(BOX.order_front) == "army 1"
    assert set(BOX.german_actions + BOX.order_actions) == set(ACTIONS)


# -- cards ----------------------------------------------------------------------------------------------


def told(card: Card) -> tuple[str, int, str]:
    """Name, strength, and each action with its cost."""
    actions = [f"{action.name} ({action.cost}) {joined(action.effects)}" for action in card.actions]
    return card.name, card.strength, " / ".join(actions)


@pytest.mark.rule("CNC-COMP-12", "CNC-CARD-03")
def test_20_action_cards_5_of_them_gold() -> None:
    assert [told(BOX.cards[id]) for id in BOX.deck] == [
        ("Volunteers", 3, "Join the ranks (1) mobilise 2"),
        ("Night March", 2, "March through the night (2) king 2"),
        ("Roadblock at Midtskogen", 3, "Block the road (2) halt 1"),
        ("Blown Bridge", 1, "Blow the bridge (1) momentum -1"),
        ("Ski Patrol", 2, "Through the forest (1) march 3"),
        ("Terningmoen Recruits", 2, "Call-up (0) mobilise 1 / Forced drill (2) army 3"),
        ("Rifle Club", 2, "Ambush (1) fire 1 near"),
        ("The King's No", 1, "Answer to the envoy (1) morale 2"),
        ("Radio Message", 1, "To the people (0) morale 1"),
        ("The Extra Train", 1, "Leave at once (2) route 1 / New timetable (1) plan 1"),
        ("Farmstead", 1, "A night under a roof (1) stress -3"),
        ("Cut Telephone Lines", 1, "Silence (1) threat -2 / False trail (3) quick_response_die -1"),
        ("Home Front", 1, "Secret network (1) sabotage 2"),
        ("Word from London", 2, "Help is promised (2) draw 3"),
        ("The Elverum Mandate", 2, "Full authority (3) pressure -1"),
        *[("Gold Reserve", 0, "Evacuate the gold (3) gold 1")] * 5,
    ]
    gold = [BOX.cards[id] for id in BOX.deck if BOX.cards[id].gold]
    assert [card.by for card in gold] == ["truck", "railway wagon", "cellar", "fishing boat", "cruiser"]
    assert {card.id: joined(card.won) for card in BOX.cards.values() if card.won} == {"volunteers": "morale 2"}


@pytest.mark.rule("CNC-COMP-12", "CNC-CARD-03")
def test_5_collaborators() -> None:
    assert [told(BOX.cards[id]) for id in BOX.collaborators] == [
        ("The Go-between", 0, "Secret talks (0) threat -1"),
        ("The Police Informer", 0, "Leaked plans (0) scout 1"),
        ("The Railway Manager", 0, "Delayed transports (1) momentum -1"),
        ("The Newspaper Editor", 0, "Useful gossip (0) draw 2"),
        ("The Doubtful Colonel", 0, "Look the other way (2) king 1"),
    ]
    assert {id for id, card in BOX.cards.items() if card.collaborator} == set(BOX.collaborators)


@pytest.mark.rule("CNC-COMP-12")
def test_4_demands() -> None:
    assert [(one.name, one.cost, joined(one.declined)) for one in BOX.demands.values()] == [
        ("Appoint Quisling", 1, "morale 2"),
        ("Lay down your arms", 1, "army 2; threat 1"),
        ("Return to Oslo", 1, "morale 1; german 1 bombing"),
        ("Abdicate", 2, "morale 3"),
    ]


@pytest.mark.rule("CNC-ICON-01", "CNC-ICON-05")
def test_every_word_of_the_vocabulary_is_used() -> None:
    lists = [tile.unique for tile in BOX.tiles.values()] + [tile.reverse for tile in BOX.tiles.values()]
    lists += [action.effects for card in BOX.cards.values() for action in card.actions]
    lists += [demand.declined for demand in BOX.demands.values()] + [space.cost for space in BOX.display]
    lists += [space.effects for space in BOX.occupation]
    assert {effect.verb for effects in lists for effect in effects} == set(VOCABULARY.verbs)


@pytest.mark.rule("CNC-ICON-04")
def test_what_works_for_the_primary_order_alone() -> None:
    found = [id for id, tile in BOX.tiles.items() for effect in tile.unique if effect.verb == "skip_response"]
    assert found == ["evacuate_2", "evacuate_3", "upgrade_3"]
    assert all(effect.verb != "skip_response" for tile in BOX.tiles.values() for effect in tile.reverse)


# -- the board ------------------------------------------------------------------------------------------


def test_what_a_tile_of_the_display_costs() -> None:
    costs = {space.id: joined(space.cost) for space in BOX.display}
    assert costs == {"top": "discard 1", "middle": "stress 1", "bottom": ""}


@pytest.mark.rule("CNC-GRID-01", "CNC-GRID-03")
def test_the_grid_and_its_german_symbols() -> None:
    assert len(GRID) == len(set(GRID)) == len(BOX.symbols) == 9
    assert [id for id, symbol in zip(GRID, BOX.symbols, strict=True) if not symbol] == ["r2c2"]


@pytest.mark.rule("CNC-GRID-02", "CNC-OPS-03")
def test_the_frame() -> None:
    """Rows from the top, then columns from the left."""
    assert BOX.action_position == [4, 5, 6, 1, 2, 3]
    assert BOX.order_position == [12, 11, 10, 9, 8, 7]
    for position in range(1, POSITIONS + 1):
        ends = BOX.action_position if position <= ACTION_POSITIONS else BOX.order_position
        assert ends[BOX.line_of[position]] == position


@pytest.mark.rule("CNC-COMP-07")
def test_the_pink_resolve_pieces() -> None:
    places = {place.id: place.quick_response for place in BOX.operations}
    assert places == {"support_1": False, "support_2": True, "frame": False}


@pytest.mark.rule("CNC-COMP-09")
def test_the_momentum_track() -> None:
    assert (BOX.momentum.start, BOX.momentum.most) == (2, 6)


@pytest.mark.rule("CNC-COMP-09", "CNC-DANGER-01")
def test_the_danger_track() -> None:
    danger = BOX.danger
    assert (danger.least, danger.most, danger.stress, danger.threat) == (1, 10, 6, 3)
    assert (danger.alarm, danger.after_alarm) == (8, 3)


@pytest.mark.rule("CNC-COMP-09", "CNC-MORALE-05")
def test_the_morale_track() -> None:
    assert [row.loyalty for row in BOX.morale] == [0, 1, 2, 3, 4]
    assert [row.cards for row in BOX.morale] == [[False, True, True]] * 5
    assert BOX.morale_start == 0


@pytest.mark.rule("CNC-COMP-11")
def test_the_push_track() -> None:
    sections = [(section.id, section.spaces, section.action) for section in BOX.push]
    assert sections == [("left", 1, "reinforcements"), ("middle", 2, None), ("right", 4, "move")]


@pytest.mark.rule("CNC-COMP-05")
def test_the_occupation_track() -> None:
    assert [joined(space.effects) for space in BOX.occupation] == [
        "morale -1; momentum 1; collaborator 1",
        "flip 1",
        "threat 1; pressure 1",
        "sabotage_dice -1",
        "lose 1",
    ]


@pytest.mark.rule("CNC-COMP-10", "CNC-COMP-11", "CNC-COMP-13", "CNC-COMP-15")
def test_pieces() -> None:
    pieces = BOX.pieces
    assert (pieces.dice, pieces.evacuation_dice, pieces.bombing) == (7, 1, 4)
    assert (pieces.pressure, pieces.willpower, pieces.push) == (4, 5, 7)
    assert (pieces.germans, pieces.norwegians, pieces.discs, pieces.hand) == (13, 8, 4, 1)


# -- the map --------------------------------------------------------------------------------------------

SECTORS = {
    1: "c1 c2",
    2: "b3 c3 d3 a4 b4 c4 d4",
    3: "a5 b5 c5 d5",
    4: "b6 c6 d6 a7 b7 c7 d7",
    5: "a8 b8 c8 a9 b9 c9 d9",
    6: "a10 b10 c10 d10",
    7: "a11 b11 c11 d11 a12 b12 c12 d12",
    8: "a13 b13 c13 a14 b14 c14 d14",
    9: "a15 b15 c15 d15 b16 c16 d16",
}


@pytest.mark.rule("CNC-MAP-01")
def test_53_spaces_in_nine_sectors_and_freedom() -> None:
    assert len(MAP.ids) == 54
    assert MAP.ids[MAP.freedom] == "freedom"
    for sector, spaces in SECTORS.items():
        assert ids([space for space in range(54) if MAP.sector[space] == sector]) == spaces
    assert MAP.sector_names[1:] == [
        *["Oslofjord", "Oslo and Romerike", "Eidsvoll", "Hamar", "Elverum", "Osen", "Trysil", "Rena", "Østerdalen"]
    ]
    assert [number for number in MAP.sector if number == 0] == [MAP.sector[MAP.freedom]]


@pytest.mark.rule("CNC-MAP-06", "CNC-ICON-02")
def test_the_route_from_the_red_spaces_to_rena() -> None:
    route = "c1 c2 c3 c4 c5 b5 b6 b7 c7 c8 c9 c10 d10 d11 d12 c12 c13 b13 b14"
    assert ids(MAP.route) == route
    assert ids([space for space in range(54) if MAP.red[space]]) == "c1 c2"
    assert [MAP.route_place[space] for space in MAP.route] == list(range(19))
    assert Counter(MAP.route_place)[-1] == 54 - 19


@pytest.mark.rule("CNC-MAP-03", "CNC-COMP-05")
def test_towns_in_the_order_of_the_route() -> None:
    assert ids(MAP.towns) == "c3 b6 c9 d11 b14"
    assert [MAP.names[town] for town in MAP.towns] == ["Oslo", "Hamar", "Elverum", "Nybergsund", "Rena"]
    assert [MAP.town_place[town] for town in MAP.towns] == [0, 1, 2, 3, 4]
    assert [MAP.sector[town] for town in MAP.towns] == [2, 4, 5, 7, 8]


@pytest.mark.rule("CNC-MAP-04", "CNC-ICON-02")
def test_mobilisation_centres() -> None:
    assert ids(MAP.centres) == "a5 d5 a7 d7 b9 a10 b12 a14"


@pytest.mark.rule("CNC-MAP-05", "CNC-MAP-09", "CNC-ICON-02")
def test_where_paratroopers_land() -> None:
    assert ids([MAP.drop[sector] for sector in range(2, 10)]) == "b3 b5 c6 b8 b10 b11 a13 c15"
    assert (MAP.drop[1], MAP.drop[10]) == (-1, -1)
    assert MAP.ids[MAP.drop_in_front(MAP.index["c2"])] == "b3"
    assert MAP.drop_in_front(MAP.index["c16"]) == -1
    assert MAP.ids[MAP.town_in_front(MAP.index["c10"])] == "d11"
    assert MAP.town_in_front(MAP.index["c4"]) == -1


@pytest.mark.rule("CNC-MAP-07", "CNC-ICON-02")
def test_highway_spaces() -> None:
    assert ids([space for space in range(54) if MAP.highway[space]]) == "c3 c4 b6 c9 c10"


@pytest.mark.rule("CNC-MAP-06")
def test_neighbours() -> None:
    """Gaps are lake, mountain or border: there is no d8 and no a6."""

    def near(id: str) -> tuple[str, str]:
        space = MAP.index[id]
        corners = [other for other in MAP.around[space] if other not in MAP.orthogonal[space]]
        return ids(MAP.orthogonal[space]), ids(corners)

    assert near("c8") == ("c7 b8 c9", "b7 d7 b9 d9")
    assert near("b6") == ("b5 c6 b7", "a5 c5 a7 c7")
    assert near("c4") == ("c3 b4 d4 c5", "b3 d3 b5 d5")
    assert near("b16") == ("b15 c16 freedom", "a15 c15")
    assert near("freedom") == ("b16 c16 d16", "")
    straight = {(one, other) for one in range(54) for other in MAP.orthogonal[one]}
    assert straight == {(other, one) for one, other in straight}
    assert len(straight) == 2 * 86


@pytest.mark.rule("CNC-Q-69")
def test_steps_of_paratroopers() -> None:
    distance = MAP.distance[MAP.index["c4"]]
    assert [distance[MAP.index[id]] for id in ("c4", "b3", "d6", "a8", "c16")] == [0, 1, 2, 4, 12]
    # Around the gap at d8: by c8, not straight up.
    assert MAP.distance[MAP.index["d7"]][MAP.index["d9"]] == 2
    assert distance[MAP.freedom] == FAR
    assert (MAP.column[MAP.index["d16"]], MAP.row[MAP.index["d16"]]) == (4, 16)


@pytest.mark.rule("CNC-COMP-13", "CNC-COMP-14", "CNC-ICON-03")
def test_who_stands_where_at_the_beginning() -> None:
    start = BOX.start
    assert MAP.ids[start.king] == "c4"
    assert {MAP.ids[space]: troops for space, troops in enumerate(start.norwegians) if troops} == {
        "c3": 1,
        "b6": 1,
        "c9": 1,
    }
    assert {MAP.ids[space]: troops for space, troops in enumerate(start.germans) if troops} == {"c1": 3, "c2": 4}
    assert BOX.pieces.germans - sum(start.germans) == 6
    assert BOX.pieces.norwegians - sum(start.norwegians) == 5


def test_how_far_it_is() -> None:
    """13 steps for the King, 17 for the Germans at the front, until a fifth town has fallen."""
    assert MAP.steps[MAP.index["c4"]][MAP.freedom] == 13
    assert MAP.route_place[MAP.towns[-1]] - MAP.route_place[MAP.index["c2"]] == 17


@pytest.mark.rule("CNC-COMP-01", "CNC-COMP-02")
def test_what_is_printed_on_the_board() -> None:
    board = {"display", "grid", "frame", "operations", "momentum", "danger", "morale", "push", "occupation", "pieces"}
    assert set(ROWS["board"]) == board
    assert set(ROWS["map"]) == {"sector", "space", "freedom", "start"}


# -- difficulties ---------------------------------------------------------------------------------------


def test_difficulties() -> None:
    levels = {id: (one.morale, one.hand, sum(one.symbols)) for id, one in BOX.difficulties.items()}
    assert levels == {"standard": (0, 0, 8), "recruit": (2, 1, 8), "veteran": (0, 0, 9)}
    assert BOX.difficulties["standard"].symbols == BOX.symbols


# -- in Norwegian ---------------------------------------------------------------------------------------


def test_the_norwegian_box_says_the_same_in_other_words() -> None:
    norwegian = open_box([], "nb")
    for id, tile in BOX.tiles.items():
        other = norwegian.tiles[id]
        assert other.title != tile.title
        assert (joined(other.unique), joined(other.reverse)) == (joined(tile.unique), joined(tile.reverse))
    for id, card in BOX.cards.items():
        assert norwegian.cards[id].name != card.name
        assert [action.id for action in norwegian.cards[id].actions] == [action.id for action in card.actions]
        for action, twin in zip(card.actions, norwegian.cards[id].actions, strict=True):
            assert twin.name != action.name
            assert (twin.cost, joined(twin.effects)) == (action.cost, joined(action.effects))
    assert norwegian.cards["gold_reserve_cellar"].by == "kjeller"
    assert [demand.name for demand in norwegian.demands.values()] == [
        *["Utnevn Quisling", "Legg ned våpnene", "Vend tilbake til Oslo", "Abdiser"]
    ]
    assert (norwegian.map.names[MAP.freedom], norwegian.map.sector_names[2]) == ("Friheten", "Oslo og Romerike")
    assert norwegian.map.names[MAP.index["c4"]] == "Lillestrøm"
