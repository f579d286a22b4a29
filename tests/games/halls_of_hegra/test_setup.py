"""What is in the box, and how the table looks before the first day."""

from __future__ import annotations

import pytest

from motstand.games.halls_of_hegra import GAME
from motstand.games.halls_of_hegra.box import open_box
from motstand.games.halls_of_hegra.components import COMMANDER, DAMAGED, TYPES
from motstand.games.halls_of_hegra.state import Hegra
from motstand.kernel.errors import SetupError
from motstand.kernel.game import Setup
from motstand.kernel.matches.making import new_match
from tests.games.halls_of_hegra.table import set_table

BOX = open_box([])


def opening() -> Hegra:
    """The table before the first card is drawn."""
    game = GAME.start(Setup("standard", [COMMANDER]))
    assert isinstance(game, Hegra)
    return game


def counts(things: list[str]) -> dict[str, int]:
    return {thing: things.count(thing) for thing in sorted(set(things))}


# -- the box -------------------------------------------------------------------------------------------------


@pytest.mark.rule("HOH-COMP-01")
def test_the_game_is_for_one_commander() -> None:
    assert new_match(GAME, seed=1).seats == [COMMANDER]
    with pytest.raises(SetupError, match="seats: expected"):
        new_match(GAME, seats=[COMMANDER, "germany"])


@pytest.mark.rule("HOH-COMP-02")
def test_eleven_markers_on_eleven_tracks() -> None:
    view = new_match(GAME, seed=1).view(COMMANDER)
    tracks = set(view["tracks"]) - {"movement", "unseen_from"}
    assert tracks == {"weather", "snow", "surrender", "morale", "suspicion", "defence", "rations", "fear", "doubt"}
    assert {"day", "artillery_track"} <= set(view)


@pytest.mark.rule("HOH-COMP-03")
def test_three_bags_that_are_known_as_counts() -> None:
    bags = new_match(GAME, seed=1).view(COMMANDER)["bags"]
    assert set(bags) == {"recruit", "hit", "patrol"}
    assert sum(bags["patrol"].values()) in (11, 12)


@pytest.mark.rule("HOH-COMP-05", "HOH-COMP-06")
def test_pieces_of_the_germans() -> None:
    game = opening()
    assert sum(game.battery) == 6
    assert game.hit_bag.rest.count("artillery") + game.artillery_tile_reserve == 4
    assert game.hit_bag.rest.count("miss") + game.miss_reserve == 10
    assert sum(game.air_stacks) == 12
    assert game.infantry_reserve == 21


@pytest.mark.rule("HOH-COMP-07", "HOH-TRACK-16")
def test_twelve_patrol_tokens_two_of_each_number() -> None:
    assert counts(opening().patrol_bag.rest) == {"1": 2, "2": 2, "3": 2, "4": 2, "5": 2, "6": 2}


@pytest.mark.rule("HOH-COMP-08")
def test_thirty_defenders_and_seven_doubts() -> None:
    game = opening()
    discs = {
        name: game.ready[kind] + game.reserve[kind] + game.recruit_bag.rest.count(name)
        for kind, name in enumerate(TYPES)
    }
    assert discs == {"officer": 1, "soldier": 12, "volunteer": 11, "medic": 3, "hunter": 3}
    assert game.recruit_bag.rest.count("doubt") + game.doubt_reserve == 7


@pytest.mark.rule("HOH-COMP-09", "HOH-COMP-10")
def test_fourteen_damage_and_seven_status_tiles() -> None:
    tiles = dict(zip(DAMAGED, BOX.pieces.damage_tiles, strict=True))
    assert tiles == {
        **{"position_a": 1, "position_b": 1, "position_c": 1, "gun_1": 3, "gun_2": 3},
        **{"counter_patrol": 1, "field_telephone": 1, "medicine_cabinet": 1, "map_room": 1, "radio": 1},
    }
    assert {gun: len(slots) for gun, slots in BOX.pieces.fires.items()} == {"gun_1": 3, "gun_2": 3, "machine_gun": 1}
    assert len(opening().jammed) == 7


@pytest.mark.rule("HOH-COMP-11")
def test_twelve_delivery_tokens_of_four_kinds() -> None:
    assert {delivery.id: delivery.tokens for delivery in BOX.pieces.deliveries} == {
        "supply": 3,
        "patrol": 3,
        "miss": 3,
        "morale": 3,
    }


@pytest.mark.rule("HOH-COMP-13", "HOH-COMP-14", "HOH-COMP-15", "HOH-COMP-16")
def test_decks() -> None:
    game = opening()
    assert [len(deck) for deck in game.event_decks] == [11, 12, 8, 8, 3]
    assert (len(game.high), len(game.low), len(game.hope), len(game.despair)) == (12, 9, 6, 6)
    opened = {card.opens for card in BOX.cards.snow.values() if card.opens}
    assert opened == {"field_telephone", "counter_patrol", "medicine_cabinet", "map_room", "radio", "gun_2"}
    assert len([card for card in BOX.cards.snow.values() if not card.opens]) == 5


# -- the setup -----------------------------------------------------------------------------------------------


@pytest.mark.rule("HOH-SETUP-01", "HOH-COMP-18")
def test_the_mobilisation_side_is_up() -> None:
    assert GAME.public(opening())["board"] == "mobilisation"
    assert GAME.public(opening())["sectors"] == []


def test_where_the_markers_start() -> None:
    view = GAME.public(opening())
    assert view["day"] == 1
    assert view["tracks"] == {
        **{"weather": "cloud", "movement": 5, "snow": 3, "surrender": "honourable_surrender", "morale": 0},
        **{"suspicion": 1, "defence": 0, "unseen_from": 2, "rations": 4, "fear": 3, "doubt": 1},
    }


@pytest.mark.rule("HOH-SETUP-02")
def test_the_supply_marker_starts_on_4() -> None:
    assert GAME.public(opening())["tracks"]["rations"] == 4


@pytest.mark.rule("HOH-SETUP-03")
def test_the_snow_marker_starts_on_3() -> None:
    assert opening().snow == 3


@pytest.mark.rule("HOH-SETUP-04", "HOH-SETUP-05", "HOH-SETUP-06")
def test_weather_turn_and_surrender_markers() -> None:
    game = opening()
    assert (BOX.tracks.weather_ids[game.weather], game.day) == ("cloud", 1)
    assert BOX.tracks.surrender[game.surrender].name == "Honourable Surrender"


@pytest.mark.rule("HOH-SETUP-07", "HOH-SETUP-08", "HOH-SETUP-09", "HOH-SETUP-11", "HOH-SETUP-12")
def test_morale_suspicion_defence_fear_and_doubt_markers() -> None:
    game = opening()
    assert (game.morale, game.suspicion, game.defence, game.fear, game.doubt) == (0, 1, 0, 3, 1)


@pytest.mark.rule("HOH-SETUP-10", "HOH-SETUP-13", "HOH-TRACK-08")
def test_the_artillery_track() -> None:
    assert GAME.public(opening())["artillery_track"] == {"marker": 2, "pieces": [3, 4, 5, 6, 7, 8], "tiles": 2}


@pytest.mark.rule("HOH-SIEGE-04", "HOH-LAST-02")
@pytest.mark.parametrize(("day", "shelled"), [(1, False), (5, False), (6, True), (7, True), (11, True)])
def test_the_batteries_fire_on_the_days_of_the_siege(day: int, shelled: bool) -> None:
    """The evening before day 7 they are known to; in the Last Stand they have fired for the last time."""
    game = set_table("placing", day).game
    assert GAME.public(game)["shelled_tomorrow"] == shelled
    game.last_stand = True
    assert not GAME.public(game)["shelled_tomorrow"]


@pytest.mark.rule("HOH-SETUP-14", "HOH-TRACK-18")
def test_six_air_stacks_of_two() -> None:
    assert opening().air_stacks == [2, 2, 2, 2, 2, 2]
    assert GAME.printed(Setup("standard", [COMMANDER]))["air_stacks"] == [
        *("morale", "supply", "injury"),
        *("morale", "supply", "injury"),
    ]


@pytest.mark.rule("HOH-SETUP-15")
def test_the_hit_bag_starts_with_two_tiles() -> None:
    game = opening()
    assert counts(game.hit_bag.rest) == {"artillery": 1, "miss": 1}
    assert (game.miss_reserve, game.artillery_tile_reserve) == (9, 3)


@pytest.mark.rule("HOH-SETUP-16")
def test_only_the_supply_depot_has_tokens() -> None:
    view = GAME.public(opening())
    assert view["depots"] == {"supply": 3, "patrol": 0, "miss": 0, "morale": 0}
    assert view["reserve"]["deliveries"] == ["patrol", "miss", "morale"]
    assert BOX.map.delivery[min(BOX.map.depots, key=lambda place: BOX.map.positions[place][0])] == 0


@pytest.mark.rule("HOH-SETUP-17")
def test_all_patrols_are_in_the_bag() -> None:
    assert len(opening().patrol_bag) == 12
    assert sum(opening().patrols) == 0


@pytest.mark.rule("HOH-SETUP-18", "HOH-COMP-12", "HOH-SUPPLY-01")
def test_one_supply() -> None:
    assert opening().supplies == 1


@pytest.mark.rule("HOH-SETUP-19", "HOH-SETUP-20", "HOH-SETUP-21")
def test_damage_and_status_tiles() -> None:
    game = opening()
    assert dict(zip(DAMAGED, game.damage, strict=True)) == {
        **{"position_a": 1, "position_b": 1, "position_c": 1, "gun_1": 3, "gun_2": 0},
        **{"counter_patrol": 0, "field_telephone": 0, "medicine_cabinet": 0, "map_room": 0, "radio": 0},
    }
    assert game.damage_reserve == [0, 0, 0, 0, 3, 1, 1, 1, 1, 1]
    assert game.jammed == [False] * 7
    assert [game.is_open(position) for position in range(4)] == [True, False, False, False]
    guns = GAME.public(game)["guns"]
    assert [guns[gun]["in_play"] for gun in ("gun_1", "gun_2", "machine_gun")] == [True, False, False]


@pytest.mark.rule("HOH-SETUP-22", "HOH-SETUP-23", "HOH-SETUP-24")
def test_where_the_discs_start() -> None:
    game = opening()
    shown = GAME.public(game)["defenders"]
    assert shown["reserve"] == {"soldier": 3, "volunteer": 3}
    assert game.doubt_reserve == 6
    assert shown["ready"] == {"officer": 1, "volunteer": 2, "soldier": 3}
    assert counts(game.recruit_bag.rest) == {"doubt": 1, "hunter": 3, "medic": 3, "soldier": 6, "volunteer": 6}


@pytest.mark.rule("HOH-SETUP-25", "HOH-SETUP-26", "HOH-SETUP-31")
def test_what_starts_empty() -> None:
    view = GAME.public(opening())
    shown = view["defenders"]
    assert shown["recruitment"] == []
    assert [shown[area] for area in ("tired", "rest", "morgue", "waiting", "placed")] == [{}, {}, {}, {}, {}]
    assert shown["beds"] == [None, None, None]
    assert set(shown["positions"].values()) == {""}
    assert view["map"] == {"patrols": {}, "artillery": [], "runs": []}
    assert view["reserve"]["infantry"] == 21


@pytest.mark.rule("HOH-SETUP-27", "HOH-SETUP-28", "HOH-SETUP-30")
def test_decks_are_unordered_and_hidden() -> None:
    game = opening()
    piles = [*game.event_decks, game.high, game.low, game.snow_deck]
    assert all(pile.top == [] for pile in piles)
    assert {BOX.cards.morale[id].kind for id in game.high.rest} == {"high"}
    assert {BOX.cards.morale[id].kind for id in game.low.rest} == {"low"}
    first = {new_match(GAME, seed=seed).view(None)["event"] for seed in range(60)}
    assert first == {f"MOB-{number:02}" for number in range(1, 12)}


@pytest.mark.rule("HOH-SETUP-29", "HOH-CARDS-09")
def test_hope_and_despair_lie_open_in_order() -> None:
    decks = GAME.public(opening())["decks"]
    assert decks["hope"] == [f"HOPE-{number}" for number in range(1, 7)]
    assert decks["despair"] == [f"DESP-{number}" for number in range(1, 7)]


def test_difficulties_change_only_infantry_and_required_defenders() -> None:
    required = {id: [level["required"] for level in surrender(id)] for id in GAME.scenarios}
    assert required == {"standard": [7, 8, 9, 10, 0], "recruit": [5, 6, 7, 8, 0], "veteran": [7, 8, 9, 10, 0]}
    infantry: dict[str, list[int]] = {}
    for id in GAME.scenarios:
        game = GAME.start(Setup(id, [COMMANDER]))
        assert isinstance(game, Hegra)
        infantry[id] = []
        for card in ("ATT-01", "SG1-01", "LST-02"):
            game.event = card
            infantry[id].append(game.infantry_on_card())
    assert infantry == {"standard": [4, 4, 6], "recruit": [4, 2, 4], "veteran": [4, 6, 8]}


def surrender(difficulty: str) -> list[dict[str, int]]:
    found: list[dict[str, int]] = GAME.printed(Setup(difficulty, [COMMANDER]))["tracks"]["surrender"]
    return found
