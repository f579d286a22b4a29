"""What nobody knows yet changes nothing: what the options of a Halt! card do, until one is chosen (DR-HALT-02)."""

from __future__ import annotations

import pytest

from motstand.games.dutch_resistance import GAME
from motstand.games.dutch_resistance.answers import HALT
from motstand.games.dutch_resistance.box import open_box
from motstand.kernel.content.packs import Pack
from motstand.kernel.flow import Draw, Roll
from motstand.kernel.matches.fate import ByHand, Seeded
from motstand.kernel.matches.making import new_match
from motstand.kernel.matches.match import Match
from motstand.players import policy
from tests.games.dutch_resistance.kit import table_of
from tests.games.kit.asking import question_for
from tests.games.kit.test_secrets import remembered, seen, sentences

SEATS = ["green", "blue"]
GAMES = 8
# Whatever is chosen, it is dear.
OTHERWISE = 'policeman = ["alibi -2", "morale -1"]\nsoldier = ["alibi -3"]\notherwise = ["morale -2"]\n'


def other_halts() -> Pack:
    """A pack in which all Halt! cards tell the same stories, and every option does something else."""
    rows = ['[pack]\ngame = "dutch-resistance"\n']
    for card in open_box([]).cards.halts.values():
        rows.append(f'[[halt]]\nid = "{card.id}"\n')
        rows += [f'[[halt.option]]\nid = "{each.id}"\ntext = "{each.text}"\n{OTHERWISE}' for each in card.options]
    return Pack("other-halts.toml", "".join(rows))


def begun(packs: list[Pack]) -> Match:
    fate = ByHand(Seeded(1), dice=True, cards=True)
    return new_match(GAME, "network", SEATS, fate=fate, packs=packs, options={"level": "extreme"})


def all_that_is_known(match: Match, seat: str | None) -> list[str]:
    """What a seat sees, reads, is told about things, and is advised."""
    known = [seen(match, seat), remembered(match, seat, set()), repr(GAME.odds(table_of(match)))]
    card = GAME.explain(table_of(match), seat, ("card", match.view(seat)["halt"]))
    known.append("" if card is None else repr(card.data()))
    if seat is not None and (choice := question_for(match, seat)) is not None:
        known.append(repr(GAME.reason(table_of(match), choice)))
        words = GAME.words(match.setup)
        known += sentences(words, match, match.options_for(seat)[:20], match.view(seat))
    return known


def same_until_a_halt(seed: int) -> bool:
    """Two games whose Halt! cards differ, compared until somebody has to decide about one."""
    one, other = begun([]), begun([other_halts()])
    fate = Seeded(seed)
    while not one.over:
        is_halt = one.pending is not None and one.pending.prompt == HALT.prompt
        if is_halt or one.number % 20 == 0:
            for seat in [*SEATS, None]:
                assert all_that_is_known(one, seat) == all_that_is_known(other, seat)
        if is_halt:
            return True
        pending = one.pending
        given = fate.answer(pending) if isinstance(pending, Roll | Draw) else policy(one)
        asked = None if isinstance(pending, Roll | Draw) else one.seat
        for match in (one, other):
            match.play(given, asked)
    return False


@pytest.mark.rule("DR-HALT-02", "DR-HALT-03")
def test_what_the_options_of_a_halt_do_is_known_to_nobody() -> None:
    """Neither to people nor to the policy, which answers from the story alone."""
    assert sum([same_until_a_halt(seed) for seed in range(GAMES)]) > GAMES // 2


@pytest.mark.rule("DR-HALT-02")
def test_the_other_halts_do_something_else() -> None:
    one, other = open_box([]).cards.halts, open_box([other_halts()]).cards.halts
    assert list(one) == list(other)
    for id, card in one.items():
        assert [option.text for option in card.options] == [option.text for option in other[id].options]
        assert all(option.effects != other[id].options[n].effects for n, option in enumerate(card.options))
