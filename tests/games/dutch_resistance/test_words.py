"""Everything that the game asks, offers and tells has a sentence, in every language."""

from __future__ import annotations

import pytest

from motstand.games.dutch_resistance import GAME
from motstand.games.dutch_resistance.box import BOXES, open_box
from motstand.games.dutch_resistance.said_effects import said_effects
from motstand.games.dutch_resistance.words import DutchWords
from motstand.kernel.flow import Ask, Choice, Draw, Option, Roll
from motstand.kernel.game import Setup
from motstand.kernel.matches.fate import ByHand, Seeded
from motstand.kernel.matches.making import match_from
from motstand.kernel.matches.match import Match
from motstand.kernel.words.languages import LANGUAGES
from motstand.kernel.words.messages import Message
from motstand.kernel.words.sentences import words_of
from tests.games.dutch_resistance.table import Table, set_table

SCENARIOS = ["network", "safe_houses", "essential_hands", "lines_and_papers", "officers_eye"]
SITTINGS: list[tuple[list[str], dict[str, str]]] = [
    (["green"], {"solo": "group", "group": "food_basic"}),
    (["green"], {"solo": "helpers"}),
    (["green", "blue", "yellow"], {"officer": "yes"}),
    (["green+blue"], {"person": "doctor"}),
]


def speaking(language: str, scenario: str = "network") -> DutchWords:
    return DutchWords(words_of(BOXES.folder, language), open_box([], language), Setup(scenario, ["green"]))


def begun(scenario: str, seats: list[str], options: dict[str, str]) -> Match:
    """A match that waits at dice and draws, too, so that they can be told."""
    setup = Setup(scenario, seats, dict(options))
    return match_from(GAME, setup, GAME.start(setup), ByHand(Seeded(0)))


def said(words: DutchWords, match: Match, ask: Ask) -> None:
    assert words.say(words.ask(ask))
    for seat in match.asked():
        view = match.view(seat)
        for option in match.options_for(seat):
            assert words.say(words.option(option, ask, view))
            assert all(words.say(group) for group in words.groups(option, ask, view))
            assert len(words.spoken(option)) >= 1
            words.steps(option)
            words.targets(option)


@pytest.mark.walk
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("sitting", SITTINGS, ids=lambda sitting: "-".join(sitting[0]) + sitting[1].get("solo", ""))
def test_whole_games_are_told(scenario: str, sitting: tuple[list[str], dict[str, str]]) -> None:
    match = begun(scenario, *sitting)
    fate, picks = Seeded(f"told {scenario} {sitting}"), Seeded(f"picks {scenario} {sitting}")
    tongues = [speaking(language, scenario) for language in LANGUAGES]
    while not match.over:
        ask = match.pending
        assert ask is not None
        for words in tongues:
            said(words, match, ask)
        if isinstance(ask, (Roll, Draw)):
            match.play(fate.answer(ask))
        else:
            match.play(match.options[picks.below(len(match.options))])
    for words in tongues:
        for entry in match.log:
            assert words.say(words.entry(entry.key, entry.values or {}))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_can_be_said(language: str) -> None:
    words = speaking(language)
    cards = words.box.cards
    texts = [*cards.occupiers.values(), *cards.raids.values()]
    for text in texts:
        for effects in (text.effects, text.price, text.otherwise, *text.options.values()):
            assert spoken(words, said_effects(effects))
    for halt in cards.halts.values():
        for option in halt.options:
            for effects in (option.policeman, option.soldier, option.otherwise):
                assert spoken(words, said_effects(effects))
    for tile in words.box.tiles:
        assert spoken(words, said_effects(tile.cost + tile.effects))
    for card in cards.characters.values():
        for ability in card.abilities:
            assert spoken(words, said_effects(ability.cost + ability.effects))
    for effects in [helper.effects for helper in cards.helpers.values()]:
        assert spoken(words, said_effects(effects))
    for effects in [officer.effects for officer in cards.officer.values()]:
        assert spoken(words, said_effects(effects))


def spoken(words: DutchWords, effects: object) -> str:
    return words.say(Message("option-choose", {"text": effects}))


def of_card(words: DutchWords, card: str) -> str:
    return spoken(words, said_effects(words.box.cards.occupiers[card].effects))


def test_what_effects_sound_like() -> None:
    words = speaking("en")
    assert of_card(words, "OCC-1-06") == "in the City: −3 Safety here, in the Countryside: −2 Safety here"
    assert of_card(words, "OCC-2-09") == "−3 Safety on University, −1 Morale"
    assert of_card(words, "SCN-2-7") == "Intensify a Road of the yellow Region, Intensify a Road of the brown Region"
    farm = next(tile for tile in words.box.tiles if tile.id == "farm")
    assert spoken(words, said_effects(farm.cost)) == "give up 1 Rations, give up 1 of any Resource"
    norwegian = speaking("nb")
    assert of_card(norwegian, "OCC-2-09") == "−3 trygghet på Universitetet, −1 moral"


@pytest.mark.rule("DR-HALT-02", "DR-HALT-03", "DR-Q-49")
def test_a_halt_card_tells_its_story_alone() -> None:
    table = set_table(place={"green": "bank"}, occupiers={"C": "policeman"}, fate=["HALT-11"])
    table.act("go", "C")
    words = speaking("en")
    assert table.match.pending is not None
    assert words.say(words.ask(table.match.pending)) == "The Curfew Bell: The bell rings and you are still outside."
    assert options(table, words) == ["You: Run.", "You: Ask to be let through."]


def options(table: Table, words: DutchWords) -> list[str]:
    ask = table.match.pending
    assert ask is not None
    view = table.match.view("green")
    found: list[Option] = table.match.options
    return [words.say(words.option(option, ask, view)) for option in found]


def test_options_say_what_they_do() -> None:
    table = set_table(occupier_cards={"green": "OCC-1-08"}, held={"green": "money"})
    table.end_turn()
    assert options(table, speaking("en")) == ["give up 1 Money", "−1 Alibi, −1 Morale"]
    moving = set_table(place={"green": "cafe"}, occupiers={"A": "soldier"})
    moving.choose("point", "getting_food")
    assert options(moving, speaking("en"))[:4] == [
        "Raising Safety: a die says by how much",
        "Gather Information: 1 Safety here for 1 Information",
        "Location Action: Gain 1 Contacts.",
        "Over Road A (Soldiers)",
    ]


@pytest.mark.rule("DR-MAT-04")
def test_who_may_only_step_in_is_not_asked_for_a_card() -> None:
    words = speaking("en")
    beside = Choice("blue", "turn", [("token", "blue"), ("give", "blue", "green", "information")])
    assert words.say(words.ask(beside)) == "Somebody else is on turn. You may step in meanwhile."
    own = Choice("blue", "turn", [("point", "courier"), ("token", "blue")])
    assert words.say(words.ask(own)) == "Resolve a Character card."


def test_characters_are_called_by_name_and_colour_when_they_are_known() -> None:
    """Whose Identity it is, and whose board to take, is told by the colour alone."""
    table = set_table(identities={"green": "joke", "blue": "anton"})
    words = speaking("en")
    moved = words.entry("gather", {"character": "green", "place": "C1", "tile": "bank"})
    assert words.say(moved).startswith("Green ")
    words.look(table.match.view("green"))
    assert words.say(moved).startswith("Joke (Green) ")
    assert words.say(words.entry("identity", {"character": "blue", "identity": "anton"})) == "Blue is Anton de Kom."
    assert words.say(words.preparation("player", {"character": "green"})).startswith("Green: ")
