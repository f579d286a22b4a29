"""Everything on the table explains itself, numbers open into their parts, and nothing is betrayed."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from motstand.games.dutch_resistance import GAME
from motstand.games.dutch_resistance.components import PLACES
from motstand.games.dutch_resistance.danger import danger
from motstand.games.dutch_resistance.odds import chance_to_find, chances
from motstand.games.dutch_resistance.tonight import safety_tonight
from motstand.kernel.flow import JointChoice
from motstand.kernel.log import Entry
from motstand.kernel.matches.fate import Seeded
from motstand.kernel.matches.making import new_match
from motstand.kernel.words.languages import LANGUAGES
from motstand.players import policy
from motstand.terminal.board import board_of
from tests.games.dutch_resistance.kit import KIT, table_of
from tests.games.dutch_resistance.table import set_table, with_tokens
from tests.games.kit.gamekit import Sitting
from tests.games.test_explaining import Speaker, betrays_nothing, look, options_say_what_happens

of_sittings = pytest.mark.parametrize("sitting", KIT.sittings, ids=repr)


@pytest.mark.walk
@of_sittings
def test_everything_on_the_table_explains_itself(sitting: Sitting) -> None:
    match = sitting.begin(Seeded(f"explained {sitting}"))
    speaker, fate = Speaker(match), Seeded(1)
    while not match.over:
        if fate.below(12) == 0:
            look(match, speaker)
            options_say_what_happens(match, speaker)
            betrays_nothing(match, fate)
        match.play(policy(match), match.asked()[0])
    look(match, speaker)


def test_what_is_not_there_is_not_explained() -> None:
    match = new_match(GAME, seed=1)
    for thing in (("nothing", "of the kind"), ("card", "no such card"), ("place", ""), ("token", "nurse")):
        assert match.game.explain(match.state, None, thing) is None
        assert match.game.trace(match.state, thing) is None


def parts(entry: Entry | None) -> dict[str, int]:
    assert entry is not None
    return {child.key.removeprefix("trace.part."): child.values["count"] for child in entry.children}


@pytest.mark.rule("DR-DANGER-01", "DR-DANGER-02", "DR-S2-05", "DR-EX-06")
def test_tonight_opens_into_what_it_is_made_of() -> None:
    table = set_table(
        scenario="safe_houses",
        place={"green": "bank"},
        alibi={"green": 8},
        held={"green": "rations rations"},
        prepare=with_tokens(("student", "bank")),
    )
    entry = GAME.trace(table.game, ("place", "C2"))
    assert parts(entry) == {"person": 1, "alibi": 1, "resources": 1}
    assert entry is not None
    assert entry.values["count"] == 3 == table.match.view(None)["places"]["C2"]["tonight"]
    assert parts(GAME.trace(table.game, ("character", "green"))) == {"alibi": 1, "resources": 1}
    tokens = GAME.trace(table.game, ("track", "tokens"))
    assert parts(tokens) == {"morale": 3}
    assert parts(GAME.trace(table.game, ("track", "round"))) == {"deck": 24}
    assert GAME.trace(table.game, ("track", "nothing")) is None


@pytest.mark.rule("DR-DANGER-05")
@pytest.mark.parametrize("sitting", [each for each in KIT.sittings if "solo" not in each.options], ids=repr)
def test_tonight_is_what_the_danger_phase_takes(sitting: Sitting) -> None:
    """At the end of days of whole games: each Location loses what was foretold, before raids."""
    match = sitting.begin(Seeded(f"tonight {sitting}"))
    nights = 0
    while not match.over:
        game = table_of(match).copy()
        if game.phase == "turn" and nights < 8 and not game.raids_due:
            game.phase = "danger"
            foretold = [safety_tonight(game, place) for place in range(len(PLACES))]
            before = game.safety.copy()
            flow = danger(game)
            game.raids_due = list(range(len(PLACES)))  # so that whatever happens, the first thing asked is a raid
            next(flow)
            lost = [was - now for was, now in zip(before, game.safety, strict=True)]
            for place, loss in enumerate(foretold):
                assert lost[place] == min(loss, before[place])
            nights += 1
        match.play(policy(match), match.asked()[0])
    assert nights > 0


@pytest.mark.rule("DR-RAID-05", "DR-Q-20")
def test_the_chance_of_a_search() -> None:
    assert chance_to_find(2) == 0
    assert chance_to_find(4) == pytest.approx(3 / 36)
    assert chance_to_find(7) == pytest.approx(15 / 36)
    assert chance_to_find(7, safer=2) == pytest.approx(6 / 36)
    found = chances(set_table(scenario="lines_and_papers").game)
    spots = {chance["kind"]: chance["percent"] for chance in found if chance["what"] == "spot"}
    assert set(spots) == {"line", "readers", "watched"}
    patrols = [chance for chance in found if chance["what"] == "patrol"]
    assert [chance["percent"] for chance in patrols] == [25, 25, 25, 25]


@pytest.mark.parametrize("language", LANGUAGES)
@of_sittings
def test_the_terminal_draws_the_table(sitting: Sitting, language: str) -> None:
    match = sitting.begin(Seeded(f"drawn {sitting}"))
    board = board_of(GAME, match.setup, language)
    assert board.title()
    assert board.introduction()
    for _ in range(60):
        if match.over:
            break
        match.play(policy(match), match.asked()[0])
    seat = match.setup.seats[0]
    view = match.view(seat)
    console = Console(width=80, record=True, file=StringIO())
    console.print(board.table(view, 80))
    console.print(board.hands(view, view["characters"][0]["cards"]))
    text = console.export_text()
    assert str(view["morale"]) in text
    assert all(len(line) <= 80 for line in text.splitlines())
    assert board.summary(view)
    assert board.odds(GAME.odds(table_of(match)))
    assert isinstance(match.pending, JointChoice) or match.seat in match.setup.seats or match.over
