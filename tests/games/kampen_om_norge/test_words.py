"""The words of Kampen om Norge: everything the game can say has words. Words that nobody says are found by the lint."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from motstand.games.kampen_om_norge import GAME
from motstand.games.kampen_om_norge import terminal as board
from motstand.games.kampen_om_norge.box import open_box
from motstand.games.kampen_om_norge.questions import ANSWERS
from motstand.games.kampen_om_norge.why_not.reasons import REASONS
from motstand.games.kampen_om_norge.why_not.things import REASONS as REASONS_TO_WAIT
from motstand.games.kampen_om_norge.words import QUIET, KampenWords
from motstand.kernel.answers import Kind
from motstand.kernel.flow import Choice, JointChoice, Option, Outcome, Roll
from motstand.kernel.game import Setup
from motstand.kernel.matches.making import new_match
from motstand.kernel.matches.match import Match
from motstand.kernel.why import Why
from motstand.kernel.words.languages import ENGLISH
from motstand.players import policy
from motstand.players.random import RandomPlayer
from tests.games.kampen_om_norge.table import THREE, TWO, set_table

DOTTED = re.compile(r"^[a-z_]+\.[a-z_]+$")
# Where numbers come from is told to whoever asks, not in play.
ASIDE = "trace."
# Modules that speak to players; content, views and policies name keys of other things.
SILENT = {"box.py", "components.py", "view.py", "words.py", "printed.py", "game.py"}


def the_words(language: str = ENGLISH) -> KampenWords:
    words = GAME.words(Setup("basic", TWO), language)
    assert isinstance(words, KampenWords)
    return words


# -- what the code can say -----------------------------------------------------------------------------------


def speaking_modules() -> list[Path]:
    folders = [GAME.folder(), GAME.folder() / "sea", GAME.folder() / "april"]
    return [path for folder in folders for path in sorted(folder.glob("*.py")) if path.name not in SILENT]


def constants(tree: ast.AST) -> list[str]:
    return [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]


def calls(tree: ast.AST, *names: str) -> list[ast.Call]:
    """The calls of a function or method with one of these names."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called in names:
                found.append(node)
    return found


def keys_in_source() -> tuple[set[str], set[str], set[str], set[str]]:
    """The keys of log entries, prompts and outcomes, and the heads of options, as the source names them."""
    logged: set[str] = set()
    prompts: set[str] = set()
    outcomes: set[str] = set()
    heads: set[str] = set()
    for path in speaking_modules():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for call in calls(tree, "note", "child"):
            logged.update(text for text in constants(call.args[0]) if DOTTED.match(text))
        for call in calls(tree, "Question"):
            prompts.update(constants(call.args[0]))
        for call in calls(tree, "Roll"):
            prompts.update(constants(call.args[2]))
        for call in calls(tree, "draw", "Draw"):
            prompts.update(constants(call.args[1]))
        for call in calls(tree, "roll"):
            prompts.update(text for argument in call.args for text in constants(argument) if DOTTED.match(text))
        for call in calls(tree, "outcome"):
            outcomes.update(text for text in constants(call) if text.startswith("won."))
        for node in ast.walk(tree):
            if isinstance(node, ast.Assign) and [getattr(target, "id", "") for target in node.targets] == ["key"]:
                logged.update(text for text in constants(node) if DOTTED.match(text))
            if isinstance(node, ast.Tuple) and isinstance(node.elts[0] if node.elts else None, ast.Constant):
                head = ast.literal_eval(node.elts[0])
                if isinstance(head, str) and head in ANSWERS:
                    heads.add(head)
    # The one key that is put together: who has won a combat.
    logged.update({"combat.attacker_wins", "combat.defender_wins"})
    return logged, prompts, outcomes, heads


class Heard:
    """Everything that was said in some games."""

    def __init__(self) -> None:
        self.logged: set[str] = set()
        self.prompts: set[str] = set()
        self.offered: set[tuple[str, str]] = set()
        self.lines: list[str] = []

    def listen(self, match: Match, player: Callable[[Match], Option]) -> None:
        words, other = GAME.words(match.setup), GAME.words(match.setup, "nb")
        while not match.over:
            pending = match.pending
            assert isinstance(pending, (Choice, JointChoice))
            self.prompts.add(pending.prompt)
            view = match.view(match.seat)
            question = words.ask(pending)
            assert words.say(question)
            assert other.say(question)
            new = {(option[0], pending.prompt) for option in match.options} - self.offered
            for option in match.options if new else []:
                self.offered.add((option[0], pending.prompt))
                for phrase in [words.option(option, pending, view), *words.groups(option, pending, view)]:
                    assert words.say(phrase)
                    assert other.say(phrase)
                assert len(words.spoken(option)) == len(option)
            match.play(player(match))
        for entry in match.log:
            for each in [entry, *entry.children]:
                self.logged.add(each.key)
                told = words.entry(each.key, each.values)
                self.lines += [words.say(told), other.say(told)]


@pytest.fixture(scope="module")
def heard() -> Heard:
    """Random games of all scenarios with two and three seats, and one with rolled sides."""
    heard = Heard()
    for seed in range(18):
        scenario = ("basic", "gudbrandsdalen", "advanced")[seed % 3]
        seats = (TWO, THREE)[seed // 3 % 2]
        heard.listen(new_match(GAME, scenario, seats, seed=seed), RandomPlayer(seed))
    for seed in range(20):
        # Chance alone hardly ever gets to most of the cards of 9 April.
        players = (policy, RandomPlayer(seed))
        heard.listen(new_match(GAME, "advanced", THREE, seed=seed), players[seed % 2])
    rolled = new_match(GAME, "gudbrandsdalen", ["anna", "bjorn"], seed=1, options={"factions": "rolled"})
    heard.listen(rolled, RandomPlayer(1))
    return heard


# -- the source and the words -----------------------------------------------------------------------------------------


def expected_keys(heard: Heard) -> set[str]:
    """Every key of the words file that something can say."""
    logged, prompts, outcomes, heads = keys_in_source()
    keys = {f"log-{key.replace('.', '-')}" for key in logged | heard.logged if key != "game.over"}
    keys |= {f"ask-{key.replace('.', '-')}" for key in prompts | heard.prompts}
    keys |= {key.replace(".", "-") for key in outcomes}
    keys |= {f"option-{head}" for head in heads - set(QUIET)}
    keys |= {f"{head}-{prompt.replace('.', '-')}" for head, prompt in heard.offered if head in QUIET}
    keys |= {f"phase-{number}" for number in board.PHASES}
    keys |= {f"when-{time}" for card in GAME.printed(Setup("advanced", TWO))["cards"].values() for time in card["when"]}
    keys |= {f"step-{head}-{clicks}" for head, kind in ANSWERS.items() for clicks in range(1, clicks_of(kind))}
    keys |= reasons(prompts) | {"headline"}
    keys |= {f"whynot-{key}" for key in [*REASONS, *REASONS_TO_WAIT]}
    spoken = constants(ast.parse(Path(board.__file__).read_text(encoding="utf-8")))
    spoken += constants(ast.parse((GAME.folder() / "words.py").read_text(encoding="utf-8")))
    return keys | {key for key in spoken if key.startswith(("board-", "group-")) or key == "symbols"}


def clicks_of(kind: Kind) -> int:
    """How many clicks lead to an option of this kind; options that only count are buttons."""
    return len(kind.parts) if kind.clicks is None else len(kind.clicks)


def reasons(prompts: set[str]) -> set[str]:
    """Why the policy answers so: keys that it names, and one for each question that it has no better word for."""
    named: set[str] = set()
    for path in sorted((GAME.folder() / "policy").glob("*.py")):
        named.update(text for text in constants(ast.parse(path.read_text(encoding="utf-8"))) if DOTTED.match(text))
    named = {key.replace(".", "-") for key in named if key.startswith("why.")}
    answered_with_a_key = {"movement", "combat", "trade", "roll", "draw"}
    asked = {prompt.split(".")[0] for prompt in prompts} - answered_with_a_key
    # Until the policy says more, there was no choice.
    return named | {Why().key.replace(".", "-")} | {f"why-{prompt}" for prompt in asked}


@pytest.mark.walk
def test_everything_that_can_be_said_has_words(heard: Heard) -> None:
    missing = expected_keys(heard) - set(the_words().words.keys())
    assert not missing


@pytest.mark.walk
def test_random_play_reaches_most_of_the_source(heard: Heard) -> None:
    """The scan of the source is only as good as what play proves: nothing is said that the scan did not find."""
    logged, prompts, _, heads = keys_in_source()
    assert heard.logged - {"game.over"} <= logged
    assert heard.prompts <= prompts
    assert {head for head, _ in heard.offered} <= heads
    told_in_play = {key for key in logged if not key.startswith(ASIDE)}
    assert len(told_in_play - heard.logged) <= 7


def test_every_option_head_is_known() -> None:
    _, _, _, heads = keys_in_source()
    assert heads == set(ANSWERS)


@pytest.mark.walk
def test_no_sentence_shows_an_id(heard: Heard) -> None:
    """Ids of cards, and of areas where the name is spelled otherwise, never reach a reader."""
    box = open_box([])
    ids = [id for id, name in zip(box.board.ids, box.board.names, strict=True) if id != name.lower()]
    for line in heard.lines:
        words = set(re.findall(r"[\w-]+", line))
        assert not words & set(box.cards)
        assert not words & set(ids)


# -- single sentences ----------------------------------------------------------------------------------------


def story(match: Match) -> list[str]:
    words = GAME.words(match.setup)
    return [words.say(words.entry(entry.key, entry.values)) for entry in match.log]


def test_a_march_is_told_with_the_right_number() -> None:
    table = set_table(oslo="3 germany", hamar="1 norway")
    table.choose("move", "oslo", "honefoss", 2)
    table.choose("move", "oslo", "ostfold", 1)
    assert story(table.match)[-2:] == [
        "Two German battalions march from Oslo to Hønefoss.",
        "One German battalion marches from Oslo to Østfold.",
    ]


def test_an_attack_is_told_as_one() -> None:
    table = set_table(gjovik="3 germany", hamar="1 norway")
    table.choose("move", "gjovik", "hamar", 3)
    assert story(table.match)[-1] == "Three German battalions advance from Gjøvik to attack Hamar."


def test_the_dice_are_told_with_sum_and_sixes() -> None:
    words = the_words()
    values: dict[str, Any] = {"faction": "norway", "area": "hamar", "dice": [6, 2, 6], "sum": 14, "sixes": 2}
    assert words.say(words.entry("combat.rolled", values)) == "Norway throws 6 2 6: 14 in all, 2 sixes hit."
    values = {"faction": "allies", "area": "hamar", "dice": [], "sum": 0, "sixes": 0}
    assert words.say(words.entry("combat.rolled", values)) == "The Allies have no dice."


def test_an_option_says_where_it_leads() -> None:
    table = set_table(gjovik="3 germany", hamar="1 norway")
    words, view, ask = the_words(), table.match.view("germany"), table.match.pending
    assert ask is not None
    assert words.say(words.option(("move", "gjovik", "oslo", 1), ask, view)) == "Gjøvik to Oslo with 1"
    attack = words.option(("move", "gjovik", "hamar", 2), ask, view)
    assert words.say(attack) == "Gjøvik to Hamar with 2: attack across water"
    table.choose("move", "gjovik", "hamar", 1)
    joining = words.option(("move", "gjovik", "hamar", 2), ask, table.match.view("germany"))
    assert words.say(joining) == "Gjøvik to Hamar with 2: join the attack across water"


def test_options_are_grouped_by_where_they_start() -> None:
    table = set_table(gjovik="3 germany", hamar="1 norway")
    words, view, ask = the_words(), table.match.view("germany"), table.match.pending
    assert ask is not None
    groups = words.groups(("move", "gjovik", "hamar", 2), ask, view)
    assert [words.say(group) for group in groups] == ["From Gjøvik, 3 can go", "Hamar (attack)"]
    assert words.groups(("end",), ask, view) == []


def test_targets_name_areas_and_cards() -> None:
    words = the_words()
    assert words.targets(("move", "oslo", "hamar", 2)) == {"areas": ["oslo", "hamar"], "cards": []}
    assert words.targets(("hunt", "G-52", "namsos")) == {"areas": ["namsos"], "cards": ["G-52"]}
    assert words.targets(("remove", "sea")) == {"areas": [], "cards": []}


def test_a_card_is_named_in_the_language_of_the_reader() -> None:
    """One phrase goes to all; English readers are told what the Norwegian name means."""
    phrase = the_words().entry("card.played", {"faction": "germany", "card": "G-05"})
    assert phrase.values == {"faction": "germany", "card": {"card": "G-05"}}
    assert the_words().say(phrase) == "Germany plays Bombefly (Bombers)."
    assert the_words("nb").say(phrase) == "Tyskland spiller Bombefly."


def test_a_march_in_norwegian() -> None:
    words = the_words("nb")
    values: dict[str, Any] = {"faction": "germany", "from": "oslo", "to": "honefoss", "count": 1}
    assert words.say(words.entry("movement.moved", values)) == "Én tysk bataljon marsjerer fra Oslo til Hønefoss."
    values["count"] = 3
    assert words.say(words.entry("movement.moved", values)) == "Tre tyske bataljoner marsjerer fra Oslo til Hønefoss."


def test_the_engineers_know_what_they_clear() -> None:
    words = the_words()
    ask = Choice("germany", "sabotage.engineers", [("pass",), ("cancel", "G-22")], "", {"kind": "sprengt_bro"})
    view = set_table(oslo="1 germany").match.view("germany")
    said = words.say(words.option(("cancel", "G-22"), ask, view))
    assert said == "Play Ingeniørkompani (Engineers): cancel Sprengt bro (Blown bridge)"


def test_the_engineers_are_told_anew_what_they_clear() -> None:
    """The same card may clear a roadblock now and a blown bridge later: the first answer is not said again."""
    words = the_words()
    engineers = next(id for id, card in words.box.cards.items() if card.kind.id == "ingeniorkompani")
    said = []
    for kind in ("veisperring", "sprengt_bro"):
        ask = Choice("germany", "sabotage.engineers", [("cancel", engineers)], "KON-SAB-02", {"kind": kind})
        said += [words.say(phrase) for phrase in words.options(ask.options, ask, {"areas": {}})]
    assert "Veisperring" in said[0]
    assert "Sprengt bro" in said[1]


def test_a_throw_says_how_many_dice() -> None:
    words = the_words()
    ask = Roll(6, 3, "roll.attack", "germany", "", {"faction": "germany", "area": "hamar"})
    assert words.say(words.ask(ask)) == "Germany: throw 3 dice for the attack on Hamar."


@pytest.mark.parametrize(
    ("level", "ending"), [("clear", "Germany wins clearly."), ("marginal", "Germany wins narrowly.")]
)
def test_an_outcome_says_its_level(level: str, ending: str) -> None:
    words = the_words()
    outcome = Outcome(("germany",), "won.all_cities", "", level, {"german_areas": 6, "areas": 6, "round": 9})
    assert words.say(words.entry("game.over", outcome.data())).endswith(ending)


@pytest.mark.rule("KON-GC-22", "KON-AC-22")
@pytest.mark.parametrize(("card", "says"), [("G-52", "the Allies have placed"), ("A-24", "Germany has placed")])
def test_a_card_is_explained_by_the_text_of_its_own_deck(card: str, says: str) -> None:
    """Both decks have an Ubåt."""
    table = set_table(oslo="1 germany", hamar="1 norway")
    words = GAME.words(table.match.setup)
    entry = GAME.explain(table.game, None, ("card", card))
    assert entry is not None
    assert says in words.say(words.entry(entry.key, entry.values))
