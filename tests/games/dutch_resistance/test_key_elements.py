"""Key game elements: what icons, boards, tokens and tiles show, and what changes the markers."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from motstand.games.dutch_resistance import answers
from motstand.games.dutch_resistance.box import BOXES, open_box
from motstand.games.dutch_resistance.components import MOST_ALIBI
from motstand.games.dutch_resistance.danger import night_loss
from motstand.games.dutch_resistance.effects import carry_out
from motstand.games.dutch_resistance.phases import PHASES
from motstand.games.dutch_resistance.printed import printed
from motstand.games.dutch_resistance.said_effects import plain_effect
from motstand.games.dutch_resistance.scene import Scene
from motstand.games.dutch_resistance.state import Dutch
from motstand.games.dutch_resistance.variant import OPTIONS
from motstand.games.dutch_resistance.vocabulary import RESOURCES, Effect, effect_of
from motstand.games.dutch_resistance.words import DutchWords
from motstand.kernel.game import Setup
from motstand.kernel.matches.fate import Seeded
from motstand.kernel.words.sentences import words_of
from tests.games.dutch_resistance.table import run, set_table

BOX = open_box([])
CARDS = BOX.cards
SETUP = Setup("network", ["green"])
TRACKS = ("morale", "alibi", "safety")


def of_tiles() -> list[Effect]:
    return [effect for tile in BOX.tiles for effect in (*tile.cost, *tile.effects)]


def of_scenarios() -> list[Effect]:
    actions = [action for scenario in BOX.scenarios.values() for action in scenario.actions.values()]
    return [effect for action in actions for effect in (*action.effects, *action.last)]


def of_characters() -> list[Effect]:
    abilities = [ability for card in CARDS.characters.values() for ability in card.abilities]
    return [
        effect
        for ability in abilities
        for effects in (ability.cost, ability.effects, *ability.options.values())
        for effect in effects
    ]


def of_occupiers() -> list[Effect]:
    return [
        effect
        for text in CARDS.occupiers.values()
        for effects in (text.effects, text.price, text.otherwise, *text.options.values())
        for effect in effects
    ]


def of_raids() -> list[Effect]:
    return [effect for card in CARDS.raids.values() for effect in (*card.effects, *card.otherwise)]


def of_halts() -> list[Effect]:
    options = [option for card in CARDS.halts.values() for option in card.options]
    return [effect for option in options for effect in (*option.policeman, *option.soldier)]


def of_helpers() -> list[Effect]:
    return [effect for card in CARDS.helpers.values() for effect in card.effects]


def ways(effects: Iterable[Effect], verb: str) -> set[str]:
    """In which directions some effects move a marker."""
    return {"up" if effect.amount > 0 else "down" for effect in effects if effect.verb == verb}


@pytest.mark.rule("DR-KEY-01")
@pytest.mark.parametrize("verb", [*TRACKS, *RESOURCES])
def test_what_is_gained_and_what_is_lost_is_told_apart(verb: str) -> None:
    """The sign of an effect is the colour of its circle: its words and its doing follow from it alone."""
    words = DutchWords(words_of(BOXES.folder), BOX, SETUP)
    where = " here" if verb == "safety" else ""
    for sign, word in ((1, "gain"), (-1, "lose")):
        effect = effect_of(f"{verb} {'+' if sign > 0 else '-'}1{where}")
        said = plain_effect(effect)
        assert said.values["sign"] == word
        table = set_table(
            place={"green": "bank"}, held={"green": verb} if verb in RESOURCES else None, alibi={"green": 5}
        )
        before = measured(table.game, verb)
        run(carry_out(table.game, Scene(0, table.game.place[0], "DR-KEY-01"), [effect]), Seeded(1))
        assert measured(table.game, verb) - before == sign
    gained, lost = (words.say(plain_effect(effect_of(f"{verb} {sign}1{where}"))) for sign in "+-")
    assert gained.startswith(("+", "gain"))
    assert lost.startswith(("−", "give up"))


def measured(game: Dutch, verb: str) -> int:
    """Morale, or green's Alibi, the Safety of the Bank, or green's Resources of this kind."""
    if verb == "morale":
        return game.morale
    if verb == "alibi":
        return game.alibi[0]
    return game.safety[game.place[0]] if verb == "safety" else game.held[0][RESOURCES.index(verb)]


@pytest.mark.rule("DR-RES-04")
def test_resources_that_are_left_fill_the_slots_from_the_first_on() -> None:
    """What counts at night is how many are left, never which were spent."""
    expected = {side: BOX.board.sides[side].resources for side in OPTIONS["side"]}
    for side, losses in expected.items():
        for spent in ("money", "rations", "contacts"):
            held = "money rations contacts contacts information information"
            table = set_table(held={"green": held}, side=side)
            for left in (5, 4):
                table.choose("drop", "green", spent if left == 5 else "information")
                assert night_loss(table.game, 0)[1] == losses[left]


@pytest.mark.rule("DR-MOR-02")
def test_what_changes_morale() -> None:
    assert ways(of_tiles(), "morale") == {"up"}
    assert ways(of_scenarios(), "morale") == {"up"}
    assert ways(of_occupiers(), "morale") == {"down"}
    assert ways(of_raids(), "morale") == {"down"}
    assert ways(of_helpers(), "morale") == {"up"}
    # Every part of a goal that is completed raises it.
    for scenario in BOX.scenarios.values():
        assert any(effect.verb == "morale" for action in scenario.actions.values() for effect in action.effects)


@pytest.mark.rule("DR-ALIBI-02")
def test_what_changes_alibi() -> None:
    assert "up" in ways(of_tiles(), "alibi")
    assert "up" in ways(of_characters(), "alibi")
    assert "down" in ways(of_occupiers(), "alibi")
    assert "down" in ways(of_halts(), "alibi")
    assert ways(of_raids(), "alibi") == {"down"}
    assert ways(of_scenarios(), "alibi") == set()


@pytest.mark.rule("DR-SAFE-13")
def test_what_changes_safety() -> None:
    assert ways(of_tiles(), "safety") == {"up", "down"}
    assert "up" in ways(of_characters(), "safety")
    assert "up" in ways(of_helpers(), "safety")
    for falling in (of_occupiers(), of_halts(), of_raids()):
        assert "down" in ways(falling, "safety")
    table = set_table("danger", place={"green": "bank"}, alibi={"green": 5}, safety={"bank": 7})
    assert table.safety("bank") < 7
    raising = set_table(place={"green": "bank"}, safety={"bank": 1}, fate=[4])
    raising.act("raise")
    assert raising.safety("bank") == 5


@pytest.mark.rule("DR-PB-01")
def test_what_a_player_board_shows() -> None:
    shown = printed(BOX, SETUP)
    assert set(shown["sides"]) == {"easy", "standard"}
    for side in shown["sides"].values():
        assert len(side["alibi"]) == MOST_ALIBI
        # From no Resource to six slots.
        assert len(side["resources"]) == 7
    numbers = {row["id"]: row["number"] for row in BOXES.content([], "en")["board"]["colour"]}
    assert numbers == {"green": 1, "blue": 2, "yellow": 3, "purple": 4, "grey": 5}
    assert list(shown["colours"]) == list(numbers)
    rounds = [phase for phase in PHASES if phase in ("start", "turn", "danger", "patrol")]
    assert rounds == ["start", "turn", "danger", "patrol"]
    heads = {kind.head for kind in answers.ACTION.kinds}
    assert heads == {*("raise", "gather", "location", "go", "escort", "ride", "ride_with", "scenario", "scenario_for")}


@pytest.mark.rule("DR-TOKEN-02")
def test_items_are_square_and_persons_hexagons() -> None:
    pieces = printed(BOX, SETUP)["pieces"]
    assert {pieces[item]["shape"] for item in BOX.tokens.items} == {"square"}
    assert {pieces[item]["border"] for item in BOX.tokens.items} == {"orange"}
    assert {pieces[person]["shape"] for person in BOX.tokens.persons} == {"hexagon"}
    borders = [pieces[person]["border"] for person in BOX.tokens.persons]
    assert len(set(borders)) == len(borders) == 9
    assert "orange" not in borders


@pytest.mark.rule("DR-STD-07")
def test_what_a_location_tile_shows() -> None:
    """Below: the Location Action and the Safety Track; above: whoever and whatever is there."""
    tiles = printed(BOX, SETUP)["tiles"]
    action = {
        "cost": [{"verb": "contacts", "amount": -1, "most": -1}],
        "effects": [{"verb": "morale", "amount": 6, "most": 6}],
    }
    shown = {"name": "Church", "text": "Spend 1 Contacts: gain 6 Morale.", "start": 5, "most": 7}
    assert tiles["church"] == {**shown, **action}
    table = set_table(
        place={"green": "church"},
        costs={"church": "K-01"},
        safety={"church": 2},
        prepare=lambda game: game.add_token("nurse", 9),
    )
    view = table.match.view(None)
    place = next(id for id, shown in view["places"].items() if shown["tile"] == "church")
    assert (view["places"][place]["safety"], view["places"][place]["costs"]) == (2, "K-01")
    assert view["characters"][0]["place"] == place == view["pieces"][0]["place"]


@pytest.mark.rule("DR-SIMPLE-01")
def test_a_first_game_is_the_recommended_one() -> None:
    """What nobody chooses is what is recommended: the first Scenario, the normal level, the Easy side."""
    assert next(iter(BOX.scenarios.values())).number == 1
    usual = {name: values[0] for name, values in OPTIONS.items()}
    assert (usual["level"], usual["side"]) == ("medium", "easy")
    game = set_table().game
    assert (game.scenario.number, game.level.id, game.variant.side) == (1, "medium", "easy")
