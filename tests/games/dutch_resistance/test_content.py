"""The values of the content files: board, tiles, tokens, cards and Scenarios, told once more."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from motstand.games.dutch_resistance import GAME
from motstand.games.dutch_resistance.box import BOXES, open_box
from motstand.games.dutch_resistance.components import CITY, COUNTRY, IDENTITIES, LEVELS, PLACES, SIGNS
from motstand.games.dutch_resistance.vocabulary import LETTERS, REGIONS, RESOURCES, TILES, VERBS, Effect, effect_of
from motstand.kernel.content.packs import WHOLE, Pack
from motstand.kernel.game import Setup
from tools.words import check_content

BOX = open_box([])
BOARD = BOX.board
CARDS = BOX.cards


def test_every_text_is_there_in_norwegian() -> None:
    assert check_content(BOXES.folder, ["nb"]) == []
    box = open_box([], "nb")
    assert (box.tiles[0].name, box.cards.halts["HALT-46"].options[0].text) == ("Banken", "Ta stien.")
    assert box.scenarios["network"].actions["recruit"].name == "Verve"


# -- the box ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-COMP-01", "DR-COMP-02", "DR-IDENT-12")
def test_identities_and_character_cards() -> None:
    assert [identity.id for identity in CARDS.identities] == IDENTITIES
    assert [len(identity.cards) for identity in CARDS.identities] == [3] * 10
    special = {card.id: card.identity for card in CARDS.characters.values() if card.kind == "special"}
    assert special == {"de_vonk": "anton", "hidden_pockets": "jacoba"}
    assert len(CARDS.characters) == 32


@pytest.mark.rule("DR-COMP-03", "DR-OCC-06", "DR-OCC-07", "DR-OCC-08")
def test_occupier_cards() -> None:
    counts = Counter((card.scenario, card.level) for card in CARDS.occupiers.values())
    assert counts == {
        (0, 1): 12,
        (0, 2): 12,
        **{(scenario, level): 4 for scenario in range(1, 6) for level in (1, 2)},
    }


@pytest.mark.rule("DR-COMP-04", "DR-COMP-05", "DR-COMP-06", "DR-COMP-07", "DR-COMP-08", "DR-COMP-09", "DR-COMP-10")
def test_decks() -> None:
    assert (len(CARDS.patrols), len(CARDS.raids), len(CARDS.halts), len(CARDS.helpers)) == (20, 18, 46, 20)
    assert (len(CARDS.officer), BOX.tokens.tickets, BOX.tokens.ausweis) == (12, 8, 8)
    assert Counter(group.name for group in CARDS.groups.values()) == {"The Press Circle": 2, "The Food Committee": 2}
    assert Counter(task.scenario for task in CARDS.tasks.values()) == {3: 5, 5: 4}


@pytest.mark.rule("DR-COMP-11", "DR-COMP-12", "DR-BOARD-12", "DR-LA-19")
def test_tiles() -> None:
    starts = {tile.id: tile.start for tile in BOX.tiles}
    assert starts == {
        "bank": 4,
        "cafe": 4,
        "distribution_office": 3,
        "meeting_place": 5,
        "printer": 3,
        "black_market": 3,
        "church": 5,
        "farm": 5,
        "forger": 4,
        "hairdresser": 4,
        "hospital": 5,
        "informant": 3,
        "police_station": 3,
        "station": 4,
        "university": 4,
        "zoo": 7,
    }
    assert {tile.id: tile.most for tile in BOX.tiles} == {id: 9 if id == "zoo" else 7 for id in TILES}
    assert [tile.id for tile in BOX.tiles if not tile.effects] == ["zoo"]
    assert len(BOX.scenarios) == 5


@pytest.mark.rule("DR-COMP-13", "DR-COMP-14", "DR-COMP-15", "DR-RES-01")
def test_resources_items_and_persons() -> None:
    counts = dict(zip(RESOURCES, BOX.tokens.resources, strict=True))
    assert counts == {"documents": 5, "rations": 8, "information": 6, "contacts": 5, "money": 8}
    items = {item.id: item.count for item in BOX.tokens.items.values()}
    assert items == {"telephone": 4, "newspaper": 3, "baby_stroller": 1, "suitcase": 1, "camera": 1, "chessboard": 1}
    assert Counter(person.scenario for person in BOX.tokens.persons.values()) == {2: 4, 3: 5}


@pytest.mark.rule("DR-COMP-16", "DR-COMP-17", "DR-COMP-18", "DR-COMP-19", "DR-COMP-20")
def test_tokens_and_wood() -> None:
    pieces = BOX.tokens.pieces
    assert sum(BOX.tokens.spots) == 13
    scenario = 11 + 9 + pieces["secure"] + pieces["officer"] + pieces["tracking"] + 13 + pieces["number"]
    basic = pieces["occupier"] + pieces["morale_action"] + pieces["group"] + pieces["vonk"] + pieces["first_player"]
    assert (scenario, basic + len(BOX.tokens.costs)) == (47, 47)
    assert sum(pieces[wood] for wood in ("meeple", "cylinder", "tracker", "cube", "die")) == 26


# -- the board -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-LOC-01", "DR-LOC-02", "DR-LOC-04", "DR-BOARD-04", "DR-ROAD-01")
def test_places_roads_and_regions() -> None:
    assert [len(BOARD.in_area[area]) for area in (CITY, COUNTRY)] == [7, 6]
    assert BOARD.number == [1, 2, 3, 4, 5, 6, 7, 1, 2, 3, 4, 5, 6]
    roads = {
        region: "".join(road.id for road in BOARD.roads if road.region == number)
        for number, region in enumerate(REGIONS)
    }
    assert roads == {"green": "ABCD", "yellow": "EFGH", "red": "IJKL", "blue": "MNOP", "brown": "QRST"}
    areas = dict(zip(REGIONS, BOARD.region_area, strict=True))
    assert areas == {"green": CITY, "yellow": COUNTRY, "red": CITY, "blue": CITY, "brown": COUNTRY}
    shapes = {region.id: region.shape for region in BOARD.regions}
    assert list(shapes) == REGIONS
    assert len(set(shapes.values())) == len(REGIONS)


@pytest.mark.rule("DR-LOC-03", "DR-ROAD-02")
def test_neighbours() -> None:
    near = {PLACES[place]: [PLACES[other] for other in BOARD.neighbours(place)] for place in range(13)}
    assert near["C2"] == ["C1", "C3", "C4", "C7"]
    assert near["L1"] == ["C3", "L2"]
    assert [len(near[place]) for place in PLACES] == [3, 4, 4, 4, 4, 3, 4, 2, 3, 2, 2, 3, 2]
    assert BOARD.distance[PLACES.index("C1")][PLACES.index("L4")] == 4


def beat(start: str, sign: int) -> str:
    """The Roads that an Occupier walks who always follows the same sign."""
    roads = [LETTERS.index(start)]
    while (road := BOARD.roads[roads[-1]].next[sign]) != roads[0]:
        roads.append(road)
    return "".join(LETTERS[road] for road in roads)


@pytest.mark.rule("DR-PATROL-09", "DR-BOARD-05", "DR-BOARD-06")
def test_signs_make_closed_beats() -> None:
    assert [beat(start, SIGNS.index("white")) for start in "AJB"] == ["ACIO", "JLKP", "BEDHGFQRSTMN"]
    assert [beat(start, SIGNS.index("black")) for start in "EA"] == ["EF", "ANOPMKTSLRQGHJIDCB"]
    assert all(sorted(road.passed) == sorted(road.ends) for road in BOARD.roads)


@pytest.mark.rule("DR-BOARD-03", "DR-MOR-03")
def test_morale_track() -> None:
    assert BOARD.tokens == [0, *[1] * 4, *[2] * 4, *[3] * 4, *[4] * 4, *[5] * 5]
    assert BOARD.most_morale == 21


@pytest.mark.rule("DR-BOARD-07", "DR-BOARD-08", "DR-BOARD-09", "DR-BOARD-10", "DR-BOARD-11", "DR-PB-02")
def test_sides_of_the_player_boards() -> None:
    assert BOARD.sides["standard"].alibi == [4, 4, 3, 3, 2, 2, 1, 1, 0, 0]
    assert BOARD.sides["standard"].resources == [0, 1, 1, 2, 2, 3, 4]
    assert BOARD.sides["easy"].alibi == [3, 3, 2, 2, 2, 1, 1, 1, 0, 0]
    assert BOARD.sides["easy"].resources == [0, 0, 1, 1, 2, 2, 3]


# -- Scenarios -------------------------------------------------------------------------------------------------------


NUMBERS = {
    "network": [(10, 6, 6, 0), (7, 6, 6, 0), (7, 5, 6, 2), (6, 5, 6, 4)],
    "safe_houses": [(11, 7, 6, 1), (6, 5, 6, 1), (6, 5, 6, 2), (6, 5, 6, 4)],
    "essential_hands": [(11, 6, 6, 1), (8, 5, 6, 1), (7, 5, 6, 2), (6, 5, 6, 5)],
    "lines_and_papers": [(14, 8, 6, 0), (12, 6, 6, 0), (11, 6, 6, 2), (9, 5, 6, 3)],
    "officers_eye": [(12, 8, 6, 0), (8, 6, 6, 0), (8, 6, 6, 1), (7, 5, 6, 4)],
}
"""Morale, Alibi, Policemen and Soldiers from easy to extreme."""


@pytest.mark.rule("DR-GOAL-02", "DR-GOAL-04", "DR-VAR-01")
def test_levels_of_every_scenario() -> None:
    for scenario in BOX.scenarios.values():
        assert list(scenario.levels) == LEVELS
        numbers = [
            (level.morale, level.alibi, len(level.policemen), len(level.soldiers)) for level in scenario.levels.values()
        ]
        assert numbers == NUMBERS[scenario.id]
        # Nothing gets easier from one level to the next, and something gets harder.
        for easier, harder in pairwise(numbers):
            assert easier != harder
            assert easier[0] >= harder[0]
            assert easier[1] >= harder[1]
            assert easier[2] + 2 * easier[3] <= harder[2] + 2 * harder[3]


@pytest.mark.rule("DR-SETUP-12", "DR-SETUP-26", "DR-Q-89")
def test_tiles_of_every_scenario() -> None:
    everywhere = set.intersection(*[set(scenario.tiles) for scenario in BOX.scenarios.values()])
    needed = {"bank", "cafe", "distribution_office", "meeting_place", "printer", "station"}
    assert needed <= {TILES[tile] for tile in everywhere}
    stations = [PLACES[scenario.tiles.index(TILES.index("station"))] for scenario in BOX.scenarios.values()]
    assert stations == ["C5", "C5", "C4", "L1", "L3"]


@pytest.mark.rule("DR-Q-90")
def test_forger_and_meeting_place_of_scenario_2_are_two_roads_apart() -> None:
    tiles = BOX.scenarios["safe_houses"].tiles
    ends = [tiles.index(TILES.index(tile)) for tile in ("forger", "meeting_place")]
    assert BOARD.distance[ends[0]][ends[1]] == 2


@pytest.mark.rule("DR-SETUP-24", "DR-SETUP-25")
def test_an_identity_card_tells_where_its_character_starts_in_this_scenario() -> None:
    def starts(scenario: str) -> set[str]:
        cards = GAME.printed(Setup(scenario, ["green", "blue"]))["cards"]
        return {identity["start"] for identity in cards["identities"].values()}

    assert starts("network") == {"meeting_place"}
    assert len(starts("safe_houses")) > 3


@pytest.mark.rule("DR-SETUP-25", "DR-SETUP-26")
def test_starting_locations_that_are_not_in_play() -> None:
    missing = {
        identity.id: [scenario.number for scenario in BOX.scenarios.values() if identity.start not in scenario.tiles]
        for identity in CARDS.identities
    }
    assert {id: numbers for id, numbers in missing.items() if set(numbers) - {1}} == {
        "anda": [3, 4],
        "joke": [1, 3, 4],
        "selma": [4],
        "wim": [1, 2, 5],
    }


# -- effects ---------------------------------------------------------------------------------------------------------


def all_effects() -> list[str]:
    """Every effect that the content files hold, as it is written."""
    found: list[str] = []

    def look(value: object, key: str) -> None:
        if isinstance(value, dict):
            for name, part in value.items():
                if name != "source":
                    look(part, key if key == "options" else name)
        elif isinstance(value, list):
            for part in value:
                look(part, key)
        elif isinstance(value, str) and key in KEYS:
            found.append(value)

    look(BOXES.content([], "en"), "")
    return found


KEYS = {
    *("effect", "cost", "options", "pay", "otherwise", "nobody", "after", "policeman", "soldier", "unused"),
    *("danger", "caught", "last"),
}


def test_every_verb_is_said_by_some_card() -> None:
    assert {effect_of(text).verb for text in all_effects()} == set(VERBS)


@pytest.mark.parametrize(
    ("text", "verb", "amounts", "what"),
    [
        ("safety -2 meeting_place", "safety", (-2, -2), "meeting_place"),
        ("money +1-2", "money", (1, 2), ""),
        ("alibi -1 here", "alibi", (-1, -1), "here"),
        ("move 0-2 past", "move", (0, 2), "past"),
        ("move 1 past together", "move", (1, 1), "past together"),
        ("intensify brown", "intensify", (1, 1), "brown"),
        ("end", "end", (1, 1), ""),
    ],
)
def test_effects_are_read(text: str, verb: str, amounts: tuple[int, int], what: str) -> None:
    effect = effect_of(text)
    assert (effect.verb, (effect.amount, effect.most), effect.what) == (verb, amounts, what)
    assert effect.condition is None


def condition(text: str) -> tuple[str, str, int, bool]:
    found = effect_of(text).condition
    assert found is not None
    return found.kind, found.what, found.number, found.is_met


def test_conditions_are_read() -> None:
    assert condition("if city: morale -1") == ("city", "", 0, True)
    assert condition("unless resources 2: alibi -1") == ("resources", "", 2, False)
    assert condition("if at station: alibi +1") == ("at", "station", 0, True)
    assert condition("if gave rations: alibi +1 receiver") == ("gave", "rations", 1, True)
    assert condition("if gave 2: morale +1") == ("gave", "", 2, True)


def costs_nothing(effects: list[Effect]) -> bool:
    """DR-Q-98: can these effects be completed whatever the player holds?"""
    held = {*RESOURCES, "any", "ausweis", "ticket"}
    return not any(effect.verb in held and effect.amount < 0 for effect in effects)


@pytest.mark.rule("DR-Q-52", "DR-CARD-02")
def test_every_occupier_card_has_an_option_that_is_always_possible() -> None:
    for card in CARDS.occupiers.values():
        options = list(card.options.values())
        assert not options or any(costs_nothing(effects) for effects in options), card.id


@pytest.mark.rule("DR-CARD-03", "DR-HALT-06")
def test_what_replaces_a_part_of_a_halt_card_is_always_possible() -> None:
    for card in CARDS.halts.values():
        for option in card.options:
            assert option.otherwise
            assert costs_nothing(option.otherwise), card.id


@pytest.mark.rule("DR-RAID-10", "DR-Q-23")
def test_red_raid_cards() -> None:
    lasting = {card.id: card.lasting for card in CARDS.raids.values() if card.lasting}
    assert lasting == {"RAID-15": "helpers", "RAID-16": "checks", "RAID-17": "station", "RAID-18": "church"}


def test_earlier_contents_are_named_by_their_digests() -> None:
    """Records name the content that they were played with: whoever opens one finds it by that name."""
    boxes = GAME.rules.boxes
    files = sorted((boxes.folder / "content" / "before").glob("*.json"))
    opened = [boxes.digest([Pack(WHOLE, file.read_text(encoding="utf-8"))]) for file in files]
    assert opened == [file.stem for file in files]
    assert boxes.digest([]) not in opened
    # Levels were moved five times.
    assert len(opened) == 5
