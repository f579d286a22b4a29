"""The words of Crown & Courage: everything the game can say has words. Words that nobody says are found by the lint."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from motstand.games.crown_and_courage import lessons
from motstand.games.crown_and_courage.answers import ANSWERS, QUESTIONS
from motstand.games.crown_and_courage.box import open_box
from motstand.games.crown_and_courage.components import KING
from motstand.games.crown_and_courage.lessons import Position, lay
from motstand.games.crown_and_courage.phrases import effects_said, path_said
from motstand.games.crown_and_courage.plan import placements
from motstand.games.crown_and_courage.setup import lay_out
from motstand.games.crown_and_courage.state import Crown
from motstand.games.crown_and_courage.view import PARTS, headline, public
from motstand.games.crown_and_courage.vocabulary import VOCABULARY
from motstand.games.crown_and_courage.why_not.reasons import RULES
from motstand.games.crown_and_courage.words import BY_QUESTION, CrownWords
from motstand.kernel.flow import Draw, Option, Roll
from motstand.kernel.game import Setup
from motstand.kernel.words.languages import LANGUAGES
from motstand.kernel.words.messages import Message
from motstand.kernel.words.sentences import fluent_key, words_of

FOLDER = Path(lessons.__file__).parent
of_languages = pytest.mark.parametrize("language", LANGUAGES)


def the_words(language: str = "en") -> CrownWords:
    box = open_box([], language)
    return CrownWords(words_of(FOLDER, language), box, Setup("standard", ["king"]))


def table(**position: Any) -> Crown:
    game = lay_out(open_box([]), Setup("standard", [KING]))
    lay(game, Position(**position))
    return game


# -- everything has words --------------------------------------------------------------------------------------


def nodes() -> Iterator[ast.AST]:
    """All parts of the rules."""
    for path in sorted(FOLDER.glob("*.py")):
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def constants(node: ast.AST) -> list[str]:
    """The texts that an expression can be: one, or one of two told apart by a condition."""
    if isinstance(node, ast.IfExp):
        return constants(node.body) + constants(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def noted() -> set[str]:
    found: set[str] = set()
    for node in nodes():
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "note":
            found |= set(constants(node.args[0]))
    return found


def objections() -> set[str]:
    """What speaks against something that the player could answer; Paratroopers ask nobody."""
    found: set[str] = set()
    for node in nodes():
        if isinstance(node, ast.FunctionDef) and node.name.startswith("objection_to"):
            for part in ast.walk(node):
                if isinstance(part, ast.Return) and part.value is not None:
                    found |= {key for key in constants(part.value) if key}
    return {key for key in found if not key.startswith("paratrooper.")}


@of_languages
def test_everything_that_is_noted_has_words(language: str) -> None:
    words = the_words(language).words
    assert len(noted()) > 70
    assert [key for key in sorted(noted()) if not words.has(fluent_key("log", key))] == []


@of_languages
def test_every_objection_has_words(language: str) -> None:
    words = the_words(language)
    assert len(objections()) > 35
    assert objections() <= set(RULES)
    for key in RULES:
        assert words.say(words.objection(key, {"thing": "card", "kind": "card"})), key


@of_languages
def test_every_question_and_every_answer_has_words(language: str) -> None:
    words = the_words(language).words
    for prompt, question in QUESTIONS.items():
        assert words.has(fluent_key("ask", prompt)), prompt
        assert words.has(f"why-{prompt.partition('.')[0]}"), prompt
        for kind in question.kinds:
            key = fluent_key(kind.head, prompt) if kind.head in BY_QUESTION else f"option-{kind.head}"
            assert words.has(key), key
    for kind in ANSWERS.values():
        for clicks in range(1, len(kind.parts)):
            assert words.has(f"step-{kind.head}-{clicks}"), kind.head


@of_languages
def test_every_effect_has_words(language: str) -> None:
    words = the_words(language).words
    assert [verb for verb in VOCABULARY.verbs if not words.has(f"effect-{verb}")] == []


@of_languages
@pytest.mark.parametrize("how", ["nowhere", "willpower", "pressure", "bombed", "cut_off", "towns", "resigned"])
def test_every_defeat_has_words(language: str, how: str) -> None:
    words = the_words(language)
    assert words.say(words.entry("game.over", {"key": f"lost.{how}", "values": {}, "level": ""}))


@of_languages
def test_every_phase_has_a_name(language: str) -> None:
    words = the_words(language)
    for phase, part in PARTS.items():
        game = table(phase=phase)
        assert words.words.has(f"part-{part}")
        assert words.say(headline(game))


@pytest.mark.rule("CNC-FLOW-03")
def test_gold_is_told_with_the_victory() -> None:
    said = [the_words(language).say(Message("won", {"gold": gold})) for language in LANGUAGES for gold in (0, 1, 3)]
    assert said == [
        "The King is free! No gold came with him.",
        "The King is free! 1 part of the Gold Reserve is safe with him.",
        "The King is free! 3 parts of the Gold Reserve are safe with him.",
        "Kongen er fri! Ikke noe gull kom med ham.",
        "Kongen er fri! 1 del av gullbeholdningen er i sikkerhet hos ham.",
        "Kongen er fri! 3 deler av gullbeholdningen er i sikkerhet hos ham.",
        "De Koning is vrij! Er kwam geen goud met hem mee.",
        "De Koning is vrij! 1 deel van de goudreserve is met hem in veiligheid.",
        "De Koning is vrij! 3 delen van de goudreserve zijn met hem in veiligheid.",
    ]


# -- what they say -----------------------------------------------------------------------------------------------


def offered(game: Crown, prompt: str, option: Option, language: str = "en", **values: Any) -> str:
    """How an option of a question sounds at this table."""
    words = the_words(language)
    choice = QUESTIONS[prompt].ask(KING, [option], values)
    return words.say(words.option(option, choice, public(game)))


def test_a_tile_of_the_plan_says_what_it_does_and_costs() -> None:
    game = table(display=["evacuate_2", "repeat_1", "chaos"])
    assert offered(game, "plan", ("choose", "top")) == (
        "Evacuate II (top): prepare the journey or move the King, as primary order no German Main Response; "
        "price: discard a card"
    )
    assert offered(game, "plan", ("choose", "middle"), "nb") == (
        "Gjenta I (i midten): utfør en annen brikke i samme rad eller kolonne; pris: 1 stress mer"
    )
    assert offered(game, "plan", ("choose", "bottom")) == "Chaos (bottom): nothing"


def test_a_placement_says_what_the_germans_answer() -> None:
    """r1c1 is empty with a symbol in each of its lines; the tile at 1 is hidden, at 4 a Move with a Sabotage die."""
    game = table(placing="rest_1", frame={"4": "move"}, saboteurs={"4": 2})
    assert ("place", "r1c1", "unique") in placements(game)
    assert offered(game, "place", ("place", "r1c1", "unique"), tile="rest_1") == (
        "Rest I on the top left space, its own face up: 2 Stress less. "
        "The Germans answer: the hidden tile at 1, Move 2 times (Sabotage die 2)"
    )
    assert offered(game, "place", ("place", "r1c1", "army"), "nb", tile="rest_1") == (
        "Hvil I øverst til venstre, med hærordre opp: 1 hærordre, trekk et kort. "
        "Tyskerne svarer: den skjulte brikken på plass 1, flytting 2 ganger (sabotasjeterning 2)"
    )


def test_a_skipped_response_is_said_of_the_own_face_alone() -> None:
    game = table(placing="upgrade_3", grid={"r1c1": "rest_1"})
    own = offered(game, "place", ("place", "r2c2", "unique"), tile="upgrade_3")
    army = offered(game, "place", ("place", "r2c2", "army"), tile="upgrade_3")
    assert own.endswith("The Germans answer: nothing, for their Main Response is skipped")
    assert army.endswith("The Germans answer: the hidden tile at 2, the hidden tile at 5")


@pytest.mark.rule("CNC-OPS-09")
def test_a_line_says_whom_it_takes_along() -> None:
    game = table(primary="r2c2", grid={"r2c2": "rest_1", "r2c1": "fire_1", "r2c3": "chaos"}, frame={"8": "morale"})
    assert offered(game, "line", ("activate", "row"), space="r2c2") == (
        "The row: also Fire I, Chaos, and the Army Order at its end; it sets off a Quick Response"
    )
    assert offered(game, "line", ("activate", "column"), space="r2c2") == "The column: no other tile"
    assert offered(game, "line", ("activate", "row"), "nb", space="r2c2") == (
        "Raden: også Skyt I, Kaos, og hærordren i enden; det utløser en rask reaksjon"
    )


def test_a_card_says_its_action_and_what_it_costs() -> None:
    game = table(hand=["night_march", "gold_reserve_cellar", "farmstead"])
    assert offered(game, "plan", ("play", "night_march", 1)) == (
        "Night March: March through the night (2 other cards): the King goes up to 2 spaces"
    )
    assert offered(game, "order", ("order", "gold_reserve_cellar", 1), "nb", cheaper=3) == (
        "Gullbeholdning (kjeller), beordret: Evakuer gullet (ingen andre kort): gullet bringes i sikkerhet"
    )
    # Beside the order stands the same action at its full price.
    assert offered(game, "order", ("play", "night_march", 1), cheaper=1) == (
        "Night March: March through the night (2 other cards): the King goes up to 2 spaces"
    )
    assert offered(game, "plan", ("calm", 3)) == "Discard 3 cards: Threat 2 down"


def test_the_king_hears_what_waits_for_him() -> None:
    game = table(king="b5", norwegians={"b6": 2}, regulars={"c5": 1}, towns={"b6": "free"})
    assert offered(game, "king", ("go", "b6"), left=2) == (
        "To Hamar, to 2 Norwegian troops: 2 Morale, a free town: 1 Morale, 1 Stress less"
    )
    assert offered(game, "king", ("go", "c5"), left=2) == "To Eidsvoll, past a German: 1 Stress"
    assert offered(game, "king", ("go", "c5"), "nb", left=2) == "Til Eidsvoll, forbi en tysker: 1 stress"


@pytest.mark.rule("CNC-ESCAPE-08")
def test_in_a_forced_escape_nothing_waits_for_him() -> None:
    game = table(king="c8", norwegians={"b8": 1})
    assert offered(game, "escape", ("go", "b8")) == "To Furnes"


def test_cards_in_a_battle_say_what_they_add() -> None:
    game = table(hand=["volunteers", "farmstead"])
    assert offered(game, "battle", ("support", "volunteers"), place="c9") == (
        "Volunteers gives strength 3; after a victory gain 2 Morale"
    )
    assert offered(game, "battle", ("support", "farmstead"), "nb", place="c9") == "Gården gir styrke 1"


def test_a_demand_says_what_each_answer_costs() -> None:
    game = table(ignored=["abdicate"])
    assert offered(game, "demand", ("decline",), demand="appoint_quisling", cost=2) == "Decline it for 2 Willpower"
    assert offered(game, "demand", ("ignore",), "nb", demand="appoint_quisling", cost=2) == (
        "Ignorer det: 2 forsterkninger, 2 moral mindre, en presskube på Kongen"
    )
    drawn = the_words().entry("demand.drawn", {"demand": "return_to_oslo", "cost": 3})
    assert the_words().say(drawn) == (
        "The Germans demand: Return to Oslo. To decline costs 3 Willpower, then: gain 1 Morale, German action: Bombing."
    )


def test_where_the_player_is() -> None:
    path = ["main_response", "move", "battle c9", "forced_escape"]
    said = [
        " > ".join([words.say(Message(step["key"], step["values"])) for step in path_said(path, [])])
        for words in (the_words("en"), the_words("nb"))
    ]
    assert said == [
        "Main Response > German Move > battle at Elverum > forced escape",
        "Hovedreaksjon > Tysk flytting > kampen ved Elverum > tvungen flukt",
    ]
    others = path_said(["quick_response", "occupation b6", "order r2c2", "frame 7"], ["", "", "", "", "rest_2"])
    assert [the_words().say(Message(step["key"], step["values"])) for step in others] == [
        "Quick Response",
        "occupation of Hamar",
        "Rest II (centre)",
        "Army Order at 7",
    ]


def test_dice_and_draws_by_hand() -> None:
    words = the_words()
    assert words.say(words.ask(Roll(6, 2, "quick_response"))) == "Throw the 2 dice of the Quick Response box."
    assert words.say(words.ask(Draw(["move"], "frame", values={"position": 3}))) == (
        "Turn over the tile at position 3: which German action does it show?"
    )
    # A Demand is drawn, then answered: two questions of one name.
    assert words.say(words.ask(Draw(["abdicate"], "demand"))) == "Turn up the next German Demand: which one is it?"


def test_lines_of_the_log_name_things_by_their_ids() -> None:
    words = the_words("nb")
    marched = words.entry("army.marched", {"from": "b6", "to": "b7", "count": 2})
    assert marched.values["from"] == {"place": "b6"}
    assert words.say(marched) == "2 tropper marsjerer fra Hamar til Løten."
    assert words.say(words.entry("stress.gained", {"count": 2, "from": 6, "to": 8})) == "2 stress: nå 8."
    assert words.say(words.entry("upgraded", {"tile": "rest_1", "to": "rest_2"})) == "Hvil I blir Hvil II."
    played = words.entry("card.played", {"card": "ski_patrol", "action": "through_the_forest"})
    assert words.say(played) == "Skipatrulje: Gjennom skogen."
    cleared = words.entry("occupation.cleared", {"sector": 2, "count": 1})
    assert words.say(cleared) == "I Oslo og Romerike blir en norsk tropp avskåret og går tapt."


def test_chaos_is_placed_without_a_word_about_its_face() -> None:
    placed = the_words().entry("plan.placed", {"tile": "chaos", "space": "r1c1", "face": "unique"})
    assert the_words().say(placed) == "Chaos is placed on the top left space."
    placed = the_words("nb").entry("plan.placed", {"tile": "rest_1", "space": "r1c1", "face": "army"})
    assert the_words("nb").say(placed) == "Hvil I legges øverst til venstre, med hærordre opp."


def test_effects_are_said_one_after_the_other() -> None:
    box = open_box([])
    said = Message("option-resolve_frame", {"position": 7, "effects": effects_said(box.tiles["strategise_2"].unique)})
    assert the_words().say(said) == "The Order tile at 7: draw 3 cards, discard a card"
    assert [phrase["key"] for phrase in effects_said([])] == ["effect-none"]


def test_what_a_person_may_type() -> None:
    words = the_words()
    assert words.spoken(("march", "b6", "b7", 1)) == [["march"], ["b6", "Hamar"], ["b7", "Løten"], ["1"]]
    assert words.spoken(("discard", "farmstead")) == [["discard"], ["Farmstead", "farmstead"]]
    assert words.targets(("march", "b6", "b7", 1)) == {"areas": ["b6", "b7"], "cards": []}
    assert words.targets(("place", "r1c1", "army")) == {"areas": ["r1c1"], "cards": []}
    assert words.targets(("play", "farmstead", 1)) == {"areas": [], "cards": ["farmstead"]}
    assert [option for option in (("skip", "r1c1"), ("resolve", "r1c1")) if words.is_quiet(option)] == [
        ("skip", "r1c1")
    ]
