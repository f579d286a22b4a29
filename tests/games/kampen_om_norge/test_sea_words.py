"""Whatever the advanced game asks, offers and tells in random play has words, in every language."""

from __future__ import annotations

import random

import pytest

from motstand.games.kampen_om_norge import GAME
from motstand.games.kampen_om_norge.sea.answers import QUESTIONS
from motstand.kernel.flow import Choice, JointChoice
from motstand.kernel.game import Setup
from motstand.kernel.matches.fate import ByHand, Seeded
from motstand.kernel.matches.making import match_from
from motstand.kernel.matches.match import Match
from motstand.kernel.words.languages import LANGUAGES
from tests.games.kampen_om_norge.sea_table import set_sea
from tests.games.kampen_om_norge.table import THREE, TWO
from tests.games.opened_lines import family

# Which of the questions random players of a few games hardly ever meet.
RARE = {"naval_combat.counters", "naval_combat.attacker_counters", "april.lure", "april.elsewhere", "april.bluff"}


def begin(seats: list[str], seed: str) -> Match:
    setup = Setup("advanced", seats)
    return match_from(GAME, setup, GAME.start(setup), Seeded(seed))


@pytest.mark.walk
@pytest.mark.parametrize("seats", [TWO, THREE], ids=len)
def test_whole_games_can_be_told(seats: list[str]) -> None:
    asked = set()
    for seed in range(3):
        match = begin(seats, f"told {seed}")
        words = [GAME.words(match.setup, language) for language in LANGUAGES]
        chance = random.Random(f"told {seed}")
        heard: set[tuple[str, str]] = set()
        while not match.over:
            pending = match.pending
            assert isinstance(pending, (Choice, JointChoice))
            asked.add(pending.prompt)
            kinds = {(option[0], pending.prompt) for option in match.options}
            if not kinds <= heard:
                heard |= kinds
                listen(match, pending)
            match.play(chance.choice(match.options))
        for entry in match.log:
            for each in family(entry):
                phrase = words[0].entry(each.key, each.values)
                assert all(spoken.say(phrase) for spoken in words), each.key
    assert set(QUESTIONS) - asked <= RARE


def listen(match: Match, pending: Choice | JointChoice) -> None:
    """The question and all its options, each different from the others, with what is clicked for them."""
    one = GAME.words(match.setup, LANGUAGES[0])
    view = match.view(match.seat)
    choice = pending if isinstance(pending, Choice) else pending.choice(match.seat)
    for language in LANGUAGES:
        spoken = GAME.words(match.setup, language)
        assert spoken.say(one.ask(pending))
        told = [spoken.say(one.option(option, choice, view)) for option in choice.options]
        assert all(told)
        assert len(set(told)) == len(told), f"two options sound alike at {choice.prompt}: {told}"
        for option in choice.options:
            assert len(one.spoken(option)) == len(option)
            for clicks in range(1, len(one.steps(option))):
                assert spoken.words.has(f"step-{option[0]}-{clicks}"), option
            for phrase in one.groups(option, choice, view):
                assert spoken.say(phrase)


def test_dice_and_draws_by_hand_have_words() -> None:
    setup = Setup("advanced", TWO)
    match = match_from(GAME, setup, GAME.start(setup), ByHand(Seeded("by hand"), cards=True))
    words = [GAME.words(setup, language) for language in LANGUAGES]
    chance, other = random.Random("by hand"), Seeded("other")
    prompts = set()
    while not match.over and len(match.journal) < 900:
        pending = match.pending
        assert pending is not None
        prompts.add(pending.prompt)
        assert all(each.say(each.ask(pending)) for each in words)
        decides = isinstance(pending, (Choice, JointChoice))
        match.play(chance.choice(match.options) if decides else other.answer(pending))
    assert {"roll.interception", "roll.ship", "draw.ship", "draw.intercepted"} <= prompts


@pytest.mark.rule("KON-SHIP-24")
def test_a_ship_is_named_in_every_language() -> None:
    table = set_sea({"III": "SG-03"}, oslo="1 germany", hamar="1 norway")
    for language in LANGUAGES:
        words = GAME.words(table.match.setup, language)
        assert isinstance(table.match.pending, Choice)
        said = words.say(words.option(("embark", "SG-03"), table.match.pending, table.match.view("germany")))
        assert "KMS Admiral Hipper" in said


@pytest.mark.rule("KON-SHIP-24", "KON-NAVC-01")
def test_everything_at_sea_explains_itself_and_betrays_nothing() -> None:
    table = set_sea(
        {"III": "SG-03 SG-06", "V": "SA-01", "raid": "SG-01"}, seats=THREE, oslo="1 germany", hamar="1 norway"
    )
    game = table.game
    for language in LANGUAGES:
        words = GAME.words(table.match.setup, language)
        for seat in (*THREE, None):
            for thing in GAME.things(game, seat):
                entry = GAME.explain(game, seat, thing)
                assert entry is not None
                text = words.say(words.entry(entry.key, entry.values))
                assert text.strip().endswith("."), thing
                assert "  " not in text.strip(), thing
    for seat, where in (("germany", "here"), ("allies", "hidden"), (None, "hidden")):
        entry = GAME.explain(game, seat, ("ship", "SG-03"))
        assert entry is not None
        assert entry.values["where"] == where
    zone = GAME.explain(game, None, ("zone", "III"))
    assert zone is not None
    assert (zone.values["german"], zone.values["holder"]) == (2, "germany")
