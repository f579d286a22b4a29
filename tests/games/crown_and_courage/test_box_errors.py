"""Wrong content is refused, and the error says in each language where it stands and what was expected."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from motstand.games.crown_and_courage.box import boxed, content_rows, open_box
from motstand.games.crown_and_courage.components import KING
from motstand.games.crown_and_courage.error_messages import MESSAGES
from motstand.games.crown_and_courage.setup import lay_out
from motstand.kernel.content.packs import Pack
from motstand.kernel.errors import MotstandError
from motstand.kernel.game import Setup
from tests.kernel.error_messages import all_keys, error_of, heard

Content = dict[str, Any]
Mistake = Callable[[Content], object]


def opened(mistake: Mistake) -> None:
    """Open a box whose content has a mistake."""
    content = deepcopy(content_rows([], "en"))
    mistake(content)
    boxed(content)


def row(content: Content, file: str, table: str, id: str | int) -> Content:
    found: Content = next(each for each in content[file][table] if each["id"] == id)
    return found


def with_(file: str, table: str, id: str | int, /, **values: Any) -> Mistake:
    """A row with other values; None takes a value away."""

    def change(content: Content) -> None:
        changed = row(content, file, table, id)
        changed.update(values)
        for key in [key for key, value in values.items() if value is None]:
            del changed[key]

    return change


def in_table(file: str, table: str, **values: Any) -> Mistake:
    return lambda content: content[file][table].update(values)


def without(file: str, table: str) -> Mistake:
    return lambda content: content[file].pop(table)


def one_less(file: str, table: str) -> Mistake:
    return lambda content: content[file][table].pop()


def effect(words: str) -> Mistake:
    return with_("tiles", "tile", "rest_1", unique=[words])


def both(*mistakes: Mistake) -> Mistake:
    return lambda content: [mistake(content) for mistake in mistakes]


SILENT = {"id": "silence", "name": "Silence", "cost": 0, "effect": ["threat -1"]}
GOLD = {"id": "gold", "name": "Gold", "cost": 0, "effect": ["gold"]}

TILES = "CNC tiles.toml: "
CARDS = "CNC cards.toml: "
BOARD = "CNC board.toml: "
MAP = "CNC map.toml: "
LEVELS = "CNC difficulties.toml: "

SENTENCES: list[tuple[Mistake, str, str]] = [
    # Tiles
    (
        with_("tiles", "tile", "rest_1", unique=[]),
        TILES + "tile 'rest_1': unique: expected at least one effect, got []",
        TILES + "brikke «rest_1»: unique: ventet minst én virkning, fant []",
    ),
    (
        with_("tiles", "tile", "rest_1", reverse=["draw 1"]),
        TILES + 'tile \'rest_1\': reverse: expected Army Orders, such as "army 1", got ["draw 1"]',
        TILES + 'brikke «rest_1»: reverse: ventet hærordrer, for eksempel "army 1", fant ["draw 1"]',
    ),
    (
        with_("tiles", "tile", "rest_2", level=3),
        TILES + "tile 'rest_2': level: expected a whole number from 2 to 2, got 3",
        TILES + "brikke «rest_2»: level: ventet et helt tall fra 2 til 2, fant 3",
    ),
    (
        with_("tiles", "tile", "rest_2", title="Fire"),
        TILES + "tile 'rest_2': title: expected one title for the three levels, which no other tile has, got \"Fire\"",
        TILES + 'brikke «rest_2»: title: ventet én tittel for de tre nivåene, som ingen andre brikker har, fant "Fire"',
    ),
    (
        one_less("tiles", "german_tile"),
        TILES + "german_tile: expected 6 of them, got 5",
        TILES + "german_tile: ventet 6 av dem, fant 5",
    ),
    (
        with_("tiles", "german_tile", "german_stress", action="panic"),
        TILES + "German action tile 'german_stress': action: expected one of move, paratrooper, reinforcements, "
        'bombing, stress, threat, morale, collaborator, chaos, got "panic"',
        TILES + "tysk aksjonsbrikke «german_stress»: action: ventet en av disse: move, paratrooper, reinforcements, "
        'bombing, stress, threat, morale, collaborator, chaos, fant "panic"',
    ),
    (
        with_("tiles", "german_tile", "german_stress", id="german_threat"),
        TILES + "German action tile 'german_threat': id: expected an id that no other tile has, got \"german_threat\"",
        TILES + "tysk aksjonsbrikke «german_threat»: id: ventet en id som ikke noen annen brikke har, "
        'fant "german_threat"',
    ),
    (
        one_less("tiles", "order_tile"),
        TILES + "order_tile: expected 7 of them, got 6",
        TILES + "order_tile: ventet 7 av dem, fant 6",
    ),
    (
        with_("tiles", "order_tile", "order_stress", front=["army 2"]),
        TILES + "Order tile 'order_stress': front: expected the same as on the other Order tiles, got [\"army 2\"]",
        TILES + 'ordrebrikke «order_stress»: front: ventet det samme som på de andre ordrebrikkene, fant ["army 2"]',
    ),
    (
        in_table("tiles", "chaos", in_bag=6),
        TILES + "chaos.in_bag: expected a whole number from 0 to 5, got 6",
        TILES + "chaos.in_bag: ventet et helt tall fra 0 til 5, fant 6",
    ),
    (
        without("tiles", "chaos"),
        TILES + "chaos: expected a table [chaos], got nothing",
        TILES + "chaos: ventet en tabell [chaos], fant ingenting",
    ),
    # Cards
    (
        one_less("cards", "card"),
        CARDS + "card: expected 20 of them, got 19",
        CARDS + "card: ventet 20 av dem, fant 19",
    ),
    (
        with_("cards", "card", "farmstead", strength=None),
        CARDS + "card 'farmstead': strength: expected a strength, for only Gold Reserve cards have none, got nothing",
        CARDS + "kort «farmstead»: strength: ventet en styrke, for bare kort med gullbeholdning er uten, "
        "fant ingenting",
    ),
    (
        with_("cards", "card", "gold_reserve_truck", strength=2),
        CARDS + "card 'gold_reserve_truck': strength: expected none on a Gold Reserve card, got 2",
        CARDS + "kort «gold_reserve_truck»: strength: ventet ingen på et kort med gullbeholdning, fant 2",
    ),
    (
        with_("cards", "card", "gold_reserve_truck", won=["morale +1"]),
        CARDS + "card 'gold_reserve_truck': won: expected none on a card without strength, got [\"morale +1\"]",
        CARDS + 'kort «gold_reserve_truck»: won: ventet ingenting på et kort uten styrke, fant ["morale +1"]',
    ),
    (
        with_("cards", "card", "farmstead", action=[]),
        CARDS + "card 'farmstead': action: expected at least one action, each with an id of its own, got []",
        CARDS + "kort «farmstead»: action: ventet minst én handling, hver med sin egen id, fant []",
    ),
    (
        with_("cards", "card", "farmstead", id="volunteers"),
        CARDS + "card 'volunteers': id: expected an id that no other card has, got \"volunteers\"",
        CARDS + 'kort «volunteers»: id: ventet en id som ikke noe annet kort har, fant "volunteers"',
    ),
    (
        lambda content: [card.update(action=[SILENT], strength=1) for card in content["cards"]["card"]],
        CARDS + "card: expected at least one Gold Reserve card, got 0",
        CARDS + "card: ventet minst ett kort med gullbeholdning, fant 0",
    ),
    (
        one_less("cards", "collaborator"),
        CARDS + "collaborator: expected 5 of them, got 4",
        CARDS + "collaborator: ventet 5 av dem, fant 4",
    ),
    (
        one_less("cards", "demand"),
        CARDS + "demand: expected 4 of them, got 3",
        CARDS + "demand: ventet 4 av dem, fant 3",
    ),
    (
        with_("cards", "demand", "abdicate", id="appoint_quisling"),
        CARDS + "Demand 'appoint_quisling': id: expected an id that no other Demand has, got \"appoint_quisling\"",
        CARDS + 'krav «appoint_quisling»: id: ventet en id som ikke noe annet krav har, fant "appoint_quisling"',
    ),
    # The board
    (
        with_("board", "display", "top", id="attic"),
        BOARD + "display: expected the ids top, middle, bottom, got attic, middle, bottom",
        BOARD + "display: ventet id-ene top, middle, bottom, fant attic, middle, bottom",
    ),
    (
        in_table("board", "grid", symbols=["r4c1"]),
        BOARD + 'grid.symbols: "r4c1" is not known; expected one of r1c1, r1c2, r1c3, r2c1, r2c2, r2c3, r3c1, r3c2, '
        "r3c3",
        BOARD + 'grid.symbols: "r4c1" er ukjent; ventet en av disse: r1c1, r1c2, r1c3, r2c1, r2c2, r2c3, r3c1, '
        "r3c2, r3c3",
    ),
    (
        one_less("board", "frame"),
        BOARD + "frame: expected 12 of them, got 11",
        BOARD + "frame: ventet 12 av dem, fant 11",
    ),
    (
        with_("board", "frame", 1, side="left"),
        BOARD + 'frame position number 1: side: expected top or right, got "left"',
        BOARD + 'plass i rammen nummer 1: side: ventet top eller right, fant "left"',
    ),
    (
        with_("board", "frame", 1, line="r1"),
        BOARD + "frame position number 1: line: expected a column for positions above and below the grid, a row for "
        'those beside it, got "r1"',
        BOARD + "plass i rammen nummer 1: line: ventet en kolonne for plassene over og under rutenettet, en rad for "
        'dem ved siden av, fant "r1"',
    ),
    (
        with_("board", "frame", 8, line="c3"),
        BOARD + 'frame position number 8: line: expected a line that position 7 does not have already, got "c3"',
        BOARD + 'plass i rammen nummer 8: line: ventet en linje som plass 7 ikke alt har, fant "c3"',
    ),
    (
        with_("board", "frame", 2, id=3),
        BOARD + "frame position number 2: id: expected a whole number from 2 to 2, got 3",
        BOARD + "plass i rammen nummer 2: id: ventet et helt tall fra 2 til 2, fant 3",
    ),
    (
        one_less("board", "operations"),
        BOARD + "operations: expected the ids support_1, support_2, frame, got support_1, support_2",
        BOARD + "operations: ventet id-ene support_1, support_2, frame, fant support_1, support_2",
    ),
    (
        in_table("board", "momentum", start=7),
        BOARD + "momentum.start: expected a whole number from 0 to 6, got 7",
        BOARD + "momentum.start: ventet et helt tall fra 0 til 6, fant 7",
    ),
    (
        in_table("board", "danger", threat=8),
        BOARD + "danger.threat: expected a whole number from 1 to 7, got 8",
        BOARD + "danger.threat: ventet et helt tall fra 1 til 7, fant 8",
    ),
    (
        in_table("board", "danger", after_alarm=8),
        BOARD + "danger.after_alarm: expected a whole number from 1 to 7, got 8",
        BOARD + "danger.after_alarm: ventet et helt tall fra 1 til 7, fant 8",
    ),
    (
        in_table("board", "danger", alarm=11),
        BOARD + "danger.alarm: expected a whole number from 2 to 10, got 11",
        BOARD + "danger.alarm: ventet et helt tall fra 2 til 10, fant 11",
    ),
    (
        in_table("board", "danger", stress=11),
        BOARD + "danger.stress: expected a whole number from 1 to 10, got 11",
        BOARD + "danger.stress: ventet et helt tall fra 1 til 10, fant 11",
    ),
    (
        in_table("board", "danger", least=10),
        BOARD + "danger.most: expected a whole number from 11 to 20, got 10",
        BOARD + "danger.most: ventet et helt tall fra 11 til 20, fant 10",
    ),
    (
        with_("board", "morale", 1, cards=[4]),
        BOARD + "Morale row number 1: cards: expected places from 1 to 3, got [4]",
        BOARD + "moralrad nummer 1: cards: ventet plasser fra 1 til 3, fant [4]",
    ),
    (
        with_("board", "morale", 3, start=True),
        BOARD + "morale: expected exactly one row with start = true, got 2",
        BOARD + "morale: ventet nøyaktig én rad med start = true, fant 2",
    ),
    (
        with_("board", "morale", 1, start=False),
        BOARD + "morale: expected exactly one row with start = true, got 0",
        BOARD + "morale: ventet nøyaktig én rad med start = true, fant 0",
    ),
    (
        with_("board", "push", "middle", action="move"),
        BOARD + "Push section 'middle': action: expected an action on the left and on the right, none in the middle, "
        'got "move"',
        BOARD + "del av fremstøtsporet «middle»: action: ventet en handling til venstre og til høyre, ingen i midten, "
        'fant "move"',
    ),
    (
        with_("board", "push", "left", action=None),
        BOARD + "Push section 'left': action: expected an action on the left and on the right, none in the middle, "
        "got nothing",
        BOARD + "del av fremstøtsporet «left»: action: ventet en handling til venstre og til høyre, ingen i midten, "
        "fant ingenting",
    ),
    (
        lambda content: content["board"]["occupation"].reverse(),
        BOARD + "occupation: expected the ids c3, b6, c9, d11, b14, got b14, d11, c9, b6, c3",
        BOARD + "occupation: ventet id-ene c3, b6, c9, d11, b14, fant b14, d11, c9, b6, c3",
    ),
    (
        in_table("tiles", "chaos", count=2),
        BOARD + "occupation: expected at most 1 of the Chaos tiles, got 2",
        BOARD + "occupation: ventet høyst 1 av kaosbrikkene, fant 2",
    ),
    (
        in_table("board", "pieces", germans=6),
        BOARD + "pieces.germans: expected at least the 7 that start on the map, got 6",
        BOARD + "pieces.germans: ventet minst de 7 som starter på kartet, fant 6",
    ),
    (
        in_table("board", "pieces", norwegians=2),
        BOARD + "pieces.norwegians: expected at least the 3 that start on the map, got 2",
        BOARD + "pieces.norwegians: ventet minst de 3 som starter på kartet, fant 2",
    ),
    (
        in_table("board", "pieces", evacuation_dice=8),
        BOARD + "pieces.evacuation_dice: expected a whole number from 0 to 7, got 8",
        BOARD + "pieces.evacuation_dice: ventet et helt tall fra 0 til 7, fant 8",
    ),
    (
        in_table("board", "pieces", push=6),
        BOARD + "pieces.push: expected a cube for each of the 7 spaces of the Push track, got 6",
        BOARD + "pieces.push: ventet en kube for hvert av de 7 feltene på fremstøtsporet, fant 6",
    ),
    # The map
    (
        one_less("map", "sector"),
        MAP + "sector: expected 9 of them, got 8",
        MAP + "sector: ventet 9 av dem, fant 8",
    ),
    (
        with_("map", "sector", 2, id=3),
        MAP + "sector number 2: id: expected a whole number from 2 to 2, got 3",
        MAP + "sektor nummer 2: id: ventet et helt tall fra 2 til 2, fant 3",
    ),
    (
        with_("map", "space", "d3", id="d"),
        MAP + 'space \'d\': id: expected a letter for the column and a number for the row, such as "c4", got "d"',
        MAP + 'felt «d»: id: ventet en bokstav for kolonnen og et tall for raden, for eksempel "c4", fant "d"',
    ),
    (
        with_("map", "space", "d3", id="b3"),
        MAP + "space 'b3': id: expected an id that no other space has, got \"b3\"",
        MAP + 'felt «b3»: id: ventet en id som ikke noe annet felt har, fant "b3"',
    ),
    (
        with_("map", "space", "d3", highway=True),
        MAP + "space 'd3': highway: expected it only on the route, got true",
        MAP + "felt «d3»: highway: ventet den bare på ruten, fant true",
    ),
    (
        with_("map", "space", "b13", route=None),
        MAP + "space 'b14': route: expected the next place of the route, 17, got 18",
        MAP + "felt «b14»: route: ventet den neste plassen på ruten, 17, fant 18",
    ),
    (
        with_("map", "space", "c13", route=17),
        MAP + "space 'b13': route: expected the next place of the route, 16, got 17",
        MAP + "felt «b13»: route: ventet den neste plassen på ruten, 16, fant 17",
    ),
    (
        both(with_("map", "space", "b13", route=None), with_("map", "space", "a13", route=17)),
        MAP + "space 'a13': route: expected a neighbour of c13, the space before it on the route, got 17",
        MAP + "felt «a13»: route: ventet en nabo til c13, feltet før på ruten, fant 17",
    ),
    (
        with_("map", "space", "c2", red=False),
        MAP + "space 'c2': red: expected true on the first 2 spaces of the route, and on no other, got false",
        MAP + "felt «c2»: red: ventet true på de 2 første feltene på ruten, og ikke på noe annet, fant false",
    ),
    (
        with_("map", "space", "c3", red=True),
        MAP + "space 'c3': red: expected true on the first 2 spaces of the route, and on no other, got true",
        MAP + "felt «c3»: red: ventet true på de 2 første feltene på ruten, og ikke på noe annet, fant true",
    ),
    (
        lambda content: [
            space.pop(key, None)
            for space in content["map"]["space"]
            if space["id"] not in ("c1", "c2")
            for key in ("route", "town", "highway")
        ],
        MAP + "space: expected a route that leads beyond the red spaces, got 2",
        MAP + "space: ventet en rute som fører forbi de røde feltene, fant 2",
    ),
    (
        with_("map", "space", "d3", drop=True),
        MAP + "space 'd3': drop: expected it on one space of the sector only, got true",
        MAP + "felt «d3»: drop: ventet den bare på ett felt i sektoren, fant true",
    ),
    (
        with_("map", "space", "b5", drop=False),
        MAP + "sector 3: expected one space with drop = true in each sector from 2 to 9, and none in sector 1",
        MAP + "sektor 3: ventet ett felt med drop = true i hver sektor fra 2 til 9, og ingen i sektor 1",
    ),
    (
        with_("map", "space", "c1", drop=True),
        MAP + "sector 1: expected one space with drop = true in each sector from 2 to 9, and none in sector 1",
        MAP + "sektor 1: ventet ett felt med drop = true i hver sektor fra 2 til 9, og ingen i sektor 1",
    ),
    (
        with_("map", "space", "b14", town=False),
        MAP + "space: expected 5 towns, got 4",
        MAP + "space: ventet 5 byer, fant 4",
    ),
    (
        with_("map", "space", "c4", town=True),
        MAP + "space 'c4': town: expected it on one space of the sector only, got true",
        MAP + "felt «c4»: town: ventet den bare på ett felt i sektoren, fant true",
    ),
    (
        in_table("map", "freedom", **{"from": ["e16"]}),
        MAP + 'freedom.from: expected the id of a space, got "e16"',
        MAP + 'freedom.from: ventet id-en til et felt, fant "e16"',
    ),
    (
        in_table("map", "freedom", **{"from": []}),
        MAP + "space 'c1': expected a way to Freedom",
        MAP + "felt «c1»: ventet en vei til Friheten",
    ),
    (
        in_table("map", "start", king="freedom"),
        MAP + 'start.king: expected the id of a space, got "freedom"',
        MAP + 'start.king: ventet id-en til et felt, fant "freedom"',
    ),
    (
        in_table("map", "start", king="c2"),
        MAP + 'start.king: expected a space that is neither red nor held by Germans, got "c2"',
        MAP + 'start.king: ventet et felt som verken er rødt eller holdt av tyskere, fant "c2"',
    ),
    (
        in_table("map", "start", norwegians={"c1": 1}),
        MAP + 'start.norwegians: expected a space that is neither red nor held by Germans, got "c1"',
        MAP + 'start.norwegians: ventet et felt som verken er rødt eller holdt av tyskere, fant "c1"',
    ),
    (
        in_table("map", "start", germans={"d9": 1}),
        MAP + 'start.germans: expected spaces of the route, got "d9"',
        MAP + 'start.germans: ventet felt på ruten, fant "d9"',
    ),
    # Difficulties
    (
        one_less("difficulties", "difficulty"),
        LEVELS + "difficulty: expected the ids standard, recruit, veteran, got standard, recruit",
        LEVELS + "difficulty: ventet id-ene standard, recruit, veteran, fant standard, recruit",
    ),
    (
        with_("difficulties", "difficulty", "recruit", morale=5),
        LEVELS + "difficulty 'recruit': morale: expected a whole number from 0 to 4, got 5",
        LEVELS + "vanskelighetsgrad «recruit»: morale: ventet et helt tall fra 0 til 4, fant 5",
    ),
    (
        both(in_table("board", "pieces", hand=8), with_("difficulties", "difficulty", "recruit", hand=8)),
        LEVELS + "difficulty 'recruit': hand: expected a whole number from -8 to 7, got 8",
        LEVELS + "vanskelighetsgrad «recruit»: hand: ventet et helt tall fra -8 til 7, fant 8",
    ),
    # Effects
    (
        effect("rest"),
        TILES + "tile 'rest_1': unique: expected one of the verbs army, card, collaborator, discard, draw, evacuate, "
        "evacuation_die, fire, flip, german, gold, halt, king, lose, march, mobilise, momentum, morale, plan, "
        "pressure, quick_response_die, repeat, route, sabotage, sabotage_dice, scout, skip_response, stress, threat, "
        "upgrade in 'rest', got [\"rest\"]",
        TILES + "brikke «rest_1»: unique: ventet ett av ordene army, card, collaborator, discard, draw, evacuate, "
        "evacuation_die, fire, flip, german, gold, halt, king, lose, march, mobilise, momentum, morale, plan, "
        "pressure, quick_response_die, repeat, route, sabotage, sabotage_dice, scout, skip_response, stress, threat, "
        'upgrade i «rest», fant ["rest"]',
    ),
    (
        effect("stress 2"),
        TILES + "tile 'rest_1': unique: expected a number with its sign, such as -1 in 'stress 2', got [\"stress 2\"]",
        TILES + 'brikke «rest_1»: unique: ventet et tall med fortegn, som -1 i «stress 2», fant ["stress 2"]',
    ),
    (
        effect("draw 21"),
        TILES + "tile 'rest_1': unique: expected a number from 1 to 20 in 'draw 21', got [\"draw 21\"]",
        TILES + 'brikke «rest_1»: unique: ventet et tall fra 1 til 20 i «draw 21», fant ["draw 21"]',
    ),
    (
        effect("card 1"),
        TILES + "tile 'rest_1': unique: expected a number with its sign, such as -1 in 'card 1', got [\"card 1\"]",
        TILES + 'brikke «rest_1»: unique: ventet et tall med fortegn, som -1 i «card 1», fant ["card 1"]',
    ),
    (
        effect("halt 2"),
        TILES + "tile 'rest_1': unique: expected nothing after the verb in 'halt 2', got [\"halt 2\"]",
        TILES + 'brikke «rest_1»: unique: ventet ingenting etter ordet i «halt 2», fant ["halt 2"]',
    ),
    (
        effect("fire far"),
        TILES + "tile 'rest_1': unique: expected one of same, near in 'fire far', got [\"fire far\"]",
        TILES + 'brikke «rest_1»: unique: ventet en av disse: same, near i «fire far», fant ["fire far"]',
    ),
    (
        effect("pressure +2"),
        TILES + "tile 'rest_1': unique: expected one of +1, -1 in 'pressure +2', got [\"pressure +2\"]",
        TILES + 'brikke «rest_1»: unique: ventet en av disse: +1, -1 i «pressure +2», fant ["pressure +2"]',
    ),
    (
        effect("collaborator -1"),
        TILES + "tile 'rest_1': unique: expected one of +1 in 'collaborator -1', got [\"collaborator -1\"]",
        TILES + 'brikke «rest_1»: unique: ventet en av disse: +1 i «collaborator -1», fant ["collaborator -1"]',
    ),
]


@pytest.mark.parametrize(("mistake", "english", "norwegian"), SENTENCES, ids=[case[1][:60] for case in SENTENCES])
def test_a_mistake_is_named_in_each_language(mistake: Mistake, english: str, norwegian: str) -> None:
    error = error_of(opened, mistake)
    assert (error.said("en"), error.said("nb")) == (english, norwegian)


# Rows that are wrong in themselves: the file and the table.
ROWS = [
    *[("tiles", "tile"), ("tiles", "german_tile"), ("tiles", "order_tile")],
    *[("cards", "card"), ("cards", "collaborator"), ("cards", "demand")],
    *[("board", "display"), ("board", "frame"), ("board", "operations"), ("board", "morale"), ("board", "push")],
    *[("board", "occupation"), ("map", "sector"), ("map", "space"), ("difficulties", "difficulty")],
]


def odd(file: str, table: str) -> Mistake:
    return lambda content: content[file][table][0].update(odd=1)


MORE: list[Mistake] = [
    *[odd(file, table) for file, table in ROWS],
    with_("cards", "card", "farmstead", action=[{"id": "sleep"}]),
    with_("cards", "collaborator", "the_go_between", action=[GOLD]),
]
SETUPS = [Setup("standard", ["germany"]), Setup("standard", [KING], {"weather": "rain"})]


def test_every_sentence_is_heard() -> None:
    errors: list[MotstandError] = [error_of(opened, mistake) for mistake, _, _ in SENTENCES]
    errors += [error_of(opened, mistake) for mistake in MORE]
    errors += [error_of(lay_out, open_box([]), setup) for setup in SETUPS]
    assert heard(errors, MESSAGES.folder) == all_keys(MESSAGES.folder)


@pytest.mark.rule("CNC-COMP-03")
@pytest.mark.parametrize("id", ["rest_1", "evacuate_3"])
def test_each_of_27_tiles_has_to_be_there(id: str) -> None:
    error = error_of(opened, with_("tiles", "tile", id, id="nap_1"))
    assert error.said().startswith("CNC tiles.toml: tile: expected the ids evacuate_1, evacuate_2, evacuate_3, fire_1,")


@pytest.mark.parametrize(("file", "table"), [("board", "grid"), ("board", "momentum"), ("map", "freedom")])
def test_a_table_that_is_missing_is_named(file: str, table: str) -> None:
    error = error_of(opened, without(file, table))
    assert error.said() == f"CNC {file}.toml: {table}: expected a table [{table}], got nothing"


# -- packs ----------------------------------------------------------------------------------------------


def pack(text: str) -> list[Pack]:
    return [Pack("mine.toml", '[pack]\ngame = "crown-and-courage"\n' + text)]


def test_a_pack_replaces_what_it_names() -> None:
    text = """
        [[card]]
        id = "farmstead"
        name = "Summer Farm"
        action = [{ id = "a_night_under_a_roof", cost = 2 }]
        [[space]]
        id = "d12"
        mobilisation = true
        [momentum]
        most = 5
    """
    box = open_box(pack(text))
    farm, action = box.cards["farmstead"], box.cards["farmstead"].actions[0]
    assert (farm.name, farm.strength, action.name, action.cost) == ("Summer Farm", 1, "A night under a roof", 2)
    assert box.map.index["d12"] in box.map.centres
    assert box.momentum.most == 5
    assert box.digest != open_box([]).digest


def test_a_wrong_pack_is_named_with_the_error() -> None:
    error = error_of(open_box, pack('[[card]]\nid = "farmstead"\nstrength = 10'))
    assert error.said() == (
        "CNC cards.toml: card 'farmstead': strength: expected a whole number from 1 to 9, got 10 "
        "(with mine.toml laid over it)"
    )
